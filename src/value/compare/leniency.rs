//! What two texts may differ in and still count as the same.
//!
//! A blank is a space or a tab; a no-break space is a letter like any other. Not for: bytes, which are compared
//! exactly.

use crate::value::Text;
use std::borrow::Cow;

/// Something that does not matter in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Leniency {
    /// Whether a line ends as on Windows (`\r\n`) or not (`\n`).
    LineEnds,
    /// Blanks at the end of a line.
    TrailingBlanks,
    /// Lines that are empty or hold nothing but blanks.
    BlankLines,
    /// How many blanks and line ends stand between two words, and before the first and behind the last.
    Blanks,
    /// Capital letters.
    Case,
    /// One line end at the very end.
    FinalNewline,
}

impl Leniency {
    /// Every one, with the word an exercise names it by.
    pub const WORDS: [(&'static str, Self); 6] = [
        ("line-ends", Self::LineEnds),
        ("trailing-blanks", Self::TrailingBlanks),
        ("blank-lines", Self::BlankLines),
        ("blanks", Self::Blanks),
        ("case", Self::Case),
        ("final-newline", Self::FinalNewline),
    ];

    /// What an exercise means that asks for texts to be compared as texts and names nothing: what one cannot see.
    pub const UNSEEN: [Self; 3] = [Self::LineEnds, Self::TrailingBlanks, Self::FinalNewline];
}

/// What is left of a text once these things do not matter: texts that count as the same have the same rest.
pub(super) fn rest<'a>(text: &'a Text, leniencies: &[Leniency]) -> Cow<'a, [u8]> {
    let mut rest = Cow::Borrowed(text.as_bytes());
    let has = |leniency| leniencies.contains(&leniency);
    if has(Leniency::Case) {
        rest = Cow::Owned(lower(text));
    }
    if has(Leniency::LineEnds) && rest.windows(2).any(|pair| pair == b"\r\n") {
        rest = Cow::Owned(without_returns(&rest));
    }
    if has(Leniency::Blanks) {
        return Cow::Owned(words(&rest));
    }
    let (trailing, empty) = (has(Leniency::TrailingBlanks), has(Leniency::BlankLines));
    if trailing || empty {
        rest = Cow::Owned(lines(&rest, trailing, empty));
    }
    if has(Leniency::FinalNewline) && rest.ends_with(b"\n") {
        let length = rest.len() - 1;
        match &mut rest {
            Cow::Borrowed(bytes) => *bytes = &bytes[..length],
            Cow::Owned(bytes) => bytes.truncate(length),
        }
    }
    rest
}

/// Two texts that do not count as the same: for each, how many characters stand before the first one that makes
/// the difference; none for one that ends there, but for what does not matter. None where they count as the same.
pub(in crate::value) fn first_difference(
    one: &Text,
    other: &Text,
    leniencies: &[Leniency],
) -> Option<[Result<usize, usize>; 2]> {
    let (a, b) = (rest(one, leniencies), rest(other, leniencies));
    let same = a.iter().zip(&*b).take_while(|(a, b)| a == b).count();
    let differ = a != b;
    differ.then(|| [before(one, &a, same, leniencies), before(other, &b, same, leniencies)])
}

/// How many characters of a text stand before the one that gives the byte `at` of its rest; as an error, how many
/// give all of the rest, where that has no such byte. Found by halving: the longer a beginning of the text, the
/// longer the beginning of the rest that it gives.
fn before(text: &Text, whole: &[u8], at: usize, leniencies: &[Leniency]) -> Result<usize, usize> {
    let ends: Vec<usize> = text.boundaries().collect();
    let wanted = &whole[..whole.len().min(at + 1)];
    let gives = |end: usize| {
        let start = Text::from_generalised_utf8(&text.as_bytes()[..end]).unwrap_or_default();
        rest(&start, leniencies).starts_with(wanted)
    };
    let characters = ends.partition_point(|&end| !gives(end));
    if at < whole.len() { Ok(characters.saturating_sub(1)) } else { Err(characters) }
}

/// Every letter small, one by one; lone surrogates stay.
fn lower(text: &Text) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.as_bytes().len());
    for point in text.code_points() {
        match point {
            Ok(c) => {
                for small in c.to_lowercase() {
                    bytes.extend_from_slice(small.encode_utf8(&mut [0; 4]).as_bytes());
                }
            }
            Err(unit) => bytes.extend_from_slice(Text::of_surrogate(unit).as_bytes()),
        }
    }
    bytes
}

fn without_returns(bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(bytes.len());
    for (index, &byte) in bytes.iter().enumerate() {
        if !(byte == b'\r' && bytes.get(index + 1) == Some(&b'\n')) {
            out.push(byte);
        }
    }
    out
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t')
}

/// The words with one blank between them.
fn words(bytes: &[u8]) -> Vec<u8> {
    let separates = |byte: &u8| is_blank(*byte) || matches!(byte, b'\n' | b'\r' | 0x0b | 0x0c);
    bytes.split(separates).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(&b' ')
}

fn lines(bytes: &[u8], trailing: bool, empty: bool) -> Vec<u8> {
    let mut out = Vec::with_capacity(bytes.len());
    for line in bytes.split_inclusive(|&byte| byte == b'\n') {
        let (content, end) = match line.strip_suffix(b"\n") {
            Some(content) => (content, &b"\n"[..]),
            None => (line, &b""[..]),
        };
        let kept = content.iter().rposition(|&byte| !is_blank(byte)).map_or(0, |last| last + 1);
        if empty && kept == 0 {
            continue;
        }
        out.extend_from_slice(if trailing { &content[..kept] } else { content });
        out.extend_from_slice(end);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn same(one: &str, other: &str, leniencies: &[Leniency]) -> bool {
        rest(&Text::from(one), leniencies) == rest(&Text::from(other), leniencies)
    }

    #[test]
    fn each_leniency_lets_pass_what_it_names_and_nothing_else() {
        use Leniency::{BlankLines, Blanks, Case, FinalNewline, LineEnds, TrailingBlanks};
        for (one, other, by) in [
            ("5 16\n", "5 16\r\n", vec![LineEnds]),
            ("#  #", "#  # \t", vec![TrailingBlanks]),
            ("a\nb", "a  \nb", vec![TrailingBlanks]),
            ("a\nb", "a\n\n  \nb", vec![BlankLines]),
            ("a b", "\n\n  a    b \n", vec![Blanks]),
            ("Élan Ω", "éLAN ω", vec![Case]),
            ("a", "a\n", vec![FinalNewline]),
        ] {
            for (word, leniency) in Leniency::WORDS {
                let passes = by.contains(&leniency) || leniency == Blanks && !by.contains(&Case);
                assert_eq!(same(one, other, &[leniency]), passes, "{one:?} {other:?} {word}");
            }
        }
        for (one, other) in [("ab", "a b"), ("a\u{a0}b", "a b"), ("#", "#."), ("a\nb", "b\na")] {
            assert!(!same(one, other, &Leniency::WORDS.map(|(_, leniency)| leniency)), "{one:?} {other:?}");
        }
        assert!(!same("a\nb", "a\n\nb", &Leniency::UNSEEN));
        assert!(!same("a", "a\n\n", &[FinalNewline]), "one line end, not two");
        assert!(same("A \r\n\r\nb", "a\nB\n", &[LineEnds, TrailingBlanks, BlankLines, Case, FinalNewline]));
        assert!(!same("a\r\n", "a\n", &[TrailingBlanks]), "a return is no blank");
    }

    #[test]
    fn lone_surrogates_are_letters_of_their_own() {
        let high = Text::from_generalised_utf8(b"A\xed\xa0\x80").unwrap();
        let low = Text::from_generalised_utf8(b"a\xed\xb0\x80").unwrap();
        assert_ne!(rest(&high, &[Leniency::Case]), rest(&low, &[Leniency::Case]));
        assert_eq!(rest(&high, &[Leniency::Case]).as_ref(), b"a\xed\xa0\x80");
    }
}
