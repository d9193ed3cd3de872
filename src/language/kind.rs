//! The languages there are: the words they are named by, the files they are told from, how they write values.
//!
//! Not for: serving them (each has its own module), nor for their interpreters (`interpreter`).

use super::Submission;
use crate::value::Notation;
use serde::{Deserialize, Serialize};

/// A language a submission may be written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// Python 3.8 and newer.
    Python,
    /// JavaScript, run by Node.js 18 and newer.
    JavaScript,
    /// Any executable, or any script that names its interpreter in a first line `#!`.
    Program,
}

impl Language {
    /// Every one, the likeliest first.
    pub const ALL: [Self; 3] = [Self::Python, Self::JavaScript, Self::Program];

    /// The word that options and exercises name it by.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Python => "python",
            Self::JavaScript => "javascript",
            Self::Program => "program",
        }
    }

    /// What runs it, by its name; a program needs nothing.
    pub const fn runtime(self) -> &'static str {
        match self {
            Self::Python => "Python",
            Self::JavaScript => "Node.js",
            Self::Program => "program",
        }
    }

    /// The endings of its files, the usual one first. A program is told by what it begins with.
    pub const fn endings(self) -> &'static [&'static str] {
        match self {
            Self::Python => &["py", "ipynb"],
            Self::JavaScript => &["js", "mjs", "cjs"],
            Self::Program => &[],
        }
    }

    /// What begins a comment that ends with its line.
    pub const fn comment(self) -> &'static str {
        match self {
            Self::Python | Self::Program => "#",
            Self::JavaScript => "//",
        }
    }

    /// The language that a file's name ends as.
    pub fn of_name(name: &str) -> Option<Self> {
        let (_, ending) = name.rsplit_once('.')?;
        let has = |language: &Self| language.endings().iter().any(|known| ending.eq_ignore_ascii_case(known));
        Self::ALL.into_iter().find(has)
    }

    /// The language of a submission: by its name; else a program, where it begins as one, or is the source of one
    /// that is still to be compiled; else the likeliest.
    pub fn of(submission: &Submission) -> Self {
        let (_, ending) = submission.file.rsplit_once('.').unwrap_or_default();
        let other = || OTHERS.contains(&ending.to_ascii_lowercase().as_str());
        let begins = || (is_program(&submission.source) || other()).then_some(Self::Program);
        Self::of_name(&submission.file).or_else(begins).unwrap_or(Self::Python)
    }

    /// How it writes values.
    pub const fn notation(self) -> Notation {
        match self {
            Self::Python => Notation::Python,
            Self::JavaScript => Notation::JavaScript,
            Self::Program => Notation::Json,
        }
    }
}

/// Endings of sources in languages that we do not run: they are no Python, whatever stands in them.
const OTHERS: [&str; 18] = [
    "c", "cc", "cpp", "cs", "go", "h", "hs", "java", "jsx", "kt", "lua", "ml", "php", "pl", "rb", "rs", "ts",
    "tsx",
];

/// Whether a file begins as what the system can execute: machine code, or the name of an interpreter.
fn is_program(content: &[u8]) -> bool {
    is_machine_code(content) || content.starts_with(b"#!")
}

/// Whether a file begins as machine code in ELF, the format of Linux.
pub(super) fn is_machine_code(content: &[u8]) -> bool {
    content.starts_with(b"\x7fELF")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_told_by_the_files_name_then_by_what_it_begins_with() {
        let of = |file: &str, source: &[u8]| Language::of(&Submission::alone(file, source));
        assert_eq!(of("a.py", b"#!/usr/bin/node\n"), Language::Python);
        assert_eq!(of("a.MJS", b""), Language::JavaScript);
        assert_eq!(of("a.out", b"\x7fELF..."), Language::Program);
        assert_eq!(of("solve", b"#!/bin/sh\n"), Language::Program);
        assert_eq!(of("notes.txt", b"def f(): pass\n"), Language::Python);
        assert_eq!(of("solve.C", b"int main(void) { return 0; }\n"), Language::Program);
    }
}
