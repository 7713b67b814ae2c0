"""What is true of the belt tracker whatever happens at the table."""

import copy

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import asdict, replace

from controller import belt
from controller.belt import Missing, Returned, Suspected, Taken
from hardware.loop import Loop, VirtualClock
from hardware.signals import (
    BatteryMeasured,
    BeltFault,
    BeltMoved,
    BeltStopped,
    BeltWarning,
    ButtonPressed,
    ButtonReleased,
    ReaderLost,
    ReaderReady,
    SeatLost,
    SeatReady,
    TagEntered,
    TagLeft,
    Trouble,
)
from hardware.sim.noise import EncoderNoise, Profile, Reads

TILES = 6
SEATS = ("red", "blue")
READERS = {"near": (0.0, 40.0), "far": (630.0, 60.0)}


# ---- any signals, in any order -------------------------------------------------------------------

readers = st.sampled_from(["near", "far", "pad/red", "pad/blue", "spot/1"])
tiles = st.integers(0, TILES - 1)
turns = st.floats(-3.0, 3.0)
heard = st.one_of(
    st.builds(lambda r, t: (TagEntered(at_s=0.0, reader=r, uid=""), t), readers, tiles),
    st.builds(lambda r, t: (TagLeft(at_s=0.0, reader=r, uid=""), t), readers, tiles),
    st.builds(lambda n, v: (BeltMoved(at_s=0.0, turns=n, speed_rpm=v), None), turns, turns),
    st.builds(lambda n: (BeltStopped(at_s=0.0, turns=n), None), turns),
    st.builds(lambda: (BeltFault(at_s=0.0, trouble=Trouble("jam", "")), None)),
    st.builds(
        lambda r: (ReaderLost(at_s=0.0, reader=r, trouble=Trouble("reset", "")), None), readers
    ),
    st.builds(lambda r: (ReaderReady(at_s=0.0, reader=r), None), readers),
)


@st.composite
def streams(draw):
    """Signals in the order of their times, and the tiles that they name."""
    at_s, stream = 0.0, []
    for signal, tile in draw(st.lists(heard, max_size=40)):
        at_s += draw(st.sampled_from([0.0, 0.01, 0.05, 0.2, 1.0, 7.0]))
        stream.append((replace(signal, at_s=at_s), tile))
    return stream


def follow(stream, track=None):
    """Every track and all the conclusions that a stream of signals makes."""
    track = belt.new_track(1260.0, READERS) if track is None else track
    tracks, conclusions = [track], []
    for signal, tile in stream:
        track, concluded = belt.hear(track, signal, tile)
        tracks.append(track)
        conclusions += concluded
    return tracks, conclusions


@given(streams())
def test_nothing_is_taken_without_a_reading_at_a_pad(stream):
    _, conclusions = follow(stream)
    shown = [
        (tile, signal.reader.removeprefix("pad/"), signal.at_s)
        for signal, tile in stream
        if isinstance(signal, TagEntered) and signal.reader.startswith("pad/")
    ]
    taken = [(one.tile, one.seat, one.at_s) for one in conclusions if isinstance(one, Taken)]
    assert taken == shown


@given(streams(), st.booleans())
def test_every_conclusion_says_what_the_track_then_holds(stream, full):
    track = belt.begin_lap(belt.new_track(1260.0, READERS), frozenset(range(TILES)), 0.0, full=full)
    for signal, tile in stream:
        before = track
        track, conclusions = belt.hear(track, signal, tile)
        for one in conclusions:
            last = [other for other in conclusions if other.tile == one.tile][-1]
            if one is not last:
                continue
            match one:
                case Missing():
                    assert one.tile in track.where("missing") - before.where("missing")
                    assert one.absence.seen_s <= signal.at_s
                    assert one.absence.first_s <= signal.at_s
                case Taken():
                    assert track.tile(one.tile).seat == one.seat
                case Returned() | Suspected():
                    assert one.tile in track.where("belt")
        assert all(0.0 <= track.certainty(tile) <= 1.0 for tile in track.tiles)


@given(streams())
def test_a_track_is_a_value_that_hearing_never_changes(stream):
    track = belt.new_track(1260.0, READERS)
    for signal, tile in stream:
        before = copy.deepcopy(track)
        after, conclusions = belt.hear(track, signal, tile)
        assert track == before
        assert belt.hear(track, signal, tile) == (after, conclusions)
        track = after


@given(streams(), st.lists(st.floats(0.0, 200.0), max_size=10))
def test_signals_that_tell_nothing_of_the_belt_conclude_nothing_and_change_nothing(stream, times):
    track = follow(stream)[0][-1]
    for at_s in times:
        for signal, tile in (
            (SeatLost(at_s=at_s, seat="red", trouble=Trouble("silent", "")), None),
            (SeatReady(at_s=at_s, seat="red"), None),
            (ButtonPressed(at_s=at_s, seat="red", button="A"), None),
            (ButtonReleased(at_s=at_s, seat="red", button="B"), None),
            (BeltWarning(at_s=at_s, trouble=Trouble("adc-silent", "")), None),
            (BatteryMeasured(at_s=at_s, volts=6.0), None),
            (TagEntered(at_s=at_s, reader="near", uid="a card's"), None),
            (TagLeft(at_s=at_s, reader="near", uid="a card's"), None),
            (TagEntered(at_s=at_s, reader="pad/red", uid="a card's"), None),
            (TagEntered(at_s=at_s, reader="spot/1", uid=""), 1),
            (TagLeft(at_s=at_s, reader="pad/red", uid=""), 1),
            (ReaderLost(at_s=at_s, reader="pad/red", trouble=Trouble("reset", "")), None),
            (ReaderReady(at_s=at_s, reader="spot/1"), None),
        ):
            assert belt.hear(track, signal, tile) == (track, ())


# ---- rounds at the twin --------------------------------------------------------------------------

ROUNDS = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])

acts = st.lists(
    st.tuples(
        st.floats(0.2, 8.0),
        st.sampled_from(
            ["keep", "show and keep", "elsewhere", "show and put elsewhere", "give back", "fall",
             "stop", "reverse", "slow", "go", "go"]
        ),
        st.integers(0, 35),
        st.sampled_from(SEATS),
    ),
    max_size=25,
)  # fmt: skip


def play(table, acts):
    """A round: a mapping lap, acts with waits before them, a verification lap.

    Returns the tiles that a hand, or a fall, has touched.
    """
    touched, aside = set(), {seat: [] for seat in SEATS}
    table.map()
    lying = {place: place for place in table.tiles}
    for wait_s, what, place, seat in acts:
        table.wait(wait_s)
        free = next(p % 36 for p in range(place, place + 37) if p % 36 not in lying)
        match what:
            case "stop":
                table.stop()
            case "reverse" | "slow" | "go":
                table.run({"reverse": -3.0, "slow": 1.4, "go": 3.0}[what])
            case "give back" if aside[seat]:
                tile = aside[seat].pop()
                table.give_back(free, seat)
                lying[free] = tile
            case "fall" if place in lying:
                table.fall(place)
                touched.add(lying.pop(place))
            case "give back" | "fall":
                pass
            case _ if place in lying:
                tile = lying.pop(place)
                touched.add(tile)
                table.take(place, seat)
                if "show" in what:
                    table.show(seat)
                if "elsewhere" in what:
                    table.wait(0.8)
                    table.put(free, seat)
                    lying[free] = tile
                else:
                    table.lay_aside(seat)
                    aside[seat].append(tile)
    table.run()
    table.wait(1.0)
    table.lap()
    return touched, lying


@ROUNDS
@given(acts, st.sets(st.integers(0, 35), min_size=5, max_size=32), st.booleans())
def test_without_noise_all_that_was_removed_is_found_and_nothing_else(
    staged_belt, acts, tiles, two_readers
):
    with Loop(VirtualClock()) as loop:
        readers = {"near": (0.0, 40.0), "far": (630.0, 40.0)} if two_readers else None
        table = staged_belt(loop, tiles=tiles, **({"readers": readers} if readers else {}))
        touched, lying = play(table, acts)
        gone = table.track.where("missing") | table.track.where("taken")
        assert gone == tiles - set(lying.values())
        assert table.track.where("belt") == set(lying.values())
        for place, tile in lying.items():
            away = (table.place_of(tile) - place + 18) % 36 - 18
            assert abs(away) < 0.7, f"tile {tile} lies at {place}, not at {table.place_of(tile)}"
        assert {one.tile for one in table.conclusions} <= touched


def recorded(staged_belt, acts, seed):
    """The signals of a round at an imperfect table."""
    reads = Reads(missed_polls=0.1, missed_passes=0.02, edge_mm=4.0)
    profile = Profile(reads=reads, encoder=EncoderNoise(jitter_mm=0.5))
    with Loop(VirtualClock()) as loop:
        table = staged_belt(loop, tiles=range(30), profile=profile, seed=seed)
        play(table, acts)
        return table.signals


def retold(signals, *, later_s=0.0, further=0.0, way=1.0):
    """The same signals at other times and positions, or of a belt that runs the other way."""
    for signal, tile in signals:
        changed = asdict(signal) | {"at_s": signal.at_s + later_s}
        if "turns" in changed:
            changed["turns"] = way * signal.turns + further
        if "speed_rpm" in changed:
            changed["speed_rpm"] = way * signal.speed_rpm
        yield type(signal)(**changed), tile


def same(one, other, *, later_s=0.0, place=lambda place: place):
    """Whether two rows of conclusions are one another's, up to a shift and rounding."""

    def told(key, value, later_s, place):
        match value:
            case dict():
                return {name: told(name, one, later_s, place) for name, one in value.items()}
            case list() | tuple():
                return [told(key, one, later_s, place) for one in value]
            case float() if key.endswith("_s"):
                return round(value + later_s, 6)
            case float() if key == "place_turns":
                return round(place(value) * 1e6) % 1000000
            case float():
                return round(value, 6)
        return value

    def rows(conclusions, later_s, place):
        return [told("", msgspec.to_builtins(one), later_s, place) for one in conclusions]

    return rows(one, later_s, place) == rows(other, 0.0, lambda place: place)


def concluded(signals, readers=None):
    track = belt.new_track(1260.0, readers or {"belt": (0.0, 40.0)})
    return follow(signals, track)[1]


@ROUNDS
@given(acts, st.integers(0, 9), st.sampled_from([16.0, 1024.0, 65536.0]))
def test_when_it_happens_does_not_matter(staged_belt, acts, seed, later_s):
    signals = recorded(staged_belt, acts, seed)
    assert same(concluded(signals), concluded(retold(signals, later_s=later_s)), later_s=later_s)


@ROUNDS
@given(acts, st.integers(0, 9), st.sampled_from([0.25, 5.0, -0.375]))
def test_where_the_encoder_began_to_count_does_not_matter(staged_belt, acts, seed, further):
    signals = recorded(staged_belt, acts, seed)
    assert same(
        concluded(signals, {"belt": (0.0, 40.0)}),
        concluded(retold(signals, further=further), {"belt": (further % 1.0 * 1260.0, 40.0)}),
    )


@ROUNDS
@given(acts, st.integers(0, 9))
def test_a_belt_that_is_built_the_other_way_round_is_judged_the_same(staged_belt, acts, seed):
    signals = recorded(staged_belt, acts, seed)
    assert same(
        concluded(signals),
        concluded(retold(signals, way=-1.0)),
        place=lambda place: -place,
    )


@ROUNDS
@given(acts, st.integers(0, 9), st.randoms(use_true_random=False))
def test_the_numbers_of_the_tiles_do_not_matter(staged_belt, acts, seed, random):
    signals = recorded(staged_belt, acts, seed)
    number = list(range(36))
    random.shuffle(number)
    renamed = [(signal, tile if tile is None else number[tile]) for signal, tile in signals]

    def told(one):
        return one.tile, type(one).__name__, msgspec.json.encode(one)

    expected = [replace(one, tile=number[one.tile]) for one in concluded(signals)]
    assert sorted(map(told, concluded(renamed))) == sorted(map(told, expected))
