//! A bar on stderr that shows how far long work has come; nothing where stderr is no terminal.
//!
//! Not for: anything that must be read (`ui`).

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar; it goes away when it is dropped.
pub(super) struct Bar(ProgressBar);

impl Bar {
    /// A bar of which nothing is known yet.
    pub(super) fn new() -> Self {
        let bar = ProgressBar::with_draw_target(Some(0), ProgressDrawTarget::stderr());
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}  {elapsed} (-{eta})");
        Self(bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar())))
    }

    /// So many steps of so many are done, with words that stand beside the bar. The time left follows from them.
    pub(super) fn at(&self, steps: usize, of: usize, words: String) {
        // Cores report in any order.
        if steps as u64 > self.0.position() {
            self.0.set_length(of as u64);
            self.0.set_message(words);
            self.0.set_position(steps as u64);
        }
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
