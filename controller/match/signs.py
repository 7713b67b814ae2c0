"""What a match says and shows besides its views: notices, answers to taps, sounds, and lights.

A mistake is reported once, however often it is made, until its seat does something right or
`NOTICE_S` has passed.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from controller.match.tablegame import Answer, Flash, Interpretation
from controller.views import Message, Notice, TapAnswer
from hardware.signals import AnyCommand, Colour, Pattern, SetLight, seat_of
from hardware.times import soonest

NOTICE_S = 8.0
"""How long a notice stays unless something clears it earlier."""

NOTICES_SHOWN = 4

UNCOUNTED = "table-uncounted"
"""The message for what a count of the hands finds missing at a seat."""


def mistake(what: Message | str, seat: str, rule: str = "") -> Notice:
    """Return the notice for an act at *seat* that did not count."""
    said = Message(what) if isinstance(what, str) else what
    return Notice(said.id, said.args, rule, seat, "mistake")


def mistaken(what: Message | str, seat: str, rule: str = "") -> Interpretation[Any]:
    """Return the meaning of such an act: nothing but the notice."""
    return Interpretation(notice=mistake(what, seat, rule))


class Noticeboard:
    """The current notices, newest last."""

    def __init__(self) -> None:
        self._notices: tuple[Notice, ...] = ()

    def __repr__(self) -> str:
        return f"<Noticeboard: {', '.join(notice.id for notice in self._notices)}>"

    @property
    def newest(self) -> tuple[Notice, ...]:
        """The notices for which a screen has room."""
        return self._notices[-NOTICES_SHOWN:]

    def tell(self, notice: Notice, now_s: float) -> bool:
        """Show a notice; the same one from the same seat is shown once, with its latest time.
        Return True if it is new."""
        others = [n for n in self._notices if (n.id, n.seat) != (notice.id, notice.seat)]
        new = len(others) == len(self._notices)
        self._notices = (*others, replace(notice, at_s=now_s))
        return new

    def heal(self, healed: Callable[[], Iterable[str]]) -> None:
        """Clear the mistakes of the seats that are *healed*: they have done something right, or may
        act now. Nobody is asked for them while nothing stands there."""
        if not self._notices:
            return
        of = {*healed()}
        self._notices = tuple([n for n in self._notices if n.seat not in of or n.kind == "info"])

    def forget_old(self, now_s: float) -> None:
        self._notices = tuple([n for n in self._notices if n.at_s + NOTICE_S > now_s])

    def wake_at_s(self) -> float | None:
        """Return when the next notice ends."""
        if not self._notices:
            return None
        return min(notice.at_s for notice in self._notices) + NOTICE_S


Light = tuple[Colour, Pattern]

OFF: Light = ("off", "steady")


class SeatLights:
    """Sends every light that changes, and no other, to *send*."""

    def __init__(self, send: Callable[[AnyCommand], None]) -> None:
        self._send = send
        self._ends_s: float | None = None
        self._flashes: dict[str, tuple[Flash, float]] = {}
        self._lights: dict[str, Light] = {}
        self._shown: Mapping[str, Light] | None = None
        """What was wanted when the lights were last set; None once a flash has begun or ended."""

    def __repr__(self) -> str:
        return f"<SeatLights {self._lights}>"

    def light(self, seat: str) -> Light:
        """Return what the seat's light shows."""
        return self._lights.get(seat, OFF)

    def flash(self, flash: Flash, now_s: float) -> None:
        """Answer an act with a flash, from the next `show` on."""
        ends_s = now_s + flash.for_s
        self._flashes[flash.seat], self._shown = (flash, ends_s), None
        if self._ends_s is None or ends_s < self._ends_s:
            self._ends_s = ends_s

    def end_flashes(self, now_s: float) -> None:
        """End the flashes whose time is over."""
        on = {seat: one for seat, one in self._flashes.items() if one[1] > now_s}
        if len(on) < len(self._flashes):
            self._flashes, self._shown = on, None
        self._ends_s = min([until_s for _, until_s in on.values()], default=None)

    def show(self, wanted: Mapping[str, Light]) -> None:
        """Update the lights to what is *wanted* at each seat, except where a flash is on."""
        if wanted is self._shown:
            return
        self._shown = wanted
        for seat, shown in wanted.items():
            if seat in self._flashes:
                flash = self._flashes[seat][0]
                shown = flash.colour, flash.pattern
            if seat not in self._lights or self._lights[seat] != shown:
                self._lights[seat] = shown
                self._send(SetLight(seat, *shown))

    def wake_at_s(self) -> float | None:
        """Return when to call `end_flashes`: not after the next flash ends."""
        return self._ends_s


class Signs:
    """All signs of a match. *send* takes the commands for lights, *spots* are the spots'
    readers."""

    def __init__(self, send: Callable[[AnyCommand], None], spots: Sequence[str]) -> None:
        self.lights = SeatLights(send)
        self.board = Noticeboard()
        self.found: Notice | None = None
        """The mistake found in the present signal."""
        self._spots = spots
        self._sounds: list[str] = []
        self._waiting: list[str] = []
        """Sounds that wait until the cards of a climax are turned over."""
        self._answers: dict[str, TapAnswer] = {}
        self.answers: tuple[TapAnswer, ...] = ()
        """Whether the table has accepted what was held to each pad and spot."""

    def __repr__(self) -> str:
        return f"<Signs: {self.board!r}, {self.lights!r}>"

    def tell(self, notice: Notice, now_s: float, heard: bool = False) -> None:
        """Show a notice; *heard*: with a sound, the first time."""
        if notice.kind == "mistake":
            self.found = notice
        if self.board.tell(notice, now_s) and heard and notice.kind == "mistake":
            self._sounds.append("mistake")

    def acknowledge(self, reader: str, taken: bool) -> None:
        """Answer the piece that was held to a pad or spot."""
        if seat_of(reader) or reader in self._spots:
            before = self._answers.get(reader)
            number = 1 if before is None else before.number + 1
            self._answers[reader] = TapAnswer(reader, number, taken, None if taken else self.found)
            self.answers = tuple(self._answers.values())

    def show(self, answer: Answer, now_s: float) -> None:
        """Play and show the answer to a move."""
        self._sounds += answer.sounds
        for flash in answer.flashes:
            self.lights.flash(flash, now_s)
        if answer.notice is not None:
            self.tell(answer.notice, now_s)

    def roll(self) -> None:
        """Roll the drums until the cards of a climax are turned over; the move's own sounds wait
        for that."""
        self._waiting, self._sounds = self._waiting + self._sounds, ["roll"]

    def turn_over(self) -> None:
        """Release the sounds that waited for the cards to be turned over."""
        self._sounds, self._waiting = self._sounds + self._waiting, []

    def take_sounds(self) -> tuple[str, ...]:
        """Return the sounds that are due since the last call."""
        sounds, self._sounds = tuple(self._sounds), []
        return sounds

    def forget_old(self, now_s: float) -> None:
        """End the flashes and notices whose time is over."""
        self.lights.end_flashes(now_s)
        self.board.forget_old(now_s)

    def wake_at_s(self) -> float | None:
        """Return when the next of them ends."""
        lights_s, board_s = self.lights.wake_at_s(), self.board.wake_at_s()
        return lights_s if board_s is None else soonest(lights_s, board_s)
