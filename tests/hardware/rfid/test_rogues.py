"""A tag that breaks the standard never hides another: whatever it does, all others are found.

Rogues lie among tags on the simulated chip (`bench.rogues` says what each does wrong). UIDs share
their beginnings as stickers of one roll do, so that a rogue's own branch is others' branch, too.
"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bench.rogues import ROGUES
from bench.tags import classic_1k
from hardware.rfid.iso14443 import check, inventory, sak_of, selection
from hardware.sim.tags import Ntag, Tag, ntag213

OTHERS = 7


def tag(uid: bytes) -> Tag:
    return ntag213(uid) if len(uid) == 7 else classic_1k(uid)


def legal(uid: bytes) -> bool:
    """88h announces a further cascade level (ISO/IEC 14443-3, 6.5.4)."""
    return uid[0] != 0x88 and not (len(uid) == 7 and uid[3] == 0x88)


def rolls(size: int) -> st.SearchStrategy[bytes]:
    """UIDs that share none, some or all bytes but the last two."""
    few = st.sampled_from([0x04, 0x05, 0x81])
    return st.tuples(
        st.integers(0, size - 2),
        st.lists(few, min_size=size, max_size=size),
        st.binary(min_size=size, max_size=size),
    ).map(lambda of: bytes([*of[1][: of[0]], *of[2][of[0] :]]))


one_size = st.sampled_from([4, 7, 7, 7, 10]).flatmap(
    lambda size: st.lists(
        rolls(size).filter(legal), min_size=OTHERS + 1, max_size=OTHERS + 1, unique=True
    )
)
all_sizes = st.lists(
    st.sampled_from([4, 7, 10]).flatmap(rolls).filter(legal),
    min_size=OTHERS + 1,
    max_size=OTHERS + 1,
    unique=True,
)
fields = st.one_of(one_size, all_sizes)


@pytest.mark.parametrize("does", ROGUES)
@settings(max_examples=12, deadline=None)
@given(uids=fields)
def test_seven_tags_are_found_beside_one_that(desk, does, uids):
    rogue, *others = uids
    field = desk(ROGUES[does](rogue), *[tag(uid) for uid in others]).started()
    found, _ = field.talk(inventory())
    assert sorted(set(found) & set(others)) == sorted(others)


@pytest.mark.parametrize("does", [name for name in ROGUES if name.startswith("SAK ")])
def test_a_check_sees_a_tag_that_shares_a_level_with_one_that(desk, does):
    known, rogue = bytes.fromhex("04A1B201020380"), bytes.fromhex("04A1B2C3020380")
    field = desk(ntag213(known)).started()
    assert field.inventory() == {known.hex().upper()}
    field.field.put(ROGUES[does](rogue))
    field.clock.spend(6e-3)
    assert sak_of(field.talk(check(selection(known)))) == 0x00


ROLL = [bytes.fromhex(f"04A1B2{number:02X}020380") for number in range(OTHERS)]
"""UIDs that differ in one byte of seven, as those of one roll may."""

ANSWERS_FOR_OTHERS = "takes any SELECT for its own"


@pytest.mark.parametrize("does", ROGUES)
def test_a_reader_tells_of_the_others_as_if_there_were_no_tag_that(desk, does):
    others = [ntag213(uid) for uid in ROLL]
    first, last = others[0], others[-1]
    field = desk(ROGUES[does](bytes.fromhex("04A1B2C3020380")), *others[:-1])
    field.reader()
    field.pass_s(1.0)
    field.field.put(last)
    field.pass_s(2.0)
    of_others = [word for word in field.told() if word.split()[-1] in names(others)]
    assert sorted(of_others) == sorted(f"TagEntered {name}" for name in names(others))
    field.field.take(first)
    field.pass_s(3.0)
    of_others = [word for word in field.told() if word.split()[-1] in names(others)]
    left = [] if does == ANSWERS_FOR_OTHERS else [f"TagLeft {first.uid.hex().upper()}"]
    assert of_others == left


def names(tags: list[Ntag]) -> list[str]:
    return [tag.uid.hex().upper() for tag in tags]
