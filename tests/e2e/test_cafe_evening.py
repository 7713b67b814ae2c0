"""A café's evening: two tables, three phones, a league on PostgreSQL, and a Mosquitto with the
guides' rights, which is gone for ten minutes. Nobody at the tables notices; what was played
meanwhile is told once it is back, each match once; and what a match brought in the league stands at
its ending alone.
"""

import json
import math
import os
import re
import subprocess
import sys
import time
import urllib.request
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from bench import engines
from browserphone import CHROMIUM, BrowserPhone
from byphone import chosen, settle, start
from byphone import play as play_by_phone
from controller.record.journal import Journal
from controller.table.assembly import Seating
from phonetable import PagesOfTable

ROOT = Path(__file__).resolve().parents[2]
LASTS_S = 600.0
"""How long the broker is gone."""
WITHIN_S = 120.0
"""Longer than the tables' longest pause between two attempts."""
SHORT = Seating(seed=1, game="captain-bluff", options={"turns": 10, "call_s": None}, speed="fast")

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here"),
    pytest.mark.skipif(bool(engines.missing()), reason="no PostgreSQL or no Mosquitto here"),
    pytest.mark.skipif(
        not os.environ.get("RECLAIM_LONG"), reason="takes a quarter of an hour: RECLAIM_LONG=1"
    ),
]


def rights():
    """The rights that the guides show for a table and for the league."""
    blocks = (
        block
        for guide in ("home-assistant.md", "league.md")
        for block in re.findall(
            r"((?:    (?:user|topic) .*\n|\n)+)", (ROOT / "docs" / guide).read_text()
        )
    )
    return "".join(f"{line.strip()}\n" for block in blocks for line in block.splitlines())


@contextmanager
def program(module, *arguments):
    process = subprocess.Popen([sys.executable, "-m", module, *map(str, arguments)], cwd=ROOT)
    try:
        yield
    finally:
        process.terminate()
        process.wait(30)


class Cafe:
    """Its broker, its league and its tables, in a folder."""

    def __init__(self, stack, folder):
        self._stack, self._folder = stack, folder
        for user in "table", "league":
            self._secret(user, f"{user}\n{user}'s\n")
            command = ["mosquitto_passwd", *([] if user == "league" else ["-c"]), "-b"]
            subprocess.run([*command, str(folder / "passwords"), user, f"{user}'s"], check=True)
        self._secret("password", "league's\n")
        (folder / "rights").write_text(rights())
        self.broker = stack.enter_context(
            engines.mosquitto(
                folder / "broker",
                "allow_anonymous false",
                f"password_file {folder / 'passwords'}",
                f"acl_file {folder / 'rights'}",
            )
        )
        _, database = stack.enter_context(engines.postgresql(folder / "postgresql"))
        (folder / "league.toml").write_text(
            f'database = "{database}"\nbroker = "mqtt://league@127.0.0.1:{self.broker.port}"\n'
            f'password_file = "{folder / "password"}"\nsimulated = true\n'
        )
        self._port = engines.free_port()
        settings = ("--settings", folder / "league.toml")
        stack.enter_context(program("league", *settings, "serve", "--port", self._port))

    def _secret(self, name, text):
        (self._folder / name).touch(mode=0o600)
        (self._folder / name).write_text(text)

    def table(self, name):
        (self._folder / name).mkdir(mode=0o700)
        pages = self._stack.enter_context(PagesOfTable(self._folder / name, seating=SHORT))
        broker = (f"mqtt://127.0.0.1:{self.broker.port}", "--credentials", self._folder / "table")
        place = ("--connect", pages.folder / "run", "--journal", pages.journal)
        tell = ("tell", *broker, "--commands", "--name", name, *place)
        self._stack.enter_context(program("controller", *tell))
        return pages

    def rows(self, page):
        """A page's table, as a program gets it."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self._port}/{page}.json") as answer:
            return json.load(answer)["tables"][0]["rows"]

    def until_told(self, count):
        """Wait until the league has *count* matches; return them."""
        ends_s = time.monotonic() + WITHIN_S
        while len(rows := self.rows("matches")) < count:
            assert time.monotonic() < ends_s, rows
            time.sleep(0.2)
        return rows


def play(phones):
    """Play to the end what has begun, as it comes."""
    luck = Random(1)
    # Nobody takes anything back, and nothing happens to a phone.
    play_by_phone(
        phones, lambda phones, waited: chosen(phones, luck, waited, waits=math.inf), every=math.inf
    )


def again(phones):
    phones[0].page.click("#verbs .verb:has-text('Play again')")
    settle(phones)


def finished(pages):
    with Journal(pages.journal) as journal:
        return sum(one.status == "finished" for one in journal.matches())


def praised(phone):
    """Who is said to have reached something in the league, at the ending that a phone shows."""
    return set(re.findall(r"League: (\w+) – the first win", phone.page.inner_text(".ranks")))


def test_an_evening_without_the_broker_for_ten_minutes(browser):
    with ExitStack() as stack:
        # Not below pytest's own folder, which other runs of it take away meanwhile.
        folder = stack.enter_context(TemporaryDirectory(prefix="reclaim-cafe-"))
        cafe = Cafe(stack, Path(folder))
        window, bar = cafe.table("window"), cafe.table("bar")
        ada, ben = (BrowserPhone(browser, window, []) for _ in range(2))
        cleo = BrowserPhone(browser, bar, [])
        for phone, name in (ada, "Ada"), (ben, "Ben"), (cleo, "Cleo"):
            phone.join(name)
        cleo.page.click("#people [data-id]:has-text('Add a bot')")

        for count, phones in (1, [ada, ben]), (2, [cleo]):
            start(phones)
            play(phones)
            cafe.until_told(count)
            settle(phones, 3.0)
            said = phones[0].page.inner_text("#line")
            assert praised(phones[0]) == {one for one in ("Ada", "Ben", "Cleo") if one in said}

        cafe.broker.kill()
        gone_s = time.monotonic()
        for phones in [ada, ben], [cleo]:
            again(phones)
            play(phones)
        assert len(cafe.rows("matches")) == 2
        while time.monotonic() - gone_s < LASTS_S:
            ada.page.wait_for_timeout(1000)
        cafe.broker.start()
        rows = cafe.until_told(4)
        assert "League" not in ada.page.inner_text("body"), "its ending was left long ago"
        assert len({row["match"] for row in rows}) == 4 == finished(window) + finished(bar)
        # Neither is anybody a guest, though the bot's table has gone back to its lobby since.
        assert not [row for row in rows if "Guest" in row["points"]]
        assert sorted(row["name"] for row in cafe.rows("tables")) == ["bar", "window"]
