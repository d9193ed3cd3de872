//! A submission as it was handed in: its source, and the files beside it that the source names.
//!
//! Not for: running it. Files are taken through the sandbox's intake only.

use crate::message::Message;
use crate::msg;
use crate::sandbox::{Intake, IntakeFault, LARGEST_SUBMISSION};
use serde_json::Value as Json;
use std::path::Path;

/// What was handed in.
#[derive(Debug, Clone)]
pub struct Submission {
    /// The file's name without folders; ends in `.py`.
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

/// How many companions are taken, and how large all of them together may be.
const MOST_COMPANIONS: usize = 64;
const LARGEST_COMPANIONS: usize = 16 << 20;

impl Submission {
    /// Reads the submission at `path`.
    pub fn read(path: &Path) -> Result<Self, SubmissionFault> {
        let shown = path.to_string_lossy().into_owned();
        let Some(name) = path.file_name() else {
            return Err(SubmissionFault { message: msg!("submission-folder", path = shown), missing: false });
        };
        let intake = Intake::new(path.parent().unwrap_or(Path::new(".")));
        let bytes = intake
            .read(Path::new(name), LARGEST_SUBMISSION)
            .map_err(|fault| refused(&fault, shown.clone()))?;
        let name = name.to_string_lossy().into_owned();
        let mut found = Self { file: name.clone(), source: bytes, companions: Vec::new(), notes: Vec::new() };
        if name.to_ascii_lowercase().ends_with(".ipynb") {
            let cells = notebook(&found.source).ok_or_else(|| SubmissionFault {
                message: msg!("submission-notebook", path = shown),
                missing: false,
            })?;
            found.notes.push(msg!("submission-cells", file = name.as_str(), cells = cells.len()));
            found.source = cells.join("\n\n").into_bytes();
            found.file = format!("{}.py", name.trim_end_matches(|c| c != '.').trim_end_matches('.'));
        }
        found.gather(&intake, path.parent().unwrap_or(Path::new(".")));
        Ok(found)
    }

    /// Whether the source has nothing but blanks and comments.
    pub fn is_empty(&self) -> bool {
        let text = String::from_utf8_lossy(&self.source);
        text.trim_start_matches('\u{feff}')
            .lines()
            .all(|line| line.trim().is_empty() || line.trim().starts_with('#'))
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
        let Some(module) = name.strip_suffix(".py") else { return self.mentions(name) };
        self.contents().any(|content| {
            content.split(|&byte| byte == b'\n').any(|line| {
                let line = line.trim_ascii_start();
                let imports = line.starts_with(b"import ") || line.starts_with(b"from ");
                imports && occurrences(line, module).next().is_some()
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

    /// Takes the files beside the submission whose name, or module name, the source mentions.
    fn gather(&mut self, intake: &Intake, folder: &Path) {
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        let Ok(entries) = std::fs::read_dir(folder) else { return };
        let mut names: Vec<String> = entries
            .flatten()
            .take(10_000)
            .filter_map(|entry| entry.file_name().into_string().ok())
            .filter(|name| *name != self.file && !name.starts_with('.'))
            .collect();
        names.sort();
        let mut room = LARGEST_COMPANIONS;
        // A companion may name another: look again until nothing new is named.
        while let Some(position) = names.iter().position(|name| self.asks_for(name)) {
            let name = names.remove(position);
            if self.companions.len() == MOST_COMPANIONS {
                break;
            }
            match intake.read(Path::new(&name), room as u64) {
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

fn refused(fault: &IntakeFault, path: String) -> SubmissionFault {
    let message = match fault {
        IntakeFault::NotFound => msg!("submission-absent", path = path),
        IntakeFault::Folder => msg!("submission-folder", path = path),
        IntakeFault::Link => msg!("submission-link", path = path),
        IntakeFault::HardLink => msg!("submission-hard-link", path = path),
        IntakeFault::NotRegular => msg!("submission-special", path = path),
        IntakeFault::TooLarge(size) => {
            msg!("submission-large", path = path, size = *size, most = LARGEST_SUBMISSION)
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
    fn lines_are_found_whatever_ends_them() {
        let source = "\u{feff}a\r\nb\rc\n".as_bytes().to_vec();
        let found = Submission { file: "x.py".into(), source, companions: vec![], notes: vec![] };
        let lines: Vec<_> = (1..=3).map(|number| found.line("x.py", number).unwrap()).collect();
        assert_eq!(lines, ["a", "b", "c"]);
        assert_eq!(found.line("x.py", 0), None);
    }
}
