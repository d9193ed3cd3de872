//! The rules of nine men's morris (`docs/rules.md`). Not for: search, players.
