//! The writing end of a pipe that a stranger reads from, or does not: never blocks, what finds no room waits.
//!
//! Not for: the meaning of the bytes, nor for how long they may wait (whoever watches decides).

use rustix::fd::OwnedFd;
use rustix::io::Errno;

/// The writing end of a pipe.
#[derive(Debug)]
pub struct Outlet {
    /// None once it was closed.
    fd: Option<OwnedFd>,
    waiting: Vec<u8>,
    /// How many of the bytes that wait have gone.
    gone: usize,
}

impl Outlet {
    /// Takes over the writing end, which is set not to block; without one nothing can be sent.
    pub fn new(fd: Option<OwnedFd>) -> rustix::io::Result<Self> {
        if let Some(fd) = &fd {
            rustix::io::ioctl_fionbio(fd, true)?;
        }
        Ok(Self { fd, waiting: Vec::new(), gone: 0 })
    }

    /// Whether nothing can be sent any more.
    pub fn is_closed(&self) -> bool {
        self.fd.is_none()
    }

    /// The descriptor, to wait on, where something waits for room.
    pub fn pending(&self) -> Option<&OwnedFd> {
        self.fd.as_ref().filter(|_| !self.waiting.is_empty())
    }

    /// Sends bytes after those that wait. An error means that nobody will read them.
    pub fn send(&mut self, bytes: &[u8]) -> rustix::io::Result<()> {
        self.waiting.extend_from_slice(bytes);
        self.push()
    }

    /// Sends on, as far as there is room.
    pub fn push(&mut self) -> rustix::io::Result<()> {
        let Some(fd) = &self.fd else { return Err(Errno::PIPE) };
        while self.gone < self.waiting.len() {
            match rustix::io::write(fd, &self.waiting[self.gone..]) {
                Ok(length) => self.gone += length,
                Err(Errno::INTR) => {}
                Err(Errno::AGAIN) => return Ok(()),
                Err(errno) => {
                    self.close();
                    return Err(errno);
                }
            }
        }
        self.waiting.clear();
        self.gone = 0;
        Ok(())
    }

    /// Closes the pipe; what waits is let go.
    pub fn close(&mut self) {
        *self = Self { fd: None, waiting: Vec::new(), gone: 0 };
    }
}

#[cfg(test)]
mod tests {
    use super::super::Stream;
    use super::*;

    #[test]
    fn what_finds_no_room_waits_until_it_is_read() {
        let (reader, writer) = rustix::pipe::pipe().unwrap();
        let mut outlet = Outlet::new(Some(writer)).unwrap();
        let bytes: Vec<u8> = (0..300_000_u32).map(|number| (number % 251) as u8).collect();
        outlet.send(&bytes[..200_000]).unwrap();
        outlet.send(&bytes[200_000..]).unwrap();
        assert!(outlet.pending().is_some());
        let (mut stream, mut read) = (Stream::new(reader).unwrap(), Vec::new());
        while outlet.pending().is_some() {
            assert!(stream.read_into(&mut read, usize::MAX) > 0);
            outlet.push().unwrap();
        }
        stream.read_into(&mut read, usize::MAX);
        assert!(read == bytes);
        drop(stream);
        assert_eq!(outlet.send(b"more"), Err(Errno::PIPE));
        assert!(outlet.is_closed() && outlet.pending().is_none());
    }
}
