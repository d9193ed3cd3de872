//! Ctrl-C and polite requests to end, as a flag that long work looks at.
//!
//! Not for: stopping anything.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A flag that Ctrl-C or a polite request to end raises; a second Ctrl-C ends at once.
pub(super) fn interruption() -> Arc<AtomicBool> {
    let flag = Arc::new(AtomicBool::new(false));
    for signal in [libc::SIGINT, libc::SIGTERM] {
        // Where handlers cannot be had, the signal simply ends the program as it always did.
        let _ = signal_hook::flag::register_conditional_default(signal, Arc::clone(&flag));
        let _ = signal_hook::flag::register(signal, Arc::clone(&flag));
    }
    flag
}
