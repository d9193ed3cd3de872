record-json = this line is not a record: { $detail }
record-other-game = the record is of `{ $found }`, expected is `{ $expected }`
record-date = `{ $text }` is not a day written as `2026-11-30`
record-too-long = the record has { $count } moves, at most { $most } are read
record-start = { $field }: { $reason }
record-move = move { $number }, `{ $text }`: { $reason }
record-result = the record says `{ $found }`, its moves lead to `{ $expected }`
