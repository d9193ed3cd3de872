//! What is wrong with an exercise's files: each fault with the file, the place in it and a message.
//!
//! Everything found in one reading is reported together. Not for: wording, nor drawing the excerpt with its
//! caret (`report`).

use crate::message::Message;
use crate::yaml::{self, Place};
use std::fmt;
use std::sync::Arc;

/// A file that was read, kept so that faults found later can still show it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Source {
    /// The file as the person knows it.
    pub path: String,
    /// Its text; empty where it could not be read.
    pub text: String,
}

/// How grave a fault is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gravity {
    /// The exercise cannot be used.
    Error,
    /// It can, but its author probably means something else.
    Warning,
}

/// One fault.
#[derive(Debug, Clone, PartialEq)]
pub struct Fault {
    /// The file it is in.
    pub source: Arc<Source>,
    /// Where in the file; none where the file as a whole is meant.
    pub place: Option<Place>,
    /// How grave it is.
    pub gravity: Gravity,
    /// What is wrong.
    pub message: Message,
    /// What may help.
    pub hint: Option<Message>,
    /// Another place of the same file that explains this one, such as where a name was first used.
    pub also: Option<(Place, Message)>,
}

impl Fault {
    /// An error at a place of a file.
    pub fn at(source: &Arc<Source>, place: Place, message: Message) -> Self {
        Self {
            source: Arc::clone(source),
            place: Some(place),
            gravity: Gravity::Error,
            message,
            hint: None,
            also: None,
        }
    }

    /// An error of a file or folder as a whole.
    pub fn whole(path: impl Into<String>, message: Message) -> Self {
        let source = Arc::new(Source { path: path.into(), text: String::new() });
        Self { place: None, ..Self::at(&source, Place::default(), message) }
    }

    /// The same fault with what may help.
    #[must_use]
    pub fn with_hint(mut self, hint: impl Into<Option<Message>>) -> Self {
        self.hint = hint.into();
        self
    }

    /// The same fault with another place that explains it.
    #[must_use]
    pub fn with_also(mut self, place: Place, message: Message) -> Self {
        self.also = Some((place, message));
        self
    }

    /// The same fault as a warning.
    #[must_use]
    pub fn as_warning(mut self) -> Self {
        self.gravity = Gravity::Warning;
        self
    }

    pub(super) fn of_yaml(source: &Arc<Source>, fault: yaml::Fault) -> Self {
        Self::at(source, fault.place, fault.message).with_hint(fault.hint)
    }
}

/// Everything found wrong in one reading; holds at least one error.
#[derive(Debug, Clone, PartialEq)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// A single fault.
    pub fn one(fault: Fault) -> Self {
        Self(vec![fault])
    }

    /// `Err` with everything where there is an error among it; else the warnings.
    pub fn check(mut found: Vec<Fault>) -> Result<Vec<Fault>, Self> {
        found.sort_by_key(|fault| {
            fault.place.as_ref().map_or((0, 0), |place| (place.bytes.start, place.bytes.end))
        });
        if found.iter().any(|fault| fault.gravity == Gravity::Error) { Err(Self(found)) } else { Ok(found) }
    }

    /// Errors and warnings in the order of their places.
    pub fn as_slice(&self) -> &[Fault] {
        &self.0
    }

    /// The errors alone, in the order of their places.
    pub fn errors(&self) -> Vec<Fault> {
        self.0.iter().filter(|fault| fault.gravity == Gravity::Error).cloned().collect()
    }
}

/// For logs only: wording is `i18n`'s.
impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for fault in &self.0 {
            write!(f, "{}", fault.source.path)?;
            if let Some(place) = &fault.place {
                write!(f, ":{}:{}", place.line, place.column)?;
            }
            writeln!(f, ": {}", fault.message)?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}
