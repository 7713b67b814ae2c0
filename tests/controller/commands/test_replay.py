"""`reclaim replay`: every move at its time, on the screen, in pictures, or as views; and why the
table said so, in sentences (`--why`)."""

import json
from pathlib import Path

import pytest

from controller.belt import Absence, Missing, Passes, Quality, Returned, Taken, Weak
from controller.cli import main
from controller.commands import programs
from controller.commands.replay import ToldMove, sentences
from controller.games.catalogue import game_named
from display.sentences import said
from display.words import words_in

RECORDINGS = Path(__file__).resolve().parents[2] / "recordings"
MEMORY = RECORDINGS / "luggage-memory-3.jsonl"
CLOCK = RECORDINGS / "luggage-clock-2.jsonl"


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
