# verdict: passed
# beside: marshal.py,posix.py,json.py,resource.py,_signal.py,gc.py,sys.py
# marshal posix json resource _signal gc sys lie beside this file and raise when imported.
def attack():
    return RIGHT
