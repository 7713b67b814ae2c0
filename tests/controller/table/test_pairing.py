"""Pairing: who has read the PIN on the screen may look after the table, and nobody else."""

import json

import pytest

from controller.table.pairing import (
    FILE_NAME,
    LONGEST_WAIT_S,
    MOST_PHONES,
    PIN_DIGITS,
    PIN_S,
    TRIES,
    WAIT_S,
    Pairing,
    Revoke,
)


def other_than(pin):
    return f"{(int(pin) + 1) % 10**PIN_DIGITS:0{PIN_DIGITS}}"


@pytest.fixture
def pairing(tmp_path):
    return Pairing(tmp_path, lambda: "2026-11-28")


def paired(pairing, name="Ada", now_s=0.0):
    assert pairing.ask(now_s) is None
    return pairing.pair(pairing.pin, name, now_s)


def test_who_types_the_pin_gets_a_token_that_is_known_after_a_restart(pairing, tmp_path):
    token = paired(pairing)
    assert pairing.knows(token)
    assert pairing.pin == "", "it is good for one phone"
    assert Pairing(tmp_path).knows(token)


def test_a_token_is_nowhere_on_the_disk_and_the_file_is_for_its_owner_alone(pairing, tmp_path):
    token = paired(pairing)
    assert token not in (tmp_path / FILE_NAME).read_text()
    assert (tmp_path / FILE_NAME).stat().st_mode & 0o077 == 0


def test_a_token_of_one_table_is_nothing_at_another(pairing, tmp_path):
    assert not Pairing(tmp_path / "other").knows(paired(pairing))


@pytest.mark.parametrize("token", ["", " ", "0", "é", "\ud800".encode("utf-8", "replace").decode()])
def test_any_other_token_is_unknown(pairing, token):
    paired(pairing)
    assert not pairing.knows(token)


def test_a_digest_that_somebody_has_read_is_no_token(pairing):
    paired(pairing)
    assert not pairing.knows(pairing.phones[0].digest)


def test_after_five_wrong_pins_even_the_right_one_counts_no_more(pairing):
    pairing.ask(0.0)
    pin = pairing.pin
    told = [pairing.pair(other_than(pin), "Eve", 1.0) for _ in range(TRIES)]
    assert [one.id for one in told] == ["web-desk-wrong-pin"] * (TRIES - 1) + ["web-desk-no-pin"]
    assert [one.args["count"] for one in told[:-1]] == [4, 3, 2, 1]
    assert pairing.pair(pin, "Eve", 1.0).id == "web-desk-no-pin"
    assert pairing.phones == ()


def test_nobody_is_paired_while_no_pin_is_shown(pairing):
    assert pairing.pair("", "Eve", 0.0).id == "web-desk-no-pin"
    assert pairing.pair("000000", "Eve", 0.0).id == "web-desk-no-pin"


def fail(pairing, now_s):
    for _ in range(TRIES):
        pairing.pair(other_than(pairing.pin), "Eve", now_s)


def test_who_guesses_waits_twice_as_long_each_time_and_at_most_an_hour(pairing):
    now_s, waits = 0.0, []
    for _ in range(9):
        assert pairing.ask(now_s) is None
        fail(pairing, now_s)
        waits.append(pairing.ask(now_s).args["seconds"])
        assert pairing.ask(now_s + waits[-1] - 1.0) is not None
        now_s += waits[-1]
    assert waits[:4] == [WAIT_S, 2 * WAIT_S, 4 * WAIT_S, 8 * WAIT_S]
    assert waits[-1] == LONGEST_WAIT_S


def test_a_pin_that_nobody_types_goes_and_counts_as_a_failure(pairing):
    pairing.ask(0.0)
    pin = pairing.pin
    assert pairing.wake_at_s() == PIN_S
    assert pairing.pair(pin, "Ada", PIN_S).id == "web-desk-no-pin"
    assert (pairing.pin, pairing.wake_at_s()) == ("", None)
    assert pairing.ask(PIN_S).id == "web-desk-wait"


def test_somebody_at_the_table_need_not_wait_and_a_paired_phone_ends_the_waits(pairing):
    pairing.ask(0.0)
    fail(pairing, 0.0)
    pairing.show(1.0)
    assert isinstance(pairing.pair(pairing.pin, "Ada", 1.0), str)
    assert pairing.ask(2.0) is None


def test_asking_again_shows_the_same_pin_and_grants_no_more_tries(pairing):
    pairing.ask(0.0)
    pin = pairing.pin
    for _ in range(TRIES - 1):
        pairing.pair(other_than(pin), "Eve", 0.0)
        assert pairing.ask(1.0) is None
        assert pairing.pin == pin
    pairing.pair(other_than(pin), "Eve", 1.0)
    assert pairing.pin == ""


@pytest.mark.parametrize("name", ["", "x" * 11, "<b>\n", "a\x00"])
def test_a_name_that_cannot_be_shown_costs_no_try(pairing, name):
    pairing.ask(0.0)
    for _ in range(TRIES + 1):
        assert pairing.pair(pairing.pin, name, 0.0).id == "web-name-refused"
    assert isinstance(pairing.pair(pairing.pin, "Ada", 0.0), str)


def test_a_revoked_phone_is_unknown_at_once_and_after_a_restart(pairing, tmp_path):
    token, other = paired(pairing), paired(pairing, "Ben")
    (line,) = (one for one in pairing.lines()[1].then if one.args["name"] == "Ada")
    assert line.care, "it is asked for twice"
    assert isinstance(line.then[0].means, Revoke)
    pairing.revoke(line.then[0].means.digest)
    assert [pairing.knows(one) for one in (token, other)] == [False, True]
    assert [Pairing(tmp_path).knows(one) for one in (token, other)] == [False, True]


def test_the_day_of_the_last_use_is_kept_and_written_once_a_day(tmp_path):
    day = ["2026-11-28"]
    pairing = Pairing(tmp_path, lambda: day[0])
    token = paired(pairing)
    day[0] = "2026-11-29"
    pairing.knows(token)
    assert Pairing(tmp_path).phones[0].used_on == "2026-11-29"
    (tmp_path / FILE_NAME).unlink()
    pairing.knows(token)
    assert not (tmp_path / FILE_NAME).exists()


def test_of_too_many_phones_the_one_used_longest_ago_is_forgotten(pairing):
    tokens = [paired(pairing, f"phone {n}") for n in range(MOST_PHONES + 1)]
    assert [pairing.knows(token) for token in tokens] == [False] + [True] * MOST_PHONES


@pytest.mark.parametrize("damage", [b"", b"{", b"[3]", b"\xff", b"[" * 5000, b'[{"name":"x"}]'])
def test_a_damaged_file_lets_nobody_in_and_phones_can_be_paired_again(tmp_path, damage):
    (tmp_path / FILE_NAME).write_bytes(damage)
    pairing = Pairing(tmp_path)
    assert pairing.phones == ()
    assert pairing.knows(paired(pairing))
    assert len(json.loads((tmp_path / FILE_NAME).read_bytes())) == 1


def test_without_a_disk_a_phone_is_paired_until_the_next_start(tmp_path):
    pairing = Pairing(None)
    assert pairing.knows(paired(pairing))
    (tmp_path / "file").write_text("")
    pairing = Pairing(tmp_path / "file")
    assert pairing.knows(paired(pairing))
