//! Rebuilds the binary when the files inside it change: exercises and messages. Not for: generating code.

fn main() {
    #![expect(clippy::disallowed_macros, reason = "the way a build script speaks")]
    for folder in ["exercises", "src/i18n"] {
        println!("cargo:rerun-if-changed={folder}");
    }
}
