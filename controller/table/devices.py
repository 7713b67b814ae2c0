"""The devices of a table that are lost, as the console tells of them. Pure."""

from collections.abc import Mapping

from controller.views import Arg, Notice
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
                self._lost[reader] = _lost("table-reader-lost", {"reader": reader}, signal)
            case SeatLost(seat=seat):
                self._lost[f"seat {seat}"] = _lost("table-seat-lost", {"seat": seat}, signal)
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


def _lost(id: str, which: Mapping[str, Arg], signal: ReaderLost | SeatLost) -> Notice:
    """The reason is for whoever repairs it, so it comes along."""
    return Notice(id, {**which, "reason": signal.reason}, kind="fault", at_s=signal.at_s)
