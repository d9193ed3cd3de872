//! `jugeote train generate`: problems from games and positions.
//!
//! The set goes to stdout or a file; what was left out, how many candidates each gate turned away and which quotas are
//! missed are remarks. Not for: finding or proving problems (`training`).

use super::{MOST_TOLD, failed, output, reasons, shown};
use crate::app::train::{self, Generated, Generation, MOST_PROBLEMS, TrainFault};
use crate::cli::interruption::interruption;
use crate::cli::progress::Bar;
use crate::cli::ui::Ui;
use crate::cli::within::within;
use crate::exit::Exit;
use crate::message::Message;
use crate::msg;
use crate::training::{Gate, Mined, TrainedGame};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "GAME", value_parser = trained_game())]
    game: TrainedGame,
    #[arg(long, value_name = "FILE", required = true, num_args = 1..)]
    from: Vec<PathBuf>,
    #[arg(long, value_name = "COUNT", value_parser = within(1..=MOST_PROBLEMS))]
    count: usize,
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[arg(long, requires = "output")]
    resume: bool,
}

/// Reads the name of a game that problems are made of.
fn trained_game() -> impl TypedValueParser<Value = TrainedGame> {
    let names = PossibleValuesParser::new(TrainedGame::ALL.map(TrainedGame::word));
    names.try_map(|name| TrainedGame::named(&name).ok_or("no such game"))
}

/// Runs the command.
pub(super) fn run(args: &Args, ui: &Ui) -> Exit {
    let file = args.output.as_deref();
    let unfinished = || if args.resume { Ok(()) } else { output::check_unfinished(file, ui) };
    if let Err(exit) = output::check(file, &args.from, ui).and_then(|()| unfinished()) {
        return exit;
    }
    let Generated { mined, skipped, kept } = match generate(args, ui) {
        Ok(generated) => generated,
        Err(fault) => {
            if let (TrainFault::Interrupted, Some(file)) = (&fault, &args.output) {
                ui.hint(&msg!("train-interrupted", file = shown(&train::partial(file))));
            }
            return failed(&fault, ui);
        }
    };
    tell_skipped(&skipped, ui);
    report(&mined, ui);
    let found = mined.set.problems.len();
    if found > 0
        && let Err(exit) = output::put_set(&mined.set, args.output.as_deref(), ui)
    {
        return exit;
    }
    for message in kept.close().iter().flat_map(|cause| reasons(cause).0) {
        ui.warn(&message);
    }
    if found < args.count {
        ui.warn(&msg!("train-too-few", found = found, count = args.count));
        return Exit::NotPassed;
    }
    if mined.unmet.is_empty() { Exit::Success } else { Exit::NotPassed }
}

fn generate(args: &Args, ui: &Ui) -> Result<Generated, TrainFault> {
    let generation = Generation {
        files: &args.from,
        count: args.count,
        seed: args.seed,
        output: args.output.as_deref(),
        resume: args.resume,
    };
    let bar = Bar::new();
    // Words come from one thread; cores report numbers.
    let [games, candidates, accepted] =
        [msg!("train-bar-games"), msg!("train-bar-candidates"), msg!("train-bar-accepted")]
            .map(|message| ui.wording().say(&message));
    train::generate(args.game, generation, &interruption(), &|progress| {
        let words =
            format!("{games}  {candidates} {}  {accepted} {}", progress.candidates, progress.accepted);
        bar.at(progress.games, progress.of, words);
    })
}

/// What was left out of the files.
fn tell_skipped(skipped: &[TrainFault], ui: &Ui) {
    let messages: Vec<Message> = skipped.iter().flat_map(|cause| reasons(cause).0).collect();
    for message in messages.iter().take(MOST_TOLD) {
        ui.warn(message);
    }
    if !skipped.is_empty() {
        ui.warn(&msg!("train-skipped", count = skipped.len()));
    }
}

/// How many candidates there were, what became of them, and which quotas are missed.
fn report(mined: &Mined, ui: &Ui) {
    let say = |message: &Message| ui.remark(&ui.wording().say(message));
    say(&msg!(
        "train-looked-at",
        positions = mined.positions,
        candidates = mined.candidates,
        pool = mined.pool,
        found = mined.set.problems.len()
    ));
    for gate in Gate::ALL {
        let count = mined.rejected.by(gate);
        if count > 0 {
            say(&msg!("train-rejected", count = count, gate = gate.message()));
        }
    }
    for unmet in &mined.unmet {
        let (quota, found) = (unmet.quota, unmet.found);
        let what = quota.counted.message();
        ui.warn(&if found < quota.least {
            msg!("train-quota-least", what = what, found = found, least = quota.least)
        } else {
            msg!("train-quota-most", what = what, found = found, most = quota.most)
        });
    }
}
