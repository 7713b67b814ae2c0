agram-title = Agram
agram-card = { CARD($card) }
agram-zone-hand = Hand
agram-zone-trick = In this trick
agram-zone-played = Played
agram-option-reading = Cards are read: { $value ->
        [late] when they are played
       *[every] each one, when it is dealt
    }

agram-prompt-dealing = Six cards for everybody.
    .remedy = { $reads ->
        [late] Press A when all are dealt.
       *[every] Tap each on the pad of the player who gets it.
    }
agram-prompt-turn = { SEAT($active) }: play a card.
    .remedy = Follow suit if you can.
agram-prompt-reading = A card was not read.
    .remedy = Tap it once more, or name it.
agram-prompt-over = The match is over.
    .remedy = A plays again.

agram-menu-dealing = Six cards for everybody
agram-menu-play = Play a card
agram-menu-awaits-play = The card that is played

agram-not-now = That cannot be done now.
    .remedy = Do what the screen asks for.
agram-not-your-turn = It is { SEAT($active) }'s turn.
    .remedy = Take the card back and wait.
agram-not-in-hand = By what the table has seen, this card is not in that hand.
    .remedy = Put it back where it was.
agram-follow-suit = This is another suit than the one that was led.
    .remedy = Take it back, and play a card of that suit.
agram-hand-full = One card too many on this pad.
    .remedy = Put it back on the deck.
agram-not-from-deck = This card is not from the deck.
    .remedy = Put it back where it was.
agram-read-each = In this match every card is read when it is dealt.
    .remedy = Tap six cards on each seat's pad.
agram-not-unread = Every card there has been read.
    .remedy = Play on.
agram-not-a-card = This is no card of the deck.
    .remedy = Put it back into its box.
agram-nobody-there = Nobody plays there.
    .remedy = Choose a seat that plays.
agram-problem-two-places = A card is in two places.
    .remedy = { table-undo-or-play-on }
agram-problem-conflict = A card was seen that lies somewhere else already.
    .remedy = { table-undo-or-play-on }
