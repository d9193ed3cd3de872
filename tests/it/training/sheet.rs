//! `train sheet`: the file is read back by a parser of XML that is not ours.

use super::lessons::{desk, race};
use crate::check::{Ran, jugeote, root, run};
use jugeote::problems::Set;
use roxmltree::{Document, Node, ParsingOptions};
use std::fs;
use std::path::Path;

fn sheet(folder: &Path, args: &[&str]) -> Ran {
    run(jugeote(folder).args(["train", "sheet"]).args(args))
}

fn parsed(text: &str) -> Document<'_> {
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    Document::parse_with_options(text, options).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

fn named<'a>(document: &'a Document<'_>, name: &'a str) -> impl Iterator<Item = Node<'a, 'a>> {
    document.descendants().filter(move |node| node.tag_name().name() == name)
}

/// All the text of an element.
fn text(node: Node<'_, '_>) -> String {
    node.descendants().filter_map(|node| node.is_text().then(|| node.text()).flatten()).collect()
}

#[test]
fn a_board_shows_every_altitude_and_every_piece_without_colour() {
    let desk = desk();
    let ran = sheet(desk.path(), &["race.yaml"]);
    assert_eq!((ran.status, ran.stderr.as_str()), (0, ""));
    let document = parsed(&ran.stdout);
    let board = named(&document, "svg").next().expect("a board");
    assert_eq!(
        board.children().find(|node| node.tag_name().name() == "title").and_then(|t| t.text()),
        Some(&*race())
    );
    let texts: Vec<&str> = board
        .children()
        .filter(|node| node.tag_name().name() == "text")
        .filter_map(|node| node.text())
        .collect();
    // A hundred altitudes of 3, the 3 of row 3 on both sides, and the pieces of the text, as many as they are.
    assert_eq!(texts.iter().filter(|&&text| text == "3").count(), 102);
    for letter in ["S", "E", "s"] {
        assert_eq!(texts.iter().filter(|&&text| text == letter).count(), 1, "{letter}");
    }
    // `e` is a piece, and the column at both ends.
    assert_eq!(texts.iter().filter(|&&text| text == "e").count(), 3);
    // Red's are discs, Blue's squares.
    assert_eq!(board.children().filter(|node| node.tag_name().name() == "circle").count(), 2);
    for node in board.descendants() {
        for value in ["fill", "stroke"].into_iter().filter_map(|name| node.attribute(name)) {
            let grey = match value.strip_prefix("rgb(").and_then(|rest| rest.strip_suffix(')')) {
                Some(three) => three.split(',').collect::<std::collections::BTreeSet<_>>().len() == 1,
                None => ["none", "#000", "#fff", "#777"].contains(&value),
            };
            assert!(grey, "{value}");
        }
    }
}

#[test]
fn problems_and_solutions_stand_on_pages_of_their_own_in_both_languages() {
    let set =
        Set::read(&fs::read(root().join("data/relief/entrainement.yaml")).expect("a set")).expect("sound");
    for (lang, question, solutions) in
        [("en", "Red to move wins in", "Solutions"), ("fr", "Rouge joue et gagne en", "Solutions")]
    {
        let ran = sheet(&root(), &["--lang", lang, "--count", "9", "--with", "bands,themes"]);
        assert_eq!((ran.status, ran.stderr.as_str()), (0, ""));
        let document = parsed(&ran.stdout);
        assert_eq!(document.root_element().attribute("lang"), Some(lang));
        assert_eq!(named(&document, "svg").count(), 9);
        let sections: Vec<_> = named(&document, "section").collect();
        let pages: Vec<_> = sections.iter().filter(|node| node.attribute("class") == Some("page")).collect();
        assert_eq!(pages.len(), 3, "four problems a page");
        let last = sections.last().expect("a section");
        assert_eq!(last.attribute("class"), Some("solutions"));
        assert!(text(*last).contains(solutions));
        assert!(ran.stdout.contains(question), "{lang}");
        for problem in &set.problems[..9] {
            let mv = &problem.solutions.0[0];
            assert!(text(*last).contains(mv.as_str()), "{mv}");
            for page in &pages {
                assert!(!text(**page).contains(&format!("{mv}:")), "{mv} is told on a page of problems");
            }
        }
    }
}

#[test]
fn nothing_outside_is_named_and_titles_are_only_text() {
    let desk = desk();
    let title = "<script>alert('&')</script> \u{202e}\"x";
    let ran = sheet(desk.path(), &["race.yaml", "--title", title, "-o", "sheet.html"]);
    assert_eq!((ran.status, ran.stdout.as_str()), (0, ""));
    let written = fs::read_to_string(desk.path().join("sheet.html")).expect("a sheet");
    let document = parsed(&written);
    let heading = named(&document, "h1").next().and_then(|node| node.text());
    assert_eq!(heading, Some("<script>alert('&')</script> \\u202e\"x"));
    for name in ["script", "link", "img", "iframe", "object", "use", "image", "a"] {
        assert_eq!(named(&document, name).count(), 0, "{name}");
    }
    let names: Vec<&str> = written.split('"').filter(|part| part.contains("://")).collect();
    assert!(names.iter().all(|name| name.starts_with("http://www.w3.org/")), "{names:?}");
    assert!(!written.contains("url(") && !written.contains("@import"));
}

#[test]
fn a_sheet_that_cannot_be_written_or_would_overwrite_its_set_is_refused() {
    let desk = desk();
    let ran = sheet(desk.path(), &["race.yaml", "-o", "race.yaml"]);
    assert!(ran.status == 2 && ran.stderr.contains("race.yaml"), "{}", ran.stderr);
    let ran = sheet(desk.path(), &["race.yaml", "-o", "no/such/folder.html"]);
    assert!(ran.status == 2 && ran.stderr.contains("no/such/folder.html"), "{}", ran.stderr);
    let ran = sheet(desk.path(), &["race.yaml", "--band", "1,2,3,4,5", "--count", "0"]);
    assert_eq!(ran.status, 2, "{}", ran.stderr);
}
