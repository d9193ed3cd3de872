//! Any program: machine code, or a script that names its interpreter in a first line `#!`. One process a case.
//!
//! A function is a program that reads its arguments as one JSON array from its standard input and prints the answer
//! as JSON; of an exercise about programs it is simply run. Not for: values as JSON (`value::json`).

mod executable;
mod session;

pub(super) use session::open;
