# diagnosis: exit-called
# case: several


def moyenne(notes):
    return sum(notes) / len(notes)


print(moyenne([10, 12]))
quit()
