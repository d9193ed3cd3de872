//! Any bytes as a YAML record: an error inside the text, or a record that is written as it reads and played again.

#![no_main]

use jugeote::games::{Record, moulin, relief, roi, walle};
use jugeote::yaml;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| match yaml::read_bytes::<Record>(bytes) {
    Err(fault) => assert!(bytes.get(fault.place.bytes).is_some()),
    Ok(record) => {
        let written = yaml::write(&record).expect("a record can be written");
        assert_eq!(yaml::read::<Record>(&written).as_ref(), Ok(&record));
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
