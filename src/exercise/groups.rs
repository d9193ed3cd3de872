//! Reading the groups of an exercise.
//!
//! Not for: their cases written by hand (`cases`), making generated cases (`reference`), nor for checking an `expect` against the reference
//! (`grading`).

use super::fault::Fault;
use super::folder::Folder;
use super::model::{Comparison, Feedback, Function, Generate, Group, Scoring, Task, Visibility, With};
use super::walk::{Fields, Walk, meant_or_known};
use crate::msg;
use crate::spelling::nearest;
use crate::untrusted::capped;
use crate::value::{Domain, Type};
use crate::yaml::{Content, Node};

/// Groups an exercise may have.
const MOST_GROUPS: usize = 200;
/// Cases a generator may be asked for.
const MOST_GENERATED: u64 = 10_000;

/// The keys of `generate` that are no settings and no parameters.
const GENERATE_KEYS: [&str; 3] = ["with", "count", "seed"];

const GROUP_KEYS: &[&str] = &[
    "name",
    "points",
    "scoring",
    "bonus",
    "compare",
    "check",
    "visibility",
    "feedback",
    "requires",
    "cases",
    "generate",
    "growth",
];

/// What groups and cases must fit.
#[derive(Clone, Copy)]
pub(super) struct Context<'a> {
    /// What a student writes; none where it was faulty, and then arguments are not checked.
    pub(super) task: Option<&'a Task>,
    /// The folder with the files an author may name.
    pub(super) folder: &'a Folder,
    /// Whether something other than a written `expect` says what is right.
    pub(super) answered: bool,
}

impl<'a> Context<'a> {
    /// The function a student writes.
    pub(super) fn function(self) -> Option<&'a Function> {
        match self.task? {
            Task::Function(function) => Some(function),
            Task::Script => None,
        }
    }

    /// The type of an answer; a program's is the text it prints.
    pub(super) fn returns(self) -> Option<&'a Type> {
        match self.task? {
            Task::Function(function) => Some(&function.returns),
            Task::Script => Some(&Type::Str),
        }
    }

    /// The same under a comparison of a group or case.
    pub(super) fn under(self, compare: Option<&Comparison>) -> Self {
        Self { answered: self.answered || matches!(compare, Some(Comparison::Checker(_))), ..self }
    }
}

impl Walk {
    /// The groups of an exercise.
    pub(super) fn groups(&mut self, node: &Node, context: Context<'_>) -> Option<Vec<Group>> {
        let items = self.list(node)?;
        if items.is_empty() {
            self.error(node, msg!("exercise-no-groups"));
        }
        if items.len() > MOST_GROUPS {
            self.error(node, msg!("exercise-too-many-groups", count = items.len(), most = MOST_GROUPS));
            return None;
        }
        let fields: Vec<_> = items.iter().map(|item| self.fields(item, Some(GROUP_KEYS))).collect();
        let mut names: Vec<(&str, &Node)> = Vec::new();
        let all_names: Vec<&str> =
            fields.iter().flatten().filter_map(|fields| fields.get("name")?.scalar()).collect();
        let mut groups = Vec::new();
        for fields in fields {
            let Some(fields) = fields else { continue };
            groups.push(self.group(fields, context, &mut names, &all_names));
        }
        if groups.len() < items.len() { None } else { groups.into_iter().collect() }
    }

    fn group<'a>(
        &mut self,
        fields: Fields<'a>,
        context: Context<'_>,
        earlier: &mut Vec<(&'a str, &'a Node)>,
        all: &[&str],
    ) -> Option<Group> {
        let named = self.required(fields, "name").and_then(|node| Some((self.name(node)?, node)));
        let points = self.required(fields, "points").and_then(|node| self.points(node));
        let words = [("proportional", Scoring::Proportional), ("all", Scoring::All)];
        let scoring = self.optional(fields, "scoring", |walk, node| walk.word(node, &words));
        let bonus = self.optional(fields, "bonus", Self::boolean);
        let compare = self.comparison(fields, context.returns(), context.folder);
        let context = context.under(compare.as_ref().and_then(Option::as_ref));
        let visibility = self.optional(fields, "visibility", |walk, node| {
            walk.word(node, &[("public", Visibility::Public), ("hidden", Visibility::Hidden)])
        });
        let words = [("full", Feedback::Full), ("actual", Feedback::Actual), ("verdict", Feedback::Verdict)];
        let feedback = self.optional(fields, "feedback", |walk, node| walk.word(node, &words));
        let requires = self.optional(fields, "requires", |walk, node| {
            walk.requires(node, named.map(|(name, _)| name), earlier, all)
        });
        if let Some((name, at)) = named
            && let Some((_, first)) = earlier.iter().find(|(other, _)| *other == name)
        {
            let fault = Fault::at(&self.source, at.place.clone(), msg!("exercise-group-twice", name = name))
                .with_also(first.place.clone(), msg!("exercise-first-here"));
            self.found.push(fault);
        }
        // A group with a faulty name still counts: the indices of those after it must not move.
        earlier.push(named.unwrap_or(("", fields.node)));

        let cases = self.optional(fields, "cases", |walk, node| {
            let cases: Vec<_> = walk.list(node)?.iter().map(|item| walk.case(item, context)).collect();
            cases.into_iter().collect()
        });
        let generate = self.optional(fields, "generate", |walk, node| {
            if let Some(Task::Script) = context.task {
                walk.error(node, msg!("exercise-script-generate"));
                return None;
            }
            if !context.answered {
                walk.error(node, msg!("exercise-generate-unanswered"));
            }
            walk.generate(node, context).map(Some)
        });
        let growth = self.optional(fields, "growth", |walk, node| walk.growth(node, context).map(Some));
        let made = ["generate", "growth"].into_iter().any(|key| fields.get(key).is_some());
        let nothing = !made && fields.get("cases").is_none_or(is_empty_list);
        if nothing {
            let at = fields.get("cases").or_else(|| fields.get("name")).unwrap_or(fields.node);
            self.error_with(at, msg!("exercise-group-empty"), msg!("exercise-hint-group-empty"));
        }
        Some(Group {
            name: named?.0.to_owned(),
            points: points?,
            scoring: scoring?,
            bonus: bonus?,
            compare: compare?,
            visibility: visibility?,
            feedback: feedback?,
            requires: requires?,
            cases: cases?,
            generate: generate?,
            growth: growth?,
        })
    }

    /// The value of a key that may be left out, which then is the default; none where it is faulty.
    pub(super) fn optional<'a, T: Default>(
        &mut self,
        fields: Fields<'a>,
        key: &str,
        read: impl FnOnce(&mut Self, &'a Node) -> Option<T>,
    ) -> Option<T> {
        match fields.get(key) {
            Some(node) => read(self, node),
            None => Some(T::default()),
        }
    }

    fn requires(
        &mut self,
        node: &Node,
        own: Option<&str>,
        earlier: &[(&str, &Node)],
        all: &[&str],
    ) -> Option<Vec<usize>> {
        let mut found = Vec::new();
        let mut faulty = false;
        for item in self.list(node)? {
            let Some(name) = self.text(item) else {
                faulty = true;
                continue;
            };
            if let Some(index) = earlier.iter().position(|(other, _)| *other == name) {
                if !found.contains(&index) {
                    found.push(index);
                }
                continue;
            }
            faulty = true;
            if own == Some(name) {
                self.error(item, msg!("exercise-requires-itself"));
            } else if all.contains(&name) {
                self.error_with(
                    item,
                    msg!("exercise-requires-later", name = name),
                    msg!("exercise-hint-order"),
                );
            } else {
                let hint = nearest(name, earlier.iter().map(|(other, _)| *other))
                    .map(|word| msg!("yaml-hint-meant", word = word));
                self.error_with(item, msg!("exercise-requires-unknown", name = name), hint);
            }
        }
        (!faulty).then_some(found)
    }

    fn generate(&mut self, node: &Node, context: Context<'_>) -> Option<Generate> {
        let fields = self.fields(node, None)?;
        let slip = fields.iter().any(|(key, _)| key == "with" || nearest(key, ["with"]).is_some());
        let with = match context.task {
            Some(Task::Function(function)) if !slip => self.by_types(fields, function),
            _ => self.by_name(fields),
        };
        let count =
            self.generate_key(fields, "count").and_then(|node| self.integer(node, 1..=MOST_GENERATED));
        let seed = self.generate_key(fields, "seed").and_then(|node| self.integer(node, 0..=u64::MAX));
        Some(Generate {
            with: with?,
            count: usize::try_from(count?).ok()?,
            seed: seed?,
            at: (node.place.line, node.place.column),
        })
    }

    /// A named generator with its settings.
    fn by_name(&mut self, fields: Fields<'_>) -> Option<With> {
        let (mut settings, mut settings_at) = (Vec::new(), Vec::new());
        let mut faulty = false;
        for (key, node) in fields.iter().filter(|(key, _)| !GENERATE_KEYS.contains(key)) {
            match self.untyped(node) {
                Some(value) => {
                    self.warn_of_ambiguity(node, &Type::Any);
                    settings.push((key.to_owned(), value));
                    let key = fields.key(key).unwrap_or(node);
                    settings_at.push([key, node].map(|node| (node.place.line, node.place.column)));
                }
                None => faulty = true,
            }
        }
        let node = self.generate_key(fields, "with")?;
        let name = self.text(node)?.to_owned();
        let at = (node.place.line, node.place.column);
        (!faulty).then_some(With::Named { name, at, settings, settings_at })
    }

    /// The types of the signature, each parameter within the bounds written under its name.
    fn by_types(&mut self, fields: Fields<'_>, function: &Function) -> Option<With> {
        let params = function.params.iter().map(|param| param.name.as_str());
        let known: Vec<&str> = GENERATE_KEYS.into_iter().chain(params).collect();
        let mut faulty = false;
        for (key, _) in fields.iter().filter(|(key, _)| !known.contains(key)) {
            faulty = true;
            // Such a slip is told of where the key is missed.
            let told = ["count", "seed"]
                .iter()
                .any(|own| fields.get(own).is_none() && nearest(key, [*own]).is_some());
            if let Some(at) = fields.key(key).filter(|_| !told) {
                let hint = meant_or_known(key, &known);
                self.error_with(at, msg!("yaml-unknown-key", key = capped(key, 40).0), hint);
            }
        }
        let mut domains = Vec::new();
        for param in &function.params {
            let own = fields.get(&param.name).filter(|_| !GENERATE_KEYS.contains(&param.name.as_str()));
            match own {
                Some(node) => domains.extend(self.bounds(node, &param.kind)),
                None => domains.push(Domain::usual(&param.kind)),
            }
        }
        (!faulty && domains.len() == function.params.len()).then_some(With::Types(domains))
    }

    /// A key of `generate` that must be there. Its other keys belong to the generator, so a slip in this one is
    /// looked for among them.
    fn generate_key<'a>(&mut self, fields: Fields<'a>, key: &str) -> Option<&'a Node> {
        let found = fields.get(key);
        if found.is_none() {
            let slip = fields.iter().map(|(name, _)| name).find(|name| nearest(name, [key]).is_some());
            match slip.and_then(|slip| Some((slip, fields.key(slip)?))) {
                Some((slip, at)) => {
                    let hint = meant_or_known(slip, &[key]);
                    self.error_with(at, msg!("yaml-unknown-key", key = capped(slip, 40).0), hint);
                }
                None => self.error(fields.node, msg!("yaml-missing-key", key = key)),
            }
        }
        found
    }
}

fn is_empty_list(node: &Node) -> bool {
    matches!(&node.content, Content::List(items) if items.is_empty())
}
