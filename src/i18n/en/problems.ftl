tree-fault = tree: line { $line }: { $reason }
tree-indentation = a level is two spaces, and each line stands at most one level deeper than the one before
tree-first-move = a first move stands alone on its line
tree-malformed = a line is `replies: answer`: moves with one space between, or `*`, then the answer
