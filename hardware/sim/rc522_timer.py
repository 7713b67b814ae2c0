"""The MFRC522's timer unit (data sheet rev. 3.9, 8.5), on the registers that set it up.

Not modelled: TGated.
"""

from hardware.sim.rc522_map import DEMOD, T_MODE, T_PRESCALER, T_RELOAD_H, T_RELOAD_L
from hardware.sim.tags import FC_HZ

CRYSTAL_PERIOD_S = 1 / FC_HZ
NEVER = float("inf")


class Timer:
    """Counts down from TReload to 0; `due_s` is when it gets there, `NEVER` while it stands."""

    def __init__(self, registers: bytearray) -> None:
        self.due_s = NEVER
        self._r = registers

    @property
    def automatic(self) -> bool:
        """TAuto: it starts at the end of a transmission."""
        return bool(self._r[T_MODE] & 0x80)

    def start(self, at_s: float) -> None:
        self.due_s = at_s + self._period_s()

    def stop(self) -> None:
        self.due_s = NEVER

    def fire(self, now_s: float) -> bool:
        """Whether it has run out by *now_s*; with TAutoRestart it starts anew."""
        fired = False
        while self.due_s <= now_s:
            fired = True
            self.due_s = self.due_s + self._period_s() if self._r[T_MODE] & 0x10 else NEVER
        return fired

    def count(self, now_s: float) -> int:
        """What TCounterVal reads."""
        reload = self._reload()
        if self.due_s == NEVER:
            return reload
        return int((self.due_s - now_s) / self._period_s() * (reload + 1)) & 0xFFFF

    def _reload(self) -> int:
        return self._r[T_RELOAD_H] << 8 | self._r[T_RELOAD_L]

    def _period_s(self) -> float:
        """(2 * TPrescaler + 1) * (TReload + 1) clocks, or + 2 with DemodReg.TPrescalEven."""
        r = self._r
        prescaler = (r[T_MODE] & 0xF) << 8 | r[T_PRESCALER]
        per_tick = 2 * prescaler + (2 if r[DEMOD] & 0x10 else 1)
        return per_tick * (self._reload() + 1) * CRYSTAL_PERIOD_S
