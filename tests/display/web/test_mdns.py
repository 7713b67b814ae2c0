"""Packets of multicast DNS, by RFC 6762 and RFC 1035."""

import struct

import pytest

from display.web import mdns
from display.web.mdns import LEGACY_LASTS_S, announced, answer, contradicted, probe, read

NAME, ADDRESS, OTHER = "gate-7.local", "192.168.0.7", "192.168.0.8"
LABELS = b"\x06gate-7\x05local\0"
A, AAAA, TXT, ANY, NSEC = 1, 28, 16, 255, 47
ALONE, FLUSH = 0x8000, 0x8000


def query(*kinds, labels=LABELS, family=1, number=0, known=b""):
    head = struct.pack("!6H", number, 0, len(kinds), bool(known), 0, 0)
    return head + b"".join(labels + struct.pack("!HH", one, family) for one in kinds) + known


def record(address, lasts_s=120, labels=LABELS):
    return labels + struct.pack("!HHIH", A, 1, lasts_s, 4) + bytes(map(int, address.split(".")))


def said(data, **more):
    return answer(read(data), NAME, ADDRESS, **more)


def test_an_address_is_answered_for_two_minutes_and_voids_all_others():
    """6, 10, 10.2: no question is repeated, and the number is 0."""
    assert said(query(A, number=7)) == (
        struct.pack("!6H", 0, 0x8400, 0, 1, 0, 0)
        + LABELS
        + struct.pack("!HHIH4B", A, FLUSH | 1, 120, 4, 192, 168, 0, 7)
    )


def test_names_have_no_capitals():
    assert said(query(A, labels=b"\x06GATE-7\x05Local\0")) == said(query(A))


def test_who_asks_as_any_dns_gets_the_question_and_its_number_back_for_ten_seconds():
    """6.7"""
    asked = query(A, number=0x1234)
    assert said(asked, legacy=True) == (
        struct.pack("!6H", 0x1234, 0x8400, 1, 1, 0, 0)
        + asked[12:]
        + LABELS
        + struct.pack("!HHIH4B", A, 1, LEGACY_LASTS_S, 4, 192, 168, 0, 7)
    )


def test_who_wants_the_newer_kind_of_address_need_not_wait_for_it():
    """6.1: NSEC says that there is A alone."""
    found = read(said(query(AAAA)))
    assert found.known[0].kind == NSEC
    assert found.known[0].data == LABELS + b"\0\1\x40"


def test_what_is_remembered_is_not_said_again():
    """7.1: until half of its time is over."""
    assert said(query(A, known=record(ADDRESS, 60))) is None
    assert said(query(A, known=record(ADDRESS, 59))) is not None
    assert said(query(A, known=record(OTHER))) is not None


@pytest.mark.parametrize(
    "data",
    [
        query(TXT),
        query(A, labels=b"\x06gate-8\x05local\0"),
        announced(NAME, OTHER),
        query(),
    ],
)
def test_of_anything_else_nothing_is_said(data):
    assert said(data) is None


def test_a_name_that_ends_as_one_before_it_is_read():
    """RFC 1035, 4.1.4"""
    first = b"\x06gate-8\x05local\0"
    data = query(A, labels=first)
    data = struct.pack("!6H", 0, 0, 2, 0, 0, 0) + data[12:]
    data += b"\x06gate-7\xc0" + bytes([12 + 7]) + struct.pack("!HH", A, ALONE | 1)
    assert [one.name for one in read(data).questions] == ["gate-8.local", NAME]
    assert [one.alone for one in read(data).questions] == [False, True]
    assert said(data) is not None


def test_a_name_is_asked_for_with_what_is_claimed():
    """8.1"""
    asked = read(probe(NAME, ADDRESS))
    assert (asked.response, asked.questions[0].kind, asked.questions[0].alone) == (False, ANY, True)
    assert said(probe(NAME, OTHER)) == said(query(A))


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (announced(NAME, OTHER), True),
        (announced(NAME, ADDRESS), False),
        (announced(NAME, OTHER, 0), False),
        (announced("gate-8.local", OTHER), False),
        (probe(NAME, OTHER), False),
    ],
)
def test_another_computer_has_the_name_where_it_says_so(data, expected):
    """9: and not by taking it back, or by asking."""
    assert contradicted(read(data), NAME, ADDRESS) is expected


def test_a_computer_with_several_addresses_contradicts_nobody_who_has_one_of_them():
    both = struct.pack("!6H", 0, 0x8400, 0, 2, 0, 0) + record(OTHER) + record(ADDRESS)
    assert not contradicted(read(both), NAME, ADDRESS)


@pytest.mark.parametrize(
    "data",
    [
        *(b"", b"\0" * 11, query(A)[:-1], query(A)[:14], b"\xff" * 40),
        query(A, labels=b"\x40" + b"x" * 64 + b"\0"),
        query(A, labels=b"\xc0\x0c"),
        query(A, labels=(b"\x3f" + b"x" * 63) * 4 + b"\0"),
        query(A, labels=b"\x01\xff\0"),
        announced(NAME, OTHER)[:-1],
        struct.pack("!6H", 0, 0, 0xFFFF, 0, 0, 0),
        struct.pack("!6H", 0, 0x2800, 1, 0, 0, 0) + query(A)[12:],
    ],
)
def test_what_is_damaged_is_passed_over(data):
    assert read(data) is None


def test_every_cut_of_a_packet_is_read_or_passed_over():
    for whole in (query(A, AAAA, known=record(ADDRESS)), announced(NAME, ADDRESS)):
        for length in range(len(whole)):
            assert read(whole[:length]) is None
    assert mdns.read(whole).known
