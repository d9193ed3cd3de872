//! `jugeote list`: the exercises there are.
//!
//! Not for: one exercise in full (`show`).

use super::catalogue::Source;
use super::ui::Ui;
use crate::app::{List, Listed, games, list};
use crate::drawing::{Drawing, Tone};
use crate::exercise::Localized;
use crate::exit::Exit;
use crate::i18n::Wording;
use crate::msg;
use crate::report::faults::document as fault_document;
use crate::spelling::nearest;
use crate::untrusted::visible;
use serde_json::{Value, json};
use unicode_width::UnicodeWidthStr as _;

/// Arguments of `list`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    source: Source,
}

/// Runs the command. Faulty exercises are told of, and the others listed all the same.
pub(super) fn run(args: &Args, ui: &Ui) -> Exit {
    let catalogue = match args.source.open(ui) {
        Ok(catalogue) => catalogue,
        Err(exit) => return exit,
    };
    let found = list(&catalogue, args.game.as_deref());
    let exit = if found.faulty.is_empty() { Exit::Success } else { Exit::FaultyFile };
    if args.json {
        ui.data(&format!("{:#}\n", document(&found, ui.wording())));
        return exit;
    }
    ui.draw(&table(&found.exercises, ui));
    for listed in found.exercises.iter().filter(|listed| listed.warnings > 0) {
        let (id, options) = (listed.id.as_str(), args.source.options());
        ui.warn(&msg!("browse-warnings", id = id, count = listed.warnings));
        ui.hint(&msg!("browse-see-warnings", id = id, options = options));
    }
    for (id, faults) in &found.faulty {
        let first = faults.first().map_or_else(|| msg!("exercise-unread"), |fault| fault.message.clone());
        ui.warn(&msg!("browse-faulty", id = id.as_str(), count = faults.len(), first = first));
        ui.hint(&msg!("browse-see-faults", id = id.as_str(), options = args.source.options()));
    }
    for fault in &found.strange {
        let reason = fault.message.clone();
        ui.warn(&msg!("browse-strange", path = fault.source.path.as_str(), reason = reason));
    }
    if found.exercises.is_empty() {
        match &args.game {
            None => ui.warn(&msg!("browse-none")),
            Some(game) => {
                let all = list(&catalogue, None);
                let known = games(&all);
                ui.warn(&msg!("browse-none-of-game", game = game));
                match nearest(game, known.iter().copied()) {
                    Some(word) => ui.hint(&msg!("yaml-hint-meant", word = word)),
                    None if known.is_empty() => {}
                    None => ui.hint(&msg!("yaml-hint-known", words = known.join(", "))),
                }
                return exit.and(Exit::Usage);
            }
        }
    }
    exit
}

/// One line an exercise; what it trains goes below where the lines would be too long.
fn table(exercises: &[Listed], ui: &Ui) -> Drawing {
    let mut drawing = Drawing::new();
    let wording = ui.wording();
    let heads = [
        wording.say(&msg!("browse-head-exercise")),
        wording.say(&msg!("browse-head-level")),
        wording.say(&msg!("browse-head-title")),
        wording.say(&msg!("browse-head-concepts")),
    ];
    let rows: Vec<[String; 4]> = exercises
        .iter()
        .map(|listed| {
            [
                listed.id.to_string(),
                listed.level.to_string(),
                visible(listed.title.in_language(wording.lang().code())).into_owned(),
                listed.concepts.join(", "),
            ]
        })
        .collect();
    if rows.is_empty() {
        return drawing;
    }
    let widest =
        |column: usize| rows.iter().chain([&heads]).map(|row| row[column].width()).max().unwrap_or_default();
    let widths = [widest(0), widest(1), widest(2)];
    let below = widths.iter().sum::<usize>() + 6 + widest(3) > ui.width();
    let tones = [Tone::Strong, Tone::Plain, Tone::Plain, Tone::Faint];
    for (index, row) in [&heads].into_iter().chain(&rows).enumerate() {
        drawing.line();
        for (column, text) in row.iter().enumerate().take(if below { 3 } else { 4 }) {
            let tone = if index == 0 { Tone::Faint } else { tones[column] };
            let blanks = widths.get(column).map_or(0, |width| width + 2 - text.width());
            drawing.put(tone, text).put(Tone::Plain, " ".repeat(blanks));
        }
        if below && index > 0 && !row[3].is_empty() {
            drawing.say(Tone::Faint, format!("    {}", row[3]));
        }
    }
    drawing
}

fn document(found: &List, wording: &Wording) -> Value {
    let both = |text: &Localized| json!({"fr": text.fr, "en": text.en});
    let exercises: Vec<_> = found
        .exercises
        .iter()
        .map(|listed| {
            json!({
                "id": listed.id.as_str(),
                "title": both(&listed.title),
                "game": listed.game,
                "level": listed.level,
                "concepts": listed.concepts,
                "built_in": listed.built_in,
                "warnings": listed.warnings,
            })
        })
        .collect();
    let faulty: Vec<_> = found
        .faulty
        .iter()
        .map(|(id, faults)| {
            let faults: Vec<_> = faults.iter().map(|fault| fault_document(fault, wording)).collect();
            json!({"id": id.as_str(), "faults": faults})
        })
        .collect();
    let strange: Vec<_> = found
        .strange
        .iter()
        .map(|fault| json!({"file": fault.source.path, "message": wording.say(&fault.message)}))
        .collect();
    json!({"exercises": exercises, "faulty": faulty, "strange": strange})
}
