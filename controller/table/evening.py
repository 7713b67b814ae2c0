"""The matches of an evening: the last ones that have ended at a table, from its journal or since it
was switched on."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from itertools import islice

from controller.bots.company import bot_at
from controller.match.tablegame import Standings
from controller.record.dating import DATES, dates
from controller.record.recording import Recording
from controller.views.evening import PastMatch, PastPlayer

EVENING_S = 12 * 3600.0
"""What has ended longer ago belongs to another evening."""

MOST = 12
"""As many matches are told."""


class Evening:
    """The matches of the evening that *recording* knows of at *now_s*, and each that ends since.
    Time is an argument."""

    def __init__(self, recording: Recording, now_s: float) -> None:
        self._ended = [*_recorded(recording, now_s)]
        """When each has ended, the latest first."""
        self.told: tuple[PastMatch, ...] = ()
        """Its matches, the latest first: made once, for each tap is answered by two views."""
        self.leave_out(now_s)

    def __repr__(self) -> str:
        return f"<Evening of {len(self._ended)} matches>"

    def add(self, match: PastMatch, now_s: float) -> None:
        """Note that a match has ended now."""
        self._ended = [(now_s, match), *self._ended][:MOST]
        self.leave_out(now_s)

    def leave_out(self, now_s: float) -> None:
        """Tell no more of what ended too long ago."""
        self._ended = [one for one in self._ended if now_s - one[0] < EVENING_S]
        self.told = tuple(match for _, match in self._ended)


def _recorded(recording: Recording, now_s: float) -> Iterator[tuple[float, PastMatch]]:
    """Return when the matches of a journal have ended, and what they came to, as far as anybody
    knows when that was."""
    today = datetime.now(UTC)
    dated = dates(recording.setting(DATES))
    closed = (dated.mended(one) for one in recording.matches() if one.status != "open" and one.date)
    for one in islice(closed, MOST):
        entries = recording.so_far(one)
        if not entries:
            continue
        lasted_s = entries[-1].at_s
        ended_s = (datetime.fromisoformat(one.began_utc) - today).total_seconds() + lasted_s
        if ended_s < -EVENING_S:
            return
        standings, given_up = Standings(one.totals, one.winners), one.status == "abandoned"
        players = past_players(one.seats, one.bots, one.people, standings)
        yield now_s + ended_s, PastMatch(one.game, minutes(lasted_s), players, given_up)


def past_players(
    seats: Sequence[str], bots: Collection[str], people: Mapping[str, str], standings: Standings
) -> tuple[PastPlayer, ...]:
    """Return what the players have come to; *people* are the names by seat."""
    return tuple(
        PastPlayer(
            seat,
            standings.totals.get(seat, 0),
            people.get(seat) or (bot_at(seat).name if seat in bots else ""),
            seat in standings.winners,
        )
        for seat in seats
    )


def minutes(lasted_s: float) -> int:
    """Return how long a match was played, as people say it."""
    return max(1, round(lasted_s / 60.0))
