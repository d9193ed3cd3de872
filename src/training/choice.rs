//! Chooses a set from a pool: the quotas first, then what is least like what was chosen before.
//!
//! Greedy, with swaps afterwards where a quota is still missed; the same pool and seed give the same choice. Not for:
//! what the quotas are (`quota`).

use super::likeness::same_game;
use super::pool::Entry;
use super::quota::{Counted, Quota, Unmet};
use crate::games::Dice;

/// The fewest problems that one pair of players may always give.
const LEAST_OF_A_PAIRING: usize = 3;

/// How much two problems that differ by a theme are farther apart, in cells.
const CELLS_A_THEME: usize = 2;

/// What was chosen: numbers of the pool.
pub(super) struct Choice {
    pub(super) chosen: Vec<usize>,
    pub(super) unmet: Vec<Unmet>,
}

/// Chooses `count` entries of a pool, or as many as there are.
pub(super) fn choose<G>(pool: &[Entry<G>], count: usize, quotas: Vec<Quota>, seed: u64) -> Choice {
    let mut order: Vec<usize> = (0..pool.len()).collect();
    Dice::new(seed).shuffle(&mut order);
    let mut pairings: Vec<_> = pool.iter().filter_map(|entry| entry.players.as_ref()).collect();
    pairings.sort_unstable();
    pairings.dedup();
    let even = count.div_ceil(pairings.len().max(1));
    let counting = |quota: &Quota| {
        pool.iter().filter(|entry| quota.counted.counts(&entry.candidate, entry.band)).count()
    };
    let mut chooser = Chooser {
        pool,
        order,
        supply: quotas.iter().map(counting).collect(),
        quotas,
        most_of_a_pairing: (2 * even).max(LEAST_OF_A_PAIRING),
        chosen: Vec::new(),
        nearest: vec![usize::MAX; pool.len()],
    };
    while chooser.chosen.len() < count {
        let Some(next) = chooser.next(count) else { break };
        chooser.take(next);
    }
    while chooser.swap() {}
    let quotas = std::mem::take(&mut chooser.quotas);
    let unmet = quotas.into_iter().map(|quota| Unmet { found: chooser.number(quota.counted), quota });
    let unmet = unmet.filter(|unmet| unmet.quota.missed_by(unmet.found) > 0).collect();
    Choice { chosen: chooser.chosen, unmet }
}

struct Chooser<'a, G> {
    pool: &'a [Entry<G>],
    /// Every entry, in the order that decides between equals.
    order: Vec<usize>,
    quotas: Vec<Quota>,
    /// How many entries count for each quota.
    supply: Vec<usize>,
    most_of_a_pairing: usize,
    chosen: Vec<usize>,
    /// For each entry, how far the nearest chosen one is.
    nearest: Vec<usize>,
}

/// How much must still be looked at in choosing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Strictness {
    /// Every quota can still be met afterwards.
    Quotas,
    /// No quota is exceeded.
    Most,
    /// No game gives two.
    Games,
}

impl<G> Chooser<'_, G> {
    /// The best entry to take next; where the quotas leave none, one that breaks them.
    fn next(&self, count: usize) -> Option<usize> {
        [Strictness::Quotas, Strictness::Most, Strictness::Games].into_iter().find_map(|strictness| {
            let fitting = self.order.iter().copied().filter(|&entry| self.fits(entry, strictness, count));
            // Of equals the first in the order: `max_by_key` would take the last.
            fitting.reduce(|best, other| if self.worth(other) > self.worth(best) { other } else { best })
        })
    }

    fn fits(&self, entry: usize, strictness: Strictness, count: usize) -> bool {
        if self.clashes(entry, &self.chosen) {
            return false;
        }
        if strictness == Strictness::Games {
            return true;
        }
        let players = self.pool[entry].players.as_ref();
        let of_pairing = self.chosen.iter().filter(|&&other| self.pool[other].players.as_ref() == players);
        if players.is_some() && of_pairing.count() >= self.most_of_a_pairing {
            return false;
        }
        let exceeds =
            |quota: &Quota| self.counts(quota.counted, entry) && self.number(quota.counted) >= quota.most;
        if self.quotas.iter().any(exceeds) {
            return false;
        }
        strictness == Strictness::Most || self.leaves_room(entry, count - self.chosen.len() - 1)
    }

    /// Whether what every dimension still lacks after this entry fits into so many places.
    fn leaves_room(&self, entry: usize, places: usize) -> bool {
        let mut lacking = [0; 4];
        for quota in &self.quotas {
            let there = self.number(quota.counted) + usize::from(self.counts(quota.counted, entry));
            if quota.counted != Counted::Themes {
                lacking[quota.counted.dimension()] += quota.least.saturating_sub(there);
            }
        }
        lacking.iter().all(|&lacking| lacking <= places)
    }

    /// How much an entry is wanted: by what the quotas lack and the pool hardly has, then by how far it is from what
    /// was chosen.
    fn worth(&self, entry: usize) -> (usize, usize) {
        const SCALE: usize = 1_000;
        let wanted = |(quota, &supply): (&Quota, &usize)| {
            let lacking = quota.least.saturating_sub(self.number(quota.counted));
            if lacking == 0 {
                0
            } else if quota.counted == Counted::Themes {
                if self.brings_a_theme(entry) { SCALE } else { 0 }
            } else if self.counts(quota.counted, entry) {
                (SCALE * lacking / supply.max(1)).clamp(1, SCALE)
            } else {
                0
            }
        };
        (self.quotas.iter().zip(&self.supply).map(wanted).sum(), self.nearest[entry])
    }

    fn take(&mut self, entry: usize) {
        self.chosen.push(entry);
        for (other, nearest) in self.nearest.iter_mut().enumerate() {
            *nearest = (*nearest).min(distance(&self.pool[entry], &self.pool[other]));
        }
    }

    /// Exchanges a chosen entry for another so that less is missed; whether there was such an exchange.
    fn swap(&mut self) -> bool {
        let missed = self.missed();
        if missed == 0 {
            return false;
        }
        for place in 0..self.chosen.len() {
            let old = self.chosen[place];
            for index in 0..self.order.len() {
                let new = self.order[index];
                self.chosen[place] = new;
                let others = [&self.chosen[..place], &self.chosen[place + 1..]].concat();
                if !self.clashes(new, &others) && self.missed() < missed {
                    return true;
                }
            }
            self.chosen[place] = old;
        }
        false
    }

    /// By how much all quotas together are missed.
    fn missed(&self) -> usize {
        self.quotas.iter().map(|quota| quota.missed_by(self.number(quota.counted))).sum()
    }

    /// Whether an entry is chosen already or comes from the game of a chosen one.
    fn clashes(&self, entry: usize, chosen: &[usize]) -> bool {
        let same = |&other: &usize| {
            let (one, other) = (&self.pool[entry], &self.pool[other]);
            (one.origin, one.candidate.ply) == (other.origin, other.candidate.ply)
                || one.is_recorded() && one.origin == other.origin
                || same_game(&one.source, &other.source)
        };
        chosen.iter().any(same)
    }

    fn counts(&self, counted: Counted, entry: usize) -> bool {
        counted.counts(&self.pool[entry].candidate, self.pool[entry].band)
    }

    /// How many of the chosen count.
    fn number(&self, counted: Counted) -> usize {
        if counted == Counted::Themes {
            let mut themes: Vec<_> =
                self.chosen.iter().flat_map(|&entry| &self.pool[entry].candidate.themes).collect();
            themes.sort_unstable();
            themes.dedup();
            return themes.len();
        }
        self.chosen.iter().filter(|&&entry| self.counts(counted, entry)).count()
    }

    fn brings_a_theme(&self, entry: usize) -> bool {
        let known = |theme: &String| {
            self.chosen.iter().any(|&other| self.pool[other].candidate.themes.contains(theme))
        };
        self.pool[entry].candidate.themes.iter().any(|theme| !known(theme))
    }
}

/// How far two entries are apart.
fn distance<G>(one: &Entry<G>, other: &Entry<G>) -> usize {
    let beyond = |one: &[String], other: &[String]| one.iter().filter(|theme| !other.contains(theme)).count();
    let (mine, yours) = (&one.candidate.themes, &other.candidate.themes);
    one.cells_apart(other) + CELLS_A_THEME * (beyond(mine, yours) + beyond(yours, mine))
}

#[cfg(test)]
mod tests {
    use super::{Choice, choose};
    use crate::problems::{Kind, Source};
    use crate::training::candidate::Candidate;
    use crate::training::pool::Entry;
    use crate::training::quota::{Counted, Least, quotas};

    /// A pool in which everything occurs: of each length and defence, band and side so many, each from its own game.
    fn plenty(of_each: usize) -> Vec<Entry<()>> {
        let mut pool = Vec::new();
        for number in 0..of_each {
            for (kind, within) in [
                (Kind::MissedWin, 1),
                (Kind::MissedWin, 2),
                (Kind::PunishedBlunder, 3),
                (Kind::OnlyDefence, 2),
            ] {
                for band in 1..=5 {
                    for side in 0..2 {
                        pool.push(entry(pool.len(), kind, within, band, side, number % 9));
                    }
                }
            }
        }
        pool
    }

    fn entry(origin: usize, kind: Kind, within: u32, band: u8, side: u8, theme: usize) -> Entry<()> {
        let candidate = Candidate {
            ply: 0,
            kind,
            within,
            side,
            themes: vec![format!("theme {theme}")],
            rating: 1000 + 100 * u32::from(band),
            deviation: 80,
        };
        let source = Source::Record {
            game: String::new(),
            start: origin.to_string(),
            moves: Vec::<String>::new().iter().collect(),
            ply: 0,
            played: None,
        };
        let board = vec![(origin % 251) as u8, (origin / 251) as u8, theme as u8];
        Entry { origin, candidate, position: (), source, players: None, band, views: vec![board] }
    }

    fn chosen(pool: &[Entry<()>], count: usize, seed: u64) -> Choice {
        choose(pool, count, quotas(count, ["red", "blue"], Least::USUAL), seed)
    }

    fn number(pool: &[Entry<()>], choice: &Choice, counted: Counted) -> usize {
        let counts = |&&entry: &&usize| counted.counts(&pool[entry].candidate, pool[entry].band);
        choice.chosen.iter().filter(counts).count()
    }

    #[test]
    fn a_pool_with_plenty_of_everything_meets_every_quota_of_65() {
        let pool = plenty(10);
        for seed in 0..3 {
            let choice = chosen(&pool, 65, seed);
            assert_eq!((choice.chosen.len(), choice.unmet), (65, vec![]));
        }
        let choice = chosen(&pool, 65, 1);
        let number = |counted| number(&pool, &choice, counted);
        assert!(number(Counted::Wins(1)) <= 10 && number(Counted::Wins(2)) >= 25);
        assert!(number(Counted::Wins(3)) >= 10 && number(Counted::Defences) >= 8);
        assert!((1..=5).all(|band| number(Counted::Band(band)) >= 8));
        assert!((30..=35).contains(&number(Counted::Side(0, "red"))));
        assert_ne!(choice.chosen, chosen(&pool, 65, 2).chosen);
        assert_eq!(choice.chosen, chosen(&pool, 65, 1).chosen);
    }

    #[test]
    fn a_scarce_kind_is_taken_wherever_it_is() {
        // All wins in 3 are of the fifth band and of Red, hidden in many others.
        let mut pool: Vec<_> = plenty(12).into_iter().filter(|entry| entry.candidate.within != 3).collect();
        for _ in 0..10 {
            let theme = pool.len() % 9;
            pool.push(entry(10_000 + pool.len(), Kind::MissedWin, 3, 5, 0, theme));
        }
        let choice = chosen(&pool, 65, 4);
        assert_eq!(number(&pool, &choice, Counted::Wins(3)), 10);
        assert_eq!(choice.unmet, []);
    }

    #[test]
    fn one_game_gives_one_problem_and_what_the_pool_lacks_is_named() {
        let mut pool = plenty(1);
        for (number, entry) in pool.iter_mut().enumerate() {
            entry.origin = number % 7;
            entry.candidate.ply = number;
        }
        let choice = chosen(&pool, 65, 1);
        assert_eq!(choice.chosen.len(), 7);
        let unmet = choice.unmet.iter().find(|unmet| unmet.quota.counted == Counted::Wins(2)).expect("unmet");
        assert!(unmet.found <= 7 && unmet.quota.least == 25);
    }

    #[test]
    fn one_pair_of_players_does_not_give_more_than_twice_its_share() {
        let mut pool = plenty(10);
        for (number, entry) in pool.iter_mut().enumerate() {
            // One pairing has two thirds of the pool, nine others the rest.
            let pairing = if number % 3 > 0 { 0 } else { 1 + number / 3 % 9 };
            entry.players = Some(["a".to_owned(), pairing.to_string()]);
        }
        let choice = chosen(&pool, 65, 1);
        let first = |&&entry: &&usize| pool[entry].players.as_ref().is_some_and(|players| players[1] == "0");
        assert_eq!(choice.chosen.len(), 65);
        assert!(choice.chosen.iter().filter(first).count() <= 2 * 7);
    }
}
