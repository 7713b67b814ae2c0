"""Sample views of "Where's My Luggage?"."""

from msgspec.structs import replace

from controller.views import LuggageView, Notice, PlayerView, TableView
from controller.views.luggage import (
    BeltTile,
    BeltView,
    LuggageResults,
    Pair,
    Passenger,
    PlayerResults,
)
from display.screens.ending import TURN_S
from gallery.table import AFTER, playing


def _player(seat: str, passenger: Passenger | None, counts: tuple[int, int, int]) -> PlayerView:
    cards_left, matches, lost = counts
    return PlayerView(
        seat=seat,
        passenger=passenger,
        cards_left=cards_left,
        matches=matches,
        lost=lost,
        unseen=0,
        holds=None,
        must_flip=False,
        ready=True,
        done=False,
        checked=False,
        pairs=(),
        scores=(),
    )


_PLAYERS = (
    replace(_player("red", Passenger("highlander", "tartan"), (4, 2, 1)), holds="tartan"),
    _player("blue", Passenger("flamenco-dancer", "dots"), (3, 3, 1)),
    _player("green", Passenger("astronaut", "stars"), (5, 2, 0)),
    replace(_player("yellow", None, (6, 1, 0)), must_flip=True),
)

_PAIRS = (
    (Pair("highlander", "tartan", "match"), Pair("sailor", "stripes", "match"),
     Pair("robot", "stars", "lost"), Pair("viking", "leather", "match")),
    (Pair("clown", "dots", "match"), Pair("pharaoh", "zigzag", "wrong")),
    (Pair("astronaut", "stars", "match"), Pair("mermaid", "zigzag", "match"),
     Pair("yeti", "tartan", "match"), Pair("cook", "dots", "lost"),
     Pair("aviator", "leather", "match"), Pair("mime", "stripes", "match"),
     Pair("alien", "stars", "match")),
    (Pair("wizard", "stars", "match"),),
)  # fmt: skip

_SCORES = ((4, 3, 5), (2, 4, 3), (6, 2, 4), (1, 0, 3))

_MATCH = LuggageView(
    play="assisted",
    variant="belt",
    phase="play",
    round=2,
    rounds=3,
    players=_PLAYERS,
    active=None,
    tiles_found=0,
    tiles_expected=0,
    missing=(),
    ended_by="",
    done_by=(),
    winners=(),
)

_SUITCASES = ("tartan", "stripes", "dots", "stars", "leather", "zigzag")


def _belt() -> BeltView:
    """A belt in the middle of a round: gaps, a tile that may be gone, and one that is back."""
    gone, states = (4, 9, 17, 18, 26, 33), {12: "uncertain", 21: "back"}
    states.update(dict.fromkeys(gone, "gone"))
    return BeltView(
        tiles=tuple(
            BeltTile(n / 36, _SUITCASES[n * 7 % 36 // 6], states.get(n, "lying")) for n in range(36)
        ),
        out={"tartan": 1, "stripes": 2, "zigzag": 1},
        weak={"dots": 1},
        at_s=0.0,
        turns=0.13,
        rpm=3.0,
        readers=(0.0,),
    )


_PLAYING = replace(
    playing(
        "luggage",
        _MATCH,
        Notice("luggage-play"),
    ),
    clock_ends_at_s=234.0,
)

_RULEBOOK_PLAYERS = tuple(
    replace(one, cards_left=None, matches=None, lost=None, holds=None) for one in _PLAYERS
)


def _scored(rounds: int) -> tuple[PlayerView, ...]:
    return tuple(
        replace(one, scores=scores[:rounds]) for one, scores in zip(_PLAYERS, _SCORES, strict=True)
    )


def _match(prompt: Notice, match: LuggageView) -> TableView:
    cursor = AFTER if match.phase == "over" else None
    return replace(_PLAYING, prompt=prompt, match=match, cursor=cursor, clock_ends_at_s=None)


def _results(
    seat: str, lost: int, wrong: int, streak: int, reactions_s: tuple[float, ...], grabs: str
) -> PlayerResults:
    """*grabs* by sector, one digit each."""
    return PlayerResults(
        seat=seat,
        matches=len(reactions_s) - lost,
        lost=lost,
        wrong_pairs=0,
        looks=len(reactions_s) + wrong,
        wrong_looks=wrong,
        longest_streak=streak,
        reactions_s=reactions_s,
        grabs=tuple(int(count) for count in grabs),
    )


_FIGURES = LuggageResults(
    duration_s=412.0,
    players=(
        _results(
            "red", 2, 17, 5, (1.2, 1.3, 1.4, 1.6, 1.6, 1.8, 1.9, 2.3, 2.6, 2.7, 2.9, 3.8, 4.1, 4.4),
            "143543211000000000011221",
        ),
        _results(
            "blue", 4, 22, 4, (1.4, 1.8, 1.9, 2.2, 2.4, 2.6, 2.9, 3.1, 3.3, 3.6, 4.6, 5.7, 6.2),
            "011112355544210000000000",
        ),
        _results(
            "green", 1, 14, 3, (1.9, 2.0, 2.1, 2.3, 2.6, 3.0, 3.1, 3.4, 3.9, 4.2, 4.6, 5.2, 7.4),
            "000000000112346332200000",
        ),
        _results(
            "yellow", 2, 25, 2, (1.1, 2.4, 2.7, 3.9, 4.6, 7.6), "000000000000011113577311"
        ),
    ),
    rounds=(),
    course=(),
)  # fmt: skip

_RESULT_MATCH = replace(
    _MATCH,
    phase="over",
    round=3,
    players=_scored(3),
    winners=("red", "green"),
    results=_FIGURES,
)

_RESULT = _match(Notice("luggage-over"), _RESULT_MATCH)

SAMPLES: dict[str, TableView | None] = {
    "mapping": _match(
        Notice("luggage-mapping"),
        replace(_MATCH, phase="mapping", round=1, tiles_found=23, tiles_expected=36),
    ),
    "ready": _match(
        Notice("luggage-ready"),
        replace(
            _MATCH,
            phase="ready",
            missing=("dots", "zigzag"),
            players=tuple(
                replace(one, passenger=None, must_flip=False, ready=one.seat in ("red", "green"))
                for one in _PLAYERS
            ),
        ),
    ),
    "play": _PLAYING,
    "play-belt": replace(
        _PLAYING,
        match=replace(_MATCH, belt=_belt()),
        notices=(Notice("luggage-gone", {"pattern": "stripes", "count": 1}, rule="L-22"),),
    ),
    "play-rulebook": replace(
        _PLAYING,
        match=replace(_MATCH, play="rulebook", players=_RULEBOOK_PLAYERS, belt=_belt()),
        clock_ends_at_s=107.5,
    ),
    "play-mistake": replace(
        _PLAYING,
        notices=(
            Notice(
                "luggage-others-passenger",
                rule="L-5",
                seat="blue",
                kind="mistake",
            ),
        ),
    ),
    "play-fault": replace(
        _PLAYING,
        seats=(
            *_PLAYING.seats[:2],
            replace(_PLAYING.seats[2], lost=True),
            _PLAYING.seats[3],
        ),
        faults=(
            Notice(
                "table-reader-lost-bus",
                {"reader": "pad/green", "value": "FF"},
                kind="fault",
            ),
        ),
    ),
    "memory": _match(
        Notice("luggage-play-memory", {"active": "blue"}),
        replace(
            _MATCH, variant="memory", active="blue", players=_PLAYERS[:3], rounds=1, round=1
        ),
    ),
    "verifying": _match(
        Notice("luggage-verifying"),
        replace(
            _MATCH,
            phase="verifying",
            ended_by="done",
            done_by=("green",),
            tiles_found=11,
            tiles_expected=22,
        ),
    ),
    "check": _match(
        Notice("luggage-check"),
        replace(
            _MATCH,
            play="rulebook",
            phase="check",
            players=tuple(
                replace(one, pairs=pairs, checked=one.seat == "green")
                for one, pairs in zip(_RULEBOOK_PLAYERS, _PAIRS, strict=True)
            ),
        ),
    ),
    "round-over": _match(
        Notice("luggage-round-over"),
        replace(_MATCH, phase="round_over", players=_scored(2)),
    ),
    "result": _RESULT,
    "figures": _RESULT,
    "figures-rulebook": replace(
        _RESULT,
        match=replace(
            _RESULT_MATCH,
            play="rulebook",
            results=replace(
                _FIGURES,
                players=tuple(
                    replace(
                        one, looks=None, wrong_looks=None, longest_streak=None, wrong_pairs=1,
                        reactions_s=(), grabs=(),
                    )
                    for one in _FIGURES.players
                ),
            ),
        ),
    ),
}  # fmt: skip

SHOWN_S = {"figures": TURN_S, "figures-rulebook": TURN_S}
