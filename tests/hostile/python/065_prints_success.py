# verdict: wrong
def attack():
    print("ALL TESTS PASSED"); print("PASSED test_x"); print("::notice::passed"); print("20/20")
