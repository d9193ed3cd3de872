//! The one folder a submission may write in: fresh for each submission, emptied between cases, removed with
//! everything in it.
//!
//! It stands inside a folder of its own that only its grader can open, and that is locked as long as the grader
//! or a keeper lives: what a killed run could not remove, the next run finds unlocked and removes. Not for:
//! reading anything back; nothing in it is ever trusted.

use super::identity;
use rustix::fd::{AsFd, OwnedFd};
use rustix::fs::{AtFlags, FileType, FlockOperation, Gid, Mode, OFlags, Uid};
use std::ffi::{CStr, CString, OsStr};
use std::io;
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};

const PREFIX: &str = "jugeote-";

/// How many bytes a folder may hold where nothing else is said.
const ROOM: u64 = 64 << 20;
/// How many files and folders it may hold.
const MOST_ENTRIES: u64 = 1000;
/// What a file takes of the room is rounded up to this.
const BLOCK: u64 = 1 << 16;

/// A fresh private folder, removed when dropped.
#[derive(Debug)]
pub struct Scratch {
    outer: PathBuf,
    path: PathBuf,
    lock: OwnedFd,
    user: Option<u32>,
    room: u64,
    inside: Mutex<Inside>,
}

/// The folder as payloads find it.
#[derive(Debug)]
struct Inside {
    folder: OwnedFd,
    /// Whether the folder is a file system of its own, which cannot hold more than it may.
    bounded: bool,
    laid: Vec<Laid>,
}

/// A file that belongs into the folder, and how it looked when it was laid there.
#[derive(Debug)]
struct Laid {
    name: String,
    content: Vec<u8>,
    mode: Mode,
    seen: Look,
}

/// Device-wide identity, size and time of last change of a file: no program can set the latter back.
type Look = (u64, i64, i64, i64);

impl Scratch {
    /// Makes one in the system's folder for temporary files.
    pub fn new() -> io::Result<Self> {
        Self::with_room(ROOM)
    }

    /// Makes one that may hold this many bytes.
    pub fn with_room(room: u64) -> io::Result<Self> {
        static STALE: Once = Once::new();
        let base = std::env::temp_dir().canonicalize()?;
        STALE.call_once(|| remove_stale(&base));
        let (outer, lock) = locked_folder(&base)?;
        let user = identity::fresh_user();
        // The payload's user walks through the outer folder, and sees nothing of it.
        let mode = if user.is_some() { 0o711 } else { 0o700 };
        std::fs::set_permissions(&outer, std::fs::Permissions::from_mode(mode))?;
        let path = outer.join("box");
        std::fs::DirBuilder::new().create(&path)?;
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o700))?;
        let folder = open_folder(&lock, Path::new("box"))?;
        if let Some(user) = user {
            // Where root may not give files away it may not change users either: the launch will say so.
            let _ = rustix::fs::fchown(&folder, Some(Uid::from_raw(user)), Some(Gid::from_raw(user)));
        }
        let inside = Mutex::new(Inside { folder, bounded: false, laid: Vec::new() });
        Ok(Self { outer, path, lock, user, room, inside })
    }

    /// Its path, free of links.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Lays a file in it under a plain name. It comes back unchanged after each [`Self::reset`].
    pub fn lay(&self, name: &str, content: &[u8]) -> io::Result<PathBuf> {
        self.lay_as(name, content, Mode::from_raw_mode(0o644))
    }

    /// Lays a program in it, as [`Self::lay`]. Where it may be executed, the launch says.
    pub fn lay_program(&self, name: &str, content: &[u8]) -> io::Result<PathBuf> {
        self.lay_as(name, content, Mode::from_raw_mode(0o755))
    }

    fn lay_as(&self, name: &str, content: &[u8], mode: Mode) -> io::Result<PathBuf> {
        if name.contains('/') || matches!(name, "" | "." | "..") {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        let mut inside = self.inside();
        inside.laid.retain(|file| file.name != name);
        let seen = write(&inside.folder, name, content, mode)?;
        inside.laid.push(Laid { name: name.to_owned(), content: content.to_owned(), mode, seen });
        Ok(self.path.join(name))
    }

    /// Removes everything but the files laid, and lays again those that were changed. For between cases, when
    /// no process of the payload but its trusted first one is left.
    pub fn reset(&self) -> io::Result<()> {
        let mut inside = self.inside();
        let Inside { folder, laid, .. } = &mut *inside;
        let mut kept = 0;
        for (name, kind) in entries(folder)? {
            let file = laid.iter().find(|file| file.name.as_bytes() == name.to_bytes());
            if file.is_some_and(|file| look(folder, &name).is_ok_and(|seen| seen == file.seen)) {
                kept += 1;
            } else {
                remove_entry(folder, &name, kind)?;
            }
        }
        if kept < laid.len() {
            for file in laid.iter_mut() {
                let name = CString::new(file.name.as_str())?;
                if look(folder, &name).is_err() {
                    file.seen = write(folder, &file.name, &file.content, file.mode)?;
                }
            }
        }
        Ok(())
    }

    /// Whether it is fuller than it may be, or as full as it can be.
    pub fn is_overfull(&self) -> bool {
        let inside = self.inside();
        if inside.bounded {
            return rustix::fs::fstatvfs(&inside.folder)
                .is_ok_and(|status| status.f_bfree == 0 || status.f_ffree == 0);
        }
        drop(inside);
        let (bytes, entries) = self.capacity();
        self.holds_more_than(bytes, entries as usize)
    }

    /// Bytes and entries that it may hold, the files laid included. One of each is to spare: who uses no more
    /// than allowed does not fill it.
    pub(super) fn capacity(&self) -> (u64, u64) {
        let inside = self.inside();
        let blocks = |file: &Laid| (file.content.len() as u64).next_multiple_of(BLOCK);
        let bytes = self.room + inside.laid.iter().map(blocks).sum::<u64>() + BLOCK;
        (bytes, MOST_ENTRIES + inside.laid.len() as u64 + 1)
    }

    /// From now on payloads find another folder under its path: a fresh file system that holds no more than it
    /// may. The files laid are laid there.
    pub(super) fn move_to(&self, folder: OwnedFd) -> io::Result<()> {
        let mut inside = self.inside();
        for file in &mut inside.laid {
            file.seen = write(&folder, &file.name, &file.content, file.mode)?;
        }
        inside.folder = folder;
        inside.bounded = true;
        Ok(())
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether more than `bytes` or more than `files` files and folders are in it now. Stops counting there.
    pub fn holds_more_than(&self, bytes: u64, files: usize) -> bool {
        let (mut size, mut count) = (0_u64, 0_usize);
        let mut folders = vec![self.path.clone()];
        while let Some(folder) = folders.pop() {
            let listing = std::fs::read_dir(&folder).or_else(|_| {
                // Closed to be hidden from us; a payload can make no link that this could follow.
                std::fs::set_permissions(&folder, std::fs::Permissions::from_mode(0o700))?;
                std::fs::read_dir(&folder)
            });
            let listing = match listing {
                Ok(listing) => listing,
                Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
                // Too deep to be named: nothing that honest code makes.
                Err(_) => return true,
            };
            for entry in listing.flatten() {
                count += 1;
                // Not followed where it is a link.
                if let Ok(status) = entry.metadata() {
                    size += std::os::unix::fs::MetadataExt::blocks(&status) * 512;
                    if status.is_dir() {
                        folders.push(entry.path());
                    }
                }
                if size > bytes || count > files {
                    return true;
                }
            }
        }
        false
    }

    pub(super) fn outer(&self) -> &Path {
        &self.outer
    }

    pub(super) fn lock(&self) -> &OwnedFd {
        &self.lock
    }

    pub(super) fn user(&self) -> Option<u32> {
        self.user
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        remove(&self.outer);
    }
}

/// A fresh folder, locked. Another run may take it for a stale one before it is; then it is made anew.
fn locked_folder(base: &Path) -> io::Result<(PathBuf, OwnedFd)> {
    for _ in 0..20 {
        let outer = tempfile::Builder::new().prefix(PREFIX).tempdir_in(base)?.keep();
        let Ok(lock) = open_folder(rustix::fs::CWD, &outer) else { continue };
        if rustix::fs::flock(&lock, FlockOperation::NonBlockingLockExclusive).is_ok() && outer.exists() {
            return Ok((outer, lock));
        }
    }
    Err(io::ErrorKind::ResourceBusy.into())
}

/// Writes a file of the folder anew, whatever stands there under its name.
fn write(folder: &OwnedFd, name: &str, content: &[u8], mode: Mode) -> io::Result<Look> {
    let flags = OFlags::WRONLY | OFlags::CREATE | OFlags::EXCL | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    let open = || rustix::fs::openat(folder, name, flags, mode);
    let fd = match open() {
        Err(rustix::io::Errno::EXIST) => {
            rustix::fs::unlinkat(folder, name, AtFlags::empty())?;
            open()?
        }
        other => other?,
    };
    // Whatever the umask says, the payload's user reads it.
    rustix::fs::fchmod(&fd, mode)?;
    let mut file = std::fs::File::from(fd);
    io::Write::write_all(&mut file, content)?;
    look(folder, &CString::new(name)?)
}

fn look(folder: &OwnedFd, name: &CStr) -> io::Result<Look> {
    let status = rustix::fs::statat(folder, name, AtFlags::SYMLINK_NOFOLLOW)?;
    Ok((status.st_ino as u64, status.st_size as i64, status.st_ctime as i64, status.st_ctime_nsec as i64))
}

/// Removes what dead runs of this user left behind.
fn remove_stale(base: &Path) {
    let me = rustix::process::geteuid();
    for entry in std::fs::read_dir(base).into_iter().flatten().flatten() {
        if !entry.file_name().as_bytes().starts_with(PREFIX.as_bytes()) {
            continue;
        }
        let Ok(folder) = open_folder(rustix::fs::CWD, &entry.path()) else { continue };
        let ours = rustix::fs::fstat(&folder).is_ok_and(|status| status.st_uid == me.as_raw());
        if ours && rustix::fs::flock(&folder, FlockOperation::NonBlockingLockExclusive).is_ok() {
            remove(&entry.path());
        }
    }
}

/// Removes an outer folder and the scratch in it. What resists stays, closed to others.
pub(super) fn remove(outer: &Path) {
    let Ok(folder) = open_folder(rustix::fs::CWD, outer) else { return };
    for (name, kind) in entries(&folder).unwrap_or_default() {
        let _ = remove_entry(&folder, &name, kind);
    }
    let _ = std::fs::remove_dir(outer);
}

/// Removes one entry, following no link, however deep it is and whatever its modes. A folder that is not empty
/// has its own folders moved up to stand beside it rather than descended into: two descriptors suffice for any
/// depth. For when no process that may change it is left.
fn remove_entry(within: &OwnedFd, name: &CStr, kind: FileType) -> io::Result<()> {
    if kind != FileType::Directory {
        return Ok(rustix::fs::unlinkat(within, name, AtFlags::empty())?);
    }
    let mut waiting = vec![name.to_owned()];
    let mut moved = 0_u32;
    while let Some(name) = waiting.pop() {
        if rustix::fs::unlinkat(within, &name, AtFlags::REMOVEDIR).is_ok() {
            continue;
        }
        // Its owner may have taken away its own right to list and to move it.
        rustix::fs::chmodat(within, &name, Mode::RWXU, AtFlags::empty())?;
        let folder = open_folder(within, Path::new(OsStr::from_bytes(name.to_bytes())))?;
        for (entry, kind) in entries(&folder)? {
            if kind != FileType::Directory {
                rustix::fs::unlinkat(&folder, &entry, AtFlags::empty())?;
            } else if rustix::fs::unlinkat(&folder, &entry, AtFlags::REMOVEDIR).is_err() {
                rustix::fs::chmodat(&folder, &entry, Mode::RWXU, AtFlags::empty())?;
                waiting.push(beside(within, &folder, &entry, &mut moved)?);
            }
        }
        rustix::fs::unlinkat(within, &name, AtFlags::REMOVEDIR)?;
    }
    Ok(())
}

/// Moves a folder's entry up into `within`, under a name that is free there.
fn beside(within: &OwnedFd, folder: &OwnedFd, entry: &CStr, moved: &mut u32) -> io::Result<CString> {
    loop {
        let name = CString::new(format!(".{PREFIX}{moved}"))?;
        *moved += 1;
        match rustix::fs::renameat_with(folder, entry, within, &name, rustix::fs::RenameFlags::NOREPLACE) {
            Err(rustix::io::Errno::EXIST) => {}
            other => return Ok(other.map(|()| name)?),
        }
    }
}

fn open_folder(within: impl AsFd, path: &Path) -> rustix::io::Result<OwnedFd> {
    let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    rustix::fs::openat(within, path, flags, Mode::empty())
}

fn entries(folder: &OwnedFd) -> io::Result<Vec<(CString, FileType)>> {
    let mut found = Vec::new();
    for entry in rustix::fs::Dir::read_from(folder)? {
        let entry = entry?;
        if !matches!(entry.file_name().to_bytes(), b"." | b"..") {
            found.push((entry.file_name().to_owned(), entry.file_type()));
        }
    }
    Ok(found)
}
