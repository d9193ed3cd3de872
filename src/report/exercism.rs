//! Exercism's `results.json`, version 3.
//!
//! `error` stands at the top only where no case could be run. Not for: task ids, which our exercises do not have.

use super::account::Account;
use super::disclosure::Disclosed;
use super::json::written;
use super::standing::{Standing, Standings};
use crate::grading::{Report, Verdict};
use crate::i18n::Wording;
use crate::untrusted::capped;
use serde_json::{Value as Json, json};

/// Characters of a message: below the 65,535 that a reader takes, with room to say how much was cut.
const MESSAGE: usize = 65_000;
/// Characters of printed text that a reader takes, the sentence about what was cut included.
const OUTPUT: usize = 500;

/// The document.
pub fn document(report: &Report, wording: &Wording, reveal: bool) -> String {
    let account = Account::new(report, wording, reveal);
    let standings = Standings::of(report);
    let not_run = |verdict| matches!(verdict, Verdict::NotLoaded | Verdict::Missing | Verdict::Skipped);
    let ran = report.cases.iter().any(|case| !not_run(case.verdict));
    let message = if ran { None } else { Some(nothing_ran(account)) };
    let status = match ran {
        false => "error",
        true if report.all_passed() => "pass",
        true => "fail",
    };
    let tests: Vec<Json> =
        account.cases().map(|case| test(account, &case, standings.standing(case.verdict))).collect();
    written(&json!({ "version": 3, "status": status, "message": message, "tests": tests }))
}

fn nothing_ran(account: Account<'_>) -> String {
    let verdict = || account.cases().next().map_or_else(String::new, |case| account.verdict(&case));
    account.bounded(&account.problem().unwrap_or_else(verdict), MESSAGE)
}

fn test(account: Account<'_>, case: &Disclosed<'_>, standing: Standing) -> Json {
    let status = match standing {
        Standing::Passed => "pass",
        Standing::Failed => "fail",
        Standing::Errored | Standing::Skipped => "error",
    };
    let message = (standing != Standing::Passed).then(|| {
        let parts = [account.verdict(case), account.details(case)];
        account.bounded(parts.join("\n").trim_end(), MESSAGE)
    });
    json!({
        "name": account.title(case),
        "status": status,
        "message": message,
        "output": account.printed(case, OUTPUT).map(|text| output(account, case, text)),
        "test_code": case.call.map(|call| &call.text),
    })
}

/// What was printed, shorter where the sentence about what was cut would make it too long.
fn output(account: Account<'_>, case: &Disclosed<'_>, text: String) -> String {
    let long = text.chars().count();
    if long <= OUTPUT {
        return text;
    }
    // Escapes make a text longer: it is cut until it fits.
    let mut most = OUTPUT;
    while most > 0 {
        most = most.saturating_sub(50);
        if let Some(shorter) = account.printed(case, most).filter(|text| text.chars().count() <= OUTPUT) {
            return shorter;
        }
    }
    capped(&text, OUTPUT).0.to_owned()
}
