//! What is remembered between runs, in files of the person's cache folder: written whole or not at all, believed
//! only where nobody else could have written it.
//!
//! Not for: whether what was remembered still holds; whoever recalls it judges that.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fs;
use std::io::{self, Read as _};
use std::os::unix::fs::MetadataExt as _;
use std::path::Path;

/// Bytes of the longest file that is read.
const LONGEST: u64 = 1 << 16;

/// What the file `name` of the folder holds; none where it, or the folder, is not ours alone to write.
pub fn recall<T: DeserializeOwned>(folder: &Path, name: &str) -> Option<T> {
    let file = fs::File::open(folder.join(name)).ok()?;
    let me = rustix::process::geteuid().as_raw();
    let ours = |status: &fs::Metadata| status.uid() == me && status.mode() & 0o022 == 0;
    if !ours(&file.metadata().ok()?) || !ours(&fs::metadata(folder).ok()?) {
        return None;
    }
    serde_json::from_reader(file.take(LONGEST)).ok()
}

/// Forgets what the file `name` holds.
pub(super) fn forget(folder: &Path, name: &str) {
    // Nothing to forget is as well.
    let _ = fs::remove_file(folder.join(name));
}

/// Remembers `entry` in the file `name`. A cache that cannot be written costs time, never a result.
pub fn remember<T: Serialize>(folder: &Path, name: &str, entry: &T) {
    let write = || -> io::Result<()> {
        fs::create_dir_all(folder)?;
        let file = tempfile::NamedTempFile::new_in(folder)?;
        serde_json::to_writer(&file, entry)?;
        file.persist(folder.join(name))?;
        Ok(())
    };
    let _ = write();
}
