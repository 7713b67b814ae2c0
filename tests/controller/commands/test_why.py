"""`reclaim replay --why`: why the table said so, in sentences."""

from pathlib import Path

import pytest

from controller.belt import Absence, Missing, Passes, Quality, Returned, Taken, Weak
from controller.cli import main
from controller.commands.replay import Told, sentences
from display.sentences import said
from display.words import words_in

BELT = Path(__file__).resolve().parents[2] / "recordings" / "luggage-belt-2.jsonl"
ASSISTED = BELT.with_name("luggage-assisted-4.jsonl")

GONE = Missing(7, Absence(81.0, (Passes("belt", 2, 101.0, 121.0),), 0.0005))


def spoken(*told, language="en"):
    words = words_in(language)
    return [" ".join(words(one) for one in line) for line in sentences(told)]


def test_a_tile_that_is_gone_is_explained_by_its_passes():
    assert spoken(Told(121.0, GONE)) == [
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
    assert spoken(Told(5.0, conclusion)) == [f"0:05 {sentence}"]


@pytest.mark.parametrize("language", ["de", "fr"])
def test_in_every_language(language):
    (line,) = spoken(Told(121.0, GONE), language=language)
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


def test_a_move_that_there_is_not_is_refused(capsys):
    assert main(["replay", str(BELT), "--why", "5000"]) != 0
    assert "there is no entry 5000" in capsys.readouterr().err


def test_messages_become_lines():
    line = b'[{"id":"luggage-why-said"},{"id":"luggage-why-never-read"}]'
    assert list(said([line], "en")) == ["The table said: It was never read."]
