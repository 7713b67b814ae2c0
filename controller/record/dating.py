"""When matches began that were played while nobody knew the time, as on a Pi without a network.

Such a match is recorded with the time that its computer believed, and `-00:00` in place of UTC's
offset, which is how we say that the clock was not known (RFC 3339, 4.3, has it for a place that is
not known). That never changes: it is part of what the match is. Once the clock is set in the same
run of the computer, the time since then says when the match really began, and that is kept beside
it. After a restart nobody knows any more, and the date stays an approximate one.
"""

import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from controller.record.journal.rows import ABOUT, MatchRecord
from controller.views.clock import clock_is_doubtful

DATES = "dates"
"""The setting of the journal that keeps the dates."""
LOOK_S = 60.0
"""Time between looks whether the clock is known by now."""

_BOOT_ID = Path("/proc/sys/kernel/random/boot_id")


class Dates(Struct, frozen=True):
    """The matches of which it was not known when they began, by what was recorded instead."""

    began: Mapping[str, str] = {}
    """When they did, ISO 8601, of those of which it is known by now."""
    boot: str = ""
    """The run of the computer in which the others may be known yet."""
    uptime_s: Mapping[str, float] = {}
    """How long it had run when they began."""

    def mended(self, record: MatchRecord) -> MatchRecord:
        """Return the record of a match with its true date, if that is known by now."""
        return replace(record, began_utc=self.began.get(record.began_utc, record.began_utc))

    def joined(self, other: "Dates") -> "Dates":
        """Return them with those of another journal, of which this one gets matches."""
        return replace(self, began={**other.began, **self.began})


def dates(kept: str) -> Dates:
    """Return what a setting has *kept*; nothing, if another version has kept it in another way."""
    try:
        return msgspec.json.decode(kept or "{}", type=Dates)
    except (msgspec.MsgspecError, UnicodeError):
        return Dates()


class Dating:
    """Says when a match begins, and what is to be *kept* of that, by this computer's clocks."""

    def __init__(
        self,
        kept: str,
        *,
        doubtful: Callable[[], bool] = clock_is_doubtful,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        uptime_s: Callable[[], float] = lambda: time.clock_gettime(time.CLOCK_BOOTTIME),
        boot_id: Path = _BOOT_ID,
    ) -> None:
        self._doubtful, self._now, self._uptime_s = doubtful, now, uptime_s
        self._boot = boot_id.read_text().strip()
        known = dates(kept)
        same = known.boot == self._boot
        self._dates = Dates(known.began, self._boot, known.uptime_s if same else {})

    def __repr__(self) -> str:
        return f"<Dating, {len(self._dates.uptime_s)} dates to be mended>"

    @property
    def waits(self) -> bool:
        """Whether a date may be mended yet."""
        return bool(self._dates.uptime_s)

    @property
    def kept(self) -> str:
        """What is to be kept."""
        return msgspec.json.encode(self._dates, order="deterministic").decode()

    def begins(self) -> str:
        """Return what to record of a match that begins now."""
        said = self._now().isoformat(timespec="seconds")
        if not self._doubtful():
            return said
        said = said.removesuffix("+00:00") + ABOUT
        waiting = {**self._dates.uptime_s, said: self._uptime_s()}
        self._dates = Dates(self._dates.began, self._boot, waiting)
        return said

    def mend(self) -> bool:
        """Return True if the clock is known by now, and all dates are."""
        if not self.waits or self._doubtful():
            return False
        now, ran_s = self._now(), self._uptime_s()
        found = {
            said: (now - timedelta(seconds=ran_s - at_s)).isoformat(timespec="seconds")
            for said, at_s in self._dates.uptime_s.items()
        }
        self._dates = Dates({**self._dates.began, **found}, self._boot)
        return True
