//! The pages of `jugeote explain`: each in both languages, with all its sections, and with examples that are run.

use super::{Code, examples, graded, in_parallel, leading, named, small, submission};
use crate::check::{jugeote, root, run};
use jugeote::i18n::{Lang, page};
use std::fs;
use std::sync::Mutex;

const SECTIONS: [(Lang, [&str; 4]); 2] = [
    (Lang::En, ["What happened", "Why it matters", "A small example", "Do this instead"]),
    (Lang::Fr, ["Ce qui s'est passé", "Pourquoi c'est important", "Un petit exemple", "À faire plutôt"]),
];

/// The types of the parameters and of the answer of a page's example, and calls with their right answers, worked
/// out by hand.
fn calls(code: Code) -> (&'static [&'static str], &'static str, &'static [(&'static str, &'static str)]) {
    match code {
        Code::PrintedNotReturned => (&["int"], "int", &[("[2]", "4"), ("[5]", "10")]),
        Code::ReturnedNothing => (&["int"], "int", &[("[-3]", "3"), ("[4]", "4")]),
        Code::WrongType => (&["int"], "list[int]", &[("[5]", "[4, 6]")]),
        Code::RowsAndColumnsSwapped => {
            (&["int", "int"], "grid[int]", &[("[2, 3]", "[[0, 1, 2], [3, 4, 5]]"), ("[1, 2]", "[[0, 1]]")])
        }
        Code::SizeOffByOne => (&["int"], "list[int]", &[("[3]", "[1, 2, 3]"), ("[4]", "[1, 2, 3, 4]")]),
        Code::ShiftedByOne => (&["int"], "list[int]", &[("[4]", "[1, 4, 9, 16]")]),
        Code::RightUpToOrder => (&["list[int]"], "list[int]", &[("[[3, 9, 5]]", "[9, 5, 3]")]),
        Code::OffByOne => (&["int", "int"], "int", &[("[1, 3]", "3"), ("[2, 2]", "1"), ("[5, 10]", "6")]),
        Code::RowsAreOneList => (&["int"], "grid[int]", &[("[2]", "[[1, 0], [0, 1]]"), ("[1]", "[[1]]")]),
        Code::ConstantAnswer => {
            (&["list[int]"], "int", &[("[[1, 5]]", "5"), ("[[7]]", "7"), ("[[2, 4]]", "4")])
        }
        Code::AnswerOfAnotherCase => {
            (&["int"], "int", &[("[3]", "6"), ("[4]", "24"), ("[5]", "120"), ("[6]", "720")])
        }
        Code::DependsOnChance => (&["int"], "float", &[("[6]", "3.5"), ("[20]", "10.5"), ("[100]", "50.5")]),
        Code::RecursionLimit => (&["int"], "int", &[("[3]", "6"), ("[0]", "0"), ("[10]", "55")]),
        Code::ExitCalled => (&["int"], "int", &[("[-5]", "-1"), ("[7]", "1")]),
        Code::WrongNumberOfParameters => (&["int", "int"], "int", &[("[1, 2]", "3")]),
        Code::InputCalled | Code::WrongCallInside => (&["int"], "int", &[("[3]", "9")]),
        Code::RaisedException => (&["list[int]"], "int", &[("[[1, 2, 3]]", "3"), ("[[4]]", "4")]),
        Code::TooSlow => (&["int"], "int", &[("[123]", "3"), ("[7]", "1")]),
        Code::MutatedArgument => (&["list[int]"], "int", &[("[[3, 1, 2]]", "1"), ("[[5]]", "5")]),
        Code::RemembersBetweenCalls => (&["int"], "list[int]", &[("[2]", "[0, 1]"), ("[3]", "[0, 1, 2]")]),
    }
}

/// The text of each section of a page, in order, with its heading.
fn sections(page: &str) -> Vec<(&str, &str)> {
    page.split("\n## ").skip(1).map(|part| part.split_once('\n').expect("a text below a heading")).collect()
}

/// The only block of Python of a section.
fn block(section: &str) -> &str {
    let (_, rest) = section.split_once("```python\n").expect("a block of Python");
    let (code, after) = rest.split_once("```").expect("its end");
    assert!(!after.contains("```"), "a second block");
    code
}

#[test]
fn every_code_has_a_page_with_every_section_in_both_languages() {
    for (lang, wanted) in SECTIONS {
        for code in Code::ALL {
            let word = code.word();
            let text = page(lang, word).unwrap_or_else(|| panic!("{word}: no page in {lang:?}"));
            assert!(text.starts_with("# ") && text.ends_with('\n'), "{word}: a title");
            let found = sections(&text);
            let headings: Vec<&str> = found.iter().map(|(heading, _)| *heading).collect();
            assert_eq!(headings, wanted, "{word} in {lang:?}");
            assert!(found.iter().all(|(_, text)| text.trim().len() > 40), "{word}: an empty section");
            if lang == Lang::Fr {
                assert!(!text.to_lowercase().contains("vous"), "{word}: French says « tu »");
            }
        }
        let folder = root().join("src/i18n").join(lang.code()).join("explain");
        for entry in fs::read_dir(folder).expect("the pages") {
            let name = entry.expect("a page").file_name().into_string().expect("UTF-8");
            assert!(Code::parse(name.trim_end_matches(".md")).is_some(), "{name} explains no code");
        }
    }
}

#[test]
fn the_example_of_every_page_has_its_fault_and_what_to_do_instead_is_right() {
    let faults = Mutex::new(Vec::new());
    let fault = |text: String| faults.lock().expect("faults").push(text);
    in_parallel(&Code::ALL, |&code| {
        let (params, returns, cases) = calls(code);
        for lang in Lang::ALL {
            let text = page(lang, code.word()).expect("a page");
            let found = sections(&text);
            let (example, instead) = (block(found[2].1), block(found[3].1));
            let plan = small(instead, params, returns, &examples(cases));
            let report = graded(&plan, &submission(example));
            if leading(&report).map(|found| found.code) != Some(code) {
                fault(format!("{} in {lang:?}: the example has {:?}", code.word(), named(&report)));
            }
            let passes = report.all_passed();
            if passes != code.is_advice() {
                fault(format!("{} in {lang:?}: the example passes: {passes}", code.word()));
            }
            let report = graded(&plan, &submission(instead));
            if !report.all_passed() || !named(&report).is_empty() {
                fault(format!("{} in {lang:?}: instead: {:?}", code.word(), named(&report)));
            }
        }
    });
    let faults = faults.into_inner().expect("faults");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn explain_shows_a_page_lists_the_codes_and_finds_the_one_meant() {
    let ask = |args: &[&str]| run(jugeote(&root()).arg("explain").args(args));
    let ran = ask(&["rows-are-one-list"]);
    assert_eq!((ran.status, ran.stderr.as_str()), (0, ""));
    assert!(
        ran.stdout.starts_with("Rows that are one and the same list\n\nWhat happened\n"),
        "{}",
        ran.stdout
    );
    assert!(ran.stdout.contains("        grid = [[0] * n] * n\n"), "{}", ran.stdout);
    let ran = ask(&["rows-are-one-list", "--lang", "fr"]);
    assert!(ran.stdout.contains("Ce qui s'est passé"), "{}", ran.stdout);
    let ran = ask(&[]);
    assert_eq!(ran.status, 0);
    for code in Code::ALL {
        assert!(ran.stdout.lines().any(|line| line.starts_with(&format!("{} ", code.word()))), "{code:?}");
    }
    let ran = ask(&["printed-not-retuned"]);
    assert_eq!((ran.status, ran.stdout.as_str()), (2, ""));
    assert!(ran.stderr.contains("did you mean `printed-not-returned`?"), "{}", ran.stderr);
    assert_eq!(ask(&["Wrong_Type"]).status, 0);
    for odd in ["", "é\u{1b}[31m", "../report", &"x".repeat(10_000)] {
        let ran = ask(&[odd]);
        assert_eq!(ran.status, 2, "{odd}");
        assert!(!ran.stderr.contains('\u{1b}') && ran.stderr.len() < 500, "{}", ran.stderr);
    }
}
