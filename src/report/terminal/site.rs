//! A line of the student's code, with a caret below where the columns are known.
//!
//! Not for: faults of an author's files (`report::faults`).

use crate::drawing::{Drawing, Tone};
use crate::grading::Site;
use crate::i18n::Wording;
use crate::msg;
use crate::report::wrap::{columns, prose};
use crate::untrusted::{self, visible};

/// A source line is shown through a window of this many columns at least.
const NARROWEST: usize = 20;

/// File, line and function; the source line behind its number; the caret.
pub(in crate::report) fn site(site: &Site, function: bool, wording: &Wording, width: usize) -> Drawing {
    let mut out = Drawing::new();
    let place = match (function, site.function.as_str()) {
        (false, _) | (true, "" | "<module>") => msg!("report-site", file = &site.file, line = site.line),
        (true, name) => msg!("report-site-in", file = &site.file, line = site.line, function = name),
    };
    prose(&mut out, Tone::Plain, &wording.say(&place), 2, width);
    source(&mut out, site, wording, width);
    if site.repeats > 0 {
        let repeats = wording.say(&msg!("report-frame-repeats", count = site.repeats));
        prose(&mut out, Tone::Faint, &repeats, 2, width);
    }
    out
}

fn source(out: &mut Drawing, site: &Site, wording: &Wording, width: usize) {
    let text = site.text.trim_end();
    let unindented = text.trim_start();
    if unindented.is_empty() {
        return;
    }
    let indent = text.chars().count() - unindented.chars().count();
    let number = site.line.to_string();
    let room = width.saturating_sub(number.len() + 3).max(NARROWEST);
    // Columns of the part meant, counted from the first character shown.
    let part = site.columns.and_then(|(first, end)| {
        let first = first.checked_sub(1 + indent).filter(|&first| first <= unindented.chars().count())?;
        Some((first, end.saturating_sub(1 + indent).max(first + 1)))
    });
    // A third of the room shows what stands before the part meant.
    let skipped = part.map_or(0, |(first, _)| first.saturating_sub(room * 2 / 3));
    let mut shown = String::new();
    for c in unindented.chars().skip(skipped) {
        let mut next = String::new();
        untrusted::push_visible(&mut next, c);
        if columns(&shown) + columns(&next) > room {
            break;
        }
        shown.push_str(&next);
    }
    out.line().put(Tone::Faint, format!("{number} │ ")).put(Tone::Plain, shown.as_str());
    if let Some((first, end)) = part {
        let wide = |from: usize, to: usize| -> usize {
            let piece: String = unindented.chars().skip(from).take(to.saturating_sub(from)).collect();
            columns(&visible(&piece))
        };
        let before = wide(skipped, first).min(room.saturating_sub(1));
        let carets = wide(first, end).clamp(1, room - before);
        out.line()
            .put(Tone::Faint, format!("{} │ ", " ".repeat(number.len())))
            .put(Tone::Bad, format!("{}{}", " ".repeat(before), "^".repeat(carets)));
    }
    let (all, window) = (unindented.chars().count(), skipped);
    let cut = columns(&visible(&unindented.chars().skip(window).collect::<String>())) > room;
    if window > 0 || cut {
        let length = wording.say(&msg!("report-line-cut", count = all + indent, first = window + indent + 1));
        prose(out, Tone::Faint, &length, 2, width);
    }
    if unindented.chars().any(|c| c != '\t' && untrusted::is_hidden(c)) {
        prose(out, Tone::Notice, &wording.say(&msg!("report-hidden-characters")), 2, width);
    }
}
