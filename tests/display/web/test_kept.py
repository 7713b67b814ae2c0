"""What is kept of the phones outlasts their process, whole, for one user alone."""

import msgspec
import pytest

from controller.views import Message
from controller.views.people import Choosing
from display.tabletop.gestures import AskedFor, CursorAt, GestureStep, StandsAt, TapHeard
from display.web.kept import KEPT, Kept, KeptSeat, read, write
from hardware.scene import Press, Put, Tap

NEEDS = (
    None,
    TapHeard(),
    CursorAt((Message("table-pause", {"seats": ("red", "blue")}),), 0),
    AskedFor((Message("table-pause"),), "spot-1"),
    StandsAt(Choosing("red", "name", None, ("Ada",)), "Ada"),
)


@pytest.mark.parametrize("needs", NEEDS, ids=lambda needs: type(needs).__name__)
def test_what_is_left_of_an_act_comes_back_as_it_was_whatever_it_waits_for(needs):
    for act in (Press("A"), Put("red/pad"), Tap(0.4)):
        kept = Kept(
            "BCDF", (KeptSeat("red", "digest", "en", steps=(GestureStep(0.2, act, needs),)),)
        )
        assert msgspec.json.decode(msgspec.json.encode(kept), type=Kept) == kept


def test_it_is_read_as_it_was_written_and_only_its_user_may_read_it(tmp_path):
    kept = Kept("BCDF", (KeptSeat("red", "digest", "en", "Ada", 3),))
    folder = tmp_path / "kept"
    write(kept, folder)
    assert read(folder) == kept
    assert [one.name for one in folder.iterdir()] == [KEPT]
    assert (folder / KEPT).stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("found", [None, b"", b'{"code": 3}', b"\xff"])
def test_without_it_or_with_a_damaged_one_there_is_a_new_code_and_nobody_sits(found, tmp_path):
    if found is not None:
        (tmp_path / KEPT).write_bytes(found)
    kept = read(tmp_path)
    assert kept.seats == ()
    assert len(kept.code) == 4
