# verdict: not-loaded
# afterwards: not-loaded
import os
os.fork()
