//! What a submission is asked: a call of its function, or a run of the whole file as a program.
//!
//! Not for: what came of it (`outcome`).

use crate::value::Value;

/// What of a submission is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entry<'a> {
    /// A function of it, by its name, called with this many arguments.
    Function {
        /// The name.
        name: &'a str,
        /// How many arguments it is called with.
        parameters: usize,
    },
    /// The file itself: it reads its standard input and its arguments, and prints.
    Script,
}

/// What one case gives a submission. Its kind is that of the [`Entry`].
#[derive(Debug, Clone, PartialEq)]
pub enum Input {
    /// The arguments of a call.
    Arguments(Vec<Value>),
    /// What a program is started with.
    Program {
        /// All it can read from its standard input.
        stdin: String,
        /// Its arguments, its own name not among them.
        argv: Vec<String>,
    },
}

impl Input {
    /// The arguments of a call; none of a program.
    pub fn arguments(&self) -> &[Value] {
        match self {
            Self::Arguments(args) => args,
            Self::Program { .. } => &[],
        }
    }

    /// The same as one plain value: the list of arguments; of a program the text it reads, then its arguments.
    pub fn as_list(&self) -> Value {
        Value::List(self.to_values())
    }

    /// The values it is made of: the arguments; of a program the text it reads, then the list of its arguments.
    pub fn to_values(&self) -> Vec<Value> {
        match self {
            Self::Arguments(args) => args.clone(),
            Self::Program { stdin, argv } => {
                vec![Value::text(stdin), Value::List(argv.iter().map(Value::text).collect())]
            }
        }
    }

    /// The input made of these values, as [`Self::to_values`] gives them.
    pub fn of_values(entry: &Entry<'_>, values: Vec<Value>) -> Self {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        match entry {
            Entry::Function { .. } => Self::Arguments(values),
            Entry::Script => Self::Program {
                stdin: values.first().map(text).unwrap_or_default(),
                argv: values
                    .get(1)
                    .and_then(Value::as_sequence)
                    .map(|argv| argv.iter().map(text).collect())
                    .unwrap_or_default(),
            },
        }
    }

    /// As it travels to a harness: the list of arguments; of a program its input, as bytes, and its arguments.
    pub(super) fn to_wire(&self) -> Value {
        match self {
            Self::Arguments(args) => Value::List(args.clone()),
            Self::Program { stdin, argv } => Value::List(vec![
                Value::Bytes(stdin.clone().into_bytes()),
                Value::List(argv.iter().map(Value::text).collect()),
            ]),
        }
    }
}
