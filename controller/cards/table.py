"""How a card game is played with pads, spots and buttons: what a game says of itself, with what
follows from its rows where it says nothing.
"""

from abc import ABC
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from controller.cards.atpads import PadTable
from controller.cards.dealing import without_reading
from controller.cards.places import Pad, Place, Spot, SpotOf
from controller.cards.referee import CARD, RefereeState
from controller.cards.unread import READING, Seen, kit_menu, unreadable
from controller.match.acts import Act, Pressed, SeenOnBelt, Tapped, TappedAt
from controller.match.halfdone import NOTHING, HalfDone, Said
from controller.match.menu import Choice, Meant, Menu, Withdrawn, offers, presses
from controller.match.signs import mistake, mistaken
from controller.match.tablegame import (
    Answer,
    BeltTold,
    Interpretation,
    Played,
    Standings,
    TableShape,
    own_colour,
)
from controller.rules.rows import MoveT, Row, StateT
from controller.views import SEAT, CardsView, Climax, Logged, MatchView, Message, Notice
from hardware.signals import Colour, Pattern, pad_of


class CardTable(PadTable[StateT, MoveT], ABC):
    """The part of `TableGame` that the card games share, at a table of that *shape*."""

    def __init__(self, shape: TableShape) -> None:
        places = (place for row in self.rules.rows.values() for place in row.places)
        needed = max((place.needs for place in places), default=0)
        self._spots = shape.spots if shape.spots >= needed else 0
        self._deals = shape.deals
        if not hasattr(self, "pieces"):
            self.pieces = {name: (CARD, card) for card, name in enumerate(self.zones.deck.pieces)}

    # ---- what each game says of itself -------------------------------------------------------

    def hand(self, state: Any, player: int) -> int:
        """Return the set of cards in a player's hand."""
        hand: int = state.hands[player]
        return hand

    def act(
        self, referee: RefereeState, state: StateT, half: HalfDone, act: Act
    ) -> Interpretation[MoveT]:
        """Return the moves made by an act with a piece or button of this game: by default those of
        a card in its place, or else what `out_of_place` returns. A game *may* override this."""
        if isinstance(act, Pressed | SeenOnBelt):
            return Interpretation()
        meant = None if self._lacks_a_place(state, half, act) else self.wherever(state, half, act)
        if meant is not None:
            return meant
        move = None if self.only_shows(state, act) else self.by_place(state, half, act)
        if move is None:
            return self.out_of_place(state, half, act)
        return Interpretation((move,))

    def wherever(
        self, state: StateT, half: HalfDone, act: Tapped | TappedAt
    ) -> Interpretation[MoveT] | None:
        """Return what a card means regardless of its place; None lets the place decide. A game
        *may* override this."""
        return None

    def only_shows(self, state: StateT, act: Tapped | TappedAt) -> bool:
        """Return True if a card tapped there is not a move because it could not be one: everyone
        has seen it. A game *may* override this."""
        return False

    def out_of_place(
        self, state: Any, half: HalfDone, act: Tapped | TappedAt
    ) -> Interpretation[MoveT]:
        """Return the meaning of a card that is not a move where it was tapped: by default the card
        that waits to be read, if one does. A game *may* override this."""
        card = self.pieces[act.piece][1]
        waits = state.phase == READING and not self.zones.located(state) >> card & 1
        seen: Any = Seen(state.pending.card, card) if waits else None
        return Interpretation((seen,)) if waits else Interpretation()

    def asked(self, state: Any) -> Notice | None:
        """Return the prompt of a table with spots: `SLUG-prompt-PHASE`, about the player who is to
        act, or that of all games while a card waits to be read and when the match is over. Its
        message may select by `$spots`, how many the table has, and by `$reads`, when cards are
        read. A game *may* override this."""
        seat = state.seats[state.active]
        whose = "table" if state.phase in (READING, "over") else self.slug
        id = f"{whose}-prompt-{state.phase}"
        return Notice(id, {"active": seat}, seat=seat, at=self.where(state))

    def named(self, state: Any, unread: int, card: int) -> MoveT | None:
        """Return the move by which an unread card that lies open for everyone turns out to be
        *card*, or None if the game has no such move. A game *may* override this."""
        return None

    def where(self, state: Any) -> tuple[str, ...]:
        """Return where the moves of this phase are made, for a prompt: cards that come to a pad by
        chance come from a deck."""
        pads = [pad_of(seat) for seat in state.seats]
        found: list[str] = []
        for row in self.rules.in_phase(state):
            fields = row.move.__struct_fields__
            for place in row.places:
                if isinstance(place, Spot):
                    found.append(f"spot/{place.number}")
                elif "player" not in fields:
                    found.append("deck")
                elif place.of not in fields:
                    found.append(pads[getattr(state, place.of)])
                elif place.of != "player":
                    found += (pad for pad in pads if pad != pads[state.active])
        return tuple(dict.fromkeys(found))

    def lights(self, state: Any) -> Mapping[str, tuple[Colour, Pattern]]:
        return {seat: self.light(state, seat) for seat in state.seats}

    def light(self, state: Any, seat: str) -> tuple[Colour, Pattern]:
        """Return the seat's own colour, blinking while the match waits for it. A game *may*
        override this."""
        awaited = self.rules.awaited(state, state.seats.index(seat))
        return own_colour(seat), "blink" if awaited else "steady"

    def standings(self, state: Any) -> Standings:
        """Return the points so far, and who has won: by default as its view says. A game *may*
        override this."""
        view: CardsView = self.rules.view(state, None)
        return Standings({player.seat: player.score for player in view.players}, view.winners)

    def lines(self, state: Any) -> Iterable[Choice]:
        """Return what the player who is to act chooses with the cursor, without what the kit asks:
        the deal, and unread cards. Lines that `goes_to` makes are shown only at a table without
        spots; while a card is awaited that was announced by one, the kit asks for it:
        `SLUG-menu-awaits-MEANT`. A game *may* override this."""
        return ()

    def choices(self, state: Any, half: HalfDone) -> Menu | None:
        """Return what is to be chosen with the cursor now, or None: by default the game's `lines`.
        A game *may* override this if it asks for more."""
        if state.phase in ("dealing", READING):
            return kit_menu(self.slug, self.rules, state)
        lines = tuple(self.lines(state))
        if not lines:
            return None
        seat, deck = state.seats[state.active], self.zones.deck
        unread = tuple(unreadable(self.slug, self.rules.in_phase(state), state, deck))
        more = (without_reading(unread),) if unread else ()
        return Menu(seat, Message(SEAT, {"seat": seat}), (*lines, *more))

    def already(self, state: StateT, half: HalfDone, act: Act) -> bool:
        """Return True if the piece is already where *act* would bring it: a second tap, which is
        ignored. Subclasses *may* override this."""
        return False

    # ---- moves and places ----------------------------------------------------------------------

    def place(self, state: StateT, move: Any) -> Place | None:
        """Return where the card of a move is tapped; None if it has no readable card."""
        card = getattr(move, "card", None)
        if card is None or not self.zones.deck.is_read(card):
            return None
        places: tuple[Place, ...] = self.rules.row(state, move).places
        return next((place for place in places if place.fits(move)), None)

    def perform(self, state: StateT, move: Any, half: HalfDone = NOTHING) -> tuple[Act, ...]:
        """Return the acts that perform a move, starting where the cursor is.

        The round-trip law: for every legal move, `read` and the menu turn these acts into exactly
        that move.
        """
        place, seats = self.place(state, move), self.seats(state)
        if place is None:
            return self.with_cursor(state, move, half)
        piece, spot = self.zones.deck.pieces[move.card], place.spot(state, move)
        said = place.said(move, self._in_spots)
        first = () if said is None else self.with_cursor(state, Meant(said), half)
        if spot is not None and self._in_spots:
            return (*first, TappedAt(spot, piece))
        own = getattr(move, "player", self.actor(state))
        pad = place.player(state, move) if isinstance(place, Pad) else own
        return (*first, Tapped(seats[pad], piece))

    def by_place(self, state: StateT, half: HalfDone, act: Tapped | TappedAt) -> MoveT | None:
        """Return the move that a card makes where it was tapped, by the rows of this phase, or
        None."""
        player = self.holder(state, self.pieces[act.piece][1])
        return self.of_rows(self.rules.in_phase(state), state, half, act, player)

    def of_rows(
        self,
        rows: Iterable[Row],
        state: StateT,
        half: HalfDone,
        act: Tapped | TappedAt,
        player: int | None,
    ) -> MoveT | None:
        """Return the first move of these rows that a card of *player* makes where it was tapped."""
        card = self.pieces[act.piece][1]
        for row in rows:
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
        """Return the fields of the row's move except the card, if *place* is where *player* has
        tapped it; otherwise None."""
        fields = row.move.__struct_fields__
        values: dict[str, object] = {"player": player} if "player" in fields else {}
        there = self.seats(state).index(act.seat) if isinstance(act, Tapped) else None
        if (player is None and values) or isinstance(place, SpotOf):
            return None
        if isinstance(place, Spot):
            is_there = isinstance(act, TappedAt) and act.spot == place.number
            return {**values, **place.having} if is_there else None
        if there is None or (values and there == player):
            return None
        if place.of in fields:
            return {**values, place.of: there}
        return values if there == getattr(state, place.of) else None

    # ---- lights and sounds ---------------------------------------------------------------------

    def answer(self, before: StateT, move: MoveT, after: StateT) -> Answer:
        return Answer(
            sounds=self.sounds(before, move, after),
            climax=self.climax(before, move, after),
            logged=self.logged(before, move, after),
        )

    def climax(self, before: StateT, move: MoveT, after: StateT) -> Climax | None:
        """Return what everyone is shown of a move before play continues. A game *may* override
        this."""
        return None

    def logged(self, before: StateT, move: MoveT, after: StateT) -> Logged | None:
        """Return the log's account of a move. A game *may* override this."""
        return None

    def sounds(self, before: Any, move: MoveT, after: Any) -> tuple[str, ...]:
        """Return the sounds of a move, and of what it begins or ends."""
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
    """The phase before the first turn."""

    # ---- the rules ---------------------------------------------------------------------------

    def play(self, state: StateT, move: MoveT) -> StateT:
        return self.rules.play(state, move)

    def offered(self, state: StateT, seat: str) -> Sequence[MoveT]:
        seats = self.seats(state)
        return self.rules.legal(state, seats.index(seat)) if seat in seats else ()

    def mover(self, state: StateT, move: MoveT) -> str | None:
        player = self.rules.mover(move)
        return None if player is None else self.seats(state)[player]

    def default_move(self, state: StateT, seat: str) -> MoveT | None:
        return self.rules.default_move(state, self.seats(state).index(seat))

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
        told: Sequence[BeltTold],
    ) -> Any:
        return None

    # ---- acts -> moves -----------------------------------------------------------------------

    def read(
        self, referee: RefereeState, state: StateT, half: HalfDone, act: Act
    ) -> Interpretation[MoveT]:
        match act:
            case Tapped(piece=piece) | TappedAt(piece=piece) if piece not in self.pieces:
                return mistaken("table-other-game", act.seat)
            case Tapped(seat, _) | Pressed(seat, _) if seat not in self.seats(state):
                return mistaken("table-nobody-plays-here", seat)
            case _ if self.rules.over(state):
                return Interpretation()
            case _ if referee.counted is not None:
                return self._miscounted(referee, state, act)
        act = self._at_its_spot(state, half, act)
        if self.already(state, half, act):
            return Interpretation()
        waits = self._waits_for_its_place(state, half, act)
        reading = self.act(referee, state, half, act) if waits is None else waits
        if reading == Interpretation():
            return Interpretation(notice=self._idle(referee, state, half, act))
        return replace(reading, notice=self._worded(reading.notice))

    def _idle(
        self, referee: RefereeState, state: StateT, half: HalfDone, act: Act
    ) -> Notice | None:
        """Return what to say about an act that means nothing now."""
        match act:
            case Pressed(seat, _):
                menu = self.menu(state, referee, half)
                if menu is None:
                    return mistake("table-nothing-to-choose", seat)
                return mistake(Message("table-others-choice", {"seat": menu.seat}), seat)
            case Tapped() | TappedAt():
                return mistake("table-means-nothing", act.seat)
        return None

    def chosen(
        self, referee: RefereeState, state: StateT, half: HalfDone, seat: str, means: Any
    ) -> Interpretation[MoveT]:
        match means:
            case Meant(what):
                return Interpretation(half=replace(half, meant=what))
            case Withdrawn():
                return Interpretation(half=half.settled())
            case tuple():
                return Interpretation(means)
        return Interpretation((means,))

    def with_cursor(self, state: StateT, means: Any, half: HalfDone = NOTHING) -> tuple[Act, ...]:
        """Return the presses that take what *means* that, starting where the cursor is;
        `Meant(Said())` withdraws any chosen meaning.

        Raises `LookupError` if the menu does not offer it.
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
            # Something else was chosen, which must be withdrawn first.
            withdrawing = presses(menu, position, Withdrawn())
            first = tuple(Pressed(seat, button) for button in withdrawing)
            if means == Meant(Said()):
                return first
            menu, position = self.menu(state, RefereeState(), half.settled()), ""
            assert menu is not None, "somebody has chosen from it"
        return (*first, *(Pressed(seat, button) for button in presses(menu, position, means)))
