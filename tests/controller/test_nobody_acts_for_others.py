"""Nobody acts for others: not by hand at a simulated table, where it is known whose hand it is, and
by no button at any."""

from contextlib import contextmanager
from random import Random

import pytest

from controller.bots.carrying import fan
from controller.cards.deck import READINGS
from controller.conformance.hands import AFTER_S, SPOTS, Acting
from controller.conformance.steps import random_steps
from controller.games.catalogue import CATALOGUE
from controller.match.acts import (
    CONTROL_CARDS,
    HOLD_S,
    LANGUAGE,
    OPERATOR,
    PAUSE,
    RECOUNT,
    UNDO,
    Pressed,
    Tapped,
    TappedAt,
)
from controller.match.tablegame import TableShape
from controller.table.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.errors import HandError
from hardware.loop import Loop, VirtualClock
from hardware.scene import Gather, Press, Put, Release, Shuffle, Take, Tap, TurnOver, TurnPile
from hardware.sim.places import tag_uid
from harness.cardgames import SMALL_SEA

SEATS = ("red", "blue", "green", "yellow")
STATES = 40
"""How many states of a match are looked at."""

GAMES = sorted(CATALOGUE)


def started(game, **options):
    spec = CATALOGUE[game]
    return spec.rules.initial(spec.rules.options_from(options), SEATS)


def states_of(game, reading, seed):
    """Some states of a random match of four."""
    spec, luck = CATALOGUE[game], Random(f"{game}/{reading}/{seed}")
    if reading == "every":
        state, states = started(game, reading=reading), []
        while (move := spec.rules.random_move(state, luck.random)) is not None:
            states.append(state)
            state = spec.rules.play(state, move)
    else:
        states = [state for state, _, _ in random_steps(spec, len(SEATS), luck)]
    return luck.sample(states, min(STATES, len(states)))


def readings(game):
    return ("",) if game == "luggage" else READINGS


EVERYWHERE = [
    (game, reading, spots) for game in GAMES for reading in readings(game) for spots in (SPOTS, ())
]


def name(value):
    return ("spots" if value else "no spots") if isinstance(value, tuple) else value or "as it is"


def acting_in(game, state, spots, **settings):
    spec = CATALOGUE[game]
    table = spec.table(TableShape(spots=len(spots)))
    return Acting(table, state, SEATS, (*spec.pieces, *CONTROL_CARDS), spots, **settings)


def tapped_moves(acting, luck):
    """(seat, move, acts) of some legal moves that a seat makes with a piece."""
    game = acting.match.game
    state = acting.match.state
    moves = [move for seat in SEATS for move in game.offered(state, seat)]
    for move in luck.sample(moves, min(8, len(moves))):
        seat, acts = game.mover(state, move), game.perform(state, move)
        if seat is not None and acts and isinstance(acts[-1], Tapped | TappedAt):
            yield seat, move, acts


@pytest.mark.parametrize(("game", "reading", "spots"), EVERYWHERE, ids=name)
def test_no_hand_makes_a_move_of_another_seat(game, reading, spots):
    luck, tried = Random(game), 0
    for state in states_of(game, reading, 1):
        for seat, move, (*before, tap) in tapped_moves(acting_in(game, state, spots), luck):
            for hand in SEATS:
                acting = acting_in(game, state, spots)
                acting.hand = seat
                acting.do(*before)
                stood = acting.match.state, acting.match.half, len(acting.match.history)
                acting.hand = hand
                made = acting.do(tap)
                if hand == seat:
                    assert made[:1] == [move]
                    continue
                now = acting.match.state, acting.match.half, len(acting.match.history)
                assert now == stood, f"{hand} makes {move} for {seat} in {state}"
                told = acting.match.shown.notices()[-1]
                assert (told.id, told.seat) == ("table-for-another", hand)
                tried += 1
    assert tried > 20


@pytest.mark.parametrize(("game", "reading", "spots"), EVERYWHERE, ids=name)
def test_no_hand_begins_an_act_of_another_seat_or_says_what_its_card_means(game, reading, spots):
    """Any card, at any pad but its own: it is half of nobody's act."""
    luck, spec = Random(game), CATALOGUE[game]
    for state in states_of(game, reading, 2)[:20]:
        for _ in range(6):
            acting = acting_in(game, state, spots)
            acting.hand, there = luck.sample(SEATS, 2)
            acting.do(Tapped(there, luck.choice(spec.pieces)))
            made = acting.match.history
            movers = {acting.match.game.mover(acting.match.before[n], one.move)
                      for n, one in enumerate(made)}  # fmt: skip
            assert movers <= {None, acting.hand}
            assert made or acting.match.half == type(acting.match.half)()


@pytest.mark.parametrize("card", [PAUSE, UNDO, RECOUNT])
def test_control_cards_work_for_a_hand_at_its_own_pad_only(card):
    acting = acting_in("captains-orders", states_of("captains-orders", "every", 3)[0], SPOTS)
    stood = acting.match.state, acting.match.referee, acting.match.half
    acting.hand = "blue"
    for act in (Tapped("red", card), TappedAt(1, card)):
        acting.do(act)
        assert (acting.match.state, acting.match.referee, acting.match.half) == stood
        assert [one.id for one in acting.match.shown.notices()] == ["table-own-pad"]
    acting.do(Tapped("orange", card))
    assert acting.match.shown.notices()[-1].id == "table-nobody-plays-here"
    assert (acting.match.state, acting.match.referee, acting.match.half) == stood


def test_the_others_still_act_for_a_frozen_hand():
    """G-2: a hand of a player who has left is carried out by the others."""
    for state in states_of("captains-orders", "every", 4):
        acting = acting_in("captains-orders", state, SPOTS)
        game = acting.match.game
        for seat, move, (*before, tap) in tapped_moves(acting, Random(4)):
            if before or move != game.default_move(state, seat):
                continue
            acting.match.pause.half = acting.match.half.__class__(left=(seat,))
            acting.hand = next(other for other in SEATS if other != seat)
            assert acting.do(tap)[:1] == [move]
            return
    raise AssertionError("it never came to that")


# ---- whatever one seat does alone ----------------------------------------------------------------


def says_gone(seat, by):
    """The buttons at *by* which say in a pause that nobody has left yet that *seat* has."""
    return [Pressed(by, button) for button in "BA" + "B" * SEATS.index(seat) + "A"]


def does_anything(acting, seat, luck, until_s, *, others_answer):
    """Until then one seat presses, holds and taps control cards at its pad; the others only answer
    when they are asked."""
    match = acting.match
    while acting.now_s < until_s and not match.over:
        asked = match.half.asked
        if asked and asked != seat and others_answer:
            acting.press("A", asked)
        if luck.random() < 0.1 and not match.half.rests:
            other = luck.choice([one for one in SEATS if one != seat])
            acting.do(Tapped(seat, PAUSE), *says_gone(other, seat))
        elif luck.random() < 0.25:
            acting.tap(f"pad/{seat}", luck.choice((PAUSE, UNDO, RECOUNT)))
        else:
            for_s = luck.choice((0.1, 0.1, 0.1, HOLD_S + 0.2))
            acting.press(luck.choice("AB"), seat, for_s=for_s)
        acting.wait(luck.choice((0.5, AFTER_S)))
        yield


@pytest.mark.parametrize("seat", ["red", "green", "orange"])
@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_four_goes_on_being_theirs_whatever_one_seat_does_for_ten_minutes(game, seat):
    luck, asked, rested = Random(f"{game}/{seat}"), set(), 0
    state = states_of(game, "", 5)[0]
    acting = acting_in(game, state, SPOTS)
    match = acting.match
    for _ in does_anything(acting, seat, luck, 600.0, others_answer=True):
        assert not match.pause.given_up
        assert set(match.half.left) <= {seat} & set(SEATS)
        asked |= {match.half.asked} - {""}
        rested += match.half.rests
    for before, one in zip(match.before, match.history, strict=True):
        assert match.game.mover(before, one.move) in (None, seat)
    if seat in SEATS:
        assert rested
        assert asked - {seat}
    else:
        assert match.half.texts() == {}
        assert match.history == []


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_does_not_play_ends_no_pause_and_asks_nobody(game):
    acting = acting_in(game, states_of(game, "", 6)[0], SPOTS)
    acting.do(Tapped("red", PAUSE))
    for _ in does_anything(acting, "orange", Random(game), 600.0, others_answer=False):
        assert acting.match.half.texts() == {"rests": "yes"}
        assert not acting.match.pause.given_up
    assert "table-nobody-plays-here" in [one.id for one in acting.match.shown.notices()]


# ---- at the simulated table ----------------------------------------------------------------------


@contextmanager
def bots_at_play(game, seed, seats=4, **options):
    """A table of bots that play, for some seconds."""
    file = "sim" if game == "luggage" else "sim-spots"
    with (
        Loop(VirtualClock()) as loop,
        open_table(
            load_table_file(file),
            loop,
            Seating(seats, seats, "easy", seed, game, options),
            deep=False,
        ) as opened,
    ):
        opened.start()
        loop.run(while_=lambda: not opened.world.places)
        yield opened, loop


def as_it_lies(world):
    return world.lying(), {seat: frozenset(top.pressed) for seat, top in world.seats.items()}


def acts_of_a_stranger(world):
    """Everything by which a hand could change anything."""
    for place in list(world.places):
        yield from (Take(place), Take(place, 0), TurnOver(place), Shuffle(place))
        yield from (TurnPile(place, place), Gather(place, place))
    yield from (Press("A"), Press("B"), Tap(), Tap(0.4, "pad/red"))


@pytest.mark.parametrize("game", GAMES)
def test_seats_that_do_not_play_change_nothing_at_a_simulated_table(game):
    with bots_at_play(game, 1, seats=CATALOGUE[game].rules.players[0]) as (opened, loop):
        stranger = next(seat for seat in opened.world.seats if seat not in opened.match.seats)
        for _ in range(20):
            loop.run(until_s=loop.now_s() + 3.7)
            stood = as_it_lies(opened.world)
            for act in acts_of_a_stranger(opened.world):
                with pytest.raises(HandError) as refused:
                    opened.world.act(stranger, act, loop.now_s())
                assert refused.value.code == "not-playing"
            assert as_it_lies(opened.world) == stood


@pytest.mark.parametrize("game", [game for game in GAMES if game != "luggage"])
def test_cards_leave_a_hand_by_another_one_only_when_the_rules_say_so(game):
    """BP-9: three cards of the ship that was boarded are taken unseen."""
    taken = 0
    sea = {"board": SMALL_SEA, "turns": 60} if game == "bluff-pirate" else {}
    with bots_at_play(game, 1, **sea) as (opened, loop):
        world, match, spec = opened.world, opened.match, CATALOGUE[game]
        for _ in range(2000):
            loop.run(until_s=loop.now_s() + 0.2)
            if match.over or taken > 3:
                break
            for seat in match.seats:
                drawn = spec.draw(match.state, match.seats.index(seat))
                for other in match.seats:
                    place = fan(other)
                    if other == seat or place not in world.places or world.seats[seat].hand:
                        continue
                    if drawn is None or drawn.source != place:
                        with pytest.raises(HandError) as refused:
                            world.act(seat, Take(place, 0), loop.now_s())
                        assert (refused.value.code, refused.value.place) == ("not-yours", place)
                    else:
                        world.act(seat, Take(place, 0), loop.now_s())
                        world.act(seat, Put(place, index=0), loop.now_s())
                        taken += 1
    assert bool(taken) == (game == "bluff-pirate")


def test_who_has_not_joined_opens_no_page_over_those_who_have():
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim-spots"), loop, Seating(), deep=False) as opened,
    ):
        opened.start()
        world = opened.world

        def press(seat, button="A", for_s=0.1):
            world.act(seat, Press(button), loop.now_s())
            loop.run(until_s=loop.now_s() + for_s)
            world.act(seat, Release(button), loop.now_s())
            loop.run(until_s=loop.now_s() + 0.5)

        press("red")
        assert opened.console.stage == "joining"
        for card in (OPERATOR, LANGUAGE):
            with pytest.raises(HandError) as refused:
                world.act("blue", Take(f"beside/{card.rpartition('/')[2]}"), loop.now_s())
            assert refused.value.code == "not-joined"
        with pytest.raises(HandError):
            world.act("blue", Take("middle/luggage"), loop.now_s())
        press("red", for_s=HOLD_S + 0.3)
        assert opened.console.stage == "options"
        for button in "AB":
            with pytest.raises(HandError) as refused:
                world.act("blue", Press(button), loop.now_s())
            assert refused.value.code == "not-joined"
        # They who have joined may; and where nobody has, anybody may.
        world.act("red", Take("beside/language"), loop.now_s())
        before = opened.console.lobby.language
        world.act("red", Tap(0.4), loop.now_s())
        loop.run(until_s=loop.now_s() + 1.0)
        assert opened.console.lobby.language != before


def test_the_hand_that_holds_a_card_to_a_reader_is_known_on_both_twins():
    for deep in (False, True):
        with (
            Loop(VirtualClock()) as loop,
            open_table(
                load_table_file("sim-spots"),
                loop,
                Seating(4, 0, "easy", 1, "captains-orders"),
                deep=deep,
            ) as opened,
        ):
            opened.start()
            loop.run(while_=lambda: not opened.world.places.get(fan("blue")))
            loop.run(until_s=loop.now_s() + 1.0)
            world, match = opened.world, opened.match
            active = match.seats[match.state.active]
            other = next(seat for seat in match.seats if seat != active)
            world.act(other, Take(fan(other), 0), loop.now_s())
            stood = match.state
            # Unread, it may be a card of the player whose turn it is.
            world.act(other, Tap(0.4, world.spots[0]), loop.now_s())
            loop.run(until_s=loop.now_s() + 1.5)
            assert match.state == stood
            assert [one.id for one in match.shown.notices()] == ["table-for-another"]
            world.act(other, Put(fan(other)), loop.now_s())
            assert tag_uid(PAUSE) not in world.lying().get(fan(other), ())
