# The table, whatever is played: English.

## Names

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-orange = Orange
seat-purple = Purple
seat-white = White
seat-black = Black

## What a screen says by itself

screen-waiting = Waiting for the table
screen-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
screen-simulated = SIMULATED TABLE
screen-joining = Take your seats: { GAME($game) }
screen-press-a = Press A
screen-joined = On board
screen-holding = Holding A
screen-turn = Your turn
screen-winners =
    { $count ->
        [0] The match is over
        [one] { NAMES($seats) } wins!
       *[other] { NAMES($seats) } win together!
    }
screen-facts = Facts
screen-result = Result
screen-replay = Replay: { $number } of { $last }
screen-replay-keys =
    { $paused ->
        [true] Space: go on
       *[false] Space: pause
    }
screen-figures-points = Points per round
screen-figures-times = Seconds to a find
screen-report-match = Match { $number }
screen-report-table = Table { $name }
screen-report-undated = Date unknown
screen-report-about = about { $text }
screen-report-round = Round { $number }
screen-report-open = Interrupted: this is how it stands.
screen-report-abandoned = Ended before the last round was over.
screen-report-course = The course of the match: points
screen-report-minutes = Minutes
screen-report-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
screen-report-turns = Seconds to a move
screen-report-note-turns = Seconds to a move: since the move before it, no matter whose. The figure is the median.
screen-print-count =
    { $format ->
        [card] { $count } cards
        [tile] { $count } suitcases
        [token] { $count } treasure tokens
        [vote] { $count } bluff tokens
        [pawn] { $count } pawns
        [board] a board
       *[other] { $count } pieces
    }
screen-print-caption =
    { GAME($game) } · page { $number } of { $of } · { $side ->
        [front] front
        [back] back
       *[inside] inside
    }
screen-print-scale = Print at 100 % (“actual size”), on both sides, turned over along the long edge. The rulers below are 100 mm long: measure them.
screen-print-register = Hold this sheet against the light: the crosses of front and back should meet. If they are more than 1 mm apart, correct the margins in the printer's settings.
screen-print-cut = Print the other sheets on strong paper (200 g/m² or more) and cut along the marks.
screen-print-tag-cards = Put a sticker with a tag on the ring on the back of each piece that has one, always at the same place. Sleeves with opaque backs hide it.
screen-print-tag-tiles = Where a page “inside” follows, print these pages on one side only. Glue “inside” onto cardboard, with a sticker on each ring, then the front on top and the back below.
screen-print-enrol = Keep the pieces in order, row by row: the operator's page asks for them as they lie on the sheets.
screen-rule = Rule { $rule }
screen-more-faults = and { $count } more
screen-lost-contact = No contact
screen-battery-low = BATTERY LOW
screen-battery-empty = BATTERY EMPTY
screen-battery-unknown = BATTERY UNKNOWN
table-and = { $some } and { $last }

## What the table says

table-resume = A match was interrupted. What becomes of it?
    .remedy = B: next, A: select.
table-so-far =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } in { $minutes } min so far.
    .remedy = The match goes on from there.
table-so-far-led =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } in { $minutes } min so far; { $game ->
        [captain-bluff] { SEAT($leader) } holds { $points ->
            [one] { $points } card
           *[other] { $points } cards
        } fewer than at the start
        [bluff-pirate] { SEAT($leader) } is nearest to the treasure
       *[other] { SEAT($leader) } leads with { $points }
    }.
    .remedy = The match goes on from there.
table-replaced = There are two of this piece: another one was tapped in its place, so this one does not count.
    .remedy = Put this one into the box, and play on with the other.
table-disk =
    { $fault ->
        [full] the disk is full
        [read-only] the disk is read-only
        [failing] the disk reports errors
        [unopened] the journal cannot be opened
        [damaged] the journal is damaged
        [no-database] the journal's file is something else
        [busy] another program is writing to the journal
        [changed] another program has changed the journal
        [silent] the disk does not answer
       *[other] the journal cannot be written
    }
table-not-recorded = This is not being recorded: { table-disk }.
    .remedy = Play on; a power cut now would lose what follows.
table-cannot-record = No match can begin: { table-disk }.
    .remedy =
        { $fault ->
            [busy] End that program, then start again.
            [changed] End that program, then start again.
           *[other] Make room on the disk or change it, then start again.
        }
table-resumed = The match goes on where it stood when it was interrupted.
    .remedy = Play on; or tap the Recount card, and the hands are counted.
table-cannot-resume =
    This match cannot go on: { $why ->
        [no-game] there is no game “{ $game }” here
        [no-seat] this table has no seat { CHAIR($seat) }
        [not-laid-out] the pieces cannot lie as they lay then
        [rules] what was recorded does not fit the rules
        [damaged] what was recorded is damaged
       *[unread] what was recorded cannot be read
    }.
    .remedy = Give it up; its moves stay in the history.
table-cannot-lay-out = “{ $game }” cannot be laid out at this table: its rules and its pieces contradict each other.
    .remedy = Choose another game, and tell who wrote this one.
table-journal-damaged = The journal was damaged. It is kept as { $file }, and a new one was begun.
    .remedy = Play on; everything in it that is sound was taken over.
table-unkept-why =
    { $why ->
        [full] the card is full
        [card] the card takes no writes any more
        [read-only] the disk can only be read
        [failing] places on the card cannot be read
        [gone] the card has lost the place of its data
        [superblock] the beginning of the card's data is damaged
        [journal] the log of the card's data is damaged
        [damaged] the data on the card is damaged
       *[other] the data on the card cannot be read
    }
table-unkept = Nothing can be kept: { table-unkept-why }.
    .remedy =
        { $rest ->
            [nothing] Nothing of what was played can be read here, and nothing is written on it. Put this card aside, and write a new one.
            [part] Some of what was played cannot be read; nothing is written on it. Save a backup, and write a new card.
           *[read] All that was played is still there, and nothing is written on it. Save a backup, and write a new card.
        }
table-unkept-on = Nothing is kept: { table-unkept-why }.
    .remedy = Play on; once the table is switched off, what is played now is forgotten.
table-unkept-asks = What now?
    .remedy = B: next, A: select.
table-journal-newer = A newer version has recorded matches that this one cannot read. They are kept for it.
    .remedy = Play on; what is played now is kept, too.
table-nothing-to-undo = Nothing has been done yet.
    .remedy = Play on.
table-revealed = The last move showed somebody something, so it cannot be taken back.
    .remedy = Play on.
table-move-of-another = { SEAT($seat) } made the last move.
    .remedy = Hold the Undo card to { SEAT($seat) }'s pad: only there is it taken back.
table-attract = Press A to play, or B for another game.
table-attract-touch = Touch the screen, or press a key, to play.
table-welcome = Welcome! This table is simulated until you name your own.
    .remedy = Table, language and WiFi stand in reclaim.toml on the card, for any computer.
table-joining = Press A to join. When everybody is here, hold A to go on.
table-options = B: next, A: select.
table-foreign = This is not a piece of the game: ignored, and nothing of it is kept.
    .remedy = Tap pieces only.
table-one-at-a-time = Two pieces at once: neither counts.
    .remedy = Take both away; tap one at a time.
table-two-pads = This piece is still being read at another place, so it does not count here.
    .remedy = Hold it to one place only.
table-battery-low = The belt's battery is low.
    .remedy = Have fresh cells ready.
table-battery-on = Nobody has been here for six hours, and the belt's battery is on.
    .remedy = Switch it off until somebody plays.
table-battery-empty = The belt's battery is empty.
    .remedy = Finish this round, then put fresh cells in.
table-other-game = This piece belongs to another game.
    .remedy = Put it back into its box.
table-not-held = As far as the table has seen, this card is not in your hand.
    .remedy = Put it back where it was.
table-count-at-pads = The hands are being counted.
    .remedy = Tap each card of your hand on your own pad.
table-nothing-to-count = There is nothing to count now.
    .remedy = Play on.
table-full = { GAME($game) } is for { $count } players at most.
    .remedy = Somebody else has to leave with B first.
table-too-few = { GAME($game) } needs { $count } players.
    .remedy = Press A at another seat to join.
table-chair-taken = { SEAT($seat) } sits there.
    .remedy = Choose another seat.
table-means-nothing = This piece means nothing here now.
    .remedy = Take it back and do what the screen asks for.
table-nobody-plays-here = Nobody plays at this seat.
    .remedy = Use the pad and the buttons of a seat that plays.
table-nothing-to-choose = There is nothing to choose now.
    .remedy = Do what the screen asks for.
table-others-choice = { SEAT($seat) } is choosing now.
    .remedy = Leave the buttons alone until it is your turn.
table-too-soon = Everybody may have a look first.
    .remedy = Press it again in a moment.
table-first-counts = Two pieces at once: only the one that was there before counts.
    .remedy = Take both away; tap one at a time.
table-rests = The match is paused.
    .remedy = B: next, A: select.
table-nobody-plays = The match is paused: this does not count.
    .remedy = Tap the Pause card, or choose “Go on”.
table-for-another = That is for { SEAT($seat) } to do.
    .remedy = Put the piece back where it was.
table-own-pad = At this pad, that card is for somebody else to hold.
    .remedy = Hold it to your own pad.
table-still-here = { SEAT($seat) }: are you still there?
    .remedy = Press a button or tap your pad within ten seconds, or you count as gone.
table-stays = { SEAT($seat) } is still there.
table-has-left = { SEAT($seat) } has left the match.
    .remedy = Back again? Tap the Pause card.
table-anybody-there = Is anybody still there?
    .remedy = Press any button within 20 seconds, or this closes.
table-not-this-one = This is not the card that is needed.
    .remedy = Put it back; tap the next one.
table-lost-again = The match goes on when it answers again.
table-reader-lost-bus = { READER($reader) } is lost: its bus reads only { $value }h.
    .remedy = Check its power, ground and MISO. { table-lost-again }
table-reader-lost-chip = { READER($reader) } is lost: what answers is no MFRC522 (it reads { $value }h).
    .remedy = Check its cables, or change it. { table-lost-again }
table-reader-lost-reset = { READER($reader) } is lost: its chip has forgotten its settings.
    .remedy = It is being set up again. If this happens often, check its power supply.
table-reader-lost-antenna = { READER($reader) } is lost: its antenna has switched itself on or off.
    .remedy = It is being set up again. { table-lost-again }
table-reader-lost-encrypting = { READER($reader) } is lost: its chip encrypts what it sends.
    .remedy = It is being set up again. { table-lost-again }
table-reader-lost-other = { READER($reader) } is lost: its station reports a fault that is not known here.
    .remedy = Flash the firmware of this release to the station. { table-lost-again }
table-seat-lost-absent = Seat { CHAIR($seat) } is lost: there is no { $port }.
    .remedy = Plug its station in. { table-lost-again }
table-seat-lost-held = Seat { CHAIR($seat) } is lost: another program is using { $port }.
    .remedy = End that program, or name another port in the table file.
table-seat-lost-denied = Seat { CHAIR($seat) } is lost: Reclaim may not open { $port }.
    .remedy = Give its user the right to open { $port }: add it to the group dialout.
table-seat-lost-forbidden = Seat { CHAIR($seat) } is lost: the system keeps Reclaim from { $port }.
    .remedy = Install this release once more: its services name what Reclaim may open.
table-seat-lost-unopened = Seat { CHAIR($seat) } is lost: { $port } cannot be opened as a serial port.
    .remedy = Name the right port in the table file.
table-seat-lost-unplugged = Seat { CHAIR($seat) } is lost: its station was unplugged from { $port }.
    .remedy = Plug it in again. { table-lost-again }
table-seat-lost-deaf = Seat { CHAIR($seat) } is lost: its station on { $port } takes nothing that is sent to it.
    .remedy = Unplug it and plug it in again. { table-lost-again }
table-seat-lost-silent = Seat { CHAIR($seat) } is lost: its station on { $port } has not answered for { $seconds } s.
    .remedy = Unplug it and plug it in again. { table-lost-again }
table-seat-lost-garbled = Seat { CHAIR($seat) } is lost: what comes from { $port } makes no sense.
    .remedy = Flash the firmware of this release to its station, or name the right port in the table file.
table-seat-lost-restarted = Seat { CHAIR($seat) } is lost: its station on { $port } has restarted.
    .remedy = { table-lost-again }

## Choices

table-menu-back = Back
table-menu-start = Start
table-menu-which-game = Which game?
table-menu-game = Game: { GAME($game) }
table-menu-bots = Bots: { $count }
table-menu-level =
    Bots play: { $level ->
        [easy] gently
        [normal] well
       *[sharp] hard to beat
    }
table-menu-levels-differ = Bots play: each at its own level
table-menu-each-bot = Each bot
table-menu-one-bot = { SEAT($seat) } ({ CHAIR($seat) }): { table-bot }
table-bot =
    { $temper ->
        [bold] bold
        [careful] careful
        [greedy] greedy
        [grudging] bears grudges
        [hasty] hasty
       *[even] steady
    }, { $level ->
        [easy] plays gently
        [normal] plays well
       *[sharp] is hard to beat
    }
table-menu-options = Options
table-menu-language = Language: { LANGUAGE($language) }
table-menu-who-plays = Join or leave
table-menu-over = What next?
table-menu-again = Play again
table-menu-another-game = Another game
table-menu-watch-again = Watch it again
table-menu-watching = Once more
table-menu-watch-stop = Enough
table-menu-watch-pause = Stop or go on
table-menu-watch-back = One back
table-menu-watch-on = One on
table-menu-watch-faster = Faster
table-menu-watch-slower = Slower
table-menu-other-bots = Other bots
table-menu-resume = Continue
table-menu-later = Keep it for later
table-menu-abandon = Give it up
table-menu-abandon-yes = Yes: give it up
table-menu-unkept = What now?
table-menu-unkept-look-after = Look after the table: backup, logs, shut down
table-menu-unkept-play = Play; nothing of it will be kept
table-menu-tap-own-pad = Tap it on your own pad
table-menu-withdraw = Choose something else
table-menu-rests = The match is paused
table-menu-go-on = Go on
table-menu-leaves = Somebody leaves
table-menu-comes-back = Somebody comes back
table-menu-end-match = End the match: everybody holds A
table-menu-unreadable = A card cannot be read
table-menu-wrong = Something is wrong?
table-menu-which-card = The card is
table-menu-tap-or-name = Tap it, or name it
table-menu-yes-this-card = Yes, this card
table-menu-tap-or-choose =
    { $spots ->
        [0] Choose, then tap a card
       *[other] { table-menu-tap-a-card }
    }
table-menu-end-turn = End the turn
table-menu-take-last-back = Take the last one back
table-menu-tap-a-card = Tap a card
table-menu-tap-each = Tap each card on its pad
table-menu-dealt = All cards are dealt
table-menu-whose-card = Whose card is it?
table-menu-deal-again = Deal again
table-menu-all-dealt-again = Deal all hands again?
table-menu-yes-collect = Yes, collect all cards
table-menu-what-is-done = What is done with it?
table-menu-discard = Discard a card
table-menu-is-discarded = It is discarded
table-seat = { SEAT($seat) }
table-game = { GAME($game) }
table-menu-yes-has-it = Yes, { SEAT($seat) } has got it
table-uncounted =
    { SEAT($seat) }: { $count ->
        [one] one card that you hold is
       *[other] { $count } cards that you hold are
    } not counted yet.
    .remedy = Tap what is missing on your pad, or everybody holds A to play on.
table-battery-low-rounds =
    The belt's battery is low: about { $rounds } more { $rounds ->
        [one] round
       *[other] rounds
    }.
    .remedy = Have fresh cells ready.
table-stand-in-pad = { SEAT($seat) } has left: tap the cards of that hand on { SEAT($receiver) }'s pad, one after the other, unseen.
    .remedy = The table takes the one that is needed; put the others back.
table-stand-in-spot = { SEAT($seat) } has left: tap the cards of that hand on spot { $spot }, one after the other, unseen.
    .remedy = The table takes the one that is needed; put the others back.
table-undo-or-play-on = Tap the Undo card, or play on as it is.
table-belt-again =
    { $retry ->
        [none] Then press A, and it runs again.
       *[other] It tries again gently in { $retry } s.
    }
table-place = { PLACE($place) }
place-deck = Deck
table-place-discards = Discards
place-spot = Spot
table-belt-fault-no-current = The belt does not turn, and its motor draws no current.
    .remedy = Look at the battery, at the motor's cable and at its driver. { table-belt-again }
table-belt-fault-encoder-dead = The encoder is silent although the motor draws the current of a belt that turns.
    .remedy = Look at the encoder, its disc and its cable. { table-belt-again }
table-belt-fault-jam = The belt does not turn although its motor has power.
    .remedy = Take out what jams it. If nothing does, look at the encoder and its cable. { table-belt-again }
table-belt-fault-runaway = The belt runs faster than it was asked to.
    .remedy = Keep hands away from it, and look at the encoder and at the motor's driver. { table-belt-again }
table-belt-fault-miscount = The encoder's count of turns disagrees with the tags on the belt.
    .remedy = Look at the encoder, its disc and its cable, and at pulses_per_turn in the table file. { table-belt-again }
table-belt-fault-run-limit = The belt has run for as long as the table file allows in one go.
    .remedy = Start it again if the game goes on. { table-belt-again }
screen-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) }
table-belt-warning-index-silent = The encoder's index is silent: { $counted } pulses have come since, and a turn has { $expected }.
    .remedy = Look at the index sensor and its cable. Until then lost pulses stay lost.
table-belt-warning-index-disagrees = The encoder gives { $counted } pulses a turn by its index; the table file says { $expected }.
    .remedy = Correct pulses_per_turn, or look at the disc, the sensor and its cable.
table-belt-warning-no-current-sensed = The belt turns, and its current reads 0 A.
    .remedy = Look at the current sensor and its cable. Until then a dead encoder looks like a jam.
table-look-at-battery = Look at the battery, the ADC and their cables.
table-belt-warning-adc-silent = The ADC that measures the battery does not answer.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-absent = The battery reads { $volts } V: it is not connected, or its ADC is not.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-too-high = The battery reads { $volts } V, which is all that its ADC can measure.
    .remedy = { table-look-at-battery }
table-belt-warning-battery-jumps = The battery's voltage jumps between { $least } and { $most } V.
    .remedy = { table-look-at-battery }
table-belt-fault-no-motor = This belt has no motor.
    .remedy = Turn the belt by hand. { table-belt-again }
table-belt-fault-forwards-only = This belt runs forwards only.
    .remedy = Ask for a forward speed. { table-belt-again }
table-belt-fault-battery-empty = The motor's battery is empty, and no round begins with it.
    .remedy = Put fresh cells in. { table-belt-again }

## The window's menu

screen-menu-go-on = Go on
screen-menu-play-on = Play on
screen-menu-rules = Rules
screen-menu-log =
    { $on ->
        [yes] Hide what has happened
       *[no] Show what has happened
    }
screen-menu-language = Language: { LANGUAGE($language) }
screen-menu-sound =
    Sound: { $on ->
        [yes] on
       *[no] off
    }
screen-menu-full-screen =
    Full screen: { $on ->
        [yes] on
       *[no] off
    }
screen-menu-another-game = Another game
screen-menu-yes-end = Yes: this match ends
screen-menu-leave = Leave the match
screen-menu-yes-leave = Yes: a bot plays on for me
screen-menu-quit = Quit
screen-menu-people = People at this screen: { $count }
screen-menu-operator = Look after the table

## What the virtual table says

hands-or = { $some } or { $last }
hands-wait-for-table = Waiting for the table …
hands-lay-down-first = Put down what you hold first.
hands-rests = The match is paused. Choose a line, or click the Pause card to go on.
hands-card-undo = Undo
hands-card-recount = Recount
hands-card-pause = Pause
hands-card-language = Language
hands-card-operator = Operator
hands-match-over = What next? Choose a line, or press the green A to play again.
hands-watching = You are watching: this match is played by others.
hands-hold-a-to-start = Hold the green A down to start, as soon as everybody is here.
hands-press-a-to-join = Press the green A to join.
hands-press-a-to-play = Click a game, or press the green A to play.
hands-round-over = The round is over. Have a look; then press the green A for the next one.
hands-not-heard = The table has not taken it. Hold it there once more, or put it back.
hands-not-chosen = The choice has changed meanwhile: look again.
hands-nothing-left = There is nothing left here.
hands-no-room = There is no room here: try again.
hands-did-not-work = That did not work: look again.
hands-hand-is-full = Your hand is full: lay your card down first.
hands-hand-is-empty = Your hand is empty: click one of your cards first.
hands-still-reading = One moment: the card is still being read.
hands-somebody-elses = These are somebody else's: leave them.
hands-card-is-gone = That card is gone: look again.
hands-may-not-look = That stays face down: you may not look at it now.
hands-not-playing = You do not play in this match: wait until it is over.
hands-not-joined = Others are about to play: join them first, with A.
hands-nothing-lies-here = Nothing lies here. Take one of your cards first.
hands-no-cards-left = No cards are left here.
hands-cards-of = These are { SEAT($seat) }'s cards. Take one of your own first.
hands-cards-are-drawn-here = Cards are drawn here. Put yours back into your hand first.
hands-chooses-here = { SEAT($seat) } chooses here.
hands-chooses = { SEAT($seat) } chooses
hands-your-choice = Your choice
hands-your-turn = It is your turn.
hands-your-turn-to = Your turn: { $asked }
hands-your-turn-asked = Your turn. { $asked }
hands-turn-of = It is { SEAT($seat) }'s turn.
hands-turn-of-put-back = It is { SEAT($seat) }'s turn: put the card back. Click it, or press Esc.
hands-put-back = Put the card back where it was: click it, or press Esc.
hands-wait-for-others = Wait for the others.
hands-draw-or-else = Click the deck to draw, or what glows.
hands-draw-a-card = Draw a card: click the deck.
hands-drawn =
    { $count ->
        [one] You have one so far.
       *[other] You have { $count } so far.
    }
hands-answered = You have answered. Hold V to see your answer.
hands-answer-secretly = Answer with A or B: nobody sees which.
hands-take-a-card-of = Take a card of { SEAT($seat) }: click one of its backs.
hands-click-card = Click a card.
hands-click-card-or-line = Click a card, or choose a line.
hands-choose-a-line = Choose a line: click it, or press B and A.
hands-choose-line = Choose a line.
hands-hold-to-look = Look under the card that glows: hold the right mouse button, or a finger, on it.
hands-remember = Remember what you see.
hands-turn-each = Click each card that lies face down.
hands-turn-each-or-a = Click each card that lies face down, or press the green A for all of them.
hands-is-that-so = Is that so? Choose a line.
hands-click-it-or-line = Click it, or choose a line.
hands-click-it = Click it.
hands-look-again = Look again: that is not what lies there.
hands-what-is-it = What is it?
hands-lay-it-down = The table has taken it. Lay it down: click { $where }.
hands-belongs-elsewhere = It belongs where it glows.
hands-make-it-yours = Hold it to your pad, then it is yours: click your cards.
hands-where-to-or-choose = Where to? Click { $where }, or choose a line. A click on the card, or Esc, puts it back.
hands-choose-what-it-is = What is it for? Choose a line. A click on the card, or Esc, puts it back.
hands-does-not-fit = This card does not go there.
hands-where-to = Where to? Click { $where }. A click on the card, or Esc, puts it back.
hands-another-player = another player
hands-glowing-place = a place that glows
hands-the-place = “{ $place }”
hands-the-place-at = “{ $place }” at spot { $spot }
hands-the-spot = spot { $spot }
hands-the-deck = the deck
hands-your-cards = your cards
hands-your-pad = your pad
hands-only-you-see = Only you see this
hands-sorted-emblem = Your cards, by emblem
hands-sorted-number = Your cards, by number
hands-sorted-dealt = Your cards, as they came
hands-at-hand = In hand
hands-at-pad = Your pad
hands-key-escape = Esc
hands-key-space = Space
hands-button-a = yes · done
hands-button-b = next · back
hands-you = you
hands-seat-out-of-reach = out of reach
hands-seat-done = Done!
hands-seat-ready = ready
hands-seat-empty = empty seat
hands-seat-bot = bot
hands-curtain-name = { SEAT($seat) }, take the screen
hands-curtain-how = Press Space, or click, when only you are looking.

table-staged = Look!
    .remedy = Press A when you have seen it.
    .a = go on
    .b = –
table-react-glad =
    { $wording ->
        [1] I knew it!
        [2] Got you!
       *[3] Just as I thought.
    }
table-react-caught =
    { $wording ->
        [1] Oh no!
        [2] You saw that?
       *[3] Ouch.
    }
table-react-wrong =
    { $wording ->
        [1] I was so sure.
        [2] Oops.
       *[3] My mistake.
    }
table-react-escape =
    { $wording ->
        [1] Phew!
        [2] That was close.
       *[3] Lucky me.
    }
table-react-robbed =
    { $wording ->
        [1] Hey, my cards!
        [2] Thief!
       *[3] I want those back.
    }
table-log = What has happened
table-log-empty = Nothing yet.
table-log-known = What everybody knows
table-log-close = L or a click closes this.

## A table that cannot be opened, and its settings

screen-closed = The table cannot start yet
screen-tries-again = It is tried again every few seconds, by itself.
screen-unkept = Nothing that is played can be kept
screen-unkept-works =
    { $rest ->
        [nothing] What works: every game. Pieces and people are unknown until they are enrolled again.
       *[read] What works: every game, with the pieces and people of before.
    }
screen-silent-long = The referee does not answer. It is being started; if that takes minutes, switch the table off and on.
table-no-sound = No sound: there is no loudspeaker that can be opened.
    .remedy = Plug one in, or a TV with loudspeakers, and it is used within seconds.
table-no-graphics = The graphics driver is missing, so the picture is slow.
    .remedy = Play on; installed once more, this release brings the driver.
table-wifi-password = The WiFi “{ $network }” does not let the table in.
    .remedy =
        { $by ->
            [phone] Join the table's own WiFi with a phone, and choose again there.
            [menu] Choose “{ screen-own-wifi }” in the menu, and choose again there.
           *[card] Correct the password in reclaim.toml on the card, and start again.
        }
table-wifi-absent = The WiFi “{ $network }” is not to be found here.
    .remedy =
        { $by ->
            [phone] Join the table's own WiFi with a phone, and choose again there.
            [menu] Choose “{ screen-own-wifi }” in the menu, and choose again there.
           *[card] Correct its name in reclaim.toml on the card, or switch the WiFi on.
        }
table-wifi-no-radio = A WiFi is set, and this computer has no radio for it.
    .remedy = Plug a network cable in, or take the WiFi out of reclaim.toml on the card.
table-overlay-lost = Not applied of config.txt: { $found }.
    .remedy = Put its file into the folder overlays on the card, and name it without parameters.
table-imager-left =
    { $what ->
        [login] The user and SSH of Raspberry Pi Imager are not taken: nobody logs in here.
       *[other] Not all that was entered in Raspberry Pi Imager is taken.
    }
    .remedy = What is taken stands in reclaim.toml on the card.
table-closed-file = The table file is wrong.
    .remedy = Correct it and save it.
table-closed-wiring = A part of the table cannot be reached.
    .remedy = Look at its wire and at its line in the table file.
table-closed-busy = A part of the table is used by another program, or Reclaim may not open it.
    .remedy = End that program.
table-closed-pieces = The list of pieces contradicts itself.
    .remedy = Bring a sound list back from a backup, or write the image to the card again.
table-closed-journal = The journal of the matches cannot be opened.
    .remedy = End the program that has it, or move its file away; a new one is begun.
table-closed-disk = No match could be recorded: { table-disk }.
    .remedy = Make room on the disk or change it; nothing that was played is lost.
table-closed-other = The table cannot be opened.
    .remedy = Mend what is named below.
table-settings-unread = The settings in { $file } cannot be read, so they are as usual.
    .remedy = Put the file back; the README says what belongs into it.
table-settings-syntax = reclaim.toml, line { $line }, is passed over: { $text }
    .remedy = Write it as NAME = VALUE, and texts in "quotes".
table-settings-unknown = reclaim.toml, line { $line }: there is no setting { $key }.
    .remedy =
        { $meant ->
            [none] Take the line out.
           *[other] Write { $meant } instead.
        }
table-settings-missing = reclaim.toml, line { $line }: { $key } is missing.
    .remedy = { table-settings-expected }
table-settings-value = reclaim.toml, line { $line }: { $key } cannot be { $found }.
    .remedy = { table-settings-expected }
table-settings-expected =
    { $key ->
        [language] Write one of { LANGUAGES() }.
        [volume] Write a whole number from 0 to 100.
        [table] Write the name of a wiring or of a file, in "quotes".
        [players] Write names of up to 10 letters as ["Ada", "Ben"].
        [hostname] Write letters from A to Z, digits and hyphens, such as "reclaim".
        [timezone] Write a place such as "Europe/Berlin".
        [keyboard] Write two or three small letters, such as "de".
        [phones] Write true or false, without quotes.
        [home_assistant] Write true or false, without quotes.
        [broker_commands] Write true or false, without quotes.
        [broker] Write an address such as "mqtt://broker.lan".
        [update_from] Write an address such as "https://example.org/reclaim/".
        [wifi] Write it as a section [wifi] with country, name and password.
        [country] Write the two letters of the country, such as "DE".
        [name] Write the network's name, in "quotes".
       *[password] Write the network's password of 8 to 63 letters, in "quotes".
    }

## Updates

table-update-checking = { $file } is being checked.
    .remedy =
        { $by ->
            [phone] It takes a minute or two.
           *[stick] Leave the stick in.
        }
table-update-taken = { $file } is signed for this table: version { $version } is being written.
    .remedy =
        { $by ->
            [phone] The table restarts by itself. A power cut does no harm.
           *[stick] Leave the stick in until the table has restarted. A power cut does no harm.
        }
table-update-written =
    { $when ->
        [later] Version { $version } is written. The table restarts with it when nobody plays.
       *[now] Version { $version } is written, and the table restarts with it.
    }
    .remedy = Wait for the first screen; it takes as long as switching on.
table-update-waits = Version { $version } of { $file } is installed when nobody plays.
    .remedy =
        { $by ->
            [phone] Play on.
           *[stick] Play on, and leave the stick in.
        }
table-update-on-trial =
    { $by ->
        [phone] It is still being tried whether the new version works. What the phone has brought is looked at afterwards.
       *[stick] It is still being tried whether the new version works. The stick is looked at afterwards.
    }
    .remedy =
        { $by ->
            [phone] Wait a minute.
           *[stick] Leave it in for a minute.
        }
table-update-older = { $file } is version { $version }, which is no newer than { $running }, which runs.
    .remedy =
        { $by ->
            [phone] Install it from the operator's page, or leave it at that.
           *[stick] Take the stick out, or install it from the operator's page.
        }
table-update-fetched = Version { $version } has been fetched.
    .remedy = It is installed at night, or now: “{ web-desk-title }”, and there “{ table-menu-install }”.
table-update-none = There is no update on this stick.
    .remedy = Copy the .slot file and its .minisig onto it, outside all folders.
table-update-files =
    { $system ->
        [none] This stick has no file system that the table can read.
       *[other] This stick has the file system { $system }, which the table cannot read.
    }
    .remedy = Format it as FAT32 or exFAT, and copy the update again.
table-update-stick = The stick cannot be read.
    .remedy = Put it in again, or take another one.
table-update-pulled = The stick was pulled out while it was read. Nothing has changed.
    .remedy = Put it in again, and leave it in.
table-update-passed =
    { $file } is passed over: { $why ->
        [dot] a Mac writes such notes
        [folder] updates in folders are not looked for
        [packed] it is packed
        [card] it is the image of a whole card
        [name] its name does not end in .slot
        [lone] its .slot file is missing
        [unreadable] it could not be read to its end
        [other] it is for another kind of computer
        [here] version { $version } runs already
        [tried] it was tried before and did not work
        [large] it is too large for this card
        [journal] it could not read the matches of this table
        [older] a newer one lies beside it
       *[unsigned] it is not signed for this table, or damaged
    }.
    .remedy =
        { $by ->
            [phone] Bring another .slot file and its .minisig with the phone.
           *[stick]
                { $why ->
                    [dot] Nothing needs to be done.
                    [folder] Copy both files out of the folder.
                    [packed] Unpack it on a computer.
                    [card] Copy the .slot file and its .minisig instead.
                    [name] Give it its own name again.
                    [unreadable] Copy it once more, or take another stick.
                    [other] Take the update for this one.
                    [here] Take the stick out.
                    [tried] Put a newer update onto the stick.
                    [large] Write the new version to a card, as on the first day.
                    [journal] Keep the newer version.
                    [older] Nothing needs to be done.
                   *[unsigned] Copy the .slot file and its .minisig once more.
                }
        }
table-update-confirmed = Version { $version } runs.
    .remedy = If there is a stick in, take it out.
table-update-rolled-back = Version { $version } did not pass its trial, so the one before is back.
    .remedy = Play on, without a stick; report it with the logs.
table-update-card = The card does not keep what is written to it. The update is not taken.
    .remedy = Play on, and change the card soon.
table-data-repaired = The data on the card was damaged and is repaired. Nothing was lost.
    .remedy = Save a backup on a stick soon: cards wear out.
table-trial = Version { $version } is being tried; that takes about a minute.
    .remedy = Then press A to play.

## The operator's page

screen-operator = Looking after the table
screen-operator-reader = Reader
screen-operator-tags = Tags
screen-operator-losses = Lost
screen-operator-noise = Noise
screen-operator-station = Station
screen-operator-firmware = Firmware
screen-operator-bad-lines = Errors
screen-operator-percent = { $percent } %
screen-operator-unknown = unknown
screen-operator-belt = Belt
screen-operator-belt-is =
    { $state ->
        [no-motor] no motor
        [turns] turns
        [fault] stands for a fault
       *[stands] stands
    }
screen-operator-speed = { $rpm } turns a minute
screen-operator-laps =
    { $laps ->
        [one] { $laps } turn
       *[other] { $laps } turns
    } since the start
screen-operator-battery = Battery
screen-operator-battery-is =
    { $level ->
        [good] good
        [low] low
        [empty] empty
       *[unknown] unknown
    }
screen-operator-volts = { $volts } V
screen-operator-hours = enough for { $hours } h of turning
screen-operator-disk = Disk
screen-operator-free = { $free } GB free
screen-operator-no-fault = no fault
screen-operator-last-fault = last fault
screen-operator-computer = Computer
screen-operator-temperature = { $celsius } °C
screen-operator-temperature-unknown = temperature unknown
screen-operator-slow-unknown = throttling unknown
screen-operator-not-slow = full speed
screen-operator-slow =
    { $throttle ->
        [under-voltage] its supply is too weak
        [capped] slowed down
        [throttled] slowed down a lot
       *[warm] too warm
    }
screen-operator-was-slow =
    { $throttle ->
        [under-voltage] its supply was too weak
        [capped] was slowed down
        [throttled] was slowed down a lot
       *[warm] was too warm
    }
screen-operator-versions = Versions
screen-operator-phones = Phones
screen-operator-no-phones = not let in
screen-operator-image = Image
screen-operator-no-image = none: an installed system
screen-operator-no-faults = No fault since the start.
screen-operator-minutes-ago =
    { $minutes ->
        [0] just now
       *[other] { $minutes } min ago
    }
screen-operator-hours-ago = { $hours } h ago
table-operator = B: next, A: select.
table-language = { LANGUAGE($language) }
table-language-later = The language is changed while no match is on the table.
    .remedy = { table-operator-later.remedy }
table-operator-later = The operator's page opens when no match is on the table.
    .remedy = Finish the match, or end it with the Pause card; then tap the card again.
table-menu-operator = What is to be done?
table-menu-save-logs = Save the logs on a USB stick
table-menu-save-backup = Save a backup on a USB stick
table-menu-take-backup = Take a backup from a USB stick
table-menu-restart = Start the table again
table-menu-yes-restart = Yes, start it again
table-menu-shut-down = Shut down
table-menu-yes-shut-down = Yes, shut down
table-menu-install = Install version { $version }
table-menu-yes-install = Yes, install version { $version }
table-saving-logs = The logs are being saved …
    .remedy = Leave the stick in.
table-restarting = The table starts again.
table-packing-logs = The logs are being packed …
table-logs-packed = The logs are packed.
table-changing-settings = The settings are being changed …
table-settings-changed = The settings are changed. Language, volume and table hold from the next start on.
table-settings-refused = The settings are as before: { $system }.
table-shutting-down = The table is shutting down …
    .remedy = Switch it off when the screen is dark.
table-installing = Version { $version } is being installed …
    .remedy = Leave the stick in.
table-logs-saved = The logs are on the stick, in the folder { $folder }.
    .remedy = You can pull it out now.
table-logs-no-stick = There is no USB stick.
    .remedy = Plug one in, wait a few seconds, and try again.
table-logs-unreadable = The USB stick cannot be read.
    .remedy = Format it as FAT32 or exFAT, or take another one.
table-logs-full = There is no room on the USB stick.
    .remedy = Make room on it, or take another one.
table-logs-failed = The logs could not be saved.
    .remedy = Try again, or take another stick.
table-saving-backup = The backup is being saved …
    .remedy = Leave the stick in.
table-taking-backup = The backup is being read …
    .remedy = Leave the stick in.
table-backup-saved = Pieces, people and matches are on the stick, in { $file }.
    .remedy = You can pull it out now.
table-backup-failed = The backup could not be saved or read.
    .remedy = Try again, or take another stick.
table-backup-none = There is no backup on the USB stick.
    .remedy = Take the stick with a file such as reclaim-backup-1.db.
table-backup-damaged = { $file } is damaged. Nothing of it is taken.
    .remedy = Take an earlier backup from the stick, or another copy.
table-backup-foreign = { $file } is no backup of a table. Nothing of it is taken.
    .remedy = Take the stick with a file that this page has saved.
table-backup-newer = { $file } is of a newer Reclaim than this one. Nothing of it is taken.
    .remedy = Update this table first.
table-backup-taken = Added from { $file } – matches: { $matches }, pieces: { $pieces }, people: { $people }.
    .remedy =
        { $left ->
            [0] All that was here stays. The table starts again with it.
           *[other] All that was here stays; tags of other pieces here, left out: { $left }. The table starts again.
        }
table-backup-known = All that is in { $file } is here already.
    .remedy = You can pull it out now.
table-order-failed = The table could not ask its computer for that.
    .remedy = Try again; if that does not help, switch it off and on.
table-order-unanswered = The computer has not answered.
    .remedy = Try again; if that does not help, switch it off and on.
table-disk-failed = The disk has failed: { table-disk }.
    .remedy = Make room on it or change it.

## Names

screen-best = Best so far
screen-best-won = { $wins } of { $matches } won
screen-evening = This evening
screen-evening-match = { GAME($game) } · { $minutes } min
table-person = { $name }
table-menu-names = Names
table-menu-no-name = No name
table-player-later = Names are changed while no match is on the table.
table-name-moved = The name { $name } is at another seat now: two people need two names.
    .remedy = { table-operator-later.remedy }
# A theft at the virtual table: one press does it

hands-take-cards-of-or-a = Take cards of { SEAT($seat) }: click one of its backs, or press the green A for all of them.
## Making a table

table-seat-lost-unassigned = Seat { CHAIR($seat) } has no station yet.
    .remedy = Name its port in the table file, such as /dev/ttyACM0, and start again.
table-seat-lost-stranger = The station on { $port } says { $number }, which no seat has; seat { CHAIR($seat) } has another one.
    .remedy = Plug the seat's own station in there.
table-seat-lost-double = The station on { $port } says { $number }, as another does that answers elsewhere.
    .remedy = Unplug one of the two.
table-station-old = The station of seat { CHAIR($seat) } has firmware { $found }, older than { $expected }.
    .remedy = Play on; bring it up to date from a computer, over USB (firmware/station).
table-button-stuck = Button { $button } of seat { CHAIR($seat) } is down all the time and does not count.
    .remedy = Let go of it. If nobody presses it: look at its switch and its wire.
screen-enrol-piece =
    { $kind ->
        [tile] Suitcase
        [token] Treasure token
        [control] Control card
       *[card] Card
    } { $number } of { $of }
screen-enrol-hold = Hold this piece flat to any pad for half a second.
screen-enrol-missing = Still missing: { $count }
table-menu-enrol = Enrol pieces
table-menu-enrol-game = { GAME($game) } ({ $count })
table-menu-enrolling = Which tag is which?
table-menu-enrol-skip = Skip this piece
table-menu-enrol-undo = Take the last one back
table-enrol-enrolled = Enrolled.
table-enrol-two = Two tags at once.
    .remedy = Tap one piece at a time.
table-enrol-known = This tag is another piece already.
    .remedy = Take the piece in the picture.
table-enrol-changing = This is a phone or a bank card.
    .remedy = Take the piece in the picture.
table-enrol-brief = That was too short.
    .remedy = Hold it flat and still for half a second.
table-enrol-weak = This tag reads badly.
    .remedy = Put another sticker on the piece.
table-enrol-skipped = It will be asked for later.
table-enrol-back = The last tag is forgotten.
table-enrol-nothing-to-undo = There is nothing to take back.
table-enrol-done = Nothing is missing any more.
## Learning a game

table-menu-how-to-play = How to play
table-menu-rules = The rules in six pictures
table-menu-teach = { $on ->
        [yes] The match explains itself: yes
       *[no] The match explains itself: no
    }
screen-menu-why = Why was that refused?
table-reads-rules = How it is played.
    .remedy = A or B goes back.
table-teaches = Each new act is explained once.
    .remedy = Hold B to hear it again.

## Why: a sentence for each ruling of all games (docs/rulings-all-games.md)

table-rule-2 = When somebody leaves, their hand stays where it is, and the table makes the mildest move for it.
table-rule-3 = Only the last move may be taken back, as long as it has shown nobody anything.
table-rule-4 = What depends on an unread card waits until it is read, or somebody who sees it names it.
table-rule-6 = A card is read when it is played, or each one as it comes into a hand: so it was chosen for this match.

## Settings

table-menu-volume =
    Volume: { $volume ->
        [0] silent
       *[other] { $volume }%
    }
table-menu-speed =
    The table's pace: { $speed ->
        [slow] slow
        [normal] normal
       *[fast] fast
    }
table-menu-brightness =
    Brightness: { $percent ->
        [unknown] unknown
       *[other] { $percent }%
    }
table-no-backlight = This screen cannot be dimmed from here.
    .remedy = Use its own buttons.

## Who begins

table-menu-begins =
    { $game ->
        [captains-orders] Deals first
       *[other] Begins
    }: { $how ->
        [turn-about] { SEAT($seat) }, turn about
        [by-lot] by lot
       *[seat] { SEAT($seat) }
    }
table-menu-turn-about = Turn about: { SEAT($seat) } is next
table-menu-by-lot = By lot
table-menu-who-begins =
    { $game ->
        [captain-bluff] Who begins? The box says: the last player to take a plane.
        [bluff-pirate] Who begins? The box says: the youngest player.
        [captains-orders] Who deals first? The player on the dealer's left begins.
       *[other] Who begins?
    }

## Calibrating the belt

table-menu-calibrate = Calibrate the belt
table-menu-calibrate-begin = Begin: the belt runs
table-menu-calibrate-metered = The meter says { NUMBER($volts, minimumFractionDigits: 2, maximumFractionDigits: 2) } V: begin
table-menu-calibrate-meter =
    { $way ->
        [more] +
       *[less] −
    }{ NUMBER($volts, minimumFractionDigits: 2, maximumFractionDigits: 2) } V
table-menu-calibrate-stop = Stop the belt
table-menu-calibrate-write = Keep these values
table-calibrate-halted = The belt is stopped, and nothing was measured.
table-calibrate-stopped = The belt stopped by itself.
    .remedy = Take out what holds it, and begin again.
table-calibrate-no-tile = The suitcase came to the reader too rarely.
    .remedy = Is it on the belt? Try another one: its sticker may read badly.
table-calibrate-two-tiles = There is more than one suitcase on the belt.
    .remedy = Leave one there, and begin again.
table-calibrate-uneven = The suitcase came round unevenly.
    .remedy = See whether the belt slips, and look at the encoder and its cable.
table-calibrate-same = The table file says so already.
table-calibrate-in-file = The table file says so now.
    .remedy = { $when ->
        [now] The table starts again with them.
       *[later] They count when the table is switched on again.
    }
table-calibrate-in-table = The table has kept these values.
    .remedy = { $when ->
        [now] The table starts again with them.
       *[later] They count when the table is switched on again.
    }
table-calibrate-unwritten = These values cannot be kept.
    .remedy = { $text }
screen-calibrate-hint = Lay one suitcase on the belt, and nothing else. The belt runs for some minutes; any button stops it.
screen-calibrate-meter = With a meter: set what it says of the motor's battery while the belt stands.
screen-calibrate-step =
    { $step ->
        [settling] The devices report.
        [zones] Slowly: where each reader hears the suitcase.
        [curve] A little faster each time: what the motor needs.
       *[turns] At full speed: the encoder's pulses.
    }
screen-calibrate-rounds = The suitcase has come round: { $count }
screen-calibrate-value =
    { $value ->
        [pulses] Pulses a turn
        [full-duty] Power at full speed
        [friction-duty] Power against friction
        [divider] Battery's divider
        [limit] Current limit, A
        [place] { READER($reader, case: "short") }: place, mm
        [zone] { READER($reader, case: "short") }: zone, mm
       *[missed] { READER($reader, case: "short") }: missed, %
    }
screen-calibrate-measured = Measured
screen-calibrate-said = So far
table-belt-fault-held = Something holds the belt: its motor draws more current than its limit.
    .remedy = Take out what holds it. If nothing does, see that it turns easily by hand. { table-belt-again }
# What a game's box says of it

screen-box-players = { $fewest } to { $most } players
screen-box-ages = from age { $age }
screen-box-minutes = about { $minutes } minutes
## Hands that draw and choose

hands-click-the-deck = Click the deck.
hands-draws-nothing = No card is to be drawn now.
hands-click-player-or-line = Click a player, or choose a line.

## The doctor on the operator's page

table-menu-doctor = Check the table
table-menu-doctor-again = Check again
table-menu-doctor-next = Next page
table-doctor-pins = held by this program alone
table-doctor-pins-shared = { $found } holds them, which keeps no other program away
    .remedy = Install this release once more: it brings lgpio, which keeps others away.
table-doctor-silent = has said nothing
    .remedy = Check its wires, and whether it has power.
table-doctor-unpolled = is not being asked for tags
    .remedy = Save the logs, and report this.
table-doctor-noise = { $count } polls a second, { $percent } % of them not understood; its chip says version { $version }h
    .remedy = Take every tag away from it and check again. If it stays: shorten its wires, keep it 20 mm from metal and from the motor, put 100 uF at its 3.3 V.
table-doctor-answers = answers
table-doctor-station-silent = has said nothing
    .remedy = Is it plugged in?
table-doctor-firmware = has firmware { $found }, and this release has { $expected }
    .remedy = { table-station-old.remedy }
table-doctor-station = firmware { $version }, damaged lines: { $count }
    .remedy = Take another USB cable, and keep it away from the motor's wires.
table-doctor-stray = counted { $value } turns while the belt stood
    .remedy = Shield it from light, keep its wire away from the motor's, and put 100 nF across it.
table-doctor-no-stray = counts nothing while the belt stands
table-doctor-current-unknown = its sensor says nothing sensible
    .remedy = Check the wires of its sensor and of the ADC.
table-doctor-current = { $value } A while the belt stands
    .remedy = A resting motor draws nothing: check the wires of its driver and of the sensor.
table-doctor-battery-unknown = { screen-operator-unknown }
    .remedy = Check the wires of its ADC and its divider.
table-doctor-battery = { screen-operator-volts }: { screen-operator-battery-is }
    .remedy = Put in new cells.
table-doctor-untold = this computer does not say
table-doctor-temperature = { $celsius } °C
    .remedy = Give it air, or a heat sink.
table-doctor-supply-weak = was too weak since the start
    .remedy = Use the Pi's own supply: 5.1 V, 3 A.
table-doctor-supply = strong enough since the start
table-doctor-disk-unknown = { screen-operator-unknown }
    .remedy = Is the folder of the journal there?
table-doctor-disk = { $free } MB free
    .remedy = Make room, or take a larger card.
table-doctor-clock-unset = was never set: matches get wrong dates
table-doctor-clock = { $found }
table-doctor-no-kms = the system can show nothing on it
    .remedy = On the card, put dtoverlay=vc4-kms-v3d into config.txt, and start again.
table-doctor-screen = is connected
table-doctor-screen-off = is off, or not connected
table-doctor-usual = usually { $value } { $unit }
table-doctor-history-begun = could not be read, and begin again
table-doctor-history-unkept = cannot be kept
screen-doctor-watching = The table is being watched. Take all pieces away from the readers, and leave the belt alone.
screen-doctor-verdict =
    { $count ->
        [0] Everything that was checked is in order.
       *[other] To be seen to: { $count }
    }
screen-doctor-leaf = { $number } / { $of }
screen-doctor-what =
    { $kind ->
        [reader] { READER($device) }
        [pad] { screen-operator-reader } { CHAIR($device) }
        [station] { screen-operator-station } { CHAIR($device) }
        [pins] Pins
        [belt] { screen-operator-belt }
        [belt-sensor] Belt sensor
        [current] Motor current
        [battery] { screen-operator-battery }
        [temperature] Temperature
        [supply] Supply
        [disk] { screen-operator-disk }
        [clock] Clock
        [screen] Screen
        [push] Push
        [motor] Motor
       *[history] Earlier figures
    }
## No card to play

hands-no-card-to-play = None of your cards may be played now: choose a line.
## Names, chosen by all at the same time

screen-naming = Who are you?
table-naming = All choose at once. B: next, A: select.
    .remedy = Hold A when you are ready, and you wait for nobody.
hands-choose-your-name = Choose your name, then your face: click it, or press B and A.
## Somebody reads: play waits

table-reads = { SEAT($seat) } is reading: play goes on after that.
table-waits-for-reader = Somebody is reading: this does not count yet.
    .remedy = Play goes on when their menu is closed.
table-log-waits = Play waits. L: go on.

## Readers by their places

table-reader =
    { $kind ->
        [pad] { CHAIR($seat) }'s pad
        [belt] The belt's reader
        [numbered] The belt's reader { $number }
        [spot] The reader of spot { $number }
       *[other] The reader { $name }
    }
    .short =
        { $kind ->
            [pad] { CHAIR($seat) }
            [belt] { screen-operator-belt }
            [numbered] { screen-operator-belt } { $number }
            [spot] { place-spot } { $number }
           *[other] { $name }
        }
screen-operator-named = { READER($reader, case: "short") }

table-why-at = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2) }
table-why-nothing = The belt has told nothing in this match.
table-why-no-belt = This game is played without the belt, and nothing had to be put right in this match.
table-why-said = The table said:

## Any game of cards

table-hand-full = One card too many on this pad.
    .remedy = Put the card back on the deck.
table-not-in-hand = As far as the table has seen, this card is not in your hand.
    .remedy = Put it back where it was; tap a card of your hand.
table-nobody-there = Nobody plays there.
    .remedy = Choose a seat that plays.
table-not-unread = Every card that was played or dealt there has been read.
    .remedy = Play on.
table-read-each = In this match every card is read when it is dealt.
    .remedy = Tap the cards of each hand on that seat's pad.
table-not-your-turn = It is another seat's turn.
    .remedy = Take the card back and wait.
table-not-from-deck = This card is not from the deck.
    .remedy = Put it back where it was.
table-not-a-card = This is no card of this game.
    .remedy = Name a card of the game.
table-prompt-reading = A card was not read.
    .remedy = Tap it once more, or name it.
table-prompt-over = The match is over.
    .remedy = Press A to play again.

table-option-reading =
    Cards are read: { $value ->
        [late] when they are played
       *[every] each one, when it is dealt or drawn
    }
table-problem-card-twice = A card is in two places.
    .remedy = { table-undo-or-play-on }
table-problem-card-elsewhere = A card was seen that lies somewhere else already.
    .remedy = { table-undo-or-play-on }

# ---- the player's window: what the table's hints say where there are no pads, spots and buttons

scene-where-to = Where to?
scene-what-for = What is it for?
scene-lay-down = Lay it down where it is lit.
scene-put-back = Put the card back into your hand.
scene-no-card = None of your cards may be played now.
scene-turn-each = Turn up the cards that lie face down.
scene-take-of = Take a card of { SEAT($seat) }.
scene-yours = Put it with your cards.
scene-look-under = Look under the card that is lit.
scene-ready = Ready?
scene-take-back-first = First take the last pair back.
scene-one-moment = One moment.
scene-show-it = Check it, then lay it down with the shown pairs.
scene-card-first = First click one of your cards.
scene-passenger-first = First click the open passenger.
scene-is-that-so = Is that so?
scene-look-inside = Whose suitcase is it?
scene-flip = Flip your next passenger.
scene-done = No passengers left!
scene-counting = Hands off, please: the belt counts its suitcases.
scene-play = Play it
scene-check = Check it
scene-go-on = Go on
scene-faster = Faster
scene-round-over = The round is over.
scene-was-that-all = Was that all?
scene-nothing-to-show = You have no pairs to show.
scene-check-first = Check first whose suitcase it is.
scene-answered = You have answered.
scene-not-heard = The table has not taken it. Try it once more.
scene-play-now = Play
scene-another-game = Another game
scene-shall-we = What shall we play?
scene-we-play = Let's play: { GAME($game) }
scene-who-plays = Is everybody here?
scene-continue = { GAME($game) } rests · { NAMES($seats) }
scene-own-name =
    { $named ->
        [yes] You: change the name
       *[no] You: choose a name
    }
scene-type-name = Type a name
scene-letters = ABCDEFGHIJKLMNOPQRSTUVWXYZ
scene-name-letters = Names have up to { $most } letters, all of them Latin, Greek, Cyrillic, Hebrew, Armenian or Georgian.
scene-sit = Sit down here
scene-add-bot = Add a bot
scene-opening = Click, or press a key, to begin
scene-leave = Leave
scene-resume = Go on with it, or choose a game.
scene-give-up = Give it up? Then nobody can go on with it.
table-story-liar = { SEAT($seat) } gets away with most bluffs: { $count }
table-story-saw-through = { SEAT($seat) } sees through most bluffs: { $count }
table-story-caught = { SEAT($seat) } is caught bluffing most often: { $count }
table-story-doubted = { SEAT($seat) } doubts in vain most often: { $count }
table-story-lead = { SEAT($seat) } is in the lead for { $count } % of the moves
table-story-quickest = { SEAT($seat) } needs { $seconds } s for the quickest move
table-story-longest = { SEAT($seat) } thinks for { $seconds } s at most
table-story-usual = { SEAT($seat) } needs { $seconds } s for a move on average
table-story-moves = { SEAT($seat) } makes moves: { $count }
table-story-share = { SEAT($seat) } makes { $count } % of all moves
table-story-total = { SEAT($seat) } ends with this count: { $count }
table-story-place = { SEAT($seat) } sits at place { $count } of the table
table-story-league = League: { SEAT($seat) } – { ACHIEVEMENT($what) }
achievement-first-win = the first win
achievement-ten-matches = ten matches played
achievement-hundred-matches = a hundred matches played
achievement-three-in-a-row = three wins in a row
achievement-found-five = found five in a row
achievement-saw-through-three = saw through three bluffs
achievement-saw-through-fifty = saw through fifty bluffs
table-figure-liar = Bluffs that nobody called
table-figure-caught = Bluffs that were called
table-figure-saw-through = Bluffs seen through
table-figure-doubted = Doubts in vain

## Tests of the belt on the operator's page

table-menu-push = Measure the push
table-menu-push-hold = Hold A down: the belt pushes
table-menu-push-reads = The scale showed { NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } N: done
table-menu-push-scale =
    { $way ->
        [more] +
       *[less] −
    }{ NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } N
table-push-again = That was gentle enough: now once more, with full power.
table-push-unlimited = Nothing limits the current of this motor: its push is not measured.
    .remedy = Take a driver that limits it, or a current sensor with limit_a.
table-doctor-push = { NUMBER($newtons, minimumFractionDigits: 1, maximumFractionDigits: 1) } N at full power; at most { $most } N
    .remedy = Take the battery out. Change the resistor of the motor driver, never the program.
table-doctor-push-unmeasured = Nobody has measured yet how hard this belt pushes.
    .remedy = Choose “{ table-menu-push }” before a hand goes near.
table-menu-lights = Test lights and sounds
table-lights-shown =
    Every seat is { $colour ->
         [white] white
         [red] red
         [green] green
         [blue] blue
         [yellow] yellow
         [orange] orange
        *[purple] purple
    } now, and there is a sound.
table-lights-done = Those were all lights, and the sound.
    .remedy = What was missing: look at its plug and its wire, and at the volume.
table-menu-motor = Test the motor
table-menu-motor-begin = Begin: the belt runs
table-doctor-motor = { $rpm } turns a minute of { $expected }, with { $percent } % of full power
    .remedy = Put fresh cells in, and see that the belt runs freely.
screen-trial-hint =
    { $what ->
        [push] Hook a luggage scale to a tray, and hold the scale, not the belt. Then hold A down, for 3 seconds at most.
       *[motor] The belt runs for some seconds. Keep your hands away; any button stops it.
    }

## Whose station is whose, on the operator's page

table-menu-assign = Whose station is whose
table-menu-assign-skip = Skip this seat
screen-assign-hint = Press A at the station of { SEAT($seat) }, or choose “{ table-menu-assign-skip }”.
table-assigned = Stations assigned: { $count }. The table starts again with them.
table-assign-none = No Pico is plugged in that has no seat.
    .remedy = Plug it in; a new one becomes a station first: “{ table-menu-flash }”.
table-menu-spare = The new station is that of { SEAT($seat) }
table-spare = Station { $number } answers, which no seat has, and that of seat { CHAIR($seat) } does not.
    .remedy = If it is its spare: “{ web-desk-title }”, and there “{ table-menu-spare }”.

## A new Pico becomes a station, on the operator's page

table-menu-flash = Make a station of a new Pico
table-menu-flash-wait = Wait until it is done
screen-flash-step =
    { $step ->
        [micropython] MicroPython is being written. Leave the Pico plugged in.
        [restart] The Pico starts again.
        [program] The station's program is being written. Leave the Pico plugged in.
       *[look] Looking for the Pico.
    }
table-flashed = The Pico is a station now, with firmware { $version }.
    .remedy = Choose “{ table-menu-assign }” to give it a seat.
table-flash-none = No new Pico is plugged in.
    .remedy = Hold its BOOTSEL button down while you plug it in, and choose this again.
table-flash-several = New Picos that are plugged in: { $count }
    .remedy = Leave only one of them in, and choose this again.
table-flash-other-chip = This is a { $board }, and { $file } is MicroPython for another chip.
    .remedy = Put the .uf2 file for it onto the card's first partition, or take another Pico.
table-flash-no-uf2 = There is no MicroPython for a { $board } on the card.
    .remedy = At another computer, get its .uf2 file from micropython.org and copy it onto the card's first partition, or onto the drive that the Pico is there.
table-flash-bad-uf2 = { $file } on the card is damaged.
    .remedy = Copy it onto the card's first partition again.
table-flash-broke-off = The Pico broke off while it was written.
    .remedy = Plug it in again with BOOTSEL held down, and choose this again.
table-flash-silent = The Pico has been written, and does not answer.
    .remedy = Unplug it and plug it in again; if that does not help, see its wiring.
table-flash-busy = Another program has the Pico's port.
    .remedy = Switch the table off and on, and try again.
table-flash-old = This station's firmware is too old to be left by itself.
    .remedy = Unplug it, hold both of its buttons while you plug it in, and choose this again.
table-flash-tools = This computer lacks what writes a station's program.
    .remedy = Write it at another computer with this project.
table-flash-no-prompt = No MicroPython answers on this Pico.
    .remedy = Hold its BOOTSEL button down while you plug it in, and choose this again.
table-flash-already = This Pico is a station already, with firmware { $version }.
    .remedy = Choose “{ table-menu-assign }” to give it a seat.

## Every piece is read once, on the operator's page

table-menu-pieces = Check every piece
table-menu-pieces-next = Show another piece
screen-pieces-hold = Hold every piece to any pad once. This one has not been read yet.
screen-pieces-unread = Not read yet: { $count }
table-pieces-read = Read: { screen-enrol-piece }
table-pieces-other = This is no piece of this game.
    .remedy = Take it away, or enrol it.
table-pieces-all = All of them can be read: { $count }

## Readers that need a setting of the card (an overlay)

table-closed-rewired = The readers of this table file are being set up: the table restarts once, by itself.
    .remedy = Leave it switched on.
table-rewire-failed = The card has not taken the setting for these readers: { $found }. The table plays without them.
    .remedy = Save the logs, and write the image to another card.
table-rewire-lost = Linux has not taken the setting for these readers: { $found }. The table plays without them.
    .remedy = Switch the table off and on; if that does not help, save the logs.
table-rewire-stays = The card still has a setting for readers that this table file no longer has.
    .remedy = Save the logs, and write the image to another card.

## The wiring, on the operator's page

table-menu-wiring = Which wire goes where
table-menu-wiring-next = Next board
screen-wiring-pin = pin { $number }: { $name }
screen-wiring-board =
    { $kind ->
        [motor] Motor: { $name }
        [belt-sensor] Belt sensor
        [turn-sensor] Turn sensor
        [adc] Battery's meter: { $name }
        [reader] { READER($reader) }: { $name }
       *[station] Each seat's station: { $name }
    }
screen-wiring-end =
    { $kind ->
        [light-red] Light, red: { $name }
        [light-green] Light, green: { $name }
        [light-blue] Light, blue: { $name }
        [button] Button { $name }
        [all-grounds] Reader, buttons, light: { $name }
        [battery-plus] Battery +, behind switch and fuse
        [battery-minus] Battery −
        [motor] Motor
        [divider] Voltage divider
        [current] Current sensor
        [limit] Current limit
        [light] The sensor's light
        [collector] The receiver's collector
        [light-plus] The light's +
        [light-minus] The light's − and the receiver's emitter
       *[printed] { $name }
    }

## The stages of building, tested on the operator's page

table-menu-stages = Test a stage of building
table-menu-stage-of =
    { $number ->
        [0] 0: one reader and one sticker
        [1] 1: motor and driver alone
        [2] 2: the sensor and the wheel
        [3] 3: one seat
       *[other] 4: the belt
    }
table-menu-stage-say =
    { $found ->
        [ready] Done: go on
        [yes] Yes
        [no] No
        [clockwise] Clockwise
        [anticlockwise] Anticlockwise
       *[other] Not at all
    }
table-menu-stage-waits = One moment
screen-stage-hint =
    { $kind ->
        [lay] Lay one sticker { $number } mm above the middle of the antenna, on cardboard, and leave it there: { READER($reader) }. Keep metal away.
        [rests] Put the battery in. Does the motor stand still?
        [watch] Watch the motor's shaft from above, hands away. It turns gently for 3 seconds.
        [turning] The shaft turns. Any button stops it.
        [turned] How did the shaft turn, seen from above?
        [wheel] Turn the idler wheel by hand, exactly { $count } times.
        [light] Does the light of { SEAT($seat) } pulse white?
        [press] Press { $button } at { SEAT($seat) }.
        [belt] Lay one suitcase on the belt, and keep your hands away: it runs a good two turns.
        [belt-runs] The belt runs. Keep your hands away; any button stops it.
       *[other] Leave everything as it is for a moment.
    }
table-stage-no-reader = No reader answers.
    .remedy = Look at its wires and its power: page “{ table-menu-wiring }”.
table-stage-sticker =
    { $found ->
        [read] reads a sticker { $number } mm away all the time
        [lost] loses a sticker { $number } mm away
       *[other] reads no sticker { $number } mm away
    }
    .remedy = A weak reader: try another sticker, keep metal 20 mm away, then take a board of another brand.
table-stage-rests =
    { $found ->
        [yes] stands still
       *[other] moves without being asked
    }
    .remedy = Take the battery out, and look at the standby pin and its resistor.
table-stage-turned =
    { $found ->
        [clockwise] turned clockwise
        [anticlockwise] turned anticlockwise
       *[other] did not turn
    }
    .remedy = Swap the motor's two leads; if it did not turn, look at battery, switch, fuse and driver.
table-stage-stray = slots at rest: { $count }
    .remedy = Put 100 nF across the sensor, and shield it from light.
table-stage-slots = slots: { $counted } of { $expected }
    .remedy =
        { $found ->
            [none] Look at the sensor's wires, and whether the ring runs in its fork.
            [twice] Slots count twice: put 100 nF across the sensor.
            [edge] A slot's edge is missing in every turn: clean the slots, set the fork in the middle.
           *[other] Turn it exactly so often; if it is the same again, clean the slots.
        }
table-stage-no-station = does not answer
    .remedy = Plug it in, and turn it into a station: “{ table-menu-flash }”.
table-stage-light =
    { $found ->
        [yes] pulses white
       *[other] does not pulse white
    }
    .remedy = Look at the light's four legs and their resistors.
table-stage-button =
    { $found ->
        [good] button { $button } answers
        [none] button { $button }: nothing came
       *[other] button { $button }: another one answered
    }
    .remedy = Look at the button's wires at its Pico; cables may be swapped.
table-stage-tile = suitcase read: { $count } times
    .remedy = A weak reader, or its cradle hangs too low; keep metal away, and see the suitcase's sticker.

# ---- phones ---------------------------------------------------------------------------------------

web-welcome = Play from this phone: the table is on the television.
web-name = Your name
web-code = The code on the screen
web-chair = Your chair
web-join = Sit down
web-watch = Just watch
web-places = This page is at
web-people = The people at the table
web-table = The table
web-acts = What you can do
web-hand = Your hand
web-more = More
web-cover-hand = Cover my cards until a finger rests on them
web-language = Language
web-choose = Choose
web-leave = Leave the table
web-hidden = A hidden card
web-here = Here
web-put-back = Put it back
web-bot-away = Send the bot away
web-nobody = No name
web-look-up = Look up!
web-lost = No connection. Your seat is kept, and this page tries again.
web-elsewhere = This seat is open on another phone now.
web-take-back = Play here again
web-slow = Delay in ms:
web-hold-to-agree = Hold to agree
web-no-script = This page needs JavaScript: please allow it for this address.
web-wrong-code = That is not the code on the screen. Look again, and type it once more.
web-seat-taken = Somebody else has this chair. Choose another one.
web-all-taken = Every chair is taken. You can watch until one is free.
web-real-table = At this table you play with your hands. You can watch here.
web-too-many-tries = Too many wrong codes. Wait a minute, then try again.
web-back = Back
web-move = Go on with another phone
web-move-code = Open this address on the other phone, and type { $code } as the code.
web-name-refused = That name cannot be shown here. Use at most 10 letters.
screen-phones = Play from your phone
screen-phones-code = Code { $code }
screen-phones-join = Is everybody here? Then start from any phone.
screen-phones-choose = Choose on your phones.

## A paired phone looks after the table

table-menu-pair = Pair a phone to look after the table
table-menu-phones = Paired phones
table-menu-phone = { $name }, last used { $day }
table-menu-phone-revoke = Yes, this phone must be paired again
screen-pin = To look after this table with your phone, type there
web-desk-wait = Wait { $seconds } s before you ask for a PIN again, or have one shown on the operator's page at the table.
web-desk-no-pin = That PIN is not valid any more. Ask for a new one.
web-desk-wrong-pin = That is not the PIN on the screen. { $count } tries are left.
web-desk-not-paired = This phone must be paired with the table first.
web-desk-changed = The table offers something else now. Look again.
web-desk-title = Look after the table
web-desk-settings = Settings
web-desk-settings-hint = What you leave empty stays as it is.
web-desk-setting-wrong = This setting cannot be so: { $key }.
web-desk-table-wrong = This table file cannot be used: { $system }
web-desk-too-long = This file is too long for that.
web-desk-no-file = No file came.
web-desk-save = Save
web-setting = { $key ->
    [table] Table file
    [volume] Volume, 0 to 100
    [timezone] Time zone, such as Europe/London
    [hostname] Name in the network
    [keyboard] Keyboard, such as gb
    [update_from] Where updates lie, such as https://example.org/reclaim/ (-: nowhere)
    [country] WiFi: country, two letters
    [name] WiFi: name
   *[password] WiFi: password
}
web-desk-table = Table file
web-desk-table-hint = A file, or its text
web-desk-table-take = Check and use it
web-desk-backup = Backup
web-desk-backup-save = Save a backup on this phone
web-desk-backup-hint = A backup of this phone
web-desk-backup-take = Take it
web-desk-logs = Logs
web-desk-logs-pack = Pack the logs
web-desk-logs-save = Save the logs on this phone
web-desk-update = Update
web-desk-update-hint = The .slot file and its .minisig, both together
web-desk-update-waits = The update that came before is still being looked at.
web-desk-update-none = { $file } is no update: its name must end in .slot or .slot.minisig.
web-desk-update-half = Now bring { $file }, too.
web-desk-update-brought = { $file } has come. The table looks at it now.
web-desk-people = People
web-desk-new-name = Another name
web-desk-forget = Forget { $name }, in all matches
web-desk-name-taken = Somebody is called { $name } already.
web-desk-type-pin = Type the PIN that the table's screen shows.
web-desk-pin = PIN
web-desk-pair = Pair
web-desk-ask-pin = Show a PIN on the table's screen
web-desk-phone-name = What this phone is called
web-desk-busy = Any button at the table stops this.
web-desk-by-hand = At the table: hold its green button.
web-desk-silent = The table does not answer. This page tries again.

## The table's own WiFi, and the page on which it is set up

screen-own-wifi = Set the table up with a phone
screen-own-wifi-name = WiFi { $name }
screen-own-wifi-password = Password { $password }
screen-own-wifi-address = Then open { $address }
web-set-up-region = Where the table stands
web-set-up-network = The WiFi that the table joins
web-set-up-no-network = None: the table needs no network
web-set-up-hidden = Another WiFi, by its name
web-set-up-phones = Phones may take part from the same network
web-set-up-saved = Saved. The table starts again with it as soon as nobody plays.
web-set-up-joins = The table joins “{ $network }” now, and its own WiFi goes away. If it is not let in, its own WiFi comes back and says why.
