//! The whole human output of our own exercises, word for word; run times do not appear in it.

use super::{jugeote, root, run};
use snapbox::{assert_data_eq, str};

fn whole(args: &[&str]) -> String {
    let version = super::super::language::interpreter().title();
    let ran = run(jugeote(&root()).args(["check", "roi/jeu_roi"]).args(args));
    format!("{}exit {}\n", ran.stdout.replace(&version, "Python [VERSION]"), ran.status)
}

#[test]
fn a_right_solution_in_english() {
    assert_data_eq!(whole(&["solutions/roi/jeu_roi/solution.py"]), str![]);
}

#[test]
fn a_wrong_solution_in_french() {
    assert_data_eq!(whole(&["solutions/roi/jeu_roi/wrong/losing_corner.py", "--lang", "fr"]), str![]);
}
