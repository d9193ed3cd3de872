//! Row 115: archives that are bombs, that lead outside, that hold what is no file; and those people hand in.

use jugeote::i18n::{Lang, Wording};
use jugeote::language::Submission;
use std::io::{Cursor, Write as _};
use std::time::{Duration, Instant};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// An archive of these paths and contents.
fn packed(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (path, content) in files {
        zip.start_file(*path, SimpleFileOptions::default()).expect("an entry");
        zip.write_all(content).expect("its content");
    }
    zip.finish().expect("an archive").into_inner()
}

/// The archive with every occurrence of some bytes replaced by as many others.
fn with(archive: &[u8], old: &[u8], new: &[u8]) -> Vec<u8> {
    assert_eq!(old.len(), new.len());
    let mut archive = archive.to_vec();
    let found: Vec<usize> = (0..archive.len()).filter(|&at| archive[at..].starts_with(old)).collect();
    assert!(found.len() >= 2, "in the local and in the central header");
    for at in found {
        archive[at..at + new.len()].copy_from_slice(new);
    }
    archive
}

fn find(archive: &[u8]) -> Result<Submission, String> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("hand-in.zip");
    std::fs::write(&path, archive).expect("a file");
    let found = Submission::find(&path, &["jeu_roi.py".into(), "solution.py".into()]);
    let left: Vec<_> = std::fs::read_dir(folder.path()).expect("the folder").flatten().collect();
    assert_eq!(left.len(), 1, "nothing is unpacked there: {left:?}");
    found.map_err(|fault| Wording::new(Lang::En).say(&fault.message))
}

fn refusal(archive: &[u8]) -> String {
    find(archive).expect_err("a refusal")
}

#[test]
fn row_115_paths_that_lead_outside_are_refused() {
    let plain = packed(&[("solution.py", b"x = 1\n"), ("aaaaaaaa.py", b"x = 2\n")]);
    assert_eq!(find(&plain).expect("a submission").source, b"x = 1\n");
    for path in ["../aaaaa.py", "/aaaaaaa.py", "a/../aaa.py", "..\\aaaaa.py", "C:/aaaaa.py", "aaaaaa\0a.py"] {
        let said = refusal(&with(&plain, b"aaaaaaaa.py", path.as_bytes()));
        assert!(said.contains("a path that leads outside") && !said.contains('\0'), "{path}: {said}");
    }
}

#[test]
fn row_115_what_is_no_file_is_refused() {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    zip.add_symlink("solution.py", "/etc/passwd", SimpleFileOptions::default()).expect("a link");
    let link = zip.finish().expect("an archive").into_inner();
    assert!(refusal(&link).contains("a link or a device"), "{}", refusal(&link));
    // The upper half of the external attributes is the mode: a link's (0o120777) becomes a device's (0o020777).
    let mode = |mode: u32| (mode << 16).to_le_bytes();
    let at = link.windows(4).rposition(|bytes| bytes == mode(0o120_777)).expect("the mode");
    let mut device = link;
    device[at..at + 4].copy_from_slice(&mode(0o020_777));
    assert!(refusal(&device).contains("a link or a device"), "{}", refusal(&device));
}

#[test]
fn row_115_bombs_are_refused_before_they_swell() {
    let begun = Instant::now();
    let said = refusal(&packed(&[("solution.py", &vec![0; 30 << 20])]));
    assert!(said.contains("would grow beyond measure"), "{said}");
    let names: Vec<String> = (0..40).map(|number| format!("part{number}.py")).collect();
    let megabyte = vec![0; 1 << 20];
    let parts: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), &megabyte[..])).collect();
    let said = refusal(&packed(&parts));
    assert!(said.contains("more than 32 MB unpacked"), "{said}");
    let names: Vec<String> = (0..1001).map(|number| format!("{number}.py")).collect();
    let many: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), &b""[..])).collect();
    assert!(refusal(&packed(&many)).contains("more than 1000 files"));
    // A size that lies: 300,000 zeros said to be 100.
    let small = packed(&[("solution.py", &vec![0; 300_000])]);
    let said = refusal(&with(&small, &300_000_u32.to_le_bytes(), &100_u32.to_le_bytes()));
    assert!(said.contains("damaged"), "{said}");
    assert!(begun.elapsed() < Duration::from_secs(60));
}

#[test]
fn row_115_secrets_doubles_and_rubbish_are_refused() {
    let two = packed(&[("solution.py", b"x = 1\n"), ("solutiom.py", b"x = 2\n")]);
    let said = refusal(&with(&two, b"solutiom.py", b"solution.py"));
    assert!(said.contains("two files under one name"), "{said}");
    let twice = packed(&[("a/solution.py", b"x = 1\n"), ("a//solutio.py", b"x = 2\n")]);
    let said = refusal(&with(&twice, b"a//solutio.py", b"./a/solution.py"[2..].as_ref()));
    assert!(said.contains("two files under one name"), "{said}");
    let plain = packed(&[("solution.py", b"x = 1\n")]);
    // The first bit of the flags, in the local header and in the central one.
    let mut secret = plain.clone();
    secret[6] |= 1;
    let central = secret.windows(4).position(|bytes| bytes == b"PK\x01\x02").expect("the central header");
    secret[central + 8] |= 1;
    assert!(refusal(&secret).contains("protected by a password"), "{}", refusal(&secret));
    for bytes in [&b""[..], b"x = 1\n", &plain[..plain.len() - 10], &vec![0; 100_000]] {
        assert!(refusal(bytes).contains("is not a ZIP archive"), "{}", refusal(bytes));
    }
    let mut torn = plain;
    torn[45] ^= 0xff;
    assert!(refusal(&torn).contains("damaged"), "{}", refusal(&torn));
}

#[test]
fn an_archive_as_a_learning_platform_gives_it_out_has_one_submission() {
    let folder = "Léa O'Neil+_101_assignsubmission_file_/mon devoir (2)";
    let at = |name: &str| format!("{folder}/{name}");
    let (own, mac, debris) =
        (at("ex.py"), format!("__MACOSX/{folder}/._ex.py"), format!("{folder}/.DS_Store"));
    let found = find(&packed(&[
        (&debris, b"\0\0"),
        (&own, b"from outils import K\n"),
        (&mac, b"\0\x05"),
        (&at("outils.pyc"), b"no"),
        ("elsewhere/outils.py", b"K = 2\n"),
    ]));
    let Err(said) = found else { panic!("two Python files: {found:?}") };
    assert!(said.contains("elsewhere/outils.py") && said.contains("`jeu_roi.py`"), "{said}");
    let found =
        find(&packed(&[(&debris, b"\0"), (&own, b"print(1)\n"), (&mac, b"\0\x05")])).expect("one submission");
    assert_eq!((found.file.as_str(), &found.source[..]), ("ex.py", &b"print(1)\n"[..]));
    let told = Wording::new(Lang::En).say(&found.notes[0]);
    assert!(told.contains(&own) && told.contains("hand-in.zip"), "{told}");
    assert!(found.companions.is_empty());
}

#[test]
fn of_several_files_the_expected_one_is_taken_with_what_it_names_beside_it() {
    let found = find(&packed(&[
        ("a/outils.py", b"K = 2\n"),
        ("b/outils.py", b"K = 3\n"),
        ("b/Jeu_Roi.py", b"from outils import K\nopen('data.txt')\n"),
        ("b/data.txt", b"data"),
        ("b/rest.txt", b"rest"),
    ]))
    .expect("a submission");
    assert_eq!(found.file, "Jeu_Roi.py");
    let beside: Vec<(&str, &[u8])> =
        found.companions.iter().map(|(name, content)| (name.as_str(), &content[..])).collect();
    assert_eq!(beside, [("data.txt", &b"data"[..]), ("outils.py", b"K = 3\n")]);
    let said = refusal(&packed(&[("a/jeu_roi.py", b"1\n"), ("b/jeu_roi.py", b"2\n")]));
    assert!(said.contains("2 files") && said.contains("a/jeu_roi.py"), "{said}");
    assert!(refusal(&packed(&[("read.me", b"1\n")])).contains("no file in Python or JavaScript"));
}
