"""When the table has a WiFi of its own, and how its texts look."""

import pytest

from controller.table.ownwifi import (
    JOINS_S,
    KNOWN_S,
    LETTERS,
    READS_S,
    WifiPhase,
    WifiSeen,
    WifiState,
    access_point,
    begun,
    networks_heard,
    new_credentials,
    qr_text,
    step,
)

OPEN, TRIES = WifiState(WifiPhase.OPEN), WifiState(WifiPhase.TRIES, 100.0)


def after(state, *seen_at):
    for now_s, seen in seen_at:
        state = step(state, seen, now_s)
    return state


def test_a_minute_without_a_known_network_opens_it():
    first = begun(5.0, settled=False, asked=False)
    assert after(first, (5.0 + KNOWN_S - 0.1, WifiSeen())).phase is WifiPhase.WAITS
    assert after(first, (5.0 + KNOWN_S, WifiSeen())).phase is WifiPhase.OPEN


@pytest.mark.parametrize("now_s", [1.0, KNOWN_S])
def test_a_known_network_is_enough_and_the_table_is_set_up(now_s):
    joined = after(begun(0.0, False, False), (now_s, WifiSeen(joined=True)))
    assert (joined.phase, joined.settled) == (WifiPhase.RESTS, True)


@pytest.mark.parametrize("seen", [WifiSeen(cable=True), WifiSeen(radio=False)])
def test_with_a_cable_or_without_a_radio_it_is_left_out_and_may_come_at_another_start(seen):
    left = after(begun(0.0, False, False), (KNOWN_S, seen))
    assert (left.phase, left.settled) == (WifiPhase.RESTS, False)


def test_a_radio_that_the_kernel_finds_late_counts():
    found = after(begun(0.0, False, False), (3.0, WifiSeen(radio=False)), (KNOWN_S, WifiSeen()))
    assert found.phase is WifiPhase.OPEN


def test_at_a_later_start_it_is_open_only_if_somebody_asks():
    assert begun(0.0, settled=True, asked=False).phase is WifiPhase.RESTS
    asked = after(begun(0.0, settled=True, asked=True), (0.0, WifiSeen(joined=True)))
    assert asked.phase is WifiPhase.OPEN


def test_a_password_that_was_wrong_before_the_first_start_is_told_there():
    assert after(begun(0.0, False, False), (KNOWN_S, WifiSeen(named=True, why="password"))).why


def test_it_goes_for_the_network_that_was_chosen():
    tried = after(OPEN, (7.0, WifiSeen(named=True, saved="1")))
    assert (tried.phase, tried.until_s) == (WifiPhase.TRIES, 7.0 + JOINS_S)
    joined = after(tried, (9.0, WifiSeen(named=True, joined=True)))
    assert (joined.phase, joined.settled) == (WifiPhase.RESTS, True)


@pytest.mark.parametrize(
    ("now_s", "seen", "why"),
    [
        (60.0, WifiSeen(named=True, why="password"), "password"),
        (100.0, WifiSeen(named=True, why="absent"), "absent"),
        (100.0, WifiSeen(named=True), "absent"),
    ],
)
def test_it_comes_back_where_that_network_does_not_let_the_table_in(now_s, seen, why):
    back = after(TRIES, (now_s, seen))
    assert (back.phase, back.why, back.settled) == (WifiPhase.OPEN, why, False)


def test_a_network_that_is_not_found_at_once_may_still_be_found():
    assert after(TRIES, (60.0, WifiSeen(named=True, why="absent"))) == TRIES


def test_who_chose_no_network_can_read_the_last_page_and_then_it_goes():
    saved = after(OPEN, (1.0, WifiSeen(saved="1")), (5.0, WifiSeen(saved="1")))
    assert (saved.phase, saved.until_s) == (WifiPhase.OPEN, 1.0 + READS_S)
    gone = after(saved, (1.0 + READS_S, WifiSeen(saved="1")))
    assert (gone.phase, gone.settled) == (WifiPhase.RESTS, True)


def test_a_page_that_was_saved_before_it_came_back_closes_nothing():
    back = after(TRIES, (60.0, WifiSeen(why="password", saved="1")), (99.0, WifiSeen(saved="1")))
    assert (back.phase, back.until_s) == (WifiPhase.OPEN, float("inf"))


def test_a_cable_ends_it():
    assert after(OPEN, (1.0, WifiSeen(cable=True))).phase is WifiPhase.RESTS


# ---- its texts -----------------------------------------------------------------------------------


def test_a_password_can_be_read_aloud_and_no_two_are_alike():
    made = {new_credentials() for _ in range(20)}
    assert len({password for _, password in made}) == 20
    assert all(len(password) == 10 and set(password) <= set(LETTERS) for _, password in made)
    assert not set("il1o0") & set(LETTERS)


def test_a_camera_reads_how_to_join():
    assert qr_text("Reclaim-ab2c", "abcdefgh23") == "WIFI:T:WPA;S:Reclaim-ab2c;P:abcdefgh23;;"
    assert qr_text('a;b:c,d"e\\', "x") == 'WIFI:T:WPA;S:a\\;b\\:c\\,d\\"e\\\\;P:x;;'


def test_the_access_point_is_wpa2_and_waits_until_it_is_selected():
    said = access_point("Reclaim", "abcdefgh23", "/run/x")
    for line in ("mode=2", "key_mgmt=WPA-PSK", "proto=RSN", "disabled=1", "ssid=5265636c61696d"):
        assert f"\t{line}\n" in said


def test_networks_are_the_loudest_first_each_once_and_only_those_with_a_password():
    heard = (
        "bssid / frequency / signal level / flags / ssid\n"
        "02:00:00:00:00:01\t2412\t-70\t[WPA2-PSK-CCMP][ESS]\thome\n"
        '02:00:00:00:00:02\t5180\t-30\t[WPA2-SAE-CCMP][ESS]\tZuhause \\xc3\\xbcber \\"uns\\\\\n'
        "02:00:00:00:00:03\t2412\t-20\t[ESS]\topen\n"
        "02:00:00:00:00:04\t2412\t-50\t[WPA2-PSK-CCMP][ESS]\thome\n"
        "02:00:00:00:00:05\t2412\t-10\t[WPA2-PSK-CCMP][ESS]\t\n"
        "02:00:00:00:00:06\t2412\t-10\t[WPA2-PSK-CCMP][ESS]\t\\x00\\x00\n"
        "02:00:00:00:00:07\t2412\t-10\t[WPA2-PSK-CCMP][ESS]\t\\xff\n"
        "broken\n"
    )
    assert networks_heard(heard) == ('Zuhause über "uns\\', "home")
    assert networks_heard("") == networks_heard("FAIL-BUSY\n") == ()
