//! The reading end of a pipe that a stranger writes to: never blocks, never grows past its bound.
//!
//! Not for: the meaning of the bytes.

use rustix::fd::OwnedFd;
use rustix::io::Errno;

/// What was read of text meant for people: the beginning and the end, and how much fell out between.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Captured {
    /// The first bytes.
    pub head: Vec<u8>,
    /// The last bytes, where not everything fitted into `head`.
    pub tail: Vec<u8>,
    /// How many bytes between the two were let go.
    pub cut: usize,
}

impl Captured {
    /// How many bytes were written in all.
    pub fn total(&self) -> usize {
        self.head.len() + self.cut + self.tail.len()
    }

    /// Adds bytes, keeping `keep` of them at either end.
    pub fn push(&mut self, bytes: &[u8], keep: usize) {
        let fits = bytes.len().min(keep.saturating_sub(self.head.len()));
        self.head.extend_from_slice(&bytes[..fits]);
        self.tail.extend_from_slice(&bytes[fits..]);
        if self.tail.len() > keep {
            let surplus = self.tail.len() - keep;
            self.tail.drain(..surplus);
            self.cut += surplus;
        }
    }
}

/// The reading end of a pipe.
#[derive(Debug)]
pub struct Stream {
    fd: OwnedFd,
    ended: bool,
}

impl Stream {
    /// Takes over the reading end, which is set not to block.
    pub fn new(fd: OwnedFd) -> rustix::io::Result<Self> {
        rustix::io::ioctl_fionbio(&fd, true)?;
        Ok(Self { fd, ended: false })
    }

    /// Whether every writer is gone and everything was read.
    pub fn ended(&self) -> bool {
        self.ended
    }

    /// The descriptor, to wait on.
    pub fn fd(&self) -> &OwnedFd {
        &self.fd
    }

    /// Appends what has arrived, at most until `into` holds `most` bytes. Returns how many bytes came.
    pub fn read_into(&mut self, into: &mut Vec<u8>, most: usize) -> usize {
        let before = into.len();
        let mut chunk = [0_u8; 1 << 14];
        while !self.ended && into.len() < most {
            let room = chunk.len().min(most - into.len());
            match rustix::io::read(&self.fd, &mut chunk[..room]) {
                Ok(0) => self.ended = true,
                Ok(length) => into.extend_from_slice(&chunk[..length]),
                Err(Errno::INTR) => {}
                Err(Errno::AGAIN) => break,
                Err(_) => self.ended = true,
            }
            if into.len() - before < room {
                break; // a short read: nothing more has arrived
            }
        }
        into.len() - before
    }

    /// Lets go of what is in the pipe, once nobody writes any more: the next reader begins with nothing.
    pub fn discard(&mut self) {
        // More than a pipe holds; a writer that is still there cannot keep us.
        let most = 1 << 20;
        self.read_into(&mut Vec::new(), most);
    }

    /// Takes what has arrived into a bounded capture that keeps `keep` bytes at either end, reading at most
    /// `most` bytes now.
    pub fn capture(&mut self, into: &mut Captured, keep: usize, most: usize) {
        let mut bytes = Vec::new();
        self.read_into(&mut bytes, most);
        into.push(&bytes, keep);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_capture_keeps_the_beginning_and_the_end() {
        let mut captured = Captured::default();
        for byte in b'a'..=b'z' {
            captured.push(&[byte], 3);
        }
        assert_eq!((&captured.head[..], &captured.tail[..], captured.cut), (&b"abc"[..], &b"xyz"[..], 20));
        assert_eq!(captured.total(), 26);
    }

    #[test]
    fn a_stream_reads_no_more_than_its_bound() {
        let (reader, writer) = rustix::pipe::pipe().unwrap();
        rustix::io::write(&writer, &[7; 5000]).unwrap();
        let mut stream = Stream::new(reader).unwrap();
        let mut bytes = Vec::new();
        assert_eq!(stream.read_into(&mut bytes, 1200), 1200);
        assert_eq!(stream.read_into(&mut bytes, 100_000), 3800);
        assert!(!stream.ended());
        drop(writer);
        stream.read_into(&mut bytes, 100_000);
        assert!(stream.ended());
    }
}
