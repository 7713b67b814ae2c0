"""Grabs in play: what hands do wrong is done, noticed where the table says so, and judged by the
world."""

from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from bench import in_play
from bench.in_play import SLIPS, UIDS, Job, Played, Slip, _figures, _Watcher, play
from controller.games.luggage import watching
from controller.views import Notice
from hardware.loop import Loop, VirtualClock
from hardware.sim.noise import CLEAN


def test_honest_hands_are_asked_for_nothing():
    played = play(Job("clean", CLEAN, 1, 1, True))
    assert played.slips == []
    assert (played.requests, played.wrong) == (0, 0)
    assert played.play_s > 60.0


def test_honest_hands_are_asked_for_nothing_in_rulebook_play():
    played = play(Job("clean", CLEAN, 2, 1, True, "rulebook"))
    assert (played.requests, played.wrong) == (0, 0)
    assert played.play_s > 60.0


def test_a_table_that_doubts_every_claim_is_found_out(mocker):
    doubted = Notice(watching.CLAIMS_TOO_MANY, {"expected": 1, "most": 0}, rule="L-25")
    mocker.patch.object(watching, "claims", return_value=(doubted,))
    assert play(Job("clean", CLEAN, 1, 1, True, "rulebook")).wrong > 0


def test_hands_that_err_are_noticed_on_a_table_without_noise():
    slips = [slip for seed in (1, 3) for slip in play(Job("clean", CLEAN, 4, seed, False)).slips]
    assert {slip.kind for slip in slips} == set(SLIPS)
    noticed = [slip for slip in slips if slip.noticed_s is not None]
    assert len(noticed) > len(slips) / 2
    assert all(slip.noticed_s >= slip.at_s for slip in noticed)


def test_a_table_that_complains_at_random_is_found_out(mocker):
    """The control: it asks for tiles that it has just read on the belt."""
    heard = watching.heard

    def rash(watch, before, track, tile, told, now_s):
        watch = heard(watch, before, track, tile, told, now_s)
        lying = tile in watch.drawn and watch.drawn[tile].state == "lying"
        return replace(watch, asked=(tile,)) if lying else watch

    mocker.patch.object(watching, "heard", rash)
    assert play(Job("clean", CLEAN, 1, 1, True)).wrong > 0


def test_the_figures_count_each_kind_and_the_honest_minutes_apart():
    erring = Played(play_s=120.0, requests=2, wrong=1, slips=[Slip("dropped", 3, 10.0, 40.0),
                    Slip("dropped", 4, 10.0), Slip("swapped", 5, 1.0, 9.0)])  # fmt: skip
    figures = _figures([Played(play_s=60.0)], [erring])
    assert figures["slips"]["dropped"] == {
        "done": 2, "noticed": 1, "notice_s": {"median": 30.0, "p99": 30.0}
    }  # fmt: skip
    assert figures["slips"]["took_two"]["notice_s"] == {"median": None, "p99": None}
    assert (figures["minutes"], figures["wrong_complaints"]) == (2.0, 1)
    assert figures["honest"] == {"minutes": 1.0, "wrong_complaints": 0}


@pytest.mark.parametrize(
    ("covered_s", "bare_s", "late"), [(60, 5, True), (60, 25, False), (5, 5, False)]
)
def test_a_tile_that_was_covered_until_just_now_is_asked_for_late_and_not_wrongly(
    covered_s, bare_s, late
):
    lower, upper = (SimpleNamespace(piece=SimpleNamespace(uid=uid)) for uid in list(UIDS)[:2])
    world = SimpleNamespace(places={}, on_belt=[])
    opened = SimpleNamespace(world=world, console=SimpleNamespace(changed=[]))
    with Loop(VirtualClock()) as loop:
        watcher = _Watcher(opened, loop, turn_s=20.0)
        for stack, for_s in (([lower], 100), ([lower, upper], covered_s), ([lower], bare_s)):
            world.places["belt/3"] = stack
            world.on_belt[0](3)
            loop.run(until_s=loop.now_s() + for_s)
        assert watcher._late(UIDS[lower.piece.uid], loop.now_s()) == late


def test_each_play_has_its_figures(mocker):
    mocker.patch.object(in_play, "spread", lambda work, jobs, name, at_once: [Played()] * len(jobs))
    result = in_play.run(1, True, 2, "normal", "2", "assisted,rulebook")
    assert list(result["in_play"]) == ["normal, 2 readers", "normal, 2 readers, rulebook"]


@pytest.mark.parametrize("readers", ["1", "1,2"])
def test_each_number_of_readers_has_its_figures(readers, mocker):
    mocker.patch.object(in_play, "spread", lambda work, jobs, name, at_once: [Played()] * len(jobs))
    result = in_play.run(1, True, 2, "normal", readers)
    names = ["normal", "normal, 2 readers"][: len(readers.split(","))]
    assert list(result["in_play"]) == names
    assert "wrong if honest" in in_play.table(result)
