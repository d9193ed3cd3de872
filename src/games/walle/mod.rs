//! The rules of Wall-e (`docs/rules.md`). Not for: search, players.
