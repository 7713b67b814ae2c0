"""A match that is over, shown once more to everybody at the table, until somebody stops it."""

from msgspec.structs import replace

from controller.match.menu import Choice, Menu
from controller.record.playback import Playback
from controller.record.screening import Screening
from controller.table.idle import Question
from controller.views import Message, Replay, TableView
from controller.views.table import Steer
from hardware.loop import Loop
from hardware.signals import Button

STOP = "stop"

_LINES = (
    Choice("table-menu-watch-stop", STOP),
    Choice("table-menu-watch-pause", Steer.PAUSE),
    Choice("table-menu-watch-back", Steer.BACK),
    Choice("table-menu-watch-on", Steer.ON),
    Choice("table-menu-watch-faster", Steer.FASTER),
    Choice("table-menu-watch-slower", Steer.SLOWER),
)


class Watching:
    """A recorded match on *loop*, steered by the buttons of any seat. `screening` is what is seen;
    its `changed` listeners are called when that is something else."""

    def __init__(self, playback: Playback, loop: Loop) -> None:
        self.screening = Screening(playback, len(playback.entries), loop)
        self._question: Question[str | Steer] = Question(
            Menu("", Message("table-menu-watching"), _LINES)
        )
        loop.start(self.screening.run())

    def __repr__(self) -> str:
        return f"<Watching {self.screening!r}>"

    @property
    def replay(self) -> Replay:
        return self.screening.replay

    @property
    def stands(self) -> bool:
        """Whether nothing moves until somebody does something."""
        at = self.replay
        return at.paused or at.shown == at.last

    def press(self, button: Button) -> bool:
        """Do what a button at any seat asks for; return True if that is to stop."""
        taken = self._question.press(button)
        if isinstance(taken, Steer):
            self.screening.steer(taken.value[0])
        return taken == STOP

    def seek(self, share: float) -> None:
        """Go to where that *share* of it is over, from 0 to 1."""
        self.screening.jump(round(share * self.replay.last))

    def view(self, observer: str | None, table: TableView) -> TableView:
        """Return what *observer* sees of it, with what is wrong with the *table* now."""
        shown = self.screening.view(observer)
        return replace(shown, cursor=self._question.cursor(), faults=table.faults, prompt=None)

    def stop(self) -> None:
        """Show no more of it."""
        self.screening.stop()
