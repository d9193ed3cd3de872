//! The binary: parse, run, exit status; nothing else.

use jugeote::{cli, sandbox};
use std::ffi::OsString;
use std::process::ExitCode;

fn main() -> ExitCode {
    // A keeper, or a canary, is this binary started anew: neither reads a command line.
    if let Some(orderly) = sandbox::serve_hidden() {
        return u8::from(!orderly).into();
    }
    let args: Vec<OsString> = std::env::args_os().collect();
    std::panic::catch_unwind(|| cli::run(&args)).unwrap_or_else(|_| cli::report_panic(&args)).into()
}
