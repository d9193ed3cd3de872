//! Files packed with gzip, told by `.gz` at the end of their name: read up to a size unpacked, and written.
//!
//! Not for: archives of several files (`language::archive`).

use super::bounded;
use flate2::read::MultiGzDecoder;
use flate2::{Compression, GzBuilder};
use std::fs::File;
use std::io::{self, Write as _};
use std::path::Path;

/// Whether a file's name says that it is packed.
fn is_packed(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "gz")
}

/// The ending of a file's name, `.gz` left out.
pub(super) fn ending(path: &Path) -> Option<String> {
    let inner = if is_packed(path) { path.file_stem().map(Path::new) } else { Some(path) };
    inner?.extension().map(|ending| ending.to_string_lossy().into_owned())
}

/// The whole of a file, unpacked; none where that is more than `most` bytes. Unpacking stops there, so a small file
/// that would unpack to a huge one does no harm.
pub(super) fn read(path: &Path, most: u64) -> io::Result<Option<Vec<u8>>> {
    let file = File::open(path)?;
    if is_packed(path) { bounded::read(MultiGzDecoder::new(file), most) } else { bounded::read(file, most) }
}

/// What a packed file says of the system it was packed on: nothing.
const OF_NO_SYSTEM: u8 = 255;

/// A text as the bytes of a file of this name. No date and no name go into a packed one: the same text gives the same
/// bytes.
pub(super) fn bytes_of(text: &str, path: &Path) -> io::Result<Vec<u8>> {
    if !is_packed(path) {
        return Ok(text.as_bytes().to_vec());
    }
    let packed = GzBuilder::new().operating_system(OF_NO_SYSTEM);
    let mut packed = packed.write(Vec::new(), Compression::best());
    packed.write_all(text.as_bytes())?;
    packed.finish()
}
