//! Namespaces, where the system grants them: of processes, so that the kernel ends a run as a whole; of mounts,
//! so that the scratch folder has a file system of its own that can be full, and an interpreter kept in root's
//! home can be reached by another user without opening that home.
//!
//! Left out on purpose: a network namespace (the filter of calls refuses every socket already, and taking one
//! down costs the kernel milliseconds), and hiding files by mounts (Landlock hides them already).

#![expect(unsafe_code, reason = "unshare has no safe form")]

use rustix::fd::OwnedFd;
use rustix::fs::{Mode, OFlags};
use rustix::mount::{MountFlags, MountPropagationFlags, MoveMountFlags, OpenTreeFlags, UnmountFlags};
use std::ffi::CString;
use std::fmt::Write as _;
use std::io;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};

/// The keeper's next child, and all below it, will be in a process namespace of their own. Where the keeper is
/// not root this takes a user namespace, in which it keeps its own number.
pub(super) fn own_processes() -> io::Result<()> {
    let (user, group) = (rustix::process::geteuid(), rustix::process::getegid());
    if user.is_root() {
        return unshare(libc::CLONE_NEWPID);
    }
    unshare(libc::CLONE_NEWUSER | libc::CLONE_NEWPID)?;
    let (user, group) = (user.as_raw(), group.as_raw());
    std::fs::write("/proc/self/setgroups", "deny")?;
    std::fs::write("/proc/self/uid_map", format!("{user} {user} 1"))?;
    std::fs::write("/proc/self/gid_map", format!("{group} {group} 1"))
}

/// Covers `folder`, in a mount namespace of this process, with a file system of its own that holds so many bytes
/// and entries and no more; its root, which can be used from outside too. Processes started from now on see it.
pub(super) fn own_room(
    folder: &Path,
    (bytes, entries): (u64, u64),
    owner: Option<u32>,
) -> io::Result<OwnedFd> {
    unshare(libc::CLONE_NEWNS)?;
    rustix::mount::mount_change("/", MountPropagationFlags::PRIVATE | MountPropagationFlags::REC)?;
    // The root is an entry too.
    let mut options = format!("size={bytes},nr_inodes={},mode=700", entries + 1);
    if let Some(owner) = owner {
        let _ = write!(options, ",uid={owner},gid={owner}");
    }
    let flags = MountFlags::NOSUID | MountFlags::NODEV;
    rustix::mount::mount("jugeote", folder, "tmpfs", flags, &*CString::new(options)?)?;
    let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    Ok(rustix::fs::open(folder, flags, Mode::empty())?)
}

/// Uncovers a folder that [`own_room`] covered.
pub(super) fn give_up_room(folder: &Path) {
    // Where that fails the end of the namespace does it.
    let _ = rustix::mount::unmount(folder, UnmountFlags::DETACH);
}

fn unshare(flags: libc::c_int) -> io::Result<()> {
    // SAFETY: a system call on a number; the process has one thread.
    if unsafe { libc::unshare(flags) } == 0 { Ok(()) } else { Err(io::Error::last_os_error()) }
}

/// The first folder on the way to `path` that a user without any part in it may not walk through.
pub(super) fn blocked_at(path: &Path) -> Option<PathBuf> {
    let mut on_the_way: Vec<&Path> = path.ancestors().skip(1).collect();
    on_the_way.reverse();
    on_the_way
        .into_iter()
        .find(|folder| std::fs::metadata(folder).is_ok_and(|status| status.mode() & 0o001 == 0))
        .map(Path::to_owned)
}

/// Makes these folders reachable for every user, in a mount namespace of this process: whatever blocks the way
/// is covered by an empty folder in which only they are found, under the same path.
pub(super) fn bring_into_reach(folders: &[PathBuf]) -> io::Result<()> {
    let wanted: Vec<(PathBuf, &PathBuf)> =
        folders.iter().filter_map(|path| Some((blocked_at(path)?, path))).collect();
    if wanted.is_empty() {
        return Ok(());
    }
    unshare(libc::CLONE_NEWNS)?;
    rustix::mount::mount_change("/", MountPropagationFlags::PRIVATE | MountPropagationFlags::REC)?;
    let mut trees = Vec::new();
    for (_, path) in &wanted {
        let flags = OpenTreeFlags::OPEN_TREE_CLONE | OpenTreeFlags::OPEN_TREE_CLOEXEC;
        trees.push(rustix::mount::open_tree(rustix::fs::CWD, *path, flags)?);
    }
    let mut covered: Vec<&PathBuf> = Vec::new();
    for ((block, path), tree) in wanted.iter().zip(trees) {
        if !covered.contains(&block) {
            let flags = MountFlags::NOSUID | MountFlags::NODEV | MountFlags::NOEXEC;
            rustix::mount::mount("none", block, "tmpfs", flags, c"size=1m,nr_inodes=1k,mode=755")?;
            covered.push(block);
        }
        if path.is_dir() || tree_is_folder(&tree)? {
            std::fs::create_dir_all(path)?;
        } else {
            path.parent().map_or(Ok(()), std::fs::create_dir_all)?;
            std::fs::write(path, "")?;
        }
        // A folder made on the way is as open as the umask left it.
        for folder in path.ancestors().skip(1).take_while(|folder| *folder != block.as_path()) {
            std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o755))?;
        }
        rustix::mount::move_mount(
            &tree,
            "",
            rustix::fs::CWD,
            path.as_path(),
            MoveMountFlags::MOVE_MOUNT_F_EMPTY_PATH,
        )?;
    }
    Ok(())
}

fn tree_is_folder(tree: &OwnedFd) -> io::Result<bool> {
    let status = rustix::fs::fstat(tree)?;
    Ok(rustix::fs::FileType::from_raw_mode(status.st_mode).is_dir())
}
