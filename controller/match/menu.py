"""The cursor's menus: every public choice that no tap expresses. B moves on, A takes.

Pure, except for the `Pointer`, which knows since when a menu has been on the screen. A menu is
rebuilt from the state whenever it is asked for; all that persists is the cursor's position, a short
text in what is half done at the table. What a menu offers is on the screen for all to see: it must
follow from public facts alone.

An idle press of A must do no harm: a seat's menu should begin with a heading, so that the cursor is
on no line until somebody presses B, and choices that cannot be undone ask for confirmation
(`surely`).
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from controller.match.acts import TIE_S, Pressed
from controller.match.halfdone import HalfDone, Said
from controller.views import SEAT, Arg, Cursor, DeskLine, Message, lobby
from hardware.signals import Button, pad_of

T = TypeVar("T")

SETTLE_S = 0.4
"""How long a line must have been on the screen to be taken: nobody reads faster."""


class Meant(Struct, frozen=True):
    """The meaning of a line that says what the next piece on its holder's pad will be."""

    what: Said


class Withdrawn(Struct, frozen=True):
    """The meaning of the line that takes that back."""


class Undone(Struct, frozen=True):
    """The meaning of the line that takes the last move back, as the Undo card does."""


class Choice(Struct, frozen=True):
    """A line of a menu, which is a message. It has a meaning for the game (None: nothing, the way
    back), or further lines under a `title`; or it is `held`: everyone holds A while the cursor is
    there. A line of neither kind is a heading, which says what else can be done; it must be the
    first of its lines.

    If a line leads on with care, the first of its lines is the way back.
    """

    id: str
    means: Any = None
    args: Mapping[str, Arg] = {}
    then: tuple["Choice", ...] = ()
    title: Message | None = None
    """None: the line itself."""
    care: bool = False
    held: bool = False
    home: bool = False
    """Whether the cursor starts here instead of on the first line."""
    mends: bool = False
    """Whether it puts right what can go wrong with real pieces only."""
    by_hand: bool = False
    """Whether it holds only as long as a button at the table is down: nobody takes it from afar."""

    @property
    def message(self) -> Message:
        return Message(self.id, self.args)


class Menu(Struct, frozen=True):
    """The choices of one seat, or of anyone if the seat is empty. A line can be taken once it has
    been on the screen for `settle_s`."""

    seat: str
    title: Message
    choices: tuple[Choice, ...]
    settle_s: float = SETTLE_S
    goes: tuple[str, ...] | None = None
    fits: tuple[str, ...] | None = None
    """Where a card is awaited, and which (`controller.views.Cursor`)."""


BACK = Choice(lobby.BACK)


def surely(
    id: str, means: Any, yes: str, args: Mapping[str, Arg] = {}, title: Message | None = None
) -> Choice:
    """Return a line that asks for confirmation, for what cannot be undone; *yes* is the id of the
    answer, which has the same arguments."""
    return Choice(id, args=args, then=(Choice(yes, means, args),), title=title, care=True)


def following(values: Sequence[T], now: T) -> T:
    """Return the value after *now*, or the first after the last; the first if *now* is none of
    them."""
    return values[(values.index(now) + 1) % len(values)] if now in values else values[0]


def awaiting(seat: str, title: Message, fits: tuple[str, ...] | None = None) -> Menu:
    """Return the menu while a piece with a chosen meaning is awaited on its holder's pad: one whose
    face *fits*."""
    lines = (Choice("table-menu-tap-own-pad"), Choice("table-menu-withdraw", Withdrawn()))
    return Menu(seat, title, lines, goes=(pad_of(seat),), fits=fits)


def shown(menu: Menu, position: str) -> Cursor:
    """Return the menu as displayed, with the cursor at *position*."""
    path, at = _at(menu, position)
    lines, title = _lines(menu, path)
    heading, options = (lines[0], lines[1:]) if _heads(lines) else (None, lines)
    return Cursor(
        menu.seat,
        title,
        tuple(line.message for line in options),
        at - (heading is not None),
        menu.goes,
        menu.fits,
        None if heading is None else heading.message,
        menu.settle_s if menu.settle_s > SETTLE_S else 0.0,
    )


def pressed(menu: Menu, position: str, button: Button) -> tuple[str, Any]:
    """Return the cursor's new position after a button, and what was taken (None: nothing yet)."""
    path, at = _at(menu, position)
    lines, _ = _lines(menu, path)
    if button == "B":
        return _text(path, (at + 1) % len(lines)), None
    taken = lines[at]
    if taken.then:
        return _text((*path, at), 0), None
    if taken is BACK:
        return (_text(path[:-1], 0) if path[:-1] else ""), None
    return ("", taken.means) if taken.means is not None else (position, None)


def own_line(menu: Menu, position: str, seat: str) -> str | None:
    """Return the position of the displayed line that stands for *seat*, or None. A player who can
    be chosen from somebody else's menu may take that line with A at their own seat."""
    path, _ = _at(menu, position)
    for at, line in enumerate(_lines(menu, path)[0]):
        if line.id == SEAT and line.args.get("seat") == seat:
            return _text(path, at)
    return None


def may_press(menu: Menu, seats: Sequence[str], half: HalfDone, act: Pressed) -> bool:
    """Return True if a button of one of *seats* works on the menu: at the seat that chooses, or A
    at a seat that may be chosen."""
    if act.seat not in seats:
        return False
    chosen = act.button == "A" and own_line(menu, half.cursor, act.seat)
    return menu.seat in ("", act.seat) or bool(chosen)


def pressed_at(menu: Menu, position: str, act: Pressed) -> tuple[str, Any]:
    """Return the same as `pressed`; a seat that may be chosen presses on its own line."""
    if menu.seat not in ("", act.seat):
        position = own_line(menu, position, act.seat) or position
    return pressed(menu, position, act.button)


def presses(menu: Menu, position: str, means: Any) -> tuple[Button, ...]:
    """Return the buttons that lead the cursor from *position* to the line that *means* that, the
    last one taking it. Raises `LookupError` if the menu does not offer it."""
    path, at = _at(menu, position)
    way = _way(menu.choices, means)
    if way is None:
        raise LookupError(f"the menu {menu.title} does not offer {means!r}")
    buttons: list[Button] = []
    while path and way[: len(path)] != path:
        # Wrong submenu: one of its lines leads back.
        lines, _ = _lines(menu, path)
        buttons += _leading_to(at, lines.index(BACK), len(lines))
        path = path[:-1]
        at = 0 if path else _home(menu)
    for step in way[len(path) :]:
        lines, _ = _lines(menu, path)
        buttons += _leading_to(at, step, len(lines))
        path, at = (*path, step), 0
    return tuple(buttons)


def offers(menu: Menu, means: Any) -> bool:
    """Return True if a line of the menu, or of its submenus, means that."""
    return _way(menu.choices, means) is not None


def position_of(menu: Menu, id: str) -> str:
    """Return the position of the first line with that id, also in a submenu; home without one."""

    def found(lines: tuple[Choice, ...]) -> tuple[int, ...] | None:
        for number, line in enumerate(lines):
            if line.id == id:
                return (number,)
            deeper = found(_under(line))
            if deeper is not None:
                return (number, *deeper)
        return None

    return ".".join(map(str, found(menu.choices) or ()))


def listed(menu: Menu) -> tuple[DeskLine, ...]:
    """Return the lines of a menu for somebody who touches instead of moving a cursor. The ways back
    out of submenus are left out: where all is seen at once nobody needs them."""
    return _listed(menu.choices, "")


def by_key(menu: Menu, key: str) -> Choice | None:
    """Return the line with that key, as `listed` says it, if it can be taken from afar; None if the
    menu has no such line any more. A key stands for what was read there: a line that has come to
    say something else has another."""
    lines = menu.choices
    while True:
        now = next((one for one in lines if key == str(one.message)), None)
        if now is not None:
            return now if now.means is not None and not now.then and not now.by_hand else None
        above = next((one for one in lines if key.startswith(f"{one.message}{_UNDER}")), None)
        if above is None:
            return None
        lines, key = above.then, key.removeprefix(f"{above.message}{_UNDER}")


_UNDER = " > "
"""Between the parts of a key."""


def _listed(lines: tuple[Choice, ...], above: str) -> tuple[DeskLine, ...]:
    return tuple(
        DeskLine(
            f"{above}{one.message}",
            one.message,
            _listed(one.then, f"{above}{one.message}{_UNDER}"),
            one.by_hand,
        )
        for one in lines
        if one.means is not None or one.then
    )


def _leading_to(at: int, to: int, lines: int) -> list[Button]:
    """Return the buttons that take line *to* from line *at*."""
    onward: list[Button] = ["B"]
    return onward * ((to - at) % lines) + ["A"]


def _heads(lines: tuple[Choice, ...]) -> bool:
    """Return True if the first of the lines is a heading."""
    first = lines[0]
    return first.means is None and not first.then and not first.held and first is not BACK


def _way(choices: tuple[Choice, ...], means: Any) -> tuple[int, ...] | None:
    for number, choice in enumerate(choices):
        if choice.means is not None and choice.means == means:
            return (number,)
        deeper = _way(_under(choice), means)
        if deeper is not None:
            return (number, *deeper)
    return None


def _under(choice: Choice) -> tuple[Choice, ...]:
    """Return the lines under a line, including the way back."""
    if not choice.then:
        return ()
    return (BACK, *choice.then) if choice.care else (*choice.then, BACK)


def _at(menu: Menu, position: str) -> tuple[tuple[int, ...], int]:
    """Return the submenu and line that *position* names, or home if the menu has changed."""
    home = _home(menu)
    numbers = [int(word) for word in position.split(".")] if position else [home]
    lines = menu.choices
    for number in numbers[:-1]:
        if number >= len(lines) or not lines[number].then:
            return (), home
        lines = _under(lines[number])
    return (tuple(numbers[:-1]), numbers[-1]) if numbers[-1] < len(lines) else ((), home)


def _home(menu: Menu) -> int:
    """Return the line on which the cursor starts."""
    return next((number for number, line in enumerate(menu.choices) if line.home), 0)


def _lines(menu: Menu, path: tuple[int, ...]) -> tuple[tuple[Choice, ...], Message]:
    """Return the lines of a submenu and its title."""
    lines, title = menu.choices, menu.title
    for number in path:
        title = lines[number].title or lines[number].message
        lines = _under(lines[number])
    return lines, title


def _text(path: tuple[int, ...], at: int) -> str:
    return ".".join(str(number) for number in (*path, at))


class Pointer:
    """Remembers who pressed last, and since when (`since_s`) the menu's lines are on the screen."""

    def __init__(self) -> None:
        self._lines: tuple[str, Message, tuple[Message, ...]] | None = None
        self.since_s = 0.0
        self._last: tuple[str, float] | None = None

    def __repr__(self) -> str:
        return f"<Pointer at {self._lines}>"

    def look(self, cursor: Cursor | None, now_s: float) -> None:
        """Note what is on the screen from now on."""
        lines = None if cursor is None else (cursor.seat, cursor.title, cursor.options)
        if lines != self._lines:
            self._lines, self.since_s = lines, now_s

    def pressed_within(self, seconds: float, now_s: float) -> bool:
        """Return True if somebody has pressed in the last *seconds*."""
        return self._last is not None and now_s - self._last[1] < seconds

    def counts(self, menu: Menu, press: Pressed, now_s: float) -> bool:
        """Return True if a press counts for *menu*."""
        before, self._last = self._last, (press.seat, now_s)
        if not menu.seat and before is not None:
            seat, at_s = before
            if seat != press.seat and now_s - at_s < TIE_S:
                return False
        return press.button == "B" or now_s - self.since_s >= menu.settle_s
