"""The inventory protocol on simulated chips, with whatever tags hypothesis thinks of.

Replies by hand, and what it makes of them, are in test_portable_rfid.py.
"""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bench.tags import classic_1k
from hardware.rfid.iso14443 import (
    GARBLED,
    MOST_FRAMES,
    SILENCE,
    Reply,
    check,
    inventory,
    selection,
)
from hardware.sim.tags import Tag, ntag213

NESTED = ["04A11122334480", "04A11322334480", "04A11722334480"]
"""Three UIDs that collide twice in one byte: drivers that take CollPos for a position in the UID
lose some of them."""

CHIPS = [
    pytest.param({}, id="vendor"),
    pytest.param({"collided_bit": 1}, id="collided bits read 1"),
    pytest.param({"collisions_from_uid": True}, id="CollPos counted from the UID"),
    pytest.param({"version": 0x88, "transfer_s": 0.0}, id="clone, fast bus"),
]


def tag(uid: bytes) -> Tag:
    return ntag213(uid) if len(uid) == 7 else classic_1k(uid)


def legal(uid: bytes) -> bool:
    """88h announces a further cascade level and is neither uid0 nor uid3 of a UID (6.5.4)."""
    return uid[0] != 0x88 and not (len(uid) == 7 and uid[3] == 0x88)


# Few different bytes, so that prefixes are shared and collisions nest.
uids = (
    st.sampled_from([4, 7, 10])
    .flatmap(
        lambda size: st.lists(
            st.one_of(st.sampled_from([0x00, 0x01, 0x03, 0x80, 0x88, 0xFF]), st.integers(0, 255)),
            min_size=size,
            max_size=size,
        )
    )
    .map(bytes)
    .filter(legal)
)


@pytest.mark.parametrize("wire", CHIPS)
@settings(max_examples=60, deadline=None)
@given(uids=st.lists(uids, min_size=1, max_size=8, unique=True))
def test_every_tag_is_found_and_none_invented(desk, wire, uids):
    field = desk(*[tag(uid) for uid in uids], **wire).started()
    assert field.inventory() == {uid.hex().upper() for uid in uids}
    assert field.inventory() == set(), "all of them lie in HALT now"


@pytest.mark.parametrize("wire", CHIPS)
def test_three_ntags_whose_uids_collide_twice_in_one_byte_are_all_found(desk, wire):
    field = desk(*[ntag213(uid) for uid in NESTED], **wire).started()
    assert field.inventory() == set(NESTED)


def test_two_stickers_of_one_roll_do_not_share_an_identity(desk):
    field = desk(ntag213("04A1B201020380"), ntag213("04A1B201020480")).started()
    assert field.inventory() == {"04A1B201020380", "04A1B201020480"}


def test_a_double_size_uid_whose_fourth_byte_is_88_is_read_all_the_same(desk):
    assert desk(ntag213("043DF988404C06")).started().inventory() == {"043DF988404C06"}


def test_bit_errors_never_invent_a_tag(desk):
    field = desk(*[ntag213(uid) for uid in NESTED], classic_1k("01020304")).started()
    field.chip.air.bit_error_rate = 1e-3
    rounds, found = 200, 0
    for _ in range(rounds):
        field.run(field.pcd.cycle_field())
        seen = field.inventory()
        assert seen <= {*NESTED, "01020304"}
        found += len(seen)
    assert found > 0.95 * 4 * rounds


# ---- checking known tags -----------------------------------------------------------------


def test_a_known_tag_is_found_where_it_lies_in_halt(desk):
    field = desk(ntag213(NESTED[0]), ntag213(NESTED[1])).started()
    field.inventory()
    assert field.sees(NESTED[0])
    assert field.sees(NESTED[1])
    assert field.sees(NESTED[0])
    assert not field.sees(NESTED[2])
    assert field.inventory() == set(), "a check leaves nobody awake for REQA"


def test_a_check_tells_two_tags_apart_that_share_their_first_level(desk):
    field = desk(ntag213("04A1B201020380")).started()
    field.inventory()
    assert field.sees("04A1B201020380")
    assert not field.sees("04A1B201020480")


def test_a_newcomer_that_a_check_woke_is_still_found(desk):
    field = desk(ntag213(NESTED[0])).started()
    field.inventory()
    field.field.put(ntag213(NESTED[1]))
    field.clock.spend(6e-3)
    assert field.sees(NESTED[0])
    assert field.inventory() == {NESTED[1]}


# ---- replies that mean nothing -------------------------------------------------------------


ATQA = Reply(b"\x44\x00", 16, 0)
PART_REPLY = Reply(bytes.fromhex("0102030404"), 40, 0)


@settings(max_examples=200)
@given(st.randoms(use_true_random=False))
def test_random_replies_neither_break_nor_trap_a_protocol(random: Random):
    def noise() -> Reply:
        size = random.randrange(7)
        bits = max(0, 8 * size - random.randrange(8))
        reply = Reply(random.randbytes(size), bits, random.randrange(34))
        return random.choice([SILENCE, GARBLED, ATQA, PART_REPLY, reply])

    for protocol in (inventory(), inventory(True), check(selection(bytes(7)))):
        reply = None
        for _ in range(MOST_FRAMES + 500):
            try:
                protocol.send(reply)
            except StopIteration:
                break
            reply = noise()
        else:
            pytest.fail("the protocol does not end")
