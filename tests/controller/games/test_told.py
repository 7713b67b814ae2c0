"""What everybody is told of a move, in random matches of every game: climaxes and the log."""

import random
from collections import defaultdict

import pytest

from controller.cards.referee import RefereeState
from controller.conformance.hands import begun as hands_at
from controller.games.captains_orders.pieces import Discover
from controller.games.catalogue import CATALOGUE
from controller.match.halfdone import NOTHING
from controller.match.tablegame import TableShape
from controller.table.assembly import Seating, open_table
from controller.views import DEAL_AGAIN, SOMETHING_WRONG, UNREADABLE
from controller.views.message import LANGUAGES
from display.words import Words
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.signals import ButtonPressed, ButtonReleased
from harness.matches import SEATS, begun, random_steps

WAYS = {
    "luggage": ({"rounds": 1}, {"variant": "memory", "rounds": 1}, {"play": "rulebook"}),
    "captain-bluff": ({"turns": 100},),
    "bluff-pirate": ({"turns": 60}, {}),
    "captains-orders": ({},),
}
CLIMAXES = {
    "luggage": {"luggage-stage-done", "luggage-stage-turns"},
    "captain-bluff": {"captain-bluff-stage-call"},
    "bluff-pirate": {
        *("bluff-pirate-stage-doubted", "bluff-pirate-stage-trusted", "bluff-pirate-stage-opens"),
        *("bluff-pirate-stage-boards", "bluff-pirate-stage-steers"),
    },
    "captains-orders": {"captains-orders-stage-accuses", "captains-orders-stage-ran-out"},
}


def answers(slug, seed=0):
    """The answers to the moves of some random matches, with the states around each."""
    spec = CATALOGUE[slug]
    table = spec.table(TableShape(spots=6))
    for way in WAYS[slug]:
        for players in spec.rules.players:
            rng = random.Random(f"{seed}/{players}")
            begins = begun(spec.rules, players, **way)
            # Random accusations would end every round before a hand has run out.
            quiet = None if players % 2 else _accuses
            for state, move, after in random_steps(spec.rules, begins, rng, unless=quiet):
                yield state, after, table.answer(state, move, after)


def _accuses(state, move):
    return isinstance(move, Discover)


@pytest.mark.parametrize("slug", CATALOGUE)
def test_every_climax_is_told_in_every_language(slug):
    told, logged = {}, {}
    for _, _, answer in answers(slug):
        if answer.climax is not None:
            for message in (answer.climax.what, answer.climax.found, answer.climax.cost):
                if message is not None:
                    told[message.id] = message
            assert set(answer.climax.seats) <= set(SEATS)
        if answer.logged is not None:
            logged[answer.logged.what.id] = answer.logged.what
    assert CLIMAXES[slug] <= set(told)
    assert len(logged) >= 3
    for message in (*told.values(), *logged.values()):
        for language in LANGUAGES:
            said = Words(language)(message)
            assert said != message.id
            assert "{" not in said


def test_a_ship_that_sails_passes_one_square_after_the_other():
    """BP-12: from where it lay to where it lies, but for an accuser who is pushed back."""
    seen = defaultdict(int)
    for state, after, answer in answers("bluff-pirate"):
        climax = answer.climax
        if climax is None or not climax.course:
            continue
        ship = state.seats.index(climax.ship)
        views = [CATALOGUE["bluff-pirate"].rules.view(one, None) for one in (state, after)]
        squares = [view.players[ship].square for view in views]
        assert [climax.course[0], climax.course[-1]] == squares
        assert len(set(climax.course)) == len(climax.course)
        seen[climax.what.id] += 1
    assert len(seen) == 3


# ---- one truth about whose turn it is ------------------------------------------------------------

CARD_GAMES = [slug for slug, spec in CATALOGUE.items() if spec.rules.zones is not None]


@pytest.mark.parametrize("slug", CARD_GAMES)
def test_view_prompt_and_lights_agree_on_who_is_to_act(slug):
    spec, agreed = CATALOGUE[slug], 0
    table = spec.table(TableShape(spots=6))
    for state, _, _ in answers(slug, seed="agree"):
        active = spec.rules.view(state, None).active
        lively = {seat for seat, light in table.lights(state).items() if light[1] != "steady"}
        if active is not None:
            assert table.prompt(state).seat == active
            assert lively == {active}
            agreed += 1
    assert agreed > 100


@pytest.mark.parametrize("slug", CARD_GAMES)
def test_a_refusal_is_gone_as_soon_as_its_player_may_act(slug):
    spec, luck, gone = CATALOGUE[slug], random.Random(slug), 0
    hands = hands_at(spec, SEATS[:4])
    awaited = spec.rules.awaited
    while gone < 20:
        if hands.match.over:
            hands = hands_at(spec, SEATS[:4])
        state = hands.match.state
        waiting = [seat for at, seat in enumerate(state.seats) if not awaited(state, at)]
        for seat in waiting:
            for kind in (ButtonPressed, ButtonReleased):
                hands.tell(kind(at_s=hands.now_s, seat=seat, button="B"))
        refused = {one.seat for one in hands.match.shown.notices() if one.kind == "mistake"}
        if hands.match.state is not state:
            continue
        hands.match.observed(spec.rules.random_move(state, luck.random), hands.now_s)
        hands.match.show()
        hands.wait(0.01)
        after, still = hands.match.state, hands.match.shown.notices()
        may = {seat for at, seat in enumerate(after.seats) if awaited(after, at)}
        assert not [one for one in still if one.kind == "mistake" and one.seat in may & refused]
        gone += len(may & refused & set(waiting))


# ---- menus ---------------------------------------------------------------------------------------

MENDING = {UNREADABLE, DEAL_AGAIN, "bluff-pirate-menu-vote-shown"}
"""Lines for what can go wrong with real pieces only."""


def ids(lines):
    return {line.id for line in lines}


@pytest.mark.parametrize("spots", [6, 0])
@pytest.mark.parametrize("slug", CARD_GAMES)
def test_at_a_simulated_table_nothing_of_the_hardware_is_offered_but_under_one_line(slug, spots):
    spec, mended = CATALOGUE[slug], set()
    real, simulated = (spec.table(TableShape(spots=spots, deals=deals)) for deals in (False, True))
    for state, _, _ in answers(slug, seed="menus"):
        menu = simulated.menu(state, RefereeState(), NOTHING)
        at_real = real.menu(state, RefereeState(), NOTHING)
        if menu is None or at_real is None:
            continue
        assert not ids(menu.choices) & MENDING
        under = [line for line in menu.choices if line.id == SOMETHING_WRONG]
        assert under == [one for one in menu.choices[-1:] if one.id == SOMETHING_WRONG]
        there = ids(under[0].then) if under else set()
        assert there == ids(at_real.choices) & MENDING
        assert SOMETHING_WRONG not in ids(at_real.choices)
        mended |= there
    assert UNREADABLE in mended


@pytest.mark.parametrize("slug", CARD_GAMES)
def test_nobodys_own_window_shows_what_another_is_to_choose(slug):
    seating = Seating(4, 4, "easy", 3, slug, WAYS[slug][0])
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim-spots"), loop, seating, deep=False) as opened,
    ):
        opened.start()
        loop.run(while_=lambda: opened.match is None)
        whose = set()
        while len(whose) < 3 and not opened.match.over:
            loop.run(until_s=loop.now_s() + 0.4)
            public = opened.console.view().cursor
            whose |= set() if public is None else {public.seat} - {""}
            for seat in opened.match.seats:
                own = opened.console.view(seat).cursor
                mine = public is not None and public.seat in ("", seat)
                assert own == (public if mine else None)
    assert len(whose) >= 3
