"""How tables are, and what the operator hears of faults: once, and once when they are over."""

import email
import socketserver
import threading
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from controller.views.telling import TableFault
from league import alerts, fleet
from league.settings import Alerts, LeagueSettings
from league.taking import forget, take
from leaguetold import TABLE, encoded, result, state

NOON = datetime(2026, 11, 28, 12, tzinfo=UTC)
BELT = TableFault(id="belt", severity="fault", said="The belt stands still.")
PAD = TableFault(id="pad/red", severity="warning", said="Red's pad answers nothing.")
ALERTED = LeagueSettings(name="Café", alerts=Alerts(topic="cafe/alerts"))


def note(store, minutes=0, settings=ALERTED, table=TABLE, **fields):
    told = encoded(state(table, name="Window", **fields))
    take(store, settings, [told], NOON + timedelta(minutes=minutes))


def tables(store, settings):
    with store.reading() as connection:
        return fleet.tables(connection, settings)


def heard(store, settings=ALERTED):
    """What the operator hears now."""
    said = []

    def say(_, payload):
        said.append(msgspec.json.decode(payload))
        return True

    alerts.tell(store, settings, say)
    return [(one["said"], bool(one["over"])) for one in said]


def test_the_last_state_of_a_table_holds(store, settings):
    note(store, stage="lobby")
    note(store, 5, stage="playing", game="luggage")
    (table,) = tables(store, settings)
    assert (table.state.stage, table.place, table.hours) == (
        "playing",
        "Café",
        pytest.approx(1 / 12),
    )


def test_a_table_that_was_silent_for_long_was_off(store, settings):
    note(store)
    note(store, 600)
    assert tables(store, settings)[0].hours == 0


def test_a_fault_is_told_once_and_once_when_it_is_over(store):
    note(store, faults=(BELT,))
    assert heard(store) == [(BELT.said, False)]
    note(store, 1, faults=(BELT, PAD))
    assert heard(store) == [(PAD.said, False)]
    note(store, 2, faults=(PAD,))
    assert heard(store) == [(BELT.said, True)]
    note(store, 3)
    assert heard(store) == [(PAD.said, True)]
    assert heard(store) == []


def test_a_fault_that_comes_again_is_told_again(store):
    for minute, faults in enumerate(((BELT,), (), (BELT,))):
        note(store, minute, faults=faults)
        heard(store)
    note(store, 9, faults=(BELT,))
    assert heard(store) == []
    note(store, 10)
    assert heard(store) == [(BELT.said, True)]


def test_faults_of_one_batch_are_all_told(store, settings):
    told = [encoded(state(faults=faults)) for faults in ((BELT,), (), (PAD,))]
    take(store, settings, told, NOON)
    assert heard(store) == [(BELT.said, True), (PAD.said, False)]


def test_what_the_broker_could_not_take_is_told_later(store):
    note(store, faults=(BELT,))
    assert alerts.tell(store, ALERTED, lambda *_: False) == 0
    assert heard(store) == [(BELT.said, False)]


def test_nothing_is_told_where_nobody_wants_to_hear(store):
    note(store, faults=(BELT,))
    assert heard(store, LeagueSettings()) == []


class _Mailbox(socketserver.StreamRequestHandler):
    """A mail server, as far as one letter needs it (RFC 5321)."""

    def handle(self):
        self.wfile.write(b"220 here\r\n")
        letter, in_letter = [], False
        for line in self.rfile:
            if in_letter and line == b".\r\n":
                self.server.letters.append(email.message_from_bytes(b"".join(letter)))
                in_letter = False
                self.wfile.write(b"250 taken\r\n")
            elif in_letter:
                letter.append(line)
            elif line.upper().startswith(b"DATA"):
                in_letter = True
                self.wfile.write(b"354 go on\r\n")
            else:
                ends = line.upper().startswith(b"QUIT")
                self.wfile.write(b"221 bye\r\n" if ends else b"250 well\r\n")


@contextmanager
def mailbox():
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), _Mailbox) as server:
        server.daemon_threads, server.letters = True, []
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"127.0.0.1:{server.server_address[1]}", server.letters
        server.shutdown()


def test_a_letter_says_all_that_is_new(store):
    with mailbox() as (address, letters):
        to = Alerts(smtp=address, sender="league@cafe.example", to=("me@cafe.example",))
        settings = LeagueSettings(name="Café", alerts=to)
        note(store, faults=(BELT,))
        assert alerts.tell(store, settings, None) == 1
        note(store, 1, faults=(PAD,))
        assert alerts.tell(store, settings, None) == 2
        assert alerts.tell(store, settings, None) == 0
    first, second = letters
    assert first["To"] == "me@cafe.example"
    assert "Window: The belt stands still." in str(
        email.header.make_header(email.header.decode_header(first["Subject"]))
    )
    assert "is over: The belt stands still." in second.get_payload(decode=True).decode()


def test_what_could_not_be_mailed_is_mailed_later(store):
    to = Alerts(smtp="127.0.0.1:1", sender="a@b.example", to=("c@d.example",))
    note(store, faults=(BELT,))
    assert alerts.tell(store, LeagueSettings(alerts=to), None) == 0
    assert heard(store) == [(BELT.said, False)]


def test_somebody_who_is_forgotten_is_on_no_table_either(store, settings):
    take(store, settings, [encoded(result(1, "Ada", "Bo"))], NOON)
    note(store, settings=settings, names={"red": "Ada", "blue": "Bo"})
    forget(store, settings, "Café", "Ada", NOON)
    assert tables(store, settings)[0].state.names == {"blue": "Bo"}
