"""The places of the simulated table: what lies where, in which order, and how it looks.

Knows which places there are and which hold a pile, a row or a fan; whose hand may reach where is
the `World`'s affair.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from random import Random

from hardware.errors import HandError
from hardware.scene import FAN, Layout, SeenPlace
from hardware.signals import Uid
from hardware.sim.pieces import Lying, seen_own_fan, seen_pile, seen_row

BELT, TABLE, MIDDLE = "belt", "table", "middle"


class Places:
    """All places. `stacks` has those where something lies, the bottom or left piece first.

    *changed* is told the name of every place that changes. *seed* decides how shuffles fall out.
    """

    def __init__(
        self, belt_places: int, seats: Sequence[str], changed: Callable[[str], None], seed: int
    ) -> None:
        self.stacks: dict[str, list[Lying]] = {}
        self.belt_names = [f"{BELT}/{number}" for number in range(belt_places)]
        self.owner_of_fan = {f"{seat}/{FAN}": seat for seat in seats}
        self.layout = Layout()
        self._spread = frozenset(self.owner_of_fan)
        """The places where pieces lie side by side."""
        self._seats = frozenset(seats)
        self._tell = changed
        self._seed = seed
        self._shuffles: Counter[str] = Counter()
        self._seen: tuple[dict[str, SeenPlace], dict[str, SeenPlace]] = {}, {}
        """What was seen last of a place, and of a fan by its owner; until it changes."""

    def __repr__(self) -> str:
        count = sum(map(len, self.stacks.values()))
        return f"<Places: {count} pieces at {len(self.stacks)} places>"

    def clear(self, layout: Layout) -> None:
        """Take every piece away and mark the places of *layout*, and no others."""
        left = list(self.stacks)
        self.stacks.clear()
        self.layout = layout
        self._spread = frozenset(self.owner_of_fan) | frozenset(layout.rows)
        for place in left:
            self._changed(place)

    # ---- which places there are ----------------------------------------------------------------

    def check_layout(self, layout: Layout) -> None:
        """Raises ValueError when a place cannot be marked."""
        marked = (*layout.piles, *layout.rows)
        for place in marked:
            region, _, name = place.partition("/")
            own_row = place in layout.rows and region in self._seats and name != FAN
            if not name or (region != MIDDLE and not own_row) or marked.count(place) > 1:
                raise ValueError(
                    f"the layout marks {place!r}; expected {MIDDLE}/NAME, or SEAT/NAME for a row, "
                    "and each once"
                )
        for place in (*layout.face_up, *layout.decks, *layout.captions):
            if place not in marked or (place in layout.decks and place in layout.rows):
                raise ValueError(
                    f"the layout says how {place!r} is used; expected one of its places, and a "
                    "pile where people draw"
                )

    def check(self, place: str) -> None:
        """Raises `HandError` when there is no such place."""
        region, _, name = place.partition("/")
        if region == BELT:
            if place not in self.belt_names:
                last = len(self.belt_names) - 1
                raise HandError(
                    "no-place", f"the belt has the places 0 to {last}, not {place!r}", place
                )
        elif region == MIDDLE:
            marked = (*self.layout.piles, *self.layout.rows)
            if place not in marked:
                found = f"marked are {', '.join(marked)}" if marked else "no place is marked"
                raise HandError(
                    "no-place", f"there is no place {place!r} at this table; {found}", place
                )
        elif not name or (region != TABLE and region not in self._seats):
            raise HandError("no-place", f"there is no place {place!r} at this table", place)

    def stack(self, place: str) -> list[Lying]:
        """What lies at a place. Raises `HandError` when that is nothing."""
        stack = self.stacks.get(place)
        if not stack:
            raise HandError("nothing-there", f"nothing lies at {place}", place)
        return stack

    def index(self, place: str, index: int | None) -> int:
        """Which piece of a place is meant: None is the top one, the only one that can be reached
        in a pile. Raises `HandError` when it cannot be reached."""
        last = len(self.stack(place)) - 1
        if index is None or index == last:
            return last
        if place not in self._spread:
            raise HandError(
                "only-the-top", f"of the pile {place} only the top can be reached", place
            )
        if not 0 <= index < last:
            raise HandError("no-piece", f"{place} has the pieces 0 to {last}, not {index}", place)
        return index

    # ---- pieces come and go: all raise `HandError` and change nothing where that cannot be -------

    def take(self, place: str, index: int | None = None) -> Lying:
        index = self.index(place, index)
        stack = self.stacks[place]
        lying = stack.pop(index)
        if not stack:
            del self.stacks[place]
        self._changed(place)
        return lying

    def remove(self, uid: Uid, place: str) -> bool:
        """Take a piece away from a place, wherever it lies there; whether it did."""
        stack = self.stacks.get(place, [])
        index = next((at for at, one in enumerate(stack) if one.piece.uid == uid), None)
        if index is None:
            return False
        del stack[index]
        if not stack:
            del self.stacks[place]
        self._changed(place)
        return True

    def put(self, lying: Lying, place: str, index: int | None = None) -> None:
        """Put a piece on top, or at *index* of a row or fan."""
        stack = self.stacks.get(place, [])
        if stack and self._has_room_for_one(place):
            raise HandError("no-room", f"another piece lies at {place}", place)
        if index is None:
            index = len(stack)
        elif index != len(stack) and place not in self._spread:
            raise HandError(
                "only-the-top", f"{place} is a pile: a piece can only be put on top", place
            )
        elif not 0 <= index <= len(stack):
            raise HandError(
                "no-room", f"{place} has room at 0 to {len(stack)}, not at {index}", place
            )
        stack.insert(index, self._as_at(place, lying))
        self.stacks[place] = stack
        self._changed(place)

    def stack_up(self, lying: Lying, place: str) -> None:
        """Put a piece on top of another one, where there is room for one only."""
        self.stacks[place].append(lying)
        self._changed(place)

    def move_all(self, place: str, onto: str, stack: Iterable[Lying]) -> None:
        """Put all that lies at a place onto another one, or down again, as it is in *stack*."""
        moved = list(stack)
        self.check(onto)
        if self._has_room_for_one(onto):
            raise HandError("no-room", f"{onto} has room for one piece only", onto)
        del self.stacks[place]
        self._changed(place)
        self.stacks.setdefault(onto, []).extend(self._as_at(onto, lying) for lying in moved)
        self._changed(onto)

    def turn(self, place: str, index: int) -> None:
        """Turn a piece over where it lies."""
        stack = self.stacks[place]
        stack[index] = stack[index].turned()
        self._changed(place)

    def shuffle(self, place: str) -> None:
        """Shuffle a place. How it falls out hangs on the seed, on the place, and on how often that
        one was shuffled before."""
        stack = self.stack(place)
        self._shuffles[place] += 1
        Random(f"{self._seed}/shuffle/{place}/{self._shuffles[place]}").shuffle(stack)
        self._changed(place)

    # ---- how it looks ----------------------------------------------------------------------------

    def seen(self, observer: str) -> tuple[SeenPlace, ...]:
        """Every place where something lies, as a person in the chair *observer* sees it."""
        public, own = self._seen
        own_fan = f"{observer}/{FAN}"
        return tuple(
            [
                (own if place == own_fan else public).get(place) or self._look(place, observer)
                for place in sorted(self.stacks)
            ]
        )

    def _look(self, place: str, observer: str) -> SeenPlace:
        """Look at a place that has changed since."""
        own = self.owner_of_fan.get(place) == observer
        look = seen_own_fan if own else seen_row if place in self._spread else seen_pile
        seen = self._seen[own][place] = look(place, self.stacks[place])
        return seen

    # ---- inside ----------------------------------------------------------------------------------

    @staticmethod
    def _has_room_for_one(place: str) -> bool:
        return place.partition("/")[0] in (BELT, TABLE)

    def _as_at(self, place: str, lying: Lying) -> Lying:
        """How a piece comes to lie at a place: in a fan its face is turned to the owner alone."""
        return Lying(lying.piece, face_up=False) if place in self.owner_of_fan else lying

    def _changed(self, place: str) -> None:
        for known in self._seen:
            known.pop(place, None)
        self._tell(place)
