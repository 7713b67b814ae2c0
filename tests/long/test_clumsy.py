"""A player who errs at every tenth act, in every way that hands can err, plays whole matches."""

from collections import Counter
from itertools import product

import pytest

from controller.cards.deck import READINGS
from controller.conformance.hands import SPOTS, begun
from controller.match import acts
from controller.match.acts import CONTROL_CARDS
from controller.match.signs import Noticeboard
from harness.cardgames import MANNERS, OTHERS, WITH_SPOTS, WITHOUT, everywhere, name_of
from harness.clumsy import SLIPS, Clumsy, DeadEnd, NotHealed, Unnamed
from harness.handling import Handling
from harness.matches import SEATS

EVERYWHERE = [
    (manner, seats, spots, READINGS[(nth + at) % len(READINGS)])
    for nth, (manner, seats) in enumerate(everywhere())
    for at, spots in enumerate((SPOTS, ()))
]
"""(manner, seats, spots, reading): with spots and without; how cards are read takes turns."""


def name(value):
    if value in (SPOTS, ()):
        return "spots" if value else "no spots"
    return value if isinstance(value, str) else name_of(value)


def is_sound(game):
    """What must hold in every state: nothing is wrong, unless somebody said so of a card, or, with
    late reading, has tapped another's."""

    def checked(state):
        wrong = [one.id for one in game.rules.problems(state)]
        late = state.options.reading == "late"
        assert state.conflicts or wrong in ([], [f"{game.slug}-problem-unread-inconsistent"][:late])

    return checked


def played(manner, hands, seed, **clumsiness):
    """Play a match to its end; the player."""
    player = Clumsy(manner.spec, hands, seed, others=OTHERS, **clumsiness)
    player.play(is_sound(manner.spec))
    return player


def by_signals(manner, seats, spots, seed, *, reading="late", **clumsiness):
    others = (*OTHERS, *CONTROL_CARDS)
    options = {**manner.options, "reading": reading}
    hands = begun(manner.spec, seats, spots=spots, others=others, **options)
    return played(manner, hands, seed, **clumsiness)


@pytest.mark.parametrize(("manner", "seats", "spots", "reading"), EVERYWHERE, ids=name)
def test_slips_that_the_rules_forbid_change_nothing(manner, seats, spots, reading, matches):
    slips = Counter()
    for seed in range(matches(1)):
        well = by_signals(manner, seats, spots, seed, reading=reading, share=0.0)
        badly = by_signals(manner, seats, spots, seed, reading=reading, harmless=True)
        assert badly.moves == well.moves
        assert badly.match.state == well.match.state
        assert badly.match.shown.standings == well.match.shown.standings
        slips += badly.slips
    # How long a match lasts is luck.
    assert slips.total() > 3


@pytest.mark.parametrize(("manner", "seats", "spots", "reading"), EVERYWHERE, ids=name)
def test_whatever_slips_the_match_ends_and_nothing_is_wrong(manner, seats, spots, reading, matches):
    for seed in range(matches(1)):
        assert by_signals(manner, seats, spots, seed, reading=reading).match.over


@pytest.mark.parametrize(("file", "reading"), [(WITH_SPOTS, "late"), (WITHOUT, "every")])
@pytest.mark.parametrize("manner", MANNERS, ids=name_of)
def test_hands_in_the_world_slip_and_finish_too(manner, file, reading, matches):
    seats = ("red", "blue", "green", "yellow")
    for seed in range(matches(1)):
        results = []
        for clumsiness in ({"share": 0.0}, {"harmless": True}, {}):
            options = {**manner.options, "reading": reading}
            with Handling(manner.spec, seats, file=file, seed=seed, **options) as hands:
                player = played(manner, hands, seed, **clumsiness)
                results.append((player.moves, hands.match.state, hands.match.shown.standings))
        assert results[0] == results[1]


@pytest.mark.parametrize("manner", MANNERS, ids=name_of)
def test_the_clumsy_player_errs_in_every_way_and_is_told(manner):
    slips, healed, notices = Counter(), Counter(), Counter()
    for seed in range(6):
        player = by_signals(manner, ("red", "blue", "green", "yellow"), SPOTS, seed, share=0.3)
        slips += player.slips
        healed += player.healed
        notices += player.notices
        assert not player.healed + player.counted - player.slips, "each slip was one or the other"
    assert set(slips) == set(healed) == set(SLIPS)
    assert {
        "table-one-at-a-time",
        "table-other-game",
        "table-foreign",
        "table-others-choice",
    } <= set(notices)


def unforgiving(monkeypatch):
    """A piece whose tap did not count is for ever where it was."""
    left = acts._left

    def never_left(pending, signal):
        tag = pending.tags.get(signal.reader)
        return left(pending, signal) if tag is None or tag.counted else pending

    monkeypatch.setattr(acts, "_left", never_left)


def never_hushed(monkeypatch):
    """A player who has put a mistake right is still blamed."""
    monkeypatch.setattr(Noticeboard, "heal", lambda board, seats: None)


def silent(monkeypatch):
    """The table says nothing of mistakes."""
    monkeypatch.setattr(Noticeboard, "tell", lambda board, notice, now_s: False)


@pytest.mark.parametrize("manner", MANNERS, ids=name_of)
@pytest.mark.parametrize(
    ("breakage", "fault"), [(unforgiving, DeadEnd), (never_hushed, NotHealed), (silent, Unnamed)]
)
def test_the_clumsy_player_sees_a_table_that_is(breakage, fault, manner, monkeypatch):
    def play_some():
        for seed, spots in product(range(12), (SPOTS, ())):
            by_signals(manner, SEATS[:4], spots, seed, reading="every")

    breakage(monkeypatch)
    with pytest.raises(fault):
        play_some()
