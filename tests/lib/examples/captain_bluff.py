"""Captain Bluff: matches to begin with, and examples.

The players sit in the order red, blue, green, yellow, white; red begins unless another one is
named.
"""

import re
from functools import partial

from msgspec.structs import replace

from controller.games.captain_bluff.memory import belt_with, moved
from controller.games.captain_bluff.pieces import (
    AIRPORT,
    CARD_COUNT,
    CARDS,
    CITIES,
    FACES,
    LUGGAGE,
    LUGGAGE_COUNT,
    Call,
    Change,
    Check,
    Close,
    Deal,
    Dealt,
    Define,
    Done,
    Draw,
    Options,
    Pass,
    Place,
    Play,
    Recover,
    Redeal,
    Reshuffle,
    Seen,
    Shown,
    Take,
    TakeBack,
    TimeUp,
)
from controller.games.captain_bluff.rules import rules
from controller.rules.sets import members, only, set_of
from harness.decks import BluffDeck
from harness.matches import SEATS, begun, in_words
from harness.secrecy import check_match


def card(name):
    return CARDS.index(name)


def cards(words):
    return set_of(map(card, words.split()))


def dealt(players, **options):
    """`dealt(2, **options)`: a match in which everybody has been dealt a whole hand: the first
    luggage that there is, and the first Airport cards."""
    state = begun(rules, players, **options)
    while state.phase == "dealing":
        state = rules.play(state, rules.legal(state, None)[0])
    return state


def holding(
    *hands,
    belts=None,
    pile=None,
    discard=None,
    turn="red",
    number=10,
    **options,
):
    """`holding("paris-1 paris-2", "tokyo-3", belts={1: "paris-9 red: london-3 london-4"})`: the
    begin of red's turn, with these hands.

    A belt is its departure city, the seat that has laid it down, and its line; a Round-the-world
    trip has its number behind it (`round-trip-1=5`). All other luggage lies in the pile, or with
    `pile="..."` all but this among the discards.
    """
    state = rules.initial(rules.options_from(options), SEATS[: len(hands)])
    used = set_of(())
    for hand in hands:
        used |= cards(hand)
    laid = list(state.belts)
    seen = state.seen
    for at, words in (belts or {}).items():
        head, _, line = words.partition(":")
        destination, *known = head.split()
        card = CARDS.index(destination)
        observers = set_of(SEATS.index(seat) for seat in known)
        pairs = tuple(_laid(word) for word in line.split())
        laid[at - 1] = belt_with(card, observers, pairs)
        seen = moved(seen, card, at - 1, at - 1, observers)
        used |= only(card) | set_of(card for card, _ in pairs)
    rest = LUGGAGE & ~used
    of_pile = rest if pile is None else cards(pile)
    discarded = rest & ~of_pile if discard is None else cards(discard)
    active = SEATS.index(turn)
    return replace(
        state,
        phase="turn",
        hands=tuple(cards(hand) for hand in hands),
        belts=tuple(laid),
        seen=seen,
        pile=of_pile,
        in_pile=of_pile.bit_count(),
        unused=AIRPORT & ~used,
        discard=discarded,
        due=(),
        active=active,
        turn=number,
    )


def _laid(word):
    name, _, number = word.partition("=")
    if number:
        return CARDS.index(name), int(number)
    of_city = name.rpartition("-")[0] in ("paris", "london", "tokyo")
    return CARDS.index(name), int(name.rpartition("-")[2]) if of_city else 0


def line(state, belt):
    """`line(state, 2)`: the cards on belt 2, each with the number that it counts as."""
    laid = rules.view(state, None).belts[belt - 1].line
    return [f"{card.name}={card.number}" for card in laid]


start = partial(begun, rules, 2)
playing = partial(dealt, 2)

# -- texts

MOVES = {
    "deal red paris-1": Deal(0, 0),
    "deal red ?": Deal(0, None),
    "dealt": Dealt(),
    "redeal": Redeal(),
    "draw blue tokyo-17": Draw(1, 50),
    "take red ?": Take(0, None),
    "reshuffle": Reshuffle(),
    "time-up": TimeUp(),
    "seen ?0 london-1": Seen(65, 17),
    "shown belt-6 paris-2": Shown(5, 1),
    "shown belt-1 ?": Shown(0, None),
    "define red belt-2 ?1": Define(0, 1, 66),
    "place red belt-1 round-trip-1 down": Place(0, 0, 51, -1),
    "place red belt-1 london-3 -": Place(0, 0, 19, 0),
    "take-back red": TakeBack(0),
    "check blue belt-3": Check(1, 2),
    "change red belt-4 ?": Change(0, 3, None),
    "close red belt-5": Close(0, 4),
    "play blue delayed-flight-3": Play(1, 64),
    "call blue": Call(1),
    "pass blue": Pass(1),
    "recover red belt-1 paris-5": Recover(0, 0, 4),
    "done red": Done(0),
}

MISTAKEN_MOVES = [
    ("", "There is no move ''; there are deal"),
    ("fly red", "There is no move 'fly'"),
    ("call pink", "There is no player 'pink'; there are red, blue."),
    ("check red belt-7", "There is no belt 'belt-7'"),
    ("place red belt-1 paris-18 -", "There is no card 'paris-18'"),
    (
        "place red belt-1 paris-1",
        "there are 3 words after 'place': place PLAYER BELT CARD STEP",
    ),
    ("place red belt-1 paris-1 left", "There is no way 'left'; there are up, down, -."),
    ("place red belt-1 ? -", "A card is named here, not '?'."),
    ("define red belt-1 ?x", "'x' is not a whole number of up to nine digits."),
    ("define red belt-1 ?-2", "counted from ?0, not '?-2'."),
]


def lying():
    """Red has bluffed and was called; then blue exchanges a card, and one was not read."""
    state = holding(
        "london-5 round-trip-1 paris-1",
        "paris-2 paris-3",
        belts={1: "paris-9 red: london-3 london-4", 2: "tokyo-9 blue: tokyo-1 round-trip-2=2"},
        pile="tokyo-5",
        discard="tokyo-6",
    )
    state = in_words(
        rules, state, "place red belt-1 london-5 -", "done red", "call blue", "done red"
    )
    return in_words(rules, state, "change blue belt-2 ?")


TEXT = """\
options starter=0 line=rising round_trip_first=in-a-run changes_go=to-loser call_s=5 turns=300 \
standstill_rounds=3 reading=late
hand red paris-1 paris-9 london-3 london-4 london-5 round-trip-1
hand blue ?0
seen blue paris-2 belt-2 blue
seen blue paris-3 belt-2 blue
seen blue paris-9 red
seen blue london-3 red
seen blue london-4 red
seen blue london-5 red
seen blue tokyo-9 aside
seen public paris-9 red
seen public london-3 red
seen public london-4 red
seen public london-5 red
belt belt-2 ?1 known blue line tokyo-1=1 round-trip-2=2
pile tokyo-5
in-pile 1
unused round-trip-3 round-trip-4 change-of-direction-1 change-of-direction-2 \
change-of-direction-3 change-of-direction-4 arrivals-board-1 arrivals-board-2 arrivals-board-3 \
delayed-flight-1 delayed-flight-2 delayed-flight-3
discard tokyo-6
phase taking
active blue
turn 11
standstill -1
acted yes
airport no
due
at belt-2
run 0
passed
other red
looked
aside tokyo-9
pending -
called caller blue placer red belt belt-1 destination paris-9 loser red
habits red let-pass 0 doubted 0 caught 1 honest 0
habits blue let-pass 0 doubted 1 caught 0 honest 0
unread ?0 paris-2 paris-3
unread ?1 paris-2 paris-3
"""

MISTAKEN_TEXTS = [
    ("phase taking", "fase taking", "There is no line `fase`"),
    ("phase taking", "phase fun", "There is no phase 'fun'"),
    ("phase taking\n", "", "The text has no line `phase`."),
    ("turn 11", "turn eleven", "'eleven' is not a whole number of up to nine digits."),
    ("acted yes", "acted perhaps", "There is no answer 'perhaps'; there are yes, no."),
    ("tokyo-1=1", "tokyo-1", "written card=number, not 'tokyo-1'"),
    ("belt belt-2", "belt belt-9", "There is no belt 'belt-9'"),
    ("known blue line", "seen blue line", "`known`"),
    (
        "called caller blue placer red belt belt-1 destination paris-9 loser red",
        "called caller blue",
        "There should be caller, placer, belt",
    ),
    ("seen public paris-9 red", "seen public paris-9", "an observer, a card, and where"),
    ("seen public paris-9 red", "seen public paris-9 attic", "There is no place 'attic'"),
    ("pending -", "pending call red", "`call red` does not fit here."),
    ("unread ?0", "unread ?1", "The line `unread ?0` is missing, incomplete or out of order."),
    ("discard tokyo-6", "discard ?99", "The text has no line `unread ?99`."),
    ("hand blue", "hand red", "2 to 5 can play"),
    ("turns=300", "turns", "An option is written name=value"),
]

# -- options

DEFAULTS = Options(
    starter=0,
    line="rising",
    round_trip_first="in-a-run",
    changes_go="to-loser",
    call_s=5,
    turns=300,
    standstill_rounds=3,
)
MISTAKEN_OPTIONS = [
    ({"colour": "red"}, "There is no option 'colour'; there are starter, line"),
    ({"starter": 5}, "The option starter is 5; it may be 0 to 4."),
    ({"line": "falling"}, "The option line is 'falling'; it may be rising or consecutive."),
    ({"call_s": "x"}, "The option call_s is 'x'; it may be a whole number or none."),
    ({"round_trip_first": "always"}, "round_trip_first"),
    ({"changes_go": "home"}, "changes_go"),
    ({"call_s": 0}, "The option call_s is 0; it may be 1 to 60."),
    ({"turns": 9}, "The option turns is 9; it may be 10 to 1000."),
    ({"standstill_rounds": 21}, "The option standstill_rounds is 21; it may be 1 to 20."),
]
OPTIONS = (Options(call_s=None, turns=None, standstill_rounds=None, changes_go="to-discard"),)
MISTAKEN_SEATS = (("red",), tuple("abcdef"), ("red", "red"))

# -- problems


def first_turn():
    """Two players in their first turn: red has begun a line of the first city on belt 1."""
    state = dealt(2)
    while state.phase == "setup":
        state = rules.play(state, rules.legal(state, state.due[0])[0])
    luggage = next(
        move
        for move in rules.legal(state, 0)
        if rules.move_to_text(state, move).startswith("place red belt-1")
        and CITIES[0] in rules.move_to_text(state, move)
    )
    state = rules.play(state, luggage)
    return in_words(rules, state, "done red", "pass blue")


def a_card_of(hand):
    return (hand & -hand).bit_length() - 1


def with_belt(state, at, belt):
    return replace(state, belts=(*state.belts[:at], belt, *state.belts[at + 1 :]))


def line_of(*laid):
    return lambda s: with_belt(s, 0, belt_with(s.belts[0].destination, 0, laid))


def red_is_dealt():
    """Red has a whole hand, whose first card was not read."""
    airport = ("round-trip-1", "round-trip-2", "round-trip-3")
    luggage = (f"paris-{n}" for n in range(1, 12))
    deals = (f"deal red {card}" for card in ("?", *luggage, *airport))
    return in_words(rules, start(), *deals)


def one_more(state):
    return replace(state, hands=(state.hands[0] | only(card("paris-12")), state.hands[1]))


def another_unread(state):
    """A card of red's was not read, and may only be what blue holds."""
    red, blue = state.hands
    red = red & ~only(a_card_of(red)) | only(CARD_COUNT)
    return replace(state, hands=(red, blue), unread=(blue,))


SOUND = {"turn": first_turn, "dealing": red_is_dealt}
BROKEN = {
    "turn": {
        "card-twice: place=hand of=red other=discard other_of=": lambda s: replace(
            s, discard=only(a_card_of(s.hands[0]))
        ),
        "card-elsewhere: place=city of=1": lambda s: replace(
            s, conflicts=(Seen(s.belts[0].destination, 3),)
        ),
        "card-count: count=56 expected=57": lambda s: replace(
            s, in_pile=s.in_pile - 1, pile=s.pile & ~only(a_card_of(s.pile))
        ),
        "pile-count: count=27 known=26": lambda s: replace(
            s, pile=s.pile & ~only(a_card_of(s.pile))
        ),
        "no-city-above: belt=1": lambda s: with_belt(s, 0, belt_with(None, 0, s.belts[0].line)),
        "no-luggage: belt=1": line_of((card("round-trip-4"), 3)),
        "second-line: belt=2": lambda s: with_belt(
            s, 1, belt_with(s.belts[1].destination, 0, ((card("paris-17"), 17),))
        ),
        "two-cities: belt=1": line_of((card("paris-3"), 3), (card("tokyo-4"), 4)),
        "other-number: belt=1": line_of((card("paris-3"), 4)),
        "out-of-range: belt=1 number=18": line_of(
            (card("paris-17"), 17), (card("round-trip-4"), 18)
        ),
        "two-ways: belt=1": line_of(
            (card("paris-3"), 3), (card("paris-5"), 5), (card("paris-4"), 4)
        ),
        "line-kept: belt=1": lambda s: with_belt(s, 0, replace(s.belts[0], last=9)),
        "empty-hand: seat=blue": lambda s: replace(s, hands=(s.hands[0], 0)),
        "no-such-player: player=7 role=active": lambda s: replace(s, active=7),
        "no-such-player: player=9 role=due": lambda s: replace(s, due=(9,)),
        "reading: phase=reading": lambda s: replace(s, phase="reading"),
        "taking: phase=taking": lambda s: replace(s, phase="taking"),
        "nobody-due: phase=draw": lambda s: replace(s, phase="draw"),
        "no-line: phase=window belt=3": lambda s: replace(s, phase="window", at=2),
        "run: phase=turn": lambda s: replace(s, run=2),
        "passed: phase=turn": lambda s: replace(s, passed=2),
        "turn-goes-on": lambda s: replace(s, acted=True, airport=True),
        "turn-count": lambda s: replace(s, turn=0),
        "unread-inconsistent": another_unread,
    },
    "dealing": {
        "hand-too-large: seat=red count=16 dealt=15": one_more,
        "too-much-luggage: seat=red dealt=12": lambda s: in_words(
            rules, one_more(s), "seen ?0 paris-13"
        ),
        "too-many-airport: seat=red dealt=3": lambda s: in_words(
            rules, one_more(s), "seen ?0 round-trip-4"
        ),
    },
}


def at_once():
    return replace(first_turn(), run=2, passed=2, turn=0)


def names_a_piece(said, words):
    return re.search("|".join(CITIES), said, re.IGNORECASE)


# -- refusals

BELTS = {1: "paris-9 red: london-3 london-4", 2: "paris-10 blue:"}
RED = "london-5 london-9 tokyo-3 round-trip-1 round-trip-2 change-of-direction-1 arrivals-board-1"
HANDS = (f"{RED} delayed-flight-1", "paris-2", "paris-3")
WINDOW = ("place red belt-1 london-5 -", "done red")
THREE = {
    **BELTS,
    3: "paris-11 red: tokyo-5",
    4: "paris-12 red: paris-5",
    5: "paris-13 red:",
}
two_belts = partial(holding, *HANDS, belts=BELTS)
three_lines = partial(holding, *HANDS, belts=THREE)
RED_LUGGAGE = tuple(f"deal red paris-{n}" for n in range(1, 13))
RED_DEALT = (*RED_LUGGAGE, *(f"deal red round-trip-{n}" for n in (1, 2, 3)))

REFUSED = {
    # key: (state, moves in it, the move that is refused)
    "already_dealt": (two_belts, (), "deal red paris-1"),
    "too_late_to_redeal": (two_belts, (), "redeal"),
    "not_your_turn": (two_belts, (), "check blue belt-1"),
    "one_action": (two_belts, ("check red belt-1",), "check red belt-2"),
    "action_first": (two_belts, (), "done red"),
    "second_airport": (
        two_belts,
        ("place red belt-1 change-of-direction-1 -",),
        "play red arrivals-board-1",
    ),
    "run_open": (three_lines, ("place red belt-1 london-5 -",), "place red belt-3 tokyo-3 -"),
    "draw_first": (two_belts, ("define red belt-3 tokyo-3",), "check red belt-1"),
    "nothing_to_draw": (two_belts, (), "draw red tokyo-9"),
    "take_first": (two_belts, ("change red belt-1 tokyo-3",), "done red"),
    "nothing_to_take": (two_belts, (), "take red paris-9"),
    "nothing_to_reshuffle": (two_belts, (), "reshuffle"),
    "looks_first": (two_belts, ("play red arrivals-board-1",), "define red belt-3 tokyo-3"),
    "recovery_open": (two_belts, ("recover red belt-1 london-4",), "check red belt-1"),
    "nothing_laid": (two_belts, (), "take-back red"),
    "has_destination": (two_belts, (), "define red belt-1 tokyo-3"),
    "no_destination": (two_belts, (), "check red belt-6"),
    "no_luggage": (two_belts, (), "close red belt-2"),
    "looked_already": (
        two_belts,
        ("play red arrivals-board-1", "check red belt-1"),
        "check red belt-1",
    ),
    "city_has_line": (two_belts, (), "place red belt-2 london-9 -"),
    "fourth_line": (three_lines, (), "place red belt-5 london-9 -"),
    "wrong_city": (two_belts, (), "place red belt-1 tokyo-3 -"),
    "wrong_direction": (
        two_belts,
        ("place red belt-1 change-of-direction-1 -",),
        "place red belt-1 london-5 -",
    ),
    "gap_in_run": (two_belts, ("place red belt-1 london-5 -",), "place red belt-1 london-9 -"),
    "say_which_way": (three_lines, (), "place red belt-3 round-trip-1 -"),
    "way_is_clear": (two_belts, (), "place red belt-1 round-trip-1 up"),
    "round_trip_alone": (three_lines, (), "place red belt-5 round-trip-1 -"),
    "change_in_run": (
        two_belts,
        ("place red belt-1 london-5 -",),
        "place red belt-1 change-of-direction-1 -",
    ),
    "no_line": (two_belts, (), "place red belt-2 change-of-direction-1 -"),
    "not_on_belt": (two_belts, (), "place red belt-1 arrivals-board-1 -"),
    "not_on_pad": (two_belts, (), "play red london-5"),
    "call_too_late": (two_belts, (), "call blue"),
    "own_placement": (two_belts, WINDOW, "call red"),
    "already_passed": (two_belts, (*WINDOW, "pass blue"), "call blue"),
    "covered": (two_belts, (), "recover red belt-1 london-3"),
    "behind_airport": (
        two_belts,
        ("place red belt-1 change-of-direction-1 -",),
        "recover red belt-1 change-of-direction-1",
    ),
    "last_luggage": (
        two_belts,
        ("recover red belt-1 london-4",),
        "recover red belt-1 london-3",
    ),
    "other_belt": (
        partial(holding, *HANDS, belts={**BELTS, 3: "paris-11 red: tokyo-5 tokyo-6"}),
        ("recover red belt-1 london-4",),
        "recover red belt-3 tokyo-6",
    ),
    "too_early_to_recover": (two_belts, WINDOW, "recover blue belt-1 london-5"),
    "not_in_hand": (two_belts, (), "define red belt-3 paris-2"),
    "not_from_pile": (two_belts, ("define red belt-3 tokyo-3",), "draw red paris-2"),
    "not_unread": (two_belts, (), "seen ?0 paris-1"),
    "still_dealing": (start, (), "check red belt-1"),
    "luggage_full": (start, RED_LUGGAGE, "deal red paris-13"),
    "airport_full": (start, RED_DEALT, "deal red round-trip-4"),
    "hand_full": (start, RED_DEALT, "deal red ?"),
    "define_first": (playing, (), "check red belt-1"),
    "window_open": (two_belts, WINDOW, "done red"),
    "reshuffle_first": (
        partial(holding, "paris-1 paris-4", "paris-2", pile="tokyo-1", discard="tokyo-2"),
        ("define red belt-1 paris-1", "draw red tokyo-1"),
        "done red",
    ),
    "match_over": (
        partial(holding, "arrivals-board-1", "paris-2", belts=BELTS),
        ("play red arrivals-board-1",),
        "check blue belt-1",
    ),
}
IMPOSSIBLE = [
    (two_belts, (), Check(0, 6), "no_belt"),
    (two_belts, (), Check(7, 0), "nobody_there"),
    (two_belts, (), Shown(6, None), "no_belt"),
    (two_belts, (), Shown(0, 99), "not_a_card"),
    (two_belts, (), Seen(70, 3), "not_unread"),
    (two_belts, (), Call(-1), "nobody_there"),
    (start, (), Deal(5, 3), "nobody_there"),
    (start, (), Deal(0, 99), "not_a_card"),
    (two_belts, ("define red belt-3 tokyo-3",), Draw(0, 99), "not_a_card"),
]
ELSEWHERE = {
    "read_each", "reading", "revealing", "gap_in_line", "out_of_range", "round_trip_never_first",
    "no_time",
}  # fmt: skip
"""Of other options, and of cards that were not read."""
NUMBERS = r"\d"

# -- chance

EVENLY = [
    (
        partial(
            holding,
            *("london-5 london-9 paris-3", "paris-2"),
            belts={1: "paris-9 red: london-3 london-4", 2: "tokyo-9 blue:"},
        ),
        {Place: 3, Define: 12, Check: 2, Change: 3, Close: 1, Recover: 1},
    )
]

# -- at the table

SHORT = ({"turns": 12}, {"turns": 12, "line": "consecutive", "changes_go": "to-discard"})
"""Options with which a match is over soon."""
BY_ITSELF = (TimeUp,)
"""Moves that no hand makes."""

# -- secrets

deck, check = BluffDeck(), check_match
MATCHES, GIVEN_UP, KNOWN = 2, 0.2, 0.3


def one_match(players, rng, mishaps=0.01, steps=160):
    """The first moves of a match; now and then a departure city is shown by accident."""
    start = state = begun(rules, players)
    moves = []
    while len(moves) < steps and (move := rules.random_move(state, rng.random)) is not None:
        above = [at for at, belt in enumerate(state.belts) if belt.destination is not None]
        if above and state.phase == "turn" and rng.random() < mishaps:
            at = rng.choice(above)
            move = Shown(at, state.belts[at].destination)
        moves.append(move)
        state = rules.play(state, move)
    return start, moves


def tells_the_destinations(state, observer):
    """A leak: what lies face down above the belts."""
    destinations = [belt.destination or 0 for belt in state.belts]
    return replace(rules.view(state, observer), turn_number=sum(destinations))


def tells_the_next_card(state, observer):
    return replace(rules.view(state, observer), run=state.pile)


def tells_who_holds_airport_cards(state, observer):
    held = [sum(1 for card in members(hand) if card >= LUGGAGE_COUNT) for hand in state.hands]
    return replace(rules.view(state, observer), looked=tuple(held))


def offers_calls_to_those_who_would_win(state, seat):
    """A leak: the moves that are offered know what lies above the belt."""
    return [
        move
        for move in rules.legal(state, seat)
        if not isinstance(move, Call)
        or (
            FACES[state.belts[state.at].destination] != FACES[state.belts[state.at].line[0][0]]
            and state.belts[state.at].destination % 2
        )
    ]


def forgets_what_it_saw(state, observer):
    view = rules.view(state, observer)
    return view if observer is None else replace(view, secrets=replace(view.secrets, known=()))


LEAKS = [
    {"view": tells_the_destinations},
    {"view": tells_the_next_card},
    {"view": tells_who_holds_airport_cards},
    {"legal": offers_calls_to_those_who_would_win},
]
FORGETFUL = [{"view": forgets_what_it_saw}]
