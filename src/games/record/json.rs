//! One line of JSON read as a record, every fault in words of ours.
//!
//! The shape is asked of the untyped value first, so that a fault is named rather than translated. Not for: YAML,
//! whose reader words its faults itself, nor for playing the record again.

use super::Record;
use crate::message::Message;
use crate::msg;
use crate::spelling::nearest;
use serde_json::{Map, Value};

/// The keys of a record, in the order they are written.
const KEYS: [&str; 8] = ["game", "players", "date", "source", "seed", "start", "moves", "result"];

/// The keys every record has.
const REQUIRED: [&str; 3] = ["game", "start", "moves"];

/// Reads one line of JSON.
pub(super) fn read(line: &str) -> Result<Record, Message> {
    let value = serde_json::from_str(line).map_err(|error| malformed(&error))?;
    let Value::Object(object) = value else {
        return Err(msg!("record-json-no-object"));
    };
    check_keys(&object)?;
    for (key, value) in &object {
        check_value(key, value)?;
    }
    // Only a key that stands twice is left: the untyped value keeps the last of them.
    serde_json::from_str(line).map_err(|error| msg!("record-json-twice", column = error.column()))
}

fn malformed(error: &serde_json::Error) -> Message {
    if error.is_eof() {
        msg!("record-json-cut", column = error.column())
    } else {
        msg!("record-json-malformed", column = error.column())
    }
}

fn check_keys(object: &Map<String, Value>) -> Result<(), Message> {
    if let Some(key) = object.keys().find(|key| !KEYS.contains(&key.as_str())) {
        return Err(match nearest(key, KEYS) {
            Some(near) => msg!("record-json-key-near", key = key, near = near),
            None => msg!("record-json-key", key = key, known = KEYS.join(", ")),
        });
    }
    match REQUIRED.iter().find(|&&key| !object.contains_key(key)) {
        Some(&key) => Err(msg!("record-json-missing", key = key)),
        None => Ok(()),
    }
}

fn check_value(key: &str, value: &Value) -> Result<(), Message> {
    if value.is_null() && !REQUIRED.contains(&key) {
        return Ok(()); // as if it were left out
    }
    let texts = || value.as_array().filter(|items| items.iter().all(Value::is_string));
    match key {
        "seed" if value.as_u64().is_none() => Err(msg!("record-json-seed", key = key)),
        "players" if texts().is_none_or(|names| names.len() != 2) => {
            Err(msg!("record-json-players", key = key))
        }
        "moves" if texts().is_none() => Err(msg!("record-json-texts", key = key)),
        "seed" | "players" | "moves" => Ok(()),
        _ if !value.is_string() => Err(msg!("record-json-text", key = key)),
        _ => Ok(()),
    }
}
