//! Text with tones, line by line: what boards, differences and reports are drawn in before anyone knows
//! whether colours will be shown. A drawing must be readable without them: a tone never carries meaning alone.
//!
//! Not for: terminal escape codes (`cli::ui` alone writes those), nor for laying out pages.

use crate::untrusted::disarmed;

/// What a piece of text is; the printer picks the colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tone {
    /// Ordinary text.
    #[default]
    Plain,
    /// Headings and what the eye should find first.
    Strong,
    /// Borders, coordinates, remarks.
    Faint,
    /// What was expected, or went well.
    Good,
    /// What was wrong.
    Bad,
    /// What deserves a look: warnings, hints.
    Notice,
    /// Pieces and names of the side that moves first.
    First,
    /// Pieces and names of the side that moves second.
    Second,
    /// Obstacles: walls, pawns that never move.
    Wall,
    /// A height from 0 (lowest) to 9, drawn as a background; the digit is shown as well.
    Height(u8),
}

/// A run of text in one tone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Span {
    /// The text, made safe already where it came from a stranger. No line breaks.
    pub text: String,
    /// How it is shown.
    pub tone: Tone,
}

/// Lines of toned text.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Drawing {
    /// The lines from top to bottom.
    pub lines: Vec<Vec<Span>>,
}

impl Drawing {
    /// An empty drawing.
    pub fn new() -> Self {
        Self::default()
    }

    /// Begins a new line.
    pub fn line(&mut self) -> &mut Self {
        self.lines.push(Vec::new());
        self
    }

    /// Adds text to the last line (a first one is begun if there is none).
    pub fn put(&mut self, tone: Tone, text: impl Into<String>) -> &mut Self {
        let span = Span { text: text.into(), tone };
        match self.lines.last_mut() {
            Some(line) => line.push(span),
            None => self.lines.push(vec![span]),
        }
        self
    }

    /// Adds a whole line in one tone.
    pub fn say(&mut self, tone: Tone, text: impl Into<String>) -> &mut Self {
        self.line().put(tone, text)
    }

    /// Adds the lines of another drawing below.
    pub fn append(&mut self, mut other: Self) -> &mut Self {
        self.lines.append(&mut other.lines);
        self
    }

    /// Moves every line right by `columns` spaces.
    #[must_use]
    pub fn indented(mut self, columns: usize) -> Self {
        for line in &mut self.lines {
            if !line.is_empty() {
                line.insert(0, Span { text: " ".repeat(columns), tone: Tone::Plain });
            }
        }
        self
    }

    /// The text without tones, trailing blanks removed, each line ended.
    pub fn plain(&self) -> String {
        let mut out = String::new();
        for line in &self.lines {
            let text: String = line.iter().map(|span| span.text.as_str()).collect();
            // Values stand in spans as they are written, and spans meet here.
            out.push_str(&disarmed(text.trim_end().into()));
            out.push('\n');
        }
        out
    }
}
