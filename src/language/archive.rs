//! A hand-in packed as a ZIP archive: its files in memory, each by its path, within bounds.
//!
//! One entry that is not a plain file under a plain path refuses the archive as a whole: nobody packs such a
//! thing by accident. Nothing is written anywhere. Not for: which of the files is graded (`submission`).

use crate::message::Message;
use crate::msg;
use crate::untrusted::shortened;
use std::collections::HashSet;
use std::io::{Cursor, Read as _};
use zip::ZipArchive;

/// The largest archive that is read, in bytes.
pub(super) const LARGEST_ARCHIVE: u64 = 16 << 20;
/// How many entries it may have, folders included.
const MOST_ENTRIES: usize = 1000;
/// How large its files may be together, in bytes.
const MOST_UNPACKED: u64 = 32 << 20;
/// From this size on a file may not be packed tighter than [`TIGHTEST`].
const SMALL: u64 = 1 << 20;
/// How many bytes one packed byte may stand for.
const TIGHTEST: u64 = 200;
/// Bytes of a path, and folders on it.
const LONGEST_PATH: usize = 500;
const DEEPEST: usize = 16;
/// Characters of a path that are told.
const TOLD: usize = 120;

/// What stands in an archive: paths in its order, the parts joined by `/`, and contents.
pub(super) type Files = Vec<(String, Vec<u8>)>;

/// Whether a file of this name is taken for an archive.
pub(super) fn is_archive(name: &str) -> bool {
    name.to_ascii_lowercase().ends_with(".zip")
}

/// Unpacks the archive of this name; what systems leave in archives by themselves is left out.
pub(super) fn files(bytes: Vec<u8>, archive: &str) -> Result<Files, Message> {
    let damaged = || msg!("archive-damaged", path = archive);
    let mut zip = ZipArchive::new(Cursor::new(bytes)).map_err(|_| damaged())?;
    if zip.len() > MOST_ENTRIES {
        return Err(msg!("archive-many", path = archive, most = MOST_ENTRIES));
    }
    if zip.has_duplicate_names() {
        return Err(msg!("archive-twice", path = archive));
    }
    let mut room = MOST_UNPACKED;
    let (mut files, mut paths) = (Files::new(), HashSet::new());
    for index in 0..zip.len() {
        let entry = zip.by_index_data(index).map_err(|_| damaged())?;
        let name = entry.name().map_err(|_| damaged())?.into_owned();
        let told = || shortened(&name, TOLD);
        let parts = plain_parts(&name).ok_or_else(|| msg!("archive-path", path = archive, entry = told()))?;
        match entry.unix_mode().unwrap_or(0) & libc::S_IFMT {
            0 | libc::S_IFREG | libc::S_IFDIR => {}
            _ => return Err(msg!("archive-special", path = archive, entry = told())),
        }
        if entry.encrypted() {
            return Err(msg!("archive-encrypted", path = archive, entry = told()));
        }
        let size = entry.size();
        if size > SMALL && size / entry.compressed_size().max(1) > TIGHTEST {
            return Err(msg!("archive-tight", path = archive, entry = told()));
        }
        room = room
            .checked_sub(size)
            .ok_or_else(|| msg!("archive-swells", path = archive, most = MOST_UNPACKED >> 20))?;
        if entry.is_dir() {
            continue;
        }
        let path = parts.join("/");
        if !paths.insert(path.clone()) {
            return Err(msg!("archive-twice", path = archive));
        }
        if is_debris(&parts) {
            continue;
        }
        let mut content = Vec::new();
        // What an entry says of its size is not believed.
        let file = zip.by_index(index).map_err(|_| damaged())?;
        file.take(size + 1).read_to_end(&mut content).map_err(|_| damaged())?;
        if content.len() as u64 != size {
            return Err(damaged());
        }
        files.push((path, content));
    }
    Ok(files)
}

/// The parts of a path that stays inside; none where it does not, or is no path that people make.
fn plain_parts(name: &str) -> Option<Vec<&str>> {
    let drive = name.as_bytes().get(1) == Some(&b':');
    if name.len() > LONGEST_PATH || drive || name.starts_with('/') || name.contains(['\\', '\0']) {
        return None;
    }
    let parts: Vec<&str> = name.split('/').filter(|part| !matches!(*part, "" | ".")).collect();
    (!parts.is_empty() && parts.len() <= DEEPEST && !parts.contains(&"..")).then_some(parts)
}

/// What macOS, Windows and Python leave beside files.
fn is_debris(parts: &[&str]) -> bool {
    let name = parts.last().copied().unwrap_or_default();
    parts.iter().any(|part| matches!(*part, "__MACOSX" | "__pycache__"))
        || name.starts_with("._")
        || matches!(name, ".DS_Store" | "Thumbs.db" | "desktop.ini")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_that_leads_outside_or_is_none_that_people_make_is_refused() {
        for name in ["../x.py", "a/../x.py", "/x.py", "C:x.py", "C:/x.py", "a\\x.py", "x\0.py", "", "/", "./"]
        {
            assert_eq!(plain_parts(name), None, "{name:?}");
        }
        assert_eq!(plain_parts(&"a/".repeat(17)), None);
        assert_eq!(plain_parts(&"a".repeat(501)), None);
        assert_eq!(plain_parts("./a//..b/x.py"), Some(vec!["a", "..b", "x.py"]));
    }

    #[test]
    fn what_systems_leave_in_archives_is_known() {
        for path in ["__MACOSX/a/._ex.py", "a/._ex.py", "a/.DS_Store", "a/__pycache__/ex.pyc"] {
            assert!(is_debris(&path.split('/').collect::<Vec<_>>()), "{path}");
        }
        assert!(!is_debris(&["a", "_ex.py"]));
    }
}
