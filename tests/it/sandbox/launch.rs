//! Launches of small programs.

use super::confinement;
use jugeote::sandbox::{Strength};

#[test]
fn the_confinement_of_this_machine_is_proved() {
    let isolation = confinement().isolation();
    assert!(isolation.strength > Strength::None, "{isolation:#?}");
}
