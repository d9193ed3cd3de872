//! The one folder a submission may write in: fresh for each submission, removed with everything in it.
//!
//! Not for: reading anything back; nothing in it is ever trusted.

use std::io;
use std::path::{Path, PathBuf};

/// A fresh private folder, removed when dropped.
#[derive(Debug)]
pub struct Scratch {
    folder: tempfile::TempDir,
    path: PathBuf,
}

impl Scratch {
    /// Makes one in the system's folder for temporary files, readable by its owner only.
    pub fn new() -> io::Result<Self> {
        let folder = tempfile::Builder::new().prefix("jugeote-").tempdir()?;
        let path = folder.path().canonicalize()?;
        Ok(Self { folder, path })
    }

    /// Its path, free of links.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Lays a file in it under a plain name.
    pub fn lay(&self, name: &str, content: &[u8]) -> io::Result<PathBuf> {
        let path = self.folder.path().join(name);
        std::fs::write(&path, content)?;
        Ok(self.path.join(name))
    }
}
