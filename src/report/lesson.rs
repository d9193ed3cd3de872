//! A training problem for a reader: its board and question, what pieces reach, hints, why a move is wrong, the whole
//! solution.
//!
//! Everything is worded from the certificate. Not for: sheets on paper ([`sheet`](super::sheet)), nor for the
//! dialogue with a learner (`cli`).

use super::wrap::prose;
use crate::drawing::{Drawing, Tone};
use crate::i18n::Wording;
use crate::message::Message;
use crate::msg;
use crate::problems::{Class, FirstMoves, Goal, Problem, Source};
use crate::training::lesson::{Ability, Lesson, Refuted, Results, Step, Tally, Told, question};
use crate::training::plain::theme_message;
use crate::untrusted::visible;

/// Where a problem stands in its set, and how hard it is.
pub fn heading(problem: &Problem, number: usize, of: usize, wording: &Wording) -> String {
    wording.say(&msg!("lesson-heading", number = number, of = of, band = problem.band))
}

/// The board, what the pieces may do and the question.
pub fn asked(problem: &Problem, lesson: &dyn Lesson, wording: &Wording, width: usize) -> Drawing {
    let mut drawing = lesson.board();
    drawing.line();
    drawing.append(abilities(&lesson.abilities(), wording, width));
    drawing.say(Tone::Strong, wording.say(&question(problem)));
    drawing
}

/// What each piece may do, a paragraph a piece.
pub fn abilities(abilities: &[Ability], wording: &Wording, width: usize) -> Drawing {
    let mut drawing = Drawing::new();
    for ability in abilities {
        let lists: Vec<String> = ability
            .lists
            .iter()
            .map(|(label, cells)| format!("{} {}", wording.say(label), cells.join(" ")))
            .collect();
        let text = format!("{} {}", wording.say(&ability.piece), lists.join(" · "));
        prose(&mut drawing, Tone::Plain, &text, 4, width);
    }
    if !abilities.is_empty() {
        drawing.line();
    }
    drawing
}

/// A theme by its name in the reader's language; a name that is no theme stands as it is.
pub fn theme(name: &str, wording: &Wording) -> String {
    theme_message(name).map_or_else(|| visible(name).into_owned(), |theme| wording.say(&theme))
}

/// Several themes.
pub fn themes(names: &[String], wording: &Wording) -> String {
    if names.is_empty() {
        return wording.say(&msg!("lesson-no-theme"));
    }
    names.iter().map(|name| theme(name, wording)).collect::<Vec<_>>().join(", ")
}

/// A move with what it does.
pub fn told(told: &Told, wording: &Wording) -> String {
    let mv = visible(&told.mv);
    match &told.words {
        Some(words) => wording.say(&msg!("lesson-move", mv = &*mv, words = words.clone())),
        None => mv.into_owned(),
    }
}

/// Why a move is wrong, with what follows it.
pub fn refuted(mv: &str, refuted: &Refuted, wording: &Wording) -> Drawing {
    let mut drawing = Drawing::new();
    let verdict = msg!("lesson-wrong", mv = mv, verdict = refuted.verdict.clone());
    drawing.say(Tone::Bad, wording.say(&verdict));
    for move_told in &refuted.line {
        drawing.say(Tone::Plain, format!("  {}", told(move_told, wording)));
    }
    if let Some(end) = &refuted.end {
        drawing.say(Tone::Plain, format!("  {}", wording.say(end)));
    }
    drawing
}

/// The whole solution: the main line in words, the answers to every defence, what every first move comes to, why
/// the wrong ones are wrong, the themes and the source.
pub fn solution(problem: &Problem, lesson: &dyn Lesson, wording: &Wording, width: usize) -> Drawing {
    let mut drawing = Drawing::new();
    let heading = |drawing: &mut Drawing, message: &Message| {
        drawing.line();
        drawing.say(Tone::Strong, wording.say(message));
    };
    heading(&mut drawing, &msg!("lesson-solution"));
    let (line, end) = lesson.main_line();
    for move_told in &line {
        drawing.say(Tone::Plain, format!("  {}", told(move_told, wording)));
    }
    if let Some(end) = &end {
        drawing.say(Tone::Plain, format!("  {}", wording.say(end)));
    }
    if problem.goal == Goal::Win {
        heading(&mut drawing, &msg!("lesson-tree"));
        for line in problem.tree.0.lines() {
            drawing.say(Tone::Plain, format!("  {}", visible(line)));
        }
    }
    heading(&mut drawing, &msg!("lesson-first-moves"));
    for group in &problem.first_moves {
        let head = wording.say(&class(group, lesson.opponent()));
        put_prose(&mut drawing, &format!("{head} {}", visible(&group.moves.to_string())), width);
    }
    heading(&mut drawing, &msg!("lesson-refutations"));
    for refutation in &problem.refutations {
        let against = wording.say(&msg!("lesson-against", moves = refutation.against.to_string()));
        put_prose(&mut drawing, &against, width);
        let example = refutation.against.0.first().and_then(|mv| lesson.first_move(mv));
        if let Some(Step::Wrong(why)) = example {
            let moves: Vec<String> = why.line.iter().map(|mv| told(mv, wording)).collect();
            let end = why.end.iter().map(|end| wording.say(end));
            for line in moves.into_iter().chain(end) {
                drawing.say(Tone::Plain, format!("    {line}"));
            }
        }
    }
    drawing.line();
    let names = themes(&problem.themes, wording);
    drawing.say(Tone::Faint, wording.say(&msg!("lesson-themes", themes = names)));
    drawing.say(Tone::Faint, wording.say(&source(problem)));
    drawing
}

/// Adds prose, moved in by two columns, later lines by four more.
fn put_prose(drawing: &mut Drawing, text: &str, width: usize) {
    let mut part = Drawing::new();
    prose(&mut part, Tone::Plain, text, 4, width.saturating_sub(2));
    drawing.append(part.indented(2));
}

/// What came of a session, by band and by theme.
pub fn results(results: &Results, wording: &Wording) -> Drawing {
    let mut drawing = Drawing::new();
    let Tally { attempts, clean, solved } = results.all;
    drawing.line();
    let head = msg!("lesson-results", attempts = attempts, clean = clean, solved = solved);
    drawing.say(Tone::Strong, wording.say(&head));
    for (band, tally) in &results.bands {
        let row = msg!("lesson-result-band", band = *band, clean = tally.clean, attempts = tally.attempts);
        drawing.say(Tone::Plain, wording.say(&row));
    }
    for (name, tally) in &results.themes {
        let theme = theme(name, wording);
        let row = msg!("lesson-result-theme", theme = theme, clean = tally.clean, attempts = tally.attempts);
        drawing.say(Tone::Plain, wording.say(&row));
    }
    drawing
}

/// What a group of first moves comes to.
fn class(group: &FirstMoves, opponent: Message) -> Message {
    let (within, count) = (group.within, group.count);
    match group.class {
        Class::Win => msg!("lesson-class-win", within = within, count = count),
        Class::Hold => msg!("lesson-class-hold", within = within, count = count),
        Class::NoWin => msg!("lesson-class-no-win", within = within, count = count),
        Class::Loss => msg!("lesson-class-loss", side = opponent, within = within, count = count),
    }
}

/// Where a problem comes from.
fn source(problem: &Problem) -> Message {
    match &problem.source {
        Source::Position => msg!("lesson-source-position"),
        Source::Record { game, ply, played, .. } => {
            let game = if game.is_empty() { msg!("lesson-a-game") } else { msg!("lesson-game", game = game) };
            match played {
                Some(played) => msg!("lesson-source-played", game = game, ply = *ply, played = played),
                None => msg!("lesson-source", game = game, ply = *ply),
            }
        }
    }
}
