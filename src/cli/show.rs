//! `jugeote show ID`: an exercise's statement, signature and groups.
//!
//! Not for: what may be shown (`app` decides), hints (`hint`).

use super::catalogue::Source;
use super::ui::Ui;
use crate::app::{Sheet, SheetGroup, show};
use crate::drawing::{Drawing, Tone};
use crate::exercise::Visibility;
use crate::exit::Exit;
use crate::msg;
use crate::report::faults::faults;
use crate::report::{points_text, statement};
use crate::untrusted::visible;

/// Arguments of `show`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "EXERCISE")]
    exercise: String,
    #[arg(long)]
    warnings: bool,
    #[command(flatten)]
    source: Source,
}

/// Runs the command.
pub(super) fn run(args: &Args, ui: &Ui) -> Exit {
    match args.source.get(&args.exercise, ui) {
        Ok(exercise) => {
            // Warnings only where they are asked for: their excerpts could show a hidden case.
            if !args.warnings {
                ui.draw(&page(&show(&exercise), &args.source.options(), ui));
            } else if exercise.warnings.is_empty() {
                ui.say(&msg!("browse-no-warnings", id = exercise.id.as_str()));
            } else {
                ui.data(&faults(&exercise.warnings, ui.wording(), ui.colours()));
            }
            Exit::Success
        }
        Err(exit) => exit,
    }
}

fn page(sheet: &Sheet, options: &str, ui: &Ui) -> Drawing {
    let wording = ui.wording();
    let lang = wording.lang().code();
    let mut drawing = Drawing::new();
    drawing.say(Tone::Strong, visible(sheet.title.in_language(lang)));
    let concepts = sheet.concepts.join(", ");
    let about = if concepts.is_empty() {
        msg!("browse-about", id = sheet.id.as_str(), level = sheet.level)
    } else {
        msg!("browse-about-concepts", id = sheet.id.as_str(), level = sheet.level, concepts = concepts)
    };
    drawing.say(Tone::Faint, wording.say(&about));
    drawing.line();
    drawing.append(statement(without_heading(sheet.statement.in_language(lang)), ui.width()));
    drawing.line();
    match &sheet.signature {
        Some(signature) => {
            drawing.say(Tone::Faint, wording.say(&msg!("browse-signature")));
            drawing.say(Tone::Strong, format!("  {signature}"));
        }
        None => {
            drawing.say(Tone::Faint, wording.say(&msg!("browse-script")));
        }
    }
    drawing.line();
    let total = points_text(&sheet.points, &sheet.points, wording.lang()).1;
    drawing.say(Tone::Faint, wording.say(&msg!("browse-groups", points = total)));
    for group in &sheet.groups {
        drawing.append(group_lines(group, ui));
    }
    let (id, hints) = (sheet.id.as_str(), sheet.hints);
    let next = match (sheet.has_starter, hints) {
        (true, _) => msg!("browse-next", id = id, hints = hints, options = options),
        (false, 0) => return drawing,
        (false, _) => msg!("browse-hint-only", id = id, hints = hints, options = options),
    };
    drawing.line();
    drawing.say(Tone::Faint, wording.say(&next));
    drawing
}

fn group_lines(group: &SheetGroup, ui: &Ui) -> Drawing {
    let wording = ui.wording();
    let lang = wording.lang().code();
    let mut drawing = Drawing::new();
    let size = msg!("browse-cases", count = group.count);
    let points = points_text(&group.points, &group.points, wording.lang()).1;
    let line = match group.visibility {
        Visibility::Public => msg!("browse-group-public", points = points, cases = size),
        Visibility::Hidden => msg!("browse-group-hidden", points = points, cases = size),
    };
    drawing
        .say(Tone::Strong, format!("  {}", group.name))
        .put(Tone::Plain, format!("  {}", wording.say(&line)));
    if !group.requires.is_empty() {
        let needs = msg!("browse-requires", groups = group.requires.join(", "));
        drawing.put(Tone::Faint, format!("  {}", wording.say(&needs)));
    }
    for case in &group.cases {
        drawing.say(Tone::Plain, format!("    {}", case.call));
        if let Some(answer) = &case.answer {
            drawing.put(Tone::Faint, " → ").put(Tone::Plain, answer);
        }
        if let Some(why) = &case.why {
            drawing.put(Tone::Faint, format!("  # {}", visible(why.in_language(lang))));
        }
    }
    if !group.cases.is_empty() && group.count > group.cases.len() {
        let more = msg!("browse-more-cases", count = group.count - group.cases.len());
        drawing.say(Tone::Faint, format!("    {}", wording.say(&more)));
    }
    drawing
}

/// A statement without a heading at its very beginning, which says the title again.
fn without_heading(markdown: &str) -> &str {
    match markdown.split_once('\n') {
        Some((first, rest)) if first.starts_with("# ") => rest.trim_start(),
        _ => markdown,
    }
}
