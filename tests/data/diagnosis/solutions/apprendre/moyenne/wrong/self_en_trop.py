# diagnosis: wrong-number-of-parameters
# case: several


def moyenne(self, notes):
    return sum(notes) / len(notes)
