//! A command line that cannot be understood, explained in the person's language.
//!
//! Not for: faults found after the arguments were read.

use super::ui::Ui;
use super::within::Outside;
use crate::exit::Exit;
use crate::message::Message;
use crate::msg;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error as _;

/// Shows help or version where they were asked for, or says what is wrong.
pub(super) fn report(error: &clap::Error, ui: &Ui) -> Exit {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let text = error.render();
            ui.data(&if ui.colours() { text.ansi().to_string() } else { text.to_string() });
            Exit::Success
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            ui.remark(&error.render().to_string());
            Exit::Usage
        }
        kind => {
            let mut hints = Vec::new();
            for context in
                [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue]
            {
                if let Some(near) = text(error, context) {
                    hints.push(msg!("usage-near", near = near));
                }
            }
            hints.push(msg!("usage-help"));
            ui.fail(&sentence(error, kind), &hints);
            Exit::Usage
        }
    }
}

fn sentence(error: &clap::Error, kind: ErrorKind) -> Message {
    let arg = || text(error, ContextKind::InvalidArg).unwrap_or_default();
    let value = || text(error, ContextKind::InvalidValue).unwrap_or_default();
    match kind {
        ErrorKind::UnknownArgument if !arg().starts_with('-') => {
            msg!("usage-one-too-many", argument = arg())
        }
        ErrorKind::UnknownArgument => msg!("usage-unknown-argument", argument = arg()),
        ErrorKind::InvalidSubcommand => {
            msg!(
                "usage-unknown-command",
                command = text(error, ContextKind::InvalidSubcommand).unwrap_or_default()
            )
        }
        ErrorKind::InvalidValue if value().is_empty() => msg!("usage-no-value", argument = arg()),
        ErrorKind::InvalidValue => match text(error, ContextKind::ValidValue) {
            Some(known) => msg!("usage-other-value", argument = arg(), value = value(), known = known),
            None => msg!("usage-bad-value", argument = arg(), value = value()),
        },
        ErrorKind::ValueValidation => {
            match error.source().and_then(|cause| cause.downcast_ref::<Outside>()) {
                Some(Outside { least, most }) => {
                    msg!("usage-outside", argument = arg(), value = value(), least = least, most = most)
                }
                None => msg!("usage-bad-value", argument = arg(), value = value()),
            }
        }
        ErrorKind::MissingRequiredArgument => msg!("usage-missing-argument", argument = arg()),
        ErrorKind::MissingSubcommand => msg!("usage-missing-command"),
        ErrorKind::ArgumentConflict
            if text(error, ContextKind::PriorArg).is_some_and(|prior| prior == arg()) =>
        {
            msg!("usage-twice", argument = arg())
        }
        ErrorKind::ArgumentConflict => {
            msg!(
                "usage-conflict",
                argument = arg(),
                other = text(error, ContextKind::PriorArg).unwrap_or_default()
            )
        }
        ErrorKind::InvalidUtf8 => msg!("usage-not-utf8"),
        _ => msg!("usage-other", argument = arg()),
    }
}

/// What clap knows of the error, as one text.
fn text(error: &clap::Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) if !texts.is_empty() => Some(texts.join(", ")),
        _ => None,
    }
}
