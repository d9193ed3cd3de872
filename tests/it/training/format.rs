//! The file of problems: what is written is read back, and faults are located.

use super::made::{from_games, from_positions, set};
use jugeote::problems::{Branch, Class, Defence, Goal, Problem, Replies, Set, TreeText};

fn branch(mv: &str, defences: Vec<Defence>) -> Branch {
    Branch { mv: mv.to_owned(), defences }
}

fn these(replies: &[&str], answer: Option<Branch>) -> Defence {
    Defence { replies: Replies::These(replies.iter().map(|&reply| reply.to_owned()).collect()), answer }
}

#[test]
fn a_tree_is_read_back_as_it_was_written() {
    let out = || Some(branch("c6-out", Vec::new()));
    let others = Defence { replies: Replies::Others, answer: out() };
    let deep = branch("c5-c6", vec![others.clone(), these(&["j1-out"], None)]);
    let tree =
        [branch("c4-c5", vec![these(&["d7-d6", "d7-e7"], Some(deep)), others]), branch("a1-a2", Vec::new())];
    let text = "c4-c5\n  d7-d6 d7-e7: c5-c6\n    *: c6-out\n    j1-out\n  *: c6-out\na1-a2\n";
    assert_eq!(TreeText::of(&tree).0, text);
    assert_eq!(TreeText(text.to_owned()).branches(), Ok(tree.to_vec()));
    assert_eq!(tree[0].moves(), 3);
    assert_eq!(tree[1].moves(), 1);
    let answer = |reply: &str| tree[0].defence_by(reply).and_then(|defence| defence.answer.as_ref());
    assert_eq!(answer("d7-e7").map(|answer| answer.mv.as_str()), Some("c5-c6"));
    assert_eq!(answer("d7-d5").map(|answer| answer.mv.as_str()), Some("c6-out"));
    assert_eq!(tree[1].defence_by("d7-d5"), None);
}

#[test]
fn a_malformed_tree_names_its_line() {
    for (text, line, key) in [
        ("  a1-a2\n", 1, "tree-indentation"),
        ("a1-a2\n    b1-b2: c1-c2\n", 2, "tree-indentation"),
        ("a1-a2\n b1-b2: c1-c2\n", 2, "tree-indentation"),
        ("a1-a2 a1-a3\n", 1, "tree-first-move"),
        ("*\n", 1, "tree-first-move"),
        ("a1-a2: b1-b2\n", 1, "tree-first-move"),
        ("a1-a2\n  * b1-b2: c1-c2\n", 2, "tree-malformed"),
        ("a1-a2\n  b1-b2 : c1-c2\n", 2, "tree-malformed"),
        ("a1-a2\n  b1-b2: c1-c2 d1-d2\n", 2, "tree-malformed"),
        ("a1-a2\n\n", 2, "tree-malformed"),
        ("a1-a2\n  b1-b2: \n", 2, "tree-malformed"),
    ] {
        let fault = TreeText(text.to_owned()).branches().expect_err(text);
        assert_eq!((fault.line, fault.message.key), (line, key), "{text:?}");
    }
    let deep: Vec<String> = (0..40).map(|level| "  ".repeat(level) + "a1-a2: a1-a2\n").collect();
    let deep = deep.concat().replacen("a1-a2: a1-a2", "a1-a2", 1);
    assert_eq!(TreeText(deep).branches().expect_err("too deep").message.key, "tree-indentation");
}

#[test]
fn a_set_is_read_back_as_it_was_written_and_a_fault_in_a_tree_is_located_in_the_file() {
    let problems = [from_games(Goal::Win, 2, 1), from_positions(Goal::Defence, 1, 1)].concat();
    let set = set(problems);
    let text = set.write().expect("YAML");
    assert_eq!(Set::read(text.as_bytes()), Ok(set));
    // The second line of the first tree is one space too far in.
    let lines: Vec<&str> = text.lines().collect();
    let tree = lines.iter().position(|line| line.trim() == "tree: |").expect("a tree");
    let mut changed = lines.clone();
    let wrong = format!(" {}", lines[tree + 2]);
    changed[tree + 2] = &wrong;
    let fault = Set::read(changed.join("\n").as_bytes()).expect_err("a fault");
    assert_eq!((fault.place.line, fault.message.key), (tree + 3, "tree-fault"));
    // In another style of YAML the fault stands at the key.
    let block = lines[tree + 1..].iter().take_while(|line| line.starts_with("    ")).count();
    let mut quoted = lines.clone();
    quoted.splice(tree..=tree + block, ["  tree: '* x'"]);
    let text = quoted.join("\n");
    let fault = Set::read(text.as_bytes()).expect_err("a fault");
    assert!(text.lines().nth(fault.place.line - 1).expect("a line").contains("tree: '* x'"), "{fault}");
}

#[test]
fn a_problem_tells_the_class_and_the_refutation_of_each_first_move() {
    let problem: Problem = from_games(Goal::Win, 2, 1).remove(0);
    let moves: Vec<&String> = problem.first_moves.iter().flat_map(|group| &group.moves.0).collect();
    for group in &problem.first_moves {
        assert_eq!(group.count, group.moves.0.len());
        for mv in &group.moves.0 {
            assert_eq!(problem.class_of(mv), Some((group.class, group.within)));
            assert_eq!(problem.refutation_of(mv).is_none(), group.class == Class::Win, "{mv}");
        }
    }
    assert!(moves.len() >= 5);
    assert_eq!((problem.class_of("x"), problem.refutation_of("x")), (None, None));
}
