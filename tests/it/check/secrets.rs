//! Nothing of a hidden case comes out, whatever a program does to itself: ways that were tried once, and closed.

use super::tasks::{graded_beside, laid};
use super::{jugeote, run};

/// Four digits that stand in the hidden case alone.
const SECRET: &str = "7771";

const EXERCISE: &str = "\
function: {name: largest, params: [{name: items, type: \"list[int]\"}], returns: int}
groups:
  - {name: open, points: 1, cases: [{args: [[3, 1]], expect: 3}]}
  - {name: unseen, points: 1, visibility: hidden, cases: [{args: [[7771, 7772]], expect: 7772}]}
";

/// What a program finds in the frames around it while it is loaded or called.
const LOOK: &str = "\
import sys
def around():
    frame, found = sys._getframe(1), ''
    while frame is not None:
        found += repr(frame.f_locals.get('args', '')) + repr(frame.f_locals.get('turns', ''))
        frame = frame.f_back
    return found
hidden = '7771' in around()
";

/// Everything a run prints in both formats, the two channels together.
fn told(exercise: &str, source: &str, files: &[(&str, &str)]) -> String {
    let (report, _) = graded_beside(exercise, source, files);
    let folder = laid(exercise, source, files);
    let ran = run(jugeote(folder.path()).args(["check", "essai/compte", "ex.py"]));
    format!("{report}{}{}", ran.stdout, ran.stderr)
}

#[test]
fn loading_the_file_tells_nothing_of_a_hidden_case() {
    let right = "def largest(items): return max(items)\n";
    for way in [
        "if hidden: raise RuntimeError(around())",
        "if hidden: raise ModuleNotFoundError(around())",
        "if hidden: import os; os._exit(91)",
        "if hidden: del largest; exec('def HID_7771(): pass')",
        "if hidden: exec('def largest(HID_7771, b, c): pass')",
        "if hidden: largest = type('HID_7771', (), {})()",
    ] {
        let told = told(EXERCISE, &format!("{LOOK}{right}{way}\n"), &[]);
        assert!(!told.contains(SECRET) && !told.contains("91"), "{way}: {told}");
    }
}

#[test]
fn the_places_of_an_exception_tell_nothing_of_a_hidden_case() {
    let in_another_file = "\
def largest(items):
    if items[0] > 99:
        exec(compile('raise ValueError', __file__ + repr(items), 'exec'))
    return max(items)
";
    let in_another_line = "\
def fails(): raise ValueError
def largest(items):
    if items[0] > 99:
        fails.__code__ = fails.__code__.replace(co_firstlineno=items[0])
        fails()
    return max(items)
";
    for source in [in_another_file, in_another_line] {
        let told = told(EXERCISE, source, &[]);
        assert!(!told.contains(SECRET), "{told}");
        assert!(told.contains("ValueError"), "{told}");
    }
}

#[test]
fn a_checker_that_fails_on_a_hidden_case_tells_nothing_of_it() {
    let exercise = EXERCISE.replace("groups:", "check: {python: data.py}\ngroups:");
    let checker =
        "def check(args, expected, actual):\n    return args[0][0] % actual == 0 or actual == max(args[0])\n";
    let source = "def largest(items): return max(items) if items[0] < 99 else 0\n";
    let told = told(&exercise, source, &[("exercises/essai/compte/data.py", checker)]);
    assert!(!told.contains(SECRET), "{told}");
    assert!(told.contains("data.py:2"), "{told}");
}
