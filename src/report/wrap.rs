//! Text laid into a width, so that no line of a report begins with a stranger's text.
//!
//! Services that read logs take a line that begins with `::` or `##[` for a command, leading blanks or not,
//! and a terminal shows what overflows at the beginning of the next line. So prose breaks only before an
//! ordinary word, and what a program printed gets a bar before each line. Not for: choosing what is shown.

use crate::drawing::{Drawing, Tone};
use crate::untrusted;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The bar before a line of a student's text.
pub(super) const BAR: &str = "│ ";
/// The bar before what did not fit on the line above.
pub(super) const FOLDED: &str = "┆ ";

/// The columns a safe text takes in a terminal.
pub(super) fn columns(text: &str) -> usize {
    text.width()
}

/// A text with blanks behind it, up to a number of columns.
pub(super) fn padded(text: &str, to: usize) -> String {
    format!("{text}{}", " ".repeat(to.saturating_sub(columns(text))))
}

/// Adds prose, broken between words into `width` columns, lines after the first indented by `hang`.
pub(super) fn prose(into: &mut Drawing, tone: Tone, text: &str, hang: usize, width: usize) {
    let mut line = String::new();
    if text.trim_start().starts_with([':', '#']) {
        line.push_str(BAR.trim_end()); // a sentence that begins with what a stranger wrote
    }
    for word in text.split(' ') {
        let starts_a_line = word.starts_with(|c: char| c.is_alphanumeric() || "`«\"'([".contains(c));
        let open = line.ends_with('«');
        if !line.trim().is_empty() && starts_a_line && !open && columns(&line) + 1 + columns(word) > width {
            into.say(tone, std::mem::replace(&mut line, " ".repeat(hang)));
        } else if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    into.say(tone, line);
}

/// Adds a line of a stranger's text (safe already) behind a bar, folded into `width` columns.
fn barred(into: &mut Drawing, tone: Tone, text: &str, width: usize) {
    let room = width.saturating_sub(columns(BAR)).max(8);
    for (index, piece) in folded(text, room).into_iter().enumerate() {
        into.line().put(Tone::Faint, if index == 0 { BAR } else { FOLDED }).put(tone, piece);
    }
}

/// Adds a label and a value behind it, folded below itself where it is wider than the room.
pub(super) fn beside(into: &mut Drawing, label: &str, tone: Tone, text: &str, width: usize) {
    let wide = columns(label) + 1;
    let room = width.saturating_sub(wide).max(8);
    for (index, piece) in folded(text, room).into_iter().enumerate() {
        let before = if index == 0 { label.to_owned() } else { " ".repeat(wide - 2) + FOLDED.trim_end() };
        into.line().put(Tone::Faint, before + " ").put(tone, piece);
    }
}

/// Cuts a safe text into pieces of at most `room` columns.
fn folded(text: &str, room: usize) -> Vec<&str> {
    let (mut pieces, mut start, mut taken) = (Vec::new(), 0, 0);
    for (at, c) in text.char_indices() {
        let wide = c.width().unwrap_or(0);
        if taken + wide > room {
            pieces.push(&text[start..at]);
            (start, taken) = (at, 0);
        }
        taken += wide;
    }
    pieces.push(&text[start..]);
    pieces
}

/// Adds the beginning of what a program printed, each line behind a bar. Says how many characters are not
/// shown: those past `most` lines or `most_characters`.
pub(super) fn printed(
    into: &mut Drawing,
    text: &str,
    most: usize,
    most_characters: usize,
    width: usize,
) -> usize {
    let text = text.strip_suffix('\n').unwrap_or(text);
    let (shown, mut hidden) = untrusted::capped(text, most_characters);
    for (index, line) in shown.split('\n').enumerate() {
        if index < most {
            barred(into, Tone::Plain, &untrusted::visible(line), width);
        } else {
            hidden += line.chars().count() + 1;
        }
    }
    hidden
}
