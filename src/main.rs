//! The binary.
fn main() -> std::process::ExitCode {
    // Before anything else is read: the keeper of a run is this binary, started anew.
    if std::env::args_os().nth(1).is_some_and(|first| first == jugeote::sandbox::KEEP) {
        return if jugeote::sandbox::keep() { 0 } else { 1 }.into();
    }
    jugeote::exit::Exit::Success.into()
}
