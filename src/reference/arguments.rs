//! Whether arguments are of a function's types, before a solver reads them.
//!
//! Not for: the domain of a function (each solver refuses what lies outside of its own).

use super::answer::shown;
use crate::message::Message;
use crate::msg;
use crate::value::{Notation, Type, Value};

/// Refuses arguments that are not as many as the types, or not of them.
pub(super) fn check(args: &[Value], kinds: &[Type]) -> Result<(), Message> {
    if args.len() != kinds.len() {
        return Err(msg!("reference-argument-count", wanted = kinds.len(), found = args.len()));
    }
    for (number, (arg, kind)) in args.iter().zip(kinds).enumerate() {
        kind.admit(arg).map_err(|fault| {
            msg!(
                "reference-argument-type",
                number = number + 1,
                place = fault.place(Notation::Python),
                wanted = fault.wanted.to_string(),
                found = shown(&fault.found, Notation::Python)
            )
        })?;
    }
    Ok(())
}
