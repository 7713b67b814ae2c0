"""A recorded match, played back entry by entry, as the table showed it.

It is the table's own match, except that its moves come from the record, which includes those that
the referee made and what the belt told. Anything else that was not a move is not recorded: the
progress of the belt's lap, notices about mistakes, who held a button. No seed is needed: chance is
a recorded move.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from controller.belt import Conclusion
from controller.bots.company import bot_at
from controller.errors import GameError, JournalError, NotationError
from controller.games.catalogue import game_named
from controller.games.spec import GameSpec
from controller.match.match import Match
from controller.match.playing import Playing
from controller.match.registry import Registry
from controller.match.tablegame import BeltGame, BeltTold, Effects, Played, TableShape
from controller.record.journal import Entry, MatchRecord, standing_moves
from controller.rules.rows import Rules
from controller.views import Logged, Person, SeatStatus, TableView
from hardware.signals import pad_of


class RecordedMatch(Match[Any, Any, Any]):
    """A match that plays only what is recorded; it commands no device."""

    def __init__(self, game: GameSpec, record: MatchRecord, spots: int) -> None:
        state = game.rules.initial(game.rules.recorded_options(record.options), record.seats)
        playing = Playing(record.seats, Registry({}), lambda command: None, 0.0, 0.0, record.bots)
        super().__init__(game.table(TableShape(spots=spots)), state, playing)

    def again(self, entry: Entry, move_type: Any) -> None:
        """Play *entry*. Raises `GameError` or `msgspec.DecodeError` when it cannot be played."""
        if entry.kind == "undo":
            before = len(self.history)
            mover = self.last and self.game.mover(*self.last)
            self.undo(mover or "", entry.at_s)
            if len(self.history) == before:
                raise JournalError("there is nothing that may be taken back")
            return
        if entry.kind == "belt":
            told = msgspec.json.decode(entry.body, type=tuple[Conclusion, ...])
            self.referee = self._on_belt.recalled(self.referee, told, entry.at_s)
            self._chronicle.hear_belt(told, entry.at_s)
            return
        move = msgspec.json.decode(entry.body, type=move_type)
        # Asked first, because at the table a refusal becomes a notice.
        self.game.play(self.state, move)
        self._play(move, entry.at_s, source=entry.source)
        self.history[-1] = Played(entry.at_s, move, entry.source, entry.track_turn)
        if not entry.source and self.game.on_belt is not None:
            # The referee concluded this after a lap, whose end has no entry.
            self.referee = self.game.on_belt.lap_over(self.referee)

    @property
    def _on_belt(self) -> BeltGame[Any]:
        """The game's part for the belt. Raises `NotationError` if it has none."""
        if self.game.on_belt is None:
            raise NotationError("no belt tells anything of a game of cards")
        return self.game.on_belt

    def check(self, told: Sequence[Conclusion]) -> None:
        """Raises `GameError` if the game has no such tiles."""
        self._on_belt.recalled(self.referee, told, 0.0)

    def _follow(self, effects: Effects[Any, Any], now_s: float) -> None:
        """Adopt the referee's state only: what it wanted done is in the record."""
        self.referee = effects.referee


class Playback:
    """Steps through a recorded match: `number` entries have been played, `at_s` is the time of
    `match`.

    *entries* may grow meanwhile.

    Raises `JournalError` when the match cannot begin because its game is unknown or its options or
    seats are wrong.
    """

    def __init__(self, record: MatchRecord, entries: Sequence[Entry], language: str = "en") -> None:
        self.record = record
        self.entries = entries
        self.number = 0
        self.at_s = 0.0
        self.language = language
        try:
            self._game = game_named(record.game)
            self.match = RecordedMatch(self._game, record, _spots(record, entries))
        except GameError as error:
            raise JournalError(f"the match cannot begin again: {error}") from None
        self.match.show()

    def __repr__(self) -> str:
        return f"<Playback of {self.match!r}, entry {self.number} of {len(self.entries)}>"

    @property
    def next_s(self) -> float | None:
        """When the next entry is due; None after the last."""
        return self.entries[self.number].at_s if self.number < len(self.entries) else None

    def advance(self, at_s: float) -> None:
        """Let time pass until *at_s*; only `forward` plays entries."""
        while (wake_s := self.match.wake_at_s()) is not None and wake_s <= at_s:
            self.match.tick(wake_s)
        self.at_s = max(self.at_s, at_s)
        self.match.show()

    def forward(self) -> None:
        """Play the next entry at its time. Raises `JournalError` when that is impossible."""
        entry = self.entries[self.number]
        self.advance(entry.at_s)
        try:
            self.match.again(entry, self._game.rules.move_type)
        except (GameError, msgspec.DecodeError) as error:
            body = entry.kind if entry.kind == "undo" else bytes(entry.body).decode()
            raise JournalError(
                f"entry {entry.number} ({body}) cannot be played again: {error}"
            ) from None
        self.number += 1
        self.match.show()

    def view(self, observer: str | None = None) -> TableView:
        """Return what *observer* (a seat, or None for the public) was shown at this point."""
        record, match = self.record, self.match
        return TableView(
            at_s=self.at_s,
            table=record.table,
            simulated=record.simulated,
            stage="match",
            seats=tuple(self._seat_status(seat) for seat in record.seats),
            game=record.game,
            prompt=match.shown.prompt(),
            notices=match.shown.asked(),
            match=match.shown.view(observer),
            clock_ends_at_s=match.shown.clock_ends_at_s(),
            log=match.shown.now.log,
            story=self._story() if match.shown.over else (),
            language=self.language,
        )

    def _story(self) -> tuple[Logged, ...]:
        match = self.match
        return self._game.story(match.game, match.history, (*match.before, match.state))

    def _seat_status(self, seat: str) -> SeatStatus:
        colour, pattern = self.match.signs.lights.light(seat)
        name, is_bot = self.record.people.get(seat), seat in self.record.bots
        return SeatStatus(
            seat,
            joined=True,
            bot=bot_at(seat) if is_bot else None,
            holding=False,
            lost=False,
            colour=colour,
            pattern=pattern,
            person=None if name is None else Person(name, face=""),
        )


SPOTS = 6
"""The most spots that any game asks for."""


def _spots(record: MatchRecord, entries: Sequence[Entry]) -> int:
    """Return how many spots the table had, judging by the readers that moves came from: all or
    none."""
    readers = {entry.source.partition("@")[0] for entry in entries}
    elsewhere = readers - {"", *record.seats, *(pad_of(seat) for seat in record.seats)}
    return SPOTS if elsewhere else 0


def views(
    playback: Playback, to: int, observers: Sequence[str | None] = (None,)
) -> Iterator[tuple[TableView, ...]]:
    """Yield what *observers* saw at the beginning, and after each entry up to number *to*."""
    yield tuple(playback.view(observer) for observer in observers)
    while playback.number < to:
        playback.forward()
        yield tuple(playback.view(observer) for observer in observers)


# ---- by the rules alone --------------------------------------------------------------------------


class Replayed(Struct, frozen=True):
    """A rebuilt match: its moves, the state before each of them, and the state after the last."""

    history: tuple[Played[Any], ...]
    before: tuple[Any, ...]
    state: Any
    belt_told: tuple[BeltTold, ...] = ()


def replay(
    game: Rules[Any, Any], move_type: Any, record: MatchRecord, entries: Sequence[Entry]
) -> Replayed:
    """Play a recorded match again from its options, seats and moves.

    Raises `JournalError`, naming the entry, when the rules do not allow what was recorded.
    """
    history: list[Played[Any]] = []
    before: list[Any] = []
    try:
        state = game.initial(game.recorded_options(record.options), record.seats)
    except GameError as error:
        raise JournalError(f"match {record.id} cannot begin again: {error}", "rules") from None
    for entry in standing_moves(tuple(entries)):
        try:
            move = msgspec.json.decode(entry.body, type=move_type)
            after = game.play(state, move)
        except (GameError, msgspec.DecodeError) as error:
            raise JournalError(
                f"match {record.id} does not replay: its entry {entry.number} "
                f"({bytes(entry.body).decode()}): {error}",
                "rules",
            ) from None
        history.append(Played(entry.at_s, move, entry.source, entry.track_turn))
        before.append(state)
        state = after
    return Replayed(tuple(history), tuple(before), state, _belt_told(entries))


def _belt_told(entries: Sequence[Entry]) -> tuple[BeltTold, ...]:
    """What the belt has told in a recorded match.

    Raises `JournalError` if an entry cannot be read.
    """
    told: list[BeltTold] = []
    for entry in entries:
        if entry.kind == "belt":
            try:
                said = msgspec.json.decode(entry.body, type=tuple[Conclusion, ...])
            except msgspec.DecodeError as error:
                raise JournalError(
                    f"what the belt told cannot be read in entry {entry.number}: {error}", "rules"
                ) from None
            told += (BeltTold(entry.at_s, one) for one in said)
    return tuple(told)
