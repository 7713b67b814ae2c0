"""From Signals to acts: the rules that hold for all games at the table."""

import pytest

from controller.match.acts import (
    HOLD_S,
    REPEAT_S,
    Pending,
    Pressed,
    SeenOnBelt,
    Tapped,
    TappedAt,
    forgiven,
    held,
    last_taps,
    resumed,
    step,
)
from controller.match.registry import Registry
from hardware.signals import (
    BeltMoved,
    ButtonPressed,
    ButtonReleased,
    ButtonStuck,
    ReaderLost,
    ReaderReady,
    SeatLost,
    TagEntered,
    TagLeft,
    Trouble,
)

CLOWN, COOK, BANK_CARD = "04A1B2C3D4E5F6", "04A1B2C3D4E5F7", "DEADBEEF"
REGISTRY = Registry({CLOWN: "luggage/tile/clown", COOK: "luggage/tile/cook"})


def through(*signals, pending=None):
    """What each signal meant: (the last pending, [act or notice key])."""
    pending, meant = pending or Pending(), []
    for signal in signals:
        result = step(pending, signal, REGISTRY)
        pending = result.pending
        if result.act is not None:
            meant.append(result.act)
        if result.notice is not None:
            meant.append(result.notice.id)
    return pending, meant


def entered(uid, at_s, reader="pad/red", present=1):
    return TagEntered(at_s=at_s, reader=reader, uid=uid, present=present)


def left(uid, at_s, reader="pad/red"):
    return TagLeft(at_s=at_s, reader=reader, uid=uid)


def test_a_registered_piece_at_a_pad_is_a_tap():
    assert through(entered(CLOWN, 1.0))[1] == [Tapped("red", "luggage/tile/clown")]


def test_a_registered_piece_over_the_belts_reader_is_seen_there():
    assert through(entered(CLOWN, 1.0, "belt"))[1] == [SeenOnBelt("luggage/tile/clown")]


def test_a_foreign_tag_is_refused_and_nothing_of_it_is_kept():
    pending, meant = through(entered(BANK_CARD, 1.0))
    assert meant == ["table-foreign"]
    assert pending == Pending()
    notice = step(Pending(), entered(BANK_CARD, 1.0), REGISTRY).notice
    assert BANK_CARD not in repr(notice)


def test_a_foreign_tag_on_the_belt_is_passed_over_in_silence():
    assert through(entered(BANK_CARD, 1.0, "belt")) == (Pending(), [])


def test_the_same_tag_within_two_seconds_is_one_tap():
    meant = through(
        entered(CLOWN, 1.0), left(CLOWN, 1.5), entered(COOK, 2.0, "pad/blue"), entered(CLOWN, 2.9)
    )[1]
    assert meant == [
        Tapped("red", "luggage/tile/clown"),
        Tapped("blue", "luggage/tile/cook"),
    ]


def test_the_same_tag_later_is_one_tap_until_something_else_has_happened():
    again = (entered(CLOWN, 1.0), left(CLOWN, 1.5), entered(CLOWN, 9.0))
    assert len(through(*again)[1]) == 1
    press = ButtonPressed(at_s=5.0, seat="blue", button="B")
    between = (entered(CLOWN, 1.0), left(CLOWN, 1.5), press, entered(CLOWN, 9.0))
    assert len(through(*between)[1]) == 3


def test_two_pieces_at_once_count_for_nothing():
    meant = through(entered(CLOWN, 1.0, present=2), entered(COOK, 1.0, present=2))[1]
    assert meant == ["table-one-at-a-time", "table-one-at-a-time"]


def test_the_one_of_two_that_is_tapped_alone_afterwards_counts_at_once():
    pending, _ = through(entered(CLOWN, 1.0, present=2), entered(COOK, 1.0, present=2))
    _, meant = through(
        left(CLOWN, 1.4), left(COOK, 1.4), entered(COOK, 2.0), left(COOK, 2.4), pending=pending
    )
    assert meant == [Tapped("red", "luggage/tile/cook")]


def test_a_second_piece_that_joins_a_first_one_does_not_count_and_the_first_one_does():
    _, meant = through(entered(CLOWN, 1.0), entered(COOK, 1.5, present=2))
    assert meant == [Tapped("red", "luggage/tile/clown"), "table-first-counts"]


def test_a_tap_that_was_refused_counts_when_it_is_done_again():
    pending, _ = through(entered(CLOWN, 1.0), left(CLOWN, 1.4))
    again = (entered(CLOWN, 1.9), left(CLOWN, 2.3))
    assert through(*again, pending=pending)[1] == []
    assert len(through(*again, pending=forgiven(pending))[1]) == 1


def test_a_tag_that_flickers_after_it_was_refused_is_no_new_tap():
    pending, _ = through(entered(CLOWN, 1.0), left(CLOWN, 1.2))
    assert through(entered(CLOWN, 1.3), pending=forgiven(pending))[1] == []


def test_the_same_piece_again_is_meant_when_the_own_button_was_pressed_between():
    press = ButtonPressed(at_s=1.5, seat="red", button="A")
    meant = through(entered(CLOWN, 1.0), left(CLOWN, 1.4), press, entered(CLOWN, 2.2))[1]
    assert meant[-1] == Tapped("red", "luggage/tile/clown")
    press = ButtonPressed(at_s=1.5, seat="blue", button="A")
    meant = through(entered(CLOWN, 1.0), left(CLOWN, 1.4), press, entered(CLOWN, 2.2))[1]
    assert meant[-1] == Pressed("blue", "A")


def test_a_piece_at_a_reader_that_is_lost_may_be_tapped_elsewhere():
    lost = ReaderLost(at_s=1.2, reader="pad/red", trouble=Trouble("reset", "silent"))
    _, meant = through(entered(CLOWN, 1.0), lost, entered(CLOWN, 2.0, "pad/blue"))
    assert meant == [Tapped("red", "luggage/tile/clown"), Tapped("blue", "luggage/tile/clown")]


def test_a_seat_that_is_lost_holds_nothing_down():
    pending, _ = through(ButtonPressed(at_s=1.0, seat="red", button="A"))
    pending, _ = through(
        SeatLost(at_s=1.5, seat="red", trouble=Trouble("unplugged", "unplugged")), pending=pending
    )
    assert held(pending, "A", 9.0) == frozenset()


def test_a_piece_that_is_read_at_two_pads_does_not_count_at_the_second():
    pending, meant = through(entered(CLOWN, 1.0), entered(CLOWN, 1.2, "pad/blue"))
    assert meant == [Tapped("red", "luggage/tile/clown"), "table-two-pads"]
    _, meant = through(left(CLOWN, 1.5), entered(CLOWN, 1.6, "pad/blue"), pending=pending)
    assert meant == [Tapped("blue", "luggage/tile/clown")]


def test_a_is_held_at_the_time_at_which_the_table_looks_whatever_the_clock_shows():
    for since_s in (0.1 * number for number in range(10_000)):
        pending = Pending(down={("red", "A"): since_s})
        assert held(pending, "A", since_s + HOLD_S) == {"red"}


def test_a_is_held_after_a_second():
    pending, meant = through(ButtonPressed(at_s=1.0, seat="red", button="A"))
    assert meant == [Pressed("red", "A")]
    assert held(pending, "A", 1.9) == frozenset()
    assert held(pending, "A", 2.0) == {"red"}
    pending, _ = through(ButtonReleased(at_s=2.5, seat="red", button="A"), pending=pending)
    assert held(pending, "A", 9.0) == frozenset()


@pytest.mark.parametrize(
    "signal",
    [
        BeltMoved(at_s=1.0, turns=0.5, speed_rpm=3.0),
        ReaderLost(at_s=1.0, reader="belt", trouble=Trouble("reset", "silent")),
        left(CLOWN, 1.0),
    ],
)
def test_what_no_player_did_is_no_act(signal):
    assert through(signal) == (Pending(), [])


# ---- what outlasts a power cut -------------------------------------------------------------------

TAPS = {"red": "luggage/tile/clown"}


def test_what_was_tapped_last_at_each_pad_is_known_by_its_piece_and_never_by_its_tag():
    foreign = entered(BANK_CARD, 4.0, "pad/blue")
    pending, _ = through(entered(COOK, 1.0), left(COOK, 2.0), entered(CLOWN, 3.0), foreign)
    assert last_taps(pending, REGISTRY) == TAPS


def test_what_is_resumed_was_tapped_as_it_was():
    pending = resumed(TAPS, REGISTRY, 10.0)
    assert last_taps(pending, REGISTRY) == TAPS


def test_a_piece_that_is_not_in_the_list_any_more_is_forgotten():
    assert resumed({"red": "luggage/tile/yeti"}, REGISTRY, 10.0) == Pending()


@pytest.mark.parametrize(
    ("signals", "acts"),
    [
        ([entered(CLOWN, 10.5)], 0),
        ([ReaderReady(at_s=60.0, reader="pad/red"), entered(CLOWN, 60.5)], 0),
        ([entered(CLOWN, 10.5), left(CLOWN, 11.0), entered(CLOWN, 11.0 + REPEAT_S)], 1),
        ([entered(CLOWN, 10.0 + REPEAT_S)], 1),
        ([entered(COOK, 10.5)], 1),
        ([entered(CLOWN, 10.5, "pad/blue")], 1),
    ],
    ids=[
        "the piece lies there still",
        "and its reader takes its time",
        "it is lifted and tapped again",
        "it is tapped later",
        "another piece is tapped",
        "it is tapped elsewhere",
    ],
)
def test_after_a_power_cut_a_piece_that_lies_on_its_pad_is_no_new_tap(signals, acts):
    _, meant = through(*signals, pending=resumed(TAPS, REGISTRY, 10.0))
    assert len(meant) == acts
    assert all(isinstance(act, Tapped) for act in meant)


def test_after_a_power_cut_a_piece_that_lies_on_its_spot_is_no_new_tap():
    spots = ("left", "middle")
    pending = step(Pending(), entered(CLOWN, 1.0, "middle"), REGISTRY, spots).pending
    taps = last_taps(pending, REGISTRY)
    assert taps == {"middle": "luggage/tile/clown"}
    again = resumed(taps, REGISTRY, 10.0, spots)
    assert step(again, entered(CLOWN, 10.5, "middle"), REGISTRY, spots).act is None
    later = entered(CLOWN, 10.5, "left")
    assert step(again, later, REGISTRY, spots).act == TappedAt(1, "luggage/tile/clown")


# ---- buttons that count when they are let go -----------------------------------------------------


def late(*signals):
    """The acts where B is late, and A is not."""
    pending, made = Pending(), []
    for signal in signals:
        done = step(pending, signal, REGISTRY, late=("B",))
        pending = done.pending
        made.append(done.act)
    return made


def down(button, at_s):
    return ButtonPressed(at_s=at_s, seat="red", button=button)


def up(button, at_s):
    return ButtonReleased(at_s=at_s, seat="red", button=button)


def test_a_late_button_is_pressed_when_it_is_let_go_however_fast():
    assert late(down("B", 1.0), up("B", 1.03)) == [None, Pressed("red", "B")]


def test_a_late_button_that_was_held_was_not_pressed():
    assert late(down("B", 1.0), up("B", 1.0 + HOLD_S)) == [None, None]


def test_other_buttons_are_pressed_as_soon_as_they_are_down_and_only_once():
    assert late(down("A", 1.0), up("A", 1.1)) == [Pressed("red", "A"), None]


def test_a_button_that_was_down_before_it_became_late_does_not_count_twice():
    pending = step(Pending(), down("A", 1.0), REGISTRY).pending
    assert step(pending, up("A", 1.1), REGISTRY, late=("A", "B")).act is None


@pytest.mark.parametrize("button", ["A", "B"])
@pytest.mark.parametrize("after_s", [0.2, HOLD_S, 60.0])
def test_a_stuck_button_is_not_held_and_its_release_is_no_press(button, after_s):
    pressed = down(button, 1.0)
    stuck = ButtonStuck(at_s=1.0 + after_s, seat="red", button=button)
    pending, _ = through(pressed, down("A", 1.0), down("B", 1.0), stuck)
    assert held(pending, button, 100.0) == frozenset()
    other = "A" if button == "B" else "B"
    assert held(pending, other, 100.0) == {"red"}
    assert late(pressed, stuck, up(button, 1.1 + after_s))[1:] == [None, None]


def test_nobody_has_let_go_of_the_button_of_a_seat_that_was_lost():
    lost = SeatLost(at_s=1.1, seat="red", trouble=Trouble("unplugged", "unplugged"))
    assert late(down("B", 1.0), lost, up("B", 1.2)) == [None, None, None]


def test_nor_does_that_button_count_when_it_is_let_go_later():
    """L-6: the next press of it counts once, when it is pressed."""
    lost = SeatLost(at_s=1.1, seat="red", trouble=Trouble("unplugged", "unplugged"))
    pending = step(Pending(), down("A", 1.0), REGISTRY, late=("A",)).pending
    pending = step(pending, lost, REGISTRY).pending
    _, meant = through(down("A", 2.0), up("A", 2.1), pending=pending)
    assert meant == [Pressed("red", "A")]
