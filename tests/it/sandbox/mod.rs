//! Confinement seen from outside: what a launch grants, refuses, leaves behind.

use jugeote::sandbox::{Confinement, keeper_is};
use std::path::Path;
use std::sync::OnceLock;

mod launch;

/// The strongest confinement of this machine, proved once.
pub(crate) fn confinement() -> &'static Confinement {
    static PROVED: OnceLock<Confinement> = OnceLock::new();
    PROVED.get_or_init(|| {
        use_the_built_binary();
        Confinement::prove(None).expect("confinement, which these tests are about")
    })
}

/// Keepers are the binary under test, not the test binary.
pub(crate) fn use_the_built_binary() {
    keeper_is(Path::new(env!("CARGO_BIN_EXE_jugeote")));
}
