"""Cards that are where they cannot be, as problems of a state that everyone is told."""

from collections.abc import Iterator

from controller.cards.zones import StateT, Zones
from controller.views import Message


def misplaced(game: str, zones: Zones[StateT], state: StateT) -> Iterator[Message]:
    """Yield `GAME-problem-card-twice` for each card that lies in two places, and
    `GAME-problem-card-elsewhere` for each that was seen where it cannot be (G-4). The arguments are
    the zones' titles, and the seats if they belong to a player."""

    def seat(player: int | None) -> str:
        return "" if player is None else state.seats[player]

    for (place, whose, _), (other, others, _) in zones.clashes(state):
        args = {"place": place, "seat": seat(whose), "other": other, "holder": seat(others)}
        yield Message(f"{game}-problem-card-twice", args)
    for seen in state.conflicts:
        place, whose, _ = zones.where(state, seen.unread) or ("table", None, 0)
        yield Message(f"{game}-problem-card-elsewhere", {"place": place, "seat": seat(whose)})
