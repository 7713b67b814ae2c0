"""Bluff Pirate: matches to begin with, and examples.

The players sit in the order red, blue, green, yellow, white; red begins unless another one is
named. Their cards have other colours, so that nobody is taken for a card.
"""

import re
from functools import partial

from msgspec.structs import replace

from controller.games.bluff_pirate.board import board_of, default_drawing
from controller.games.bluff_pirate.pieces import (
    CARD_COUNT,
    CARDS,
    COLOURS,
    KINDS,
    OF_KIND,
    WHOLE_DECK,
    BoardShip,
    Deal,
    Dealt,
    Discard,
    Draw,
    Drawn,
    EndSet,
    Exposed,
    Keep,
    Lay,
    Named,
    Opened,
    Options,
    Pick,
    Placed,
    Redeal,
    Reshuffle,
    Reveal,
    Revote,
    Seen,
    Steer,
    Stolen,
    Target,
    Unlay,
    Vote,
)
from controller.games.bluff_pirate.rules import rules
from controller.games.bluff_pirate.state import Ballot
from controller.rules.sets import members, only, set_of
from controller.views import Message
from harness.decks import PirateDeck
from harness.matches import SEATS, begun, in_words
from harness.secrecy import check_match

RED = "pink-1 pink-2 pink-3 black-1 purple-pirate"
BLUE = "turquoise-1 turquoise-4 black-2 black-3 brown-9"
GREEN = "purple-1 purple-2 purple-3 turquoise-2 turquoise-3"
HANDS = (RED, BLUE, GREEN)
PINK, BLACK = KINDS.index("pink"), KINDS.index("black")


def card(name):
    return CARDS.index(name)


def cards(words):
    return set_of(map(card, words.split()))


def dealt(*hands, **options):
    """`dealt("pink-1 pink-2 ...", ..., **options)`: a match with these hands; red begins."""
    state = begun(rules, len(hands), **options)
    deals = zip(SEATS, hands, strict=False)
    return in_words(
        rules, state, *(f"deal {seat} {card}" for seat, hand in deals for card in hand.split())
    )


def holding(
    *hands,
    ships=None,
    turn="red",
    turns=30,
    turns_cap=200,
    opened=None,
    pile=None,
    **options,
):
    """`holding("pink-1", "black-1 black-2", ..., ships={"blue": "fork"}, **options)`: a match in
    which cards have been played, at the beginning of red's turn, with these hands left.

    The other cards lie in the pile; with `pile="brown-1"`, all but these among the discards.
    """
    settings = {"turns": turns_cap, **options}
    state = rules.initial(rules.options_from(settings), SEATS[: len(hands)])
    squares = board_of(state.options.board).squares
    held = tuple(cards(hand) for hand in hands)
    assert len(set(" ".join(hands).split())) == sum(map(int.bit_count, held))
    rest = WHOLE_DECK & ~sum(held)
    of_pile = rest if pile is None else cards(pile)
    on = {"red": "start", **(ships or {})}
    return replace(
        state,
        phase="turn",
        hands=held,
        pile=of_pile,
        discards=rest & ~of_pile,
        ships=tuple(squares.index(on.get(seat, "start")) for seat in state.seats),
        opened=None if opened is None else squares.index(opened),
        active=SEATS.index(turn),
        turn=SEATS.index(turn),
        turns=turns,
    )


def placed(state, up, down, drawn="brown-1 brown-2"):
    """`placed(state, up="pink-1", down="pink-2 black-1", drawn="brown-1 brown-2")`: the state in
    which all others vote on a set of the player whose turn it is."""
    seat = state.seats[state.turn]
    state = in_words(
        rules, state, f"draw {seat}", *(f"drawn {seat} {card}" for card in drawn.split())
    )
    state = in_words(rules, state, *(f"lay {seat} {card} up" for card in up.split()))
    state = in_words(rules, state, *(f"lay {seat} {card} down" for card in down.split()))
    return in_words(rules, state, f"end-set {seat}")


def decided(state, *votes, picked=""):
    """`decided(state, "blue bluff", "green no-bluff", picked="blue")`: the state in which all
    have voted, the vote of *picked* has been shown, and all cards have been turned."""
    seat = state.seats[state.turn]
    state = in_words(rules, state, *(f"vote {vote}" for vote in votes))
    if picked:
        state = in_words(rules, state, f"pick {seat} {picked}")
    while state.phase == "revealing":
        state = rules.play(state, rules.legal(state, state.turn)[0])
    return state


def ships(state):
    """The squares on which the ships are, in order of seating."""
    return [player.square for player in rules.view(state, None).players]


start = partial(begun, rules, 2)
playing = partial(dealt, RED, BLUE)
ashore = partial(holding, *HANDS)
chasing = partial(holding, *HANDS, ships={"blue": "fork"})
few = partial(holding, "pink-1", BLUE, GREEN)
dead = partial(dealt, "? pink-2 pink-3 black-1 purple-pirate", BLUE, GREEN)
"""One of red's cards was not read."""

DRAWN = ("draw red", "drawn red brown-1", "drawn red brown-2")
SET = (*DRAWN, "lay red pink-1 up")
PLACED = (*SET, "lay red pink-2 down", "lay red black-1 down", "end-set red")
VOTED = (*PLACED, "vote blue bluff", "vote green no-bluff")
BOARDED = ("board red purple-pirate",)

# -- texts

MOVES = {
    "deal red red-1": Deal(0, 0),
    "deal red ?": Deal(0, None),
    "dealt": Dealt(),
    "redeal": Redeal(),
    "drawn blue black-pirate": Drawn(1, 99),
    "drawn blue ?": Drawn(1, None),
    "reshuffle": Reshuffle(),
    "stolen red ?3": Stolen(0, 103),
    "opened treasure": Opened(True),
    "opened empty": Opened(False),
    "revote": Revote(),
    "unlay": Unlay(),
    "exposed blue red-2": Exposed(1, 1),
    "seen ?0 red-pirate": Seen(100, 9),
    "named ?0 red-pirate": Named(100, 1),
    "draw red": Draw(0),
    "board red orange-pirate": BoardShip(0, 19),
    "target red blue": Target(0, 1),
    "lay red red-1 up": Lay(0, 0, True),
    "lay red ? down": Lay(0, None, False),
    "end-set red": EndSet(0),
    "vote blue bluff": Vote(1, True),
    "vote blue no-bluff": Vote(1, False),
    "pick red blue": Pick(0, 1),
    "reveal red red-1": Reveal(0, 0),
    "discard red red-1": Discard(0, 0),
    "keep red": Keep(0),
    "steer red fork.island-2": Steer(0, 2),
}

MISTAKEN_MOVES = [
    ("", "There is no move ''; there are deal"),
    ("grab red red-1", "There is no move 'grab'"),
    ("draw pink", "There is no player 'pink'; there are red, blue."),
    ("discard red red-10", "There is no card 'red-10'; there are red-1, red-2"),
    ("discard red", "In 'discard red' there are 1 words after 'discard': discard PLAYER CARD."),
    ("lay red red-1 sideways", "There is no face 'sideways'; there are up, down."),
    ("exposed red ?", "There is no card '?'; there are red-1, red-2"),
    ("exposed red ?0", "There is no card '?0'; there are red-1, red-2"),
    ("seen red-1 red-2", "A card that was not read goes by its number, as in ?0, not 'red-1'."),
    ("named ?0 red-3", "There is no kind of card 'red-3'; there are red, red-pirate"),
    ("discard red ?x", "'x' is not a whole number of up to nine digits."),
    ("discard red ?-1", "Cards that were not read are counted from ?0, not '?-1'."),
    ("steer red fork.island-3", "There is no path 'fork.island-3'; there are start.fork"),
    ("kept red", "'kept red' is what happened, and no move."),
    ("reshuffled", "'reshuffled' is what happened, and no move."),
]

STATE = """\
options keep_up_to=4 small_hand=keep discard_without=placing turns=200 nudge_rounds=3 \
first_player=0 landing=stop reading=late
board from start to island-1 island-2
board path start fork 24
board path fork island-1 6
board path fork island-2 6
hand red pink-2 pink-3 brown-2 black-1 ?0
hand blue turquoise-1 turquoise-4 brown-9 black-2 black-3
ship red fork.island-1.2
ship blue start.fork.3
phase reading
active red
turn red
turns 1
idle 0
to-draw 0
pile {pile}
discards orange-1
up pink-1
down brown-1
revealed
voted
doubting
picked -
sailing 0
pirate -
target -
stolen
opened -
won
event discarded blue orange
pending lay red ?0 up
unread ?0 any
"""
PILE = [
    f"{colour}-{n}"
    for colour in (
        *("red", "orange", "yellow", "green", "turquoise"),
        *("blue", "purple", "pink", "brown", "black"),
    )
    for n in (*range(1, 10), "pirate")
]
TEXT = STATE.format(pile=" ".join(card for card in PILE if card not in STATE.split()))


def lying():
    return rules.state_from_text(TEXT)


MISTAKEN_TEXTS = [
    ("phase reading", "fase reading", "There is no line `fase`; there are options, phase"),
    ("turn red", "turn red\nturn blue", "The text has two lines `turn`."),
    ("phase reading\n", "", "The text has no line `phase`."),
    ("phase reading", "phase fun", "There is no phase 'fun'"),
    ("turns=200", "turns", "An option is written name=value, not 'turns'."),
    ("turns=200", "turns=9", "it may be 10 to 1000"),
    ("turns 1", "turns one", "'one' is not a whole number of up to nine digits."),
    (
        "board from start to island-1 island-2\n",
        "",
        "The first line `board` should be `board from",
    ),
    ("path start fork 24", "path start fork", "each other one `board path FROM TO SQUARES`"),
    ("path start fork 24", "path start fork 0", "has 0 squares"),
    ("board path fork island-2 6\n", "", "No path leads to 'island-2'."),
    ("hand blue", "hand red", "2 to 5 can play"),
    (
        "hand red pink-2 pink-3 brown-2 black-1 ?0",
        "hand",
        "The line `hand` should begin with a seat.",
    ),
    ("hand red pink-2", "hand red ?", "A card is named here, not '?'."),
    (
        "ship blue start.fork.3\n",
        "",
        "The line `ship blue` is missing, incomplete or out of order.",
    ),
    ("ship blue start.fork.3", "ship blue start.fork.99", "There is no square 'start.fork.99'"),
    ("ship blue start.fork.3", "ship blue", "One word is expected for a square, not 0."),
    ("active red", "active pink", "There is no player 'pink'"),
    ("picked -", "picked pink", "There is no player 'pink'"),
    ("pirate -", "pirate red-1", "There is no kind of card 'red-1'"),
    ("opened -", "opened cape", "There is no square 'cape'"),
    (
        "pending lay red ?0 up",
        "pending keep red",
        "`keep red` does not fit here.",
    ),
    ("event discarded blue orange", "event keep blue", "`keep blue` does not fit here."),
    ("event discarded blue orange", "event discarded blue ?", "There is no kind of card '?'"),
    ("unread ?0 any", "unread ?0 any\nunread ?0 any", "The line `unread ?1` is missing"),
    ("unread ?0 any", "unread any", "The line `unread ?0` is missing, incomplete"),
    ("unread ?0 any\n", "", "The text has no line `unread ?0`."),
]

# -- options

DEFAULTS = Options(
    keep_up_to=4,
    small_hand="keep",
    discard_without="placing",
    turns=200,
    nudge_rounds=3,
    first_player=0,
    board=default_drawing(),
)
BOARD = {
    "start": "harbour",
    "islands": ["north", "south"],
    "paths": [
        {"from": "harbour", "to": "north", "squares": 12},
        {"from": "harbour", "to": "south", "squares": 15},
    ],
}
MISTAKEN_OPTIONS = [
    ({"colour": "red"}, "There is no option 'colour'; there are keep_up_to, small_hand"),
    ({"keep_up_to": 3}, "The option keep_up_to is 3; it may be 4 or 5."),
    ({"small_hand": "throw"}, "small_hand"),
    ({"discard_without": "wanting"}, "discard_without"),
    ({"landing": "near"}, "landing"),
    ({"turns": 9}, "The option turns is 9; it may be 10 to 1000."),
    ({"nudge_rounds": 0}, "The option nudge_rounds is 0; it may be 1 to 10."),
    ({"first_player": 5}, "The option first_player is 5; it may be 0 to 4."),
    ({"board": {**BOARD, "paths": []}}, "No path leads to 'north'."),
    ({"board": {"start": "harbour"}}, "Object missing required field `islands` - at `$.board`"),
    ({"board": None}, "board"),
]
OPTIONS = (rules.options_from({"turns": None, "board": BOARD, "small_hand": "choose"}),)
MISTAKEN_SEATS = ((), ("red",), ("red", "red"))

# -- problems


def after(begin, *moves):
    """The state to which these moves lead."""
    return lambda: in_words(rules, begin(), *moves)


SOUND = {
    "dealing": partial(begun, rules, 3),
    "turn": ashore,
    "act": after(ashore, *DRAWN),
    "voting": after(ashore, *PLACED),
    "picking": after(ashore, *VOTED),
    "revealing": after(ashore, *VOTED, "pick red blue"),
    "boarding": after(chasing, *BOARDED),
    "stealing": after(chasing, *BOARDED, "target red blue"),
    "reading": lying,
    "over": lambda: replace(
        holding(*HANDS, ships={"red": "island-1"}), phase="over", won=1, active=0
    ),
}


def with_hand(state, player, hand):
    return replace(state, hands=(*state.hands[:player], hand, *state.hands[player + 1 :]))


def with_set(up, down, **more):
    """The set that lies on the table is another one, of cards of the pile."""
    return lambda s: replace(
        s,
        up=cards(up),
        down=cards(down),
        pile=s.pile & ~cards(up) & ~cards(down) | s.up | s.down,
        **more,
    )


def with_event(event):
    return lambda s: replace(s, history=(event,))


BROKEN = {
    "turn": {
        "card-twice: place=hand seat=red other=hand holder=blue": lambda s: with_hand(
            s, 1, s.hands[1] | cards("pink-1")
        ),
        "card-twice: place=hand seat=blue other=discards holder=": lambda s: replace(
            s, discards=cards("turquoise-1")
        ),
        "pile-and-elsewhere": lambda s: replace(s, pile=s.pile | cards("pink-1")),
        "cards-nowhere: count=1": lambda s: replace(s, pile=s.pile & ~cards("orange-1")),
        "card-elsewhere: place=hand seat=green": lambda s: replace(
            with_hand(s, 2, s.hands[2] | only(CARD_COUNT)),
            unread=(s.pile,),
            told=(None,),
            conflicts=(Seen(CARD_COUNT, card("pink-1")),),
        ),
        "unread-inconsistent": lambda s: replace(
            with_hand(s, 2, s.hands[2] | only(CARD_COUNT)),
            unread=(cards("pink-1"),),
            told=(None,),
        ),
        "dealt-not-begun": lambda s: replace(s, phase="dealing"),
        "placed: seat=blue count=2 up=1": with_event(Placed(1, (PINK,), (PINK,), 0, False, False)),
        "own-vote: seat=blue": with_event(Placed(1, (PINK,), (PINK, PINK), 1, False, False)),
        "taken-for: seat=blue": with_event(Placed(1, (PINK,), (PINK, BLACK), 0, False, False)),
        "votes: phase=turn": lambda s: replace(s, voted=2),
        "vote-not-given": lambda s: replace(s, ballots=(Ballot(1, voted=2, doubting=4),)),
        "ship-astray: seat=green": lambda s: replace(s, ships=(0, 0, 99)),
        "no-island": lambda s: replace(s, opened=3),
        "island-not-opened": lambda s: replace(s, ships=(30, 0, 0)),
        "one-path": lambda s: replace(s, phase="fork", sailing=2, picked=1),
        "sailing: phase=turn count=2": lambda s: replace(s, sailing=2),
        "no-such-player: player=3 role=turn": lambda s: replace(s, turn=3),
        "out-of-turn": lambda s: replace(s, active=1),
        "reading: phase=turn": lambda s: replace(s, pending=Reveal(0, CARD_COUNT), picked=1),
        "target: phase=turn": lambda s: replace(s, target=1),
        "pirate: phase=turn": lambda s: replace(s, pirate=1),
        "turn: turn=201 last=200": lambda s: replace(s, turns=201),
    },
    "voting": {
        "card-twice: place=discards seat= other=up holder=": lambda s: replace(
            s, discards=cards("pink-1")
        ),
        "set: phase=turn": lambda s: replace(s, phase="turn"),
        "too-many-up: count=3": with_set("orange-1 orange-2 orange-3", "orange-4"),
        "set-too-large: count=6": with_set(
            "orange-1", "orange-2 orange-3 orange-4 orange-5 orange-6"
        ),
        "closed: count=2 up=1": with_set("orange-1", "orange-2"),
        "closed: count=3 up=0": with_set("", "orange-1 orange-2 orange-3"),
        "several-colours": with_set("orange-1 yellow-1", "orange-2"),
        "no-voter": lambda s: replace(s, voted=1),
        "vote-that-counts: phase=voting": lambda s: replace(s, picked=1),
    },
    "dealing": {
        "hand-too-large: seat=red count=6 dealt=5": lambda s: replace(
            with_hand(s, 0, 63), pile=s.pile & ~63
        ),
        "played-before-dealt": lambda s: replace(s, discards=1, pile=s.pile & ~1),
    },
    "revealing": {
        "turned-not-hidden": lambda s: replace(s, revealed=s.up),
        "vote-kept": lambda s: replace(s, doubting=4),
        "vote-of-nobody": lambda s: replace(s, ballots=()),
    },
    "picking": {
        "picking-early": lambda s: replace(s, voted=2),
    },
    "act": {
        "to-draw: phase=act count=2": lambda s: replace(s, to_draw=2),
    },
    "boarding": {
        "stolen: phase=boarding count=1": lambda s: replace(s, stolen=(PINK,)),
    },
    "over": {
        "won: phase=over count=0": lambda s: replace(s, won=0),
        "winner-does-not-play": lambda s: replace(s, won=8),
        "winner-not-foremost": lambda s: replace(s, won=2),
    },
}


def at_once():
    return replace(ashore(), sailing=2, target=1, turns=201)


def names_a_piece(said, words):
    colours = (words(Message(f"colour-{colour}")) for colour in COLOURS)
    return re.search(rf"\b({'|'.join(colours)})\b", said, re.IGNORECASE)


# -- refusals

RED_DEALT = tuple(f"deal red {card}" for card in RED.split())


def sailed(square):
    """Red's set has been believed, and its ship sails on from that square."""
    state = placed(holding(*HANDS, ships={"red": square}), "pink-1", "pink-2 pink-3")
    return decided(state, "blue no-bluff", "green no-bluff", picked="blue")


at_fork, at_island = partial(sailed, "fork"), partial(sailed, "fork.island-1.5")

REFUSED = {
    # key: (state, moves in it, the move that is refused)
    "already_dealt": (ashore, (), "deal red orange-1"),
    "too_late_to_redeal": (ashore, (*DRAWN, "discard red pink-1"), "redeal"),
    "not_your_turn": (ashore, (), "draw blue"),
    "draw_or_board": (ashore, (), "discard red pink-1"),
    "draw_first": (ashore, ("draw red",), "discard red pink-1"),
    "already_drawn": (chasing, DRAWN, "board red purple-pirate"),
    "drew_after_boarding": (chasing, BOARDED, "drawn red brown-1"),
    "nothing_to_reshuffle": (ashore, (), "reshuffle"),
    "act_first": (ashore, DRAWN, "reshuffle"),
    "set_first": (ashore, SET, "discard red pink-2"),
    "voting": (ashore, PLACED, "pick red blue"),
    "pick_first": (ashore, VOTED, "reveal red pink-2"),
    "picked_already": (ashore, (*VOTED, "pick red blue"), "pick red green"),
    "reveal_first": (ashore, (*VOTED, "pick red blue"), "draw blue"),
    "target_first": (chasing, BOARDED, "keep red"),
    "steal_first": (chasing, (*BOARDED, "target red blue"), "keep red"),
    "reading": (dead, (*DRAWN, "discard red ?0"), "draw blue"),
    "not_voting": (ashore, DRAWN, "vote blue bluff"),
    "nothing_placed": (ashore, DRAWN, "pick red blue"),
    "not_boarding": (ashore, DRAWN, "stolen red black-2"),
    "not_at_fork": (ashore, DRAWN, "steer red fork.island-1"),
    "not_at_island": (ashore, DRAWN, "opened empty"),
    "nothing_to_end": (ashore, DRAWN, "end-set red"),
    "not_in_hand": (ashore, DRAWN, "discard red black-2"),
    "not_from_pile": (ashore, (), "drawn red black-2"),
    "not_of_target": (chasing, (*BOARDED, "target red blue"), "stolen red purple-1"),
    "not_hidden": (ashore, (*VOTED, "pick red blue"), "reveal red pink-1"),
    "two_colours": (ashore, SET, "lay red black-1 up"),
    "too_many_up": (ashore, (*SET, "lay red pink-2 up"), "lay red pink-3 up"),
    "set_full": (
        ashore,
        (*SET, *(f"lay red {card} down" for card in ("pink-2", "pink-3", "black-1", "brown-1"))),
        "lay red brown-2 down",
    ),
    "set_too_small": (ashore, (*SET, "lay red pink-2 down"), "end-set red"),
    "must_discard": (ashore, DRAWN, "keep red"),
    "nothing_to_discard": (few, DRAWN, "discard red pink-1"),
    "needs_face_up": (
        few,
        (*DRAWN, "lay red pink-1 down", "lay red brown-1 down"),
        "lay red brown-2 down",
    ),
    "voted_already": (ashore, (*PLACED, "vote blue bluff"), "vote blue no-bluff"),
    "own_set": (ashore, PLACED, "vote red bluff"),
    "not_a_pirate": (chasing, (), "board red pink-1"),
    "nobody_ahead": (ashore, (), "board red purple-pirate"),
    "not_ahead": (chasing, BOARDED, "target red green"),
    "not_unread": (ashore, (), "seen ?0 orange-1"),
    "still_dealing": (start, RED_DEALT, "draw red"),
    "hand_full": (start, RED_DEALT, "deal red black-2"),
    "reshuffle_first": (
        partial(holding, *HANDS, pile="brown-1"),
        ("drawn red brown-1",),
        "drawn red brown-2",
    ),
    "hand_too_small": (
        # Cards are so few that a hand of two is left after drawing.
        partial(holding, CARDS[0], " ".join(CARDS[1:99])),
        (f"drawn red {CARDS[99]}",),
        f"lay red {CARDS[0]} up",
    ),
    "steer_first": (at_fork, (), "draw blue"),
    "no_such_course": (at_fork, (), "steer red start.fork"),
    "open_first": (at_island, (), "draw blue"),
    "match_over": (at_island, ("opened treasure",), "draw blue"),
}
IMPOSSIBLE = [
    (dead, (), Seen(CARD_COUNT, 100), "not_a_card"),
    (dead, (), Named(CARD_COUNT, 20), "not_a_card"),
    (dead, (), Named(CARD_COUNT + 1, 2), "not_unread"),
    (dead, (), Exposed(5, 3), "nobody_there"),
    (dead, (), Exposed(0, 100), "not_a_card"),
    (dead, (), Drawn(5, 3), "nobody_there"),
    (dead, (), Drawn(0, 100), "not_a_card"),
    (dead, (), Drawn(1, 3), "not_your_turn"),
    (chasing, PLACED, Vote(7, True), "nobody_there"),
    (chasing, VOTED, Pick(0, 7), "nobody_there"),
    (chasing, VOTED, Pick(0, 0), "own_set"),
    (chasing, VOTED, Pick(1, 2), "not_your_turn"),
    (chasing, BOARDED, Target(0, 7), "nobody_there"),
    (chasing, (*BOARDED, "target red blue"), Stolen(7, 3), "nobody_there"),
    (chasing, (*BOARDED, "target red blue"), Stolen(1, 3), "not_your_turn"),
    (start, (), Deal(5, 3), "nobody_there"),
    (start, (), Deal(0, 100), "not_a_card"),
]
ELSEWHERE = {"read_each"}
NUMBERS = r"spots? \d( and \d)?"
"""What has digits in a refusal, and is no card."""

# -- chance

few_cards = partial(
    holding, "pink-1 pink-2 purple-pirate", "black-1 black-2", ships={"blue": "fork"}
)
EVENLY = [
    (few_cards, {Draw: 1, BoardShip: 1}),
    (after(few_cards, *DRAWN), {Lay: 10, Discard: 5}),
    (after(partial(holding, "pink-1", "black-1"), "draw red"), {Drawn: 98}),
    (
        after(
            partial(holding, "pink-1", "black-1", pile="brown-1 brown-2 brown-3 orange-1"),
            "draw red",
        ),
        {Drawn: 4},
    ),
    (
        after(
            partial(
                holding,
                *("purple-pirate", "black-1 black-2 brown-1 brown-2 orange-1"),
                ships={"blue": "fork"},
            ),
            *BOARDED,
            "target red blue",
        ),
        {Stolen: 5},
    ),
]

# -- at the table

SHORT = ({"turns": 30}, {"turns": 30, "small_hand": "choose", "discard_without": "having"})
"""Options with which a match is over soon."""
BY_ITSELF = ()
"""Moves that no hand makes."""

# -- secrets

deck, check = PirateDeck(), check_match
MATCHES, GIVEN_UP, KNOWN = 1, 0.0, 0.6


def one_match(players, rng, mishaps=0.02):
    """A match's moves; now and then everybody sees a card by mistake, or votes are void."""
    start = state = begun(rules, players)
    moves = []
    while (move := rules.random_move(state, rng.random)) is not None:
        if state.phase != "dealing" and rng.random() < mishaps:
            move = mishap(state, rng) or move
        moves.append(move)
        state = rules.play(state, move)
    return start, moves


def mishap(state, rng):
    if state.phase in ("voting", "picking"):
        return Revote()
    holder = rng.randrange(len(state.seats))
    held = members(state.hands[holder])
    return Exposed(holder, rng.choice(held)) if held else None


def tells_who_has_a_pirate(state, observer):
    """A leak: whose hand holds a certain card."""
    view = rules.view(state, observer)
    return replace(view, turn_number=sum(hand & OF_KIND[1] for hand in state.hands[:1]))


def tells_third_parties_what_was_stolen(state, observer):
    view = rules.view(state, observer)
    return replace(view, to_sail=sum(kind for kind in state.stolen if kind is not None))


def tells_the_hidden_cards(state, observer):
    view = rules.view(state, observer)
    return replace(view, to_draw=state.down & ~state.revealed)


def tells_the_copy(state, observer):
    """A leak: equal cards are told apart, so others' copies show by what is missing."""
    return replace(rules.view(state, observer), pile=state.pile & 0b1010101010)


def forgets_thefts(state, observer):
    view = rules.view(state, observer)
    return view if observer is None else replace(view, secrets=replace(view.secrets, thefts=()))


def forgets_old_turns(state, observer):
    view = rules.view(state, observer)
    return replace(view, history=view.history[-1:])


LEAKS = [
    {"view": tells_who_has_a_pirate},
    {"view": tells_third_parties_what_was_stolen},
    {"view": tells_the_hidden_cards},
    {"view": tells_the_copy},
]
FORGETFUL = [{"view": forgets_thefts}, {"view": forgets_old_turns}]
