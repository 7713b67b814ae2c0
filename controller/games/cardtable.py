"""What the card games have in common at the table: a referee who acts only when he is asked, and
who counts the hands when somebody wants to know whether all is as it should be.

A pad sees a card for a moment only, so a count goes from tap to tap: everybody taps all cards of
the own hand. What the table misses is asked for by seat and number, never by card.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from controller.games.protocol import HiddenGame
from controller.games.sets import EMPTY, members, only
from controller.match.interaction import Act, Pressed, Tapped, TappedAt
from controller.match.menu import CURSOR, MEANT, Meant, Menu, Withdrawn, offers, presses, settled
from controller.match.tablegame import Conducted, Played, Reading, TableShape
from controller.views import MatchView, Notice
from hardware.signals import AnySignal

StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")

UNCOUNTED = "table.uncounted"
"""The key of what a count misses; one that ends in `_one` is about a single card."""

CARD = "card"
"""The kind of a piece that a hand can hold."""


class Conduct(Struct, frozen=True):
    """Where the referee stands: which cards a count has found, as a set; None while nobody counts.

    `until_s` is when a window closes in which others may object, in games that have one, and
    `rests_s` what it has left while it does not run. `objectors` have objected, as a set; until
    `heard_until_s` others may, at the same time as far as anybody can tell.
    """

    counted: int | None = None
    resumed: bool = False
    """Whether the power was cut, and nobody has done anything since."""
    until_s: float | None = None
    rests_s: float | None = None
    objectors: int = EMPTY
    heard_until_s: float | None = None
    resting: bool = False
    """Whether the match rests."""


class CardTable(ABC, Generic[StateT, MoveT]):
    """The part of `TableGame` that the card games share, at a table of that *shape*."""

    slug: str
    rules: HiddenGame[Any, StateT, MoveT, Any]
    pieces: Mapping[str, tuple[str, int]]
    """Every piece of the game by its name: its kind and its number."""

    def __init__(self, shape: TableShape) -> None:
        self.spots = shape.spots

    # ---- what each game says of itself -------------------------------------------------------

    @abstractmethod
    def seats(self, state: StateT) -> tuple[str, ...]:
        """The seats that play, clockwise."""

    @abstractmethod
    def hand(self, state: StateT, player: int) -> int:
        """The cards in a player's hand, as a set."""

    @abstractmethod
    def act(
        self, conduct: Conduct, state: StateT, half: Mapping[str, str], act: Act
    ) -> Reading[MoveT]:
        """Which moves an act with a piece or a button of this game is."""

    @abstractmethod
    def menu(self, state: StateT, conduct: Conduct, half: Mapping[str, str]) -> Menu | None:
        """What is to be chosen with the cursor now; None where nothing is."""

    def already(self, state: StateT, half: Mapping[str, str], act: Act) -> bool:
        """Whether the piece is where *act* would bring it: then somebody has tapped it twice, and
        nothing is said of that. Descendants *may* override this."""
        return False

    # ---- the rules ---------------------------------------------------------------------------

    def play(self, state: StateT, move: MoveT) -> StateT:
        return self.rules.play(state, move)

    def offered(self, state: StateT, seat: str) -> Sequence[MoveT]:
        seats = self.seats(state)
        return self.rules.legal(state, seats.index(seat)) if seat in seats else ()

    def over(self, state: StateT) -> bool:
        return self.rules.over(state)

    def may_undo(self, before: StateT, move: MoveT, after: StateT) -> bool:
        return self.rules.may_undo(before, move, after)

    def mover(self, state: StateT, move: MoveT) -> str | None:
        player = self.rules.mover(move)
        return None if player is None else self.seats(state)[player]

    def default_move(self, state: StateT, seat: str) -> MoveT | None:
        return self.rules.default_move(state, self.seats(state).index(seat))

    def track_turn(self, conduct: Conduct, move: MoveT) -> float | None:
        return None

    def public_view(self, state: StateT, conduct: Conduct) -> MatchView:
        view: MatchView = self.rules.view(state, None)
        return view

    def secrets(self, state: StateT, seat: str) -> Any:
        return self.rules.view(state, self.seats(state).index(seat)).secrets

    def results(
        self,
        history: Sequence[Played[MoveT]],
        before: Sequence[StateT],
        after: StateT,
        began_s: float,
    ) -> Any:
        return None

    # ---- acts -> moves -----------------------------------------------------------------------

    def read(
        self, conduct: Conduct, state: StateT, half: Mapping[str, str], act: Act
    ) -> Reading[MoveT]:
        match act:
            case Tapped(piece=piece) | TappedAt(piece=piece) if piece not in self.pieces:
                return Reading(notice=notice(OTHER_GAME, getattr(act, "seat", "")))
            case Tapped(seat, _) | Pressed(seat, _) if seat not in self.seats(state):
                return Reading(notice=notice(NOBODY_PLAYS_HERE, seat))
            case _ if self.over(state):
                return Reading()
            case _ if conduct.counted is not None:
                return self._miscounted(conduct, state, act)
            case _ if self.already(state, half, act):
                return Reading()
        reading = self.act(conduct, state, half, act)
        if reading == Reading():
            return Reading(notice=self._idle(conduct, state, half, act))
        return reading

    def _idle(
        self, conduct: Conduct, state: StateT, half: Mapping[str, str], act: Act
    ) -> Notice | None:
        """What is said of an act that means nothing now."""
        match act:
            case Pressed(seat, _):
                menu = self.menu(state, conduct, half)
                if menu is None:
                    return notice(NOTHING_TO_CHOOSE, seat)
                key, rule, text, remedy = OTHERS_CHOICE
                return notice((key, rule, text.format(menu.seat.capitalize()), remedy), seat)
            case Tapped() | TappedAt():
                return notice(MEANS_NOTHING, getattr(act, "seat", ""))
        return None

    def chosen(
        self, conduct: Conduct, state: StateT, half: Mapping[str, str], seat: str, means: Any
    ) -> Reading[MoveT]:
        match means:
            case Meant(what):
                return Reading(half={**half, MEANT: what})
            case Withdrawn():
                return Reading(half=settled(half))
        return Reading((means,))

    def with_cursor(
        self, state: StateT, means: Any, half: Mapping[str, str] = {}
    ) -> tuple[Act, ...]:
        """The presses that take what *means* that, from where the cursor stands; `Meant("")` is
        that nothing is meant any more.

        Raises `LookupError` when the menu does not offer it.
        """
        meant = half.get(MEANT, "")
        if means == Meant(meant):
            return ()
        menu, position = self.menu(state, Conduct(), half), half.get(CURSOR, "")
        if menu is None:
            raise LookupError(f"nothing is to be chosen, so not {means!r}")
        first: tuple[Act, ...] = ()
        seat = menu.seat or self.seats(state)[0]
        if meant and not offers(menu, means):
            # Something else was chosen: that is taken back before.
            withdrawing = presses(menu, position, Withdrawn())
            first = tuple(Pressed(seat, button) for button in withdrawing)
            if means == Meant(""):
                return first
            menu, position = self.menu(state, Conduct(), settled(half)), ""
            assert menu is not None, "somebody has chosen from it"
        return (*first, *(Pressed(seat, button) for button in presses(menu, position, means)))

    # ---- the count -----------------------------------------------------------------------------

    def recount(self, conduct: Conduct, state: StateT, now_s: float) -> Conducted[Conduct, MoveT]:
        rests_s = None if conduct.until_s is None else conduct.until_s - now_s
        counting = replace(conduct, counted=0, resumed=False, until_s=None, rests_s=rests_s)
        return Conducted(counting)

    def observe(
        self, conduct: Conduct, state: StateT, signal: AnySignal, piece: str | None
    ) -> Conducted[Conduct, MoveT]:
        """Count a card that its holder taps; the count ends when none is missing."""
        kind, number = self.pieces.get(piece or "", ("", 0))
        reader = getattr(signal, "reader", "")
        if conduct.counted is None or kind != CARD or not reader.startswith("pad/"):
            return Conducted(conduct)
        seat = reader.removeprefix("pad/")
        if seat not in self.seats(state):
            return Conducted(conduct)
        if self.hand(state, self.seats(state).index(seat)) >> number & 1:
            conduct = replace(conduct, counted=conduct.counted | only(number))
        if not any(self._uncounted(conduct, state).values()):
            conduct = self._counted(conduct, signal.at_s)
        return Conducted(conduct)

    def _uncounted(self, conduct: Conduct, state: StateT) -> dict[str, int]:
        """How many cards of every seat have not been counted; those that were never read cannot
        be."""
        readable = only(sum(1 for kind, _ in self.pieces.values() if kind == CARD)) - 1
        counted = conduct.counted or 0
        return {
            seat: len(members(self.hand(state, player) & readable & ~counted))
            for player, seat in enumerate(self.seats(state))
        }

    def _counted(self, conduct: Conduct, now_s: float) -> Conduct:
        rests_s = conduct.rests_s
        return replace(
            conduct,
            counted=None,
            until_s=None if rests_s is None else now_s + rests_s,
            rests_s=None,
        )

    def _miscounted(self, conduct: Conduct, state: StateT, act: Act) -> Reading[MoveT]:
        """Nobody plays while the hands are counted; a card that belongs to somebody else's is told
        of, by seat alone."""
        match act:
            case Tapped(seat, piece):
                kind, number = self.pieces[piece]
                hand = self.hand(state, self.seats(state).index(seat))
                if kind == CARD and not hand >> number & 1:
                    return Reading(notice=notice(NOT_HELD, seat))
            case TappedAt():
                return Reading(notice=notice(OWN_PADS, ""))
            case Pressed(seat, "B"):
                # A is held by those who agree.
                return Reading(notice=notice(OWN_PADS, seat))
        return Reading()

    def asks(self, state: StateT, conduct: Conduct) -> tuple[Notice, ...]:
        """What is to be put right: cards that a count misses, and what cannot be."""
        wrong = (RESUMED,) * conduct.resumed + tuple(
            Notice("table.problem", problem, "Tap the Undo card, or play on as it is.", "G-4")
            for problem in self.rules.problems(state)
        )
        if conduct.counted is None:
            return wrong
        missing = tuple(
            Notice(
                UNCOUNTED if many > 1 else f"{UNCOUNTED}_one",
                f"{seat.capitalize()}: {many} cards that you hold are not counted yet."
                if many > 1
                else f"{seat.capitalize()}: one card that you hold is not counted yet.",
                "Tap it on your pad, or everybody holds A to play on.",
                seat=seat,
                args=(seat, str(many)),
            )
            for seat, many in self._uncounted(conduct, state).items()
            if many
        )
        return (*missing, *wrong)

    def agreed(self, conduct: Conduct, state: StateT, now_s: float) -> Conducted[Conduct, MoveT]:
        """Everybody holds A: what was not counted is let be."""
        return Conducted(conduct if conduct.counted is None else self._counted(conduct, now_s))

    # ---- time ----------------------------------------------------------------------------------

    def begin(self, state: StateT, now_s: float) -> Conducted[Conduct, MoveT]:
        return Conducted(Conduct())

    def resume(
        self, state: StateT, now_s: float, clock_left_s: float | None
    ) -> Conducted[Conduct, MoveT]:
        until_s = None if clock_left_s is None else now_s + clock_left_s
        return Conducted(Conduct(resumed=True, until_s=until_s))

    def rest(self, conduct: Conduct, state: StateT, now_s: float) -> Conducted[Conduct, MoveT]:
        left_s = self.clock_left_s(conduct, now_s)
        return Conducted(replace(conduct, until_s=None, rests_s=left_s, resting=True))

    def go_on(self, conduct: Conduct, state: StateT, now_s: float) -> Conducted[Conduct, MoveT]:
        conduct = replace(conduct, resting=False)
        if conduct.counted is not None or conduct.rests_s is None:
            return Conducted(conduct)
        return Conducted(replace(conduct, until_s=now_s + conduct.rests_s, rests_s=None))

    def entered(
        self, conduct: Conduct, before: StateT, after: StateT, now_s: float
    ) -> Conducted[Conduct, MoveT]:
        return Conducted(replace(conduct, resumed=False) if conduct.resumed else conduct)

    def tick(self, conduct: Conduct, state: StateT, now_s: float) -> Conducted[Conduct, MoveT]:
        return Conducted(conduct)

    def wake_at_s(self, conduct: Conduct) -> float | None:
        return conduct.until_s

    def clock_ends_at_s(self, conduct: Conduct) -> float | None:
        return conduct.until_s

    def clock_left_s(self, conduct: Conduct, now_s: float) -> float | None:
        return conduct.rests_s if conduct.until_s is None else max(0.0, conduct.until_s - now_s)


RESUMED = Notice(
    "table.resumed",
    "The match goes on where it stood when the power was cut.",
    "Play on; or tap the Recount card, and the hands are counted.",
)
OTHER_GAME = (
    "table.other_game",
    "",
    "This piece belongs to another game.",
    "Put it back into its box.",
)
NOT_HELD = (
    "table.not_held",
    "",
    "By what the table has seen, this card is not in your hand.",
    "Put it back where it was.",
)
NOBODY_PLAYS_HERE = (
    "table.nobody_plays_here",
    "",
    "Nobody plays at this seat.",
    "Use the pad and the buttons of a seat that plays.",
)
OTHERS_CHOICE = (
    "table.others_choice",
    "",
    "{0} moves the cursor now.",
    "Leave the buttons alone until it is your turn.",
)
NOTHING_TO_CHOOSE = (
    "table.nothing_to_choose",
    "",
    "There is nothing to choose now.",
    "Do what the screen asks for.",
)
MEANS_NOTHING = (
    "table.means_nothing",
    "",
    "This piece means nothing here now.",
    "Take it back and do what the screen asks for.",
)
OWN_PADS = (
    "table.count_at_pads",
    "",
    "The hands are being counted.",
    "Tap each card of your hand on your own pad.",
)


def notice(message: tuple[str, str, str, str], seat: str) -> Notice:
    """A mistake of a seat: key, rule, what was found, what to do."""
    key, rule, text, remedy = message
    return Notice(key, text, remedy, rule, seat=seat, kind="mistake")
