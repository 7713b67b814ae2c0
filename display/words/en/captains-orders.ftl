# English

captains-orders-title = Captain's Orders
captains-orders-screen-attract = Mutineers hunt the Captain who hides among them

## What the screen says by itself

captains-orders-screen-round = Round { $number }
captains-orders-screen-last-round = Last round ({ $number })
captains-orders-screen-goal =
    { $count ->
        [one] One round decides
       *[other] First to win { $count } rounds
    }
captains-orders-screen-deals = { SEAT($seat) } deals
captains-orders-screen-dealer = Dealer
captains-orders-screen-of = of { $count }
captains-orders-screen-of-seat = { SEAT($seat) }'s Order
captains-orders-screen-none = No Order stands
captains-orders-screen-unread = A card was not read
captains-orders-screen-owner = Owner
captains-orders-screen-followed = Followed
captains-orders-screen-answer-order = Follow or belay
captains-orders-screen-give-card = Give a card
captains-orders-screen-discard-card = Discard a card
captains-orders-screen-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
captains-orders-screen-lead =
    { $count ->
        [one] by one round
       *[other] by { $count } rounds
    }
captains-orders-screen-captains =
    { $count ->
        [one] { NAMES($seats) } was the Captain
       *[other] { NAMES($seats) } were Captains
    }
captains-orders-screen-winners =
    { $count ->
        [0] Nobody wins the round
        [one] { NAMES($seats) } wins the round
       *[other] { NAMES($seats) } win the round
    }
captains-orders-screen-most-points =
    { $count ->
        [one] { NAMES($seats) } has most points of the Mutineers
       *[other] { NAMES($seats) } have most points of the Mutineers
    }
captains-orders-screen-order = { SEAT($seat) } orders: { $rank }
captains-orders-screen-order-unread = { SEAT($seat) } gives an Order
captains-orders-screen-belay = { SEAT($seat) } belays: { $rank }
captains-orders-screen-belay-unread = { SEAT($seat) } belays
captains-orders-screen-pass = { SEAT($seat) } passes a card to { SEAT($other) }
captains-orders-screen-ask = { SEAT($seat) } asks { SEAT($other) } for a card
captains-orders-screen-give = { SEAT($seat) } gives { SEAT($other) } a card
captains-orders-screen-discard = { SEAT($seat) } discards a card
captains-orders-screen-follow = { SEAT($seat) } follows
captains-orders-screen-discover = { SEAT($seat) } accuses { SEAT($other) }
captains-orders-screen-taken-back = { SEAT($seat) } takes back a { $rank }
captains-orders-screen-taken-back-unread = { SEAT($seat) } takes a card back
captains-orders-screen-shown = { SEAT($seat) } has shown a { $rank }
captains-orders-screen-shown-unread = { SEAT($seat) } has shown a card
captains-orders-given = { SEAT($seat) } gave you: { $rank }
captains-orders-given-unread = { SEAT($seat) } gave you a card

## What the table says

captains-orders-deal =
    { $reads ->
        [late] Six cards for everybody, face down.
       *[every] Six cards for everybody: tap each on the pad of the player who gets it.
    }
    .window = Six cards for everybody, face down.
    .remedy =
        { $reads ->
            [late] Press A when all are dealt; a card is read when it is played.
           *[every] The hands are complete when the lights say whose turn it is.
        }
captains-orders-turn = { SEAT($active) }: { captains-orders-turn.asked }
    .asked = give an Order, pass a card, ask for one, or discover the Captain.
    .remedy =
        { $spots ->
            [0] Choose first; a card that is passed is tapped on its receiver's pad.
           *[other] An Order is tapped on spot 1, a card that is passed on its receiver's pad.
        }
captains-orders-order = { SEAT($active) }: { captains-orders-order.asked }
    .asked =
        { $rank ->
            [1] give { SEAT($owner) } a card, or discover the Captain.
            [8]
                { $spots ->
                    [0] give { SEAT($owner) } an 8 or higher, take over with a lower one, or discover the Captain.
                   *[other] give { SEAT($owner) } an 8 or higher, play a lower card to take over, or discover the Captain.
                }
           *[other]
                { $spots ->
                    [0] give { SEAT($owner) } a { $rank } or higher, take over with a lower one, or discover the Captain.
                   *[other] give { SEAT($owner) } a { $rank } or higher, play a lower card to take over, or discover the Captain.
                }
        }
    .remedy =
        { $rank ->
            [1] Tap it on { SEAT($owner) }'s pad.
           *[other]
                { $spots ->
                    [0] Give: { SEAT($owner) }'s pad. Take over: choose first.
                   *[other] Tap what you give on { SEAT($owner) }'s pad, a lower card on spot 1.
                }
        }
captains-orders-give = { SEAT($active) }: { captains-orders-give.asked }
    .asked = give { SEAT($turn) } a card.
    .remedy = Tap it on { SEAT($turn) }'s pad.
captains-orders-discard = { SEAT($active) }: { captains-orders-discard.asked }
    .asked = discard a card.
    .remedy =
        { $spots ->
            [0] Press A, then tap it on your own pad.
           *[other] Tap it on spot 2.
        }
captains-orders-reading = A card was not read.
    .remedy = Tap it once more, or choose.
captains-orders-reveal = The round has ended: all cards face up.
    .remedy = Tap those not read.
captains-orders-round-over = The round is over.
    .remedy = A deals the next one.
captains-orders-over = The match is over.
    .remedy = Press A to play again.
captains-orders-other-spot = Nothing is played on this spot.
    .remedy = Tap an Order on spot 1, a discard on spot 2.
captains-orders-where-to =
    { $spots ->
        [0] A card on your own pad says nothing yet.
       *[other] A card on your own pad says nothing here.
    }
    .remedy =
        { $spots ->
            [0] Choose “Play an Order” first, or tap a card that is passed on the pad of the player who gets it.
           *[other] Tap an Order on spot 1, or a card that is passed on the pad of the player who gets it.
        }
captains-orders-follow-where = This is not the pad of the player who gave the Order.
    .remedy =
        { $spots ->
            [0] Follow on that pad; to belay, choose it first.
           *[other] Follow on that pad; belay on spot 1.
        }
captains-orders-give-where = This is not the pad of the player who asked.
    .remedy = Tap the card on the pad of the player who asked for it.
captains-orders-discard-where = A discard was expected.
    .remedy =
        { $spots ->
            [0] Choose “Discard a card”, then tap it on your own pad.
           *[other] Tap the card that you discard on spot 2.
        }
captains-orders-still-dealing = The hands are still being dealt.
    .remedy = Put it back; tap six cards on each seat's pad first.
captains-orders-hand-full = One card too many on this pad.
    .remedy = Put the card back on the deck.
captains-orders-read-each = In this match every card is read when it is dealt.
    .remedy = Tap six cards on each seat's pad.
captains-orders-already-dealt = All hands have been dealt.
    .remedy = Put the card back on the deck.
captains-orders-too-late-to-redeal = The round has begun.
    .remedy = Play it to its end.
captains-orders-not-your-turn = It is { SEAT($active) }'s turn.
    .remedy = Take the card back and wait; a card that was passed is tapped on its receiver's pad first.
captains-orders-own-order = Nobody answers their own Order: this is void.
    .remedy = Take the card back and wait until the Order comes home.
captains-orders-no-order = No Order stands.
    .remedy = Take it back; play an Order, pass a card, ask for one, or discover the Captain.
captains-orders-order-stands = An Order stands.
    .remedy = Take it back; follow, belay, or discover the Captain.
captains-orders-give-first = A card was asked for.
    .remedy = Take it back; the player who was asked first taps a card on the asker's pad.
captains-orders-discard-first = A card was received, and none has been discarded.
    .remedy = Take it back; a discard comes first.
captains-orders-nothing-to-give = Nobody has asked for a card.
    .remedy = Take the card back.
captains-orders-nothing-to-discard = A discard follows only a card that was passed or asked for.
    .remedy = Take the card back.
captains-orders-nothing-to-accept = No card is waiting for the owner of the Order to decide.
    .remedy = Play on.
captains-orders-revealing = The round has ended, and all hands are revealed.
    .remedy = Tap the cards that have not been read, or name their ranks.
captains-orders-between-rounds = The round is over.
    .remedy = Return all cards; the deal passes to the left.
captains-orders-round-goes-on = The round has not ended.
    .remedy = Play on.
captains-orders-match-over = The match is over.
    .remedy = Start a new one to play on.
captains-orders-not-in-hand = As far as the table has seen, this card is not in your hand.
    .remedy = Put it back where it was; tap a card of your hand.
captains-orders-follow-too-low = This card cannot follow the Order.
    .remedy = Take it back and follow with one of an equal or higher rank, or belay.
captains-orders-belay-too-high = This card does not belay the Order: its rank is not lower.
    .remedy = Take it back; everybody has seen it. Follow, or belay with a lower one.
captains-orders-yourself = Nobody can choose their own seat.
    .remedy = Choose another one.
captains-orders-nobody-there = Nobody plays there.
    .remedy = Choose a seat that plays.
captains-orders-not-unread = Every card that was played or dealt there has been read.
    .remedy = Play on.
captains-orders-card = { CARD($card) }
captains-orders-not-a-card = This is no card of a Pairs deck.
    .remedy = Name a rank from 1 to 10.
captains-orders-collect-first = The round is over.
    .remedy = Collect all cards and press A; then tap them again.
captains-orders-dealt-at-pads = The cards are dealt at the pads.
    .remedy = Tap it on the pad of the player who gets it.
captains-orders-in-no-hand = As far as the table has seen, this card is in no hand.
    .remedy = Put it back where it was; tap a card of a hand.
captains-orders-no-discard = Nothing is to be discarded now.
    .remedy = Take it back; an Order is tapped on spot 1, a card that was passed on its receiver's pad.
captains-orders-read-already = This card has been read already, so it is not the missing one.
    .remedy = Tap the card that has not been read, or name its rank in the menu.

## Options

captains-orders-option-wins = Rounds to win: { $value }
captains-orders-option-rounds = At most: { $value } rounds
captains-orders-option-misplay =
    A card that cannot follow: { $value ->
        [redo] is taken back
       *[forfeit] costs the round
    }

## Choices

captains-orders-menu-dealing = Six cards for everybody
captains-orders-menu-given = A card lies on { SEAT($seat) }'s pad: whose was it? Press your A
captains-orders-menu-order = Play an Order
captains-orders-menu-ask = Ask for a card
captains-orders-menu-tap-to-follow = Tap a card to follow
captains-orders-menu-belay = Take over (belay)
captains-orders-menu-discover = Discover the Captain
captains-orders-menu-is-order = It is the Order
captains-orders-menu-to = To { SEAT($seat) }
captains-orders-menu-is-follow = It follows
captains-orders-menu-is-belay = It belays
captains-orders-menu-is-given = It is given
captains-orders-menu-rank = Rank { $rank }
captains-orders-menu-accept = It may follow
captains-orders-menu-show = It may not: show it
captains-orders-menu-which-rank = The card has
captains-orders-menu-whose-rank = { SEAT($seat) }: the card has
captains-orders-menu-round-over = The round is over
captains-orders-menu-next-round = Collect the cards: the next round
    .window = The next round
captains-orders-menu-ask-whom = Ask whom?
captains-orders-menu-who-is-captain = Who is the Captain, with the lowest card?
captains-orders-menu-awaits-order = { SEAT($seat) }: the Order
captains-orders-menu-awaits-belay = { SEAT($seat) }: the card that belays
captains-orders-menu-awaits-discard = { SEAT($seat) }: the discard
captains-orders-menu-ends-round = { SEAT($seat) }: this ends the round
captains-orders-menu-yes-captain = Yes, { SEAT($seat) } is the Captain
captains-orders-menu-yes-rank = Yes, it is a { $rank }
captains-orders-menu-tap-or-look = Tap it, or look at it
captains-orders-menu-tap-or-name = Tap it, or name its rank
captains-orders-menu-follow-unread = A card that follows was not read
captains-orders-problem-card-twice =
    A card is both { $place ->
        [hand] in the hand of { SEAT($seat) }
        [discards] among the discards
        [order] the Order
       *[last] the last card of a hand
    } and { $other ->
        [hand] in the hand of { SEAT($holder) }
        [discards] among the discards
        [order] the Order
       *[last] the last card of a hand
    }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-card-elsewhere =
    A card was seen { $place ->
        [hand] in the hand of { SEAT($seat) }
       *[table] on the table
    } that lies somewhere else already.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-too-many-cards =
    There { $count ->
        [one] is one card
       *[other] are { $count } cards
    } too many.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-unread-inconsistent = The cards that were not read cannot all be different cards.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-hand-too-large = { SEAT($seat) } has { $count } cards; { $dealt } are dealt.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-empty-hand = { SEAT($seat) } has no cards, which ends the round, but it goes on.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-dealt-not-begun = All hands are dealt, but the round has not begun.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-played-before-dealt = Cards have been played before all were dealt.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-more-than-dealt = There are { $count } cards in the hands, more than were dealt.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-answered-own-order = { SEAT($seat) } has answered an Order of their own (CO-7).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-followed-too-low = { SEAT($seat) } has followed with a card that cannot follow (CO-5).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-belayed-too-high = { SEAT($seat) } has belayed with a card that is not lower (CO-6).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-no-such-player = There is no player { $player } ({ $role }).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-no-order-stands = An Order is to be answered, but none stands.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-order-stands = An Order stands in the phase { $phase }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-order-unread = The Order has not been read.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-owner-answers = The owner of the Order is to answer it (CO-7).
    .remedy = { table-undo-or-play-on }
captains-orders-problem-reading = The phase is { $phase }, which does not fit what waits for being read.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-out-of-turn = Somebody is to act out of turn.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-captains =
    In the phase { $phase } { $count ->
        [one] one Captain is known
       *[other] { $count } Captains are known
    }.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-winner-does-not-play = Somebody has won a round who does not play.
    .remedy = { table-undo-or-play-on }
captains-orders-problem-end = The phase is { $phase }, after { $rounds } rounds and { $wins } wins.
    .remedy = { table-undo-or-play-on }

## Places

captains-orders-place-orders = Orders

## The rules in short

captains-orders-goal = Unmask the Captain; if you are the Captain, stay hidden.
captains-orders-rules-1 = The player with the lowest card in hand is the Captain, in secret; all others are Mutineers. Who it is changes as cards change hands.
captains-orders-rules-2 = On your turn, without an Order: play a card face up as an Order; or pass a card to somebody, who then discards one; or ask somebody for a card, and discard one yourself.
captains-orders-rules-3 = An Order goes round. Follow: give its owner a card that is as high or higher. Or belay: play a lower card, which is the Order now, and yours.
captains-orders-rules-4 = An Order that comes back to its owner is discarded, and the next player's turn begins.
captains-orders-rules-5 = Whenever you are to act you may discover the Captain. If you are right, you win the round; if not, the Mutineer with most points in hand wins it, and not you.
captains-orders-rules-6 = The round ends when a hand is empty: the Captain wins with it; if it was not the Captain's, the Mutineer with most points in hand wins. A card is worth its rank.
captains-orders-rules-7 = The first who has won enough rounds wins the match.

## Climaxes

captains-orders-stage-accuses = { SEAT($seat) } accuses { SEAT($other) } of being the Captain.
captains-orders-stage-right = Right: { SEAT($other) } is the Captain!
captains-orders-stage-wrong =
    { $count ->
        [one] Wrong: the Captain is { NAMES($seats) }!
       *[other] Wrong: Captains are { NAMES($seats) }!
    }
captains-orders-stage-ran-out = { SEAT($seat) } has laid the last card.
captains-orders-known-hand =
    { $count ->
        [one] { SEAT($seat) }: one card, rounds won: { $wins }
       *[other] { SEAT($seat) }: { $count } cards, rounds won: { $wins }
    }

## Lessons

captains-orders-lesson-captain = The player with the lowest card of all is the Captain, in secret: look at your hand. All others are Mutineers.
captains-orders-lesson-order = Play an Order face up: one by one, the others give you a card as high or higher, or take over with a lower one.
captains-orders-lesson-follow = An Order stands. Follow it with a card as high or higher, which its owner gets; a lower card makes the Order yours.
captains-orders-lesson-give = You were asked for a card: you alone choose which. The lowest makes its new owner the likeliest Captain.
captains-orders-lesson-discard = Lay one card of your hand away, face down. Only you know which one.
captains-orders-lesson-pass = Instead of an Order you may pass somebody a card. They then discard one.
captains-orders-lesson-ask = Or choose with B and A to ask somebody for a card. They choose which; then you discard one.
    .window = Or ask somebody for a card. They choose which; then you discard one.
captains-orders-lesson-discover = Sure who the Captain is? Choose with B and A to discover them: if you are right you win the round, if not you cannot.
    .window = Sure who the Captain is? Discover them: if you are right you win the round, if not you cannot.

## Why: a sentence for each ruling (docs/rulings-captains-orders.md)

captains-orders-rule-1 = Only cards of your own hand can be played; the Order and the discards belong to nobody.
captains-orders-rule-2 = One player acts at a time: without an Order by playing, passing, asking or discovering; with one by following, belaying or discovering.
captains-orders-rule-3 = The player who gives a card chooses which; the one who received it then discards any card.
captains-orders-rule-5 = An Order is followed by a card of the same or a higher rank.
captains-orders-rule-6 = Only a strictly lower card takes an Order over. Then everybody but its new owner answers it.
captains-orders-rule-7 = Nobody answers their own Order: when it comes home it is discarded, and the next player's turn begins.
captains-orders-rule-8 = A round ends at once when a hand is empty; only then are all hands revealed.
captains-orders-rule-13 = A player who discovers names another player, never their own seat.
captains-orders-rule-16 = The match has been won: those who tie win together, and nothing more counts.
captains-orders-rule-17 = Between two rounds all cards are collected, and the deal passes to the left.
captains-orders-rule-21 = Everybody who plays is dealt six cards before anybody acts.
captains-orders-story-unmasks = { SEAT($seat) } unmasks the Captain most often: { $count }
captains-orders-story-accuses = { SEAT($seat) } accuses a Mutineer most often: { $count }
captains-orders-story-captain = { SEAT($seat) } is the Captain at the end of most rounds: { $count }
captains-orders-story-orders = { SEAT($seat) } gives most Orders: { $count }
captains-orders-story-belays = { SEAT($seat) } belays most often: { $count }
captains-orders-story-gave = { SEAT($seat) } hands over most cards: { $count }
captains-orders-story-rich = { SEAT($seat) } holds the richest hand of all rounds: { $count }
captains-orders-story-hand = { SEAT($seat) } holds this many points in the end: { $count }
captains-orders-story-highest = { SEAT($seat) } holds this highest card in the end: { $count }
captains-orders-story-lowest = { SEAT($seat) } holds this lowest card in the end: { $count }
captains-orders-report-points = Rounds won
captains-orders-report-course = The course of the match: rounds won
