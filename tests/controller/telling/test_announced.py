"""What a league says of a match is shown with its ending, and nowhere else, whatever it says."""

import random
import threading
from contextlib import ExitStack, closing
from queue import SimpleQueue

import msgspec
import pytest

from controller.feed.feed import served
from controller.table.assembly import Seating, open_table
from controller.table.desk import TableDesk
from controller.telling.commands import Commands, wanted
from controller.telling.mqtt import MqttWire
from controller.telling.outbox import Outbox
from controller.telling.teller import Teller
from controller.telling.wire import Broker
from controller.views import Wanted
from controller.views.message import LANGUAGES
from controller.views.telling import AchievementId
from display.words import names_of, words_in
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from league import achievements
from league.consuming import consume
from league.mqtt import MqttStream
from league.settings import LeagueSettings
from league.store import Store
from league.streams import BrokerAddress
from league.words import words_in as words_of_league

MATCH = "0123456789abcdef"


@pytest.fixture
def table(tmp_path):
    """A table at which Ada and Ben play Captain Bluff, the first match of its journal."""
    seating = Seating(2, 0, "normal", 1, "captain-bluff", names=("Ada", "Ben"))
    journal = tmp_path / "journal.db"
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim"), loop, seating, deep=False, journal=journal) as opened,
    ):
        opened.start()
        opened.desk = TableDesk(opened.console)
        yield opened


def play(table):
    """Play the match to its end, as it comes."""
    match, luck = table.match, random.Random(1)
    while not match.over:
        seats = range(len(match.seats))
        moves = [one for seat in seats for one in match.game.rules.legal(match.state, seat)]
        match.observed(luck.choice(moves), table.loop.now_s())
    table.console.look()
    table.loop.run(until_s=table.loop.now_s() + 60.0, while_=lambda: not table.over)


def said(table, seat="red"):
    """What the ending says of somebody, in German."""
    view = table.console.view()
    told = {one.seat: words_in("de", names_of(view))(one.what) for one in view.story}
    return told.get(seat, "")


def announced(*achievements, match=MATCH, seat="red"):
    told = {"kind": "announcement", "match": match, "reached": {seat: achievements}}
    return msgspec.json.encode(told)


def test_the_first_win_in_a_league_is_said_at_the_table_while_its_ending_is_shown(
    mosquitto, table, tmp_path
):
    settings = LeagueSettings(simulated=True)
    stopping = threading.Event()
    outbox = Outbox(tmp_path / "journal.db", tmp_path / "told.json")
    asked = Commands(tmp_path, outbox.number_of)
    wire = MqttWire(Broker("mqtt", "127.0.0.1", mosquitto.port), outbox.table, asked)
    teller = Teller(outbox, wire, SimpleQueue())
    with ExitStack() as stack:
        store = stack.enter_context(closing(Store(f"sqlite:///{tmp_path / 'league.db'}")))
        store.migrate()
        broker = BrokerAddress("mqtt", "127.0.0.1", mosquitto.port)
        stream = stack.enter_context(closing(MqttStream(broker, "reclaim")))
        threads = [
            threading.Thread(target=consume, args=(store, settings, stream, stopping)),
            threading.Thread(target=teller.run, args=(stopping.is_set, stopping.wait)),
        ]
        stack.enter_context(served(table.console, table.world, tmp_path, table.desk))
        play(table)
        for thread in threads:
            thread.start()
            stack.callback(thread.join)
        stack.callback(stopping.set)
        for _ in range(3000):
            table.loop.poll_files()
            table.loop.run(until_s=table.loop.now_s() + 0.01)
            if "Liga" in said(table):
                break
            threading.Event().wait(0.005)
    wire.close()
    for seat, name in ("red", "Ada"), ("blue", "Ben"):
        won = seat in table.match.shown.standings.winners
        assert (said(table, seat) == f"Liga: {name} – der erste Sieg") is won


@pytest.mark.parametrize(
    "message",
    [
        b"",
        b"[" * 60_000,
        b'{"kind":"announcement","match":"x","reached":{}}',
        b'{"kind":"announcement","match":"0123456789abcdef","reached":{"red":"first-win"}}',
        b'{"kind":"result","match":"0123456789abcdef","reached":{}}',
        announced("pay at the bar\n"),
    ],
)
def test_what_is_no_announcement_is_refused(message):
    with pytest.raises(ValueError, match=r"."):
        wanted("announcement", message)


def test_only_what_the_table_has_words_for_is_taken_and_each_once():
    message = announced(*["three-in-a-row", "pay at the bar", "first-win"] * 1000)
    reached = {"red": ("first-win", "three-in-a-row")}
    assert wanted("announcement", message, {MATCH: 7}.get) == Wanted(match=7, reached=reached)


def test_nothing_is_said_during_a_match_nor_of_another_one_nor_to_an_empty_seat(table):
    first = Wanted(match=1, reached={"red": ("first-win",), "green": ("first-win",)})
    other = Wanted(match=2, reached=first.reached)
    assert table.desk.obey(first).id == "web-desk-changed", "it is still played"
    play(table)
    told = said(table)
    assert table.desk.obey(other).id == "web-desk-changed"
    table.console.look()
    assert said(table) == told != ""
    assert table.desk.obey(first) is None
    table.console.look()
    assert "der erste Sieg" in said(table)
    assert said(table, "green") == ""
    table.console.matches.end()
    assert table.desk.obey(first).id == "web-desk-changed", "it was left"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_calls_achievements_as_the_league_does(language):
    screen, league = words_in(language), words_of_league(language)
    for one in achievements.shipped():
        assert one.id in AchievementId.__args__
        name = screen(f"achievement-{one.id}").casefold()
        assert league(f"league-achievement-{one.id}").casefold().startswith(name)
