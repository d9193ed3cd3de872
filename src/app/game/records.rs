//! Record files: games in YAML, with `---` between two, or one game a line in JSON (`.json`, `.jsonl`), either packed
//! with gzip (`.gz` behind it) or not; each is played again.
//!
//! Not for: the shape of a record (`games::record`).

use super::{Answer, GameName, bataille, shown};
use crate::app::packed;
use crate::games::{Faults, Record, moulin, relief, roi, walle};
use crate::message::Message;
use crate::{msg, yaml};
use std::io;
use std::path::Path;

/// Bytes of the largest record file that is read.
const LARGEST_FILE: u64 = 64 << 20;

/// Why a file holds no records.
#[derive(Debug)]
pub enum RecordsFault {
    /// The system does not let us read it.
    Io(io::Error),
    /// It is too large, or empty.
    Unreadable(Message),
    /// Its YAML is faulty.
    Yaml(Box<yaml::Fault>),
    /// A line of its JSON is faulty.
    Json {
        /// The line, counted from 1.
        line: usize,
        /// The reason.
        reason: Message,
    },
}

/// A record and where it stands in its file.
#[derive(Debug)]
pub struct FoundRecord {
    /// The record, not yet played again.
    pub record: Record,
    /// The line it begins in.
    line: usize,
    /// The lines of its values by key, where they are not all the same.
    lines: Vec<(String, usize)>,
}

impl FoundRecord {
    /// The line it begins in.
    pub const fn first_line(&self) -> usize {
        self.line
    }

    /// The line in which the value of a key stands.
    pub fn line_of(&self, key: &str) -> usize {
        self.lines.iter().find(|(name, _)| name == key).map_or(self.line, |&(_, line)| line)
    }
}

/// The records of a file; the first that is faulty stands for all.
pub fn read_records(path: &Path) -> Result<Vec<FoundRecord>, RecordsFault> {
    each_record(path)?.into_iter().collect()
}

/// The records of a file, those that are faulty among them.
pub fn each_record(path: &Path) -> Result<Vec<Result<FoundRecord, RecordsFault>>, RecordsFault> {
    let bytes = packed::read(path, LARGEST_FILE).map_err(RecordsFault::Io)?;
    let file = || path.to_string_lossy().into_owned();
    let Some(bytes) = bytes else {
        return Err(RecordsFault::Unreadable(msg!("game-too-large", file = file(), most = LARGEST_FILE)));
    };
    if !matches!(packed::ending(path).as_deref(), Some("json" | "jsonl")) {
        return Ok(documents(&bytes).into_iter().map(|(line, text)| read_document(line, text)).collect());
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&bytes);
    let lines = bytes.split(|&byte| byte == b'\n').zip(1..);
    let records: Vec<_> = lines
        .filter(|(line, _)| !line.trim_ascii().is_empty())
        .map(|(bytes, line)| {
            let text = std::str::from_utf8(bytes).map_err(|_| msg!("yaml-not-utf8"));
            match text.and_then(Record::from_json) {
                Ok(record) => Ok(FoundRecord { record, line, lines: Vec::new() }),
                Err(reason) => Err(RecordsFault::Json { line, reason }),
            }
        })
        .collect();
    if records.is_empty() {
        return Err(RecordsFault::Unreadable(msg!("record-none", file = file())));
    }
    Ok(records)
}

/// The documents of a YAML text, each with the line it begins in: what stands before a first `---` counts only if
/// it is more than remarks.
fn documents(bytes: &[u8]) -> Vec<(usize, &[u8])> {
    let mut found = Vec::new();
    let (mut begin, mut first, mut at) = (0, 1, 0);
    for (line, number) in bytes.split_inclusive(|&byte| byte == b'\n').zip(1..) {
        if line.trim_ascii_end() == b"---" {
            found.push((first, &bytes[begin..at]));
            (begin, first) = (at + line.len(), number + 1);
        }
        at += line.len();
    }
    found.push((first, &bytes[begin..]));
    let is_remark = |line: &[u8]| line.trim_ascii().is_empty() || line.trim_ascii().starts_with(b"#");
    let says_nothing = |text: &[u8]| text.split(|&byte| byte == b'\n').all(is_remark);
    if found.len() > 1 && says_nothing(found[0].1) {
        found.remove(0);
    }
    found
}

/// Reads one document that begins in this line of its file.
fn read_document(line: usize, document: &[u8]) -> Result<FoundRecord, RecordsFault> {
    let record = yaml::read_bytes(document).map_err(|mut fault| {
        fault.place.line += line - 1;
        RecordsFault::Yaml(Box::new(fault))
    })?;
    let lines = lines_of_values(document).into_iter().map(|(key, at)| (key, at + line - 1)).collect();
    Ok(FoundRecord { record, line, lines })
}

/// The line of each value of a YAML mapping.
fn lines_of_values(bytes: &[u8]) -> Vec<(String, usize)> {
    let Ok(yaml::Node { content: yaml::Content::Mapping(entries), .. }) = yaml::tree_of_bytes(bytes) else {
        return Vec::new();
    };
    entries.iter().filter_map(|(key, value)| Some((key.scalar()?.to_owned(), value.place.line))).collect()
}

/// Plays a record of this game again and shows its end.
pub fn replay(game: GameName, record: &Record) -> Result<Answer, Faults> {
    match game {
        GameName::Roi => record.line::<roi::Position>().map(|line| shown(&line)),
        GameName::Bataille => record.table().map(|table| bataille::shown(&table)),
        GameName::Walle => record.line::<walle::Position>().map(|line| shown(&line)),
        GameName::Moulin => record.line::<moulin::Position>().map(|line| shown(&line)),
        GameName::Relief => record.line::<relief::Position>().map(|line| shown(&line)),
    }
}
