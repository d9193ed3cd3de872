//! Why a submission cannot be asked anything: said once, and every case counts as not answered.
//!
//! Not for: what goes wrong in a single case (`Outcome`), nor for files that cannot be read (`submission`).

use super::{Ending, Language, Outcome, Raised, Site, Submission};
use crate::message::Message;
use crate::msg;
use crate::spelling;
use crate::untrusted::shortened;
use crate::value::Value;

/// Characters of a name that are told.
const NAME: usize = 60;
/// Names that are told.
const NAMES: usize = 10;
/// Characters of an exception's message that are told.
const MESSAGE: usize = 300;

/// Why a submission cannot be asked anything.
#[derive(Debug, Clone, PartialEq)]
pub enum LoadProblem {
    /// The file holds nothing but blanks and comments.
    Empty,
    /// The file's bytes are not text in the encoding it declares (UTF-8 unless it says otherwise).
    Encoding {
        /// The line of the first byte that is not, from 1.
        line: usize,
        /// What the file seems to be.
        guess: &'static str,
    },
    /// The file holds a NUL byte: it is no text file, or a damaged one.
    Nul {
        /// The line of the byte, from 1.
        line: usize,
    },
    /// It is no program that the system could start.
    NoProgram,
    /// It names an interpreter that is not there.
    Interpreter {
        /// What its first line names.
        named: String,
        /// Whether that line ends as lines of Windows do, so that the system looks for another name.
        windows: bool,
    },
    /// The system refuses to start it, and says this.
    Unstartable(String),
    /// The language's grammar refuses it.
    Syntax {
        /// What the compiler says.
        message: String,
        /// Where.
        site: Option<Site>,
    },
    /// An exception while the file was loaded.
    Raised(Raised),
    /// It came to something else while it was loaded.
    Came(Outcome),
    /// It loads, but not every time.
    Unsteady,
    /// There is no such function.
    NoFunction {
        /// The function wanted.
        wanted: String,
        /// The functions the file has.
        found: Vec<String>,
        /// The type of what has the name, if something else does.
        instead: Option<String>,
    },
    /// The function takes another number of parameters.
    Parameters {
        /// The function.
        function: String,
        /// The names of the parameters it has.
        found: Vec<String>,
        /// How many it is called with.
        wanted: usize,
    },
}

impl LoadProblem {
    /// What a compiler refused, as a harness says it: `[class, [message, line, column, end line, end column]]`,
    /// columns in characters from 1.
    pub(super) fn refused(submission: &Submission, said: &Value) -> Self {
        let parts = said.as_sequence().unwrap_or_default();
        let place = parts.get(1).and_then(Value::as_sequence).unwrap_or_default();
        let number = |index: usize| {
            place.get(index).and_then(Value::as_i64).and_then(|n| usize::try_from(n).ok()).filter(|&n| n > 0)
        };
        let message = place.first().and_then(Value::as_str).unwrap_or_default().to_owned();
        let file = submission.file.clone();
        let site = number(1).map(|line| {
            let text = submission.line(&file, line).unwrap_or_default();
            let end = number(4).filter(|_| number(3) == Some(line));
            let columns = number(2).map(|start| (start, end.unwrap_or(0).max(start + 1)));
            Site { file, line, columns, function: String::new(), text, repeats: 0 }
        });
        Self::Syntax { message, site }
    }

    /// The sentence that says it. `file` is the submission's name.
    pub fn message(&self, submission: &Submission) -> Message {
        let file = submission.file.as_str();
        let python = Language::of(submission) == Language::Python;
        let language = if python { "Python" } else { "JavaScript" };
        match self {
            Self::Empty => msg!("load-empty", file = file),
            Self::Encoding { line, guess } => {
                msg!("load-encoding", file = file, line = *line, guess = *guess)
            }
            Self::Nul { line } => msg!("load-nul", file = file, line = *line),
            Self::NoProgram => msg!("load-no-program", file = file),
            Self::Interpreter { named, windows: true } => {
                msg!("load-interpreter-windows", file = file, named = shortened(named, NAME))
            }
            Self::Interpreter { named, windows: false } => {
                msg!("load-interpreter", file = file, named = shortened(named, NAME))
            }
            Self::Unstartable(cause) => msg!("load-unstartable", file = file, cause = cause),
            Self::Syntax { message, site: Some(site) } if message.is_empty() => {
                msg!("load-complex", file = file, line = site.line, language = language)
            }
            Self::Syntax { message, site: None } if message.is_empty() => {
                msg!("load-complex-nowhere", file = file, language = language)
            }
            Self::Syntax { message, site: Some(site) } => {
                msg!("load-syntax", file = file, line = site.line, language = language, message = message)
            }
            Self::Syntax { message, site: None } => {
                msg!("load-syntax-nowhere", file = file, language = language, message = message)
            }
            Self::Raised(raised) => Self::raised(raised, file),
            Self::Came(Outcome::CpuTime | Outcome::WallTime) if !python => {
                msg!("load-time-plain", file = file)
            }
            Self::Came(outcome) => Self::came(outcome, file),
            Self::Unsteady => msg!("load-unsteady", file = file),
            Self::NoFunction { wanted, instead: Some(kind), .. } => {
                msg!("load-not-a-function", file = file, function = wanted, kind = shortened(kind, NAME))
            }
            Self::NoFunction { wanted, found, .. } if found.is_empty() => {
                msg!("load-no-function-at-all", file = file, function = wanted)
            }
            Self::NoFunction { wanted, found, .. } => {
                match spelling::nearest(wanted, found.iter().map(String::as_str)) {
                    Some(meant) => msg!(
                        "load-no-function-but",
                        file = file,
                        function = wanted,
                        found = listed(found),
                        meant = shortened(meant, NAME)
                    ),
                    None => msg!("load-no-function", file = file, function = wanted, found = listed(found)),
                }
            }
            Self::Parameters { function, found, wanted } => msg!(
                "load-parameters",
                function = function,
                count = found.len(),
                found = listed(found),
                wanted = *wanted
            ),
        }
    }

    /// Where it stands in the student's file.
    pub fn site(&self) -> Option<&Site> {
        match self {
            Self::Syntax { site, .. } => site.as_ref(),
            Self::Raised(raised) => raised.frames.last(),
            _ => None,
        }
    }

    fn raised(raised: &Raised, file: &str) -> Message {
        let line = raised.frames.last().map_or(0, |site| site.line);
        match raised.class.as_str() {
            _ if raised.is_pending_promise() => msg!("load-promise", file = file),
            _ if raised.is_process_exit() => msg!("load-process-exit", file = file, line = line),
            _ if raised.is_end_of_input() => msg!("load-input", file = file, line = line),
            _ if raised.wants_screen() => msg!("load-screen", file = file, line = line),
            "SystemExit" => msg!("load-exit", file = file, line = line),
            "ModuleNotFoundError" | "ImportError" => {
                msg!("load-import", file = file, line = line, message = shortened(&raised.message, MESSAGE))
            }
            class => msg!(
                "load-raised",
                file = file,
                line = line,
                class = shortened(class, NAME),
                message = shortened(&raised.message, MESSAGE)
            ),
        }
    }

    fn came(outcome: &Outcome, file: &str) -> Message {
        match outcome {
            Outcome::CpuTime | Outcome::WallTime => msg!("load-time", file = file),
            Outcome::Memory => msg!("load-memory", file = file),
            Outcome::Printed => msg!("load-printed", file = file),
            Outcome::Ended(Ending::Signal(signal)) => msg!("load-signal", file = file, signal = *signal),
            Outcome::Ended(Ending::Exit(status)) => msg!("load-ended", file = file, status = *status),
            _ => msg!("load-lost", file = file),
        }
    }
}

/// Names between back-ticks, separated by commas: the first of them, each shortened, and how many there are
/// besides.
fn listed(names: &[String]) -> Message {
    let told: Vec<String> =
        names.iter().take(NAMES).map(|name| format!("`{}`", shortened(name, NAME))).collect();
    match names.len() - told.len() {
        0 => msg!("load-names", names = told.join(", ")),
        more => msg!("load-names-more", names = told.join(", "), more = more),
    }
}
