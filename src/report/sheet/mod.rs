//! Problems on paper: one HTML file with a board, a question and a line to write on for each, the solutions on pages
//! of their own.
//!
//! The file is well-formed XML too, draws its boards in itself and names nothing outside. It is read in grey: see
//! the file of each game. Not for: choosing the problems, nor for the terminal ([`lesson`](super::lesson)).

mod moulin;
mod page;
mod relief;
mod svg;
mod walle;

use super::lesson::{themes, told};
use crate::games::Game;
use crate::i18n::Wording;
use crate::message::Message;
use crate::msg;
use crate::problems::Problem;
use crate::training::TrainedGame;
use crate::training::lesson::{Lesson, begin, question};
use page::{PER_PAGE, STYLE, escaped};

/// What a sheet shows beside boards and questions.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Layout {
    /// What stands at the top; the game's name where there is nothing.
    pub title: Option<String>,
    /// Whether bands are shown.
    pub bands: bool,
    /// Whether themes are shown: they are half a hint.
    pub themes: bool,
}

/// A sheet of these problems of a game, each with its number in its set; the message says why one cannot be shown.
pub fn sheet(
    game: TrainedGame,
    problems: &[(usize, &Problem)],
    layout: &Layout,
    wording: &Wording,
) -> Result<String, Message> {
    let begun = problems.iter().map(|(_, problem)| begin(game, problem));
    let lessons = begun.collect::<Result<Vec<_>, _>>()?;
    let say = |message: &Message| escaped(&wording.say(message));
    let title = match &layout.title {
        Some(title) => escaped(title),
        None => say(&msg!("sheet-title", game = game.word())),
    };
    let mut html = vec![format!(
        "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"{0}\" xml:lang=\"{0}\">\n\
         <head>\n<meta charset=\"utf-8\"/>\n<title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n",
        wording.lang().code()
    )];
    for (index, page) in problems.chunks(PER_PAGE).enumerate() {
        html.push("<section class=\"page\">\n".to_owned());
        if index == 0 {
            let (name, date) = (say(&msg!("sheet-name")), say(&msg!("sheet-date")));
            html.push(format!(
                "<header><h1>{title}</h1><p class=\"who\"><span>{name}</span><span>{date}</span></p></header>\n"
            ));
            html.push(format!("<p class=\"legend\">{}</p>\n", say(&legend(game))));
        }
        html.push("<div class=\"problems\">\n".to_owned());
        for (number, problem) in page {
            html.push(asked(game, *number, problem, layout, wording));
        }
        html.push("</div>\n</section>\n".to_owned());
    }
    html.push(format!("<section class=\"solutions\">\n<h2>{}</h2>\n", say(&msg!("sheet-solutions"))));
    for ((number, problem), lesson) in problems.iter().zip(&lessons) {
        html.push(solved(*number, problem, &**lesson, wording));
    }
    html.push("</section>\n</body>\n</html>\n".to_owned());
    Ok(html.concat())
}

/// One problem: number, board, question, and a line to write on.
fn asked(game: TrainedGame, number: usize, problem: &Problem, layout: &Layout, wording: &Wording) -> String {
    let board = match game {
        TrainedGame::Relief => drawn(problem, relief::board),
        TrainedGame::Walle => drawn(problem, walle::board),
        TrainedGame::Moulin => drawn(problem, moulin::board),
    };
    let mut notes = Vec::new();
    if layout.bands {
        notes.push(wording.say(&msg!("sheet-band", band = problem.band)));
    }
    if layout.themes && !problem.themes.is_empty() {
        notes.push(themes(&problem.themes, wording));
    }
    let notes = match notes.join(" · ") {
        notes if notes.is_empty() => String::new(),
        notes => format!("<p class=\"notes\">{}</p>\n", escaped(&notes)),
    };
    let question = escaped(&wording.say(&question(problem)));
    let answer = escaped(&wording.say(&msg!("sheet-answer")));
    format!(
        "<article>\n<h3><b>{number}.</b> {question}</h3>\n{board}{notes}<p class=\"answer\">{answer}</p>\n</article>\n"
    )
}

/// The solution of one problem: its main line in words.
fn solved(number: usize, problem: &Problem, lesson: &dyn Lesson, wording: &Wording) -> String {
    let (line, end) = lesson.main_line();
    let moves = line.iter().map(|mv| told(mv, wording)).chain(end.iter().map(|end| wording.say(end)));
    let moves: Vec<String> = moves.map(|line| format!("<li>{}</li>", escaped(&line))).collect();
    let moves = moves.concat();
    let themes = match &problem.themes[..] {
        [] => String::new(),
        names => format!(" — {}", themes(names, wording)),
    };
    let head = escaped(&format!("{}{themes}", wording.say(&msg!("sheet-band", band = problem.band))));
    format!("<article><p><b>{number}.</b> <span>{head}</span></p><ul>{moves}</ul></article>\n")
}

/// The board of a problem that can be asked.
fn drawn<G: Game>(problem: &Problem, board: fn(&G) -> String) -> String {
    G::parse(&problem.position).map_or_else(|_| String::new(), |position| board(&position))
}

/// How boards of a game are read.
fn legend(game: TrainedGame) -> Message {
    match game {
        TrainedGame::Relief => msg!("sheet-relief-legend"),
        TrainedGame::Walle => msg!("sheet-walle-legend"),
        TrainedGame::Moulin => msg!("sheet-moulin-legend"),
    }
}
