//! A bar on stderr that shows how far long work has come; nothing where stderr is no terminal.
//!
//! Not for: anything that must be read (`ui`).

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar; it goes away when it is dropped.
pub(super) struct Bar(ProgressBar);

impl Bar {
    /// A bar of so many steps. The time left follows from the steps done.
    pub(super) fn new(steps: usize) -> Self {
        let bar = ProgressBar::with_draw_target(Some(steps as u64), ProgressDrawTarget::stderr());
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len}  {msg}  {elapsed} (-{eta})");
        Self(bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar())))
    }

    /// So many steps are done.
    pub(super) fn at(&self, steps: usize) {
        // Cores report in any order.
        if steps as u64 > self.0.position() {
            self.0.set_position(steps as u64);
        }
    }

    /// What stands beside the bar.
    pub(super) fn says(&self, words: String) {
        self.0.set_message(words);
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
