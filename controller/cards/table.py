"""What the card games have in common at the table: a referee who acts only when he is asked, and
who counts the hands when somebody wants to know whether all is as it should be.

A pad sees a card for a moment only, so a count goes from tap to tap: everybody taps all cards of
their own hand. What the table misses is asked for by seat and number, never by card.
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
from controller.match.acts import Act, Pressed, SeenOnBelt, Tapped, TappedAt
from controller.match.halfdone import NOTHING, HalfDone
from controller.match.menu import Meant, Menu, Withdrawn, offers, presses
from controller.match.signs import mistake
from controller.match.tablegame import (
    Answer,
    Effects,
    Interpretation,
    Played,
    Standings,
    TableShape,
    own_colour,
)
from controller.views import MatchView, Message, Notice
from hardware.signals import AnySignal, Colour, Pattern

UNCOUNTED = "table-uncounted"
"""The message of what a count misses."""

CARD = "card"
"""The kind of a piece that a hand can hold."""


class RefereeState(Struct, frozen=True):
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
    """Every piece of the game by its name: its kind and its number. Left out, they are the cards
    of the deck."""
    zones: Zones[Any]
    """Where the cards are."""

    def __init__(self, shape: TableShape) -> None:
        self.spots = shape.spots
        if not hasattr(self, "pieces"):
            self.pieces = {name: (CARD, card) for card, name in enumerate(self.zones.deck.pieces)}

    # ---- what each game says of itself -------------------------------------------------------

    def seats(self, state: Any) -> tuple[str, ...]:
        """The seats that play, clockwise."""
        seats: tuple[str, ...] = state.seats
        return seats

    def hand(self, state: Any, player: int) -> int:
        """The cards in a player's hand, as a set."""
        hand: int = state.hands[player]
        return hand

    def act(
        self, referee: RefereeState, state: StateT, half: HalfDone, act: Act
    ) -> Interpretation[MoveT]:
        """Which moves an act with a piece or a button of this game is: here what its place makes
        of a card, and nothing else. A game *may* override this."""
        move = None if isinstance(act, Pressed | SeenOnBelt) else self.by_place(state, half, act)
        return Interpretation() if move is None else Interpretation((move,))

    def prompt(self, state: Any) -> Notice | None:
        """What is asked of the players: `SLUG-prompt-PHASE`, of the one who is to act. A game *may*
        override this."""
        seat = state.seats[state.active]
        id = f"{self.slug}-prompt-{state.phase}"
        return Notice(id, {"active": seat}, seat=seat, at=self.where(state))

    def where(self, state: Any) -> tuple[str, ...]:
        """Where the moves of this phase are made, as a prompt says it: what comes to a pad by
        chance comes from a deck."""
        own = f"pad/{state.seats[state.active]}"
        found: list[str] = []
        for row in self.rules.in_phase(state):
            for place in row.places:
                if isinstance(place, Spot):
                    found.append(f"spot/{place.number}" if self.spots else own)
                elif "player" not in row.move.__struct_fields__:
                    found.append("deck")
        return tuple(dict.fromkeys(found))

    def light(self, state: Any, seat: str) -> tuple[Colour, Pattern]:
        """The seat's own colour, which blinks while the match waits for it. A game *may* override
        this."""
        awaited = self.rules.awaited(state, state.seats.index(seat))
        return own_colour(seat), "blink" if awaited else "steady"

    @abstractmethod
    def standings(self, state: StateT) -> Standings:
        """The points so far, and who has won."""

    @abstractmethod
    def menu(self, state: StateT, referee: RefereeState, half: HalfDone) -> Menu | None:
        """What is to be chosen with the cursor now; None where nothing is."""

    def holder(self, state: Any, card: int) -> int | None:
        """Whose card it is: in whose hand it is by what the table has seen, or else the one who is
        to act, if it may be an unread one of that hand. None where it is in no hand."""
        for player, hand in enumerate(state.hands):
            if hand >> card & 1:
                return player
        may_be = self.zones.may_lie(state, state.hands[state.active], card)
        return state.active if may_be else None

    def already(self, state: StateT, half: HalfDone, act: Act) -> bool:
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

    def perform(self, state: StateT, move: Any, half: HalfDone = NOTHING) -> tuple[Act, ...]:
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

    def by_place(self, state: StateT, half: HalfDone, act: Tapped | TappedAt) -> MoveT | None:
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
        half: HalfDone,
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
                is_there = not self.spots and there == player and half.meant == place.meant
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

    def track_turn(self, referee: RefereeState, move: MoveT) -> float | None:
        return None

    def public_view(self, state: StateT, referee: RefereeState) -> MatchView:
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
        self, referee: RefereeState, state: StateT, half: HalfDone, act: Act
    ) -> Interpretation[MoveT]:
        match act:
            case Tapped(piece=piece) | TappedAt(piece=piece) if piece not in self.pieces:
                return Interpretation(notice=mistake("table-other-game", getattr(act, "seat", "")))
            case Tapped(seat, _) | Pressed(seat, _) if seat not in self.seats(state):
                return Interpretation(notice=mistake("table-nobody-plays-here", seat))
            case _ if self.over(state):
                return Interpretation()
            case _ if referee.counted is not None:
                return self._miscounted(referee, state, act)
            case _ if self.already(state, half, act):
                return Interpretation()
        reading = self.act(referee, state, half, act)
        if reading == Interpretation():
            return Interpretation(notice=self._idle(referee, state, half, act))
        return reading

    def _idle(
        self, referee: RefereeState, state: StateT, half: HalfDone, act: Act
    ) -> Notice | None:
        """What is said of an act that means nothing now."""
        match act:
            case Pressed(seat, _):
                menu = self.menu(state, referee, half)
                if menu is None:
                    return mistake("table-nothing-to-choose", seat)
                return mistake(Message("table-others-choice", {"seat": menu.seat}), seat)
            case Tapped() | TappedAt():
                return mistake("table-means-nothing", getattr(act, "seat", ""))
        return None

    def chosen(
        self, referee: RefereeState, state: StateT, half: HalfDone, seat: str, means: Any
    ) -> Interpretation[MoveT]:
        match means:
            case Meant(what):
                return Interpretation(half=replace(half, meant=what))
            case Withdrawn():
                return Interpretation(half=half.settled())
        return Interpretation((means,))

    def with_cursor(self, state: StateT, means: Any, half: HalfDone = NOTHING) -> tuple[Act, ...]:
        """The presses that take what *means* that, from where the cursor stands; `Meant("")` is
        that nothing is meant any more.

        Raises `LookupError` when the menu does not offer it.
        """
        meant = half.meant
        if means == Meant(meant):
            return ()
        menu, position = self.menu(state, RefereeState(), half), half.cursor
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
            menu, position = self.menu(state, RefereeState(), half.settled()), ""
            assert menu is not None, "somebody has chosen from it"
        return (*first, *(Pressed(seat, button) for button in presses(menu, position, means)))

    # ---- the count -----------------------------------------------------------------------------

    def recount(
        self, referee: RefereeState, state: StateT, now_s: float
    ) -> Effects[RefereeState, MoveT]:
        rests_s = None if referee.until_s is None else referee.until_s - now_s
        counting = replace(referee, counted=0, resumed=False, until_s=None, rests_s=rests_s)
        return Effects(counting)

    def observe(
        self, referee: RefereeState, state: StateT, signal: AnySignal, piece: str | None
    ) -> Effects[RefereeState, MoveT]:
        """Count a card that its holder taps; the count ends when none is missing."""
        kind, number = self.pieces.get(piece or "", ("", 0))
        reader = getattr(signal, "reader", "")
        if referee.counted is None or kind != CARD or not reader.startswith("pad/"):
            return Effects(referee)
        seat = reader.removeprefix("pad/")
        if seat not in self.seats(state):
            return Effects(referee)
        if self.hand(state, self.seats(state).index(seat)) >> number & 1:
            referee = replace(referee, counted=referee.counted | only(number))
        if not any(self._uncounted(referee, state).values()):
            referee = self._counted(referee, signal.at_s)
        return Effects(referee)

    def _uncounted(self, referee: RefereeState, state: StateT) -> dict[str, int]:
        """How many cards of every seat have not been counted; those that were never read cannot
        be."""
        readable = only(sum(1 for kind, _ in self.pieces.values() if kind == CARD)) - 1
        counted = referee.counted or 0
        return {
            seat: len(members(self.hand(state, player) & readable & ~counted))
            for player, seat in enumerate(self.seats(state))
        }

    def _counted(self, referee: RefereeState, now_s: float) -> RefereeState:
        rests_s = referee.rests_s
        return replace(
            referee,
            counted=None,
            until_s=None if rests_s is None else now_s + rests_s,
            rests_s=None,
        )

    def _miscounted(self, referee: RefereeState, state: StateT, act: Act) -> Interpretation[MoveT]:
        """Nobody plays while the hands are counted; a card that belongs to somebody else's is told
        of, by seat alone."""
        match act:
            case Tapped(seat, piece):
                kind, number = self.pieces[piece]
                hand = self.hand(state, self.seats(state).index(seat))
                if kind == CARD and not hand >> number & 1:
                    return Interpretation(notice=mistake("table-not-held", seat))
            case TappedAt():
                return Interpretation(notice=mistake("table-count-at-pads", ""))
            case Pressed(seat, "B"):
                # A is held by those who agree.
                return Interpretation(notice=mistake("table-count-at-pads", seat))
        return Interpretation()

    def asks(self, state: StateT, referee: RefereeState) -> tuple[Notice, ...]:
        """What is to be put right: cards that a count misses, and what cannot be."""
        wrong = (RESUMED,) * referee.resumed + tuple(
            Notice(problem.id, problem.args, "G-4") for problem in self.rules.problems(state)
        )
        if referee.counted is None:
            return wrong
        missing = tuple(
            Notice(UNCOUNTED, {"seat": seat, "count": many}, seat=seat)
            for seat, many in self._uncounted(referee, state).items()
            if many
        )
        return (*missing, *wrong)

    def agreed(
        self, referee: RefereeState, state: StateT, now_s: float
    ) -> Effects[RefereeState, MoveT]:
        """Everybody holds A: what was not counted is let be."""
        return Effects(referee if referee.counted is None else self._counted(referee, now_s))

    # ---- time ----------------------------------------------------------------------------------

    def begin(self, state: StateT, now_s: float) -> Effects[RefereeState, MoveT]:
        return Effects(RefereeState())

    def resume(
        self, state: StateT, now_s: float, clock_left_s: float | None
    ) -> Effects[RefereeState, MoveT]:
        until_s = None if clock_left_s is None else now_s + clock_left_s
        return Effects(RefereeState(resumed=True, until_s=until_s))

    def rest(
        self, referee: RefereeState, state: StateT, now_s: float
    ) -> Effects[RefereeState, MoveT]:
        left_s = self.clock_left_s(referee, now_s)
        return Effects(replace(referee, until_s=None, rests_s=left_s, resting=True))

    def go_on(
        self, referee: RefereeState, state: StateT, now_s: float
    ) -> Effects[RefereeState, MoveT]:
        referee = replace(referee, resting=False)
        if referee.counted is not None or referee.rests_s is None:
            return Effects(referee)
        return Effects(replace(referee, until_s=now_s + referee.rests_s, rests_s=None))

    def entered(
        self, referee: RefereeState, before: StateT, after: StateT, now_s: float
    ) -> Effects[RefereeState, MoveT]:
        return Effects(replace(referee, resumed=False) if referee.resumed else referee)

    def tick(
        self, referee: RefereeState, state: StateT, now_s: float
    ) -> Effects[RefereeState, MoveT]:
        return Effects(referee)

    def wake_at_s(self, referee: RefereeState) -> float | None:
        return referee.until_s

    def clock_ends_at_s(self, referee: RefereeState) -> float | None:
        return referee.until_s

    def clock_left_s(self, referee: RefereeState, now_s: float) -> float | None:
        return referee.rests_s if referee.until_s is None else max(0.0, referee.until_s - now_s)


RESUMED = Notice("table-resumed")
