//! Reading a submission's file: opened once, never through a link, a pipe, a device or a hard link, and never
//! more of it than its bound.
//!
//! Not for: what the bytes mean (`language`).

use rustix::fd::OwnedFd;
use rustix::fs::{FileType, Mode, OFlags, ResolveFlags};
use rustix::io::Errno;
use std::io;
use std::io::Read as _;
use std::path::{Component, Path, PathBuf};

/// The largest submission file that is read, in bytes.
pub const LARGEST_SUBMISSION: u64 = 1 << 20;

/// Why a file was not taken.
#[derive(Debug, thiserror::Error)]
pub enum IntakeFault {
    /// There is nothing of that name.
    #[error("no such file")]
    NotFound,
    /// It is a folder.
    #[error("a folder")]
    Folder,
    /// It is a link, to whatever.
    #[error("a link")]
    Link,
    /// A pipe, a device, a socket.
    #[error("not a regular file")]
    NotRegular,
    /// It has a second name somewhere, so it may be somebody else's file.
    #[error("a hard link")]
    HardLink,
    /// Larger than the bound: its size in bytes.
    #[error("{0} bytes")]
    TooLarge(u64),
    /// The system refused.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// A folder that submission files are taken from.
#[derive(Debug)]
pub struct Intake {
    folder: PathBuf,
}

impl Intake {
    /// Files will be taken from `folder`; the person chose it, so links on the way to it are followed.
    pub fn new(folder: &Path) -> Self {
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        Self { folder: folder.to_owned() }
    }

    /// Reads the regular file `name` of the folder whole, if it has at most `largest` bytes.
    pub fn read(&self, name: &Path, largest: u64) -> Result<Vec<u8>, IntakeFault> {
        let folder =
            rustix::fs::open(&self.folder, OFlags::PATH | OFlags::DIRECTORY | OFlags::CLOEXEC, Mode::empty())
                .map_err(Self::refused)?;
        // O_NONBLOCK: a pipe without a writer opens at once, to be refused by its type.
        let flags = OFlags::RDONLY | OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::CLOEXEC;
        let resolve = ResolveFlags::BENEATH | ResolveFlags::NO_SYMLINKS | ResolveFlags::NO_MAGICLINKS;
        let fd = match rustix::fs::openat2(&folder, name, flags, Mode::empty(), resolve) {
            // Not known to an older kernel, or denied by a container's filter.
            Err(Errno::NOSYS | Errno::PERM) => walk(folder, name, flags),
            other => other,
        }
        .map_err(Self::refused)?;
        let status = rustix::fs::fstat(&fd).map_err(Self::refused)?;
        match FileType::from_raw_mode(status.st_mode) {
            FileType::RegularFile => {}
            FileType::Directory => return Err(IntakeFault::Folder),
            _ => return Err(IntakeFault::NotRegular),
        }
        if status.st_nlink > 1 {
            return Err(IntakeFault::HardLink);
        }
        let size = u64::try_from(status.st_size).unwrap_or(u64::MAX);
        if size > largest {
            return Err(IntakeFault::TooLarge(size));
        }
        let mut bytes = Vec::new();
        std::fs::File::from(fd).take(largest + 1).read_to_end(&mut bytes)?;
        // It may have grown since its size was asked for.
        if bytes.len() as u64 > largest { Err(IntakeFault::TooLarge(bytes.len() as u64)) } else { Ok(bytes) }
    }

    fn refused(errno: rustix::io::Errno) -> IntakeFault {
        match errno {
            Errno::NOENT | Errno::NOTDIR => IntakeFault::NotFound,
            Errno::LOOP | Errno::XDEV => IntakeFault::Link,
            Errno::NXIO => IntakeFault::NotRegular,
            other => IntakeFault::Io(other.into()),
        }
    }
}

/// Opens a file as `openat2` would, one component after another, none of them a link.
fn walk(mut folder: OwnedFd, name: &Path, flags: OFlags) -> rustix::io::Result<OwnedFd> {
    let mut parts = name.components().peekable();
    while let Some(part) = parts.next() {
        let Component::Normal(part) = part else { return Err(Errno::XDEV) };
        let last = parts.peek().is_none();
        let flags = if last { flags } else { OFlags::PATH | OFlags::CLOEXEC } | OFlags::NOFOLLOW;
        let opened = rustix::fs::openat(&folder, part, flags, Mode::empty())?;
        if last {
            return Ok(opened);
        }
        // A link that is not followed opens as itself.
        if FileType::from_raw_mode(rustix::fs::fstat(&opened)?.st_mode).is_symlink() {
            return Err(Errno::LOOP);
        }
        folder = opened;
    }
    Err(Errno::NOENT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_plain_file_is_taken() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        std::fs::write(at("plain.py"), "x = 1").unwrap();
        std::os::unix::fs::symlink(at("plain.py"), at("link.py")).unwrap();
        std::fs::create_dir(at("folder.py")).unwrap();
        rustix::fs::mknodat(rustix::fs::CWD, at("pipe.py"), FileType::Fifo, Mode::RUSR, 0).unwrap();
        std::fs::File::create(at("sparse.py")).unwrap().set_len(1 << 40).unwrap();
        let intake = Intake::new(folder.path());
        let read = |name: &str| intake.read(Path::new(name), 100);
        assert_eq!(read("plain.py").unwrap(), b"x = 1");
        assert!(matches!(read("absent.py"), Err(IntakeFault::NotFound)));
        assert!(matches!(read("link.py"), Err(IntakeFault::Link)));
        assert!(matches!(read("../etc/passwd"), Err(IntakeFault::Link | IntakeFault::NotFound)));
        assert!(matches!(read("/etc/passwd"), Err(IntakeFault::Link)));
        assert!(matches!(read("folder.py"), Err(IntakeFault::Folder)));
        assert!(matches!(read("pipe.py"), Err(IntakeFault::NotRegular)));
        assert!(matches!(read("sparse.py"), Err(IntakeFault::TooLarge(1_099_511_627_776))));
        std::fs::hard_link(at("plain.py"), at("twin.py")).unwrap();
        assert!(matches!(read("twin.py"), Err(IntakeFault::HardLink)));
    }

    #[test]
    fn a_walk_refuses_what_openat2_refuses() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        std::fs::create_dir(at("inner")).unwrap();
        std::fs::write(at("inner/plain.py"), "x = 1").unwrap();
        std::os::unix::fs::symlink("inner", at("link")).unwrap();
        std::os::unix::fs::symlink("plain.py", at("inner/link.py")).unwrap();
        let flags = OFlags::RDONLY | OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::CLOEXEC;
        let walked = |name: &str| {
            let folder =
                rustix::fs::open(folder.path(), OFlags::PATH | OFlags::CLOEXEC, Mode::empty()).unwrap();
            walk(folder, Path::new(name), flags).map(drop)
        };
        assert_eq!(walked("inner/plain.py"), Ok(()));
        assert_eq!(walked("link/plain.py"), Err(Errno::LOOP));
        assert_eq!(walked("inner/link.py"), Err(Errno::LOOP));
        assert_eq!(walked("inner/../inner/plain.py"), Err(Errno::XDEV));
        assert_eq!(walked("/etc/passwd"), Err(Errno::XDEV));
        assert_eq!(walked("inner/plain.py/x"), Err(Errno::NOTDIR));
        assert_eq!(walked("absent"), Err(Errno::NOENT));
        assert_eq!(walked(""), Err(Errno::NOENT));
    }
}
