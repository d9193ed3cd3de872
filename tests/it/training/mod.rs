//! Training problems: the file, mining, the gates, the proof and the second proof.

mod certificates;
mod command;
mod endings;
mod format;
mod made;
mod mining;
mod plain_rules;
mod recording;
mod shipped;
mod themes;
mod verifying;
