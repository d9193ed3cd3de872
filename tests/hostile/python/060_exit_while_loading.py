# verdict: not-loaded
# afterwards: not-loaded
import sys
sys.exit(0)
