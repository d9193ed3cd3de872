//! Reading the cases of a group that are written by hand.
//!
//! Not for: checking what they expect against the reference (`grading`).

use super::case::{Case, Expectation, Output, Raises};
use super::groups::Context;
use super::model::{Function, Task};
use super::walk::{Fields, Walk};
use crate::language::Input;
use crate::msg;
use crate::value::{Type, Value};
use crate::yaml::{Content, Node};

/// Keys of a case that calls a function, and of one that runs a program; those of both last.
const CALL_KEYS: [&str; 2] = ["args", "expect"];
const PROGRAM_KEYS: [&str; 4] = ["stdin", "argv", "stdout", "status"];
const COMMON_KEYS: [&str; 4] = ["raises", "compare", "check", "why"];
/// Keys that say what is expected.
const EXPECTATIONS: [&str; 4] = ["expect", "raises", "stdout", "status"];
/// Arguments a program may be started with.
const MOST_ARGV: usize = 100;

impl Walk {
    /// One case.
    pub(super) fn case(&mut self, node: &Node, context: Context<'_>) -> Option<Case> {
        let known = [&CALL_KEYS[..], &PROGRAM_KEYS, &COMMON_KEYS].concat();
        let fields = self.fields(node, Some(&known))?;
        let why = self.optional(fields, "why", |walk, node| walk.localized(node).map(Some));
        let compare = self.comparison(fields, context.returns(), context.folder);
        let context = context.under(compare.as_ref().and_then(Option::as_ref));
        let expect_at = EXPECTATIONS.iter().find_map(|key| fields.get(key)).map(place);
        if let (Some(at), Some(_)) = (fields.key("raises"), fields.get("expect").or(fields.get("stdout"))) {
            self.error(at, msg!("exercise-raises-and-answers"));
        }
        if !context.answered && expect_at.is_none() && !fields.merged() {
            let key = if let Some(Task::Script) = context.task { "stdout" } else { "expect" };
            let hint = msg!("exercise-hint-reference", key = key);
            self.error_with(node, msg!("exercise-case-unanswered", key = key), hint);
        }
        let (input, input_at, expect) = match context.task {
            Some(Task::Script) => self.program_case(fields)?,
            _ => self.call_case(fields, context)?,
        };
        let line = node.place.line;
        Some(Case { input, input_at, expect, compare: compare?, why: why?, line, expect_at })
    }

    fn call_case(&mut self, fields: Fields<'_>, context: Context<'_>) -> Option<Parts> {
        let function = context.function();
        if function.is_some() {
            for at in PROGRAM_KEYS.iter().filter_map(|key| fields.key(key)) {
                let key = at.scalar().unwrap_or_default();
                self.error_with(at, msg!("exercise-key-of-scripts", key = key), msg!("exercise-hint-script"));
            }
        }
        let args_node = self.required(fields, "args");
        let args = args_node.and_then(|node| self.args(node, function));
        let expect = self.optional(fields, "expect", |walk, node| {
            if node.is_empty() {
                walk.warn(node, msg!("exercise-expect-empty"), msg!("exercise-hint-null"));
            }
            let kind = context.returns().unwrap_or(&Type::Any);
            walk.typed(node, kind).map(|value| Some(Expectation::Value(value)))
        });
        let raises = self.optional(fields, "raises", |walk, node| walk.raises(node).map(Some));
        let (expect, raises) = (expect?, raises?);
        Some((Input::Arguments(args?), args_node.map(place)?, expect.or(raises)))
    }

    fn program_case(&mut self, fields: Fields<'_>) -> Option<Parts> {
        for at in CALL_KEYS.iter().filter_map(|key| fields.key(key)) {
            let key = at.scalar().unwrap_or_default();
            self.error(at, msg!("exercise-key-of-functions", key = key));
        }
        let stdin = self.optional(fields, "stdin", Self::written);
        let argv = self.optional(fields, "argv", |walk, node| {
            let items = walk.list(node)?;
            if items.len() > MOST_ARGV {
                walk.error(node, msg!("exercise-argv-count", found = items.len(), most = MOST_ARGV));
                return None;
            }
            items.iter().map(|item| walk.written(item)).collect()
        });
        let stdout = self.optional(fields, "stdout", |walk, node| walk.written(node).map(Some));
        let status =
            self.optional(fields, "status", |walk, node| u8::try_from(walk.integer(node, 0..=255)?).ok());
        let raises = self.optional(fields, "raises", |walk, node| walk.raises(node).map(Some));
        let (stdout, status) = (stdout?, status?);
        let told = stdout.is_some() || fields.get("status").is_some();
        let stdout = stdout.map(|text| Value::text(text.replace("\r\n", "\n")));
        let output = told.then_some(Expectation::Output(Output { stdout, status }));
        Some((Input::Program { stdin: stdin?, argv: argv? }, place(fields.node), raises?.or(output)))
    }

    /// A text as it is written, quoted or not: `stdin: 4` is the text `4`.
    fn written(&mut self, node: &Node) -> Option<String> {
        match node.scalar() {
            Some(text) => Some(text.to_owned()),
            None => self.not_a(node, msg!("yaml-kind-text")),
        }
    }

    /// `ValueError`, or `{type: ValueError, message: "..."}`.
    fn raises(&mut self, node: &Node) -> Option<Expectation> {
        let (class, message) = if let Content::Mapping(_) = node.content {
            let fields = self.fields(node, Some(&["type", "message"]))?;
            let message = self.optional(fields, "message", |walk, node| walk.written(node).map(Some));
            (self.required(fields, "type"), message)
        } else {
            (Some(node), Some(None))
        };
        let class = class.and_then(|node| self.identifier(node))?.to_owned();
        Some(Expectation::Raises(Raises { class, message: message? }))
    }

    fn args(&mut self, node: &Node, function: Option<&Function>) -> Option<Vec<Value>> {
        let items = self.list(node)?;
        let Some(function) = function else {
            for item in items {
                // Only for its faults.
                let _ = self.untyped(item);
            }
            return None;
        };
        let wanted = function.params.len();
        if items.len() != wanted {
            let names: Vec<&str> = function.params.iter().map(|param| param.name.as_str()).collect();
            let call = format!("{}({})", function.name, names.join(", "));
            let message = msg!("exercise-args-count", found = items.len(), wanted = wanted, call = call);
            // `[[1, 2]]` is one list, `[1, 2]` are two numbers: the slip that authors make.
            let hint = (wanted == 1).then(|| msg!("exercise-hint-args-list"));
            self.error_with(node, message, hint);
            return None;
        }
        let args: Vec<_> =
            items.iter().zip(&function.params).map(|(item, param)| self.typed(item, &param.kind)).collect();
        args.into_iter().collect()
    }
}

/// What is asked, where it stands, what is expected.
type Parts = (Input, (usize, usize), Option<Expectation>);

fn place(node: &Node) -> (usize, usize) {
    (node.place.line, node.place.column)
}
