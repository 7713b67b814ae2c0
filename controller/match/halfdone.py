"""What is half done at the table: everything in a match that is neither a move nor an observation.

A value. It survives a power cut: the journal keeps it as named texts.
"""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

_CURSOR, _MEANT, _RESTS, _LEFT, _ASKED = "cursor", "meant", "rests", "left", "asked"

TAUGHT = "taught"
"""The journal's name for what `controller.match.teaching` keeps beside it."""


class Said(Struct, frozen=True):
    """What a player has said of the next piece, or of one that lies there: a *word* of the game,
    and numbers, such as those of a belt and a card. Without a word nothing was said."""

    word: str = ""
    numbers: tuple[int, ...] = ()

    def text(self) -> str:
        """Return this as the journal keeps it."""
        return " ".join((self.word, *map(str, self.numbers)))

    def __bool__(self) -> bool:
        return bool(self.word)


def said_in(text: str) -> Said:
    """Rebuild from what the journal keeps; a text that is none says nothing."""
    word, *numbers = text.split() or [""]
    try:
        return Said(word, tuple(map(int, numbers)))
    except ValueError:
        return Said()


class HalfDone(Struct, frozen=True):
    """What is half done at the table."""

    cursor: str = ""
    """The cursor's position in the present menu (`controller.match.menu`)."""
    meant: Said = Said()
    """What the next piece on its holder's pad will mean, at tables without spots to tell; or an
    answer that must be confirmed."""
    first: Mapping[str, str] = {}
    """Seat -> the first piece of an act that takes two."""
    rests: bool = False
    """Whether the match is paused."""
    left: tuple[str, ...] = ()
    """The seats whose players have left, in order."""
    asked: str = ""
    """The seat that is asked, during a pause, whether its player is still there; empty if none."""

    def with_first(self, seat: str, piece: str) -> "HalfDone":
        """Return this with *piece* as the first of two at *seat*, or with none if it is ""."""
        others = {one: kept for one, kept in self.first.items() if one != seat}
        return replace(self, first={**others, seat: piece} if piece else others)

    def settled(self) -> "HalfDone":
        """Return this without what belongs to the present menu only."""
        return replace(self, cursor="", meant=Said()) if self.cursor or self.meant else self

    def texts(self) -> dict[str, str]:
        """Return this as the journal keeps it."""
        named = {
            _CURSOR: self.cursor,
            _MEANT: self.meant.text(),
            _RESTS: "yes" if self.rests else "",
            _LEFT: " ".join(self.left),
            _ASKED: self.asked,
        }
        return {**self.first, **{name: text for name, text in named.items() if text}}

    def __bool__(self) -> bool:
        """Return True if anything is half done."""
        return self != NOTHING


NOTHING = HalfDone()


def half_done(texts: Mapping[str, str]) -> HalfDone:
    """Rebuild from what the journal keeps."""
    own = (_CURSOR, _MEANT, _RESTS, _LEFT, _ASKED, TAUGHT)
    return HalfDone(
        cursor=texts.get(_CURSOR, ""),
        meant=said_in(texts.get(_MEANT, "")),
        first={seat: piece for seat, piece in texts.items() if seat not in own},
        rests=_RESTS in texts,
        left=tuple(texts.get(_LEFT, "").split()),
        asked=texts.get(_ASKED, ""),
    )
