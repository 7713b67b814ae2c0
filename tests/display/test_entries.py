"""The messages of a file, each parsed when it is first asked for."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from display.words.entries import Entries, mentioned

TEXT = """\
# The comment of a message.
hello = Hello, { $count ->
        [one] friend = one
       *[other] friends
    }
    and

    welcome
    .remedy = { farewell }
    .other-remedy = { table-back } and { farewell }

### The end of it
farewell=
    Farewell
broken = { $
farewell = A second one
last   = Last
"""


def test_each_message_is_what_the_parser_makes_of_the_whole_file():
    entries = Entries(TEXT)
    whole = FluentParser().parse(TEXT).body
    messages = [entry for entry in whole if isinstance(entry, Message)]
    assert [entry.id.name for entry in messages] == ["hello", "farewell", "farewell", "last"]
    for message in (messages[0], messages[1], messages[3]):
        found = entries.get(message.id.name)
        assert found is not None
        assert found.equals(message, ["span", "comment"])


def test_what_is_no_message_is_none():
    assert any(isinstance(entry, Junk) for entry in FluentParser().parse(TEXT).body)
    assert Entries(TEXT).get("broken") is None
    assert Entries(TEXT).get("tomorrow") is None
    assert Entries("").get("hello") is None


def test_only_what_is_asked_for_is_parsed(monkeypatch: pytest.MonkeyPatch):
    parsed = []
    real = FluentParser.parse_entry
    monkeypatch.setattr(
        FluentParser, "parse_entry", lambda self, text: parsed.append(text) or real(self, text)
    )
    entries = Entries(TEXT)
    assert parsed == []
    entries.get("last")
    entries.get("last")
    assert parsed == ["last   = Last\n"]


def test_a_message_names_those_that_it_refers_to():
    hello = Entries(TEXT).get("hello")
    assert hello is not None
    assert mentioned(hello) == {"farewell", "table-back"}
