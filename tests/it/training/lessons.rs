//! `train show` and `train play` as a learner meets them.
//!
//! The first problem is made by hand: level ground, Red's Sentinelle two steps from the far row, Blue's two steps from
//! its own. Whoever moves leaves first and wins; nothing else reaches either of them.

use crate::check::{Ran, jugeote, root, run};
use jugeote::games::{Game, relief};
use jugeote::problems::{Class, Goal, Problem, Set};
use jugeote::search::Prover;
use jugeote::search::proof::{moves_of, plies_of};
use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;

/// A terrain of one altitude and the hand-made race on it, Red to move.
pub(super) fn race() -> String {
    let terrain = ["3333333333"; 10].join("/");
    let pieces = [
        "..........",
        "..........",
        "S.........",
        "..........",
        "......e...",
        "..E.......",
        "..........",
        ".........s",
        "..........",
        "..........",
    ];
    format!("{terrain} {} r - 40", pieces.join("/"))
}

fn train(folder: &Path, input: &str, args: &[&str]) -> Ran {
    run(jugeote(folder).arg("train").args(args).write_stdin(input))
}

/// A folder with the race as a set, `race.yaml`.
pub(super) fn desk() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("race.txt"), race()).expect("written");
    let args = ["generate", "relief", "--from", "race.txt", "--count", "1", "-o", "race.yaml"];
    let made = train(folder.path(), "", &args);
    assert_eq!(made.status, 0, "{}", made.stderr);
    folder
}

/// The set that comes with jugeote.
fn shipped() -> Set {
    let file = root().join("data/relief/entrainement.yaml");
    Set::read(&fs::read(file).expect("a set")).expect("a sound set")
}

fn wins_in_two(set: &Set) -> impl Iterator<Item = &Problem> {
    set.problems.iter().filter(|problem| problem.goal == Goal::Win && problem.within == 2)
}

fn play(folder: &Path, set: &str, input: &str, more: &[&str]) -> Ran {
    train(folder, input, &[&["play", set, "--no-progress"], more].concat())
}

#[test]
fn a_problem_is_shown_with_its_board_what_pieces_reach_and_the_question() {
    let desk = desk();
    let shown = train(desk.path(), "", &["show", "1", "--from", "race.yaml"]);
    assert_eq!((shown.status, shown.stderr.as_str()), (0, ""));
    assert!(shown.stdout.starts_with("Problem 1 of 1 · band "), "{}", shown.stdout);
    assert!(shown.stdout.contains(" 8  S3  3  3  3  3  3  3  3  3  3 8\n"), "{}", shown.stdout);
    assert!(shown.stdout.ends_with("\nRed to move wins in 1 move.\n"), "{}", shown.stdout);
    // Counted by hand: on level ground a step costs 1, and leaving one more than the way to row 10.
    let sentinelle = "S a8 (movement 3, strength 3) — cost 1: a7 b8 a9 · cost 2: a6 b7 c8 b9 a10 · cost 3: a5 \
                      b6 c7 d8 c9 b10 · leaves: a8-out";
    let flat = shown.stdout.replace("\n    ", " ");
    assert!(flat.contains(sentinelle), "{flat}");
    let french = train(desk.path(), "", &["show", "1", "--from", "race.yaml", "--lang", "fr"]);
    assert!(french.stdout.ends_with("\nRouge joue et gagne en 1 coup.\n"), "{}", french.stdout);
    assert!(french.stdout.contains("S a8 (mouvement 3, force 3) — coût 1 : a7 b8 a9 ·"), "{}", french.stdout);
}

#[test]
fn the_solution_is_shown_only_where_it_is_asked_for() {
    let desk = desk();
    let show = |more: &[&str]| {
        let ran = train(desk.path(), "", &[&["show", "1", "--from", "race.yaml"], more].concat());
        assert_eq!(ran.status, 0, "{}", ran.stderr);
        ran.stdout
    };
    let solved = show(&["--solution"]);
    assert!(solved.contains("  a8-out: Red's Sentinelle leaves the board\n"), "{solved}");
    assert!(solved.contains("Red's Sentinelle is the first piece to leave: Red wins.\n"), "{solved}");
    assert!(solved.contains("    j3-out: Blue's Sentinelle leaves the board\n"), "{solved}");
    assert!(solved.contains("wins in 1 (1): a8-out\n"), "{solved}");
    let open: serde_json::Value = serde_json::from_str(&show(&["--format", "json"])).expect("JSON");
    assert_eq!(open["question"], "Red to move wins in 1 move.");
    assert_eq!(open["position"], race().as_str());
    assert!(!open.to_string().contains("a8-out"), "{open}");
    let whole: serde_json::Value =
        serde_json::from_str(&show(&["--format", "json", "--solution"])).expect("JSON");
    assert_eq!(whole["problem"]["solutions"], "a8-out");
}

#[test]
fn a_wrong_move_is_refuted_in_words_an_illegal_one_refused_and_the_right_one_solves() {
    let desk = desk();
    let ran = play(desk.path(), "race.yaml", "a8-a9\na8-j1\nnonsense\n\na8-out\n", &[]);
    assert_eq!((ran.status, ran.stderr.as_str()), (0, ""));
    let told = "✗ a8-a9 is wrong. Blue then wins in 1 move:\n  j3-out: Blue's Sentinelle leaves the board\n  \
                Blue's Sentinelle is the first piece to leave: Blue wins.\nTry again.\n";
    assert!(ran.stdout.contains(told), "{}", ran.stdout);
    // From a8 to j1 are 16 steps.
    assert!(ran.stdout.contains("the cheapest way from a8 to j1 costs 16"), "{}", ran.stdout);
    assert!(ran.stdout.contains("`nonsense` is not a move"), "{}", ran.stdout);
    assert!(ran.stdout.contains("✓ Solved!\nRed's Sentinelle is the first piece to leave: Red wins.\n"));
    assert!(
        ran.stdout.contains("1 problem tried: 0 found at the first try, 1 in the end.\n"),
        "{}",
        ran.stdout
    );
    let french = play(desk.path(), "race.yaml", "a8-a9\na8-out\n", &["--lang", "fr"]);
    let told = "✗ a8-a9 n'est pas le bon coup. Bleu gagne alors en 1 coup :\n  j3-out : la Sentinelle bleue sort du \
                plateau\n  La première pièce sortie est la Sentinelle bleue : Bleu gagne.\nEssaie encore.\n";
    assert!(french.stdout.contains(told), "{}", french.stdout);
}

#[test]
fn three_hints_name_the_theme_the_piece_and_the_move() {
    let desk = desk();
    let ran = play(desk.path(), "race.yaml", "?\nindice\nhint\na8-out\n", &[]);
    let theme = ran.stdout.find("Hint 1 of 3, the theme: ").expect("a theme");
    let piece = ran.stdout.find("Hint 2 of 3, the piece: Red's Sentinelle on a8\n").expect("a piece");
    let mv = ran.stdout.find("Hint 3 of 3, the move: a8-out\n").expect("a move");
    assert!(theme < piece && piece < mv);
    // Found with help is not found at the first try.
    assert!(
        ran.stdout.contains("1 problem tried: 0 found at the first try, 1 in the end."),
        "{}",
        ran.stdout
    );
    // The theme alone may be known.
    let ran = play(desk.path(), "race.yaml", "?\na8-out\n", &[]);
    assert!(ran.stdout.contains("1 problem tried: 1 found at the first try"), "{}", ran.stdout);
}

#[test]
fn a_session_ends_with_the_input_and_skipped_problems_do_not_count() {
    let desk = desk();
    for (input, said) in [
        ("", "No problem was tried.\n"),
        ("q\n", "No problem was tried.\n"),
        ("p\n", "Skipped. Right was: a8-out\n"),
        ("a8-a7\n", "1 problem tried: 0 found at the first try, 0 in the end.\n"),
    ] {
        let ran = play(desk.path(), "race.yaml", input, &[]);
        assert_eq!((ran.status, ran.stderr.as_str()), (0, ""), "{input:?}");
        assert!(ran.stdout.contains(said), "{input:?}: {}", ran.stdout);
    }
    let long = format!("{}\na8-out\n", "x".repeat(2 << 20));
    let ran = play(desk.path(), "race.yaml", &long, &[]);
    assert!(ran.stdout.contains("✓ Solved!"), "a line too long is passed over");
}

#[test]
fn the_longest_defence_answers_and_the_line_is_played_to_its_end() {
    let desk = tempfile::tempdir().expect("a folder");
    let set = shipped();
    for problem in wins_in_two(&set).take(3) {
        // `train verify` proves the line by other code.
        let line = &problem.line.0;
        let one = Set { problems: vec![problem.clone()], ..set.clone() };
        fs::write(desk.path().join("one.yaml"), one.write().expect("YAML")).expect("written");
        let moves: Vec<&str> = line.iter().step_by(2).map(String::as_str).collect();
        let ran = play(desk.path(), "one.yaml", &format!("{}\n", moves.join("\n")), &[]);
        assert!(ran.stdout.contains(&format!("The longest defence — {}", line[1])), "{}", ran.stdout);
        assert!(ran.stdout.contains("1 problem tried: 1 found at the first try"), "{}", ran.stdout);
        // Every wrong first move meets its stored refutation.
        let wrong = &problem.refutations[0];
        let ran = play(desk.path(), "one.yaml", &format!("{}\n", wrong.against.0[0]), &[]);
        assert!(ran.stdout.contains(&format!("✗ {} is wrong.", wrong.against.0[0])), "{}", ran.stdout);
        for mv in &wrong.line.0 {
            assert!(ran.stdout.contains(&format!("\n  {mv}: ")), "{mv}: {}", ran.stdout);
        }
    }
}

#[test]
fn further_on_every_fastest_win_is_right_a_slower_one_is_said_to_be_and_others_are_refuted() {
    let desk = tempfile::tempdir().expect("a folder");
    let set = shipped();
    let never = AtomicBool::new(false);
    let (mut slower, mut lost) = (0, 0);
    for problem in wins_in_two(&set) {
        let one = Set { problems: vec![problem.clone()], ..set.clone() };
        fs::write(desk.path().join("one.yaml"), one.write().expect("YAML")).expect("written");
        let line = &problem.line.0;
        let mut position = relief::Position::parse(&problem.position).expect("a position");
        for mv in &line[..2] {
            let mv = position.parse_move(mv).expect("a move");
            position.play(mv);
        }
        if position.outcome().is_some() {
            continue;
        }
        let proof = Prover::new(&never).prove(&position, plies_of(2)).expect("not interrupted");
        for mv in position.listed_moves() {
            let input = format!("{}\n{mv}\n", line[0]);
            let ran = play(desk.path(), "one.yaml", &input, &[]);
            match proof.wins.iter().find(|win| win.mv == mv).map(|win| moves_of(win.plies)) {
                Some(1) => assert!(ran.stdout.contains("✓ Solved!"), "{mv}: {}", ran.stdout),
                Some(within) => {
                    slower += 1;
                    let said = format!("This wins too, but only in {within} moves");
                    assert!(ran.stdout.contains(&said), "{mv}: {}", ran.stdout);
                }
                None => {
                    lost += 1;
                    assert!(ran.stdout.contains(&format!("✗ {mv} is wrong. ")), "{mv}: {}", ran.stdout);
                }
            }
            if slower > 3 && lost > 3 {
                return;
            }
        }
    }
    assert!(slower > 0 && lost > 0, "{slower} {lost}");
}

#[test]
fn a_stored_slower_win_is_said_and_may_be_tried_again() {
    let desk = desk();
    let bytes = fs::read(desk.path().join("race.yaml")).expect("a set");
    let mut set = Set::read(&bytes).expect("a sound set");
    let groups = &mut set.problems[0].first_moves;
    let wrong = groups.iter_mut().find(|group| group.class != Class::Win).expect("wrong moves");
    (wrong.class, wrong.within) = (Class::Win, 4);
    let mv = wrong.moves.0[0].clone();
    fs::write(desk.path().join("slow.yaml"), set.write().expect("YAML")).expect("written");
    let ran = play(desk.path(), "slow.yaml", &format!("{mv}\na8-out\n"), &[]);
    assert!(ran.stdout.contains("This wins too, but only in 4 moves"), "{}", ran.stdout);
    // It was no wrong move.
    assert!(ran.stdout.contains("1 problem tried: 1 found at the first try"), "{}", ran.stdout);
}

#[test]
fn what_cannot_be_asked_is_said_with_what_to_do() {
    let desk = desk();
    for (args, status, said) in [
        (vec!["show", "0", "--from", "race.yaml"], 2, "there is no problem 0: they are numbered from 1 to 1"),
        (vec!["show", "2", "--from", "race.yaml"], 2, "there is no problem 2"),
        (vec!["show", "1", "--from", "none.yaml"], 3, "`none.yaml` cannot be read"),
        (vec!["play", "race.txt"], 3, "race.txt:1:"),
        (vec!["play", "race.yaml", "--theme", "unheard-of"], 2, "no problem of the set is of these bands"),
        (vec!["play", "race.yaml", "--band", "6"], 2, "6"),
    ] {
        let ran = train(desk.path(), "", &args);
        assert_eq!(ran.status, status, "{args:?}: {}{}", ran.stdout, ran.stderr);
        assert!(ran.stderr.contains(said), "{args:?}: {}", ran.stderr);
    }
    let text = fs::read_to_string(desk.path().join("race.yaml")).expect("a set");
    let unsound = [text.replacen(" r - 40", " r - 41", 1), text.replacen("    a8-out", "    a8-j1", 1)];
    for (number, text) in unsound.iter().enumerate() {
        fs::write(desk.path().join("unsound.yaml"), text).expect("written");
        for args in [
            vec!["show", "1", "--from", "unsound.yaml"],
            vec!["play", "unsound.yaml"],
            vec!["sheet", "unsound.yaml"],
        ] {
            let ran = train(desk.path(), "", &args);
            assert_eq!(ran.status, 3, "{number} {args:?}: {}", ran.stderr);
            assert!(ran.stderr.contains("cannot be asked"), "{number} {args:?}: {}", ran.stderr);
        }
    }
}

#[test]
fn the_set_that_comes_with_jugeote_is_asked_where_none_is_named() {
    let ran = train(&root(), "", &["show", "1"]);
    assert_eq!(ran.status, 0, "{}", ran.stderr);
    let ran = play(&root(), "data/relief/entrainement.yaml", "q\n", &["--count", "2"]);
    let own = train(&root(), "q\n", &["play", "--count", "2", "--no-progress"]);
    assert_eq!((own.status, own.stdout), (0, ran.stdout));
}

#[test]
fn a_set_is_named_by_its_game_even_beside_a_folder_of_that_name() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("moulin")).expect("a folder");
    for game in ["relief", "walle", "moulin"] {
        let ran = train(folder.path(), "", &["show", "1", "--from", game, "--format", "json"]);
        assert_eq!(ran.status, 0, "{}", ran.stderr);
        assert!(ran.stdout.contains(&format!("\"game\": \"{game}\"")), "{}", ran.stdout);
    }
}

#[test]
fn a_problem_that_says_another_side_length_or_band_than_can_be_is_not_asked() {
    let desk = desk();
    let good = fs::read_to_string(desk.path().join("race.yaml")).expect("a set");
    for (field, wrong) in [("side: red", "side: blue"), ("within: 1", "within: 200"), ("band: 1", "band: 9")]
    {
        let changed = good.replacen(field, wrong, 1);
        assert_ne!(changed, good, "{field}");
        fs::write(desk.path().join("changed.yaml"), changed).expect("written");
        let ran = train(desk.path(), "", &["show", "1", "--from", "changed.yaml"]);
        assert_eq!((ran.status, ran.stdout.as_str()), (3, ""), "{wrong}: {}", ran.stderr);
    }
}
