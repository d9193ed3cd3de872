//! `jugeote doctor` and the exit status where too much is denied, through the binary.

use super::surroundings::deny;
use serde_json::Value;
use std::process::{Command, Output};

fn jugeote(args: &[&str], denied: &[i64]) -> (i32, String, String) {
    let caches = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_jugeote"));
    command.args(args).args(["--lang", "en", "--color", "never"]).env("XDG_CACHE_HOME", caches.path());
    if !denied.is_empty() {
        deny(&mut command, denied, libc::EPERM);
    }
    let Output { status, stdout, stderr } = command.output().expect("the binary");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (status.code().expect("an exit"), text(&stdout), text(&stderr))
}

#[test]
fn doctor_tells_each_need_and_the_interpreter_used() {
    let (exit, stdout, stderr) = jugeote(&["doctor", "--json"], &[]);
    assert_eq!((exit, stderr.as_str()), (0, ""));
    let found: Value = serde_json::from_str(&stdout).expect("JSON");
    let needs = found["isolation"]["needs"].as_array().expect("needs");
    assert_eq!(needs.len(), 9);
    let denied = found["isolation"]["denied"].as_array().expect("what is denied");
    let in_part = denied.iter().any(|denied| denied["layer"] == "sized-folder");
    for met in needs {
        let wanted = if met["need"] == "disk" && in_part { "partial" } else { "proved" };
        assert_eq!(met["status"], wanted, "{met}");
    }
    let interpreters = found["interpreters"].as_array().expect("interpreters");
    assert_eq!(interpreters.iter().filter(|one| one["used"] == true).count(), 1, "{interpreters:?}");
    let (exit, stdout, _) = jugeote(&["doctor"], &[]);
    assert_eq!(exit, 0);
    for word in ["files", "network", "proved", "used", "Python 3."] {
        assert!(stdout.contains(word), "{word}: {stdout}");
    }
}

#[test]
fn a_machine_without_landlock_refuses_with_status_5_and_says_what_to_do() {
    let denied = [libc::SYS_landlock_create_ruleset];
    let solution = "solutions/roi/jeu_roi/solution.py";
    for args in [&["doctor"][..], &["check", "roi/jeu_roi", solution]] {
        let (exit, _, stderr) = jugeote(args, &denied);
        assert_eq!(exit, 5, "{stderr}");
        assert!(stderr.contains("Landlock") && stderr.contains("--no-confinement"), "{stderr}");
    }
    let args = ["check", "roi/jeu_roi", solution, "--no-confinement"];
    let (exit, stdout, stderr) = jugeote(&args, &denied);
    assert_eq!(exit, 0, "{stderr}");
    assert!(stdout.contains("NONE"), "{stdout}");
}

#[test]
fn a_layer_that_is_not_granted_is_named() {
    let (exit, stdout, stderr) = jugeote(&["doctor", "--python", "/usr/bin/python3"], &[libc::SYS_unshare]);
    assert_eq!(exit, 0, "{stderr}");
    assert!(stdout.contains("not granted here: process namespace"), "{stdout}");
    assert!(stdout.contains("not granted here: file system of its own"), "{stdout}");
    assert!(stdout.contains("PARTIAL"), "{stdout}");
}
