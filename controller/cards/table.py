"""What the card games have in common at the table: a referee who acts only when asked, and who
counts the hands when somebody wants to check that all is well.

A pad sees a card only for a moment, so a count goes from tap to tap: everyone taps all cards of
their own hand. The table asks for missing ones by seat and number, never by card. A count goes by
how many cards a hand holds, which everyone sees, and never by which of them were read: that would
tell what has left it.
"""

from abc import ABC
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic

from msgspec.structs import replace

from controller.cards.dealing import WITHOUT_SPOTS, without_reading
from controller.cards.deck import reads_each
from controller.cards.places import Pad, Place, Spot, SpotOf
from controller.cards.referee import RefereeState
from controller.cards.unread import READING, Dealt, Seen, kit_menu, unreadable
from controller.cards.zones import Zones, with_entry
from controller.match.acts import Act, Pressed, SeenOnBelt, Tapped, TappedAt
from controller.match.halfdone import NOTHING, HalfDone
from controller.match.menu import Choice, Meant, Menu, Withdrawn, awaiting, offers, presses
from controller.match.signs import UNCOUNTED, mistake, mistaken
from controller.match.tablegame import (
    Answer,
    Effects,
    Interpretation,
    OnBelt,
    Played,
    Standings,
    TableShape,
    Told,
    own_colour,
)
from controller.rules.rows import MoveT, Row, Rules, StateT
from controller.rules.sets import EMPTY, only
from controller.views import SEAT, Arg, CardsView, Climax, Logged, MatchView, Message, Notice
from hardware.signals import AnySignal, Colour, Pattern, TagEntered, pad_of, seat_of

CARD = "card"
"""The kind of a piece that a hand can hold."""


class CardTable(ABC, Generic[StateT, MoveT]):
    """The part of `TableGame` that the card games share, at a table of that *shape*."""

    slug: str
    rules: Rules[StateT, MoveT]
    pieces: Mapping[str, tuple[str, int]]
    """Every piece of the game by name: its kind and number. By default the cards of the deck."""
    zones: Zones[Any]
    """Where the cards are."""
    on_belt: OnBelt[RefereeState] | None = None

    def __init__(self, shape: TableShape) -> None:
        places = (place for row in self.rules.rows.values() for place in row.places)
        needed = max((place.needs for place in places), default=0)
        self._spots = shape.spots if shape.spots >= needed else 0
        """How many spots the table has; 0 if they are too few for this game."""
        self._deals = shape.deals
        if not hasattr(self, "pieces"):
            self.pieces = {name: (CARD, card) for card, name in enumerate(self.zones.deck.pieces)}

    # ---- what each game says of itself -------------------------------------------------------

    def seats(self, state: Any) -> tuple[str, ...]:
        """Return the seats that play, clockwise."""
        seats: tuple[str, ...] = state.seats
        return seats

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

    def by_itself(self, state: Any) -> MoveT | None:
        """Return what a table that deals by itself does in a state, where nobody needs to read the
        cards; otherwise None. By default it deals whole hands. A game *may* override this."""
        dealt: Any = Dealt()
        return dealt if ("dealing", Dealt) in self.rules.rows and state.phase == "dealing" else None

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

    def actor(self, state: Any) -> int:
        """Return the player who lays the next card. A game *may* override this."""
        player: int = state.active
        return player

    def tapped_first(self, state: StateT, half: HalfDone, card: int) -> HalfDone | None:
        """Return what is half done once a player has tapped a card on their own pad before saying
        where it goes; None if that means nothing. A game *may* override this."""
        return None

    def holder(self, state: Any, card: int) -> int | None:
        """Return whose card it is: the player in whose hand the table has seen it, otherwise the
        one who is to act, if it may be an unread one of their hand. None if it is in no hand."""
        for player, hand in enumerate(state.hands):
            if hand >> card & 1:
                return player
        may_be = self.zones.may_lie(state, state.hands[state.active], card)
        return state.active if may_be else None

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

    # ---- tables without spots ------------------------------------------------------------------

    @property
    def _in_spots(self) -> bool:
        """Whether cards are tapped on spots when they are laid."""
        return self._spots > 0

    def _places(self, state: StateT) -> Iterator[Place]:
        for row in self.rules.in_phase(state):
            yield from row.places

    def _meant_spot(self, state: StateT, meant: str) -> tuple[Place, int] | None:
        """Return the place of which the cursor has said *meant*, and its spot, for which the
        player's own pad stands at a table without spots."""
        for place in self._places(state) if not self._in_spots else ():
            spot = place.meant_by(state, meant)
            if spot is not None:
                return place, spot
        return None

    def _at_its_spot(self, state: StateT, half: HalfDone, act: Act) -> Act:
        """Turn a card on the pad of the player who lays it, at a table without spots, into the same
        card on the spot that was chosen."""
        if self._in_spots or not isinstance(act, Tapped) or not self._is_own(state, act):
            return act
        meant = self._meant_spot(state, half.meant)
        return act if meant is None else TappedAt(meant[1], act.piece)

    def _is_own(self, state: StateT, act: Tapped) -> bool:
        """Return True for a card on the pad of the player who is to act, and whose it may be."""
        (kind, card), player = self.pieces[act.piece], self.actor(state)
        own = kind == CARD and self.seats(state)[player] == act.seat
        return own and self.holder(state, card) == player

    def _lacks_a_place(self, state: StateT, half: HalfDone, act: Act) -> bool:
        """Return True for a card of which the cursor should have said first where it goes."""
        if self._in_spots or half.meant or not isinstance(act, Tapped):
            return False
        return self._is_own(state, act) and any(
            isinstance(place, Spot) and place.meant for place in self._places(state)
        )

    def _waits_for_its_place(
        self, state: StateT, half: HalfDone, act: Act
    ) -> Interpretation[MoveT] | None:
        """Return that a card waits for its player to say where it goes, if it does."""
        if self._in_spots or not isinstance(act, Tapped) or not self._is_own(state, act):
            return None
        waits = self.tapped_first(state, half, self.pieces[act.piece][1])
        return None if waits is None else Interpretation(half=waits)

    def prompt(self, state: StateT) -> Notice | None:
        """Return what the players are asked to do now, at this table."""
        notice = self._worded(self.asked(state))
        if notice is None:
            return None
        reads = "every" if reads_each(state) else "late"
        notice = replace(notice, args={**notice.args, "reads": reads})
        if self._in_spots:
            return replace(
                notice, fits={at: notice.fits[at] for at in notice.at if at in notice.fits}
            )
        reached: dict[str, list[tuple[str, ...] | None]] = {}
        for where in notice.at:
            here = reached.setdefault(self._reached(state, "", where), [])
            here.append(notice.fits.get(where))
        fits = {
            where: tuple(dict.fromkeys(face for faces in one for face in faces or ()))
            for where, one in reached.items()
            if None not in one
        }
        return replace(notice, at=tuple(reached), fits={**fits, **notice.fits}, takes={})

    def _worded(self, notice: Notice | None) -> Notice | None:
        """Tell the message of this game how many spots there are."""
        if notice is None or not notice.id.startswith(self.slug):
            return notice
        return replace(notice, args={**notice.args, WITHOUT_SPOTS: self._spots})

    def _reached(self, state: Any, meant: str, where: str) -> str:
        """Return where a card is brought to a place of a prompt at a table without spots: to the
        player's own pad, once the cursor has said that it goes there if it must."""
        kind, _, number = where.partition("/")
        if kind != "spot":
            return where
        own = self._meant_spot(state, meant)
        first = own is None or own[1] != int(number)
        if first and any(
            place.meant and place.needs >= int(number) for place in self._places(state)
        ):
            return "menu"
        return pad_of(state.seats[self.actor(state)])

    def menu(self, state: Any, referee: RefereeState, half: HalfDone) -> Menu | None:
        """Return what is to be chosen with the cursor now, at this table, or None."""
        if referee.counted is not None:
            return None
        chosen = self._meant_spot(state, half.meant) if half.meant else None
        if chosen is not None and chosen[0].says(half.meant, in_spots=False):
            place, spot = chosen
            seat = state.seats[self.actor(state)]
            return self._awaiting(state, seat, place, spot)
        menu = self.choices(state, half)
        if menu is None:
            return None
        lines = tuple(line for one in menu.choices if (line := self._line(state, one)) is not None)
        goes = menu.goes
        if goes is not None and not self._in_spots:
            goes = tuple(self._reached(state, half.meant, where) for where in goes)
        return replace(menu, choices=lines, goes=goes)

    def _awaiting(self, state: Any, seat: str, place: Place, spot: int) -> Menu:
        """Return the menu while a card is awaited on its player's pad that was announced for a
        spot."""
        args: dict[str, Arg] = {"seat": seat} if isinstance(place, Spot) else {"spot": spot}
        title = Message(f"{self.slug}-menu-awaits-{place.meant}", args)
        asked = None if isinstance(place, SpotOf) and place.first else self.asked(state)
        return awaiting(seat, title, None if asked is None else asked.fits.get(f"spot/{spot}"))

    def _line(self, state: StateT, line: Choice) -> Choice | None:
        """Return a line as it reads at this table, or None if it does not concern it."""
        if WITHOUT_SPOTS in line.args:
            line = replace(line, args={**line.args, WITHOUT_SPOTS: self._spots})
        if isinstance(line.means, Meant):
            return line if self._may_be_said(state, line.means.what) else None
        if isinstance(line.means, tuple) and self._deals:
            first, *rest = line.means
            if rest and self._by_itself(self.rules.apply(state, first)) is not None:
                # The table does the rest by itself; another line means the first move alone.
                return None
        if line.then and isinstance(line.then[0].means, Meant):
            then = tuple(one for each in line.then if (one := self._line(state, each)) is not None)
            return replace(line, then=then) if then else None
        return line

    def _may_be_said(self, state: StateT, what: str) -> bool:
        """Return True if the cursor may say *what* of a card at this table, or if that is no
        place."""
        places = [*self._places(state)]
        if any(place.says(what, self._in_spots) for place in places):
            return True
        return not any(place.says(what, not self._in_spots) for place in places)

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
        told: Sequence[Told],
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
        """Return the presses that take what *means* that, starting where the cursor is; `Meant("")`
        withdraws any chosen meaning.

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
            if means == Meant(""):
                return first
            menu, position = self.menu(state, RefereeState(), half.settled()), ""
            assert menu is not None, "somebody has chosen from it"
        return (*first, *(Pressed(seat, button) for button in presses(menu, position, means)))

    # ---- the count -----------------------------------------------------------------------------

    def recount(
        self, referee: RefereeState, state: StateT, now_s: float
    ) -> Effects[RefereeState, MoveT]:
        counting = referee.counting(len(self.seats(state)), now_s)
        # With no card in any hand nothing can be missing.
        return Effects(counting if any(self._uncounted(counting, state).values()) else referee)

    def observe(
        self, referee: RefereeState, state: StateT, signal: AnySignal, piece: str | None
    ) -> Effects[RefereeState, MoveT]:
        """Count a card that its holder taps; the count ends when none is missing, once the last
        one has left its pad: that tap means nothing else."""
        if referee.counted is None:
            return Effects(referee)
        kind, number = self.pieces.get(piece or "", ("", 0))
        seat = seat_of(getattr(signal, "reader", ""))
        if isinstance(signal, TagEntered):
            if kind == CARD and seat in self.seats(state):
                found = self._found(state, referee.counted, self.seats(state).index(seat), number)
                referee = replace(referee, counted=found)
        elif not any(self._uncounted(referee, state).values()):
            referee = referee.counted_out(signal.at_s)
        return Effects(referee)

    def _found(
        self, state: StateT, counted: tuple[int, ...], player: int, card: int
    ) -> tuple[int, ...]:
        """Return what was counted, with a card that *player* has tapped: the latest pad wins. One
        that was seen elsewhere, or is more than the hand holds, does not count."""
        others = tuple(found & ~only(card) for found in counted)
        mine, hand = others[player] | only(card), self.zones.held(state, player)
        elsewhere = self.zones.located(state) & ~hand
        if elsewhere >> card & 1 or mine.bit_count() > hand.bit_count():
            return counted
        return with_entry(others, player, mine)

    def _uncounted(self, referee: RefereeState, state: StateT) -> dict[str, int]:
        """Return how many cards of each seat are not counted yet."""
        counted = referee.counted or (EMPTY,) * len(self.seats(state))
        return {
            seat: max(0, self.zones.held(state, player).bit_count() - found.bit_count())
            for player, (seat, found) in enumerate(zip(self.seats(state), counted, strict=True))
        }

    def _miscounted(self, referee: RefereeState, state: StateT, act: Act) -> Interpretation[MoveT]:
        """Refuse play while the hands are counted; report a card that does not count by seat
        alone."""
        match act:
            case Tapped(seat, piece):
                kind, number = self.pieces[piece]
                counted = (referee.counted or ())[self.seats(state).index(seat)]
                if kind == CARD and not counted >> number & 1:
                    return mistaken("table-not-held", seat)
            case TappedAt():
                return mistaken("table-count-at-pads", "")
            case Pressed(seat, "B"):
                # A is held by those who agree.
                return mistaken("table-count-at-pads", seat)
        return Interpretation()

    def asks(self, state: StateT, referee: RefereeState) -> tuple[Notice, ...]:
        """Return what must be put right: cards missing from a count, and contradictions."""
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

    def answers_secretly(self, state: StateT) -> bool:
        return False

    def agreed(
        self, referee: RefereeState, state: StateT, now_s: float
    ) -> Effects[RefereeState, MoveT]:
        """End the count, as everyone holds A: uncounted cards are accepted as they are."""
        return Effects(referee if referee.counted is None else referee.counted_out(now_s))

    # ---- time ----------------------------------------------------------------------------------

    def begin(self, state: StateT, now_s: float) -> Effects[RefereeState, MoveT]:
        return Effects(RefereeState(), moves=self._deal(state))

    def resume(
        self, state: StateT, now_s: float, clock_left_s: float | None
    ) -> Effects[RefereeState, MoveT]:
        until_s = None if clock_left_s is None else now_s + clock_left_s
        return Effects(RefereeState(resumed=True, until_s=until_s), moves=self._deal(state))

    def _deal(self, state: StateT) -> tuple[MoveT, ...]:
        move = self._by_itself(state)
        return () if move is None else (move,)

    def _by_itself(self, state: StateT) -> MoveT | None:
        return self.by_itself(state) if self._deals and not reads_each(state) else None

    def rest(
        self, referee: RefereeState, state: StateT, now_s: float
    ) -> Effects[RefereeState, MoveT]:
        return Effects(referee.at_rest(now_s))

    def go_on(
        self, referee: RefereeState, state: StateT, now_s: float
    ) -> Effects[RefereeState, MoveT]:
        return Effects(referee.going_on(now_s))

    def look_away(
        self, referee: RefereeState, state: StateT, away: bool, now_s: float
    ) -> Effects[RefereeState, MoveT]:
        return Effects(referee)

    def entered(
        self, referee: RefereeState, before: StateT, after: StateT, now_s: float
    ) -> Effects[RefereeState, MoveT]:
        referee = replace(referee, resumed=False) if referee.resumed else referee
        return Effects(referee, moves=self._deal(after))

    def tick(
        self, referee: RefereeState, state: StateT, now_s: float
    ) -> Effects[RefereeState, MoveT]:
        return Effects(referee)

    def wake_at_s(self, referee: RefereeState) -> float | None:
        return referee.until_s

    def clock_ends_at_s(self, referee: RefereeState) -> float | None:
        return referee.until_s

    def clock_left_s(self, referee: RefereeState, now_s: float) -> float | None:
        return referee.left_s(now_s)


RESUMED = Notice("table-resumed")
