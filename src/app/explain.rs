//! Finding the kind of mistake that a person asks about.
//!
//! Not for: its page, which is a text of `i18n`.

use crate::grading::Code;
use crate::spelling::nearest;

/// The kind with this code; else the one that was probably meant, if any.
pub fn explain(code: &str) -> Result<Code, Option<Code>> {
    let code = code.trim();
    let known = || Code::ALL.into_iter().map(Code::word);
    Code::parse(code)
        .or_else(|| Code::parse(&code.to_lowercase().replace(['_', ' '], "-")))
        .ok_or_else(|| nearest(code, known()).and_then(Code::parse))
}
