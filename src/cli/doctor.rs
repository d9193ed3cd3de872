//! `jugeote doctor`: the interpreters found, and each need of confinement with what meets it here.
//!
//! Not for: finding out (`app`).

use super::interpreters::{self, Named};
use super::place::Place;
use super::ui::Ui;
use crate::app::{Doctor, Found, doctor};
use crate::drawing::{Drawing, Tone};
use crate::exit::Exit;
use crate::i18n::Wording;
use crate::language::{Interpreter, InterpreterFault, Locator};
use crate::msg;
use crate::sandbox::{Isolation, Status};
use crate::untrusted::visible;
use serde_json::{Value, json};
use unicode_width::UnicodeWidthStr as _;

/// Arguments of `doctor`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    named: Named,
}

/// Runs the command. It succeeds where a submission could be graded, confined.
pub(super) fn run(args: &Args, place: &Place, ui: &Ui) -> Exit {
    let locator = Locator { cache: None, ..args.named.locator(place) };
    let found = doctor(&locator);
    if args.json {
        ui.data(&format!("{:#}\n", document(&found, ui.wording())));
    } else {
        ui.draw(&drawing(&found, ui.wording()));
    }
    let mut exit = Exit::Success;
    if !is_any_used(&found) {
        for fault in unused(&found) {
            interpreters::tell(fault, ui);
        }
        exit = exit.and(Exit::NothingGraded);
    }
    if let Err(unavailable) = &found.isolation {
        ui.fail(&unavailable.message(), &[]);
        exit = exit.and(Exit::NoConfinement);
    }
    exit
}

fn drawing(found: &Doctor, wording: &Wording) -> Drawing {
    let mut drawing = Drawing::new();
    drawing.say(Tone::Strong, wording.say(&msg!("doctor-interpreters")));
    let all = found.languages.iter().flat_map(|of| of.interpreters.iter().map(move |found| (of, found)));
    let mut faults = Vec::new();
    for (of, interpreter) in all {
        match interpreter {
            Ok(interpreter) => {
                let path = interpreter.executable.to_string_lossy();
                drawing.line().put(Tone::Plain, format!("  {}  {}", interpreter.title(), visible(&path)));
                if is_used(of, interpreter) {
                    drawing.put(Tone::Good, format!("  {}", wording.say(&msg!("doctor-used"))));
                }
            }
            Err(fault) => faults.push(interpreters::message(fault)),
        }
    }
    // Where nothing can be graded they are told as errors.
    faults.extend(unused(found).map(interpreters::message));
    let told: Vec<_> =
        if is_any_used(found) { Vec::new() } else { unused(found).map(interpreters::message).collect() };
    for (index, fault) in faults.iter().enumerate() {
        if !faults[..index].contains(fault) && !told.contains(fault) {
            drawing.say(Tone::Notice, format!("  {}", wording.say(fault)));
        }
    }
    if let Ok(isolation) = &found.isolation {
        drawing.say(Tone::Strong, wording.say(&isolation.summary()));
        needs(isolation, wording, &mut drawing);
    }
    drawing
}

/// One line a need: what is kept, by which layers, how far.
fn needs(isolation: &Isolation, wording: &Wording, drawing: &mut Drawing) {
    let rows: Vec<(String, String, Status)> = isolation
        .needs
        .iter()
        .map(|met| {
            let layers: Vec<String> = met.layers.iter().map(|layer| wording.say(&layer.message())).collect();
            (wording.say(&met.need.message()), layers.join(" + "), met.status)
        })
        .collect();
    let widest = rows.iter().map(|(need, ..)| need.width()).max().unwrap_or_default();
    for (need, layers, status) in rows {
        let tone = if status == Status::Proved { Tone::Good } else { Tone::Notice };
        let blanks = " ".repeat(widest - need.width());
        drawing.line().put(Tone::Plain, format!("  {need}{blanks}  "));
        drawing.put(tone, wording.say(&status.message())).put(Tone::Faint, format!("  {layers}"));
    }
    for denied in &isolation.denied {
        let layer = denied.layer.message();
        let message = msg!("doctor-denied", layer = layer, cause = denied.cause.as_str());
        drawing.say(Tone::Faint, format!("  {}", wording.say(&message)));
    }
}

/// Whether one language can be graded, which is enough.
fn is_any_used(found: &Doctor) -> bool {
    found.languages.iter().any(|of| of.used.is_ok())
}

/// Why the others cannot be.
fn unused(found: &Doctor) -> impl Iterator<Item = &InterpreterFault> {
    found.languages.iter().filter_map(|of| of.used.as_ref().err())
}

fn is_used(of: &Found, interpreter: &Interpreter) -> bool {
    of.used.as_ref().is_ok_and(|used| used.executable == interpreter.executable)
}

fn document(found: &Doctor, wording: &Wording) -> Value {
    let all = found.languages.iter().flat_map(|of| of.interpreters.iter().map(move |found| (of, found)));
    let interpreters: Vec<Value> = all
        .map(|(of, interpreter)| match interpreter {
            Ok(interpreter) => json!({
                "language": of.language.word(),
                "version": interpreter.version.map(|part| part.to_string()).join("."),
                "executable": interpreter.executable.to_string_lossy(),
                "used": is_used(of, interpreter),
            }),
            Err(fault) => {
                json!({"language": of.language.word(), "fault": wording.say(&interpreters::message(fault))})
            }
        })
        .collect();
    let isolation = match &found.isolation {
        Ok(isolation) => json!(isolation),
        Err(unavailable) => json!({
            "strength": null,
            "missing": unavailable.need,
            "cause": unavailable.cause,
            "message": wording.say(&unavailable.message()),
        }),
    };
    json!({"interpreters": interpreters, "isolation": isolation})
}
