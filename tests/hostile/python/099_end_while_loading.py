# verdict: not-loaded
# afterwards: not-loaded
import os
os._exit(0)
