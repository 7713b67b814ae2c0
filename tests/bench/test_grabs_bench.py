"""The bench of grabs: a tracker's faults are counted as what they are, and nothing else is."""

import json
from argparse import Namespace

import pytest
from msgspec.structs import replace

import bench
from bench import grab_round, grabs
from bench.grab_round import Round, Setup
from bench.hands import Grab
from bench.profiles import ProfileError, load_profile
from bench.tally import Judge, Tally
from bench.trackers import OneMissTracker, OurTracker, ToldTracker, Word
from controller.belt import Absence, Missing, Passes, Quality, Returned, Suspected, Taken, Weak
from hardware.sim.noise import CLEAN, Spells

UNREAD = Absence(seen_s=1.0, passes=(Passes("belt", 1, 2.0, 2.0),), doubt=0.1)


def suspected(tile):
    return Suspected(tile, UNREAD)


def missing(tile):
    return Missing(tile, UNREAD)


def taken(tile, seat):
    return Taken(tile, seat, at_s=2.0)


def returned(tile):
    return Returned(tile, place_turns=0.1, at_s=2.0, reader="belt")


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
        total += Round(Setup(load_profile(profile)), seed).play().tallies["planted"]
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
        self.on_back, self.on_gone = [], []
        self.loses_count = False
        self.share_missed = 0.0
        self.held = {}
        self.on_belt = self.proven = self.below = False
        self.back = True
        self.place = None
        self.passes = 0
        self.times = []
        self.read_there = True

    def missed(self, uid):
        return self.share_missed

    def weight(self, uid):
        return 1.0

    def holders(self):
        return self.held

    def lying(self):
        return {"04AA": (self.place, 0.0)} if self.on_belt else {}

    def places_apart(self, place_turns, place):
        return abs(place_turns * 36 - place)

    def turned(self):
        return 1.5

    def now_s(self):
        return 50.0

    def passes_while_lying(self, uid, until_s):
        return self.passes

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

    def passed_s(self, place, from_s):
        return self.times


@pytest.fixture
def truth():
    return Evidence()


class Says:
    """A tracker that says what the test wants it to."""

    def __init__(self):
        self.named, self.turned = set(), 0.0
        self.saying = Word(False)

    def word(self, tile):
        return self.saying


@pytest.fixture
def says():
    return Says()


@pytest.fixture
def judge(truth, says):
    return Judge(truth, {"04AA": 7}, says)


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
    truth.informative_passes = lambda place, from_s, until_s: by_time.get(until_s, 2)
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

    def passes(place, from_s, until_s):
        asked.extend([(place, from_s)] if until_s == 60.0 else [])
        return 2

    truth.informative_passes = passes
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


# ---- judged singly -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("passes", "word", "unseen"),
    [(3, Word(False), 1), (2, Word(False), 0), (3, Word(True), 0), (3, Word(None), 0)],
)
def test_a_tile_that_is_off_the_belt_for_three_passes_must_not_be_held_to_lie_there(
    judge, truth, says, passes, word, unseen
):
    grab(judge)
    truth.passes, says.saying = passes, word
    singles = judge.close(100.0).singles
    assert (singles.unseen, singles.judged) == (unseen, passes // 3)


def test_an_absence_ends_when_its_tile_lies_on_the_belt_again(judge, truth, says):
    grab(judge)
    truth.passes = 3
    [back] = truth.on_back
    back("04AA")
    says.saying = Word(True)
    assert judge.close(100.0).singles.unseen == 1, "judged when it came back, not at the end"


@pytest.mark.parametrize(
    ("word", "forgotten"), [(Word(False, 3 / 36), 0), (Word(False, 9 / 36), 1), (Word(True), 1)]
)
def test_a_tile_that_lies_there_for_three_passes_must_be_known_to(
    judge, truth, says, word, forgotten
):
    truth.passes, truth.place, truth.on_belt, says.saying = 3, 3, True, word
    [gone] = truth.on_gone
    gone("04AA", 3, 0.0)
    truth.on_belt = False
    assert judge.close(100.0).singles.forgotten == forgotten


@pytest.mark.parametrize(("read", "passes", "alarms"), [(True, 1, 1), (False, 3, 1), (False, 1, 0)])
def test_an_alarm_is_one_if_it_could_be_known_that_the_tile_lies_there(
    judge, truth, read, passes, alarms
):
    truth.proven, truth.read_there, truth.passes = True, read, passes
    judge.concluded([missing(7)], 20.0)
    assert (judge.close(100.0).singles.alarms, judge.tally.false) == (alarms, 1)


def test_seconds_are_counted_from_the_grab_to_the_certainty(judge):
    grab(judge, kept=True)
    judge.concluded([missing(7), missing(7)], 41.5)
    assert judge.close(100.0).singles.smooth.figures() == {"median": 31.5, "p99": 31.5, "never": 0}


def test_a_tile_of_which_it_is_never_said_that_it_is_gone_counts_as_never(judge):
    grab(judge, kept=True)
    assert judge.close(100.0).singles.smooth.figures() == {"median": None, "p99": None, "never": 1}


def test_the_limit_is_when_each_pass_of_a_tiles_place_came(judge, truth):
    grab(judge, kept=True)
    truth.times = [12.0, 32.0]
    judge.concluded([missing(7)], 41.5)
    passes = judge.close(100.0).singles.figures(grabs=1)["pass_s"]
    assert [passes[number]["median"] for number in "123"] == [2.0, 22.0, None]
    assert passes["3"]["never"] == 1


def test_who_has_a_tile_is_right_wrong_or_unknown(judge, truth, says):
    truth.held = {"04AA": "red"}
    for seat in ("red", "blue", ""):
        says.saying = Word(True, None, seat)
        judge.asked()
    truth.held = {"04AA": ""}
    says.saying = Word(True, None, "red")
    judge.asked()
    counts = judge.close(100.0).singles.instants
    assert counts == {"right": 1, "wrong": 2, "unknown": 1}


@pytest.mark.parametrize(("missed", "turns", "sound"), [(0.7, {1.5: 1}, 0), (0.0, {}, 1)])
def test_a_weak_tag_that_is_named_counts_once_and_a_sound_one_as_a_mistake(
    truth, says, missed, turns, sound
):
    truth.share_missed = missed
    judge = Judge(truth, {"04AA": 7}, says)
    judge.concluded([Weak(7, Quality(5.0, 3.0)), Weak(7, Quality(9.0, 8.0))], 20.0)
    singles = judge.close(100.0).singles
    assert (singles.named_turns, singles.sound_named, singles.never_named) == (turns, sound, 0)


# ---- the rounds ----------------------------------------------------------------------------------


def test_a_round_is_the_same_every_time_and_another_with_another_seed():
    def outcomes(seed):
        played = Round(Setup(load_profile("cruel")), seed).play()
        return played.grabs, played.outcomes

    assert outcomes(1) == outcomes(1) != outcomes(2)


def test_hands_do_everything_that_a_bench_wants_of_them():
    played = [Round(Setup(load_profile("cruel")), seed).play() for seed in range(3)]
    first = [one.split(" by ")[0] for play in played for one in play.outcomes["baseline"]]
    assert {"taken", "missing", "returned"} <= set(first)
    assert {seat for play in played for _, seat, _ in play.grabs} == {
        "red",
        "blue",
        "green",
        "yellow",
    }


def test_a_tracker_that_is_told_of_shadows_suspects_nothing_that_was_hidden(monkeypatch):
    """Shadows hide tiles for half of the time; nothing else goes wrong, and no hand is near."""
    profile = replace(CLEAN, shadows=Spells(per_minute=20.0, duration_s=1.5))
    suspicions = {}
    for kind in (OurTracker, ToldTracker):
        heard = suspicions[kind] = []

        class Listening(kind):
            def hear(self, signal, heard=heard):
                conclusions = super().hear(signal)
                heard += [one for one in conclusions if isinstance(one, Suspected | Missing)]
                return conclusions

        monkeypatch.setattr(grab_round, "TRACKERS", {"planted": Listening})
        Round(Setup(profile, players=0), 1).play()
    assert suspicions[OurTracker]
    assert not suspicions[ToldTracker]


def test_both_twins_live_through_the_same_round(monkeypatch):
    monkeypatch.setattr(grab_round, "PLAY_S", 10.0)
    rough = load_profile("rough")
    anywhere = Setup(replace(rough, hands=replace(rough.hands, reach_mm=0.0)))
    fast, deep = (Round(anywhere, 5, deep=deep).play() for deep in (False, True))
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
        readers="1,2",
        in_play=False,
        matches=None,
        assume=None,
        speed=1.0,
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
    "judged",
    "unseen",
    "forgotten",
    "alarms",
    "wrong_single",
    "certain_s",
    "pass_s",
    "certain_troubled_s",
    "certain_fresh_s",
    "attributed",
    "attributed_at_end",
    "weak_named_turns",
}


def test_the_result_has_the_keys_that_benches_have(options, capsys):
    assert bench.run(options) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["bench"], result["seed"], result["rounds"]) == ("grabs", 1, 2)
    for tracker in grab_round.TRACKERS:
        assert list(result[tracker]) == ["clean", "cruel"]
        for profile in result[tracker].values():
            assert list(profile["readers"]) == ["1", "2"]
            for of in profile["readers"].values():
                assert set(of) == KEYS
                assert (of["rounds"], set(of["certain_passes"])) == (2, {"median", "p99"})
                assert set(of["attributed"]) == {"right", "wrong", "unknown", "wrong_of_said"}


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


def test_a_wrong_belief_is_held_against_the_right_one_in_the_same_rounds(tmp_path):
    path = tmp_path / "absurd.toml"
    path.write_text("[reads]\nmissed_passes = 0.9\n[readers]\noff_mm = 100.0\n", "utf-8")
    result = grabs.run(1, True, 2, 4, "clean", False, assume=str(path))
    grabbed = {result[name]["clean"]["readers"]["1"]["grabs"] for name in ("profiles", "right")}
    assert len(grabbed) == 1
    errors = result["belief"]["clean"]["1"]
    assert errors["right"] == 0 < errors["believed"]
    assert errors["times"] is None, "nothing is three times 0"
    assert any("where it believes in the world that is played" in row for row in table_of(result))


def test_who_believes_in_the_world_that_is_played_errs_as_often_as_the_right_belief(monkeypatch):
    monkeypatch.setattr(grab_round, "PLAY_S", 30.0)
    result = grabs.run(1, True, 2, 4, "rough,cruel", False, assume="cruel")
    assert result["right"]["cruel"] == result["profiles"]["cruel"]
    assert result["right"]["rough"] != result["profiles"]["rough"]


def table_of(result):
    return grabs.table(result).splitlines()


def test_a_profile_of_ones_own_is_named_after_its_file(tmp_path):
    path = tmp_path / "attic.toml"
    path.write_text("[reads]\nmissed_passes = 0.5\n", "utf-8")
    result = grabs.run(1, True, 1, 2, f"clean,{path}", False)
    assert list(result["baseline"]) == ["clean", "attic"]
    false = {name: of["readers"]["1"]["false"] for name, of in result["baseline"].items()}
    assert false["attic"] > false["clean"]


def test_an_unknown_profile_is_refused_before_anything_is_played():
    with pytest.raises(ProfileError, match="gentle"):
        grabs.run(1, True, 1, 4, "clean,gentle", False)
