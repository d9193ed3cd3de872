//! Text from strangers in every field: nothing acts on a terminal, a log service or a JSON reader.

use super::build::{
    case, documents, exercise, group, localized, raised, read_json, report, site, terminal, wrong,
};
use super::readers;
use jugeote::exercise::{Feedback, Visibility};
use jugeote::grading::{CaseReport, Counterexample, Printed, Report, Site, Verdict};
use jugeote::i18n::{Lang, Wording};
use jugeote::msg;
use jugeote::report::{Options, json};
use jugeote::value::{Notation, Shown, Text, Value};
use proptest::prelude::*;

/// A report with `text` wherever a stranger can put text.
fn full_of(text: &str) -> Report {
    let lone = Text::from_generalised_utf8(&[text.as_bytes(), b"\xed\xa0\x80"].concat()).expect("text");
    let value = || {
        let bytes = Value::Bytes(text.as_bytes().to_vec());
        Value::List(vec![Value::text(text), bytes, Value::Text(lone.clone())])
    };
    let frame = |columns| Site {
        file: text.into(),
        columns,
        repeats: 3,
        ..site(7, None, text, &format!("    {text}"))
    };
    let exception =
        || Some(raised(text, text, vec![frame(None), frame(Some((5, 9))), frame(Some((400, 2)))]));
    let cases = vec![
        CaseReport {
            name: format!("{text} 1"),
            why: Some(localized(text, text)),
            call: Notation::Python.call("f", &[value()], 4000),
            explanation: Some(msg!("report-text", text = text)),
            detail: Some(msg!("report-text", text = text)),
            raised: exception(),
            printed: Printed { text: format!("{text}\n{text}"), cut: 4 },
            ..wrong("", value(), Value::Sub(text.into(), Box::new(value())))
        },
        CaseReport {
            // The title of the first case once more.
            why: Some(localized(text, text)),
            printed: Printed { text: text.into(), cut: 0 },
            ..wrong("a", Value::text(text), Value::Other { class: text.into(), note: text.into() })
        },
        wrong("b", Value::text("x"), Value::text(format!("{text}\n{text}\n"))),
        wrong(
            "c",
            Value::Dict(vec![(Value::text(text), Value::int(1))]),
            Value::Dict(vec![(Value::text(text), Value::int(2))]),
        ),
        wrong(
            "d",
            Value::List(vec![Value::List(vec![Value::text("0"), Value::text("1")])]),
            Value::List(vec![
                Value::List(vec![Value::text(text), Value::Sub(text.into(), Box::new(Value::None))]),
                value(),
            ]),
        ),
        CaseReport { raised: exception(), ..case("e", Verdict::Error) },
    ];
    let mut groups = vec![group(text, Visibility::Public, Feedback::Full)];
    groups.push(group("h", Visibility::Hidden, Feedback::Full));
    let mut exercise = exercise(groups);
    exercise.title = localized(text, text);
    let mut made = report(exercise, cases);
    made.head.submission = text.into();
    made.head.language = text.into();
    made.head.notes = vec![msg!("report-text", text = text)];
    made.problem = Some(msg!("report-text", text = text));
    made.problem_site = Some(frame(Some((5, 6))));
    made.problem_raised = exception();
    made.groups[1].skipped_for = Some(text.into());
    made.next_steps = vec![msg!("report-text", text = text)];
    made.unsteady = Some(text.into());
    made.counterexample = Some(Counterexample {
        case: made.cases[0].clone(),
        from: made.cases[0].name.clone(),
        seed: None,
        line: Some(format!("- {{args: [{text}]}}")),
        cut: true,
    });
    made
}

/// Control, bidirectional and zero-width characters, listed here anew from the Unicode tables.
fn acts_on_a_terminal(c: char) -> bool {
    (c.is_control() && c != '\n')
        || matches!(c as u32, 0x061c | 0x200b..=0x200f | 0x2028..=0x202e | 0x2060..=0x206f | 0xfeff | 0xe0000..=0xe007f)
}

/// Nothing in it acts on a terminal, and no line of it begins as a command to a log service.
pub(crate) fn check_plain(text: &str) {
    for line in text.lines() {
        let start = line.trim_start();
        assert!(!start.starts_with("::"), "a line begins with a command: {line:?}\n{text}");
        // The runner of GitHub and the agent of Azure look for these anywhere in a line.
        for command in ["##[", "##vso["] {
            assert!(!line.contains(command), "a line holds a command: {line:?}\n{text}");
        }
    }
    if let Some(c) = text.chars().find(|&c| acts_on_a_terminal(c)) {
        panic!("{c:?} got through:\n{text}");
    }
}

fn check(report: &Report) {
    for lang in Lang::ALL {
        for width in [60, 80, 200] {
            check_plain(&terminal(report, lang, Options { width, in_full: 50, reveal: false }));
        }
    }
    let teacher = Options { reveal: true, in_full: 50, ..Options::default() };
    check_plain(&terminal(report, Lang::Fr, teacher));
    for (lang, reveal) in [(Lang::Fr, true), (Lang::En, false)] {
        for (kind, text) in documents(report, lang, reveal) {
            match kind {
                // The one has commands of its own; the other is a page and no log.
                "github" | "summary" => assert!(!text.contains(acts_on_a_terminal), "{text}"),
                _ => check_plain(&text),
            }
            readers::check(kind, &text, report);
        }
    }
}

#[test]
fn known_attacks_are_shown_as_escapes() {
    for text in [
        "\u{1b}[31mrouge\u{1b}[0m",
        "\u{1b}]52;c;cm0gLXJm\u{7}",
        "\u{1b}]8;;http://x\u{1b}\\lien\u{1b}]8;;\u{1b}\\",
        "échec\r20/20 réussi",
        "\u{9b}2J\u{9d}0;titre\u{9c}",
        "a\u{202e}b\u{2066}c\u{200f}\u{61c}d\u{200b}e",
        "::",
        "::error file=x::raté",
        "x\n::add-mask::y\n ::stop-commands::z\n##[error]w\n##vso[task]",
        "un ::error:: deux ::set-env name=a::b trois ##[group]quatre ::warning::cinq ::notice::six ::debug::sept",
        "\0\u{8}\u{7f}",
        "{ $status } { -term } { \"x\" } `'\"\\",
        "]]>&amp;<![CDATA[<x a='\"'>]]>]]></failure></system-out>--><!--",
        "=1+1",
        "+cmd|' /C calc'!A0",
        "-2+3",
        "@SUM(A1)",
        "\u{ff1d}1+1",
        "\"; =1, \"",
        "# SKIP pas grave",
        "1..0 # skip\nBail out!\nok 2 - x # TODO\n  ...\nok 3\n  ---",
        "\\# \\\\ \\",
        "Subtest: x\n# Subtest: y\n    ok 1\npragma +bail\nTAP version 14",
        "```\n````text\n# titre\n<img src=x>\n| a | b |\n~~~",
        "[x](http://y) @personne #1 **gras** $a$",
        "[[ATTACHMENT|secret.txt]]",
        "a\u{fffe}\u{ffff}\u{1fffe}\u{fdd0}b",
        "%0A::error::x%25",
        "fini ##[add-mask]a ###[error]b ##vso[task.setvariable variable=c]d",
        "\u{feff}\u{e0041}\u{2028}\u{2029}\u{0}",
        "",
        " ",
        "\n\n",
    ] {
        check(&full_of(text));
    }
}

#[test]
fn a_forged_verdict_cannot_reach_the_left_margin() {
    let forged = format!("{}✓ examples   20 / 20\nall 12 cases passed.", "x".repeat(71));
    let text = terminal(&full_of(&forged), Lang::En, Options { width: 80, in_full: 50, reveal: false });
    for line in text.lines() {
        assert!(!line.starts_with("all 12") && !line.starts_with("✓"), "{text}");
    }
    let printed: Vec<&str> = text.lines().filter(|line| line.contains("all 12 cases passed.")).collect();
    assert!(!printed.is_empty());
}

#[test]
fn every_line_a_program_printed_has_a_bar_before_it() {
    let words: Vec<String> = (0..9).map(|n| format!("LINE{n} {}", "z".repeat(n * 30))).collect();
    let printing = CaseReport {
        printed: Printed { text: words.join("\n"), cut: 0 },
        ..case("examples 1", Verdict::Timeout)
    };
    for width in [60, 80, 200] {
        let made = super::build::simple(vec![printing.clone()]);
        let text = terminal(&made, Lang::En, Options { width, ..Options::default() });
        for n in 0..9 {
            let line = text.lines().find(|line| line.contains(&format!("LINE{n}"))).expect("the line");
            assert!(line.trim_start().starts_with("│ LINE"), "{line}");
        }
        for line in text.lines().filter(|line| line.contains("zz")) {
            assert!(line.trim_start().starts_with(['│', '┆']), "{line}");
            assert!(line.chars().count() <= width, "{line}");
        }
    }
}

#[test]
fn what_is_cut_is_counted() {
    let printing = CaseReport {
        printed: Printed { text: "abcdefghi\n".repeat(1000), cut: 77 },
        call: Shown { text: "f(1".into(), cut: 999 },
        raised: Some(raised("E", &"m".repeat(1300), (0..30).map(|n| site(n, None, "f", "x = 1")).collect())),
        ..case("examples 1", Verdict::Error)
    };
    let made = super::build::simple(vec![printing]);
    let text = terminal(&made, Lang::En, Options::default());
    // Ten lines of ten characters with their ends are shown; the last end of all is no character of a line.
    assert!(text.contains("(9900 more characters are not shown)"), "{text}");
    assert!(text.contains("77 bytes were left out"), "{text}");
    assert!(text.contains("(999 more characters are not shown)"), "{text}");
    assert!(text.contains("(1000 more characters are not shown)"), "{text}");
    assert!(text.contains("(22 calls in between are not shown)"), "{text}");
    let json = read_json(&made, false);
    assert_eq!(json["tests"][0]["exception"]["frames_cut"], 10);
    assert_eq!(json["tests"][0]["output"]["cut"], 77);
    assert_eq!(json["tests"][0]["call"]["cut"], 999);
}

#[test]
fn a_lone_surrogate_is_shown_and_leaves_json_valid() {
    let lone = || Value::Text(Text::from_generalised_utf8(b"a\xed\xa0\x80").expect("text"));
    let made = super::build::simple(vec![wrong("examples 1", Value::text("a"), lone())]);
    assert!(terminal(&made, Lang::En, Options::default()).contains(r"'a\ud800'"));
    assert_eq!(read_json(&made, false)["tests"][0]["actual"]["text"], r"'a\ud800'");
}

#[test]
fn json_gives_back_what_was_printed_and_holds_no_control_character() {
    let text = "\u{1b}[31m\u{202e}\u{9b}\u{10fffd}\r\n::error::é\0";
    let printing =
        CaseReport { printed: Printed { text: text.into(), cut: 0 }, ..case("examples 1", Verdict::Passed) };
    let made = super::build::simple(vec![printing]);
    let document = json::document(&made, &Wording::new(Lang::Fr), false);
    assert!(document.ends_with("}\n"));
    assert!(!document.chars().any(acts_on_a_terminal), "{document}");
    assert_eq!(read_json(&made, false)["tests"][0]["output"]["text"], text);
}

#[test]
fn a_caret_stands_below_the_part_meant() {
    let frame = site(3, Some((14, 21)), "aire", "    return é\t+ math.pi");
    let failing =
        CaseReport { raised: Some(raised("E", "", vec![frame])), ..case("examples 1", Verdict::Error) };
    let text = terminal(&super::build::simple(vec![failing]), Lang::En, Options::default());
    // The tab is written `\t`, two columns.
    assert!(text.contains("    3 │ return é\\t+ math.pi\n      │          "), "{text}");
    let lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().position(|line| line.contains("math.pi")).expect("the line");
    let column = |line: &str, what: &str| line[..line.find(what).expect(what)].chars().count();
    assert_eq!(column(lines[at + 1], "^"), column(lines[at], "+"), "{text}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]
    #[test]
    fn no_text_at_all_gets_a_control_character_or_a_command_through(
        text in proptest::collection::vec(prop_oneof![
            any::<char>(),
            proptest::char::range('\0', '\u{a0}'),
            proptest::char::range('\u{2000}', '\u{206f}'),
            Just(':'), Just('#'), Just('['), Just(' '), Just('\n'),
        ], 0..60)
    ) {
        check(&full_of(&text.into_iter().collect::<String>()));
    }
}
