"""What the table makes of its belt while a round is played (L-4, L-22 to L-26).

The tracker concludes which tile lies where and which is gone. Here that becomes what everybody is
shown, tiles by their public side, and what is asked for: calmly, once, and only what is certain.
Pure: conclusions and times come in, a `BeltWatch` comes out.
"""

import math
from collections.abc import Mapping, Sequence
from operator import attrgetter

from msgspec import Struct
from msgspec.structs import replace

from controller.belt import (
    BeltTrack,
    Conclusion,
    Missing,
    OnBelt,
    Returned,
    Suspected,
    Taken,
    Weak,
)
from controller.games.luggage.pieces import OF_SUITCASE, SUITCASES, TILE_COUNT, tile_suitcase
from controller.games.luggage.state import State, cards_each, tiles_aside
from controller.rules.sets import EMPTY, members, only, set_of
from controller.views import Notice
from controller.views.luggage import BeltTile, BeltView

GRACE_S = 12.0
"""How long a hand may look at a tile, from when the belt has noticed that it is gone."""

SURE, AGAIN_S = 2e-4, 22.0
"""Where more doubt is left, the belt goes round once more first: what lies there is read then. Less
than the tracker's own, for most who take a tile tap it: one that is untapped has more likely
stayed."""

PUT_BACK_TURNS, UNREAD = 3.1, 1e-4
"""A tile that was put back has been read by then; or later, if its tag or the readers are so bad
that more than this share would not have been."""

BACK_S = 6.0
"""How long a tile is shown as one that has just come back."""

STEPS = 288
"""Into how many parts a turn is divided where places are shown: an eighth of a tile."""
DRIFT_TURNS = 0.004
"""The belt is shown where it is said to be, give or take this much."""

HAND_S = 1.5
"""About how long after it was lifted a tile is held to a pad."""

PATTERNS = tuple(SUITCASES[tile_suitcase(tile)] for tile in range(TILE_COUNT))
"""Every tile's pattern."""


class BeltWatch(Struct, frozen=True):
    """The belt as far as the table has made something of it."""

    drawn: Mapping[int, BeltTile] = {}
    """The tiles whose place is known, and the gaps that others have left."""
    tiles: tuple[BeltTile, ...] = ()
    """The drawn tiles in the order of their places."""
    off: frozenset[int] = frozenset()
    """The tiles that are off the belt for certain."""
    back: Mapping[int, float] = {}
    """Tiles that have just come back, and until when that is shown."""
    gone: Mapping[int, float] = {}
    """Tiles that are gone and were tapped by nobody since, and when they may be asked for."""
    tapped: Mapping[int, float] = {}
    """Tiles that a pad has read last, and where the belt was then, in turns."""
    kept: Mapping[int, float] = {}
    """Those of them that the match takes to lie on the belt again."""
    asked: tuple[int, ...] = ()
    """The tiles that are asked for, in the order in which that began."""
    weak: frozenset[int] = frozenset()
    """The tiles whose stickers read badly."""
    grabbed: Mapping[int, float] = {}
    """Where over the track each tile was when it was taken, as nearly as can be told."""
    at_s: float = 0.0
    turns: float = 0.0
    speed: float = 0.0
    """The belt was at `turns` then, and has gone on at that speed (turns a second)."""

    def __repr__(self) -> str:
        return f"<Watch: {len(self.off)} off the belt, {len(self.asked)} asked for>"


def dealt_again(watch: BeltWatch) -> BeltWatch:
    """All tiles are collected and laid out again: only the stickers are the same."""
    return BeltWatch(weak=watch.weak, at_s=watch.at_s, turns=watch.turns, speed=watch.speed)


# ---- what comes in -------------------------------------------------------------------------------


def heard(
    watch: BeltWatch,
    before: BeltTrack,
    track: BeltTrack,
    tile: int | None,
    conclusions: Sequence[Conclusion],
    now_s: float,
) -> BeltWatch:
    """A signal has made *track* of the track *before*; *tile* is the one that it was about."""
    if track.legs is not before.legs:
        watch = _moved(watch, track)
    if watch.kept:
        watch = _kept(watch, track, now_s)
    for one in conclusions:
        match one:
            case Taken():
                watch = _tapped(watch, before, track, one)
        watch = concluded(watch, one, now_s)
    if tile is None and not conclusions:
        return watch
    touched = {conclusion.tile for conclusion in conclusions}
    return _drawn(watch, track, touched if tile is None else touched | {tile})


def concluded(watch: BeltWatch, conclusion: Conclusion, now_s: float) -> BeltWatch:
    """What a conclusion alone says: all that is known of one that was read from a record."""
    tile = conclusion.tile
    match conclusion:
        case Missing():
            may_ask_s = max(now_s, conclusion.absence.first_s + GRACE_S)
            if conclusion.absence.doubt > SURE:
                may_ask_s = max(may_ask_s, now_s + AGAIN_S)
            return replace(watch, off=watch.off | {tile}, gone={**watch.gone, tile: may_ask_s})
        case Taken():
            here = _settled(watch, tile)
            return replace(here, off=watch.off | {tile}, back=_without(watch.back, tile))
        case Returned():
            here = _settled(watch, tile)
            back = watch.back
            if tile in watch.off or _elsewhere(watch, conclusion):
                back = {**back, tile: now_s + BACK_S}
            tapped, kept = _without(watch.tapped, tile), _without(watch.kept, tile)
            return replace(here, off=watch.off - {tile}, back=back, tapped=tapped, kept=kept)
        case Weak():
            return replace(watch, weak=watch.weak | {tile})
        case Suspected():
            return watch


def _elsewhere(watch: BeltWatch, returned: Returned) -> bool:
    """Whether a tile lies where it did not lie before."""
    before = watch.drawn.get(returned.tile)
    if before is None:
        return False
    return abs((returned.place_turns - before.place + 0.5) % 1.0 - 0.5) > 1.0 / TILE_COUNT


def _settled(watch: BeltWatch, tile: int) -> BeltWatch:
    """A tile was read: it is asked for no more."""
    if tile not in watch.gone and tile not in watch.asked:
        return watch
    asked = tuple(one for one in watch.asked if one != tile)
    return replace(watch, gone=_without(watch.gone, tile), asked=asked)


def _tapped(watch: BeltWatch, before: BeltTrack, track: BeltTrack, taken: Taken) -> BeltWatch:
    """A pad has read a tile: the hand that holds it there has lifted it a moment ago, but not
    later than the belt has noticed."""
    known, tile = before.tile(taken.tile), taken.tile
    at = track.turns_at(taken.at_s)
    if at is None:
        return watch
    grabbed = watch.grabbed
    if known.where in ("belt", "missing") and known.slack < 0.25:
        noticed_s = taken.at_s
        if known.unread:
            noticed_s = min(one.past_s for one in known.unread)
        lifted_s = max(known.seen_s, min(taken.at_s - HAND_S, noticed_s))
        lifted_at = at - track.speed * (taken.at_s - lifted_s)
        grabbed = {**grabbed, tile: (known.place + lifted_at) % 1.0}
    kept = _without(watch.kept, tile)
    return replace(watch, grabbed=grabbed, tapped={**watch.tapped, tile: at}, kept=kept)


def _moved(watch: BeltWatch, track: BeltTrack) -> BeltWatch:
    """The belt goes on; said again only where it is not where it was said to be."""
    if not track.legs:
        return watch
    at_s, turns, speed = (leg := track.legs[-1]).at_s, leg.turns, leg.speed
    foreseen = watch.turns + watch.speed * (at_s - watch.at_s)
    stops = (speed == 0.0) != (watch.speed == 0.0)
    if abs(foreseen - turns) < DRIFT_TURNS and not stops:
        return watch
    return replace(watch, at_s=at_s, turns=turns, speed=speed)


def _drawn(watch: BeltWatch, track: BeltTrack, touched: set[int]) -> BeltWatch:
    """The picture, with what has changed of these tiles."""
    drawn = None
    for tile in touched:
        now = _drawing(track.drawn(tile), tile in watch.back)
        if watch.drawn.get(tile) != now:
            drawn = dict(watch.drawn) if drawn is None else drawn
            if now is None:
                del drawn[tile]
            else:
                drawn[tile] = now
    return watch if drawn is None else _with_picture(watch, drawn)


def _drawing(tile: OnBelt, back: bool) -> BeltTile | None:
    if tile.place_turns is None:
        return None
    place = round(tile.place_turns * STEPS) % STEPS / STEPS
    match tile.state:
        case "lying":
            return BeltTile(place, PATTERNS[tile.tile], "back" if back else "lying")
        case "uncertain":
            return BeltTile(place, PATTERNS[tile.tile], "uncertain")
    return BeltTile(place, PATTERNS[tile.tile], "gone")


def _with_picture(watch: BeltWatch, drawn: Mapping[int, BeltTile]) -> BeltWatch:
    # By place and pattern, not by tile: the tiles' order would tell luggage from lost ones.
    tiles = sorted(drawn.values(), key=attrgetter("place", "suitcase", "state"))
    return replace(watch, drawn=drawn, tiles=tuple(tiles))


def taken_to_be_back(watch: BeltWatch, tiles: int) -> BeltWatch:
    """The match takes these tiles, as a set, to lie on the belt again, for their player has tapped
    another one. The belt has to read them, or they are asked for."""
    kept = {tile: watch.tapped[tile] for tile in members(tiles) if tile in watch.tapped}
    return replace(watch, kept={**watch.kept, **kept}) if kept else watch


def _kept(watch: BeltWatch, track: BeltTrack, now_s: float) -> BeltWatch:
    """Those that were not put back after all."""
    here = track.legs[-1].turns
    due = {
        tile
        for tile, at in watch.kept.items()
        if not -PUT_BACK_TURNS < here - at < PUT_BACK_TURNS
        and abs(here - at) >= _put_back_turns(track, tile)
    }
    if not due:
        return watch
    kept = {tile: at for tile, at in watch.kept.items() if tile not in due}
    gone = dict.fromkeys(due, now_s)
    return replace(watch, kept=kept, gone={**watch.gone, **gone})


def _put_back_turns(track: BeltTrack, tile: int) -> float:
    overlooked = track.overlook_chance(tile)
    if not 0.0 < overlooked < 1.0:
        return PUT_BACK_TURNS
    return max(PUT_BACK_TURNS, math.log(UNREAD) / math.log(overlooked))


# ---- time ----------------------------------------------------------------------------------------


def wake_at_s(watch: BeltWatch) -> float | None:
    """When something is to be asked for, or a tile that came back is like all others."""
    if not (watch.gone or watch.back):
        return None
    times = [at_s for tile, at_s in watch.gone.items() if tile not in watch.asked]
    if watch.back:
        times += watch.back.values()
    return min(times, default=None)


def passed(watch: BeltWatch, now_s: float) -> BeltWatch:
    """Time has passed."""
    due = [tile for tile, at_s in watch.gone.items() if at_s <= now_s and tile not in watch.asked]
    if due:
        due.sort(key=lambda tile: (watch.gone[tile], tile_suitcase(tile)))
        watch = replace(watch, asked=(*watch.asked, *due))
    over = {tile for tile, until_s in watch.back.items() if until_s <= now_s}
    if over:
        back = {tile: until_s for tile, until_s in watch.back.items() if tile not in over}
        drawn = {
            tile: replace(one, state="lying") if tile in over and one.state == "back" else one
            for tile, one in watch.drawn.items()
        }
        watch = _with_picture(replace(watch, back=back), drawn)
    return watch


# ---- what leaves ---------------------------------------------------------------------------------


def picture(watch: BeltWatch, state: State, readers: tuple[float, ...]) -> BeltView:
    """The belt as everybody may see it."""
    return BeltView(
        tiles=watch.tiles,
        out=_by_pattern(_off(watch, state)),
        weak=_by_pattern(set_of(watch.weak)) if watch.weak else {},
        at_s=watch.at_s,
        turns=watch.turns,
        rpm=watch.speed * 60.0,
        readers=readers,
    )


def notices(watch: BeltWatch, state: State, track: BeltTrack) -> tuple[Notice, ...]:
    """What is asked for while a round is played: at most one thing, and never a tile by its
    face."""
    if state.options.play == "rulebook":
        # What was set aside is nobody's business before the check.
        most = len(state.players) * (cards_each(state) + 1)
        return _one_at_a_time(state, len(members(_off(watch, state))), most)
    untapped = set_of(watch.asked) & state.belt if watch.asked else EMPTY
    held = [player.held for player in state.players if player.held is not None]
    kept = [tile for tile in held if _is_kept(watch, track, tile)]
    if not (untapped or kept):
        return ()
    told = _one_at_a_time(state, untapped.bit_count() + len(kept), len(state.players))
    if told:
        return told
    for number, player in enumerate(state.players):
        # Somebody has flipped on, and the tile that was another's lies aside or is still held.
        if player.held in kept and player.held is not None and player.current is not None:
            args = {"seat": state.seats[number], "pattern": SUITCASES[tile_suitcase(player.held)]}
            return (Notice(KEPT, args, rule="L-9", seat=state.seats[number]),)
    if not untapped:
        return ()
    pattern = next(tile_suitcase(tile) for tile in watch.asked if untapped & only(tile))
    count = (untapped & OF_SUITCASE[pattern]).bit_count()
    return (Notice(GONE, {"pattern": SUITCASES[pattern], "count": count}, rule="L-22"),)


def _one_at_a_time(state: State, out: int, most: int) -> tuple[Notice, ...]:
    if out <= most:
        return ()
    return (Notice(ONE_AT_A_TIME, {"count": out, "most": most}, rule="L-4"),)


def _is_kept(watch: BeltWatch, track: BeltTrack, tile: int) -> bool:
    """Whether a tile that was tapped has surely not been put back since."""
    if tile not in watch.tapped:
        return False
    since = track.legs[-1].turns - watch.tapped[tile]
    if -PUT_BACK_TURNS < since < PUT_BACK_TURNS:
        return False
    return abs(since) >= _put_back_turns(track, tile)


def claims(state: State, found: frozenset[int]) -> tuple[Notice, ...]:
    """In rulebook play, whether "Done!" can be true, when the belt has *found* these tiles after
    it: a player who is done has set a tile aside for every card (L-25)."""
    if state.options.play != "rulebook" or state.ended_by != "done":
        return ()
    claimed = cards_each(state) * state.done.bit_count()
    off = (state.options.tiles & ~set_of(found)).bit_count()
    if off >= claimed:
        return ()
    return (Notice(CLAIMS_TOO_MANY, {"expected": claimed, "most": off}, rule="L-25"),)


def stickers(watch: BeltWatch) -> tuple[Notice, ...]:
    """Which stickers are to be changed, by pattern (L-26)."""
    return tuple(
        Notice(WEAK, {"pattern": pattern, "count": count}, rule="L-26")
        for pattern, count in _by_pattern(set_of(watch.weak)).items()
    )


GONE = "luggage-gone"
KEPT = "luggage-kept"
ONE_AT_A_TIME = "luggage-one-at-a-time"
CLAIMS_TOO_MANY = "luggage-claims-too-many"
WEAK = "luggage-weak"


# ---- inside --------------------------------------------------------------------------------------


def _off(watch: BeltWatch, state: State) -> int:
    """The tiles that are off the belt and not known to be set aside, as a set."""
    return set_of(watch.off) & state.options.tiles & ~state.missing & ~tiles_aside(state)


def _by_pattern(tiles: int) -> dict[str, int]:
    """How many of each pattern there are in a set of tiles."""
    return {
        pattern: (tiles & alike).bit_count()
        for pattern, alike in zip(SUITCASES, OF_SUITCASE, strict=True)
        if tiles & alike
    }


def _without(mapping: Mapping[int, float], tile: int) -> Mapping[int, float]:
    if tile not in mapping:
        return mapping
    return {key: value for key, value in mapping.items() if key != tile}
