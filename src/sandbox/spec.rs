//! What the grader tells the keeper and the keeper answers: length-prefixed fields over one local socket.
//!
//! Both ends are this same binary, so the format has no version. Not for: anything a payload writes.

use super::company::Company;
use serde::{Deserialize, Serialize};
use std::ffi::{OsStr, OsString};
use std::io::{self, Read};
use std::os::unix::ffi::{OsStrExt as _, OsStringExt as _};
use std::path::PathBuf;

/// Which layers a run must have. Each one named is required: where it fails, nothing starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "five layers, each there or not")]
pub(super) struct Plan {
    /// Landlock, the filter of system calls, no new privileges, and as root another user.
    pub base: bool,
    /// Landlock's scope of signals and abstract sockets.
    pub scope: bool,
    /// A process namespace, in a user namespace of its own where the grader is not root.
    pub processes: bool,
    /// A file system of the scratch folder's own, of limited size, in a mount namespace.
    pub room: bool,
    /// A mount namespace, as root: brings an interpreter into reach that another user could not execute.
    pub mounts: bool,
}

/// Everything a keeper needs to start one payload.
#[derive(Debug, Default)]
pub(super) struct Spec {
    pub program: PathBuf,
    /// Executed through its descriptor: it may stand where the payload's user could not walk to.
    pub by_descriptor: bool,
    pub args: Vec<OsString>,
    pub env: Vec<(OsString, OsString)>,
    /// The folder around the scratch folder, removed when the grader dies.
    pub outer: PathBuf,
    /// The scratch folder.
    pub folder: PathBuf,
    pub user: Option<u32>,
    pub largest_file: u64,
    /// Bytes and entries that the scratch folder may hold.
    pub room: (u64, u64),
    /// Bytes of data, and seconds of processor time, from the first instruction on.
    pub memory: Option<u64>,
    pub seconds: Option<u64>,
    /// Whether the first process is no harness that takes rights away from itself: then it has none to start
    /// processes, unless its company says so.
    pub stranger: bool,
    pub company: Company,
    pub readable: Vec<PathBuf>,
    pub runnable: Vec<PathBuf>,
    pub plan: Plan,
}

/// What a keeper says.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// The payload's program runs.
    Started { pid: i32, landlock: u32 },
    /// It does not: at which step, and the system's error number.
    Refused { step: String, errno: i32 },
    /// Every process of it is gone, or not.
    Ended { status: i32, cpu_micros: u64, peak: u64, swept: bool },
}

impl Spec {
    pub(super) fn pack(&self) -> Vec<u8> {
        let mut out = Packed::default();
        out.text(self.program.as_os_str());
        out.number(u64::from(self.by_descriptor));
        out.number(self.args.len() as u64);
        self.args.iter().for_each(|arg| out.text(arg));
        out.number(self.env.len() as u64);
        for (name, value) in &self.env {
            out.text(name);
            out.text(value);
        }
        out.text(self.outer.as_os_str());
        out.text(self.folder.as_os_str());
        out.number(self.user.map_or(u64::MAX, u64::from));
        out.number(self.largest_file);
        out.number(self.room.0);
        out.number(self.room.1);
        out.number(self.memory.unwrap_or(u64::MAX));
        out.number(self.seconds.unwrap_or(u64::MAX));
        out.number(u64::from(self.stranger));
        out.number(self.company as u64);
        for list in [&self.readable, &self.runnable] {
            out.number(list.len() as u64);
            for path in list {
                out.text(path.as_os_str());
            }
        }
        let Plan { base, scope, processes, room, mounts } = self.plan;
        for layer in [base, scope, processes, room, mounts] {
            out.number(u64::from(layer));
        }
        out.framed()
    }

    pub(super) fn unpack(from: &mut impl Read) -> io::Result<Self> {
        let mut fields = Fields::read(from)?;
        Ok(Self {
            program: fields.text()?.into(),
            by_descriptor: fields.flag()?,
            args: fields.list(Fields::text)?,
            env: fields.list(|fields| Ok((fields.text()?, fields.text()?)))?,
            outer: fields.text()?.into(),
            folder: fields.text()?.into(),
            user: u32::try_from(fields.number()?).ok(),
            largest_file: fields.number()?,
            room: (fields.number()?, fields.number()?),
            memory: Some(fields.number()?).filter(|&most| most != u64::MAX),
            seconds: Some(fields.number()?).filter(|&most| most != u64::MAX),
            stranger: fields.flag()?,
            company: match fields.number()? {
                0 => Company::Alone,
                1 => Company::Threads,
                2 => Company::Processes,
                _ => return Err(io::ErrorKind::InvalidData.into()),
            },
            readable: fields.list(|fields| fields.text().map(PathBuf::from))?,
            runnable: fields.list(|fields| fields.text().map(PathBuf::from))?,
            plan: Plan {
                base: fields.flag()?,
                scope: fields.flag()?,
                processes: fields.flag()?,
                room: fields.flag()?,
                mounts: fields.flag()?,
            },
        })
    }
}

impl Said {
    pub(super) fn pack(&self) -> Vec<u8> {
        let mut out = Packed::default();
        match self {
            Self::Started { pid, landlock } => {
                out.number(0);
                out.number(*pid as u64);
                out.number(u64::from(*landlock));
            }
            Self::Refused { step, errno } => {
                out.number(1);
                out.text(OsStr::new(step));
                out.number(*errno as u64);
            }
            Self::Ended { status, cpu_micros, peak, swept } => {
                out.number(2);
                out.number(*status as u64);
                out.number(*cpu_micros);
                out.number(*peak);
                out.number(u64::from(*swept));
            }
        }
        out.framed()
    }

    pub(super) fn unpack(from: &mut impl Read) -> io::Result<Self> {
        let mut fields = Fields::read(from)?;
        Ok(match fields.number()? {
            0 => Self::Started { pid: fields.number()? as i32, landlock: fields.number()? as u32 },
            1 => Self::Refused {
                step: fields.text()?.to_string_lossy().into_owned(),
                errno: fields.number()? as i32,
            },
            _ => Self::Ended {
                status: fields.number()? as i32,
                cpu_micros: fields.number()?,
                peak: fields.number()?,
                swept: fields.flag()?,
            },
        })
    }
}

#[derive(Default)]
struct Packed(Vec<u8>);

impl Packed {
    fn number(&mut self, number: u64) {
        self.0.extend_from_slice(&number.to_le_bytes());
    }

    fn text(&mut self, text: &OsStr) {
        self.number(text.len() as u64);
        self.0.extend_from_slice(text.as_bytes());
    }

    fn framed(self) -> Vec<u8> {
        let mut out = (self.0.len() as u64).to_le_bytes().to_vec();
        out.extend_from_slice(&self.0);
        out
    }
}

/// More than any specification: a harness in an argument included.
const LARGEST: u64 = 8 << 20;

struct Fields {
    bytes: Vec<u8>,
    at: usize,
}

impl Fields {
    fn read(from: &mut impl Read) -> io::Result<Self> {
        let mut length = [0; 8];
        from.read_exact(&mut length)?;
        let length = u64::from_le_bytes(length);
        if length > LARGEST {
            return Err(io::ErrorKind::InvalidData.into());
        }
        let mut bytes = vec![0; length as usize];
        from.read_exact(&mut bytes)?;
        Ok(Self { bytes, at: 0 })
    }

    fn take(&mut self, length: usize) -> io::Result<&[u8]> {
        let end = self.at.checked_add(length).ok_or(io::ErrorKind::InvalidData)?;
        let taken = self.bytes.get(self.at..end).ok_or(io::ErrorKind::InvalidData)?;
        self.at = end;
        Ok(taken)
    }

    fn number(&mut self) -> io::Result<u64> {
        let mut number = [0; 8];
        number.copy_from_slice(self.take(8)?);
        Ok(u64::from_le_bytes(number))
    }

    fn flag(&mut self) -> io::Result<bool> {
        Ok(self.number()? == 1)
    }

    fn text(&mut self) -> io::Result<OsString> {
        let length = self.number()? as usize;
        Ok(OsString::from_vec(self.take(length)?.to_vec()))
    }

    fn list<T>(&mut self, mut item: impl FnMut(&mut Self) -> io::Result<T>) -> io::Result<Vec<T>> {
        let count = self.number()?;
        (0..count).map(|_| item(self)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_specification_arrives_as_it_was_sent() {
        let spec = Spec {
            program: "/usr/bin/python3".into(),
            args: vec!["-c".into(), OsString::from_vec(vec![0xff, b'\n'])],
            env: vec![("A".into(), "b=c".into())],
            folder: "/tmp/x".into(),
            user: Some(70_000),
            largest_file: 5,
            room: (6, 7),
            seconds: Some(3),
            stranger: true,
            company: Company::Processes,
            readable: vec!["/opt".into(), "/usr/lib".into()],
            plan: Plan { base: true, mounts: true, ..Plan::default() },
            ..Spec::default()
        };
        let back = Spec::unpack(&mut &spec.pack()[..]).unwrap();
        assert_eq!(format!("{back:?}"), format!("{spec:?}"));
    }

    #[test]
    fn an_answer_arrives_as_it_was_sent() {
        for said in [
            Said::Started { pid: 7, landlock: 6 },
            Said::Refused { step: "landlock".into(), errno: 38 },
            Said::Ended { status: 9, cpu_micros: 1_000_001, peak: 1 << 40, swept: true },
        ] {
            assert_eq!(Said::unpack(&mut &said.pack()[..]).unwrap(), said);
        }
        assert!(Said::unpack(&mut &b"short"[..]).is_err());
        assert!(Said::unpack(&mut &u64::MAX.to_le_bytes()[..]).is_err());
    }
}
