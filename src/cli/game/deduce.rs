//! `jugeote game solve bataille --evidence FILE`: what follows from the facts of a file, as `key: value` lines
//! (`docs/deduction.md`).
//!
//! Not for: the deduction (`app::game`), nor for the games whose positions both players see.

use crate::app::game::{self, Deduction, EvidenceFault};
use crate::cli::system;
use crate::cli::ui::Ui;
use crate::exit::Exit;
use crate::games::bataille::{Action, Evidence};
use crate::msg;
use num_rational::Ratio;
use std::fmt::Write as _;
use std::fs::File;
use std::io;
use std::path::Path;

/// Faulty lines that are said one by one.
const MOST_FAULTS: usize = 20;

/// Answers for the facts of a file, or those on stdin where its name is `-`.
pub(super) fn run(file: &Path, ui: &Ui) -> Exit {
    let evidence = match read(file) {
        Ok(evidence) => evidence,
        Err(fault) => {
            refuse(file, fault, ui);
            return Exit::FaultyFile;
        }
    };
    let deduction = game::deduce(&evidence);
    ui.data(&lines(&deduction));
    if deduction.grids == 0 {
        ui.warn(&msg!("game-contradiction"));
    }
    Exit::Success
}

fn read(file: &Path) -> Result<Evidence, EvidenceFault> {
    if file.as_os_str() == "-" {
        return game::read_evidence(io::stdin().lock());
    }
    game::read_evidence(File::open(file).map_err(EvidenceFault::Io)?)
}

fn refuse(file: &Path, fault: EvidenceFault, ui: &Ui) {
    let name = || file.to_string_lossy().into_owned();
    match fault {
        EvidenceFault::Io(error) => {
            ui.fail(&msg!("game-unreadable", file = name(), reason = system::reason(&error)), &[]);
        }
        EvidenceFault::TooLarge { most } => ui.fail(&msg!("game-too-large", file = name(), most = most), &[]),
        EvidenceFault::Lines(faults) => {
            for fault in faults.iter().take(MOST_FAULTS) {
                let reason = fault.reason.clone();
                ui.fail(&msg!("game-line-fault", file = name(), line = fault.line, reason = reason), &[]);
            }
            if let Some(more) = faults.len().checked_sub(MOST_FAULTS).filter(|&more| more > 0) {
                ui.fail(&msg!("game-more-faulty-lines", count = more), &[]);
            }
            ui.hint(&msg!("game-evidence-lines"));
        }
    }
}

/// The answer. Keys and values are the same in every language.
fn lines(deduction: &Deduction) -> String {
    let mut out = format!("grids: {}\n", deduction.grids);
    let certain: Vec<String> =
        deduction.certain.iter().map(|&(cell, content)| Action::Guess(content, cell).to_string()).collect();
    let certain = if certain.is_empty() { "none".to_owned() } else { certain.join(" ") };
    // Writing to a `String` cannot fail.
    let _ = writeln!(out, "certain: {certain}");
    for open in &deduction.open {
        let share = Ratio::new(open.count, deduction.grids.max(1));
        let decimal = open.count as f64 / deduction.grids as f64;
        let _ = writeln!(out, "{}: {} {share} {decimal:.6}", open.cell, open.likeliest);
    }
    let _ = match deduction.question {
        Some((content, bits)) => writeln!(out, "question: {} {bits:.6}", Action::Ask(content)),
        None => writeln!(out, "question: none"),
    };
    out
}
