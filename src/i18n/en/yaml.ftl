yaml-too-long = the file has { $bytes } bytes, at most { $most } are read
yaml-not-utf8 = the file is not UTF-8 text
yaml-hint-utf8 = save it as UTF-8 in the editor
yaml-unknown-key = unknown key `{ $key }`
yaml-unknown-word = unknown word `{ $word }`
yaml-hint-meant = did you mean `{ $word }`?
yaml-hint-known = known here: { $words }
yaml-duplicate-key = the key `{ $key }` stands twice
yaml-duplicate-keys = a key stands twice
yaml-missing-key = the key `{ $key }` is missing
yaml-empty = the file is empty
yaml-ends-early = the file ends too early
yaml-several-documents = there is more than one document: `---` stands in the middle of the file
yaml-merge-key = merge keys (`<<`) are not supported: write the keys out
yaml-tag = the tag `{ $tag }` is not supported
yaml-not-boolean = `{ $value }` is not a truth value
yaml-hint-boolean = write `true` or `false`
yaml-null-for-text = a text is expected, there is nothing here: write "" for an empty text
yaml-not-of-type = `{ $value }` stands where { $expected } is expected
yaml-wrong-length = { $count ->
    [one] there is { $count } element where { $expected } is expected
   *[other] there are { $count } elements where { $expected } is expected
  }
yaml-unknown-anchor = the alias `{ $alias }` refers to nothing
yaml-too-much = the file is too large, too deeply nested or repeats itself through aliases too often
yaml-syntax = the YAML cannot be read: { $detail }
yaml-hint-tab = the line begins with a tab: YAML is indented with spaces
yaml-kind-boolean = a truth value
yaml-kind-integer = an integer that fits
yaml-kind-number = a number
yaml-kind-text = a text
yaml-kind-list = a list
yaml-kind-mapping = keys with values
yaml-kind-other = { $name }
