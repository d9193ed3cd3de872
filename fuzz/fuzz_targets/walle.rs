//! Any text as a position of walle: an error or a position that reads back, and whose moves play.

#![no_main]

use jugeote::games::Game;
use jugeote::games::walle::Position;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    // A second line is read as a move.
    let (text, mv) = text.split_once('\n').unwrap_or((text, ""));
    if let Ok(position) = Position::parse(text) {
        assert_eq!(Position::parse(&position.to_string()).as_ref(), Ok(&position));
        assert_eq!(position.hash(), position.recomputed_hash());
        if let Ok(mv) = position.parse_move(mv) {
            let listed = position.listed_moves().contains(&mv);
            assert_eq!(position.check(mv).is_ok(), listed);
            // Unspecified where the move is illegal, but never a panic.
            position.clone().play(mv);
        }
        let _ = position.drawing();
    }
});
