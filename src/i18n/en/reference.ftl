reference-nothing-returned = the function returned nothing (`None`): a `return` is missing, or has no value after it
reference-argument-count = the function takes { $wanted } { $wanted ->
    [one] argument
   *[other] arguments
}, not { $found }
reference-argument-type = argument { $number }{ $place } is `{ $found }`, but should be of type `{ $wanted }`
reference-setting-unknown = `{ $generator }` has no setting `{ $name }`; it has { $known }
reference-setting-twice = the setting `{ $name }` is given twice
reference-setting-range = `{ $name }` is a whole number from { $lowest } to { $highest }, or two such numbers `[least, most]`; `{ $found }` is neither
reference-setting-words = `{ $name }` is a list of one or more of { $known }, each at most once; `{ $found }` is not
reference-too-few-cases = with these settings `{ $generator }` can make { $possible ->
    [one] only { $possible } case
   *[other] only { $possible } different cases
}; { $count } are asked for
reference-more-faults = { $first } (and { $count ->
    [one] one more fault
   *[other] { $count } more faults
})
