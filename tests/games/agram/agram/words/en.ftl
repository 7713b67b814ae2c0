agram-title = Agram
agram-card = { CARD($card) }
agram-zone-hand = Hand
agram-zone-trick = In this trick
agram-zone-played = Played

agram-prompt-dealing = Six cards for everybody.
    .remedy = { $reads ->
        [late] Press A when all are dealt.
       *[every] Tap each on the pad of the player who gets it.
    }
agram-prompt-turn = { SEAT($active) }: play a card.
    .remedy = Follow suit if you can.

agram-menu-dealing = Six cards for everybody
agram-menu-play = Play a card
agram-menu-awaits-play = The card that is played

agram-follow-suit = This is another suit than the one that was led.
    .remedy = Take it back, and play a card of that suit.
