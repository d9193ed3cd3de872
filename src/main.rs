//! The binary: parse, run, exit status; nothing else.

use jugeote::cli;
use std::ffi::OsString;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().collect();
    std::panic::catch_unwind(|| cli::run(&args)).unwrap_or_else(|_| cli::report_panic(&args)).into()
}
