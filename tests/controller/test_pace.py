"""A person's pace: bots leave people the first word, and nobody plays on before a climax is over.

The person here plays as a bot does, but the table takes it for a person.
"""

import pytest
from msgspec.structs import replace

from controller.bots.player import LEVELS
from controller.games.catalogue import CATALOGUE
from controller.match.acts import PAUSE, REPEAT_S
from controller.match.stage import PACES
from controller.table.assembly import Seating, open_table
from controller.table.attending import HURRY
from hardware.config import load_table_file
from hardware.loop import Loop, PacedClock, VirtualClock
from hardware.scene import LookAway, Press, Read, Release
from hardware.signals import ButtonPressed, ButtonReleased, TagEntered, TagLeft
from hardware.sim.places import tag_uid

AT_MOST_S = 4000.0


def played(game, speed, moves, seed=1, **options):
    """A match with a person at the first of four seats, and its first *moves*; `climaxes` are those
    that were shown, each with the times of its beginning and its end."""
    seating = Seating(4, 3, "normal", seed, game, options, speed=speed)
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim-spots"), loop, seating, deep=False) as opened,
    ):
        opened.start()
        opened.bots.start("red")
        climaxes = []

        def seen():
            staged = opened.match.shown.now.staged
            if staged is not None and staged.climax.waits and staged not in climaxes:
                climaxes.append(staged)

        opened.console.changed.append(seen)
        loop.run(
            while_=lambda: (
                not opened.over and len(opened.match.history) < moves and loop.now_s() < AT_MOST_S
            )
        )
        return opened.match, climaxes


def answers_to_placements(match):
    """For each time that the person, who is the first player, may call: what was said first, and
    after how long."""
    states = [*match.before, match.state]
    opened_s = None
    for state, after, one in zip(states[:-1], states[1:], match.history, strict=True):
        if state.phase == "window" and opened_s is not None:
            yield type(one.move).__name__, one.at_s - opened_s
            opened_s = None
        if after.phase == "window" and state.phase != "window" and after.active:
            opened_s = one.at_s


@pytest.mark.parametrize("speed", PACES)
def test_no_bot_speaks_before_people_had_time_to(speed):
    """CB-17: the first call counts."""
    match, _ = played("captain-bluff", speed, 250, call_s=10)
    waits = [after_s for what, after_s in answers_to_placements(match) if what != "TimeUp"]
    assert len(waits) > 5
    assert min(waits) >= PACES[speed].patience_s - 0.3


def test_where_nobody_looks_they_do():
    match, _ = played("captain-bluff", "", 250, call_s=10)
    assert min(after_s for _, after_s in answers_to_placements(match)) < 2.0


@pytest.mark.parametrize("call_s", [10, None])
def test_nobody_speaks_before_the_curtain_is_up(call_s):
    """CB-17: who has just been given the screen may still call first, a clock or none."""
    options, waits = {"call_s": call_s}, []
    seating = Seating(4, 2, "normal", 1, "captain-bluff", options, speed="normal")
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim-spots"), loop, seating, deep=False) as opened,
    ):
        opened.start()
        for person in ("red", "blue"):
            opened.bots.start(person)

        def stands(phase):
            return opened.match is not None and opened.match.state.phase == phase

        while len(waits) < 4:
            loop.run(while_=lambda: not stands("window"))
            if opened.match.seats[opened.match.state.active] != "blue":
                moves = len(opened.match.history)
                opened.world.act("blue", LookAway(True), loop.now_s())
                loop.run(until_s=loop.now_s() + 12.0)
                assert len(opened.match.history) == moves
                opened.world.act("blue", LookAway(False), loop.now_s())
                up_s = loop.now_s()
                loop.run(while_=lambda moves=moves: len(opened.match.history) == moves)
                waits.append(opened.match.history[-1].at_s - up_s)
            loop.run(while_=lambda: stands("window"))
    assert min(waits) >= PACES["normal"].patience_s - 0.3


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("captain-bluff", {}),
        ("bluff-pirate", {}),
        ("captains-orders", {}),
        ("luggage", {"variant": "memory", "rounds": 1}),
    ],
)
def test_nobody_plays_on_before_a_climax_is_over(game, options):
    match, climaxes = played(game, "normal", 400, **options)
    assert climaxes
    times = [played.at_s for played in match.history]
    for staged in climaxes:
        between = [at_s for at_s in times if staged.began_s < at_s < staged.ends_at_s]
        # Somebody may have pressed A, the only person here.
        assert not between, (staged.climax.what, between)


@pytest.mark.parametrize("game", CATALOGUE)
def test_nothing_happens_while_a_person_reads(game):
    """A menu that is open must not cost the match; the belt stands as in a pause."""
    seating = Seating(4, 3, "normal", 1, game, {}, speed="fast")
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim-spots"), loop, seating, deep=False) as opened,
    ):
        opened.start()
        opened.bots.start("red")
        loop.run(while_=lambda: opened.match is None or len(opened.match.history) < 6)
        first = len(opened.match.history)
        for _ in range(3):
            opened.world.act("red", Read(True), loop.now_s())
            loop.run(until_s=loop.now_s() + 1.5)
            before = len(opened.match.history)
            loop.run(until_s=loop.now_s() + 30.0)
            assert len(opened.match.history) == before
            assert opened.world.belt_rpm() == 0.0
            assert opened.console.view().reads == ("red",)
            opened.world.act("red", Read(False), loop.now_s())
            assert opened.console.view().reads == ()
            loop.run(until_s=loop.now_s() + 5.0)
        assert len(opened.match.history) > first


def test_a_match_that_begins_waits_for_who_reads():
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim-spots"), loop, Seating(4, 3, "normal", 1), deep=False) as (
            opened
        ),
    ):
        opened.world.act("red", Read(True), loop.now_s())
        opened.start()
        loop.run(until_s=30.0)
        assert opened.console.view().reads == ("red",)
        assert opened.world.belt_rpm() == 0.0
        opened.world.act("red", Read(False), loop.now_s())
        loop.run(until_s=loop.now_s() + 2.0)
        assert opened.world.belt_rpm() > 0.0


def test_speed_makes_no_bot_stronger():
    level = LEVELS["easy"]
    slow = level.at(PACES["slow"])
    assert slow.memory == level.memory
    assert slow.reaction_s > level.reaction_s > level.at(PACES["fast"]).reaction_s
    assert replace(level, patience_s=2.5, ponders_s=1.5) == level.at(PACES["normal"])


@pytest.mark.parametrize("game", ["luggage", "captain-bluff", "bluff-pirate", "captains-orders"])
def test_while_a_match_rests_bots_keep_their_hands_still(game):
    """Buttons say then what becomes of the match, and that is for people to say (G-2)."""
    seating = Seating(4, 3, "normal", 2, game)
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim-spots"), loop, seating, deep=False) as opened,
    ):
        opened.start()
        opened.bots.start("red")
        world, touched = opened.world, []
        world.on_tap.append(lambda seat, uid, until_s: touched.append((seat, "tap")))
        world.on_button.append(lambda seat, button, down: down and touched.append((seat, button)))
        played = 0

        def tap_pause():
            at_s, uid = loop.now_s(), tag_uid(PAUSE)
            opened.console.signal(TagEntered(at_s=at_s, reader="pad/red", uid=uid, present=1))
            opened.console.signal(TagLeft(at_s=at_s, reader="pad/red", uid=uid))
            loop.run(until_s=at_s + 0.1)

        for _ in range(40):
            loop.run(until_s=loop.now_s() + REPEAT_S + 0.3)
            played += len(touched)
            tap_pause()
            assert opened.match.half.rests
            touched.clear()
            loop.run(until_s=loop.now_s() + REPEAT_S + 0.3)
            assert touched == []
            tap_pause()
            assert not opened.match.half.rests
            if opened.match.shown.prompt().id.endswith("-round-over"):
                # The next round is for people to begin, and red is one.
                loop.run(until_s=loop.now_s() + REPEAT_S)
                opened.console.signal(ButtonPressed(at_s=loop.now_s(), seat="red", button="A"))
                opened.console.signal(ButtonReleased(at_s=loop.now_s(), seat="red", button="A"))
                assert opened.match.state.phase != "round_over"
        assert played > 30


def test_while_people_can_only_wait_b_lets_a_lap_run_faster():
    """And no longer than that: what people do themselves takes the time that it takes."""
    clock = PacedClock(rate=50.0)
    with (
        Loop(clock) as loop,
        open_table(load_table_file("sim"), loop, Seating(2, 1, "normal", 2), deep=False) as opened,
    ):
        opened.start()
        loop.run(while_=lambda: opened.match is None, until_s=60.0)
        assert opened.match.state.phase == "mapping"
        assert clock.hurry == 1.0
        opened.world.act("red", Press("B"), loop.now_s())
        opened.world.act("red", Release("B"), loop.now_s())
        assert clock.hurry == HURRY
        loop.run(while_=lambda: opened.match.state.phase == "mapping", until_s=200.0)
        assert opened.match.state.phase == "ready"
        assert clock.hurry == 1.0
        opened.world.act("red", Press("B"), loop.now_s())
        assert clock.hurry == 1.0
