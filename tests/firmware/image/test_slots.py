"""The slot state: whatever happens to it, one slot boots: the last that is known to be good."""

from hypothesis import given
from hypothesis import strategies as st

from reclaim_update.slots import (
    SECTOR_BYTES,
    TRIALS,
    Slot,
    SlotState,
    begin_trial,
    boot,
    confirm,
    decode,
    encode,
    newest,
    older,
    pass_over,
    was_rolled_back,
)

EMPTY = bytes(SECTOR_BYTES)
slots = st.sampled_from(Slot)
states = st.builds(
    SlotState,
    generation=st.integers(1, 2**32 - 2),
    good=slots,
    trial=st.none() | slots,
    left=st.integers(0, TRIALS),
)


def written(copies: tuple[bytes, bytes], sector: bytes) -> tuple[bytes, bytes]:
    return (sector, copies[1]) if older(copies) == 0 else (copies[0], sector)


def boots(copies: tuple[bytes, bytes]) -> tuple[Slot, tuple[bytes, bytes]]:
    """What U-Boot does: the slot that it tries first, and the copies after it."""
    order, counted = boot(newest(copies))
    return order[0], written(copies, encode(counted)) if counted else copies


@given(states)
def test_a_state_is_read_as_it_was_written(state: SlotState) -> None:
    assert decode(encode(state)) == state


@given(states, st.integers(0, SECTOR_BYTES - 1), st.integers(1, 255))
def test_a_copy_with_one_damaged_byte_is_no_copy(state: SlotState, at: int, change: int) -> None:
    sector = bytearray(encode(state))
    sector[at] ^= change
    assert decode(bytes(sector)) is None


@given(st.binary(max_size=2 * SECTOR_BYTES))
def test_what_is_no_state_is_no_copy(sector: bytes) -> None:
    assert decode(sector) is None


@given(states)
def test_without_any_copy_either_slot_is_tried(state: SlotState) -> None:
    for copies in ((EMPTY, EMPTY), (b"", EMPTY), (b"\xff" * SECTOR_BYTES, encode(state)[:-1])):
        order, counted = boot(newest(copies))
        assert set(order) == set(Slot)
        assert counted is None


@given(states)
def test_both_slots_are_always_in_the_order(state: SlotState) -> None:
    order, _ = boot(state)
    assert set(order) == set(Slot)


@given(states, states, st.binary(min_size=1, max_size=1))
def test_a_power_cut_at_any_byte_of_a_write_leaves_the_old_state_or_the_new(
    first: SlotState, second: SlotState, noise: bytes
) -> None:
    copies = written(written((EMPTY, EMPTY), encode(first)), encode(second))
    held = newest(copies)
    assert held is not None
    new = SlotState(held.generation + 1, good=Slot.B)
    at = older(copies)
    for cut in range(SECTOR_BYTES + 1):
        for rest in (copies[at][cut:], noise * (SECTOR_BYTES - cut)):
            torn = encode(new)[:cut] + rest
            pair = (torn, copies[1]) if at == 0 else (copies[0], torn)
            assert newest(pair) in (held, new)


def test_the_copy_that_holds_is_never_written_over() -> None:
    copies = (EMPTY, EMPTY)
    for generation in range(1, 6):
        copies = written(copies, encode(SlotState(generation, good=Slot.A)))
        holds = decode(copies[1 - older(copies)])
        assert holds is not None
        assert holds.generation == generation


def test_a_trial_that_never_gets_healthy_boots_three_times_and_then_the_good_slot_for_ever() -> (
    None
):
    copies = written((EMPTY, EMPTY), encode(begin_trial(None, running=Slot.A)))
    seen = []
    for _ in range(8):
        slot, copies = boots(copies)
        seen.append(slot)
    assert seen == [Slot.B] * TRIALS + [Slot.A] * 5
    assert was_rolled_back(newest(copies), running=Slot.A)


def test_a_confirmed_trial_is_the_good_slot_however_often_the_plug_is_pulled() -> None:
    copies = written((EMPTY, EMPTY), encode(begin_trial(None, running=Slot.A)))
    slot, copies = boots(copies)
    copies = written(copies, encode(confirm(newest(copies), slot)))
    for _ in range(50):
        slot, copies = boots(copies)
        assert slot is Slot.B
    assert not was_rolled_back(newest(copies), running=Slot.B)


@given(states, slots)
def test_a_slot_whose_root_does_not_mount_is_left_for_the_other(
    state: SlotState, broken: Slot
) -> None:
    order, _ = boot(pass_over(state, broken))
    assert order[0] is broken.other


@given(
    st.lists(st.sampled_from(["boot", "confirm", "update", "pass over"]), max_size=30), st.data()
)
def test_no_history_with_torn_writes_ends_without_a_slot(
    history: list[str], data: st.DataObject
) -> None:
    copies = (encode(SlotState(1, good=Slot.A)), EMPTY)
    running = Slot.A
    for event in history:
        state = newest(copies)
        if event == "boot":
            running, after = boots(copies)
            sector = after[older(copies)]
        else:
            change = {"confirm": confirm, "update": begin_trial, "pass over": pass_over}[event]
            sector = encode(change(state, running))
        cut = data.draw(st.integers(0, SECTOR_BYTES))
        torn = sector[:cut] + copies[older(copies)][cut:]
        copies = written(copies, torn)
        assert newest(copies) is not None
        assert set(boot(newest(copies))[0]) == set(Slot)
