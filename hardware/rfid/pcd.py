"""The MFRC522 as a proximity coupling device: registers over SPI, frames and replies, and its
health.

MicroPython runs this file unchanged; its types are in pcd.pyi. Register names and numbers are those
of the MFRC522 data sheet rev. 3.9, chapter 9. Whatever takes time is a generator that yields the
microseconds to sleep, so that nobody spins on a status register while frames are on air.
"""

from hardware.rfid.iso14443 import GARBLED, SILENCE, Frame, Reply


class Registers:
    """One chip's registers, with several reads or a whole FIFO burst in one SPI transaction.

    Data sheet, 8.1.2: the address travels in bits 6 to 1 of its byte and bit 7 means read; when
    reading, every further byte names the next register and the data arrive one byte late; when
    writing, all bytes after the address go to that one register.

    *xfer2* makes one SPI transaction: it takes a list of bytes and returns as many. *reset* pulls
    the chip's NRSTPD pin low and high again, if that pin is wired. *transfer_us* is the shortest
    time that a transaction takes on this host; guard times on air are shortened by it, so it must
    not be too large, and 0 is always safe. *release* frees the bus in `close`.
    """

    def __init__(self, xfer2, reset=None, release=None, transfer_us=0):
        self.transfer_us = transfer_us
        self._xfer2 = xfer2
        self._reset = reset
        self._release = release

    def read(self, addresses):
        """Return the values of the registers at *addresses*, read in this order in one
        transaction."""
        request = [address << 1 | 0x80 for address in addresses]
        request.append(0)
        return self._xfer2(request)[1:]

    def write(self, address, value):
        self._xfer2([address << 1, value])

    def burst(self, address, data):
        """Write all bytes of *data* to one register: the FIFO."""
        request = [address << 1]
        request.extend(data)
        self._xfer2(request)

    def reset(self):
        """Reset the chip through its pin, if that is wired."""
        if self._reset is not None:
            self._reset()

    def close(self):
        """Release the bus. Idempotent; nothing may be read or written afterwards."""
        release, self._release = self._release, None
        if release is not None:
            release()


COMMAND = 0x01
COM_IRQ = 0x04
ERROR = 0x06
STATUS_2 = 0x08
FIFO_DATA = 0x09
FIFO_LEVEL = 0x0A
CONTROL = 0x0C
BIT_FRAMING = 0x0D
COLL = 0x0E
MODE = 0x11
TX_CONTROL = 0x14
TX_ASK = 0x15
RX_MODE = 0x13
TX_MODE = 0x12
RF_CFG = 0x26
T_MODE = 0x2A
T_PRESCALER = 0x2B
T_RELOAD_H = 0x2C
T_RELOAD_L = 0x2D
VERSION = 0x37

IDLE = 0x00
TRANSCEIVE = 0x0C
AUTHENTICATE = 0x0E
SOFT_RESET = 0x0F
POWER_DOWN = 0x10  # CommandReg bit 4: reads 1 until the chip is ready
RX_IRQ = 0x20
IDLE_IRQ = 0x10
TIMER_IRQ = 0x01
WRITE_OR_TEMPERATURE_ERROR = 0xC0
NOISE_ERRORS = 0x17  # buffer overflow, CRC, parity, protocol
COLLISION_ERROR = 0x08
FLUSH = 0x80
START_SEND = 0x80
POSITION_NOT_VALID = 0x20
CRYPTO_1_ON = 0x08
ANTENNA_ON = 0x83
ANTENNA_OFF = 0x80

# 13.56 MHz / (2 * 67 + 1): the timer ticks every 9.96 us. It starts at the end of transmission and
# stops at the fifth bit received, so 250 us tell silence from an answer (due after 91 us).
PRESCALER = 67
RELOAD = 24
PRESET_6363 = 0x3D  # ModeReg; the bits besides the CRC preset keep their reset values
FORCE_100_ASK = 0x40
IGNORE_SHORT_STREAMS = 0x08  # RxModeReg.RxNoErr: less than four bits are noise

SETTINGS = (
    (T_MODE, 0x80),  # TAuto
    (T_PRESCALER, PRESCALER),
    (T_RELOAD_H, 0),
    (T_RELOAD_L, RELOAD),
    (TX_ASK, FORCE_100_ASK),
    (MODE, PRESET_6363),
    (TX_MODE, 0),
    (RX_MODE, IGNORE_SHORT_STREAMS),
    (COLL, 0),  # ValuesAfterColl: bits after a collision read 0
)
GAIN_38_DB = 0x50  # RFCfgReg, table 98

# ISO/IEC 14443-2 and -3: times on air.
FIELD_SETTLE_US = 5_100  # a tag is off, or ready for REQA, within 5 ms
REQUEST_GUARD_US = 517  # 7000/fc from the start of one REQA to the next
REPLY_DELAY_US = 92  # 1236/fc from the end of a command to the answer
REPLY_GUARD_US = 87  # 1172/fc from the end of an answer to the next command
FEWEST_WRITES = 3  # from an answer to the start of the next frame

POLL_AGAIN_US = 100
READY_POLL_US = 5_000  # 8.8.2: how long the oscillator takes to start depends on the crystal
READY_POLLS = 10
OVERDUE_US = 2_000
BABBLE_US = 10_000  # a tag may send without an end; as much as fills the FIFO takes 5.5 ms
KEY_A = 0x60
AUTHENTICATION_POLL_US = 1_000  # about 2 ms on air
AUTHENTICATION_POLLS = 10

STATUS = (COM_IRQ, ERROR, FIFO_LEVEL, CONTROL, COLL)
WELL = (VERSION, TX_CONTROL, STATUS_2, T_PRESCALER, T_RELOAD_L, MODE)
KEPT = (T_RELOAD_H, T_RELOAD_L, FIFO_LEVEL, FIFO_DATA, FIFO_DATA)


def air_us(bits):
    """Return the duration of a frame of *bits* data bits at 106 kbit/s: start, parity bits and
    end."""
    return (bits + (bits >> 3) + 3) * 944 // 100 + 1


class Pcd:
    """The chip behind one `Registers`.

    Must be started before the first frame. `doubtful` means that since its last health check the
    chip did something that a healthy one does only in heavy noise. Never raises, whatever it reads.

    A chip is judged by what it does, for clones that work name any version: `version` is what its
    version register read last, a remark for people. None: not read yet.
    """

    def __init__(self, registers):
        self.doubtful = False
        self.version = None
        self._registers = registers
        self._ill = False  # since its last health check: waiting for it is in vain
        self._flush = True
        self._listening = True  # takes no frame until Transceive is written again
        self._antenna = ANTENNA_OFF

    def start(self, field=True):
        """Reset and set up the chip; unless *field* is false, switch the field on and let it
        settle.

        A generator of waits; returns None, or the fault as `health` reports it.
        """
        registers = self._registers
        registers.reset()
        registers.write(COMMAND, SOFT_RESET)
        for _ in range(READY_POLLS):
            yield READY_POLL_US
            if not registers.read((COMMAND,))[0] & POWER_DOWN:
                break
        fault = self._forgets() and self._forgets()
        if fault is not None:
            return fault
        for address, value in SETTINGS:
            registers.write(address, value)
        registers.write(RF_CFG, GAIN_38_DB)
        self._switch(ANTENNA_ON if field else ANTENNA_OFF)
        self._flush = self._listening = True
        fault = yield from self.health()
        if fault is None and field:
            yield FIELD_SETTLE_US
        return fault

    def health(self):
        """Check that the chip is as `start` left it.

        A generator of waits; returns None, or what is wrong twice in a row: a code, followed by the
        value that was read (`chip 5A`). `reader.trouble` knows the codes.
        """
        self.doubtful = self._ill = False
        fault = self._fault()
        if fault is not None:
            yield 1_000
            fault = self._fault()
        return fault

    def antenna_off(self):
        """Switch the field off. Tags lose power and state within 5 ms."""
        self._switch(ANTENNA_OFF)

    def cycle_field(self):
        """Switch the field off and on: afterwards every tag is in IDLE. A generator of waits."""
        yield from self.field_off()
        yield from self.field_on()

    def field_on(self):
        """Switch the field on and let tags wake up. A generator of waits."""
        self._switch(ANTENNA_ON)
        yield FIELD_SETTLE_US

    def field_off(self):
        """Switch the field off and let tags lose their state. A generator of waits."""
        self._switch(ANTENNA_OFF)
        yield FIELD_SETTLE_US

    def transceive(self, frame):
        """Send *frame* and return the `Reply`, SILENCE or GARBLED; a generator of waits.

        Keeps the standard's guard times after the reply, so that the next frame may follow at once.
        A chip that was found ill garbles everything at once, until its health is checked.
        """
        if self._ill:
            return GARBLED
        data, last_bits, rx_align, reply_bits, timeout_us = frame
        self._send(data, last_bits, rx_align)
        next_us = FEWEST_WRITES * self._registers.transfer_us
        sent_us = air_us(8 * len(data) - (8 - last_bits if last_bits else 0))
        silent_us = sent_us + timeout_us
        wait_us = silent_us
        if len(data) == 1:  # a short frame: REQA or WUPA
            wait_us = max(wait_us, REQUEST_GUARD_US - next_us)
        elif reply_bits:
            reply_us = sent_us + REPLY_DELAY_US + air_us(reply_bits)
            wait_us = reply_us + max(0, REPLY_GUARD_US - next_us)
        status = STATUS + (FIFO_DATA,) * ((rx_align + reply_bits + 7) >> 3)
        received = b""
        waited_us = 0
        while True:
            yield wait_us
            waited_us += wait_us
            irq, error, level, control, collision, *content = self._registers.read(status)
            received += bytes(content[:level])
            if irq & RX_IRQ:
                return self._reply(received, level - len(content), error, control, collision)
            if waited_us >= silent_us and irq & TIMER_IRQ:
                return SILENCE
            wait_us = POLL_AGAIN_US
            if waited_us >= silent_us + OVERDUE_US:
                self._doubt()  # neither answer nor timer: it may not have sent at all
                self._flush = True
                if self._ill or waited_us >= silent_us + BABBLE_US:
                    return GARBLED
                wait_us = OVERDUE_US

    def talk(self, protocol):
        """Run a protocol over the air: its frames go out, the replies go in.

        A generator of waits; returns what the protocol returns. Encryption that the protocol
        requested (`identity.Authenticate`) ends with it.
        """
        reply = None
        encrypted = False
        try:
            while True:
                request = protocol.send(reply)
                if not isinstance(request, Frame):
                    self.end_encryption()
                    reply = encrypted = yield from self.authenticate(*request)
                else:
                    if encrypted and len(request.data) == 1:
                        # REQA and WUPA are sent in clear.
                        self.end_encryption()
                        encrypted = False
                    reply = yield from self.transceive(request)
        except StopIteration as stop:
            return stop.value
        finally:
            if encrypted:
                self.end_encryption()

    def authenticate(self, block, key, uid):
        """Open the sector of *block* with key A (MFAuthent, 10.3.1.9); return True if the tag
        accepted.

        A generator of waits. Must follow a SELECT. Of longer UIDs the last four bytes are used.
        """
        write = self._registers.write
        self._listening = True
        write(COMMAND, IDLE)
        write(COM_IRQ, 0x7F)
        write(FIFO_LEVEL, FLUSH)
        self._registers.burst(FIFO_DATA, bytes((KEY_A, block)) + key + uid[-4:])
        write(COMMAND, AUTHENTICATE)
        for _ in range(AUTHENTICATION_POLLS):
            yield AUTHENTICATION_POLL_US
            irq, status_2 = self._registers.read((COM_IRQ, STATUS_2))
            if irq & IDLE_IRQ:
                return bool(status_2 & CRYPTO_1_ON)
        # Without an answer the command never ends by itself.
        write(COMMAND, IDLE)
        return False

    def end_encryption(self):
        """Continue in clear: MFCrypto1On is cleared by software only (table 38)."""
        self._registers.write(STATUS_2, 0)

    def _switch(self, antenna):
        self._antenna = antenna
        self._registers.write(TX_CONTROL, antenna)

    def _send(self, data, last_bits, rx_align):
        """Start sending: three writes after an answer, four after silence.

        Transceive alternates between sending and receiving as long as it gets answers, and any
        command ends one that is still listening (10.3.1.8).
        """
        write = self._registers.write
        if self._flush:
            write(FIFO_LEVEL, FLUSH)
            self._flush = False
        if self._listening:
            write(COMMAND, TRANSCEIVE)
        self._listening = True
        write(COM_IRQ, 0x7F)
        self._registers.burst(FIFO_DATA, data)
        write(BIT_FRAMING, START_SEND | rx_align << 4 | last_bits)

    def _doubt(self):
        self.doubtful = True
        self._ill = self._fault() is not None

    def _reply(self, received, more, error, control, collision):
        if error & WRITE_OR_TEMPERATURE_ERROR:
            self._doubt()
        if more > 0 or error & (NOISE_ERRORS | WRITE_OR_TEMPERATURE_ERROR):
            self._flush = True
            return GARBLED
        self._listening = False
        position = 0
        if error & COLLISION_ERROR:
            if collision & POSITION_NOT_VALID:
                return GARBLED
            position = collision & 0x1F or 32
        last_bits = control & 7
        bits = 8 * len(received) - (8 - last_bits if last_bits else 0)
        return Reply(received, bits, position) if received else GARBLED

    def _forgets(self):
        """Return the fault of a chip that does not keep what is written to it, or None."""
        registers = self._registers
        for pattern in (0x55, 0xAA):
            other = pattern ^ 0xFF
            registers.write(T_RELOAD_H, pattern)
            registers.write(T_RELOAD_L, other)
            registers.write(FIFO_LEVEL, FLUSH)
            registers.burst(FIFO_DATA, (other, pattern))
            found = registers.read(KEPT)
            if min(found) == max(found):
                return f"bus {found[0]:02X}"
            for place, kept in enumerate((pattern, other, 2, other, pattern)):
                if found[place] != kept:
                    return f"chip {found[place]:02X}"
        return None

    def _fault(self):
        values = self._registers.read(WELL)
        self.version, tx_control, status_2, prescaler, reload, mode = values
        if min(values) == max(values):
            return f"bus {self.version:02X}"
        if (prescaler, reload, mode) != (PRESCALER, RELOAD, PRESET_6363):
            return "reset"
        if tx_control & 3 != self._antenna & 3:
            return "antenna"
        if status_2 & CRYPTO_1_ON:
            return "encrypting"
        return None
