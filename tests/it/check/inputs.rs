//! Everything a person may hand in instead of a right solution: one clear message, nothing of the full maximum,
//! exit status 1, and every case accounted for.

use super::{RIGHT, check, desk, jugeote, report, run};
use std::os::unix::fs::symlink;
use std::time::Instant;

/// The English report of a submission that cannot be asked anything: said once, all five cases counted.
fn refused(source: impl AsRef<[u8]>, status: &str) -> String {
    let source = source.as_ref();
    let (json, exit) = report(source);
    assert_eq!(exit, 1);
    assert_eq!(json["score"]["points"].as_f64(), Some(0.0));
    assert_eq!(json["score"]["max"].as_f64(), Some(10.0));
    let statuses: Vec<_> =
        json["tests"].as_array().expect("tests").iter().map(|test| test["status"].clone()).collect();
    assert_eq!(statuses, [status; 5]);
    let ran = check(source, &[]);
    assert_eq!(ran.status, 1);
    let problem =
        json["problem"]["message"].as_str().or(json["problem"].as_str()).expect("a problem").to_owned();
    let folded = ran.stdout.split_whitespace().collect::<Vec<_>>().join(" ");
    let wanted = problem.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(folded.matches(&wanted).count(), 1, "{wanted} once in: {}", ran.stdout);
    ran.stdout
}

#[test]
fn a_missing_file_is_said_to_be_missing() {
    let desk = desk(RIGHT);
    let ran = run(jugeote(desk.path()).args(["check", "jeux/roi", "absent.py"]));
    assert_eq!(ran.status, 1);
    assert!(ran.stdout.contains("there is no file `absent.py`"), "{}", ran.stdout);
    assert!(ran.stdout.contains("0 / 10"), "{}", ran.stdout);
}

#[test]
fn what_is_no_plain_file_is_refused_at_once() {
    let desk = desk(RIGHT);
    let at = |name: &str| desk.path().join(name);
    std::fs::create_dir(at("folder.py")).expect("a folder");
    symlink(at("ex.py"), at("link.py")).expect("a link");
    let pipe = rustix::fs::FileType::Fifo;
    rustix::fs::mknodat(rustix::fs::CWD, at("pipe.py"), pipe, rustix::fs::Mode::RUSR, 0).expect("a pipe");
    std::fs::File::create(at("large.py")).expect("a file").set_len(1 << 40).expect("sparse");
    let begun = Instant::now();
    for (name, wanted) in [
        ("folder.py", "`folder.py` is a folder"),
        ("link.py", "`link.py` is a link"),
        ("pipe.py", "`pipe.py` is not an ordinary file"),
        ("large.py", "`large.py` is too large: 1099511627776 bytes"),
    ] {
        let ran = run(jugeote(desk.path()).args(["check", "jeux/roi", name]));
        assert_eq!(ran.status, 1, "{name}");
        assert!(ran.stdout.contains(wanted), "{}", ran.stdout);
    }
    assert!(begun.elapsed().as_secs() < 60);
}

#[test]
fn a_file_that_cannot_be_loaded_is_explained_once_with_its_line() {
    assert!(refused("", "not-loaded").contains("`ex.py` is empty"));
    let syntax = refused("x = 1\ndef jeu_roi(n, pos_pions:\n    pass\n", "not-loaded");
    assert!(
        syntax.contains("line 2") && syntax.contains("def jeu_roi(n, pos_pions:") && syntax.contains('^'),
        "{syntax}"
    );
    let import = refused("import numpyy\n", "not-loaded");
    assert!(import.contains("line 1") && import.contains("numpyy"), "{import}");
    let raised = refused("x = [1]\nx[3]\n", "not-loaded");
    assert!(raised.contains("line 2") && raised.contains("IndexError"), "{raised}");
    assert!(refused(b"# \xe9l\xe8ve\n", "not-loaded").contains("Save the file as UTF-8"));
    assert!(refused("while True: pass\n", "not-loaded").contains("does not come to an end"));
}

#[test]
fn input_while_loading_is_answered_at_once() {
    let begun = Instant::now();
    let text = refused("n = int(input('n ? '))\n", "not-loaded");
    assert!(text.contains("`input()` is called while `ex.py` is being loaded, line 1"), "{text}");
    assert!(begun.elapsed().as_secs() < 30);
}

#[test]
fn a_missing_or_misspelt_function_is_named_with_those_there_are() {
    let text = refused("def jeu_du_roi(n, p): pass\ndef aide(): pass\n", "missing");
    assert!(text.contains("no function `jeu_roi` in `ex.py` (found: `jeu_du_roi`, `aide`)"), "{text}");
}

#[test]
fn another_number_of_parameters_is_said_with_their_names() {
    let text = refused("def jeu_roi(n): pass\n", "error");
    assert!(text.contains("called with 2 arguments, but yours takes one: `n`"), "{text}");
}

#[test]
fn marks_line_ends_and_notebooks_are_accepted() {
    let marked = format!("\u{feff}{}", RIGHT.replace('\n', "\r\n"));
    assert_eq!(check(marked, &[]).status, 0);
    let desk = desk(RIGHT);
    let cell = serde_json::json!({"cells": [
        {"cell_type": "markdown", "source": ["Mon devoir"]},
        {"cell_type": "code", "source": RIGHT},
    ]});
    std::fs::write(desk.path().join("ex.ipynb"), cell.to_string()).expect("written");
    let ran = run(jugeote(desk.path()).args(["check", "jeux/roi", "ex.ipynb"]));
    assert_eq!(ran.status, 0, "{}", ran.stdout);
    let folded = ran.stdout.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(folded.contains("`ex.ipynb` is a notebook: its only code cell was taken"), "{}", ran.stdout);
}

#[test]
fn every_way_a_case_can_fail_has_its_verdict_and_the_others_still_run() {
    for (act, verdict) in [
        ("while True: pass", "timeout"),
        ("x = []\n        while True: x.append('x' * 100000)", "memory"),
        ("raise ValueError('non')", "error"),
        ("import sys; sys.exit(0)", "error"),
        ("import os; os._exit(0)", "crash"),
        ("import os; os.abort()", "crash"),
        ("print('x' * (1 << 21))", "output"),
        ("return None", "wrong"),
        ("return [[0]]", "wrong"),
    ] {
        let source = RIGHT
            .replace("    jeu =", &format!("    if n == 1 and not pos_pions:\n        {act}\n    jeu ="));
        let (json, exit) = report(source);
        assert_eq!(exit, 1, "{act}");
        let statuses: Vec<_> =
            json["tests"].as_array().expect("tests").iter().map(|test| test["status"].clone()).collect();
        assert_eq!(statuses[..2], [verdict, "passed"], "{act}: {json}");
        assert_eq!(json["score"]["points"].as_f64(), Some(2.0), "{act}: the second group requires the first");
    }
}

#[test]
fn what_a_student_prints_never_changes_a_verdict_nor_the_json() {
    let source = RIGHT.replace("    return jeu", "    print('n vaut', n)\n    return jeu");
    let (json, exit) = report(source);
    assert_eq!(exit, 0);
    for test in json["tests"].as_array().expect("tests") {
        assert!(test["output"].to_string().contains("n vaut"), "{test}");
    }
}

#[test]
fn a_submission_in_an_archive_is_found_and_graded() {
    let desk = desk(RIGHT);
    let mut zip = zip::ZipWriter::new(std::fs::File::create(desk.path().join("rendu.zip")).expect("a file"));
    let options = zip::write::SimpleFileOptions::default();
    for (path, content) in [("Léa/devoir (2)/ex.py", RIGHT), ("__MACOSX/Léa/devoir (2)/._ex.py", "\0")] {
        zip.start_file(path, options).expect("an entry");
        std::io::Write::write_all(&mut zip, content.as_bytes()).expect("its content");
    }
    zip.finish().expect("an archive");
    let ran = run(jugeote(desk.path()).args(["check", "jeux/roi", "rendu.zip"]));
    assert_eq!(ran.status, 0, "{}", ran.stdout);
    assert!(ran.stdout.contains("`Léa/devoir (2)/ex.py` of the archive `rendu.zip`"), "{}", ran.stdout);
}

/// Case 23: what opens a window is answered at once. Tk says it by a `TclError`, and not every Python here has it.
#[test]
fn a_window_without_a_screen_is_explained() {
    let tcl = "class TclError(Exception): pass\ndef draws(): raise TclError('no display name and no $DISPLAY environment variable')\n";
    let (loading, status) = report(format!("{tcl}draws()\n{RIGHT}"));
    let problem = loading["problem"]["message"].as_str().expect("a problem");
    assert!(problem.contains("it opens a window (`turtle`, `tkinter`)"), "{problem}");
    assert_eq!((status, &loading["problem"]["site"]["line"]), (1, &2.into()));
    let inside = format!("{tcl}{}", RIGHT.replace("    return jeu", "    draws()\n    return jeu"));
    let (report, _) = report(inside);
    let detail = report["tests"][0]["detail"].as_str().expect("a detail");
    assert!(detail.contains("there is no screen here"), "{detail}");
}
