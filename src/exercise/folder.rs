//! The files of one exercise, on disk or inside the binary, read within bounds.
//!
//! Only regular files are read, so that no pipe or device can make us wait. Not for: what the files mean.

use crate::message::Message;
use crate::msg;
use rust_embed::RustEmbed;
use std::fs;
use std::io::{ErrorKind, Read as _};
use std::path::{Path, PathBuf};

/// Bytes of the longest file of an exercise that is read.
pub(super) const LONGEST_FILE: u64 = 4 << 20;

#[derive(RustEmbed)]
#[folder = "exercises"]
#[allow_missing = true]
struct BuiltIn;

/// Where an exercise's files are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Folder {
    /// A folder, and how the person knows it.
    Disk {
        /// The folder.
        path: PathBuf,
        /// How it is shown.
        shown: String,
    },
    /// Inside the binary: the id is the folder.
    BuiltIn(String),
}

impl Folder {
    /// The ids of the exercises inside the binary.
    pub(super) fn built_in() -> Vec<String> {
        BuiltIn::iter().filter_map(|path| path.strip_suffix("/exercise.yaml").map(str::to_owned)).collect()
    }

    /// How a file of the folder is shown.
    pub(super) fn shown(&self, name: &str) -> String {
        match self {
            Self::Disk { shown, .. } => format!("{shown}/{name}"),
            Self::BuiltIn(id) => format!("(jugeote)/exercises/{id}/{name}"),
        }
    }

    /// How the folder is shown.
    pub(super) fn shown_folder(&self) -> String {
        self.shown("").trim_end_matches('/').to_owned()
    }

    /// The names of what stands in the folder, sorted; names that are not UTF-8 made readable.
    pub(super) fn names(&self) -> Result<Vec<String>, Message> {
        let mut names = match self {
            Self::Disk { path, .. } => names_in(path)?.into_iter().map(|(name, _)| name).collect(),
            Self::BuiltIn(id) => {
                let prefix = format!("{id}/");
                BuiltIn::iter()
                    .filter_map(|path| path.strip_prefix(&prefix).map(str::to_owned))
                    .collect::<Vec<_>>()
            }
        };
        names.sort();
        Ok(names)
    }

    /// The folder of an exercise's solutions, `solutions/<id>`, which stands beside `exercises/`, and how it is shown;
    /// none for an exercise inside the binary.
    pub(super) fn solutions(&self, id: &str) -> Option<(PathBuf, String)> {
        let Self::Disk { path, shown } = self else { return None };
        let beside = match shown.strip_suffix(id).map(Path::new) {
            Some(root) if root.file_name().is_some() => root.with_file_name("solutions"),
            Some(root) => root.join("../solutions"),
            // A folder of another name is shown as what it stands for.
            None => PathBuf::from("solutions"),
        };
        let shown = beside.join(id).to_string_lossy().into_owned();
        Some((path.join("../../../solutions").join(id), shown))
    }

    /// The author's solution of an exercise: a file of that folder. None where there is no such file; also how the
    /// file is shown.
    pub(super) fn solution(&self, id: &str, file: &str) -> (String, Result<Option<Vec<u8>>, Message>) {
        match self.solutions(id) {
            None => (format!("(jugeote)/solutions/{id}/{file}"), Ok(None)),
            Some((path, shown)) => (format!("{shown}/{file}"), read_file(&path.join(file))),
        }
    }

    /// The content of a file; none where there is no such file.
    pub(super) fn read(&self, name: &str) -> Result<Option<Vec<u8>>, Message> {
        match self {
            Self::BuiltIn(id) => Ok(BuiltIn::get(&format!("{id}/{name}")).map(|file| file.data.into_owned())),
            Self::Disk { path, .. } => read_file(&path.join(name)),
        }
    }
}

/// The content of a regular file; none where there is no such file.
pub(super) fn read_file(path: &Path) -> Result<Option<Vec<u8>>, Message> {
    let kind = match fs::metadata(path) {
        Ok(kind) => kind,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(unreadable(&error)),
    };
    if kind.is_dir() {
        return Err(msg!("exercise-file-is-folder"));
    }
    if !kind.is_file() {
        return Err(msg!("exercise-file-special"));
    }
    let mut bytes = Vec::new();
    fs::File::open(path)
        .and_then(|file| file.take(LONGEST_FILE + 1).read_to_end(&mut bytes))
        .map_err(|error| unreadable(&error))?;
    if bytes.len() as u64 > LONGEST_FILE {
        return Err(msg!("exercise-file-too-long", most = LONGEST_FILE));
    }
    Ok(Some(bytes))
}

/// What stands in a folder on disk: name and whether it is a folder (links followed), sorted.
pub(super) fn names_in(folder: &Path) -> Result<Vec<(String, bool)>, Message> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| unreadable(&error))? {
        let entry = entry.map_err(|error| unreadable(&error))?;
        let is_folder = fs::metadata(entry.path()).is_ok_and(|kind| kind.is_dir());
        found.push((entry.file_name().to_string_lossy().into_owned(), is_folder));
    }
    found.sort();
    Ok(found)
}

/// Why the system would not let us read, in words of ours where we have them.
pub(super) fn unreadable(error: &std::io::Error) -> Message {
    match error.kind() {
        ErrorKind::NotFound => msg!("exercise-io-missing"),
        ErrorKind::PermissionDenied => msg!("exercise-io-permission"),
        ErrorKind::NotADirectory => msg!("exercise-io-not-folder"),
        ErrorKind::IsADirectory => msg!("exercise-file-is-folder"),
        _ => msg!("exercise-io", reason = error.to_string()),
    }
}
