//! What was found in each game so far, kept in a file beside the output, so that work that is interrupted goes on
//! where it stopped.
//!
//! One line of JSON a game, behind a line that says which games they are; a last line that was cut counts for nothing.
//! What stands there does not depend on how many problems are wanted, nor on the seed. Not for: the problems themselves.

use crate::app::bounded;
use crate::training::Found;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// Bytes of the largest ledger that is read.
const LARGEST_FILE: u64 = 256 << 20;

/// The version of what is found in a game: another one is not gone on with.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The first line.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Head {
    jugeote: String,
    games: u64,
}

#[derive(Serialize, Deserialize)]
struct Line<F> {
    game: usize,
    found: F,
}

/// The file in which work on this output is kept.
pub fn partial(output: &Path) -> PathBuf {
    let mut name = output.as_os_str().to_owned();
    name.push(".partial");
    PathBuf::from(name)
}

/// Why work cannot be gone on with.
#[derive(Debug)]
pub(super) enum Unresumed {
    Io(io::Error),
    /// It was made from other games, or by another version.
    Other,
}

impl From<io::Error> for Unresumed {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// The ledger of one run.
#[derive(Debug)]
pub(super) struct Ledger {
    file: Mutex<File>,
    path: PathBuf,
    /// Why it could not be written to, from then on.
    failure: Mutex<Option<io::Error>>,
}

impl Ledger {
    /// Begins a ledger for games with this fingerprint. With `resume` what an earlier one holds is given back, too.
    pub(super) fn begin(
        path: PathBuf,
        games: u64,
        resume: bool,
    ) -> Result<(Self, BTreeMap<usize, Found>), Unresumed> {
        let known = if resume && path.exists() { read(&path, games)? } else { BTreeMap::new() };
        let mut text = serde_json::to_string(&head(games)).map_err(io::Error::from)? + "\n";
        for (&game, found) in &known {
            text.push_str(&line(game, found)?);
        }
        let mut file = File::create(&path)?;
        file.write_all(text.as_bytes())?;
        Ok((Self { file: Mutex::new(file), path, failure: Mutex::new(None) }, known))
    }

    /// Notes what a game gave. A failure is told at the end: the work itself needs no ledger.
    pub(super) fn note(&self, game: usize, found: &Found) {
        let Ok(mut file) = self.file.lock() else { return };
        let written = line(game, found).and_then(|line| file.write_all(line.as_bytes()));
        if let (Err(error), Ok(mut failure)) = (written, self.failure.lock()) {
            failure.get_or_insert(error);
        }
    }

    /// The result is written: the ledger goes. Gives back why the work was not kept, if so.
    pub(super) fn close(self) -> Option<(PathBuf, io::Error)> {
        let removed = fs::remove_file(&self.path).err();
        let failure = self.failure.into_inner().ok().flatten().or(removed);
        failure.map(|error| (self.path, error))
    }
}

fn head(games: u64) -> Head {
    Head { jugeote: VERSION.to_owned(), games }
}

fn line(game: usize, found: &Found) -> io::Result<String> {
    Ok(serde_json::to_string(&Line { game, found })? + "\n")
}

fn read(path: &Path, games: u64) -> Result<BTreeMap<usize, Found>, Unresumed> {
    let bytes = bounded::read(File::open(path)?, LARGEST_FILE)?.ok_or(Unresumed::Other)?;
    let mut lines = bytes.split_inclusive(|&byte| byte == b'\n').filter(|line| line.ends_with(b"\n"));
    let first = lines.next().and_then(|line| serde_json::from_slice::<Head>(line).ok());
    if first != Some(head(games)) {
        return Err(Unresumed::Other);
    }
    let known = lines.map_while(|line| serde_json::from_slice::<Line<Found>>(line).ok());
    Ok(known.map(|line| (line.game, line.found)).collect())
}
