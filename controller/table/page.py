"""A page that is opened from the operator's, and stands in its place until it is left."""

from typing import Any, Protocol

from msgspec import Struct

from controller.match.menu import Choice, Menu
from controller.views import CalibrateView, DoctorView, EnrolView, Notice
from hardware.signals import AnySignal


class Back(Struct, frozen=True):
    """Return to the operator's page."""


BACK = Choice("table-menu-back", Back())


class Page(Protocol):
    """Signals, time and choices go in; what is to be shown comes out."""

    shows: str
    """The field of the operator's view that is its own."""
    notice: Notice | None
    """What was understood last."""

    @property
    def busy(self) -> bool:
        """Whether it does something that nobody need watch: then any button stops that."""

    @property
    def over(self) -> bool:
        """Whether nothing is left to do on it."""

    def hear(self, signal: AnySignal) -> None: ...

    def pass_time(self, now_s: float) -> None: ...

    def wake_at_s(self) -> float | None:
        """Return when to call `pass_time`."""

    def choose(self, asked: Any, now_s: float) -> bool:
        """Do what a line of its menu means; return True if the cursor stays at that line."""

    def close(self) -> None:
        """Stop what it does. Idempotent."""

    def menu(self) -> Menu: ...

    def view(self) -> EnrolView | CalibrateView | DoctorView | None: ...
