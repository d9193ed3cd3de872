//! Settings of generators that cannot be: each refused with its reason.

use super::{generated, ints, worded, words};
use jugeote::value::Value;

#[test]
fn an_unknown_setting_is_refused_with_those_there_are() {
    let refusal = generated("roi.boards", 1, 1, &[("taille", ints(&[1, 8]))]).expect_err("unknown");
    assert_eq!(
        worded(&refusal),
        [
            "`roi.boards` has no setting `taille`; it has `size`, `density`",
            "`roi.boards` n'a pas de réglage `taille` ; il a `size`, `density`"
        ]
    );
}

#[test]
fn a_setting_given_twice_is_refused() {
    let settings = [("size", Value::int(3)), ("size", Value::int(4))];
    let refusal = generated("roi.boards", 1, 1, &settings).expect_err("twice");
    assert_eq!(
        worded(&refusal),
        ["the setting `size` is given twice", "le réglage `size` est donné deux fois"]
    );
}

#[test]
fn a_range_must_be_one_number_or_two_in_order_and_in_bounds() {
    for (value, shown) in [
        (ints(&[8, 1]), "[8, 1]"),
        (ints(&[0, 8]), "[0, 8]"),
        (ints(&[1, 1001]), "[1, 1001]"),
        (ints(&[1, 2, 3]), "[1, 2, 3]"),
        (ints(&[]), "[]"),
        (Value::int(-1), "-1"),
        (Value::text("8"), "'8'"),
        (Value::Bool(true), "True"),
        (Value::None, "None"),
        (Value::Float(2.0), "2.0"),
    ] {
        let refusal = generated("roi.boards", 1, 1, &[("size", value)]).expect_err("no range");
        assert_eq!(
            worded(&refusal),
            [
                format!(
                    "`size` is a whole number from 1 to 1000, or two such numbers `[least, most]`; `{shown}` is neither"
                ),
                format!(
                    "`size` est un nombre entier de 1 à 1000, ou deux tels nombres `[minimum, maximum]` ; `{shown}` \
                     n'est ni l'un ni l'autre"
                )
            ]
        );
    }
}

#[test]
fn kinds_must_be_known_words_each_once() {
    for (value, shown) in [
        (words(&[]), "[]"),
        (words(&["valid", "valid"]), "['valid', 'valid']"),
        (words(&["valide"]), "['valide']"),
        (Value::text("valid"), "'valid'"),
        (ints(&[1]), "[1]"),
    ] {
        let refusal = generated("bataille.grids", 1, 1, &[("kinds", value)]).expect_err("no kinds");
        let [english, french] = worded(&refusal);
        assert!(
            english.starts_with("`kinds` is a list of one or more of `valid`, `swap`, ")
                && english.ends_with(&format!("`negative`, each at most once; `{shown}` is not")),
            "{english}"
        );
        assert!(
            french.ends_with(&format!("chacun au plus une fois ; ce n'est pas le cas de `{shown}`")),
            "{french}"
        );
    }
}

#[test]
fn asking_for_no_case_or_for_far_too_many_is_answered() {
    assert_eq!(generated("roi.boards", 0, 1, &[]), Ok(vec![]));
    assert_eq!(generated("bataille.grids", 0, 1, &[]), Ok(vec![]));
    let refusal = generated("bataille.grids", usize::MAX, 1, &[]).expect_err("too many");
    assert!(worded(&refusal)[0].starts_with("at most 100000 grids can be made in one go; "));
    let refusal = generated("roi.boards", usize::MAX, 1, &[]).expect_err("too many");
    assert!(worded(&refusal)[0].ends_with(" boards of size up to 8 are too much to generate"));
}
