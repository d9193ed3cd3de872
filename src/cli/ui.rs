//! The only printer: data to stdout, everything else to stderr, in the person's language and colours.
//!
//! Data that could not be written is remembered and said once, at the end. Not for: deciding what to say.

use super::system;
use crate::drawing::{Drawing, Tone};
use crate::exit::Exit;
use crate::i18n::Wording;
use crate::message::Message;
use crate::untrusted::disarmed;
use colored::{ColoredString, Colorize as _};
use std::cell::OnceCell;
use std::io::{self, ErrorKind, IsTerminal as _, Write as _};

/// When colours are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, clap::ValueEnum)]
pub enum Colour {
    /// On a terminal that shows them, unless `NO_COLOR` is set.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// Where a person reads.
pub struct Ui {
    wording: Wording,
    colours: [bool; 2],
    width: usize,
    /// Why data could not be written, from then on.
    unwritten: OnceCell<io::Error>,
}

#[derive(Clone, Copy)]
enum Channel {
    Data = 0,
    Remark = 1,
}

impl Ui {
    /// A printer for a language. `plain` says that the environment asks for no colours.
    pub fn new(wording: Wording, colour: Colour, plain: bool) -> Self {
        let shows = |terminal: bool| match colour {
            Colour::Always => true,
            Colour::Never => false,
            Colour::Auto => terminal && !plain,
        };
        let colours = [shows(io::stdout().is_terminal()), shows(io::stderr().is_terminal())];
        // The crate's own guess would look at the environment again.
        colored::control::set_override(true);
        let width = rustix::termios::tcgetwinsize(io::stdout()).map_or(100, |size| usize::from(size.ws_col));
        let width = if width == 0 { 100 } else { width.clamp(40, 200) };
        Self { wording, colours, width, unwritten: OnceCell::new() }
    }

    /// The wording in the person's language.
    pub fn wording(&self) -> &Wording {
        &self.wording
    }

    /// How many columns a line may take.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Whether data is shown in colours.
    pub fn colours(&self) -> bool {
        self.colours[Channel::Data as usize]
    }

    /// Whether remarks are shown in colours.
    pub fn remark_colours(&self) -> bool {
        self.colours[Channel::Remark as usize]
    }

    /// Writes data as it is; the caller ends its lines. After a failed write there is nothing more to write to.
    pub fn data(&self, text: &str) {
        if !self.takes_data() {
            return;
        }
        let mut out = io::stdout().lock();
        if let Err(error) = out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
            // Only the first failure comes here.
            let _ = self.unwritten.set(error);
        }
    }

    /// Whether data still reaches anybody: long work may end where it does not.
    pub fn takes_data(&self) -> bool {
        self.unwritten.get().is_none()
    }

    /// Says why data could not be written, if so, and what that makes of the exit status. A reader that has gone
    /// away (a closed pipe) has seen enough: no failure.
    pub fn end(&self) -> Exit {
        match self.unwritten.get() {
            Some(error) if error.kind() != ErrorKind::BrokenPipe => {
                self.fail(&crate::msg!("ui-unwritten", reason = system::reason(error)), &[]);
                Exit::Usage
            }
            _ => Exit::Success,
        }
    }

    /// Writes a remark as it is, such as a rendered excerpt; a line end is added.
    pub fn remark(&self, text: &str) {
        remark(&format!("{}\n", text.trim_end_matches('\n')));
    }

    /// Draws on stdout.
    pub fn draw(&self, drawing: &Drawing) {
        self.data(&self.painted(drawing, Channel::Data));
    }

    /// One sentence on stdout.
    pub fn say(&self, message: &Message) {
        self.data(&format!("{}\n", self.wording.say(message)));
    }

    /// An error on stderr, with what can be done about it.
    pub fn fail(&self, message: &Message, hints: &[Message]) {
        self.labelled(&crate::msg!("ui-error"), Tone::Bad, message);
        for hint in hints {
            self.hint(hint);
        }
    }

    /// A warning on stderr.
    pub fn warn(&self, message: &Message) {
        self.labelled(&crate::msg!("ui-warning"), Tone::Notice, message);
    }

    /// A hint on stderr.
    pub fn hint(&self, message: &Message) {
        self.labelled(&crate::msg!("ui-hint"), Tone::Notice, message);
    }

    fn labelled(&self, label: &Message, tone: Tone, message: &Message) {
        let mut drawing = Drawing::new();
        drawing
            .say(tone, self.wording.say(label))
            .put(Tone::Plain, " ")
            .put(Tone::Plain, self.wording.say(message));
        remark(&self.painted(&drawing, Channel::Remark));
    }

    fn painted(&self, drawing: &Drawing, channel: Channel) -> String {
        if !self.colours[channel as usize] {
            return drawing.plain();
        }
        let mut out = String::new();
        for line in &drawing.lines {
            let last = line.iter().rposition(|span| !span.text.trim_end().is_empty() || is_filled(span.tone));
            for span in &line[..last.map_or(0, |index| index + 1)] {
                out.push_str(&paint(&disarmed(span.text.as_str().into()), span.tone).to_string());
            }
            out.push('\n');
        }
        out
    }
}

fn is_filled(tone: Tone) -> bool {
    matches!(tone, Tone::Height(_))
}

/// The colours of the tones: few, and the sixteen a terminal's own theme defines, but for the heights.
fn paint(text: &str, tone: Tone) -> ColoredString {
    match tone {
        Tone::Plain => text.normal(),
        Tone::Strong => text.bold(),
        Tone::Faint => text.dimmed(),
        Tone::Good => text.green(),
        Tone::Bad => text.red().bold(),
        Tone::Notice => text.yellow(),
        Tone::First => text.cyan().bold(),
        Tone::Second => text.magenta().bold(),
        Tone::Wall => text.yellow().bold(),
        Tone::Height(height) => {
            // From deep green to pale stone, dark enough below and light enough above for the text on it.
            let level = f32::from(height.min(9)) / 9.0;
            let mix = |low: f32, high: f32| (low + (high - low) * level) as u8;
            text.on_truecolor(mix(28.0, 216.0), mix(74.0, 204.0), mix(48.0, 180.0)).truecolor(
                if height < 5 { 255 } else { 0 },
                if height < 5 { 255 } else { 0 },
                if height < 5 { 255 } else { 0 },
            )
        }
    }
}

fn remark(text: &str) {
    // Where stderr is closed there is nobody to tell.
    let _ = io::stderr().lock().write_all(text.as_bytes());
}
