//! `jugeote train play`: problems asked one after the other, moves read line by line from stdin.
//!
//! Not for: judging moves (`training::lesson`), nor for laying boards out (`report::lesson`).

use super::diary::Diary;
use super::failed;
use super::selection::Selection;
use crate::app::train::{Opened, lessons};
use crate::cli::game::lines::{LONGEST_LINE, Line, next_line};
use crate::cli::place::Place;
use crate::cli::system;
use crate::cli::ui::Ui;
use crate::drawing::{Drawing, Tone};
use crate::exit::Exit;
use crate::msg;
use crate::problems::Problem;
use crate::report::lesson::results as drawn_results;
use crate::report::lesson::{abilities, asked, heading, refuted, themes, told};
use crate::training::lesson::{Hint, Lesson, Mark, Results, Step, begin};
use std::io::{self, BufRead};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

/// Arguments of `play`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "SET")]
    set: Option<PathBuf>,
    #[command(flatten)]
    selection: Selection,
    #[arg(long, conflicts_with = "no_progress")]
    spaced: bool,
    #[arg(long)]
    no_progress: bool,
}

/// What a learner typed.
enum Typed {
    Move(String),
    Hint,
    Skip,
    Quit,
}

/// How a problem was left.
enum Left {
    /// For the next one.
    Next(Mark),
    /// For good.
    Quit(Mark),
}

/// Runs the command.
pub(super) fn run(args: &Args, place: &Place, ui: &Ui) -> Exit {
    let Opened { game, set } = match lessons::open(args.set.as_deref()) {
        Ok(opened) => opened,
        Err(fault) => return failed(&fault, ui),
    };
    let chosen = match args.selection.all(&set, ui) {
        Ok(chosen) => chosen,
        Err(exit) => return exit,
    };
    let mut diary = if args.no_progress { Diary::none() } else { Diary::open(place, ui) };
    let chosen = if args.spaced { diary.spaced(&set.game, chosen) } else { chosen };
    let chosen = args.selection.first(chosen);
    if chosen.is_empty() {
        ui.say(&msg!("progress-nothing-due"));
        return Exit::Success;
    }
    let mut input = io::stdin().lock();
    let mut results = Results::default();
    let mut exit = Exit::Success;
    ui.say(&msg!("play-commands"));
    for (number, problem) in &chosen {
        let lesson = match begin(game, problem) {
            Ok(lesson) => lesson,
            Err(message) => {
                ui.fail(&message, &[msg!("lesson-hint-verify")]);
                exit = exit.and(Exit::FaultyFile);
                continue;
            }
        };
        ui.data(&format!("\n{}\n", heading(problem, *number, set.problems.len(), ui.wording())));
        let left = match ask(problem, lesson, &mut input, ui) {
            Ok(left) => left,
            Err(error) => {
                ui.fail(&msg!("game-stdin", reason = system::reason(&error)), &[]);
                return Exit::Usage;
            }
        };
        let (Left::Next(mark) | Left::Quit(mark)) = left;
        results.note(problem, mark);
        diary.note(&set.game, problem, mark, ui);
        if matches!(left, Left::Quit(_)) || !ui.takes_data() {
            break;
        }
    }
    ui.draw(&drawn_results(&results, ui.wording()));
    diary.close(&set.game, ui);
    exit
}

/// Asks one problem until it is solved or left.
fn ask(
    problem: &Problem,
    mut lesson: Box<dyn Lesson + '_>,
    input: &mut impl BufRead,
    ui: &Ui,
) -> io::Result<Left> {
    let wording = ui.wording();
    let mut mark = Mark::default();
    ui.draw(&asked(problem, &*lesson, wording, ui.width()));
    loop {
        ui.data("> ");
        let text = match read(input, ui)? {
            None | Some(Typed::Quit) => {
                ui.data("\n");
                return Ok(Left::Quit(mark));
            }
            Some(Typed::Skip) => {
                let moves = problem.solutions.to_string();
                ui.say(&msg!("play-skipped", moves = moves));
                return Ok(Left::Next(mark));
            }
            Some(Typed::Hint) => {
                hint(lesson.hint(), &mut mark, ui);
                continue;
            }
            Some(Typed::Move(text)) if text.is_empty() => continue,
            Some(Typed::Move(text)) => text,
        };
        // Ctrl-C ends the program at once, as it does while a move is waited for.
        let step = match lesson.answer(&text, &AtomicBool::new(false)) {
            Ok(Ok(step)) => step,
            Ok(Err(reason)) => {
                ui.say(&msg!("play-illegal", reason = reason));
                continue;
            }
            Err(_) => return Ok(Left::Quit(mark)),
        };
        match step {
            Step::GoesOn { reply, left } => {
                ui.draw(&line(Tone::Good, &wording.say(&msg!("play-right"))));
                let reply = told(&reply, wording);
                ui.say(&msg!("play-reply", reply = reply));
                ui.draw(&lesson.board());
                ui.draw(&abilities(&lesson.abilities(), wording, ui.width()));
                ui.say(&msg!("play-goes-on", left = left));
            }
            Step::Solved { reply, end } => {
                mark.solved = true;
                ui.draw(&line(Tone::Good, &wording.say(&msg!("play-solved"))));
                if let Some(reply) = reply {
                    ui.say(&msg!("play-reply", reply = told(&reply, wording)));
                }
                if let Some(end) = end {
                    ui.say(&end);
                }
                return Ok(Left::Next(mark));
            }
            Step::Slower { within } => ui.say(&msg!("play-slower", within = within)),
            Step::Wrong(why) => {
                mark.wrong += 1;
                ui.draw(&refuted(&text, &why, wording));
                ui.say(&msg!("play-again"));
            }
        }
    }
}

/// Shows a hint and notes that it was asked for.
fn hint(hint: Hint, mark: &mut Mark, ui: &Ui) {
    mark.hints += 1;
    mark.theme_shown |= mark.wrong == 0 && matches!(hint, Hint::Themes(_));
    let message = match hint {
        Hint::Themes(names) => msg!("play-hint-theme", themes = themes(&names, ui.wording())),
        Hint::Piece(Some(piece)) => msg!("play-hint-piece", piece = piece),
        Hint::Piece(None) => msg!("play-hint-no-piece"),
        Hint::Move(mv) => msg!("play-hint-move", mv = mv),
    };
    ui.say(&message);
}

/// The next line as a learner means it; none at the end of the input.
fn read(input: &mut impl BufRead, ui: &Ui) -> io::Result<Option<Typed>> {
    Ok(match next_line(input)? {
        None => None,
        Some(Line::TooLong) => {
            ui.say(&msg!("game-line-too-long", most = LONGEST_LINE));
            Some(Typed::Move(String::new()))
        }
        Some(Line::Read(text)) => Some(match text.trim() {
            "?" | "indice" | "hint" => Typed::Hint,
            "p" | "passer" | "s" | "skip" => Typed::Skip,
            "q" | "quitter" | "quit" => Typed::Quit,
            mv => Typed::Move(mv.to_owned()),
        }),
    })
}

fn line(tone: Tone, text: &str) -> Drawing {
    let mut drawing = Drawing::new();
    drawing.say(tone, text);
    drawing
}
