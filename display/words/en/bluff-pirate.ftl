# English

bluff-pirate-title = Bluff Pirate
bluff-pirate-screen-attract = Sail for the treasure, and let nobody see through you

## Cards

card-red = Red sabre
card-red-pirate = Red pirate
card-orange = Orange lantern
card-orange-pirate = Orange pirate
card-yellow = Yellow jewel
card-yellow-pirate = Yellow pirate
card-green = Green bottle
card-green-pirate = Green pirate
card-turquoise = Turquoise compass
card-turquoise-pirate = Turquoise pirate
card-blue = Blue anchor
card-blue-pirate = Blue pirate
card-purple = Purple hook
card-purple-pirate = Purple pirate
card-pink = Pink spyglass
card-pink-pirate = Pink pirate
card-brown = Brown helm
card-brown-pirate = Brown pirate
card-black = Black hat
card-black-pirate = Black pirate

## What the screen says by itself

bluff-pirate-screen-turn = Turn { $number }
bluff-pirate-screen-last-round = Last round
bluff-pirate-screen-nudge = Who dares a set?
bluff-pirate-screen-dealing = Five cards for everybody
bluff-pirate-screen-vote = Bluff or not?
bluff-pirate-screen-piles = Pile { $pile }, discards { $discards }
bluff-pirate-screen-arrived = Treasure!
bluff-pirate-screen-to-go = { $count } to go
bluff-pirate-screen-set-trusted-true = { SEAT($seat) } lays { $count } true cards, { SEAT($other) } trusts
bluff-pirate-screen-set-trusted-bluff = { SEAT($seat) } bluffs with { $count } cards, { SEAT($other) } trusts
bluff-pirate-screen-set-doubted-true = { SEAT($seat) } lays { $count } true cards, { SEAT($other) } doubts
bluff-pirate-screen-set-doubted-bluff = { SEAT($seat) } bluffs with { $count } cards, { SEAT($other) } calls it
bluff-pirate-screen-discard = { SEAT($seat) } discards: { CARD($cards) }
bluff-pirate-screen-keep = { SEAT($seat) } keeps all cards
bluff-pirate-screen-board =
    { $count ->
        [one] { SEAT($seat) } boards { SEAT($other) } and takes a card
       *[other] { SEAT($seat) } boards { SEAT($other) } and takes { $count } cards
    }
bluff-pirate-screen-taken-back = { SEAT($seat) } takes back: { CARD($cards) }
bluff-pirate-screen-shown = { SEAT($seat) } has shown: { CARD($cards) }
bluff-pirate-screen-reshuffle = The discards are the new pile
bluff-pirate-screen-revote = Votes were seen: all vote again

## What the table says

bluff-pirate-deal =
    { $reads ->
        [late] Five cards for everybody, face down.
       *[every] Five cards for everybody: tap each on the pad of the player who gets it.
    }
    .window = Five cards for everybody, face down.
    .remedy =
        { $reads ->
            [late] Press A when all are dealt; a card is read when it is played.
           *[every] The hands are complete when the lights say whose turn it is.
        }
bluff-pirate-turn = { SEAT($active) }: { bluff-pirate-turn.asked }
    .asked = draw two cards, or board with a pirate.
    .remedy =
        { $spots ->
            [0]
                { $reads ->
                    [late] Press A when they are drawn; to board, choose it first.
                   *[every] Tap the cards on your pad; to board, choose it first.
                }
           *[other]
                { $reads ->
                    [late] Press A when they are drawn; a pirate goes on spot 4.
                   *[every] Tap the cards on your pad, a pirate on spot 4.
                }
        }
bluff-pirate-draw-two = { SEAT($active) }: { bluff-pirate-draw-two.asked }
    .asked = draw two cards.
    .remedy =
        { $reads ->
            [late] Press A when they are drawn.
           *[every] Tap the cards on your pad.
        }
bluff-pirate-draw = { SEAT($active) }: { bluff-pirate-draw.asked }
    .asked = draw { $count } more.
    .remedy = Tap each card from the pile on your pad.
bluff-pirate-reshuffle = The pile is empty: shuffle all discards.
    .remedy = Lay them face down as the new pile; then A.
bluff-pirate-act = { SEAT($active) }: { bluff-pirate-act.asked }
    .asked = place a set, or discard a card.
    .remedy =
        { $spots ->
            [0] Choose first; then tap the card on your pad.
           *[other] Face up on spot 1, face down on spot 2; a discard on spot 3.
        }
bluff-pirate-few = { SEAT($active) }: { bluff-pirate-few.asked }
    .asked = place a set, or end the turn.
    .remedy =
        { $spots ->
            [0] Choose first; then tap the card on your pad.
           *[other] Face up on spot 1, face down on spot 2.
        }
bluff-pirate-ending = { SEAT($active) }: { bluff-pirate-ending.asked }
    .asked = end the turn: a set has at least three cards.
    .remedy = B: next, A: select.
bluff-pirate-set = { SEAT($active) }: { bluff-pirate-set.asked }
    .asked = place a set of three to five cards, one or two face up.
    .remedy =
        { $spots ->
            [0] Tap cards face down on your pad; to lay one face up, choose that first.
           *[other] Face up on spot 1, face down on spot 2.
        }
bluff-pirate-closing = { SEAT($active) }: { bluff-pirate-closing.asked }
    .asked =
        { $more ->
            [0] complete the set.
           *[other] complete the set, or lay more cards.
        }
    .remedy =
        { $spots ->
            [0] A closes the set; or tap another card face down on your pad.
           *[other] A closes the set.
        }
bluff-pirate-vote = Is { SEAT($turn) } bluffing? All others vote in secret.
    .remedy = Hide your buttons. A: no bluff. B: bluff.
    .a = no bluff
    .b = bluff
bluff-pirate-pick = { SEAT($active) }: { bluff-pirate-pick.asked }
    .asked = all have voted. Choose whose vote counts.
    .remedy = B: next, A: select.
bluff-pirate-reveal-bluff = { SEAT($voter) } says: bluff!
    .remedy =
        { $reads ->
            [late] Turn over the hidden cards, then A.
           *[every]
                { $spots ->
                    [0] Turn over the hidden cards and tap each on your pad.
                   *[other] Turn over the hidden cards and tap each at spot 2.
                }
        }
bluff-pirate-reveal-no-bluff = { SEAT($voter) } says: no bluff.
    .remedy =
        { $reads ->
            [late] Turn over the hidden cards, then A.
           *[every]
                { $spots ->
                    [0] Turn over the hidden cards and tap each on your pad.
                   *[other] Turn over the hidden cards and tap each at spot 2.
                }
        }
bluff-pirate-fork = { SEAT($active) }: { bluff-pirate-fork.asked }
    .asked = choose a path at the fork.
    .remedy = B: next, A: select.
bluff-pirate-island = { SEAT($active) }: { bluff-pirate-island.asked }
    .asked = turn over the token of the island.
    .remedy = Then choose what lies there. B: next, A: select.
bluff-pirate-dig = { SEAT($active) }: { bluff-pirate-dig.asked }
    .asked = turn over the token of the island.
    .remedy = Whatever lies there counts at once.
bluff-pirate-board = { SEAT($active) }: { bluff-pirate-board.asked }
    .asked = choose a ship to board.
    .remedy = B: next, A: select.
bluff-pirate-steal = { SEAT($active) }: { bluff-pirate-steal.asked }
    .asked = take { $count ->
        [one] one of { SEAT($target) }'s cards
       *[other] { $count } of { SEAT($target) }'s cards
    } unseen.
    .remedy = Tap each on { SEAT($active) }'s pad.
bluff-pirate-over = The match is over.
    .remedy = Press A to play again.
bluff-pirate-not-now = It is { SEAT($active) }'s turn to act.
    .remedy = Take the card back and wait; the screen says what { SEAT($active) } has to do.
bluff-pirate-dealt-at-pads = The cards are dealt at the pads.
    .remedy = Tap it on the pad of the player who gets it.
bluff-pirate-read-already = This card has been read already, so it is not the missing one.
    .remedy = Tap the card that has not been read, or name it in the menu.
bluff-pirate-other-spot = Nothing is played on this spot.
    .remedy = A set goes on spots 1 and 2, a discard on spot 3, a boarding pirate on spot 4.
bluff-pirate-token-stays = A treasure token lies on its island until a ship arrives there.
    .remedy = Put it back with the closed chest up.
bluff-pirate-turn-the-token = No reader can tell which side of a token is up.
    .remedy = Turn it over where it lies.
bluff-pirate-finder-answers = { SEAT($active) } has reached the island, and opens the chest.
    .remedy = Wait for that.
bluff-pirate-look-first = The set has only just been closed: this did not count as a vote.
    .remedy = Look at the set, then vote, hiding your buttons.
bluff-pirate-close-first = The vote is not open yet: { SEAT($active) } has not closed the set.
    .remedy = Wait for that, then vote, hiding your buttons.
bluff-pirate-where-to =
    { $spots ->
        [0] A card of your hand means nothing on your own pad yet.
       *[other] A card of your hand means nothing on your own pad.
    }
    .remedy =
        { $spots ->
            [0] Tap cards from the pile there; to board, choose it first.
           *[other] Tap cards from the pile there; a boarding pirate goes on spot 4.
        }
bluff-pirate-lay-where =
    { $spots ->
        [0] The table does not know yet what you want to do with this card.
       *[other] A card of your hand means nothing on your own pad.
    }
    .remedy =
        { $spots ->
            [0] Take it back and choose first: face up, face down, or a discard.
           *[other] Tap a set face up on spot 1 and face down on spot 2, or a discard on spot 3.
        }
bluff-pirate-still-dealing = The hands are still being dealt.
    .remedy = Put it back; tap five cards on each seat's pad first.
bluff-pirate-hand-full = One card too many on this pad.
    .remedy = Put the card back on the pile.
bluff-pirate-read-each = In this match every card is read when it is dealt.
    .remedy = Tap five cards on each seat's pad.
bluff-pirate-already-dealt = All hands have been dealt.
    .remedy = Put the card back on the pile.
bluff-pirate-too-late-to-redeal = The race has begun.
    .remedy = Sail it to its end.
bluff-pirate-not-your-turn = It is another seat's turn.
    .remedy = Take the card back and wait.
bluff-pirate-draw-or-board = A turn begins with drawing two cards or boarding a ship.
    .remedy = Take it back; tap two cards from the pile on your own pad, or board with a pirate.
bluff-pirate-draw-first = First two cards are drawn.
    .remedy = Take it back; tap the cards that you draw on your own pad.
bluff-pirate-already-drawn = After drawing you can neither board nor draw again.
    .remedy = Take it back; place a set, or discard.
bluff-pirate-drew-after-boarding = After boarding you draw no cards.
    .remedy = Put the card back on the pile; shuffle it in if anybody has seen it.
bluff-pirate-reshuffle-first = The pile is empty.
    .remedy = Take it back; shuffle all discards, lay them face down as the pile, and press A.
bluff-pirate-nothing-to-reshuffle = There are still cards on the pile.
    .remedy = Draw from the pile.
bluff-pirate-act-first = Now a set is placed or a card is discarded.
    .remedy = Take it back; lay a set, or discard a card.
bluff-pirate-set-first = A set is being placed.
    .remedy = Take it back; finish the set and press A.
bluff-pirate-voting = All others are voting.
    .remedy = Take it back and wait for the votes.
bluff-pirate-pick-first = All have voted.
    .remedy = Take it back; choose one voter in the menu.
bluff-pirate-picked-already = A voter has been chosen already; the first choice counts.
    .remedy = Cover the other votes; turn over the hidden cards of the set.
bluff-pirate-reveal-first = The hidden cards of the set are turned over first.
    .remedy = Take it back; turn over and tap each of them.
bluff-pirate-steer-first = A ship is at the fork.
    .remedy = Take it back; the player who sails it chooses a path in the menu.
bluff-pirate-open-first = A ship has reached an island.
    .remedy = Take it back; the player who sails it turns over the token.
bluff-pirate-target-first = A pirate is boarding.
    .remedy = Take it back; choose a ship ahead in the menu.
bluff-pirate-steal-first = A ship is being boarded.
    .remedy = Take it back; tap the stolen cards on the thief's pad.
bluff-pirate-reading = A card was not read.
    .remedy = Tap it once more, or name it.
bluff-pirate-not-voting = No vote is open.
    .remedy = Keep the token in front of you.
bluff-pirate-nothing-placed = There is no set to vote on or to turn over.
    .remedy = Play on.
bluff-pirate-not-boarding = No ship is being boarded.
    .remedy = Put the card back unseen.
bluff-pirate-not-at-fork = No ship is at a fork.
    .remedy = Play on.
bluff-pirate-not-at-island = No ship has reached an unopened island.
    .remedy = Close the chest again without looking, and play on.
bluff-pirate-nothing-to-end = No set is being placed.
    .remedy = Lay at least three cards first.
bluff-pirate-match-over = The match is over.
    .remedy = Start a new one to play on.
bluff-pirate-not-in-hand = As far as the table has seen, this card is not in your hand.
    .remedy = Put it back where it was; tap a card of your hand.
bluff-pirate-not-from-pile = As far as the table has seen, this card does not come from the pile.
    .remedy = Put it back where it was; draw from the pile.
bluff-pirate-not-of-target = As far as the table has seen, this card is not from the ship that is boarded.
    .remedy = Put it back where it was; take one of that seat's cards unseen.
bluff-pirate-not-hidden = This is not one of the set's hidden cards.
    .remedy = Put it back where it was; turn over the hidden cards.
bluff-pirate-hand-too-small = A set has at least three cards, and your hand has fewer.
    .remedy = Take it back; end the turn without a set.
bluff-pirate-two-colours = The face-up cards of a set all have the same colour.
    .remedy = Take this one back, and lay another one or none face up.
bluff-pirate-too-many-up = Only one or two cards of a set lie face up.
    .remedy = Take this one back, or lay it face down.
bluff-pirate-needs-face-up = A set needs a card face up, and this is the last chance for one.
    .remedy = Take it back and lay it face up.
bluff-pirate-set-full = A set has at most five cards.
    .remedy = Take this one back and press A.
bluff-pirate-set-too-small = A set has at least three cards, one or two of them face up.
    .remedy = Lay another one, then press A.
bluff-pirate-must-discard = With a hand of this size you place a set or discard a card.
    .remedy = Discard a card.
bluff-pirate-nothing-to-discard = With a hand of this size you discard nothing.
    .remedy = Take it back and end the turn in the menu.
bluff-pirate-voted-already = This seat has voted already.
    .remedy = Wait until all have.
bluff-pirate-own-set = Nobody votes on their own set.
    .remedy = Wait until all others have voted.
bluff-pirate-not-a-pirate = Only a pirate boards.
    .remedy = Take the card back; draw two cards, or board with a pirate.
bluff-pirate-nobody-ahead = No ship that has cards is ahead of this one.
    .remedy = Take the pirate back and draw two cards.
bluff-pirate-not-ahead = That ship is not ahead, or its seat has no cards.
    .remedy = Choose another one.
bluff-pirate-no-such-course = No path leads there from here.
    .remedy = Choose another one.
bluff-pirate-nobody-there = Nobody plays there.
    .remedy = Choose a seat that plays.
bluff-pirate-not-unread = That card has been read already, or it is not a card.
    .remedy = Play on.
bluff-pirate-card = { CARD($card) }
bluff-pirate-not-a-card = This is not a card of this game.
    .remedy = Name a colour, or its pirate.

## Options

bluff-pirate-option-keep-up-to =
    Without a set: { $value ->
        [4] a card is discarded from five or more
       *[5] a card is discarded from six or more
    }
bluff-pirate-option-small-hand =
    With fewer cards: { $value ->
        [keep] none is discarded
       *[choose] you choose
    }
bluff-pirate-option-discard-without =
    Must discard: { $value ->
        [placing] a player who places no set
       *[having] a player who has no set
    }
bluff-pirate-option-turns =
    The race ends: { $value ->
        [none] at the treasure only
       *[other] after { $value } turns
    }
bluff-pirate-option-nudge-rounds = A reminder of the race: after { $value } rounds without a set

## Choices

bluff-pirate-menu-dealing = Five cards for everybody
bluff-pirate-menu-tap-pile = Tap a card from the pile
bluff-pirate-menu-draw = Draw two cards
bluff-pirate-menu-has-drawn =
    { $count ->
        [one] The card is drawn
       *[other] Two cards are drawn
    }
bluff-pirate-menu-board = Board a ship with a pirate
bluff-pirate-menu-drawn = It is drawn
bluff-pirate-menu-boards = It boards a ship
bluff-pirate-menu-lay-up = Lay a card face up
bluff-pirate-menu-lay-down = Lay a card face down
bluff-pirate-menu-lies-up = It lies face up
bluff-pirate-menu-lies-down = It lies face down
bluff-pirate-menu-too-few = Too few cards for a set
bluff-pirate-menu-take-set-back = Take the set back
bluff-pirate-menu-close-set = The set is complete
bluff-pirate-menu-tap-next =
    { $spots ->
        [0] Tap the next card, face down
       *[other] Tap the next card
    }
bluff-pirate-menu-others-vote = All others vote
bluff-pirate-menu-vote-shown = A vote was shown too early
bluff-pirate-menu-vote-again = All vote again
bluff-pirate-menu-pick = Whose vote counts?
bluff-pirate-menu-tap-hidden = Turn and tap each hidden card
bluff-pirate-menu-turned-all = All hidden cards are turned
    .window = Turn all of them up
bluff-pirate-menu-turned = It is turned
bluff-pirate-menu-fork = Which path?
bluff-pirate-menu-target = Whose ship is boarded?
bluff-pirate-menu-tap-stolen = Tap each stolen card on your pad
bluff-pirate-menu-has-stolen =
    { $count ->
        [one] One card is taken
       *[other] { $count } cards are taken
    }
    .window =
        { $count ->
            [one] Take one card
           *[other] Take { $count } cards
        }
bluff-pirate-menu-stolen = It is stolen
bluff-pirate-menu-pile-made = They lie face down as the pile
bluff-pirate-menu-shuffle = Shuffle all discards
bluff-pirate-menu-awaits-up = { SEAT($seat) }: a card that lies face up
bluff-pirate-menu-awaits-down = { SEAT($seat) }: a card that lies face down
bluff-pirate-menu-awaits-board = { SEAT($seat) }: the pirate that boards
bluff-pirate-menu-unread = A card was not read
bluff-pirate-menu-tap-or-name = Tap it once more, or name it
bluff-pirate-menu-token = What lies under the token?
bluff-pirate-menu-which = Which one is it?
bluff-pirate-menu-treasure = The treasure
bluff-pirate-menu-empty-chest = An empty chest
bluff-pirate-menu-card = { CARD($card) }
bluff-pirate-menu-colour = { COLOUR($colour) }
bluff-pirate-menu-towards = Towards { PLACE($place) }
bluff-pirate-menu-awaits-discard = { SEAT($seat) }: the discard
bluff-pirate-problem-card-twice =
    A card is both { $place ->
        [hand] in the hand of { SEAT($seat) }
        [discards] among the discards
        [up] face up in the set
        [down] face down in the set
       *[table] on the table
    } and { $other ->
        [hand] in the hand of { SEAT($holder) }
        [discards] among the discards
        [up] face up in the set
        [down] face down in the set
       *[table] on the table
    }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-card-elsewhere =
    A card was seen { $place ->
        [hand] in the hand of { SEAT($seat) }
        [discards] among the discards
        [up] face up in the set
        [down] face down in the set
       *[table] on the table
    } that cannot be there.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-pile-and-elsewhere = A card is both in the pile and elsewhere.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-too-many-cards =
    { $count ->
        [one] There is one card
       *[other] There are { $count } cards
    } too many.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-cards-nowhere =
    { $count ->
        [one] One card is
       *[other] { $count } cards are
    } nowhere.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-unread-inconsistent = The cards that were not read cannot all be different cards.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-hand-too-large = { SEAT($seat) } has { $count } cards; { $dealt } are dealt.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-dealt-not-begun = All hands are dealt, but the match has not begun.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-played-before-dealt = Cards have been played before all were dealt.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-set = The phase is { $phase }, which does not fit the set on the table.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-too-many-up = { $count } cards of the set lie face up (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-set-too-large = The set has { $count } cards (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-closed = The set has been closed; cards: { $count }, face up: { $up } (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-several-colours = The visible cards of the set are of several colours (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-turned-not-hidden = A card of the set has been turned that was not hidden (BP-7).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-placed = { SEAT($seat) } has placed a set; cards: { $count }, face up: { $up } (BP-3).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-own-vote = { SEAT($seat) } has voted on a set of their own (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-taken-for = A set of { SEAT($seat) } has been taken for what it was not (BP-4).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-votes = The phase is { $phase }, but votes lie on the table.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-voter = Somebody has voted who does not vote on this set (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-picking-early = A voter is to be chosen before all have voted (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-kept = A vote is kept that nobody may know (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-not-given = A vote is kept of somebody who has not voted (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-of-nobody = A vote counts that nobody has given (BP-6).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-vote-that-counts = The phase is { $phase }, which does not fit the vote that counts.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-ship-astray = The ship of { SEAT($seat) } is on no square of the race.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-island = A token was turned where there is no island.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-island-not-opened = A ship is on an island that has not been opened (BP-12).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-one-path = A ship is to choose its path where there is only one (BP-12).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-sailing = The phase is { $phase }; squares left to sail: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-no-such-player = There is no player { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-out-of-turn = Somebody is to act out of turn.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-reading = The phase is { $phase }, which does not fit the card that waits to be read.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-to-draw = The phase is { $phase }; cards to be drawn: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-target = The phase is { $phase }, which does not fit the ship that is boarded.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-pirate = The phase is { $phase }, which does not fit the pirate that boards.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-stolen = The phase is { $phase }; stolen cards: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-won = The phase is { $phase }; players who have won: { $count }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-turn = The match is in turn { $turn }; its last is { $last }.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-winner-does-not-play = Somebody has won who does not play.
    .remedy = { table-undo-or-play-on }
bluff-pirate-problem-winner-not-foremost = Somebody has won whose ship is not the foremost.
    .remedy = { table-undo-or-play-on }
place-island-1 = Island 1
place-island-2 = Island 2
place-start = the start
place-fork = the fork
colour-red = Red
colour-orange = Orange
colour-yellow = Yellow
colour-green = Green
colour-turquoise = Turquoise
colour-blue = Blue
colour-purple = Purple
colour-pink = Pink
colour-brown = Brown
colour-black = Black

## Places

bluff-pirate-place-face-up = Face up
bluff-pirate-place-face-down = Face down
bluff-pirate-place-boarders = Boarders
bluff-pirate-place-first-island = Island 1
bluff-pirate-place-second-island = Island 2

## The rules in short

bluff-pirate-rules-1 = Be the first at the island where the treasure lies.
bluff-pirate-rules-2 = On your turn draw two cards. Then place a set of three to five cards of one colour: one or two face up, the others face down. Those may be anything: that is a bluff.
bluff-pirate-rules-3 = Without a set, discard a card if you have five or more.
bluff-pirate-rules-4 = The others vote in secret whether it is a bluff, and you choose whose vote counts.
bluff-pirate-rules-5 = “No bluff”: you sail as many squares as the set has cards, bluff or not. “Bluff”, and it is none: you sail, and the voter goes back two squares.
bluff-pirate-rules-6 = “Bluff”, and it is one: you take the cards back and stay, and the voter sails instead of you.
bluff-pirate-rules-7 = Or, instead of all that, board with a pirate, a card with a skull: take three cards, unseen, of a player who is ahead of you.

## Climaxes and the log

bluff-pirate-stage-doubted = { SEAT($voter) } says of { SEAT($seat) }'s set: bluff!
bluff-pirate-stage-trusted = { SEAT($voter) } says of { SEAT($seat) }'s set: no bluff.
bluff-pirate-stage-bluff = { SEAT($seat) } has bluffed!
bluff-pirate-stage-honest = { SEAT($seat) } has not bluffed!
bluff-pirate-stage-sails =
    { $count ->
        [one] { SEAT($seat) } sails one square
       *[other] { SEAT($seat) } sails { $count } squares
    }
bluff-pirate-stage-sails-and-back =
    { $count ->
        [one] { SEAT($seat) } sails one square, { SEAT($voter) } is pushed back { $back }
       *[other] { SEAT($seat) } sails { $count } squares, { SEAT($voter) } is pushed back { $back }
    }
bluff-pirate-stage-steers = { SEAT($seat) } has chosen a course.
bluff-pirate-stage-boards = All aboard! { SEAT($seat) } lays a pirate.
bluff-pirate-stage-boarded = { SEAT($seat) } boards { SEAT($other) }'s ship!
bluff-pirate-stage-loot =
    { $count ->
        [one] { SEAT($other) } loses a card
       *[other] { SEAT($other) } loses { $count } cards
    }
bluff-pirate-stage-opens = { SEAT($seat) } digs on island { $number }.
bluff-pirate-stage-treasure = { SEAT($seat) } has found the treasure on island { $number }!
bluff-pirate-stage-empty = { SEAT($seat) } finds island { $number } empty!
bluff-pirate-known-discards = Discards: { $count } × { CARD($card) }
bluff-pirate-known-island = Island { $number } is empty

## Lessons

bluff-pirate-lesson-draw = A turn begins with two new cards: take them from the pile, unseen by the others.
bluff-pirate-lesson-set = Place three to five cards: one or two of a colour face up, the rest face down. The hidden ones may be anything: that is a bluff.
bluff-pirate-lesson-close = A closes the set. The more cards it has, the farther you sail.
    .window = You may complete the set now. The more cards it has, the farther you sail.
bluff-pirate-lesson-vote = Vote in secret, with your hand over the buttons: A says no bluff, B says bluff. If your vote counts, a right doubt lets you sail, a wrong one costs two squares.
    .window = Vote in secret: is it a bluff? If your vote counts, a right doubt lets you sail, a wrong one costs two squares.
bluff-pirate-lesson-pick = You choose whose vote counts. All other votes stay secret for ever.
bluff-pirate-lesson-reveal = Now the hidden cards are turned over, and everybody sees whether it was a bluff.
bluff-pirate-lesson-board = A ship is ahead of yours: with a pirate, a card with a skull, you may board it instead of drawing, and take three cards of its player.
bluff-pirate-lesson-island = You have reached an island: turn its token over. Find the treasure, and you win; if the chest is empty, the treasure lies on the other island.

## Why: a sentence for each ruling (docs/rulings-bluff-pirate.md)

bluff-pirate-rule-1 = A turn begins by drawing two cards or by boarding; after drawing nobody boards.
bluff-pirate-rule-2 = A player without a set discards a card of their own hand if it is large, and none if it is small.
bluff-pirate-rule-3 = A set has three to five cards: one or two face up, of one colour, and at least one face down.
bluff-pirate-rule-5 = A hand of fewer than three cards cannot place a set.
bluff-pirate-rule-6 = All others vote, once and in secret; then the player of the set chooses the one vote that counts.
bluff-pirate-rule-7 = The hidden cards of the set are always turned over, whatever was voted.
bluff-pirate-rule-9 = The treasure has been found: the match is won, and nothing more counts.
bluff-pirate-rule-12 = The player who sails chooses the path at the fork, and only there.
bluff-pirate-rule-14 = Only a pirate boards, and only a ship that is ahead and whose player has cards; then no cards are drawn.
bluff-pirate-rule-15 = Cards are stolen unseen from the hand of the ship that was boarded; only these two players know them.
bluff-pirate-rule-16 = An empty pile is made again from the shuffled discards, and only then; cards are drawn from nowhere else.
bluff-pirate-rule-24 = An island is opened by the player who has sailed to it, and by nobody else.
bluff-pirate-rule-25 = Everybody who plays is dealt five cards before the race begins.

## Landing

bluff-pirate-option-landing =
    Landing: { $value ->
        [stop] exact or more
       *[exact] exact, or sail back
    }
bluff-pirate-story-honest = { SEAT($seat) } lays most honest sets: { $count }
bluff-pirate-story-robbed = { SEAT($seat) } loses most cards to pirates: { $count }
bluff-pirate-story-robs = { SEAT($seat) } steals most cards: { $count }
bluff-pirate-report-points = Squares nearer to the treasure
bluff-pirate-report-course = The course of the race: squares
