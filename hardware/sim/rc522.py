"""A simulated MFRC522 at register level, after the data sheet rev. 3.9 (27 April 2016).

`Rc522.xfer2` takes what a driver sends over SPI and answers as the chip would, so drivers run on it
unmodified. Section and table numbers below are those of the data sheet. Every transfer costs time
on the clock: `transfer_s` for the host and eight bits per byte on the bus. A frame's exchange is
computed when it is sent; registers change when the clock gets there.

Modelled: both directions of the FIFO, interrupt bits with their set and clear rules, the error,
collision and control registers, bit framing, the timer, the CRC coprocessor, CRC on air, the
commands Idle, Mem, Generate RandomID, CalcCRC, Transmit, Receive, Transceive, MFAuthent and
SoftReset, power-up time, and the hard reset by NRSTPD.

Not modelled: bit rates above 106 kbit/s, MIFARE's cipher (an exchange is encrypted or not), the
self test, the analogue registers beyond keeping their values, interrupt pins, I2C and UART,
RxMultiple, bytes of an answer reaching the FIFO one by one (they arrive together at its end), and a
frame that is aborted half-way (tags hear all of it).

Where the data sheet leaves a choice, the chip does what is hardest for a driver: StartSend stays
set until it is cleared, and starts nothing while Transceive still listens (a command ends that, and
so does an answer: 10.3.1.8); a collided bit reads 1 or 0 as `collided_bit` says, and bits after it
read 0 unless ValuesAfterColl is set.
"""

from collections.abc import Sequence
from random import Random

from hardware.loop import Clock
from hardware.sim import rc522_registers as reg
from hardware.sim.air import Air, Received, Space, frame_s
from hardware.sim.rc522_registers import NEVER, TimerUnit
from hardware.sim.tags import ETU_S, Antenna, crc

FIFO_SIZE = 64
POWER_UP_S = 37.74e-6  # 8.8.2: 1024 periods of 27.12 MHz, once the oscillator is stable
OSCILLATOR_S = 1e-3
AUTHENTICATION_S = 2e-3


class Rc522:
    """One chip with its antenna.

    *antenna* returns the tags now in range. *transfer_s* is what one SPI transaction costs the
    host, *spi_hz* the bus clock. The attributes below are faults that can be injected, and
    counters.
    """

    def __init__(
        self,
        clock: Clock,
        antenna: Antenna,
        *,
        transfer_s: float = 30e-6,
        spi_hz: int = 4_000_000,
        version: int = 0x92,
        random: Random | None = None,
        collisions_from_uid: bool = False,
        collided_bit: int = 0,
    ) -> None:
        self.transfer_s = transfer_s
        self.spi_hz = spi_hz
        self.miso: int | None = None
        """0x00 or 0xFF while MISO is stuck there; the chip still hears what is sent."""
        self.transfers = 0
        self.bytes = 0
        self._clock = clock
        self._random = random or Random(0)
        self._space = Space(antenna, self._random)
        self._version = version
        self._collisions_from_uid = collisions_from_uid
        self._collided_bit = collided_bit
        self._r = bytearray(64)
        self._timer = TimerUnit(self._r)
        self._fifo = bytearray()
        self._memory = bytearray(25)
        self._in_reset = False
        self._power_up(0.0)

    def __repr__(self) -> str:
        field = "on" if self._space.on else "off"
        return (
            f"<Rc522 version {self._version:02X}h, command {self._r[reg.COMMAND] & 15:X}h, "
            f"field {field}, {len(self._fifo)} bytes in FIFO>"
        )

    @property
    def air(self) -> Air:
        """The imperfections around this antenna; may be changed at any time."""
        return self._space.air

    @property
    def hurried(self) -> int:
        """Frames that began earlier than the standard's guard times allow."""
        return self._space.hurried

    # ---- the bus (8.1.2) -----------------------------------------------------------------

    def xfer2(self, values: Sequence[int]) -> list[int]:
        """Perform one SPI transaction. Values are taken modulo 256, as spidev's C code does."""
        self.transfers += 1
        self.bytes += len(values)
        clock = self._clock
        clock.spend(self.transfer_s + 8 * len(values) / self.spi_hz)
        now_s = clock.now_s()
        if now_s >= self._due_s:
            self._catch_up(now_s)
        if self._in_reset or now_s < self._oscillating_s:
            return [self.miso or 0] * len(values)
        first = values[0]
        if first & 0x80:
            answer = [0]
            for value in values[:-1]:
                address = value >> 1 & 0x3F
                special = _READ.get(address)
                answer.append(self._r[address] if special is None else special(self, now_s))
        else:
            answer = [0] * len(values)
            address = first >> 1 & 0x3F
            for value in values[1:]:
                self._write(address, value & 0xFF, now_s)
        return answer if self.miso is None else [self.miso] * len(answer)

    # ---- pins and faults -----------------------------------------------------------------

    def set_nrstpd(self, level: bool) -> None:
        """Drive the NRSTPD pin (8.8.1): low is power-down; on a rising edge the chip restarts."""
        if level and self._in_reset:
            self._power_up(OSCILLATOR_S)
        elif not level:
            self._space.switch(False, self._clock.now_s())
        self._in_reset = not level

    def brown_out(self) -> None:
        """Let the supply drop briefly: the chip restarts without a sign."""
        self._power_up(OSCILLATOR_S)

    def drop_antenna(self) -> None:
        """Lose the antenna bits, as chips in the field were seen to do."""
        self._write(reg.TX_CONTROL, self._r[reg.TX_CONTROL] & 0xFC, self._clock.now_s())

    def engage_crypto(self) -> None:
        """Leave the cipher unit on, as chips in the field were seen to do."""
        self._r[reg.STATUS_2] |= 0x08

    # ---- time ----------------------------------------------------------------------------

    def _power_up(self, oscillator_s: float) -> None:
        """Reset every register (10.3.1.10); deaf until the oscillator is stable."""
        now_s = self._clock.now_s()
        self._space.switch(False, now_s)
        self._r[:] = bytes(reg.RESET.get(address, 0) for address in range(64))
        self._r[reg.VERSION] = self._version
        self._fifo.clear()
        self._start_send = self._listening = False
        self._oscillating_s = now_s + oscillator_s
        self._ready_s = self._oscillating_s + POWER_UP_S
        self._sent_s = self._received_s = self._done_s = NEVER
        self._timer.stop()
        self._received: Received | None = None
        self._bits_before = 0
        self._due_s = NEVER

    def _catch_up(self, now_s: float) -> None:
        """Perform everything that was due."""
        r = self._r
        if self._sent_s <= now_s:
            self._sent_s = NEVER
            r[reg.COM_IRQ] |= reg.TX_IRQ
            if r[reg.COMMAND] & 0xF == reg.TRANSMIT:
                self._end_command()
        if self._timer.fire(now_s):
            r[reg.COM_IRQ] |= reg.TIMER_IRQ
        if self._received_s <= now_s:
            self._received_s = NEVER
            received, self._received = self._received, None
            if received is not None and r[reg.COMMAND] & 0xF in (reg.TRANSCEIVE, reg.RECEIVE):
                self._receive(received)
        if self._done_s <= now_s:  # MFAuthent was accepted
            self._done_s = NEVER
            r[reg.STATUS_2] |= 0x08
            self._end_command()
        self._next_due()

    def _next_due(self) -> None:
        self._due_s = min(self._sent_s, self._received_s, self._timer.due_s, self._done_s)

    # ---- registers -----------------------------------------------------------------------

    def _read_command(self, now_s: float) -> int:
        return self._r[reg.COMMAND] | (0x10 if now_s < self._ready_s else 0)

    def _read_com_irq(self, now_s: float) -> int:
        """Read ComIrqReg: alerts are set as long as their cause lasts, and stay set (table 26)."""
        r = self._r
        level, water = len(self._fifo), r[reg.WATER_LEVEL]
        if level <= water:
            r[reg.COM_IRQ] |= reg.LOW_ALERT_IRQ
        if FIFO_SIZE - level <= water:
            r[reg.COM_IRQ] |= reg.HIGH_ALERT_IRQ
        if r[reg.ERROR]:
            r[reg.COM_IRQ] |= reg.ERROR_IRQ
        return r[reg.COM_IRQ]

    def _read_status_1(self, now_s: float) -> int:
        r = self._r
        level, water = len(self._fifo), r[reg.WATER_LEVEL]
        status = 0x20  # CRCReady: the coprocessor is done at once
        status |= 0x40 if r[reg.CRC_RESULT_H] == r[reg.CRC_RESULT_L] == 0 else 0
        status |= 0x10 if r[reg.COM_IRQ] & r[reg.COM_IEN] & 0x7F else 0
        status |= 0x08 if self._timer.due_s < NEVER else 0
        return status | (FIFO_SIZE - level <= water) << 1 | (level <= water)

    def _read_fifo(self, now_s: float) -> int:
        return self._fifo.pop(0) if self._fifo else 0

    def _read_fifo_level(self, now_s: float) -> int:
        return len(self._fifo)

    def _read_counter_high(self, now_s: float) -> int:
        return self._timer.count(now_s) >> 8

    def _read_counter_low(self, now_s: float) -> int:
        return self._timer.count(now_s) & 0xFF

    def _write(self, address: int, value: int, now_s: float) -> None:
        r = self._r
        if address == reg.FIFO_DATA:
            self._write_fifo(value)
        elif address == reg.COMMAND:
            self._write_command(value, now_s)
        elif address in (reg.COM_IRQ, reg.DIV_IRQ):
            # Tables 26 and 28: with bit 7 the marked bits are set, without it cleared.
            marked = value & 0x7F
            r[address] = r[address] | marked if value & 0x80 else r[address] & ~marked & 0xFF
        elif address == reg.BIT_FRAMING:
            r[address] = value & 0x77
            self._start_send = bool(value & 0x80)
            if self._start_send and r[reg.COMMAND] & 0xF == reg.TRANSCEIVE and not self._listening:
                self._send(now_s)
        elif address == reg.FIFO_LEVEL:
            if value & 0x80:
                self._fifo.clear()
                r[reg.ERROR] &= ~reg.OVERFLOW & 0xFF
        elif address == reg.CONTROL:
            if value & 0x80:
                self._timer.stop()
            elif value & 0x40:
                self._timer.start(now_s)
            self._next_due()
        elif address == reg.STATUS_2:
            # MFCrypto1On is set by MFAuthent alone and can only be cleared here.
            r[address] = (value & 0xC0) | (r[address] & 0x3F & (value | 0xF7))
        else:
            mask = reg.WRITABLE.get(address, 0xFF)
            r[address] = (r[address] & ~mask & 0xFF) | (value & mask)
            if address == reg.TX_CONTROL:
                self._space.switch(value & 3 == 3, now_s)

    def _write_fifo(self, value: int) -> None:
        if self._r[reg.COMMAND] & 0xF == reg.CALC_CRC:
            self._sum(bytes([value]))
        elif len(self._fifo) < FIFO_SIZE:
            self._fifo.append(value)
        else:
            self._r[reg.ERROR] |= reg.OVERFLOW

    # ---- commands (10.3) -----------------------------------------------------------------

    def _write_command(self, value: int, now_s: float) -> None:
        r = self._r
        command = value & 0xF
        if command == reg.NO_CHANGE:
            r[reg.COMMAND] = value & 0x30 | r[reg.COMMAND] & 0xF
            return
        if command == reg.SOFT_RESET:
            self._power_up(0.0)
            return
        r[reg.ERROR] &= 0x40  # table 30: a command clears all error bits except TempErr
        r[reg.COMMAND] = value & 0x3F
        # What was in progress on air is dropped; only Receive still wants it.
        if command != reg.RECEIVE:
            self._received, self._received_s = None, NEVER
        self._sent_s = self._done_s = NEVER
        self._listening = False
        self._next_due()
        if command == reg.TRANSCEIVE:
            if self._start_send:
                self._send(now_s)
        elif command == reg.TRANSMIT:
            self._send(now_s)
        elif command == reg.CALC_CRC:
            preset = reg.CRC_PRESETS[r[reg.MODE] & 3]
            r[reg.CRC_RESULT_H], r[reg.CRC_RESULT_L] = preset >> 8, preset & 0xFF
            data = bytes(self._fifo)
            self._fifo.clear()
            self._sum(data)
        elif command == reg.AUTHENTICATE:
            self._authenticate(now_s)
        elif command == reg.MEM:
            if self._fifo:
                self._memory[: len(self._fifo)] = self._fifo[:25]
                del self._memory[25:], self._fifo[:25]
            else:
                self._fifo += self._memory
            self._end_command()
        elif command == reg.RANDOM_ID:
            self._memory[:10] = self._random.randbytes(10)
            self._end_command()

    def _end_command(self) -> None:
        """End a command by itself (table 26: only that sets IdleIRq)."""
        self._r[reg.COMMAND] &= 0x30
        self._r[reg.COM_IRQ] |= reg.IDLE_IRQ

    def _sum(self, data: bytes) -> None:
        r = self._r
        value = crc(data, r[reg.CRC_RESULT_H] << 8 | r[reg.CRC_RESULT_L])
        r[reg.CRC_RESULT_H], r[reg.CRC_RESULT_L] = value >> 8, value & 0xFF
        r[reg.DIV_IRQ] |= reg.CRC_IRQ

    def _authenticate(self, now_s: float) -> None:
        request = bytes(self._fifo[:12])
        del self._fifo[:12]
        if len(request) < 12:
            self._r[reg.ERROR] |= reg.PROTOCOL_ERROR  # table 30: too few bytes for MFAuthent
            self._end_command()
        elif self._space.on:
            accepted = self._space.authenticate(request, now_s)
            if accepted:
                self._done_s = now_s + AUTHENTICATION_S
            if self._timer.automatic:
                self._timer.stop()
                if not accepted:
                    self._timer.start(now_s + 39 * ETU_S)
            self._next_due()

    # ---- on air --------------------------------------------------------------------------

    def _send(self, now_s: float) -> None:
        """Send the FIFO's content. Without a field it waits for one: ModeReg.TxWaitRF."""
        r = self._r
        data = bytes(self._fifo)
        if not self._space.on or not data:
            return
        self._fifo.clear()
        self._listening = True
        last_bits = r[reg.BIT_FRAMING] & 7
        if r[reg.TX_MODE] & 0x80:
            data += crc(data, reg.CRC_PRESETS[r[reg.MODE] & 3]).to_bytes(2, "little")
        # Type A tags understand only 106 kbit/s with 100 % modulation.
        if r[reg.TX_ASK] & 0x40 and not r[reg.TX_MODE] & 0x70:
            encrypted = bool(r[reg.STATUS_2] & 0x08)
            self._sent_s, received = self._space.exchange(data, last_bits, encrypted, now_s)
        else:
            self._sent_s, received = now_s + frame_s(8 * len(data)), None
        # How many UID bits of an anticollision command were sent in whole bytes: NVB counts them.
        self._bits_before = 8 * (len(data) - 2 - (last_bits > 0))
        self._received = received
        self._received_s = NEVER if received is None else received.ends_s
        if self._timer.automatic:  # until the fifth bit is received
            self._timer.start(self._sent_s)
            if received is not None and received.starts_s + 6 * ETU_S < self._timer.due_s:
                self._timer.stop()
        self._next_due()

    def _receive(self, received: Received) -> None:
        """Transfer an answer into FIFO and registers."""
        r = self._r
        self._listening = False
        align = r[reg.BIT_FRAMING] >> 4 & 7
        shift = align - received.split
        value, bits = received.value, received.bits + shift
        value = value << shift if shift >= 0 else value >> -shift
        error = reg.PARITY_ERROR if received.parity_error else 0
        r[reg.COLL] = r[reg.COLL] & 0x80 | 0x20
        if received.collision is not None:
            error |= reg.COLLISION
            place = received.collision + shift
            self._note_collision(place + self._bits_before if self._collisions_from_uid else place)
            value &= (1 << place) - 1 if not r[reg.COLL] & 0x80 else -1
            value = value & ~(1 << place) | self._collided_bit << place
        data = value.to_bytes((bits + 7) // 8, "little")
        if r[reg.RX_MODE] & 0x80:
            if bits % 8 or len(data) < 3 or crc(data, reg.CRC_PRESETS[r[reg.MODE] & 3]):
                error |= reg.CRC_ERROR
            else:
                data = data[:-2]
        room = FIFO_SIZE - len(self._fifo)
        self._fifo += data[:room]
        if len(data) > room:
            error |= reg.OVERFLOW
        # Table 30: the errors of the last reception are cleared when the receiver starts.
        r[reg.ERROR] = r[reg.ERROR] & 0xF0 | error
        r[reg.CONTROL] = r[reg.CONTROL] & 0xF8 | bits % 8
        r[reg.COM_IRQ] |= reg.RX_IRQ
        if r[reg.COMMAND] & 0xF == reg.RECEIVE:
            self._end_command()

    def _note_collision(self, place: int) -> None:
        """Record a collision (table 44): CollPos counts from 1, 0 means bit 32, later ones are
        invalid."""
        if place < 32:
            self._r[reg.COLL] = self._r[reg.COLL] & 0x80 | (place + 1) & 0x1F


_READ = {
    reg.COMMAND: Rc522._read_command,
    reg.COM_IRQ: Rc522._read_com_irq,
    reg.STATUS_1: Rc522._read_status_1,
    reg.FIFO_DATA: Rc522._read_fifo,
    reg.FIFO_LEVEL: Rc522._read_fifo_level,
    reg.T_COUNTER_H: Rc522._read_counter_high,
    reg.T_COUNTER_L: Rc522._read_counter_low,
}
