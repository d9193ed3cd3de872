def salutation(prenom):
    """Dit bonjour."""
    return f"Bonjour {prenom} !"
