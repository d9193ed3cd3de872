# verdict: wrong
sys.stdout.buffer.write(b"\"\xff\xfe\"\n")
