//! What a source file's bytes are, before an interpreter sees them: is this text at all?
//!
//! Not for: grammar (the interpreter's own compiler says that).

use super::{Language, LoadProblem, Submission};

/// What is wrong with a submission in this language before any interpreter sees it.
pub(super) fn unreadable(submission: &Submission, language: Language) -> Option<LoadProblem> {
    let source = &submission.source;
    if let Some(line) = nul_line(source) {
        return Some(LoadProblem::Nul { line });
    }
    // Python alone has files that say what they are encoded in (PEP 263); the interpreter then judges.
    let declares = language == Language::Python && declares_encoding(source);
    if let Some((line, guess)) = encoding_fault(source).filter(|(_, guess)| *guess == UTF_16 || !declares) {
        return Some(LoadProblem::Encoding { line, guess });
    }
    submission.is_empty().then_some(LoadProblem::Empty)
}

const UTF_16: &str = "UTF-16";

/// The first line that is not text in UTF-8, and what the file seems to be.
fn encoding_fault(source: &[u8]) -> Option<(usize, &'static str)> {
    if source.starts_with(b"\xff\xfe") || source.starts_with(b"\xfe\xff") {
        return Some((1, UTF_16));
    }
    let at = std::str::from_utf8(source).err()?.valid_up_to();
    Some((line_at(source, at), "Latin-1 / Windows-1252"))
}

/// The line of the first NUL byte, which no text has; none in UTF-16, where it is half a letter.
fn nul_line(source: &[u8]) -> Option<usize> {
    if source.starts_with(b"\xff\xfe") || source.starts_with(b"\xfe\xff") {
        return None;
    }
    source.iter().position(|&byte| byte == 0).map(|at| line_at(source, at))
}

/// The number of the line that a byte stands in, from 1.
fn line_at(source: &[u8], at: usize) -> usize {
    source[..at].split(|&byte| byte == b'\n').count()
}

/// Whether one of the first two lines is a comment that declares an encoding other than UTF-8, as PEP 263 reads it.
fn declares_encoding(source: &[u8]) -> bool {
    source.split(|&byte| byte == b'\n').take(2).any(|line| {
        let line = String::from_utf8_lossy(line);
        let Some(comment) = line.trim_start_matches([' ', '\t', '\x0c']).strip_prefix('#') else {
            return false;
        };
        let Some(after) = comment.split_once("coding").map(|(_, after)| after) else { return false };
        let Some(name) = after.strip_prefix([':', '=']) else { return false };
        let name = name.trim_start_matches([' ', '\t']).to_ascii_lowercase();
        !name.is_empty() && !name.starts_with("utf-8") && !name.starts_with("utf8")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(file: &str, source: &[u8]) -> Option<LoadProblem> {
        let submission = Submission::alone(file, source);
        unreadable(&submission, Language::of(&submission))
    }

    #[test]
    fn bytes_that_are_not_utf_8_are_found_with_their_line() {
        let line = |file: &str, source: &[u8]| match problem(file, source) {
            Some(LoadProblem::Encoding { line, .. }) => Some(line),
            _ => None,
        };
        assert_eq!(line("x.py", b"x = 1\n# \xe9l\xe8ve\n"), Some(2));
        assert_eq!(line("x.py", "\u{feff}# élève\r\n".as_bytes()), None);
        assert_eq!(line("x.py", b"# -*- coding: latin-1 -*-\n# \xe9\n"), None);
        assert_eq!(line("x.js", b"# -*- coding: latin-1 -*-\n# \xe9\n"), Some(2));
        assert_eq!(line("x.py", b"#!/usr/bin/python3\n# vim: set fileencoding=latin-1 :\n# \xe9\n"), None);
        assert_eq!(line("x.py", b"\n\n# coding: latin-1\n# \xe9\n"), Some(4));
        assert_eq!(line("x.py", b"# coding: utf-8\n# \xe9\n"), Some(2));
        assert_eq!(encoding_fault(b"\xff\xfex\0").map(|(_, guess)| guess), Some("UTF-16"));
        assert_eq!(problem("x.py", b"a\nb\0"), Some(LoadProblem::Nul { line: 2 }));
        assert_eq!(nul_line(b"\xff\xfex\0"), None);
    }
}
