//! Which files a payload reaches, through Landlock: the runtime to read, its scratch folder to write, nothing
//! else; and no TCP port, no process outside by signal, no abstract socket, as far as the kernel knows these.
//!
//! What Landlock does not hide: that a path exists, and its size and times. Not for: sockets at large (`calls`),
//! since Landlock sees TCP alone.

use super::spec::Spec;
use landlock::{
    ABI, Access, AccessFs, AccessNet, BitFlags, CompatLevel, Compatible, LandlockStatus, PathBeneath, PathFd,
    Ruleset, RulesetAttr, RulesetCreated, RulesetCreatedAttr, RulesetStatus, Scope, make_bitflags,
};
use std::io;
use std::os::unix::ffi::OsStrExt as _;
use std::path::{Path, PathBuf};

/// The newest version whose rights are asked for; an older kernel enforces those it knows.
const NEWEST: ABI = ABI::V7;

/// Where shared libraries, interpreters' own files and time zones stand on every system.
const RUNTIME: &[&str] = &[
    "/usr/lib",
    "/usr/lib32",
    "/usr/lib64",
    "/usr/libexec",
    "/usr/local/lib",
    "/usr/local/lib64",
    "/lib",
    "/lib64",
    "/usr/share/zoneinfo",
    "/usr/share/locale",
    "/usr/share/nodejs",
    "/etc/ld.so.cache",
    "/etc/ld.so.preload",
    "/etc/localtime",
    "/dev/urandom",
    "/dev/random",
];

/// The rules, made while everything can still be opened, not yet in force.
pub(super) fn rules(spec: &Spec) -> io::Result<RulesetCreated> {
    let other = |error: landlock::RulesetError| io::Error::other(error);
    let mut ruleset = Ruleset::default()
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(AccessFs::from_all(NEWEST))
        .and_then(|ruleset| ruleset.handle_access(AccessNet::from_all(NEWEST)))
        .map_err(other)?;
    if spec.plan.scope {
        ruleset = ruleset.scope(Scope::from_all(NEWEST)).map_err(other)?;
    }
    let mut created = ruleset.create().map_err(other)?;
    let read = make_bitflags!(AccessFs::{ReadFile | ReadDir});
    let run = read | AccessFs::Execute;
    let write = make_bitflags!(AccessFs::{
        ReadFile | ReadDir | WriteFile | Truncate | MakeReg | MakeDir | RemoveFile | RemoveDir | Refer
    });
    let mut allow = |path: &Path, access: BitFlags<AccessFs>| -> io::Result<()> {
        // What this system does not have needs no rule.
        let Ok(fd) = PathFd::new(path) else { return Ok(()) };
        let access = if path.is_dir() { access } else { access & AccessFs::from_file(NEWEST) };
        (&mut created).add_rule(PathBeneath::new(fd, access)).map(drop).map_err(other)
    };
    for path in RUNTIME {
        allow(Path::new(path), read)?;
    }
    for path in beside(&spec.program).iter().chain(&spec.readable) {
        allow(path, read)?;
    }
    for path in &spec.runnable {
        allow(path, run)?;
    }
    allow(&spec.program, run)?;
    if let Some(loader) = loader(&spec.program) {
        allow(&loader, run)?;
    }
    allow(Path::new("/dev/null"), read | AccessFs::WriteFile)?;
    allow(&spec.folder, write)?;
    Ok(created)
}

/// Puts the rules in force for this process. The version of Landlock that the kernel has.
pub(super) fn enforce(rules: RulesetCreated) -> io::Result<u32> {
    let status = rules.restrict_self().map_err(io::Error::other)?;
    match status.landlock {
        LandlockStatus::Available { effective_abi, .. } if status.ruleset != RulesetStatus::NotEnforced => {
            Ok(effective_abi as u32)
        }
        _ => Err(rustix::io::Errno::NOSYS.into()),
    }
}

/// The library folders that belong to a program at `<prefix>/bin/<program>`.
fn beside(program: &Path) -> Vec<PathBuf> {
    let bin = program.parent().filter(|folder| folder.file_name().is_some_and(|name| name == "bin"));
    let Some(prefix) = bin.and_then(Path::parent) else { return Vec::new() };
    ["lib", "lib64"].map(|name| prefix.join(name)).into()
}

/// The loader that an ELF program names, which the kernel executes on its behalf.
fn loader(program: &Path) -> Option<PathBuf> {
    use std::io::Read as _;
    let mut start = Vec::new();
    std::fs::File::open(program).ok()?.take(1 << 14).read_to_end(&mut start).ok()?;
    let bytes = |at: usize, length: usize| start.get(at..at.checked_add(length)?);
    let number = |at: usize, length: usize| -> Option<usize> {
        let mut digits = bytes(at, length)?.iter().rev();
        digits.try_fold(0_usize, |sum, &b| sum.checked_mul(256)?.checked_add(usize::from(b)))
    };
    if bytes(0, 6)? != b"\x7fELF\x02\x01" {
        return None;
    }
    // ELF64, little-endian: program headers of 56 bytes; type 3 names the loader at an offset, with a length.
    let (table, count) = (number(0x20, 8)?, number(0x38, 2)?);
    let entry = (0..count).map(|index| table + index * 56).find(|&at| number(at, 4) == Some(3))?;
    let name = bytes(number(entry + 8, 8)?, number(entry + 32, 8)?)?;
    let name = name.split(|&b| b == 0).next()?;
    Some(PathBuf::from(std::ffi::OsStr::from_bytes(name)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loader_of_a_program_is_read_off_it() {
        let this = std::env::current_exe().unwrap();
        let loader = loader(&this).unwrap();
        assert!(loader.is_absolute() && loader.exists(), "{}", loader.display());
        assert_eq!(super::loader(Path::new("/etc/passwd")), None);
    }

    #[test]
    fn only_library_folders_beside_a_program_are_opened() {
        assert_eq!(
            beside(Path::new("/home/x/bin/python3")),
            ["/home/x/lib", "/home/x/lib64"].map(PathBuf::from)
        );
        assert!(beside(Path::new("/home/x/python3")).is_empty());
    }
}
