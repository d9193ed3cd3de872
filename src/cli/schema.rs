//! `jugeote schema report`: the JSON Schema of a document that jugeote writes, for programs that read it.
//!
//! Not for: the document itself (`check --format json`).

use super::ui::Ui;
use crate::exit::Exit;
use crate::report::json;

/// Arguments of `schema`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "DOCUMENT")]
    document: Document,
}

/// Documents that have a schema.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum Document {
    Report,
}

/// Runs the command.
pub(super) fn run(args: &Args, ui: &Ui) -> Exit {
    match args.document {
        Document::Report => ui.data(json::SCHEMA),
    }
    Exit::Success
}
