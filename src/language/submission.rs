//! A submission as it was handed in: its source, and the files beside it that the source names; in a folder, or
//! packed.
//!
//! Not for: running it. Files are taken through the sandbox's intake only, and out of an archive in memory.

use super::Language;
use super::archive::{self, LARGEST_ARCHIVE};
use super::kind::is_machine_code;
use crate::message::Message;
use crate::msg;
use crate::sandbox::{Intake, IntakeFault, LARGEST_SUBMISSION};
use crate::untrusted::shortened;
use serde_json::Value as Json;
use std::path::Path;

/// What was handed in.
#[derive(Debug, Clone)]
pub struct Submission {
    /// The file's name without folders.
    pub file: String,
    /// The source as it was written, byte for byte (of a notebook: its code cells).
    pub source: Vec<u8>,
    /// Files of the same folder that the source, or one of them, names.
    pub companions: Vec<(String, Vec<u8>)>,
    /// What the person should know about the reading.
    pub notes: Vec<Message>,
}

/// Why a submission could not be read: what to tell, and whether there was nothing of that name.
#[derive(Debug, Clone, PartialEq)]
pub struct SubmissionFault {
    /// The sentence.
    pub message: Message,
    /// Whether no file was there at all, rather than one that cannot be used.
    pub missing: bool,
}

/// The largest program in machine code that is read, in bytes.
const LARGEST_PROGRAM: u64 = 16 << 20;

/// How many companions are taken, and how large all of them together may be.
const MOST_COMPANIONS: usize = 64;
const LARGEST_COMPANIONS: usize = 16 << 20;

/// Files that one of an archive's several ones is told from: how many are named.
const NAMED: usize = 8;
/// Characters of a path in an archive that are told.
const LONGEST_PATH: usize = 120;

impl Submission {
    /// A file of this name and content, with nothing beside it.
    pub fn alone(file: impl Into<String>, source: impl Into<Vec<u8>>) -> Self {
        Self { file: file.into(), source: source.into(), companions: Vec::new(), notes: Vec::new() }
    }

    /// Reads the submission at `path`.
    pub fn read(path: &Path) -> Result<Self, SubmissionFault> {
        Self::find(path, &[])
    }

    /// Reads the submission at `path`: a file, or an archive in which one file is found. `expected` are the names
    /// such a file is looked for by, the likeliest first; a single Python file is taken whatever its name.
    pub fn find(path: &Path, expected: &[String]) -> Result<Self, SubmissionFault> {
        let shown = path.to_string_lossy().into_owned();
        let unusable = |message| SubmissionFault { message, missing: false };
        let Some(name) = path.file_name() else {
            return Err(unusable(msg!("submission-folder", path = shown)));
        };
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let intake = Intake::new(folder);
        let packed = archive::is_archive(&name.to_string_lossy());
        let largest = largest(&name.to_string_lossy());
        let refuse = |fault: &IntakeFault, most| refused(fault, shown.clone(), most);
        let bytes = intake.read(Path::new(name), largest).map_err(|fault| refuse(&fault, largest))?;
        let size = bytes.len() as u64;
        if size > LARGEST_SUBMISSION && !packed && !is_machine_code(&bytes) {
            return Err(refuse(&IntakeFault::TooLarge(size), LARGEST_SUBMISSION));
        }
        if packed {
            return Self::unpacked(bytes, &shown, expected).map_err(unusable);
        }
        let mut found = Self::of(name.to_string_lossy().into_owned(), bytes, &shown).map_err(unusable)?;
        let names = std::fs::read_dir(folder).into_iter().flatten().flatten().take(10_000);
        let names = names.filter_map(|entry| entry.file_name().into_string().ok()).collect();
        found.gather(names, |name, room| intake.read(Path::new(name), room));
        Ok(found)
    }

    /// The submission in an archive, and its companions in the same folder of the archive.
    fn unpacked(bytes: Vec<u8>, archive: &str, expected: &[String]) -> Result<Self, Message> {
        let mut files = archive::files(bytes, archive)?;
        let chosen = choice(&files, archive, expected)?;
        let (path, source) = files.swap_remove(chosen);
        let (folder, name) =
            path.rsplit_once('/').map_or(("", path.as_str()), |(folder, name)| (folder, name));
        if source.len() as u64 > LARGEST_SUBMISSION {
            let fault = IntakeFault::TooLarge(source.len() as u64);
            return Err(refused(&fault, path, LARGEST_SUBMISSION).message);
        }
        let mut found = Self::of(name.to_owned(), source, &path)?;
        let told = shortened(&path, LONGEST_PATH);
        found.notes.insert(0, msg!("submission-unpacked", file = told, path = archive));
        let mut beside: Vec<(String, Vec<u8>)> = files
            .into_iter()
            .filter_map(|(other, content)| {
                let (at, name) = other.rsplit_once('/').unwrap_or(("", other.as_str()));
                (at == folder).then(|| (name.to_owned(), content))
            })
            .collect();
        let names = beside.iter().map(|(name, _)| name.clone()).collect();
        found.gather(names, |name, room| {
            let (_, content) =
                beside.iter_mut().find(|(other, _)| other == name).ok_or(IntakeFault::NotFound)?;
            let size = content.len() as u64;
            if size > room { Err(IntakeFault::TooLarge(size)) } else { Ok(std::mem::take(content)) }
        });
        Ok(found)
    }

    /// A file of this name alone; of a notebook its code.
    fn of(name: String, bytes: Vec<u8>, shown: &str) -> Result<Self, Message> {
        let mut found = Self::alone(name, bytes);
        if found.file.to_ascii_lowercase().ends_with(".ipynb") {
            let cells = notebook(&found.source).ok_or_else(|| msg!("submission-notebook", path = shown))?;
            let name = found.file.as_str();
            found.notes.push(msg!("submission-cells", file = name, cells = cells.len()));
            found.source = cells.join("\n\n").into_bytes();
            found.file = format!("{}.py", name.trim_end_matches(|c| c != '.').trim_end_matches('.'));
        }
        Ok(found)
    }

    /// Whether the source has nothing but blanks and comments, each a whole line.
    pub fn is_empty(&self) -> bool {
        let text = String::from_utf8_lossy(&self.source);
        let language = Language::of(self);
        if language == Language::Program {
            return self.source.is_empty();
        }
        text.trim_start_matches('\u{feff}')
            .lines()
            .all(|line| line.trim().is_empty() || line.trim().starts_with(language.comment()))
    }

    /// Whether the source or a companion mentions a word.
    pub fn mentions(&self, word: &str) -> bool {
        self.contents().any(|content| occurrences(content, word).next().is_some())
    }

    fn contents(&self) -> impl Iterator<Item = &[u8]> {
        std::iter::once(&self.source)
            .chain(self.companions.iter().map(|(_, content)| content))
            .map(Vec::as_slice)
    }

    /// Whether a file of this name is asked for: a module by an import, any other file by its whole name.
    fn asks_for(&self, name: &str) -> bool {
        let imports: fn(&[u8]) -> bool = match Language::of_name(name) {
            Some(Language::Python) => |line| line.starts_with(b"import ") || line.starts_with(b"from "),
            Some(Language::JavaScript) => |line| {
                ["require", "import", "from"].iter().any(|word| occurrences(line, word).next().is_some())
            },
            _ => return self.mentions(name),
        };
        let module = name.rsplit_once('.').map_or(name, |(module, _)| module);
        self.contents().any(|content| {
            content.split(|&byte| byte == b'\n').any(|line| {
                let line = line.trim_ascii_start();
                imports(line) && occurrences(line, module).next().is_some()
            })
        })
    }

    /// The text of a line of the submission or of a companion, from 1.
    pub fn line(&self, file: &str, number: usize) -> Option<String> {
        let content = if file == self.file {
            &self.source
        } else {
            &self.companions.iter().find(|(name, _)| name == file)?.1
        };
        let text = String::from_utf8_lossy(content);
        let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n").replace('\r', "\n");
        text.split('\n').nth(number.checked_sub(1)?).map(str::to_owned)
    }

    /// Takes the files beside the submission, of which these are the names, whose name or module name the source
    /// mentions. `read` gives one that has at most so many bytes.
    fn gather(
        &mut self,
        mut names: Vec<String>,
        mut read: impl FnMut(&str, u64) -> Result<Vec<u8>, IntakeFault>,
    ) {
        names.retain(|name| *name != self.file && !name.starts_with('.'));
        names.sort();
        let mut room = LARGEST_COMPANIONS;
        // A companion may name another: look again until nothing new is named.
        while let Some(position) = names.iter().position(|name| self.asks_for(name)) {
            let name = names.remove(position);
            if self.companions.len() == MOST_COMPANIONS {
                break;
            }
            match read(&name, room as u64) {
                Ok(content) => {
                    room -= content.len();
                    self.companions.push((name, content));
                }
                Err(IntakeFault::TooLarge(_)) => {
                    self.notes.push(msg!("submission-companion-large", file = name));
                }
                Err(_) => self.notes.push(msg!("submission-companion-refused", file = name)),
            }
        }
        if !self.companions.is_empty() {
            let names: Vec<String> = self.companions.iter().map(|(name, _)| format!("`{name}`")).collect();
            self.notes.push(msg!("submission-companions", files = names.join(", ")));
        }
    }
}

/// How many bytes of a file of this name are read: machine code, which has no name of its own, is larger than any
/// text.
fn largest(name: &str) -> u64 {
    if archive::is_archive(name) {
        LARGEST_ARCHIVE
    } else if Language::of_name(name).is_some() {
        LARGEST_SUBMISSION
    } else {
        LARGEST_PROGRAM
    }
}

/// Which file of an archive is the submission: the first expected name that one file has, or the only program.
fn choice(files: &[(String, Vec<u8>)], archive: &str, expected: &[String]) -> Result<usize, Message> {
    let name = |index: &usize| files[*index].0.rsplit('/').next().unwrap_or_default();
    let programs: Vec<usize> =
        (0..files.len()).filter(|index| Language::of_name(name(index)).is_some()).collect();
    let several = |found: &[usize]| {
        let told: Vec<String> = found
            .iter()
            .take(NAMED)
            .map(|&index| format!("`{}`", shortened(&files[index].0, LONGEST_PATH)))
            .collect();
        let wanted: Vec<String> = expected.iter().map(|name| format!("`{name}`")).collect();
        msg!(
            "submission-several",
            path = archive,
            found = told.join(", "),
            count = found.len(),
            expected = wanted.join(", ")
        )
    };
    for wanted in expected {
        let named: Vec<usize> =
            programs.iter().copied().filter(|index| name(index).eq_ignore_ascii_case(wanted)).collect();
        match named[..] {
            [] => {}
            [one] => return Ok(one),
            _ => return Err(several(&named)),
        }
    }
    match programs[..] {
        [] => Err(msg!("submission-no-program", path = archive)),
        [one] => Ok(one),
        _ => Err(several(&programs)),
    }
}

/// Where a word stands in a text as a whole word, not as a part of a longer name.
fn occurrences<'a>(content: &'a [u8], word: &'a str) -> impl Iterator<Item = usize> + 'a {
    let word = word.as_bytes();
    let joins = |byte: Option<&u8>| byte.is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_');
    content.windows(word.len().max(1)).enumerate().filter_map(move |(at, part)| {
        let alone = !joins(at.checked_sub(1).and_then(|before| content.get(before)))
            && !joins(content.get(at + word.len()));
        (part == word && alone).then_some(at)
    })
}

fn refused(fault: &IntakeFault, path: String, most: u64) -> SubmissionFault {
    let message = match fault {
        IntakeFault::NotFound => msg!("submission-absent", path = path),
        IntakeFault::Folder => msg!("submission-folder", path = path),
        IntakeFault::Link => msg!("submission-link", path = path),
        IntakeFault::HardLink => msg!("submission-hard-link", path = path),
        IntakeFault::NotRegular => msg!("submission-special", path = path),
        IntakeFault::TooLarge(size) => {
            msg!("submission-large", path = path, size = *size, most = most)
        }
        IntakeFault::Io(cause) => msg!("submission-refused", path = path, cause = cause.to_string()),
    };
    SubmissionFault { message, missing: matches!(fault, IntakeFault::NotFound) }
}

/// The code cells of a Jupyter notebook (nbformat 4); none if it is not one.
///
/// Lines that belong to the notebook and not to Python (`%magic`, `!command`) become comments, so that line
/// numbers stay.
fn notebook(bytes: &[u8]) -> Option<Vec<String>> {
    let document: Json = serde_json::from_slice(bytes).ok()?;
    let mut found = Vec::new();
    for cell in document.get("cells")?.as_array()? {
        if cell.get("cell_type").and_then(Json::as_str) != Some("code") {
            continue;
        }
        let source = match cell.get("source")? {
            Json::String(text) => text.clone(),
            Json::Array(lines) => lines.iter().filter_map(Json::as_str).collect(),
            _ => return None,
        };
        let lines = source.lines().map(|line| {
            let start = line.trim_start();
            if start.starts_with('%') || start.starts_with('!') {
                format!("# {line}")
            } else {
                line.to_owned()
            }
        });
        found.push(lines.collect::<Vec<_>>().join("\n"));
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_beside_the_submission_comes_along_when_it_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let lay = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
        lay("ex.py", "from outils import K\ntexte = open('data.txt').read()\n");
        lay("outils.py", "from encore import K\n");
        lay("encore.py", "K = 1\n");
        lay("data.txt", "données");
        lay("secret.txt", "rien");
        lay("ex2.py", "pass");
        lay("on.py", "pass");
        lay("texte.py", "pass");
        let found = Submission::read(&folder.path().join("ex.py")).unwrap();
        let names: Vec<&str> = found.companions.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["data.txt", "outils.py", "encore.py"]);
    }

    #[test]
    fn the_code_cells_of_a_notebook_are_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("devoir.ipynb");
        let cells = r##"{"cells": [
            {"cell_type": "markdown", "source": "# Titre"},
            {"cell_type": "code", "source": ["%matplotlib inline\n", "def f(x):\n", "    return x"]},
            {"cell_type": "code", "source": "y = f(2)"}], "nbformat": 4}"##;
        std::fs::write(&path, cells).unwrap();
        let found = Submission::read(&path).unwrap();
        assert_eq!(found.file, "devoir.py");
        let text = "# %matplotlib inline\ndef f(x):\n    return x\n\ny = f(2)";
        assert_eq!(String::from_utf8(found.source).unwrap(), text);
        assert_eq!(found.notes.len(), 1);
    }

    #[test]
    fn how_large_a_file_may_be_depends_on_what_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let size = |name: &str, start: &[u8], size: u64| {
            let path = folder.path().join(name);
            std::fs::write(&path, start).unwrap();
            std::fs::File::options().append(true).open(&path).unwrap().set_len(size).unwrap();
            Submission::read(&path).map(|found| found.source.len() as u64).map_err(|fault| fault.message)
        };
        let large = |name: &str, size: u64, most: u64| {
            let path = folder.path().join(name).to_string_lossy().into_owned();
            Err(msg!("submission-large", path = path, size = size, most = most))
        };
        let (text, code) = (1 << 20, 16 << 20);
        for (name, start) in [("ex.py", &b"\x7fELF"[..]), ("ex.js", b"//"), ("solve", b"#!/bin/sh\n")] {
            assert_eq!(size(name, start, text), Ok(text), "{name}");
            assert_eq!(size(name, start, text + 1), large(name, text + 1, text), "{name}");
        }
        assert_eq!(size("solve", b"\x7fELF", code), Ok(code));
        assert_eq!(size("solve", b"\x7fELF", code + 1), large("solve", code + 1, code));
        assert_eq!(size("ex.zip", b"PK", code + 1), large("ex.zip", code + 1, code));
    }

    #[test]
    fn lines_are_found_whatever_ends_them() {
        let source = "\u{feff}a\r\nb\rc\n".as_bytes().to_vec();
        let found = Submission::alone("x.py", source);
        let lines: Vec<_> = (1..=3).map(|number| found.line("x.py", number).unwrap()).collect();
        assert_eq!(lines, ["a", "b", "c"]);
        assert_eq!(found.line("x.py", 0), None);
    }
}
