//! Independent readers of the formats that reports are written in, and what must hold of any document.

use super::outside;
use jugeote::grading::{Report, Verdict};
use serde_json::Value as Json;
use std::collections::BTreeSet;

/// What must hold of a document, whatever the run.
pub(crate) fn check(kind: &str, text: &str, report: &Report) {
    let cases = report.cases.len();
    match kind {
        "json" | "gradescope" | "exercism" | "classroom50" => check_json(kind, &json(text), cases),
        "junit" => assert_eq!(junit(text).len(), cases),
        "tap" => {
            let points = tap(text);
            outside::tap(text, &points);
            check_tap(&points, report);
        }
        "github" => assert!(runner(text).len() <= 10, "{text}"),
        "summary" => {
            outside::markdown(text);
            check_summary(text);
        }
        "csv" => check_csv(text, ',', cases),
        other => panic!("no reader for {other}"),
    }
}

fn json(text: &str) -> Json {
    serde_json::from_str(text).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

/// The document fits its schema and has every case; points given twice agree.
fn check_json(kind: &str, found: &Json, cases: usize) {
    outside::fits(kind, found);
    let tests = found["tests"].as_array().expect("tests");
    assert_eq!(tests.len(), cases);
    if kind == "classroom50" {
        for part in ["score", "max-score"] {
            let sum: u64 = tests.iter().map(|test| test[part].as_u64().expect("a whole number")).sum();
            assert_eq!(found[part], sum);
        }
    }
}

/// A test case of a JUnit file: class, name, the element that says what became of it and its text, what it printed.
#[derive(Debug)]
pub(crate) struct JunitCase {
    pub(crate) class: String,
    pub(crate) name: String,
    pub(crate) line: Option<String>,
    pub(crate) time: Option<String>,
    pub(crate) result: Option<(String, String)>,
    pub(crate) output: Option<String>,
}

/// Read by a parser of XML 1.0; counts equal elements, and class with name is unique.
pub(crate) fn junit(text: &str) -> Vec<JunitCase> {
    let document = roxmltree::Document::parse(text).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    let root = document.root_element();
    assert_eq!(root.tag_name().name(), "testsuites");
    let elements = |node: roxmltree::Node, name: &str| {
        node.descendants().filter(|child| child.tag_name().name() == name).count()
    };
    for node in document.descendants().filter(|node| node.tag_name().name().starts_with("testsuite")) {
        for (attribute, element) in
            [("tests", "testcase"), ("failures", "failure"), ("errors", "error"), ("skipped", "skipped")]
        {
            let counted = node.attribute(attribute).expect(attribute);
            assert_eq!(counted, elements(node, element).to_string(), "{attribute}\n{text}");
        }
    }
    let mut unique = BTreeSet::new();
    let mut found = Vec::new();
    for node in document.descendants().filter(|node| node.tag_name().name() == "testcase") {
        let attribute = |name: &str| node.attribute(name).map(str::to_owned);
        let text_of = |name: &str| {
            let child = node.children().find(|child| child.tag_name().name() == name)?;
            Some(child.text().unwrap_or_default().to_owned())
        };
        let results = ["failure", "error", "skipped"];
        let result = results.iter().find_map(|name| Some(((*name).to_owned(), text_of(name)?)));
        let class = attribute("classname").expect("a class");
        let name = attribute("name").expect("a name");
        assert!(unique.insert((class.clone(), name.clone())), "{class} {name} stands twice\n{text}");
        assert!(attribute("file").is_some());
        let (line, time) = (attribute("line"), attribute("time"));
        found.push(JunitCase { class, name, line, time, result, output: text_of("system-out") });
    }
    found
}

/// A test point of a TAP stream: whether it is `ok`, description, reason for skipping, the YAML below it.
#[derive(Debug)]
pub(crate) struct Point {
    pub(crate) ok: bool,
    pub(crate) description: String,
    pub(crate) skip: Option<String>,
    pub(crate) yaml: Option<Json>,
}

/// Written from the specification of TAP 14: version, plan, points in order, blocks, comments, and nothing else.
pub(crate) fn tap(text: &str) -> Vec<Point> {
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("TAP version 14"));
    let plan = lines.next().and_then(|line| line.strip_prefix("1..")).expect("a plan");
    let mut points: Vec<Point> = Vec::new();
    while let Some(line) = lines.next() {
        if line.starts_with('#') {
            continue;
        }
        if line == "  ---" {
            let block: Vec<&str> = lines
                .by_ref()
                .take_while(|line| *line != "  ...")
                .map(|line| line.strip_prefix("  ").unwrap_or_else(|| panic!("{line:?}")))
                .collect();
            let block = format!("{}\n", block.join("\n"));
            let read: Json =
                serde_saphyr::from_str(&block).unwrap_or_else(|fault| panic!("{fault}\n{block}"));
            let point = points.last_mut().expect("a point before its block");
            assert!(point.yaml.replace(read).is_none(), "two blocks\n{text}");
            continue;
        }
        let (ok, rest) = match (line.strip_prefix("ok "), line.strip_prefix("not ok ")) {
            (Some(rest), _) => (true, rest),
            (_, Some(rest)) => (false, rest),
            _ => panic!("{line:?} is nothing that TAP knows\n{text}"),
        };
        let (number, rest) = rest.split_once(" - ").unwrap_or_else(|| panic!("{line}"));
        assert_eq!(number, (points.len() + 1).to_string());
        let (description, directive) = unescaped(rest);
        let skip = directive.map(|text| {
            let reason = text.trim_start().strip_prefix("SKIP ").unwrap_or_else(|| panic!("{line}"));
            unescaped(reason).0
        });
        points.push(Point { ok, description: description.trim_end().to_owned(), skip, yaml: None });
    }
    assert_eq!(plan, points.len().to_string(), "{text}");
    points
}

/// A description with its escapes resolved, and what follows the first `#` that is not escaped.
fn unescaped(text: &str) -> (String, Option<&str>) {
    let mut out = String::new();
    let mut escaped = false;
    for (at, c) in text.char_indices() {
        match c {
            '\\' if !escaped => escaped = true,
            '#' if !escaped => return (out, Some(&text[at + 1..])),
            c => {
                out.push(c);
                escaped = false;
            }
        }
    }
    (out, None)
}

fn check_tap(points: &[Point], report: &Report) {
    assert_eq!(points.len(), report.cases.len());
    for (point, case) in points.iter().zip(&report.cases) {
        if case.verdict == Verdict::Passed {
            assert!(point.ok && point.skip.is_none());
        } else {
            assert!(!point.ok || point.skip.is_some(), "{point:?}");
            let yaml = point.yaml.as_ref().filter(|_| !point.ok);
            assert!(yaml.is_none_or(|yaml| yaml["verdict"] == case.verdict.word()), "{point:?}");
        }
    }
}

/// An annotation as the runner takes it: properties and message, escapes resolved.
#[derive(Debug)]
pub(crate) struct Annotation {
    pub(crate) properties: Vec<(String, String)>,
    pub(crate) message: String,
}

impl Annotation {
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.properties.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }
}

/// What the runner of GitHub Actions does with a log: commands begin a line with `::`, blanks before them left out, or
/// stand anywhere after `##[`; once stopped, only the agreed word counts. Outside of what is stopped, every line
/// must be an annotation.
pub(crate) fn runner(log: &str) -> Vec<Annotation> {
    let mut stopped: Option<String> = None;
    let mut found = Vec::new();
    for line in log.lines() {
        let command = line.trim_start().strip_prefix("::").and_then(|rest| rest.split_once("::"));
        if let Some(word) = &stopped {
            if command.is_some_and(|(name, _)| name == word) {
                stopped = None;
            }
            continue;
        }
        let Some((info, data)) = command else { panic!("{line:?} is told to the runner itself\n{log}") };
        match info.split_once(' ').unwrap_or((info, "")) {
            ("stop-commands", _) => stopped = Some(data.to_owned()),
            ("error", properties) => {
                let properties = properties
                    .split(',')
                    .map(|part| part.split_once('=').unwrap_or_else(|| panic!("{line}")))
                    .map(|(key, value)| (key.to_owned(), unpercent(value)));
                found.push(Annotation { properties: properties.collect(), message: unpercent(data) });
            }
            other => panic!("{other:?} is commanded\n{log}"),
        }
    }
    assert!(stopped.is_none(), "commands stay switched off\n{log}");
    found
}

fn unpercent(text: &str) -> String {
    let text = text.replace("%3A", ":").replace("%2C", ",").replace("%0D", "\r").replace("%0A", "\n");
    text.replace("%25", "%")
}

/// Outside of its blocks, a summary has headings, tables and sentences of ours: no tag, no link, no call of a person.
fn check_summary(text: &str) {
    let mut fence: Option<String> = None;
    for line in text.lines() {
        match &fence {
            Some(open) if line == open => fence = None,
            Some(open) => assert!(!line.trim_start().starts_with(open.as_str()), "{line}\n{text}"),
            None if line.starts_with("```") => fence = Some(line.trim_end_matches("text").to_owned()),
            None => {
                let bare = |c: char| line.match_indices(c).any(|(at, _)| !line[..at].ends_with('\\'));
                for c in ['<', '@', '[', '`', '*', '$', '~'] {
                    assert!(!bare(c), "{c} acts in {line:?}\n{text}");
                }
            }
        }
    }
    assert!(fence.is_none(), "a block is open at the end\n{text}");
}

/// Rows of cells by RFC 4180, with another separator where that is wanted.
pub(crate) fn csv(text: &str, separator: char) -> Vec<Vec<String>> {
    let mut rows = vec![vec![String::new()]];
    let mut quoted = false;
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let row = rows.last_mut().expect("a row");
        let cell = row.last_mut().expect("a cell");
        match c {
            '"' if quoted && chars.peek() == Some(&'"') => {
                chars.next();
                cell.push('"');
            }
            '"' => quoted = !quoted,
            '\n' if !quoted => rows.push(vec![String::new()]),
            c if c == separator && !quoted => row.push(String::new()),
            c => cell.push(c),
        }
    }
    assert!(!quoted, "a quotation mark is open at the end\n{text}");
    assert_eq!(rows.pop().expect("a row"), [""], "the last row has no end");
    rows
}

fn check_csv(text: &str, separator: char, cases: usize) {
    let rows = csv(text, separator);
    assert_eq!(rows.len(), cases + 1);
    for row in &rows {
        assert_eq!(row.len(), rows[0].len(), "{row:?}");
        for cell in row {
            let is_number = cell.bytes().all(|b| b.is_ascii_digit() || b"-.".contains(&b));
            let acts = cell.trim().starts_with(['=', '+', '-', '@', '\u{ff1d}']);
            assert!(is_number || !acts, "a formula: {cell:?}");
            assert!(!cell.contains('\n') && cell.chars().count() < 32_767);
        }
    }
}
