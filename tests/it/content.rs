//! The exercises that come with jugeote are verified, as `.ci/run` does, and hold what we promise beyond that.
//!
//! Not for: `verify` itself, which has tests of its own.

use crate::check::{jugeote, root, run};
use serde_json::Value as Json;
use std::time::Duration;

/// Known-wrong solutions that each of our exercises has at least.
const KNOWN_WRONG: u64 = 8;

#[test]
fn every_exercise_that_comes_with_jugeote_is_verified() {
    let mut command = jugeote(&root());
    command.args(["verify", "--strict", "--format", "json"]).timeout(Duration::from_secs(600));
    let ran = run(&mut command);
    assert_eq!(ran.status, 0, "{}{}", ran.stdout, ran.stderr);
    let document: Json = serde_json::from_str(&ran.stdout).expect("JSON");
    let exercises = document["exercises"].as_array().expect("exercises");
    assert!(exercises.len() >= 3, "{}", ran.stdout);
    for exercise in exercises {
        let count = exercise["figures"]["known_wrong"].as_u64().expect("a count");
        assert!(count >= KNOWN_WRONG, "{}: {count} known-wrong solutions", exercise["id"]);
    }
}
