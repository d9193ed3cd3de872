//! What every player must do, and the moves that even the weakest ones find.

use jugeote::games::relief::Terrain;
use jugeote::games::{Dice, Game, Line, Verdict, moulin, relief, roi, walle};
use jugeote::players::{Playable, Player, PlayerName, named, play};

fn player<G: Playable>(name: &str) -> Box<dyn Player<G>> {
    named(name).unwrap_or_else(|error| panic!("{error}"))
}

fn position<G: Game>(text: &str) -> G {
    G::parse(text).unwrap_or_else(|faults| panic!("{text}: {faults}"))
}

fn walle_start() -> walle::Position {
    position("w - - 10 10 -")
}

fn moulin_start() -> moulin::Position {
    moulin::Position::start(100).expect("the start")
}

fn relief_start() -> relief::Position {
    relief::Position::initial(Terrain::level(3))
}

/// The moves of a game in which both names play; legality is checked by the line.
fn game<G: Playable>(start: &G, names: [&str; 2], seed: u64) -> Line<G> {
    let mut line = Line::new(start.clone());
    let mut players = names.map(player::<G>);
    let mut dice = Dice::new(seed);
    while line.outcome().is_none() && line.moves().len() < 300 {
        let index = line.moves().len() % 2;
        let mv = players[index].choose(&line, dice.bits()).expect("a move of a game that goes on");
        line.play(mv).unwrap_or_else(|reason| panic!("{names:?}: {mv}: {reason}"));
    }
    line
}

/// The first of these names wins every game against the second, from either side.
fn beats<G: Playable>(start: &G, strong: &str, weak: &str, games: u64) {
    for seed in 0..games {
        for side in [0, 1] {
            let names = if side == 0 { [strong, weak] } else { [weak, strong] };
            let line = game(start, names, seed);
            let won = line.outcome().is_some_and(|end| match end.verdict {
                Verdict::Win(winner) => winner as usize == side,
                Verdict::Loss => line.moves().len() % 2 != side,
                Verdict::Draw => false,
            });
            assert!(won, "{}: {strong} as side {side} against {weak}, seed {seed}", G::NAME);
        }
    }
}

#[test]
fn even_low_levels_and_greed_beat_chance() {
    beats(&walle_start(), "greedy", "random", 3);
    beats(&walle_start(), "level-2", "random", 3);
    beats(&moulin_start(), "level-3", "random", 3);
    beats(&relief_start(), "greedy", "random", 3);
    beats(&relief_start(), "level-2", "random", 3);
}

/// Plays two turns with each name, twice with the same seed.
fn is_repeatable<G: Playable>(start: &G) {
    for name in G::player_names() {
        let name = name.to_string();
        let mut opening = Line::new(start.clone());
        let seeds: Vec<u64> = if name == "level-8" { vec![1] } else { vec![1, 2, 3] };
        play(&mut opening, &mut [&mut *player("random"), &mut *player("random")], 3, &mut Dice::new(5));
        for seed in seeds {
            let fresh = player::<G>(&name).choose(&opening, seed);
            let mut used = player::<G>(&name);
            used.choose(&Line::new(start.clone()), 9);
            assert_eq!(used.choose(&opening, seed), fresh, "{} {name}, seed {seed}", G::NAME);
            let legal = fresh.is_some_and(|mv| opening.position().check(mv).is_ok());
            assert!(legal, "{} {name}: {fresh:?}", G::NAME);
        }
    }
}

#[test]
fn the_same_line_and_seed_bring_the_same_move_whatever_was_asked_before() {
    is_repeatable(&position::<roi::Position>("...../..P../...../.P.../....K"));
    is_repeatable(&walle_start());
    is_repeatable(&moulin_start());
    is_repeatable(&relief_start());
}

#[test]
fn of_a_game_that_is_over_no_player_has_a_move() {
    fn none<G: Playable>(over: &G) {
        for name in G::player_names() {
            let name = name.to_string();
            assert_eq!(player::<G>(&name).choose(&Line::new(over.clone()), 1), None, "{} {name}", G::NAME);
        }
    }
    none(&position::<roi::Position>("K"));
    none(&position::<walle::Position>("b 10,3 5,5 10 10 -"));
    none(&position::<moulin::Position>("BB./R../.../B..R../..B/.../... r 0 0 71 100"));
    // A line that history has ended: both had to pass.
    let walled_in = "w 4,4 8,1 0 0 0,0S;0,1S;0,2S;0,3S;0,4S;0,5S;1,5S;1,6S;1,7S;1,8S;3,4S;4,3E;4,4E;4,4S;5,5S;5,6S;7,1S;8,0E;8,1E;8,1S";
    let mut line = Line::new(position::<walle::Position>(walled_in));
    for name in ["level-3", "greedy"] {
        let mv = player(name).choose(&line, 1).expect("a pass");
        line.play(mv).expect("a legal pass");
    }
    for name in ["random", "greedy", "level-1"] {
        assert_eq!(player(name).choose(&line, 1), None, "{name}");
    }
}

#[test]
fn a_win_at_hand_is_taken_by_all_but_chance() {
    fn takes<G: Playable>(text: &str, best: &str) {
        for name in G::player_names().into_iter().filter(|name| *name != PlayerName::Random) {
            for seed in 0..3 {
                let line = Line::new(position::<G>(text));
                let mv = player::<G>(&name.to_string()).choose(&line, seed);
                let mv = mv.map(|mv| mv.to_string()).unwrap_or_default();
                assert!(mv.starts_with(best), "{name} plays {mv}: {text}");
            }
        }
    }
    takes::<walle::Position>("w 9,4 5,0 10 10 -", "10,4");
    // Red has three pieces left, and Blue closes a7-d7-g7.
    takes::<moulin::Position>("B.B/.B./.../....../B../R.R/..R b 0 0 20 100", "d6-d7x");
    let row = "3333333333/".repeat(10);
    let level = row.trim_end_matches('/');
    let pieces = "...S....../........../..e......./........../..s......./........../........../..A......./........../....A.....";
    takes::<relief::Position>(&format!("{level} {pieces} r - 10"), "d10-out");
    takes::<roi::Position>("../.K", "NW");
}

#[test]
fn the_perfect_player_of_roi_wins_from_every_winning_cell_and_two_of_them_agree() {
    // Without pawns the losing cells are those of odd row and column.
    for (row, column) in (1..=5).flat_map(|row| (1..=5).map(move |column| (row, column))) {
        let text: Vec<String> = (1..=5)
            .map(|r| (1..=5).map(|c| if (r, c) == (row, column) { 'K' } else { '.' }).collect())
            .collect();
        let start = position::<roi::Position>(&text.join("/"));
        let wins = row % 2 == 0 || column % 2 == 0;
        for opponent in ["random", "perfect"] {
            let line = game(&start, ["perfect", opponent], 4);
            let first_won = line.moves().len() % 2 == 1;
            assert!(!wins || first_won, "{text:?} against {opponent}");
            assert!(wins || opponent == "random" || !first_won, "{text:?}: both play perfectly");
        }
    }
}

#[test]
fn an_unknown_name_is_refused_with_the_known_ones() {
    let refused = |name: &str| named::<moulin::Position>(name).err().map(|error| error.to_string());
    for name in ["", "level-0", "level-9", "level-08", "Level-1 ", "perfect", "é"] {
        let error = refused(name).unwrap_or_else(|| panic!("`{name}` is taken"));
        assert!(error.contains("level-8"), "{error}");
    }
    assert_eq!(refused("level-8"), None);
    assert_eq!(named::<roi::Position>("greedy").err().map(|error| error.key), Some("player-unknown"));
}
