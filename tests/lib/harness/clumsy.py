"""A clumsy player: it means to play at random, errs in every way that hands can err, and then does
what the screen tells it.

It plays all seats. What it means to do is drawn from one lot of luck and its slips from another,
so a match with slips that the rules forbid must go like the same match without any. A slip that
happens to be an act of the game counts as played.

Every slip must be answered: by a notice with a remedy, or by the cursor, or by a move; only taps
and presses that were doubled may pass in silence. And however often it errs, what it means to do
must come about: the table knows no dead end.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from controller.cards.referee import CARD
from controller.conformance.hands import AFTER_S, FOREIGN, PRESS_S, Hands
from controller.errors import IllegalMove
from controller.games.spec import GameSpec
from controller.match import acts
from controller.match.acts import PAUSE, RECOUNT, TIE_S, UNDO, Act, Pressed, Tapped, TappedAt
from controller.match.match import Match
from controller.match.menu import SETTLE_S, Meant, Withdrawn, own_line, pressed
from controller.match.signs import UNCOUNTED
from display.words import words_in
from hardware.signals import Button, TagEntered
from hardware.sim.places import tag_uid

HASTY_S = 0.6
"""Time after a slip, when it is put right at once."""

PATIENCE = 80
"""How many acts must do for one move, slips and buttons included."""

SELDOM = 0.1
"""A move that ends a round is meant in this share of the times in which it is drawn: otherwise the
rounds would be over before they have begun."""

ROUND_ENDS = ("round_over", "over")

BUTTONS: tuple[Button, ...] = ("A", "B")


class DeadEnd(AssertionError):
    """What a player means to do does not come about, whatever it does."""


ENGLISH = words_in("en")


class Unnamed(AssertionError):
    """A slip had no answer on the screen, or none with a remedy."""


class NotHealed(AssertionError):
    """Somebody has done the right thing, and is blamed all the same, or has played another one."""


class Wait(Struct, frozen=True):
    """Time passes."""

    seconds: float


class HoldTo(Struct, frozen=True):
    """Pieces are held to a reader, all at once."""

    reader: str
    pieces: tuple[str, ...]


class Press(Struct, frozen=True):
    """A button is pressed at seats, everywhere at the same moment."""

    button: Button
    seats: tuple[str, ...]


Doing = Wait | HoldTo | Press


class Clumsy:
    """Plays a match of a *spec* game with *hands*.

    It slips at that *share* of its acts, while *harmless* only in ways that the rules forbid;
    *others* are pieces of other games that lie about. `slips` counts the slips by their kind,
    `counted` those that were acts of the game, `healed` those after which the match went on as it
    was meant, and `notices` what the table said.
    """

    def __init__(
        self,
        spec: GameSpec,
        hands: Hands,
        seed: object,
        *,
        share: float = 0.1,
        harmless: bool = False,
        others: Sequence[str] = (),
    ) -> None:
        self.spec = spec
        self.hands = hands
        self.share = share
        self.harmless = harmless
        self.others = others
        self.slips, self.counted = Counter[str](), Counter[str]()
        self.healed, self.notices = Counter[str](), Counter[str]()
        self.moves: list[Any] = []
        """What it meant to play and has played."""
        self._luck = Random(f"{seed}/luck")
        self._slip = Random(f"{seed}/slips")
        self._open: list[str] = []
        """Slips since the last move that was meant."""
        self._cards = sorted(piece for piece, (kind, _) in self.game.pieces.items() if kind == CARD)

    def __repr__(self) -> str:
        return f"<Clumsy player, {self.slips.total()} slips in {len(self.moves)} moves>"

    @property
    def match(self) -> Match[Any, Any, Any]:
        return self.hands.match

    @property
    def game(self) -> Any:
        return self.match.game

    # ---- play ----------------------------------------------------------------------------------

    def play(self, checked: Callable[[Any], None] = lambda state: None) -> None:
        """Play to the end of the match; *checked* is told every state. Raises `DeadEnd`, `Unnamed`
        or `NotHealed` where the table lets its players down."""
        while not self.match.over:
            self.play_one()
            checked(self.match.state)

    def play_one(self) -> None:
        """One move, with whatever goes wrong on the way."""
        state, made = self.match.state, len(self.match.history)
        asked = self.spec.turning(state)
        turns = getattr(self.hands, "turn_over", None)
        if asked is not None and turns is not None:
            # At a simulated table what lies there is seen once it is turned: nobody says it.
            turns(asked.seat, asked.place)
            self.hands.wait(AFTER_S)
            return
        move = self._chosen()
        how = self.game.perform
        for _ in range(PATIENCE):
            wait_s = AFTER_S
            if self._slips():
                self._err(move, how(state, move, self.match.half)[0])
                wait_s = self._slip.choice((HASTY_S, AFTER_S))
            self._put_right()
            self.hands.wait(wait_s)
            if self.match.state is not state:
                self._open.clear()
                return
            act = how(state, move, self.match.half)[0]
            if self.hands.perform(act) is False:
                # The piece is not to be had: the cursor says it.
                how = self.game.with_cursor
            if self.match.state is not state:
                break
        else:
            raise DeadEnd(f"{move} does not come about: {self.match.shown.notices()}")
        self.moves.append(move)
        self._check_healed(state, move, made)
        if not self.match.over and self._slips():
            self._err_afterwards(act)

    def _slips(self) -> bool:
        """Whether it errs now. While a clock of the game runs, time is an act, too: then whatever
        takes time may change the match."""
        if self.harmless and self.game.wake_at_s(self.match.referee) is not None:
            return False
        return self._slip.random() < self.share

    def _chosen(self) -> Any:
        """A move that hands can do."""
        while True:
            move = self.hands.chosen(self.spec, self._luck)
            if self._ends_a_round(move) and self._luck.random() >= SELDOM:
                continue
            for one in (move, self._any_unread(move)):
                try:
                    # What the referee does by itself, when its time has come, takes no act.
                    if one is not None and self.game.perform(self.match.state, one):
                        return one
                except LookupError:
                    # With a card that was never read: it is named instead, or is any of them.
                    continue

    def _any_unread(self, move: Any) -> Any:
        """The same with any card that was not read, where *move* is with a certain one; or None."""
        zones, card = self.spec.rules.zones, getattr(move, "card", None)
        if zones is None or card is None or card < len(zones.deck.pieces):
            return None
        return replace(move, card=None)

    def _ends_a_round(self, move: Any) -> bool:
        rules = self.spec.rules
        return rules.view(rules.apply(self.match.state, move), None).phase in ROUND_ENDS

    def _check_healed(self, before: Any, move: Any, made: int) -> None:
        """A player who has done the right thing after *made* moves is not blamed any more."""
        played = [one.move for one in self.match.history[made:]]
        if (
            hasattr(move, "unread")
            and hasattr(move, "card")
            and any(_reads(one, move) for one in played)
        ):
            # Of several unread cards in one hand nobody knows which this is.
            return
        if move not in played:
            raise NotHealed(f"meant {move}, and played {played}")
        seat = self.game.mover(before, move)
        notices = self.match.shown.notices()
        blamed = [one for one in notices if one.seat == seat and one.kind == "mistake"]
        if seat is not None and blamed:
            raise NotHealed(f"{seat} has done it, and is told {blamed}")
        self.healed.update(self._open)
        self._open.clear()

    def _put_right(self) -> None:
        """What the screen asks for, whatever was meant."""
        if self.match.half.rests:
            self.hands.wait(AFTER_S)
            self.hands.tap(f"pad/{self.match.seats[0]}", PAUSE)
        if self._counts_hands():
            self.hands.agree()
            if self._counts_hands():
                raise NotHealed(f"everybody has held A, and is told {self.match.shown.notices()}")

    def _counts_hands(self) -> bool:
        """Whether the table asks for cards that it misses."""
        return any(notice.id == UNCOUNTED for notice in self.match.shown.notices())

    # ---- slips ---------------------------------------------------------------------------------

    def _err(self, move: Any, act: Act) -> None:
        """One slip before the act that was meant."""
        kind, slip = self._slip.choice(tuple(SLIPS_BEFORE.items()))
        self._do(kind, slip(self, move, act))

    def _err_afterwards(self, act: Act) -> None:
        """One slip when the act is done: it is done twice, or its piece is taken back."""
        kind = self._slip.choice(SLIPS_AFTER)
        if kind == "doubled":
            pressed_too = self._slip.random() < 0.3
            between = [Press("B", (self._any_seat(),))] if pressed_too else []
            wait = Wait(self._slip.choice((0.15, 0.6, 1.2, 3.0)))
            self._do(kind, [wait, *between, self._doing(act)])
        elif not isinstance(act, Pressed | acts.SeenOnBelt):
            back = HoldTo(f"pad/{self._any_seat()}", (act.piece,))
            self._do(kind, [Wait(self._slip.choice((0.6, 3.0))), back])

    def _do(self, kind: str, doings: Sequence[Doing]) -> None:
        done = played = False
        for doing in doings:
            if self.match.over or (self.harmless and self._counts(doing)):
                break
            before = self.match.state
            if not self._do_one(kind, doing):
                break
            done, played = True, played or self.match.state is not before
        if done:
            self.slips[kind] += 1
        if played:
            self.counted[kind] += 1
        elif done:
            self._open.append(kind)

    def _do_one(self, kind: str, doing: Doing) -> bool:
        """Do it, and see that it is answered; False where no hand can do it."""
        match = self.match
        state, half, referee = match.state, match.half, match.referee
        since_s, silent = self.hands.now_s, kind == "doubled" or self._is_silent(doing)
        if not self._done(doing):
            return False
        told = [notice for notice in match.shown.notices() if notice.at_s >= since_s]
        self.notices.update(notice.id for notice in told)
        if any(not ENGLISH.part(notice, "remedy") for notice in told):
            raise Unnamed(f"{kind}, {doing}: no remedy in {told}")
        changed = match.state is not state or match.referee is not referee or match.half != half
        if not (told or changed or silent):
            raise Unnamed(f"{kind}, {doing}: nothing on the screen, in {state}")
        return True

    def _done(self, doing: Doing) -> bool:
        """Do it; False where no hand can. A climax is looked at to its end."""
        while (staged := self.match.shown.now.staged) is not None and self.match.stage.waits:
            self.hands.wait(staged.ends_at_s - self.hands.now_s)
        match doing:
            case Wait(seconds):
                self.hands.wait(seconds)
            case HoldTo(reader, pieces):
                return self.hands.tap(reader, *pieces)
            case Press(button, seats):
                self.hands.press(button, *seats)
        return True

    def _forgotten(self, move: Any, act: Act) -> list[Doing]:
        """Nobody taps, and the next player goes on."""
        after = self.spec.rules.apply(self.match.state, move)
        following = self.spec.rules.random_move(after, self._slip.random)
        if following is None:
            return []
        try:
            return [self._doing(self.game.perform(after, following)[0])]
        except LookupError:
            return []

    def _late(self, move: Any, act: Act) -> list[Doing]:
        return [Wait(self._slip.choice((6.0, 30.0)))]

    def _wrong_place(self, move: Any, act: Act) -> list[Doing]:
        if isinstance(act, Pressed):
            return []
        return [HoldTo(self._any_reader(), (act.piece,))]

    def _wrong_player(self, move: Any, act: Act) -> list[Doing]:
        """Somebody else's card, where this one's is to go or anywhere."""
        right = self._reader(act)
        reader = right if right and self._slip.random() < 0.5 else self._any_reader()
        return [HoldTo(reader, (self._slip.choice(self._cards),))]

    def _other_game(self, move: Any, act: Act) -> list[Doing]:
        piece = self._slip.choice((FOREIGN, *self.others))
        return [HoldTo(self._reader(act) or self._any_reader(), (piece,))]

    def _two_at_once(self, move: Any, act: Act) -> list[Doing]:
        if isinstance(act, Pressed):
            return []
        other = self._slip.choice([one for one in self._cards if one != act.piece])
        return [HoldTo(self._reader(act), (act.piece, other))]

    def _wrong_button(self, move: Any, act: Act) -> list[Doing]:
        presses: list[Doing] = []
        for _ in range(self._slip.randint(1, 6)):
            presses.append(Press(self._slip.choice(BUTTONS), (self._any_seat(),)))
            presses.append(Wait(self._slip.choice((0.15, 0.5, 1.0))))
        return presses

    def _two_seats(self, move: Any, act: Act) -> list[Doing]:
        seats = tuple(self._slip.sample(self.match.seats, 2))
        button = act.button if isinstance(act, Pressed) else self._slip.choice(BUTTONS)
        return [Press(button, seats)]

    def _control_card(self, move: Any, act: Act) -> list[Doing]:
        return [HoldTo(self._any_reader(), (self._slip.choice((PAUSE, UNDO, RECOUNT)),))]

    # ---- what a slip would be ------------------------------------------------------------------

    def _counts(self, doing: Doing) -> bool:
        """Whether it would be an act of the game, or take something back."""
        match doing:
            case HoldTo(reader, (piece,)):
                if piece == UNDO and self.match.history:
                    last = self.match.history[-1].move
                    return bool(
                        self.game.rules.may_undo(self.match.before[-1], last, self.match.state)
                    )
                meant = self._step(reader, piece).act
                return meant is not None and self._is_played(meant)
            case Press(button, seats):
                return any(self._takes(Pressed(seat, button)) for seat in seats)
        return False

    def _is_played(self, act: Act) -> bool:
        game, match = self.game, self.match
        for move in game.read(match.referee, match.state, match.half, act).moves:
            try:
                game.play(match.state, move)
            except IllegalMove:
                continue
            return True
        return False

    def _takes(self, press: Pressed) -> bool:
        game, match = self.game, self.match
        menu = game.menu(match.state, match.referee, match.half)
        cursor: str | None = match.half.cursor
        if menu is not None and menu.seat not in ("", press.seat):
            cursor = own_line(menu, match.half.cursor, press.seat) if press.button == "A" else None
        if menu is None or cursor is None:
            return self._is_played(press)
        _, taken = pressed(menu, cursor, press.button)
        return taken is not None and not isinstance(taken, Meant | Withdrawn)

    def _is_silent(self, doing: Doing) -> bool:
        """Whether nothing needs to be said of it: time that passes, a tap that was doubled by
        chance, a cursor on the only line, and the second of two presses of which nobody can have
        seen what came between."""
        match doing:
            case Wait():
                return True
            case Press() if self.match.pointer.pressed_within(TIE_S, self.hands.now_s):
                # B counts when it is let go: nobody can have seen what it did.
                return True
            case Press("A", (_,)) if self._counts_hands():
                # What the count asks for stands on the screen, and A is held to agree.
                return True
            case Press("A", (_,)):
                cursor = self.match.shown.cursor()
                on_heading = cursor is not None and cursor.at < 0
                return (
                    on_heading or self.match.pointer.since_s > self.hands.now_s - SETTLE_S - PRESS_S
                )
            case Press("B", (_,)) if self._one_line():
                return True
            case Press(_, seats):
                return len(seats) > 1
            case HoldTo(reader, (piece,)):
                step = self._step(reader, piece)
                if step.act is None:
                    return step.notice is None
                known = piece in self.game.pieces
                state, half = self.match.state, self.match.half
                return known and bool(self.game.already(state, half, step.act))
        return False

    def _one_line(self) -> bool:
        """Whether the cursor stands on the only line there is."""
        cursor = self.match.shown.cursor()
        return cursor is not None and cursor.at == 0 and len(cursor.options) == 1

    def _step(self, reader: str, piece: str) -> acts.Step:
        """What a tap would be."""
        signal = TagEntered(at_s=self.hands.now_s, reader=reader, uid=tag_uid(piece))
        match = self.match
        return acts.step(match.pending, signal, match.registry, self.hands.spots)

    # ---- what there is -------------------------------------------------------------------------

    def _doing(self, act: Act) -> Doing:
        if isinstance(act, Pressed):
            return Press(act.button, (act.seat,))
        return HoldTo(self._reader(act), (act.piece,))

    def _reader(self, act: Act) -> str:
        """Where a piece is held to in *act*; empty where none is."""
        match act:
            case Tapped(seat, _):
                return f"pad/{seat}"
            case TappedAt(spot, _):
                return self.hands.spots[spot - 1]
        return ""

    def _any_reader(self) -> str:
        pads = [f"pad/{seat}" for seat in self.match.seats]
        return self._slip.choice([*pads, *self.hands.spots])

    def _any_seat(self) -> str:
        return self._slip.choice(self.match.seats)


SLIPS_BEFORE: dict[str, Callable[[Clumsy, Any, Act], list[Doing]]] = {
    "forgotten": Clumsy._forgotten,
    "late": Clumsy._late,
    "wrong place": Clumsy._wrong_place,
    "wrong player": Clumsy._wrong_player,
    "other game": Clumsy._other_game,
    "two at once": Clumsy._two_at_once,
    "wrong button": Clumsy._wrong_button,
    "two seats press": Clumsy._two_seats,
    "control card": Clumsy._control_card,
}
SLIPS_AFTER = ("doubled", "taken back")
SLIPS = (*SLIPS_BEFORE, *SLIPS_AFTER)
"""Every way to err; control cards come on top."""


def _reads(played: Any, meant: Any) -> bool:
    """Whether a move reads the card that was meant to be read."""
    return type(played) is type(meant) and getattr(played, "card", None) == meant.card
