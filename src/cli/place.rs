//! What the environment says of the person and the machine: read here and nowhere else.
//!
//! Not for: arguments of commands.

use crate::i18n::Lang;
use crate::language::{Language, Locator};
use crate::sandbox::Confinement;
use std::ffi::OsString;
use std::path::PathBuf;

/// The environment, read once.
#[derive(Debug)]
pub(super) struct Place {
    /// The language of the person's locale, if it is one of ours.
    pub(super) lang: Option<Lang>,
    /// Whether no colours are wanted: `NO_COLOR` is set, or the terminal is a dumb one.
    pub(super) plain: bool,
    /// The folders programs are looked for in.
    pub(super) path: OsString,
    /// The person's home folder.
    pub(super) home: Option<OsString>,
    /// Our folder for what may be lost.
    pub(super) cache: Option<PathBuf>,
    /// Our folder for what is to be kept.
    pub(super) data: Option<PathBuf>,
    /// The time it is, in seconds since 1970, where somebody wants it to be another than the clock's.
    pub(super) now: Option<u64>,
    /// The file to whose end the summary of a step of GitHub Actions goes.
    pub(super) step_summary: Option<PathBuf>,
    /// What the runner of Classroom 50 says of a submission: each variable by its name, where it is set.
    pub(super) classroom: [(&'static str, Option<String>); 6],
}

impl Place {
    /// Where interpreters are looked for; `named` are those the person names.
    pub(super) fn locator(&self, named: Vec<(Language, PathBuf)>) -> Locator {
        Locator { named, path: self.path.clone(), home: self.home.clone(), cache: self.cache.clone() }
    }

    /// From now on nobody relies on the confinement that was proved.
    pub(super) fn forget_proof(&self) {
        if let Some(cache) = &self.cache {
            Confinement::forget(cache);
        }
    }

    #[expect(clippy::disallowed_methods, reason = "the one place where the environment is read")]
    pub(super) fn from_environment() -> Self {
        let text = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(text);
        let home = text("HOME");
        let folder = |name: &str, usual: &str| {
            text(name)
                .map(PathBuf::from)
                .filter(|folder| folder.is_absolute())
                .or_else(|| home.as_ref().map(|home| PathBuf::from(home).join(usual)))
                .map(|folder| folder.join("jugeote"))
        };
        Self {
            lang: locale.and_then(|locale| Lang::from_locale(&locale.to_string_lossy())),
            plain: text("NO_COLOR").is_some() || text("TERM").is_some_and(|term| term == "dumb"),
            path: text("PATH").unwrap_or_default(),
            cache: folder("XDG_CACHE_HOME", ".cache"),
            data: folder("XDG_DATA_HOME", ".local/share"),
            now: text("JUGEOTE_NOW").and_then(|now| now.to_string_lossy().parse().ok()),
            home,
            step_summary: text("GITHUB_STEP_SUMMARY").map(PathBuf::from),
            classroom: [
                "CLASSROOM",
                "ASSIGNMENT",
                "SUBMISSION_TAG",
                "COMMIT_URL",
                "RELEASE_URL",
                "REVIEW_URL",
            ]
            .map(|name| (name, text(name).map(|value| value.to_string_lossy().into_owned()))),
        }
    }
}
