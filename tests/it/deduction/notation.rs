//! The notation of evidence.

use jugeote::games::bataille::{Action, Content, Evidence, Fact};
use proptest::prelude::*;

#[test]
fn a_fact_is_written_as_it_is_read() {
    for text in ["?27 C3", "?36 none", "?# A1", "?# none", "12=B4 yes", "12=B4 no", "#=C3 yes", "#=C3 no"] {
        assert_eq!(Fact::parse(text).expect(text).to_string(), text);
    }
    let asked = Fact::parse("?#\t F6").expect("a fact").action();
    assert_eq!(asked, Action::Ask(Content::Black));
    for text in [
        "",
        "?27",
        "?27 C3 C4",
        "?27=>C3",
        "?27 yes",
        "12=B4 none",
        "12=B4 C3",
        "stop",
        "stop yes",
        "#C3 no",
        "?0 A1",
    ] {
        assert!(Fact::parse(text).is_err(), "{text}");
    }
}

#[test]
fn nothing_but_comments_is_no_evidence() {
    for text in ["", "\n\n", "\u{feff}", "// ?1 A1\r\n  // again"] {
        assert_eq!(Evidence::parse(text), Ok(Evidence::default()), "{text:?}");
    }
}

proptest! {
    #[test]
    fn no_text_makes_the_parser_of_evidence_panic(text in "(\\?|#|=|yes|no|none|//| |\n|\r|\u{feff}|[A-G][0-9]|[0-9]{1,3}|é){0,20}") {
        match Evidence::parse(&text) {
            Ok(found) => prop_assert!(found.facts().iter().all(|fact| Fact::parse(&fact.to_string()) == Ok(*fact))),
            Err(faults) => prop_assert!(faults.iter().all(|fault| fault.line <= text.lines().count())),
        }
    }
}
