//! The contract every `Game` keeps, checked on positions met in random play. Generic over the game; that each
//! law can fail is shown in `contract_toy`.

use jugeote::games::{Dice, Game, History, Line, Verdict};
use std::collections::{BTreeMap, BTreeSet};

/// How much is looked at.
#[derive(Clone, Copy)]
pub(super) struct Effort {
    /// Random games begun from each start.
    pub(super) games: u64,
    /// Plies after which a game that has not ended is left.
    pub(super) plies: usize,
    /// Every how many plies the whole move space is tried.
    pub(super) every: usize,
}

/// Checks every law on the starts and on positions reached from them by random play. The first breach comes
/// back as `law: what was seen`. `space` holds a text of every move of the game, legal or not.
pub(super) fn check<G: Game>(starts: &[G], space: &[String], effort: Effort) -> Result<(), String> {
    assert!(!starts.is_empty() && !space.is_empty(), "nothing to check");
    let mut hashes = BTreeMap::new();
    for (start, index) in starts.iter().zip(0..) {
        for game in 0..effort.games {
            let mut dice = Dice::new(index * 1_000 + game);
            let mut line = Line::new(start.clone());
            for ply in 0..=effort.plies {
                let position = line.position().clone();
                laws_of_a_position(&position)?;
                laws_of_the_hash(&position, &mut hashes)?;
                laws_of_symmetry(&position, &mut dice)?;
                if ply % effort.every == 0 {
                    laws_of_the_move_space(&line, space)?;
                }
                let mut moves = Vec::new();
                line.legal_moves(&mut moves);
                let Some(&mv) = dice.pick(&moves) else {
                    laws_of_the_move_space(&line, space)?;
                    law("a game goes on until it has an outcome", line.outcome().is_some(), || {
                        position.to_string()
                    })?;
                    break;
                };
                law("a listed move is played", line.play(mv).is_ok(), || format!("{position} {mv}"))?;
                let recurs =
                    || line.positions()[..line.moves().len()].iter().any(|it| line.position().recurs(it));
                let keeps = !matches!(G::HISTORY, History::ThirdOccurrence { .. });
                law(
                    "after an irreversible move nothing comes back",
                    keeps || !G::is_irreversible(mv) || !recurs(),
                    || format!("{position} {mv}"),
                )?;
            }
        }
    }
    Ok(())
}

fn law(name: &str, holds: bool, seen: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(format!("{name}: {}", seen())) }
}

fn texts<G: Game>(moves: &[G::Move]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

fn laws_of_a_position<G: Game>(position: &G) -> Result<(), String> {
    let text = position.to_string();
    let here = || text.clone();
    let line_of_ascii = text.bytes().all(|b| (b' '..=b'~').contains(&b)) && text.trim() == text;
    law("a position is one line of ASCII", line_of_ascii, here)?;
    law("a position reads back", G::parse(&text).as_ref() == Ok(position), here)?;
    law("a position recurs in itself", position.recurs(position), here)?;
    let listed = position.listed_moves();
    let listed_texts = texts::<G>(&listed);
    law(
        "moves are listed in the order of their texts, each once",
        listed_texts.is_sorted_by(|a, b| a < b),
        || format!("{text}: {listed_texts:?}"),
    )?;
    let ended = position.outcome().is_some();
    law("a finished position has no moves, an unfinished one has some", ended == listed.is_empty(), here)?;
    law("moves are counted as they are listed", position.count_moves() == listed.len() as u64, || {
        format!("{text}: {} counted, {} listed", position.count_moves(), listed.len())
    })?;
    for (mv, written) in listed.iter().zip(&listed_texts) {
        let one_token = !written.is_empty() && written.bytes().all(|b| b.is_ascii_graphic());
        law("a move is one token of ASCII", one_token, || format!("{text}: {written:?}"))?;
        let mut played = position.clone();
        played.play(*mv);
        law("replies are counted as moves are", position.count_replies(*mv) == played.count_moves(), || {
            format!("{text} {written}")
        })?;
        let mut judged = position.clone();
        position.play_to_judge(*mv, &mut judged);
        let alike = judged == played
            && (judged.hash(), judged.outcome()) == (played.hash(), played.outcome())
            && judged.to_string() == played.to_string();
        law("a position made to be judged is the one played to", alike, || format!("{text} {written}"))?;
        let read = position.parse_move(written);
        law("a move reads back", read.as_ref() == Ok(mv), || {
            format!("{text}: {written} is read as {read:?}")
        })?;
    }
    Ok(())
}

fn laws_of_the_hash<G: Game>(position: &G, hashes: &mut BTreeMap<u64, String>) -> Result<(), String> {
    let text = position.to_string();
    law("the hash is kept up to date", position.hash() == position.recomputed_hash(), || text.clone())?;
    let other = hashes.entry(position.hash()).or_insert_with(|| text.clone());
    law("different positions have different hashes", *other == text, || format!("{other} and {text}"))
}

fn laws_of_symmetry<G: Game>(position: &G, dice: &mut Dice) -> Result<(), String> {
    let listed = position.listed_moves();
    law("the first symmetry changes nothing", position.transformed(0) == *position, || position.to_string())?;
    for number in 0..G::SYMMETRIES {
        let image = position.transformed(number);
        let seen = || format!("symmetry {number}: {position} becomes {image}");
        law("the image of a position is one", G::parse(&image.to_string()).as_ref() == Ok(&image), seen)?;
        law("the image has its own hash", image.hash() == image.recomputed_hash(), seen)?;
        let back = (0..G::SYMMETRIES).any(|back| image.transformed(back) == *position);
        law("every symmetry leads back by another", back, seen)?;
        let kind = |game: &G| {
            game.outcome().map(|end| {
                let verdict = match end.verdict {
                    Verdict::Win(_) => "win",
                    Verdict::Draw => "draw",
                    Verdict::Loss => "loss",
                };
                (verdict, end.reason)
            })
        };
        law("the image has the same outcome", kind(position) == kind(&image), seen)?;
        let mapped: BTreeSet<String> =
            listed.iter().map(|&mv| position.transformed_move(mv, number).to_string()).collect();
        let of_image: BTreeSet<String> = texts::<G>(&image.listed_moves()).into_iter().collect();
        law("the moves of the image are the images of the moves", mapped == of_image, || {
            format!("{}: {mapped:?} but {of_image:?}", seen())
        })?;
        if let Some(&mv) = dice.pick(&listed) {
            let (mut played, mut played_image) = (position.clone(), image.clone());
            played.play(mv);
            played_image.play(position.transformed_move(mv, number));
            law("playing commutes with symmetry", played.transformed(number) == played_image, || {
                format!("{}: {mv} leads to {played} and {played_image}", seen())
            })?;
        }
    }
    Ok(())
}

fn laws_of_the_move_space<G: Game>(line: &Line<G>, space: &[String]) -> Result<(), String> {
    let position = line.position();
    let listed: BTreeSet<String> = texts::<G>(&position.listed_moves()).into_iter().collect();
    let mut allowed = BTreeSet::new();
    let over = line.outcome().is_some();
    for text in space {
        let Ok(mv) = position.parse_move(text) else { continue };
        let legal = position.check(mv).is_ok();
        let written = mv.to_string();
        law("a move is allowed exactly when it is listed", legal == listed.contains(&written), || {
            format!("{position}: {written} {}", if legal { "is allowed" } else { "is refused" })
        })?;
        if legal {
            allowed.insert(written);
        }
        let mut played = line.clone();
        let accepted = played.play(mv).is_ok();
        law(
            "exactly the legal moves of a game that is not over are played",
            accepted == (legal && !over),
            || format!("{position} {mv}"),
        )?;
        if accepted {
            let mut expected = position.clone();
            expected.play(mv);
            law("a played move leads where it leads", *played.position() == expected, || {
                format!("{position} {mv}")
            })?;
        } else {
            let unchanged = played.position() == position && played.moves().len() == line.moves().len();
            law("a refused move changes nothing", unchanged, || format!("{position} {mv}"))?;
        }
    }
    law("every listed move is met in the move space", allowed == listed, || {
        format!("{position}: {:?} are not", listed.difference(&allowed).collect::<Vec<_>>())
    })
}
