"""What nobody would write or do, thrown at everything that reads: how often it was not refused.

`TARGETS` are what reads: files, lines of a serial port, words of the command line, hands at the
simulated table (`harness.attempts` tries moves and texts). Each attempt *must* end within
`LONGEST_S`, taken or refused with an error of our families; any other exception is a traceback that
somebody would see.
"""

import random
import signal
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from bench.profiles import builtin_profiles
from controller.errors import GameError
from controller.feed.feed import act_on
from controller.games.catalogue import CATALOGUE
from controller.match.tablegame import TableShape
from controller.record import matchfile
from controller.record.journal import Entry, MatchRecord
from controller.record.playback import replay as play_again
from controller.rules import notation
from controller.table.assembly import Seating, open_table
from hardware.config import TableFile, builtin_tables, load_table_file
from hardware.errors import TableError
from hardware.files import read_settings
from hardware.loop import Loop, VirtualClock
from hardware.scene import AnyAct
from hardware.sim.noise import Profile
from hardware.sim.world import World
from hardware.stations.protocol import HostEnd, format_line

LONGEST_S = 10.0
"""An attempt that takes longer hangs; all of them take milliseconds."""

SCRAPS = (
    *(b"", b"\x00", b"\xff", b"\xed\xa0\x80", b"\n", b"\r", b'"', b"'", b"[", b"]", b"{", b"}"),
    *(b"[" * 2000, b"=", b":", b",", b" ", b"-", b"--5", b"0", b"9" * 5000, b"1e999", b"nan"),
    *(b"null", b"true", "²".encode(), b"a." * 500, b"../../..", b"\\ud800", b"2020-13-99"),
)
"""Put in place of a piece of what is right."""


NO_PLACES = (
    *("", "/", "belt", "belt/99", "belt/-1", "table/0", "table/999999", "middle", "middle/²"),
    *("red/set", "red/cards", "mauve/cards"),
)
"""Most of them are no places at a simulated table."""


SAID = (("HELLO", "1", "red", "0.1.0", "7"), ("DOWN", "A"), ("TAG+", "04A1B2C3D4E5F6", "1"))
"""What a seat station says, in words (docs/station-protocol.md)."""


class Count(Struct):
    """What became of the attempts; `errors` has an example of each kind of traceback."""

    tried: int = 0
    refused: int = 0
    tracebacks: int = 0
    hangs: int = 0
    errors: dict[str, str] = field(default_factory=dict)


class Hang(BaseException):
    "An attempt that did not end in time. No error of ours, so that nothing catches it."


def try_each(attempt: Callable[[], object], counted: Count, shown: Callable[[], object]) -> None:
    """Make one attempt and count what became of it."""
    counted.tried += 1
    try:
        with _in_time():
            counted.refused += _refused(attempt)
    except Hang:
        counted.hangs += 1
    except Exception as error:
        counted.tracebacks += 1
        counted.errors.setdefault(type(error).__name__, f"{shown()!r:.300}: {error!s:.300}")


def _refused(attempt: Callable[[], object]) -> bool:
    """Whether *attempt* is refused, in a sentence that can be printed."""
    try:
        attempt()
    except (TableError, GameError) as refusal:
        str(refusal).encode()
        return True
    return False


@contextmanager
def _in_time() -> Iterator[None]:
    def too_long(*_: object) -> None:
        raise Hang

    before = signal.signal(signal.SIGALRM, too_long)
    signal.setitimer(signal.ITIMER_REAL, LONGEST_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)


def mutated(content: bytes, rng: random.Random) -> bytes:
    """*content* with one to four pieces replaced, doubled, cut or flipped."""
    changed = bytearray(content)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(changed) + 1)
        to = at + rng.choice((0, 1, 4, 30))
        match rng.randrange(4):
            case 0:
                changed[at:to] = rng.choice(SCRAPS)
            case 1:
                changed[at:at] = changed[at : at + 200]
            case 2:
                del changed[at : to * 2]
            case 3 if at < len(changed):
                changed[at] ^= 1 << rng.randrange(8)
    return bytes(changed)


# ---- what people name and write ------------------------------------------------------------------


def _settings(kind: type[Any], shipped: Mapping[str, Path], seed: int, count: int) -> Count:
    rng, counted = random.Random(seed), Count()
    contents = [path.read_bytes() for path in shipped.values()]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "file.toml"
        for _ in range(count):
            path.write_bytes(mutated(rng.choice(contents), rng))
            try_each(lambda: read_settings(path, kind, "a file"), counted, path.read_bytes)
    return counted


def _match_files(seed: int, count: int) -> Count:
    rng, counted = random.Random(seed), Count()
    record, entries = _recorded(rng.choice([*CATALOGUE]), rng.randrange(3))
    file = matchfile.write(record, entries)
    for _ in range(count):
        if rng.random() < 0.5:
            data = mutated(file, rng)
            try_each(partial(_read_match, data), counted, lambda: data)  # noqa: B023  (at once)
        else:  # a file that is sealed as it should be, and in which one entry is another
            at = rng.randrange(len(entries))
            body = mutated(bytes(entries[at].body), rng)
            changed = [*entries]
            changed[at] = replace(changed[at], body=msgspec.Raw(body))
            try_each(
                lambda: _read_match(matchfile.write(record, changed)),  # noqa: B023
                counted,
                lambda: body,  # noqa: B023
            )
    return counted


def _read_match(data: bytes) -> None:
    record, entries = matchfile.read(data)
    play_again(
        CATALOGUE[record.game].rules, CATALOGUE[record.game].rules.move_type, record, entries
    )


def _recorded(game: str, seed: int) -> tuple[MatchRecord, list[Entry]]:
    """The first moves of a random match."""
    spec, rng = CATALOGUE[game], random.Random(f"{game}/{seed}")
    seats = ("red", "blue", "green", "yellow")
    state = spec.rules.initial(spec.rules.options_from({}), seats)
    entries: list[Entry] = []
    while len(entries) < 60 and (move := spec.rules.random_move(state, rng.random)) is not None:
        state = spec.rules.play(state, move)
        body = msgspec.Raw(msgspec.json.encode(move))
        entries.append(Entry(number=len(entries) + 1, at_s=float(len(entries)), body=body))
    table = spec.table(TableShape())
    record = MatchRecord(
        id=1,
        game=game,
        options=msgspec.to_builtins(spec.rules.options_from({})),
        seats=seats,
        table="sim",
        simulated=True,
        began_utc="2026-01-01T12:00:00+00:00",
        status="abandoned",
        totals=table.standings(state).totals,
    )
    return record, entries


def _options(seed: int, count: int) -> Count:
    """`--option NAME=VALUE`."""
    rng, counted = random.Random(seed), Count()
    for _ in range(count):
        game = rng.choice([*CATALOGUE.values()])
        name = rng.choice([*game.rules.options_type.__struct_fields__, "luck", ""])
        value = rng.choice((*SCRAPS, b"1", b"none", b"true")).decode("utf-8", "surrogateescape")
        word = rng.choice((f"{name}={value}", name, value))
        try_each(
            lambda: game.rules.options_from(notation.settings([word])),  # noqa: B023
            counted,
            lambda: word,  # noqa: B023
        )
    return counted


# ---- what comes over a wire ----------------------------------------------------------------------


def _station_lines(seed: int, count: int) -> Count:
    rng, counted = random.Random(seed), Count()
    host, now_us = HostEnd(first_stream=1), 0
    for _ in range(count):
        words: tuple[str, ...] = rng.choice(SAID)
        if rng.random() < 0.5:  # a line that is whole, and says what no station says
            words = (*words[:1], *(rng.choice(SCRAPS).decode("latin-1") for _ in words[1:]))
            data = format_line(f"{rng.randrange(3)}", rng.randrange(70000), *words)
        else:
            line = format_line(f"{rng.randrange(3)}", rng.randrange(70000), *words)
            data = mutated(line, rng)
        now_us += rng.randrange(2000)
        try_each(partial(host.receive, now_us, data), counted, lambda: data)  # noqa: B023
    return counted


# ---- what hands do -------------------------------------------------------------------------------


def _hands(game: str, seed: int, count: int) -> Count:
    """Acts of every kind at every place, in the middle of a match of bots that goes on."""
    rng, counted = random.Random(seed), Count()
    seating, table = Seating(4, 2, "easy", seed, game), CATALOGUE[game].table_file
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file(table), loop, seating, deep=False) as opened,
    ):
        opened.start()
        world = opened.world
        assert world is not None, "the shipped tables are simulated"
        for _ in range(count):
            line = _act_line(world, rng)
            seat = rng.choice((*world.seats, "mauve"))
            later_s = loop.now_s() + rng.choice((0.0, 0.05, 0.6))

            def happen(seat: str = seat, line: bytes = line, later_s: float = later_s) -> None:
                world.act(seat, act_on(line), loop.now_s())
                loop.run(until_s=later_s)

            try_each(happen, counted, lambda: (seat, line))  # noqa: B023
    return counted


def _act_line(world: World, rng: random.Random) -> bytes:
    """An act of any kind on the wire, mostly at a place that there is; some are mangled."""
    kind = rng.choice(get_args(AnyAct))
    known = [*world.places, *world.layout.piles, *world.layout.rows]
    told: dict[str, Any] = {"type": kind.__name__}
    for name in kind.__struct_fields__:
        if name == "button":
            told[name] = rng.choice(("A", "B", "C"))
        elif name == "index":
            told[name] = rng.choice((None, None, 0, 1, 5, -1, 10**6))
        elif name == "hold_s":
            told[name] = rng.choice((0.1, 0.4, 0.0, -1.0, 1e9))
        elif name == "face_up":
            told[name] = rng.random() < 0.5
        elif name == "reader":
            told[name] = rng.choice(("", "pad/mauve", *world.spots, "pad/red", "pad/blue"))
        else:
            told[name] = rng.choice(known if rng.random() < 0.8 else NO_PLACES)
    line = msgspec.json.encode(told)
    return mutated(line, rng) if rng.random() < 0.1 else line


TARGETS: dict[str, Callable[[int, int], Count]] = {
    "table files": partial(_settings, TableFile, builtin_tables()),
    "noise profiles": partial(_settings, Profile, builtin_profiles()),
    "match files": _match_files,
    "options": _options,
    "station lines": _station_lines,
    **{f"hands, {game}": partial(_hands, game) for game in CATALOGUE},
}
