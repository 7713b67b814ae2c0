"""The MFRC522's registers (addresses, bits, reset values, writable bits), and the timer unit that
they set up.

Section and table numbers are those of the data sheet rev. 3.9 (27 April 2016).
"""

from hardware.sim.tags import FC_HZ

COMMAND, COM_IEN, DIV_IEN, COM_IRQ, DIV_IRQ, ERROR, STATUS_1, STATUS_2 = range(0x01, 0x09)
FIFO_DATA, FIFO_LEVEL, WATER_LEVEL, CONTROL, BIT_FRAMING, COLL = range(0x09, 0x0F)
MODE, TX_MODE, RX_MODE, TX_CONTROL, TX_ASK = range(0x11, 0x16)
DEMOD, CRC_RESULT_H, CRC_RESULT_L = 0x19, 0x21, 0x22
T_MODE, T_PRESCALER, T_RELOAD_H, T_RELOAD_L, T_COUNTER_H, T_COUNTER_L = range(0x2A, 0x30)
VERSION = 0x37

# Table 20 and the register tables of chapter 9: reset values; all others are 0.
RESET = {
    COMMAND: 0x20, COM_IEN: 0x80, COM_IRQ: 0x14, STATUS_1: 0x21, WATER_LEVEL: 0x08,
    CONTROL: 0x10, MODE: 0x3F, TX_CONTROL: 0x80, 0x16: 0x10, 0x17: 0x84, 0x18: 0x84, DEMOD: 0x4D,
    0x1C: 0x62, 0x1F: 0xEB, CRC_RESULT_H: 0xFF, CRC_RESULT_L: 0xFF, 0x24: 0x26, 0x26: 0x48,
    0x27: 0x88, 0x28: 0x20, 0x29: 0x20, 0x36: 0x40,
}  # fmt: skip

# The writable bits of a register, from the access columns of chapter 9. Others: all.
WRITABLE = {
    COMMAND: 0x3F, ERROR: 0x00, STATUS_1: 0x00, STATUS_2: 0xC0, WATER_LEVEL: 0x3F, CONTROL: 0x00,
    BIT_FRAMING: 0x77, COLL: 0x80, CRC_RESULT_H: 0x00, CRC_RESULT_L: 0x00, T_COUNTER_H: 0x00,
    T_COUNTER_L: 0x00, VERSION: 0x00, 0x34: 0x00, 0x35: 0x00,
}  # fmt: skip

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

CRYSTAL_PERIOD_S = 1 / FC_HZ
NEVER = float("inf")


class TimerUnit:
    """The timer unit (8.5), without TGated: counts down from TReload to 0.

    `due_s` is when it gets there, `NEVER` while stopped.
    """

    def __init__(self, registers: bytearray) -> None:
        self.due_s = NEVER
        self._r = registers

    @property
    def automatic(self) -> bool:
        """TAuto: the timer starts at the end of a transmission."""
        return bool(self._r[T_MODE] & 0x80)

    def start(self, at_s: float) -> None:
        self.due_s = at_s + self._period_s()

    def stop(self) -> None:
        self.due_s = NEVER

    def fire(self, now_s: float) -> bool:
        """Return True if it has expired by *now_s*; with TAutoRestart it starts again."""
        fired = False
        while self.due_s <= now_s:
            fired = True
            self.due_s = self.due_s + self._period_s() if self._r[T_MODE] & 0x10 else NEVER
        return fired

    def count(self, now_s: float) -> int:
        """Return TCounterVal."""
        reload = self._reload()
        if self.due_s == NEVER:
            return reload
        return int((self.due_s - now_s) / self._period_s() * (reload + 1)) & 0xFFFF

    def _reload(self) -> int:
        return self._r[T_RELOAD_H] << 8 | self._r[T_RELOAD_L]

    def _period_s(self) -> float:
        """Return (2 * TPrescaler + 1) * (TReload + 1) clocks, or + 2 with DemodReg.TPrescalEven."""
        r = self._r
        prescaler = (r[T_MODE] & 0xF) << 8 | r[T_PRESCALER]
        per_tick = 2 * prescaler + (2 if r[DEMOD] & 0x10 else 1)
        return per_tick * (self._reload() + 1) * CRYSTAL_PERIOD_S
