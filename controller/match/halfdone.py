"""What is half done at the table: all of a match that is neither a move nor an observation.

A value. It survives a power cut: the journal keeps it as texts by name.
"""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

_CURSOR, _MEANT, _RESTS, _LEFT = "cursor", "meant", "rests", "left"


class HalfDone(Struct, frozen=True):
    """What is half done at the table."""

    cursor: str = ""
    """Where the cursor stands in the present menu (`controller.match.menu`)."""
    meant: str = ""
    """What the next piece on one's own pad is meant as, where there are no spots to say it; or an
    answer that is asked for once more."""
    first: Mapping[str, str] = {}
    """Seat -> the first piece of an act that takes two."""
    rests: bool = False
    """Whether the match rests."""
    left: tuple[str, ...] = ()
    """The seats whose players have gone, in order."""

    def with_first(self, seat: str, piece: str) -> "HalfDone":
        """With *piece* as the first of two at *seat*; with an empty name, without one."""
        others = {one: kept for one, kept in self.first.items() if one != seat}
        return replace(self, first={**others, seat: piece} if piece else others)

    def settled(self) -> "HalfDone":
        """Without what only the present menu means."""
        return replace(self, cursor="", meant="") if self.cursor or self.meant else self

    def texts(self) -> dict[str, str]:
        """As the journal keeps it."""
        named = {
            _CURSOR: self.cursor,
            _MEANT: self.meant,
            _RESTS: "yes" if self.rests else "",
            _LEFT: " ".join(self.left),
        }
        return {**self.first, **{name: text for name, text in named.items() if text}}

    def __bool__(self) -> bool:
        """Whether anything is half done."""
        return self != NOTHING


NOTHING = HalfDone()


def half_done(texts: Mapping[str, str]) -> HalfDone:
    """What the journal has kept."""
    own = (_CURSOR, _MEANT, _RESTS, _LEFT)
    return HalfDone(
        cursor=texts.get(_CURSOR, ""),
        meant=texts.get(_MEANT, ""),
        first={seat: piece for seat, piece in texts.items() if seat not in own},
        rests=_RESTS in texts,
        left=tuple(texts.get(_LEFT, "").split()),
    )
