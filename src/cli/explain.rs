//! `jugeote explain CODE`: the page about a kind of mistake; without a code, the list of them.
//!
//! Not for: explaining one program's mistake, which its report does.

use super::ui::Ui;
use crate::app::explain;
use crate::drawing::{Drawing, Tone};
use crate::exit::Exit;
use crate::grading::Code;
use crate::i18n::{Lang, page};
use crate::msg;
use crate::report::statement;
use crate::untrusted::shortened;

/// Arguments of `explain`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "CODE")]
    code: Option<String>,
}

/// Runs the command.
pub(super) fn run(args: &Args, ui: &Ui) -> Exit {
    let lang = ui.wording().lang();
    let Some(asked) = &args.code else {
        ui.draw(&list(lang));
        ui.hint(&msg!("explain-how", code = Code::PrintedNotReturned.word()));
        return Exit::Success;
    };
    match explain(asked) {
        Ok(code) => {
            let text = page(lang, code.word()).unwrap_or_default();
            ui.draw(&statement(&text, ui.width()));
            Exit::Success
        }
        Err(meant) => {
            let near = meant.map(|code| msg!("usage-near", near = code.word()));
            let hints: Vec<_> = near.into_iter().chain([msg!("explain-list")]).collect();
            ui.fail(&msg!("explain-unknown", code = shortened(asked, 60)), &hints);
            Exit::Usage
        }
    }
}

/// Every code with the title of its page.
fn list(lang: Lang) -> Drawing {
    let words = Code::ALL.map(Code::word);
    let wide = words.iter().map(|word| word.len()).max().unwrap_or_default();
    let mut drawing = Drawing::new();
    for word in words {
        let text = page(lang, word).unwrap_or_default();
        let title = text.lines().next().unwrap_or_default().trim_start_matches("# ").to_owned();
        drawing.line().put(Tone::Strong, format!("{word:wide$}")).put(Tone::Plain, format!("  {title}"));
    }
    drawing
}
