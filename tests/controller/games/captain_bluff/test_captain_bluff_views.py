"""Views hold what an observer may know, and nothing else."""

import random

import pytest
from msgspec.structs import replace

from controller.games.captain_bluff.pieces import (
    CARD_COUNT,
    CARDS,
    FACES,
    LUGGAGE_COUNT,
    Call,
    Change,
    Done,
    Pass,
    Place,
    Shown,
)
from controller.games.captain_bluff.rules import rules
from controller.rules.rows import Legality
from controller.rules.sets import members
from controller.views.captain_bluff import KnownCard
from harness.bluff_deck import BluffDeck
from harness.matches import begun, random_steps, with_other
from harness.secrecy import Forgotten, Leak, Tally, check_match

KINDS = {"round-trip": "round_trip", "change-of-direction": "turns"}
STEPS = (0, 1, -1)


def fits(belt, card):
    """Whether a card fits next on a belt, as its view says."""
    kind, _, number = FACES[card].rpartition("-")
    if FACES[card] in KINDS:
        return getattr(belt.next, KINDS[FACES[card]])
    return kind in belt.next.cities and any(
        first <= int(number) <= last for first, last in belt.next.numbers
    )


def may_lie(state, at, card):
    """Whether the player who is to act may lay a card there, by the rules."""
    places = (Place(state.active, at, card, step) for step in STEPS)
    return any(rules.legality(state, place) is Legality.LEGAL for place in places)


@pytest.mark.parametrize("line", ["rising", "consecutive"])
@pytest.mark.parametrize("players", rules.players)
def test_what_fits_next_on_a_belt_is_what_the_rules_let_lie_there(players, line, matches):
    rng, tried = random.Random(f"next/{players}/{line}"), {True: 0, False: 0}
    for _ in range(matches(2)):
        for state, _, _ in random_steps(rules, begun(rules, players, line=line), rng):
            if state.phase not in ("turn", "placing") or state.acted:
                continue
            belts = rules.view(state, None).belts
            for at, belt in enumerate(belts):
                if belt.next is None or (state.run and at != state.at):
                    continue
                for card in members(state.hands[state.active]):
                    in_line = FACES[card] in KINDS
                    if card in range(LUGGAGE_COUNT) or (
                        in_line and not state.airport and belt.line and belt.city
                    ):
                        fitting = fits(belt, card)
                        assert may_lie(state, at, card) == fitting, (belt, FACES[card])
                        tried[fitting] += 1
    assert min(tried.values()) > 100


def test_what_fits_next_in_words(holding):
    """After 5, 4: lower. After a Change of direction: higher than the number at its end."""
    lines = {
        "london-5": "either",
        "london-5 london-4": "lower",
        "london-5 london-4 change-of-direction-1": "higher",
        "london-2 london-1": "none",
        "london-3 london-2": "only",
    }
    for line, said in lines.items():
        state = holding("tokyo-1", "tokyo-2", belts={1: f"paris-9 red: {line}"})
        next_there = rules.view(state, None).belts[0].next
        assert next_there.says.id == f"captain-bluff-next-{said}"
        assert next_there.turns


def test_only_the_own_view_says_that_nothing_can_be_played_any_more(holding):
    belts = {1: "paris-9 red: london-5"}
    for hand, may in (("tokyo-1", False), ("tokyo-1 arrivals-board-1", True)):
        state = replace(holding(hand, "tokyo-2", belts=belts), acted=True)
        assert rules.view(state, 0).secrets.may_play is may
        assert rules.view(state, 1).secrets.may_play


COPIES = [
    [card for card in range(CARD_COUNT) if FACES[card] == FACES[first]]
    for first in range(LUGGAGE_COUNT, CARD_COUNT)
    if FACES.index(FACES[first]) == first
]


def one_match(players, rng, mishaps=0.01, steps=160, **options):
    """The first moves of a match; now and then a departure city is shown by accident."""
    start = state = begun(rules, players, **options)
    moves = []
    while len(moves) < steps and (move := rules.random_move(state, rng.random)) is not None:
        above = [at for at, belt in enumerate(state.belts) if belt.destination is not None]
        if above and state.phase == "turn" and rng.random() < mishaps:
            at = rng.choice(above)
            move = Shown(at, state.belts[at].destination)
        moves.append(move)
        state = rules.play(state, move)
    return start, moves


def check(game, players, rng, matches):
    tally = Tally()
    for _ in range(matches):
        check_match(game, BluffDeck(), *one_match(players, rng), rng, tally)
    return tally


@pytest.mark.parametrize("players", rules.players)
def test_an_observer_learns_what_it_sees_and_nothing_else(players, matches):
    tally = check(rules, players, random.Random(players), matches(2))
    assert tally.given_up < 0.2 * tally.unknown
    assert tally.known > 0.3 * tally.unknown


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


@pytest.mark.parametrize(
    "leak",
    [
        {"view": tells_the_destinations},
        {"view": tells_the_next_card},
        {"view": tells_who_holds_airport_cards},
        {"legal": offers_calls_to_those_who_would_win},
    ],
    ids=lambda leak: next(iter(leak.values())).__name__,
)
def test_a_planted_leak_is_caught(leak):
    with pytest.raises(Leak):
        check(with_other(rules, **leak), 4, random.Random(1), 20)


def forgets_what_it_saw(state, observer):
    view = rules.view(state, observer)
    return view if observer is None else replace(view, secrets=replace(view.secrets, known=()))


def test_a_view_that_forgets_is_caught():
    with pytest.raises(Forgotten):
        check(with_other(rules, view=forgets_what_it_saw), 4, random.Random(1), 10)


@pytest.mark.parametrize("players", rules.players)
def test_equal_cards_are_the_same_in_every_view(players, matches):
    rng = random.Random(f"equal/{players}")
    for _ in range(matches(2)):
        start, moves = one_match(players, rng)
        name = {}
        for copies in COPIES:
            name.update(zip(copies, rng.sample(copies, len(copies)), strict=True))
        state = other = start
        for move in moves:
            state = rules.play(state, move)
            other = rules.play(other, BluffDeck().renamed(move, name))
            for observer in (None, *range(players)):
                assert rules.view(state, observer) == rules.view(other, observer)


# -- what a view says ----------------------------------------------------------------------

BELTS = {1: "paris-9 red: london-3 london-4", 2: "paris-10 blue:"}


def test_the_public_view_has_no_secrets(holding):
    view = rules.view(holding("paris-1", "paris-2", belts=BELTS), None)
    assert view.secrets is None
    assert [(hand.seat, hand.cards) for hand in view.players] == [("red", 1), ("blue", 1)]


def test_belts_show_lines_and_who_has_seen_what_lies_above_them(holding, after):
    state = after(holding("paris-1", "paris-2", belts=BELTS), "check red belt-2")
    first, second = rules.view(state, None).belts[:2]
    assert (first.city, first.direction, first.known_to) == ("london", 1, ("red",))
    assert [(card.name, card.number) for card in first.line] == [("london-3", 3), ("london-4", 4)]
    assert (second.destination, second.known_to, second.line) == (True, ("red", "blue"), ())


def test_a_seat_knows_the_city_that_it_has_seen_until_it_is_exchanged(holding, after):
    state = after(holding("paris-1", "paris-2", belts=BELTS), "check red belt-2", "done red")
    assert KnownCard("paris-10", ("belt-2",)) in rules.view(state, 0).secrets.known
    assert rules.view(state, None).known == ()
    state = after(state, "change blue belt-1 paris-2")
    # It lies aside, and then in blue's hand: red has seen where it went.
    assert KnownCard("paris-9", ("aside",)) in rules.view(state, 0).secrets.known
    state = after(state, "take blue paris-9")
    assert KnownCard("paris-9", ("blue",)) in rules.view(state, 0).secrets.known


def test_a_call_is_told_with_what_was_revealed(holding, after):
    state = holding("london-5 paris-1", "paris-2", belts=BELTS)
    state = after(state, "place red belt-1 london-5 -", "done red", "call blue")
    called = rules.view(state, None).called
    assert (called.caller, called.placer, called.belt) == ("blue", "red", 1)
    assert (called.destination, called.loser) == ("paris-9", "red")


def test_a_player_who_may_call_is_asked_to_act(holding, after):
    state = holding("london-5 paris-1", "paris-2", "paris-3", belts=BELTS)
    state = after(state, "place red belt-1 london-5 -", "done red", "pass green")
    asked = [seat for n, seat in enumerate(state.seats) if rules.awaited(state, n)]
    assert asked == ["blue"]
    assert [hand.passed for hand in rules.view(state, None).players] == [False, False, True]


def test_who_knows_a_city_and_lets_luggage_lie_there_is_seen_to_until_the_city_changes(holding):
    """Blue and Green pass; only Blue has looked at belt 1."""
    belts = {1: "paris-9 red blue: paris-3 paris-4"}
    state = holding("paris-5 london-1", "tokyo-1", "tokyo-2", belts=belts)
    for move in (Place(0, 0, CARDS.index("paris-5"), 0), Done(0), Pass(1), Pass(2)):
        state = rules.play(state, move)
    assert rules.view(state, None).belts[0].let_lie == ("blue",)
    state = replace(state, acted=False)
    changed = rules.play(state, Change(0, 0, CARDS.index("london-1")))
    assert rules.view(changed, None).belts[0].let_lie == ()
