//! One failing case in full, and the problem of a whole run.
//!
//! Not for: choosing which cases are shown, nor for differences (`report::difference`).

use super::site;
use crate::drawing::{Drawing, Tone};
use crate::exercise::{Function, Param};
use crate::grading::{Counterexample, Diagnosis, Head, Printed, Raised, Site, Verdict};
use crate::i18n::Wording;
use crate::message::Message;
use crate::msg;
use crate::report::difference;
use crate::report::disclosure::{Disclosed, Exception, Level};
use crate::report::leniency;
use crate::report::words::{self, labelled, localized};
use crate::report::wrap::{beside, printed, prose};
use crate::untrusted;
use crate::value::{Shown, Type, Value};

/// Columns that everything below a case's name stands to the right.
const INDENT: usize = 4;
/// Lines of printed text that are shown.
const PRINTED_LINES: usize = 10;
/// Characters of printed text that are shown.
const PRINTED_CHARACTERS: usize = 1200;
/// Characters of one argument beside a board.
const ARGUMENT_CHARACTERS: usize = 200;
/// Characters of an exception's message that are shown.
const MESSAGE_CHARACTERS: usize = 300;
/// Characters of an exception's name that are shown.
const CLASS_CHARACTERS: usize = 80;
/// Frames of an exception that are shown from each end.
const FRAMES: usize = 4;

/// Draws cases of one run.
#[derive(Clone, Copy)]
pub(in crate::report) struct Painter<'a> {
    pub(in crate::report) wording: &'a Wording,
    pub(in crate::report) width: usize,
    pub(in crate::report) head: &'a Head,
}

impl<'a> Painter<'a> {
    fn room(self) -> usize {
        self.width.saturating_sub(INDENT)
    }

    fn say(self, into: &mut Drawing, tone: Tone, message: &Message) {
        prose(into, tone, &self.wording.say(message), 2, self.room());
    }

    /// Everything that may be told of a failing case; `page` says whether the page of its diagnosis is named.
    pub(super) fn case(self, case: &Disclosed<'_>, page: bool) -> Drawing {
        let mut body = self.told(case, page);
        if let Some(text) = case.printed {
            self.printed(&mut body, text);
        }
        self.hidden(&mut body, case);
        self.headed(msg!("report-text", text = case.name), case, body)
    }

    /// The smallest failing call that was found, and how to keep it as a case.
    pub(super) fn counterexample(self, found: &Counterexample, case: &Disclosed<'_>, page: bool) -> Drawing {
        let mut body = Drawing::new();
        let from = found.from.as_str();
        let origin = match found.seed {
            Some(seed) => msg!("counterexample-from-seed", case = from, seed = seed.to_string()),
            None => msg!("counterexample-from", case = from),
        };
        self.say(&mut body, Tone::Faint, &origin);
        if found.cut {
            self.say(&mut body, Tone::Faint, &msg!("counterexample-cut"));
        }
        body.append(self.told(case, page));
        if let Some(text) = case.printed {
            self.printed(&mut body, text);
        }
        if let Some(line) = &found.line {
            self.say(&mut body, Tone::Faint, &msg!("counterexample-line"));
            // To be copied as it is: on one line, however long.
            body.say(Tone::Plain, format!("  {}", untrusted::visible(line)));
        }
        self.headed(msg!("counterexample-heading"), case, body)
    }

    /// What is told of a failing call under its name and verdict.
    fn headed(self, name: Message, case: &Disclosed<'_>, mut body: Drawing) -> Drawing {
        let verdict = self.wording.say(&words::verdict(case.verdict));
        let heading = labelled(self.wording, name, &verdict);
        let mut out = Drawing::new();
        out.line().put(Tone::Bad, "✗ ").put(Tone::Strong, heading);
        while body.lines.last().is_some_and(Vec::is_empty) {
            body.lines.pop();
        }
        out.append(body.indented(INDENT));
        out.line();
        out
    }

    /// What is wrong with a case that did not pass: all that may be told but its name and what it printed.
    pub(in crate::report) fn details(self, case: &Disclosed<'_>) -> Drawing {
        let mut out = self.told(case, false);
        self.hidden(&mut out, case);
        out
    }

    fn hidden(self, out: &mut Drawing, case: &Disclosed<'_>) {
        if case.level == Level::Verdict {
            self.say(out, Tone::Faint, &msg!("report-case-hidden"));
        }
    }

    fn told(self, case: &Disclosed<'_>, page: bool) -> Drawing {
        let mut out = Drawing::new();
        if let Some(why) = case.why {
            let about = localized(why, self.wording.lang());
            let text = labelled(self.wording, msg!("report-about"), &about);
            prose(&mut out, Tone::Plain, &text, 2, self.room());
        }
        if let Some(call) = case.call {
            self.call(&mut out, call, case.args.unwrap_or_default());
        }
        // The exception itself says what it is; a detail that only repeats it is left out.
        let repeats = |detail: &Message| detail.key.starts_with("detail-raised") && case.exception.is_some();
        if let Some(detail) = case.detail.filter(|detail| !repeats(detail)) {
            self.say(&mut out, Tone::Plain, detail);
        }
        if let Some(exception) = &case.exception {
            out.append(self.exception(exception));
        }
        if case.verdict == Verdict::Wrong {
            self.answer(&mut out, case);
        }
        if let Some(explanation) = case.explanation {
            let text = labelled(self.wording, msg!("report-why"), &self.wording.say(explanation));
            prose(&mut out, Tone::Strong, &text, 2, self.room());
        }
        if let Some(diagnosis) = case.diagnosis {
            out.append(self.diagnosis(diagnosis, page, self.room()));
        }
        out
    }

    /// What lies behind a case, or behind several; with the way to its page, where that was not shown before.
    pub(in crate::report) fn diagnosis(self, diagnosis: &Diagnosis, page: bool, width: usize) -> Drawing {
        let mut out = Drawing::new();
        let mut hang = 0;
        if let Some(message) = &diagnosis.message {
            let label = if diagnosis.code.is_advice() { msg!("report-advice") } else { msg!("report-hint") };
            let text = labelled(self.wording, label, &self.wording.say(message));
            prose(&mut out, Tone::Notice, &text, 2, width);
            hang = 2;
        }
        if page {
            let text = self.wording.say(&msg!("report-page", code = diagnosis.code.word()));
            let mut line = Drawing::new();
            prose(&mut line, Tone::Faint, &text, 2, width - hang);
            out.append(line.indented(hang));
        }
        out
    }

    /// The call; arguments that are boards stand below it as boards, by their names.
    fn call(self, out: &mut Drawing, call: &Shown, args: &[Value]) {
        let label = labelled(self.wording, msg!("report-call"), "");
        let function = self.head.exercise.function().map(|function| (function, self.boards(args, function)));
        let Some((function, boards)) = function.filter(|(_, boards)| !boards.is_empty()) else {
            beside(out, label.trim_end(), Tone::Plain, &call.text, self.room());
            if call.cut > 0 {
                self.say(out, Tone::Faint, &msg!("report-cut-after", count = call.cut));
            }
            return;
        };
        let (mut texts, mut cut) = (Vec::new(), 0);
        for (index, arg) in args.iter().enumerate() {
            if boards.contains(&index) {
                texts.push(function.params[index].name.clone());
            } else {
                let shown = self.head.notation.show(arg, ARGUMENT_CHARACTERS);
                cut += shown.cut;
                texts.push(shown.text);
            }
        }
        let text = format!("{}({})", function.name, texts.join(", "));
        beside(out, label.trim_end(), Tone::Plain, &text, self.room());
        if cut > 0 {
            self.say(out, Tone::Faint, &msg!("report-cut-after", count = cut));
        }
        for index in boards {
            let name = labelled(self.wording, msg!("report-text", text = &function.params[index].name), "");
            out.say(Tone::Faint, name.trim_end());
            if let Some(board) = self.painter().board(&args[index]) {
                out.append(board);
            }
        }
    }

    /// The arguments that the signature calls grids and that can stand as boards.
    fn boards(self, args: &[Value], function: &Function) -> Vec<usize> {
        let is_grid = |(arg, param): (&Value, &Param)| {
            matches!(param.kind, Type::Grid(_)) && self.painter().board(arg).is_some()
        };
        args.iter()
            .zip(&function.params)
            .enumerate()
            .filter(|(_, pair)| is_grid(*pair))
            .map(|(index, _)| index)
            .collect()
    }

    fn painter(self) -> difference::Painter<'a> {
        difference::Painter { wording: self.wording, notation: self.head.notation, width: self.room() }
    }

    fn answer(self, out: &mut Drawing, case: &Disclosed<'_>) {
        let painter = self.painter();
        let drawing = match (case.difference(), case.expected, case.actual) {
            (Some(found), Some(expected), Some(actual)) => painter.difference(&found, expected, actual),
            (_, _, Some(actual)) => painter.answer(actual),
            _ => return,
        };
        out.append(drawing);
        if let Some(passes) =
            case.rules().zip(case.expected).and_then(|(rules, expected)| leniency::let_pass(rules, expected))
        {
            self.say(out, Tone::Faint, &passes);
        }
        if let Some(right) = case.one_right_answer() {
            out.append(painter.right(right));
        }
        out.line();
    }

    fn exception(self, exception: &Exception<'_>) -> Drawing {
        let mut out = Drawing::new();
        let class = match exception.class {
            Some(class) => words::bounded(class, CLASS_CHARACTERS),
            None => msg!("report-exception-veiled"),
        };
        let message = exception.message.map(|message| untrusted::capped(message, MESSAGE_CHARACTERS));
        let what = match message {
            Some((text, _)) => msg!("report-exception-message", class = class, message = text),
            None => msg!("report-exception", class = class),
        };
        self.say(&mut out, Tone::Bad, &what);
        // On a line of its own, which no message can forge.
        if let Some((_, cut @ 1..)) = message {
            self.say(&mut out, Tone::Faint, &msg!("report-cut-after", count = cut));
        }
        out.append(self.frames(exception));
        out
    }

    fn frames(self, exception: &Exception<'_>) -> Drawing {
        let mut out = Drawing::new();
        let frames = &exception.frames;
        let hidden = frames.len().saturating_sub(2 * FRAMES);
        for (index, frame) in frames.iter().enumerate() {
            if hidden > 0 && (FRAMES..FRAMES + hidden).contains(&index) {
                if index == FRAMES {
                    self.say(&mut out, Tone::Faint, &msg!("report-frames-hidden", count = hidden));
                }
                continue;
            }
            out.append(site::site(frame, exception.functions, self.wording, self.room()));
        }
        out
    }

    fn printed(self, out: &mut Drawing, text: &Printed) {
        if text.text.is_empty() && text.cut == 0 {
            return;
        }
        self.say(out, Tone::Plain, &msg!("report-printed"));
        let hidden = printed(out, &text.text, PRINTED_LINES, PRINTED_CHARACTERS, self.room());
        if hidden > 0 {
            self.say(out, Tone::Faint, &msg!("report-cut-after", count = hidden));
        }
        if text.cut > 0 {
            self.say(out, Tone::Faint, &msg!("report-printed-cut", count = text.cut));
        }
    }

    /// What concerns every case: said once, with its place, or the way the exception took that it tells of.
    pub(in crate::report) fn problem(
        self,
        problem: &Message,
        place: Option<&Site>,
        raised: Option<&Raised>,
    ) -> Drawing {
        let mut out = Drawing::new();
        let text = format!("✗ {}", self.wording.say(problem));
        prose(&mut out, Tone::Bad, &text, 2, self.width);
        let mut below = Drawing::new();
        if let Some(raised) = raised {
            below.append(self.frames(&Exception::whole(raised)));
        } else if let Some(place) = place {
            below.append(site::site(place, true, self.wording, self.room()));
        }
        out.append(below.indented(INDENT));
        out.line();
        out
    }
}
