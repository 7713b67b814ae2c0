# English

luggage-title = Where's My Luggage?
luggage-screen-attract = The airport where every flight arrives at once

## Names

suitcase-tartan = Tartan
suitcase-stripes = Stripes
suitcase-dots = Dots
suitcase-stars = Stars
suitcase-leather = Leather
suitcase-zigzag = Zigzag
passenger-highlander = Highlander
passenger-detective = Detective
passenger-lumberjack = Lumberjack
passenger-yeti = Yeti
passenger-punk = Punk
passenger-pirate = Pirate
passenger-referee = Referee
passenger-sailor = Sailor
passenger-mime = Mime
passenger-beekeeper = Beekeeper
passenger-clown = Clown
passenger-painter = Painter
passenger-flamenco-dancer = Flamenco dancer
passenger-cook = Cook
passenger-ladybird = Ladybird
passenger-astronaut = Astronaut
passenger-wizard = Wizard
passenger-alien = Alien
passenger-cowboy = Cowboy
passenger-robot = Robot
passenger-caveman = Caveman
passenger-aviator = Aviator
passenger-viking = Viking
passenger-explorer = Explorer
passenger-vampire = Vampire
passenger-pharaoh = Pharaoh
passenger-samurai = Samurai
passenger-mermaid = Mermaid
passenger-inventor = Inventor
passenger-dragon = Dragon

## What the screen says by itself

luggage-screen-round = Round { $number } of { $of }
luggage-screen-assisted = Assisted play
luggage-screen-rulebook = Rulebook play
luggage-screen-memory = Memory
luggage-screen-mapping = The belt learns its suitcases
luggage-screen-verifying = Hands off: the belt counts its suitcases
luggage-screen-tiles = { $found } of { $expected }
luggage-screen-missing = Missing
luggage-screen-several = { $count ->
        [1] { SUITCASE($pattern) }
       *[other] { $count } × { SUITCASE($pattern) }
    }
luggage-screen-all-on-belt = All on the belt
luggage-screen-off-belt = { $count } off the belt
luggage-screen-times = × { $count }
luggage-screen-flip = Flip a card!
luggage-screen-no-card = No card yet
luggage-screen-no-card-left = No card left
luggage-screen-ready = Ready
luggage-screen-not-ready = Hand on the pile, press A
luggage-screen-done = Done!
luggage-screen-ended-done = { NAMES($seats) }: Done!
luggage-screen-ended-time = Time is up
luggage-screen-ended-stuck = Nobody can finish
luggage-screen-checked = All shown
luggage-screen-tap-pairs = Tap your pairs
luggage-screen-scores = Scores after round { $number }
luggage-screen-points = +{ $count }
luggage-screen-lead =
    { $count ->
        [one] by one point
       *[other] by { $count } points
    }
luggage-screen-grabs = grabs
luggage-screen-figures-grabs = Grabs around the belt
luggage-screen-figures-matches = found
luggage-screen-figures-wrong = wrong ones
luggage-screen-figures-lost = lost
luggage-screen-figures-streak = in a row
luggage-screen-figures-nowhere = For this match it is not known where the suitcases were grabbed.
luggage-screen-figures-rulebook = In rulebook play nobody taps what they look at: there are no times and no grabs.
luggage-screen-figures-untapped =
    { $count ->
        [one] One suitcase was taken off the belt and not tapped.
       *[other] { $count } suitcases were taken off the belt and not tapped.
    }
luggage-screen-report-matches = Matches
luggage-screen-report-wrong = Wrong
luggage-screen-report-lost = Lost
luggage-screen-report-streak = In a row
luggage-screen-report-most = most
luggage-screen-report-note-times = Seconds to a find: from the player's previous tap (card or suitcase) to the tap of the matching suitcase. The figure is the median.
luggage-screen-report-note-grabs = Grabs: where on the track each tapped suitcase was last known to be, clockwise from the belt's first reader (amber).

## What the table says

luggage-still-missing =
    { $count ->
        [one] One suitcase with { SUITCASE($pattern) } is still missing.
       *[other] { $count } suitcases with { SUITCASE($pattern) } are still missing.
    }
    .remedy = Look under the table, then put it on the belt.
luggage-not-back =
    { $count ->
        [one] One suitcase with { SUITCASE($pattern) } is not back on the belt.
       *[other] { $count } suitcases with { SUITCASE($pattern) } are not back on the belt.
    }
    .remedy = Put it back, or everybody holds A to play on without it.
luggage-kept = { SEAT($seat) }: the suitcase with { SUITCASE($pattern) } that was somebody else's is not back on the belt.
    .remedy = Put it back; if it is aside, take its passenger back, too.
luggage-gone =
    { $count ->
        [one] One suitcase with { SUITCASE($pattern) } is off the belt, and nobody has tapped it.
       *[other] { $count } suitcases with { SUITCASE($pattern) } are off the belt, and nobody has tapped them.
    }
    .remedy = Tap it or put it back; perhaps it lies under another one.
luggage-one-at-a-time = { $count } suitcases are off the belt, and hands may hold { $most }.
    .remedy = One at a time, please: put the others back.
luggage-claims-too-many =
    “Done!” claims { $expected ->
        [one] { $expected } suitcase
       *[other] { $expected } suitcases
    }, but no more than { $most ->
        [one] { $most } is
       *[other] { $most } are
    } off the belt.
    .remedy = Tap the pairs that there are.
luggage-weak =
    { $count ->
        [one] The sticker of one suitcase with { SUITCASE($pattern) } reads badly.
       *[other] The stickers of { $count } suitcases with { SUITCASE($pattern) } read badly.
    }
    .remedy = Try each of them at a pad after the match, and change the one that is slow.
luggage-counted = The belt is counted before the round goes on.
    .remedy = Hands off, please.
luggage-recounting = The belt is being counted, and nobody plays meanwhile.
    .remedy = Put back what the screen asks for.
luggage-mapping = The belt learns its suitcases.
    .remedy = Hands off, please.
luggage-ready = Hand on your draw pile!
    .remedy = Press A when you are ready.
luggage-play = Where's my luggage? Flip, grab, tap!
    .remedy = No card left? Press A: done!
luggage-play-rulebook = Where's my luggage? Flip, grab, set aside!
    .remedy = No card left? Press A: done!
luggage-verifying = Stop! The belt counts its suitcases.
    .remedy = Put back what you hold; then hands off, please.
luggage-check = Tap every pair: the passenger, then the suitcase.
    .remedy = Press B to take a pair back, A when that was all.
luggage-round-over = Put everything back, shuffle, and deal again.
    .window = The round is over.
    .remedy = A starts the next round.
luggage-over = The match is over.
    .remedy = Press A to play again.
luggage-lap-running = The belt is still learning where its suitcases lie.
    .remedy = Hands off until the lap has ended.
luggage-not-started = The round starts when everybody is ready.
    .remedy = Put it back, lay your hand on your draw pile and press A.
luggage-already-ready = You are ready already.
    .remedy = Wait for the others.
luggage-not-now = The round is being played.
    .remedy = Go on searching.
luggage-after-done = The round has ended: nothing more counts.
    .remedy = Put what you hold back on the belt.
luggage-between-rounds = The round has been scored.
    .remedy = Return all passengers and suitcases for the next round.
luggage-match-over = The match is over.
    .remedy = Start a new one to play on.
luggage-no-clock = No round clock was agreed on.
    .remedy = The round ends at “Done!”.
luggage-not-on-belt = A suitcase that is not on the belt cannot be missing there.
    .remedy = Count the belt again.
luggage-not-stuck = Some passenger's luggage can still be found.
    .remedy = The round goes on.
luggage-not-your-turn = It is another player's turn.
    .remedy = Turn it back and wait.
luggage-nobody-there = Nobody plays there.
    .remedy = Choose a seat that plays.
luggage-not-in-play = This piece is not part of the set that you are playing with.
    .remedy = Put it back into the box.
luggage-flip-first = You have no passenger to search for yet.
    .remedy = Put the suitcase back; flip the next card of your draw pile and tap it.
luggage-not-resolved = You are still searching for another passenger's luggage.
    .remedy = Put it back on your draw pile, face down; first find the open passenger's suitcase.
luggage-others-passenger = This passenger was dealt to another player.
    .remedy = Give the card back.
luggage-passenger-is-aside = This passenger has been set aside.
    .remedy = Put the card back with your pairs.
luggage-too-many-cards = You have seen all of your cards already.
    .remedy = Set the extra card aside, unseen by the others, until the next round.
luggage-nothing-left = You have no passengers left.
    .remedy = Put the suitcase back and call “Done!” with A.
luggage-tapped-in-rulebook-play = In rulebook play suitcases are tapped only at the check.
    .remedy = Set the suitcase aside or put it back, as you judge.
luggage-own-tile-aside = You have set this suitcase aside already.
    .remedy = Put it back with your pairs.
luggage-others-tile-aside = Another player has set this suitcase aside.
    .remedy = Put it back in its place.
luggage-not-held = This suitcase is not the one that you hold.
    .remedy = Put it back where it was.
luggage-false-alarm = False alarm: you have passengers left.
    .remedy = Everybody plays on.
luggage-already-done = You are done already.
    .remedy = Wait for the others.
luggage-already-checked = You have said that all your pairs are shown.
    .remedy = Wait for the others.
luggage-passenger-shown = This passenger has been shown already.
    .remedy = Take the pair back with B if it was wrong.
luggage-tile-shown = This suitcase has been shown already, by you or by another player.
    .remedy = Show the suitcase that was set aside with this passenger.
luggage-tile-was-on-belt = This suitcase lay on the belt when the round ended, so it was not set aside.
    .remedy = Put it back; the pair is void.
luggage-nothing-shown = There is no pair to take back.
    .remedy = Tap a passenger, then its suitcase.
luggage-half-pair = A passenger was tapped without its suitcase.
    .remedy = Tap the suitcase, too; or take the passenger back with B.
luggage-passenger-first = A suitcase was tapped without its passenger.
    .remedy = Tap the passenger first, then the suitcase.
luggage-other-game = This piece belongs to another game.
    .remedy = Put it back into its box.
luggage-own-pad = This game is not played at the spots.
    .remedy = Tap the piece on your own pad.
luggage-aside-on-belt = A suitcase that was set aside lies on the belt.
    .remedy = Take it off and put it with your pairs.
luggage-still-waits = False alarm: the { PASSENGER($passenger) } still waits for a suitcase.
    .remedy = Tap the passenger, and then the suitcase that you have set aside; or search on.
luggage-waits-on = { SEAT($seat) }: the { PASSENGER($passenger) } waits on, as no suitcase was tapped.
    .remedy = Was one set aside? Put it back on the belt.
luggage-play-memory-turned = Turned over: { SUITCASE($pattern) }, { $face ->
        [lost] lost
       *[other] { PASSENGER($face) }
    }.
    .remedy = It is { SEAT($active) }'s turn: turn over one suitcase and tap it.
luggage-play-memory = Turn over one suitcase and tap it.
    .remedy = It is { SEAT($active) }'s turn.
luggage-problem-tile-missing = A suitcase with { SUITCASE($pattern) } is missing.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-aside-twice = A suitcase with { SUITCASE($pattern) } was set aside twice.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-twice =
    A suitcase with { SUITCASE($pattern) } is both { $place ->
        [belt] on the belt
        [hand] in a hand
        [aside] set aside
       *[missing] missing
    } and { $other ->
        [belt] on the belt
        [hand] in a hand
        [aside] set aside
       *[missing] missing
    }.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-not-in-play = A suitcase is on the table that does not belong to the set being played with.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-nowhere = A suitcase with { SUITCASE($pattern) } is nowhere.
    .remedy = { table-undo-or-play-on }
luggage-problem-passenger-twice = A passenger lies in two places.
    .remedy = { table-undo-or-play-on }
luggage-problem-passengers-seen = The passengers that were seen are not those that the players have.
    .remedy = { table-undo-or-play-on }
luggage-problem-passenger-not-in-play = A passenger is on the table that does not belong to the set being played with.
    .remedy = { table-undo-or-play-on }
luggage-problem-cards = { SEAT($seat) } has { $count } passengers; { $dealt } were dealt.
    .remedy = { table-undo-or-play-on }
luggage-problem-none-in-front = { SEAT($seat) } has passengers waiting and none to search for.
    .remedy = { table-undo-or-play-on }
luggage-problem-wrong-pair = { SEAT($seat) } has set a wrong suitcase aside for a passenger with { SUITCASE($pattern) }.
    .remedy = { table-undo-or-play-on }
luggage-problem-score-count = Scores of { SEAT($seat) }: { $count }; rounds played: { $rounds }.
    .remedy = { table-undo-or-play-on }
luggage-problem-scores = { SEAT($seat) } cannot have the scores { $scores }.
    .remedy = { table-undo-or-play-on }
luggage-problem-no-such-round = There is no round { $round } in a match of { $rounds }.
    .remedy = { table-undo-or-play-on }
luggage-problem-no-such-player = There is no player { $player } whose turn it could be.
    .remedy = { table-undo-or-play-on }
luggage-problem-does-not-play = Somebody is { $role } who does not play.
    .remedy = { table-undo-or-play-on }
luggage-problem-ready = Players ready in the phase { $phase }: { $count }.
    .remedy = { table-undo-or-play-on }
luggage-problem-ended-by = The phase is { $phase }, but the round was ended by { $by }.
    .remedy = { table-undo-or-play-on }
luggage-problem-done-by-nobody = The round was ended by “Done!”, or somebody is done, but not both.
    .remedy = { table-undo-or-play-on }
luggage-problem-memory-goes-on = A queue is empty, which ends the game, but it goes on.
    .remedy = { table-undo-or-play-on }
luggage-problem-done-too-early = A player is done who has passengers left.
    .remedy = { table-undo-or-play-on }

## Options

luggage-option-play =
    Play: { $value ->
        [assisted] assisted
       *[rulebook] by the rulebook
    }
luggage-option-per-suitcase =
    Suitcases: { $value ->
        [5] all 36
        [4] 24, for younger players
        [2] 12, for younger players
       *[3] 18, for younger players
    }
luggage-option-variant =
    Variant: { $value ->
        [belt] moving belt
       *[memory] memory, turn by turn
    }
luggage-option-clock-min =
    Round clock: { $value ->
        [none] off
       *[other] { $value } min
    }

## Choices

luggage-passenger = { PASSENGER($passenger) }

## Why the table said so

luggage-why-missing = A suitcase with { SUITCASE($pattern) } is gone.
luggage-why-suspected = A suitcase with { SUITCASE($pattern) } may be gone.
luggage-why-taken = { SEAT($seat) } holds a suitcase with { SUITCASE($pattern) } to the pad.
luggage-why-returned = A suitcase with { SUITCASE($pattern) } lies on the belt. { READER($reader) } has read it.
luggage-why-withdrawn = A suitcase with { SUITCASE($pattern) } lies on the belt. { READER($reader) } has read it, so { SEAT($seat) } has it no longer.
luggage-why-weak = The sticker of a suitcase with { SUITCASE($pattern) } reads badly: { $count } % of { $of } passes were missed.
luggage-why-dead = The sticker of a suitcase with { SUITCASE($pattern) } does not read any more: { $count } % of { $of } passes were missed.
luggage-why-never-read = It was never read.
luggage-why-last-read = It was last read { $seconds } s before.
luggage-why-passes =
    { $count ->
        [one] { READER($reader) } has seen its place once since then, unread.
       *[other] { READER($reader) } has seen its place { $count } times since then, unread.
    }
luggage-why-doubt = That it lies there all the same: 1 in { $of }.

## What the virtual table says

luggage-hands-wait = Hands off, please: the belt counts its suitcases. B makes the belt go faster.
luggage-hands-ready = Ready? Press the green A!
    .a = Ready!
luggage-hands-you-are-ready = You are ready. Waiting for the others …
luggage-hands-well-played = Done! Well played.
luggage-hands-watch = It is { SEAT($seat) }'s turn. Watch and remember!
luggage-hands-only-found = Only what the light has found goes aside: hold the suitcase to your pad first.
luggage-hands-not-aside = The light said no: put the suitcase back.
luggage-hands-press-b-first = Press B to take the last pair back.
luggage-hands-next = Click your draw pile: the next passenger's turn has come.
luggage-hands-flip = Click your draw pile to flip the next passenger.
luggage-hands-pick = Pick a suitcase with the same pattern { $lies ->
        [rows] from the rows
       *[belt] off the belt
    }.
luggage-hands-look-and-tap = Click the suitcase to look inside, then hold it to your pad.
luggage-hands-look-secretly = Click the suitcase to look inside. Psst, keep it secret!
luggage-hands-tap = Hold it to your pad: the light says whose it is.
luggage-hands-found = That is it! Put the suitcase and the passenger aside.
luggage-hands-not-yours =
    { $pattern ->
        [other] Not yours: your passenger's pattern is another.
       *[same] Not yours.
    } Put it back { $lies ->
        [rows] in its row
       *[belt] on the belt
    } and flip your next passenger.
luggage-hands-put-back = Put it back { $lies ->
        [rows] in its row
       *[belt] on the belt
    }.
luggage-hands-whose = Yours, or lost? Put both aside. Somebody else's? Put it back { $lies ->
        [rows] in its row
       *[belt] on the belt
    }.
luggage-hands-lay-passenger = Lay your passenger onto the open pile.
luggage-hands-done = No passengers left! Press the green A: Done!
    .a = Done!
luggage-hands-all-shown = All your pairs are shown. Waiting for the others …
luggage-hands-show-it = Hold it to your pad, then lay it down with the shown pairs.
luggage-hands-show-pairs = Show your pairs: click them, one pair after the other.
luggage-hands-was-that-all = Was that all? Press the green A.
    .a = That was all
luggage-hands-say-done = No passengers are left: press the green A to say Done!
luggage-hands-find-the-same = This passenger is waiting: find a suitcase with the same pattern.
luggage-hands-pairs-go-here = Pairs that you have found go here.
luggage-hands-hand-is-empty = Your hand is empty: pick up a suitcase first.
luggage-hands-may-not-look = You may not look there now: a suitcase is looked at in your own hand, while you search.
luggage-hands-hand-is-full = Your hand is full: put the suitcase back or aside first.
luggage-hands-flip-first = First flip a passenger, then you can put a pair aside.
luggage-hands-lay-passenger-first = You hold a passenger: lay it onto your open pile first.
luggage-hands-too-late = Too late: somebody else was faster.
luggage-hands-belt-is-full = The belt is full: wait a moment.
luggage-hands-still-reading = One moment: the pad is still reading.
luggage-hands-at-draw = Draw pile
luggage-hands-at-action = Open pile
luggage-hands-at-aside = Aside
luggage-hands-at-shown = Shown
luggage-hands-put-back-here = Put it back here
luggage-hands-reclaim = BAGGAGE RECLAIM
luggage-hands-suitcases-found = { $found } of { $expected } suitcases found

## The rules in short

luggage-rules-1 = Find the suitcases of your passengers before all others do.
luggage-rules-2 = Everybody at once: flip a passenger, take a suitcase of the same pattern off the belt and look inside, so that nobody else sees it.
luggage-rules-3 = It is your passenger's, or lost: put both aside. It is somebody else's: put it back and flip your next passenger.
luggage-rules-4 = One suitcase for each passenger: nobody takes another one before flipping.
luggage-rules-5 = When your pile is empty, turn it over and go on. With no passenger left, say “Done!”: that ends the round for everybody.
luggage-rules-6 = Each pair that fits is 1 point; lost luggage and wrong pairs are none.
luggage-rules-7 = After the last round most points win.

## Climaxes and the log

luggage-stage-done = { SEAT($seat) } has the last suitcase: done!
luggage-stage-hands-off = Hands off: the belt is counted.
luggage-stage-turns = { SEAT($seat) } turns over: { SUITCASE($suitcase) }
luggage-stage-match = It is the right one for { SEAT($seat) }!
luggage-stage-lost = Lost luggage for { SEAT($seat) }!
luggage-stage-other = It is somebody else's.
luggage-log-done = { SEAT($seat) }: Done!
luggage-log-match = { SEAT($seat) } has found the luggage of { PASSENGER($passenger) }
luggage-log-lost = { SEAT($seat) } has found lost luggage instead of that of { PASSENGER($passenger) }
luggage-log-other = { SEAT($seat) } has shown a wrong suitcase for { PASSENGER($passenger) }
luggage-log-turned = { SEAT($seat) } has turned over { SUITCASE($suitcase) }: { PASSENGER($passenger) }
luggage-known-holds = { SEAT($seat) } holds a suitcase with { SUITCASE($pattern) }
luggage-known-off = Off the belt: { SUITCASE($patterns) }

## Names

luggage-screen-best = best: { $points }
# A look where a suitcase lies

luggage-hands-look-in-hand = Nobody may look under a suitcase where it lies. Click it.
## Lessons

luggage-lesson-ready = Everybody plays at once. Lay one hand on your draw pile and press A; the round begins when all are ready.
    .window = Everybody plays at once: the round begins when all are ready.
luggage-lesson-flip = Flip the top card of your draw pile: this passenger's suitcase is what you look for now.
luggage-lesson-grab = Take a suitcase of the passenger's pattern off the belt, and look at its back so that nobody else sees it.
luggage-lesson-tap = Tap it on your pad. Steady green or two yellow flashes: set both aside. Flickering red: put it back and flip on.
    .window = Check whose it is. Your passenger's, or a lost one: set both aside. Somebody else's: put it back and flip on.
luggage-lesson-judge = Judge for yourself: the passenger's or a lost one, set both aside; somebody else's, put it back and flip on.
luggage-lesson-done = No passenger left? Press A and call “Done!”: that ends the round for everybody.
    .window = No passenger left? Call “Done!”: that ends the round for everybody.
luggage-lesson-check = Show your pairs: tap each passenger, then the suitcase beside it. A says that this was all.
    .window = Show your pairs, one after the other; then say that this was all.
luggage-lesson-memory = Each turn one suitcase is turned over and tapped. Remember whose it was: it goes back if it is not your passenger's.
    .window = Each turn one suitcase is turned over. Remember whose it was: it goes back if it is not your passenger's.

## Why: a sentence for each ruling (docs/rulings-luggage.md)

luggage-rule-3 = A suitcase is looked for only with a passenger face up.
luggage-rule-4 = A hand holds one suitcase at a time.
luggage-rule-6 = A suitcase belongs to the player who first lifted it clear of the belt.
luggage-rule-8 = What has been set aside stays aside until the check.
luggage-rule-10 = Somebody is done when no passenger is left; lost and wrong ones count as gone.
luggage-rule-11 = After “Done!” nothing more counts: what matters is when it was set aside.
luggage-rule-12 = Several may be done in one round; they wait for the others.
luggage-rule-14 = In rulebook play the table checks in public at the end: each passenger, then its suitcase.
luggage-rule-15 = The match is decided: most points win, and everybody who ties wins.
luggage-rule-16 = For a new round everything goes back and is shuffled; a card counts only for whom it was dealt to.
luggage-rule-17 = The table ends a round by itself only when nobody can finish it, or the agreed time is over.
luggage-rule-18 = In the game for younger players each turn is for one player and one suitcase, with fewer pieces.
luggage-rule-19 = The belt learns its suitcases first; then the round begins when every seat has said that it is ready.
luggage-rule-20 = Only the seats that have joined play, two of them or more.
luggage-option-rounds = Rounds: { $value }

## Memory: first a passenger

luggage-play-memory-flip = Flip a passenger and tap it.
    .remedy = It is { SEAT($active) }'s turn.
luggage-play-memory-turned-flip = Turned over: { SUITCASE($pattern) }, { $face ->
        [lost] lost
       *[other] { PASSENGER($face) }
    }.
    .remedy = It is { SEAT($active) }'s turn: flip a passenger and tap it.
## A passenger that was flipped too early, in turns
luggage-hands-too-early = Flipped too early: click the open passenger, who goes back onto your draw pile.
luggage-hands-tap-passenger = Click the open passenger: your pad has not read it yet.

## A rulebook round by hand

luggage-hands-other-pattern = That is not your passenger's pattern: put it back on the belt, unseen.
luggage-hands-look-first = First look inside: click the suitcase.
luggage-hands-too-late-for-it = Too late for this one: put it back on the belt.
luggage-hands-nothing-to-show = You have no pairs to show: press the green A.
luggage-log-back = { SEAT($seat) } has taken back the pair of { PASSENGER($passenger) }
luggage-story-fastest = { SEAT($seat) } has the fastest find: { $seconds } s
luggage-story-streak = { SEAT($seat) } finds most in a row: { $count }
luggage-story-lost = { SEAT($seat) } has most lost luggage: { $count }
luggage-story-wrong = { SEAT($seat) } looks at most wrong suitcases: { $count }
luggage-story-sure = { SEAT($seat) } looks at fewest wrong suitcases: { $count }
luggage-story-round = { SEAT($seat) } has the best round of all: { $count }

# ---- phones ---------------------------------------------------------------------------------------

luggage-page-suitcase = A suitcase: { SUITCASE($suitcase) }
