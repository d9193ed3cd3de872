//! The line to paste reads back as the same values.

use jugeote::exercise::{Exercise, ExerciseId, read_folder};
use jugeote::value::{Type, Value, compare};
use proptest::prelude::*;

fn read(kind: &Type, cases: &str) -> Exercise {
    let folder = tempfile::tempdir().expect("a folder");
    let yaml = format!(
        "format: 1\ntitle: {{fr: a, en: a}}\nfunction:\n  name: f\n  params: [{{name: x, type: \"{kind}\"}}]\n  \
         returns: \"{kind}\"\nreference: some.solver\ngroups:\n  - name: a\n    points: 1\n    cases:\n{cases}"
    );
    std::fs::write(folder.path().join("exercise.yaml"), &yaml).expect("written");
    std::fs::write(folder.path().join("statement.en.md"), "`f`\n").expect("written");
    let id = ExerciseId::parse("essai/f").expect("an id");
    read_folder(&id, folder.path()).unwrap_or_else(|faults| panic!("{faults}\n{yaml}"))
}

/// Types with values of them, as far as YAML can say them.
fn typed() -> impl Strategy<Value = (Type, Value)> {
    let hashable = prop_oneof![
        any::<i64>().prop_map(|number| (Type::Int, Value::int(number))),
        "\\PC{0,6}|[\\x00-\\x20\"\\\\:#{}\\[\\],&*!|>'%@`\u{202e}\u{85}\u{feff}-]{0,6}|yes|null|012|~|1:2|- a"
            .prop_map(|text| (Type::Str, Value::text(text))),
        any::<bool>().prop_map(|truth| (Type::Bool, Value::Bool(truth))),
        (any::<i64>(), any::<u8>()).prop_map(|(a, b)| (
            Type::Tuple(vec![Type::Int, Type::Int]),
            Value::Tuple(vec![Value::int(a), Value::int(b)])
        )),
    ];
    let leaf = prop_oneof![
        hashable.clone(),
        any::<f64>().prop_map(|float| (Type::Float, Value::Float(float))),
        prop_oneof![
            Just(f64::NAN),
            Just(f64::INFINITY),
            Just(f64::NEG_INFINITY),
            Just(-0.0),
            Just(1e16),
            Just(3.0)
        ]
        .prop_map(|float| (Type::Float, Value::Float(float))),
        Just((Type::Optional(Box::new(Type::Int)), Value::None)),
        Just((Type::Any, Value::List(vec![Value::None, Value::int(1), Value::text("1")]))),
    ];
    let dict = (hashable.clone(), leaf.clone()).prop_map(|((key, name), (kind, item))| {
        (Type::Dict(Box::new(key), Box::new(kind)), Value::Dict(vec![(name, item)]))
    });
    let set = hashable.prop_map(|(kind, item)| (Type::Set(Box::new(kind)), Value::Set(vec![item])));
    let list = (leaf.clone(), 0_usize..3)
        .prop_map(|((kind, item), count)| (Type::List(Box::new(kind)), Value::List(vec![item; count])));
    prop_oneof![leaf, dict, set, list]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_reads_back_as_it_was((kind, value) in typed()) {
        let exercise = read(&kind, "      - {args: [null]}\n".replace("null", plain(&kind)).as_str());
        let line = exercise.case_line(std::slice::from_ref(&value), Some(&value)).expect("a line");
        prop_assert_eq!(line.lines().count(), 1);
        let back = read(&kind, &format!("      {line}\n"));
        let case = &back.groups[0].cases[0];
        prop_assert!(compare::equal(&case.input.arguments()[0], &value), "{line}");
        let expected = case.expect.as_ref().and_then(|expect| expect.value()).expect("an answer");
        prop_assert!(compare::equal(expected, &value), "{line}");
        prop_assert!(back.warnings.is_empty(), "{:?}", back.warnings);
    }
}

/// Some value of the type, in YAML.
fn plain(kind: &Type) -> &'static str {
    match kind {
        Type::Int => "1",
        Type::Float => "1.5",
        Type::Str => "\"a\"",
        Type::Bool => "true",
        Type::List(_) | Type::Set(_) | Type::Any => "[]",
        Type::Dict(..) => "{}",
        Type::Tuple(_) => "[1, 2]",
        _ => "null",
    }
}

#[test]
fn what_yaml_cannot_say_is_not_written() {
    let any = read(&Type::Any, "      - {args: [1]}\n");
    for value in [
        Value::Tuple(vec![Value::int(1)]),
        Value::Bytes(vec![1]),
        Value::Set(vec![Value::int(1)]),
        Value::Sub("Un".into(), Box::new(Value::int(1))),
        Value::List(vec![Value::Other { class: "object".into(), note: String::new() }]),
        Value::Text(jugeote::value::Text::of_surrogate(0xd800)),
        Value::text("x".repeat(3000)),
    ] {
        assert_eq!(any.case_line(std::slice::from_ref(&value), None), None, "{value:?}");
    }
    let line = any.case_line(&[Value::int(1)], Some(&Value::text("x".repeat(3000))));
    assert_eq!(line.as_deref(), Some("- {args: [1]}"));
}
