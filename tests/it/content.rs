//! The exercises with their solutions, graded for real: each model solution earns every point, each starter is
//! unsolved, and each known-wrong solution fails exactly the groups it declares, in the way it declares.
//!
//! A known-wrong solution begins with comment lines `# fails: GROUP (VERDICT)`, one for each group it fails, and
//! `# cause: …`. Groups not named pass; those that require a failed one are skipped.

use crate::language::interpreters;
use jugeote::exercise::{Exercise, ExerciseId, read_folder};
use jugeote::grading::{Event, Plan, Report, Runner, Sink, Subject, Verdict, grade};
use jugeote::language::{Language, Submission};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

struct Silent;

impl Sink for Silent {
    fn event(&mut self, _: &Event<'_>) {}
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The names in a folder, in order.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|fault| panic!("{}: {fault}", folder.display()));
    let name = |entry: std::io::Result<fs::DirEntry>| entry.expect("a name").file_name().into_string();
    let mut found: Vec<_> = entries.map(|entry| name(entry).expect("a name in UTF-8")).collect();
    found.sort();
    found
}

/// The ids of the folders two levels deep.
fn ids(folder: &str) -> Vec<String> {
    let folder = root().join(folder);
    let mut found = Vec::new();
    for first in names(&folder) {
        found.extend(names(&folder.join(&first)).iter().map(|name| format!("{first}/{name}")));
    }
    found
}

fn exercise(id: &str) -> Exercise {
    let known = ExerciseId::parse(id).unwrap_or_else(|| panic!("`{id}` is no id"));
    read_folder(&known, &root().join("exercises").join(id)).unwrap_or_else(|faults| panic!("{id}: {faults}"))
}

fn plan(exercise: Exercise) -> Plan {
    let id = exercise.id.clone();
    Plan::new(Arc::new(exercise), None).unwrap_or_else(|fault| panic!("{id}: {fault}"))
}

fn graded(plan: &Plan, file: &Path) -> Report {
    let submission = Submission::read(file).unwrap_or_else(|fault| panic!("{}: {fault:?}", file.display()));
    let name = file.to_string_lossy();
    let confinement = crate::sandbox::confinement();
    let runner = Runner { interpreters: interpreters(), confinement, interrupted: &AtomicBool::new(false) };
    grade(plan, Subject { name: &name, submission: Ok(&submission), runner }, &mut Silent)
}

/// The verdicts of each group that did not pass and was not skipped as a whole.
fn failures(report: &Report) -> BTreeMap<String, BTreeSet<&'static str>> {
    let mut found: BTreeMap<String, BTreeSet<&'static str>> = BTreeMap::new();
    for case in &report.cases {
        let group = &report.groups[case.group];
        if case.verdict != Verdict::Passed && group.skipped_for.is_none() {
            found.entry(group.name.clone()).or_default().insert(case.verdict.word());
        }
    }
    found
}

/// What a known-wrong solution declares.
fn declared(file: &Path) -> BTreeMap<String, BTreeSet<String>> {
    let text = fs::read_to_string(file).expect("a readable solution");
    // Comments of JavaScript begin otherwise.
    let text = text.replace("// ", "# ");
    assert!(text.lines().any(|line| line.starts_with("# cause: ")), "{}: no cause", file.display());
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for line in text.lines().filter_map(|line| line.strip_prefix("# fails: ")) {
        let (group, verdict) =
            line.strip_suffix(')').and_then(|line| line.split_once(" (")).expect("GROUP (VERDICT)");
        found.entry(group.to_owned()).or_default().insert(verdict.to_owned());
    }
    found
}

/// The known-wrong solutions of an exercise.
fn wrong(id: &str) -> Vec<PathBuf> {
    let folder = root().join("solutions").join(id).join("wrong");
    let files = names(&folder).into_iter().map(|name| folder.join(name));
    files.filter(|file| Language::of_name(&file.to_string_lossy()).is_some()).collect()
}

fn each_known_wrong_solution_fails_as_declared(id: &str) {
    let mut exercise = exercise(id);
    // What does not end in time would not in twice the time either, and these tests are waited for.
    exercise.limits.time = exercise.limits.time.min(Duration::from_secs(1));
    let plan = plan(exercise);
    let mut faults = Vec::new();
    for file in wrong(id) {
        let report = graded(&plan, &file);
        let found: BTreeMap<String, BTreeSet<String>> = failures(&report)
            .into_iter()
            .map(|(group, verdicts)| (group, verdicts.into_iter().map(str::to_owned).collect()))
            .collect();
        let declared = declared(&file);
        if found != declared || declared.is_empty() || declared.contains_key("examples") {
            faults.push(format!("{}: declared {declared:?}, found {found:?}", file.display()));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_exercise_has_its_solution_and_at_least_eight_known_wrong_ones() {
    assert_eq!(ids("exercises"), ids("solutions"));
    for id in ids("solutions") {
        let count = wrong(&id).len();
        assert!(count >= 8, "{id}: {count} known-wrong solutions");
    }
}

#[test]
fn every_model_solution_earns_every_point_and_every_starter_is_unsolved() {
    for id in ids("exercises") {
        let plan = plan(exercise(&id));
        let report = graded(&plan, &root().join("solutions").join(&id).join("solution.py"));
        assert!(report.all_passed(), "{id}: {:?}", failures(&report));
        assert_eq!(report.diagnoses, [], "{id}: advice about the model solution");
        assert_eq!(report.score.0, report.score.1, "{id}");
        let slowest = report.cases.iter().map(|case| case.cpu).max().unwrap_or_default();
        assert!(slowest * 3 <= plan.exercise.limits.time, "{id}: the slowest case takes {slowest:?}");
        let report = graded(&plan, &root().join("exercises").join(&id).join("starter.py"));
        assert!(
            report.cases.iter().any(|case| case.verdict == Verdict::Wrong),
            "{id}: the starter is solved"
        );
        assert!(report.problem.is_none(), "{id}: {:?}", report.problem);
    }
}

/// In JavaScript, where a case takes a start of its own: as many generated cases as show that each group is met.
#[test]
fn three_exercises_have_a_solution_and_a_starter_in_javascript() {
    let mut count = 0;
    for id in ids("exercises") {
        let solution = root().join("solutions").join(&id).join("solution.js");
        if !solution.exists() {
            continue;
        }
        count += 1;
        let mut exercise = exercise(&id);
        for generate in exercise.groups.iter_mut().filter_map(|group| group.generate.as_mut()) {
            generate.count = generate.count.min(8);
        }
        let plan = plan(exercise);
        let report = graded(&plan, &solution);
        assert!(report.all_passed(), "{id}: {:?} {:?}", report.problem, failures(&report));
        assert_eq!(report.score.0, report.score.1, "{id}");
        assert!(report.head.language.starts_with("Node.js "), "{}", report.head.language);
        let slowest = report.cases.iter().map(|case| case.cpu).max().unwrap_or_default();
        assert!(slowest * 3 <= plan.exercise.limits.time, "{id}: the slowest case takes {slowest:?}");
        let report = graded(&plan, &root().join("exercises").join(&id).join("starter.js"));
        assert!(
            report.cases.iter().any(|case| case.verdict == Verdict::Wrong),
            "{id}: the starter is solved"
        );
        assert!(report.problem.is_none(), "{id}: {:?}", report.problem);
    }
    assert!(count >= 3, "{count}");
}

#[test]
fn known_wrong_solutions_of_the_king_game_fail_as_declared() {
    each_known_wrong_solution_fails_as_declared("roi/jeu_roi");
}

#[test]
fn known_wrong_solutions_of_the_winning_move_fail_as_declared() {
    each_known_wrong_solution_fails_as_declared("roi/coup_gagnant");
}

#[test]
fn known_wrong_solutions_of_the_bataille_grid_fail_as_declared() {
    each_known_wrong_solution_fails_as_declared("bataille/grille_valide");
}
