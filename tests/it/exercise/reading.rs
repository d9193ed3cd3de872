//! What reading an exercise gives: types, exact points, values, warnings; and that nothing makes it panic.

use super::{SOUND, keys, lay, read, sound, with};
use jugeote::exercise::{
    ExerciseId, Expectation, Feedback, Gravity, Points, ReferenceSpec, State, Visibility, With, read_folder,
};
use jugeote::i18n::{Lang, Wording};
use jugeote::value::{Type, Value};
use jugeote::yaml;
use proptest::prelude::*;
use std::fs;
use std::time::Duration;

/// What the first case expects.
fn expected(yaml: &str) -> Option<Value> {
    sound(yaml).groups[0].cases[0].expect.as_ref().and_then(Expectation::value).cloned()
}

fn warnings(yaml: &str) -> Vec<(usize, usize, &'static str)> {
    sound(yaml)
        .warnings
        .iter()
        .map(|fault| {
            assert_eq!(fault.gravity, Gravity::Warning);
            let place = fault.place.clone().unwrap_or_default();
            (place.line, place.column, fault.message.key)
        })
        .collect()
}

#[test]
fn every_part_of_an_exercise_arrives() {
    let text = r#"
format: 1
title: {fr: Titre, en: Title}
game: roi
level: 2
concepts: [lists, dynamic-programming]
function:
  name: jeu_roi
  params: [{name: n, type: int}, {name: pos_pions, type: "list[tuple[int, int]]"}]
  returns: "grid[str]"
reference: roi.grid
compare: exact
points: 20
limits: {time: 1.5s, memory: 1GB, disk: 200MB, total: 10min}
allow: [threads]
random_seed: 1
state: kept
provided: [data.txt]
groups:
  - name: examples
    points: 4.5
    cases:
      - {args: [1, [[1, 1]]], expect: [["P"]], why: {fr: un pion, en: a pawn}}
  - name: small
    points: 15.5
    visibility: hidden
    feedback: verdict
    requires: [examples]
    generate: {with: roi.boards, count: 150, seed: 7, size: [1, 8]}
hints: [doucement, {fr: encore, en: again}]
"#;
    let scratch = tempfile::tempdir().expect("a scratch folder");
    lay(scratch.path(), text);
    fs::write(scratch.path().join("data.txt"), b"\xff\x00").expect("written");
    fs::write(scratch.path().join("statement.en.md"), "\u{feff}Give it.\r\nNow.\r\n").expect("written");
    let id = ExerciseId::parse("roi/jeu_roi").expect("an id");
    let exercise = read_folder(&id, scratch.path()).unwrap_or_else(|faults| panic!("{faults}"));

    assert_eq!((exercise.title.fr.as_str(), exercise.title.en.as_str()), ("Titre", "Title"));
    assert_eq!((exercise.game.as_deref(), exercise.level), (Some("roi"), 2));
    assert_eq!(exercise.concepts, ["lists", "dynamic-programming"]);
    let function = exercise.function().expect("a function");
    let types: Vec<_> = function.params.iter().map(|param| param.kind.to_string()).collect();
    assert_eq!(types, ["int", "list[tuple[int, int]]"]);
    assert_eq!(function.returns, Type::Grid(Box::new(Type::Str)));
    assert_eq!(exercise.reference, ReferenceSpec::Solver("roi.grid".into()));
    assert_eq!(exercise.points, Points::from_integer(20.into()));
    assert_eq!((exercise.limits.time, exercise.limits.memory), (Duration::from_millis(1500), 1 << 30));
    assert_eq!((exercise.limits.disk, exercise.limits.total), (200 << 20, Some(Duration::from_secs(600))));
    assert_eq!(exercise.allow, jugeote::language::Company::Threads);
    assert_eq!((exercise.random_seed, exercise.state), (Some(1), State::Kept));
    assert_eq!(exercise.provided, [("data.txt".to_owned(), vec![0xff, 0])]);
    assert_eq!(exercise.hints[0].fr, "doucement");
    assert_eq!(exercise.hints[1].en, "again");
    assert_eq!(exercise.statement.fr, "Rendre le plus grand.");
    assert_eq!(exercise.statement.en, "Give it.\nNow.");
    assert_eq!(exercise.starters[0].0, "starter.py");

    let [examples, small] = &exercise.groups[..] else { panic!("two groups") };
    assert_eq!((examples.visibility, examples.feedback), (Visibility::Public, Feedback::Full));
    let pawn = Value::Tuple(vec![Value::int(1), Value::int(1)]);
    assert_eq!(examples.cases[0].input.arguments(), [Value::int(1), Value::List(vec![pawn])]);
    assert_eq!(
        examples.cases[0].expect.as_ref().and_then(Expectation::value).cloned(),
        Some(Value::List(vec![Value::List(vec![Value::text("P")])]))
    );
    assert_eq!(examples.cases[0].why.as_ref().map(|why| why.en.as_str()), Some("a pawn"));
    assert_eq!((examples.cases[0].line, examples.cases[0].expect_at), (23, Some((23, 39))));
    assert_eq!(
        (small.visibility, small.feedback, &small.requires[..]),
        (Visibility::Hidden, Feedback::Verdict, &[0][..])
    );
    let generate = small.generate.as_ref().expect("generated cases");
    assert_eq!((generate.count, generate.seed, generate.at), (150, 7, (29, 15)));
    let With::Named { name, at, settings, .. } = &generate.with else { panic!("{:?}", generate.with) };
    assert_eq!((name.as_str(), *at), ("roi.boards", (29, 22)));
    assert_eq!(*settings, [("size".to_owned(), Value::List(vec![Value::int(1), Value::int(8)]))]);
    assert_eq!((exercise.task_at, exercise.reference_at), ((8, 3), (11, 12)));
}

#[test]
fn a_later_fault_marks_the_node_that_begins_at_its_place() {
    let exercise = sound(SOUND);
    let at = exercise.groups[0].cases[0].expect_at.expect("an expected answer");
    let fault = exercise.fault_at(at, jugeote::msg!("yaml-empty"));
    let place = fault.place.expect("a place");
    assert_eq!(&SOUND[place.bytes], "3");
    let name = exercise.fault_at(exercise.reference_at, jugeote::msg!("yaml-empty"));
    assert_eq!(&SOUND[name.place.expect("a place").bytes], "lists.largest");
    let nowhere = exercise.fault_at((999, 999), jugeote::msg!("yaml-empty"));
    assert!(!jugeote::report::faults::faults(&[nowhere], &Wording::new(Lang::En), false).is_empty());
}

/// Points are exact decimals: case 29 of the list of cases.
#[test]
fn ten_groups_of_a_tenth_are_one_point_and_a_sum_that_differs_is_a_warning() {
    let group = |index: usize, points: &str| {
        format!("  - {{name: g{index}, points: {points}, cases: [{{args: [[1]]}}]}}\n")
    };
    let exercise = |total: &str, points: &str, count: usize| {
        let start = SOUND.find("groups:").expect("groups");
        let groups: String = (0..count).map(|index| group(index, points)).collect();
        format!("{}groups:\n{groups}", SOUND[..start].replace("points: 4", &format!("points: {total}")))
    };
    assert_eq!(warnings(&exercise("1", "0.1", 10)), []);
    assert_eq!(sound(&exercise("1", "0.1", 10)).points, Points::from_integer(1.into()));
    assert_eq!(warnings(&exercise("100", "33.3", 3)), [(10, 9, "exercise-points-sum")]);
    assert_eq!(sound(&exercise("100", "33.3", 3)).points, Points::new(999.into(), 10.into()));
    let said = Wording::new(Lang::En).say(&sound(&exercise("100", "33.3", 3)).warnings[0].message);
    assert_eq!(said, "the groups give 99.9 points together, not 100");
}

/// Case 25: what a teacher writes without quotes, and what is warned of.
#[test]
fn unquoted_scalars_follow_yaml_1_2_and_what_other_readers_see_is_warned_of() {
    let any = |written: &str| {
        let yaml = with("returns: int", "returns: any").replace("expect: 3", &format!("expect: {written}"));
        let warned = warnings(&yaml).iter().any(|(_, _, key)| *key == "exercise-ambiguous");
        (expected(&yaml).expect("an expected answer"), warned)
    };
    for (written, value, warned) in [
        ("no", Value::text("no"), true),
        ("on", Value::text("on"), true),
        ("012", Value::int(12), true),
        ("08", Value::int(8), true),
        ("0o14", Value::int(12), false),
        ("1e3", Value::Float(1000.0), false),
        (".5", Value::Float(0.5), false),
        ("1_000", Value::text("1_000"), true),
        ("12:30", Value::text("12:30"), true),
        ("2024-01-02", Value::text("2024-01-02"), true),
        ("~", Value::None, false),
        ("\"no\"", Value::text("no"), false),
        ("!!str 12", Value::text("12"), false),
        ("[1, no]", Value::List(vec![Value::int(1), Value::text("no")]), true),
        ("{no: 1}", Value::Dict(vec![(Value::text("no"), Value::int(1))]), true),
    ] {
        assert_eq!(any(written), (value, warned), "{written}");
    }
    // An empty one is none, with a warning of its own, at the key.
    let empty = with("returns: int", "returns: any").replace("expect: 3", "expect: ");
    assert_eq!(warnings(&empty), [(15, 29, "exercise-expect-empty")]);
    assert_eq!(expected(&empty), Some(Value::None));
    // The type settles it: a text is wanted.
    let text = with("returns: int", "returns: str").replace("expect: 3", "expect: no");
    assert_eq!(warnings(&text), []);
    // And a number where a text is wanted is refused, with quotes as advice.
    let number = with("returns: int", "returns: str").replace("expect: 3", "expect: 12");
    assert_eq!(keys(read(&number)), ["exercise-value-type"]);
}

#[test]
fn the_type_of_the_signature_converts_what_is_written() {
    let yaml = with("returns: int", "returns: \"dict[int, tuple[float, optional[set[int]]]]\"")
        .replace("expect: 3", "expect: {1: [2, [3, 3]], 2: [1.5, null]}");
    let right = Value::Dict(vec![
        (Value::int(1), Value::Tuple(vec![Value::Float(2.0), Value::Set(vec![Value::int(3)])])),
        (Value::int(2), Value::Tuple(vec![Value::Float(1.5), Value::None])),
    ]);
    assert_eq!(expected(&yaml), Some(right));
}

#[test]
fn a_mark_of_order_and_windows_line_ends_change_nothing() {
    let block = with(
        "{args: [[1, 3, 2]], expect: 3}",
        "args:\n          - |-\n            a\n            b\n        expect: \"c\n          d\"",
    )
    .replace("type: \"list[int]\"", "type: str")
    .replace("returns: int", "returns: str");
    let plain = sound(&block);
    let marked = sound(&format!("\u{feff}{}", block.replace('\n', "\r\n")));
    assert_eq!(plain.groups[0].cases[0].input.arguments(), [Value::text("a\nb")]);
    assert_eq!(marked.groups[0].cases[0].input.arguments(), plain.groups[0].cases[0].input.arguments());
    assert_eq!(
        marked.groups[0].cases[0].expect.as_ref().and_then(Expectation::value).cloned(),
        Some(Value::text("c d"))
    );
    assert_eq!(marked.groups[0].cases[0].expect_at, plain.groups[0].cases[0].expect_at);
}

/// Case 27.
#[test]
fn block_scalars_keep_the_line_ends_that_yaml_says() {
    for (sign, wanted) in [("|-", "a\nb"), ("|", "a\nb\n"), (">", "a b\n")] {
        let yaml = with(
            "{args: [[1, 3, 2]], expect: 3}",
            &format!("args: [[1]]\n        expect: {sign}\n          a\n          b"),
        )
        .replace("returns: int", "returns: str");
        assert_eq!(expected(&yaml), Some(Value::text(wanted)), "{sign}");
    }
}

#[test]
fn an_alias_stands_for_what_it_names() {
    let yaml = with(
        "      - {args: [[1, 3, 2]], expect: 3}",
        "      - {args: &a [[1, 3, 2]], expect: 3}\n      - {args: *a}",
    );
    let exercise = sound(&yaml);
    assert_eq!(exercise.groups[0].cases[0].input.arguments(), exercise.groups[0].cases[1].input.arguments());
}

#[test]
fn a_huge_file_a_huge_number_and_a_special_file_are_refused() {
    let long = format!("# {}\n{SOUND}", "x".repeat(yaml::LONGEST_TEXT));
    assert_eq!(keys(read(&long)), ["exercise-file-too-long"]);
    assert_eq!(
        keys(read(with("expect: 3", &format!("expect: {}", "9".repeat(5000))))),
        ["exercise-too-many-digits"]
    );
    let scratch = tempfile::tempdir().expect("a scratch folder");
    fs::create_dir(scratch.path().join("exercise.yaml")).expect("a folder");
    let id = ExerciseId::parse("lists/largest").expect("an id");
    assert_eq!(keys(read_folder(&id, scratch.path())), ["exercise-file-is-folder"]);
    let missing = read_folder(&id, &scratch.path().join("none"));
    assert_eq!(keys(missing), ["exercise-io-missing"]);
}

#[test]
fn a_statement_must_be_there_and_be_text() {
    let scratch = tempfile::tempdir().expect("a scratch folder");
    lay(scratch.path(), SOUND);
    let id = ExerciseId::parse("lists/largest").expect("an id");
    fs::write(scratch.path().join("statement.fr.md"), b"ab\n\xe9").expect("written");
    let faults = read_folder(&id, scratch.path()).expect_err("Latin-1");
    let fault = &faults.as_slice()[0];
    assert_eq!(
        (fault.message.key, fault.place.as_ref().map(|place| (place.line, place.column))),
        ("yaml-not-utf8", Some((2, 1)))
    );
    assert!(fault.source.path.ends_with("statement.fr.md"));
    fs::write(scratch.path().join("statement.fr.md"), " \r\n").expect("written");
    assert_eq!(keys(read_folder(&id, scratch.path())), ["yaml-empty"]);
    fs::remove_file(scratch.path().join("statement.fr.md")).expect("removed");
    assert_eq!(keys(read_folder(&id, scratch.path())), ["exercise-no-statement"]);
}

/// Reads, and words what was found: neither may panic.
fn survives(bytes: &[u8]) {
    if let Err(faults) = read(bytes) {
        for fault in faults.as_slice() {
            if let Some(place) = &fault.place {
                assert!(
                    fault.source.text.get(place.bytes.clone()).is_some(),
                    "{place:?} in {:?}",
                    fault.source
                );
            }
        }
        let _ = jugeote::report::faults::faults(faults.as_slice(), &Wording::new(Lang::Fr), true);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn no_bytes_make_reading_panic(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        survives(&bytes);
    }

    #[test]
    fn no_text_made_of_yaml_makes_reading_panic(
        text in "(format: 1\n|groups:|  - name: |points: |cases: |\\[\\[1, 2\\]\\]|[ \\[\\]{}:,\\-&*!|>'\"#\r\n\ta1é\u{feff}])*"
    ) {
        survives(text.as_bytes());
    }

    #[test]
    fn no_change_of_a_sound_exercise_makes_reading_panic(
        at in 0..SOUND.len(), length in 0..40_usize, other in "[ \\[\\]{}:,\\-&*!|>'\"#\n\ta1é]{0,5}"
    ) {
        let end = (at + length).min(SOUND.len());
        survives(format!("{}{other}{}", &SOUND[..at], &SOUND[end..]).as_bytes());
    }
}

#[test]
fn the_games_an_exercise_may_name_are_those_there_are() {
    let known: Vec<_> = jugeote::app::game::GameName::ALL.iter().map(|game| game.word()).collect();
    assert_eq!(jugeote::exercise::GAMES.to_vec(), known);
    assert_eq!(sound(&with("level: 1", "game: walle")).game.as_deref(), Some("walle"));
    assert_eq!(keys(read(with("level: 1", "game: wale"))), ["yaml-unknown-word"]);
}

#[test]
fn a_word_that_python_keeps_is_no_name() {
    assert_eq!(keys(read(with("name: largest", "name: lambda"))), ["exercise-keyword"]);
    assert_eq!(keys(read(with("name: numbers", "name: None"))), ["exercise-keyword"]);
    assert_eq!(keys(read(with("name: numbers", "name: match"))), [""; 0]);
}

#[test]
fn a_slip_in_a_key_of_a_generator_is_marked_where_it_stands() {
    let yaml = with("    cases:", "    generate: {with: roi.boards, cuont: 150, seed: 1}\n    cases:");
    let faults = read(yaml).expect_err("a slip");
    let [fault] = faults.as_slice() else { panic!("{faults}") };
    assert_eq!(fault.message.to_string(), "yaml-unknown-key key=\"cuont\"");
    let place = fault.place.as_ref().expect("a place");
    assert_eq!((place.line, place.column), (14, 34));
}

#[test]
fn a_tab_that_indents_a_key_is_named_at_its_own_place() {
    let faults = read(with("    points: 4\n    cases", "\tpoints: 4\n    cases")).expect_err("a tab");
    let [fault] = faults.as_slice() else { panic!("{faults}") };
    let place = fault.place.as_ref().expect("a place");
    assert_eq!((place.line, place.column), (13, 1), "{faults}");
    assert!(fault.message.to_string().contains("yaml-saw-tab"), "{faults}");
}
