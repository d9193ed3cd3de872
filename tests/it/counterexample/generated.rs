//! Cases drawn from types: which they are, and what is said where there are too few.

use super::{DRAWN, Desk, SUM};

fn faulty(generate: &str, solution: &str) -> String {
    let groups = format!(
        "reference: {{solution: python}}\ngroups:\n  - name: drawn\n    points: 1\n    generate: {generate}\n"
    );
    let ran = Desk::new(&groups, solution).run(SUM, &[]);
    assert_eq!(ran.status, 3, "{}", ran.stdout);
    ran.stderr
}

#[test]
fn what_the_reference_refuses_is_drawn_again_and_the_cases_stay_the_same() {
    let desk = Desk::new(DRAWN, SUM);
    let json = desk.json(SUM);
    let calls: Vec<&str> = json["tests"]
        .as_array()
        .expect("tests")
        .iter()
        .map(|test| test["call"]["text"].as_str().expect("a call"))
        .collect();
    assert_eq!((calls.len(), json["passed"].as_bool()), (40, Some(true)));
    assert!(calls.iter().all(|call| !call.starts_with("f(0,")), "{calls:?}");
    let mut distinct = calls.clone();
    distinct.sort_unstable();
    distinct.dedup();
    assert_eq!(distinct.len(), 40);
    let again = desk.json(SUM);
    assert!(
        json["tests"][0]["call"] == again["tests"][0]["call"]
            && json["tests"][39]["call"] == again["tests"][39]["call"]
    );
    assert!(json["counterexample"].is_null());
}

#[test]
fn too_few_cases_and_a_reference_that_refuses_nearly_all_are_faults_with_their_place() {
    let few = faulty("{count: 9, seed: 1, n: [1, 2], items: {length: 1, of: [1, 4]}}", SUM);
    assert!(few.contains("there are only 8 different cases; 9 are asked for"), "{few}");
    assert!(few.contains("exercise.yaml:11:15"), "{few}");
    let refused = faulty("{count: 5, seed: 1, n: [-900, 0]}", SUM);
    assert!(refused.contains("the reference refuses 3"), "{refused}");
    assert!(refused.contains("and answers 0; 5 cases are asked for"), "{refused}");
    assert!(refused.contains("the first one refused was f("), "{refused}");
    // Eight inputs, four of them refused: all are tried before it is said that they are not enough.
    let half = faulty("{count: 5, seed: 1, n: [0, 1], items: {length: 1, of: [1, 4]}}", SUM);
    assert!(half.contains("the reference refuses 4 and answers 4; 5 cases are asked for"), "{half}");
    let enough = Desk::new(
        "reference: {solution: python}\ngroups:\n  - name: drawn\n    points: 1\n    \
         generate: {count: 4, seed: 1, n: [0, 1], items: {length: 1, of: [1, 4]}}\n",
        SUM,
    );
    assert_eq!(enough.run(SUM, &[]).status, 0);
}

#[test]
fn a_reference_that_fails_in_another_way_is_no_refusal() {
    let solution = "def f(n, items):\n    return items[0]\n";
    let failed = faulty("{count: 5, seed: 1, items: {length: 0}}", solution);
    assert!(failed.contains("the reference cannot answer f("), "{failed}");
    assert!(failed.contains("IndexError"), "{failed}");
}
