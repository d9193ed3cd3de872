//! jugeote: a grader and teaching tool for programming exercises about strategy games.
//!
//! The modules in layer order; each names only those above it (the exact table is in `tests/it/layers.rs`,
//! which keeps it true):
//!
//! - [`message`], [`untrusted`], [`drawing`], [`spelling`]: the small currencies everything passes on
//! - [`exit`]: the table of exit statuses
//! - [`yaml`]: reads and writes every YAML file
//! - [`i18n`]: messages in French and English; owns `src/i18n/*/*.ftl`
//! - [`games`]: the rules of the five games
//! - [`value`]: what a student's function takes and returns; comparison, difference, the wire format
//! - [`sandbox`]: child processes, confined; owns the scratch folders and the proof in the cache folder
//! - [`search`]: algorithms over any game: perft, alpha-beta, exact proof; deduction in Bataille
//! - [`players`]: built-in players of the games
//! - [`problems`]: the model of a training problem and of a set
//! - [`progress`]: what a learner has done; owns `progress.json` in the person's data folder
//! - [`language`]: one folder a language; owns the interpreter remembered in the cache folder
//! - [`exercise`]: exercises as their authors declare them; owns `exercises/` and `solutions/`
//! - [`reference`]: solvers that know and explain right answers, generators of arguments
//! - [`grading`]: plan, run, judge, score, told as events
//! - [`training`]: problems found, proved and verified
//! - [`report`]: consumers of those events
//! - [`app`]: one function per thing a person can do
//! - [`cli`]: arguments, environment, printing

pub mod app;
pub mod cli;
pub mod drawing;
pub mod exercise;
pub mod exit;
pub mod games;
pub mod grading;
pub mod i18n;
pub mod language;
pub mod message;
pub mod players;
pub mod problems;
pub mod progress;
pub mod reference;
pub mod report;
pub mod sandbox;
pub mod search;
pub mod spelling;
pub mod training;
pub mod untrusted;
pub mod value;
pub mod yaml;
