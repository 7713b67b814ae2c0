"""`reclaim print`: the pieces of a game as a PDF, to print, cut and stick tags on.

The display draws them, as a process of its own.
"""

import argparse
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import get_args

import msgspec

from controller.commands import programs
from controller.errors import OptionError
from controller.games.catalogue import game_named
from controller.games.spec import GameSpec
from controller.match.acts import CONTROL_SIDES
from controller.views.box import Box, Piece, Side
from hardware.config import SeatName
from hardware.durable import write_whole
from hardware.scene import Label

PLAYER_CARD = "player-card"

BEGINS = b"%PDF-"
"""How every PDF does."""


def main(options: argparse.Namespace) -> int:
    """Write the PDF; returns the exit code."""
    game = game_named(options.game)
    out: Path = options.out
    _check(out)
    with tempfile.TemporaryDirectory(prefix="reclaim-") as folder:
        box, pdf = Path(folder, "box.json"), Path(folder, "out.pdf")
        box.write_bytes(msgspec.json.encode(box_of(game)))
        arguments = ("--box", str(box), "--lang", options.lang, "--paper", options.paper)
        code = programs.run("display.paper", *arguments, "--out", str(pdf))
        if code == 0:
            try:
                write_whole(out, pdf.read_bytes())
            except OSError as error:
                raise OptionError(f"{out} cannot be written: {error.strerror}") from None
            print(f"The pieces of {game.title} are in {out}: print it at 100 %, on both sides.")
    return code


def box_of(game: GameSpec) -> Box:
    """What is in the box of a game, with the game card and the control cards."""
    name = game.slug
    back = Label("game-card", False, name)
    players = get_args(SeatName)[: game.rules.players[-1]]
    cards = ((back, Label(PLAYER_CARD, True, seat)) for seat in players)
    coloured = (
        (Label(kind, False, seat), Label(kind, True, seat))
        for kind in game.of_player
        for seat in players
    )
    return Box(
        game=name,
        tagged=_pieces(((back, Label("game-card", True, name)), *CONTROL_SIDES.values()))
        + _pieces(game.sides.values()),
        untagged=_pieces((*game.untagged, *cards, *coloured)),
        track=game.track,
    )


def _pieces(sides: Iterable[tuple[Label, Label]]) -> tuple[Piece, ...]:
    return tuple(
        Piece(*(Side(one.kind, one.face, one.name, one.suitcase) for one in both)) for both in sides
    )


def _check(out: Path) -> None:
    """Raises `OptionError` where the PDF cannot be put, or would take the place of something else,
    before time is spent on it."""
    if out.is_dir():
        raise OptionError(f"{out} is a folder; name a file in it, such as {out / 'pieces.pdf'}")
    if not out.parent.is_dir():
        raise OptionError(f"there is no folder {out.parent} for {out.name}; make it first")
    if out.is_file():
        try:
            with out.open("rb") as file:
                begins = file.read(len(BEGINS))
        except OSError as error:
            raise OptionError(f"{out} cannot be read: {error.strerror}") from None
        if begins and begins != BEGINS:
            raise OptionError(f"{out} is no PDF, so it is not overwritten; name another file")
