"""A simulated MFRC522 at register level, after the data sheet rev. 3.9 (27 April 2016).

`Rc522.xfer2` takes what a driver sends over SPI and answers as the chip would, so drivers run on
it unmodified. Section and table numbers below are those of the data sheet. Every transfer costs
time on the clock: `transfer_s` for the host and eight bits per byte on the bus. A frame's course is
worked out when it is sent; registers change when the clock gets there.

Modelled: both directions of the FIFO, interrupt bits with their set and clear rules, the error,
collision and control registers, bit framing, the timer, the CRC coprocessor, CRC on air, the
commands Idle, Mem, Generate RandomID, CalcCRC, Transmit, Receive, Transceive, MFAuthent and
SoftReset, power-up time, and the hard reset by NRSTPD.

Not modelled: bit rates above 106 kbit/s, MIFARE's cipher (an exchange is encrypted or not), the
self test, the analogue registers beyond keeping their values, interrupt pins, I2C and UART,
TGated, RxMultiple, bytes of an answer reaching the FIFO one by one (they come together at its
end), and a frame that is stopped half-way (tags hear the whole of it).

Where the data sheet leaves a choice, the chip does what is hardest for a driver: StartSend stays
set until it is cleared, a collided bit reads 1 or 0 as `collided_bit` says, and bits after it read
0 unless ValuesAfterColl is set.
"""

from collections.abc import Sequence
from random import Random

from hardware.loop import Clock
from hardware.sim.air import Air, Received, Space, frame_s
from hardware.sim.tags import ETU_S, FC_HZ, Antenna, crc

COMMAND, COM_IEN, DIV_IEN, COM_IRQ, DIV_IRQ, ERROR, STATUS_1, STATUS_2 = range(0x01, 0x09)
FIFO_DATA, FIFO_LEVEL, WATER_LEVEL, CONTROL, BIT_FRAMING, COLL = range(0x09, 0x0F)
MODE, TX_MODE, RX_MODE, TX_CONTROL, TX_ASK = range(0x11, 0x16)
DEMOD, CRC_RESULT_H, CRC_RESULT_L = 0x19, 0x21, 0x22
T_MODE, T_PRESCALER, T_RELOAD_H, T_RELOAD_L, T_COUNTER_H, T_COUNTER_L = range(0x2A, 0x30)
VERSION = 0x37

# Table 20 and the register tables of chapter 9: values after a reset; what is not named is 0.
RESET = {
    COMMAND: 0x20, COM_IEN: 0x80, COM_IRQ: 0x14, STATUS_1: 0x21, WATER_LEVEL: 0x08,
    CONTROL: 0x10, MODE: 0x3F, TX_CONTROL: 0x80, 0x16: 0x10, 0x17: 0x84, 0x18: 0x84, DEMOD: 0x4D,
    0x1C: 0x62, 0x1F: 0xEB, CRC_RESULT_H: 0xFF, CRC_RESULT_L: 0xFF, 0x24: 0x26, 0x26: 0x48,
    0x27: 0x88, 0x28: 0x20, 0x29: 0x20, 0x36: 0x40,
}  # fmt: skip

# Which bits of a register a write reaches; the access columns of chapter 9.
WRITABLE = {
    COMMAND: 0x3F, ERROR: 0x00, STATUS_1: 0x00, STATUS_2: 0xC0, WATER_LEVEL: 0x3F, CONTROL: 0x00,
    BIT_FRAMING: 0x77, COLL: 0x80, CRC_RESULT_H: 0x00, CRC_RESULT_L: 0x00, T_COUNTER_H: 0x00,
    T_COUNTER_L: 0x00, VERSION: 0x00, 0x34: 0x00, 0x35: 0x00,
}  # fmt: skip
_WRITABLE = bytes(WRITABLE.get(address, 0xFF) for address in range(64))

# Commands, table 149.
IDLE, MEM, RANDOM_ID, CALC_CRC, TRANSMIT = 0x0, 0x1, 0x2, 0x3, 0x4
NO_CHANGE, RECEIVE, TRANSCEIVE, AUTHENTICATE, SOFT_RESET = 0x7, 0x8, 0xC, 0xE, 0xF

TX_IRQ, RX_IRQ, IDLE_IRQ, HIGH_ALERT_IRQ, LOW_ALERT_IRQ, ERROR_IRQ, TIMER_IRQ = (
    0x40, 0x20, 0x10, 0x08, 0x04, 0x02, 0x01,
)  # fmt: skip
CRC_IRQ = 0x04
WRITE_ERROR, OVERFLOW, COLLISION, CRC_ERROR, PARITY_ERROR, PROTOCOL_ERROR = (
    0x80, 0x10, 0x08, 0x04, 0x02, 0x01,
)  # fmt: skip
CRC_PRESETS = (0x0000, 0x6363, 0xA671, 0xFFFF)
FIFO_SIZE = 64
POWER_UP_S = 37.74e-6  # 8.8.2: 1024 periods of 27.12 MHz, once the oscillator is stable
OSCILLATOR_S = 1e-3
CRYSTAL_PERIOD_S = 1 / FC_HZ
AUTHENTICATION_S = 2e-3
NEVER = float("inf")


class Rc522:
    """One chip with its antenna.

    *antenna* says which tags are in range now. *transfer_s* is what one SPI transaction costs the
    host, *spi_hz* the bus clock. The attributes below are the faults that it can be given, and
    what can be counted.
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
        self._fifo = bytearray()
        self._memory = bytearray(25)
        self._in_reset = False
        self._power_up(0.0)

    def __repr__(self) -> str:
        field = "on" if self._space.on else "off"
        return (
            f"<Rc522 version {self._version:02X}h, command {self._r[COMMAND] & 15:X}h, "
            f"field {field}, {len(self._fifo)} bytes in FIFO>"
        )

    @property
    def air(self) -> Air:
        """What makes the surroundings of this antenna imperfect; may be changed at any time."""
        return self._space.air

    @property
    def hurried(self) -> int:
        """Frames that began earlier than the standard's guard times allow."""
        return self._space.hurried

    # ---- the bus (8.1.2) -----------------------------------------------------------------

    def xfer2(self, values: Sequence[int]) -> list[int]:
        """One SPI transaction. Values are taken modulo 256, as spidev's C code does."""
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
        """Drive the NRSTPD pin (8.8.1): low is power-down; rising, the chip starts anew."""
        if level and self._in_reset:
            self._power_up(OSCILLATOR_S)
        elif not level:
            self._space.switch(False, self._clock.now_s())
        self._in_reset = not level

    def brown_out(self) -> None:
        """Let the supply drop for a moment: the chip starts anew and tells nobody."""
        self._power_up(OSCILLATOR_S)

    def drop_antenna(self) -> None:
        """Lose the antenna bits, as chips in the field were seen to do."""
        self._write(TX_CONTROL, self._r[TX_CONTROL] & 0xFC, self._clock.now_s())

    def engage_crypto(self) -> None:
        """Leave the cipher unit on, as chips in the field were seen to do."""
        self._r[STATUS_2] |= 0x08

    # ---- time ----------------------------------------------------------------------------

    def _power_up(self, oscillator_s: float) -> None:
        """Reset every register (10.3.1.10); deaf until the oscillator is stable."""
        now_s = self._clock.now_s()
        self._space.switch(False, now_s)
        self._r[:] = bytes(RESET.get(address, 0) for address in range(64))
        self._r[VERSION] = self._version
        self._fifo.clear()
        self._start_send = False
        self._oscillating_s = now_s + oscillator_s
        self._ready_s = self._oscillating_s + POWER_UP_S
        self._sent_s = self._received_s = self._timer_s = self._done_s = NEVER
        self._received: Received | None = None
        self._bits_before = 0
        self._due_s = NEVER

    def _catch_up(self, now_s: float) -> None:
        """Let everything happen that was due."""
        r = self._r
        if self._sent_s <= now_s:
            self._sent_s = NEVER
            r[COM_IRQ] |= TX_IRQ
            if r[COMMAND] & 0xF == TRANSMIT:
                self._end_command()
        while self._timer_s <= now_s:
            r[COM_IRQ] |= TIMER_IRQ
            self._timer_s = self._timer_s + self._timer_period_s() if r[T_MODE] & 0x10 else NEVER
        if self._received_s <= now_s:
            self._received_s = NEVER
            received, self._received = self._received, None
            if received is not None and r[COMMAND] & 0xF in (TRANSCEIVE, RECEIVE):
                self._receive(received)
        if self._done_s <= now_s:  # MFAuthent was accepted
            self._done_s = NEVER
            r[STATUS_2] |= 0x08
            self._end_command()
        self._next_due()

    def _next_due(self) -> None:
        self._due_s = min(self._sent_s, self._received_s, self._timer_s, self._done_s)

    def _timer_period_s(self) -> float:
        """8.5: (2 * TPrescaler + 1) * (TReload + 1) clocks, or + 2 with DemodReg.TPrescalEven."""
        r = self._r
        prescaler = (r[T_MODE] & 0xF) << 8 | r[T_PRESCALER]
        per_tick = 2 * prescaler + (2 if r[DEMOD] & 0x10 else 1)
        return per_tick * ((r[T_RELOAD_H] << 8 | r[T_RELOAD_L]) + 1) * CRYSTAL_PERIOD_S

    # ---- registers -----------------------------------------------------------------------

    def _read_command(self, now_s: float) -> int:
        return self._r[COMMAND] | (0x10 if now_s < self._ready_s else 0)

    def _read_com_irq(self, now_s: float) -> int:
        """Alerts are set for as long as their cause lasts, and stay (table 26)."""
        r = self._r
        level, water = len(self._fifo), r[WATER_LEVEL]
        if level <= water:
            r[COM_IRQ] |= LOW_ALERT_IRQ
        if FIFO_SIZE - level <= water:
            r[COM_IRQ] |= HIGH_ALERT_IRQ
        if r[ERROR]:
            r[COM_IRQ] |= ERROR_IRQ
        return r[COM_IRQ]

    def _read_status_1(self, now_s: float) -> int:
        r = self._r
        level, water = len(self._fifo), r[WATER_LEVEL]
        status = 0x20  # CRCReady: the coprocessor is done at once
        status |= 0x40 if r[CRC_RESULT_H] == r[CRC_RESULT_L] == 0 else 0
        status |= 0x10 if r[COM_IRQ] & r[COM_IEN] & 0x7F else 0
        status |= 0x08 if self._timer_s < NEVER else 0
        return status | (FIFO_SIZE - level <= water) << 1 | (level <= water)

    def _read_fifo(self, now_s: float) -> int:
        return self._fifo.pop(0) if self._fifo else 0

    def _read_fifo_level(self, now_s: float) -> int:
        return len(self._fifo)

    def _timer_count(self, now_s: float) -> int:
        reload = self._r[T_RELOAD_H] << 8 | self._r[T_RELOAD_L]
        if self._timer_s == NEVER:
            return reload
        return int((self._timer_s - now_s) / self._timer_period_s() * (reload + 1)) & 0xFFFF

    def _read_counter_high(self, now_s: float) -> int:
        return self._timer_count(now_s) >> 8

    def _read_counter_low(self, now_s: float) -> int:
        return self._timer_count(now_s) & 0xFF

    def _write(self, address: int, value: int, now_s: float) -> None:
        r = self._r
        if address == FIFO_DATA:
            self._write_fifo(value)
        elif address == COMMAND:
            self._write_command(value, now_s)
        elif address in (COM_IRQ, DIV_IRQ):
            # Tables 26 and 28: with bit 7 the marked bits are set, without it cleared.
            marked = value & 0x7F
            r[address] = r[address] | marked if value & 0x80 else r[address] & ~marked & 0xFF
        elif address == BIT_FRAMING:
            r[address] = value & 0x77
            self._start_send = bool(value & 0x80)
            if self._start_send and r[COMMAND] & 0xF == TRANSCEIVE:
                self._send(now_s)
        elif address == FIFO_LEVEL:
            if value & 0x80:
                self._fifo.clear()
                r[ERROR] &= ~OVERFLOW & 0xFF
        elif address == CONTROL:
            if value & 0xC0:
                self._timer_s = NEVER if value & 0x80 else now_s + self._timer_period_s()
                self._next_due()
        elif address == STATUS_2:
            # MFCrypto1On is set by MFAuthent alone and can be cleared here.
            r[address] = (value & 0xC0) | (r[address] & 0x3F & (value | 0xF7))
        else:
            mask = _WRITABLE[address]
            r[address] = (r[address] & ~mask & 0xFF) | (value & mask)
            if address == TX_CONTROL:
                self._space.switch(value & 3 == 3, now_s)

    def _write_fifo(self, value: int) -> None:
        if self._r[COMMAND] & 0xF == CALC_CRC:
            self._sum(bytes([value]))
        elif len(self._fifo) < FIFO_SIZE:
            self._fifo.append(value)
        else:
            self._r[ERROR] |= OVERFLOW

    # ---- commands (10.3) -----------------------------------------------------------------

    def _write_command(self, value: int, now_s: float) -> None:
        r = self._r
        command = value & 0xF
        if command == NO_CHANGE:
            r[COMMAND] = value & 0x30 | r[COMMAND] & 0xF
            return
        if command == SOFT_RESET:
            self._power_up(0.0)
            return
        r[ERROR] &= 0x40  # table 30: a command clears all error bits except TempErr
        r[COMMAND] = value & 0x3F
        # What was under way on air is not waited for any longer; only Receive still wants it.
        if command != RECEIVE:
            self._received, self._received_s = None, NEVER
        self._sent_s = self._done_s = NEVER
        self._next_due()
        if command == TRANSCEIVE:
            if self._start_send:
                self._send(now_s)
        elif command == TRANSMIT:
            self._send(now_s)
        elif command == CALC_CRC:
            preset = CRC_PRESETS[r[MODE] & 3]
            r[CRC_RESULT_H], r[CRC_RESULT_L] = preset >> 8, preset & 0xFF
            data = bytes(self._fifo)
            self._fifo.clear()
            self._sum(data)
        elif command == AUTHENTICATE:
            self._authenticate(now_s)
        elif command == MEM:
            if self._fifo:
                self._memory[: len(self._fifo)] = self._fifo[:25]
                del self._memory[25:], self._fifo[:25]
            else:
                self._fifo += self._memory
            self._end_command()
        elif command == RANDOM_ID:
            self._memory[:10] = self._random.randbytes(10)
            self._end_command()

    def _end_command(self) -> None:
        """A command ends by itself (table 26: only that sets IdleIRq)."""
        self._r[COMMAND] &= 0x30
        self._r[COM_IRQ] |= IDLE_IRQ

    def _sum(self, data: bytes) -> None:
        r = self._r
        value = crc(data, r[CRC_RESULT_H] << 8 | r[CRC_RESULT_L])
        r[CRC_RESULT_H], r[CRC_RESULT_L] = value >> 8, value & 0xFF
        r[DIV_IRQ] |= CRC_IRQ

    def _authenticate(self, now_s: float) -> None:
        request = bytes(self._fifo[:12])
        del self._fifo[:12]
        if len(request) < 12:
            self._r[ERROR] |= PROTOCOL_ERROR  # table 30: too few bytes for MFAuthent
            self._end_command()
        elif self._space.on:
            accepted = self._space.authenticate(request, now_s)
            if accepted:
                self._done_s = now_s + AUTHENTICATION_S
            if self._r[T_MODE] & 0x80:
                self._timer_s = NEVER if accepted else now_s + 39 * ETU_S + self._timer_period_s()
            self._next_due()

    # ---- on air --------------------------------------------------------------------------

    def _send(self, now_s: float) -> None:
        """Send the FIFO's content. Without a field it waits for one: ModeReg.TxWaitRF."""
        r = self._r
        data = bytes(self._fifo)
        if not self._space.on or not data:
            return
        self._fifo.clear()
        last_bits = r[BIT_FRAMING] & 7
        if r[TX_MODE] & 0x80:
            data += crc(data, CRC_PRESETS[r[MODE] & 3]).to_bytes(2, "little")
        # Tags of type A hear 106 kbit/s with 100 % modulation and nothing else.
        if r[TX_ASK] & 0x40 and not r[TX_MODE] & 0x70:
            encrypted = bool(r[STATUS_2] & 0x08)
            self._sent_s, received = self._space.exchange(data, last_bits, encrypted, now_s)
        else:
            self._sent_s, received = now_s + frame_s(8 * len(data)), None
        # How much of an anticollision command's UID bytes was sent whole: NVB counts them.
        self._bits_before = 8 * (len(data) - 2 - (last_bits > 0))
        self._received = received
        self._received_s = NEVER if received is None else received.ends_s
        if r[T_MODE] & 0x80:  # TAuto: from the end of transmission to the fifth bit received
            self._timer_s = self._sent_s + self._timer_period_s()
            if received is not None and received.starts_s + 6 * ETU_S < self._timer_s:
                self._timer_s = NEVER
        self._next_due()

    def _receive(self, received: Received) -> None:
        """Bring an answer into FIFO and registers."""
        r = self._r
        align = r[BIT_FRAMING] >> 4 & 7
        shift = align - received.split
        value, bits = received.value, received.bits + shift
        value = value << shift if shift >= 0 else value >> -shift
        error = PARITY_ERROR if received.parity_error else 0
        r[COLL] = r[COLL] & 0x80 | 0x20
        if received.collision is not None:
            error |= COLLISION
            place = received.collision + shift
            self._note_collision(place + self._bits_before if self._collisions_from_uid else place)
            value &= (1 << place) - 1 if not r[COLL] & 0x80 else -1
            value = value & ~(1 << place) | self._collided_bit << place
        data = value.to_bytes((bits + 7) // 8, "little")
        if r[RX_MODE] & 0x80:
            if bits % 8 or len(data) < 3 or crc(data, CRC_PRESETS[r[MODE] & 3]):
                error |= CRC_ERROR
            else:
                data = data[:-2]
        room = FIFO_SIZE - len(self._fifo)
        self._fifo += data[:room]
        if len(data) > room:
            error |= OVERFLOW
        # Table 30: what the last reception found is cleared when the receiver starts.
        r[ERROR] = r[ERROR] & 0xF0 | error
        r[CONTROL] = r[CONTROL] & 0xF8 | bits % 8
        r[COM_IRQ] |= RX_IRQ
        if r[COMMAND] & 0xF == RECEIVE:
            self._end_command()

    def _note_collision(self, place: int) -> None:
        """Table 44: CollPos counts from 1, 0 means bit 32, and later collisions are not valid."""
        if place < 32:
            self._r[COLL] = self._r[COLL] & 0x80 | (place + 1) & 0x1F


_READ = {
    COMMAND: Rc522._read_command,
    COM_IRQ: Rc522._read_com_irq,
    STATUS_1: Rc522._read_status_1,
    FIFO_DATA: Rc522._read_fifo,
    FIFO_LEVEL: Rc522._read_fifo_level,
    T_COUNTER_H: Rc522._read_counter_high,
    T_COUNTER_L: Rc522._read_counter_low,
}
