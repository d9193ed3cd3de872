//! Trees small enough to be solved by hand.

use super::tree_game::Node::{End, Turn};
use super::tree_game::{Node, Tree};
use jugeote::games::Side::{First, Second};
use jugeote::games::Verdict::{Draw, Loss, Win};
use jugeote::search::{Interrupted, Prover};
use std::sync::atomic::AtomicBool;

/// Winning first moves with their plies, and the line, as texts.
fn proved(nodes: &'static [Node], plies: u32) -> (Vec<(String, u32)>, String) {
    let never = AtomicBool::new(false);
    let proof = Prover::new(&never).prove(&Tree { nodes, here: 0 }, plies).expect("not interrupted");
    let wins = proof.wins.iter().map(|win| (win.mv.to_string(), win.plies)).collect();
    let line: Vec<_> = proof.line.iter().map(ToString::to_string).collect();
    (wins, line.join(" "))
}

fn wins(found: &[(&str, u32)]) -> Vec<(String, u32)> {
    found.iter().map(|&(text, plies)| (text.to_owned(), plies)).collect()
}

#[test]
fn a_move_that_ends_the_game_wins_in_one_ply() {
    const NODES: &[Node] =
        &[Turn(First, &[("draw", 1), ("lose", 2), ("win", 3)]), End(Draw), End(Win(Second)), End(Win(First))];
    assert_eq!(proved(NODES, 1), (wins(&[("win", 1)]), "win".to_owned()));
    assert_eq!(proved(NODES, 0), (wins(&[]), String::new()));
}

#[test]
fn every_winning_move_is_found_with_its_own_length_and_no_drawing_one() {
    // `b` wins at once; `c` in three, whatever is answered; `d` draws against `y`; `a` wins in five.
    const NODES: &[Node] = &[
        Turn(First, &[("d", 4), ("c", 2), ("b", 1), ("a", 6)]),
        End(Win(First)),
        Turn(Second, &[("x", 3), ("y", 3)]),
        Turn(First, &[("end", 1)]),
        Turn(Second, &[("x", 3), ("y", 5)]),
        Turn(First, &[("end", 9)]),
        Turn(Second, &[("only", 7)]),
        Turn(First, &[("on", 8)]),
        Turn(Second, &[("x", 3)]),
        End(Draw),
    ];
    assert_eq!(proved(NODES, 1).0, wins(&[("b", 1)]));
    assert_eq!(proved(NODES, 2).0, wins(&[("b", 1)]));
    assert_eq!(proved(NODES, 3).0, wins(&[("b", 1), ("c", 3)]));
    assert_eq!(proved(NODES, 9), (wins(&[("b", 1), ("c", 3), ("a", 5)]), "b".to_owned()));
}

#[test]
fn the_defender_holds_out_as_long_as_it_can_and_equal_moves_are_taken_by_their_texts() {
    // After `go` the other side loses in two plies by `x`, in four by `y` or `z`; the solver then has two wins.
    const NODES: &[Node] = &[
        Turn(First, &[("go", 1)]),
        Turn(Second, &[("z", 4), ("x", 2), ("y", 4)]),
        Turn(First, &[("end", 3)]),
        End(Win(First)),
        Turn(First, &[("q", 5), ("p", 5), ("slow", 6)]),
        Turn(Second, &[("k", 2)]),
        Turn(Second, &[("k", 4)]),
    ];
    assert_eq!(proved(NODES, 5), (wins(&[("go", 5)]), "go y p k end".to_owned()));
    assert_eq!(proved(NODES, 4).0, wins(&[]));
}

#[test]
fn a_win_that_comes_with_a_turn_of_the_other_side_has_an_even_number_of_plies() {
    const NODES: &[Node] = &[Turn(First, &[("wait", 1)]), Turn(Second, &[("pass", 2)]), End(Win(First))];
    assert_eq!(proved(NODES, 1).0, wins(&[]));
    assert_eq!(proved(NODES, 2), (wins(&[("wait", 2)]), "wait pass".to_owned()));
    assert_eq!(proved(NODES, 3).0, wins(&[("wait", 2)]));
}

#[test]
fn no_win_within_an_odd_number_of_plies_says_nothing_about_one_more() {
    const NODES: &[Node] = &[
        Turn(First, &[("a", 1)]),
        Turn(Second, &[("x", 2)]),
        Turn(First, &[("b", 3)]),
        Turn(Second, &[("y", 4)]),
        Turn(First, &[("c", 5)]),
        Turn(Second, &[("z", 6)]),
        End(Win(First)),
    ];
    assert_eq!(proved(NODES, 5).0, wins(&[]));
    assert_eq!(proved(NODES, 6), (wins(&[("a", 6)]), "a x b y c z".to_owned()));
    assert_eq!(proved(NODES, 7).0, wins(&[("a", 6)]));
}

#[test]
fn what_is_known_of_one_root_is_not_believed_of_the_next() {
    // Two trees whose positions have the same keys, as boards of two terrains or turn limits have.
    const WON: &[Node] = &[
        Turn(First, &[("a", 1)]),
        Turn(Second, &[("x", 2)]),
        Turn(First, &[("b", 3)]),
        Turn(Second, &[("y", 4)]),
        Turn(First, &[("c", 5)]),
        End(Win(First)),
    ];
    const DRAWN: &[Node] = &[WON[0], WON[1], WON[2], WON[3], WON[4], End(Draw)];
    let never = AtomicBool::new(false);
    let mut prover = Prover::new(&never);
    for (nodes, won) in [(WON, true), (DRAWN, false), (WON, true)] {
        let proof = prover.prove(&Tree { nodes, here: 0 }, 7).expect("not interrupted");
        assert_eq!(proof.plies(), won.then_some(5));
    }
}

#[test]
fn passes_count_as_moves() {
    const NODES: &[Node] = &[
        Turn(First, &[("pass", 1)]),
        Turn(Second, &[("pass", 2)]),
        Turn(First, &[("end", 3)]),
        End(Win(First)),
    ];
    assert_eq!(proved(NODES, 2).0, wins(&[]));
    assert_eq!(proved(NODES, 3), (wins(&[("pass", 3)]), "pass pass end".to_owned()));
}

#[test]
fn a_draw_or_a_loss_among_the_answers_is_no_win() {
    const NODES: &[Node] = &[
        Turn(First, &[("a", 1), ("b", 2)]),
        Turn(Second, &[("x", 3), ("y", 4)]),
        Turn(Second, &[("x", 3), ("y", 5)]),
        End(Win(First)),
        End(Draw),
        End(Win(Second)),
    ];
    assert_eq!(proved(NODES, 9), (wins(&[]), String::new()));
}

#[test]
fn a_cycle_is_searched_to_its_depth_and_no_further() {
    const NODES: &[Node] = &[
        Turn(First, &[("round", 1), ("out", 2)]),
        Turn(Second, &[("back", 0)]),
        Turn(Second, &[("back", 0), ("lose", 3)]),
        End(Win(First)),
    ];
    assert_eq!(proved(NODES, 41).0, wins(&[]));
}

#[test]
fn the_player_to_move_may_be_the_one_who_has_lost() {
    // As in roi, where positions do not name the sides: both turns are `First`'s.
    const NODES: &[Node] = &[
        Turn(First, &[("a", 1), ("b", 2)]),
        Turn(First, &[("x", 3)]),
        Turn(First, &[("x", 4)]),
        End(Loss), // the solver to move
        Turn(First, &[("end", 5)]),
        End(Loss), // the other to move
    ];
    assert_eq!(proved(NODES, 5), (wins(&[("b", 3)]), "b x end".to_owned()));
}

#[test]
fn a_position_met_with_more_plies_left_is_looked_at_again() {
    // Node 4 is met first by the long way, with too few plies left, then by the short one.
    const NODES: &[Node] = &[
        Turn(First, &[("a", 1), ("b", 6)]),
        Turn(Second, &[("x", 2)]),
        Turn(First, &[("on", 3)]),
        Turn(Second, &[("x", 4)]),
        Turn(First, &[("end", 5)]),
        End(Win(First)),
        Turn(Second, &[("x", 4)]),
    ];
    assert_eq!(proved(NODES, 3).0, wins(&[("b", 3)]));
    assert_eq!(proved(NODES, 5).0, wins(&[("b", 3), ("a", 5)]));
}

#[test]
fn a_finished_position_has_no_win() {
    assert_eq!(proved(&[End(Win(First))], 5), (wins(&[]), String::new()));
}

#[test]
fn a_prover_told_to_stop_gives_up() {
    use jugeote::games::moulin;
    let now = AtomicBool::new(true);
    let start = moulin::Position::start(100).expect("a start");
    assert_eq!(Prover::new(&now).prove(&start, 19), Err(Interrupted));
}
