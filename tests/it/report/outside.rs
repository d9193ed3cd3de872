//! Readers of reports that somebody else wrote: TAP 14 by `tap_parser`, Markdown by `pulldown-cmark`, JSON by its
//! schema with `jsonschema`. XML is read by `roxmltree` in `readers`.
//!
//! The schemas in `tests/data/schemas` are written down from what each service documents. Not for: what the fields
//! must say of a run (`readers`).

use super::readers::Point;
use jsonschema::Validator;
use jugeote::report::json::SCHEMA;
use pulldown_cmark::{Event, Options, Parser, Tag};
use serde_json::Value as Json;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use tap_parser::{DirectiveKind, TapParser, TapStatement};

static SCHEMAS: LazyLock<BTreeMap<&str, Validator>> = LazyLock::new(|| {
    let schemas = [
        ("json", SCHEMA),
        ("gradescope", include_str!("../../data/schemas/gradescope.json")),
        ("exercism", include_str!("../../data/schemas/exercism.json")),
        ("classroom50", include_str!("../../data/schemas/classroom50.json")),
    ];
    let made = schemas.map(|(kind, text)| {
        let schema: Json = serde_json::from_str(text).unwrap_or_else(|fault| panic!("{kind}: {fault}"));
        jsonschema::meta::validate(&schema).unwrap_or_else(|fault| panic!("{kind}: {fault}"));
        (kind, jsonschema::validator_for(&schema).unwrap_or_else(|fault| panic!("{kind}: {fault}")))
    });
    made.into()
});

/// What keeps a document of this kind from fitting its schema.
pub(super) fn misfits(kind: &str, document: &Json) -> Vec<String> {
    let validator = SCHEMAS.get(kind).unwrap_or_else(|| panic!("no schema for {kind}"));
    validator.iter_errors(document).map(|fault| format!("{}: {fault}", fault.instance_path())).collect()
}

/// A document of this kind fits its schema.
pub(super) fn fits(kind: &str, document: &Json) {
    let found = misfits(kind, document);
    assert!(found.is_empty(), "{kind}: {}\n{document}", found.join("\n"));
}

/// A parser of TAP sees the same test points, and nothing else but the plan and comments.
pub(super) fn tap(text: &str, points: &[Point]) {
    let mut parser = TapParser::new();
    let statements = parser.parse(text).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    let mut found = Vec::new();
    for statement in statements {
        match statement {
            TapStatement::Plan(plan) => assert_eq!((plan.count, plan.reason), (points.len(), None), "{text}"),
            TapStatement::Comment(_) => {}
            TapStatement::TestPoint(point) => found.push(point),
            TapStatement::Subtest(sub) => panic!("a subtest {:?}\n{text}", sub.name),
        }
    }
    assert_eq!(found.len(), points.len(), "{text}");
    for ((found, point), number) in found.iter().zip(points).zip(1_usize..) {
        assert_eq!((found.result, found.number), (point.ok, Some(number)), "{text}");
        let skip = found.directive.as_ref().is_some_and(|directive| directive.kind == DirectiveKind::Skip);
        assert_eq!((skip, found.directive.is_some()), (point.skip.is_some(), skip), "{text}");
        assert_eq!(!found.yaml.is_empty(), point.yaml.is_some(), "{text}");
    }
}

/// A reader of Markdown finds headings, tables, lists, blocks of code and words, but no link, picture, tag or emphasis.
pub(super) fn markdown(text: &str) {
    let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH | Options::ENABLE_FOOTNOTES;
    for event in Parser::new_ext(text, options) {
        let acts = match &event {
            Event::Start(tag) => !matches!(
                tag,
                Tag::Paragraph
                    | Tag::Heading { .. }
                    | Tag::CodeBlock(_)
                    | Tag::List(_)
                    | Tag::Item
                    | Tag::Table(_)
                    | Tag::TableHead
                    | Tag::TableRow
                    | Tag::TableCell
            ),
            Event::Html(_) | Event::InlineHtml(_) | Event::FootnoteReference(_) | Event::Code(_) => true,
            _ => false,
        };
        assert!(!acts, "{event:?}\n{text}");
    }
}
