"""What people do at an opened table, as signals of its devices, and what they read on it."""

from hardware.signals import ButtonPressed, ButtonReleased, TagEntered, TagLeft
from hardware.sim.places import tag_uid


def wait(table, seconds):
    table.loop.run(until_s=table.loop.now_s() + seconds)


def press(table, *buttons, seat="red"):
    for button in buttons:
        now_s = table.loop.now_s()
        table.console.signal(ButtonPressed(at_s=now_s, seat=seat, button=button))
        table.console.signal(ButtonReleased(at_s=now_s + 0.1, seat=seat, button=button))
        wait(table, 0.6)


def tap(table, uid, hold_s=0.4, reader="pad/red"):
    """Hold a tag to a reader, and wait until the next one may come."""
    now_s = table.loop.now_s()
    table.console.signal(TagEntered(at_s=now_s, reader=reader, uid=uid, present=1))
    wait(table, hold_s)
    table.console.signal(TagLeft(at_s=table.loop.now_s(), reader=reader, uid=uid))
    wait(table, 3.0)


def tap_card(table, card, seat="red"):
    """Tap a control card at a seat."""
    tap(table, tag_uid(card), reader=f"pad/{seat}")


def choose(table, id, seat="red", **args):
    """Move the cursor to a line, and take it."""
    for _ in range(20):
        cursor = table.console.view().cursor
        line = cursor.options[cursor.at]
        if line.id == id and args.items() <= dict(line.args).items():
            press(table, "A", seat=seat)
            return
        press(table, "B", seat=seat)
    raise LookupError(id)


def lines(table):
    return [line.id for line in table.console.view().cursor.options]


def said(table):
    return [notice.id for notice in table.console.view().notices]
