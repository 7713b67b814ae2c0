# English

luggage-title = Where's My Luggage?

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
luggage-screen-mapping = The belt learns its luggage
luggage-screen-verifying = Hands off: the belt counts its luggage
luggage-screen-tiles = { $found } of { $expected }
luggage-screen-missing = Missing
luggage-screen-several = { $count ->
        [1] { SUITCASE($pattern) }
       *[other] { $count } × { SUITCASE($pattern) }
    }
luggage-screen-flip = Flip a card!
luggage-screen-no-card = No card yet
luggage-screen-ready = Ready
luggage-screen-not-ready = Hand on the deck, press A
luggage-screen-done = Done!
luggage-screen-ended-done = { NAMES($seats) }: Done!
luggage-screen-ended-time = Time is up
luggage-screen-ended-stuck = Nobody can finish
luggage-screen-checked = All shown
luggage-screen-tap-pairs = Tap your pairs
luggage-screen-scores = Scores after round { $number }
luggage-screen-points = +{ $count }
luggage-screen-grabs = grabs
luggage-screen-figures-grabs = Grabs around the belt
luggage-screen-figures-nowhere = Where the tiles were grabbed is not known of this match.
luggage-screen-figures-rulebook = In rulebook play nobody taps what is looked at: no times, no grabs.
luggage-screen-report-matches = Matches
luggage-screen-report-wrong = Wrong
luggage-screen-report-lost = Lost
luggage-screen-report-streak = In a row
luggage-screen-report-most = most
luggage-screen-report-note-times = Seconds to a find: from the player's tap before (card or tile) to the tap of the tile that fits. Written: the median.
luggage-screen-report-note-grabs = Grabs: where over the track each tapped tile was last known to be, clockwise from the belt's first reader (amber).

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
luggage-counted = The belt is counted before the round goes on.
    .remedy = Hands off, please.
luggage-recounting = The belt is being counted, and nobody plays meanwhile.
    .remedy = Put back what the screen asks for.
luggage-mapping = The belt learns its tiles.
    .remedy = Hands off, please.
luggage-ready = A hand on your draw deck!
    .remedy = Press A when you are.
luggage-play = Where's my luggage? Flip, grab, tap!
    .remedy = A says: Done!
luggage-play-rulebook = Where's my luggage? Flip, grab, set aside!
    .remedy = A says: Done!
luggage-verifying = Stop! The belt counts its tiles.
    .remedy = Hands off, please.
luggage-check = Tap every pair: the passenger, then the tile.
    .remedy = B takes a pair back, A says: that was all.
luggage-round-over = Put everything back, shuffle, deal anew.
    .remedy = A starts the next round.
luggage-over = The match is over.
    .remedy = A plays again.
luggage-lap-running = The belt is still learning where its tiles lie.
    .remedy = Hands off until the lap has ended.
luggage-not-started = The round starts when everybody is ready.
    .remedy = Put it back, lay your hand on your draw deck and press A.
luggage-already-ready = You are ready already.
    .remedy = Wait for the others.
luggage-not-now = The round is being played.
    .remedy = Go on searching.
luggage-after-done = The round has ended: nothing more counts.
    .remedy = Put what you hold back on the belt.
luggage-between-rounds = The round has been scored.
    .remedy = Return all passengers and tiles for the next round.
luggage-match-over = The match is over.
    .remedy = Start a new one to play on.
luggage-no-clock = No round clock was agreed on.
    .remedy = The round ends at “Done!”.
luggage-not-on-belt = A tile that is not on the belt cannot be missing there.
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
    .remedy = Put the tile back; flip the next card of your draw deck and tap it.
luggage-not-resolved = You are still searching for another passenger's luggage.
    .remedy = Put the card back; tap the tile that you looked at first.
luggage-draw-deck-first = There are cards left in your draw deck.
    .remedy = Put the passenger back and flip the next card.
luggage-others-passenger = This passenger was dealt to another player.
    .remedy = Give the card back.
luggage-passenger-is-aside = This passenger has been set aside.
    .remedy = Put the card back to your pairs.
luggage-too-many-cards = You have seen all of your cards already.
    .remedy = Set the extra card aside, unseen by the others, until the next round.
luggage-nothing-left = You have no passengers left.
    .remedy = Put the tile back and call “Done!” with A.
luggage-tapped-in-rulebook-play = In rulebook play tiles are tapped at the check only.
    .remedy = Set the tile aside or put it back, as you judge.
luggage-own-tile-aside = You have set this tile aside already.
    .remedy = Restore it to your pairs.
luggage-others-tile-aside = Another player has set this tile aside.
    .remedy = Give it back to its place.
luggage-not-held = This tile is not the one that you hold.
    .remedy = Put it back where it was.
luggage-false-alarm = False alarm: you have passengers left.
    .remedy = Everybody plays on.
luggage-already-done = You are done already.
    .remedy = Wait for the others.
luggage-already-checked = You have said that all your pairs are shown.
    .remedy = Wait for the others.
luggage-passenger-shown = This passenger has been shown already.
    .remedy = Take the pair back with B if it was wrong.
luggage-tile-shown = This tile has been shown already, by you or by another player.
    .remedy = Show the tile that was set aside with this passenger.
luggage-tile-was-on-belt = This tile lay on the belt when the round had ended, so it was not set aside.
    .remedy = Put it back; the pair is void.
luggage-nothing-shown = There is no pair to take back.
    .remedy = Tap a passenger, then its tile.
luggage-half-pair = A passenger was tapped without its tile.
    .remedy = Tap the tile, too; or take the passenger back with B.
luggage-passenger-first = A tile was tapped without its passenger.
    .remedy = Tap the passenger first, then the tile.
luggage-other-game = This piece belongs to another game.
    .remedy = Put it back into its box.
luggage-own-pad = This game is not played at the spots.
    .remedy = Tap the piece on your own pad.
luggage-aside-on-belt = A tile that was set aside lies on the belt.
    .remedy = Take it off and put it with your pairs.
luggage-play-memory = Turn over one tile and tap it.
    .remedy = It is { SEAT($active) }'s turn.
luggage-problem-tile-missing = A tile with { SUITCASE($pattern) } is missing.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-aside-twice = A tile with { SUITCASE($pattern) } was set aside twice.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-twice =
    A tile with { SUITCASE($pattern) } is both { $place ->
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
luggage-problem-tile-not-in-play = A tile is on the table that does not belong to the set being played with.
    .remedy = { table-undo-or-play-on }
luggage-problem-tile-nowhere = A tile with { SUITCASE($pattern) } is nowhere.
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
luggage-problem-wrong-pair = { SEAT($seat) } has set a wrong tile aside for a passenger with { SUITCASE($pattern) }.
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
    Tiles: { $value ->
        [5] all 36
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

## What the virtual table says

luggage-hands-wait = Hands off, please: the belt counts its suitcases.
luggage-hands-ready = Ready? Press the green A!
luggage-hands-you-are-ready = You are ready. Waiting for the others …
luggage-hands-well-played = Done! Well played.
luggage-hands-watch = It is { SEAT($seat) }'s turn. Watch and remember!
luggage-hands-flip = Click your draw pile to flip the next passenger.
luggage-hands-pick = Pick a suitcase with the same pattern { $lies ->
        [rows] from the rows
       *[belt] off the belt
    }.
luggage-hands-look-and-tap = Click the suitcase to look inside, then hold it to your pad.
luggage-hands-look-secretly = Click the suitcase to look inside. Psst, keep it secret!
luggage-hands-tap = Hold it to your pad: the light says whose it is.
luggage-hands-found = That is it! Put the suitcase and the passenger aside.
luggage-hands-not-yours = Not yours. Put it back { $lies ->
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
luggage-hands-all-shown = All your pairs are shown. Waiting for the others …
luggage-hands-show-it = Hold it to your pad, then lay it down with the shown pairs.
luggage-hands-show-pairs = Show your pairs: click them, one pair after the other.
luggage-hands-was-that-all = Was that all? Press the green A.
luggage-hands-say-done = No passengers are left: press the green A to say Done!
luggage-hands-find-the-same = This passenger is waiting: find a suitcase with the same pattern.
luggage-hands-pairs-go-here = Pairs that you have found go here.
luggage-hands-hand-is-empty = Your hand is empty: pick up a suitcase first.
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
