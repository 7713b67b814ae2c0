"""ISO/IEC 14443-3 type A, as the inventory protocol must follow it."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hardware.rfid.iso14443 import (
    GARBLED,
    HLTA,
    REQA,
    SILENCE,
    WUPA,
    Reply,
    check,
    crc_a,
    inventory,
    select_frame,
    selection,
)
from hardware.sim.tags import Tag, classic_1k, ntag213

ATQA = Reply(b"\x44\x00", 16, 0)

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


# ---- frames ------------------------------------------------------------------------------


def test_crc_a_has_its_check_value():
    assert crc_a(b"123456789") == bytes([0x05, 0xBF])


def test_hlta_is_the_frame_that_every_data_sheet_prints():
    assert HLTA.data == bytes.fromhex("500057CD")


@pytest.mark.parametrize(
    ("uid", "commands"),
    [
        ("01020304", ["93700102030404"]),
        ("04112233445566", ["937088041122BF", "95703344556644"]),
        ("04112233445566778899", ["937088041122BF", "957088334455AA", "97706677889900"]),
    ],
)
def test_a_selection_names_every_cascade_level_with_its_bcc(uid, commands):
    frames = selection(bytes.fromhex(uid))
    assert [frame.data[:-2].hex().upper() for frame in frames] == commands
    assert all(crc_a(frame.data[:-2]) == frame.data[-2:] for frame in frames)


# ---- what must not be believed: replies by hand --------------------------------------------


def answer(protocol, *replies):
    """Send scripted replies; the frames that were asked for, and the result if there is one."""
    frames = []
    for reply in (None, *replies):
        try:
            frame = protocol.send(reply)
        except StopIteration as stop:
            return frames, stop.value
        frames.append(frame)
    return frames, None


PART = bytes.fromhex("0102030404")
PART_REPLY = Reply(PART, 40, 0)
SAK_REPLY = Reply(b"\x08" + crc_a(b"\x08"), 24, 0)


def test_an_empty_field_costs_one_frame():
    frames, result = answer(inventory(), SILENCE)
    assert frames == [REQA]
    assert result == ([], False)


def test_one_tag_is_asked_for_selected_halted_and_followed_by_reqa():
    frames, result = answer(inventory(), ATQA, PART_REPLY, SAK_REPLY, SILENCE, SILENCE)
    assert [frame.data[:2].hex() for frame in frames] == ["26", "9320", "9370", "5000", "26"]
    assert frames[2] == select_frame(0, PART)
    assert result == ([bytes.fromhex("01020304")], False)


@pytest.mark.parametrize(
    "replies",
    [
        pytest.param([Reply(b"\x01\x02\x03\x04\x05", 40, 0)], id="BCC is wrong (6.5.3.2)"),
        pytest.param([Reply(b"\x01\x02\x03\x04", 32, 0)], id="UID is cut short"),
        pytest.param([PART_REPLY, Reply(b"\x08\x00\x00", 24, 0)], id="CRC of SAK is wrong"),
        pytest.param([PART_REPLY, Reply(b"\x08", 8, 0)], id="SAK without CRC"),
        pytest.param([PART_REPLY, SILENCE], id="nobody acknowledges the SELECT"),
        pytest.param([PART_REPLY, GARBLED], id="SAK is garbled"),
        pytest.param(
            [PART_REPLY, Reply(b"\x04" + crc_a(b"\x04"), 24, 0)], id="incomplete without 88h"
        ),
        pytest.param([Reply(PART, 40, 33)], id="collision after the UID's last bit"),
        pytest.param([Reply(b"\x01", 8, 20)], id="collision beyond what was received"),
    ],
)
def test_a_uid_counts_only_with_right_bcc_select_and_crc(replies):
    frames, result = answer(inventory(), ATQA, *replies, SILENCE, SILENCE)
    assert frames[-2:] == [REQA, REQA], "after an error a tag may need a second REQA"
    assert result == ([], True)


def test_noise_that_never_ends_does_not_keep_the_inventory():
    frames, result = answer(inventory(), *[GARBLED] * 100)
    assert len(frames) < 15
    assert result == ([], True)


@pytest.mark.parametrize(
    ("replies", "outcome"),
    [
        ([SILENCE, SILENCE], SILENCE),
        ([ATQA, SILENCE, ATQA, SILENCE], SILENCE),
        ([SILENCE, ATQA, SAK_REPLY], SAK_REPLY),
        ([GARBLED, SAK_REPLY], SAK_REPLY),
        ([ATQA, GARBLED, SILENCE, ATQA, SAK_REPLY], SAK_REPLY),
        ([ATQA, GARBLED, ATQA, GARBLED, ATQA, GARBLED], GARBLED),
        ([ATQA, GARBLED, SILENCE, SILENCE], GARBLED),
        ([SILENCE, ATQA, GARBLED, SILENCE], GARBLED),
        ([ATQA, Reply(b"\x08\x00\x00", 24, 0), SILENCE, ATQA, GARBLED], GARBLED),
    ],
)
def test_a_check_has_three_outcomes(replies, outcome):
    frames, result = answer(check(selection(bytes.fromhex("01020304"))), *replies)
    assert frames[0] == WUPA
    assert result is outcome


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
        for _ in range(20_000):
            try:
                protocol.send(reply)
            except StopIteration:
                break
            reply = noise()
        else:
            pytest.fail("the protocol does not end")
