//! `jugeote hint ID`: one hint, the gentlest unless another is asked for.
//!
//! Not for: choosing hints by what a student got wrong.

use super::catalogue::Source;
use super::ui::Ui;
use crate::app::hint;
use crate::drawing::{Drawing, Tone};
use crate::exit::Exit;
use crate::msg;
use crate::report::statement;

/// Arguments of `hint`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "EXERCISE")]
    exercise: String,
    #[arg(short, long, value_name = "NUMBER", default_value_t = 1)]
    number: usize,
    #[command(flatten)]
    source: Source,
}

/// Runs the command.
pub(super) fn run(args: &Args, ui: &Ui) -> Exit {
    let exercise = match args.source.get(&args.exercise, ui) {
        Ok(exercise) => exercise,
        Err(exit) => return exit,
    };
    match hint(&exercise, args.number) {
        Ok(hint) => {
            let wording = ui.wording();
            let mut drawing = Drawing::new();
            let head = msg!("browse-hint-of", number = hint.number, of = hint.of);
            drawing.say(Tone::Faint, wording.say(&head));
            drawing.append(statement(hint.text.in_language(wording.lang().code()), ui.width()));
            ui.draw(&drawing);
            if hint.number < hint.of {
                let next = hint.number + 1;
                let (id, options) = (exercise.id.as_str(), args.source.options());
                ui.hint(&msg!("browse-next-hint", id = id, number = next, options = options));
            }
            Exit::Success
        }
        Err(message) => {
            ui.fail(&message, &[]);
            Exit::Usage
        }
    }
}
