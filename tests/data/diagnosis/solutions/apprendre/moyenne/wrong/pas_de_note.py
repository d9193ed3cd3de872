# diagnosis: raised-exception
# case: several

notes = []


def moyenne(notes):
    return sum(notes) / len(notes)


print(moyenne(notes))
