//! The command line: arguments in, one function of `app` called, its result shown, an exit status out.
//!
//! One file a command, each with its `Args` and its `run`. Not for: doing the thing (`app`), nor for laying out
//! reports (`report`).

mod catalogue;
mod check;
mod doctor;
mod explain;
mod game;
mod hint;
mod interpreters;
mod interruption;
mod list;
mod localise;
mod mutants;
mod place;
mod progress;
mod running;
mod schema;
mod show;
mod start;
mod system;
mod train;
mod ui;
mod usage;
mod verify;
mod within;

pub use ui::{Colour, Ui};

use crate::exit::Exit;
use crate::i18n::{Lang, Wording};
use crate::msg;
use clap::{FromArgMatches as _, Parser, Subcommand};
use std::ffi::OsString;

/// The whole command line. Help texts come from the message files (`localise`).
#[derive(Debug, Parser)]
#[command(
    name = "jugeote",
    version,
    disable_help_subcommand = true,
    disable_help_flag = true,
    disable_version_flag = true
)]
struct Cli {
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<LangArg>,
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    color: Colour,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum LangArg {
    Fr,
    En,
}

#[derive(Debug, Subcommand)]
enum Command {
    Check(check::Args),
    Doctor(doctor::Args),
    Game(game::Args),
    List(list::Args),
    Show(show::Args),
    Start(start::Args),
    Hint(hint::Args),
    Explain(explain::Args),
    Mutants(mutants::Args),
    Train(train::Args),
    Schema(schema::Args),
    Verify(verify::Args),
}

/// Runs one command line; `args` begins with the program's name.
pub fn run(args: &[OsString]) -> Exit {
    let place = place::Place::from_environment();
    let wording = Wording::new(asked_lang(args).or(place.lang).unwrap_or(Lang::Fr));
    let command = localise::localised::<Cli>(&wording);
    let parsed = command.clone().try_get_matches_from(help_as_an_option(args)).and_then(|matches| {
        let cli = Cli::from_arg_matches(&matches)?;
        Ok(cli)
    });
    let (ui, exit) = match parsed {
        Ok(cli) => {
            let ui = Ui::new(wording, cli.color, place.plain);
            let exit = cli.command.run(&place, &ui);
            (ui, exit)
        }
        Err(error) => {
            let ui = Ui::new(wording, Colour::Auto, place.plain);
            let exit = usage::report(&error, &ui);
            (ui, exit)
        }
    };
    exit.and(ui.end())
}

impl Command {
    fn run(&self, place: &place::Place, ui: &Ui) -> Exit {
        match self {
            Self::Check(args) => check::run(args, place, ui),
            Self::Doctor(args) => doctor::run(args, place, ui),
            Self::Game(args) => game::run(args, ui),
            Self::List(args) => list::run(args, ui),
            Self::Show(args) => show::run(args, ui),
            Self::Start(args) => start::run(args, ui),
            Self::Hint(args) => hint::run(args, ui),
            Self::Explain(args) => explain::run(args, ui),
            Self::Mutants(args) => mutants::run(args, place, ui),
            Self::Train(args) => train::run(args, place, ui),
            Self::Schema(args) => schema::run(args, ui),
            Self::Verify(args) => verify::run(args, place, ui),
        }
    }
}

/// `jugeote help check` asks for what `jugeote check --help` does.
fn help_as_an_option(args: &[OsString]) -> Vec<OsString> {
    match args {
        [program, help, rest @ ..] if help == "help" => {
            let mut asked = vec![program.clone()];
            asked.extend_from_slice(rest);
            asked.push("--help".into());
            asked
        }
        _ => args.to_vec(),
    }
}

/// What is told when we panicked.
pub fn report_panic(args: &[OsString]) -> Exit {
    let place = place::Place::from_environment();
    let wording = Wording::new(asked_lang(args).or(place.lang).unwrap_or(Lang::Fr));
    Ui::new(wording, Colour::Auto, place.plain).fail(&msg!("ui-panic"), &[]);
    Exit::Internal
}

/// The language asked for by `--lang`, read before anything else so that a usage error speaks it too.
fn asked_lang(args: &[OsString]) -> Option<Lang> {
    let texts: Vec<_> =
        args.iter().map(|arg| arg.to_string_lossy()).take_while(|text| text != "--").collect();
    let named = |code: &str| Lang::ALL.into_iter().find(|lang| lang.code() == code);
    texts.iter().enumerate().find_map(|(index, text)| match text.strip_prefix("--lang")? {
        "" => named(texts.get(index + 1)?),
        rest => named(rest.strip_prefix('=')?),
    })
}
