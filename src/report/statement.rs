//! A statement's Markdown as text for a terminal: headings stand out, code keeps its shape, paragraphs are
//! fitted into the width.
//!
//! Only what statements use is known; anything else stays as it was written, which reads well too. Not for:
//! pages (HTML).

use crate::drawing::{Drawing, Tone};
use crate::untrusted::visible;
use unicode_width::UnicodeWidthStr as _;

/// Lays a statement out in `width` columns.
pub fn statement(markdown: &str, width: usize) -> Drawing {
    let mut drawing = Drawing::new();
    let mut paragraph = Paragraph::default();
    let mut in_code = false;
    for line in markdown.lines() {
        let text = line.trim();
        if text.starts_with("```") {
            paragraph.flush(&mut drawing, width);
            in_code = !in_code;
        } else if in_code {
            drawing.say(Tone::Plain, format!("    {}", visible(line.trim_end())));
        } else if text.is_empty() {
            paragraph.flush(&mut drawing, width);
            drawing.line();
        } else if let Some(heading) = heading(text) {
            paragraph.flush(&mut drawing, width);
            drawing.say(Tone::Strong, visible(heading));
        } else if text.starts_with('|') || line.starts_with("    ") && paragraph.words.is_empty() {
            paragraph.flush(&mut drawing, width);
            drawing.say(Tone::Plain, visible(line.trim_end()));
        } else {
            if let Some((indent, mark)) = item(line) {
                paragraph.flush(&mut drawing, width);
                paragraph.indent = indent;
                paragraph.hang = mark;
            }
            paragraph.words.extend(text.split_whitespace().map(|word| visible(word).into_owned()));
        }
    }
    paragraph.flush(&mut drawing, width);
    drawing
}

/// A heading's text.
fn heading(text: &str) -> Option<&str> {
    let rest = text.trim_start_matches('#');
    let level = text.len() - rest.len();
    ((1..=6).contains(&level) && rest.starts_with(' ')).then(|| rest.trim().trim_end_matches(" #").trim())
}

/// The indentation of a list's item and the width of its mark.
fn item(line: &str) -> Option<(usize, usize)> {
    let text = line.trim_start();
    let indent = line.len() - text.len();
    let number = text.bytes().take_while(u8::is_ascii_digit).count();
    let mark = match text.as_bytes().get(number) {
        Some(b'-' | b'*' | b'+') if number == 0 => 1,
        Some(b'.' | b')') if (1..=3).contains(&number) => number + 1,
        _ => return None,
    };
    text[mark..].starts_with(' ').then_some((indent, mark + 1))
}

/// Words that are yet to be laid out.
#[derive(Default)]
struct Paragraph {
    words: Vec<String>,
    indent: usize,
    hang: usize,
}

impl Paragraph {
    fn flush(&mut self, drawing: &mut Drawing, width: usize) {
        let mut line = " ".repeat(self.indent);
        let mut begun = false;
        for word in joined(self.words.drain(..)) {
            if begun && line.width() + 1 + word.width() > width {
                drawing.say(Tone::Plain, line);
                line = " ".repeat(self.indent + self.hang);
                begun = false;
            }
            if begun {
                line.push(' ');
            }
            line.push_str(&word);
            begun = true;
        }
        if begun {
            drawing.say(Tone::Plain, line);
        }
        (self.indent, self.hang) = (0, 0);
    }
}

/// Words with the marks that French sets a blank before or after, and that belong to them all the same.
fn joined(words: impl Iterator<Item = String>) -> Vec<String> {
    let mut joined: Vec<String> = Vec::new();
    for word in words {
        match joined.last_mut() {
            Some(last) if last.ends_with('«') || matches!(word.as_str(), ":" | ";" | "?" | "!" | "»") => {
                last.push(' ');
                last.push_str(&word);
            }
            _ => joined.push(word),
        }
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_are_fitted_and_code_keeps_its_shape() {
        let text = "# Title\n\none two\nthree four\n\n- an item of many words\n  going on\n12. x\n\n```python\ndef f(x):\n    return x\n```\n| a | b |\n#nothing\n";
        let wanted = "Title\n\none two three\nfour\n\n- an item of\n  many words\n  going on\n12. x\n\n    def f(x):\n        return x\n| a | b |\n#nothing\n";
        assert_eq!(statement(text, 14).plain(), wanted);
    }

    #[test]
    fn no_line_begins_with_a_mark_of_french() {
        assert_eq!(statement("un deux : trois", 7).plain(), "un\ndeux :\ntrois\n");
        assert_eq!(statement("il dit « oui »", 9).plain(), "il dit\n« oui »\n");
    }

    #[test]
    fn a_long_word_and_hidden_characters_do_no_harm() {
        assert_eq!(statement("aaaaaaaaaa b\x1b[31m", 4).plain(), "aaaaaaaaaa\nb\\x1b[31m\n");
        assert_eq!(statement("", 4).plain(), "");
        assert_eq!(statement("```\n\x1b]0;x\x07", 4).plain(), "    \\x1b]0;x\\x07\n");
    }
}
