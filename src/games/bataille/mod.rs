//! The rules of Bataille en ligne (`docs/rules.md`). Not for: search, players.
