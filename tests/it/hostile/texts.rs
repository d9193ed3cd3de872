//! Rows 114, 117 to 119, 122 and 124: hostile text through every channel that a submission has, to the reports
//! that people and programs read; and bytes that are no text.

use crate::check::{RIGHT, Ran, desk, jugeote, report, run};
use crate::report::hostile::check_plain;
use std::path::Path;

/// Clears the screen, writes the clipboard, makes a link, turns the direction, forges lines and commands, and
/// ends what it may stand in.
const TEXT: &str = "\u{1b}[2J\u{1b}]52;c;cm0gLXJm\u{7}\u{1b}]8;;http://x\u{7}\u{9b}31m\u{202e}live\u{2066}\u{61c}\u{200f}\u{feff}\
\r✓ first 2 / 2   4 / 4\n::error::x\n  ::stop-commands::z\n##[error]y\n##vso[task.complete]\n]]></system-out><testcase/>&\"'\0\u{85}";

/// A literal of Python.
fn literal(text: &str) -> String {
    let escaped: Vec<String> = text.chars().map(|c| format!("\\U{:08x}", c as u32)).collect();
    format!("\"{}\"", escaped.concat())
}

/// Submissions that put the text where they can: printed, returned, raised, as names, while loading. With the
/// verdict of their first case, which says that they came to do it.
fn submissions() -> Vec<(&'static str, String)> {
    let text = literal(TEXT);
    // A class's name holds no NUL.
    let head = format!(
        "import sys\nT = {text}\nclass C(Exception): pass\n\
         N = C.__name__ = C.__qualname__ = T.replace('\\0', '')\n"
    );
    let source = TEXT.replace(['\n', '\r', '\0'], " ");
    vec![
        (
            "wrong",
            format!(
                "{head}def jeu_roi(n, pos_pions):\n    print(T); sys.stderr.write(T)\n    \
                 if pos_pions: raise C(T)\n    return T\n"
            ),
        ),
        (
            "wrong",
            format!(
                "{head}class D(list): pass\nD.__name__ = N\nclass E: pass\nE.__name__ = N\n\
                 def jeu_roi(n, pos_pions):\n    return D([T, {{T: T}}]) if pos_pions else E()\n"
            ),
        ),
        (
            "error",
            format!(
                "{head}def jeu_roi(n, pos_pions):\n    exec(compile('def f(): raise C(T)\\nf()', \
                 __file__.rsplit('/', 1)[0] + '/' + N, 'exec'), globals())\n"
            ),
        ),
        ("not-loaded", format!("{head}print(T)\nraise C(T)\n")),
        ("not-loaded", format!("{head}raise SyntaxError(T, (T, 1, 1, T))\n")),
        ("missing", format!("{head}globals()[T] = lambda: 0\n")),
        ("missing", format!("{head}jeu_roi = C(T)\n")),
        // In the source itself, which is quoted where it goes wrong.
        ("error", format!("def jeu_roi(n, pos_pions):\n    return n / 0 # {source}\n")),
        ("not-loaded", format!("def jeu_roi(n, pos_pions):\n    return ( # {source}\n")),
    ]
}

/// What a terminal shows: colours are ours.
fn without_colours(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("\u{1b}[") {
        let end = after.find(|c: char| !c.is_ascii_digit() && c != ';').expect("the end of a code");
        assert!(after[end..].starts_with('m'), "another code than a colour: {:?}", &after[..=end]);
        plain.push_str(before);
        rest = &after[end + 1..];
    }
    plain + rest
}

#[test]
fn rows_117_to_119_text_of_a_submission_acts_on_nobody() {
    for (_, source) in submissions() {
        let desk = desk(&source);
        for options in [&["--lang", "fr"][..], &["--lang", "en", "--color", "always", "--reveal"]] {
            let Ran { stdout, stderr, status } =
                run(jugeote(desk.path()).args(["check", "jeux/roi", "ex.py"]).args(options));
            assert_eq!(status, 1, "{source}\n{stdout}{stderr}");
            check_plain(&without_colours(&stdout));
            check_plain(&without_colours(&stderr));
        }
    }
}

#[test]
fn rows_122_and_124_text_of_a_submission_stays_inside_its_field_of_json() {
    for (verdict, source) in submissions() {
        let desk = desk(&source);
        let ran = run(jugeote(desk.path()).args(["check", "jeux/roi", "ex.py", "--format", "json"]));
        check_plain(&ran.stdout);
        let report: serde_json::Value = serde_json::from_str(&ran.stdout).expect("one document");
        assert_eq!(report["tests"][0]["status"], verdict, "{report:#}");
        assert_eq!(report["tests"].as_array().map(Vec::len), Some(5));
    }
    let (report, _) = report(&submissions()[0].1);
    let printed = report["tests"][0]["output"]["text"].as_str().expect("what it printed");
    assert!(printed.contains(TEXT), "it reads back as it was printed: {printed:?}");
}

#[test]
fn rows_116_to_118_names_of_files_act_on_nobody() {
    let desk = desk(RIGHT);
    for name in ["\u{1b}[2J.py", "a\n::error::x.py", "\u{202e}yp.py", "\u{9b}31m.zip", "\r✓.py"] {
        std::fs::write(desk.path().join(name), RIGHT).expect("a file");
        for options in [&[][..], &["--format", "json"]] {
            let ran = run(jugeote(desk.path()).args(["check", "jeux/roi", name]).args(options));
            check_plain(&ran.stdout);
            check_plain(&ran.stderr);
            assert_eq!(
                ran.status == 0,
                Path::new(name).extension().is_some_and(|end| end == "py"),
                "{name:?}"
            );
        }
    }
}

#[test]
fn row_114_bytes_that_are_no_text_are_said_to_be_none_and_odd_text_is_accepted() {
    let utf_16 = |text: &str| {
        let units = std::iter::once(0xfeff).chain(text.encode_utf16());
        units.flat_map(u16::to_le_bytes).collect::<Vec<u8>>()
    };
    let refused: [(&[u8], &str); 7] = [
        (b"", "is empty"),
        (b"# only a remark\n", "is empty"),
        (b"\x7fELF\x02\x01\x01\0\0\0", "NUL byte"),
        (&[RIGHT.as_bytes(), b"\0"].concat(), "NUL byte"),
        (&utf_16(RIGHT), "UTF-16"),
        (&[b"# \xe9l\xe8ve\n", RIGHT.as_bytes()].concat(), "Latin-1"),
        (b"\xff\xd8\xff\xe0JFIF", "not UTF-8"),
    ];
    for (bytes, wanted) in refused {
        let (report, status) = report(bytes);
        let problem = report["problem"]["message"].as_str().expect("a problem");
        assert!(problem.contains(wanted), "{wanted}: {problem}");
        assert_eq!((status, report["tests"][0]["status"].as_str()), (1, Some("not-loaded")));
    }
    let accepted: [Vec<u8>; 3] = [
        format!("\u{feff}{RIGHT}").into_bytes(),
        RIGHT.replace('\n', "\r\n").into_bytes(),
        [b"# -*- coding: latin-1 -*-\n# \xe9l\xe8ve\n", RIGHT.as_bytes()].concat(),
    ];
    for bytes in accepted {
        let (report, status) = report(bytes);
        assert_eq!((status, &report["passed"]), (0, &true.into()), "{report:#}");
    }
}
