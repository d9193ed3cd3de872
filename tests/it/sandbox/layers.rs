//! What a payload may and may not do, as a Python program sees it.

use super::{confinement, said};
use jugeote::sandbox::{Confinement, Layer, Need, Status, Strength};

#[test]
fn every_need_is_met_on_this_machine_and_disk_alone_in_part_where_mounts_are_denied() {
    let isolation = confinement().isolation();
    assert!(isolation.strength > Strength::None, "{isolation:#?}");
    for denied in isolation.denied.iter().filter(|denied| denied.layer != Layer::ControlGroup) {
        assert!(denied.cause.contains("os error"), "laid, and found not to hold: {denied:?}");
    }
    for met in &isolation.needs {
        let denied = isolation.denied.iter().any(|denied| denied.layer == Layer::SizedFolder);
        let wanted = if met.need == Need::Disk && denied { Status::Partial } else { Status::Proved };
        assert_eq!(met.status, wanted, "{met:?}");
        assert!(!met.layers.is_empty(), "{met:?}");
    }
}

#[test]
fn the_base_alone_is_proved_too() {
    let base = Confinement::prove_base_alone().expect("the base");
    assert!(base.isolation().strength <= Strength::Container);
}

#[test]
fn no_confinement_says_so() {
    let isolation = Confinement::none().isolation().clone();
    assert_eq!(isolation.strength, Strength::None);
    assert!(isolation.needs.iter().all(|met| met.status == Status::Missing && met.layers.is_empty()));
}

#[test]
fn the_environment_is_made_from_nothing() {
    let names = said("import os; print(sorted(os.environ))", confinement());
    assert_eq!(names.trim(), "['HOME', 'LANG', 'PATH', 'TMPDIR']");
}

#[test]
fn no_descriptor_but_the_five_is_open() {
    let script = "import os
found = []
for fd in range(300):
    try: os.fstat(fd); found.append(fd)
    except OSError: pass
print(found)";
    assert_eq!(said(script, confinement()).trim(), "[0, 1, 2, 3, 4]");
}

#[test]
fn ordinary_programs_run_as_ever() {
    let script = "
import json, random, math, collections, tempfile, pathlib, decimal, datetime, re, asyncio, sqlite3, ssl, ctypes
async def wait(): await asyncio.sleep(0.001); return 3
print(asyncio.run(wait()))
with tempfile.TemporaryDirectory() as folder:
    path = pathlib.Path(folder, 'é.txt'); path.write_text('ü'); print(path.read_text())
    path.rename(path.with_name('b')); print([p.name for p in pathlib.Path(folder).iterdir()])
import threading
t = threading.Thread(target=lambda: print('thread')); t.start(); t.join()
print(datetime.datetime.now().year > 2000, random.random() < 1)
";
    assert_eq!(said(script, confinement()), "3\nü\n['b']\nthread\nTrue True\n");
}

#[test]
fn a_call_of_a_foreign_kind_ends_the_process() {
    // mov eax, 20 (getpid of the 32-bit convention); int 0x80; ret
    let script = "import ctypes, mmap, sys
f = open('code', 'wb+'); f.write(b'\\xb8\\x14\\0\\0\\0\\xcd\\x80\\xc3'); f.flush()
m = mmap.mmap(f.fileno(), 8, mmap.MAP_PRIVATE, mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
print('before', flush=True)
ctypes.CFUNCTYPE(ctypes.c_int)(ctypes.addressof(ctypes.c_char.from_buffer(m)))()
print('after')";
    if cfg!(target_arch = "x86_64") {
        assert_eq!(said(script, confinement()), "before\n");
    }
}

#[test]
fn a_file_opened_to_be_read_cannot_be_emptied() {
    let script = "import os
open('own', 'w').write('content')
try: os.close(os.open('own', os.O_RDONLY | os.O_TRUNC))
except OSError as error: print(error.errno)
print(open('own').read())
open('own', 'w').close(); print(os.stat('own').st_size)";
    assert_eq!(said(script, confinement()), "1\ncontent\n0\n");
}

#[test]
fn another_program_cannot_be_executed() {
    let script = "import os
for program in ['/bin/sh', '/usr/bin/env', '/bin/cat']:
    try: os.execv(program, [program])
    except OSError as error: print(error.errno)";
    assert_eq!(said(script, confinement()), "13\n13\n13\n");
}

#[test]
fn a_folder_that_is_a_file_system_of_its_own_takes_no_byte_and_no_file_more_than_told() {
    let disk = confinement().isolation().needs.iter().find(|met| met.need == Need::Disk).expect("a need");
    if !disk.layers.contains(&Layer::SizedFolder) {
        assert_eq!(disk.status, Status::Partial);
        return;
    }
    let script = "import os
def fill(size):
    number = 0
    try:
        while number < 5000:
            with open(f'{size}-{number}', 'wb') as file: file.write(b'x' * size)
            number += 1
    except OSError as error: print(size, number, error.errno)
fill(1 << 20)
for name in os.listdir('.'): os.remove(name)
fill(0)";
    assert_eq!(said(script, confinement()), "1048576 64 28\n0 1001 28\n");
}
