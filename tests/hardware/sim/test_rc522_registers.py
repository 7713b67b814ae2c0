"""The simulated MFRC522 against its data sheet, rev. 3.9: registers, FIFO, timer, CRC, commands."""

import pytest

from bench.tags import Field
from hardware.loop import VirtualClock
from hardware.sim import rc522_registers as reg
from hardware.sim.rc522 import Rc522


class Bench:
    """A chip without tags and without transfer costs."""

    def __init__(self):
        self.clock = VirtualClock()
        self.chip = Rc522(self.clock, Field(self.clock), transfer_s=0.0, spi_hz=10**9)
        self.clock.spend(1e-3)

    def read(self, *addresses):
        values = self.chip.xfer2([address << 1 | 0x80 for address in addresses] + [0])[1:]
        return values[0] if len(values) == 1 else values

    def write(self, address, *values):
        self.chip.xfer2([address << 1, *values])


@pytest.fixture
def bench():
    return Bench()


def test_registers_read_their_reset_values(bench):  # chapter 9
    for address, value in reg.RESET.items():
        if address not in (reg.STATUS_1,):
            assert bench.read(address) == value, f"register {address:02X}h"
    assert bench.read(reg.VERSION) == 0x92


def test_a_read_names_the_next_register_in_every_byte(bench):  # 8.1.2.1, table 6
    assert bench.chip.xfer2([0xEE, 0xA8, 0x82, 0x00]) == [0x00, 0x92, 0x80, 0x20]


def test_a_write_sends_all_its_bytes_to_one_register(bench):  # 8.1.2.2, table 7
    bench.write(reg.FIFO_DATA, 1, 2, 3)
    assert bench.read(reg.FIFO_LEVEL) == 3
    assert bench.read(*[reg.FIFO_DATA] * 4) == [1, 2, 3, 0]


def test_negative_values_arrive_modulo_256(bench):  # drivers write `value & ~mask`
    bench.write(0x26, ~0x0F)
    assert bench.read(0x26) == 0xF0


def test_the_fifo_holds_64_bytes_and_tells_of_more(bench):  # 8.3.1, table 30
    bench.write(reg.FIFO_DATA, *range(65))
    assert bench.read(reg.FIFO_LEVEL, reg.ERROR) == [64, reg.OVERFLOW]
    assert bench.read(reg.COM_IRQ) & reg.ERROR_IRQ
    bench.write(reg.FIFO_LEVEL, 0x80)
    assert bench.read(reg.FIFO_LEVEL, reg.ERROR) == [0, 0]


def test_interrupt_bits_are_set_and_cleared_by_their_mark(bench):  # table 26
    bench.write(reg.WATER_LEVEL, 0)
    bench.write(reg.FIFO_DATA, 1)
    bench.write(reg.COM_IRQ, 0x7F)
    assert bench.read(reg.COM_IRQ) == 0
    bench.write(reg.COM_IRQ, 0x80 | 0x21)
    assert bench.read(reg.COM_IRQ) == 0x21
    bench.write(reg.COM_IRQ, 0x01)
    assert bench.read(reg.COM_IRQ) == 0x20
    bench.write(reg.COM_IRQ, 0x00)
    assert bench.read(reg.COM_IRQ) == 0x20, "a bit that is not marked keeps its value"


def test_alerts_follow_the_water_level(bench):  # table 34
    bench.write(reg.COM_IRQ, 0x7F)
    assert bench.read(reg.COM_IRQ) == reg.LOW_ALERT_IRQ
    bench.write(reg.FIFO_DATA, *range(56))
    bench.write(reg.COM_IRQ, 0x7F)
    assert bench.read(reg.COM_IRQ) == reg.HIGH_ALERT_IRQ
    assert bench.read(reg.STATUS_1) & 3 == 2


@pytest.mark.parametrize(
    ("settings", "milliseconds"),
    [
        ((0x8D, 0x3E, 0, 30), 15.50),  # mfrc522 0.0.7
        ((0x80, 0xA9, 0x03, 0xE8), 25.03),  # the Arduino library
        ((0x80, 67, 0, 24), 0.249),
    ],
)
def test_the_timer_counts_as_8_5_has_it(bench, settings, milliseconds):
    for address, value in zip(range(reg.T_MODE, reg.T_MODE + 4), settings, strict=True):
        bench.write(address, value)
    bench.write(reg.COM_IRQ, 0x7F)
    bench.write(reg.CONTROL, 0x40)  # TStartNow
    bench.clock.spend(milliseconds * 0.999e-3)
    assert not bench.read(reg.COM_IRQ) & reg.TIMER_IRQ
    bench.clock.spend(milliseconds * 0.003e-3)
    assert bench.read(reg.COM_IRQ) & reg.TIMER_IRQ


def test_a_timer_that_is_stopped_does_not_end(bench):
    bench.write(reg.CONTROL, 0x40)
    assert bench.read(reg.STATUS_1) & 0x08
    bench.write(reg.CONTROL, 0x80)
    bench.clock.spend(1.0)
    assert not bench.read(reg.COM_IRQ) & reg.TIMER_IRQ


def test_the_coprocessor_sums_the_fifo_and_what_is_written_later(bench):  # 10.3.1.4
    bench.write(reg.MODE, 0x3D)  # preset 6363h
    bench.write(reg.FIFO_DATA, *b"12345")
    bench.write(reg.COMMAND, reg.CALC_CRC)
    bench.write(reg.FIFO_DATA, *b"6789")
    assert bench.read(reg.CRC_RESULT_H, reg.CRC_RESULT_L) == [0xBF, 0x05]
    assert bench.read(reg.DIV_IRQ) & reg.CRC_IRQ
    assert bench.read(reg.COMMAND) & 0xF == reg.CALC_CRC, "it must be ended by a command"
    bench.write(reg.DIV_IRQ, 0x00)
    assert bench.read(reg.DIV_IRQ) & reg.CRC_IRQ, "writing 0 clears nothing"
    bench.write(reg.DIV_IRQ, 0x04)
    assert not bench.read(reg.DIV_IRQ) & reg.CRC_IRQ


def test_the_buffer_takes_25_bytes_and_gives_them_back(bench):  # 10.3.1.2
    bench.write(reg.FIFO_DATA, *range(1, 26))
    bench.write(reg.COMMAND, reg.MEM)
    assert bench.read(reg.FIFO_LEVEL) == 0
    assert bench.read(reg.COM_IRQ) & reg.IDLE_IRQ
    bench.write(reg.COMMAND, reg.MEM)
    assert bench.read(*[reg.FIFO_DATA] * 25) == list(range(1, 26))


def test_starting_idle_sets_no_interrupt(bench):  # table 26
    bench.write(reg.COM_IRQ, 0x7F)
    bench.write(reg.COMMAND, reg.IDLE)
    assert not bench.read(reg.COM_IRQ) & reg.IDLE_IRQ


def test_strobes_read_zero(bench):
    bench.write(reg.BIT_FRAMING, 0x87)
    bench.write(reg.CONTROL, 0x40)
    assert bench.read(reg.BIT_FRAMING, reg.CONTROL) == [0x07, 0x10]


@pytest.mark.parametrize("address", [reg.ERROR, reg.VERSION, reg.CRC_RESULT_L])
def test_a_register_that_is_read_only_keeps_its_value(bench, address):
    before = bench.read(address)
    bench.write(address, 0x5A)
    assert bench.read(address) == before


def test_software_clears_the_crypto_bit_and_cannot_set_it(bench):  # table 31
    bench.write(reg.STATUS_2, 0x08)
    assert bench.read(reg.STATUS_2) == 0
    bench.chip.engage_crypto()
    bench.write(reg.STATUS_2, 0x08)
    assert bench.read(reg.STATUS_2) == 0x08
    bench.write(reg.STATUS_2, 0x00)
    assert bench.read(reg.STATUS_2) == 0


def test_a_soft_reset_restores_registers_and_shows_when_it_is_ready(bench):  # 10.3.1.10
    bench.write(reg.TX_CONTROL, 0x83)
    bench.write(reg.T_PRESCALER, 0x3E)
    bench.write(reg.COMMAND, reg.SOFT_RESET)
    assert bench.read(reg.COMMAND) & 0x10
    bench.clock.spend(40e-6)
    assert bench.read(reg.COMMAND, reg.TX_CONTROL, reg.T_PRESCALER) == [0x20, 0x80, 0]


def test_the_reset_pin_holds_the_chip_and_lets_it_start(bench):  # 8.8
    bench.write(reg.TX_CONTROL, 0x83)
    bench.chip.set_nrstpd(False)
    assert bench.read(reg.VERSION) == 0
    bench.chip.set_nrstpd(True)
    assert bench.read(reg.VERSION) == 0, "the oscillator is not stable yet"
    bench.clock.spend(2e-3)
    assert bench.read(reg.VERSION, reg.TX_CONTROL) == [0x92, 0x80]


@pytest.mark.parametrize("level", [0x00, 0xFF])
def test_a_stuck_miso_reads_one_level_while_writes_arrive(bench, level):
    bench.chip.miso = level
    bench.write(reg.T_PRESCALER, 0x3E)
    assert bench.read(reg.VERSION, reg.T_PRESCALER) == [level, level]
    bench.chip.miso = None
    assert bench.read(reg.T_PRESCALER) == 0x3E


def test_transfers_cost_their_time():
    clock = VirtualClock()
    chip = Rc522(clock, Field(clock), transfer_s=30e-6, spi_hz=4_000_000)
    chip.xfer2([0xEE, 0x00])
    assert clock.now_s() == pytest.approx(34e-6)
    assert (chip.transfers, chip.bytes) == (1, 2)
