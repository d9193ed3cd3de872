# diagnosis: returned-nothing
# case: examples 1


def moyenne(notes):
    total = 0
    for note in notes:
        total += note
    moyenne_des_notes = total / len(notes)
    return
