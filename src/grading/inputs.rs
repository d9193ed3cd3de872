//! The inputs an exercise means: from its generators and their bounds, and from its cases written by hand.
//!
//! An input is meant when it lies within what the settings of the groups span for a named generator, when it lies within the bounds
//! of a group drawn from types, or when it lies within the narrowest bounds around the cases written by hand. Where an
//! exercise declares nothing and shows nothing, small values of the signature's types are meant. What the reference
//! refuses is no input either; that is asked elsewhere, as it may take running a program.
//!
//! For whoever looks for inputs beyond the cases: counterexamples, mutants, checks of an exercise. Not for: the cases
//! themselves (`plan`), nor for programs, which have no signature: there is nothing here for them.

use crate::exercise::{Exercise, Group, With};
use crate::reference::{Draws, Generator, generator, typed};
use crate::value::compare::fingerprint;
use crate::value::{Domain, Value};
use std::collections::HashSet;

/// Cases that one round of a named generator makes at most.
const ROUND: usize = 200;

/// What inputs come from.
enum Source<'a> {
    Named { generator: &'static dyn Generator, settings: &'a [(String, Value)], count: usize },
    Types(Vec<Domain>),
}

/// Where the inputs of an exercise come from.
pub struct Inputs<'a> {
    sources: Vec<Source<'a>>,
    /// The group each source is of, by index; none for what the written cases show.
    groups: Vec<Option<usize>>,
}

impl<'a> Inputs<'a> {
    /// All inputs the exercise means. Generators that do not exist are left out: a plan names them.
    pub fn of(exercise: &'a Exercise) -> Self {
        Self::of_groups(exercise, |_| true)
    }

    /// The inputs that some of its groups mean.
    pub fn of_groups(exercise: &'a Exercise, meant: impl Fn(&Group) -> bool) -> Self {
        let Some(function) = exercise.function() else {
            return Self { sources: Vec::new(), groups: Vec::new() };
        };
        let groups = || exercise.groups.iter().enumerate().filter(|(_, group)| meant(group));
        let (mut sources, mut of_groups) = (Vec::new(), Vec::new());
        for (index, group) in groups() {
            let Some(generate) = &group.generate else { continue };
            match &generate.with {
                With::Types(domains) => {
                    sources.push(Source::Types(domains.clone()));
                    of_groups.push(Some(index));
                }
                With::Named { name, settings, .. } => {
                    if let Some(generator) = generator(name) {
                        let count = generate.count.min(ROUND);
                        sources.push(Source::Named { generator, settings, count });
                        of_groups.push(Some(index));
                    }
                }
            }
        }
        let written: Vec<&[Value]> =
            groups().flat_map(|(_, group)| &group.cases).map(|case| case.input.arguments()).collect();
        if !written.is_empty() || sources.is_empty() {
            let around = function.params.iter().enumerate().map(|(place, param)| {
                let seen: Vec<&Value> = written.iter().filter_map(|args| args.get(place)).collect();
                typed::hull(&param.kind, &seen)
            });
            sources.push(Source::Types(around.collect()));
            of_groups.push(None);
        }
        Self { sources, groups: of_groups }
    }

    /// Inputs by chance, no two equal, the sources in turn: those of a declared generator come as often as the exercise
    /// asks for. The same seed gives the same inputs for ever. Ends where nothing new comes; a generator of large inputs
    /// makes few of them, and whoever wants small ones looks at [`Inputs::weight`] or [`typed::weight`].
    pub fn stream(&self, seed: u64) -> impl Iterator<Item = Vec<Value>> + use<'_, 'a> {
        let mut drawings: Vec<Option<Draws>> = self
            .sources
            .iter()
            .map(|source| match source {
                Source::Types(domains) => Some(Draws::new(domains, seed)),
                Source::Named { .. } => None,
            })
            .collect();
        let mut known = HashSet::new();
        let mut fruitless = 0;
        let rounds = (0_u64..).map_while(move |round| {
            let mut found = Vec::new();
            for (source, draws) in self.sources.iter().zip(&mut drawings) {
                match (source, draws) {
                    (Source::Named { generator, settings, count }, _) => {
                        found.extend(some(*generator, settings, *count, seed.wrapping_add(round)));
                    }
                    (Source::Types(_), Some(draws)) => found.extend(draws.take(ROUND)),
                    (Source::Types(_), None) => {}
                }
            }
            found.retain(|args| known.insert(fingerprint(&Value::List(args.clone()))));
            fruitless = if found.is_empty() { fruitless + 1 } else { 0 };
            (fruitless < 3).then_some(found)
        });
        rounds.flatten()
    }

    /// The smallest inputs in rising weight: at most `most` of each source.
    pub fn smallest(&self, most: usize) -> Vec<Vec<Value>> {
        let found = self.sources.iter().flat_map(|source| match source {
            Source::Named { generator, settings, .. } => generator.smallest(settings, most),
            Source::Types(domains) => typed::smallest(domains, most),
        });
        self.ranked(found.collect())
    }

    /// Inputs in rising weight, each once.
    pub(super) fn ranked(&self, mut inputs: Vec<Vec<Value>>) -> Vec<Vec<Value>> {
        let mut seen = HashSet::new();
        inputs.retain(|args| seen.insert(fingerprint(&Value::List(args.clone()))));
        inputs.sort_by_cached_key(|args| self.weight(args));
        inputs
    }

    /// Meant inputs a step smaller than this one, in rising weight. The input itself need not be meant.
    pub fn smaller(&self, args: &[Value]) -> Vec<Vec<Value>> {
        let mut found = Vec::new();
        for source in &self.sources {
            found.extend(match source {
                Source::Named { generator, .. } => generator.smaller(args),
                Source::Types(domains) => typed::smaller(domains, args),
            });
        }
        let heavy = self.weight(args);
        found.retain(|args| self.weight(args) < heavy && self.allows(args));
        self.ranked(found)
    }

    /// Whether an input is meant.
    pub fn allows(&self, args: &[Value]) -> bool {
        let types = self.sources.iter().any(|source| match source {
            Source::Types(domains) => Domain::contain_each(domains, args),
            Source::Named { .. } => false,
        });
        types
            || self.sources.iter().any(|source| match source {
                Source::Named { generator, .. } => generator.allows(&self.settings_of(*generator), args),
                Source::Types(_) => false,
            })
    }

    /// The group whose generator means an input, by index; none where only written cases do, or nobody.
    pub fn meant_by(&self, args: &[Value]) -> Option<usize> {
        self.sources.iter().zip(&self.groups).find_map(|(source, group)| {
            let meant = match source {
                Source::Named { generator, settings, .. } => generator.allows(&[settings], args),
                Source::Types(domains) => Domain::contain_each(domains, args),
            };
            group.filter(|_| meant)
        })
    }

    /// What the groups set of one generator.
    fn settings_of(&self, wanted: &dyn Generator) -> Vec<&'a [(String, Value)]> {
        let of_one = self.sources.iter().filter_map(|source| match source {
            Source::Named { generator, settings, .. } if generator.name() == wanted.name() => Some(*settings),
            _ => None,
        });
        of_one.collect()
    }

    /// What makes an input large, the weightiest part first: of two lists the one that comes first is smaller.
    pub fn weight(&self, args: &[Value]) -> Vec<u64> {
        self.named().map_or_else(|| typed::weight(args), |generator| generator.weight(args))
    }

    /// The generator that knows the structure of the inputs, where one does.
    fn named(&self) -> Option<&'static dyn Generator> {
        self.sources.iter().find_map(|source| match source {
            Source::Named { generator, .. } => Some(*generator),
            Source::Types(_) => None,
        })
    }
}

/// As many cases of a generator as it can make, up to `count`.
fn some(generator: &dyn Generator, settings: &[(String, Value)], count: usize, seed: u64) -> Vec<Vec<Value>> {
    let counts = std::iter::successors(Some(count), |count| Some(count / 2)).take_while(|&count| count > 0);
    counts.into_iter().find_map(|count| generator.generate(count, settings, seed).ok()).unwrap_or_default()
}
