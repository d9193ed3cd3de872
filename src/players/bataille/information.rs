//! The player that knows exactly what it knows.
//!
//! In its turn, the first of these that applies:
//!
//! 1. The grid is certain and 25 points more win the game: it stops. Being right and first, it cannot lose them.
//! 2. A cell is certain and not noted: it guesses it, for 10 points without risk. The first such cell in reading
//!    order.
//! 3. It asks the question that can be expected to tell most.
//!
//! It never guesses what it does not know: a wrong guess is worth as much to the other as a right one to itself.
//! Nothing is left to dice. Not for: counting (`search::grids`).

use super::Seeker;
use crate::games::Dice;
use crate::games::bataille::{Action, Arrangement, Cell, Content, Notes, STOP, View};
use crate::search::grids::{Census, Constraints, best_question};
use std::sync::OnceLock;

/// The count of all valid grids, which every game begins with.
static OPENING: OnceLock<Census> = OnceLock::new();

/// Exact expected information.
#[derive(Default)]
pub struct Information;

impl Information {
    /// A player.
    pub fn new() -> Self {
        Self
    }
}

impl Seeker for Information {
    fn act(&mut self, view: &View, _dice: &mut Dice) -> Action {
        let notes = view.notes();
        let census = census(notes);
        let [own, other] = [view.side(), view.side().other()].map(|side| view.scores()[side as usize]);
        if census.grids() == 1 && own + STOP > other {
            return Action::Stop;
        }
        let certain = Cell::all()
            .filter(|&cell| notes.at(cell).is_none())
            .find_map(|cell| Some(Action::Guess(census.certain(cell)?, cell)));
        let question = || best_question(&census, notes).map(|(content, _)| Action::Ask(content));
        // Where no grid fits, the other has not told the truth, and any legal action is as good.
        certain.or_else(question).or_else(|| view.legal_actions().next()).unwrap_or(Action::Stop)
    }

    /// A grid that fits, for all that fit are equally likely; its own where none does.
    fn hand_in(&mut self, view: &View, _dice: &mut Dice) -> Arrangement {
        let mut constraints = Constraints::of_notes(view.notes());
        let mut census = census(view.notes());
        while census.grids() > 1 {
            let open = Cell::all().find(|&cell| census.certain(cell).is_none());
            let Some((cell, (content, _))) = open.and_then(|cell| Some((cell, census.likeliest(cell)?)))
            else {
                break;
            };
            constraints.place(content, cell);
            census = Census::of(&constraints);
        }
        only_grid(&census).unwrap_or_else(|| view.own().arrangement())
    }
}

fn census(notes: &Notes) -> Census {
    if *notes == Notes::new() {
        return OPENING.get_or_init(|| Census::of(&Constraints::none())).clone();
    }
    Census::of(&Constraints::of_notes(notes))
}

/// The grid, where only one fits.
fn only_grid(census: &Census) -> Option<Arrangement> {
    let mut found = Arrangement::unknown();
    for cell in Cell::all() {
        let number = match census.certain(cell)? {
            Content::Number(number) => i64::from(number),
            Content::Black => 0,
        };
        found.set(cell, Some(number));
    }
    Some(found)
}
