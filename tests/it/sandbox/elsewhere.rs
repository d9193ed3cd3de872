//! The same tests in poorer surroundings, and what is said where too much is denied.

use super::surroundings::Again;
use jugeote::sandbox::{Confinement, Need};

/// How many tests of layers, intake and endings there are at least.
const MOST: usize = 12;

#[test]
fn an_ordinary_user_is_confined_too() {
    Again::tests("sandbox::", "elsewhere").by_nobody().must_pass(MOST);
}

#[test]
fn an_ordinary_user_without_namespaces_is_confined_too() {
    Again::tests("sandbox::", "elsewhere").by_nobody().without_namespaces().must_pass(MOST);
}

#[test]
fn without_landlock_nothing_starts_and_the_reason_is_given() {
    Again::tests("sandbox::elsewhere::inside::the_missing_need_is_files", "-")
        .denied(&[libc::SYS_landlock_create_ruleset], libc::ENOSYS)
        .must_pass_ignored();
}

#[test]
fn without_a_filter_nothing_starts_and_the_reason_is_given() {
    Again::tests("sandbox::elsewhere::inside::the_missing_need_is_network", "-")
        .denied(&[libc::SYS_seccomp], libc::EPERM)
        .must_pass_ignored();
}

#[test]
fn root_that_cannot_change_its_user_is_refused() {
    if !rustix::process::geteuid().is_root() {
        return;
    }
    Again::tests("sandbox::elsewhere::inside::the_missing_need_is_privileges", "-")
        .denied(&[libc::SYS_setresuid], libc::EPERM)
        .must_pass_ignored();
}

mod inside {
    use super::{Confinement, Need};

    fn missing() -> Need {
        super::super::use_the_built_binary();
        Confinement::prove(None).expect_err("something is missing").need
    }

    #[test]
    #[ignore = "a part of a test above"]
    fn the_missing_need_is_files() {
        assert_eq!(missing(), Need::Files);
    }

    #[test]
    #[ignore = "a part of a test above"]
    fn the_missing_need_is_network() {
        assert_eq!(missing(), Need::Network);
    }

    #[test]
    #[ignore = "a part of a test above"]
    fn the_missing_need_is_privileges() {
        assert_eq!(missing(), Need::Privileges);
    }
}
