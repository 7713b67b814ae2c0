"""`reclaim bench grabs --in-play`: what the table notices of hands that err, in whole matches.

Bots play assisted matches at a table with noise. Half of the matches are honest: every tile that
is taken is tapped, and set aside or put back. In the other half a hand errs at some of its grabs
(`SLIPS`). What the referee asks for is held against the world: a request is wrong when its tile
lies uncovered on the belt, was tapped since it left it, or is in a hand that is about to tap it.
research/belt.md defines every figure.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from statistics import median
from typing import Any

from msgspec import Struct

from bench.grabs import TABLES
from bench.profiles import load_profile
from bench.spread import spread
from controller.bots.player import LEVELS, BotPlayer, Chair, Level
from controller.games.catalogue import CATALOGUE
from controller.games.luggage.pieces import TILE_COUNT, tile_piece
from controller.games.luggage.state import cards_each
from controller.games.luggage.watching import CLAIMS_TOO_MANY, GONE, GRACE_S, ONE_AT_A_TIME
from controller.rules.sets import only
from controller.table.assembly import OpenedTable, Seating, open_table
from controller.table.bots import rulebook_at
from hardware.config import load_table_file
from hardware.errors import HandError
from hardware.loop import Loop, VirtualClock
from hardware.scene import AnyAct, Put, Scene, Take, Tap
from hardware.signals import Uid
from hardware.sim.noise import Profile
from hardware.sim.places import TABLE, tag_uid
from hardware.sim.world import World

MATCHES, QUICK_MATCHES = 100, 2
LONGEST_S = 3600.0
"""A match that lasts longer is broken off, and counted as far as it came."""

SLIPS = ("forgot_tap", "took_two", "put_elsewhere", "dropped", "swapped")
"""forgot_tap: a tile is laid down beside the pad, untapped. took_two: a second tile is taken with
the first, and kept untapped. put_elsewhere: a tile goes back to another place. dropped: a tile
falls from the hand that puts it back, under the table. swapped: two tiles on the belt change
places."""
SLIP_SHARE = 0.08
"""The share of grabs at which a hand errs."""

HEALS_S = 6.0
"""A person reads the screen and puts right what it asks for in about this time."""
FINDS_S = 240.0
"""What nobody asks for is found after this time all the same."""
NEAR_TURNS = 0.6 / 36
"""A tile is shown where it lies if its place is right to this."""

SLOW = Level("easy", reaction_s=1.6, reach_s=2.2, memory=1)
"""A child of eight, or somebody who looks twice: holds a tile for five seconds and more."""
PLAYERS = (LEVELS["easy"], LEVELS["normal"], SLOW, SLOW)

UIDS: dict[Uid, int] = {tag_uid(tile_piece(tile)): tile for tile in range(TILE_COUNT)}


class Job(Struct, frozen=True):
    """A match to play."""

    name: str
    profile: Profile
    readers: int
    seed: int
    honest: bool
    play: str = "assisted"


@dataclass
class Slip:
    """A mistake of a hand with a tile, and when the table showed that it knew."""

    kind: str
    tile: int
    at_s: float
    noticed_s: float | None = None
    over: bool = False
    """Whether it was put right, or the round has ended."""


@dataclass
class Played:
    """What came of a match."""

    play_s: float = 0.0
    requests: int = 0
    wrong: int = 0
    covered: int = 0
    """Requests for tiles that lay under another one: right, for that is not allowed (L-7)."""
    late: int = 0
    """Requests for tiles that had been away, or under another one, and had not passed a reader
    since."""
    slips: list[Slip] = field(default_factory=list)


def run(
    seed: int,
    quick: bool,
    matches: int | None,
    profiles: str,
    readers: str,
    plays: str = "assisted",
) -> dict[str, Any]:
    """Play *matches* under each of the *profiles* with each number of *readers* and of each of the
    *plays*, `assisted` or `rulebook`, half of them honest; the dictionary that `--json` prints.
    Raises `ProfileError`."""
    number = matches or (QUICK_MATCHES if quick else MATCHES)
    loaded = {Path(name).stem: load_profile(name) for name in profiles.split(",")}
    jobs = []
    for name, many, kind in product(loaded, map(int, readers.split(",")), plays.split(",")):
        seeds = random.Random(f"{seed}/in-play/{name}/{many}")
        jobs += [
            Job(name, loaded[name], many, seeds.getrandbits(48), match % 2 == 0, kind)
            for match in range(number)
        ]
    honest: dict[str, list[Played]] = {_row(job): [] for job in jobs}
    erring: dict[str, list[Played]] = {_row(job): [] for job in jobs}
    for job, played in zip(jobs, spread(play, jobs, "grabs in play", 1), strict=True):
        (honest if job.honest else erring)[_row(job)].append(played)
    return {
        "matches": number,
        "players": len(PLAYERS),
        "in_play": {row: _figures(honest[row], erring[row]) for row in honest},
    }


def _row(job: Job) -> str:
    """What the figures of such matches are called."""
    readers = [] if job.readers == 1 else [f"{job.readers} readers"]
    return ", ".join([job.name, *readers, *([] if job.play == "assisted" else [job.play])])


def table(result: dict[str, Any]) -> str:
    """Return the result as a table for people."""
    rows = [
        f"{result['matches']:,} matches of {result['players']} each, half of them honest; "
        "noticed of done, and seconds to that: median/p99",
        f"{'':<20}" + "".join(f"{kind:>22}" for kind in SLIPS) + f"{'wrong if honest':>22}",
    ]
    for name, figures in result["in_play"].items():
        cells = []
        for one in figures["slips"].values():
            times = one["notice_s"]
            cells.append(f"{one['noticed']}/{one['done']} {times['median']}/{times['p99']} s")
        honest = figures["honest"]
        wrong = f"{honest['wrong_complaints']} in {honest['minutes']:,.0f} min"
        rows.append(f"{name:<20}" + "".join(f"{c:>22}" for c in cells) + f"{wrong:>22}")
    return "\n".join(rows)


def _figures(honest: list[Played], erring: list[Played]) -> dict[str, Any]:
    slips = [slip for played in erring for slip in played.slips]
    return {
        "minutes": round(sum(played.play_s for played in erring) / 60.0, 1),
        "slips": {kind: _noticed([slip for slip in slips if slip.kind == kind]) for kind in SLIPS},
        "requests": sum(played.requests for played in erring),
        "covered": sum(played.covered for played in (*honest, *erring)),
        "late": sum(played.late for played in (*honest, *erring)),
        "wrong_complaints": sum(played.wrong for played in erring),
        "honest": {
            "minutes": round(sum(played.play_s for played in honest) / 60.0, 1),
            "wrong_complaints": sum(played.wrong for played in honest),
        },
    }


def _noticed(slips: list[Slip]) -> dict[str, Any]:
    times = sorted(s.noticed_s - s.at_s for s in slips if s.noticed_s is not None)
    p99 = times[min(len(times) - 1, int(0.99 * len(times)))] if times else None
    return {
        "done": len(slips),
        "noticed": len(times),
        "notice_s": {
            "median": round(median(times), 1) if times else None,
            "p99": None if p99 is None else round(p99, 1),
        },
    }


def play(job: Job) -> Played:
    """Play the match to its end."""
    seating = Seating(
        len(PLAYERS), 0, "normal", job.seed, "luggage", {"rounds": 3, "play": job.play}
    )
    file = load_table_file(TABLES[job.readers])
    with (
        Loop(VirtualClock()) as loop,
        open_table(file, loop, seating, deep=False, profile=job.profile) as opened,
    ):
        watcher = _Watcher(opened, loop, 60.0 / file.carousel.speed_rpm / job.readers)
        for seat in opened.table.seats[: len(PLAYERS)]:
            opened.console.seat_bot(seat)
        opened.start()
        for seat, level in zip(opened.table.seats, PLAYERS, strict=False):
            luck = random.Random(f"{job.seed}/{seat}")
            hands = Hands(watcher, seat, luck, 0.0 if job.honest else SLIP_SHARE)
            _seat(opened, loop, seat, level, luck, hands)
        loop.run(until_s=LONGEST_S, while_=lambda: not opened.match.over)
        watcher.end_round()
        return watcher.played


def _seat(
    opened: OpenedTable, loop: Loop, seat: str, level: Level, luck: random.Random, hands: "Hands"
) -> None:
    spec = CATALOGUE["luggage"]
    assert opened.world is not None, "the pieces of a simulated table are somewhere"
    rulebook = rulebook_at(opened.console, opened.world, spec, seat)
    brain = spec.brain(Chair(seat, level, luck, rulebook))
    bot = BotPlayer(seat, lambda game: brain, hands, lambda: opened.console.view(seat), loop)
    loop.start(bot.run())


class _Watcher:
    """Sees what the table says, and what is so."""

    def __init__(self, opened: OpenedTable, loop: Loop, turn_s: float) -> None:
        assert opened.world is not None
        self.world: World = opened.world
        self.played = Played()
        self._opened = opened
        self._loop = loop
        self._asked: set[int] = set()
        self._crowd = self._claim = False
        self._phase, self._phase_s = "", 0.0
        self._lying: dict[int, set[int | None]] = {}
        self._left_s: dict[int | None, float] = {}
        self._came_s: dict[int | None, float] = {}
        self._covered: dict[int | None, float] = {}
        """Since when a tile has lain under another one."""
        self._bared: dict[int | None, tuple[float, float]] = {}
        """For how long a tile had lain under another one, and since when it has not."""
        self._turn_s = turn_s
        opened.console.changed.append(self._look)
        self.world.on_belt.append(self._changed)

    @property
    def playing(self) -> bool:
        match = self._opened.match
        return match is not None and match.state.phase == "play"

    @property
    def open_slips(self) -> list[Slip]:
        return [slip for slip in self.played.slips if not slip.over]

    def _look(self) -> None:
        match = self._opened.match
        now_s = self._loop.now_s()
        if match is None:
            return
        phase = match.state.phase
        if phase != self._phase:
            if self._phase == "play":
                self.played.play_s += now_s - self._phase_s
            self._phase, self._phase_s = phase, now_s
            if phase in ("round_over", "over"):
                self._after_the_lap(match.state, now_s)
                self.end_round()
        if phase == "play":
            self._judge(match, now_s)
            self._see_moves(match.referee.watch.drawn, now_s)
        self._judge_claim(match)

    def _judge(self, match: Any, now_s: float) -> None:
        """What is asked for that was not a moment ago."""
        told = {notice.id for notice in match.shown.notices()}
        asked = {tile for tile in match.referee.watch.asked if match.state.belt & only(tile)}
        asked = asked if GONE in told else asked & self._asked
        for tile in sorted(asked - self._asked):
            self.played.requests += 1
            where = self._where(tile)
            late = where == "belt" and self._late(tile, now_s)
            self.played.late += late
            self.played.wrong += where in ("belt", "hand", "aside") and not late
            self.played.covered += where == "covered"
            self._notice(tile, now_s)
        self._asked = asked
        crowd = ONE_AT_A_TIME in told
        if crowd and not self._crowd:
            rulebook = match.state.options.play == "rulebook"
            most = len(PLAYERS) * (cards_each(match.state) + 1) if rulebook else len(PLAYERS)
            off = ("hand", "hidden", "aside") if rulebook else ("hand", "hidden")
            out = sum(self._where(tile) in off for tile in range(TILE_COUNT))
            self.played.requests += 1
            self.played.wrong += out <= most
            for slip in self.open_slips:
                if slip.kind in ("forgot_tap", "took_two", "dropped"):
                    self._notice(slip.tile, now_s)
        self._crowd = crowd

    def _judge_claim(self, match: Any) -> None:
        """Whether a player who is done is rightly told to have claimed more tiles than are out."""
        told = [notice for notice in match.shown.notices() if notice.id == CLAIMS_TOO_MANY]
        if told and not self._claim:
            out = sum(self._where(tile) != "belt" for tile in range(TILE_COUNT))
            self.played.requests += 1
            self.played.wrong += out >= told[0].args["expected"]
        self._claim = bool(told)

    def _see_moves(self, drawn: Any, now_s: float) -> None:
        """Tiles that lie elsewhere: the table knows when it shows them there."""
        for slip in self.open_slips:
            if slip.kind not in ("put_elsewhere", "swapped"):
                continue
            place, shown = self._place(slip.tile), drawn.get(slip.tile)
            if place is None:
                slip.over = True
            elif shown is not None and shown.state in ("lying", "back"):
                away = abs((shown.place - place + 0.5) % 1.0 - 0.5)
                if away < NEAR_TURNS:
                    slip.noticed_s, slip.over = now_s, True

    def _after_the_lap(self, state: Any, now_s: float) -> None:
        for slip in self.open_slips:
            if state.missing & only(slip.tile):
                self._notice(slip.tile, now_s)

    def _notice(self, tile: int, now_s: float) -> None:
        for slip in self.open_slips:
            if slip.tile == tile and slip.noticed_s is None:
                slip.noticed_s = now_s

    def end_round(self) -> None:
        for slip in self.open_slips:
            slip.over = True
        self._asked, self._crowd = set(), False

    # ---- what is so ----------------------------------------------------------------------------

    def _where(self, tile: int) -> str:
        uid = tag_uid(tile_piece(tile))
        for seat in self.world.seats.values():
            if seat.hand is not None and seat.hand.piece.uid == uid:
                return "hand"
        for place, stack in self.world.places.items():
            for index, lying in enumerate(stack):
                if lying.piece.uid != uid:
                    continue
                if place.startswith(f"{TABLE}/"):
                    return "fallen"
                if place.startswith("belt/"):
                    return "belt" if index == len(stack) - 1 else "covered"
                return "hidden" if place.endswith(f"/{HIDDEN}") else "aside"
        return "nowhere"

    def _changed(self, number: int) -> None:
        """A hand or a fall has changed what lies at a belt place."""
        now_s = self._loop.now_s()
        stack = self.world.places.get(f"belt/{number}", [])
        for index, lying in enumerate(reversed(stack)):
            tile = UIDS.get(lying.piece.uid)
            if index:
                self._covered.setdefault(tile, now_s)
            elif tile in self._covered:
                self._bared[tile] = (now_s - self._covered.pop(tile), now_s)
        now = {UIDS.get(lying.piece.uid) for lying in stack}
        before = self._lying.get(number, set())
        self._left_s.update(dict.fromkeys(before - now, now_s))
        self._covered = {
            t: since_s for t, since_s in self._covered.items() if t not in before - now
        }
        self._came_s.update(dict.fromkeys(now - before, now_s))
        self._lying[number] = now

    def _late(self, tile: int, now_s: float) -> bool:
        came_s = self._came_s.get(tile, 0.0)
        away_s = came_s - self._left_s.get(tile, came_s)
        unseen = [(away_s, came_s)]
        if tile in self._bared:
            unseen.append(self._bared[tile])
        return any(for_s > GRACE_S and now_s - since_s < self._turn_s for for_s, since_s in unseen)

    def _place(self, tile: int) -> float | None:
        uid = tag_uid(tile_piece(tile))
        for number in self.world.belt_tiles():
            if self.world.places[f"belt/{number}"][-1].piece.uid == uid:
                return number / self.world.belt.places
        return None


HIDDEN = "unseen"
"""Where a tile lies that no pad and no reader sees."""


class Hands:
    """The hands of one seat, which do what its bot means to do, or err. What the screen asks for
    they put right."""

    def __init__(self, watcher: _Watcher, seat: str, luck: random.Random, share: float) -> None:
        self._watcher = watcher
        self._world = watcher.world
        self._seat = seat
        self._luck = luck
        self._share = share
        self._slip = ""
        self._hidden: list[Slip] = []

    def __repr__(self) -> str:
        return f"<Hands of {self._seat}, {len(self._hidden)} tiles hidden>"

    def scene(self, observer: str, now_s: float) -> Scene:
        return self._world.scene(observer, now_s)

    def act(self, seat: str, act: AnyAct, now_s: float) -> None:
        """Do it, or err. Raises `HandError` where no hand could."""
        self._heal(now_s)
        match act:
            case Take(place) if place.startswith("belt/"):
                self._begin_slip(place, now_s)
            case Tap() if self._slip == "forgot_tap" and self._holds_tile():
                return
            case Put(place) if place.startswith("belt") and self._slip:
                slip, self._slip = self._slip, ""
                if self._watcher.playing and self._put_wrongly(slip, now_s):
                    return
        self._world.act(seat, act, now_s)

    def _begin_slip(self, place: str, now_s: float) -> None:
        self._slip = ""
        if not self._watcher.playing or self._luck.random() >= self._share:
            return
        slip = self._luck.choice(SLIPS)
        others = [f"belt/{n}" for n in self._world.belt_tiles() if f"belt/{n}" != place]
        if slip == "took_two" and others:
            self._hide(slip, self._luck.choice(others), now_s)
        elif slip == "swapped" and len(others) > 1:
            self._swap(self._luck.sample(others, 2), now_s)
        elif slip in ("forgot_tap", "put_elsewhere", "dropped"):
            self._slip = slip

    def _put_wrongly(self, slip: str, now_s: float) -> bool:
        held = self._held()
        if held is None:
            return False
        if slip in ("forgot_tap", "dropped"):
            self._world.act(self._seat, Put(f"{self._seat}/{HIDDEN}"), now_s)
            self._done(slip, held, now_s, hidden=True)
            return True
        free = self._free()
        if not free:
            return False
        self._world.act(self._seat, Put(self._luck.choice(free)), now_s)
        self._done(slip, held, now_s)
        return True

    def _hide(self, slip: str, place: str, now_s: float) -> None:
        try:
            self._world.act(self._seat, Take(place), now_s)
        except HandError:
            return
        held = self._held()
        self._world.act(self._seat, Put(f"{self._seat}/{HIDDEN}"), now_s)
        if held is not None:
            self._done(slip, held, now_s, hidden=True)

    def _swap(self, places: Sequence[str], now_s: float) -> None:
        """Through a place of one's own, as with one hand."""
        one, other = places
        beside = f"{self._seat}/beside"
        tiles = []
        try:
            for from_, to in ((one, beside), (other, one), (beside, other)):
                self._world.act(self._seat, Take(from_), now_s)
                tiles.append(self._held())
                self._world.act(self._seat, Put(to), now_s)
        except HandError:
            return
        for tile in {tile for tile in tiles if tile is not None}:
            self._done("swapped", tile, now_s)

    def _done(self, kind: str, tile: int, now_s: float, *, hidden: bool = False) -> None:
        slip = Slip(kind, tile, now_s)
        self._watcher.played.slips.append(slip)
        if hidden:
            self._hidden.append(slip)

    def _heal(self, now_s: float) -> None:
        """Put right what the screen asks for, or what turns up by itself."""
        self._hidden = [slip for slip in self._hidden if not slip.over]
        due = any(
            now_s > (slip.at_s + FINDS_S if slip.noticed_s is None else slip.noticed_s + HEALS_S)
            for slip in self._hidden
        )
        if not due or self._holds() or not self._watcher.playing:
            return
        for slip in self._hidden:
            try:
                self._world.act(self._seat, Take(f"{self._seat}/{HIDDEN}"), now_s)
                self._world.act(self._seat, Put("belt"), now_s)
            except HandError:
                pass
            slip.over = True
        self._hidden = []

    # ---- what there is -------------------------------------------------------------------------

    def _holds(self) -> bool:
        return self._world.seats[self._seat].hand is not None

    def _held(self) -> int | None:
        hand = self._world.seats[self._seat].hand
        return None if hand is None else UIDS.get(hand.piece.uid)

    def _holds_tile(self) -> bool:
        return self._held() is not None

    def _free(self) -> list[str]:
        taken = set(self._world.belt_tiles())
        return [f"belt/{n}" for n in range(self._world.belt.places) if n not in taken]
