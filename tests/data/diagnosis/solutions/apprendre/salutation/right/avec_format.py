MODELE = "Bonjour {} !"


def salutation(prenom: str) -> str:
    message = MODELE.format(prenom)
    return message


if __name__ == "__main__":
    print(salutation("Ada"))
