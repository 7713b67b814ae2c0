"""The operator's socket, on real Unix sockets: nothing happens without a token, and with one just
what the operator's page at the table offers."""

import json
import logging
import socket
from base64 import b64decode, b64encode
from contextlib import suppress

import pytest

from controller.feed.feed import served
from controller.feed.operating import LONGEST_PART_LINE, PART_BYTES
from controller.feed.parcel import Parcel
from controller.match.menu import Choice, Menu, by_key, listed, surely
from controller.table.appliance import ASKS, PARCEL, RESTATE, Orders
from controller.table.desk import MOST_BYTES, TableDesk
from controller.table.errand import Errands
from controller.table.pairing import PIN_DIGITS, TRIES
from controller.views import Message, Notice
from hardware.signals import ButtonPressed


class Client:
    """A line out, and all lines that have come in."""

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(str(path))
        self.socket.setblocking(False)
        self.rest, self.gone = b"", False

    def hear(self):
        while True:
            try:
                data = self.socket.recv(1 << 20)
            except BlockingIOError:
                break
            except ConnectionError:
                data = b""
            if not data:
                self.gone = True
                break
            self.rest += data
        *lines, self.rest = self.rest.split(b"\n")
        return [json.loads(line) for line in lines]


@pytest.fixture
def table(open_fast, tmp_path):
    """A table in attract that can be looked after from afar."""
    table, clients = open_fast(), []

    def connect(name="operator"):
        clients.append(Client(tmp_path / f"{name}.sock"))
        return clients[-1]

    def run(seconds=0.2):
        for _ in range(3):
            table.loop.poll_files()
        table.loop.run(until_s=table.loop.now_s() + seconds)
        table.loop.poll_files()

    def say(client, type, **fields):
        client.socket.sendall(json.dumps({"type": type, **fields}).encode() + b"\n")
        run()
        return client.hear()

    def paired(name="Ada"):
        client = connect()
        say(client, "AskPin")
        (answer,) = say(client, "Pair", pin=table.pin(), name=name)
        return answer["token"]

    table.connect, table.run, table.say, table.paired = connect, run, say, paired
    desk = TableDesk(table.console)
    table.pin = desk.pin
    with served(table.console, table.world, tmp_path, desk):
        yield table
    for client in clients:
        client.socket.close()


def lines(desk):
    return {one["text"]["id"]: one for one in desk["lines"]}


def opened(table, client, token):
    return table.say(client, "Choose", token=token)[-1]


# ---- without a token -----------------------------------------------------------------------------

STRANGERS = ("", "x", "0" * 43, "x" * 64)


@pytest.mark.parametrize("token", STRANGERS)
@pytest.mark.parametrize("type", ["Attend", "Choose", "Bring", "Fetch", "AskLogs", "Rename"])
def test_without_a_token_nothing_is_shown_or_done(table, type, token):
    table.paired()
    client = table.connect()
    (denied,) = table.say(client, type, token=token, what="backup", name="", new="")
    assert (denied["type"], denied["known"]) == ("Denied", False)
    assert denied["why"]["id"] == "web-desk-not-paired"
    assert table.console.stage == "attract"
    client.hear()
    assert client.gone


NONSENSE = {
    "no JSON": b"hello",
    "no UTF-8": b"\xff\xfe",
    "another socket's message": b'{"type":"Watch"}',
    "no token": b'{"type":"Choose","key":"x"}',
    "a number for a token": b'{"type":"Attend","token":7}',
    "a token without end": b'{"type":"Attend","token":"' + b"x" * 3000 + b'"}',
    "a line without end": b'{"type":"Part","data":"' + b"x" * LONGEST_PART_LINE,
    "what nobody brings": b'{"type":"Bring","token":"x","what":"root","name":""}',
    "no base64": b'{"type":"Part","data":"*"}',
    "a key without end": b'{"type":"Choose","token":"x","key":"' + b"x" * 3000 + b'"}',
    "nested without end": b'{"type":"AskPin","x":' + b"[" * 1500 + b"]" * 1500 + b"}",
}


@pytest.mark.parametrize("line", NONSENSE.values(), ids=NONSENSE)
def test_who_speaks_nonsense_is_let_go_and_the_log_repeats_none_of_it(table, caplog, line):
    client, said = table.connect(), line + b"\n"
    with caplog.at_level(logging.DEBUG), suppress(ConnectionError):
        for at in range(0, len(said), 65_536):
            client.socket.sendall(said[at : at + 65_536])
            table.run()
    client.hear()
    assert client.gone
    assert "xxx" not in caplog.text
    assert table.paired(), "others are served"


def test_neither_pin_nor_token_is_ever_logged(table, caplog):
    with caplog.at_level(logging.DEBUG):
        client = table.connect()
        table.say(client, "AskPin")
        pin = table.pin()
        (answer,) = table.say(client, "Pair", pin=pin, name="Ada")
        opened(table, client, answer["token"])
        table.say(client, "Attend", token="wrong-token")
    assert pin not in caplog.text
    assert answer["token"] not in caplog.text
    assert "wrong-token" not in caplog.text


def test_guessing_from_many_connections_shares_the_tries(table):
    table.say(table.connect(), "AskPin")
    pin = table.pin()
    wrong = f"{(int(pin) + 1) % 10**PIN_DIGITS:0{PIN_DIGITS}}"
    for _ in range(TRIES):
        (answer,) = table.say(table.connect(), "Pair", pin=wrong, name="Eve")
        assert answer["type"] == "Denied"
    (answer,) = table.say(table.connect(), "Pair", pin=pin, name="Eve")
    assert answer["why"]["id"] == "web-desk-no-pin"
    (answer,) = table.say(table.connect(), "AskPin")
    assert answer["why"]["id"] == "web-desk-wait"


# ---- the PIN -------------------------------------------------------------------------------------


def test_the_pin_is_for_the_public_screen_alone(table):
    screen, hand = table.connect("feed"), table.connect("hands")
    (seated,) = [one for one in table.say(hand, "Sit", seat="red") if one["type"] == "Seated"]
    seat = table.connect("feed")
    table.say(screen, "Watch")
    table.say(seat, "Watch", seat="red", token=seated["token"])
    (answer,) = table.say(table.connect(), "AskPin")
    table.run()
    pin = table.pin()
    assert answer == {"type": "PinShown"}
    assert screen.hear()[-1]["pin"] == pin
    assert pin not in json.dumps(seat.hear())
    assert pin not in json.dumps(table.say(table.connect(), "AskPin"))


def test_during_a_match_no_pin_comes_onto_the_screen_and_one_that_is_there_goes(table):
    table.say(table.connect(), "AskPin")
    assert table.pin()
    table.console.start_match(("red", "blue"))
    assert table.pin() == ""
    (answer,) = table.say(table.connect(), "AskPin")
    assert answer["why"]["id"] == "table-operator-later"


# ---- with a token --------------------------------------------------------------------------------


def test_a_paired_phone_opens_the_page_and_is_offered_what_the_table_offers(table):
    token, client = table.paired(), table.connect()
    desk = opened(table, client, token)
    assert table.console.stage == "operator"
    offered = [one.id for one in table.console.view().cursor.options]
    assert [one["text"]["id"] for one in desk["lines"]] == offered
    assert desk["view"]["operator"]["readers"]
    assert desk["view"]["match"] is None


def test_a_line_does_what_it_does_at_the_table(table):
    token, client = table.paired(), table.connect()
    volume = lines(opened(table, client, token))["table-menu-volume"]
    before = table.console.volume
    desk = table.say(client, "Choose", token=token, key=volume["key"])[-1]
    assert table.console.volume != before
    assert lines(desk)["table-menu-volume"]["text"]["args"] == {"volume": table.console.volume}


def test_a_line_that_was_touched_twice_or_has_changed_meanwhile_is_taken_once(table):
    token, client = table.paired(), table.connect()
    volume = lines(opened(table, client, token))["table-menu-volume"]
    table.say(client, "Choose", token=token, key=volume["key"])
    now = table.console.volume
    (denied,) = table.say(client, "Choose", token=token, key=volume["key"])
    assert (denied["why"]["id"], denied["known"]) == ("web-desk-changed", True)
    assert table.console.volume == now


def test_a_further_line_is_taken_by_its_own_key(table):
    token, client = table.paired(), table.connect()
    language = lines(opened(table, client, token))["table-menu-language"]
    (danish,) = (one for one in language["then"] if one["text"]["args"] == {"language": "da"})
    (denied,) = table.say(client, "Choose", token=token, key=language["key"])
    assert denied["why"]["id"] == "web-desk-changed", "it leads on, and means nothing itself"
    table.say(client, "Choose", token=token, key=danish["key"])
    assert table.console.view().language == "da"


def test_during_a_match_a_phone_changes_nothing(table):
    token, client = table.paired(), table.connect()
    volume = lines(opened(table, client, token))["table-menu-volume"]
    table.console.start_match(("red", "blue"))
    before = table.console.volume
    for key in ("", volume["key"]):
        (denied,) = table.say(client, "Choose", token=token, key=key)
        assert denied["why"]["id"] == "table-operator-later"
    assert (table.console.volume, table.console.stage) == (before, "match")


@pytest.fixture
def owned(table, tmp_path, mocker):
    """The table as an appliance whose owner's file can be changed."""
    (tmp_path / "run" / ASKS).mkdir(parents=True)
    errands = Errands(Orders(tmp_path / "run"), mocker.Mock())
    mocker.patch.object(table.console.idle.operator, "errands", errands)
    table.asked = tmp_path / "run" / ASKS / RESTATE
    return table


WIFI = {"country": "DE", "name": "Home", "password": "correct horse"}


def test_a_paired_phone_has_the_owner_s_settings_changed(owned):
    token, client = owned.paired(), owned.connect()
    new = {"language": "da", "volume": 30, "wifi": WIFI}
    desk = owned.say(client, "Restate", token=token, settings=new)[-1]
    assert desk["settings"]
    assert json.loads(owned.asked.read_text())["settings"] == new
    assert [one["id"] for one in desk["view"]["notices"]] == ["table-changing-settings"]


@pytest.mark.parametrize(
    ("new", "key"),
    [
        ({"volume": 400}, "volume"),
        ({"volume": "loud"}, "volume"),
        ({"language": "xx"}, "language"),
        ({"hostname": "a b"}, "hostname"),
        ({"timezone": "../etc/passwd"}, "timezone"),
        ({"wifi": {"name": "Home"}}, "wifi"),
        ({"wifi": {**WIFI, "password": "short"}}, "wifi"),
        ({"root": "yes"}, "root"),
        ({"language": "da", "volume": -1}, "volume"),
    ],
)
def test_settings_that_cannot_be_are_refused_and_nothing_is_asked_for(owned, new, key):
    token, client = owned.paired(), owned.connect()
    (denied,) = owned.say(client, "Restate", token=token, settings=new)
    assert denied["why"]["id"] == "web-desk-setting-wrong"
    assert denied["why"]["args"] == {"key": key}
    assert not owned.asked.exists()


def test_settings_are_changed_by_nobody_else_and_not_during_a_match(owned, caplog):
    caplog.set_level(logging.DEBUG)
    token, client = owned.paired(), owned.connect()
    (denied,) = owned.say(owned.connect(), "Restate", token="x", settings={"wifi": WIFI})
    assert not denied["known"]
    owned.console.start_match(("red", "blue"))
    (denied,) = owned.say(client, "Restate", token=token, settings={"wifi": WIFI})
    assert denied["why"]["id"] == "table-operator-later"
    assert not owned.asked.exists()
    assert WIFI["password"] not in caplog.text


def test_a_table_that_is_no_appliance_has_no_settings_to_change(table):
    token, client = table.paired(), table.connect()
    assert not opened(table, client, token)["settings"]
    (denied,) = table.say(client, "Restate", token=token, settings={"language": "da"})
    assert denied["why"]["id"] == "web-desk-changed"


def test_what_is_done_at_the_table_is_seen_on_the_phone(table):
    token, client = table.paired(), table.connect()
    table.say(client, "Attend", token=token)
    opened(table, table.connect(), token)
    client.hear()
    table.console.signal(
        ButtonPressed(at_s=table.loop.now_s(), seat="red", button="A")
    )  # the way back
    table.run()
    assert client.hear()[-1]["view"]["stage"] == "attract"


def test_a_revoked_phone_is_turned_away_while_it_looks(table):
    token, other = table.paired("Ada"), table.paired("Ben")
    client, second = table.connect(), table.connect()
    table.say(client, "Attend", token=token)
    phones = lines(opened(table, second, other))["table-menu-phones"]
    (ada,) = (one for one in phones["then"] if one["text"]["args"]["name"] == "Ada")
    table.say(second, "Choose", token=other, key=ada["then"][0]["key"])
    table.run()
    last = client.hear()[-1]
    assert (last["type"], last["known"]) == ("Denied", False)
    (denied,) = table.say(table.connect(), "Attend", token=token)
    assert denied["why"]["id"] == "web-desk-not-paired"


# ---- files ---------------------------------------------------------------------------------------


def part(data):
    return {"type": "Part", "data": b64encode(data).decode()}


def brings(table, client, token, data, what="backup"):
    """The last answer to a file that comes as a phone's pages pass it on."""
    answer = table.say(client, "Bring", token=token, what=what, name="mine.db")[-1]
    for at in range(0, len(data), PART_BYTES):
        if answer["type"] != "GoOn":
            return answer
        answer = table.say(client, **part(data[at : at + PART_BYTES]))[-1]
    return answer if answer["type"] != "GoOn" else table.say(client, "Brought")[-1]


@pytest.fixture
def parcels(owned, mocker):
    """The files that have come, by what the keeper of the table is told to take."""
    keeper, came = owned.console.idle.operator.errands.keeper, []

    def take(path, name):
        came.append((name, path.read_bytes()))
        return Notice("table-backup-known", {"file": name})

    mocker.patch.object(keeper, "take_backup", side_effect=take)
    mocker.patch.object(keeper, "save_backup", side_effect=lambda path: path.write_bytes(LONG))
    return came


LONG = bytes(range(256)) * 32 * 1024
"""More than anybody may say who is not asked for it: 8 MB, in 64 parts."""


def test_a_long_file_comes_part_by_part_and_is_gone_when_it_was_taken(owned, parcels):
    token, client = owned.paired(), owned.connect()
    desk = brings(owned, client, token, LONG)
    assert [one["id"] for one in desk["view"]["notices"]] == ["table-backup-known"]
    assert parcels == [("mine.db", LONG)]
    assert not (owned.asked.parent / PARCEL).exists()


def test_a_long_file_is_fetched_slice_by_slice_and_lies_nowhere(owned, parcels):
    token, client = owned.paired(), owned.connect()
    (piece,) = owned.say(client, "Fetch", token=token, what="backup")
    data = b64decode(piece["data"])
    while not piece["last"]:
        assert not (owned.asked.parent / PARCEL).exists()
        (piece,) = owned.say(client, "FetchOn")
        data += b64decode(piece["data"])
    assert data == LONG
    (denied,) = owned.say(client, "FetchOn")
    assert denied["why"]["id"] == "web-desk-changed"


def test_a_part_without_a_beginning_or_of_somebody_else_is_refused(owned, parcels):
    token, client, other = owned.paired(), owned.connect(), owned.connect()
    for said in (part(b"x"), {"type": "Brought"}):
        assert owned.say(client, **said)[-1]["why"]["id"] == "web-desk-changed"
    owned.say(client, "Bring", token=token, what="backup", name="")
    assert owned.say(other, **part(b"x"))[-1]["type"] == "Denied"
    owned.say(other, "Bring", token=token, what="backup", name="")
    assert owned.say(client, **part(b"x"))[-1]["type"] == "Denied", "the newer one counts"
    assert parcels == []


def test_a_file_that_is_too_long_or_breaks_off_leaves_nothing(owned, parcels):
    token, client = owned.paired(), owned.connect()
    denied = brings(owned, client, token, b"#" * (MOST_BYTES["table"] + 1), "table")
    assert denied["why"]["id"] == "web-desk-too-long"
    assert not (owned.asked.parent / PARCEL).exists()
    owned.say(client, "Bring", token=token, what="backup", name="")
    assert (owned.asked.parent / PARCEL).exists()
    client.socket.close()
    owned.say(owned.connect(), "Attend", token=token)
    owned.console.do(lambda: None)
    owned.run()
    assert not (owned.asked.parent / PARCEL).exists()


def test_during_a_match_no_file_is_taken_or_handed_out(owned, parcels):
    token, client = owned.paired(), owned.connect()
    owned.say(client, "Bring", token=token, what="backup", name="")
    owned.say(client, **part(LONG[:100]))
    owned.console.start_match(("red", "blue"))
    later = "table-operator-later"
    assert owned.say(client, "Brought")[-1]["why"]["id"] == later
    for type in ("Bring", "Fetch", "AskLogs"):
        said = owned.say(client, type, token=token, what="backup", name="")
        assert said[-1]["why"]["id"] == later
    assert parcels == []


def test_where_the_disk_takes_nothing_it_is_told(owned, parcels, mocker):
    token, client = owned.paired(), owned.connect()
    mocker.patch.object(Parcel, "add", side_effect=OSError(28, "No space left on device"))
    denied = brings(owned, client, token, b"x")
    assert denied["why"]["id"] == "table-order-failed"
    assert not (owned.asked.parent / PARCEL).exists()


def test_a_table_that_is_no_appliance_takes_no_files(table):
    token, client = table.paired(), table.connect()
    for type in ("Bring", "Fetch", "AskLogs"):
        (denied,) = table.say(client, type, token=token, what="backup", name="")
        assert denied["why"]["id"] == "web-desk-changed"


# ---- the lines of a menu -------------------------------------------------------------------------

HELD = Choice("held", "pushes", by_hand=True)
MENU = Menu("", Message("title"), (
    Choice("heading"), Choice("first", 1), surely("off", 2, "yes"), HELD,
    Choice("more", then=(Choice("a", 3, {"n": 1}), Choice("a", 4, {"n": 2}), HELD)),
))  # fmt: skip


def keys(of):
    for line in of:
        yield line
        yield from keys(line.then)


def test_every_line_is_listed_and_its_key_leads_to_it():
    found = {line.key: by_key(MENU, line.key) for line in keys(listed(MENU))}
    assert [one.means for one in found.values() if one is not None] == [1, 2, 3, 4]
    assert not by_key(MENU, "heading")


def test_what_holds_only_while_a_button_is_down_is_said_and_never_taken():
    held = [line for line in keys(listed(MENU)) if line.text.id == "held"]
    assert [line.by_hand for line in held] == [True, True]
    assert [by_key(MENU, line.key) for line in held] == [None, None]


@pytest.mark.parametrize("key", ["", " > ", "first > ", "off > ", "off", "a: n=1", "more > a: n=3"])
def test_a_key_of_nothing_is_no_line(key):
    assert by_key(MENU, key) is None
