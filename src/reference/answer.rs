//! What any solver may have to say of an answer before it can look inside: nothing came, or another type.
//!
//! Not for: what is wrong inside an answer of the right type; each solver says that of its own.

use crate::message::Message;
use crate::msg;
use crate::value::{Notation, Value};

/// The most characters of a value set into a sentence.
const LONGEST: usize = 40;

/// A value as it is set into a sentence: on one line, cut where it is long.
pub(super) fn shown(value: &Value, notation: Notation) -> String {
    let shown = notation.show(value, LONGEST);
    if shown.cut == 0 { shown.text } else { format!("{}…", shown.text) }
}

/// What to say of `None` where something was to be returned.
pub(super) fn nothing_returned(notation: Notation) -> Message {
    match notation {
        Notation::Python => msg!("reference-nothing-returned"),
        Notation::JavaScript => msg!("reference-undefined-returned"),
        Notation::Json => msg!("reference-null-printed"),
    }
}
