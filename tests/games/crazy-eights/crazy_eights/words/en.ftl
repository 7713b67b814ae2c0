crazy-eights-title = Crazy Eights
crazy-eights-card = { CARD($card) }
crazy-eights-zone-hand = Hand
crazy-eights-zone-pile = Pile
crazy-eights-report-moves = Cards that were played or taken

crazy-eights-prompt-dealing = Five cards for everybody.
    .remedy =
        { $reads ->
            [late] Press A when all are dealt.
           *[every] Tap each on the pad of the player who gets it.
        }
crazy-eights-prompt-turn = { SEAT($active) }: play a card, or take one.
    .remedy = Suit or rank of the top card, or an eight.
crazy-eights-prompt-naming = { SEAT($active) }: which suit is next?
    .remedy = B moves on, A takes.
crazy-eights-prompt-taking = { SEAT($active) }: take a card.
    .remedy = Tap it on your pad.

crazy-eights-menu-dealing = Five cards for everybody
crazy-eights-menu-play = Play a card
crazy-eights-menu-awaits-play = The card that is played
crazy-eights-menu-take = Take a card
crazy-eights-menu-which-suit = Which suit?
crazy-eights-menu-clubs = Clubs
crazy-eights-menu-diamonds = Diamonds
crazy-eights-menu-hearts = Hearts
crazy-eights-menu-spades = Spades

crazy-eights-does-not-fit = This card has neither the suit nor the rank.
    .remedy = Take it back; play another one, or take a card.
crazy-eights-no-suit = There is no such suit.
    .remedy = Choose one of the four.
