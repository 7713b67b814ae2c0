"""Simulated tags against the state diagram of ISO/IEC 14443-3, figure 7, and their own sheets."""

import pytest

from bench.tags import classic_1k, ntag215, ntag216
from hardware.sim.tags import TagAnswer, TagState, crc, ntag213, with_crc

IDLE, READY, ACTIVE, HALT = TagState.IDLE, TagState.READY, TagState.ACTIVE, TagState.HALT

SELECT = with_crc(bytes.fromhex("93700102030404"))
SELECT_ANOTHER = with_crc(bytes.fromhex("93700102030505"))
COMMANDS = {
    "REQA": (b"\x26", 7),
    "WUPA": (b"\x52", 7),
    "ANTICOLLISION": (b"\x93\x20", 0),
    "SELECT": (SELECT, 0),
    "SELECT another": (SELECT_ANOTHER, 0),
    "HLTA": (with_crc(b"\x50\x00"), 0),
    "unknown": (with_crc(b"\xe0\x50"), 0),
    "unknown short": (b"\x35", 7),
}

FIGURE_7 = [
    # from   star  command            to      star  answers
    (IDLE, False, "REQA", READY, False, True),
    (IDLE, False, "WUPA", READY, False, True),
    (IDLE, False, "ANTICOLLISION", IDLE, False, False),
    (IDLE, False, "SELECT", IDLE, False, False),
    (IDLE, False, "HLTA", IDLE, False, False),
    (IDLE, False, "unknown short", IDLE, False, False),
    (READY, False, "REQA", IDLE, False, False),
    (READY, False, "WUPA", IDLE, False, False),
    (READY, False, "ANTICOLLISION", READY, False, True),
    (READY, False, "SELECT", ACTIVE, False, True),
    (READY, False, "SELECT another", IDLE, False, False),
    (READY, False, "HLTA", IDLE, False, False),
    (READY, False, "unknown short", IDLE, False, False),
    (READY, True, "REQA", HALT, False, False),
    (READY, True, "ANTICOLLISION", READY, True, True),
    (READY, True, "SELECT", ACTIVE, True, True),
    (READY, True, "SELECT another", HALT, False, False),
    (READY, True, "HLTA", HALT, False, False),
    (READY, True, "unknown short", HALT, False, False),
    (ACTIVE, False, "REQA", IDLE, False, False),
    (ACTIVE, False, "WUPA", IDLE, False, False),
    (ACTIVE, False, "ANTICOLLISION", IDLE, False, False),
    (ACTIVE, False, "SELECT", IDLE, False, False),
    (ACTIVE, False, "HLTA", HALT, False, False),
    (ACTIVE, False, "unknown", IDLE, False, False),
    (ACTIVE, False, "unknown short", IDLE, False, False),
    (ACTIVE, True, "REQA", HALT, False, False),
    (ACTIVE, True, "WUPA", HALT, False, False),
    (ACTIVE, True, "HLTA", HALT, False, False),
    (ACTIVE, True, "unknown", HALT, False, False),
    (ACTIVE, True, "unknown short", HALT, False, False),
    (HALT, False, "REQA", HALT, False, False),
    (HALT, False, "WUPA", READY, True, True),
    (HALT, False, "SELECT", HALT, False, False),
    (HALT, False, "unknown short", HALT, False, False),
]


@pytest.mark.parametrize(
    ("state", "star", "command", "next_state", "next_star", "answers"), FIGURE_7
)
def test_figure_7(state, star, command, next_state, next_star, answers):
    tag = classic_1k("01020304")
    tag.state, tag.starred = state, star
    answer = tag.hear(*COMMANDS[command])
    assert (tag.state, tag.starred, answer is not None) == (next_state, next_star, answers)


@pytest.mark.parametrize(
    ("tag", "atqa", "levels", "sak"),
    [
        (classic_1k("01020304"), 0x0004, ["0102030404"], 0x08),
        (ntag213("04112233445566"), 0x0044, ["88041122BF", "3344556644"], 0x00),
        (
            classic_1k("04112233445566778899"),
            0x0084,
            ["88041122BF", "88334455AA", "6677889900"],
            0x08,
        ),
    ],
)
def test_long_uids_come_in_cascade_levels(tag, atqa, levels, sak):  # 6.5.4
    assert tag.hear(b"\x26", 7) == TagAnswer(atqa, 16)
    for level, part in enumerate(bytes.fromhex(part) for part in levels):
        command = 0x93 + 2 * level
        assert tag.hear(bytes([command, 0x20]), 0) == TagAnswer(int.from_bytes(part, "little"), 40)
        answer = tag.hear(with_crc(bytes([command, 0x70]) + part), 0)
        last = level == len(levels) - 1
        expected = with_crc(bytes([sak if last else 0x04]))
        assert answer == TagAnswer(int.from_bytes(expected, "little"), 24)
    assert tag.state is ACTIVE


def test_a_tag_answers_the_rest_of_its_uid_to_a_reader_that_knows_the_beginning():  # 6.5.3.2
    tag = classic_1k("01020304")
    tag.hear(b"\x26", 7)
    rest = int.from_bytes(bytes.fromhex("0102030404"), "little") >> 11
    assert tag.hear(bytes([0x93, 0x33, 0x01, 0x02]), 3) == TagAnswer(rest, 29, 3)
    assert tag.hear(bytes([0x93, 0x33, 0x01, 0x05]), 3) is None
    assert tag.state is IDLE


def test_a_select_with_a_wrong_crc_is_no_select():
    tag = classic_1k("01020304")
    tag.hear(b"\x26", 7)
    assert tag.hear(SELECT[:-1] + b"\x00", 0) is None
    assert tag.state is IDLE


def test_crc_a_has_its_check_value():
    assert crc(b"123456789") == 0xBF05


def test_new_power_forgets_everything():
    tag = ntag213("04A11122334480")
    tag.power(1.0)
    tag.state = HALT
    tag.power(1.0)
    assert tag.state is HALT
    tag.power(2.0)
    assert tag.state is IDLE


@pytest.mark.parametrize("uid", ["01", "0102030405", "0102030405060708090A0B"])
def test_a_uid_has_4_7_or_10_bytes(uid):
    with pytest.raises(ValueError, match="4, 7 or 10 bytes"):
        classic_1k(uid)


# ---- memory ------------------------------------------------------------------------------


def active(tag):
    tag.state = ACTIVE
    return tag


def ask(tag, command):
    """The answer's bytes (CRC checked and cut off), or a 4-bit number, or None."""
    answer = tag.hear(with_crc(command), 0, tag.encrypted)
    if answer is None or answer.bits == 4:
        return answer and answer.value
    data = answer.value.to_bytes(answer.bits // 8, "little")
    assert crc(data) == 0
    return data[:-2]


@pytest.mark.parametrize(
    ("make", "pages", "size"), [(ntag213, 45, 0x0F), (ntag215, 135, 0x11), (ntag216, 231, 0x13)]
)
def test_an_ntag_tells_its_version_and_reads_to_its_end(make, pages, size):
    tag = active(make("04112233445566"))
    assert ask(tag, b"\x60") == bytes([0, 4, 4, 2, 1, 0, size, 3])
    assert ask(tag, bytes([0x30, 0]))[:9] == bytes.fromhex("041122BF3344556644")
    rolled = ask(tag, bytes([0x30, pages - 1]))
    assert rolled[4:8] == bytes.fromhex("041122BF"), "reading rolls over to page 0"
    assert ask(tag, bytes([0x30, pages])) == 0, "NAK"
    assert tag.state is IDLE


def test_an_ntag_writes_user_pages_only():
    tag = active(ntag213("04112233445566"))
    assert ask(tag, b"\xa2\x04abcd") == 0xA
    assert ask(tag, b"\x30\x04")[:4] == b"abcd"
    assert ask(tag, b"\x3a\x04\x05") == b"abcd" + bytes(4)
    assert ask(tag, b"\xa2\x00abcd") == 0
    assert bytes(tag.memory[:3]) == bytes.fromhex("041122")


def test_a_classic_reads_and_writes_a_sector_that_was_authenticated():
    tag = active(classic_1k("01020304"))
    assert ask(tag, b"\x30\x04") is None, "not without authentication"
    active(tag)
    assert tag.authenticate(bytes([0x60, 4]) + b"\xff" * 6 + bytes([1, 2, 3, 4]))
    assert ask(tag, b"\xa0\x04") == 0xA
    assert ask(tag, b"sixteen bytes ok") == 0xA
    assert ask(tag, b"\x30\x04") == b"sixteen bytes ok"
    assert ask(tag, b"\x30\x08") is None, "another sector"
    assert not tag.encrypted
