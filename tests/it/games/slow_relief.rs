//! The relief game a second time, slowly: paths enumerated step by step, the board scanned cell by cell, the
//! position's text taken apart here. Written from the rules alone and sharing nothing with the engine.

use std::collections::BTreeMap;

/// Column and row, both from 1; `(1, 1)` is a1.
pub(super) type Spot = (i32, i32);

/// A position as plain maps.
#[derive(Clone)]
pub(super) struct Slow {
    pub(super) heights: BTreeMap<Spot, i32>,
    pub(super) men: BTreeMap<Spot, char>,
    pub(super) turn: char,
    pub(super) gone: String,
    pub(super) plies: u32,
}

fn on_board((column, row): Spot) -> bool {
    (1..=10).contains(&column) && (1..=10).contains(&row)
}

fn beside((column, row): Spot) -> Vec<Spot> {
    let mut near = vec![(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)];
    near.retain(|&spot| on_board(spot));
    near
}

pub(super) fn name((column, row): Spot) -> String {
    format!("{}{row}", char::from(b'`' + u8::try_from(column).expect("a column")))
}

fn spot(name: &str) -> Spot {
    let column = i32::from(name.as_bytes()[0]) - i32::from(b'`');
    (column, name[1..].parse().expect("a row"))
}

fn number(index: usize) -> i32 {
    i32::try_from(index).expect("on the board")
}

fn strength(man: char) -> i32 {
    match man.to_ascii_lowercase() {
        's' => 3,
        'a' => 2,
        _ => 1,
    }
}

fn movement(man: char) -> i32 {
    6 - strength(man)
}

fn side_of(man: char) -> char {
    if man.is_ascii_uppercase() { 'r' } else { 'b' }
}

impl Slow {
    pub(super) fn read(text: &str) -> Self {
        let fields: Vec<&str> = text.split(' ').collect();
        let board = |field: &str| -> BTreeMap<Spot, char> {
            let mut map = BTreeMap::new();
            for (down, line) in field.split('/').enumerate() {
                for (across, letter) in line.chars().enumerate() {
                    let spot = (1 + number(across), 10 - number(down));
                    map.insert(spot, letter);
                }
            }
            map
        };
        Self {
            heights: board(fields[0])
                .into_iter()
                .map(|(spot, digit)| (spot, digit as i32 - '0' as i32))
                .collect(),
            men: board(fields[1]).into_iter().filter(|&(_, man)| man != '.').collect(),
            turn: fields[2].chars().next().expect("a turn"),
            gone: fields[3].replace('-', ""),
            plies: fields[4].parse().expect("a number"),
        }
    }

    pub(super) fn write(&self) -> String {
        let board = |letter: &dyn Fn(Spot) -> char| -> String {
            let line = |row| (1..=10).map(|column| letter((column, row))).collect::<String>();
            (1..=10).rev().map(line).collect::<Vec<_>>().join("/")
        };
        let heights =
            board(&|spot| char::from_digit(self.heights[&spot].unsigned_abs(), 10).expect("a digit"));
        let men = board(&|spot| self.men.get(&spot).copied().unwrap_or('.'));
        let gone = if self.gone.is_empty() { "-" } else { &self.gone };
        format!("{heights} {men} {} {gone} {}", self.turn, self.plies)
    }

    fn price(&self, from: Spot, to: Spot) -> i32 {
        (self.heights[&from] - self.heights[&to]).abs() + 1
    }

    /// Walks every path from `here` that costs at most `left` more, and notes the cheapest cost of each spot it
    /// steps on; it goes on from free spots only.
    fn wander(&self, path: &mut Vec<Spot>, spent: i32, most: i32, cost: &mut BTreeMap<Spot, i32>) {
        let here = path[path.len() - 1];
        for next in beside(here) {
            let total = spent + self.price(here, next);
            if total > most || path.contains(&next) {
                continue;
            }
            let known = cost.entry(next).or_insert(total);
            *known = total.min(*known);
            if !self.men.contains_key(&next) {
                path.push(next);
                self.wander(path, total, most, cost);
                path.pop();
            }
        }
    }

    /// The cheapest cost of every spot a piece can step on with its movement.
    pub(super) fn costs(&self, from: Spot, most: i32) -> BTreeMap<Spot, i32> {
        let mut cost = BTreeMap::new();
        self.wander(&mut vec![from], 0, most, &mut cost);
        cost
    }

    /// Where an Éclaireur's special moves lead.
    fn specials(&self, (column, row): Spot) -> Vec<Spot> {
        let mut found = Vec::new();
        for (right, up) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
            found.push((column + right, row + up));
        }
        for (right, up) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            if !self.men.contains_key(&(column + right, row + up)) {
                found.push((column + 2 * right, row + 2 * up));
            }
        }
        found.retain(|&spot| on_board(spot));
        found
    }

    fn attack_holds(&self, from: Spot, target: Spot, cost: Option<i32>) -> bool {
        let (attacker, defender) = (self.men[&from], self.men[&target]);
        let mut attack = strength(attacker);
        if self.heights[&from] > self.heights[&target] {
            attack += 1;
        }
        if self.heights[&from] < self.heights[&target] {
            attack -= 1;
        }
        if attacker.eq_ignore_ascii_case(&'a') && cost == Some(4) {
            attack += 1;
        }
        let mut defence = strength(defender);
        for near in beside(target) {
            if let Some(&man) = self.men.get(&near) {
                if side_of(man) == side_of(defender) {
                    defence += 1;
                } else if near != from {
                    attack += strength(man);
                }
            }
        }
        attack >= defence
    }

    /// The texts of the legal moves in byte order.
    pub(super) fn moves(&self) -> Vec<String> {
        if self.ending().is_some() {
            return Vec::new();
        }
        let far = if self.turn == 'r' { 10 } else { 1 };
        let mut texts = Vec::new();
        for (&from, &man) in self.men.iter().filter(|&(_, &man)| side_of(man) == self.turn) {
            let costs = self.costs(from, movement(man));
            let mut reached: Vec<Spot> = costs.keys().copied().collect();
            if man.eq_ignore_ascii_case(&'e') {
                reached.extend(self.specials(from));
            }
            reached.sort_unstable();
            reached.dedup();
            for to in reached {
                match self.men.get(&to) {
                    None => texts.push(format!("{}-{}", name(from), name(to))),
                    Some(&other) if side_of(other) != self.turn => {
                        if self.attack_holds(from, to, costs.get(&to).copied()) {
                            texts.push(format!("{}x{}", name(from), name(to)));
                        }
                    }
                    Some(_) => {}
                }
            }
            let by_the_edge = costs
                .iter()
                .any(|(spot, &cost)| spot.1 == far && cost < movement(man) && !self.men.contains_key(spot));
            if from.1 == far || by_the_edge {
                texts.push(format!("{}-out", name(from)));
            }
        }
        if texts.is_empty() {
            texts.push("pass".to_owned());
        }
        texts.sort();
        texts
    }

    pub(super) fn after(&self, text: &str) -> Self {
        let mut next = self.clone();
        next.turn = if self.turn == 'r' { 'b' } else { 'r' };
        next.plies += 1;
        if text == "pass" {
            return next;
        }
        let (from, to) = text.split_once(['-', 'x']).expect("a move");
        let man = next.men.remove(&spot(from)).expect("a piece that moves");
        if to == "out" {
            next.gone.push(man);
        } else {
            next.men.insert(spot(to), man);
        }
        next
    }

    fn score(&self, side: char) -> i32 {
        self.gone.chars().filter(|&man| side_of(man) == side).map(strength).sum()
    }

    fn men_of(&self, side: char) -> Vec<(Spot, char)> {
        self.men.iter().map(|(&spot, &man)| (spot, man)).filter(|&(_, man)| side_of(man) == side).collect()
    }

    /// The `status:` words of the end, as far as this position shows it.
    pub(super) fn ending(&self) -> Option<String> {
        let word = |red: i32, blue: i32, reason: &str| {
            let who = match red - blue {
                0 => "draw",
                more if more > 0 => "red",
                _ => "blue",
            };
            Some(format!("{who} {reason}"))
        };
        let first = self.gone.chars().next();
        if first == Some('S') {
            return Some("red sentinelle".to_owned());
        }
        if first == Some('s') {
            return Some("blue sentinelle".to_owned());
        }
        let (mut red, mut blue) = (self.score('r'), self.score('b'));
        if self.gone.len() == 2 {
            return word(red, blue, "second-exit");
        }
        let strongest = |side| self.men_of(side).iter().map(|&(_, man)| strength(man)).max();
        if strongest('r').is_none() || strongest('b').is_none() {
            red += strongest('r').unwrap_or(0);
            blue += strongest('b').unwrap_or(0);
            return word(red, blue, "elimination");
        }
        if self.plies < 200 {
            return None;
        }
        if red != blue {
            return word(red, blue, "limit");
        }
        let to_go = |side, (_, row): Spot| if side == 'r' { 10 - row } else { row - 1 };
        let nearest =
            |side| self.men_of(side).iter().map(|&(spot, _)| to_go(side, spot)).min().expect("a piece");
        if nearest('r') != nearest('b') {
            return word(nearest('b'), nearest('r'), "limit");
        }
        let best = |side| {
            let men = self.men_of(side);
            let foremost = men.iter().filter(|&&(spot, _)| to_go(side, spot) == nearest(side));
            foremost.map(|&(_, man)| strength(man)).max().expect("a piece")
        };
        word(best('r'), best('b'), "limit")
    }

    /// Everything the repetition rule compares.
    pub(super) fn state(&self) -> String {
        let text = self.write();
        text.rsplit_once(' ').expect("the turns played").0.to_owned()
    }
}

/// Sequences of exactly `depth` moves, without history.
pub(super) fn perft(position: &Slow, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if depth == 1 {
        return position.moves().len() as u64;
    }
    position.moves().iter().map(|text| perft(&position.after(text), depth - 1)).sum()
}
