crazy-eights-title = Crazy Eights
crazy-eights-card = { CARD($card) }
crazy-eights-zone-hand = Hand
crazy-eights-zone-pile = Pile

crazy-eights-prompt-dealing = Five cards for everybody.
    .remedy =
        { $reads ->
            [late] Press A when all are dealt.
           *[every] Tap each on the pad of the player who gets it.
        }
crazy-eights-prompt-reading = A card was not read.
    .remedy = Tap it once more, or name it.
crazy-eights-prompt-turn = { SEAT($active) }: play a card, or take one.
    .remedy = Suit or rank of the top card, or an eight.
crazy-eights-prompt-naming = { SEAT($active) }: which suit is next?
    .remedy = B moves on, A takes.
crazy-eights-prompt-taking = { SEAT($active) }: take a card.
    .remedy = Tap it on your pad.
crazy-eights-prompt-over = The match is over.
    .remedy = A plays again.

crazy-eights-menu-dealing = Five cards for everybody
crazy-eights-menu-tap-a-card = Tap a card
crazy-eights-menu-play = Play a card
crazy-eights-menu-awaits-play = The card that is played
crazy-eights-menu-take = Take a card
crazy-eights-menu-which-suit = Which suit?
crazy-eights-menu-clubs = Clubs
crazy-eights-menu-diamonds = Diamonds
crazy-eights-menu-hearts = Hearts
crazy-eights-menu-spades = Spades

crazy-eights-not-now = That cannot be done now.
    .remedy = Do what the screen asks for.
crazy-eights-not-your-turn = It is { SEAT($active) }'s turn.
    .remedy = Take the card back and wait.
crazy-eights-not-in-hand = By what the table has seen, this card is not in that hand.
    .remedy = Put it back where it was.
crazy-eights-does-not-fit = This card has neither the suit nor the rank.
    .remedy = Take it back; play another one, or take a card.
crazy-eights-hand-full = One card too many on this pad.
    .remedy = Put it back on the deck.
crazy-eights-not-from-deck = This card is not from the deck.
    .remedy = Put it back where it was.
crazy-eights-read-each = In this match every card is read when it is dealt.
    .remedy = Tap five cards on each seat's pad.
crazy-eights-not-unread = Every card there has been read.
    .remedy = Play on.
crazy-eights-not-a-card = This is no card of the deck.
    .remedy = Put it back into its box.
crazy-eights-nobody-there = Nobody plays there.
    .remedy = Choose a seat that plays.
crazy-eights-no-suit = There is no such suit.
    .remedy = Choose one of the four.
crazy-eights-problem-two-places = A card is in two places.
    .remedy = { table-undo-or-play-on }
crazy-eights-problem-conflict = A card was seen that lies somewhere else already.
    .remedy = { table-undo-or-play-on }
crazy-eights-option-reading = Cards are read: { $value ->
        [late] when they are played
       *[every] each one, when it is dealt
    }
