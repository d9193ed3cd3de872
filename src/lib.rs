//! jugeote: a grader and teaching tool for programming exercises about strategy games.
//!
//! The modules in layer order; each names only those above it (the exact table is in `tests/it/layers.rs`,
//! which keeps it true):
//!
//! - [`message`], [`untrusted`], [`drawing`], [`spelling`], [`exit`]: the small currencies everything passes on
//! - [`yaml`]: reads and writes every YAML file
//! - [`i18n`]: messages in French and English; owns `src/i18n/*/*.ftl`
//! - [`report`]: what people and programs read of a grading
//! - [`games`]: the rules of the five games
//! - [`search`]: algorithms over any game

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
pub mod reference;
pub mod report;
pub mod sandbox;
pub mod search;
pub mod spelling;
pub mod untrusted;
pub mod value;
pub mod yaml;
