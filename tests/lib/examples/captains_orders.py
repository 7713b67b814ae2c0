"""Captain's Orders: rounds to begin with, and examples.

The players sit in the order red, blue, green, yellow; red begins unless another one is named.
"""

import re
from functools import partial

from msgspec.structs import replace

from controller.games.captains_orders.pieces import (
    CARD_COUNT,
    CARDS,
    RANK,
    Accept,
    Ask,
    Belay,
    Deal,
    Dealt,
    Discard,
    Discover,
    Exposed,
    Follow,
    Give,
    NextRound,
    Options,
    Pass,
    PlayOrder,
    Redeal,
    Seen,
)
from controller.games.captains_orders.rules import rules
from controller.rules.sets import members, only, set_of
from harness.decks import PairsDeck
from harness.matches import SEATS, begun, in_words, random_steps
from harness.secrecy import check_round

HANDS = (
    "1-1 4-1 5-1 6-1 7-1 10-1",
    "2-1 4-2 5-2 6-2 7-2 10-2",
    "3-1 4-3 5-3 6-3 7-3 10-3",
    "3-2 8-1 8-2 9-1 9-2 10-4",
)


def dealt(*hands, **options):
    """`dealt("1-1 2-1 ...", ..., **options)`: a round with these hands, where red begins."""
    settings = {"first_dealer": len(hands) - 1, **options}
    state = rules.initial(rules.options_from(settings), SEATS[: len(hands)])
    deals = zip(SEATS, hands, strict=False)
    return in_words(
        rules, state, *(f"deal {seat} {card}" for seat, hand in deals for card in hand.split())
    )


def holding(*hands, turn="red", **options):
    """`holding("1-1", "5-2 6-1", ..., turn="red", **options)`: a round in which cards have been
    played, with these hands left."""
    state = rules.initial(rules.options_from(options), SEATS[: len(hands)])
    cards = [set_of(CARDS.index(card) for card in hand.split()) for hand in hands]
    active = SEATS.index(turn)
    return replace(
        state, phase="turn", hands=tuple(cards), read=sum(cards), active=active, turn=active
    )


def won(state):
    """The seats that have won the round."""
    return rules.view(state, None).round_winners


def card(name):
    return CARDS.index(name)


whole = partial(dealt, *HANDS)
dead = partial(dealt, "? 4-1 5-1 6-1 7-1 10-1", *HANDS[1:])
"""One of red's cards was not read."""

start = partial(begun, rules, 4)
playing = partial(dealt, HANDS[0], "? 4-2 5-2 6-2 7-2 10-2", *HANDS[2:])

# -- texts

MOVES = {
    "deal red 7-3": Deal(0, 23),
    "deal red ?": Deal(0, None),
    "dealt": Dealt(),
    "redeal": Redeal(),
    "next-round": NextRound(),
    "seen ?0 10-10": Seen(55, 54),
    "exposed blue 4-2": Exposed(1, 7),
    "order red 1-1": PlayOrder(0, 0),
    "pass red blue 2-2": Pass(0, 1, 2),
    "pass red blue ?": Pass(0, 1, None),
    "pass red blue ?3": Pass(0, 1, 58),
    "ask green red": Ask(2, 0),
    "give green ?": Give(2, None),
    "discard yellow 3-1": Discard(3, 3),
    "follow blue 3-2": Follow(1, 4),
    "belay blue ?0": Belay(1, 55),
    "discover red yellow": Discover(0, 3),
    "accept red": Accept(0),
}

MISTAKEN_MOVES = [
    ("", "There is no move ''; there are deal"),
    ("grab red 1-1", "There is no move 'grab'"),
    ("order pink 1-1", "There is no player 'pink'; there are red, blue, green, yellow."),
    ("order red 1-2", "There is no card '1-2'; there are 1-1, 2-1, 2-2"),
    ("order red", "In 'order red' there are 1 words after 'order': order PLAYER CARD."),
    ("order red ?", "A card is named here, not '?'."),
    ("ask red blue 1-1", "there are 3 words after 'ask': ask PLAYER ASKED."),
    ("pass red blue ?x", "'x' is not a whole number of up to nine digits."),
    ("pass red blue ?-1", "Cards that were not read are counted from ?0, not '?-1'."),
    ("taken-back red 1-1 up", "'taken-back red 1-1 up' is what happened, and no move."),
]


def lying():
    return in_words(rules, playing(), "order red 6-1", "follow blue ?0")


TEXT = """\
options wins=3 rounds=30 first_dealer=3 misplay=redo reading=late
dealer yellow
hand red 1-1 4-1 5-1 7-1 10-1
hand blue 4-2 5-2 6-2 7-2 10-2 ?0
hand green 3-1 4-3 5-3 6-3 7-3 10-3
hand yellow 3-2 8-1 8-2 9-1 9-2 10-4
phase reading
active blue
turn blue
order 6-1
owner red
pending follow blue ?0
last -
discards
event order red 6-1
captains
unread ?0 any
read 1-1 3-1 3-2 4-1 4-2 4-3 5-1 5-2 5-3 6-1 6-2 6-3 7-1 7-2 7-3 8-1 8-2 9-1 9-2 10-1 10-2 10-3 \
10-4
"""

MISTAKEN_TEXTS = [
    ("discards", "discards ?999999999", "The text has no line `unread ?999999999`."),
    (
        "phase reading",
        "fase reading",
        "There is no line `fase`; there are options, dealer",
    ),
    ("turn blue", "turn blue\nturn red", "The text has two lines `turn`."),
    ("phase reading\n", "", "The text has no line `phase`."),
    ("phase reading", "phase fun", "There is no phase 'fun'"),
    ("wins=3", "wins", "An option is written name=value, not 'wins'."),
    ("wins=3", "wins=9", "it may be 1 to 5"),
    ("hand blue", "hand red", "4 to 8 can play"),
    ("hand red 1-1 4-1 5-1 7-1 10-1", "hand", "The line `hand` should begin with a seat."),
    ("hand red 1-1", "hand red ?", "A card is named here, not '?'."),
    ("active blue", "active pink", "There is no player 'pink'"),
    (
        "active blue",
        "active",
        "In the line `active`: One word is expected",
    ),
    ("order 6-1", "order 6-7", "There is no card '6-7'"),
    ("pending follow blue ?0", "pending ask blue red", "`ask blue red` does not fit here."),
    ("event order red 6-1", "event seen ?0 6-1", "`seen ?0 6-1` does not fit here."),
    ("unread ?0", "unread ?1", "The text has no line `unread ?1`."),
]


# -- options

DEFAULTS = Options(wins=3, rounds=30, first_dealer=0, misplay="redo")
MISTAKEN_OPTIONS = [
    ({"colour": "red"}, "There is no option 'colour'; there are wins, rounds"),
    ({"wins": 0}, "The option wins is 0; it may be 1 to 5."),
    ({"wins": "three"}, "wins"),
    ({"rounds": 101}, "The option rounds is 101; it may be 1 to 100."),
    ({"first_dealer": 8}, "The option first_dealer is 8; it may be 0 to 7."),
    ({"misplay": "shame"}, "misplay"),
]
OPTIONS = (Options(wins=1, rounds=5, first_dealer=2, misplay="forfeit"),)
MISTAKEN_SEATS = ((), ("red", "blue", "green"), ("red", "red", "blue", "green"))

# -- problems


def with_hand(state, player, hand):
    return replace(state, hands=(*state.hands[:player], hand, *state.hands[player + 1 :]))


def order_stands():
    """Red's Order stands, blue has followed; one of yellow's cards was not read."""
    state = dealt(*HANDS[:3], "? 8-1 8-2 9-1 9-2 10-4")
    return in_words(rules, state, "order red 6-1", "follow blue 6-2")


SOUND = {"order": order_stands, "dealing": start, "turn": whole}
BROKEN = {
    "order": {
        "card-twice: place=hand seat=red other=hand holder=green": lambda s: with_hand(
            s, 2, s.hands[2] & ~only(card("3-1")) | only(card("4-1"))
        ),
        "card-twice: place=hand seat=blue other=discards holder=": lambda s: replace(
            s, discards=only(card("2-1"))
        ),
        "card-twice: place=order seat= other=discards holder=": lambda s: replace(
            s, discards=only(card("6-1"))
        ),
        "card-elsewhere: place=hand seat=yellow": lambda s: replace(
            s, conflicts=(Seen(CARD_COUNT, card("2-1")),)
        ),
        "unread-inconsistent": lambda s: replace(s, unread=(only(card("2-1")),)),
        "empty-hand: seat=blue": lambda s: with_hand(s, 1, 0),
        "more-than-dealt: count=25": lambda s: with_hand(
            s, 1, s.hands[1] | only(card("9-9")) | only(card("9-8"))
        ),
        "dealt-not-begun": lambda s: replace(s, phase="dealing", hands=(0b111111,) * 4),
        "played-before-dealt": lambda s: replace(s, phase="dealing"),
        "followed-too-low: seat=blue": lambda s: replace(
            s, history=(PlayOrder(0, card("6-1")), Follow(1, card("5-2")))
        ),
        "belayed-too-high: seat=blue": lambda s: replace(
            s, history=(PlayOrder(0, card("6-1")), Belay(1, card("6-2")))
        ),
        "answered-own-order: seat=red": lambda s: replace(
            s, history=(PlayOrder(0, card("6-1")), Follow(0, card("7-1")))
        ),
        "no-such-player: player=4 role=turn": lambda s: replace(s, turn=4),
        "no-order-stands": lambda s: replace(s, order=None),
        "order-stands: phase=turn": lambda s: replace(s, phase="turn"),
        "order-unread": lambda s: replace(s, order=CARD_COUNT),
        "owner-answers": lambda s: replace(s, active=0, turn=0),
        "reading: phase=order": lambda s: replace(s, pending=Follow(2, CARD_COUNT)),
        "out-of-turn": lambda s: replace(s, turn=1),
        "captains: phase=order count=1": lambda s: replace(s, captains=1),
        "winner-does-not-play": lambda s: replace(s, won=(16,)),
        "end: phase=order rounds=3 wins=3": lambda s: replace(s, won=(1, 1, 1)),
    },
    "dealing": {"hand-too-large: seat=red count=7 dealt=6": lambda s: with_hand(s, 0, 0b1111111)},
    "turn": {
        "too-many-cards: count=165": lambda s: replace(s, hands=(only(CARD_COUNT) - 1,) * 4),
    },
}


def at_once():
    return replace(order_stands(), won=(16,), turn=1, order=None)


def names_a_piece(said, words):
    return re.search(r"\b\d+-\d+\b", said.replace("CO-", ""))


# -- refusals

RED_DEALT = tuple(f"deal red {card}" for card in HANDS[0].split())
REFUSED = {
    # key: (state, moves in it, the move that is refused)
    "already_dealt": (whole, (), "deal red 9-9"),
    "too_late_to_redeal": (whole, ("order red 6-1",), "redeal"),
    "not_your_turn": (whole, (), "order blue 6-2"),
    "own_order": (whole, ("order red 6-1",), "follow red 7-1"),
    "no_order": (whole, (), "belay red 4-1"),
    "order_stands": (whole, ("order red 6-1",), "order blue 4-2"),
    "give_first": (whole, ("ask red blue",), "order red 4-1"),
    "discard_first": (whole, ("pass red blue 4-1",), "order blue 4-2"),
    "nothing_to_give": (whole, (), "give red 4-1"),
    "nothing_to_discard": (whole, (), "discard red 4-1"),
    "reading": (dead, ("order red ?0",), "follow blue 10-2"),
    "nothing_to_accept": (whole, ("order red 6-1",), "accept red"),
    "revealing": (dead, ("order red 6-1", "discover blue red"), "next-round"),
    "between_rounds": (whole, ("discover red blue",), "order blue 4-2"),
    "round_goes_on": (whole, (), "next-round"),
    "not_in_hand": (whole, (), "order red 2-1"),
    "follow_too_low": (whole, ("order red 6-1",), "follow blue 5-2"),
    "belay_too_high": (whole, ("order red 6-1",), "belay blue 6-2"),
    "yourself": (whole, (), "pass red red 4-1"),
    "not_unread": (whole, (), "seen ?0 9-9"),
    "still_dealing": (start, RED_DEALT, "order red 4-1"),
    "hand_full": (start, RED_DEALT, "deal red 9-9"),
    "match_over": (partial(whole, rounds=1), ("discover red blue",), "next-round"),
}
IMPOSSIBLE = [
    (dead, (), Ask(0, 7), "nobody_there"),
    (dead, (), Ask(9, 0), "nobody_there"),
    (start, (), Deal(5, 3), "nobody_there"),
    (start, (), Deal(0, 55), "not_a_card"),
    (dead, (), Seen(55, 99), "not_a_card"),
    (dead, (), Exposed(5, 3), "nobody_there"),
    (dead, (), Exposed(0, 99), "not_a_card"),
]
ELSEWHERE = {"read_each"}
NUMBERS = r"on spot \d|from 1 to 10"
"""What has digits in a refusal, and is no card."""

# -- chance

EVENLY = [(whole, {PlayOrder: 6, Pass: 18, Ask: 3, Discover: 3})]

# -- at the table

SHORT = ({"rounds": 2},)
"""Options with which a match is over soon."""
BY_ITSELF = ()
"""Moves that no hand makes."""

# -- secrets

deck, check = PairsDeck(), check_round
MATCHES, GIVEN_UP, KNOWN = 3, 0.02, 0.5


def one_match(players, rng, discoveries=0.1, mishaps=0.05):
    """A round's moves; most accusations are not made, as they end it. Now and then everybody sees
    a card by mistake."""
    start = begun(rules, players, rounds=1)

    def unless(state, move):
        return isinstance(move, Discover) and rng.random() > discoveries

    moves = []
    for state, move, _ in random_steps(rules, start, rng, unless=unless):
        if state.phase != "dealing" and rng.random() < mishaps:
            holder = rng.randrange(players)
            moves.append(Exposed(holder, rng.choice(members(state.hands[holder]))))
        moves.append(move)
    return start, moves


def captain_deals(state, observer):
    """A leak: who holds the lowest card."""
    return replace(rules.view(state, observer), dealer=state.seats[lowest_holder(state)])


def names_discards(state, observer):
    """A leak: a face-down discard in the public history."""
    view = rules.view(state, observer)
    history = tuple(
        replace(happened, rank=RANK[event.card]) if happened.act == "discard" else happened
        for happened, event in zip(view.history, state.history, strict=True)
    )
    return replace(view, history=history)


def tells_the_copy(state, observer):
    """A leak: equal cards are told apart, so others' copies show by what is missing."""
    view = rules.view(state, observer)
    return replace(
        view,
        rounds=sum(state.discards >> card & 1 for card in range(CARD_COUNT))
        + (state.discards & 0b1010_1010_1010),
    )


def lowest_holder(state):
    return min(range(len(state.hands)), key=lambda p: (state.hands[p] & -state.hands[p]) or 1e99)


def offers_no_wrong_accusation(state, seat):
    """A leak: the moves that are offered know who the Captain is."""
    return [
        move
        for move in rules.legal(state, seat)
        if not isinstance(move, Discover) or move.accused == lowest_holder(state)
    ]


def asks_the_captain(state, player):
    """A leak: who is asked to act."""
    return rules.awaited(state, player) or player == lowest_holder(state)


def forgets_what_it_passed(state, observer):
    view = rules.view(state, observer)
    return view if observer is None else replace(view, secrets=replace(view.secrets, seen=()))


LEAKS = [
    {"view": captain_deals},
    {"view": names_discards},
    {"view": tells_the_copy},
    {"legal": offers_no_wrong_accusation},
    {"awaited": asks_the_captain},
]
FORGETFUL = [{"view": forgets_what_it_passed}]
