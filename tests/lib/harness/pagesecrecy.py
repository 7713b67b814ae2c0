"""Nothing that a page is told over its connection says what its player cannot know: no part of it,
no id, no picture's address, not how long a message is, nor when or whether one comes.

Every seat of a `Theatre` has a phone, and others watch: all their pages are made in one process, as
the server makes them. So a page that depends on what another one has shown is caught, too.
"""

from bench.windowed import SeatFeed, SeatHands
from controller.views.message import FALLBACK
from display.tabletop.player import Player
from display.web import pages
from display.web.playing import sheet
from display.web.watching import watched
from display.words import names_of, words_in
from harness.worldsecrecy import Theatre, encoded

LOOK_S = 0.25
"""How often it is looked for what changes by itself."""


class PagesOfTheatre(Theatre):
    """A simulated table with a phone at each seat; what is told are the messages to its pages."""

    def _listen(self):
        seats = self.sitting.seats
        self._players = {
            seat: Player(
                SeatFeed(self.opened, seat),
                SeatHands(self.opened, self.loop, seat),
                FALLBACK,
                lays=True,
            )
            for seat in seats
        }
        self._sheets = dict.fromkeys(seats)
        self._sent = {seat: pages.Sent() for seat in (None, *seats)}
        super()._listen()
        self.loop.call_later(LOOK_S, self._look_again)

    def _look_again(self):
        self._look()
        self.loop.call_later(LOOK_S, self._look_again)

    def _act(self, seat, act, *, failing=False):
        super()._act(seat, act, failing=failing)
        self._look()

    def _changed(self):
        super()._changed()
        self._look()

    def _tell(self, observer, what, data):
        if what == "page":
            super()._tell(observer, what, data)

    def _look(self):
        for seat, player in self._players.items():
            now_s = self.loop.now_s()
            player.take_in(now_s)
            player.go_on(now_s)
            shown = sheet(player.moment(now_s))
            if shown != self._sheets[seat]:
                self._sheets[seat] = shown
                words = words_in(FALLBACK, names_of(player.eyes.view))
                self._message(seat, shown.shape, pages.parts(shown, words))
        page = watched(self.opened.console.view(), FALLBACK)
        self._message(None, "", pages.watched_parts(page, words_in(FALLBACK)))

    def _message(self, observer, shape, parts):
        new = self._sent[observer].news(parts)
        if new or observer is not None:
            self._tell(observer, "page", encoded({"parts": new, "shape": shape}))
