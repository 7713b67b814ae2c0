"""Who is about to play: the people and bots that have joined, by seat, and what is said of each."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from controller.bots.player import LEVELS
from controller.match.menu import following
from controller.table.people import People
from controller.views.people import FACES, Person


class Party:
    """The people and bots at a table's *seats*, which go clockwise. Bots play at a *level* until
    somebody gives one a level of its own; names are chosen from *people*."""

    def __init__(self, seats: Sequence[str], level: str, people: People) -> None:
        self.joined: dict[str, bool] = {}
        """Seat -> whether a bot sits there, in order of joining."""
        self.sits: dict[str, Person] = {}
        """Who has said to sit where; stays when a match is over, until all have left."""
        self.level = level
        self._seats = tuple(seats)
        self._levels: dict[str, str] = {}
        """The levels of bots that play at one of their own."""
        self._known = people

    def __repr__(self) -> str:
        return f"<Party of {', '.join(self.joined) or 'nobody'}>"

    @property
    def people(self) -> tuple[str, ...]:
        """The seats of people, in order of joining."""
        return tuple(seat for seat, bot in self.joined.items() if not bot)

    @property
    def bots(self) -> tuple[str, ...]:
        """The seats of bots, in order of joining."""
        return tuple(seat for seat, bot in self.joined.items() if bot)

    @property
    def players(self) -> tuple[str, ...]:
        """All of them in order of seating, no matter who came first."""
        return tuple(seat for seat in self._seats if seat in self.joined)

    def take_over(self, bots: Mapping[str, bool], names: Mapping[str, str]) -> None:
        """Adopt the players of a match: whether each is a bot, and who the people are."""
        self.joined = dict(bots)
        self.sits = {seat: self._known.named(name) for seat, name in names.items()}

    # ---- people ----------------------------------------------------------------------------------

    def join(self, seat: str) -> None:
        """Let a person play from *seat*, instead of a bot if one sits there."""
        self.joined[seat] = False

    def leave(self, seat: str) -> None:
        """The person at *seat* does not play after all."""
        del self.joined[seat]
        self.sits.pop(seat, None)

    def all_leave(self) -> None:
        """Only the bots stay; people who come back are still known by name."""
        self.joined = dict.fromkeys(self.bots, True)

    def person(self, seat: str) -> Person | None:
        """Who plays from *seat*; None for a bot, and for somebody who has not said."""
        return self.sits.get(seat) if self.joined.get(seat) is False else None

    def name(self, seat: str, name: str) -> None:
        """The person at *seat* has that name, and nobody else has it; an empty one means nobody in
        particular."""
        self.sits = {
            one: sits for one, sits in self.sits.items() if one != seat and sits.name != name
        }
        if name:
            self.sits[seat] = self._known.named(name)

    def next_face(self, seat: str) -> None:
        """Give the person at *seat* the next face."""
        person = self.sits[seat]
        self.sits[seat] = replace(person, face=following(FACES, person.face))

    # ---- bots ------------------------------------------------------------------------------------

    def level_of(self, seat: str) -> str:
        """How strong the bot at *seat* is."""
        return self._levels.get(seat, self.level)

    def set_level(self, level: str, seat: str = "") -> None:
        """Let the bot at *seat* play at that level; with an empty seat all bots do."""
        if seat:
            self._levels[seat] = level
        else:
            self._levels.clear()
            self.level = level

    def next_level(self, seat: str = "") -> None:
        """Let the bot at *seat* play at the next level; with an empty seat all bots play at one,
        and at the next if they do already."""
        if seat:
            self.set_level(following(tuple(LEVELS), self.level_of(seat)), seat)
            return
        levels = {self.level_of(one) for one in self.bots}
        self.set_level(following(tuple(LEVELS), levels.pop()) if len(levels) == 1 else self.level)

    def seat_bot(self, seat: str, level: str = "") -> None:
        """Let a bot play from *seat*, of that *level*, or as strong as the others."""
        self.joined[seat] = True
        if level and level != self.level:
            self.set_level(level, seat)

    def room_for_bots(self, fewest: int, most: int) -> tuple[int, int]:
        """Return how many bots there must be besides the people, and how many there can be, where
        *fewest* to *most* can play."""
        people, chairs = len(self.people), min(most, len(self._seats))
        return max(fewest - people, 0), max(chairs - people, 0)

    def seat_bots(self, count: int) -> None:
        """Set the number of bots; those already seated stay first."""
        free = [seat for seat in self._seats if seat not in self.joined]
        seated = [*self.bots, *free][:count]
        self.joined = {**dict.fromkeys(self.people, False), **dict.fromkeys(seated, True)}
