"""The bench of grabs: a tracker's faults are counted as what they are, and nothing else is."""

import json
from argparse import Namespace

import pytest
from msgspec.structs import replace

import bench
from bench import grab_round, grabs
from bench.grab_round import Round
from bench.hands import Grab
from bench.tally import Judge, Tally
from bench.trackers import OneMissTracker
from controller.belt import Missing, Returned, Suspected, Taken
from hardware.errors import ProfileError
from hardware.sim.noise import load_profile


def suspected(tile):
    return Suspected(tile, 0.9)


def missing(tile):
    return Missing(tile, after_s=1.0, before_s=2.0, passes=1)


def taken(tile, seat):
    return Taken(tile, seat, at_s=2.0)


def returned(tile):
    return Returned(tile, place_turns=0.1, at_s=2.0)


# ---- faults that are planted ---------------------------------------------------------------------


class Planted(OneMissTracker):
    """The baseline, with something wrong."""

    def hear(self, signal):
        return [self.planted(conclusion) for conclusion in super().hear(signal)]


class WrongSeat(Planted):
    def planted(self, conclusion):
        return replace(conclusion, seat="red") if isinstance(conclusion, Taken) else conclusion


class Mute(OneMissTracker):
    def hear(self, signal):
        super().hear(signal)
        return ()


class Panic(OneMissTracker):
    """Calls every tile missing, over and over."""

    def hear(self, signal):
        super().hear(signal)
        return [missing(tile) for tile in range(36)]


def play(monkeypatch, tracker, profile="clean", rounds=2):
    monkeypatch.setattr(grab_round, "TRACKERS", {"planted": tracker})
    total = Tally()
    for seed in range(rounds):
        total += Round(load_profile(profile), seed, 4, deep=False).play().tallies["planted"]
    return total


def test_a_tracker_that_names_the_wrong_seat_misattributes(monkeypatch):
    total = play(monkeypatch, WrongSeat)
    # Three of four hands that show their tile to a pad are not red's.
    assert total.misattributed > total.grabs * 0.62 * 0.6
    assert total.missed == total.false == 0


def test_a_tracker_that_never_concludes_misses_every_grab_that_left_evidence(monkeypatch):
    total = play(monkeypatch, Mute)
    assert total.missed > 0.9 * total.grabs
    assert (total.false, total.misattributed) == (0, 0)
    assert total.figures()["certain_passes"] == {"median": None, "p99": None}


def test_a_tracker_that_calls_everything_missing_is_false(monkeypatch):
    total = play(monkeypatch, Panic, rounds=1)
    assert total.false > 1000
    assert total.missed == 0


def test_the_baseline_misses_nothing_while_nothing_goes_wrong(monkeypatch):
    total = play(monkeypatch, OneMissTracker, rounds=5)
    assert total.grabs > 300
    assert total.false == total.misattributed == total.covered == 0
    assert total.missed <= 2, "it knows a tile's place to a place and no better"
    assert total.figures()["certain_passes"]["median"] == 1


def test_the_baseline_raises_false_alarms_where_passes_are_missed(monkeypatch):
    total = play(monkeypatch, OneMissTracker, "cruel", rounds=5)
    assert total.false > 10
    assert total.misattributed == 0
    assert total.covered > 0


# ---- what counts as what -------------------------------------------------------------------------


class Evidence:
    """A truth that says what the test wants it to."""

    def __init__(self):
        self.on_belt = self.proven = self.below = False
        self.back = True
        self.place = None
        self.passes = 0
        self.read_there = True

    def lies(self, uid):
        return self.on_belt

    def came_back(self, uid, from_s):
        return self.back

    def lies_about(self, uid, place):
        return self.place == place

    def lies_proven(self, uid, now_s):
        return self.proven

    def covered(self, uid):
        return self.below

    def read_while_lying(self, uid):
        return self.read_there

    def passes_since(self, uid, place, from_s, until_s):
        return self.passes

    def informative_passes(self, place, from_s, until_s):
        return self.passes


@pytest.fixture
def truth():
    return Evidence()


@pytest.fixture
def judge(truth):
    return Judge(truth, {"04AA": 7})


def grab(judge, seat="red", at_s=10.0, **how):
    grabbed = Grab("04AA", seat, at_s, place=3, **how)
    judge.grabbed(grabbed)
    return grabbed


def test_passes_are_counted_to_the_first_suspicion_and_to_the_first_certainty(judge, truth):
    grab(judge, kept=True)
    truth.passes = 1
    judge.concluded([suspected(7)], 20.0)
    truth.passes = 2
    judge.concluded([suspected(7)], 30.0)
    judge.concluded([missing(7)], 40.0)
    by_time = {20.0: 1, 40.0: 2}
    truth.informative_passes = lambda place, from_s, until_s: by_time[until_s]
    tally = judge.close(100.0)
    assert (tally.suspect_passes, tally.certain_passes) == ({1: 1}, {2: 1})
    assert (tally.grabs, tally.missed, tally.false) == (1, 0, 0)


def test_a_suspicion_alone_is_no_knowledge(judge, truth):
    grab(judge, kept=True)
    truth.passes = 2
    judge.concluded([suspected(7)], 20.0)
    assert judge.close(100.0).missed == 1


def test_a_grab_that_left_no_evidence_is_not_missed(judge):
    grab(judge)
    assert judge.close(100.0).missed == 0


@pytest.mark.parametrize(("place", "passes", "missed"), [(5, 1, 1), (3, 2, 0), (3, 3, 1)])
def test_a_tile_that_is_soon_back_at_its_old_place_is_not_missed(
    judge, truth, place, passes, missed
):
    grab(judge)
    truth.place, truth.passes = place, passes
    assert judge.close(100.0).missed == missed


@pytest.mark.parametrize("conclusion", [missing(7), taken(7, "red"), returned(7)])
def test_each_firm_conclusion_is_knowledge(judge, truth, conclusion):
    grab(judge)
    truth.passes = 5
    judge.concluded([conclusion], 20.0)
    assert judge.close(100.0).missed == 0


def test_to_take_a_tile_for_back_that_is_gone_is_no_knowledge(judge, truth):
    grab(judge, kept=True)
    truth.passes, truth.back = 5, False
    judge.concluded([returned(7)], 20.0)
    assert judge.close(100.0).missed == 1


def test_a_grab_is_judged_when_its_tile_is_grabbed_again_after_enough_evidence(judge, truth):
    grab(judge)
    truth.passes = 3
    grab(judge, at_s=50.0)
    judge.concluded([missing(7)], 60.0)
    assert judge.close(100.0).missed == 1


def test_a_tile_that_was_hardly_back_makes_two_grabs_one(judge, truth):
    first = grab(judge)
    first.shown = True
    judge.concluded([taken(7, "red")], 11.0)
    truth.read_there = False
    grab(judge, seat="blue", at_s=15.0, kept=True)
    truth.passes = 5
    tally = judge.close(100.0)
    assert (tally.grabs, tally.missed) == (2, 0)
    assert not tally.certain_passes, "nobody could know that it was back"


@pytest.mark.parametrize(("read", "counted"), [(False, (3, 10.0)), (True, (9, 15.0))])
def test_passes_are_those_of_the_place_where_somebody_could_know_the_tile(
    judge, truth, read, counted
):
    grab(judge, kept=False)
    truth.read_there = read
    judge.grabbed(Grab("04AA", "blue", 15.0, place=9, kept=True))
    judge.concluded([missing(7)], 60.0)
    asked = []
    truth.informative_passes = lambda place, from_s, until_s: asked.append((place, from_s)) or 2
    tally = judge.close(100.0)
    assert set(asked) == {counted}
    assert tally.certain_passes == {2: 1}


def test_a_tile_that_was_held_for_gone_already_is_known_to_be(judge, truth):
    judge.concluded([missing(7)], 5.0)
    grab(judge, kept=True)
    truth.passes = 5
    assert judge.close(100.0).missed == 0


def test_a_tile_that_came_back_must_be_missed_anew(judge, truth):
    judge.concluded([missing(7), returned(7)], 5.0)
    grab(judge, kept=True)
    truth.passes = 5
    assert judge.close(100.0).missed == 1


@pytest.mark.parametrize("conclusion", [missing(7), taken(7, "red")])
def test_a_tile_that_lies_there_through_a_pass_makes_an_alarm_false(judge, truth, conclusion):
    grab(judge)
    truth.proven = True
    judge.concluded([conclusion], 20.0)
    assert judge.tally.false == 1


def test_a_covered_tile_that_is_called_missing_is_counted_apart(judge, truth):
    truth.below = True
    judge.concluded([missing(7)], 20.0)
    assert (judge.tally.covered, judge.tally.false) == (1, 0)


def test_the_seat_whose_hand_took_the_tile_last_has_it(judge):
    grab(judge, seat="red")
    judge.concluded([taken(7, "red")], 11.0)
    assert judge.tally.misattributed == 0
    grab(judge, seat="blue", at_s=20.0)
    judge.concluded([taken(7, "red")], 21.0)
    assert judge.tally.misattributed == 1


# ---- the rounds ----------------------------------------------------------------------------------


def test_a_round_is_the_same_every_time_and_another_with_another_seed():
    def outcomes(seed):
        played = Round(load_profile("cruel"), seed, 4, deep=False).play()
        return played.grabs, played.outcomes

    assert outcomes(1) == outcomes(1) != outcomes(2)


def test_hands_do_everything_that_a_bench_wants_of_them():
    played = [Round(load_profile("cruel"), seed, 4, deep=False).play() for seed in range(3)]
    first = [one.split(" by ")[0] for play in played for one in play.outcomes["baseline"]]
    assert {"taken", "missing", "returned"} <= set(first)
    assert {seat for play in played for _, seat, _ in play.grabs} == {
        "red",
        "blue",
        "green",
        "yellow",
    }


def test_both_twins_live_through_the_same_round(monkeypatch):
    monkeypatch.setattr(grab_round, "PLAY_S", 10.0)
    fast, deep = (Round(load_profile("rough"), 5, 4, deep=deep).play() for deep in (False, True))
    assert len(fast.grabs) >= 6
    assert fast.grabs == deep.grabs
    # A tile at the very edge of a zone may be read by one twin and not by the other.
    for tracker in grab_round.TRACKERS:
        pairs = zip(fast.outcomes[tracker], deep.outcomes[tracker], strict=True)
        assert sum(one != other for one, other in pairs) <= 1, tracker


# ---- the command ---------------------------------------------------------------------------------


@pytest.fixture
def options(monkeypatch):
    monkeypatch.setattr(grabs, "QUICK_ROUNDS", 2)
    return Namespace(
        name="grabs",
        seed=1,
        quick=True,
        json=True,
        rounds=None,
        players=4,
        profile="clean,cruel",
        deep=False,
    )


KEYS = {
    "rounds",
    "grabs",
    "missed",
    "false",
    "misattributed",
    "suspect_passes",
    "certain_passes",
    "covered",
}


def test_the_result_has_the_keys_that_benches_have(options, capsys):
    assert bench.run(options) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["bench"], result["seed"], result["rounds"]) == ("grabs", 1, 2)
    for tracker in grab_round.TRACKERS:
        assert list(result[tracker]) == ["clean", "cruel"]
        for of in result[tracker].values():
            assert set(of) == KEYS
            assert (of["rounds"], set(of["certain_passes"])) == (2, {"median", "p99"})


def test_people_get_a_table(options, capsys):
    options.json = False
    bench.run(options)
    rows = capsys.readouterr().out.splitlines()
    assert any(row.startswith("cruel, baseline") for row in rows)


def test_the_figures_do_not_depend_on_how_many_processes_play(monkeypatch):
    monkeypatch.setattr(grabs, "CHUNK", 2)
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    alone = grabs.run(1, True, 4, 4, "cruel", False)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    assert grabs.run(1, True, 4, 4, "cruel", False) == alone


def test_a_profile_of_ones_own_is_named_after_its_file(tmp_path):
    path = tmp_path / "attic.toml"
    path.write_text("[reads]\nmissed_passes = 0.5\n", "utf-8")
    result = grabs.run(1, True, 1, 2, f"clean,{path}", False)
    assert list(result["baseline"]) == ["clean", "attic"]
    assert result["baseline"]["attic"]["false"] > result["baseline"]["clean"]["false"]


def test_an_unknown_profile_is_refused_before_anything_is_played():
    with pytest.raises(ProfileError, match="gentle"):
        grabs.run(1, True, 1, 4, "clean,gentle", False)
