"""The people at a table: whom it knows, who is about to play, what they are called, who begins.

A name is kept in the journal, in the match's record; the face that goes with it is a setting of
the table. No game knows either. Every seat chooses in the lobby with its own A and B, all at the
same time: B moves a seat's own row on and A takes the one shown, first a name, then a face.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from random import Random
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from controller.bots.player import LEVELS
from controller.match.menu import following
from controller.record.journal import MatchRecord
from controller.views.people import (
    AWAY,
    FACES,
    Choosing,
    GameTotals,
    NamingStep,
    Person,
    PersonTotals,
)
from hardware.scene import Label
from hardware.signals import Button

Kind = TypeVar("Kind")

BOT = "control/bot/"
"""A bot card is called this and a level, or `AWAY`. Only a simulated table has them, as only there
bots have hands: held to a pad, one seats a bot of that level there, or sends it away."""

BOT_SIDES = {
    f"{BOT}{level}": (Label("control-card", False, "control"), Label("control-card", True, "bot"))
    for level in (*LEVELS, AWAY)
}
"""What is printed on the back and face of each."""

OFFERED = (
    "Ada", "Ben", "Cleo", "Emil", "Fritzi", "Ida", "Jo", "Kim", "Leo", "Lou", "Max", "Mia",
    "Nora", "Otto", "Pia", "Sam",
)  # fmt: skip
"""Names for a table without a keyboard. No bot has one of them (`controller.bots.mind`)."""


class People:
    """Everybody whose name is *known*, the latest first, and what their finished *matches* say."""

    def __init__(self, known: Iterable[Person] = (), matches: Iterable[MatchRecord] = ()) -> None:
        self._known = {person.name: person for person in known}
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
        offered = {person.name: person for person in self.offered}
        return self._known.get(name) or offered.get(name) or Person(name, self._free_face(0))

    def add(self, names: Iterable[str]) -> None:
        """Note people who may come: they can be chosen after those who have been here."""
        for name in names:
            self._known.setdefault(name, self.named(name))

    def came(self, people: Sequence[Person]) -> None:
        """Note that *people* play now: they are the first to choose from the next time."""
        now = {person.name: person for person in people}
        self._known = now | {
            name: person for name, person in self._known.items() if name not in now
        }

    def rename(self, name: str, new: str) -> None:
        """Call the person of that *name* otherwise; with an empty one nobody knows them any
        more."""
        called = [replace(one, name=new) if one.name == name else one for one in self.known]
        self._known = {one.name: one for one in called if one.name}
        games = self._totals.pop(name, None)
        if games is not None and new:
            self._totals[new] = games

    def _free_face(self, skipped: int) -> str:
        """Return the face after *skipped* others that fewest people have."""
        taken = [person.face for person in self._known.values()]
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
        played = [totals for totals in self.totals() if totals.of(game).matches]
        played.sort(key=lambda one: (-one.of(game).wins, -one.of(game).best))
        return tuple(replace(one, games=(one.of(game),)) for one in played[:most])


def without(mapping: Mapping[str, Kind], key: str) -> Mapping[str, Kind]:
    """Return a mapping that lacks *key*."""
    return {one: value for one, value in mapping.items() if one != key}


TURN_ABOUT, BY_LOT = "turn-about", "by-lot"


# ---- who begins ----------------------------------------------------------------------------------


class Beginning:
    """Who begins at a table with these *seats*, which go clockwise."""

    def __init__(self, seats: Sequence[str]) -> None:
        self.wish = ""
        """A seat, `TURN_ABOUT` or `BY_LOT`; empty until somebody has chosen."""
        self.last = ""
        """The seat that began the last match at this table; empty if nobody did."""
        self._seats = tuple(seats)

    def __repr__(self) -> str:
        return f"<Beginning: {self.wish or 'as usual'}, last {self.last or 'nobody'}>"

    def remember(self, began: Iterable[str]) -> None:
        """Note the seats that began earlier matches, latest first, empty where nobody did."""
        self.last = next((seat for seat in began if seat), "")

    def next_one(self, players: Sequence[str]) -> str:
        """Return who of *players* comes after the last one, clockwise; the first of them if nobody
        has begun yet."""
        at = self._seats.index(self.last) + 1 if self.last in self._seats else 0
        return next(seat for seat in (*self._seats[at:], *self._seats[:at]) if seat in players)

    def number(self, usual: int, players: Sequence[str], lot: Random) -> int:
        """Return the number of who begins among *players*, who are in order of seating. Without a
        wish, and where nobody plays from that seat now, it is the *usual* number, or 0 if there are
        fewer players."""
        if self.wish == TURN_ABOUT:
            return players.index(self.next_one(players))
        if self.wish == BY_LOT:
            return lot.randrange(len(players))
        if self.wish in players:
            return players.index(self.wish)
        return usual if usual < len(players) else 0


# ---- who is about to play ------------------------------------------------------------------------


class Party:
    """The people and bots at a table's *seats*, which go clockwise. Bots play at a *level* until
    somebody gives one a level of its own; names are chosen from *people*.

    Its mappings are replaced and never altered: who is shown them may keep what follows of them.
    """

    def __init__(self, seats: Sequence[str], level: str, people: People) -> None:
        self.joined: Mapping[str, bool] = {}
        """Seat -> whether a bot sits there, in order of joining."""
        self.sits: Mapping[str, Person] = {}
        """Who has said to sit where; stays when a match is over, until all have left."""
        self.level = level
        self.levels: Mapping[str, str] = {}
        """The levels of bots that play at one of their own."""
        self.seats = tuple(seats)
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
        return tuple(seat for seat in self.seats if seat in self.joined)

    def take_over(self, bots: Mapping[str, bool], names: Mapping[str, str]) -> None:
        """Adopt the players of a match: whether each is a bot, and who the people are."""
        self.joined = dict(bots)
        self.sits = {seat: self._known.named(name) for seat, name in names.items()}

    # ---- people ----------------------------------------------------------------------------------

    def join(self, seat: str) -> None:
        """Let a person play from *seat*, instead of a bot if one sits there."""
        self.joined = {**self.joined, seat: False}

    def leave(self, seat: str) -> None:
        """The person at *seat* does not play after all."""
        self.joined = without(self.joined, seat)
        self.sits = without(self.sits, seat)

    def move(self, seat: str, to: str) -> None:
        """The person at *seat* sits at another, free one from now on."""
        self.joined = {to if one == seat else one: bot for one, bot in self.joined.items()}
        self.sits = {to if one == seat else one: who for one, who in self.sits.items()}

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
            self.sits = {**self.sits, seat: self._known.named(name)}

    def next_face(self, seat: str) -> None:
        """Give the person at *seat* the next face."""
        person = self.sits[seat]
        face = following(FACES, person.face)
        self.sits = {**self.sits, seat: replace(person, face=face)}

    def rename(self, name: str, new: str) -> None:
        """Call who sits here by that *name* otherwise; with an empty one they have not said."""
        called = {
            seat: replace(one, name=new) if one.name == name else one
            for seat, one in self.sits.items()
        }
        self.sits = {seat: one for seat, one in called.items() if one.name}

    def nobody_sits(self) -> None:
        """Forget who has said to sit where: nobody is here any more."""
        self.sits = {}

    # ---- bots ------------------------------------------------------------------------------------

    def level_of(self, seat: str) -> str:
        """How strong the bot at *seat* is."""
        return self.levels.get(seat, self.level)

    def set_level(self, level: str, seat: str = "") -> None:
        """Let the bot at *seat* play at that level; with an empty seat all bots do."""
        if seat:
            self.levels = {**self.levels, seat: level}
        else:
            self.levels, self.level = {}, level

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
        self.joined = {**self.joined, seat: True}
        if level and level != self.level:
            self.set_level(level, seat)

    def room_for_bots(self, fewest: int, most: int) -> tuple[int, int]:
        """Return how many bots there must be besides the people, and how many there can be, where
        *fewest* to *most* can play."""
        people, chairs = len(self.people), min(most, len(self.seats))
        return max(fewest - people, 0), max(chairs - people, 0)

    def seat_bots(self, count: int) -> None:
        """Set the number of bots; those already seated stay first."""
        free = [seat for seat in self.seats if seat not in self.joined]
        seated = [*self.bots, *free][:count]
        self.joined = {**dict.fromkeys(self.people, False), **dict.fromkeys(seated, True)}


# ---- what they are called ------------------------------------------------------------------------

UPCOMING = 11
"""As many of the names that come next are told: a screen has no room for more."""


class PersonRow(Struct, frozen=True):
    """How far a seat has come, and the name at which it stands; empty for nobody in particular."""

    name: str
    step: NamingStep = "name"
    goes_on: bool = False
    """Whether it has pressed A when it was ready: held, that waits for nobody."""


class Naming:
    """The people of a *party* choose from everybody whom the table knows (*people*)."""

    def __init__(self, party: Party, people: People) -> None:
        self._party = party
        self._people = people
        self._rows = {seat: PersonRow(self._name_of(seat)) for seat in party.people}

    def __repr__(self) -> str:
        return f"<Naming of {', '.join(self._rows) or 'nobody'}>"

    # ---- what people do --------------------------------------------------------------------------

    def press(self, seat: str, button: Button) -> None:
        """Handle a button pressed at *seat*; others than the party's people have nothing to
        choose."""
        if seat in self._rows:
            _ACTIONS[self._rows[seat].step, button](self, seat)

    def call(self, seat: str, name: str) -> None:
        """The person at *seat* has said that name in another way, with a player card."""
        for other, row in self._rows.items():
            if other != seat and row.name == name:
                self._rows[other] = PersonRow("")
        self._rows[seat] = PersonRow(name, "ready")

    def over(self, holding: Collection[str] = ()) -> bool:
        """Return True if nobody chooses any more, or somebody who is ready and holds A does not
        want to wait; those who still choose keep the names they had."""
        rows = self._rows
        if any(rows[seat].goes_on for seat in holding if seat in rows):
            return True
        return all(row.step == "ready" for row in rows.values())

    def _next_name(self, seat: str) -> None:
        name = following(self._names(seat), self._rows[seat].name)
        self._rows[seat] = PersonRow(name)

    def _take_name(self, seat: str) -> None:
        """Take the name at which the row stands: nobody else can have it now."""
        name = self._rows[seat].name
        if name:
            for other, row in self._rows.items():
                if other != seat and row.step == "name" and row.name == name:
                    self._next_name(other)
        if name != self._name_of(seat):
            self._party.name(seat, name)
        self._rows[seat] = PersonRow(name, "face" if name else "ready")

    def _next_face(self, seat: str) -> None:
        self._party.next_face(seat)

    def _take_face(self, seat: str) -> None:
        self._rows[seat] = PersonRow(self._rows[seat].name, "ready")

    def _choose_again(self, seat: str) -> None:
        self._rows[seat] = PersonRow(self._rows[seat].name)

    def _go_on(self, seat: str) -> None:
        self._rows[seat] = PersonRow(self._rows[seat].name, "ready", goes_on=True)

    # ---- what they choose from -------------------------------------------------------------------

    def _name_of(self, seat: str) -> str:
        person = self._party.person(seat)
        return "" if person is None else person.name

    def _names(self, seat: str) -> tuple[str, ...]:
        """What B leads to, in turn: nobody, the seat's present name, and all that nobody has
        taken."""
        rows = self._rows.items()
        taken = {row.name for one, row in rows if one != seat and row.step != "name"}
        people = (*self._people.known, *self._people.offered)
        names = dict.fromkeys((self._name_of(seat), *(person.name for person in people)))
        return ("", *(name for name in names if name and name not in taken))

    def shown(self) -> tuple[Choosing, ...]:
        """Return what everybody may see of it, in order of joining."""
        return tuple(self._shown(seat, row) for seat, row in self._rows.items())

    def _shown(self, seat: str, row: PersonRow) -> Choosing:
        names = self._names(seat)
        at = names.index(row.name) if row.name in names else 0
        upcoming = (*names[at + 1 :], *names[:at])[:UPCOMING]
        return Choosing(seat, row.step, self._person(seat, row.name), upcoming)

    def _person(self, seat: str, name: str) -> Person | None:
        if name == self._name_of(seat):
            return self._party.person(seat)
        return self._people.named(name)


_ACTIONS: Mapping[tuple[NamingStep, Button], Callable[[Naming, str], None]] = {
    ("name", "A"): Naming._take_name,
    ("name", "B"): Naming._next_name,
    ("face", "A"): Naming._take_face,
    ("face", "B"): Naming._next_face,
    ("ready", "A"): Naming._go_on,
    ("ready", "B"): Naming._choose_again,
}
