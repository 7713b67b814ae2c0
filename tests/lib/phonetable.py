"""Tables whose players are phones: one in this process, and one of real processes.

`phone_table` has real sockets, a virtual clock and no browser. The pages' process is played by
`Phones`, which can be killed and started again at any instant: what it leaves behind is what a
killed process would, closed sockets and one file. `PagesOfTable` runs `reclaim daemon` and the
pages as they run at a party.
"""

import os
import re
import subprocess
import sys
import time
from contextlib import contextmanager
from random import Random

import msgspec

from bench.windowed import LEFT_ALONE
from controller.feed.feed import served
from controller.table.assembly import Seating, open_table
from display.targets import LineAt
from display.web.phones import Phones
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock


def encoded(seating):
    """Who plays, as `reclaim play` tells it to its daemon."""
    return msgspec.json.encode(seating).decode()


LOBBY = Seating()
"""A table that waits for people."""

TICK_S = 1 / 60
RESTS_S = 0.25
CONNECTS_S = 10.0
"""How long sockets may take to connect, in real time: they do at once unless they must retry."""


class PhoneTable:
    """Phones at the *seats* of a table that runs; their process is up."""

    def __init__(self, opened, loop, folder, seats):
        self.opened, self.loop, self.folder = opened, loop, folder
        self.tokens = {}
        self.changed = []
        """The seats whose pages have changed, one entry for each message that leads to."""
        self.start()
        for seat in seats:
            self.tokens[seat] = self.phones.join(seat, self.phones.code, "en")
        self.until(lambda: all(phone.player.connected for phone in self.phones))

    @property
    def match(self):
        return self.opened.match

    @property
    def moves(self):
        return [str(one.move) for one in self.match.history]

    def start_unseen(self):
        """Start the pages' process, which has not heard from the table yet."""
        keeps = self.folder / "kept"
        self.phones = Phones(self.folder, keeps, self.changed.append, self.loop.now_s)

    def start(self):
        self.start_unseen()
        self.until(lambda: self.phones.view is not None)

    def kill(self):
        """End the pages' process between two instants, as by SIGKILL."""
        self.phones.close()

    def phone(self, seat):
        return self.phones.of(self.tokens[seat])

    def run(self, for_s):
        """Let time pass while hands rest."""
        end_s = self.loop.now_s() + for_s
        while self.loop.now_s() < end_s - 1e-9:
            self.tick(RESTS_S)

    def tick(self, for_s=TICK_S):
        """Let both processes go on, for as long as a hand takes to move."""
        until_s = self.loop.now_s() + for_s
        woken = self.loop.call_at(until_s, lambda: None)
        self.loop.run(while_=lambda: self.loop.now_s() < until_s)
        self.loop.poll_files()
        woken.cancel()
        self.phones.poll()

    def until(self, condition, at_most_s=60.0):
        """Run until something is so."""
        ends_s, gives_up_s = self.loop.now_s() + at_most_s, time.monotonic() + CONNECTS_S
        while not condition():
            assert self.loop.now_s() < ends_s or time.monotonic() < gives_up_s, "it did not happen"
            self.tick()

    def settle(self, for_s=2.0):
        """Wait until all hands are at rest, and have been for a moment."""
        self.until(self.at_rest)
        self.run(for_s)
        self.until(self.at_rest)

    def at_rest(self):
        return all(
            phone.player.connected
            and phone.player.deeds.settled
            and not phone.waiting
            and not phone.early
            and not phone.interrupted
            for phone in self.phones
        )

    def touchable(self, seat):
        """The targets of a seat's page that are lit, each with its id."""
        phone = self.phone(seat)
        moment = phone.player.moment(self.loop.now_s())
        ids = {target: id for id, target in phone.sheet.targets.items()}
        lines = () if moment.sight.cursor is None else moment.sight.cursor.options
        lit = [offer.target for offer in moment.hint.offers]
        lit = [
            target
            for target in lit or moment.hint.sought
            if not isinstance(target, LineAt) or lines[target.number].id not in LEFT_ALONE
        ]
        return {target: ids[target] for target in lit if target in ids}

    def choice(self, seat, number):
        """What somebody at a seat touches who knows nothing but what is lit: the same for the same
        *number* whenever the match and the page are the same. None if nothing is lit."""
        found = self.touchable(seat)
        if not found:
            return None
        luck = Random(repr((seat, number, len(self.match.history), sorted(map(repr, found)))))
        kind = luck.choice(sorted({type(target).__name__ for target in found}))
        of_kind = [one for one in found if type(one).__name__ == kind]
        return luck.choice(sorted(of_kind, key=repr))


@contextmanager
def phone_table(folder, game, players=2, joins=None, seed=1, table="sim-spots", **options):
    """A match of *players* with phones that has just begun; without players the lobby. Who *joins*
    is all of them, if not said otherwise: nobody, where their seats are kept."""
    seating = Seating(players, 0, "normal", seed, game, options)
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file(table), loop, seating, deep=False) as opened,
        served(opened.console, opened.world, folder),
    ):
        joins = opened.table.seats[:players] if joins is None else joins
        phones = PhoneTable(opened, loop, folder, joins)
        try:
            opened.start()
            phones.settle()
            yield phones
        finally:
            phones.phones.close()


class PagesOfTable:
    """The processes of a simulated table and of its pages, in a folder of their own.

    `address` is where the pages are, `code` lets phones join. `log` has what both have said.
    """

    START_S = 30.0

    def __init__(self, folder, table="sim-spots", seating=LOBBY):
        self.folder = folder
        self.journal = folder / "journal.db"
        self.log = folder / "log"
        (folder / "run").mkdir(mode=0o700)
        self._table, self._seating = table, seating
        self._port = "0"
        self._daemon = self.pages = None

    def __enter__(self):
        self.start_table()
        self.start_pages()
        return self

    def __exit__(self, *exc_info):
        for process in (self.pages, self._daemon):
            if process is not None:
                process.terminate()
                process.wait(self.START_S)
                process.stdout.close()

    def start_table(self):
        place = ("--socket", str(self.folder / "run"), "--journal", str(self.journal))
        plays = ("--table", self._table, "--seating", encoded(self._seating))
        self._daemon = self._start("controller", "daemon", *plays, *place)
        self._wait(lambda: (self.folder / "run" / "feed.sock").exists())

    def start_pages(self):
        """Start the pages: the first time at a free port, then at the same."""
        feed = str(self.folder / "run" / "feed.sock")
        where = ("--port", self._port, "--address", "127.0.0.1", "--keeps", str(self.folder))
        self.pages = self._start("display.web", "--connect", feed, *where)
        said = self.pages.stdout.readline()
        self.address, self._port, self.code = re.search(
            r"(127\.0\.0\.1:(\d+)) with the code (\w+)", said
        ).groups()

    def kill_pages(self):
        self.pages.kill()
        self.pages.wait()
        self.pages.stdout.close()

    def kill_table(self):
        self._daemon.kill()
        self._daemon.wait()
        self._daemon.stdout.close()

    def _start(self, module, *arguments):
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [sys.executable, "-m", module, *arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "SDL_VIDEODRIVER": "dummy"},
            )

    def _wait(self, condition):
        ends_s = time.monotonic() + self.START_S
        while not condition():
            assert time.monotonic() < ends_s, self.log.read_text()
            time.sleep(0.02)
