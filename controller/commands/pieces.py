"""The list of pieces, for commands: its names in words, and writing it."""

from collections.abc import Mapping

from controller.errors import JournalError
from controller.games.catalogue import game_of
from controller.match.acts import CONTROL_CARDS, PLAYER
from controller.match.registry import original
from controller.record.journal import WritableJournal, rows
from hardware.signals import Uid


def keep_list(journal: WritableJournal, entries: Mapping[Uid, str]) -> None:
    """Write what has changed in the list: all of it or nothing. Raises `JournalError`."""
    told = rows.relisted(journal.tags(), entries)
    if told and not journal.writer.wait(journal.writer.hand(told)):
        raise JournalError(f"{journal.path} cannot be written: {journal.writer.fault}")


def described(name: str) -> str:
    """Return a piece or a spare in words."""
    piece = original(name)
    if piece != name:
        return f"a spare for {described(piece)}"
    if piece in CONTROL_CARDS:
        return CONTROL_CARDS[piece]
    if piece.startswith(PLAYER):
        return f"the player card of {piece.removeprefix(PLAYER)}"
    game = game_of(piece)
    if game is None:
        return piece
    return f"the game card of {game.title}" if piece == game.game_card else game.describe(piece)
