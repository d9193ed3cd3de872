//! The binary.
fn main() -> std::process::ExitCode {
    jugeote::exit::Exit::Success.into()
}
