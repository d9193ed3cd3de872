//! Listing the exercises of a catalogue.
//!
//! Not for: reading one in full (`show`).

use crate::exercise::{Catalogue, ExerciseId, Fault, Localized};

/// Every exercise, and what among them is none.
#[derive(Debug, Clone, PartialEq)]
pub struct List {
    /// The exercises in the order of their ids.
    pub exercises: Vec<Listed>,
    /// Those whose files are faulty, with the errors.
    pub faulty: Vec<(ExerciseId, Vec<Fault>)>,
    /// What stands among the exercises and is none.
    pub strange: Vec<Fault>,
}

/// One exercise in a list.
#[derive(Debug, Clone, PartialEq)]
pub struct Listed {
    /// Its id.
    pub id: ExerciseId,
    /// Its title.
    pub title: Localized,
    /// The game it is about; where it names none, the folder it stands in.
    pub game: String,
    /// Difficulty, 1 to 5.
    pub level: u8,
    /// What it trains.
    pub concepts: Vec<String>,
    /// Whether it comes from the binary itself.
    pub built_in: bool,
    /// How many warnings it has for its author.
    pub warnings: usize,
}

/// Lists all exercises, or those about one game. A faulty one is listed as such and disturbs no other.
pub fn list(catalogue: &Catalogue, game: Option<&str>) -> List {
    let mut list = List { exercises: Vec::new(), faulty: Vec::new(), strange: catalogue.strange().to_vec() };
    for id in catalogue.ids() {
        let first = id.as_str().split('/').next().unwrap_or_default();
        match catalogue.read(id) {
            Ok(exercise) => {
                let about = exercise.game.unwrap_or_else(|| first.to_owned());
                if game.is_none_or(|game| game == about) {
                    list.exercises.push(Listed {
                        id: exercise.id,
                        title: exercise.title,
                        game: about,
                        level: exercise.level,
                        concepts: exercise.concepts,
                        built_in: catalogue.is_built_in(id),
                        warnings: exercise.warnings.len(),
                    });
                }
            }
            // What game a faulty exercise is about is not known; its folder says it well enough.
            Err(faults) if game.is_none_or(|game| first == game) => {
                list.faulty.push((id.clone(), faults.errors()));
            }
            Err(_) => {}
        }
    }
    list
}

/// The games the exercises of a list are about, sorted.
pub fn games(list: &List) -> Vec<&str> {
    let mut games: Vec<_> = list.exercises.iter().map(|listed| listed.game.as_str()).collect();
    games.sort_unstable();
    games.dedup();
    games
}
