"""The bench of the readers: its targets are met, and it would see it if they were not.

Everything is on a virtual clock, so the figures are the same on every machine.
"""

import importlib.util
import json

import pytest

from bench import rfid, rfid_presence
from controller.cli import main
from hardware.sim.tags import Tag


@pytest.fixture(scope="module")
def result():
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rfid, "QUICK_SETS", 25)
        patch.setattr(rfid, "QUICK_TIMED_SETS", 30)
        patch.setattr(rfid_presence, "QUICK_HOURS", 0.05)
        patch.setattr(rfid_presence, "QUICK_REMOVALS", 100)
        yield rfid.run(seed=1, quick=True)


# ---- targets -----------------------------------------------------------------------------------


def test_an_empty_poll_takes_12_transfers_and_1_2_ms_at_most(result):
    empty = result["drivers"]["ours"]["empty"]
    assert empty["transfers"] <= 12
    assert empty["ms_at_30us"] <= 1.2


@pytest.mark.parametrize("field", ["one_4byte", "one_ntag"])
def test_one_tag_is_read_in_8_ms(result, field):
    assert result["drivers"]["ours"][field]["ms_at_30us"] <= 8.0


@pytest.mark.parametrize(("peer", "package"), [("mfrc522", "mfrc522"), ("pi_rc522", "pirc522")])
def test_a_peer_takes_2013_transfers_to_see_nothing(result, peer, package):
    if importlib.util.find_spec(package) is None:
        pytest.skip(f"{package} is not installed")
    assert result["drivers"][peer]["empty"]["transfers"] == 2013
    assert result["drivers"][peer]["empty"]["bytes"] == 4026


@pytest.mark.parametrize("n", ["1", "2", "3", "4", "8"])
def test_an_inventory_takes_little_more_than_the_air_does(result, n):
    of = result["inventory"][n]
    assert of["ratio_at_0us"] <= 1.1
    assert of["ratio_at_30us"] <= 1.3
    # The mean limit is of random UIDs, whose collisions these few sets may not quite have.
    assert of["ratio_at_0us"] > 0.95, "nothing is quicker than the air"


def test_every_tag_is_found_and_none_invented(result):
    assert set(result["complete"]) == set("12345678")
    for of in result["complete"].values():
        assert of == {"sets": 25, "complete": 25, "invented": 0}


def test_bit_errors_invent_nothing_and_cost_little(result):
    assert result["noisy"]["bit_error_rate"] == 1e-4
    assert result["noisy"]["invented"] == 0
    assert result["noisy"]["miss_rate"] < 0.005


def test_a_resting_tag_stays(result):
    assert result["resting"] == {"hours": 0.05, "false_removals": 0}


def test_a_removal_is_reported_within_120_ms(result):
    assert 0 < result["removal_ms"]["median"] <= result["removal_ms"]["p99"] <= 120


# ---- would it be seen? -------------------------------------------------------------------------


def test_false_removals_are_counted(monkeypatch):
    monkeypatch.setattr(rfid_presence, "SILENT_POLLS", 0.6)
    assert rfid_presence._resting(0.01, seed=1)["false_removals"] > 0


def test_tags_that_are_missed_are_counted(monkeypatch):
    monkeypatch.setattr(rfid, "BIT_ERROR_RATE", 0.01)
    assert rfid._noisy(10, seed=1)["miss_rate"] > 0.1


def test_a_tag_that_never_answers_makes_its_set_incomplete(monkeypatch):
    hear = Tag.hear

    def deaf(tag, frame, last_bits, encrypted=False):
        return None if tag.uid[-1] % 2 else hear(tag, frame, last_bits, encrypted)

    monkeypatch.setattr(Tag, "hear", deaf)
    of = rfid._completeness(4, 20, seed=1)
    assert of["complete"] < 20
    assert of["invented"] == 0


def test_what_is_found_without_being_there_or_twice_is_invented():
    assert rfid._invented([b"a", b"b"], [b"a", b"b", b"c"]) == 0
    assert rfid._invented([b"a", b"x"], [b"a", b"b"]) == 1
    assert rfid._invented([b"a", b"a"], [b"a"]) == 1


def test_a_peer_that_is_not_installed_has_no_figure(monkeypatch, result):
    monkeypatch.setitem(rfid._PACKAGES, "mfrc522", "no_such_package")
    missing = {"mfrc522": rfid._driver("mfrc522", rfid._mfrc522)}
    assert missing == {"mfrc522": None}
    assert "not installed" in rfid.table(result | {"drivers": missing})


# ---- what is printed ---------------------------------------------------------------------------


def test_the_table_for_people_names_every_driver_and_the_limit(result):
    printed = rfid.table(result)
    for word in ("ours, one_ntag", "mfrc522, empty", "pi_rc522, empty", "8 NTAG", "58.0", "200 of"):
        assert word in printed


def test_json_is_one_object_with_the_figures_under_their_names(monkeypatch, capsys, result):
    monkeypatch.setattr(rfid, "run", lambda seed, quick: result | {"quick": quick})
    assert main(["bench", "rfid", "--quick", "--json", "--seed", "3"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert (printed["bench"], printed["seed"], printed["quick"]) == ("rfid", 3, True)
    assert set(printed["drivers"]) == {"ours", "mfrc522", "pi_rc522"}
    assert set(printed["presence_check_ms"]) == {"1", "2", "4"}
    assert printed["inventory"]["2"]["air_ms"] == 13.1
