"""The simulated MFRC522 with tags: transceive, collisions, authentication, noise and range."""

from random import Random

import pytest

from bench.tags import Field, classic_1k
from hardware.loop import VirtualClock
from hardware.sim import rc522_registers as reg
from hardware.sim.rc522 import Rc522
from hardware.sim.tags import ETU_S, TagState, ntag213, with_crc

UID = "04A11122334480"
FRAME_S = 2e-3


class Bench:
    """A chip that is set up by hand, its field on and settled, on a bus that costs no time."""

    def __init__(self, *tags, **wire):
        self.clock = VirtualClock()
        self.field = Field(self.clock, *tags)
        wire = {"transfer_s": 0.0, "spi_hz": 10**9, "random": Random(2), **wire}
        self.chip = Rc522(self.clock, self.field, **wire)
        self.clock.spend(1e-3)
        self.write(reg.TX_ASK, 0x40)
        self.write(reg.MODE, 0x3D)
        self.write(reg.TX_CONTROL, 0x83)
        self.clock.spend(5.1e-3)

    def read(self, *addresses):
        values = self.chip.xfer2([address << 1 | 0x80 for address in addresses] + [0])[1:]
        return values[0] if len(values) == 1 else values

    def write(self, address, *values):
        self.chip.xfer2([address << 1, *values])

    def send(self, data, last_bits=0, align=0, wait_s=FRAME_S):
        """Transceive; the FIFO's content afterwards."""
        self.write(reg.COMMAND, reg.IDLE)
        self.write(reg.FIFO_LEVEL, 0x80)
        self.write(reg.COM_IRQ, 0x7F)
        self.write(reg.FIFO_DATA, *data)
        self.write(reg.BIT_FRAMING, align << 4 | last_bits)
        self.write(reg.COMMAND, reg.TRANSCEIVE)
        self.write(reg.BIT_FRAMING, 0x80 | align << 4 | last_bits)
        self.clock.spend(wait_s)
        level = self.read(reg.FIFO_LEVEL)
        content = self.chip.xfer2([reg.FIFO_DATA << 1 | 0x80] * level + [0])[1:]
        return bytes(content)

    def reqa(self, **timing):
        return self.send(b"\x26", last_bits=7, **timing)

    @property
    def collision(self):
        """CollPos, or None where it is not valid."""
        value = self.read(reg.COLL)
        return None if value & 0x20 else value & 0x1F


def test_reqa_brings_the_atqa_into_the_fifo():
    bench = Bench(ntag213(UID))
    assert bench.reqa() == b"\x44\x00"
    assert bench.read(reg.ERROR) == 0
    irq = bench.read(reg.COM_IRQ)
    assert irq & (reg.TX_IRQ | reg.RX_IRQ) == reg.TX_IRQ | reg.RX_IRQ
    assert not irq & reg.IDLE_IRQ, "Transceive does not end by itself (10.3.1.8)"
    assert bench.read(reg.COMMAND) & 0xF == reg.TRANSCEIVE


def test_an_atqa_takes_the_time_that_the_standard_gives_it():
    bench = Bench(ntag213(UID))
    assert bench.reqa(wait_s=0.345e-3) == b""
    bench = Bench(ntag213(UID))
    assert bench.reqa(wait_s=0.375e-3) == b"\x44\x00"


def test_nothing_happens_before_start_send():  # 10.3.1.8
    tag = ntag213(UID)
    bench = Bench(tag)
    bench.write(reg.BIT_FRAMING, 0x07)
    bench.write(reg.FIFO_DATA, 0x26)
    bench.write(reg.COMMAND, reg.TRANSCEIVE)
    bench.clock.spend(FRAME_S)
    assert tag.state is TagState.IDLE
    assert bench.read(reg.FIFO_LEVEL) == 1


def test_transceive_goes_on_after_an_answer_and_listens_on_after_silence():  # 10.3.1.8
    tag = ntag213(UID)
    bench = Bench(tag)
    bench.reqa()
    bench.write(reg.FIFO_DATA, 0x93, 0x20)
    bench.write(reg.BIT_FRAMING, 0x80)
    bench.clock.spend(FRAME_S)
    assert bench.read(reg.FIFO_LEVEL) == 5, "the tag has answered the second frame too"
    bench.reqa()  # which sends the tag back to IDLE without an answer
    bench.write(reg.FIFO_DATA, 0x26)
    bench.write(reg.BIT_FRAMING, 0x87)
    bench.clock.spend(FRAME_S)
    assert tag.state is TagState.IDLE, "a chip that still listens sends nothing"
    bench.write(reg.COMMAND, reg.TRANSCEIVE)
    bench.clock.spend(FRAME_S)
    assert tag.state is TagState.READY


@pytest.mark.parametrize(
    "unready",
    [
        pytest.param((reg.TX_CONTROL, 0x80), id="antenna off"),
        pytest.param((reg.TX_CONTROL, 0x81), id="half an antenna"),
        pytest.param((reg.TX_ASK, 0x00), id="not 100 % modulation"),
        pytest.param((reg.TX_MODE, 0x10), id="212 kbit/s"),
    ],
)
def test_a_tag_hears_type_a_at_106_kbit_s_only(unready):
    tag = ntag213(UID)
    bench = Bench(tag)
    bench.write(*unready)
    bench.reqa()
    assert not bench.read(reg.COM_IRQ) & reg.RX_IRQ
    assert tag.state is TagState.IDLE


def test_a_tag_needs_its_time_after_the_field_came_on():
    bench = Bench()
    bench.field.put(ntag213(UID))
    bench.clock.spend(4.9e-3)
    assert bench.reqa(wait_s=0.0) == b""
    bench.clock.spend(0.2e-3)
    assert bench.reqa() == b"\x44\x00"


@pytest.mark.parametrize(("off_s", "answer"), [(4e-3, b""), (5e-3, b"\x44\x00")])
def test_a_tag_loses_its_state_when_the_field_is_off_for_5_ms(off_s, answer):
    tag = ntag213(UID)
    bench = Bench(tag)
    bench.reqa()
    tag.state = TagState.HALT
    bench.write(reg.TX_CONTROL, 0x80)
    bench.clock.spend(off_s)
    bench.write(reg.TX_CONTROL, 0x83)
    bench.clock.spend(5.1e-3)
    assert bench.reqa() == answer


# ---- collisions (ISO/IEC 14443-3, 6.5.3; data sheet table 44) ------------------------------


def test_two_answers_collide_at_their_first_different_bit():
    bench = Bench(classic_1k("01020304"), classic_1k("01020704"))
    assert bench.reqa() == b"\x04\x00", "the same ATQA collides nowhere"
    content = bench.send(b"\x93\x20")
    assert bench.read(reg.ERROR) == reg.COLLISION
    assert bench.collision == 16 + 2 + 1
    assert content == bytes.fromhex("0102030000"), "bits after the collision read 0"


def test_bits_after_a_collision_are_kept_on_request():
    bench = Bench(classic_1k("01020304"), classic_1k("01020704"))
    bench.write(reg.COLL, 0x80)
    bench.reqa()
    assert bench.send(b"\x93\x20")[3] == 0x04


def test_a_collision_counts_from_the_first_byte_received_alignment_included():
    bench = Bench(classic_1k("01020304"), classic_1k("01020704"))
    bench.reqa()
    # 17 bits are known: two bytes and bit 0 of the third, where both tags have a 1.
    content = bench.send(bytes([0x93, 0x41, 0x01, 0x02, 0x01]), last_bits=1, align=1)
    assert bench.collision == 2 + 1
    assert content[0] & 0xFE == 0x02


def test_a_chip_that_counts_from_the_uid_can_be_had():
    bench = Bench(classic_1k("01020304"), classic_1k("01020704"), collisions_from_uid=True)
    bench.reqa()
    bench.send(bytes([0x93, 0x41, 0x01, 0x02, 0x01]), last_bits=1, align=1)
    assert bench.collision == 16 + 2 + 1


def test_position_32_reads_0():
    bench = Bench(classic_1k("01020304"), classic_1k("01020384"))
    bench.reqa()
    bench.send(b"\x93\x20")
    assert bench.read(reg.ERROR) & reg.COLLISION
    assert bench.collision == 0


def test_without_a_collision_the_position_is_not_valid():
    bench = Bench(classic_1k("01020304"))
    bench.reqa()
    assert bench.send(b"\x93\x20") == bytes.fromhex("0102030404")
    assert bench.collision is None


# ---- CRC and timer -----------------------------------------------------------------------


def test_the_chip_adds_and_checks_crc_on_request():
    bench = Bench(classic_1k("01020304"))
    bench.reqa()
    bench.write(reg.TX_MODE, 0x80)
    bench.write(reg.RX_MODE, 0x80)
    assert bench.send(bytes.fromhex("93700102030404")) == b"\x08"
    assert bench.read(reg.ERROR) == 0


def test_an_answer_without_crc_is_a_crc_error():
    bench = Bench(classic_1k("01020304"))
    bench.write(reg.RX_MODE, 0x80)
    bench.reqa()
    assert bench.read(reg.ERROR) == reg.CRC_ERROR
    bench.write(reg.COMMAND, reg.IDLE)
    assert bench.read(reg.ERROR) == 0, "a command clears the error bits (table 30)"


def test_the_timer_stops_at_the_fifth_bit_of_an_answer():  # 8.5
    for tags, fires in (((), True), ((ntag213(UID),), False)):
        bench = Bench(*tags)
        for address, value in ((reg.T_MODE, 0x80), (reg.T_PRESCALER, 67)):
            bench.write(address, value)
        bench.write(reg.T_RELOAD_L, 24)
        bench.reqa()
        assert bool(bench.read(reg.COM_IRQ) & reg.TIMER_IRQ) is fires


def test_a_timer_that_ran_out_does_not_stop_the_reception():
    bench = Bench(ntag213(UID))
    for address, value in ((reg.T_MODE, 0x80), (reg.T_PRESCALER, 1), (reg.T_RELOAD_L, 10)):
        bench.write(address, value)
    assert bench.reqa() == b"\x44\x00"
    both = reg.TIMER_IRQ | reg.RX_IRQ
    assert bench.read(reg.COM_IRQ) & both == both


# ---- MIFARE Classic ----------------------------------------------------------------------


def authenticate(bench, key):
    bench.reqa()
    bench.send(with_crc(bytes.fromhex("93700102030404")))
    bench.write(reg.COMMAND, reg.IDLE)
    bench.write(reg.FIFO_LEVEL, 0x80)
    bench.write(reg.COM_IRQ, 0x7F)
    bench.write(reg.FIFO_DATA, 0x60, 4, *key, 1, 2, 3, 4)
    bench.write(reg.COMMAND, reg.AUTHENTICATE)
    bench.clock.spend(5e-3)


def test_authentication_opens_a_sector_for_encrypted_exchanges():  # 10.3.1.9
    tag = classic_1k("01020304")
    tag.memory[64:80] = b"sixteen bytes ok"
    bench = Bench(tag)
    authenticate(bench, b"\xff" * 6)
    assert bench.read(reg.STATUS_2) & 0x08
    assert bench.read(reg.COM_IRQ) & reg.IDLE_IRQ
    assert bench.send(with_crc(b"\x30\x04"), wait_s=5e-3)[:16] == b"sixteen bytes ok"
    bench.write(reg.STATUS_2, 0)
    assert bench.send(with_crc(b"\x50\x00")) == b""
    assert tag.state is TagState.IDLE, "HLTA in the clear is no HLTA to a tag that encrypts"


def test_a_wrong_key_is_answered_by_nothing():
    bench = Bench(classic_1k("01020304"))
    authenticate(bench, b"\x00" * 6)
    assert not bench.read(reg.STATUS_2) & 0x08
    assert not bench.read(reg.COM_IRQ) & reg.IDLE_IRQ, "it never ends by itself"


# ---- an imperfect world ------------------------------------------------------------------


def test_bit_errors_show_as_parity_errors():
    bench = Bench(ntag213(UID))
    bench.chip.air.bit_error_rate = 0.02
    errors = answers = 0
    for _ in range(500):
        bench.reqa()
        answers += bool(bench.read(reg.COM_IRQ) & reg.RX_IRQ)
        errors += bool(bench.read(reg.ERROR) & reg.PARITY_ERROR)
    expected = 1 - 0.98**18  # an ATQA has 18 bits, parity included
    assert abs(errors / answers - expected) < 0.08


def test_a_much_weaker_answer_is_captured():
    bench = Bench(classic_1k("01020304"))
    bench.field.put(classic_1k("01020704"), level=0.3)
    bench.clock.spend(6e-3)
    bench.chip.air.capture_ratio = 3.0
    bench.reqa()
    assert bench.send(b"\x93\x20") == bytes.fromhex("0102030404")
    assert bench.read(reg.ERROR) == 0


def test_a_tag_below_its_need_has_no_power():
    bench = Bench()
    bench.field.put(ntag213(UID), level=0.1)
    bench.clock.spend(6e-3)
    assert bench.reqa() == b""


def test_tags_share_the_fields_power():
    bench = Bench(*[classic_1k(bytes([number] * 4)) for number in range(1, 5)])
    for present in bench.field():
        bench.field.put(present.tag, level=0.3)
    bench.chip.air.load = 0.1
    assert bench.reqa() == b"\x04\x00"
    bench.chip.air.load = 0.3
    assert bench.reqa() == b""


def test_a_tag_that_leaves_in_mid_frame_is_cut_short():
    tag = ntag213(UID)
    bench = Bench(tag)
    bench.field.take(tag, at_s=bench.clock.now_s() + 0.25e-3)
    content = bench.reqa()
    assert len(content) < 2
    assert bench.reqa() == b""


def test_a_tag_that_left_before_it_was_called_says_nothing():
    tag = ntag213(UID)
    bench = Bench(tag)
    bench.field.take(tag, at_s=bench.clock.now_s() + 5 * ETU_S)
    assert bench.reqa() == b""
    assert tag.state is TagState.IDLE
