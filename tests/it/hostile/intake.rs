//! Rows 109 to 114 and 116: what is handed in is no file, or an odd one.

use jugeote::i18n::{Lang, Wording};
use jugeote::language::Submission;
use std::os::unix::ffi::OsStrExt as _;
use std::path::Path;

fn refusal(path: &Path) -> String {
    let fault = Submission::read(path).expect_err("a refusal");
    Wording::new(Lang::En).say(&fault.message)
}

#[test]
fn rows_109_to_113_what_is_no_plain_file_of_a_fair_size_is_refused_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    std::fs::write(at("plain.py"), "x = 1\n").expect("a file");
    rustix::fs::mknodat(
        rustix::fs::CWD,
        at("pipe.py"),
        rustix::fs::FileType::Fifo,
        rustix::fs::Mode::RUSR | rustix::fs::Mode::WUSR,
        0,
    )
    .expect("a pipe");
    std::fs::create_dir(at("folder.py")).expect("a folder");
    let _socket = std::os::unix::net::UnixListener::bind(at("socket.py")).expect("a socket");
    std::os::unix::fs::symlink("/etc/passwd", at("link.py")).expect("a link");
    std::os::unix::fs::symlink("nowhere", at("dangling.py")).expect("a link");
    std::fs::hard_link(at("plain.py"), at("twin.py")).expect("a link");
    std::fs::File::create(at("sparse.py")).expect("a file").set_len(1 << 40).expect("a size");
    for name in [
        "pipe.py",
        "folder.py",
        "socket.py",
        "link.py",
        "dangling.py",
        "twin.py",
        "plain.py",
        "sparse.py",
        "none.py",
    ] {
        let said = refusal(&at(name));
        assert!(said.contains(name), "{said}");
        assert!(!said.contains("root:"), "{said}");
    }
    assert!(refusal(Path::new("/dev/zero")).contains("/dev/zero"));
}

#[test]
fn row_116_odd_names_are_shown_visibly() {
    let folder = tempfile::tempdir().expect("a folder");
    for name in [&b"a\nb.py"[..], b"\x1b[31m.py", b"-rf", b"\xff.py", "\u{202e}yp.x".as_bytes()] {
        let path = folder.path().join(std::ffi::OsStr::from_bytes(name));
        let said = refusal(&path);
        assert!(!said.contains(['\n', '\x1b', '\u{202e}']), "{said:?}");
    }
}
