"""`reclaim replay`: every move at its time, on the screen, in pictures, or as views; and why the
table said so, in sentences (`--why`)."""

import json
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from controller.belt import Absence, Missing, Passes, Quality, Returned, Taken, Weak
from controller.cli import main
from controller.commands import programs
from controller.commands.replay import (
    CLOCK_S,
    FASTEST,
    LONGEST_WAIT_S,
    SLOWEST,
    SPEED,
    Screening,
    ToldMove,
    sentences,
)
from controller.games.catalogue import game_named
from controller.record import matchfile
from controller.record.playback import Playback, views
from controller.views import Replay
from controller.views.table import JUMP, Steer
from display.sentences import said
from display.words import words_in
from hardware.loop import Loop, VirtualClock

RECORDINGS = Path(__file__).resolve().parents[2] / "recordings"
MEMORY = RECORDINGS / "luggage-memory-3.jsonl"
CLOCK = RECORDINGS / "luggage-clock-2.jsonl"


def shown(file, to=None, speed=None):
    """Show a match on a virtual clock: (the viewer's time, number of entries) of all changes."""
    playback = Playback(*matchfile.read(file.read_bytes()))
    changes = []
    with Loop(VirtualClock()) as loop:
        screening = Screening(playback, to or len(playback.entries), loop, speed)
        screening.changed.append(lambda: changes.append((loop.now_s(), playback.number)))
        loop.start(screening.run())
        loop.run()
    return playback, changes


def firsts(changes):
    """When each entry was first seen."""
    return {number: at_s for at_s, number in reversed(changes) if number}


@pytest.mark.parametrize("speed", [1.0, 8.0])
def test_at_a_speed_every_move_comes_at_its_time(speed):
    playback, changes = shown(MEMORY, speed=speed)
    assert playback.number == len(playback.entries)
    assert firsts(changes) == pytest.approx(
        {entry.number: entry.at_s / speed for entry in playback.entries}
    )


def test_without_one_it_is_brisk_and_long_waits_are_cut():
    playback, changes = shown(CLOCK)
    came_s = [0.0, *sorted(firsts(changes).values())]
    at_s = [0.0, *(entry.at_s for entry in playback.entries)]
    waits = [(after - before) / SPEED for before, after in pairwise(at_s)]
    assert max(waits) > LONGEST_WAIT_S
    assert [after - before for before, after in pairwise(came_s)] == pytest.approx(
        [min(wait_s, LONGEST_WAIT_S) for wait_s in waits]
    )


def test_it_stops_at_the_move_that_was_asked_for():
    playback, changes = shown(MEMORY, to=7)
    assert playback.number == 7
    assert max(number for _, number in changes) == 7


def test_while_the_round_clock_runs_the_screen_follows_it():
    playback, changes = shown(CLOCK, to=8, speed=1.0)
    assert playback.view().clock_ends_at_s is not None
    times = [at_s for at_s, number in changes if number == 7]
    assert all(b - a <= CLOCK_S + 1e-9 for a, b in pairwise(times))
    assert len(times) >= 4


def test_a_pause_stands_still_for_as_long_as_it_lasts():
    playback = Playback(*matchfile.read(MEMORY.read_bytes()))
    with Loop(VirtualClock()) as loop:
        screening = Screening(playback, 12, loop, 1.0)
        loop.start(screening.run())
        loop.run(until_s=playback.entries[5].at_s + 0.3)
        screening.pause()
        number = playback.number
        loop.run(until_s=loop.now_s() + 60.0)
        assert playback.number == number
        assert screening.replay == Replay(number, 12, paused=True)
        screening.pause()
        loop.run()
        assert screening.replay == Replay(12, 12)
        assert loop.now_s() == pytest.approx(playback.entries[11].at_s + 60.0, abs=0.2)


@contextmanager
def steered(recording=MEMORY, to=None):
    """A replay that has run to its tenth entry, and a function that writes a byte of its window."""
    playback = Playback(*matchfile.read(recording.read_bytes()))
    with Loop(VirtualClock()) as loop:
        screening = Screening(playback, len(playback.entries) if to is None else to, loop, 1.0)
        loop.start(screening.run())
        loop.run(while_=lambda: screening.replay.shown < 10)
        yield screening, loop, lambda *bytes: [screening.steer(*byte) for byte in bytes]


def test_steps_go_one_entry_on_and_back_and_stand_still():
    with steered() as (screening, loop, write):
        seen = screening.view()
        write(Steer.ON.value, Steer.ON.value, Steer.BACK.value)
        assert (screening.replay.shown, screening.replay.paused) == (11, True)
        loop.run(until_s=loop.now_s() + 60)
        assert screening.replay.shown == 11
        write(Steer.BACK.value)
        assert screening.view().match == seen.match
        assert screening.take_sounds() == ()


def test_a_place_on_the_bar_is_gone_to_and_played_on_from():
    with steered() as (screening, loop, write):
        last = screening.replay.last
        write(bytes([JUMP + 50]))
        assert screening.replay.shown == round(last / 2)
        write(bytes([JUMP + 100]))
        assert screening.replay.shown == last
        loop.run(until_s=loop.now_s() + 60)
        write(bytes([JUMP]))
        assert (screening.replay.shown, screening.replay.paused) == (0, False)
        loop.run(while_=lambda: screening.replay.shown < 5)
        assert screening.replay.shown == 5


def test_nobody_steps_beyond_either_end():
    with steered(to=10) as (screening, _, write):
        write(Steer.ON.value)
        assert screening.replay.shown == 10
        write(bytes([JUMP]), Steer.BACK.value)
        assert screening.replay.shown == 0


def test_the_speed_doubles_and_halves_within_bounds():
    with steered() as (screening, _, write):
        write(Steer.FASTER.value)
        assert screening.replay.speed == 2.0
        write(*[Steer.FASTER.value] * 20)
        assert screening.replay.speed == FASTEST
        write(*[Steer.SLOWER.value] * 40, b"x")
        assert screening.replay.speed == SLOWEST


def test_the_hands_of_a_match_that_is_over_are_shown_and_no_others():
    with steered(RECORDINGS / "captains-orders-spots-5.jsonl") as (screening, _, _):
        hands = dict(screening.replay.hands)
        assert set(hands) == set(screening._playback.record.seats)
        assert all(hands.values())
        going_on = replace(screening._playback.record, status="open")
        screening._playback.record = going_on
        assert screening.replay.hands == ()


@pytest.mark.parametrize(
    ("recording", "asked"),
    [("captains-orders-spots-5", True), ("captains-orders-no-spots-4", False)],
)
def test_it_asks_as_the_table_did_on_which_it_was_played(recording, asked):
    file = (RECORDINGS / f"{recording}.jsonl").read_bytes()
    playback = Playback(*matchfile.read(file))
    prompts = [view.prompt for (view,) in views(playback, len(playback.entries)) if view.prompt]
    turns = [prompt for prompt in prompts if prompt.id == "captains-orders-turn"]
    assert {bool(prompt.args["spots"]) for prompt in turns} == {asked}


def test_lights_go_out_in_time_between_two_moves():
    _, changes = shown(MEMORY, speed=1.0)
    between = [at_s for at_s, _ in changes if at_s not in firsts(changes).values()]
    assert between


def test_the_views_are_printed_one_on_a_line_as_a_seat_saw_them(capsys):
    assert main(["replay", str(MEMORY), "--json", "--to", "9", "--seat", "red"]) == 0
    views = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(views) == 10
    assert [view["at_s"] for view in views] == sorted(view["at_s"] for view in views)
    assert views[0]["match"]["phase"] == "mapping"
    assert views[-1]["match"]["secrets"]["seat"] == "red"


def test_every_move_gets_a_picture(tmp_path, capsys):
    pictures = tmp_path / "pictures" / "of it"
    assert main(["replay", str(MEMORY), "--png", str(pictures), "--to", "5"]) == 0
    drawn = sorted(pictures.iterdir())
    assert [file.name for file in drawn] == [f"{number:04}.png" for number in range(6)]
    assert all(file.read_bytes().startswith(b"\x89PNG") for file in drawn)
    assert len({file.read_bytes() for file in drawn}) == 6
    assert "from 0000.png to 0005.png" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--to", "42"], "there is no move 42 in this match; its last one is 41"),
        (["--json", "--seat", "mauve"], "nobody sat at 'mauve' in this match; taken were red, "),
        (["--seat", "red"], "--seat needs --json"),
    ],
)
def test_what_cannot_be_shown_is_said_in_a_sentence(arguments, sentence, capsys):
    assert main(["replay", str(MEMORY), *arguments]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"reclaim replay: {sentence}")
    assert said.count("\n") == 1


def test_without_a_screen_it_says_so_and_names_the_other_way(monkeypatch, capsys):
    monkeypatch.setattr(programs, "visible", lambda: False)
    assert main(["replay", str(MEMORY)]) == 2
    assert capsys.readouterr().err == (
        "reclaim replay: there is no screen here; --png FOLDER draws the match into pictures.\n"
    )


BELT = Path(__file__).resolve().parents[2] / "recordings" / "luggage-belt-2.jsonl"
ASSISTED = BELT.with_name("luggage-assisted-4.jsonl")

GONE = Missing(7, Absence(81.0, (Passes("belt", 2, 101.0, 121.0),), 0.0005))


def spoken(*told, language="en"):
    words = words_in(language)
    return [" ".join(words(one) for one in line) for line in sentences(told, game_named("luggage"))]


def test_a_tile_that_is_gone_is_explained_by_its_passes():
    assert spoken(ToldMove(121.0, GONE)) == [
        "2:01 A suitcase with Stripes is gone. It was last read 40 s before. The belt's reader has "
        "seen its place 2 times since then, unread. That it lies there all the same: 1 in 2,000."
    ]


@pytest.mark.parametrize(
    ("conclusion", "sentence"),
    [
        (Taken(0, "red", 5.0), "Red holds a suitcase with Tartan to the pad."),
        (
            Returned(0, 0.5, 5.0, "belt"),
            "A suitcase with Tartan lies on the belt. The belt's reader has read it.",
        ),
        (
            Returned(0, 0.5, 5.0, "belt", "red"),
            "A suitcase with Tartan lies on the belt. The belt's reader has read it, "
            "so Red has it no longer.",
        ),
        (
            Weak(0, Quality(40.0, 28.0)),
            "The sticker of a suitcase with Tartan reads badly: 70 % of 40 passes were missed.",
        ),
    ],
)
def test_each_conclusion_is_a_sentence(conclusion, sentence):
    assert spoken(ToldMove(5.0, conclusion)) == [f"0:05 {sentence}"]


@pytest.mark.parametrize("language", ["de", "fr"])
def test_in_every_language(language):
    (line,) = spoken(ToldMove(121.0, GONE), language=language)
    assert line.startswith("2:01 ")
    assert "luggage-" not in line


def lines_of(capfd, *arguments):
    assert main(["replay", *map(str, arguments)]) == 0
    return capfd.readouterr().out.splitlines()


def test_what_the_table_asked_for_follows_what_the_belt_told(capfd):
    lines = lines_of(capfd, BELT, "--why")
    asked = next(index for index, line in enumerate(lines) if "The table said: One" in line)
    assert lines[asked - 1].startswith("1:20 A suitcase with Dots is gone.")
    assert "nobody has tapped it" in lines[asked]


def test_at_a_move_only_what_held_then_is_told(capfd):
    every = lines_of(capfd, BELT, "--why")
    then = lines_of(capfd, BELT, "--why", 60)
    assert 0 < len(then) < len(every)
    assert set(then) <= set(every)
    assert not any("lies on the belt" in line for line in then)


def test_no_tile_is_named_by_its_face(capfd):
    faces = {"Sailor", "Clown", "Yeti", "sailor", "clown", "yeti", "lost"}
    assert not any(face in line for line in lines_of(capfd, BELT, "--why") for face in faces)


def test_a_match_in_which_the_belt_told_nothing_says_so(capfd):
    assert lines_of(capfd, ASSISTED, "--why") == ["The belt has told nothing in this match."]


def test_of_a_match_of_cards_it_says_that_there_is_no_belt(capfd):
    told = lines_of(capfd, RECORDINGS / "captains-orders-spots-5.jsonl", "--why")
    assert told == [
        "This game is played without the belt, and nothing had to be put right in this match."
    ]


def test_a_move_that_there_is_not_is_refused(capsys):
    assert main(["replay", str(BELT), "--why", "5000"]) != 0
    assert "there is no entry 5000" in capsys.readouterr().err


def test_messages_become_lines():
    line = b'[{"id":"table-why-said"},{"id":"luggage-why-never-read"}]'
    assert list(said([line], "en")) == ["The table said: It was never read."]
