# English

captain-bluff-title = Captain Bluff
captain-bluff-screen-attract = Six belts of luggage, and nobody tells the truth

## Cards

card-paris = Paris
card-london = London
card-tokyo = Tokyo
card-round-trip = Round-the-world trip
card-change-of-direction = Change of direction
card-arrivals-board = Arrivals board
card-delayed-flight = Delayed flight
captain-bluff-does-round-trip = Counts as any luggage, and as the next number
captain-bluff-does-change-of-direction = Turns a line round, from its last number
captain-bluff-does-arrivals-board = Shows you two departure cities
captain-bluff-does-delayed-flight = All others with fewer than five cards draw one

## What the screen says by itself

captain-bluff-screen-turn = Turn { $number }
captain-bluff-screen-turns-left =
    { $count ->
        [one] Last turn
       *[other] { $count } turns left
    }
captain-bluff-screen-pile = to draw
captain-bluff-screen-discards = discarded
captain-bluff-screen-window = { SEAT($seat) } has placed on belt { $belt }. Is it a bluff?
captain-bluff-screen-recovers = { SEAT($seat) } picks up luggage from belt { $belt }
captain-bluff-screen-called = { SEAT($seat) }'s bluff on belt { $belt } is called!
captain-bluff-screen-was = { CARD($card) }! { SEAT($placer) } bluffed, and { SEAT($caller) } knew: { SEAT($loser) } takes the cards.
captain-bluff-screen-was-none = { CARD($card) }! { SEAT($placer) } was honest: { SEAT($loser) } takes the cards.
captain-bluff-screen-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
captain-bluff-screen-lead =
    { $count ->
        [one] with one card fewer
       *[other] with { $count } cards fewer
    }
captain-bluff-screen-define = Lay a city
captain-bluff-screen-places = Places luggage
captain-bluff-screen-looks = Look!
captain-bluff-screen-draw = Draw a card
captain-bluff-screen-take = Take the card
captain-bluff-screen-picks-up = Picks up
captain-bluff-screen-airport = Airport card?
captain-bluff-screen-passed = Passes
captain-bluff-screen-call = Call? A
captain-bluff-screen-has-turn = On turn
captain-bluff-next-higher = next: { $number } or higher
captain-bluff-next-lower = next: { $number } or lower
captain-bluff-next-either = next: up to { $lower }, or from { $higher }
captain-bluff-next-one-of = next: { $lower } or { $higher }
captain-bluff-next-only = next: { $number }
captain-bluff-next-new = next: a new line
captain-bluff-next-none = no number fits
captain-bluff-next-trip = or a { card-round-trip }

## What the table says

captain-bluff-dealing =
    { $reads ->
        [late] { $luggage } pieces of luggage and { $airport } Airport cards for everybody, face down.
       *[every] { $luggage } pieces of luggage and { $airport } Airport cards for everybody.
    }
    .remedy =
        { $reads ->
            [late] Press A when all are dealt; a card is read when it is played.
           *[every] Tap each on the pad of the player who gets it.
        }
captain-bluff-setup = { SEAT($active) }: { captain-bluff-setup.asked }
    .asked = lay a departure city face down above a belt.
    .remedy =
        { $spots ->
            [0] Choose the belt, then tap the card on your pad; you draw no card for it.
           *[other] Tap the card on that belt's spot; you draw no card for it.
        }
captain-bluff-turn = { SEAT($active) }: { captain-bluff-turn.asked }
    .asked =
        { $empty ->
            [6] lay a card on a belt.
           *[other] lay a card on a belt, or choose another action.
        }
    .remedy =
        { $recoverable ->
            [0]
                { $spots ->
                    [0] Choose what to do, then tap the card on your pad.
                   *[other] Tap a card at a belt's spot, or choose.
                }
           *[other]
                { $spots ->
                    [0] Choose what to do, then tap the card on your pad. To recover luggage, just tap it there.
                   *[other] Tap a card at a belt's spot, or choose. To recover luggage, tap it on your pad.
                }
        }
    .holding =
        { $empty ->
            [0] { "" }
           *[other] On an empty belt it becomes the departure city.
        }
captain-bluff-turn-acted = { SEAT($active) }: { captain-bluff-turn-acted.asked }
    .asked = an Airport card, or the end of the turn.
    .without = End the turn.
    .remedy =
        { $spots ->
            [0] Choose its belt first, or just tap it on your pad; A ends the turn.
           *[other] Tap the card at its belt or on your pad; A ends the turn.
        }
captain-bluff-placing = { SEAT($active) }: { captain-bluff-placing.asked }
    .asked = place luggage on belt { $belt }.
    .without = End the run.
    .remedy =
        { $spots ->
            [0] Tap the next number on your pad; A when the run is complete.
           *[other] Tap the next number at the same spot; A when the run is complete.
        }
captain-bluff-placing-trip = { SEAT($active) }: { captain-bluff-placing-trip.asked }
    .asked = place luggage on belt { $belt }.
    .remedy =
        { $spots ->
            [0] A line cannot begin with a Round-the-world trip alone: tap a number on your pad.
           *[other] A line cannot begin with a Round-the-world trip alone: tap a number at the same spot.
        }
captain-bluff-window = { SEAT($active) } has placed luggage on belt { $belt }. Is it a bluff?
    .remedy = The others: A calls it, B lets it go.
    .a = bluff!
    .b = let it pass
captain-bluff-reveal = A bluff was called: turn over the departure city of belt { $belt }.
    .remedy = Tap it, or choose what it is.
captain-bluff-looking = { SEAT($active) }: { captain-bluff-looking.asked }
    .asked = look at two departure cities.
    .remedy = Choose the belts; lay the cards back face down.
captain-bluff-looks = { SEAT($active) } looks at the departure city of belt { $belt }.
    .remedy = Nobody else looks; then it goes back face down.
captain-bluff-draw = { SEAT($active) }: { captain-bluff-draw.asked }
    .asked = draw a card.
    .remedy = Tap it on your own pad, unseen by others.
captain-bluff-reshuffle = The draw pile is empty.
    .remedy = Shuffle the discards, then press A.
captain-bluff-taking = { SEAT($active) }: { captain-bluff-taking.asked }
    .asked = take the old departure city of belt { $belt }.
    .remedy = Put the new card there first, then tap the old one on your pad.
captain-bluff-recovering = { SEAT($active) }: { captain-bluff-recovering.asked }
    .asked = recover luggage from belt { $belt }.
    .remedy = Start with the last piece: tap each on your pad. A when that is all.
captain-bluff-read = A card was not read.
    .remedy = Tap it once more, or choose what it is.
captain-bluff-over = First home: { NAMES($winners) }. The match is over.
    .remedy = Press A to play again.
captain-bluff-other-pad = This is not the pad of the player who holds the card.
    .remedy = Tap a hand card on your own pad, or at a belt.
captain-bluff-at-its-belt = A departure city is about to be changed.
    .remedy = Tap the new card at its belt, or choose something else.
captain-bluff-which-way = It is not settled yet which way the card on the belt counts.
    .remedy = Choose up or down in the menu, or take that card back first.
captain-bluff-no-belt-here = There is no belt at this spot.
    .remedy = Tap the card at one of the spots 1 to 6.
captain-bluff-not-exchanged = This is not the card that was exchanged.
    .remedy = Put it back; tap the old departure city on your pad.
captain-bluff-read-already = This card has been read already, so it is not the missing one.
    .remedy = Tap the card that has not been read, or name it in the menu.
captain-bluff-still-dealing = The hands are still being dealt.
    .remedy = Put it back; tap everybody's cards on the pads first.
captain-bluff-hand-full = One card too many on this pad.
    .remedy = Put the card back.
captain-bluff-read-each = In this match every card is read when it is dealt.
    .remedy = Tap the cards of each hand on that seat's pad.
captain-bluff-luggage-full = One piece of luggage too many on this pad.
    .remedy = Put it back on the draw pile.
captain-bluff-airport-full = One Airport card too many on this pad.
    .remedy = Put it back with those that are not used.
captain-bluff-already-dealt = All hands have been dealt.
    .remedy = Put the card back.
captain-bluff-too-late-to-redeal = The match has begun.
    .remedy = Play it to its end.
captain-bluff-define-first = Every player lays a departure city face down first.
    .remedy = Take it back; tap a hand card at a belt without one.
captain-bluff-not-your-turn = It is another seat's turn.
    .remedy = Take the card back and wait.
captain-bluff-one-action = This turn's action has been taken.
    .remedy = Take it back; play an Airport card, or end the turn with A.
captain-bluff-action-first = A turn has exactly one action.
    .remedy = Place luggage, define, check or change a departure city, or close a belt.
captain-bluff-second-airport = Only one Airport card may be played in a turn.
    .remedy = Take the second one back.
captain-bluff-run-open = A run is being placed.
    .remedy = Take it back; finish the run on its belt and close it with A.
captain-bluff-draw-first = A card has to be drawn.
    .remedy = Tap the top card of the draw pile on the pad first.
captain-bluff-nothing-to-draw = There is no card to draw now.
    .remedy = Put the card back.
captain-bluff-take-first = The card that was exchanged has not been taken.
    .remedy = Tap it on the pad first.
captain-bluff-nothing-to-take = This seat has exchanged no departure city.
    .remedy = Put the card back, unseen.
captain-bluff-reshuffle-first = The draw pile is empty.
    .remedy = Shuffle the discard pile; it is the new draw pile. Then press A.
captain-bluff-nothing-to-reshuffle = There are cards in the draw pile.
    .remedy = Play on.
captain-bluff-looks-first = The Arrivals board is being used.
    .remedy = Look at the departure cities first, or end with A.
captain-bluff-recovery-open = Luggage is being recovered; nothing else happens until that is done.
    .remedy = Take it back; the player who recovers it ends that with A.
captain-bluff-reading = The card that was played has not been read.
    .remedy = Tap it once more, or name it; B takes it back.
captain-bluff-revealing = A bluff was called, and the departure city has not been read.
    .remedy = Turn it over and tap it, or name it.
captain-bluff-match-over = The match is over.
    .remedy = Start a new one to play on.
captain-bluff-has-destination = There is already a departure city above this belt.
    .remedy = Take the card back; define one at another belt.
captain-bluff-no-destination = There is no departure city above this belt.
    .remedy = Take it back; choose a belt with one.
captain-bluff-no-luggage = There is no luggage on this belt.
    .remedy = Take it back; choose a belt with luggage.
captain-bluff-looked-already = The Arrivals board shows two different departure cities.
    .remedy = Choose another belt, or end with A.
captain-bluff-city-has-line = There is already a line for this city on another belt.
    .remedy = Take it back; place it there.
captain-bluff-fourth-line = There are three lines already, one for each city.
    .remedy = Take it back; place it at the end of a line.
captain-bluff-wrong-city = All luggage of a line comes from one city.
    .remedy = Take it back.
captain-bluff-wrong-direction = This number does not continue the line in its direction.
    .remedy = Take it back.
captain-bluff-gap-in-run = The numbers of a run have no gaps.
    .remedy = Take it back; the run may be closed with A.
captain-bluff-gap-in-line = It was agreed that lines have no gaps.
    .remedy = Take it back.
captain-bluff-say-which-way = The line may go up or down from here.
    .remedy = Choose one of the two in the menu.
captain-bluff-way-is-clear = There is nothing to choose: the direction is settled.
    .remedy = Lay the card without choosing.
captain-bluff-out-of-range = A Round-the-world trip counts as 1 to 17.
    .remedy = Take it back.
captain-bluff-round-trip-alone = A line cannot begin with a Round-the-world trip alone.
    .remedy = Take it back, or place luggage with it.
captain-bluff-round-trip-never-first = It was agreed that no line begins with a Round-the-world trip.
    .remedy = Take it back.
captain-bluff-change-in-run = A Change of direction cannot be part of a run.
    .remedy = Take it back; close the run with A first.
captain-bluff-no-line = There is no luggage on this belt to turn round.
    .remedy = Take it back.
captain-bluff-not-on-belt = This card does not go on a belt.
    .remedy = Take it back; tap this kind of Airport card on your own pad.
captain-bluff-not-on-pad = This card is not played on the pad.
    .remedy = Put it back in your hand; tap luggage and cards for a belt at the belt.
captain-bluff-nothing-laid = There is no card of a run to take back.
    .remedy = Play on.
captain-bluff-call-too-late = There is nothing to call: the time for it is over.
    .remedy = Play on.
captain-bluff-own-placement = Nobody can call their own bluff.
    .remedy = Wait for the others.
captain-bluff-already-passed = This seat has passed.
    .remedy = Wait for the others.
captain-bluff-window-open = The others may call this bluff.
    .remedy = Take it back, and wait until they have passed.
captain-bluff-no-time = No time limit for calling was agreed on.
    .remedy = Wait until all have passed.
captain-bluff-covered = Only the last piece of luggage of a line can be picked up.
    .remedy = Put it back.
captain-bluff-behind-airport = An Airport card lies at the end of this line, and stays.
    .remedy = Leave the line as it is.
captain-bluff-last-luggage = One piece of luggage stays in every line.
    .remedy = Leave it where it is.
captain-bluff-other-belt = Luggage is being recovered from another belt.
    .remedy = Put it back; close the recovery with A first.
captain-bluff-too-early-to-recover = Nothing is recovered while something else is going on.
    .remedy = Put it back, and wait a moment.
captain-bluff-not-in-hand = As far as the table has seen, this card is not in your hand.
    .remedy = Put it back where it was; tap a card of your hand.
captain-bluff-not-from-pile = As far as the table has seen, this card is not in the draw pile.
    .remedy = Put it back where it was; tap the top card of the draw pile.
captain-bluff-nobody-there = Nobody plays there.
    .remedy = Choose a seat that plays.
captain-bluff-no-belt = There is no such belt.
    .remedy = Choose one of the six.
captain-bluff-not-unread = No card of that kind is waiting to be read.
    .remedy = Play on.
captain-bluff-not-a-card = This is not a card of Captain Bluff.
    .remedy = Name a card of the game.

## Options

captain-bluff-option-line =
    A line goes on: { $value ->
        [rising] with any number further on
       *[consecutive] with the next number only
    }
captain-bluff-option-round-trip-first =
    A Round-the-world trip: { $value ->
        [in-a-run] may begin a line
       *[never] never begins a line
    }
captain-bluff-option-changes-go =
    Changes of direction go: { $value ->
        [to-loser] to the loser of a call
       *[to-discard] to the discards
    }
captain-bluff-option-call-s =
    Time to call, or to go on: { $value ->
        [none] until all have passed
       *[other] { $value } s
    }
captain-bluff-option-turns =
    At most: { $value ->
        [none] no limit
       *[other] { $value } turns
    }
captain-bluff-option-standstill-rounds =
    Ends when nobody lays a card for: { $value ->
        [none] no limit
       *[other] { $value } rounds
    }

## Choices

captain-bluff-menu-dealing = Deal the hands
captain-bluff-menu-pile-empty = The draw pile is empty
captain-bluff-menu-which-city = The departure city is
captain-bluff-menu-it-is = It is
captain-bluff-menu-belt = Belt { $belt }
captain-bluff-menu-counts-up = It counts up
captain-bluff-menu-counts-down = It counts down
captain-bluff-menu-take-back = Take it back
captain-bluff-menu-tap-new = Tap the new card at its belt
captain-bluff-menu-tap-at-belt =
    { $spots ->
        [0] Choose a belt, then tap a card
       *[other] Tap a card at a belt
    }
captain-bluff-menu-where-to = Where does the card go?
captain-bluff-menu-choose-its-belt = Choose its belt
captain-bluff-menu-define = Define a city
captain-bluff-menu-place = Place
captain-bluff-menu-check = Check a city
captain-bluff-menu-change = Change a city
captain-bluff-menu-close = Close a belt
captain-bluff-menu-play = Play an Airport card
captain-bluff-menu-placed = It is placed
captain-bluff-menu-defined = It is a departure city
captain-bluff-menu-exchanged = It is exchanged
captain-bluff-menu-recovered = It is recovered
captain-bluff-menu-yes-in-hand = Yes, it is in your hand
captain-bluff-menu-trip-begins = A number must follow the trip
captain-bluff-menu-run-complete = The run is complete
captain-bluff-menu-take-last-back = Take the last one back
captain-bluff-menu-look-twice = Look at two different cities
captain-bluff-menu-no-more = No more
captain-bluff-menu-tap-drawn = Tap the card on your pad
captain-bluff-menu-has-drawn = The card is drawn
captain-bluff-menu-tap-old = Tap the old card on your pad
captain-bluff-menu-has-taken = The old card is in the hand
captain-bluff-menu-shuffled = The discards are shuffled
captain-bluff-card = { CARD($card) }
captain-bluff-menu-number = { $number }
captain-bluff-menu-yes-card = Yes, { CARD($card) }
captain-bluff-menu-is-played = It is played: { CARD($card) }
captain-bluff-menu-which-way = Belt { $belt }: which way?
captain-bluff-menu-awaits-define = Define a city: belt { $spot }
captain-bluff-menu-awaits-place = Place: belt { $spot }
captain-bluff-menu-awaits-change = Change a city: belt { $spot }
captain-bluff-problem-card-twice =
    A card is both { $place ->
        [hand] in the hand of { SEAT($of) }
        [pile] in the draw pile
        [discard] in the discard pile
        [belt] on belt { $of }
        [city] above belt { $of }
        [aside] exchanged and not taken yet
       *[somewhere] somewhere
    } and { $other ->
        [hand] in the hand of { SEAT($other_of) }
        [pile] in the draw pile
        [discard] in the discard pile
        [belt] on belt { $other_of }
        [city] above belt { $other_of }
        [aside] exchanged and not taken yet
       *[somewhere] somewhere
    }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-card-elsewhere =
    A card was seen { $place ->
        [hand] in the hand of { SEAT($of) }
        [pile] in the draw pile
        [discard] in the discard pile
        [belt] on belt { $of }
        [city] above belt { $of }
        [aside] exchanged and not taken yet
       *[somewhere] somewhere
    } that cannot be there.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-card-count = There are { $count } cards in play; there should be { $expected }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-pile-count = The draw pile has { $count } cards, but { $known } are known.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-unread-inconsistent = The cards that were not read cannot all be different cards.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-belt-count = There are { $count } belts; there should be { $expected }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-city-above = Luggage lies on belt { $belt } without a departure city above it.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-luggage = There is no luggage on belt { $belt }, but there are other cards (CB-10).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-second-line = The line on belt { $belt } is the second one of its city (CB-8).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-line-kept = What is kept of the line on belt { $belt } does not follow from its cards.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-two-cities = Luggage of two cities lies on belt { $belt } (CB-8).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-other-number = Luggage on belt { $belt } counts as another number than it has.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-out-of-range = A card on belt { $belt } counts as { $number } (CB-9).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-two-ways = The numbers on belt { $belt } do not run one way (CB-6).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-hand-too-large = { SEAT($seat) } has { $count } cards; { $dealt } are dealt.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-too-much-luggage = { SEAT($seat) } has more luggage than the { $dealt } cards that are dealt.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-too-many-airport = { SEAT($seat) } has more Airport cards than the { $dealt } that are dealt.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-empty-hand = { SEAT($seat) } has no cards, which ends the match, but it goes on.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-such-player = There is no player { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-reading = The phase is { $phase }, which does not fit the card that waits to be read.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-taking = The phase is { $phase }, which does not fit the card that was exchanged.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-nobody-due = The phase is { $phase }, but nobody is to act.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-no-line = The phase is { $phase }, but no luggage lies on belt { $belt }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-run = A run is being laid, but the phase is { $phase }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-passed = Players have passed, but the phase is { $phase }.
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-turn-goes-on = A turn goes on in which all has been done (CB-3).
    .remedy = { table-undo-or-play-on }
captain-bluff-problem-turn-count = The turns are counted wrongly.
    .remedy = { table-undo-or-play-on }

## Places

captain-bluff-place-luggage = Luggage
captain-bluff-place-airport = Airport
captain-bluff-place-belt = Belt { $number }

## The rules in short

captain-bluff-rules-1 = Get rid of all your cards first.
captain-bluff-rules-2 = The hidden card above a belt is its city. Place luggage there: one piece, or a run without gaps. A line goes up or down and may jump from turn to turn; one line a city. Luggage of another city is a bluff.
captain-bluff-rules-3 = The others may call a bluff: the city is turned. If it was a bluff, you take the line and the city back; if not, the player who called takes them.
captain-bluff-rules-4 = Or define the city of an empty belt and draw a card; or look at a city; or change one, or close a belt, where luggage lies.
captain-bluff-rules-5 = Besides that you may play one Airport card; then your turn ends by itself.
captain-bluff-rules-6 = A Round-the-world trip is any luggage; a Change of direction turns a line round, from its last number; the Arrivals board shows two cities; at a Delayed flight all others with fewer than five cards draw one.
captain-bluff-rules-7 = At any time you may take the last luggage of a line into your hand; one must stay.

## Climaxes and the log

captain-bluff-stage-call = { SEAT($caller) } calls { SEAT($placer) }: is it { CARD($city) } on belt { $belt }?
captain-bluff-stage-bluff = { CARD($card) }! { SEAT($placer) } bluffed.
captain-bluff-stage-honest = { CARD($card) }! { SEAT($placer) } was honest.
captain-bluff-stage-takes =
    { $count ->
        [0] { SEAT($loser) } takes no card
        [one] { SEAT($loser) } takes a card
       *[other] { SEAT($loser) } takes { $count } cards
    }
captain-bluff-log-called = { SEAT($caller) } calls { SEAT($placer) } on belt { $belt }: { CARD($card) }. { SEAT($loser) } takes the cards
captain-bluff-log-define = { SEAT($seat) } lays a departure city above belt { $belt }
captain-bluff-log-change = { SEAT($seat) } changes the departure city of belt { $belt }
captain-bluff-log-look = { SEAT($seat) } looks at the departure city of belt { $belt }
captain-bluff-log-close = { SEAT($seat) } closes belt { $belt }
captain-bluff-log-place = { SEAT($seat) } lays { CARD($card) } on belt { $belt }
captain-bluff-log-play = { SEAT($seat) } plays { CARD($card) }
captain-bluff-log-recover = { SEAT($seat) } takes { CARD($card) } back from belt { $belt }
captain-bluff-log-take-back = { SEAT($seat) } takes a card back
captain-bluff-log-reshuffle = The discards are the new draw pile
captain-bluff-known-belt =
    { $count ->
        [0] Belt { $belt }: nobody has seen the city
       *[other] Belt { $belt }: seen by { NAMES($seats) }
    }
captain-bluff-known-discards = Discards: { $count }
captain-bluff-known-above = Above belt { $belt }: { CARD($card) }
captain-bluff-known-hand = { SEAT($seat) } holds { CARD($card) }

## Lessons

captain-bluff-lesson-city = Lay a card face down above a belt: it is that belt's city, and only you know it. Any card will do.
captain-bluff-lesson-place = Get rid of luggage: place it on a belt that has a city. A line goes up or down and may jump: after a 5, an 11 will do. If the hidden city is another one, you are bluffing.
captain-bluff-lesson-run = What you place together is a run: each number follows the one before without a gap. Add the next one, as far as you can; then close the run with A.
    .window = What you place together is a run: each number follows the one before without a gap. Add the next one, as far as you can; then close the run.
captain-bluff-lesson-call = Do you doubt that the hidden city fits? A calls the bluff, B lets it pass. The player who is wrong takes the whole line.
    .window = Do you doubt that the hidden city fits? Call the bluff, or let it pass. The player who is wrong takes the whole line.
captain-bluff-lesson-airport = Besides your action you may play one Airport card, now or before it. Otherwise the turn ends by itself, or at once with A.
    .window = Besides your action you may play one Airport card, now or before it. Otherwise the turn ends by itself.
captain-bluff-lesson-check = Unsure which city lies there? Choose with B and A to look at one: that is your action.
    .window = Unsure which city lies there? You may look at one: that is your action.
captain-bluff-lesson-change = Where luggage lies you may change the city: lay another card there and take the old one.
captain-bluff-lesson-close = Or close a belt with luggage: everything on it is discarded, and nobody learns its city.

## Why: a sentence for each ruling (docs/rulings-captain-bluff.md)

captain-bluff-rule-1 = First all hands are dealt; then each player in turn lays a departure city face down.
captain-bluff-rule-2 = Turns pass clockwise: only one player acts.
captain-bluff-rule-3 = A turn is exactly one action, and at most one Airport card before or after it.
captain-bluff-rule-4 = A belt has one departure city, never two.
captain-bluff-rule-5 = A card is drawn only for a newly defined city, from the top of the pile.
captain-bluff-rule-6 = The numbers that are placed together follow each other without a gap.
captain-bluff-rule-7 = The second number of a line decides whether it goes up or down; then it goes on that way.
captain-bluff-rule-8 = Each city has one line, on a belt with a departure city, and there are three lines at most.
captain-bluff-rule-9 = A Round-the-world trip is the next number of its line, never below 1 or above 17; alone, its player says which way.
captain-bluff-rule-10 = A Round-the-world trip begins a line only with luggage after it, and not at all if that was agreed.
captain-bluff-rule-12 = A Change of direction goes on a belt with a line, by itself, and stays there.
captain-bluff-rule-14 = The Arrivals board shows its player up to two different departure cities.
captain-bluff-rule-16 = An empty draw pile is made again from the shuffled discards, and only then.
captain-bluff-rule-17 = A bluff may be called by the others until all have passed or the time is over, and not after the next step.
captain-bluff-rule-18 = A call is judged by the hidden city against the city of the whole line.
captain-bluff-rule-21 = A player who lays down the last card has won once nobody may call it any more.
captain-bluff-rule-24 = A city is changed only where luggage lies: first the new card goes there, then the old one is taken.
captain-bluff-rule-26 = Luggage comes back from the end of a line only, up to an Airport card, one belt at a time; one piece stays.

## Why other belts are not to be chosen

captain-bluff-menu-place-where = { captain-bluff-menu-place }: where a city lies
captain-bluff-menu-define-where = { captain-bluff-menu-define }: where none lies
captain-bluff-menu-check-where = { captain-bluff-menu-check }: where one lies
captain-bluff-menu-change-where = { captain-bluff-menu-change }: where luggage lies
captain-bluff-menu-close-where = { captain-bluff-menu-close }: where luggage lies

## What a belt takes

captain-bluff-takes-higher = Here goes { CARD($card) } above { $number }.
captain-bluff-takes-lower = Here goes { CARD($card) } below { $number }.
captain-bluff-takes-another = Here goes { CARD($card) } with another number than { $number }.
captain-bluff-takes-next = Here goes { CARD($card) } with the number next to { $number }.
captain-bluff-takes-new-line = Here goes luggage of a city that has no line yet.
captain-bluff-story-shed = { SEAT($seat) } lays most cards in one turn: { $count }
captain-bluff-story-took = { SEAT($seat) } has to take most cards at once: { $count }
captain-bluff-story-looks = { SEAT($seat) } looks at most cities: { $count }
captain-bluff-report-points = Cards fewer than at the start
captain-bluff-report-course = The course of the match: cards fewer
