//! The file of what is remembered: read whole, written anew beside itself and put in its place in one step.
//!
//! A damaged file is put aside under another name, never overwritten; one of a later version is left alone. Not for:
//! what is remembered.

use super::{FORMAT, Memory};
use serde::Deserialize;
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

/// Bytes of the largest file that is read.
const LARGEST: u64 = 64 << 20;

/// The most damaged files kept aside.
const MOST_ASIDE: u32 = 1_000;

/// Why there is no memory.
#[derive(Debug)]
pub enum ProgressFault {
    /// The file, or its folder, cannot be used.
    Io(io::Error),
    /// A later version of this program has written it.
    Later {
        /// The number of its format.
        found: u32,
    },
}

impl From<io::Error> for ProgressFault {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// The memory of a person, and its file.
#[derive(Debug)]
pub struct Progress {
    file: PathBuf,
    /// What is remembered.
    pub memory: Memory,
}

/// A memory that was opened.
#[derive(Debug)]
pub struct Opened {
    /// The memory.
    pub progress: Progress,
    /// Where a damaged file was put, if there was one.
    pub aside: Option<PathBuf>,
}

/// The beginning of any version.
#[derive(Deserialize)]
struct Head {
    format: u32,
}

impl Progress {
    /// Opens the file; where there is none, nothing is remembered yet.
    pub fn open(file: &Path) -> Result<Opened, ProgressFault> {
        let empty = || Self { file: file.to_owned(), memory: Memory::default() };
        let mut bytes = Vec::new();
        match File::open(file) {
            Ok(opened) => opened.take(LARGEST + 1).read_to_end(&mut bytes)?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Ok(Opened { progress: empty(), aside: None });
            }
            Err(error) => return Err(error.into()),
        };
        if let Ok(Head { format }) = serde_json::from_slice(&bytes)
            && format > FORMAT
        {
            return Err(ProgressFault::Later { found: format });
        }
        match serde_json::from_slice(&bytes) {
            Ok(memory) if bytes.len() as u64 <= LARGEST => {
                Ok(Opened { progress: Self { memory, ..empty() }, aside: None })
            }
            _ => Ok(Opened { aside: Some(put_aside(file)?), progress: empty() }),
        }
    }

    /// Where it is kept.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Writes it down, in one step: a reader meets the old file or the new one.
    pub fn save(&self) -> io::Result<()> {
        let folder = self.file.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(folder)?;
        let mut new = tempfile::NamedTempFile::new_in(folder)?;
        serde_json::to_writer_pretty(&mut new, &self.memory)?;
        new.write_all(b"\n")?;
        new.as_file().sync_all()?;
        new.persist(&self.file)?;
        Ok(())
    }
}

/// Gives a damaged file a name that is free.
fn put_aside(file: &Path) -> io::Result<PathBuf> {
    for number in 1..=MOST_ASIDE {
        let mut name = file.as_os_str().to_owned();
        name.push(format!(".damaged-{number}"));
        let aside = PathBuf::from(name);
        if !aside.try_exists()? {
            fs::rename(file, &aside)?;
            return Ok(aside);
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}
