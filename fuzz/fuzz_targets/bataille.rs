//! Any text as grids and tokens of bataille: an error, or what prints as it was read; playing never panics.

#![no_main]

use jugeote::games::bataille::{Arrangement, Grid, Table, Token, parse_start};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let mut lines = text.lines();
    let start = lines.next().unwrap_or_default();
    if let Ok(arrangement) = Arrangement::parse(start) {
        assert_eq!(arrangement.to_string(), start);
        assert_eq!(Grid::new(&arrangement).is_ok(), Grid::parse(start).is_ok());
        let _ = arrangement.drawing();
    }
    // Where the start is no pair of grids, tokens are tried on grids of chance.
    let grids = parse_start(start).unwrap_or_else(|_| {
        let mut dice = jugeote::games::Dice::new(text.len() as u64);
        [Grid::random(&mut dice), Grid::random(&mut dice)]
    });
    let mut table = Table::new(grids);
    for line in lines {
        if let Ok(token) = Token::parse(line) {
            assert_eq!(token.to_string(), line);
            let before = table.clone();
            if table.replay(&token).is_err() {
                assert_eq!(table, before);
            }
        }
    }
});
