"""Who plays from a phone: the seats that phones have, whose they are, and what their hands do.

A seat belongs to a token, not to a connection: its player stays at the table while the phone is
locked. What has to outlast this process stands in one file: the code, whose the seats are, and the
last act of each with what is left of it, so that none is done twice and none is lost.
"""

import hashlib
import hmac
import logging
import math
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import msgspec

from controller.views import Invite, TableView, TapAnswer, Update
from controller.views.box import Box
from controller.views.paths import FEED_SOCKET, HANDS_SOCKET, read_token
from display.feed import FeedClient, SeatRefused
from display.tabletop.gestures import Gesture, GestureStep, TapHeard
from display.tabletop.hands import HandsClient
from display.tabletop.player import Player
from display.targets import ChairOf, LineAt, Target
from display.web.kept import Kept, KeptSeat, read, write
from display.web.playing import sheet
from display.web.sheet import Sheet, Tick, tick
from hardware.scene import Press, Release, SayName, Tap, pad_of

TOKEN_BYTES = 24
MOVE_DIGITS, MOVE_S = 6, 300.0
"""The code with which another phone takes a seat, and how long it is good."""

MOVING_S = 1 / 60
"""How often hands that move are looked after."""
RESTING_S = 0.25

HOLD_S = 6.0
"""A button that a finger holds comes up after this time, if nobody says that it still rests."""

EARLY = 10
"""How many touches of a phone may wait until the table is seen: a page sends one at a time."""

ANSWERED_S = 0.3
"""A tap that has ended is judged within that time."""

_log = logging.getLogger(__name__)


class PhoneError(ValueError):
    """Somebody cannot have what they ask for from a phone: the id of the message that says why."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.id = id


class Phone:
    """A seat that a phone has: its player, what is asked of it, and its page as it is now."""

    def __init__(self, kept: KeptSeat, player: Player, closes: ExitStack) -> None:
        self.kept = kept
        self.player = player
        self._closes = closes
        self.version = 0
        """Of the page: a new one for every change."""
        self.sheet: Sheet | None = None
        self.seen: object = None
        """What of the moment the page was made of."""
        self.waiting: deque[tuple[int, str, Target]] = deque()
        """The touches that wait until the hands are free, each with its number, its id and what
        that meant."""
        self.early: deque[tuple[int, str]] = deque()
        """The touches that came before the table was seen, each with its number."""
        self.watchers = 0
        """How many pages show it now."""
        self.holds_until_s: float | None = None
        self.begins_number = 0
        """The number of the act that begins now."""
        self.stands = False
        """Whether its player has just come, and does not sit at the table yet."""
        self.tried: str | None = None
        """The game at which its player has last tried to sit down."""
        self.interrupted = bool(kept.steps)
        """Whether there may be a rest of an act from before this process."""
        self.answered_s = -math.inf
        """When the table has answered what this process did before it was interrupted."""

    def __repr__(self) -> str:
        return f"<Phone at {self.kept.seat}, page {self.version}>"

    def close(self) -> None:
        self._closes.close()

    @property
    def sees(self) -> bool:
        """Whether its page shows the table as it is, and nothing of before is still to be done."""
        return self.sheet is not None and self.sheet.shape != "away" and not self.interrupted

    def answered(self, now_s: float) -> bool:
        """Return True once the table has had time to answer the last tap of before."""
        seat = self.player.sight().seat
        if not self.player.connected or seat is None or seat.taps:
            self.answered_s = now_s + ANSWERED_S
        return now_s >= self.answered_s

    def tick(self, now_s: float) -> Tick:
        """Return what moves on the page by itself."""
        return tick(self.player.moment(now_s))


class Phones:
    """All phones at the table whose sockets are in *folder*; what is kept stands in *keeps*.

    `poll` must be called whenever a socket can be read, and after the pause that it returns.
    *changed* is called with a seat whose page has changed, and with "" for the public view.
    """

    def __init__(
        self,
        folder: Path,
        keeps: Path,
        changed: Callable[[str], None] = lambda seat: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._folder = folder
        self._keeps = keeps
        self._changed = changed
        self._clock = clock
        self._public = FeedClient(folder / FEED_SOCKET)
        self._phones: dict[str, Phone] = {}
        self._invite: Invite | None = None
        self._invited = False
        self._moves: dict[str, tuple[str, float]] = {}
        """By code: which seat another phone may take with it, and until when."""
        self.view: TableView | None = None
        """What everybody may know; None until the table has answered."""
        self.box: Box | None = None
        """What is printed for its game."""
        kept = read(keeps)
        self.code = kept.code
        for one in kept.seats:
            self._open(one)

    def __repr__(self) -> str:
        return f"<Phones at {', '.join(self._phones) or 'no seat'}>"

    def __iter__(self) -> Iterator[Phone]:
        return iter(self._phones.values())

    def close(self) -> None:
        """Leave the table; what is kept stays, so that all phones come back to their seats."""
        for phone in self._phones.values():
            phone.close()
        self._public.close()

    def invite(self, invite: Invite) -> None:
        """Say at the table where phones may join, now and whenever the table comes back."""
        self._invite, self._invited = invite, False

    # ---- seats -----------------------------------------------------------------------------------

    @property
    def simulated(self) -> bool:
        """Whether the table has seats for phones: a real one has people with hands."""
        return self.view is not None and self.view.simulated

    def free(self) -> tuple[str, ...]:
        """Return the seats that somebody with a phone may take now; while nobody plays also one
        that a phone has given back, whose player the table still waits for."""
        view = self.view
        if view is None or not self.simulated:
            return ()
        return tuple(
            one.seat
            for one in view.seats
            if one.bot is None
            and one.seat not in self._phones
            and not (one.joined and (view.match or not read_token(self._keeps, one.seat)))
        )

    def join(self, seat: str, code: str, language: str, name: str = "") -> str:
        """Take a free seat; return the token with which its phone comes back.

        Raises `PhoneError`.
        """
        moved = self._moved(code.strip())
        if moved is not None:
            return moved
        if not hmac.compare_digest(code.strip().upper().encode(), self.code.encode()):
            raise PhoneError("web-wrong-code")
        if self.view is None:
            raise PhoneError("hands-wait-for-table")
        if seat not in self.free():
            raise PhoneError("web-seat-taken")
        token = secrets.token_urlsafe(TOKEN_BYTES)
        self._open(KeptSeat(seat, _digest(token), language, name))
        self._phones[seat].stands = True
        self._keep()
        self._changed("")
        return token

    def move(self, phone: Phone) -> None:
        """Let another phone take this seat, with a code that only this one shows."""
        code = f"{secrets.randbelow(10**MOVE_DIGITS):0{MOVE_DIGITS}}"
        self._moves[code] = phone.kept.seat, self._clock() + MOVE_S

    def moving(self, phone: Phone) -> str:
        """Return the code with which another phone takes a seat now; empty if none does."""
        now_s = self._clock()
        self._moves = {code: one for code, one in self._moves.items() if now_s < one[1]}
        codes = (code for code, (seat, _) in self._moves.items() if seat == phone.kept.seat)
        return max(codes, default="", key=lambda code: self._moves[code][1])

    def _moved(self, code: str) -> str | None:
        """Give a seat to a new phone by its code; return the token, or None for no such code."""
        seat, until_s = self._moves.pop(code, ("", 0.0))
        phone = self._phones.get(seat)
        if phone is None or self._clock() > until_s:
            return None
        token = secrets.token_urlsafe(TOKEN_BYTES)
        phone.kept = msgspec.structs.replace(phone.kept, digest=_digest(token))
        self._keep()
        return token

    def of(self, token: str) -> Phone | None:
        """Return the phone whose token that is."""
        digest = _digest(token)
        return next(
            (p for p in self._phones.values() if hmac.compare_digest(p.kept.digest, digest)), None
        )

    def leave(self, phone: Phone) -> None:
        """Give a seat back. A player in a match stays in it, until the others let them go."""
        self._let_go(phone)
        view = phone.player.eyes.view
        if view is not None and view.stage == "joining" and phone.player.sight().joined:
            for act in (Press("B"), Release("B")):
                phone.player.hands.act(act)
        phone.close()
        self._phones.pop(phone.kept.seat, None)
        self._keep()
        self._changed(phone.kept.seat)
        self._changed("")

    def speak(self, phone: Phone, language: str) -> None:
        """Show the page of a phone in another language."""
        phone.kept = msgspec.structs.replace(phone.kept, language=language)
        phone.player.speak(language)
        self._keep()

    # ---- what is done ----------------------------------------------------------------------------

    def touch(self, phone: Phone, number: int, id: str) -> bool:
        """Do what a touch means, as soon as the hands are free; return True if it may be, or has
        been. A *number* that has been taken is not done again; an *id* that no page has any more
        means nothing. What a page sends again before the table is seen waits until it is."""
        if number <= phone.kept.number:
            return True
        if any(number == other for other, *_ in (*phone.waiting, *phone.early)):
            return True
        if phone.early or not phone.sees:
            if len(phone.early) == EARLY:
                return False  # no honest page sends that many
            phone.early.append((number, id))
            return True
        return self._understand(phone, number, id)

    def _understand(self, phone: Phone, number: int, id: str) -> bool:
        """Let an act wait for the hands, if the page has what was touched; return True if so."""
        target = None if phone.sheet is None else phone.sheet.targets.get(id)
        if target is None:
            self._took(phone, number)
            return False
        phone.waiting.append((number, id, target))
        return True

    def hold(self, phone: Phone, down: bool) -> None:
        """Press the seat's green button as long as a finger rests on it, or let it go."""
        if not down:
            self._let_go(phone)
            return
        if phone.holds_until_s is None:
            if not phone.player.deeds.resting:
                return  # it is said again, as long as the finger rests
            phone.player.hands.act(Press("A"))
        phone.holds_until_s = self._clock() + HOLD_S

    def _let_go(self, phone: Phone) -> None:
        if phone.holds_until_s is not None:
            phone.holds_until_s = None
            phone.player.hands.act(Release("A"))

    # ---- the table -------------------------------------------------------------------------------

    def descriptors(self) -> tuple[int, ...]:
        """Return the sockets at which something may arrive."""
        found = [*self._public.descriptors()]
        for phone in self._phones.values():
            found += phone.player.descriptors()
        return tuple(found)

    def poll(self) -> float:
        """Take in what has arrived, do what is due; return after how many seconds to come again.

        Raises `ForeignFolder` when what is found in place of the table must not be trusted.
        """
        now_s = self._clock()
        update = self._public.poll()
        if update is not None:
            self._see(update)
        if not self._public.connected:
            self._invited = False
        elif self._invite is not None and not self._invited and self.view is not None:
            self._keep()  # a code that is shown is good after a kill, too
            self._invited = self._public.send(self._invite)
        moves = False
        for phone in [*self._phones.values()]:
            try:
                moves |= self._look_after(phone, now_s)
            except SeatRefused as error:
                _log.warning("the seat %s is somebody else's now: %s", phone.kept.seat, error)
                self.leave(phone)
        return MOVING_S if moves else RESTING_S

    def _see(self, update: Update) -> None:
        self.view, self.box = update.view, update.box or self.box
        self._changed("")

    def _look_after(self, phone: Phone, now_s: float) -> bool:
        """Do what is due at a seat; return True if it is not at rest."""
        player = phone.player
        player.take_in(now_s)
        self._keep_together(phone)
        if phone.stands and player.connected:
            self._seat(phone, now_s)
        if phone.interrupted and phone.answered(now_s):
            phone.interrupted = False
            player.deeds.resume(_rest(phone.kept, player), now_s)
        if phone.holds_until_s is not None and now_s > phone.holds_until_s:
            self._let_go(phone)
        while phone.early and phone.sees:
            self._understand(phone, *phone.early.popleft())
        if phone.waiting and player.deeds.free:
            self._do_next(phone, now_s)
        player.go_on(now_s)
        self._show(phone, now_s)
        waits = phone.waiting or phone.early
        return not player.deeds.settled or bool(waits) or bool(player.flights)

    def _do_next(self, phone: Phone, now_s: float) -> None:
        """Do the next touch that waits, if its page still says the same there: meanwhile other
        lines may stand in place of a line, and a button may answer another question."""
        number, id, target = phone.waiting[0]
        if phone.player.deeds.waits(target, now_s):
            return
        phone.waiting.popleft()
        self._show(phone, now_s)
        shown = {} if phone.sheet is None else phone.sheet.targets
        if id in shown or not (isinstance(target, LineAt) or target in shown.values()):
            phone.begins_number = number
            phone.player.click(target, now_s)
        if phone.kept.number < number:
            self._took(phone, number)

    def _seat(self, phone: Phone, now_s: float) -> None:
        """Let somebody who has just come sit down at the table, too; who finds no room for one more
        in this game tries it again with another."""
        view, player = phone.player.eyes.view, phone.player
        if view is None:
            return
        phone.stands = view.match is None and not player.sight().joined
        if not phone.stands or view.game == phone.tried:
            return
        phone.tried = view.game
        if phone.kept.name:
            player.hands.act(SayName(phone.kept.name))
        elif view.stage in ("attract", "joining"):
            player.click(ChairOf(phone.kept.seat), now_s)

    def _keep_together(self, phone: Phone) -> None:
        """In the lobby all phones agree with one touch; in a match each for itself."""
        view = phone.player.eyes.view
        others = [one for one in self._phones.values() if one is not phone and one.watchers]
        lobby = view is not None and view.match is None
        phone.player.deeds.companions = [one.player.deeds for one in others] if lobby else ()

    def _show(self, phone: Phone, now_s: float) -> None:
        moment = phone.player.moment(now_s)
        seen = (moment.sight, moment.hint, moment.message, moment.flights, moment.connected)
        if seen == phone.seen:
            return
        phone.seen = seen
        shown = sheet(moment)
        if shown != phone.sheet:
            phone.sheet = shown
            phone.version += 1
            self._changed(phone.kept.seat)

    # ---- what is kept ----------------------------------------------------------------------------

    def _open(self, kept: KeptSeat) -> None:
        stack = ExitStack()
        hands = stack.enter_context(
            HandsClient(self._folder / HANDS_SOCKET, kept.seat, self._keeps)
        )
        feed = stack.enter_context(
            FeedClient(self._folder / FEED_SOCKET, kept.seat, lambda: hands.token)
        )
        begins = partial(self._begin, kept.seat)
        player = Player(feed, hands, kept.language, lays=True, begins=begins)
        self._phones[kept.seat] = Phone(kept, player, stack)

    def _begin(self, seat: str, gesture: Gesture) -> None:
        """Write down what the hands are about to do, before the first of it is done."""
        phone = self._phones[seat]
        phone.kept = msgspec.structs.replace(
            phone.kept,
            number=max(phone.kept.number, phone.begins_number),
            sitting=_digest(phone.player.hands.token),
            before=phone.player.hands.acted,
            answers={a.reader: a.number for a in answers_in(phone.player.eyes.view).values()},
            steps=gesture.steps,
        )
        self._keep()

    def _took(self, phone: Phone, number: int) -> None:
        phone.kept = msgspec.structs.replace(phone.kept, number=number, steps=())
        phone.version += 1
        self._keep()
        self._changed(phone.kept.seat)

    def _keep(self) -> None:
        write(Kept(self.code, tuple(p.kept for p in self._phones.values())), self._keeps)


def _rest(kept: KeptSeat, player: Player) -> tuple[GestureStep, ...]:
    """Return what is left of an act that was interrupted with the process that had begun it."""
    if kept.sitting != _digest(player.hands.token):
        return ()
    done = player.hands.acted - kept.before
    if not 0 <= done < len(kept.steps):
        return ()  # the hands have done more since, such as holding a button
    left = kept.steps[done:]
    tap = kept.steps[done - 1].act if done > 0 else None
    if not isinstance(tap, Tap) or not isinstance(left[0].needs, TapHeard):
        return left
    reader = tap.reader or pad_of(kept.seat)
    answer = answers_in(player.eyes.view).get(reader)
    if answer is None or answer.number == kept.answers.get(reader, 0):
        return kept.steps[done - 1 :]  # nobody has heard it
    return (msgspec.structs.replace(left[0], needs=None), *left[1:]) if answer.taken else ()


def answers_in(view: TableView | None) -> Mapping[str, TapAnswer]:
    """Return the last answer of each reader."""
    return {} if view is None else {answer.reader: answer for answer in view.answers}


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
