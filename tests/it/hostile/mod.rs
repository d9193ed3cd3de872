//! The hostile submissions of `tests/hostile/`, each with the verdict it must get, in four surroundings.
//!
//! Rows of the catalogue are numbered. Not here, and why: 15 (root without a limit on processes) and 40 (the
//! grader is killed) stand in `sandbox`, 3, 13 and 29 where processes are allowed in `check::allowed`; 17 is 016 of
//! JavaScript; 11 and 108 in C and 54 by a compiler are what any program may do; 101 and 102
//! (hash order, chance) stand in `language`; 103 (overfitting) and 105 (detecting the grader) are met by
//! generated cases and by one command everywhere; of the rows about reports, `texts` has those of the terminal
//! and JSON, 120, 121 and 123 need reports that are not there yet, 122 is met by JSON alone so far; 125 to 127
//! stand in `report::disclosure`; 128 to 131 are about exercise files: that module's own tests.
//!
//! One row names more than one verdict, 010, and says why.

mod archives;
mod intake;
mod row;
mod rows;
mod targets;
mod texts;

use crate::sandbox::surroundings::Again;

/// The rows of one surrounding; each is started anew, within small limits of its own.
fn rows(test: &str) -> Again {
    Again::tests(&format!("hostile::rows::{test}"), "-").bounded()
}

#[test]
fn the_rows_would_notice_a_missing_confinement() {
    rows("without_confinement_rows_reach_their_aims").by_nobody().must_pass_ignored();
}

#[test]
fn hostile_submissions_get_their_verdicts_and_harm_nothing() {
    rows("in_the_strongest_confinement").must_pass_ignored();
}

#[test]
fn hostile_submissions_graded_by_an_ordinary_user_harm_nothing() {
    rows("in_the_strongest_confinement").by_nobody().must_pass_ignored();
}

#[test]
fn hostile_submissions_in_other_languages_get_their_verdicts_and_harm_nothing() {
    rows("of_other_languages_in_the_strongest_confinement").must_pass_ignored();
}

#[test]
fn hostile_submissions_in_other_languages_graded_by_an_ordinary_user_harm_nothing() {
    rows("of_other_languages_in_the_strongest_confinement").by_nobody().must_pass_ignored();
}

#[test]
fn hostile_submissions_harm_nothing_where_namespaces_are_denied() {
    rows("in_the_strongest_confinement").with_system_programs().without_namespaces().must_pass_ignored();
}

#[test]
fn hostile_submissions_harm_nothing_where_the_filter_alone_keeps_signals_away() {
    rows("in_the_base_alone").by_nobody().must_pass_ignored();
}
