//! Faults of the notation itself in words of ours: what the parser met, said in both languages.
//!
//! Kinds of faults that an author meets have a sentence each; the rest share one. Not for: faults of meaning.

use super::{Fault, Place};
use crate::message::Message;
use crate::msg;
use serde_saphyr::granit_parser::{ErrorKind, ScanError};

/// The fault of a text that the parser could not read.
/// `open` is the innermost bracket still open, with its line.
pub(super) fn fault(text: &str, error: &ScanError, offset: usize, open: Option<(char, usize)>) -> Fault {
    let at = (error.marker().byte_offset().unwrap_or(0) + offset).min(text.len());
    let at = (0..=at).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
    let mut place = Place { line: error.marker().line(), column: error.marker().col() + 1, bytes: at..at };
    let (mut detail, hint) = worded(error.kind());
    let vague = detail.key == "yaml-saw-something" && open.is_none();
    let mut tab = tab_of_indentation(text, place.line);
    let mut line = place.line;
    // A line indented by a tab may be taken for more of the line above, where the parser then gives up.
    if vague && tab.is_none() {
        let blank = text.lines().skip(line).take_while(|line| line.trim().is_empty()).count();
        line += blank + 1;
        tab = tab_of_indentation(text, line);
    }
    if let (Some(tab), true) = (tab, vague || is_about_a_tab(error.kind())) {
        place = Place::at_line(text, line, tab);
        place.bytes.end += 1;
        detail = msg!("yaml-saw-tab");
    }
    if let ErrorKind::UnknownAnchor = error.kind() {
        let alias: String =
            text[at..].chars().take_while(|c| !c.is_whitespace() && !",]}".contains(*c)).take(40).collect();
        return Fault::at(place, msg!("yaml-unknown-anchor", alias = alias));
    }
    if let ErrorKind::RecursionLimitExceeded = error.kind() {
        return Fault::at(place, msg!("yaml-too-much"));
    }
    let hint = match open {
        _ if tab.is_some() => Some(msg!("yaml-hint-tab")),
        Some((bracket, line)) if line < place.line => {
            Some(msg!("yaml-hint-open-bracket", bracket = bracket, line = line))
        }
        _ => hint,
    };
    let fault = Fault::at(place, msg!("yaml-syntax", detail = detail));
    match hint {
        Some(hint) => fault.with_hint(hint),
        None => fault,
    }
}

/// The column of the first tab of a line's indentation.
fn tab_of_indentation(text: &str, line: usize) -> Option<usize> {
    let line = text.lines().nth(line.checked_sub(1)?)?;
    let indentation = &line[..line.len() - line.trim_start().len()];
    indentation.find('\t').map(|tab| indentation[..tab].chars().count() + 1)
}

fn is_about_a_tab(kind: &ErrorKind) -> bool {
    use ErrorKind as K;
    matches!(
        kind,
        K::TabNotAllowed | K::TabInBlockIndentation | K::TabInIndentation | K::TabAtBlockScalarStart
    )
}

fn worded(kind: &ErrorKind) -> (Message, Option<Message>) {
    use ErrorKind as K;
    let plain = |message| (message, None);
    match kind {
        kind if is_about_a_tab(kind) => (msg!("yaml-saw-tab"), Some(msg!("yaml-hint-tab"))),
        K::UnclosedQuotedScalar | K::DocumentIndicatorInQuotedScalar => plain(msg!("yaml-saw-open-quote")),
        K::UnclosedFlowCollection { open } => plain(msg!("yaml-saw-open-bracket", bracket = *open)),
        K::UnexpectedEofFlowSequence => plain(msg!("yaml-saw-open-bracket", bracket = '[')),
        K::UnexpectedEofFlowMapping | K::UnexpectedEofImplicitFlowMapping => {
            plain(msg!("yaml-saw-open-bracket", bracket = '{'))
        }
        K::MismatchedFlowCollectionEnd { open, close } => {
            plain(msg!("yaml-saw-wrong-bracket", open = *open, close = *close))
        }
        K::MisplacedFlowCollectionEnd => plain(msg!("yaml-saw-lone-bracket")),
        K::ExpectedFlowMappingSeparator | K::ExpectedFlowSequenceSeparator => {
            (msg!("yaml-saw-no-separator"), Some(msg!("yaml-hint-quote")))
        }
        K::UnexpectedEof | K::UnexpectedEofBlockMapping | K::UnexpectedEofBlockSequence => {
            plain(msg!("yaml-ends-early"))
        }
        K::ExpectedBlockMappingKey | K::SimpleKeyExpected | K::InvalidSimpleKey => {
            plain(msg!("yaml-saw-no-key"))
        }
        K::ExpectedBlockSequenceEntry | K::BlockSequenceEntryNotAllowed | K::BlockEntryInFlowCollection => {
            plain(msg!("yaml-saw-dash"))
        }
        K::InvalidIndentation
        | K::InvalidBlockScalarIndent
        | K::InvalidFlowScalarIndent
        | K::InvalidQuotedScalarIndent => plain(msg!("yaml-saw-indentation")),
        K::MappingValueNotAllowed
        | K::MappingKeyNotAllowed
        | K::InvalidColonPlacement
        | K::InvalidMappingValueWhitespace
        | K::FlowMappingValueAdjacentCollection => (msg!("yaml-saw-colon"), Some(msg!("yaml-hint-quote"))),
        K::InvalidTrailingSingleQuotedScalar | K::InvalidTrailingDoubleQuotedScalar => {
            (msg!("yaml-saw-after-quote"), Some(msg!("yaml-hint-open-quote")))
        }
        K::UnknownQuotedScalarEscape
        | K::InvalidQuotedScalarHexEscape
        | K::InvalidUnicodeEscape
        | K::InvalidLowSurrogateHexEscape
        | K::InvalidLowSurrogate
        | K::MissingLowSurrogate
        | K::UnpairedLowSurrogate => (msg!("yaml-saw-escape"), Some(msg!("yaml-hint-escape"))),
        K::UnexpectedCharacter { character } => {
            (msg!("yaml-saw-character", character = *character), Some(msg!("yaml-hint-quote")))
        }
        _ => plain(msg!("yaml-saw-something")),
    }
}
