# diagnosis: recursion-limit
# case: examples 1


def tri(nombres):
    if nombres == []:
        return []
    pivot = nombres[0]
    petits = [x for x in nombres if x <= pivot]
    grands = [x for x in nombres if x > pivot]
    return tri(petits) + tri(grands)
