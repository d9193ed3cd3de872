//! The binary.
fn main() -> std::process::ExitCode {
    // Before anything else is read: the keeper of a run, and the canary, are this binary, started anew.
    if let Some(orderly) = jugeote::sandbox::serve_hidden() {
        return u8::from(!orderly).into();
    }
    jugeote::exit::Exit::Success.into()
}
