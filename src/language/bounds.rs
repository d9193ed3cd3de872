//! What every language's cases are bound by besides what an exercise declares, and how closely they are watched.
//!
//! Not for: watching (each language's own session).

use std::time::Duration;

/// The largest answer that is read, in bytes; a harness stops a little earlier.
pub(super) const LARGEST_ANSWER: usize = (1 << 24) + (1 << 16);
/// How much a case may print, both channels together.
pub(super) const MOST_PRINTED: usize = 1 << 20;
/// Seconds of CPU time that a kept process may use in all its calls.
pub(super) const MOST_KEPT: u64 = 600;
/// CPU time that starting and reading a file may take beyond what a case may.
pub(super) const READING: Duration = Duration::from_secs(2);
/// How long a case may neither compute nor end.
pub(super) const IDLE: Duration = Duration::from_secs(5);
/// When the grader first looks at what a running case uses, and how often from then on.
pub(super) const LOOK: Duration = Duration::from_millis(25);
/// How long a harness may take to say something that needs no student's code.
pub(super) const PATIENCE: Duration = Duration::from_secs(20);
/// Node.js does not start where it may not read the system's configuration of OpenSSL; it can do without.
pub(super) const NO_OPENSSL: (&str, &str) = ("OPENSSL_CONF", "/dev/null");
