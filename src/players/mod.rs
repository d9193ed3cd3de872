//! Built-in players. Not for: rules (`games`), searching (`search`), programs of students.

pub mod bataille;
