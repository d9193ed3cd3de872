//! Numbers between two bounds as arguments: what lies outside is refused with the bounds.
//!
//! Not for: saying so (`usage`).

use clap::builder::{StringValueParser, TypedValueParser};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// The bounds that a number is outside of.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("not within {least} and {most}")]
pub(super) struct Outside {
    pub(super) least: String,
    pub(super) most: String,
}

/// Reads numbers within these bounds.
pub(super) fn within<N>(bounds: RangeInclusive<N>) -> impl TypedValueParser<Value = N>
where
    N: FromStr + PartialOrd + fmt::Display + Clone + Send + Sync + 'static,
{
    StringValueParser::new().try_map(move |text| {
        let (least, most) = (bounds.start().to_string(), bounds.end().to_string());
        text.parse().ok().filter(|number| bounds.contains(number)).ok_or(Outside { least, most })
    })
}
