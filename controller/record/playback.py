"""A recorded match, played again entry by entry, as the table showed it.

It is the match of the table itself, only that its moves come from the record: what the referee did
by himself is recorded, too. What was no move is not: how far the belt's lap had come, notices
about mistakes, who held a button.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from controller.errors import GameError, JournalError
from controller.games.catalogue import game_named
from controller.games.spec import GameSpec
from controller.match.match import Match
from controller.match.playing import Playing
from controller.match.registry import Registry
from controller.match.tablegame import Effects, Played, Standings, TableShape
from controller.record.journal import Entry, MatchRecord
from controller.views import SeatStatus, TableView


class RecordedMatch(Match[Any, Any, Any]):
    """A match that plays what is recorded of it and nothing else; it commands no device."""

    def __init__(self, game: GameSpec, record: MatchRecord) -> None:
        state = game.rules.initial(game.rules.options_from(record.options), record.seats)
        playing = Playing(record.seats, Registry({}), lambda command: None, 0.0, 0.0, record.bots)
        super().__init__(game.table(TableShape()), state, playing)

    def again(self, entry: Entry, move_type: Any) -> None:
        """Play *entry*. Raises `GameError` or `msgspec.DecodeError` when it cannot be."""
        if entry.kind == "undo":
            before = len(self.history)
            self.undo("", entry.at_s)
            if len(self.history) == before:
                raise JournalError("there is nothing that may be taken back")
            return
        move = msgspec.json.decode(entry.body, type=move_type)
        # Asked first, because at the table a refusal becomes a notice.
        self.game.play(self.state, move)
        self._play(move, entry.at_s, source=entry.source)
        self.history[-1] = Played(entry.at_s, move, entry.source, entry.track_turn)
        if not entry.source and self.game.clock_ends_at_s(self._referee) is None:
            # The lap that the referee concluded this from was over before; no entry says so.
            self._referee = self.game.begin(self.state, entry.at_s).referee

    def _follow(self, effects: Effects[Any, Any], now_s: float) -> None:
        """What the referee wants done has been done, and stands in the record."""
        self._referee = effects.referee


class Playback:
    """Goes through a recorded match: `number` entries have been played, `at_s` is the match's time.

    More *entries* may come while it does.
    Raises `JournalError` when the match cannot begin, its game being unknown or its options or
    seats wrong.
    """

    def __init__(self, record: MatchRecord, entries: Sequence[Entry], language: str = "en") -> None:
        self.record = record
        self.entries = entries
        self.number = 0
        self.at_s = 0.0
        self.language = language
        try:
            self._game = game_named(record.game)
            self._match = RecordedMatch(self._game, record)
        except GameError as error:
            raise JournalError(f"the match cannot begin again: {error}") from None
        self._match.show()

    def __repr__(self) -> str:
        return f"<Playback of {self._match!r}, entry {self.number} of {len(self.entries)}>"

    @property
    def state(self) -> Any:
        return self._match.state

    @property
    def over(self) -> bool:
        return self._match.over

    @property
    def standings(self) -> Standings:
        return self._match.game.standings(self._match.state)

    @property
    def history(self) -> Sequence[Played[Any]]:
        """The moves that stand."""
        return self._match.history

    @property
    def next_s(self) -> float | None:
        """When the next entry is due; None after the last."""
        return self.entries[self.number].at_s if self.number < len(self.entries) else None

    def wake_at_s(self) -> float | None:
        """When something changes by itself before that: a light that flashed goes out."""
        return self._match.wake_at_s()

    def advance(self, at_s: float) -> None:
        """Let time pass until *at_s*; entries are played by `forward` alone."""
        while (wake_s := self._match.wake_at_s()) is not None and wake_s <= at_s:
            self._match.tick(wake_s)
        self.at_s = max(self.at_s, at_s)
        self._match.show()

    def forward(self) -> None:
        """Play the next entry, at its time. Raises `JournalError` when that is impossible."""
        entry = self.entries[self.number]
        self.advance(entry.at_s)
        try:
            self._match.again(entry, self._game.rules.move_type)
        except (GameError, msgspec.DecodeError) as error:
            body = bytes(entry.body).decode() if entry.kind == "move" else entry.kind
            raise JournalError(
                f"entry {entry.number} ({body}) cannot be played again: {error}"
            ) from None
        self.number += 1
        self._match.show()

    def take_sounds(self) -> tuple[str, ...]:
        """The sounds that are due since the last call."""
        return self._match.take_sounds()

    def view(self, observer: str | None = None) -> TableView:
        """What *observer* (a seat, or None for the public) was shown at this point."""
        record, match = self.record, self._match
        return TableView(
            at_s=self.at_s,
            table=record.table,
            simulated=record.simulated,
            stage="match",
            seats=tuple(self._seat_status(seat) for seat in record.seats),
            game=record.game,
            prompt=match.prompt(),
            match=match.view(observer),
            clock_ends_at_s=match.clock_ends_at_s(),
            language=self.language,
        )

    def _seat_status(self, seat: str) -> SeatStatus:
        colour, pattern = self._match.light(seat)
        bot = seat in self.record.bots
        return SeatStatus(
            seat, joined=True, bot=bot, holding=False, lost=False, colour=colour, pattern=pattern
        )


def views(
    playback: Playback, to: int, observers: Sequence[str | None] = (None,)
) -> Iterator[tuple[TableView, ...]]:
    """What *observers* saw at the beginning, and after each entry up to number *to*."""
    yield tuple(playback.view(observer) for observer in observers)
    while playback.number < to:
        playback.forward()
        yield tuple(playback.view(observer) for observer in observers)
