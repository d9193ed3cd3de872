bounds-form = `{ $found }` stands where the bounds of a value of the type `{ $kind }` are expected: { $form }
bounds-form-int = a whole number, or `[least, most]`
bounds-form-float = `[least, most]`, or `{"{"}range: [least, most], decimals: 2{"}"}` (0 to 6 decimals)
bounds-form-alphabet = an `alphabet` is a text of one character or more
bounds-form-tuple = a list of bounds, one for each of its { $count } { $count ->
    [one] element
   *[other] elements
}
bounds-form-choices = `{"{"}choices: [...]{"}"}`, the values to choose from, or nothing
bounds-mapping = `{ $found }` stands where bounds with keys are expected (known: { $known })
bounds-length = `{ $key }: { $found }`: a length is a whole number from 0 to { $most }, or `[least, most]`
bounds-few = { $wanted } different elements are asked for, but within their bounds there { $possible ->
    [one] is only { $possible }
   *[other] are only { $possible }
}
bounds-large = values within these bounds can have more than { $most } elements
bounds-no-choice = `choices` needs one value at least
bounds-choice-twice = this value stands among the choices already
bounds-letter-twice = the alphabet has `{ $letter }` twice
bounds-size-and-sides = a grid has a `size`, and is square then, or `rows` and `columns`
generate-too-few = within these bounds there { $possible ->
    [one] is only { $possible } case
   *[other] are only { $possible } different cases
}; { $count } are asked for
generate-too-much = { $count } cases of up to { $parts } elements are too much to generate
generate-refused = of the inputs drawn the reference refuses { $refused } and answers { $kept }; { $count } cases are asked for
generate-first-refused = give narrower bounds: the first one refused was { $call } ({ $reason })
generate-hint-bounds = give wider bounds, or ask for fewer cases
