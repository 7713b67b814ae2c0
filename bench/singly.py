"""Every absence and every stay of a tile, judged by itself; who has what; and bad tags.

An *absence* lasts from the moment a hand takes a tile until it lies on the belt again, or the round
ends; a *stay* from then until the tile is taken or covered, or the round ends. None are joined.

unseen         absences at whose end the tracker did not hold the tile for gone, although `EVIDENCE`
               informative passes of its old place (weighed by its tag: see `bench.truth`) had
               begun since it was taken and were over by `LAG_S` before.
forgotten      stays at whose end the tracker held the tile for gone, or for somewhere else,
               although as many had begun since it lay there. To know nothing of it is no error.
alarms         `Missing` or `Taken` of a tile that lay uncovered on the belt, after it had been read
               in this stay or had had as many passes. (`false` in `bench.tally` counts those after
               one pass, too: tiles that are put back and missed the first time.)
judged         absences and stays that lasted for N passes.
wrong_single   `unseen`, `forgotten` and `alarms`, in 10,000 grabs.
certain_s      of tiles that were kept, reached no pad and did not come back before: seconds from
               the grab to the `Missing`. Left out are tiles that the tracker held for gone already
               when they were grabbed, or knew nothing of. `never` counts those of which it was not
               said by the end of the verification lap; p99 is null where they are more than 1 %.
               `certain_troubled_s` is the same of the rounds in which the belt is stopped, turned
               round and slowed down, about every other one; `certain_fresh_s` of those in which the
               tags are new to the tracker, whether troubled or not.
pass_s         of the tiles of `certain_s`: seconds from the grab until the first, the second and
               the third informative pass of its place was at the zone's centre. What is certain
               after N passes cannot be certain sooner.
attributed     of all tiles off the belt at random instants of the game: which share is said to be
               at the seat that has it, at another one (or that fell off), and at no seat.
attributed_at_end  the same at the end of the round.
weak_named_turns  of the tiles with a weak or dead tag: turns of the belt, all rounds at the table
               together, until they are named; how many `never` are, and how many `sound` ones
               (that miss no more than `SOUND`) are.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from bench.hands import APART, Grab
from bench.trackers import BeltTracker
from bench.truth import Truth
from controller.belt import Conclusion, Missing, Taken, Weak
from hardware.signals import Uid

EVIDENCE = 3.0
LAG_S = 2.0
"""How long a tracker may take to say what the last pass has shown."""

SOUND, BAD = 0.2, 0.5
"""Tags that miss a smaller share of passes than the one are sound, a larger than the other bad."""


@dataclass
class Certainty:
    """After how long tiles were known to be missing, and how many never were."""

    after_s: Counter[float] = field(default_factory=Counter)
    never: int = 0

    def __iadd__(self, other: "Certainty") -> "Certainty":
        self.after_s += other.after_s
        self.never += other.never
        return self

    def figures(self) -> dict[str, Any]:
        return {**spread_of(self.after_s, self.never), "never": self.never}


@dataclass
class Singles:
    """Counts over rounds; add them up with `+=`."""

    judged: int = 0
    unseen: int = 0
    forgotten: int = 0
    alarms: int = 0
    smooth: Certainty = field(default_factory=Certainty)
    troubled: Certainty = field(default_factory=Certainty)
    fresh: Certainty = field(default_factory=Certainty)
    pass_s: tuple[Certainty, ...] = field(
        default_factory=lambda: tuple(Certainty() for _ in range(int(EVIDENCE)))
    )
    """Of smooth rounds: when each pass came."""
    instants: Counter[str] = field(default_factory=Counter)
    at_end: Counter[str] = field(default_factory=Counter)
    named_turns: Counter[float] = field(default_factory=Counter)
    never_named: int = 0
    sound_named: int = 0

    def __iadd__(self, other: "Singles") -> "Singles":
        self.judged += other.judged
        self.unseen += other.unseen
        self.forgotten += other.forgotten
        self.alarms += other.alarms
        self.smooth += other.smooth
        self.troubled += other.troubled
        self.fresh += other.fresh
        for mine, others in zip(self.pass_s, other.pass_s, strict=True):
            mine += others
        self.instants += other.instants
        self.at_end += other.at_end
        self.named_turns += other.named_turns
        self.never_named += other.never_named
        self.sound_named += other.sound_named
        return self

    @property
    def errors(self) -> int:
        return self.unseen + self.forgotten + self.alarms

    def figures(self, grabs: int) -> dict[str, Any]:
        """As `--json` prints them."""
        return {
            "judged": self.judged,
            "unseen": self.unseen,
            "forgotten": self.forgotten,
            "alarms": self.alarms,
            "wrong_single": round(1e4 * self.errors / grabs, 2) if grabs else None,
            "certain_s": self.smooth.figures(),
            "pass_s": {str(number): one.figures() for number, one in enumerate(self.pass_s, 1)},
            "certain_troubled_s": self.troubled.figures(),
            "certain_fresh_s": self.fresh.figures(),
            "attributed": _shares(self.instants),
            "attributed_at_end": _shares(self.at_end),
            "weak_named_turns": spread_of(self.named_turns, self.never_named)
            | {"never": self.never_named, "sound": self.sound_named},
        }


def spread_of(values: Counter[float] | Counter[int], never: int = 0) -> dict[str, float | None]:
    """Median and p99 of values that were counted; *never* is how many were infinite."""
    ordered = sorted(values.elements())
    known, total = len(ordered), len(ordered) + never

    def at(share: float) -> float | None:
        index = min(total - 1, int(total * share))
        return ordered[index] if 0 <= index < known else None

    return {"median": at(0.5), "p99": at(0.99)}


def _shares(counts: Counter[str]) -> dict[str, Any]:
    """The three shares; and of those that were attributed, which share was wrong."""
    total, said = counts.total(), counts["right"] + counts["wrong"]
    shares: dict[str, Any] = {
        key: round(counts[key] / total, 4) if total else None
        for key in ("right", "wrong", "unknown")
    }
    return shares | {"wrong_of_said": round(counts["wrong"] / said, 4) if said else None}


Manner = Literal["smooth", "troubled", "fresh"]
"""How a round is played: the belt runs through; it is stopped and turned round; or the tags are new
to the tracker."""


class Singly:
    """Judges one tracker in one round. *last*: no other one follows at this table."""

    def __init__(
        self,
        truth: Truth,
        tiles: Mapping[Uid, int],
        tracker: BeltTracker,
        manner: Manner,
        *,
        last: bool,
    ) -> None:
        self.singles = Singles()
        self._certainty: Certainty = getattr(self.singles, manner)
        self._truth = truth
        self._tiles = tiles
        self._uids = {tile: uid for uid, tile in tiles.items()}
        self._tracker = tracker
        self._lost_place = truth.loses_count
        self._absent: dict[Uid, Grab] = {}
        self._certain: set[Uid] = set()
        self._kept: list[Grab] = []
        """The grabs that `certain_s` counts."""
        self._smooth = manner == "smooth"
        self._last = last
        self._bad = {tile for uid, tile in tiles.items() if truth.missed(uid) >= BAD}
        self._sound = {tile for uid, tile in tiles.items() if truth.missed(uid) <= SOUND}
        truth.on_back.append(self._back)
        truth.on_gone.append(self._gone)

    def grabbed(self, grab: Grab) -> None:
        self._absent[grab.uid] = grab
        self._certain.discard(grab.uid)
        if self._tracker.word(self._tiles[grab.uid]).gone is not False:
            self._certain.add(grab.uid)

    def concluded(self, conclusion: Conclusion, now_s: float) -> None:
        tile = conclusion.tile
        if isinstance(conclusion, Missing | Taken):
            self.singles.alarms += self._lies_there(self._uids[tile], now_s)
        match conclusion:
            case Missing():
                grab = self._absent.get(self._uids[tile])
                if (
                    grab is not None
                    and grab.kept
                    and not grab.shown
                    and grab.uid not in self._certain
                ):
                    self._certainty.after_s[round(now_s - grab.at_s, 1)] += 1
                    self._certain.add(grab.uid)
                    self._kept.append(grab)
            case Weak() if tile not in self._tracker.named:
                self._tracker.named.add(tile)
                self.singles.sound_named += tile in self._sound
                if tile in self._bad:
                    self.singles.named_turns[
                        round(self._tracker.turned + self._truth.turned(), 2)
                    ] += 1

    def asked(self) -> None:
        """Who has what, at some instant."""
        self._attributed(self.singles.instants)

    def close(self, now_s: float) -> Singles:
        """The round is over."""
        for uid, grab in self._absent.items():
            self._judge_absence(uid, grab, now_s)
            if grab.kept and not grab.shown and uid not in self._certain:
                self._certainty.never += 1
                self._kept.append(grab)
        if self._smooth:
            self._count_passes()
        for uid, (place, since_s) in self._truth.lying().items():
            self._judge_stay(uid, place, since_s, now_s)
        self._attributed(self.singles.at_end)
        self._tracker.turned += self._truth.turned()
        if self._last:
            self.singles.never_named += len(self._bad - self._tracker.named)
        return self.singles

    # ---- inside --------------------------------------------------------------------------------

    def _count_passes(self) -> None:
        """When the first passes of each tile's place came that was kept."""
        for grab in self._kept:
            times = self._truth.passed_s(grab.place, grab.at_s)
            for number, counts in enumerate(self.singles.pass_s):
                if number < len(times):
                    counts.after_s[round(times[number] - grab.at_s, 1)] += 1
                else:
                    counts.never += 1

    def _lies_there(self, uid: Uid, now_s: float) -> bool:
        """Whether a tile lies uncovered on the belt, and there was enough to know it by."""
        if not self._truth.lies_proven(uid, now_s):
            return False
        passes = self._truth.passes_while_lying(uid, now_s)
        return self._truth.read_while_lying(uid) or passes >= EVIDENCE

    def _back(self, uid: Uid) -> None:
        grab = self._absent.pop(uid, None)
        if grab is not None:
            self._judge_absence(uid, grab, self._truth.now_s())

    def _gone(self, uid: Uid, place: int, since_s: float) -> None:
        self._judge_stay(uid, place, since_s, self._truth.now_s())

    def _judge_absence(self, uid: Uid, grab: Grab, now_s: float) -> None:
        if not self._enough(uid, grab.place, grab.at_s, now_s):
            return
        self.singles.judged += 1
        self.singles.unseen += self._tracker.word(self._tiles[uid]).gone is False

    def _judge_stay(self, uid: Uid, place: int, since_s: float, now_s: float) -> None:
        if not self._enough(uid, place, since_s, now_s):
            return
        self.singles.judged += 1
        word = self._tracker.word(self._tiles[uid])
        elsewhere = (
            not self._lost_place
            and word.place_turns is not None
            and self._truth.places_apart(word.place_turns, place) > APART
        )
        self.singles.forgotten += word.gone is True or elsewhere

    def _enough(self, uid: Uid, place: int, from_s: float, now_s: float) -> bool:
        passes = self._truth.informative_passes(place, from_s, now_s - LAG_S)
        return passes * self._truth.weight(uid) >= EVIDENCE

    def _attributed(self, counts: Counter[str]) -> None:
        for uid, seat in self._truth.holders().items():
            said = self._tracker.word(self._tiles[uid]).seat
            counts["unknown" if not said else "right" if said == seat else "wrong"] += 1
