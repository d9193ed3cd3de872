//! The whole human output of our own exercises, word for word; run times do not appear in it.

#![expect(
    clippy::too_many_lines,
    clippy::needless_raw_string_hashes,
    reason = "snapshots are written as the tool writes them"
)]

use super::{jugeote, root, run};
use snapbox::{assert_data_eq, str};

fn whole(args: &[&str]) -> String {
    let version = super::super::language::interpreter().title();
    let ran = run(jugeote(&root()).args(["check", "roi/jeu_roi"]).args(args));
    format!("{}exit {}\n", ran.stdout.replace(&version, "Python [VERSION]"), ran.status)
}

#[test]
fn a_right_solution_in_english() {
    assert_data_eq!(
        whole(&["solutions/roi/jeu_roi/solution.py"]),
        str![[r#"
exercise    The King game (roi/jeu_roi)
submission  solutions/roi/jeu_roi/solution.py
language    Python [VERSION]
isolation   STRONG — every need is met and was proved, most of them twice

  group             passed    points
✓ examples           4 / 4     4 / 4
✓ no-pawns           4 / 4     2 / 2
✓ edges              7 / 7     3 / 3
✓ pawns            10 / 10     3 / 3
✓ small-boards   150 / 150     4 / 4
✓ size-60            2 / 2     2 / 2
✓ size-400           3 / 3     2 / 2
  total          180 / 180   20 / 20

all 180 cases passed.
exit 0

"#]]
    );
}

#[test]
fn a_wrong_solution_in_french() {
    assert_data_eq!(
        whole(&["solutions/roi/jeu_roi/wrong/losing_corner.py", "--lang", "fr"]),
        str![[r#"
exercice   Le jeu du Roi (roi/jeu_roi)
programme  solutions/roi/jeu_roi/wrong/losing_corner.py
langage    Python [VERSION]
isolement  FORT — tous les besoins sont couverts et prouvés, la plupart deux fois

✗ edges 1 : mauvaise réponse
    sujet : une seule case, prise par un pion
    appel : jeu_roi(1, [(1, 1)])
    1 case sur 4 diffère.

        attendu    obtenu
        0 1        0 1
    0 │ # #    0 │ # #
    1 │ #[P]   1 │ #[0]

    pourquoi : case (1, 1) : attendu 'P', obtenu '0' — il y a un pion à cet endroit

✗ edges 2 : mauvaise réponse
    sujet : un pion dans le coin (1, 1)
    appel : jeu_roi(2, [(1, 1)])
    3 cases sur 9 diffèrent.

        attendu      obtenu
        0 1 2        0 1 2
    0 │ # # #    0 │ # # #
    1 │ #[P|0]   1 │ #[0|1]
    2 │ #[0]1    2 │ #[1]1

    pourquoi : case (1, 1) : attendu 'P', obtenu '0' — il y a un pion à cet endroit

✗ edges 3 : mauvaise réponse
    sujet : la première ligne pleine de pions
    appel : jeu_roi(3, [(1, 1), (1, 2), (1, 3)])
    3 cases sur 16 diffèrent.

        attendu        obtenu
        0 1 2 3        0 1 2 3
    0 │ # # # #    0 │ # # # #
    1 │ #[P]P P    1 │ #[0]P P
    2 │ #[0]1 0    2 │ #[1]1 0
    3 │ #[1]1 1    3 │ #[0]1 1

    pourquoi : case (1, 1) : attendu 'P', obtenu '0' — il y a un pion à cet endroit

✗ edges 4–6 : mauvaise réponse

✗ pawns 4 : mauvaise réponse
    sujet : un pion n'est pas une case perdante
    appel : jeu_roi(3, [(1, 1)])
    5 cases sur 16 diffèrent.

        attendu        obtenu
        0 1 2 3        0 1 2 3
    0 │ # # # #    0 │ # # # #
    1 │ #[P|0|1]   1 │ #[0|1|0]
    2 │ #[0]1 1    2 │ #[1]1 1
    3 │ #[1]1 0    3 │ #[0]1 0

    pourquoi : case (1, 1) : attendu 'P', obtenu '0' — il y a un pion à cet endroit

✗ pawns 7 : mauvaise réponse
    sujet : une case bloquée loin du bord
    appel : jeu_roi(4, [(1, 1), (1, 2), (2, 1)])
    5 cases sur 25 diffèrent.

        attendu          obtenu
        0 1 2 3 4        0 1 2 3 4
    0 │ # # # # #    0 │ # # # # #
    1 │ #[P]P 0 1    1 │ #[0]P 0 1
    2 │ # P[0]1 1    2 │ # P[1]1 1
    3 │ # 0 1[1|0]   3 │ # 0 1[0|1]
    4 │ # 1 1[0]1    4 │ # 1 1[1]1

    pourquoi : case (1, 1) : attendu 'P', obtenu '0' — il y a un pion à cet endroit

✗ small-boards 3 : mauvaise réponse
    appel : jeu_roi(4, [(1, 4), (2, 3), (4, 1), (2, 2), (1, 3), (4, 4), (3, 2), (1, 1), (4, 3)])
    5 cases sur 25 diffèrent.

        attendu          obtenu
        0 1 2 3 4        0 1 2 3 4
    0 │ # # # # #    0 │ # # # # #
    1 │ #[P|0]P P    1 │ #[0|1]P P
    2 │ #[0]P P 0    2 │ #[1]P P 0
    3 │ #[1]P 0 1    3 │ #[0]P 0 1
    4 │ # P[0]P P    4 │ # P[1]P P

    pourquoi : case (1, 1) : attendu 'P', obtenu '0' — il y a un pion à cet endroit

✗ small-boards 4 : mauvaise réponse
    appel : jeu_roi(6, [(1, 2), (1, 1), (1, 5), (4, 2), (3, 1), (6, 6), (4, 6), (1, 6), (6, 1), (5,
          ┆ 5), (4, 5), (2, 6), (6, 2), (4, 1), (3, 3), (1, 4), (3, 4), (5, 3)])
    5 cases sur 49 diffèrent.

        attendu              obtenu
        0 1 2 3 4 5 6        0 1 2 3 4 5 6
    0 │ # # # # # # #    0 │ # # # # # # #
    1 │ #[P]P 0 P P P    1 │ #[0]P 0 P P P
    2 │ #[0]1 1 1 0 P    2 │ #[1]1 1 1 0 P
    3 │ # P[1]P P 1 1    3 │ # P[0]P P 1 1
    4 │ # P P[0|1]P P    4 │ # P P[1|0]P P
    5 │ # 0 1 P 1 P 0    5 │ # 0 1 P 1 P 0
    6 │ # P P 0 1 0 P    6 │ # P P 0 1 0 P

    pourquoi : case (1, 1) : attendu 'P', obtenu '0' — il y a un pion à cet endroit

✗ small-boards 13 : mauvaise réponse
    appel : jeu_roi(1, [(1, 1)])
    1 case sur 4 diffère.

        attendu    obtenu
        0 1        0 1
    0 │ # #    0 │ # #
    1 │ #[P]   1 │ #[0]

    pourquoi : case (1, 1) : attendu 'P', obtenu '0' — il y a un pion à cet endroit

✗ small-boards 17, 19, 27, 28, 30, 39, 41, 42, 48, 49, 52, 53 et 32 autres : mauvaise réponse

  groupe           réussis       points
✓ examples           4 / 4        4 / 4
✓ no-pawns           4 / 4        2 / 2
✗ edges              1 / 7     0,43 / 3
✗ pawns             8 / 10      2,4 / 3
✗ small-boards   103 / 150     2,75 / 4
✓ size-60            2 / 2        2 / 2
✓ size-400           3 / 3        2 / 2
  total          125 / 180   15,58 / 20

125 cas réussis sur 180.

à regarder ensuite :
1. commence par `edges 1`
2. un indice : jugeote hint roi/jeu_roi
exit 1

"#]]
    );
}
