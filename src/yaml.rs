//! The one module that reads and writes YAML: typed reading with located faults, and writing.
//!
//! Reading is strict: YAML 1.2 booleans only, duplicate keys and merge keys refused, one document a text,
//! bounded size, nesting and aliases. Types that are read should say `deny_unknown_fields`, so that a
//! misspelt key is a fault with its likely meaning. A value whose place is needed later is read as
//! [`Spanned`]; [`Place::of`] says where it stood. [`tree()`] reads an untyped document in which every node knows
//! its place. Not for: what a file means, nor for showing an excerpt
//! (a [`Fault`] carries the byte range that drawing one needs).

mod fault;
mod place;
mod syntax;
mod tree;

pub use fault::Fault;
pub use place::Place;
/// A text that is written as a block of lines.
pub use serde_saphyr::LitStr as Block;
pub use serde_saphyr::Spanned;
pub use tree::{Content, Node, tree, tree_of_bytes};

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_saphyr::options::{DuplicateKeyPolicy, MergeKeyPolicy, NonFiniteFloatPolicy};

/// Bytes of the longest text that is read: no file of ours comes near it, and memory stays bounded.
pub const LONGEST_TEXT: usize = 4 << 20;

/// Reads one YAML document.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Fault> {
    if text.len() > LONGEST_TEXT {
        return Err(Fault::too_long(text.len(), LONGEST_TEXT));
    }
    serde_saphyr::from_str_with_options(text, options()).map_err(|error| Fault::new(text, &error))
}

/// Reads one YAML document from bytes, which must be UTF-8.
pub fn read_bytes<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Fault> {
    match std::str::from_utf8(bytes) {
        Ok(text) => read(text),
        Err(error) => Err(Fault::not_utf8(bytes, error.valid_up_to())),
    }
}

/// The fault of bytes that are UTF-8 only up to a byte.
pub fn not_utf8(bytes: &[u8], valid: usize) -> Fault {
    Fault::not_utf8(bytes, valid)
}

/// Writes one YAML document. Texts that another reader could take for something else are quoted.
///
/// Fails only where a type cannot be written as YAML, which is our own fault.
pub fn write<T: Serialize>(value: &T) -> Result<String, serde_saphyr::SerializeError> {
    // A long position stays on its line.
    let options = serde_saphyr::ser_options! { folded_wrap_chars: 100_000 };
    serde_saphyr::to_string_with_options(value, options)
}

fn options() -> serde_saphyr::Options {
    serde_saphyr::options! {
        budget: serde_saphyr::budget! {
            max_events: 800_000,
            max_depth: 64,
            max_nodes: 400_000,
            max_documents: 2,
            max_aliases: 1_000,
            max_anchors: 1_000,
            flow_nesting_limit: 64,
        },
        alias_limits: serde_saphyr::alias_limits! {
            max_total_replayed_events: 100_000,
            max_replay_stack_depth: 16,
        },
        duplicate_keys: DuplicateKeyPolicy::Error,
        merge_keys: MergeKeyPolicy::Error,
        strict_booleans: true,
        leading_zero_numbers_as_strings: true,
        underscored_numbers_as_strings: true,
        reject_unsupported_tags: true,
        reject_tagged_field_names: true,
        non_finite_float_policy: NonFiniteFloatPolicy::PassThrough,
        with_snippet: false,
    }
}
