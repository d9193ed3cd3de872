import calendar


def bissextile(annee):
    return calendar.isleap(annee)
