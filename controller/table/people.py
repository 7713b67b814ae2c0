"""The people that a table knows: who can be chosen in the lobby, and what each has reached.

A name is kept in the journal, in the match's record; the face that goes with it is a setting of
the table. No game knows either.
"""

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from controller.record.journal import MatchRecord
from controller.views.people import (
    FACES,
    GameTotals,
    Person,
    PersonTotals,
)

OFFERED = (
    "Ada", "Ben", "Cleo", "Emil", "Fritzi", "Ida", "Jo", "Kim", "Leo", "Lou", "Max", "Mia",
    "Nora", "Otto", "Pia", "Sam",
)  # fmt: skip
"""Names for a table without a keyboard. No bot has one of them (`controller.bots.mind`)."""


class People:
    """Everybody whose name is *known*, the latest first, and what their finished *matches* say."""

    def __init__(self, known: Iterable[Person] = (), matches: Iterable[MatchRecord] = ()) -> None:
        self._known = {one.name: one for one in known}
        self._totals: dict[str, dict[str, GameTotals]] = {}
        for match in matches:
            if match.status == "finished":
                self.count(match.game, match.people, match.totals, match.winners)

    def __repr__(self) -> str:
        return f"<People: {', '.join(self._known) or 'nobody'}>"

    @property
    def known(self) -> tuple[Person, ...]:
        """Everybody, the latest first."""
        return tuple(self._known.values())

    @property
    def offered(self) -> tuple[Person, ...]:
        """Names that nobody here has yet."""
        free = [name for name in OFFERED if name not in self._known]
        return tuple(Person(name, self._free_face(at)) for at, name in enumerate(free))

    def named(self, name: str) -> Person:
        """Return the person of that name: somebody new gets a face that few have."""
        offered = {one.name: one for one in self.offered}
        return self._known.get(name) or offered.get(name) or Person(name, self._free_face(0))

    def add(self, names: Iterable[str]) -> None:
        """Note people who may come: they can be chosen after those who have been here."""
        for name in names:
            self._known.setdefault(name, self.named(name))

    def came(self, people: Sequence[Person]) -> None:
        """Note that *people* play now: they are the first to choose from the next time."""
        now = {one.name: one for one in people}
        self._known = now | {name: one for name, one in self._known.items() if name not in now}

    def _free_face(self, skipped: int) -> str:
        """Return the face after *skipped* others that fewest people have."""
        taken = [one.face for one in self._known.values()]
        return sorted(FACES, key=taken.count)[skipped % len(FACES)]

    # ---- what they have reached ------------------------------------------------------------------

    def count(
        self,
        game: str,
        people: Mapping[str, str],
        totals: Mapping[str, int],
        winners: Sequence[str],
    ) -> None:
        """Count a match that was played to its end; *people* are the names by seat."""
        for seat, name in people.items():
            before = self._totals.setdefault(name, {}).get(game)
            points = totals.get(seat, 0)
            self._totals[name][game] = GameTotals(
                game,
                1 if before is None else before.matches + 1,
                (0 if before is None else before.wins) + (seat in winners),
                points if before is None else max(before.best, points),
            )

    def totals(self) -> tuple[PersonTotals, ...]:
        """Return what everybody has reached, who has won most first."""
        found = (
            PersonTotals(self.named(name), tuple(games[game] for game in sorted(games)))
            for name, games in self._totals.items()
        )
        return tuple(sorted(found, key=lambda one: (-one.wins, one.matches, one.person.name)))

    def best(self, game: str, most: int) -> tuple[PersonTotals, ...]:
        """Return the best *most* of those who have played *game*: by wins, then by points."""
        played = [one for one in self.totals() if one.of(game).matches]
        played.sort(key=lambda one: (-one.of(game).wins, -one.of(game).best))
        return tuple(replace(one, games=(one.of(game),)) for one in played[:most])
