//! Faults of an author's files as text: the message, the excerpt with a caret, and what may help.
//!
//! The excerpt is drawn by `annotate-snippets`, as compilers do. Not for: finding faults (`exercise`), nor for
//! choosing whether colours are shown.

use crate::exercise::{Fault, Finding, Gravity, Place, Source};
use crate::i18n::Wording;
use crate::msg;
use crate::untrusted::visible;

use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use std::ops::Range;

/// Faults shown at most; the rest are counted.
const MOST: usize = 40;

/// Columns the excerpts are fitted into.
const WIDTH: usize = 110;

/// The faults in words, one after the other, each ended by a newline; `coloured` adds terminal colours.
pub fn faults(faults: &[Fault], wording: &Wording, coloured: bool) -> String {
    let faults: Vec<_> = faults.iter().map(|fault| (None, fault)).collect();
    all(&faults, wording, coloured)
}

/// What author checks found, in the same way, each with the name of its check.
pub fn findings(findings: &[Finding], wording: &Wording, coloured: bool) -> String {
    let faults: Vec<_> =
        findings.iter().map(|finding| (Some(finding.check.word()), &finding.fault)).collect();
    all(&faults, wording, coloured)
}

/// A fault for other programs.
pub fn document(fault: &Fault, wording: &Wording) -> serde_json::Value {
    serde_json::json!({
        "file": fault.source.path,
        "line": fault.place.as_ref().map(|place| place.line),
        "column": fault.place.as_ref().map(|place| place.column),
        "gravity": match fault.gravity {
            Gravity::Error => "error",
            Gravity::Warning => "warning",
        },
        "message": wording.say(&fault.message),
        "hint": fault.hint.as_ref().map(|hint| wording.say(hint)),
    })
}

fn all(faults: &[(Option<&str>, &Fault)], wording: &Wording, coloured: bool) -> String {
    let mut out = String::new();
    for (name, fault) in faults.iter().take(MOST) {
        if !out.is_empty() {
            out.push('\n');
        }
        for line in one(*name, fault, wording, coloured).lines() {
            out.push_str(line.trim_end());
            out.push('\n');
        }
    }
    if let Some(more @ 1..) = faults.len().checked_sub(MOST) {
        out.push('\n');
        out.push_str(&wording.say(&msg!("fault-more", count = more)));
        out.push('\n');
    }
    out
}

fn one(name: Option<&str>, fault: &Fault, wording: &Wording, coloured: bool) -> String {
    let (level, word) = match fault.gravity {
        Gravity::Error => (Level::ERROR, wording.say(&msg!("fault-error"))),
        Gravity::Warning => (Level::WARNING, wording.say(&msg!("fault-warning"))),
    };
    let path = visible(&fault.source.path).into_owned();
    let also = fault.also.as_ref().map(|(place, message)| (place, wording.say(message)));
    let title = level.with_name(word).primary_title(wording.say(&fault.message));
    let mut group = Group::with_title(match name {
        Some(name) => title.id(name.to_owned()),
        None => title,
    });
    let window;
    group = match &fault.place {
        Some(place) => {
            window = Window::around(&fault.source, place, also.as_ref().map(|(place, _)| *place));
            let mut marks: Vec<Annotation<'_>> = vec![AnnotationKind::Primary.span(window.mark(place))];
            if let Some((place, label)) = also {
                marks.push(AnnotationKind::Context.span(window.mark(place)).label(label));
            }
            let excerpt = Snippet::source(window.text.as_str())
                .line_start(window.first_line)
                .path(path)
                .annotations(marks);
            group.element(excerpt)
        }
        None => group.element(Origin::path(path)),
    };
    if let Some(hint) = &fault.hint {
        let word = wording.say(&msg!("fault-hint"));
        group = group.element(Level::HELP.with_name(word).message(wording.say(hint)));
    }
    let renderer = if coloured { Renderer::styled() } else { Renderer::plain() };
    renderer.term_width(WIDTH).render(&[group])
}

/// The lines of a source that an excerpt needs: drawing from a whole large file would take long.
struct Window {
    text: String,
    start: usize,
    first_line: usize,
}

impl Window {
    fn around(source: &Source, place: &Place, also: Option<&Place>) -> Self {
        let text = &source.text;
        let places = [Some(place), also].into_iter().flatten();
        let (mut first, mut last, mut first_line) = (text.len(), 0, usize::MAX);
        for place in places {
            first = first.min(place.bytes.start);
            last = last.max(place.bytes.start);
            first_line = first_line.min(place.line);
        }
        let first = boundary(text, first);
        let last = boundary(text, last);
        let start = text[..first].rfind('\n').map_or(0, |at| at + 1);
        let end = text[last..].find('\n').map_or(text.len(), |at| last + at);
        // A byte-order mark is no part of the first line.
        let start = if start == 0 && text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { start };
        // Windows line ends are no fault; a blank keeps the bytes where they are.
        let text = text.get(start..end.max(start)).unwrap_or_default().replace("\r\n", " \n");
        let text = match text.strip_suffix('\r') {
            Some(line) => format!("{line} "),
            None => text,
        };
        Self { text, start, first_line: first_line.max(1) }
    }

    /// The bytes to mark: a node of several lines is marked on its first.
    fn mark(&self, place: &Place) -> Range<usize> {
        let start = boundary(&self.text, place.bytes.start.saturating_sub(self.start));
        let line = self.text[start..].split(['\n', '\r']).next().unwrap_or_default().trim_end();
        let end = boundary(&self.text, place.bytes.end.saturating_sub(self.start));
        start..end.min(start + line.len()).max(start)
    }
}

/// The nearest place at or before a byte where a character begins.
fn boundary(text: &str, at: usize) -> usize {
    (0..=at.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0)
}
