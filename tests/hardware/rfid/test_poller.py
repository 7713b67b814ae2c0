"""The presence filter under any outcomes; the table of them is in test_portable_rfid.py."""

from hypothesis import given
from hypothesis import strategies as st

from hardware.rfid.poller import Presence

UID = bytes.fromhex("04A11122334480")
NAME = "04A11122334480"
OTHER = bytes.fromhex("01020304")
POLL_US = 10_000


def watch(outcomes, silences=3, garbled_us=1_500_000, poll_us=POLL_US):
    """Play outcomes of one tag (S seen, . silent, g garbled); the events with their positions."""
    presence = Presence(silences, garbled_us)
    events = []
    for position, outcome in enumerate(outcomes):
        now_us = position * poll_us
        tag = next((tag for tag in presence.due(10**9) if tag.uid == UID), None)
        if outcome == "S":
            event = presence.seen(UID, now_us)
        elif tag is None:
            continue
        elif outcome == ".":
            event = presence.silent(tag, now_us)
        else:
            event = presence.garbled(tag, now_us)
        if event:
            events.append((position, event[0]))
    return events


def test_a_tag_leaves_after_five_clean_silences_and_no_fewer():
    presence = Presence()
    presence.seen(UID, 0)
    presence.seen(UID, POLL_US)
    (tag,) = presence.due(10**9)
    answers = [presence.silent(tag, POLL_US) for _ in range(5)]
    assert answers == [None, None, None, None, ("left", NAME)]


def test_silence_and_garble_in_turns_do_not_hold_a_tag_for_ever():
    assert watch("SS" + ".g" * 100)[-1][1] == "left"


@given(st.text("S.g", max_size=80))
def test_a_tag_enters_and_leaves_in_turns_and_never_without_reason(outcomes):
    events = [event for event in watch(outcomes) if event[1] != "dropped"]
    assert [name for _, name in events] == (["entered", "left"] * len(events))[: len(events)]
    for position, name in events:
        if name == "left":
            assert outcomes[position - 2 : position + 1] == "..."
        else:
            assert outcomes[position] == "S"
            assert outcomes[:position].count("S") >= 1


def test_an_entry_counts_all_tags_in_the_field():
    presence = Presence()
    assert presence.seen(UID, 0) is None
    assert presence.seen(UID, 1) == ("entered", NAME, 1)
    presence.seen(OTHER, 2)
    assert presence.seen(OTHER, 3) == ("entered", "01020304", 2)
    assert presence.present == (NAME, "01020304")


def test_tags_in_doubt_are_checked_in_every_poll_and_others_in_turns():
    presence = Presence()
    uids = [bytes([number]) * 4 for number in range(1, 6)]
    for now_us, uid in enumerate(uids):
        presence.seen(uid, now_us)
        presence.seen(uid, now_us)
    assert presence.due(10_000) == [], "all of them were seen just now"
    first, second = presence.due(30_000)
    assert [first.uid, second.uid] == uids[:2], "two at a time, those seen longest ago"
    presence.seen(first.uid, 30_000)
    presence.silent(second, 30_000)
    assert [tag.uid for tag in presence.due(40_000)] == [uids[1], uids[2], uids[3]]


def test_the_time_that_a_reader_was_lost_does_not_count():
    presence = Presence(silences=3, garbled_us=1_500_000)
    presence.seen(UID, 0)
    presence.seen(UID, 0)
    (tag,) = presence.due(30_000)
    presence.silent(tag, 30_000)
    presence.silent(tag, 40_000)
    presence.resume(60_000_000)
    assert presence.silent(tag, 60_000_000) is None
    assert presence.garbled(tag, 60_010_000) is None
    assert presence.present == (NAME,)
