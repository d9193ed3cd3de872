//! The engine against the slow second generator: moves, positions after each move and ends, over random play.

use super::slow_relief::{self, Slow};
use jugeote::games::relief::{Move, Position};
use jugeote::games::{Dice, Game, Line};
use jugeote::search::perft;
use std::collections::BTreeMap;

fn listed(position: &Position) -> Vec<String> {
    position.listed_moves().iter().map(ToString::to_string).collect()
}

/// The way back of a side's last walk, if it can be played: what leads to repetitions.
fn way_back(line: &Line<Position>) -> Option<Move> {
    let [.., own, _] = line.moves() else { return None };
    let Move::Walk { from, to } = *own else { return None };
    let back = Move::Walk { from: to, to: from };
    line.position().check(back).is_ok().then_some(back)
}

/// A pick that likes attacks and exits, so that random games come to all their ends.
fn lively(dice: &mut Dice, moves: &[Move]) -> Move {
    let lively: Vec<Move> = moves.iter().copied().filter(|mv| !matches!(mv, Move::Walk { .. })).collect();
    let choice = if dice.below(3) == 0 { dice.pick(&lively) } else { None };
    *choice.or_else(|| dice.pick(moves)).expect("a move")
}

#[test]
fn random_games_are_the_same_in_both_generators() {
    let mut positions = 0;
    let mut ends: BTreeMap<String, u32> = BTreeMap::new();
    for (start, number) in super::relief::starts().into_iter().zip(0..) {
        for game in 0..3 {
            let mut dice = Dice::new(1_000 * number + game);
            let mut line = Line::new(start.clone());
            let mut slow = Slow::read(&start.to_string());
            let mut states: BTreeMap<String, u32> = BTreeMap::from([(slow.state(), 1)]);
            loop {
                let position = line.position();
                assert_eq!(position.to_string(), slow.write());
                assert_eq!(listed(position), slow.moves(), "{position}");
                assert_eq!(position.count_moves(), position.listed_moves().len() as u64, "{position}");
                for mv in position.listed_moves() {
                    let mut next = position.clone();
                    next.play(mv);
                    assert_eq!(position.count_replies(mv), next.count_moves(), "{position} {mv}");
                }
                let thrice = states[&slow.state()] == 3;
                let expected = match slow.ending() {
                    Some(end) if !end.ends_with("limit") => Some(end),
                    _ if thrice => Some("draw repetition".to_owned()),
                    end => end,
                };
                let end = line.outcome().map(|end| end.words(Position::SIDES));
                assert_eq!(end, expected, "{position}");
                positions += 1;
                if let Some(end) = end {
                    *ends.entry(end).or_default() += 1;
                    break;
                }
                let restless = game == 2 && dice.below(8) > 0;
                let back = if restless { way_back(&line) } else { None };
                let mv = back.unwrap_or_else(|| lively(&mut dice, &position.listed_moves()));
                slow = slow.after(&mv.to_string());
                *states.entry(slow.state()).or_default() += 1;
                line.play(mv).expect("a listed move");
            }
        }
    }
    assert!(positions > 1_000, "{positions}");
    for reason in ["sentinelle", "second-exit", "elimination", "repetition", "limit"] {
        let met: u32 = ends.iter().filter(|(end, _)| end.ends_with(reason)).map(|(_, &count)| count).sum();
        assert!(met > 0, "no game ended by {reason}: {ends:?}");
    }
}

#[test]
fn perft_counts_of_the_table_hold_in_both_generators() {
    for (text, counts) in super::perft_table::of("relief") {
        let position = Position::parse(&text).expect("a position of the table");
        let slow = Slow::read(&text);
        for (depth, count) in counts {
            assert_eq!(perft(&position, depth), count, "{text} at depth {depth}");
            if count < 4_000 {
                assert_eq!(slow_relief::perft(&slow, depth), count, "slowly: {text} at depth {depth}");
            }
        }
    }
}
