//! The solutions of an exercise, as they stand in `solutions/<id>/`: the author's own, one a language, and known-wrong
//! ones in `wrong/`, each with what it declares at its head.
//!
//! Not for: running them, nor for whether what they declare is true (`app`).

use super::author::{Check, Finding, place, unlisted_file};
use super::fault::{Fault, Source};
use super::folder::{names_in, read_file};
use crate::language::Language;
use crate::msg;
use crate::spelling::nearest;
use crate::untrusted::capped;
use crate::yaml::Place;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The name of an author's own solution, without its ending.
const SOLUTION: &str = "solution";
/// The folder of known-wrong solutions.
const WRONG: &str = "wrong";
/// Files about solutions that other commands read.
const KNOWN: &[&str] = &["equivalent.yaml"];
/// What the head of a known-wrong solution says.
const KEYS: [&str; 2] = ["fails", "cause"];

/// Everything in the folder of an exercise's solutions.
#[derive(Debug, Default)]
pub struct Solutions {
    /// How the folder is shown.
    pub shown: String,
    /// The author's own solutions.
    pub own: Vec<ProgramFile>,
    /// Solutions known to be wrong.
    pub wrong: Vec<KnownWrong>,
    /// Files that are neither, by their path and as they are shown: each is of use only where a solution names it.
    pub others: Vec<(PathBuf, String)>,
    /// What is wrong with the folder, and with heads.
    pub findings: Vec<Finding>,
}

/// A program in a file.
#[derive(Debug, Clone)]
pub struct ProgramFile {
    /// Where it is.
    pub path: PathBuf,
    /// The file as it is shown, and its text.
    pub source: Arc<Source>,
}

/// A solution that is known to be wrong.
#[derive(Debug, Clone)]
pub struct KnownWrong {
    /// The program.
    pub program: ProgramFile,
    /// What it declares to fail.
    pub fails: Vec<Declared>,
}

/// One line `# fails: GROUP (VERDICT)`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Declared {
    /// The group, as written.
    pub group: String,
    /// The verdict, as written.
    pub verdict: String,
    /// Where the line stands.
    pub place: Place,
}

/// Whether a file's name is that of a program in a language we know.
pub(super) fn is_program(name: &str) -> bool {
    comment(name).is_some()
}

/// What begins a comment in a program of this name.
fn comment(name: &str) -> Option<&'static str> {
    Language::of_name(name).map(Language::comment)
}

impl Solutions {
    /// Reads the folder; what cannot be read is among its findings.
    pub(super) fn read(path: &Path, shown: &str) -> Self {
        let mut found = Self { shown: shown.to_owned(), ..Self::default() };
        for (name, is_folder) in found.names(path, shown) {
            let (path, shown) = (path.join(&name), format!("{shown}/{name}"));
            if name == WRONG && is_folder {
                for (name, _) in found.names(&path, &shown) {
                    found.wrong(&path.join(&name), format!("{shown}/{name}"), comment(&name));
                }
            } else if is_folder || !is_own(&name) {
                if !KNOWN.contains(&name.as_str()) {
                    found.others.push((path, shown));
                }
            } else if let Some(program) = found.program(&path, shown) {
                found.own.push(program);
            }
        }
        if found.own.is_empty() {
            found.note(Check::Solution, Fault::whole(shown, msg!("verify-no-solution")));
        }
        if found.wrong.is_empty() {
            found.note(Check::KnownWrong, Fault::whole(shown, msg!("verify-no-wrong")).as_warning());
        }
        found
    }

    fn note(&mut self, check: Check, fault: Fault) {
        self.findings.push(Finding::new(check, fault));
    }

    fn names(&mut self, path: &Path, shown: &str) -> Vec<(String, bool)> {
        names_in(path).unwrap_or_else(|reason| {
            self.note(Check::Files, Fault::whole(shown, reason));
            Vec::new()
        })
    }

    fn program(&mut self, path: &Path, shown: String) -> Option<ProgramFile> {
        let reason = match read_file(path) {
            Ok(Some(bytes)) => {
                let text = String::from_utf8_lossy(&bytes).into_owned();
                return Some(ProgramFile {
                    path: path.to_owned(),
                    source: Arc::new(Source { path: shown, text }),
                });
            }
            Ok(None) => msg!("exercise-io-missing"),
            Err(reason) => reason,
        };
        self.note(Check::Files, Fault::whole(shown, reason));
        None
    }

    fn wrong(&mut self, path: &Path, shown: String, comment: Option<&str>) {
        let Some(comment) = comment else {
            self.others.push((path.to_owned(), shown));
            return;
        };
        let Some(program) = self.program(path, shown) else { return };
        let (fails, faults) = head(&program.source, comment);
        self.findings.extend(faults.into_iter().map(|fault| Finding::new(Check::KnownWrong, fault)));
        self.wrong.push(KnownWrong { program, fails });
    }

    /// Files that are of no use: no solution, and named by none. `companions` are the names that are of use.
    pub fn unlisted(&self, companions: &[String]) -> Vec<Finding> {
        let useful = |path: &Path| {
            path.file_name().is_some_and(|name| companions.iter().any(|known| name.to_str() == Some(known)))
        };
        let unlisted = self.others.iter().filter(|(path, _)| !useful(path));
        unlisted.map(|(_, shown)| Finding::new(Check::Files, unlisted_file(shown.clone()))).collect()
    }
}

/// Whether a file's name is that of an author's own solution.
fn is_own(name: &str) -> bool {
    name.rsplit_once('.').is_some_and(|(stem, _)| stem == SOLUTION) && is_program(name)
}

/// What the head of a known-wrong solution declares: the comments before anything else.
fn head(source: &Arc<Source>, comment: &str) -> (Vec<Declared>, Vec<Fault>) {
    let (mut fails, mut faults, mut has_cause) = (Vec::new(), Vec::new(), false);
    let mut at = 0;
    for line in source.text.split_inclusive('\n') {
        let (start, text) = (at, line.trim_end());
        at += line.len();
        let Some(said) = text.trim_start_matches('\u{feff}').strip_prefix(comment) else {
            if text.is_empty() {
                continue;
            }
            break;
        };
        let (key, value) = said.split_once(':').unwrap_or((said, ""));
        let (key, value) = (key.trim(), value.trim());
        let at = || place(source, start..start + text.len());
        match key {
            "cause" => has_cause |= !value.is_empty(),
            "fails" => match value.strip_suffix(')').and_then(|value| value.split_once('(')) {
                Some((group, verdict)) if !group.trim().is_empty() => fails.push(Declared {
                    group: group.trim().to_owned(),
                    verdict: verdict.trim().to_owned(),
                    place: at(),
                }),
                _ => faults.push(unreadable(source, at(), comment)),
            },
            _ if nearest(key.split(' ').next().unwrap_or_default(), KEYS).is_some() => {
                faults.push(unreadable(source, at(), comment));
            }
            _ => {}
        }
    }
    let whole = |message| Fault::at(source, place(source, 0..0), message);
    let hint = || msg!("verify-hint-head", comment = comment);
    if fails.is_empty() && faults.is_empty() {
        faults.push(whole(msg!("verify-head-nothing")).with_hint(hint()));
    }
    if !has_cause {
        faults.push(whole(msg!("verify-head-no-cause")).with_hint(hint()));
    }
    (fails, faults)
}

fn unreadable(source: &Arc<Source>, at: Place, comment: &str) -> Fault {
    let line = source.text.get(at.bytes.clone()).unwrap_or_default();
    let message = msg!("verify-head-unreadable", line = capped(line, 60).0);
    Fault::at(source, at, message).with_hint(msg!("verify-hint-head", comment = comment))
}
