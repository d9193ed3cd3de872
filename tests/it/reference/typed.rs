//! Inputs made from types and bounds: what a domain holds, how many, by chance, the smallest, and smaller ones.

use jugeote::reference::{Draws, typed};
use jugeote::value::domain::are_distinct;
use jugeote::value::{Domain, Notation, Type, Value, compare};
use proptest::prelude::*;

fn int(least: i64, most: i64) -> Domain {
    Domain::Int(least..=most)
}

fn list(of: Domain, least: usize, most: usize) -> Domain {
    Domain::List { of: Box::new(of), length: least..=most, distinct: false, sorted: false }
}

fn shown(lists: &[Vec<Value>]) -> Vec<String> {
    lists.iter().map(|args| Notation::Python.call("", args, usize::MAX).text).collect()
}

#[test]
fn equal_values_are_not_distinct_whatever_their_order_or_sign() {
    let one = |name: &str| (Value::text(name), Value::int(1));
    let dicts = [vec![one("a"), one("b")], vec![one("b"), one("a")]].map(Value::Dict);
    let sub = |number: i32| Value::Sub("Couleur".into(), Box::new(Value::int(number)));
    for (items, distinct) in [
        (vec![Value::Float(0.0), Value::Float(-0.0)], false),
        (vec![Value::Float(-0.0), Value::Float(0.0)], false),
        (dicts.to_vec(), false),
        (vec![sub(1), Value::int(1), sub(1)], false),
        (vec![sub(1), sub(2)], true),
        (vec![Value::int(1), Value::Float(1.0), Value::Bool(true)], true),
    ] {
        assert_eq!(are_distinct(&items), distinct, "{items:?}");
        for sorted in [false, true] {
            let of = Box::new(Domain::Choice(items.clone()));
            let domain = Domain::List { of, length: 0..=3, distinct: true, sorted };
            assert!(distinct || !domain.contains(&Value::List(items.clone())), "{items:?}");
        }
    }
}

/// Domains of every kind, some inside others, none of them empty.
fn domains() -> impl Strategy<Value = Domain> {
    let number = || (-4_i64..4, 0_i64..5).prop_map(|(least, more)| int(least, least + more));
    let leaf = prop_oneof![
        number(),
        (-30_i64..30, 0_i64..40, 0_u8..3)
            .prop_map(|(least, more, decimals)| Domain::Float { units: least..=least + more, decimals }),
        ("[a-c]{1}|ab|xyz", 0_usize..2, 0_usize..3).prop_map(|(letters, least, more)| Domain::Text {
            alphabet: letters.chars().collect(),
            length: least..=least + more
        }),
        Just(Domain::usual(&Type::Bool)),
        Just(Domain::Choice(vec![Value::int(7), Value::text("sept"), Value::None])),
    ];
    leaf.prop_recursive(2, 12, 3, move |inner| {
        let lengths = || (0_usize..2, 0_usize..3).prop_map(|(least, more)| least..=least + more);
        prop_oneof![
            (inner.clone(), lengths(), any::<bool>(), any::<bool>()).prop_map(
                |(of, length, distinct, sorted)| {
                    let most = usize::try_from(of.count()).unwrap_or(usize::MAX);
                    let length = if distinct { 0..=most.min(*length.end()) } else { length };
                    Domain::List { of: Box::new(of), length, distinct, sorted }
                }
            ),
            (inner.clone(), 0_usize..3).prop_map(|(of, most)| {
                let most = most.min(usize::try_from(of.count()).unwrap_or(usize::MAX));
                Domain::Set { of: Box::new(of), length: 0..=most }
            }),
            (number(), inner.clone(), 0_usize..3).prop_map(|(keys, values, most)| {
                let most = most.min(usize::try_from(keys.count()).unwrap_or(usize::MAX));
                Domain::Dict { keys: Box::new(keys), values: Box::new(values), length: 0..=most }
            }),
            proptest::collection::vec(inner.clone(), 1..3).prop_map(Domain::Tuple),
            (inner, any::<bool>()).prop_map(|(of, square)| Domain::Grid {
                of: Box::new(of),
                rows: 1..=2,
                columns: 1..=2,
                square
            }),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn what_is_drawn_lies_in_the_domain_and_never_comes_twice(domain in domains(), seed in any::<u64>()) {
        let domains = [domain, int(0, 3)];
        let drawn: Vec<_> = Draws::new(&domains, seed).take(40).collect();
        for (place, args) in drawn.iter().enumerate() {
            prop_assert!(Domain::contain_each(&domains, args), "{:?} {:?}", domains, args);
            let same = |other: &Vec<Value>| args.iter().zip(other).all(|(a, b)| compare::equal(a, b));
            prop_assert!(!drawn[..place].iter().any(same), "{args:?}");
        }
        let again: Vec<_> = Draws::new(&domains, seed).take(40).collect();
        prop_assert_eq!(shown(&drawn), shown(&again));
    }

    #[test]
    fn a_small_domain_is_drawn_to_its_last_value_and_is_as_large_as_it_says(domain in domains()) {
        prop_assume!(domain.count() <= 1000);
        let drawn: Vec<_> = Draws::new(std::slice::from_ref(&domain), 3).collect();
        prop_assert_eq!(drawn.len() as u64, domain.count(), "{:?}", domain);
    }

    #[test]
    fn the_smallest_come_in_rising_weight_and_none_lighter_is_left_out(domain in domains()) {
        let domains = [domain];
        let listed = typed::smallest(&domains, 60);
        let weights: Vec<_> = listed.iter().map(|args| typed::weight(args)).collect();
        prop_assert!(weights.is_sorted(), "{weights:?}");
        let names = shown(&listed);
        let mut distinct = names.clone();
        distinct.sort_unstable();
        distinct.dedup();
        prop_assert_eq!(distinct.len(), names.len(), "{:?}", names);
        let heaviest = weights.last().map(|weight| weight[0]);
        if Domain::count_each(&domains) <= 1000 {
            // An independent list: everything there is, sorted by weight.
            for args in Draws::new(&domains, 1) {
                let weight = typed::weight(&args)[0];
                if heaviest.is_some_and(|heaviest| weight <= heaviest) {
                    prop_assert!(names.contains(&shown(std::slice::from_ref(&args))[0]), "{args:?} of {domains:?}");
                }
            }
            prop_assert!(!listed.is_empty() || Domain::count_each(&domains) > 60 || domains[0].count() == 0);
        }
        for args in &listed {
            prop_assert!(Domain::contain_each(&domains, args), "{args:?}");
        }
    }

    #[test]
    fn smaller_ones_are_lighter_and_lie_in_the_domain(domain in domains(), seed in any::<u64>()) {
        let domains = [domain, int(-5, 50)];
        let Some(args) = Draws::new(&domains, seed).next() else { return Ok(()) };
        for smaller in typed::smaller(&domains, &args) {
            prop_assert!(Domain::contain_each(&domains, &smaller), "{smaller:?}");
            prop_assert!(typed::weight(&smaller) < typed::weight(&args));
        }
    }

    #[test]
    fn bounds_around_values_hold_these_values(domain in domains(), seed in any::<u64>()) {
        let kind = Type::Any;
        let drawn: Vec<_> = Draws::new(&[domain], seed).take(5).flatten().collect();
        let seen: Vec<&Value> = drawn.iter().collect();
        if seen.is_empty() { return Ok(()) }
        let around = typed::hull(&kind, &seen);
        for value in seen {
            prop_assert!(around.contains(value), "{value:?}");
        }
    }
}

#[test]
fn the_choices_of_a_seed_are_frozen() {
    let domains = [int(1, 8), list(Domain::Tuple(vec![int(1, 8), int(1, 8)]), 0, 3)];
    let drawn: Vec<_> = Draws::new(&domains, 1).take(4).collect();
    assert_eq!(
        shown(&drawn),
        ["(4, [(7, 8)])", "(7, [])", "(6, [(4, 4), (7, 2), (3, 7)])", "(2, [(8, 3), (8, 7)])"]
    );
}

#[test]
fn the_smallest_inputs_of_simple_domains_are_those_a_person_would_name() {
    let smallest = |domains: &[Domain], most| shown(&typed::smallest(domains, most));
    assert_eq!(smallest(&[int(-3, 9)], 5), ["(0)", "(1)", "(2)", "(-1)"]);
    assert_eq!(smallest(&[int(5, 900)], 3), ["(5)", "(6)", "(7)"]);
    assert_eq!(smallest(&[list(int(0, 9), 0, 4)], 5), ["([])", "([0])", "([1])", "([0, 0])"]);
    let word = Domain::Text { alphabet: vec!['b', 'a'], length: 0..=3 };
    assert_eq!(smallest(&[word], 3), ["('')", "('a')", "('b')"]);
    let prices = Domain::Float { units: 0..=30, decimals: 1 };
    assert_eq!(smallest(&[prices], 2), ["(0.0)", "(1.0)"]);
}

#[test]
fn bounds_are_as_narrow_as_what_is_seen() {
    let kind = Type::parse("list[list[int]]").expect("a type");
    let rows = |rows: &[&[i64]]| {
        Value::List(
            rows.iter().map(|row| Value::List(row.iter().map(|&n| Value::int(n)).collect())).collect(),
        )
    };
    let (one, other) = (rows(&[&[1, 2], &[3, 4]]), rows(&[&[7]]));
    let around = typed::hull(&kind, &[&one, &other]);
    assert_eq!(around, Domain::Grid { of: Box::new(int(1, 7)), rows: 1..=2, columns: 1..=2, square: true });
    assert!(!around.contains(&rows(&[&[1, 2]])) && !around.contains(&rows(&[&[0]])));
    let kind = Type::parse("list[int]").expect("a type");
    let ints = |numbers: &[i64]| Value::List(numbers.iter().map(|&n| Value::int(n)).collect());
    let around = typed::hull(&kind, &[&ints(&[1, 3, 8]), &ints(&[2])]);
    assert!(around.contains(&ints(&[1, 2])) && !around.contains(&ints(&[2, 1])), "{around:?}");
    assert!(!around.contains(&ints(&[2, 2])) && !around.contains(&ints(&[])), "{around:?}");
}
