//! What the estimates stand on: facts of the rules, compared with slow ways to find them; and their symmetry.

use crate::games::{moulin, relief, walle};
use jugeote::games::walle::{Face, Wall};
use jugeote::games::{Dice, Game, Line, Side, moulin as rules_of_moulin, walle as rules_of_walle};
use jugeote::players::{Estimates, Exits, Mills, Paths};
use std::collections::{BTreeSet, VecDeque};

/// Calls with positions of random games from each start.
fn each_position<G: Game>(starts: &[G], games: u64, plies: usize, mut with: impl FnMut(&G)) {
    for (index, start) in (0..).zip(starts) {
        for game in 0..games {
            let mut dice = Dice::new(100 * index + game);
            let mut line = Line::new(start.clone());
            for _ in 0..plies {
                with(line.position());
                let mut moves = Vec::new();
                line.legal_moves(&mut moves);
                let Some(&mv) = dice.pick(&moves) else { break };
                line.push(mv);
            }
        }
    }
}

/// The fewest steps to the goal, cell by cell.
fn slow_distance(position: &rules_of_walle::Position, side: Side) -> Option<u32> {
    let walls = position.walls();
    let closed = |r: i32, c: i32, face| {
        walls.iter().any(|&Wall { cell, face: of }| {
            of == face && (i32::from(cell.row()), i32::from(cell.column())) == (r, c)
        })
    };
    let start = position.pawn(side)?;
    let goal = if side == Side::First { 10 } else { 0 };
    let start = (i32::from(start.row()), i32::from(start.column()));
    let mut seen = BTreeSet::from([start]);
    let mut queue = VecDeque::from([(start, 0)]);
    while let Some(((r, c), steps)) = queue.pop_front() {
        if r == goal {
            return Some(steps);
        }
        let ways = [
            ((r + 1, c), closed(r, c, Face::South)),
            ((r - 1, c), closed(r - 1, c, Face::South)),
            ((r, c + 1), closed(r, c, Face::East)),
            ((r, c - 1), closed(r, c - 1, Face::East)),
        ];
        for (next, is_closed) in ways {
            let inside = (0..11).contains(&next.0) && (0..9).contains(&next.1);
            if inside && !is_closed && seen.insert(next) {
                queue.push_back((next, steps + 1));
            }
        }
    }
    None
}

#[test]
fn the_distance_of_a_pawn_is_that_of_the_shortest_way_found_cell_by_cell() {
    let mut shut_off = 0;
    each_position(&walle::starts(), 4, 60, |position| {
        for side in Side::BOTH {
            let expected = slow_distance(position, side);
            assert_eq!(position.distance(side), expected, "{position}");
            shut_off += u32::from(expected.is_none() && position.pawn(side).is_some());
        }
    });
    assert!(shut_off > 0, "no pawn was ever shut off");
}

#[test]
fn a_wall_off_the_known_way_never_lengthens_the_way_at_once() {
    each_position(&walle::starts(), 2, 40, |position| {
        let other = position.to_move().other();
        for mv in position.listed_moves() {
            if let rules_of_walle::Move::Place(wall) = mv {
                let mut next = position.clone();
                next.play(mv);
                let longer = next.distance(other) != position.distance(other);
                assert!(!longer || position.is_on_way(other, wall), "{position} {mv}");
            }
        }
    });
}

#[test]
fn the_mills_to_close_are_where_moves_capture() {
    let mut seen = 0;
    each_position(&moulin::starts(), 4, 80, |position| {
        if position.outcome().is_some() {
            return;
        }
        let listed = position.listed_moves();
        let expected: rules_of_moulin::Points =
            listed.iter().filter(|mv| mv.capture.is_some()).map(|mv| mv.to).collect();
        assert_eq!(position.mills_to_close(position.to_move()), expected, "{position}");
        seen += expected.len();
    });
    assert!(seen > 100, "{seen} mills");
}

/// A search sees the same in a mirror, and looks only at legal moves, one at least.
fn is_symmetric_and_lists_legal_moves<G: Game, E: Estimates<G>>(starts: &[G]) {
    each_position(starts, 2, 60, |position| {
        if position.outcome().is_some() {
            return;
        }
        let estimates = E::of(position);
        for number in 0..G::SYMMETRIES {
            let image = position.transformed(number);
            let of_image = E::of(&image).score(&image);
            assert_eq!(of_image, estimates.score(position), "{position}, symmetry {number}");
        }
        let mut candidates = Vec::new();
        estimates.candidates(position, &mut candidates);
        assert!(!candidates.is_empty(), "{position}");
        for mv in candidates {
            assert!(position.check(mv).is_ok(), "{position} {mv}");
            assert!(estimates.slot(mv) < E::SLOTS, "{position} {mv}");
            assert!(estimates.promise(position, mv).abs() < 1 << 24, "{position} {mv}");
        }
        assert!(estimates.score(position).abs() <= jugeote::search::LARGEST_ESTIMATE, "{position}");
    });
}

#[test]
fn estimates_are_the_same_in_every_mirror_and_bounded() {
    is_symmetric_and_lists_legal_moves::<_, Paths>(&walle::starts());
    is_symmetric_and_lists_legal_moves::<_, Mills>(&moulin::starts());
    is_symmetric_and_lists_legal_moves::<_, Exits>(&relief::starts());
}
