//! Finding interpreters: their real executables (version managers put slow shims on the path) and versions, asked
//! once and remembered.
//!
//! Not for: running a submission.

use super::{Language, Runtime};
use crate::sandbox::{Company, Confined, Confinement, Launch, LaunchFault, Scratch, cache};
use serde::{Deserialize, Serialize};
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// What is known of a language's interpreters.
struct Kind {
    /// The oldest version that is served.
    oldest: [u32; 2],
    /// Names looked for on the path, the preferred first.
    names: &'static [&'static str],
    /// What one is started with to say its version, as `(1, 2, 3)`, and below it the path of its executable.
    question: &'static [&'static str],
    /// The file of the cache folder in which the one found is remembered.
    cache: &'static str,
}

impl Language {
    /// Nothing of a program, which needs no interpreter that is ours to find.
    fn interpreters(self) -> Option<Kind> {
        match self {
            Self::Python => Some(Kind {
                oldest: [3, 8],
                names: &["python3", "python"],
                question: &["-c", "import sys; print(sys.version_info[:3], sys.executable, sep='\\n')"],
                cache: "python.json",
            }),
            Self::JavaScript => Some(Kind {
                oldest: [18, 0],
                names: &["node", "nodejs"],
                question: &[
                    "-e",
                    "const [a, b, c] = process.versions.node.split('.'); \
                     console.log(`(${a}, ${b}, ${parseInt(c)})\\n${process.execPath}`)",
                ],
                cache: "node.json",
            }),
            Self::Program => None,
        }
    }
}

/// An interpreter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Interpreter {
    /// Of this language.
    pub language: Language,
    /// Its real executable.
    pub executable: PathBuf,
    /// Major, minor and patch.
    pub version: [u32; 3],
}

impl Interpreter {
    /// Name and version: `Python 3.11.7`.
    pub fn title(&self) -> String {
        let [major, minor, patch] = self.version;
        format!("{} {major}.{minor}.{patch}", self.language.runtime())
    }
}

/// Why no interpreter can be used.
#[derive(Debug, thiserror::Error)]
pub enum InterpreterFault {
    /// None is on the path.
    #[error("no {} on the path", .0.runtime())]
    NotFound(Language),
    /// The one named, or found, does not answer as Python does.
    #[error("`{}` does not answer as {} does", .0.display(), .1.runtime())]
    Silent(PathBuf, Language),
    /// It is older than what is served.
    #[error("{} is too old", .0.title())]
    TooOld(Interpreter),
    /// It could not be started.
    #[error("{}: {}", .0.runtime(), .1)]
    Launch(Language, LaunchFault),
    /// There is one, but a confined program could not execute it.
    #[error("`{0}` stands where a confined program cannot reach it")]
    OutOfReach(PathBuf, Language),
    /// The system refused a folder or a file.
    #[error("{}: {}", .0.runtime(), .1)]
    Io(Language, io::Error),
}

impl InterpreterFault {
    /// The language there is no interpreter for.
    pub fn language(&self) -> Language {
        match self {
            Self::NotFound(language)
            | Self::Silent(_, language)
            | Self::Launch(language, _)
            | Self::OutOfReach(_, language)
            | Self::Io(language, _) => *language,
            Self::TooOld(found) => found.language,
        }
    }
}

/// Where to look, as the person's environment says.
#[derive(Debug, Clone, Default)]
pub struct Locator {
    /// The interpreters the person named, instead of a search: of each language the first one counts.
    pub named: Vec<(Language, PathBuf)>,
    /// The folders of `PATH`.
    pub path: OsString,
    /// The person's home folder, which shims may look into.
    pub home: Option<OsString>,
    /// The folder where what was found is remembered; none to ask anew each time.
    pub cache: Option<PathBuf>,
}

/// What is remembered of a program on the path: valid while the file is the same.
#[derive(Debug, Serialize, Deserialize)]
struct Remembered {
    program: PathBuf,
    size: u64,
    modified: i64,
    interpreter: Interpreter,
    interpreter_size: u64,
    interpreter_modified: i64,
}

impl Locator {
    /// The interpreter of a language to use: the one named, or the first on the path.
    pub fn find(&self, language: Language) -> Result<Interpreter, InterpreterFault> {
        self.find_for(language, &Confinement::none())
    }

    /// The interpreter to use in this confinement: of several on the path, the first that it can execute.
    pub fn find_for(
        &self,
        language: Language,
        confinement: &Confinement,
    ) -> Result<Interpreter, InterpreterFault> {
        let mut fault = InterpreterFault::NotFound(language);
        let Some(kind) = language.interpreters() else { return Err(fault) };
        for program in self.programs(language, &kind)? {
            match self.known(language, &kind, &program) {
                Ok(found) if confinement.reaches(&found.executable) => return Ok(found),
                Ok(found) => fault = InterpreterFault::OutOfReach(found.executable, language),
                // The first one is the person's choice: when it is broken or too old, they are told.
                Err(other) => return Err(other),
            }
        }
        Err(fault)
    }

    /// Every interpreter of a language there is, in the order of the path; or why one is none.
    pub fn all(&self, language: Language) -> Vec<Result<Interpreter, InterpreterFault>> {
        let mut found = Vec::new();
        let Some(kind) = language.interpreters() else { return found };
        for program in self.programs(language, &kind).unwrap_or_default() {
            let next = self.known(language, &kind, &program);
            let file = |found: &Result<Interpreter, _>| found.as_ref().ok()?.executable.canonicalize().ok();
            let this = file(&next);
            if this.is_none() || found.iter().all(|other| file(other) != this) {
                found.push(next);
            }
        }
        found
    }

    /// The program named, or everything on the path that has the name of one; the same file once.
    fn programs(&self, language: Language, kind: &Kind) -> Result<Vec<PathBuf>, InterpreterFault> {
        if let Some((_, named)) = self.named.iter().find(|(of, _)| *of == language) {
            let program =
                self.resolve(named).ok_or_else(|| InterpreterFault::Silent(named.clone(), language))?;
            return Ok(vec![program]);
        }
        let mut seen = Vec::new();
        let mut programs: Vec<PathBuf> =
            kind.names.iter().flat_map(|name| self.search(OsStr::new(name))).collect();
        programs.retain(|program| {
            let file = program.canonicalize().ok();
            let new = !seen.contains(&file);
            seen.push(file);
            new
        });
        Ok(programs)
    }

    /// What a program is, remembered or asked.
    fn known(
        &self,
        language: Language,
        kind: &Kind,
        program: &Path,
    ) -> Result<Interpreter, InterpreterFault> {
        let found = if let Some(found) = self.recall(kind, program) {
            found
        } else {
            let found = self.ask(language, kind, program)?;
            self.remember(kind, program, &found);
            found
        };
        if found.version[..2] < kind.oldest[..] { Err(InterpreterFault::TooOld(found)) } else { Ok(found) }
    }

    fn resolve(&self, named: &Path) -> Option<PathBuf> {
        if named.components().count() == 1 {
            self.search(named.as_os_str()).into_iter().next()
        } else {
            named.canonicalize().ok().map(|_| named.to_owned())
        }
    }

    /// The programs of this name on the path.
    pub(super) fn search(&self, name: &OsStr) -> Vec<PathBuf> {
        std::env::split_paths(&self.path)
            .filter(|folder| folder.is_absolute())
            .map(|folder| folder.join(name))
            .filter(|program| {
                fs::metadata(program).is_ok_and(|status| status.is_file())
                    && rustix::fs::access(program, rustix::fs::Access::EXEC_OK).is_ok()
            })
            .collect()
    }

    /// Starts the program and asks what it is.
    fn ask(&self, language: Language, kind: &Kind, program: &Path) -> Result<Interpreter, InterpreterFault> {
        let scratch = Scratch::new().map_err(|cause| InterpreterFault::Io(language, cause))?;
        let mut env = vec![(OsString::from("PATH"), self.path.clone())];
        env.extend(self.home.clone().map(|home| (OsString::from("HOME"), home)));
        let mut confined = Launch {
            program: program.to_owned(),
            args: kind.question.iter().map(OsString::from).collect(),
            env,
            scratch: &scratch,
            largest_file: 0,
            readable: Vec::new(),
            runnable: Vec::new(),
            company: Company::Alone,
            // The person's own program, which may be a script of a version manager.
            confinement: &Confinement::none(),
        }
        .start()
        .map_err(|fault| InterpreterFault::Launch(language, fault))?;
        let answer = first_lines(&mut confined);
        confined.end();
        read_answer(language, &answer).ok_or_else(|| InterpreterFault::Silent(program.to_owned(), language))
    }

    fn recall(&self, kind: &Kind, program: &Path) -> Option<Interpreter> {
        let found: Remembered = cache::recall(self.cache.as_ref()?, kind.cache)?;
        let same = found.program == program
            && stamp(program) == Some((found.size, found.modified))
            && stamp(&found.interpreter.executable)
                == Some((found.interpreter_size, found.interpreter_modified));
        same.then_some(found.interpreter)
    }

    fn remember(&self, kind: &Kind, program: &Path, found: &Interpreter) {
        let Some(folder) = &self.cache else { return };
        let (Some((size, modified)), Some((interpreter_size, interpreter_modified))) =
            (stamp(program), stamp(&found.executable))
        else {
            return;
        };
        let entry = Remembered {
            program: program.to_owned(),
            size,
            modified,
            interpreter: found.clone(),
            interpreter_size,
            interpreter_modified,
        };
        cache::remember(folder, kind.cache, &entry);
    }
}

/// The interpreters of all languages, each looked for when it is first needed.
#[derive(Debug, Default)]
pub struct Interpreters {
    locator: Locator,
    python: Found,
    node: Found,
}

/// An interpreter that was looked for, or why there is none.
type Found = OnceLock<Result<Interpreter, Arc<InterpreterFault>>>;

impl Interpreters {
    /// Those that are found there.
    pub fn new(locator: Locator) -> Self {
        Self { locator, ..Self::default() }
    }

    /// Those that are known already, and whatever else is found there.
    pub fn knowing(locator: Locator, known: impl IntoIterator<Item = Interpreter>) -> Self {
        let all = Self::new(locator);
        for interpreter in known {
            let cell = if interpreter.language == Language::JavaScript { &all.node } else { &all.python };
            // Of a language the first one counts.
            let _ = cell.set(Ok(interpreter));
        }
        all
    }

    /// What runs submissions in a language.
    pub fn runtime(&self, language: Language) -> Result<Runtime<'_>, Arc<InterpreterFault>> {
        Ok(match language {
            Language::Python => Runtime::Python(self.found(&self.python, language)?),
            Language::JavaScript => Runtime::JavaScript(self.found(&self.node, language)?),
            Language::Program => Runtime::Program(&self.locator),
        })
    }

    fn found<'a>(
        &self,
        cell: &'a Found,
        language: Language,
    ) -> Result<&'a Interpreter, Arc<InterpreterFault>> {
        cell.get_or_init(|| self.locator.find(language).map_err(Arc::new)).as_ref().map_err(Arc::clone)
    }
}

/// Size and time of the last change, which a program's replacement alters.
fn stamp(path: &Path) -> Option<(u64, i64)> {
    use std::os::unix::fs::MetadataExt as _;
    let status = fs::metadata(path).ok()?;
    Some((status.len(), status.mtime()))
}

/// What the program prints before it ends, within ten seconds.
fn first_lines(confined: &mut Confined) -> String {
    let begun = Instant::now();
    let mut bytes = Vec::new();
    while !confined.stdout.ended() && begun.elapsed() < Duration::from_secs(10) && bytes.len() < 1 << 14 {
        confined.wait(Duration::from_millis(100));
        confined.stdout.read_into(&mut bytes, 1 << 14);
        // What it says on the error channel is let go, so that it does not wait for a reader.
        confined.stderr.read_into(&mut Vec::new(), 1 << 14);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Reads `(3, 11, 7)` and the path below it.
fn read_answer(language: Language, text: &str) -> Option<Interpreter> {
    let (version, rest) = text.split_once('\n')?;
    let numbers: Vec<u32> = version
        .strip_prefix('(')?
        .strip_suffix(')')?
        .split(", ")
        .map(|number| number.parse().ok())
        .collect::<Option<_>>()?;
    let executable = PathBuf::from(rest.trim_end_matches('\n'));
    let version = <[u32; 3]>::try_from(numbers).ok()?;
    executable.is_absolute().then_some(Interpreter { language, executable, version })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_read_strictly() {
        let wanted = Interpreter {
            language: Language::Python,
            executable: "/usr/bin/python3".into(),
            version: [3, 11, 7],
        };
        let read_answer = |text| read_answer(Language::Python, text);
        assert_eq!(read_answer("(3, 11, 7)\n/usr/bin/python3\n"), Some(wanted));
        for text in [
            "",
            "3.11\n/usr/bin/python3\n",
            "(3, 11)\n/usr/bin/python3\n",
            "(3, 11, 7)\n\n",
            "pyenv: not found\n",
        ] {
            assert_eq!(read_answer(text), None, "{text}");
        }
    }

    #[test]
    fn an_empty_path_has_no_interpreter() {
        for language in Language::ALL {
            let found = Locator::default().find(language);
            assert!(matches!(found, Err(InterpreterFault::NotFound(of)) if of == language));
        }
    }
}
