# diagnosis: remembers-between-calls
# case: several

total = 0


def moyenne(notes):
    global total
    for note in notes:
        total += note
    return total / len(notes)
