"""The simulated box of "Where's My Luggage?": its pieces with their tags and prints, and who lays
them out before each round, as the rulebook says (Setup, New Round).
"""

import random

from controller.games.box import tag_uid
from controller.games.luggage.pieces import (
    LOST,
    PASSENGER_COUNT,
    PASSENGERS,
    PASSENGERS_PER_SUITCASE,
    PIECES,
    SUITCASES,
    lost_tile,
    passenger_piece,
    passenger_suitcase,
    tile_passenger,
    tile_piece,
    tile_suitcase,
)
from controller.games.luggage.state import State, cards_each
from controller.games.sets import members, set_of
from hardware.sim.scene import Label
from hardware.sim.world import Piece, World

MEMORY_PLACES = 18
"""Three rows of six (rulebook, the variant for younger players)."""


def simulated_pieces() -> list[Piece]:
    """Every card and tile as a thing at the simulated table."""
    cards = [
        Piece(
            uid=tag_uid(passenger_piece(number)),
            back=Label("card", False, "card-back"),
            face=Label("card", True, name, SUITCASES[passenger_suitcase(number)]),
        )
        for number, name in enumerate(PASSENGERS)
    ]
    tiles = []
    for piece, (kind, number) in PIECES.items():
        if kind == "tile":
            pattern = SUITCASES[tile_suitcase(number)]
            owner = tile_passenger(number)
            tiles.append(
                Piece(
                    uid=tag_uid(piece),
                    back=Label("tile", False, pattern, pattern),
                    face=Label("tile", True, LOST if owner is None else PASSENGERS[owner], pattern),
                )
            )
    return cards + tiles


class Croupier:
    """Sets the simulated table for a match: shuffles, deals, spreads the tiles."""

    def __init__(self, world: World, rng: random.Random) -> None:
        self._world = world
        self._random = rng
        self._round = 0
        """The round that lies on the table."""

    def attend(self, state: State) -> None:
        """Lay a round out when it begins."""
        if state.round == self._round:
            return
        self._round = state.round
        options = state.options
        self.lay_out(
            state.seats,
            options.per_suitcase,
            cards_each(state),
            memory=options.variant == "memory",
        )

    def known(self, state: State) -> dict[str, str]:
        """Nothing: tiles and passengers lie wherever hands put them."""
        return {}

    def lay_as(self, state: State) -> None:
        """Lay the table out as it stands in *state*, as people do after a power cut.

        What nobody has seen is dealt anew: the cards that were never flipped, and the order of
        the tiles on the belt. A tile that was in a hand is put back on the belt.
        """
        if state.phase == "mapping":
            self.attend(state)
            return
        self._round = state.round
        world = self._world
        world.clear()
        unseen = members(state.options.passengers & ~state.flipped)
        self._random.shuffle(unseen)
        for seat, player in zip(state.seats, state.players, strict=True):
            for _ in range(player.unseen):
                world.lay(tag_uid(passenger_piece(unseen.pop())), f"{seat}/draw")
            # Open cards go around: the one at the bottom of the pile is the next to come up.
            current = () if player.current is None else (player.current,)
            for number in (*player.waiting, *current):
                world.lay(tag_uid(passenger_piece(number)), f"{seat}/action", face_up=True)
            pile = "shown" if state.phase == "check" else "aside"
            for passenger, tile in player.aside:
                world.lay(tag_uid(tile_piece(tile)), f"{seat}/{pile}")
                world.lay(tag_uid(passenger_piece(passenger)), f"{seat}/{pile}", face_up=True)
        held = set_of(player.held for player in state.players if player.held is not None)
        self._spread(members(state.belt | held), memory=state.options.variant == "memory")

    def lay_out(
        self, seats: tuple[str, ...], per_suitcase: int, cards_each: int, memory: bool
    ) -> None:
        """Clear the table, deal *cards_each* to every seat face down, and lay the tiles pattern
        up: on the belt, or in rows on the table top for the memory variant.

        With fewer than five passengers for each suitcase the lost tiles stay in the box.
        """
        world = self._world
        world.clear()
        passengers = [
            number
            for number in range(PASSENGER_COUNT)
            if number % PASSENGERS_PER_SUITCASE < per_suitcase
        ]
        tiles = list(passengers)
        if per_suitcase == PASSENGERS_PER_SUITCASE:
            tiles += [lost_tile(suitcase) for suitcase in range(len(SUITCASES))]
        self._random.shuffle(passengers)
        for index, seat in enumerate(seats):
            for number in passengers[index * cards_each : (index + 1) * cards_each]:
                world.lay(tag_uid(passenger_piece(number)), f"{seat}/draw")
        self._spread(tiles, memory)

    def _spread(self, tiles: list[int], memory: bool) -> None:
        """Lay *tiles* pattern up in random order. A reduced set leaves gaps of equal width."""
        world = self._world
        self._random.shuffle(tiles)
        room = (
            [f"table/{number}" for number in range(MEMORY_PLACES)]
            if memory
            else [f"belt/{number}" for number in range(world.belt.places)]
        )
        for index, tile in enumerate(tiles):
            world.lay(tag_uid(tile_piece(tile)), room[index * len(room) // len(tiles)])
