lesson-side =
    { $side ->
        [white] White
        [black] Black
        [blue] Blue
       *[red] Red
    }
lesson-question-win =
    { $within ->
        [one] { $side } to move wins in 1 move.
       *[other] { $side } to move wins in { $within } moves.
    }
lesson-question-defence =
    { $within ->
        [one] { $side } to move: one move alone keeps the opponent from winning in 1 move.
       *[other] { $side } to move: one move alone keeps the opponent from winning within { $within } moves.
    }
lesson-heading = Problem { $number } of { $of } · band { $band }
lesson-unsound = problem `{ $id }` cannot be asked: its position or its solution is not right
lesson-hint-verify = `jugeote train verify FILE` says what is wrong with a file of problems
lesson-no-such-problem = there is no problem { $number }: they are numbered from 1 to { $of }
lesson-none-chosen = no problem of the set is of these bands and themes
lesson-known-themes = the themes in the set: { $themes }
lesson-no-theme = none is named
lesson-move = { $mv }: { $words }
lesson-wrong = ✗ { $mv } is wrong. { $verdict }
lesson-loses =
    { $within ->
        [one] { $side } then wins in 1 move:
       *[other] { $side } then wins in { $within } moves:
    }
lesson-loses-at-once = The game is over at once, and { $side } has won:
lesson-no-win =
    { $within ->
        [one] With it { $side } does not win:
       *[other] With it { $side } no longer wins within { $within } moves, this one counted:
    }
lesson-not-right = It is not the move that is looked for.
lesson-solution = Solution
lesson-tree = The answers to every defence (`*`: any other reply)
lesson-first-moves = What every first move comes to
lesson-refutations = Why the wrong ones are wrong
lesson-against = after { $moves }:
lesson-class-win = wins in { $within } ({ $count }):
lesson-class-hold =
    { $within ->
        [one] the opponent does not win in 1 move ({ $count }):
       *[other] the opponent does not win within { $within } moves ({ $count }):
    }
lesson-class-no-win = no win within { $within } ({ $count }):
lesson-class-loss =
    { $within ->
        [0] { $side } has won at once ({ $count }):
       *[other] { $side } wins in { $within } ({ $count }):
    }
lesson-themes = Themes: { $themes }
lesson-source-position = Source: a position given as it is
lesson-a-game = a recorded game
lesson-game = { $game }
lesson-source = Source: { $game }, after { $ply } turns
lesson-source-played = Source: { $game }, after { $ply } turns; { $played } was played there
lesson-results =
    { $attempts ->
        [0] No problem was tried.
        [one] 1 problem tried: { $clean } found at the first try, { $solved } in the end.
       *[other] { $attempts } problems tried: { $clean } found at the first try, { $solved } in the end.
    }
lesson-result-band = - band { $band }: { $clean } of { $attempts } at the first try
lesson-result-theme = - { $theme }: { $clean } of { $attempts } at the first try
lesson-won = { $side } has won.
lesson-drawn = The game is a draw.
lesson-relief-piece =
    { $letter ->
        [S] Red's Sentinelle
        [A] Red's Avant-garde
        [E] Red's Éclaireur
        [s] Blue's Sentinelle
        [a] Blue's Avant-garde
       *[e] Blue's Éclaireur
    }
lesson-relief-piece-at = { $piece } on { $cell }
lesson-relief-mover = { $letter } { $cell } (movement { $movement }, strength { $strength }) —
lesson-relief-cost = cost { $cost }:
lesson-relief-special = leap:
lesson-relief-attacks = takes:
lesson-relief-leaves = leaves:
lesson-relief-walk = { $piece } goes to { $to }
lesson-relief-attack = { $piece } takes { $taken } on { $to }
lesson-relief-leave = { $piece } leaves the board
lesson-relief-pass = { $side } has no legal move and passes
lesson-relief-sentinelle-first = { $piece } is the first piece to leave: { $side } wins.
lesson-relief-second-exit = The second piece has left: { $side } wins by { $own } to { $other }.
lesson-relief-elimination = { $bare } has no piece left on the board: { $side } wins by { $own } to { $other }.
lesson-relief-limit = The last turn has been played: { $side } wins.
lesson-walle-pawn =
    { $side ->
        [white] White's
       *[black] Black's
    } pawn on { $cell } —
lesson-walle-steps = steps to its goal:
lesson-walle-shut-off = shut off from its goal
lesson-walle-walks = goes to:
lesson-walle-jumps = over the other pawn to:
lesson-walle-walls =
    { $side ->
        [white] White's
       *[black] Black's
    } walls —
lesson-walle-left = left:
lesson-walle-shutting = would shut off the other pawn:
lesson-walle-pawn-at =
    { $side ->
        [white] White's
       *[black] Black's
    } pawn on { $cell }
lesson-walle-a-wall = a wall, not the pawn
lesson-walle-enter =
    { $side ->
        [white] White's
       *[black] Black's
    } pawn enters on { $to }
lesson-walle-walk =
    { $side ->
        [white] White's
       *[black] Black's
    } pawn goes to { $to }
lesson-walle-jump =
    { $side ->
        [white] White's pawn goes over Black's
       *[black] Black's pawn goes over White's
    } to { $to }
lesson-walle-wall =
    { $side ->
        [white] White
       *[black] Black
    } puts a wall { $face ->
        [east] east
       *[south] south
    } of { $cell }
lesson-walle-pass =
    { $side ->
        [white] White
       *[black] Black
    } has no legal move and passes
lesson-walle-goal =
    { $pawn ->
        [white] White's
       *[black] Black's
    } pawn has reached its goal: { $side } wins.
lesson-moulin-place = { $side } places a piece on { $to }
lesson-moulin-place-taking = { $side } places a piece on { $to }, closes a mill and takes the piece on { $taken }
lesson-moulin-move = { $side } goes from { $from } to { $to }
lesson-moulin-move-taking = { $side } goes from { $from } to { $to }, closes a mill and takes the piece on { $taken }
lesson-moulin-piece-at = the one on { $point }
lesson-moulin-victim = the one to be taken stands on { $point }
lesson-moulin-mover = { $point } —
lesson-moulin-hand =
    { $count ->
        [one] 1 piece in hand —
       *[other] { $count } pieces in hand —
    }
lesson-moulin-closes = closes a mill on:
lesson-moulin-goes = goes to:
lesson-moulin-pieces = { $loser } has only two pieces left: { $side } wins.
lesson-moulin-blocked = { $loser } can no longer move: { $side } wins.
play-commands = Type a move, `?` for a hint, `s` to skip the problem, `q` to quit.
play-skipped = Skipped. Right was: { $moves }
play-illegal = This cannot be played: { $reason }. Try another move.
play-right = ✓ Right!
play-solved = ✓ Solved!
play-reply = The longest defence — { $reply }
play-goes-on =
    { $left ->
        [one] Now win in 1 move.
       *[other] Now win in { $left } moves.
    }
play-slower = This wins too, but only in { $within } moves: there is a faster way. Try again.
play-again = Try again.
play-hint-theme = Hint 1 of 3, the theme: { $themes }
play-hint-piece = Hint 2 of 3, the piece: { $piece }
play-hint-no-piece = Hint 2 of 3: no piece can be pointed at here
play-hint-move = Hint 3 of 3, the move: { $mv }
cli-train-play = Asks problems one after the other: find the move, meet the longest defence, see wrong moves refuted
cli-train-play--set = A file of problems (default: those that come with jugeote)
cli-train-play--band = Only problems of these bands, from 1 (easy) to 5
cli-train-play--theme = Only problems that show one of these themes, by their names in the file
cli-train-play--count = At most so many problems
cli-train-show = Shows one problem: the board, what pieces reach, the question
cli-train-show--number = The number of the problem in its set, from 1
cli-train-show--from = A file of problems (default: those that come with jugeote)
cli-train-show--solution = The solution as well: the answers to every defence, why wrong moves are wrong
cli-train-show--format = human or json (default: human)
cli-value-set = SET
cli-value-band = BAND
cli-value-theme = THEME
sheet-title = Training problems: { $game }
sheet-name = Name
sheet-date = Date
sheet-answer = Move:
sheet-band = Band { $band }
sheet-solutions = Solutions
sheet-relief-legend = Black discs with capitals are Red's pieces and leave at the top; white squares with small letters are Blue's and leave at the bottom. S Sentinelle (movement 3, strength 3), A Avant-garde (4, 2), E Éclaireur (5, 1). The digits, and the shades, are altitudes: the darker, the higher. Write c4-c7 for a move, c4xd5 for an attack, c9-out for leaving.
sheet-walle-legend = The white disc is White's pawn and goes to row 10 at the bottom, the black disc Black's and goes to row 0 at the top. Thick bars between cells are walls; beside the board stand those each side has left. Write 3,4 for a move of the pawn to row 3, column 4; 3,4S for a wall south of that cell, 3,4E for one east of it.
sheet-moulin-legend = Black discs are Blue's pieces, white circles are Red's. Below each board stand the pieces that each side has yet to place. Who has only two pieces left, or cannot move, has lost; three pieces fly to any point. Write d2 for placing, d2-d3 for moving, and add xa1 when a mill takes the piece on a1.
cli-train-sheet = Writes problems as a sheet to be printed (HTML), the solutions on pages of their own
cli-train-sheet--set = A file of problems (default: those that come with jugeote)
cli-train-sheet--output = Where the sheet is written (default: stdout)
cli-train-sheet--band = Only problems of these bands, from 1 (easy) to 5
cli-train-sheet--theme = Only problems that show one of these themes, by their names in the file
cli-train-sheet--count = At most so many problems
cli-train-sheet--title = What stands at the top
cli-train-sheet--with = What stands below each board: bands, themes
cli-value-title = TITLE
cli-value-what = WHAT
import-skipped =
    { $count ->
        [one] 1 record was left out
       *[other] { $count } records were left out
    }
import-of-others =
    { $count ->
        [one] 1 game is not the player's
       *[other] { $count } games are not the player's
    }
import-found =
    games looked through: { $games }, turns of the player: { $turns }; wins let go and only defences missed: { $found ->
        [0] 0
       *[other] { $found }, of which one a game becomes a problem
    }
import-no-side = `{ $name }` is no side of { $game }: { $sides }
import-none = no new problem was found: nothing is written
import-written = { $file }: { $new } new, { $all } in all
cli-train-import = Makes problems of a player's own blunders: wins let go and only defences missed
cli-train-import--records = Files of records (YAML, or JSON with one game a line)
cli-train-import--player = The player, by the name in the records
cli-train-import--side = The player's side in every game: red, blue, white or black
cli-train-import--output = The set they are written or added to (default: stdout)
cli-value-side = SIDE
progress-no-folder = there is no folder to keep your progress in (neither XDG_DATA_HOME nor HOME is set): nothing is remembered
progress-damaged = `{ $file }` is damaged; it was kept as `{ $aside }`, and your progress begins anew
progress-unreadable = your progress in `{ $file }` cannot be used: { $reason }; nothing is remembered in this session
progress-later = `{ $file }` has format { $found }, of a later version of jugeote: it is left as it is, and nothing is remembered in this session
progress-unwritten = your progress cannot be written to `{ $file }`: { $reason }
progress-rating = Your rating: { $rating } ± { $deviation }
progress-waiting = Failed problems to try again: { $due } now, { $later } later (`--spaced` asks them when it is time)
progress-kept = your progress is kept in { $file }; `--no-progress` keeps nothing
progress-nothing-due = Nothing is due now, and there is no new problem in this choice.
cli-train-play--spaced = First the failed problems whose time has come, then new ones
cli-train-play--no_progress = Neither reads nor keeps your progress
