"""The public screen as a program of its own: `python -m display`.

    python -m display                        the screen of the running table, in a window
    python -m display --png screen.png       one picture of it, without a window
    python -m display --view view.json --png screen.png    a picture of a view from a file

It shows what everybody may know and takes no input but the window's closing. Exit code 0 when it
was closed; 143 or 130, as shells count, when SIGTERM or SIGINT ended it; 2, with one sentence, when
it could not do what was asked.
"""

import argparse
import logging
import re
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pygame

from controller.views import TableView
from controller.views.paths import ForeignFolder, feed_socket_path
from display.feed import FeedClient
from display.screens import PublicScreen
from display.sounds import Sounds
from display.stopping import Stop
from display.video import open_video
from display.words import languages

FRAMES_PER_S = 30
PNG_WAIT_S = 10.0
CANNOT = 2


class CannotShow(Exception):
    "What was asked of the screen cannot be done; the message is a sentence for people."


def main(arguments: Sequence[str] | None = None) -> int:
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.view is not None and options.png is None:
        parser.error("--view needs --png: say where the picture is to be written")
    logging.basicConfig(level=logging.WARNING, format="%(name)s: %(message)s")
    with Stop() as stop:
        try:
            _do(options, stop)
        except (CannotShow, ForeignFolder) as problem:
            print(f"display: {problem}", file=sys.stderr)
            return CANNOT
        return stop.exit_code


def _do(options: argparse.Namespace, stop: Stop) -> None:
    """Show or draw what *options* ask for; until *stop* is true."""
    screen = PublicScreen(options.lang)
    socket_path = options.connect or feed_socket_path()
    if options.view is not None:
        _save(screen, _read_view(options.view), options.size, options.png)
    elif options.png is None:
        _show(screen, socket_path, options.size, options.fullscreen, stop)
    elif (view := _first_view(socket_path, stop)) is not None:
        _save(screen, view, options.size, options.png)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m display", description="The public screen of a Reclaim table."
    )
    parser.add_argument(
        "--connect",
        type=Path,
        metavar="SOCKET",
        help="the feed's socket (default: where a table of this user has it)",
    )
    parser.add_argument(
        "--size", type=_size, default=(1280, 720), metavar="WxH", help="default: 1280x720"
    )
    parser.add_argument("--fullscreen", action="store_true")
    parser.add_argument(
        "--png", type=Path, metavar="FILE", help="write the present screen to a file, then end"
    )
    parser.add_argument(
        "--view", type=Path, metavar="JSON", help="a view from a file instead of a table (--png)"
    )
    parser.add_argument("--lang", choices=languages(), help="default: the language of the table")
    return parser


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{2,5})x(\d{2,5})", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"found {text!r}, expected something like 1280x720")
    return int(found[1]), int(found[2])


def _read_view(path: Path) -> TableView:
    try:
        return msgspec.json.decode(path.read_bytes(), type=TableView)
    except OSError as error:
        raise CannotShow(f"{path} cannot be read: {error.strerror}.") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise CannotShow(f"{path} holds no view of a table: {error}.") from None


def _first_view(socket_path: Path, stop: Stop) -> TableView | None:
    """The first view that the table at *socket_path* sends; None once *stop* is true. Raises
    `CannotShow` without one."""
    end_s = time.monotonic() + PNG_WAIT_S
    with FeedClient(socket_path) as feed:
        while time.monotonic() < end_s:
            if stop:
                return None
            update = feed.poll()
            if update is not None:
                return update.view
            time.sleep(0.02)
    raise CannotShow(
        f"no table answered at {socket_path} within {PNG_WAIT_S:.0f} s; "
        "start one with `reclaim daemon`, or name its socket with --connect."
    )


def _save(screen: PublicScreen, view: TableView, size: tuple[int, int], path: Path) -> None:
    """Draw *view* into a PNG file; needs no window and no video driver."""
    surface = pygame.Surface(size)
    screen.draw(surface, view, 0.0)
    try:
        # By stream, so that the picture is a PNG whatever the file is called.
        with path.open("wb") as file:
            pygame.image.save(surface, file, "screen.png")
    except OSError as error:
        raise CannotShow(f"{path} cannot be written: {error.strerror}.") from None


def _show(
    screen: PublicScreen, socket_path: Path, size: tuple[int, int], fullscreen: bool, stop: Stop
) -> None:
    """Show the table's feed in a window until it is closed, or *stop* is true."""
    _open_window(size, fullscreen)
    sounds = Sounds()
    clock = pygame.time.Clock()
    view: TableView | None = None
    try:
        with FeedClient(socket_path) as feed:
            while not stop:
                if any(event.type == pygame.QUIT for event in pygame.event.get()):
                    break
                update = feed.poll()
                if update is not None:
                    view = update.view
                    sounds.play(update.sounds)
                elif not feed.connected:
                    view = None
                # Asked for anew each time: it is another one after the window was resized.
                screen.draw(pygame.display.get_surface(), view, time.monotonic())
                pygame.display.flip()
                clock.tick(FRAMES_PER_S)
    finally:
        sounds.close()
        pygame.display.quit()


def _open_window(size: tuple[int, int], fullscreen: bool) -> None:
    try:
        open_video()
        pygame.display.set_caption("Reclaim")
        if fullscreen:
            pygame.mouse.set_visible(False)
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            pygame.display.set_mode(size, pygame.RESIZABLE)
    except pygame.error as error:
        raise CannotShow(
            f"no window can be opened here ({error}); on a machine without a screen "
            "write a picture with --png."
        ) from None


if __name__ == "__main__":
    sys.exit(main())
