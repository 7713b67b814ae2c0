"""What a broker may ask of a table whose owner lets it, and that nothing else comes of it."""

import logging
import re
import subprocess
import sys
import threading
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from paho.mqtt.client import Client
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

from controller.feed import operating
from controller.feed.feed import served
from controller.table.desk import TableDesk
from controller.telling import commands
from controller.telling.commands import Commands, wanted
from controller.telling.mqtt import MqttWire
from controller.telling.wire import Broker
from controller.views import Wanted
from controller.views.paths import FEED_SOCKET
from controller.views.telling import TableState
from display.telling import state_of

TABLE = "0123456789abcdef"
GUIDE = Path(__file__).parents[3] / "docs" / "home-assistant.md"


@pytest.mark.parametrize(
    ("what", "said", "asked"),
    [
        ("pause", b"PRESS", Wanted(rests=True)),
        ("go-on", b"PRESS", Wanted(rests=False)),
        ("language", b"pt", Wanted(language="pt")),
        ("volume", b"40", Wanted(volume=40)),
    ],
)
def test_four_things_can_be_asked(what, said, asked):
    assert wanted(what, said) == asked


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("pause", b""),
        ("go-on", b"true"),
        ("language", b""),
        ("language", b"xx"),
        ("language", b"\xff"),
        ("volume", b"30"),
        ("volume", b"120"),
        ("volume", b"-20"),
        ("volume", b"null"),
        ("volume", b"9" * 9999),
        ("shut-down", b"PRESS"),
        ("rests", b"true"),
        ("", b""),
    ],
)
def test_nothing_else_can_be_asked(what, said):
    with pytest.raises(ValueError, match=r"."):
        wanted(what, said)


# ---- at a table ----------------------------------------------------------------------------------


@pytest.fixture
def table(open_fast, tmp_path):
    """A table in a match, whose loop runs in this thread while another passes things on."""
    table = open_fast(seats=2)

    @contextmanager
    def open_to(ask):
        end = threading.Event()
        thread = threading.Thread(target=lambda: [ask() for _ in iter(end.is_set, True)])
        thread.start()
        try:
            yield
        finally:
            end.set()
            while thread.is_alive():
                run()

    def run():
        table.loop.poll_files()
        table.loop.run(until_s=table.loop.now_s() + 0.01)

    def until(holds):
        for _ in range(3000):
            run()
            if holds():
                return
            threading.Event().wait(0.005)
        raise AssertionError("it has not come to pass")

    table.open_to, table.until = open_to, until
    table.rests = lambda: table.console.match.pause.half.rests
    table.settings = table.console.idle.settings
    with served(table.console, table.world, tmp_path, TableDesk(table.console)):
        yield table


@pytest.fixture
def quick(monkeypatch):
    monkeypatch.setattr(commands, "BETWEEN_S", 0.0)


def test_a_flood_is_one_thing_of_each_kind_and_no_more_at_a_time(table, tmp_path):
    asked = Commands(tmp_path)
    for number in range(1000):
        asked.take(("pause", "go-on")[number % 2], b"PRESS")
        asked.take("volume", b"60")
    said = []
    with table.open_to(lambda: said.append(repr(asked)) or asked.pass_on()):
        table.until(lambda: table.settings.volume == 60)
    assert not table.rests()  # the latest of its kind
    waited = {one.rpartition(": ")[2] for one in said}
    assert {"rests, volume>", "volume>"} <= waited <= {"rests, volume>", "volume>", "none>"}
    assert commands.BETWEEN_S >= 0.5


def test_who_is_another_user_asks_in_vain(table, tmp_path, quick, monkeypatch, caplog):
    monkeypatch.setattr(operating.os, "getuid", lambda: 99)
    asked = Commands(tmp_path)
    asked.take("volume", b"20")
    with table.open_to(asked.pass_on):
        table.until(lambda: caplog.records)
    assert table.settings.volume == 100
    assert "web-desk-not-paired" in caplog.text


def test_a_table_that_is_away_is_told_once_in_the_log(tmp_path, quick, caplog):
    asked = Commands(tmp_path)
    for _ in range(3):
        asked.take("pause", b"PRESS")
        asked.pass_on()
    assert len(caplog.records) == 1
    assert "does not hear" in caplog.text


# ---- by a broker that asks for a login -----------------------------------------------------------


def rights():
    """The rights that the guide shows, for that table."""
    (block,) = re.findall(r"\n\n((?:    (?:user|topic) .*\n|\n)+)", GUIDE.read_text())
    return "".join(line.strip() + "\n" for line in block.splitlines())


@pytest.fixture
def private(mosquitto, tmp_path):
    """A broker with the rights of the guide, and a password for each of its users."""
    passwords = tmp_path / "passwords"
    passwords.touch(mode=0o600)
    for user in ("table", "homeassistant"):
        command = ["mosquitto_passwd", "-b", str(passwords), user, f"{user}'s"]
        subprocess.run(command, check=True, capture_output=True)
    mosquitto.rights.write_text(rights())
    conf = mosquitto.rights.with_name("conf")
    text = conf.read_text().replace("allow_anonymous true", f"password_file {passwords}")
    conf.write_text(f"{text}allow_anonymous false\n")
    mosquitto.kill()
    mosquitto.start()
    return mosquitto


@contextmanager
def user(server, name):
    client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
    client.username_pw_set(name, f"{name}'s")
    client.connect("127.0.0.1", server.port)
    client.loop_start()
    try:
        yield lambda what, said, **how: client.publish(
            f"reclaim/{TABLE}/do/{what}", said, qos=1, **how
        ).wait_for_publish(5)
    finally:
        client.disconnect()
        client.loop_stop()


def test_home_assistant_pauses_a_match_and_is_let_nothing_else(
    private, table, tmp_path, quick, caplog
):
    caplog.set_level(logging.WARNING)
    asked = Commands(tmp_path)
    broker = Broker("mqtt", "127.0.0.1", private.port, "table", "table's")
    wire = MqttWire(broker, TABLE, asked)
    with user(private, "homeassistant") as says, user(private, "table") as table_says:
        says("volume", b"0", retain=True)
        wire.wait(0.5)
        with table.open_to(lambda: wire.wait(0.2)):
            says("pause", b"PRESS")
            table.until(table.rests)
            assert table.settings.volume == 100  # what was kept is ignored
            assert state_of(table.console.view(), TABLE).stage == "paused"
            says("go-on", b"PRESS")
            table.until(lambda: not table.rests())
            says("language", b"de")
            table.until(lambda: "table-operator-later" in caplog.text)
            table_says("volume", b"20")  # its rights forbid that
            for _ in range(3):
                says("shut-down", b"PRESS")
            says("volume", b"40")
            table.until(lambda: table.settings.volume == 40)
    wire.close()
    assert table.settings.lobby.language == "en"
    assert caplog.text.count("what no table does") == 1


def test_a_table_at_which_nothing_changes_says_so_now_and_then(table, tmp_path):
    program = "from display import telling; telling.STILL_S = 0.1; telling.main()"
    feed = ("--connect", str(tmp_path / FEED_SOCKET), "--table", TABLE)
    lines = []
    with subprocess.Popen((sys.executable, "-c", program, *feed), stdout=subprocess.PIPE) as told:
        reads = threading.Thread(target=lambda: lines.extend(islice(told.stdout, 3)))
        reads.start()
        table.until(lambda: len(lines) == 3)
        reads.join()
        told.kill()
    states = [replace(msgspec.json.decode(one, type=TableState), at="") for one in lines]
    assert states == [replace(state_of(table.console.view(), TABLE), at="")] * 3


def test_where_nobody_plays_the_table_speaks_another_language(open_fast):
    opened = open_fast()
    desk = TableDesk(opened.console)
    assert desk.obey(Wanted(rests=True)).id == "web-desk-changed"
    assert desk.obey(Wanted(language="de", volume=60)) is None
    assert desk.shown().view.language == "de"
    assert opened.console.volume == 60
