//! The rules of the relief game (`docs/rules.md`). Not for: search, players.
