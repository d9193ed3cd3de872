//! Diagnoses as they are read: whole reports, word for word.

#![expect(clippy::needless_raw_string_hashes, reason = "snapshots are written as the tool writes them")]

use super::corpus;
use crate::check::{jugeote, run};
use crate::language::interpreter;
use snapbox::{assert_data_eq, str};

fn whole(id: &str, program: &str, lang: &str) -> String {
    let ran =
        run(jugeote(&corpus()).args(["check", id, &format!("solutions/{id}/{program}"), "--lang", lang]));
    let (_, text) = ran.stdout.split_once("\n\n").expect("a head");
    assert!(ran.stdout.contains(&interpreter().title()));
    format!("{text}exit {}\n", ran.status)
}

#[test]
fn advice_about_a_program_that_passes() {
    assert_data_eq!(
        whole("apprendre/tri", "wrong/sur_place.py", "fr"),
        str![[r#"
  groupe     réussis   points
✓ examples     6 / 6    6 / 6
  total        6 / 6    6 / 6

les 6 cas sont tous réussis.

conseil : la fonction modifie son argument `nombres` : `tri([3, 1, 2])` a reçu `[3, 1, 2]` et a
  laissé `[1, 2, 3]`. Qui l'appelle peut encore en avoir besoin tel qu'il était.
  en savoir plus : jugeote explain mutated-argument
exit 0

"#]]
    );
}

#[test]
fn a_mistake_that_every_case_shows_names_its_page_once() {
    assert_data_eq!(
        whole("apprendre/table", "wrong/meme_liste.py", "en"),
        str![[r#"
✗ smallest failing call found: wrong answer
    found by making the case examples 1 smaller
    call: table(2)
    2 of 4 cells differ.

        expected    got
        0 1        0 1
    0 │[1|2]   0 │[2|4]
    1 │ 2 4    1 │ 2 4

    hint: rows 0 and 1 of the answer are one and the same list: what is written into one stands in
      the other, too.
      more: jugeote explain rows-are-one-list
    to keep it as a case, in `exercise.yaml`:
      - {args: [2], expect: [[1, 2], [2, 4]]}

✗ examples 1: wrong answer
    call: table(3)
    6 of 9 cells differ.

        expected     got
        0 1 2        0 1 2
    0 │[1|2|3]   0 │[3|6|9]
    1 │[2|4|6]   1 │[3|6|9]
    2 │ 3 6 9    2 │ 3 6 9

    hint: rows 0 and 1 of the answer are one and the same list: what is written into one stands in
      the other, too.

✗ examples 3: wrong answer
    call: table(2)
    2 of 4 cells differ.

        expected    got
        0 1        0 1
    0 │[1|2]   0 │[2|4]
    1 │ 2 4    1 │ 2 4

    hint: rows 0 and 1 of the answer are one and the same list: what is written into one stands in
      the other, too.

✗ examples 4: wrong answer
    call: table(4)
    12 of 16 cells differ.

        expected           got
         0  1  2  3         0  1  2  3
    0 │[ 1| 2| 3| 4]   0 │[ 4| 8|12|16]
    1 │[ 2| 4| 6| 8]   1 │[ 4| 8|12|16]
    2 │[ 3| 6| 9|12]   2 │[ 4| 8|12|16]
    3 │  4  8 12 16    3 │  4  8 12 16

    hint: rows 0 and 1 of the answer are one and the same list: what is written into one stands in
      the other, too.

  group      passed   points
✗ examples    1 / 4    1 / 4
  total       1 / 4    1 / 4

1 case of 4 passed.

what to look at next:
1. start with `examples 1`
exit 1

"#]]
    );
}

#[test]
fn a_problem_of_the_whole_file_names_its_page() {
    assert_data_eq!(
        whole("apprendre/salutation", "wrong/demande_en_haut.py", "fr"),
        str![[r#"
✗ `input()` est appelé pendant le chargement de `demande_en_haut.py`, ligne 4. Les valeurs arrivent
  par les paramètres de la fonction ; place tes propres essais sous `if __name__ == "__main__":`
    dans demande_en_haut.py, ligne 4
    4 │ prenom = input("Ton prénom : ")
      │          ^^^^^^^^^^^^^^^^^^^^^^

  groupe     réussis   points
✗ examples     0 / 4    0 / 4   non exécuté : le fichier n'a pas pu être chargé
  total        0 / 4    0 / 4

0 cas réussi sur 4.

en savoir plus : jugeote explain input-called

à regarder ensuite :
1. corrige d'abord la ligne 4 de `demande_en_haut.py`, puis relance `jugeote check`
exit 1

"#]]
    );
}

#[test]
fn what_the_cases_show_together_stands_at_the_end() {
    assert_data_eq!(
        whole("apprendre/fibonacci", "wrong/renvoie_b.py", "en"),
        str![[r#"
✗ examples 1: wrong answer
    call: fibonacci(0)
    expected: 0
    got:      1

✗ examples 3: wrong answer
    call: fibonacci(2)
    expected: 1
    got:      2

✗ examples 4: wrong answer
    call: fibonacci(3)
    expected: 2
    got:      3

✗ examples 5–10: wrong answer

  group      passed   points
✗ examples   1 / 10   1 / 10
  total      1 / 10   1 / 10

1 case of 10 passed.

hint: the answer to `fibonacci(6)` would be right for `fibonacci(7)`, and 4 more answers are those
  of other cases.
  more: jugeote explain answer-of-another-case

what to look at next:
1. start with `examples 1`
exit 1

"#]]
    );
}
