//! `train sheet` of problems of Wall-e, read back by a parser of XML that is not ours.

use super::lessons::desk;
use super::shipped::shipped;
use crate::check::{jugeote, root, run};
use jugeote::games::{Game, Side, walle};
use roxmltree::{Document, Node, ParsingOptions};

fn parsed(text: &str) -> Document<'_> {
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    Document::parse_with_options(text, options).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

fn of<'a>(board: Node<'a, 'a>, name: &'static str) -> impl Iterator<Item = Node<'a, 'a>> {
    board.children().filter(move |node| node.tag_name().name() == name)
}

#[test]
fn a_board_shows_every_wall_both_pawns_and_the_walls_in_hand_without_colour() {
    let ran = run(jugeote(&root()).args(["train", "sheet", "walle", "--lang", "fr"]));
    assert_eq!((ran.status, ran.stderr.as_str()), (0, ""));
    let document = parsed(&ran.stdout);
    let boards: Vec<_> = document.descendants().filter(|node| node.tag_name().name() == "svg").collect();
    let set = shipped();
    assert_eq!(boards.len(), set.problems.len());
    for (board, problem) in boards.into_iter().zip(&set.problems) {
        let position = walle::Position::parse(&problem.position).expect("a position");
        assert_eq!(of(board, "title").next().and_then(|title| title.text()), Some(&*problem.position));
        // Every wall is a bar, on the board or in hand: twenty in all.
        assert_eq!(of(board, "line").count(), 20);
        let bars = of(board, "line").filter(|bar| bar.attribute("stroke-width") == Some("4.2"));
        assert_eq!(bars.count(), position.walls().len());
        // Each side's pawn stands on the board, beside it and beyond its goal.
        for fill in ["#fff", "#000"] {
            assert_eq!(of(board, "circle").filter(|disc| disc.attribute("fill") == Some(fill)).count(), 3);
        }
        for side in Side::BOTH {
            let left = position.walls_left(side).to_string();
            let bold = of(board, "text").filter(|text| text.attribute("font-weight") == Some("bold"));
            assert!(bold.into_iter().any(|text| text.text() == Some(&*left)), "{left}");
        }
        for node in board.descendants() {
            for value in ["fill", "stroke"].into_iter().filter_map(|name| node.attribute(name)) {
                assert!(["none", "#000", "#fff", "#777", "rgb(226,226,226)"].contains(&value), "{value}");
            }
        }
    }
}

#[test]
fn a_pawn_stands_in_the_middle_of_its_cell_and_a_wall_on_the_side_of_its_own() {
    let desk = desk();
    let ran = run(jugeote(desk.path()).args(["train", "sheet", "race.yaml"]));
    let document = parsed(&ran.stdout);
    let board = document.descendants().find(|node| node.tag_name().name() == "svg").expect("a board");
    // The first cell drawn is 0,0: all others follow from it.
    let number = |node: Node<'_, '_>, name: &str| -> i32 {
        node.attribute(name).expect(name).parse().expect("a number")
    };
    let corner = of(board, "rect").next().expect("a cell");
    let (left, top, cell) = (number(corner, "x"), number(corner, "y"), number(corner, "width"));
    let white = of(board, "circle").find(|disc| disc.attribute("fill") == Some("#fff")).expect("a pawn");
    // White stands on 9,0.
    assert_eq!((number(white, "cx"), number(white, "cy")), (left + cell / 2, top + 9 * cell + cell / 2));
    let ends: Vec<[i32; 4]> =
        of(board, "line").map(|bar| ["x1", "y1", "x2", "y2"].map(|name| number(bar, name))).collect();
    // A wall south of 0,0 and one east of 5,3.
    assert!(ends.contains(&[left, top + cell, left + cell, top + cell]), "{ends:?}");
    assert!(ends.contains(&[left + 4 * cell, top + 5 * cell, left + 4 * cell, top + 6 * cell]), "{ends:?}");
}
