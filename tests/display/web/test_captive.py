"""Every name and every address in the table's own WiFi lead to its page."""

import struct

import pytest

from display.web.captive import led, named
from probes import PROBES

TABLE = "10.0.0.1"
A, AAAA, HTTPS = 1, 28, 65


def asked(name, kind=A, flags=0x0100, questions=1):
    labels = b"".join(bytes([len(one)]) + one.encode() for one in name.split(".")) + b"\0"
    return (
        struct.pack("!6H", 0x1234, flags, questions, 0, 0, 0) + labels + struct.pack("!HH", kind, 1)
    )


@pytest.mark.parametrize("probe", PROBES, ids=lambda probe: probe.host + probe.path)
def test_what_a_system_asks_leads_to_the_page(probe):
    assert led(probe.host, TABLE) == "http://10.0.0.1/"


@pytest.mark.parametrize("host", ["10.0.0.1", "10.0.0.1:80"])
def test_the_table_itself_leads_nowhere_else(host):
    assert led(host, TABLE) is None


@pytest.mark.parametrize("name", ["captive.apple.com", "a", "x" * 63 + ".example"])
def test_every_name_is_the_tables_and_nobody_remembers_it(name):
    """RFC 1035, 4.1: the head, the question once more, one record with its time to live."""
    query = asked(name)
    said = named(query, TABLE)
    assert said[:12] == struct.pack("!6H", 0x1234, 0x8500, 1, 1, 0, 0)
    assert said[12 : len(query)] == query[12:]
    assert said[len(query) :] == struct.pack("!HHHIH4B", 0xC00C, A, 1, 0, 4, 10, 0, 0, 1)


@pytest.mark.parametrize("kind", [AAAA, HTTPS])
def test_of_other_records_there_are_none(kind):
    said = named(asked("captive.apple.com", kind), TABLE)
    assert said[2:8] == struct.pack("!3H", 0x8500, 1, 0)


def test_the_extensions_of_a_query_are_passed_over():
    """EDNS (RFC 6891): a record behind the question."""
    with_more = asked("a.example") + b"\0\0\x29\x04\xd0\0\0\0\0\0\0"
    assert named(with_more, TABLE) == named(asked("a.example"), TABLE)


@pytest.mark.parametrize(
    "data",
    [
        *(b"", b"\0" * 11, asked("a")[:-1], asked("a")[:14]),
        *(asked("a", flags=0x8000), asked("a", flags=0x2800), asked("a", questions=2)),
        asked("a")[:12] + b"\xc0\x0c\0\1\0\1",
        asked("a")[:12] + b"\x40" + b"x" * 64 + b"\0\0\1\0\1",
    ],
)
def test_what_is_no_query_is_not_answered(data):
    assert named(data, TABLE) is None
