"""The devices of a table that are lost, as the console tells of them. Pure."""

from controller.views import Notice
from hardware.signals import AnySignal, ReaderLost, ReaderReady, SeatLost, SeatReady


class LostDevices:
    """Those readers and seats that were lost and have not come back."""

    def __init__(self) -> None:
        self._lost: dict[str, Notice] = {}

    def __repr__(self) -> str:
        return f"<LostDevices: {', '.join(self._lost) or 'none'}>"

    def hear(self, signal: AnySignal) -> None:
        match signal:
            case ReaderLost(reader=reader, reason=reason):
                what = f"The reader {reader} is lost"
                self._lose(reader, "table.reader_lost", what, reason, signal.at_s)
            case SeatLost(seat=seat, reason=reason):
                what = f"Seat {seat} is lost"
                self._lose(f"seat {seat}", "table.seat_lost", what, reason, signal.at_s)
            case ReaderReady(reader=reader):
                self._lost.pop(reader, None)
            case SeatReady(seat=seat):
                self._lost.pop(f"seat {seat}", None)

    def faults(self) -> tuple[Notice, ...]:
        """In the order in which they were lost."""
        return tuple(self._lost.values())

    def lacks(self, seat: str) -> bool:
        """Whether *seat* cannot be played from: its station or its pad is lost."""
        return f"seat {seat}" in self._lost or f"pad/{seat}" in self._lost

    def _lose(self, device: str, key: str, what: str, reason: str, at_s: float) -> None:
        self._lost[device] = Notice(
            key,
            f"{what}: {reason}",
            "The match goes on when it answers again.",
            kind="fault",
            at_s=at_s,
            args=(device, reason),
        )
