"""The rules of a game as rows: everything about a move in one place.

A `Row` says in which phases a move is made and by whom, what refuses it, what it does, which moves
of its kind there are, where its piece goes, whether it stays secret, whether it may be undone, what
it means for a player who has left, and its sound. From the rows `Rules` derives everything that
concerns moves: playing, legality, all legal moves, random ones, undo, default moves and secrets.

    ROWS = (
        Row("turn", PlayOrder, check_play_order, play_order, each(card=hand), to=Spot(1)),
        Row("turn", Ask, check_ask, ask, each(asked=others), undo=True),
    )
"""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from controller.errors import IllegalMove, OptionError
from controller.rules.fields import Refusal, checks, first_wrong
from controller.rules.notation import Notation
from controller.rules.offers import (
    Each,
    Kind,
    Lister,
    Listing,
    Mover,
    Movers,
    NothingToDraw,
    Random,
    active,
    listed_and_drawn,
    referee,
)
from controller.rules.refusals import Refusals, options_of


class PlayState(Protocol):
    """What every state has."""

    @property
    def seats(self) -> tuple[str, ...]: ...

    @property
    def phase(self) -> str: ...


class Legality(Enum):
    """What the rules say of a move, as far as the referee can tell.

    UNDECIDED: it depends on an unread piece. `play` accepts such a move, and where the rest depends
    on the piece the match waits until it is read or somebody who sees it answers.
    """

    LEGAL = "legal"
    ILLEGAL = "illegal"
    UNDECIDED = "undecided"


StateT = TypeVar("StateT", bound=PlayState)
MoveT = TypeVar("MoveT", bound=Struct)

Check = Callable[[Any, Any], Legality | None]
"""`check(state, move)`: raises `IllegalMove` if the move is illegal, and returns `UNDECIDED` if it
may be."""
Effect = Callable[[Any, Any], Any]
"""`effect(state, move)`: returns the state after it."""

# -- rows ----------------------------------------------------------------------------------


class Default(Struct, frozen=True):
    """The move of a player who has left (G-2): of all that are open, the kind with the lowest
    *rank*, and of that kind the first, or with *last* the last one, preferring pieces that were
    read. *undecided*: includes moves that only an unread piece can decide. *unlisted*: includes
    moves that are not offered to the player, if others are."""

    rank: int
    last: bool = False
    undecided: bool = False
    unlisted: bool = False


def _never_undecided(state: Any, mover: Any) -> Sequence[Any]:
    return ()


class Row(Struct, frozen=True):
    """Everything about one kind of move in some phases."""

    phases: str | tuple[str, ...]
    move: type[Any]
    check: Check
    effect: Effect
    lists: Listing | tuple[Kind, ...] | None = None
    """The moves that are offered; several kinds if each is to be drawn equally often. None: none
    are offered, and `play` accepts them to repair mistakes."""
    by: Movers = referee
    """Who may make it."""
    when: Callable[[Any], bool] | None = None
    """Whether anyone may make it now; None: always in these phases."""
    undecided: Lister = _never_undecided
    """Moves, besides the listed ones, whose legality depends on a piece that the mover cannot know
    or that was not read. Must depend on nothing that the mover does not know."""
    draws: Lister | Each | None = None
    """The moves from which `random_move` draws, if more are offered than can happen: a mover sees a
    tile's back, and what is offered must not reveal its face. None: those that are offered."""
    to: Any = ()
    """Where the piece of the move is tapped (`controller.cards.places`): a place, or several if it
    depends on the move."""
    default: int | Default | None = None
    """Its rank among the moves of a player who has left; None: never made for one."""
    undo: bool | Callable[[Any, Any, Any], bool] = False
    """Whether it may be undone (G-3): never once it has shown anything to anyone. True: unless it
    has ended the match. A function is called as `undo(before, move, after)`, even if the match has
    ended."""
    secret: bool | Callable[[Any, Any, Any], bool] = False
    """Whether the rules keep what it says secret for ever (G-5): True does so if it names a
    card. A function is called as `secret(before, move, last)`, with the state in which the match
    was left."""
    sound: str = ""

    @property
    def places(self) -> tuple[Any, ...]:
        """The places where its piece may be tapped."""
        return self.to if isinstance(self.to, tuple) else (self.to,)


def in_phases(row: Row) -> tuple[str, ...]:
    """Return the phases of a row."""
    return (row.phases,) if isinstance(row.phases, str) else row.phases


def always(state: Any, move: Any) -> None:
    """The check of a move that nothing forbids in its phase."""


class _Offer(Struct, frozen=True):
    """A row that is offered, prepared for queries."""

    row: Row
    movers: Movers
    when: Callable[[Any], bool] | None
    listed: Lister
    drawn: Callable[[Any, Any, Random], Any]


# -- rules ---------------------------------------------------------------------------------


def _nothing_is_asked(state: Any, player: int) -> bool:
    return False


def _nothing_is_implied(settings: Mapping[str, object]) -> Mapping[str, object]:
    return {}


class Rules(Generic[StateT, MoveT]):
    """The rules of a game: functions of values.

    Players are numbers in order of seating; None stands for the referee as a mover, and for the
    public as an observer. Nothing here does I/O, knows the time or draws lots: chance is a move
    that somebody observed, so a history replays without a seed. Options, states, moves and views
    *must* be immutable and hashable, and equal if they mean the same; no function may change its
    arguments.

    *begin* makes the first state from options and seats; *implied* returns the defaults that some
    settings change; *view* makes what an observer may know; *problems* returns everything that is
    missing or impossible; *awaited* tells whether the match goes on only when a player acts.
    *before* closes what is open before a move is examined. *once* has the values of options that
    older records lack: what applied before they could be chosen. *zones* (`controller.cards.zones`)
    say where the cards are, in a card game.
    """

    def __init__(
        self,
        rows: Sequence[Row],
        refusals: Refusals,
        *,
        players: range,
        options: type[Struct],
        state: type[Any],
        moves: Any,
        begin: Callable[[Any, tuple[str, ...]], StateT],
        view: Callable[[StateT, int | None], Any],
        problems: Callable[[StateT], tuple[Any, ...]],
        events: Any = None,
        zones: Any = None,
        implied: Callable[[Mapping[str, object]], Mapping[str, object]] = _nothing_is_implied,
        awaited: Callable[[StateT, int], bool] = _nothing_is_asked,
        before: Callable[[StateT, MoveT], StateT] | None = None,
        once: Mapping[str, object] = {},
    ) -> None:
        self.players = players
        self.move_type = moves
        self.options_type = options
        self.view = view
        self.problems = problems
        self.awaited = awaited
        self.rows = {(phase, row.move): row for row in rows for phase in in_phases(row)}
        self._effects = {key: row.effect for key, row in self.rows.items()}
        self._begin = begin
        self._implied = implied
        self.once = once
        self.zones = zones
        self._cards = 0 if zones is None else zones.deck.count
        self._before = before
        self.refusals = refusals
        self._fields = {row.move: _who_and_what(checks(row.move)) for row in rows}
        self._offers: dict[str, list[_Offer]] = {}
        self._undecided: dict[str, list[Lister]] = {}
        for (phase, _), row in self.rows.items():
            self._offers.setdefault(phase, []).extend(_offers(row))
            self._undecided.setdefault(phase, []).append(row.undecided)
        notation: Notation[StateT, MoveT] = Notation(state, moves, self._begin_from, events)
        self.move_to_text = notation.move_to_text
        self.move_from_text = notation.move_from_text
        self.state_to_text = notation.state_to_text
        self.state_from_text = notation.state_from_text

    def __repr__(self) -> str:
        return f"<Rules of {len(self.rows)} rows>"

    # ---- matches -------------------------------------------------------------------------------

    def options_from(self, settings: Mapping[str, object]) -> Any:
        """Return the options for *settings*, with defaults for the rest. Raises `OptionError`."""
        return options_of(self.options_type, {**self._implied(settings), **settings})

    def recorded_options(self, settings: Mapping[str, object]) -> Any:
        """Return the options of a recorded match, possibly from before some options existed. Raises
        `OptionError`."""
        return self.options_from({**self.once, **settings})

    def initial(self, options: Any, seats: Sequence[str]) -> StateT:
        """Return the state in which a match begins. Raises `OptionError` for a wrong number of
        seats."""
        if len(seats) not in self.players or len(set(seats)) != len(seats):
            raise OptionError(
                f"There are {len(seats)} players ({', '.join(seats)}); "
                f"{self.players[0]} to {self.players[-1]} can play, each at a seat of their own."
            )
        return self._begin(options, tuple(seats))

    def _begin_from(self, settings: Mapping[str, object], seats: Sequence[str]) -> StateT:
        return self.initial(self.options_from(settings), seats)

    def over(self, state: StateT) -> bool:
        """Return True if the match is decided."""
        return state.phase == "over"

    # ---- playing -------------------------------------------------------------------------------

    def mover(self, move: MoveT) -> Mover:
        """Return who made *move*."""
        return getattr(move, "player", None)

    def row(self, state: StateT, move: MoveT) -> Row:
        """Return the row of a move that was made in *state*."""
        closed = state if self._before is None else self._before(state, move)
        return self.rows[closed.phase, type(move)]

    def in_phase(self, state: StateT) -> Sequence[Row]:
        """Return the rows of the phase."""
        return [row for (phase, _), row in self.rows.items() if phase == state.phase]

    def play(self, state: StateT, move: MoveT) -> StateT:
        """Return the state after a move that somebody made.

        Raises `IllegalMove`, naming the ruling and the remedy, if the rules forbid it, and for
        anything else that is not a move of the game. Accepts more than `legal` offers: a step that
        closes what was open, a move that is not decided yet, a card whose earlier tap was
        forgotten, and a card seen where it cannot be, which `problems` then reports. Never changes
        *state*.
        """
        _, effect, closed = self._checked(state, move)
        after: StateT = effect(closed, move)
        return after

    def apply(self, state: StateT, move: MoveT) -> StateT:
        """Return the state after a move that `legal` offered: trusts it, so that searches are
        fast."""
        after: StateT = self._effects[state.phase, type(move)](state, move)
        return after

    def legality(self, state: StateT, move: MoveT) -> Legality:
        """Return whether the rules allow *move*, as far as the referee can tell; for the referee
        only."""
        try:
            return self._checked(state, move)[0]
        except IllegalMove:
            return Legality.ILLEGAL

    def _checked(self, state: StateT, move: Any) -> tuple[Legality, Effect, StateT]:
        """Return what the rules say of *move*, its effect, and the state to apply that to."""
        refused, wrong_phase = self.refusals.infraction, self.refusals.out_of_phase
        kind = type(move)
        if kind not in self._fields:
            raise refused(wrong_phase(state.phase), state)
        who, fields = self._fields[kind]
        # Who makes it comes before its phase is known.
        if who is not None and (wrong := who(state, move.player)) is not None:
            raise refused(wrong or wrong_phase(state.phase), state)
        closed = state if self._before is None else self._before(state, move)
        row = self.rows.get((closed.phase, kind))
        if row is None:
            tag = str(move.__struct_config__.tag)
            key = self.refusals.not_now.get((closed.phase, tag), wrong_phase(closed.phase))
            raise refused(key, closed)
        wrong = first_wrong(fields, closed, move)
        if wrong is not None:
            raise refused(wrong or wrong_phase(closed.phase), closed)
        not_active = self.refusals.not_active
        if not_active and row.by is active and self.mover(move) not in active(closed):
            raise refused(not_active, closed)
        return row.check(closed, move) or Legality.LEGAL, row.effect, closed

    # ---- which moves there are -----------------------------------------------------------------

    def legal(self, state: StateT, seat: Mover) -> list[MoveT]:
        """Return every move that the rules allow *seat*; moves of the referee are offered as they
        should be observed. `play` may accept more."""
        return [
            move
            for offer, movers in self._open(state)
            if seat in movers
            for move in offer.listed(state, seat)
        ]

    def legal_moves(self, state: StateT) -> list[MoveT]:
        """Return every move that the rules allow anyone; empty only when the match is over."""
        return [
            move
            for offer, movers in self._open(state)
            for listed in (offer.listed,)
            for mover in movers
            for move in listed(state, mover)
        ]

    def undecided(self, state: StateT, seat: Mover) -> list[MoveT]:
        """Return the moves of *seat*, besides the legal ones, whose legality depends on a piece
        that it cannot know, or that the referee has not read."""
        listers = self._undecided.get(state.phase, ())
        return [move for lister in listers for move in lister(state, seat)]

    def random_move(self, state: StateT, random: Random) -> MoveT | None:
        """Draw a move that the rules allow: first its kind, then its mover, then one of that kind,
        each uniformly. None when the match is over, or when it goes on with a piece that can be
        nothing because readings contradict each other."""
        offers = [*self._offers.get(state.phase, ())]
        left = len(offers)
        while left:
            at = int(random() * left)
            offer = offers[at]
            when = offer.when
            if (when is None or when(state)) and (movers := offer.movers(state)):
                break
            left -= 1
            offers[at] = offers[left]
        else:
            return None
        mover = movers[int(random() * len(movers))] if len(movers) > 1 else movers[0]
        try:
            drawn: MoveT = offer.drawn(state, mover, random)
        except NothingToDraw:
            return None
        return drawn

    def _open(self, state: StateT) -> list[tuple[_Offer, Sequence[Mover]]]:
        """Return what is offered now, each kind with everyone who may make such a move."""
        found = []
        for offer in self._offers.get(state.phase, ()):
            when = offer.when
            if (when is None or when(state)) and (movers := offer.movers(state)):
                found.append((offer, movers))
        return found

    # ---- what follows from a row ---------------------------------------------------------------

    def may_undo(self, before: StateT, move: MoveT, after: StateT) -> bool:
        """Return True if *move*, the last one made, may be undone: it has shown nothing (G-3)."""
        undo = self.row(before, move).undo
        if undo is True or undo is False:
            return undo and not self.over(after)
        return undo(before, move, after)

    def stays_secret(self, before: StateT, move: MoveT, last: StateT) -> bool:
        """Return True if the rules keep secret for ever what *move*, made in the state *before*,
        says; *last* is the state in which the match was left."""
        secret = self.row(before, move).secret
        if not isinstance(secret, bool):
            return secret(before, move, last)
        return secret and getattr(move, "card", None) is not None

    def default_move(self, state: StateT, seat: int) -> MoveT | None:
        """Return the mildest move of a player who has left (G-2), or None if none is due."""
        ranked: dict[int, tuple[Default, list[MoveT]]] = {}
        legal = self.legal(state, seat)
        for decided, moves in (
            (True, legal),
            (True, self._unlisted(state, seat) if legal else []),
            (False, self.undecided(state, seat)),
        ):
            for move in moves:
                default = self.row(state, move).default
                if default is None:
                    continue
                default = Default(default) if isinstance(default, int) else default
                if decided or default.undecided:
                    ranked.setdefault(default.rank, (default, []))[1].append(move)
        if not ranked:
            return None
        default, moves = ranked[min(ranked)]
        if not default.last:
            return moves[0]
        read = [move for move in moves if getattr(move, "card", 0) in range(self._cards)]
        return (read or moves)[-1]

    def _unlisted(self, state: StateT, seat: int) -> list[MoveT]:
        """Return moves that are made for a player who has left even if they are not offered."""
        return [
            move
            for offer in self._offers.get(state.phase, ())
            if isinstance(offer.row.default, Default) and offer.row.default.unlisted
            for move in offer.listed(state, seat)
        ]


Fields = tuple[tuple[str, Refusal], ...]


def _who_and_what(fields: Fields) -> tuple[Refusal | None, Fields]:
    """Return the check of who makes a move, if somebody does, and those of the other fields."""
    return dict(fields).get("player"), tuple(one for one in fields if one[0] != "player")


def _offers(row: Row) -> list[_Offer]:
    """Return the kinds of move that a row lists."""
    if row.lists is None:
        return []
    kinds = row.lists if isinstance(row.lists, tuple) else (Kind(row.lists, row.when),)
    offers = []
    for kind in kinds:
        listed, drawn = listed_and_drawn(row.move, kind.lists)
        if row.draws is not None:
            _, drawn = listed_and_drawn(row.move, row.draws)
        offers.append(_Offer(row, row.by, kind.when, listed, drawn))
    return offers
