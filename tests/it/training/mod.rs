//! Training problems: the file, mining, the gates, the proof and the second proof, lessons and sheets.

mod certificates;
mod command;
mod endings;
mod format;
mod import;
mod lessons;
mod made;
mod mining;
mod moulin;
mod plain_rules;
mod progress;
mod recording;
mod sheet;
mod shipped;
mod themes;
mod verifying;
mod walle;
