"""How a tracker's conclusions are held against the truth, and counted.

`bench.singly` judges each absence and each stay by itself. Here, for each grab, which is one tile
taken off the belt by a hand:

missed         the tracker never knew: it did not hold the grab's tile for gone already, and it
               concluded neither `Missing`, `Taken` nor (rightly) `Returned` of it before the tile
               was grabbed again, or by the end of the verification lap. Grabs of one tile that left
               hardly any evidence between them count as one and are known together: where the tile
               was put back and grabbed again before a belt reader had read it, and where no pad had
               read it and its old and new place together made fewer than `EVIDENCE` informative
               passes. Nor is a grab missed that left no evidence at all, or fewer than `EVIDENCE`
               passes and its tile back where it was.
false          a `Missing` or `Taken` for a tile that lay uncovered on the belt at that moment, and
               since the last informative pass of its place began.
covered        a `Missing` for a tile that lay on the belt under another one: not false.
misattributed  a `Taken` for another seat than the one whose hand took the tile off the belt last.
suspect_passes for tiles that were kept and reached no pad: informative passes of the tile's old
certain_passes place from the grab to the first `Suspected` or `Missing`, and to the first
               `Missing`. Where the tile had been put down and was grabbed again before a belt
               reader had read it there, nobody could know of that place: the two grabs are one,
               and the passes are those of the first one's place, from the first one on. Passes
               that were under way at the grab are not counted, nor grabs of a tile that the
               tracker held for gone already. (See `bench.truth` for what
               makes a pass informative.)
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bench.hands import Grab
from bench.singly import Manner, Singles, Singly, spread_of
from bench.trackers import BeltTracker
from bench.truth import Truth
from controller.belt import Conclusion, Missing, Returned, Suspected, Taken, Weak
from hardware.signals import Uid

EVIDENCE = 3
"""The informative passes within which a tracker has to be certain in the worst of profiles."""


@dataclass
class Tally:
    """Counts over rounds; add them up with `+=`."""

    rounds: int = 0
    grabs: int = 0
    missed: int = 0
    false: int = 0
    misattributed: int = 0
    covered: int = 0
    suspect_passes: Counter[int] = field(default_factory=Counter)
    certain_passes: Counter[int] = field(default_factory=Counter)
    singles: Singles = field(default_factory=Singles)

    def __iadd__(self, other: "Tally") -> "Tally":
        self.rounds += other.rounds
        self.grabs += other.grabs
        self.missed += other.missed
        self.false += other.false
        self.misattributed += other.misattributed
        self.covered += other.covered
        self.suspect_passes += other.suspect_passes
        self.certain_passes += other.certain_passes
        self.singles += other.singles
        return self

    def figures(self) -> dict[str, Any]:
        """As `--json` prints them."""
        return {
            "rounds": self.rounds,
            "grabs": self.grabs,
            "missed": self.missed,
            "false": self.false,
            "misattributed": self.misattributed,
            "suspect_passes": spread_of(self.suspect_passes),
            "certain_passes": spread_of(self.certain_passes),
            "covered": self.covered,
            **self.singles.figures(self.grabs),
        }


@dataclass
class _Open:
    """A grab that is being watched: what was concluded of its tile since."""

    grab: Grab
    number: int
    known: bool
    place: int
    from_s: float
    """Where its passes are counted, and from when."""
    suspected_s: float | None = None
    missing_s: float | None = None


class Judge:
    """Holds one tracker's conclusions of one round against the truth.

    `grabbed` and `concluded` are told as it happens, in order; `close` ends the round and returns
    its tally.
    """

    def __init__(
        self,
        truth: Truth,
        tiles: Mapping[Uid, int],
        tracker: BeltTracker,
        manner: Manner = "smooth",
        *,
        last: bool = True,
    ) -> None:
        self.tally = Tally(rounds=1)
        self._singly = Singly(truth, tiles, tracker, manner, last=last)
        self.outcomes: list[str] = []
        """For each grab, in order, the first thing that was concluded of it beyond doubt:
        `missing`, `returned`, `taken by SEAT`, or nothing."""
        self._truth = truth
        self._uids = {tile: uid for uid, tile in tiles.items()}
        self._tiles = tiles
        self._open: dict[int, list[_Open]] = {}
        self._holder: dict[int, str] = {}
        self._gone: set[int] = set()
        """The tiles that the tracker holds for gone: taken or missing, and not returned."""

    def grabbed(self, grab: Grab) -> None:
        tile = self._tiles[grab.uid]
        number = self.tally.grabs
        self.tally.grabs += 1
        self.outcomes.append("")
        self._holder[tile] = grab.seat
        self._singly.grabbed(grab)
        before = self._open.setdefault(tile, [])
        read = self._truth.read_while_lying(grab.uid)
        place, from_s = grab.place, grab.at_s
        if before and not read:
            place, from_s = before[-1].place, before[-1].from_s
        elif before and (before[-1].known or self._evidence(before, grab.at_s) >= EVIDENCE):
            self._settle(tile, grab.at_s)
        one = _Open(grab, number, tile in self._gone, place, from_s)
        self._open.setdefault(tile, []).append(one)

    def concluded(self, conclusions: Sequence[Conclusion], now_s: float) -> None:
        for conclusion in conclusions:
            tile = conclusion.tile
            uid = self._uids[tile]
            self._note(conclusion, now_s)
            self._singly.concluded(conclusion, now_s)
            match conclusion:
                case Returned():
                    self._gone.discard(tile)
                case Missing():
                    self._gone.add(tile)
                    self.tally.covered += self._truth.covered(uid)
                    self.tally.false += self._truth.lies_proven(uid, now_s)
                case Taken(seat=seat):
                    self._gone.add(tile)
                    self.tally.false += self._truth.lies_proven(uid, now_s)
                    self.tally.misattributed += seat != self._holder.get(tile)

    def asked(self) -> None:
        """Who has what, at some instant."""
        self._singly.asked()

    def close(self, now_s: float) -> Tally:
        for tile in list(self._open):
            self._settle(tile, now_s)
        self.tally.singles = self._singly.close(now_s)
        return self.tally

    # ---- inside --------------------------------------------------------------------------------

    def _note(self, conclusion: Conclusion, now_s: float) -> None:
        """Write down what a conclusion says of the open grabs of its tile."""
        away = not self._truth.lies(self._uids[conclusion.tile])
        for one in self._open.get(conclusion.tile, ()):
            if isinstance(conclusion, Suspected | Missing) and away and not one.known:
                if one.suspected_s is None:
                    one.suspected_s = now_s
                if isinstance(conclusion, Missing):
                    one.missing_s = now_s
            outcome = _outcome(conclusion)
            if isinstance(conclusion, Returned) and not self._truth.came_back(
                one.grab.uid, one.grab.at_s
            ):
                outcome = ""  # it says so of a tile that is in somebody's hand or lap
            one.known |= bool(outcome)
            self.outcomes[one.number] = self.outcomes[one.number] or outcome

    def _evidence(self, grabs: Sequence[_Open], until_s: float) -> float:
        """The informative passes that could tell of grabs that count as one; infinitely many when
        a pad has read the tile."""
        if any(one.grab.shown for one in grabs):
            return math.inf
        first = grabs[0].grab
        passes = self._truth.passes_since(first.uid, first.place, first.at_s, until_s)
        return passes * self._truth.weight(first.uid)

    def _passes(self, one: _Open, until_s: float) -> int:
        return self._truth.informative_passes(one.place, one.from_s, until_s)

    def _settle(self, tile: int, now_s: float) -> None:
        grabs = self._open.pop(tile)
        first = grabs[0].grab
        home = self._truth.lies_about(first.uid, first.place)
        missable = self._evidence(grabs, now_s) >= (EVIDENCE if home else 1)
        for one in grabs:
            self.tally.missed += missable and not one.known
            if one.grab.kept and not one.grab.shown:
                if one.suspected_s is not None:
                    self.tally.suspect_passes[self._passes(one, one.suspected_s)] += 1
                if one.missing_s is not None:
                    self.tally.certain_passes[self._passes(one, one.missing_s)] += 1


def _outcome(conclusion: Conclusion) -> str:
    """In words what is beyond doubt; nothing for a suspicion."""
    match conclusion:
        case Suspected() | Weak():
            return ""
        case Missing():
            return "missing"
        case Taken(seat=seat):
            return f"taken by {seat}"
        case Returned():
            return "returned"
