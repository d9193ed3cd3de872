//! The boards of a sheet of nine men's morris, read back by a parser of XML that is not ours.

use super::shipped::shipped;
use crate::check::{jugeote, root, run};
use roxmltree::{Document, Node, ParsingOptions};

/// The circles of a board of this fill and radius.
fn circles(board: Node<'_, '_>, fill: &str, radius: &str) -> usize {
    let is_one = |node: &Node<'_, '_>| {
        node.tag_name().name() == "circle"
            && node.attribute("fill") == Some(fill)
            && node.attribute("r") == Some(radius)
    };
    board.descendants().filter(is_one).count()
}

#[test]
fn a_board_shows_every_piece_on_the_board_and_in_hand_without_colour() {
    let set = shipped();
    for (lang, legend, question) in [
        ("en", "Black discs are Blue's pieces", "to move"),
        ("fr", "Les disques noirs sont les pions de Bleu", "joue"),
    ] {
        let ran =
            run(jugeote(&root()).args(["train", "sheet", "data/moulin/entrainement.yaml", "--lang", lang]));
        assert_eq!((ran.status, ran.stderr.as_str()), (0, ""));
        assert!(ran.stdout.contains(question));
        let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
        let document = Document::parse_with_options(&ran.stdout, options).expect("XML");
        let text: String = document.descendants().filter_map(|node| node.text()).collect();
        assert!(text.contains(legend));
        let boards: Vec<Node<'_, '_>> =
            document.descendants().filter(|node| node.tag_name().name() == "svg").collect();
        assert_eq!(boards.len(), set.problems.len());
        for (board, problem) in boards.into_iter().zip(&set.problems) {
            let title = board.children().find(|node| node.tag_name().name() == "title");
            assert_eq!(title.and_then(|title| title.text()), Some(problem.position.as_str()));
            // Counted in the text: the letters of the board, then the hands.
            let fields: Vec<&str> = problem.position.split(' ').collect();
            let letters = |letter: char| fields[0].matches(letter).count();
            let hand = |field: usize| fields[field].parse::<usize>().expect("a number");
            assert_eq!(circles(board, "#000", "9.5"), letters('B'), "{}", problem.position);
            assert_eq!(circles(board, "#fff", "9.5"), letters('R'), "{}", problem.position);
            assert_eq!(circles(board, "#000", "2.6"), letters('.'), "{}", problem.position);
            assert_eq!(circles(board, "#000", "5.5"), hand(2), "{}", problem.position);
            assert_eq!(circles(board, "#fff", "5.5"), hand(3), "{}", problem.position);
            for node in board.descendants() {
                for value in ["fill", "stroke"].into_iter().filter_map(|name| node.attribute(name)) {
                    assert!(["none", "#000", "#fff", "#777"].contains(&value), "{value}");
                }
            }
        }
    }
}
