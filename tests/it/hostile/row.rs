//! A hostile submission and what it must come to. Shared with the soak benchmark.

use jugeote::exercise::{ExerciseId, read_folder};
use jugeote::grading::{Plan, Report, Runner};
use jugeote::language::{Interpreters, Language, Submission};
use jugeote::sandbox::Confinement;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hostile")
}

/// The plan they are all graded with: the attack, then a case that must pass.
pub(crate) fn plan(interpreters: &Interpreters, confinement: &Confinement) -> Plan {
    let id = ExerciseId::parse("hostile/programs").expect("an id");
    let exercise = Arc::new(read_folder(&id, &folder()).expect("an exercise"));
    let runner = Runner { interpreters, confinement, interrupted: &AtomicBool::new(false) };
    Plan::new(exercise, runner).expect("a plan")
}

/// A hostile submission: its head says what it must come to.
pub(crate) struct Row {
    pub name: String,
    pub language: Language,
    pub source: String,
    pub verdicts: Vec<String>,
    pub afterwards: String,
    pub beside: Vec<String>,
}

impl Row {
    /// Reads one.
    pub(crate) fn read(path: &Path) -> Self {
        let source = std::fs::read_to_string(path).expect("a submission");
        let folder = path.parent().and_then(Path::file_name).expect("a folder").to_string_lossy();
        let language = Language::ALL.into_iter().find(|language| language.word() == folder);
        let language = language.expect("a language");
        let comment = if language == Language::JavaScript { "//" } else { "#" };
        let says = |what: &str| {
            let mark = format!("{comment} {what}: ");
            source.lines().find_map(|line| line.strip_prefix(&mark)).map(str::to_owned)
        };
        Self {
            name: path.file_stem().expect("a name").to_string_lossy().into_owned(),
            language,
            verdicts: says("verdict").expect("a verdict").split('|').map(str::to_owned).collect(),
            afterwards: says("afterwards").unwrap_or_else(|| "passed".to_owned()),
            beside: says("beside")
                .map(|names| names.split(',').map(str::to_owned).collect())
                .unwrap_or_default(),
            source,
        }
    }

    /// Reads all of a language: those that wait out a limit come first, so that they wait together.
    pub(crate) fn all(language: Language) -> Vec<Self> {
        let mut rows: Vec<Self> = std::fs::read_dir(folder().join(language.word()))
            .expect("the submissions")
            .flatten()
            .map(|entry| Self::read(&entry.path()))
            .collect();
        let least = match language {
            Language::Python => 100,
            Language::JavaScript => 50,
            Language::Program => 25,
        };
        assert!(rows.len() >= least, "{} submissions", rows.len());
        rows.sort_by_key(|row| (!row.verdicts.contains(&"timeout".to_owned()), row.name.clone()));
        rows
    }

    /// What is handed in: the row behind the prelude and the names that it aims at.
    pub(crate) fn submission(&self, names: &str) -> Submission {
        let (prelude, file, beside) = match self.language {
            Language::Python => ("prelude.py", "hostile.py", "raise SystemExit(0)\n"),
            Language::JavaScript => ("prelude.js", "hostile.js", "exports.mine = true;\n"),
            Language::Program => ("prelude.program.py", "hostile", ""),
        };
        let prelude = std::fs::read_to_string(folder().join(prelude)).expect("the prelude");
        let first = if self.language == Language::Program { "#!/usr/bin/env python3\n" } else { "" };
        let source = format!("{first}{names}{prelude}{}", self.source).into_bytes();
        let companions = self.beside.iter().map(|name| (name.clone(), beside.as_bytes().to_vec())).collect();
        Submission { file: file.into(), source, companions, notes: Vec::new() }
    }

    /// What is wrong with the report on it; nothing, as it should be.
    pub(crate) fn faults(&self, report: &Report) -> String {
        let [attack, afterwards] = &report.cases[..] else {
            return format!("{}: not two cases\n", self.name);
        };
        let mut faults = String::new();
        let cause = || {
            let problem = report.problem.as_ref().map(ToString::to_string);
            let detail = attack.detail.as_ref().map(ToString::to_string);
            format!("{problem:?} {detail:?} {:?} {:?}", attack.actual, afterwards.detail)
        };
        let word = attack.verdict.word();
        if !self.verdicts.iter().any(|verdict| verdict == word) {
            let _ = writeln!(faults, "{}: {word}, not {:?}: {}", self.name, self.verdicts, cause());
        }
        if afterwards.verdict.word() != self.afterwards {
            let _ = writeln!(faults, "{}: then {}: {}", self.name, afterwards.verdict.word(), cause());
        }
        if attack.cpu > Duration::from_secs(1) {
            let _ = writeln!(faults, "{}: {:?} where half a second is allowed", self.name, attack.cpu);
        }
        faults
    }
}
