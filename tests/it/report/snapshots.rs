//! Whole reports as a student sees them, in both languages.

use super::build::{
    case, english, exercise, grid, group, localized, points, raised, read_json, report, simple, site,
    terminal, wrong,
};
use jugeote::exercise::{Feedback, Visibility};
use jugeote::grading::{CaseReport, Counterexample, Printed, Report, Site, Verdict};
use jugeote::i18n::{Lang, Wording};
use jugeote::msg;
use jugeote::report::{Options, json};
use jugeote::value::{Notation, Value};
use snapbox::{IntoData, assert_data_eq, str};

/// A report with a bit of everything: a wrong grid, an exception, hidden and skipped groups.
fn mixed() -> Report {
    let groups = vec![
        group("examples", Visibility::Public, Feedback::Full),
        group("secret", Visibility::Hidden, Feedback::Full),
        group("large", Visibility::Public, Feedback::Full),
    ];
    let args = vec![
        Value::int(3),
        Value::List(vec![
            Value::Tuple(vec![Value::int(1), Value::int(3)]),
            Value::Tuple(vec![Value::int(2), Value::int(1)]),
        ]),
    ];
    let board = CaseReport {
        why: Some(localized("un pion sur le bord", "a pawn at the border")),
        call: Notation::Python.call("jeu_roi", &args, 1000),
        explanation: Some(msg!(
            "report-text",
            text = "le roi peut aller en (2, 2), où l'adversaire est bloqué."
        )),
        printed: Printed { text: "n vaut 3\nfini\n".into(), cut: 0 },
        ..wrong(
            "examples 2",
            grid(&["####", "#01P", "#P01", "#010"]),
            grid(&["####", "#01P", "#P11", "#000"]),
        )
    };
    let index_error = CaseReport {
        raised: Some(raised(
            "IndexError",
            "list index out of range",
            vec![
                Site { repeats: 12, ..site(14, None, "remplir", "    remplir(grille, i + 1)") },
                site(12, Some((12, 27)), "remplir", "        if grille[i][j + 1] == '0':"),
            ],
        )),
        ..case("examples 3", Verdict::Error)
    };
    let hidden =
        CaseReport { group: 1, raised: index_error.raised.clone(), ..case("secret 1", Verdict::Error) };
    let skipped = |name| CaseReport { group: 2, ..case(name, Verdict::Skipped) };
    let mut made = report(
        exercise(groups),
        vec![
            case("examples 1", Verdict::Passed),
            board,
            index_error,
            case("examples 4", Verdict::Timeout),
            case("examples 5", Verdict::Timeout),
            case("examples 6", Verdict::Passed),
            case("examples 7", Verdict::Timeout),
            case("examples 8", Verdict::Crash),
            hidden,
            skipped("large 1"),
            skipped("large 2"),
        ],
    );
    made.groups[0].points = (points(8, 3), points(4, 1));
    made.groups[2].skipped_for = Some("examples".into());
    made.score = (points(25, 2), points(20, 1));
    made.next_steps = vec![msg!("report-text", text = "les bords"), msg!("report-text", text = "les pions")];
    made
}

#[test]
fn a_whole_report_in_english() {
    assert_data_eq!(
        english(&mixed()),
        str![[r#"
exercise    The King game (roi/jeu_roi)
submission  roi.py
language    Python 3.11.7
isolation   NONE — this code ran with all the rights of the person who started
            it

✗ examples 2: wrong answer
    about: a pawn at the border
    call: jeu_roi(3, [(1, 3), (2, 1)])
    2 of 16 cells differ.

        expected       got
        0 1 2 3        0 1 2 3
    0 │ # # # #    0 │ # # # #
    1 │ # 0 1 P    1 │ # 0 1 P
    2 │ # P[0]1    2 │ # P[1]1
    3 │ # 0[1]0    3 │ # 0[0]0

    why: le roi peut aller en (2, 2), où l'adversaire est bloqué.
    your code printed:
    │ n vaut 3
    │ fini

✗ examples 3: the code raised an exception
    call: jeu_roi(3)
    exception: IndexError: list index out of range
    in roi.py, line 14, function remplir
    14 │ remplir(grille, i + 1)
    (repeated 12 more times)
    in roi.py, line 12, function remplir
    12 │ if grille[i][j + 1] == '0':
       │    ^^^^^^^^^^^^^^^

✗ examples 4: too slow
    call: jeu_roi(3)

✗ examples 5, 7: too slow
✗ examples 8: the program ended without an answer

✗ secret 1: the code raised an exception
    exception: IndexError
    in roi.py, line 12
    12 │ if grille[i][j + 1] == '0':
    the details of this case are not shown.

  group      passed      points
✗ examples    2 / 8    2.67 / 4
✗ secret      0 / 1       0 / 1   (hidden)
– large       0 / 2       0 / 2   skipped: `examples` comes first
  total      2 / 11   12.5 / 20

2 cases of 11 passed.

what to look at next:
1. les bords
2. les pions

"#]]
    );
}

#[test]
fn a_whole_report_in_french() {
    assert_data_eq!(
        terminal(&mixed(), Lang::Fr, Options::default()),
        str![[r#"
exercice   Le jeu du Roi (roi/jeu_roi)
programme  roi.py
langage    Python 3.11.7
isolement  AUCUN — ce code a tourné avec tous les droits de la personne qui l'a
           lancé

✗ examples 2 : mauvaise réponse
    sujet : un pion sur le bord
    appel : jeu_roi(3, [(1, 3), (2, 1)])
    2 cases sur 16 diffèrent.

        attendu        obtenu
        0 1 2 3        0 1 2 3
    0 │ # # # #    0 │ # # # #
    1 │ # 0 1 P    1 │ # 0 1 P
    2 │ # P[0]1    2 │ # P[1]1
    3 │ # 0[1]0    3 │ # 0[0]0

    pourquoi : le roi peut aller en (2, 2), où l'adversaire est bloqué.
    ton code a affiché :
    │ n vaut 3
    │ fini

✗ examples 3 : le code a levé une exception
    appel : jeu_roi(3)
    exception : IndexError : list index out of range
    dans roi.py, ligne 14, fonction remplir
    14 │ remplir(grille, i + 1)
    (répété encore 12 fois)
    dans roi.py, ligne 12, fonction remplir
    12 │ if grille[i][j + 1] == '0':
       │    ^^^^^^^^^^^^^^^

✗ examples 4 : trop lent
    appel : jeu_roi(3)

✗ examples 5, 7 : trop lent
✗ examples 8 : le programme s'est arrêté sans répondre

✗ secret 1 : le code a levé une exception
    exception : IndexError
    dans roi.py, ligne 12
    12 │ if grille[i][j + 1] == '0':
    le détail de ce cas n'est pas montré.

  groupe     réussis      points
✗ examples     2 / 8    2,67 / 4
✗ secret       0 / 1       0 / 1   (caché)
– large        0 / 2       0 / 2   sauté : `examples` vient avant
  total       2 / 11   12,5 / 20

2 cas réussis sur 11.

à regarder ensuite :
1. les bords
2. les pions

"#]]
    );
}

#[test]
fn a_file_that_cannot_be_loaded_is_said_once_and_every_case_counted() {
    let mut made = simple((1..=5).map(|n| case(&format!("examples {n}"), Verdict::NotLoaded)).collect());
    made.problem = Some(msg!("report-text", text = "erreur de syntaxe"));
    made.problem_site = Some(site(1, Some((7, 8)), "", "def f(:"));
    assert_data_eq!(
        terminal(&made, Lang::Fr, Options::default()),
        str![[r#"
exercice   Le jeu du Roi (roi/jeu_roi)
programme  roi.py
langage    Python 3.11.7
isolement  AUCUN — ce code a tourné avec tous les droits de la personne qui l'a
           lancé

✗ erreur de syntaxe
    dans roi.py, ligne 1
    1 │ def f(:
      │       ^

  groupe     réussis   points
✗ examples     0 / 5    0 / 5   non exécuté : le fichier n'a pas pu être chargé
  total        0 / 5    0 / 5

0 cas réussi sur 5.

"#]]
    );
    let json = read_json(&made, false);
    assert_eq!(json["tests"].as_array().map(Vec::len), Some(5));
    assert_eq!(json["score"].to_string(), r#"{"points":0,"max":5}"#);
}

#[test]
fn a_missing_function_without_a_problem_of_the_run_says_why_once() {
    let missing = |n| CaseReport {
        detail: Some(msg!("report-text", text = "cube (carre, cubes)")),
        ..case(&format!("examples {n}"), Verdict::Missing)
    };
    let text = english(&simple(vec![case("examples 1", Verdict::Passed), missing(2), missing(3)]));
    assert_eq!(text.matches("cube (carre, cubes)").count(), 1, "{text}");
    assert!(text.contains("1 case of 3 passed."), "{text}");
}

#[test]
fn everything_right_is_short() {
    let cases = (1..=12).map(|n| case(&format!("examples {n}"), Verdict::Passed)).collect();
    assert_data_eq!(
        terminal(&simple(cases), Lang::Fr, Options::default()),
        str![[r#"
exercice   Le jeu du Roi (roi/jeu_roi)
programme  roi.py
langage    Python 3.11.7
isolement  AUCUN — ce code a tourné avec tous les droits de la personne qui l'a
           lancé

  groupe     réussis    points
✓ examples   12 / 12   12 / 12
  total      12 / 12   12 / 12

les 12 cas sont tous réussis.

"#]]
    );
}

#[test]
fn every_verdict_has_words_of_its_own_in_both_languages() {
    for lang in Lang::ALL {
        let mut seen = std::collections::BTreeSet::new();
        for verdict in Verdict::ALL {
            let made = simple(vec![case("examples 1", verdict)]);
            assert_eq!(read_json(&made, false)["tests"][0]["status"], verdict.word());
            let text = terminal(&made, lang, Options { in_full: 0, ..Options::default() });
            let body: String = text.lines().skip(4).collect();
            assert!(seen.insert(body), "{text}");
        }
    }
}

#[test]
fn at_most_so_many_failing_cases_are_shown_in_full_and_the_rest_by_number() {
    let cases = (1..=200)
        .map(|n| case(&format!("examples {n}"), if n % 3 == 0 { Verdict::Passed } else { Verdict::Timeout }))
        .collect();
    let text = english(&simple(cases));
    assert_eq!(text.matches("call:").count(), 3, "{text}");
    // 133 are not shown in full: 5, 7, 8, 10, 11 … in pairs from 7 on; eight ranges name 5 and seven pairs.
    assert!(text.contains("examples 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26 and"), "{text}");
    let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat.contains("and 116 more: too slow"), "{text}");
}

#[test]
#[expect(clippy::too_many_lines, reason = "the document is that long")]
fn the_whole_json_document() {
    let mut made = mixed();
    made.cases.retain(|case| matches!(case.name.as_str(), "examples 2" | "secret 1"));
    assert_data_eq!(
        json::document(&made, &Wording::new(Lang::En), false),
        str![[r#"
{
  "format": 1,
  "version": "0.1.0",
  "exercise": "roi/jeu_roi",
  "title": "The King game",
  "submission": "roi.py",
  "language": "Python 3.11.7",
  "isolation": {
    "strength": "NONE",
    "needs": [
      {
        "need": "files",
        "layers": [],
        "status": "missing"
      },
      {
        "need": "signals",
        "layers": [],
        "status": "missing"
      },
      {
        "need": "memory",
        "layers": [],
        "status": "missing"
      },
      {
        "need": "network",
        "layers": [],
        "status": "missing"
      },
      {
        "need": "processes",
        "layers": [],
        "status": "missing"
      },
      {
        "need": "amount",
        "layers": [],
        "status": "missing"
      },
      {
        "need": "privileges",
        "layers": [],
        "status": "missing"
      },
      {
        "need": "ending",
        "layers": [],
        "status": "missing"
      },
      {
        "need": "disk",
        "layers": [],
        "status": "missing"
      }
    ],
    "denied": []
  },
  "limits": {
    "cpu_seconds": 2.0,
    "memory_bytes": 268435456,
    "disk_bytes": 67108864,
    "total_seconds": null,
    "allow": []
  },
  "notes": [],
  "passed": false,
  "score": {
    "points": 12.5,
    "max": 20
  },
  "problem": null,
  "groups": [
    {
      "name": "examples",
      "passed": 2,
      "tests": 8,
      "points": 2.6666666666666665,
      "max": 4,
      "scoring": "proportional",
      "bonus": false,
      "visibility": "public",
      "feedback": "full",
      "skipped_for": null
    },
    {
      "name": "secret",
      "passed": 0,
      "tests": 1,
      "points": 0,
      "max": 1,
      "scoring": "proportional",
      "bonus": false,
      "visibility": "hidden",
      "feedback": "full",
      "skipped_for": null
    },
    {
      "name": "large",
      "passed": 0,
      "tests": 2,
      "points": 0,
      "max": 2,
      "scoring": "proportional",
      "bonus": false,
      "visibility": "public",
      "feedback": "full",
      "skipped_for": "examples"
    }
  ],
  "tests": [
    {
      "name": "examples 2",
      "group": "examples",
      "status": "wrong",
      "points": 0,
      "max": 1,
      "hidden": false,
      "about": "a pawn at the border",
      "call": {
        "text": "jeu_roi(3, [(1, 3), (2, 1)])",
        "cut": 0
      },
      "expected": {
        "text": "[['#', '#', '#', '#'], ['#', '0', '1', 'P'], ['#', 'P', '0', '1'], ['#', '0', '1', '0']]",
        "cut": 0
      },
      "expected_exception": null,
      "actual": {
        "text": "[['#', '#', '#', '#'], ['#', '0', '1', 'P'], ['#', 'P', '1', '1'], ['#', '0', '0', '0']]",
        "cut": 0
      },
      "difference": {
        "kind": "grid",
        "count": 2,
        "first": [
          2,
          2
        ]
      },
      "explanation": "le roi peut aller en (2, 2), où l'adversaire est bloqué.",
      "diagnosis": null,
      "hint": null,
      "detail": null,
      "exception": null,
      "output": {
        "text": "n vaut 3\nfini\n",
        "cut": 0
      },
      "cpu_seconds": 0.012
    },
    {
      "name": "secret 1",
      "group": "secret",
      "status": "error",
      "points": 0,
      "max": 1,
      "hidden": true,
      "about": null,
      "call": null,
      "expected": null,
      "expected_exception": null,
      "actual": null,
      "difference": null,
      "explanation": null,
      "diagnosis": null,
      "hint": null,
      "detail": null,
      "exception": {
        "type": "IndexError",
        "message": null,
        "frames": [
          {
            "file": "roi.py",
            "line": 12,
            "columns": null,
            "function": null,
            "text": {
              "text": "        if grille[i][j + 1] == '0':",
              "cut": 0
            },
            "repeats": 0
          }
        ],
        "frames_cut": 0
      },
      "output": null,
      "cpu_seconds": null
    }
  ],
  "counterexample": null,
  "diagnoses": [],
  "next_steps": [
    "les bords",
    "les pions"
  ]
}

"#]]
        .raw()
    );
}

#[test]
fn a_failing_case_that_was_right_when_it_was_asked_again_is_named() {
    let mut made = mixed();
    made.unsteady = Some("examples 2".into());
    let text = terminal(&made, Lang::En, Options::default());
    let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        flat.contains("the case examples 2 failed, and was answered right when it was asked again"),
        "{text}"
    );
    let notes = read_json(&made, false)["notes"].to_string();
    assert!(notes.contains("the case examples 2 failed"), "{notes}");
}

#[test]
fn the_smallest_failing_call_stands_before_the_case_it_was_found_from() {
    let mut made = mixed();
    let mut call = made.cases[1].clone();
    call.name = String::new();
    made.counterexample = Some(Counterexample {
        case: call,
        from: "examples 2".into(),
        seed: Some(7),
        line: Some("- {args: [1, []], expect: [[\"#\"]]}".into()),
        cut: true,
    });
    let text = terminal(&made, Lang::En, Options::default());
    let (found, case) =
        (text.find("✗ smallest failing call found: wrong answer"), text.find("✗ examples 2: wrong"));
    assert!(found.is_some() && found < case, "{text}");
    assert!(text.contains("      - {args: [1, []], expect: [[\"#\"]]}\n"), "{text}");
    assert!(text.contains("cut short") && text.contains("(seed 7)"), "{text}");
    assert_eq!(read_json(&made, false)["counterexample"]["line"], "- {args: [1, []], expect: [[\"#\"]]}");
}
