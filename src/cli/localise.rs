//! Help in the person's language: every text of the command line is looked up in the message files.
//!
//! Keys are computed: `cli-check` is what the command `check` is about, `cli-check--format` its argument
//! `format`, `cli-value-file` the value name `FILE`. A test asks for each of them. Not for: usage errors (`usage`).

use crate::i18n::Wording;
use clap::{Arg, ArgAction, Command, CommandFactory};

/// The command line of `T` with its texts in the person's language.
pub(super) fn localised<T: CommandFactory>(wording: &Wording) -> Command {
    let root = T::command();
    let globals =
        root.get_arguments().filter(|arg| arg.is_global_set()).map(|arg| arg.get_id().to_string()).collect();
    localise(root, "cli", &globals, wording)
}

fn localise(command: Command, key: &str, globals: &Vec<String>, wording: &Wording) -> Command {
    let say = |key: &str| wording.text(key);
    let usage = say("cli-heading-usage");
    let after = if key == "cli" { "\n{after-help}" } else { "" };
    let template = format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{after}\n");
    let subcommands: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    let mut command = command
        .about(say(key))
        .help_template(template)
        .subcommand_help_heading(say("cli-heading-commands"))
        .subcommand_value_name(say("cli-value-command"))
        .disable_help_subcommand(true)
        .disable_help_flag(true);
    if key == "cli" {
        command = command.after_help(say("cli-after"));
    }
    command = command.mut_args(|arg| {
        let id = arg.get_id().to_string();
        let owner = if globals.contains(&id) { "cli" } else { key };
        with_texts(arg, &format!("{owner}--{id}"), wording)
    });
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    command = command.arg(with_texts(help, "cli--help", wording));
    if key == "cli" {
        let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
        command = command.arg(with_texts(version, "cli--version", wording));
    }
    for name in subcommands {
        let key = format!("{key}-{name}");
        command = command.mut_subcommand(name, |sub| localise(sub, &key, globals, wording));
    }
    command
}

fn with_texts(arg: Arg, key: &str, wording: &Wording) -> Arg {
    let heading = if arg.is_positional() { "cli-heading-arguments" } else { "cli-heading-options" };
    let names: Vec<String> = arg
        .get_value_names()
        .unwrap_or_default()
        .iter()
        .map(|name| wording.text(&format!("cli-value-{}", name.to_lowercase().replace('_', "-"))))
        .collect();
    // The texts name the possible values and the default, in words.
    let arg = arg.help(wording.text(key)).help_heading(wording.text(heading));
    if !arg.get_action().takes_values() {
        return arg;
    }
    // `-1` is a value, if a wrong one, and no option.
    let arg = arg.hide_possible_values(true).hide_default_value(true).allow_negative_numbers(true);
    if names.is_empty() { arg } else { arg.value_names(names) }
}

#[cfg(test)]
mod tests {
    use super::localised;
    use crate::cli::Cli;
    use crate::i18n::{Lang, Wording};
    use clap::Command;

    /// The texts of a command and those below it that are keys still.
    fn keys(command: &Command) -> Vec<String> {
        let texts =
            command.get_about().into_iter().chain(command.get_arguments().filter_map(|arg| arg.get_help()));
        let own = texts.map(ToString::to_string).filter(|text| text.starts_with("cli-"));
        own.chain(command.get_subcommands().flat_map(keys)).collect()
    }

    #[test]
    fn every_command_and_argument_has_its_words() {
        for lang in [Lang::En, Lang::Fr] {
            let command = localised::<Cli>(&Wording::new(lang));
            assert!(command.get_subcommands().count() > 10);
            assert_eq!(keys(&command), [""; 0]);
        }
    }
}
