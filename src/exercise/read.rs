//! Reading one exercise: `exercise.yaml` and the files beside it, checked, every fault at once.
//!
//! Not for: finding exercises (`catalogue`), nor for what only a reference can check (`grading`).

use super::fault::{Fault, Faults, Source};
use super::folder::Folder;
use super::groups::Context;
use super::model::{Exercise, ExerciseId, GAMES, Group, Localized, Points, ReferenceSpec, State, Task};
use super::walk::{Fields, Walk};
use crate::msg;
use crate::yaml::{self, Content, Node, Place};
use num_traits::Zero;
use std::sync::Arc;

/// The file that makes a folder an exercise.
pub(super) const FILE: &str = "exercise.yaml";

pub(super) const STATEMENTS: [&str; 2] = ["statement.fr.md", "statement.en.md"];
pub(super) const STARTER: &str = "starter.";
/// The languages a reference solution may be written in, and the file each has.
const SOLUTIONS: [(&str, &str); 2] = [("python", "solution.py"), ("javascript", "solution.js")];

const KEYS: &[&str] = &[
    "format",
    "title",
    "game",
    "level",
    "concepts",
    "function",
    "script",
    "reference",
    "compare",
    "check",
    "points",
    "limits",
    "allow",
    "random_seed",
    "state",
    "provided",
    "groups",
    "hints",
];

/// Reads the exercise in a folder.
pub(super) fn exercise(id: &ExerciseId, folder: &Folder) -> Result<Exercise, Faults> {
    let whole = |message| Faults::one(Fault::whole(folder.shown(FILE), message));
    let bytes = match folder.read(FILE) {
        Ok(Some(bytes)) => bytes,
        Ok(None) => return Err(whole(msg!("exercise-io-missing"))),
        Err(message) => return Err(whole(message)),
    };
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let source = Arc::new(Source { path: folder.shown(FILE), text });
    let root = yaml::tree_of_bytes(&bytes).map_err(|fault| Faults::one(Fault::of_yaml(&source, fault)))?;

    let mut walk = Walk::new(&source);
    let files = walk.files(folder);
    let read = walk.root(id, &root, folder);
    let mut warnings = Faults::check(walk.found)?;
    let (Some((statement, starters)), Some(mut exercise)) = (files, read) else {
        // Whatever was not read was noted as an error; should that ever fail, it is our own fault.
        return Err(whole(msg!("exercise-unread")));
    };
    exercise.statement = statement;
    exercise.starters = starters;
    exercise.warnings.append(&mut warnings);
    Ok(exercise)
}

/// Statement and starter files.
type Files = (Localized, Vec<(String, Vec<u8>)>);

impl Walk {
    fn files(&mut self, folder: &Folder) -> Option<Files> {
        let names = match folder.names() {
            Ok(names) => names,
            Err(message) => {
                self.found.push(Fault::whole(folder.shown_folder(), message));
                return None;
            }
        };
        let mut texts = STATEMENTS.map(|name| {
            if names.iter().any(|other| other == name) { self.statement(folder, name) } else { None }
        });
        let any = STATEMENTS.iter().any(|name| names.iter().any(|other| other == name));
        if !any {
            let [fr, en] = STATEMENTS;
            self.found
                .push(Fault::whole(folder.shown_folder(), msg!("exercise-no-statement", fr = fr, en = en)));
        }
        let mut starters = Vec::new();
        let mut faulty = false;
        for name in names.iter().filter(|name| name.starts_with(STARTER)) {
            match self.file(folder, name) {
                Some(bytes) => starters.push((name.clone(), bytes)),
                None => faulty = true,
            }
        }
        let [fr, en] = [texts[0].take(), texts[1].take()];
        let only = fr.clone().or_else(|| en.clone())?;
        let statement = Localized { fr: fr.unwrap_or_else(|| only.clone()), en: en.unwrap_or(only) };
        (!faulty).then_some((statement, starters))
    }

    /// A file's content; what is wrong with it is noted.
    fn file(&mut self, folder: &Folder, name: &str) -> Option<Vec<u8>> {
        let message = match folder.read(name) {
            Ok(Some(bytes)) => return Some(bytes),
            Ok(None) => msg!("exercise-io-missing"),
            Err(message) => message,
        };
        self.found.push(Fault::whole(folder.shown(name), message));
        None
    }

    fn statement(&mut self, folder: &Folder, name: &str) -> Option<String> {
        let bytes = self.file(folder, name)?;
        let lossy = String::from_utf8_lossy(&bytes);
        if let Err(error) = std::str::from_utf8(&bytes) {
            let source = Arc::new(Source { path: folder.shown(name), text: lossy.into_owned() });
            self.found.push(Fault::of_yaml(&source, yaml::not_utf8(&bytes, error.valid_up_to())));
            return None;
        }
        let text = lossy.trim_start_matches('\u{feff}').replace("\r\n", "\n").trim().to_owned();
        if text.is_empty() {
            self.found.push(Fault::whole(folder.shown(name), msg!("yaml-empty")));
            return None;
        }
        Some(text)
    }

    fn root(&mut self, id: &ExerciseId, root: &Node, folder: &Folder) -> Option<Exercise> {
        let fields = self.fields(root, Some(KEYS))?;
        if let Some(node) = self.required(fields, "format")
            && self.integer(node, 1..=u64::MAX).is_some_and(|format| format != 1)
        {
            self.error(node, msg!("exercise-format", format = self.excerpt(node)));
        }
        let title = self.required(fields, "title").and_then(|node| self.localized(node));
        let game = self.optional(fields, "game", |walk, node| {
            walk.word(node, &GAMES.map(|name| (name, name))).map(|name| Some(name.to_owned()))
        });
        let level = fields.get("level").map_or(Some(1), |node| self.integer(node, 1..=5));
        let concepts = self.optional(fields, "concepts", |walk, node| {
            let names: Vec<_> =
                walk.list(node)?.iter().map(|item| walk.name(item).map(str::to_owned)).collect();
            names.into_iter().collect()
        });
        let task = self.task(fields);
        let reference = match fields.get("reference") {
            Some(node) => self.reference(node, task.as_ref(), id, folder),
            None => Some(ReferenceSpec::Written),
        };
        let context = Context {
            task: task.as_ref(),
            folder,
            answered: fields.get("reference").is_some() || fields.get("check").is_some(),
        };
        let compare = self.comparison(fields, context.returns(), folder);
        let limits = self.optional(fields, "limits", Self::limits);
        let allow = self.optional(fields, "allow", Self::company);
        let random_seed =
            self.optional(fields, "random_seed", |walk, node| walk.integer(node, 0..=u64::MAX).map(Some));
        let words = [("fresh", State::Fresh), ("kept", State::Kept)];
        let state = self.optional(fields, "state", |walk, node| walk.word(node, &words));
        let provided = self.optional(fields, "provided", |walk, node| walk.provided(node, folder));
        let groups = self.required(fields, "groups").and_then(|node| self.groups(node, context));
        let points = groups.as_deref().and_then(|groups| self.total(fields, groups));
        let hints = self.optional(fields, "hints", |walk, node| {
            let hints: Vec<_> = walk.list(node)?.iter().map(|item| walk.localized(item)).collect();
            hints.into_iter().collect()
        });
        let at = |key| fields.get(key).map_or((1, 1), |node| (node.place.line, node.place.column));
        Some(Exercise {
            id: id.clone(),
            title: title?,
            game: game?,
            level: u8::try_from(level?).ok()?,
            concepts: concepts?,
            task: task?,
            task_at: at(if fields.get("function").is_some() { "function" } else { "script" }),
            reference: reference?,
            reference_at: at("reference"),
            compare: compare?.unwrap_or_default(),
            points: points?,
            limits: limits?,
            allow: allow?,
            random_seed: random_seed?,
            state: state?,
            provided: provided?,
            groups: groups?,
            hints: hints?,
            statement: Localized::default(),
            starters: Vec::new(),
            source: Arc::clone(&self.source),
            warnings: Vec::new(),
        })
    }

    fn task(&mut self, fields: Fields<'_>) -> Option<Task> {
        let script = fields.get("script").map_or(Some(false), |node| self.boolean(node));
        match (script, fields.get("function")) {
            (Some(true), Some(_)) => {
                let at = fields.key("script").unwrap_or(fields.node);
                self.error(at, msg!("exercise-script-and-function"));
                None
            }
            (Some(true), None) => Some(Task::Script),
            (Some(false), None) => {
                let hint = msg!("exercise-hint-script");
                self.error_with(fields.node, msg!("yaml-missing-key", key = "function"), hint);
                None
            }
            (_, Some(node)) => self.function(node).map(Task::Function).filter(|_| script.is_some()),
            (None, None) => None,
        }
    }

    fn reference(
        &mut self,
        node: &Node,
        task: Option<&Task>,
        id: &ExerciseId,
        folder: &Folder,
    ) -> Option<ReferenceSpec> {
        if let Content::Mapping(_) = node.content {
            let fields = self.fields(node, Some(&["solution"]))?;
            let language = self.required(fields, "solution")?;
            return self.solution(language, id, folder);
        }
        let text = node.scalar().unwrap_or_default();
        let fits = !text.is_empty()
            && text.len() <= 100
            && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b"._-".contains(&b));
        if let (true, Some(Task::Script)) = (fits, task) {
            let message = msg!("exercise-script-solver", name = text);
            self.error_with(node, message, msg!("exercise-hint-script-reference"));
            return None;
        }
        if fits {
            Some(ReferenceSpec::Solver(text.to_owned()))
        } else {
            self.not_a(node, msg!("exercise-kind-reference"))
        }
    }

    fn solution(&mut self, node: &Node, id: &ExerciseId, folder: &Folder) -> Option<ReferenceSpec> {
        let (language, file) =
            self.word(node, &SOLUTIONS.map(|(language, file)| (language, (language, file))))?;
        let (shown, read) = folder.solution(id.as_str(), file);
        match read {
            Ok(Some(source)) => {
                Some(ReferenceSpec::Solution { language: language.to_owned(), file: file.to_owned(), source })
            }
            Ok(None) => {
                self.error(node, msg!("exercise-solution-missing", file = shown));
                None
            }
            Err(reason) => {
                self.error(node, msg!("exercise-solution-unreadable", file = shown, reason = reason));
                None
            }
        }
    }

    /// Files laid beside the submission: plain names of files of the exercise's folder.
    fn provided(&mut self, node: &Node, folder: &Folder) -> Option<Vec<(String, Vec<u8>)>> {
        let mut files: Vec<(String, Vec<u8>)> = Vec::new();
        let mut faulty = false;
        for item in self.list(node)? {
            let file = self.provided_name(item).and_then(|name| {
                match folder.read(name) {
                    Ok(Some(bytes)) => return Some((name.to_owned(), bytes)),
                    Ok(None) => self.no_file(item, name, folder),
                    Err(reason) => self.error(item, msg!("exercise-provided-unreadable", reason = reason)),
                }
                None
            });
            match file {
                Some(file) if files.iter().any(|(name, _)| *name == file.0) => {
                    self.error(item, msg!("exercise-provided-twice", name = file.0));
                    faulty = true;
                }
                Some(file) => files.push(file),
                None => faulty = true,
            }
        }
        (!faulty).then_some(files)
    }

    /// Notes that a file named by an author is not there.
    pub(super) fn no_file(&mut self, node: &Node, name: &str, folder: &Folder) {
        let names = folder.names().unwrap_or_default();
        let others = names.iter().map(String::as_str).filter(|name| !is_own(name));
        let hint = crate::spelling::nearest(name, others).map(|word| msg!("yaml-hint-meant", word = word));
        self.error_with(node, msg!("exercise-provided-missing", name = name), hint);
    }

    /// The plain name of a file that an author lays beside `exercise.yaml`.
    pub(super) fn provided_name<'a>(&mut self, node: &'a Node) -> Option<&'a str> {
        let name = self.text(node)?;
        let safe = name.len() <= 100
            && !name.starts_with(['.', '-'])
            && name.bytes().all(|b| b.is_ascii_alphanumeric() || b"._-".contains(&b));
        if !safe {
            return self.not_a(node, msg!("exercise-kind-file-name"));
        }
        if is_own(name) {
            self.error(node, msg!("exercise-provided-own", name = name));
            return None;
        }
        Some(name)
    }

    /// The points of all groups together. The announced total is only compared with it: what a student can
    /// reach is what the groups give.
    fn total(&mut self, fields: Fields<'_>, groups: &[Group]) -> Option<Points> {
        let sum: Points = groups.iter().filter(|group| !group.bonus).map(|group| &group.points).sum();
        if let Some(node) = fields.get("points") {
            let announced = self.points(node)?;
            if announced != sum && !groups.is_empty() {
                let message = msg!(
                    "exercise-points-sum",
                    sum = decimal_text(&sum),
                    announced = decimal_text(&announced)
                );
                self.warn(node, message, msg!("exercise-hint-points-sum"));
            }
        }
        if sum.is_zero() && !groups.is_empty() {
            let at = fields.get("points").or_else(|| fields.get("groups")).unwrap_or(fields.node);
            self.error(at, msg!("exercise-points-none"));
            return None;
        }
        Some(sum)
    }
}

/// Whether a file is part of the exercise itself.
fn is_own(name: &str) -> bool {
    name == FILE || name.starts_with(STARTER) || STATEMENTS.contains(&name)
}

/// Points as a decimal number with a point: authors write them so, and sums of such numbers stay so.
pub(super) fn decimal_text(points: &Points) -> String {
    let mut scale = Points::from_integer(1.into());
    for digits in 0..20_usize {
        let scaled = points * &scale;
        if scaled.is_integer() {
            let all = format!("{:0>width$}", scaled.to_integer().to_string(), width = digits + 1);
            let (whole, fraction) = all.split_at(all.len() - digits);
            return if digits == 0 { all } else { format!("{whole}.{fraction}") };
        }
        scale *= Points::from_integer(10.into());
    }
    points.to_string()
}

impl Exercise {
    /// An error at a line and column of `exercise.yaml`, found by who knows more than the file: shown as the
    /// faults of reading are, the node that begins there marked.
    pub fn fault_at(&self, (line, column): (usize, usize), message: crate::message::Message) -> Fault {
        let place = yaml::tree(&self.source.text)
            .ok()
            .and_then(|root| root.at(line, column).map(|node| node.place.clone()))
            .unwrap_or_else(|| Place::at_line(&self.source.text, line, column));
        Fault::at(&self.source, place, message)
    }
}
