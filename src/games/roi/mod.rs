//! The rules of the King game (`docs/rules.md`). Not for: search, players.
