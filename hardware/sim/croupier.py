"""Lays out the pieces of a match at the simulated table, and brings back what went astray.

Knows no game: it is given a `Setting` after every event. At a real table people do this, guided by
the rulebook and the screen.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import TypeVar

from hardware.errors import NotLaidOut
from hardware.scene import FAN, Setting, Stack
from hardware.signals import Uid
from hardware.sim.places import BELT, MIDDLE, TABLE, tag_uid
from hardware.sim.world import World

NOWHERE: Mapping[str, Sequence[Uid]] = MappingProxyType({})

FACE_UP = "face up"
"""Beside the places of a lay: which of the pieces lie face up."""


class Croupier:
    """Sets up the *world* for one match; *rng* makes the random choices."""

    def __init__(self, world: World, rng: Random) -> None:
        self._world = world
        self._random = rng
        self._begun: bool | None = None
        """Whether the round on the table has seen no move yet; None before it is laid out."""
        self._unnamed: dict[str, list[Stack]] = {}
        """For each fan, its unnamed pieces when the table was last attended to."""
        self._homes: dict[Uid, Stack] = {}
        """Where each piece with a known place belonged when the table was last attended to."""
        self._pieces: frozenset[Uid] = frozenset()
        """All pieces of the match; a hand may hold others, too."""
        self._freed: set[Uid] = set()
        """Pieces whose place is no longer known: the move that laid them was undone, or they were
        shuffled into a deck."""

    def attend(self, setting: Setting) -> None:
        """Lay out a round that begins; otherwise bring every misplaced piece to its place."""
        if self._begun is None or (setting.begins and not self._begun):
            self.lay_out(setting)
            return
        self._begun = setting.begins
        if not setting.loose:
            self._put_right(setting)
            self._hand_out(setting)

    def lay_out(self, setting: Setting, lay: Mapping[str, Sequence[Uid]] = NOWHERE) -> None:
        """Clear the table and lay everything out: for a new round, or after a power cut. Random
        choices repeat what *lay* records by place, as far as possible.

        Raises `NotLaidOut` and changes nothing if the pieces cannot lie as the setting says.
        """
        world = self._world
        decks = setting.layout.decks
        lain = {
            uid: (place, at)
            for place, uids in lay.items()
            if place != FACE_UP
            for at, uid in enumerate(uids)
        }
        drawn = self._drawn(setting, lain)
        world.clear(setting.layout)
        self._begun, self._homes = setting.begins, homes(setting)
        self._unnamed = _unnamed_in_fans(setting)
        self._pieces = frozenset(
            tag_uid(piece) for stack in setting.stacks for piece in stack.pieces
        )
        shuffled: dict[str, list[str]] = {place: [] for place in (*decks, *setting.shuffled)}
        for number, stack in enumerate(setting.stacks):
            pieces = drawn.get(number, stack.pieces)
            if stack.place in shuffled:
                shuffled[stack.place] += pieces
                continue
            for piece in pieces:
                world.lay(tag_uid(piece), stack.place, stack.face_up)
        for place, pieces in shuffled.items():
            for piece in sorted(self._shuffled(pieces), key=_as_it_lay(lain, place, decks)):
                world.lay(tag_uid(piece), place, place in setting.layout.face_up)
        self._spread(setting, lain)
        for place in setting.unknown:
            self._leave(place, lay.get(place, ()), lay.get(FACE_UP, ()))

    def _leave(self, place: str, uids: Sequence[Uid], face_up: Sequence[Uid]) -> None:
        """Lay pieces of this match where people left them, as they lay."""
        for uid in uids:
            lies = self._world.place_of(uid)
            if lies is not None:
                self._world.bring(uid, lies, place, face_up=uid in face_up)

    def _drawn(self, setting: Setting, lain: Mapping[Uid, tuple[str, int]]) -> dict[int, list[str]]:
        """Choose the random pieces of each counted stack, by its number: pieces that lay there
        first, and stacks with few candidates before others. A stack whose pieces the others have
        gets one of theirs where they find another.

        Raises `NotLaidOut` if a piece is in two places, or a stack finds too few.
        """
        stacks, decks = setting.stacks, setting.layout.decks
        laid: dict[str, str] = {}
        for stack in stacks:
            for piece in stack.pieces if stack.count is None else ():
                if piece in laid:
                    raise NotLaidOut(
                        f"{piece} should lie at {laid[piece]} and at {stack.place}; a piece lies "
                        "in one place"
                    )
                laid[piece] = stack.place
        counted = {at: stack for at, stack in enumerate(stacks) if stack.count is not None}
        # Stacks drawn from the same pieces share one shuffle.
        lots = {pieces: self._shuffled([*pieces]) for pieces in _each_once(counted.values())}
        wanted: dict[int, Sequence[str]] = {}
        holders: dict[str, int] = {}
        for at, stack in sorted(counted.items(), key=lambda one: len(one[1].pieces)):
            may = [piece for piece in lots[stack.pieces] if piece not in laid]
            wanted[at] = sorted(may, key=_as_it_lay(lain, stack.place, decks))
            free = [piece for piece in wanted[at] if piece not in holders]
            holders |= dict.fromkeys(free[: stack.count], at)
        for at, stack in counted.items():
            lacking = (stack.count or 0) - sum(holder == at for holder in holders.values())
            for _ in range(lacking):
                if not _one_more(at, wanted.__getitem__, holders, set()):
                    raise NotLaidOut(
                        f"{stack.count} of {len(stack.pieces)} pieces should lie at "
                        f"{stack.place}, and other places need so many of them that fewer are left"
                    )
        return {at: [one for one in wanted[at] if holders.get(one) == at] for at in counted}

    def _spread(self, setting: Setting, lain: Mapping[Uid, tuple[str, int]]) -> None:
        """Lay the tiles that lay somewhere on the belt or the table top there again, and the others
        evenly over its free places."""
        tiles = self._shuffled(list(setting.spread))
        on_table = setting.spread_on_table
        region, count = (BELT, self._world.belt.places) if on_table is None else (TABLE, on_table)
        where = [f"{region}/{index * count // len(tiles)}" for index in range(len(tiles))]
        again = {tile: lain.get(tag_uid(tile), ("", 0))[0] for tile in tiles}
        again = {tile: place for tile, place in again.items() if place.startswith(f"{region}/")}
        taken = set(again.values())
        others = [place for place in where if place not in taken]
        others += [f"{region}/{at}" for at in range(count) if f"{region}/{at}" not in taken]
        free = iter(dict.fromkeys(others))
        for tile in tiles:
            self._world.lay(tag_uid(tile), again.get(tile) or next(free))

    def _put_right(self, setting: Setting) -> None:
        """Bring misplaced pieces to their places; a hand keeps what it holds. A deck that gets
        pieces back is shuffled."""
        before, self._homes = self._homes, homes(setting)
        decks, face_up = setting.layout.decks, setting.layout.face_up
        lying = {
            one.piece.uid: place for place, stack in self._world.places.items() for one in stack
        }
        self._freed = (self._freed | set(before)) - set(self._homes)
        goals: dict[Uid, str] = {}
        for uid, home in self._homes.items():
            place = lying.get(uid, home.place)
            drawn = home.place in decks and not place.startswith(f"{MIDDLE}/")
            # After an undo no piece stays where the move laid it.
            left = uid in before and before[uid].place == place
            if place != home.place and not drawn and (left or place not in home.also):
                goals[uid] = home.place
        for cleared in setting.cleared:
            others = {goal for uid, goal in goals.items() if lying[uid] in cleared.places}
            onto = cleared.onto or (others.pop() if len(others) == 1 else "")
            for uid in map(tag_uid, cleared.pieces if onto else ()):
                if lying.get(uid) in cleared.places:
                    goals[uid] = onto
        for uid, goal in goals.items():
            self._world.bring(uid, lying[uid], goal, face_up=goal in face_up)
        for deck in decks:
            if deck in goals.values():
                self._world.shuffle(deck)

    def _hand_out(self, setting: Setting) -> None:
        """Give every fan the unnamed pieces that it has gained, from a fan that has too many now or
        from a deck. What a hand has taken itself need not be given."""
        before, self._unnamed = self._unnamed, _unnamed_in_fans(setting)
        for fan, unnamed in self._unnamed.items():
            more = len(unnamed) - len(before.get(fan, ()))
            lacking = _due(setting, fan) - self._held(fan)
            due = given = 0
            if more > 0 and lacking > 0:
                lots = self._lots(fan, unnamed)
                due = min(more, lacking, len(unnamed) - len(lots))
                given = sum(self._hand_over(fan, lots, setting) for _ in range(due))
            # What a hand still holds is given once it is laid down; a piece that it has taken
            # itself is still owed, as it may be put back.
            owed = due - given
            if more > due and self._in_hand(fan):
                owed += 1
            self._unnamed[fan] = unnamed[: len(unnamed) - owed]

    def _lots(self, fan: str, unnamed: Sequence[Stack]) -> "_Lots":
        """Return which of its unnamed pieces those are that lie in a fan or in the hand of its
        seat."""
        lots = _Lots(unnamed)
        for uid in sorted(self._lying(fan) - set(self._homes)):
            lots.add(uid)
        return lots

    def _hand_over(self, fan: str, lots: "_Lots", setting: Setting) -> bool:
        """Give a fan a piece that it lacks, from a place that has too many; return True if one was
        found."""
        layout = setting.layout
        # Decks first; what was laid on another pile too late is in a deck by now.
        others = (*layout.decks, *layout.piles, *layout.rows)
        for place in (*layout.piles, *layout.rows):
            here = {lying_piece.piece.uid for lying_piece in self._world.places.get(place, ())}
            if place not in layout.decks and (taken_back := lots.fitting(here & self._freed)):
                return self._give(min(taken_back), place, fan, lots)
        for place in (*self._unnamed, *others):
            lying = [lying_piece.piece.uid for lying_piece in self._world.places.get(place, ())]
            if place in others:
                loose = [uid for uid in lying if uid not in self._homes]
                # For some decks the number of cards is unknown.
                too_many = len(loose) != _unnamed_at(setting, place)
            else:
                loose = [uid for uid in lying if self._is_loose(uid, place)]
                too_many = place != fan and self._held(place) > _due(setting, place)
            if too_many and (found := lots.fitting(loose)):
                uid = found[-1] if place in others else self._random.choice(found)
                return self._give(uid, place, fan, lots)
        return False

    def _give(self, uid: Uid, place: str, fan: str, lots: "_Lots") -> bool:
        lots.add(uid)
        return self._world.bring(uid, place, fan)

    def _held(self, fan: str) -> int:
        """Return how many pieces of a fan are in it or in the hand of its seat."""
        return len(self._lying(fan))

    def _lying(self, fan: str) -> set[Uid]:
        """Return the pieces of a fan that are in it or in the hand of its seat."""
        hand = self._world.seats[fan.removesuffix(f"/{FAN}")].hand
        lying = {lying_piece.piece.uid for lying_piece in self._world.places.get(fan, ())}
        held = lying if hand is None else lying | {hand.piece.uid}
        return {uid for uid in held if self._is_loose(uid, fan)}

    def _in_hand(self, fan: str) -> bool:
        """Return True if the hand of a fan's seat holds a piece that may be the fan's."""
        hand = self._world.seats[fan.removesuffix(f"/{FAN}")].hand
        return hand is not None and self._is_loose(hand.piece.uid, fan)

    def _is_loose(self, uid: Uid, place: str) -> bool:
        """Return True if a piece of the match may belong at *place*: it has no home elsewhere."""
        home = self._homes.get(uid)
        if home is None:
            return uid in self._pieces
        return place in (home.place, *home.also)

    def _shuffled(self, pieces: list[str]) -> list[str]:
        self._random.shuffle(pieces)
        return pieces


def astray(setting: Setting, lying: Mapping[str, Sequence[Uid]]) -> list[str]:
    """Return what lies otherwise than the setting says, as sentences without a full stop; *lying*
    has the tags of the pieces at each place (`World.lying`)."""
    names = {tag_uid(piece): piece for stack in setting.stacks for piece in stack.pieces}
    tiles = {tag_uid(piece): piece for piece in setting.spread}
    region = BELT if setting.spread_on_table is None else TABLE
    where = {uid: place for place, uids in lying.items() for uid in uids}
    placed, found = homes(setting), []
    for uid, stack in placed.items():
        place = where.get(uid, "no place")
        if place not in (stack.place, *stack.also, *setting.unknown):
            found.append(f"{names[uid]} lies at {place}; expected {stack.place}")
    for uid, tile in tiles.items():
        place = where.get(uid, "no place")
        if not place.startswith(f"{region}/") and place not in setting.unknown:
            found.append(f"{tile} lies at {place}; expected the {region}")
    unnamed: dict[str, list[Stack]] = {}
    for stack in setting.stacks:
        unnamed.setdefault(stack.place, []).extend([stack] * (stack.count or 0))
    for place in {**unnamed, **lying}:
        others = [uid for uid in lying.get(place, ()) if uid in names and uid not in placed]
        lots = _Lots(unnamed.get(place, ()))
        fitting = sum(lots.add(uid) for uid in others)
        if not len(others) == fitting == len(unnamed.get(place, ())):
            found.append(
                f"{place} has {len(others)} unread pieces, of which {fitting} may be there; "
                f"expected {len(unnamed.get(place, ()))}"
            )
    return found


class _Lots:
    """The unnamed pieces of a fan, and which piece each of them is: what fits may be added, in any
    order, until each lot has its piece."""

    def __init__(self, unnamed: Sequence[Stack]) -> None:
        self._names = [{tag_uid(piece) for piece in stack.pieces} for stack in unnamed]
        self._taken: dict[int, Uid] = {}

    def __len__(self) -> int:
        return len(self._taken)

    def add(self, uid: Uid) -> bool:
        """Give a piece a lot; return False if there is none for it."""
        return _one_more(uid, self._may_be, self._taken, set())

    def fitting(self, uids: Iterable[Uid]) -> list[Uid]:
        """Return the pieces, any one of which could be added."""
        return [uid for uid in uids if _one_more(uid, self._may_be, {**self._taken}, set())]

    def _may_be(self, uid: Uid) -> list[int]:
        return [lot for lot, names in enumerate(self._names) if uid in names]


_Thing = TypeVar("_Thing")
_Holder = TypeVar("_Holder")


def _one_more(
    holder: _Holder,
    may_have: Callable[[_Holder], Iterable[_Thing]],
    holders: dict[_Thing, _Holder],
    tried: set[_Thing],
) -> bool:
    """Give a holder one more thing, where others can change theirs so that there is one (Kuhn's
    algorithm for bipartite matching); return True if there was."""
    for thing in may_have(holder):
        if thing not in tried:
            tried.add(thing)
            if thing not in holders or _one_more(holders[thing], may_have, holders, tried):
                holders[thing] = holder
                return True
    return False


def _each_once(stacks: Iterable[Stack]) -> Iterable[tuple[str, ...]]:
    """Return the distinct sets of pieces that stacks are drawn from, in order."""
    return dict.fromkeys(stack.pieces for stack in stacks)


def _as_it_lay(
    lain: Mapping[Uid, tuple[str, int]], place: str, decks: Sequence[str]
) -> Callable[[str], tuple[int, int]]:
    """Return the key by which pieces are sorted for a place: those that lay there, as they lay;
    then the top of the decks and those with no known position; then those that lay elsewhere."""

    def order(piece: str) -> tuple[int, int]:
        where, at = lain.get(tag_uid(piece), ("", 0))
        if where == place:
            return 0, at
        return (1, -at) if where in ("", *decks) else (2, 0)

    return order


def _unnamed_in_fans(setting: Setting) -> dict[str, list[Stack]]:
    """Return, for each fan, its stacks of unnamed pieces, one piece each."""
    unnamed: dict[str, list[Stack]] = {}
    for stack in setting.stacks:
        if stack.place.endswith(f"/{FAN}"):
            unnamed.setdefault(stack.place, []).extend([stack] * (stack.count or 0))
    return unnamed


def _due(setting: Setting, place: str) -> int:
    """Return how many pieces should lie at a place."""
    return sum(
        len(stack.pieces) if stack.count is None else stack.count
        for stack in setting.stacks
        if stack.place == place
    )


def _unnamed_at(setting: Setting, place: str) -> int:
    """Return how many unnamed pieces should lie at a place."""
    return sum(stack.count or 0 for stack in setting.stacks if stack.place == place)


def homes(setting: Setting) -> dict[Uid, Stack]:
    """Map every piece whose place is known to its stack."""
    return {
        tag_uid(piece): stack
        for stack in setting.stacks
        if stack.count is None
        for piece in stack.pieces
    }
