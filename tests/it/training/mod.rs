//! Training problems: mining, the gates, the second proof.

mod command;
mod endings;
mod mining;
mod verifying;
