//! Finding exercises: those inside the binary, those of an `exercises/` folder nearby, or those of a folder
//! named by the person.
//!
//! A folder named by the person stands alone. An `exercises/` folder in the current folder or one above it
//! (the nearest that holds an exercise at all) adds to those inside the binary and wins over them where ids
//! meet. An exercise is a folder `<first>/<name>/` with an `exercise.yaml`, two levels deep and never deeper,
//! so links in a circle end. What is no exercise is remembered as strange and disturbs nothing. Not for:
//! reading an exercise (`read`), which happens only when it is asked for.

use super::author::{self, Finding};
use super::equivalents::{self, Solution};
use super::fault::{Fault, Faults};
use super::folder::{Folder, names_in, unreadable};
use super::model::{Exercise, ExerciseId};
use super::read;
use super::solutions::Solutions;
use crate::message::Message;
use crate::msg;
use crate::spelling::nearest;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// What `exercise.yaml` is called by mistake.
const MISNAMED: &str = "exercise.yml";

/// Every exercise that can be named.
#[derive(Debug, Default)]
pub struct Catalogue {
    folders: BTreeMap<ExerciseId, Folder>,
    strange: Vec<Fault>,
}

/// Why no exercise came of a name.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum NotFound {
    /// No exercise has this name.
    #[error("{message}")]
    Unknown {
        /// What is wrong.
        message: Message,
        /// The exercise probably meant, or how to see them all.
        hint: Message,
    },
    /// Its files are faulty.
    #[error("{0}")]
    Faulty(Faults),
}

impl Catalogue {
    /// Opens the catalogue: `explicit` is the folder named by the person, `near` where they stand.
    pub fn open(explicit: Option<&Path>, near: &Path) -> Result<Self, Message> {
        let mut catalogue = Self::default();
        if let Some(folder) = explicit {
            let shown = folder.to_string_lossy();
            let kind = fs::metadata(folder)
                .map_err(|error| msg!("exercise-folder", folder = &*shown, reason = unreadable(&error)))?;
            if !kind.is_dir() {
                return Err(msg!(
                    "exercise-folder",
                    folder = &*shown,
                    reason = msg!("exercise-io-not-folder")
                ));
            }
            catalogue.add(folder, shown.trim_end_matches('/'))?;
            return Ok(catalogue);
        }
        for id in Folder::built_in() {
            if let Some(known) = ExerciseId::parse(&id) {
                catalogue.folders.insert(known, Folder::BuiltIn(id));
            }
        }
        for above in near.ancestors() {
            let folder = above.join("exercises");
            let shown = folder.strip_prefix(near).unwrap_or(&folder).to_string_lossy().into_owned();
            let mut nearby = Self::default();
            // A folder of that name that cannot be read, or holds something else, is none of ours.
            if nearby.add(&folder, &shown).is_ok() && nearby.is_of_exercises() {
                catalogue.folders.append(&mut nearby.folders);
                catalogue.strange = nearby.strange;
                break;
            }
        }
        Ok(catalogue)
    }

    /// Whether there is an exercise at all, be it under a wrong name.
    fn is_of_exercises(&self) -> bool {
        !self.folders.is_empty()
            || self.strange.iter().any(|fault| fault.message.key == "exercise-strange-ending")
    }

    /// Adds the exercises of a folder.
    fn add(&mut self, root: &Path, shown: &str) -> Result<(), Message> {
        let listing = |folder: &Path, shown: &str| {
            names_in(folder).map_err(|reason| msg!("exercise-folder", folder = shown, reason = reason))
        };
        for (first, is_folder) in listing(root, shown)? {
            if first.starts_with('.') {
                continue;
            }
            let first_shown = format!("{shown}/{first}");
            let first_path = root.join(&first);
            if is_not_utf8(&first) {
                self.strange.push(Fault::whole(first_shown, msg!("exercise-strange-name", id = first)));
                continue;
            }
            if !is_folder {
                // A README beside the exercises is nobody's mistake; a link that leads nowhere may be.
                if fs::metadata(&first_path).is_err() {
                    self.strange.push(Fault::whole(first_shown, msg!("exercise-strange-link")));
                }
                continue;
            }
            let names = match names_in(&first_path) {
                Ok(names) => names,
                Err(reason) => {
                    self.strange.push(Fault::whole(first_shown, reason));
                    continue;
                }
            };
            for (name, is_folder) in names.into_iter().filter(|(name, _)| !name.starts_with('.')) {
                let path = first_path.join(&name);
                let shown = format!("{first_shown}/{name}");
                let strange = if is_not_utf8(&name) { None } else { strangeness(&path, is_folder) };
                if let Some(message) = strange {
                    self.strange.push(Fault::whole(shown, message));
                } else if let Some(id) = ExerciseId::parse(&format!("{first}/{name}")) {
                    self.folders.insert(id, Folder::Disk { path, shown });
                } else {
                    let id = format!("{first}/{name}");
                    self.strange.push(Fault::whole(shown, msg!("exercise-strange-name", id = id)));
                }
            }
        }
        Ok(())
    }

    /// The ids in order.
    pub fn ids(&self) -> impl Iterator<Item = &ExerciseId> {
        self.folders.keys()
    }

    /// What stands among the exercises and is none.
    pub fn strange(&self) -> &[Fault] {
        &self.strange
    }

    /// Whether an exercise comes from the binary itself.
    pub fn is_built_in(&self, id: &ExerciseId) -> bool {
        matches!(self.folders.get(id), Some(Folder::BuiltIn(_)))
    }

    /// The exercise of this name: its id, or its second half where only one exercise has it.
    pub fn get(&self, name: &str) -> Result<Exercise, NotFound> {
        self.read(&self.find(name)?).map_err(NotFound::Faulty)
    }

    /// Reads the exercise of this id.
    pub fn read(&self, id: &ExerciseId) -> Result<Exercise, Faults> {
        match self.folders.get(id) {
            Some(folder) => read::exercise(id, folder),
            None => Err(unknown(id)),
        }
    }

    /// The author's solution of the exercise of this id, in Python.
    pub fn solution(&self, id: &ExerciseId) -> Result<Solution, Faults> {
        match self.folders.get(id) {
            Some(folder) => equivalents::solution(id, folder),
            None => Err(unknown(id)),
        }
    }

    /// What its author should mend in an exercise, as far as its files tell; none for one inside the binary.
    pub fn findings(&self, exercise: &Exercise) -> Vec<Finding> {
        match self.folders.get(&exercise.id) {
            Some(folder @ Folder::Disk { .. }) => author::findings(exercise, folder),
            _ => Vec::new(),
        }
    }

    /// The solutions of an exercise; none for one inside the binary.
    pub fn solutions(&self, id: &ExerciseId) -> Option<Solutions> {
        let (path, shown) = self.folders.get(id)?.solutions(id.as_str())?;
        Some(Solutions::read(&path, &shown))
    }

    /// Folders of solutions beside these exercises, of exercises that are not there.
    pub fn stray_solutions(&self) -> Vec<Fault> {
        let first = self.folders.iter().find_map(|(id, folder)| {
            let (path, shown) = folder.solutions(id.as_str())?;
            Some((path.join("../.."), shown.strip_suffix(id.as_str())?.to_owned()))
        });
        let Some((root, shown)) = first else { return Vec::new() };
        let folders = |path: &Path| {
            let names = names_in(path).unwrap_or_default();
            names.into_iter().filter(|(_, is_folder)| *is_folder).map(|(name, _)| name).collect::<Vec<_>>()
        };
        let mut found = Vec::new();
        for topic in folders(&root) {
            for name in folders(&root.join(&topic)) {
                let id = format!("{topic}/{name}");
                if !self.ids().any(|known| known.as_str() == id) {
                    found.push(Fault::whole(format!("{shown}{id}"), msg!("verify-stray-solutions", id = id)));
                }
            }
        }
        found
    }

    /// The id a name stands for.
    pub fn find(&self, name: &str) -> Result<ExerciseId, NotFound> {
        self.known(name).map_err(|unknown| match self.strange_named(name) {
            Some(fault) => NotFound::Faulty(Faults::one(fault.clone())),
            None => unknown,
        })
    }

    /// The same; whatever stands there and is no exercise is unknown.
    fn known(&self, name: &str) -> Result<ExerciseId, NotFound> {
        let written = name.trim_end_matches('/');
        let bare = |id: &ExerciseId| id.as_str().split_once('/').is_some_and(|(_, second)| second == written);
        if let Some(id) = ExerciseId::parse(written).filter(|id| self.folders.contains_key(id)) {
            return Ok(id);
        }
        let mut of_that_name = self.ids().filter(|id| bare(id));
        let hint = match (of_that_name.next(), of_that_name.next()) {
            (Some(only), None) => return Ok(only.clone()),
            (Some(_), Some(_)) => {
                let ids: Vec<_> = self.ids().filter(|id| bare(id)).map(ExerciseId::as_str).collect();
                msg!("exercise-hint-several", ids = ids.join(", "))
            }
            (None, _) => match self.nearest(written) {
                Some(id) => msg!("yaml-hint-meant", word = id.as_str()),
                None => msg!("exercise-hint-list"),
            },
        };
        Err(NotFound::Unknown { message: msg!("exercise-unknown", id = name), hint })
    }

    /// What stands where the exercise of this name would and is none.
    fn strange_named(&self, name: &str) -> Option<&Fault> {
        let written = name.trim_end_matches('/');
        let is_there = |path: &str| path.strip_suffix(written).is_some_and(|rest| rest.ends_with('/'));
        self.strange.iter().find(|fault| !written.is_empty() && is_there(&fault.source.path))
    }

    /// The id probably meant by a whole id or by a bare name.
    fn nearest(&self, written: &str) -> Option<&ExerciseId> {
        let part = |id: &'_ ExerciseId| id.as_str().split_once('/').map(|(_, second)| second.to_owned());
        let whole = nearest(written, self.ids().map(ExerciseId::as_str)).map(str::to_owned);
        if let Some(found) = whole {
            return self.ids().find(|id| id.as_str() == found);
        }
        let names: Vec<String> = self.ids().filter_map(part).collect();
        let found = nearest(written.rsplit('/').next()?, names.iter().map(String::as_str))?;
        self.ids().find(|id| part(id).as_deref() == Some(found))
    }
}

fn unknown(id: &ExerciseId) -> Faults {
    Faults::one(Fault::whole(id.as_str(), msg!("exercise-unknown", id = id.as_str())))
}

/// Whether a name made readable was not UTF-8: the file it names cannot be found by it.
fn is_not_utf8(name: &str) -> bool {
    name.contains(char::REPLACEMENT_CHARACTER)
}

/// Why something two levels deep is no exercise's folder; none where it is one.
fn strangeness(path: &Path, is_folder: bool) -> Option<Message> {
    if !is_folder {
        let leads_nowhere = fs::metadata(path).is_err();
        return Some(if leads_nowhere {
            msg!("exercise-strange-link")
        } else {
            msg!("exercise-strange-file")
        });
    }
    match fs::symlink_metadata(path.join(read::FILE)) {
        Ok(_) => None,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            let misnamed = fs::symlink_metadata(path.join(MISNAMED)).is_ok();
            Some(if misnamed {
                msg!("exercise-strange-ending", found = MISNAMED, file = read::FILE)
            } else {
                msg!("exercise-strange-folder", file = read::FILE)
            })
        }
        Err(error) => Some(unreadable(&error)),
    }
}

/// Reads the exercise of one folder on disk, for authors and tests.
pub fn read_folder(id: &ExerciseId, path: &Path) -> Result<Exercise, Faults> {
    let shown = path.to_string_lossy().trim_end_matches('/').to_owned();
    read::exercise(id, &Folder::Disk { path: path.to_owned(), shown })
}
