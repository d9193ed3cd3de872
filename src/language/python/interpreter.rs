//! Finding Python: its real executable (version managers put slow shims on the path) and its version, asked once
//! and remembered.
//!
//! Not for: running a submission.

use crate::sandbox::{Company, Confined, Confinement, Launch, LaunchFault, Scratch, cache};
use serde::{Deserialize, Serialize};
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The oldest version that is served.
const OLDEST: [u32; 2] = [3, 8];

/// Names looked for on the path, the preferred first.
const NAMES: [&str; 2] = ["python3", "python"];

/// A Python interpreter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Interpreter {
    /// Its real executable.
    pub executable: PathBuf,
    /// Major, minor and patch.
    pub version: [u32; 3],
}

impl Interpreter {
    /// Name and version: `Python 3.11.7`.
    pub fn title(&self) -> String {
        let [major, minor, patch] = self.version;
        format!("Python {major}.{minor}.{patch}")
    }
}

/// Why no interpreter can be used.
#[derive(Debug, thiserror::Error)]
pub enum InterpreterFault {
    /// None is on the path.
    #[error("no Python on the path")]
    NotFound,
    /// The one named, or found, does not answer as Python does.
    #[error("`{0}` does not answer as Python does")]
    Silent(PathBuf),
    /// It is older than what is served.
    #[error("{} is too old", .0.title())]
    TooOld(Interpreter),
    /// It could not be started.
    #[error(transparent)]
    Launch(#[from] LaunchFault),
    /// There is one, but a confined program could not execute it.
    #[error("`{0}` stands where a confined program cannot reach it")]
    OutOfReach(PathBuf),
    /// The system refused a folder or a file.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Where to look, as the person's environment says.
#[derive(Debug, Clone, Default)]
pub struct Locator {
    /// The interpreter the person named, instead of a search.
    pub named: Option<PathBuf>,
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
    /// The interpreter to use: the one named, or the first on the path.
    pub fn find(&self) -> Result<Interpreter, InterpreterFault> {
        self.find_for(&Confinement::none())
    }

    /// The interpreter to use in this confinement: of several on the path, the first that it can execute.
    pub fn find_for(&self, confinement: &Confinement) -> Result<Interpreter, InterpreterFault> {
        let mut fault = InterpreterFault::NotFound;
        for program in self.programs()? {
            match self.known(&program) {
                Ok(found) if confinement.reaches(&found.executable) => return Ok(found),
                Ok(found) => fault = InterpreterFault::OutOfReach(found.executable),
                // The first one is the person's choice: when it is broken or too old, they are told.
                Err(other) => return Err(other),
            }
        }
        Err(fault)
    }

    /// Every interpreter there is, in the order of the path; or why one is none.
    pub fn all(&self) -> Vec<Result<Interpreter, InterpreterFault>> {
        let mut found = Vec::new();
        for program in self.programs().unwrap_or_default() {
            let next = self.known(&program);
            let file = |found: &Result<Interpreter, _>| found.as_ref().ok()?.executable.canonicalize().ok();
            let this = file(&next);
            if this.is_none() || found.iter().all(|other| file(other) != this) {
                found.push(next);
            }
        }
        found
    }

    /// The program named, or everything on the path that has the name of one; the same file once.
    fn programs(&self) -> Result<Vec<PathBuf>, InterpreterFault> {
        if let Some(named) = &self.named {
            let program = self.resolve(named).ok_or_else(|| InterpreterFault::Silent(named.clone()))?;
            return Ok(vec![program]);
        }
        let mut seen = Vec::new();
        let mut programs: Vec<PathBuf> =
            NAMES.iter().flat_map(|name| self.search(OsStr::new(name))).collect();
        programs.retain(|program| {
            let file = program.canonicalize().ok();
            let new = !seen.contains(&file);
            seen.push(file);
            new
        });
        Ok(programs)
    }

    /// What a program is, remembered or asked.
    fn known(&self, program: &Path) -> Result<Interpreter, InterpreterFault> {
        let found = if let Some(found) = self.recall(program) {
            found
        } else {
            let found = self.ask(program)?;
            self.remember(program, &found);
            found
        };
        if found.version[..2] < OLDEST[..] { Err(InterpreterFault::TooOld(found)) } else { Ok(found) }
    }

    fn resolve(&self, named: &Path) -> Option<PathBuf> {
        if named.components().count() == 1 {
            self.search(named.as_os_str()).into_iter().next()
        } else {
            named.canonicalize().ok().map(|_| named.to_owned())
        }
    }

    fn search(&self, name: &OsStr) -> Vec<PathBuf> {
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
    fn ask(&self, program: &Path) -> Result<Interpreter, InterpreterFault> {
        const QUESTION: &str = "import sys; print(sys.version_info[:3], sys.executable, sep='\\n')";
        let scratch = Scratch::new()?;
        let mut env = vec![(OsString::from("PATH"), self.path.clone())];
        env.extend(self.home.clone().map(|home| (OsString::from("HOME"), home)));
        let mut confined = Launch {
            program: program.to_owned(),
            args: ["-c", QUESTION].map(OsString::from).to_vec(),
            env,
            scratch: &scratch,
            largest_file: 0,
            readable: Vec::new(),
            runnable: Vec::new(),
            company: Company::Alone,
            // The person's own program, which may be a script of a version manager.
            confinement: &Confinement::none(),
        }
        .start()?;
        let answer = first_lines(&mut confined);
        confined.end();
        read_answer(&answer).ok_or_else(|| InterpreterFault::Silent(program.to_owned()))
    }

    fn recall(&self, program: &Path) -> Option<Interpreter> {
        let found: Remembered = cache::recall(self.cache.as_ref()?, CACHE)?;
        let same = found.program == program
            && stamp(program) == Some((found.size, found.modified))
            && stamp(&found.interpreter.executable)
                == Some((found.interpreter_size, found.interpreter_modified));
        same.then_some(found.interpreter)
    }

    fn remember(&self, program: &Path, found: &Interpreter) {
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
        cache::remember(folder, CACHE, &entry);
    }
}

/// The file of the cache folder in which the interpreter is remembered.
const CACHE: &str = "python.json";

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
fn read_answer(text: &str) -> Option<Interpreter> {
    let (version, rest) = text.split_once('\n')?;
    let numbers: Vec<u32> = version
        .strip_prefix('(')?
        .strip_suffix(')')?
        .split(", ")
        .map(|number| number.parse().ok())
        .collect::<Option<_>>()?;
    let executable = PathBuf::from(rest.trim_end_matches('\n'));
    let version = <[u32; 3]>::try_from(numbers).ok()?;
    executable.is_absolute().then_some(Interpreter { executable, version })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_read_strictly() {
        let wanted = Interpreter { executable: "/usr/bin/python3".into(), version: [3, 11, 7] };
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
        assert!(matches!(Locator::default().find(), Err(InterpreterFault::NotFound)));
    }
}
