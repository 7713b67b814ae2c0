"""The MFRC522 as a frame machine: what a frame costs, and what a sick chip is called."""

from random import Random

import pytest

from bench.tags import classic_1k
from hardware.rfid.iso14443 import GARBLED, HLTA, REQA, SILENCE, Frame, crc_a, inventory
from hardware.rfid.pcd import Pcd, Registers
from hardware.sim.tags import ntag213

UID = "04A11122334480"
AFTER_ANSWER, AFTER_SILENCE = 4, 5
"""Transfers of an exchange: Transceive stays on after an answer (data sheet, 10.3.1.8)."""


def costs(field, work):
    """What a piece of work costs: SPI transfers and milliseconds."""
    transfers, start_s = field.chip.transfers, field.clock.now_s()
    work()
    return field.chip.transfers - transfers, (field.clock.now_s() - start_s) * 1e3


def test_an_empty_field_costs_a_dozen_transfers_at_most(desk):
    field = desk(transfer_s=30e-6).started()
    transfers, ms = costs(field, field.inventory)
    assert transfers <= 12
    assert ms <= 1.2


def test_an_ntag_is_read_in_seven_and_a_half_ms(desk):
    field = desk(ntag213(UID), transfer_s=30e-6).started()
    assert costs(field, field.inventory)[1] <= 7.5


@pytest.mark.parametrize("transfer_s", [0.0, 30e-6, 60e-6])
def test_guard_times_are_kept_on_fast_and_slow_buses(desk, transfer_s):
    tags = [ntag213(UID), ntag213("04A11322334480"), classic_1k("01020304")]
    field = desk(*tags, transfer_s=transfer_s).started()
    for _ in range(3):
        assert len(field.inventory()) == 3
        assert field.sees(UID)
        assert not field.sees("04A11722334480")
        field.run(field.pcd.cycle_field())
    assert field.chip.hurried == 0


def test_nobody_spins_while_the_air_works(desk):
    """A few registers are written and one transaction reads the outcome, sleep between them."""
    field = desk().started()
    field.run(field.pcd.transceive(REQA))  # the first frame also flushes the FIFO
    assert costs(field, lambda: field.run(field.pcd.transceive(REQA)))[0] == AFTER_SILENCE


@pytest.mark.parametrize("bit", range(31))
def test_a_collision_at_any_bit_costs_one_frame_more_and_no_spinning(desk, bit):
    """Nor is a frame that ends with seven bits taken for a request with its guard time."""
    uids = [0x11111111 & ~(1 << bit), 0x11111111 | 1 << bit]
    field = desk(*[classic_1k(uid.to_bytes(4, "little")) for uid in uids]).started()
    field.run(field.pcd.transceive(HLTA))  # the first frame also flushes the FIFO
    frames = []
    transfers, _ = costs(field, lambda: field.talk(recorded(inventory(), frames)))
    assert len(frames) == 10, "REQA, anticollision, SELECT, HLTA for each; one collision; REQA"
    silences = 3  # before the first REQA and after each HLTA
    assert transfers == AFTER_ANSWER * len(frames) + (AFTER_SILENCE - AFTER_ANSWER) * silences
    assert field.chip.hurried == 0


def recorded(protocol, frames):
    """The same protocol; what it sends is added to *frames*."""
    reply = None
    while True:
        try:
            frame = protocol.send(reply)
        except StopIteration as stop:
            return stop.value
        frames.append(frame)
        reply = yield frame


def test_an_answer_that_comes_late_is_waited_for(desk):
    """READ takes the tag longer than any answer of ISO 14443-3."""
    tag = ntag213(UID)
    tag.memory[16:32] = b"sixteen bytes ok"
    field = desk(tag).started()
    list_of_one, _ = field.talk(select_only())
    assert list_of_one == [bytes.fromhex(UID)]
    command = bytes([0x30, 4])
    read = Frame(command + crc_a(command), 0, 0, 8 * 18, 5_000)
    reply = field.run(field.pcd.transceive(read))
    assert reply.bits == 8 * 18
    assert reply.data[:16] == b"sixteen bytes ok"
    assert crc_a(reply.data[:16]) == reply.data[16:]


def select_only():
    """An inventory that stops before HLTA: the tag stays selected."""
    steps = inventory()
    reply = None
    while True:
        frame = steps.send(reply)
        if frame.data[0] == 0x50:
            break
        reply = yield frame
    return [bytes.fromhex(UID)], False


def test_a_field_that_was_off_and_on_leaves_every_tag_in_idle(desk):
    field = desk(ntag213(UID)).started()
    assert field.inventory() == {UID}
    assert field.inventory() == set()
    field.run(field.pcd.cycle_field())
    assert field.inventory() == {UID}


SICK = [
    (lambda chip: setattr(chip, "miso", 0x00), "bus 00"),
    (lambda chip: setattr(chip, "miso", 0xFF), "bus FF"),
    (lambda chip: chip.drop_antenna(), "antenna"),
    (lambda chip: chip.engage_crypto(), "encrypting"),
    (lambda chip: chip.brown_out(), "reset"),
    (lambda chip: chip.xfer2([0x02, 0x0F]), "reset"),
]


@pytest.mark.parametrize(("ail", "name"), SICK)
def test_a_health_check_names_what_is_wrong(desk, ail, name):
    field = desk().started()
    assert field.run(field.pcd.health()) is None
    ail(field.chip)
    field.clock.spend(5e-3)
    assert field.run(field.pcd.health()) == name


@pytest.mark.parametrize("ail", [ail for ail, _ in SICK[2:]])
def test_a_new_start_cures_whatever_does_not_last(desk, ail):
    field = desk(ntag213(UID)).started()
    ail(field.chip)
    field.started()
    assert field.inventory() == {UID}


@pytest.mark.parametrize("version", [0x00, 0x12, 0x15, 0x18, 0x1C, 0x5A, 0x89, 0x92, 0xB2, 0xFF])
def test_a_chip_that_works_is_taken_for_one_whatever_version_it_names(desk, version):
    field = desk(ntag213(UID), version=version).started()
    assert field.pcd.version == version
    assert field.inventory() == {UID}
    assert field.run(field.pcd.health()) is None


def faulty(field, spoil):
    """The desk's chip behind a bus where `spoil(address, value)` is read."""

    def xfer2(values):
        answer = field.chip.xfer2(values)
        if values[0] & 0x80:
            read = [value >> 1 & 0x3F for value in values[:-1]]
            answer[1:] = [spoil(*pair) for pair in zip(read, answer[1:], strict=True)]
        return answer

    return Pcd(Registers(xfer2))


@pytest.mark.parametrize("value", range(256))
def test_a_bus_that_reads_always_the_same_is_no_chip(desk, value):
    field = desk()
    assert field.run(faulty(field, lambda address, true: value).start()) == f"bus {value:02X}"


RELIED_ON = {
    "TReloadReg, high": 0x2C,
    "TReloadReg, low": 0x2D,
    "TPrescalerReg": 0x2B,
    "ModeReg": 0x11,
    "FIFOLevelReg": 0x0A,
    "FIFODataReg": 0x09,
}


@pytest.mark.parametrize("register", RELIED_ON)
@pytest.mark.parametrize("value", [0x00, 0x01, 0x55, 0xAA, 0xFE, 0xFF])
def test_a_chip_with_a_stuck_register_is_told_as_lost(desk, register, value):
    field = desk()

    def stuck(address, true):
        return value if address == RELIED_ON[register] else true

    assert isinstance(field.run(faulty(field, stuck).start()), str)


@pytest.mark.parametrize("delay", [0, 1], ids=["at once", "one byte late"])
def test_a_bus_that_echoes_what_is_sent_is_no_chip(desk, delay):
    pcd = Pcd(Registers(lambda values: [0] * delay + values[: len(values) - delay]))
    assert isinstance(desk().run(pcd.start()), str)


@pytest.mark.parametrize("level", [0x00, 0xFF])
def test_a_dead_bus_is_doubtful_and_never_silent(desk, level):
    field = desk().started()
    field.chip.miso = level
    assert field.run(field.pcd.transceive(REQA)) is GARBLED
    assert field.pcd.doubtful


@pytest.mark.parametrize("level", [0x00, 0xFF])
def test_a_protocol_does_not_wait_for_a_chip_that_is_ill(desk, level):
    field = desk(ntag213(UID)).started()
    field.chip.miso = level
    assert costs(field, field.inventory)[1] < 15, "ms: one frame, and no more"
    field.chip.miso = None
    assert field.run(field.pcd.health()) is None
    field.run(field.pcd.cycle_field())
    assert field.inventory() == {UID}


def test_a_chip_whose_timer_stands_still_is_doubtful(desk):
    field = desk().started()
    field.chip.brown_out()
    assert field.run(field.pcd.transceive(REQA)) is not SILENCE
    assert field.pcd.doubtful


def test_random_bytes_from_the_bus_break_nothing(desk):
    random = Random(3)
    pcd = Pcd(Registers(lambda values: [random.randrange(256) for _ in values]))
    field = desk()
    for _ in range(2_000):
        field.run(pcd.transceive(REQA))
        field.run(pcd.health())
    assert isinstance(field.run(pcd.start()), str)
