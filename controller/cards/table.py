"""What the card games have in common at the table: a referee who acts only when he is asked, and
who counts the hands when somebody wants to know whether all is as it should be.

A pad sees a card for a moment only, so a count goes from tap to tap: everybody taps all cards of
the own hand. What the table misses is asked for by seat and number, never by card.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic

from msgspec import Struct
from msgspec.structs import replace

from controller.cards.places import Pad, Place, Spot
from controller.cards.zones import Zones
from controller.games.rows import MoveT, Row, Rules, StateT
from controller.games.sets import EMPTY, members, only
from controller.match.interaction import Act, Pressed, Tapped, TappedAt
from controller.match.menu import CURSOR, MEANT, Meant, Menu, Withdrawn, offers, presses, settled
from controller.match.tablegame import Answer, Conducted, Played, Reading, TableShape
from controller.views import MatchView, Notice
from hardware.signals import AnySignal

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
    rules: Rules[StateT, MoveT]
    pieces: Mapping[str, tuple[str, int]]
    """Every piece of the game by its name: its kind and its number."""
    zones: Zones[Any]
    """Where the cards are."""

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

    def holder(self, state: Any, card: int) -> int | None:
        """Whose card it is: in whose hand it is by what the table has seen, or else the one who is
        to act, if it may be an unread one of that hand. None where it is in no hand."""
        for player, hand in enumerate(state.hands):
            if hand >> card & 1:
                return player
        may_be = self.zones.may_lie(state, state.hands[state.active], card)
        return state.active if may_be else None

    def already(self, state: StateT, half: Mapping[str, str], act: Act) -> bool:
        """Whether the piece is where *act* would bring it: then somebody has tapped it twice, and
        nothing is said of that. Descendants *may* override this."""
        return False

    # ---- moves and places ----------------------------------------------------------------------

    def place(self, state: StateT, move: Any) -> Place | None:
        """Where the card of a move is tapped; None where no card is that can be read."""
        card = getattr(move, "card", None)
        if card is None or not self.zones.deck.is_read(card):
            return None
        places: tuple[Place, ...] = self.rules.row(state, move).places
        return next((place for place in places if place.fits(move)), None)

    def perform(self, state: StateT, move: Any, half: Mapping[str, str] = {}) -> tuple[Act, ...]:
        """How a move is performed, from where the cursor stands.

        The round-trip law: for every legal move, `read` and the menu make exactly that move of
        these acts.
        """
        place, seats = self.place(state, move), self.seats(state)
        if place is None:
            return self.with_cursor(state, move, half)
        piece = self.zones.deck.pieces[move.card]
        if isinstance(place, Pad):
            return (Tapped(seats[place.player(state, move)], piece),)
        if self.spots:
            return (TappedAt(place.number, piece),)
        chosen = self.with_cursor(state, Meant(place.meant), half)
        return (*chosen, Tapped(seats[move.player], piece))

    def by_place(
        self, state: StateT, half: Mapping[str, str], act: Tapped | TappedAt
    ) -> MoveT | None:
        """The move that a card is by where it was tapped, as the rows of this phase say; None
        where it is none of them."""
        card = self.pieces[act.piece][1]
        player = self.holder(state, card)
        for row in self.rules.in_phase(state):
            for place in row.places:
                values = self._fields_there(state, half, act, row, place, player)
                if values is not None:
                    move: MoveT = row.move(**{**values, "card": card})
                    return move
        return None

    def _fields_there(
        self,
        state: StateT,
        half: Mapping[str, str],
        act: Tapped | TappedAt,
        row: Row,
        place: Place,
        player: int | None,
    ) -> dict[str, object] | None:
        """The fields of the row's move but for the card, if *place* is where the *player* has
        tapped it."""
        fields = row.move.__struct_fields__
        values: dict[str, object] = {"player": player} if "player" in fields else {}
        there = self.seats(state).index(act.seat) if isinstance(act, Tapped) else None
        if player is None and values:
            return None
        if isinstance(place, Spot):
            if isinstance(act, TappedAt):
                is_there = act.spot == place.number
            else:
                is_there = not self.spots and there == player and half.get(MEANT) == place.meant
            return {**values, **place.having} if is_there else None
        if there is None or (values and there == player):
            return None
        if place.of in fields:
            return {**values, place.of: there}
        return values if there == getattr(state, place.of) else None

    # ---- lights and sounds ---------------------------------------------------------------------

    def answer(self, before: StateT, move: MoveT, after: StateT) -> Answer:
        return Answer(sounds=self.sounds(before, move, after))

    def sounds(self, before: Any, move: MoveT, after: Any) -> tuple[str, ...]:
        """The sound of a move, and of what it begins or ends."""
        entered = after.phase if after.phase != before.phase else ""
        return tuple(
            sound
            for sound in (
                self.rules.row(before, move).sound,
                "start" if before.phase == self.first_phase and entered == "turn" else "",
                {"over": "win", "round_over": "done"}.get(entered, ""),
            )
            if sound
        )

    first_phase = "dealing"
    """What comes before the first turn."""

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
