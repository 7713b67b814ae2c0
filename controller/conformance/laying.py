"""The lay-out law: from every state that play reaches a simulated table can be laid out, and then
it lies exactly as the state says.

Two halves, neither of which trusts the other: what a game's `setting` says is compared with the
zones of its state, and what lies on a table with the setting.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from controller.bots.carrying import fan
from controller.games.spec import GameSpec
from controller.rules.sets import members
from hardware.scene import Setting
from hardware.signals import Uid
from hardware.sim.croupier import Croupier, astray
from hardware.sim.places import BeltShape, tagged
from hardware.sim.world import World

BELT_PLACES = 36


def table_for(game: GameSpec, seats: Sequence[str]) -> World:
    """Return an empty table with the pieces of a game."""
    return World(BeltShape(BELT_PLACES, 1260.0, {}), seats, tagged(game.sides))


def laid_out(game: GameSpec, state: Any, luck: Random) -> World:
    """Return a table that was laid out from a state. Raises `NotLaidOut` if that is impossible."""
    world = table_for(game, state.seats)
    Croupier(world, luck).lay_out(game.setting(state))
    return world


def wrongly_laid(game: GameSpec, state: Any, lying: Mapping[str, Sequence[Uid]]) -> list[str]:
    """Return what lies otherwise than the state says; *lying* has the tags of the pieces at each
    place (`World.lying`)."""
    setting = game.setting(state)
    return [*_contradictions(game, state, setting), *astray(setting, lying)]


def _contradictions(game: GameSpec, state: Any, setting: Setting) -> list[str]:
    """Return how a setting contradicts the zones of its state: a card that it forgets or puts
    twice, a hand that it gives to somebody else, or cards that nobody placed."""
    zones = game.rules.zones
    if zones is None:
        return []
    found = []
    cards = {piece: card for card, piece in enumerate(zones.deck.pieces)}
    named: Counter[str] = Counter()
    where: dict[int, str] = {}
    counts: Counter[str] = Counter()
    in_all = 0
    for stack in setting.stacks:
        if not cards.keys() & set(stack.pieces):
            continue
        size = len(stack.pieces) if stack.count is None else stack.count
        counts[stack.place] += size
        in_all += size
        if stack.count is None:
            named.update(stack.pieces)
            where |= {cards[piece]: stack.place for piece in stack.pieces}
    found += [f"{piece} lies {times} times" for piece, times in named.items() if times > 1]
    if in_all != zones.deck.count:
        found.append(f"{in_all} cards lie on the table; the deck has {zones.deck.count}")
    fans = {fan(seat) for seat in state.seats}
    for title, player, lie in zones.lying(state):
        for card in members(lie & zones.deck.whole):
            place = where.get(card, "no place")
            own = fan(state.seats[player]) if title == "hand" and player is not None else ""
            if place == "no place" or (place != own if own else place in fans):
                found.append(f"{zones.deck.pieces[card]} of {title} lies at {place}")
    for player, seat in enumerate(state.seats):
        count = state.hands[player].bit_count()
        if counts[fan(seat)] != count:
            found.append(f"{seat} holds {counts[fan(seat)]} cards; the state says {count}")
    return found
