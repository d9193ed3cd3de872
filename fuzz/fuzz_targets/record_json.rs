//! Any text as a line of JSON with a record: an error, or a record that is written as it reads and played again.

#![no_main]

use jugeote::games::{Record, moulin, relief, roi, walle};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(record) = Record::from_json(text) {
        assert_eq!(Record::from_json(&record.to_json()).as_ref(), Ok(&record));
        play_again(&record);
    }
});

fn play_again(record: &Record) {
    let _ = record.line::<roi::Position>();
    let _ = record.line::<walle::Position>();
    let _ = record.line::<moulin::Position>();
    let _ = record.line::<relief::Position>();
    let _ = record.table();
}
