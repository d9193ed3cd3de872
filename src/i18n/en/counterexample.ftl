counterexample-heading = smallest failing call found
counterexample-from = found by making the case { $case } smaller
counterexample-from-seed = found by making the case { $case } smaller (seed { $seed })
counterexample-cut = the search was cut short: an even smaller one may fail
counterexample-line = to keep it as a case, in `exercise.yaml`:
counterexample-unsteady = the case { $case } failed, and was answered right when it was asked again: the answers depend on chance or on time, so no smallest failing call can be told
