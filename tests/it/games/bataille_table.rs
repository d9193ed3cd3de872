//! Bataille: the referee, the players' views, and the tokens of a record.

use super::bataille::{SHORT_SNAKE, SNAKE};
use super::slow_bataille::{self as slow, Slow};
use jugeote::games::bataille::{
    Action, Arrangement, EndReason, Ending, Grid, Stage, Table, Token, parse_start,
};
use jugeote::games::{Dice, Side};
use jugeote::i18n::{Lang, Wording};
use proptest::prelude::*;
use std::collections::BTreeSet;

fn grid(text: &str) -> Grid {
    Grid::parse(text).expect("a valid grid")
}

/// Player 1 holds the snake of 31, player 2 the whole snake.
fn table() -> Table {
    Table::new([grid(SHORT_SNAKE), grid(SNAKE)])
}

/// Plays tokens; the last refusal comes back in English.
fn played(table: &mut Table, tokens: &str) -> Result<(), String> {
    for token in tokens.split_whitespace() {
        Token::parse(token)
            .and_then(|token| table.replay(&token))
            .map_err(|reason| format!("{token}: {}", Wording::new(Lang::En).say(&reason)))?;
    }
    Ok(())
}

fn after(tokens: &str) -> Table {
    let mut table = table();
    played(&mut table, tokens).expect("legal tokens");
    table
}

fn refusal(before: &str, token: &str) -> String {
    let mut table = after(before);
    let unchanged = table.clone();
    let refused = played(&mut table, token).expect_err("a refusal");
    assert_eq!(table, unchanged, "a refused token changes nothing");
    refused
}

#[test]
fn the_answer_to_a_number_is_its_cell_or_none_beyond_the_last() {
    let table = after("?27=>C5 ?31=>F6 ?36=>A6 ?32=>none");
    assert_eq!(table.scores(), [0, 0], "questions score nothing");
    assert_eq!(table.notes(Side::First).cell_of(36).map(|cell| cell.to_string()), Some("A6".to_owned()));
    assert_eq!(table.notes(Side::Second).absent().collect::<Vec<_>>(), [32]);
    assert_eq!(refusal("", "?27=>C4"), "?27=>C4: the answer `C4` to `?27` is not true of the grid");
    assert_eq!(refusal("", "?27=>none"), "?27=>none: the answer `none` to `?27` is not true of the grid");
}

#[test]
fn the_answerer_picks_among_the_black_cells_not_told_yet() {
    // Player 2 asks about the snake of 31, whose black cells are A6 to E6; player 1 passes the time.
    assert_eq!(
        refusal("?1", "?#"),
        "?#: 5 different answers would be true: the record must tell which one was given"
    );
    assert_eq!(refusal("?1", "?#=>A1"), "?#=>A1: the answer `A1` to `?#` is not true of the grid");
    let told = "?1 ?#=>C6 ?2 ?#=>A6 ?3 #=E6=>yes";
    assert_eq!(
        refusal(&format!("{told} ?4"), "?#=>C6"),
        "?#=>C6: the black cell C6 is noted already: another one must be told"
    );
    assert_eq!(
        refusal(&format!("{told} ?4"), "?#=>E6"),
        "?#=>E6: the black cell E6 is noted already: another one must be told"
    );
    let all = format!("{told} ?4 ?#=>B6 ?5 ?#=>D6");
    assert_eq!(
        refusal(&format!("{all} ?6"), "?#=>F6"),
        "?#=>F6: the answer `F6` to `?#` is not true of the grid"
    );
    let table = after(&format!("{all} ?6 ?#=>none"));
    assert!(table.notes(Side::Second).no_black_left());
    assert_eq!(
        refusal(&format!("{all} ?6 ?#=>none ?7"), "?#=>none"),
        "?#=>none: it was told already that no black cell is left"
    );
}

#[test]
fn a_right_guess_scores_for_the_guesser_and_a_wrong_one_for_the_opponent() {
    assert_eq!(after("1=A1=>yes").scores(), [10, 0]);
    assert_eq!(after("1=B1=>no").scores(), [0, 10]);
    assert_eq!(after("1=A1 1=B1=>no").scores(), [20, 0]);
    assert_eq!(after("#=A6=>no #=A6=>yes").scores(), [0, 20]);
    assert_eq!(refusal("", "1=A1=>no"), "1=A1=>no: the answer `no` to `1=A1` is not true of the grid");
}

#[test]
fn what_is_noted_is_neither_asked_for_nor_guessed_again() {
    let of_first = |before: &str, token: &str| refusal(&format!("{before} ?1"), token);
    assert_eq!(of_first("?5", "?5"), "?5: 5 is noted already: it stands in E1");
    assert_eq!(of_first("?5", "5=A1"), "5=A1: 5 is noted already: it stands in E1");
    assert_eq!(of_first("?5", "7=E1"), "7=E1: cell E1 is noted already: it holds 5");
    assert_eq!(of_first("5=E1=>yes", "?5"), "?5: 5 is noted already: it stands in E1");
    assert_eq!(of_first("#=A1=>no", "#=A1"), "#=A1: `#=A1` was guessed before and answered `no`");
    assert_eq!(of_first("5=A1=>no", "5=A1"), "5=A1: `5=A1` was guessed before and answered `no`");
    assert_eq!(refusal("?1 ?36=>none ?2", "?36"), "?36: 36 was told to be absent");
    assert_eq!(refusal("?1 ?36=>none ?2", "36=A6"), "36=A6: 36 was told to be absent");
    // What could only be deduced is no note: 35 after 36 was told absent, a cell after a wrong guess there.
    after("?1 ?35=>none ?2 ?36=>none");
    after("5=A1=>no ?1 ?5=>E1");
    after("5=A1=>no ?1 6=A1=>no");
    // A black cell left over is still asked for.
    after("?#=>none");
}

#[test]
fn the_stopper_wins_25_when_right_and_first_whatever_the_opponent_hands_in() {
    for opponents in [SHORT_SNAKE, SNAKE] {
        let table = after(&format!("stop grid:{SNAKE} grid:{opponents}"));
        assert_eq!(table.scores(), [25, 0]);
        assert_eq!(table.ending(), Some(Ending { winner: Some(Side::First), reason: EndReason::Stopped }));
    }
}

#[test]
fn the_stopper_who_is_wrong_loses_25_exactly_when_the_opponent_is_right() {
    let table = after(&format!("stop grid:{SHORT_SNAKE} grid:{SHORT_SNAKE}"));
    assert_eq!(table.scores(), [-25, 0]);
    assert_eq!(table.ending(), Some(Ending { winner: Some(Side::Second), reason: EndReason::Stopped }));
    let table = after(&format!("stop grid:{SHORT_SNAKE} grid:{SNAKE}"));
    assert_eq!(table.scores(), [0, 0]);
    assert_eq!(table.ending().map(Ending::words).as_deref(), Some("draw stop"));
    // The second player stops: the stopper's grid still comes first.
    let table = after(&format!("?1 stop grid:{SHORT_SNAKE} grid:{SHORT_SNAKE}"));
    assert_eq!(table.scores(), [0, 25]);
}

#[test]
fn a_stopper_who_is_right_but_not_first_loses_25_when_the_opponent_is_right_too() {
    for (opponents, score) in [(SHORT_SNAKE, -25), (SNAKE, 0)] {
        let mut table = after("stop");
        let handed = |text| Arrangement::parse(text).expect("a grid");
        table.hand_in(Side::Second, &handed(opponents)).expect("handed in");
        table.hand_in(Side::First, &handed(SNAKE)).expect("handed in");
        assert_eq!(table.scores(), [score, 0]);
    }
}

#[test]
fn grids_are_handed_in_once_each_complete_and_after_stop_only() {
    let snake = format!("grid:{SNAKE}");
    assert!(refusal("?1", &snake).ends_with("grids are handed in only after `stop`"));
    let unknown = format!("grid:{}", SNAKE.replace("36", "."));
    assert!(refusal("stop", &unknown).ends_with("a grid that is handed in has no unknown cell"));
    assert_eq!(refusal("stop", "?1"), "?1: the game was stopped: only grids are handed in now");
    let over = format!("stop {snake} {snake}");
    assert!(refusal(&over, &snake).ends_with("the game is over: player1 stop"));
    let mut table = after("stop");
    let grid = Arrangement::parse(SNAKE).expect("a grid");
    table.hand_in(Side::Second, &grid).expect("handed in");
    assert!(table.hand_in(Side::Second, &grid).is_err());
    // A faulty grid may be handed in; it is not right.
    after(&format!("stop grid:{} {snake}", SNAKE.replace("36", "35")));
}

#[test]
fn the_game_ends_when_one_players_notes_fix_all_cells() {
    let mut table = table();
    for number in 1..=36 {
        assert_eq!(table.ending(), None);
        played(&mut table, &format!("?{number}")).expect("legal");
        if number < 36 {
            let reply = if number <= 31 { format!("?{number}") } else { "1=A1".to_owned() };
            let reply = if number == 32 { "?32=>none".to_owned() } else { reply };
            let reply = if number > 32 { format!("?{number}=>none") } else { reply };
            played(&mut table, &reply).expect("legal");
        }
    }
    assert_eq!(table.ending(), Some(Ending { winner: None, reason: EndReason::Filled }));
    assert_eq!(table.actions(), 71);
    assert!(played(&mut table, "stop").is_err());
}

#[test]
fn a_match_ends_after_its_limit_unless_it_is_being_stopped() {
    let limited = |tokens: &str| {
        let mut table = table().limited(3);
        played(&mut table, tokens).expect("legal");
        table
    };
    assert_eq!(limited("?1 ?1").ending(), None);
    let table = limited("?1 ?1 2=C1=>no");
    assert_eq!(table.ending().map(Ending::words).as_deref(), Some("player2 limit"));
    let stopped = limited("?1 ?1 stop");
    assert_eq!(stopped.stage(), Stage::Stopped { by: Side::First, first: None });
    let settled = limited(&format!("?1 ?1 stop grid:{SNAKE} grid:{SNAKE}"));
    assert_eq!(settled.ending().map(Ending::words).as_deref(), Some("player1 stop"));
}

#[test]
fn a_view_shows_nothing_of_the_other_grid_but_what_was_answered() {
    // Other grids that give the same answers: the whole snake and the snake of 31 agree on 1 to 31.
    let mut long = Table::new([grid(SHORT_SNAKE), grid(SNAKE)]);
    let mut short = Table::new([grid(SHORT_SNAKE), grid(SHORT_SNAKE)]);
    for token in ["?7", "?1", "8=E2", "2=C1", "1=F6", "?#=>B6", "31=F6", "stop"] {
        for table in [&mut long, &mut short] {
            played(table, token).expect("legal");
        }
        assert_eq!(long.view(Side::First), short.view(Side::First));
        assert_eq!(format!("{:?}", long.view(Side::First)), format!("{:?}", short.view(Side::First)));
    }
    assert_ne!(long.view(Side::Second), short.view(Side::Second), "its own grid a player does see");
    // Handed in, the whole snake is right against one and wrong against the other; that is not said yet.
    let snake = Arrangement::parse(SNAKE).expect("a grid");
    for table in [&mut long, &mut short] {
        table.hand_in(Side::First, &snake).expect("handed in");
    }
    assert_eq!(long.view(Side::First), short.view(Side::First));
}

#[test]
fn a_view_knows_its_turn_its_legal_actions_and_its_true_answers() {
    let table = after("?5");
    let view = table.view(Side::Second);
    assert!(view.is_to_move() && !table.view(Side::First).is_to_move());
    assert_eq!(view.legal_actions().count(), 37 + 37 * 36 + 1);
    let asked = Action::parse("?#").expect("an action");
    // Whoever asks player 2 for a black cell hears `none`; player 1 may choose among five.
    assert_eq!(view.answers(asked).len(), 1);
    assert_eq!(table.view(Side::First).answers(asked).len(), 5);
    // 5 in E1 noted: 1 question, 36 guesses of 5 and 36 other guesses about E1 fewer.
    assert_eq!(table.view(Side::First).legal_actions().count(), 37 + 37 * 36 + 1 - 1 - 36 - 36);
}

#[test]
fn texts_of_actions_answers_and_tokens_are_exact() {
    for text in
        ["?27", "?#", "27=C3", "#=C3", "stop", "?27=>C3", "?27=>none", "?#=>A1", "27=C3=>yes", "#=C3=>no"]
    {
        assert_eq!(Token::parse(text).expect(text).to_string(), text);
    }
    let handed = format!("grid:{SNAKE}");
    assert_eq!(Token::parse(&handed).expect("a grid").to_string(), handed);
    for text in [
        "",
        "?",
        "?0",
        "?37",
        "?07",
        "?+1",
        "? 1",
        "27",
        "27=",
        "27=c3",
        "27=C7",
        "0=A1",
        "=A1",
        "Stop",
        "stop=>yes",
        "?27=>yes",
        "27=C3=>C3",
        "27=C3=>none",
        "27=C3=>",
        "?27=>",
        "grid:",
        "grid:1",
        "27=C3=yes",
        "?27=>C3=>C3",
    ] {
        assert!(Token::parse(text).is_err(), "{text}");
    }
    let all: BTreeSet<String> = Action::all().map(|action| action.to_string()).collect();
    assert_eq!(all.len(), 37 + 37 * 36 + 1);
    assert!(all.iter().all(|text| Action::parse(text).is_ok_and(|action| action.to_string() == *text)));
}

#[test]
fn a_record_starts_from_two_valid_grids() {
    let start = format!("{SHORT_SNAKE} {SNAKE}");
    assert_eq!(Table::new(parse_start(&start).expect("two grids")).start(), start);
    let fields = |text: &str| -> Vec<&str> {
        parse_start(text).expect_err(text).iter().map(|fault| fault.field).collect()
    };
    assert_eq!(fields(SNAKE), ["position"]);
    assert_eq!(fields(&start.replace("12,11", "11,12")), ["grid 1", "grid 1", "grid 2", "grid 2"]);
    assert_eq!(fields(&format!("{start} {SNAKE}")), ["grid 2"]);
}

#[test]
fn legality_answers_scores_and_end_are_those_of_the_slow_referee_in_random_games() {
    let actions: Vec<Action> = Action::all().collect();
    for seed in 0..4 {
        let mut dice = Dice::new(seed);
        let grids = [Grid::random(&mut dice), Grid::random(&mut dice)];
        let mut slow = Slow {
            grids: [slow::rows(&grids[0].to_string()), slow::rows(&grids[1].to_string())],
            said: Vec::new(),
        };
        let mut table = Table::new(grids);
        for turn in 0.. {
            let player = turn % 2;
            assert_eq!(table.to_move() as usize, player);
            if turn % 23 == 0 {
                for action in &actions {
                    let text = action.to_string();
                    assert_eq!(
                        table.check(*action).is_ok(),
                        slow.is_legal(player, &text),
                        "{text} {:?}",
                        slow.said
                    );
                    let answers: Vec<String> =
                        table.answers(*action).iter().map(ToString::to_string).collect();
                    assert_eq!(answers, slow.answers(player, &text), "{text} {:?}", slow.said);
                }
            }
            // Mostly what fills the notes: questions, and guesses that are right.
            let action = loop {
                let action = *dice.pick(&actions[..37]).expect("a question");
                let guess = *dice.pick(&actions[37..37 * 37]).expect("a guess");
                let right = table.answers(guess).iter().any(|answer| answer.to_string() == "yes");
                let wrong = dice.below(40) == 0;
                let chosen = if right || wrong { guess } else { action };
                if table.check(chosen).is_ok() {
                    break chosen;
                }
                // Every question is used up once the other's grid is short of what is asked: guess black.
                if let Some(&found) = actions.iter().find(|&&action| {
                    table.check(action).is_ok()
                        && table.answers(action).iter().any(|answer| answer.to_string() == "yes")
                }) && dice.below(4) == 0
                {
                    break found;
                }
            };
            let answer = table.play_by_dice(action, &mut dice).expect("legal");
            slow.said.push((action.to_string(), answer.map(|answer| answer.to_string()).unwrap_or_default()));
            assert_eq!(table.scores(), slow.scores());
            assert_eq!(table.ending().is_some(), slow.is_filled());
            if table.ending().is_some() {
                assert!(turn > 60);
                break;
            }
        }
    }
}

proptest! {
    #[test]
    fn no_token_makes_the_parser_panic(text in "(grid:|\\?|#|=|=>|stop|yes|no|none|[A-G][0-9]|[0-9]{1,3}|é|,|/){0,12}") {
        if let Ok(token) = Token::parse(&text) {
            prop_assert_eq!(token.to_string(), text);
        }
    }

    #[test]
    fn no_text_makes_the_parser_of_a_start_panic(text in "\\PC{0,60}") {
        let _ = parse_start(&text);
    }
}
