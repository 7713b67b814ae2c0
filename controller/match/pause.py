"""Pausing a match, and players who have left.

The Pause card pauses and resumes a match; meanwhile players may leave or come back, or everyone may
agree to end it. Nobody says of somebody else that they have left: that seat is asked first. For a
player who has left, a bot takes over, or the hand makes its default moves (G-2): only the table
knows which these are. A move made with buttons the table makes by itself
after a while; for one made with a card, the others tap that hand's cards unseen, and the table
takes the right one.
"""

import math
from collections.abc import Callable, Collection, Sequence
from typing import Generic

from msgspec import Struct
from msgspec.structs import replace

from controller.match.acts import Act, Pressed, Tapped, TappedAt
from controller.match.halfdone import HalfDone
from controller.match.menu import Choice, Menu, Pointer, pressed, shown
from controller.match.playing import Playing
from controller.match.signs import Signs, mistake
from controller.match.tablegame import Flash, MoveT, RefereeT, StateT, TableGame
from controller.views import END_MATCH, SEAT, Message, Notice
from hardware.signals import AnySignal, ButtonPressed, TagEntered, seat_of


class GoOn(Struct, frozen=True):
    """The match resumes."""


class Leaves(Struct, frozen=True):
    """The player at *seat* has left (G-2), or is said to have."""

    seat: str


class ComesBack(Struct, frozen=True):
    """The player at *seat* is back."""

    seat: str


Decision = GoOn | Leaves | ComesBack


def menu(seats: Sequence[str], gone: Sequence[str]) -> Menu:
    """Return what anyone who plays may choose while the match is paused."""
    here = [seat for seat in seats if seat not in gone]
    lines = [Choice("table-menu-go-on", GoOn())]
    if len(here) > 1:
        leaving = tuple(Choice(SEAT, Leaves(seat), {"seat": seat}) for seat in here)
        lines.append(Choice("table-menu-leaves", then=leaving))
    if gone:
        coming = tuple(Choice(SEAT, ComesBack(seat), {"seat": seat}) for seat in gone)
        lines.append(Choice("table-menu-comes-back", then=coming))
    lines.append(Choice(END_MATCH, held=True))
    return Menu("", Message("table-menu-rests"), tuple(lines))


def ends(menu: Menu, half: HalfDone) -> bool:
    """Return True if the cursor is where everyone can agree, by holding A, to end the match."""
    cursor = shown(menu, half.cursor)
    return cursor.options[cursor.at].id == END_MATCH


def decided(half: HalfDone, decision: Decision, by: str = "") -> HalfDone:
    """Return what is half done after a decision that was made at the seat *by*; empty if nobody
    made it: the time to answer is over. Whom somebody else says to have left is asked first."""
    here = replace(half, cursor="", asked="")
    match decision:
        case GoOn():
            return replace(here, rests=False)
        case Leaves(seat) if by not in ("", seat):
            return replace(here, asked=seat)
        case Leaves(seat):
            return replace(here, left=tuple(sorted({*half.left, seat})))
        case ComesBack(seat):
            return replace(here, left=tuple(gone for gone in half.left if gone != seat))


RESTING = Notice("table-rests")

ASKED_S = 10.0
"""How long a player is asked who is said to have left, before that counts."""


def asked_of(half: HalfDone) -> tuple[Notice, ...]:
    """Return the question to a player who is said to have left, if there is one."""
    return (Notice("table-still-here", {"seat": half.asked}, seat=half.asked),) * bool(half.asked)


def answers(half: HalfDone, signal: AnySignal, hand: str) -> bool:
    """Return True if *signal* is an act of the player who is asked: a button at that seat, or a
    piece at its pad, unless it was another seat's *hand*."""
    match signal:
        case ButtonPressed(seat=seat):
            return seat == half.asked
        case TagEntered(reader=reader):
            return (hand or seat_of(reader)) == half.asked
    return False


def asked_for(seat: str, act: Tapped | TappedAt) -> Notice:
    """Return what the others are asked to do with the hand of a player who has left: its mildest
    act, which only the table knows (G-2)."""
    match act:
        case Tapped(receiver, _):
            return Notice("table-stand-in-pad", {"seat": seat, "receiver": receiver}, "G-2", seat)
        case TappedAt(spot, _):
            return Notice("table-stand-in-spot", {"seat": seat, "spot": spot}, "G-2", seat)


SEEN_S = 2.0
"""How long everyone sees that a frozen hand is to act before the table acts for it."""


class StandIns(Generic[StateT, MoveT, RefereeT]):
    """The players who have left a match of *game*.

    *stand_in* is called when one leaves, and returns True if a bot takes over there; *stand_down*
    is called when that player is back.
    """

    def __init__(
        self,
        game: TableGame[StateT, MoveT, RefereeT],
        stand_in: Callable[[str], bool],
        stand_down: Callable[[str], None],
    ) -> None:
        self._game = game
        self._stand_in = stand_in
        self._stand_down = stand_down
        self._bots: set[str] = set()
        self._awaited: tuple[StateT, float] | None = None
        """The state in which a frozen hand is to act, and since when; infinity once it has."""

    def __repr__(self) -> str:
        return f"<StandIns, bots at {', '.join(sorted(self._bots)) or 'no seat'}>"

    def update(self, before: Sequence[str], gone: Sequence[str]) -> None:
        """Update after a change from those who had left *before* to those who have *gone* now."""
        for seat in sorted(self._bots - set(gone)):
            self._stand_down(seat)
            self._bots.discard(seat)
        for seat in gone:
            if seat not in before and self._stand_in(seat):
                self._bots.add(seat)

    def frozen(self, state: StateT, half: HalfDone) -> tuple[str, MoveT] | None:
        """Return the seat and move of a hand that is to act without a player or a bot, or None."""
        if half.rests:
            return None
        for seat in half.left:
            if seat not in self._bots:
                move = self._game.default_move(state, seat)
                if move is not None:
                    return seat, move
        return None

    def forbids(self, state: StateT, half: HalfDone, move: MoveT) -> str:
        """Return the seat of a frozen hand for which *move* is not its mildest act, or "" if *move*
        is allowed."""
        frozen = self.frozen(state, half)
        if frozen is None or self._game.mover(state, move) != frozen[0] or move == frozen[1]:
            return ""
        # Which card an unread one is, nobody knows: any of that hand will do.
        unread = self._acts(state, frozen[1]) is None and type(move) is type(frozen[1])
        return "" if unread else frozen[0]

    def meant(self, state: StateT, half: HalfDone, act: Act) -> MoveT | None:
        """Return a frozen hand's move if *act* performs it, whatever the cursor says; else None."""
        frozen = self.frozen(state, half)
        acts = () if frozen is None else self._acts(state, frozen[1])
        if frozen is None or not acts or isinstance(act, Pressed) or act != acts[-1]:
            return None
        return frozen[1]

    def due(self, state: StateT, half: HalfDone, now_s: float) -> MoveT | None:
        """Return the move that the table now makes for a frozen hand, if no piece has to be
        moved."""
        frozen = self.frozen(state, half)
        if frozen is None:
            self._awaited = None
        elif self._awaited is None or self._awaited[0] is not state:
            self._awaited = (state, now_s)
        elif now_s >= self._awaited[1] + SEEN_S:
            self._awaited = (state, math.inf)
            acts = self._acts(state, frozen[1])
            by_itself = acts is not None and all(isinstance(act, Pressed) for act in acts)
            return frozen[1] if by_itself else None
        return None

    def asks(self, state: StateT, half: HalfDone) -> tuple[Notice, ...]:
        """Return what the others are to tap for a frozen hand."""
        frozen = self.frozen(state, half)
        acts = () if frozen is None else self._acts(state, frozen[1])
        if frozen is None or not acts or not isinstance(acts[-1], Tapped | TappedAt):
            return ()
        return (asked_for(frozen[0], acts[-1]),)

    def _acts(self, state: StateT, move: MoveT) -> tuple[Act, ...] | None:
        """Return how a frozen hand's move is performed; None if that takes a card that nobody has
        read, so that the table cannot name it."""
        try:
            return self._game.perform(state, move)
        except LookupError:
            return None

    def wake_at_s(self, state: StateT, half: HalfDone, now_s: float) -> float | None:
        """Return when to call `due` again."""
        if self.frozen(state, half) is None:
            return None
        if self._awaited is None or self._awaited[0] is not state:
            return now_s
        return None if self._awaited[1] == math.inf else self._awaited[1] + SEEN_S


class Pause(Generic[StateT, MoveT, RefereeT]):
    """Whether a match rests, as it is paused or somebody reads, and who of its players is there.

    `half` is what is half done at the table. The match itself lets the referee rest and go on.
    """

    def __init__(
        self,
        game: TableGame[StateT, MoveT, RefereeT],
        playing: Playing,
        signs: Signs,
        half: HalfDone,
    ) -> None:
        self.half = half
        self.given_up = False
        """Whether everyone has agreed to end the match."""
        self.agreed = False
        """Whether everyone holds A now."""
        self.readers: Collection[str] = ()
        """The seats where somebody reads what covers the table."""
        self.stand_ins = StandIns(game, playing.stand_in, playing.stand_down)
        self._seats = playing.seats
        self._bots = playing.bots
        self._signs = signs
        self._read_since_s = self._asked_s = playing.now_s
        self._ask("", playing.now_s)
        self.stand_ins.update((), half.left)

    def __repr__(self) -> str:
        return f"<Pause, {self.half}, {', '.join(self.readers) or 'nobody'} reads>"

    def people(self) -> list[str]:
        """Return the seats of the people who are present."""
        gone = self.half.left
        return [seat for seat in self._seats if seat not in self._bots and seat not in gone]

    def read_by(self, readers: Collection[str], now_s: float, paused: bool | None = None) -> float:
        """Note at which seats somebody reads, and whether somebody has *paused* from afar; return
        for how long play has waited for those who read, once none of the people who play does."""
        if paused not in (None, self.half.rests):
            self.toggle(now_s)
        before = set(self.readers).intersection(self.people())
        self.readers = readers
        after = set(readers).intersection(self.people())
        if after and not before:
            self._read_since_s = now_s
        return now_s - self._read_since_s if before and not after else 0.0

    def toggle(self, now_s: float) -> None:
        """Pause, or go on: somebody has shown the Pause card."""
        if self.half.rests:
            self.decide(GoOn(), "", now_s)
        else:
            self.half = replace(self.half, cursor="", rests=True)

    def act(self, act: Act, pointer: Pointer, now_s: float) -> None:
        """Take in an act while the match is paused: buttons of those who play decide how it
        continues, and nobody plays."""
        lines = menu(self._seats, self.half.left)
        match act:
            case Pressed(seat) if seat not in self._seats:
                self._signs.tell(mistake("table-nobody-plays-here", seat), now_s)
            case Pressed() if pointer.counts(lines, act, now_s):
                position, decision = pressed(lines, self.half.cursor, act.button)
                if decision is None:
                    self.half = replace(self.half, cursor=position)
                else:
                    self.decide(decision, act.seat, now_s)
            case Tapped() | TappedAt():
                self._signs.tell(mistake("table-nobody-plays", act.seat), now_s, heard=True)

    def decide(self, decision: Decision, by: str, now_s: float) -> None:
        """Do what the player at the seat *by* has decided, or the table if that is empty."""
        before = self.half
        self.half = decided(before, decision, by)
        self._ask(before.asked, now_s)
        for seat in self.half.left:
            if seat not in before.left:
                self._signs.tell(Notice("table-has-left", {"seat": seat}), now_s)
        self.stand_ins.update(before.left, self.half.left)

    def stay(self, now_s: float) -> None:
        """Note that the player who was said to have left is still there."""
        seat = self.half.asked
        self.half = replace(self.half, asked="")
        self._ask(seat, now_s)
        self._signs.tell(Notice("table-stays", {"seat": seat}), now_s)

    def pass_time(self, now_s: float) -> None:
        """Let a player have left who has not answered in time. Who reads is there."""
        seat = self.half.asked
        if seat in self.readers:
            self._asked_s = now_s
        elif seat and now_s >= self._asked_s + ASKED_S:
            self.decide(Leaves(seat), "", now_s)

    def agree(self, holding: Collection[str], reads: bool) -> bool:
        """Notice when everyone holds A, which counts once each time, and not while somebody reads;
        return True if that answers what the game asks. While paused it may end the match."""
        before, people = self.agreed, self.people() if holding else []
        self.agreed = bool(people) and set(people) <= set(holding) and not reads
        if not self.agreed or before:
            return False
        if self.half.rests:
            self.given_up |= ends(menu(self._seats, self.half.left), self.half)
        return not self.half.rests

    def wake_at_s(self) -> float | None:
        """Return when to call `pass_time`."""
        return self._asked_s + ASKED_S if self.half.asked else None

    def _ask(self, before: str, now_s: float) -> None:
        """Let the light of a player who is asked blink, and no longer that of the one *before*."""
        self._asked_s = now_s
        if before:
            self._signs.lights.flash(Flash(before, "white", "steady", 0.0), now_s)
        if self.half.asked:
            self._signs.lights.flash(Flash(self.half.asked, "white", "blink", ASKED_S), now_s)
