"""The programs of the display: `python -m display`.

    python -m display                              the screen of the running table, in a window
    python -m display --hands SOCKET --seat red    the window of a player: one seat's eyes and hands
    python -m display --png screen.png             one picture of the screen, without a window
    python -m display --view view.json --png screen.png    a picture of a view from a file
    python -m display --pictures FOLDER            a picture of each view on standard input

With --parts the window of a player has the public screen above, and the table with its parts below.
Exit code 0 when the window was closed; 143 or 130, as in shells, when SIGTERM or SIGINT ended it;
2, with one sentence, when it could not do what was asked. The match goes on without it.
"""

import argparse
import gc
import logging
import re
import sys
import time
from collections.abc import Iterable, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import msgspec
import pygame

from controller.views import TableView, Update
from controller.views.paths import HANDS_SOCKET, ForeignFolder, feed_socket_path, own_folder
from display import appliance
from display.appliance import AppliancePane
from display.art.keeping import give_back_freed_pictures
from display.feed import FeedClient, SeatRefused
from display.menu import WindowMenu
from display.publicpane import PublicPane
from display.screens import PublicScreen
from display.sounds import Sounds
from display.video import Stop
from display.window import FRAME_S, QUIET_S, UPPER_SHARE, NoScreen, Pane, Window
from display.words import languages

if TYPE_CHECKING:
    from display.tabletop import HotSeat, VirtualTable
    from display.tabletop.controls import Top

SIZE, SIZE_WITH_HANDS = (1280, 720), (1280, 800)
PNG_WAIT_S = 10.0
CANNOT = 2


class CannotShow(Exception):
    """What was asked of the screen is impossible; the message is a sentence for people."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.view is not None and options.png is None:
        parser.error("--view needs --png: say where the picture is to be written")
    options.size = options.size or (SIZE if options.hands is None else SIZE_WITH_HANDS)
    logging.basicConfig(level=logging.WARNING, format="%(name)s: %(message)s")
    give_back_freed_pictures()
    with Stop() as stop:
        try:
            _do(options, stop)
        except (CannotShow, ForeignFolder, NoScreen, SeatRefused) as problem:
            print(f"display: {problem}", file=sys.stderr)
            return CANNOT
        return stop.exit_code


def _do(options: argparse.Namespace, stop: Stop) -> None:
    """Show or draw what *options* ask for, until *stop* is true."""
    screen = PublicScreen(options.lang)
    if options.pictures is not None:
        _save_all(screen, sys.stdin.buffer, options.size, options.pictures)
    elif options.view is not None:
        _save(screen, _read_view(options.view), options.size, options.png)
    elif options.png is None:
        _show(screen, options, stop)
    elif (update := _first_update(options.connect, stop)) is not None:
        screen.invite, screen.pin = update.invite, update.pin
        _save(screen, update.view, options.size, options.png)


class _Parser(argparse.ArgumentParser):
    """Reports a mistake in the arguments in one sentence."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}. See {self.prog} --help.", file=sys.stderr)
        sys.exit(CANNOT)


def _parser() -> _Parser:
    parser = _Parser(prog="python -m display", description="The screen of a Reclaim table.")
    parser.add_argument(
        "--connect",
        type=Path,
        default=feed_socket_path(),
        metavar="SOCKET",
        help="the feed's socket (default: where a table of this user has it)",
    )
    parser.add_argument(
        "--hands", type=Path, metavar="SOCKET", help="the hands' socket of a simulated table"
    )
    parser.add_argument(
        "--seat",
        type=lambda names: tuple(names.split(",")),
        default=("red",),
        metavar="SEAT[,SEAT...]",
        help="whose hands these are (default: red); several people take turns at the window",
    )
    parser.add_argument(
        "--parts", action="store_true",
        help="with --hands: show pads, spots and buttons, as on a real table",
    )  # fmt: skip
    parser.add_argument(
        "--steer", type=int, metavar="FD", help="of a replay: where a pause is asked for"
    )
    parser.add_argument("--size", type=_size, metavar="WxH", help="of the window or the picture")
    parser.add_argument("--fullscreen", action="store_true")
    parser.add_argument(
        "--wait", action="store_true", help="an appliance's screen: wait for a TV for ever"
    )
    parser.add_argument(
        "--png", type=Path, metavar="FILE", help="write the present screen to a file, then end"
    )
    parser.add_argument(
        "--view", type=Path, metavar="JSON", help="a view from a file instead of a table (--png)"
    )
    parser.add_argument(
        "--pictures", type=Path, metavar="FOLDER", help="draw each line of views as 0000.png, ..."
    )
    parser.add_argument("--lang", choices=languages(), help="default: the language of the table")
    return parser


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{2,5})x(\d{2,5})", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"found {text!r}, expected something like 1280x720")
    return int(found[1]), int(found[2])


# ---- pictures ------------------------------------------------------------------------------------


def _read_view(path: Path) -> TableView:
    try:
        return _view(path.read_bytes(), str(path))
    except OSError as error:
        raise CannotShow(f"{path} cannot be read: {error.strerror}.") from None


def _view(data: bytes, where: str) -> TableView:
    try:
        return msgspec.json.decode(data, type=TableView)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise CannotShow(f"{where} holds no view of a table: {error}.") from None


def _first_update(socket_path: Path, stop: Stop) -> Update | None:
    """Return the first update from the table at *socket_path*, or None once *stop* is true. Raises
    `CannotShow` if none arrives."""
    end_s = time.monotonic() + PNG_WAIT_S
    with FeedClient(socket_path) as feed:
        while time.monotonic() < end_s:
            if stop:
                return None
            update = feed.poll()
            if update is not None:
                return update
            time.sleep(0.02)
    raise CannotShow(
        f"no table answered at {socket_path} within {PNG_WAIT_S:.0f} s; "
        "start one with `reclaim daemon`, or name its socket with --connect."
    )


def _save(
    screen: PublicScreen, view: TableView, size: tuple[int, int], path: Path, now_s: float = 0.0
) -> None:
    """Draw *view* into a PNG file; needs no window and no video driver."""
    surface = pygame.Surface(size)
    screen.draw(surface, view, now_s)
    try:
        # Through a stream, so that the picture is a PNG whatever the file is called.
        with path.open("wb") as file:
            pygame.image.save(surface, file, "screen.png")
    except OSError as error:
        raise CannotShow(f"{path} cannot be written: {error.strerror}.") from None


def _save_all(
    screen: PublicScreen, lines: Iterable[bytes], size: tuple[int, int], folder: Path
) -> None:
    """Draw the view on each line into a PNG file in *folder*."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotShow(f"{folder} cannot be written: {error.strerror}.") from None
    for number, line in enumerate(lines):
        view = _view(line, f"line {number + 1}")
        _save(screen, view, size, folder / f"{number:04}.png", view.at_s)


# ---- windows -------------------------------------------------------------------------------------


def _show(screen: PublicScreen, options: argparse.Namespace, stop: Stop) -> None:
    """Show the table in a window until it is closed, or *stop* is true."""
    # What is loaded stays: to look through all of it for what can go takes 40 ms.
    gc.freeze()
    with ExitStack() as stack:
        feed = stack.enter_context(FeedClient(options.connect))
        sounds = stack.enter_context(closing(Sounds()))
        if options.wait:
            socket = options.connect.with_name(HANDS_SOCKET)

            def sits(seat: str, connections: ExitStack, top: "Top") -> "VirtualTable":
                return _table(seat, socket, options, connections, own_folder(), top)

            pane = stack.enter_context(closing(AppliancePane(feed, screen, sounds, sits)))
            appliance.show(pane, options.size, stop)
            return
        scene = None
        if options.hands is not None and not options.parts:
            # Not above: a screen without hands would start a tenth later.
            from display.scene import PlayerScreen, SceneTop

            screen = scene = PlayerScreen(options.lang)
        screen.steered = options.steer is not None or scene is not None
        top = None if scene is None else SceneTop(scene)
        hands = None if options.hands is None else _hands(options, stack, top)

        def speak(language: str) -> None:
            screen.language = language
            if hands is not None:
                hands.speak(language)

        menu = WindowMenu(speak, sounds, hands, options.lang, screen)
        panes: list[tuple[Pane, float]]
        if hands is None:
            panes = [
                (PublicPane(feed, screen, sounds, FRAME_S, menu.see, steer=options.steer), 1.0)
            ]
        elif scene is not None:
            from display.scene import ScenePane

            panes = [(ScenePane(feed, scene, sounds, hands, menu.see), 1.0)]
        else:
            upper = PublicPane(feed, screen, sounds, QUIET_S, menu.see, hands.click)
            panes = [(upper, UPPER_SHARE), (hands, 1 - UPPER_SHARE)]
        window = Window(options.size, panes, options.fullscreen, menu, hands=hands is not None)
        stack.enter_context(window).run(stop)


def _hands(
    options: argparse.Namespace, stack: ExitStack, scene: "Top | None"
) -> "VirtualTable | HotSeat":
    """Return the virtual table of the seat in *options*, or of several in turns, drawn as a *scene*
    if there is one; *stack* closes the connections."""
    # Not above: an appliance's screen has no hands, and would start a tenth later.
    from display.tabletop import HotSeat

    tables = [_table(seat, options.hands, options, stack, scene=scene) for seat in options.seat]
    return tables[0] if len(tables) == 1 else HotSeat(tables)


def _table(
    seat: str,
    socket: Path,
    options: argparse.Namespace,
    stack: ExitStack,
    keeps: Path | None = None,
    scene: "Top | None" = None,
) -> "VirtualTable":
    from display.tabletop import HandsClient, VirtualTable

    hands = stack.enter_context(HandsClient(socket, seat, keeps))
    feed = stack.enter_context(FeedClient(options.connect, seat, lambda: hands.token))
    hands.moved.append(feed.watch_as)
    return VirtualTable(feed, hands, options.lang, scene)


if __name__ == "__main__":
    sys.exit(main())
