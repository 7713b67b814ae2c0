"""`reclaim doctor tiles`: which sticker to change."""

import json
from contextlib import closing

import pytest

from controller.belt import Quality
from controller.cli import main
from controller.record.journal import rows
from controller.record.recorder import Recorder
from hardware.loop import Loop, VirtualClock
from hardware.sim.places import tag_uid

SAILOR, YETI, CLOWN = (tag_uid(f"luggage/tile/{name}") for name in ("sailor", "yeti", "clown"))


@pytest.fixture
def journal(tmp_path):
    """Of a table that has learnt how well these tags read."""
    path = tmp_path / "journal.db"

    def learnt(**more):
        with Loop(VirtualClock()) as loop, closing(Recorder(path, loop, "sim")) as recorder:
            recorder.learn({SAILOR: Quality(210.0, 65.0), YETI: Quality(200.0, 2.0), **more})
            recorder.commit()
        return str(path)

    return learnt


def test_a_weak_sticker_is_named_by_what_is_printed_on_the_tile(journal, capsys):
    assert main(["doctor", "tiles", "--journal", journal()]) == 1
    assert capsys.readouterr().out == (
        "the tile of the sailor (stripes) reads badly: 31% of 210 passes were missed; change its "
        "sticker (reclaim enrol --spare luggage/tile/sailor)\n"
    )


def test_the_worst_comes_first_and_too_few_passes_prove_nothing(journal, capsys):
    path = journal(**{CLOWN: Quality(20.0, 20.0), tag_uid("luggage/tile/cook"): Quality(3.0, 3.0)})
    assert main(["doctor", "tiles", "--json", "--journal", path]) == 1
    result = json.loads(capsys.readouterr().out)
    assert [one["piece"] for one in result["weak"]] == ["luggage/tile/clown", "luggage/tile/sailor"]
    assert result["known"] == 4


def test_where_all_read_well_it_says_so(tmp_path, capsys):
    path = tmp_path / "journal.db"
    with Loop(VirtualClock()) as loop, closing(Recorder(path, loop, "sim")) as recorder:
        recorder.learn({YETI: Quality(200.0, 2.0)})
        recorder.commit()
    assert main(["doctor", "tiles", "--journal", str(path)]) == 0
    assert "No sticker reads badly, of 1 " in capsys.readouterr().out


def test_a_list_that_is_none_is_named(tmp_path, capsys):
    path = tmp_path / "journal.db"
    with Loop(VirtualClock()) as loop, closing(Recorder(path, loop, "sim")) as recorder:
        recorder.note(rows.keep("tag-quality", "[1]"))
        recorder.commit()
    assert main(["doctor", "tiles", "--journal", str(path)]) != 0
    assert "how well its tags read" in capsys.readouterr().err
