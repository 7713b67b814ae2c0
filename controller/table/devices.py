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
            case ReaderLost(reader=reader):
                said = _said("table.reader_lost", f"The reader {reader}", reader, signal)
                self._lost[reader] = said
            case SeatLost(seat=seat):
                said = _said("table.seat_lost", f"Seat {seat}", seat, signal)
                self._lost[f"seat {seat}"] = said
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


def _said(key: str, what: str, name: str, signal: ReaderLost | SeatLost) -> Notice:
    return Notice(
        key,
        f"{what} is lost: {signal.reason}",
        "The match goes on when it answers again.",
        kind="fault",
        at_s=signal.at_s,
        args=(name, signal.reason),
    )
