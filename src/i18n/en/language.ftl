submission-absent = there is no file `{ $path }`
submission-folder = `{ $path }` is a folder: name the file with your function
submission-link = `{ $path }` is a link: name the file itself
submission-hard-link = `{ $path }` has a second name elsewhere (a hard link): copy it first
submission-special = `{ $path }` is not an ordinary file
submission-large = `{ $path }` is too large: { $size } bytes, at most { $most } are read
submission-refused = `{ $path }` cannot be read: { $cause }
submission-notebook = `{ $path }` is not a notebook that can be read (JSON with code cells)
submission-cells = `{ $file }` is a notebook: { $cells ->
    [one] its only code cell was taken as the file
   *[other] its { $cells } code cells were taken, in order, as one file
  }
submission-companions = the files beside yours that it names were taken along: { $files }
submission-companion-refused = the file `{ $file }` beside yours is a link or a folder and was not taken along
submission-companion-large = the file `{ $file }` beside yours is too large and was not taken along
submission-unpacked = `{ $file }` of the archive `{ $path }` was taken
submission-no-program = there is no file in Python or JavaScript in the archive `{ $path }`
submission-several = the archive `{ $path }` holds { $count } files that could be meant: { $found }. Hand in one, or name it { $expected }

archive-damaged = `{ $path }` is not a ZIP archive that can be read, or it is damaged
archive-many = the archive `{ $path }` holds more than { $most } files and folders: pack only what is to be graded
archive-twice = the archive `{ $path }` holds two files under one name, so it is not unpacked
archive-path = the archive `{ $path }` holds `{ $entry }`, a path that leads outside it or is too long, so it is not unpacked
archive-special = the archive `{ $path }` holds `{ $entry }`, which is a link or a device and no file, so it is not unpacked
archive-encrypted = in the archive `{ $path }`, `{ $entry }` is protected by a password: pack it without
archive-tight = in the archive `{ $path }`, `{ $entry }` would grow beyond measure, so it is not unpacked
archive-swells = the archive `{ $path }` would take more than { $most } MB unpacked: pack only what is to be graded

load-empty = `{ $file }` is empty: nothing was graded. Was it saved?
load-encoding = `{ $file }`, line { $line }: this is { $guess }, not UTF-8 text. Save the file as UTF-8
load-nul = `{ $file }`, line { $line }: there is a NUL byte (`\x00`): this is no text file, or a damaged one. Save it again from your editor
load-complex = `{ $file }`, line { $line }: { $language } cannot read this: it is too complex
load-complex-nowhere = `{ $file }`: { $language } cannot read this: it is too complex
load-syntax = `{ $file }`, line { $line }: { $language } cannot read this: { $message }
load-syntax-nowhere = `{ $file }`: { $language } cannot read this: { $message }
load-raised = `{ $file }`, line { $line }: loading the file ended with { $class }: { $message }
load-import = `{ $file }`, line { $line }: an import failed: { $message }
load-screen = `{ $file }`, line { $line }: it opens a window (`turtle`, `tkinter`), and there is no screen here. Draw below `if __name__ == "__main__":`, which is not run here
load-input = `input()` is called while `{ $file }` is being loaded, line { $line }. Values come as arguments of the function; put your own trials under `if __name__ == "__main__":`
load-exit = `{ $file }`, line { $line }: the file ends the program (`exit()` or `quit()`) while it is being loaded. Remove that line
load-time = loading `{ $file }` does not come to an end: something outside the functions runs too long. Put your own trials under `if __name__ == "__main__":`
load-memory = loading `{ $file }` takes more memory than allowed
load-printed = loading `{ $file }` prints far too much
load-signal = loading `{ $file }` ended the interpreter with signal { $signal }
load-ended = loading `{ $file }` ended the interpreter with status { $status }
load-lost = loading `{ $file }` ended the interpreter
load-unsteady = `{ $file }` can be loaded, but not every time: what it does while it is loaded changes from one time to the next
load-no-function = there is no function `{ $function }` in `{ $file }` (found: { $found })
load-no-function-but = there is no function `{ $function }` in `{ $file }` (found: { $found }). Did you mean `{ $meant }`? Rename it to `{ $function }`
load-names = { $names }
load-names-more = { $names } and { $more } more
load-no-function-at-all = there is no function `{ $function }` in `{ $file }`, nor any other
load-not-a-function = `{ $function }` in `{ $file }` is not a function: its type is { $kind }
load-parameters = `{ $function }` is called with { $wanted ->
        [one] 1 argument
       *[other] { $wanted } arguments
    }, but yours takes { $count ->
        [0] none
        [one] one: { $found }
       *[other] { $count }: { $found }
    }
