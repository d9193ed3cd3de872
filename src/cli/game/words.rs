//! Answers and refusals of the `game` command as text.
//!
//! Not for: JSON (`lines`).

use crate::app::game::{Answer, FoundRecord, RecordsFault, Refusal};
use crate::cli::system;
use crate::cli::ui::Ui;
use crate::exit::Exit;
use crate::games::{Fault, Faults};
use crate::message::Message;
use crate::msg;
use std::path::Path;

/// Shows an answer on stdout.
pub(super) fn show(answer: &Answer, ui: &Ui) {
    match answer {
        Answer::Shown { parts, status } => {
            for (heading, drawing) in parts {
                if let Some(heading) = heading {
                    ui.say(heading);
                }
                ui.draw(drawing);
            }
            ui.data(&format!("status: {status}\n"));
        }
        Answer::Moves(moves) => {
            let lines: String = moves.iter().flat_map(|mv| [mv.as_str(), "\n"]).collect();
            ui.data(&lines);
        }
        Answer::Applied { position, status } => ui.data(&format!("{position}\nstatus: {status}\n")),
        Answer::Count(count) => ui.data(&format!("{count}\n")),
        Answer::Divided(counts) => {
            let lines: Vec<String> = counts.iter().map(|(mv, count)| format!("{mv} {count}\n")).collect();
            ui.data(&lines.concat());
        }
    }
}

/// Shows the end of a record, with its own result where the position alone does not tell it.
pub(super) fn show_end(answer: &Answer, result: Option<&str>, ui: &Ui) {
    show(answer, ui);
    if let (Answer::Shown { status, .. }, Some(result)) = (answer, result)
        && status != result
    {
        ui.data(&format!("result: {result}\n"));
    }
}

/// The sentences of a refusal, one for each fault.
pub(super) fn refused(refusal: &Refusal) -> Vec<Message> {
    match refusal {
        Refusal::Position(faults) => faults.iter().map(fault).collect(),
        Refusal::Other(message) => vec![message.clone()],
    }
}

/// Says why there is no answer.
pub(in crate::cli) fn fail(refusal: &Refusal, ui: &Ui) -> Exit {
    for message in refused(refusal) {
        ui.fail(&message, &[]);
    }
    Exit::Usage
}

/// A fault with its field.
pub(in crate::cli) fn fault(fault: &Fault) -> Message {
    msg!("game-fault", field = fault.label(), reason = fault.reason.clone())
}

/// Why a file holds no records, with what may help.
pub(in crate::cli) fn unreadable(file: &Path, fault: &RecordsFault) -> (Message, Option<Message>) {
    let name = || file.to_string_lossy().into_owned();
    match fault {
        RecordsFault::Io(error) => {
            (msg!("game-unreadable", file = name(), reason = system::reason(error)), None)
        }
        RecordsFault::Unreadable(message) => (message.clone(), None),
        RecordsFault::Yaml(fault) => {
            let (line, column) = (fault.place.line, fault.place.column);
            let message = fault.message.clone();
            (
                msg!("game-file-fault", file = name(), line = line, column = column, reason = message),
                fault.hint.clone(),
            )
        }
        RecordsFault::Json { line, reason } => {
            (msg!("game-line-fault", file = name(), line = *line, reason = reason.clone()), None)
        }
    }
}

/// What is wrong with a record that was played again, each fault with the line of its key's value.
pub(in crate::cli) fn faulty_record(file: &Path, found: &FoundRecord, faults: &Faults) -> Vec<Message> {
    let name = file.to_string_lossy().into_owned();
    faults
        .iter()
        .map(|wrong| {
            let line = found.line_of(wrong.field);
            msg!("game-line-fault", file = &name, line = line, reason = fault(wrong))
        })
        .collect()
}
