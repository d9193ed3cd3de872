//! Who a payload runs as. A grader that is root gives every scratch folder a user of its own: limits on the
//! number of processes do not bind root, and root's capabilities see through other layers.
//!
//! Not for: the user namespace of an ordinary user (`namespaces`), where the user stays the same.

#![expect(unsafe_code, reason = "changing users and capabilities has no safe form")]

use std::io;
use std::sync::atomic::{AtomicU32, Ordering};

/// First number of the users given to scratch folders: above every range that systems assign from.
const FIRST: u32 = 0x4000_0000;

/// A fresh user for a scratch folder, where this process is root; a number no other running grader gives.
pub(super) fn fresh_user() -> Option<u32> {
    static GIVEN: AtomicU32 = AtomicU32::new(0);
    if !rustix::process::geteuid().is_root() {
        return None;
    }
    let run = (std::process::id() << 8) | (GIVEN.fetch_add(1, Ordering::Relaxed) & 0xff);
    let map = std::fs::read_to_string("/proc/self/uid_map").unwrap_or_default();
    Some(within(&map, run & 0x3fff_ffff))
}

/// The user number for a run, inside what this user namespace maps.
fn within(map: &str, run: u32) -> u32 {
    let ranges: Vec<(u64, u64)> = map
        .lines()
        .filter_map(|line| {
            let mut numbers = line.split_ascii_whitespace().map(str::parse::<u64>);
            let (first, _, count) = (numbers.next()?.ok()?, numbers.next()?, numbers.next()?.ok()?);
            Some((first, count))
        })
        .collect();
    let wanted = FIRST + run;
    let holds = |user: u64| ranges.iter().any(|(first, count)| (*first..first + count).contains(&user));
    if holds(u64::from(wanted)) {
        return wanted;
    }
    // A container's map: usually 65,536 numbers. Those of services lie low, so the upper half is used.
    let (first, count) = ranges.iter().copied().max_by_key(|(_, count)| *count).unwrap_or((0, 65_536));
    let half = (count / 2).max(1);
    (first + count - half + u64::from(run) % half).max(1) as u32
}

/// Becomes `user`, in a group of the same number and in no other.
pub(super) fn become_user(user: u32) -> io::Result<()> {
    // SAFETY: plain system calls on numbers; the process has one thread.
    unsafe {
        check(libc::setgroups(0, std::ptr::null()))?;
        check(libc::setresgid(user, user, user))?;
        check(libc::setresuid(user, user, user))
    }
}

/// Gives up every capability, so that no later program can have one again.
pub(super) fn drop_capabilities() -> io::Result<()> {
    // SAFETY: prctl with numbers only; asking for a capability that the kernel does not know fails.
    unsafe {
        libc::prctl(libc::PR_CAP_AMBIENT, libc::PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
        for capability in 0..64 {
            if libc::prctl(libc::PR_CAPBSET_READ, capability, 0, 0, 0) < 0 {
                break;
            }
            // Without CAP_SETPCAP this fails; then no_new_privs keeps the bounding set without effect.
            libc::prctl(libc::PR_CAPBSET_DROP, capability, 0, 0, 0);
        }
    }
    let none = rustix::thread::CapabilitySets {
        effective: rustix::thread::CapabilitySet::empty(),
        permitted: rustix::thread::CapabilitySet::empty(),
        inheritable: rustix::thread::CapabilitySet::empty(),
    };
    rustix::thread::set_capabilities(None, none)?;
    Ok(())
}

fn check(result: libc::c_int) -> io::Result<()> {
    if result == 0 { Ok(()) } else { Err(io::Error::last_os_error()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_user_is_taken_from_what_the_namespace_maps() {
        assert_eq!(within("         0          0 4294967295\n", 0x1234), 0x4000_1234);
        let inside = within("0 100000 65536", 0x0012_3456);
        assert!((32_768..65_536).contains(&inside), "{inside}");
        assert_eq!(within("0 1000 1", 77), 1);
    }
}
