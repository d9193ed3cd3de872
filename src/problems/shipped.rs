//! The sets that come with jugeote, inside the binary: `data/<game>/entrainement.yaml`.
//!
//! Not for: whether they are right, which a test asks (`training`).

use super::Set;
use crate::yaml::Fault;
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "data"]
#[include = "*/entrainement.yaml"]
struct Files;

/// The set of a game, if one comes with it.
pub fn shipped(game: &str) -> Option<Result<Set, Fault>> {
    let file = Files::get(&format!("{game}/entrainement.yaml"))?;
    Some(Set::read(&file.data))
}
