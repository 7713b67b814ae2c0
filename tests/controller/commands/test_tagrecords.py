"""Identity records at the readers of the Pi: written onto a box's tags at one table, read at
another; on the deep twin's chips and tags."""

from contextlib import closing, contextmanager

import pytest
from msgspec.structs import replace

from controller.cli import main
from controller.commands.enrolment import converse
from controller.games.catalogue import CATALOGUE
from controller.making.tagrecords import Reading, Writing
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.sim.deep import DeepTwin
from hardware.sim.places import BeltShape, tag_uid, tagged
from hardware.sim.world import World

FILE = replace(load_table_file("sim"), seats=())
CLOWN, COOK, YETI = (f"luggage/tile/{name}" for name in ("clown", "cook", "yeti"))
ENTRIES = {tag_uid(piece): piece for piece in (CLOWN, COOK, YETI)}


@contextmanager
def table(tags=None):
    """A twin whose tags are those of another one, if there was one."""
    with Loop(VirtualClock()) as loop:
        world = World(BeltShape.of(FILE), ["red"], tagged(CATALOGUE["luggage"].sides))
        with closing(DeepTwin(FILE, world, loop)) as twin:
            if tags is not None:
                twin._tags.update(tags)
            twin.table.start()
            loop.run(until_s=1.0)
            yield twin


def hold(twin, piece, seconds=1.0):
    """Lay a piece over the belt's reader for a moment."""
    loop, world = twin._loop, twin.world
    world.keep_at(tag_uid(piece), "belt/0")
    loop.run(until_s=loop.now_s() + seconds)
    world.clear()
    loop.run(until_s=loop.now_s() + 1.0)


def talk(twin, dialogue):
    said, kept = [], []
    converse(twin.table, dialogue, lambda: kept.append(dict(dialogue.entries)), said.append)
    return said, kept


@pytest.fixture
def written():
    """The tags of three pieces, two of which have their records."""
    with table() as twin:
        said, _ = talk(twin, Writing(ENTRIES))
        hold(twin, CLOWN)
        hold(twin, COOK)
        hold(twin, CLOWN)
        assert [one.split(":")[0] for one in said] == ["Written", "Written", "It says so already"]
        assert "clown" in said[0]
        return twin._tags


def test_another_table_reads_the_box(written):
    with table(written) as twin:
        said, kept = talk(twin, reading := Reading({}))
        for piece in (CLOWN, COOK, YETI):
            hold(twin, piece)
        assert [one.split(":")[0] for one in said] == [
            "Added", "Added", "This tag does not say what it is",
        ]  # fmt: skip
        assert reading.entries == {tag_uid(CLOWN): CLOWN, tag_uid(COOK): COOK}
        assert kept[-1] == reading.entries


def test_a_piece_that_has_a_tag_there_gets_a_spare(written):
    with table(written) as twin:
        said, _ = talk(twin, reading := Reading({"04AABBCCDD0001": CLOWN}))
        hold(twin, CLOWN)
        assert said[0].startswith("Added as a spare: ")
        assert reading.entries[tag_uid(CLOWN)] == f"{CLOWN}#2"
        hold(twin, CLOWN)
        assert said[1].startswith("It says so already: ")


def test_what_is_no_piece_and_what_carries_other_data_is_left_alone():
    with table() as twin:
        said, _ = talk(twin, Writing({tag_uid(CLOWN): CLOWN, tag_uid(COOK): "control/player/Ada"}))
        memory = twin._tags[tag_uid(CLOWN)].memory
        memory[16:32] = b"somebody's own.."
        for piece in (CLOWN, COOK, YETI):
            hold(twin, piece)
        assert [one.split(":")[0] for one in said] == [
            "This tag carries other data, which are left alone",
            "It has no number to write",
            "This tag is no piece in the list",
        ]
        assert bytes(memory[16:32]) == b"somebody's own.."


def test_the_reader_goes_on_as_before(written):
    """A tag that was written lies there, leaves and comes back like any other."""
    with table(written) as twin:
        signals = []
        twin.table.listeners.append(signals.append)
        talk(twin, Writing(ENTRIES))
        hold(twin, YETI, seconds=5.0)
        hold(twin, YETI)
        kinds = [type(one).__name__ for one in signals if hasattr(one, "uid")]
        assert kinds == ["TagEntered", "TagLeft"] * 2


@pytest.mark.parametrize("way", ["write", "read"])
def test_a_table_with_pads_alone_is_told_in_a_sentence(tmp_path, capsys, way):
    path = tmp_path / "pads.toml"
    path.write_text('name = "pads"\n[[seats]]\nname = "red"\nstation = "/dev/not-there"\n')
    assert main(["enrol", "--tags", way, "--table", str(path)]) == 2
    error = capsys.readouterr().err
    assert "pads has no reader on the Pi" in error
    assert "--export BOX" in error
    assert error.count("\n") == 1
