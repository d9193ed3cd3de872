//! Text written by strangers (student output, file names, titles) made safe to show.
//!
//! Every control character, escape sequence, carriage return, bidirectional control and invisible character
//! becomes a visible escape in Python's notation, so that nothing shown can move the cursor, write the
//! clipboard, hide itself or pass for something else. What a log service would obey in the middle of a line is
//! disarmed in the same way. Not for: the escaping of a file format (each reporter
//! escapes for its own), nor for deciding whether two values are equal.

use std::borrow::Cow;
use std::fmt::Write as _;

/// Whether a character is shown as an escape rather than as itself. A newline counts.
pub fn is_hidden(c: char) -> bool {
    matches!(c,
        '\0'..='\x1f' | '\x7f'..='\u{9f}'          // C0, DEL, C1 (8-bit CSI and OSC among them)
        | '\u{ad}'                                  // soft hyphen
        | '\u{61c}' | '\u{200e}' | '\u{200f}'       // bidirectional marks
        | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' // bidirectional embeddings, overrides, isolates
        | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2065}' | '\u{206a}'..='\u{206f}' // zero width
        | '\u{180e}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
        | '\u{2028}' | '\u{2029}'                   // line and paragraph separators
        | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' // blank Hangul letters
        | '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}' // spaces that pass for a space
        | '\u{e0000}'..='\u{e007f}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}'
        | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{ffffd}' | '\u{100000}'..='\u{10fffd}')
        || is_no_character(c)
}

/// Code points that Unicode keeps free for ever; XML cannot hold two of them in any way.
fn is_no_character(c: char) -> bool {
    (c as u32) & 0xfffe == 0xfffe || matches!(c, '\u{fdd0}'..='\u{fdef}')
}

/// Appends `c`, escaped as Python would write it where it is hidden.
pub fn push_visible(out: &mut String, c: char) {
    if !is_hidden(c) {
        out.push(c);
        return;
    }
    // Writing to a `String` cannot fail.
    let _ = match c {
        '\n' => out.write_str("\\n"),
        '\r' => out.write_str("\\r"),
        '\t' => out.write_str("\\t"),
        c if (c as u32) < 0x100 => write!(out, "\\x{:02x}", c as u32),
        c if (c as u32) < 0x1_0000 => write!(out, "\\u{:04x}", c as u32),
        c => write!(out, "\\U{:08x}", c as u32),
    };
}

/// One line of text with every hidden character, newlines included, as a visible escape.
pub fn visible(text: &str) -> Cow<'_, str> {
    escaped(text, |_| false)
}

/// Several lines: newlines stay, everything else hidden becomes a visible escape.
pub fn visible_lines(text: &str) -> Cow<'_, str> {
    escaped(text, |c| c == '\n')
}

fn escaped(text: &str, stays: impl Fn(char) -> bool) -> Cow<'_, str> {
    if text.chars().all(|c| stays(c) || !is_hidden(c)) {
        return disarmed(Cow::Borrowed(text));
    }
    let mut out = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if stays(c) {
            out.push(c);
        } else {
            push_visible(&mut out, c);
        }
    }
    disarmed(Cow::Owned(out))
}

/// A text without what the log services of GitHub and Azure obey wherever it stands in a line: its first sign becomes
/// an escape.
pub fn disarmed(text: Cow<'_, str>) -> Cow<'_, str> {
    if text.contains("##[") || text.contains("##vso[") {
        text.replace("##[", "\\x23#[").replace("##vso[", "\\x23#vso[").into()
    } else {
        text
    }
}

/// The first `most` characters of a text, and how many were left out.
pub fn capped(text: &str, most: usize) -> (&str, usize) {
    match text.char_indices().nth(most) {
        None => (text, 0),
        Some((end, _)) => (&text[..end], text[end..].chars().count()),
    }
}

/// A name as a sentence can hold it: at most its first `most` characters, with `…` where it goes on.
pub fn shortened(text: &str, most: usize) -> String {
    match capped(text, most) {
        (text, 0) => text.to_owned(),
        (start, _) => format!("{start}…"),
    }
}
