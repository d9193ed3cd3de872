//! Cases 12, 13 and 27: texts whose difference is hard to see, and those that do not matter.

use super::{answering, cases, expecting, returning};

#[test]
fn case_12_blanks_at_the_end_are_seen_and_may_be_let_pass() {
    let exact = expecting("str", "", "\"#  #\"");
    let (text, status) = exact.told(&returning("'#  # '"));
    assert_eq!(status, 1);
    assert!(text.contains("expected: '#  #' got: '#  # '") || text.contains("'# #' got: '# # '"), "{text}");
    let table = [
        ("{text: [trailing-blanks]}", "'#  # '", "passed"),
        ("{text: [trailing-blanks]}", "'#  # \\n\\n'", "wrong"),
        ("{text: [trailing-blanks, blank-lines, final-newline]}", "'#  # \\n\\n'", "passed"),
        ("text", "'#  # \\r\\n'", "passed"),
        ("text", "'#  # \\r'", "wrong"),
        ("text", "'#  #\\n'", "passed"),
        ("text", "'# #'", "wrong"),
    ];
    let written = table.map(|(compare, ..)| format!("expect: \"#  #\"\n        compare: {compare}"));
    let desk = cases("str", "", &written.each_ref().map(String::as_str));
    assert_eq!(
        desk.verdicts(&answering(&table.map(|(_, answer, _)| answer))),
        table.map(|(.., verdict)| verdict)
    );
}

#[test]
fn case_12_our_mark_for_what_is_not_shown_cannot_be_taken_for_the_students_text() {
    let (text, status) = expecting("str", "", "Before Grade 1").told(&returning("'Before Grade 1...'"));
    assert_eq!(status, 1);
    assert!(text.contains("expected: 'Before Grade 1' got: 'Before Grade 1...'"), "{text}");
}

#[test]
fn case_13_words_may_be_compared_whatever_the_blanks_between_them() {
    let desk = cases("str", "compare: {text: [blanks]}", &["expect: a b"; 2]);
    assert_eq!(desk.verdicts(&answering(&["'ab'", "'\\n\\n  a    b \\n'"])), ["wrong", "passed"]);
}

#[test]
fn case_13_an_extra_line_is_shown_alone() {
    let (text, status) = expecting("str", "", "\"$0\\n\"").told(&returning("'$0\\nNone\\n'"));
    assert_eq!(status, 1);
    assert!(text.contains("'$0\\n' + 'None\\n'"), "{text}");
}

#[test]
fn case_27_a_line_end_that_a_block_scalar_adds_is_seen() {
    let answer = returning("'a\\nb'");
    let block = |sign: &str| format!("{sign}\n          a\n          b");
    assert_eq!(expecting("str", "", &block("|-")).verdicts(&answer), ["passed"]);
    let (text, status) = expecting("str", "", &block("|")).told(&answer);
    assert_eq!(status, 1);
    assert!(text.contains("- 'b\\n' + 'b'"), "{text}");
    let (text, status) = expecting("str", "", &block(">")).told(&answer);
    assert_eq!(status, 1);
    assert!(text.contains("'a b\\n'"), "{text}");
    assert_eq!(expecting("str", "compare: text", &block("|")).verdicts(&answer), ["passed"]);
}

#[test]
fn what_a_comparison_lets_pass_is_said_beside_a_difference() {
    let compare = "compare: {text: [case, trailing-blanks], float: {abs: 0.01}, sequences: any}";
    let (text, _) = expecting("list[any]", compare, "[Ada, 1.0]").told(&returning("('ida', 1.0)"));
    assert!(
        text.contains(
            "let pass here: a tuple for a list and a list for a tuple; floats up to 0.01 away; blanks at the end of a line; capital letters."
        ),
        "{text}"
    );
    let (text, _) =
        expecting("any", "compare: {text: [case], float: {rel: 0.1}}", "2.0").told(&returning("3.0"));
    assert!(text.contains("let pass here: floats up to 0.1 times the right one away."), "{text}");
    let (text, _) = expecting("any", "", "[Ada]").told(&returning("['ida']"));
    assert!(!text.contains("let pass"), "{text}");
}
