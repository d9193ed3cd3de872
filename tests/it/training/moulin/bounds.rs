//! What cannot be won within so many turns, seen beforehand, against a search that plays everything.

use crate::proof::plain::wins;
use jugeote::games::moulin::{self, Point, Points};
use jugeote::games::{Dice, Game, Provable, Side};

/// A valid position by chance: a crowd, in the last turns of placing or after it, or few pieces.
fn scattered(seed: u64) -> Option<moulin::Position> {
    let dice = &mut Dice::new(seed);
    let is_crowd = !seed.is_multiple_of(4);
    let turns = if is_crowd { 15 + dice.below(6) } else { 18 + dice.below(2) };
    let mut points = [b'.'; 24];
    for (letter, placed) in [(b'B', turns.div_ceil(2)), (b'R', turns / 2)] {
        let standing = if is_crowd { placed.min(9) - dice.below(3) } else { 3 + dice.below(3) };
        for _ in 0..standing {
            let free: Vec<usize> = (0..24).filter(|&point| points[point] == b'.').collect();
            points[*dice.pick(&free)?] = letter;
        }
    }
    let mut letters = points.iter().copied().map(char::from);
    let rows = [3, 3, 3, 6, 3, 3, 3].map(|points| letters.by_ref().take(points).collect::<String>());
    let [blue, red] = [9_usize.saturating_sub(turns.div_ceil(2)), 9_usize.saturating_sub(turns / 2)];
    let turn = ["b", "r"][turns % 2];
    let text = format!("{} {turn} {blue} {red} {turns} 100", rows.join("/"));
    moulin::Position::parse(&text).ok().filter(|position| position.outcome().is_none())
}

/// A position by chance in which one side stands in a cluster whose ways out are mostly barred.
fn cornered(seed: u64) -> Option<moulin::Position> {
    let dice = &mut Dice::new(seed);
    let [cornered, barring] = if seed.is_multiple_of(2) { Side::BOTH } else { [Side::Second, Side::First] };
    let mut cluster = Points::of(*dice.pick(&Point::ALL)?);
    while cluster.len() < 4 + dice.below(3) as u32 {
        let beside: Vec<Point> = (cluster.neighbours() & !cluster).iter().collect();
        cluster = cluster | Points::of(*dice.pick(&beside)?);
    }
    let mut board = [None; 24];
    for point in cluster.iter() {
        board[point as usize] = Some(cornered);
    }
    let ways_out: Vec<Point> = (cluster.neighbours() & !cluster).iter().collect();
    let mut others: Vec<Point> = ways_out.into_iter().filter(|_| dice.below(5) > 0).collect();
    others.extend(Point::ALL.into_iter().filter(|&point| !cluster.contains(point) && dice.below(4) == 0));
    others.truncate(9);
    for point in others {
        board[point as usize] = Some(barring);
    }
    let turns = 18 + dice.below(2) as u32;
    let turn = Side::BOTH[turns as usize % 2];
    let position = moulin::Arrangement { board, turn, in_hand: [0; 2], turns, limit: 100 }.position().ok()?;
    position.outcome().is_none().then_some(position)
}

#[test]
fn what_is_held_impossible_is_never_won() {
    let (mut impossible, mut taken, mut shut_in) = (0, 0, 0);
    for position in (0..6_000).filter_map(scattered).chain((0..3_000).filter_map(cornered)) {
        for side in Side::BOTH {
            let begins = side == position.to_move();
            let most = if position.count_moves() <= 10 { 2 } else { 1 };
            for turns in 1..=most {
                let could = position.could_win_within(side, turns);
                impossible += usize::from(!could);
                let wins = wins(&position, side, begins, 2 * turns - u32::from(begins));
                assert!(!wins || could, "{position} {side:?} {turns}");
                let enemy = side.other();
                let left = position.pieces(enemy).len() + position.in_hand(enemy);
                // A turn takes one piece: with more left it was won by shutting in.
                *if left > turns + 2 { &mut shut_in } else { &mut taken } += usize::from(wins);
            }
        }
    }
    assert!(impossible > 5_000 && taken > 100 && shut_in > 100, "{impossible} {taken} {shut_in}");
}

#[test]
fn too_many_pieces_and_too_much_room_are_seen() {
    // Red has four pieces and room everywhere: two mills are needed, and room for three turns is left.
    let roomy = "BB./..B/.../....../R.R/.../RR. b 0 0 40 100";
    let position = moulin::Position::parse(roomy).expect("a position");
    assert!(!position.could_win_within(Side::First, 0));
    assert!(!position.could_win_within(Side::First, 1));
    assert!(position.could_win_within(Side::First, 3));
}
