//! How a submitted program is started: by itself where it is machine code, else by the interpreter it names.
//!
//! Not for: starting it (`session`).

use crate::language::kind::is_machine_code;
use crate::language::{Language, LoadProblem, Locator, Submission};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// What is started, and with which arguments before the program's own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Executable {
    /// The interpreter; none where the file itself is started.
    pub(super) interpreter: Option<PathBuf>,
    /// Its arguments; the file's path comes after them.
    pub(super) args: Vec<OsString>,
}

/// Bytes of the longest first line that is read; the system itself reads fewer.
const LONGEST: usize = 256;

/// Finds out how to start a submission; or why it is nothing that can be started.
pub(super) fn of(submission: &Submission, locator: &Locator) -> Result<Executable, Box<LoadProblem>> {
    let source = &submission.source;
    if source.is_empty() {
        return Err(LoadProblem::Empty.into());
    }
    if is_machine_code(source) {
        return Ok(Executable { interpreter: None, args: Vec::new() });
    }
    let Some(rest) = source.strip_prefix(b"#!") else { return Err(LoadProblem::NoProgram.into()) };
    let line = rest.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let line = String::from_utf8_lossy(&line[..line.len().min(LONGEST)]).into_owned();
    if line.ends_with('\r') {
        return Err(LoadProblem::Interpreter { named: line.trim().to_owned(), windows: true }.into());
    }
    let line = line.trim();
    let missing = || Box::new(LoadProblem::Interpreter { named: line.to_owned(), windows: false });
    let (named, argument) = line.split_once([' ', '\t']).map_or((line, ""), |(a, b)| (a, b.trim()));
    let mut args: Vec<OsString> = Vec::new();
    let path = if Path::new(named).file_name().is_some_and(|name| name == "env") {
        // `env NAME`, `env -S NAME ARGUMENT…`.
        let mut words = argument.split_ascii_whitespace().skip_while(|word| *word == "-S");
        let name = words.next().filter(|name| !name.starts_with('-') && !name.contains('='));
        args.extend(words.map(OsString::from));
        by_name(name.ok_or_else(missing)?, locator)
    } else {
        args.extend((!argument.is_empty()).then(|| argument.into()));
        let path = PathBuf::from(named);
        path.is_absolute().then(|| path.canonicalize().ok()).flatten().filter(|path| path.is_file())
    };
    Ok(Executable { interpreter: Some(path.ok_or_else(missing)?), args })
}

/// The real executable of an interpreter on the person's path: of those that version managers put shims for, what
/// stands behind the shim.
fn by_name(name: &str, locator: &Locator) -> Option<PathBuf> {
    let language = match name {
        "python" | "python3" => Some(Language::Python),
        "node" | "nodejs" => Some(Language::JavaScript),
        _ => None,
    };
    let known = language.and_then(|language| locator.find(language).ok()).map(|found| found.executable);
    known
        .or_else(|| locator.search(name.as_ref()).into_iter().next())
        .and_then(|path| path.canonicalize().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn started(source: &str) -> Result<Executable, Box<LoadProblem>> {
        let locator = Locator { path: "/usr/bin:/bin".into(), ..Locator::default() };
        of(&Submission::alone("x", source), &locator)
    }

    #[test]
    fn the_interpreter_is_the_one_that_the_first_line_names() {
        let shell = Path::new("/bin/sh").canonicalize().unwrap();
        for (line, args) in
            [("#!/bin/sh", vec![]), ("#! /bin/sh -e u\n", vec!["-e u"]), ("#!/usr/bin/env sh\n", vec![])]
        {
            let found = started(line).unwrap();
            assert_eq!(found.interpreter.as_deref(), Some(&*shell), "{line}");
            assert_eq!(found.args, args, "{line}");
        }
        assert_eq!(started("#!/usr/bin/env -S sh -e -u\n").unwrap().args, ["-e", "-u"]);
        assert_eq!(started("\x7fELF").unwrap().interpreter, None);
    }

    #[test]
    fn what_cannot_be_started_is_told_apart() {
        assert_eq!(started(""), Err(LoadProblem::Empty.into()));
        assert_eq!(started("print(1)"), Err(LoadProblem::NoProgram.into()));
        for line in
            ["#!", "#!/no/such/thing\n", "#!/usr/bin/env\n", "#!/usr/bin/env no-such-thing\n", "#!sh\n"]
        {
            let found = started(line);
            let missing =
                |problem: &LoadProblem| matches!(problem, LoadProblem::Interpreter { windows: false, .. });
            assert!(found.as_ref().is_err_and(|problem| missing(problem)), "{line}: {found:?}");
        }
        let windows = LoadProblem::Interpreter { named: "/bin/sh".into(), windows: true };
        assert_eq!(started("#!/bin/sh\r\n"), Err(windows.into()));
    }
}
