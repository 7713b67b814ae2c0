"""How matches of bots go, beside who wins them: what they end with, and how often they bluff.

A shape is told every move of a match with the state before and after it; what it has counted is
added up over matches by name, and made into figures then.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from controller.games.bluff_pirate import pieces as pirates
from controller.games.captain_bluff import pieces as luggage
from controller.games.captains_orders import pieces as ordered
from controller.rules.sets import members

ACT_S, TALK_S = 6.0, 5.0
"""What a person takes at the table to choose and lay a card, and what a call window, a vote or a
reveal takes: guesses, for an idea of how long a match lasts."""

Counts = Callable[[Counter[str], Any, Any, Any], None]
"""`counts(counted, before, move, after)`: what a move adds."""


# ---- Captain's Orders ----------------------------------------------------------------------------


def _orders(counted: Counter[str], before: Any, move: Any, after: Any) -> None:
    counted["passes"] += isinstance(move, ordered.Pass)
    if after.phase not in ("round_over", "over") or before.phase in ("round_over", "over"):
        return
    counted["rounds"] += 1
    turns = [event.player for event in after.history if isinstance(event, ordered.TURNS)]
    counted["seats"] += len(after.seats)
    counted["seats with a turn"] += len(set(turns))
    counted["turns"] += len(turns)
    if not isinstance(move, ordered.Discover):
        counted["out, a Captain" if after.won[-1] >> move.player & 1 else "out, a Mutineer"] += 1
        return
    counted["accusations"] += 1
    counted["right"] += after.won[-1] == 1 << move.player and after.captains >> move.accused & 1


def _orders_figures(counted: Counter[str], matches: int) -> dict[str, float]:
    rounds = counted["rounds"]
    return {
        "rounds_per_match": rounds / matches,
        "turns_per_round": counted["turns"] / rounds,
        "ended_by_accusation": counted["accusations"] / rounds,
        "ended_by_captain_out": counted["out, a Captain"] / rounds,
        "ended_by_other_out": counted["out, a Mutineer"] / rounds,
        "accusations_wrong": 1 - counted["right"] / max(1, counted["accusations"]),
        "seats_with_a_turn": counted["seats with a turn"] / counted["seats"],
        "passes_per_round": counted["passes"] / rounds,
    }


# ---- Captain Bluff -------------------------------------------------------------------------------


_ACTS = (
    *(luggage.Place, luggage.Play, luggage.Define, luggage.Check, luggage.Change, luggage.Close),
)


def _luggage(counted: Counter[str], before: Any, move: Any, after: Any) -> None:
    if before.phase == "turn" and after.phase != "turn" and isinstance(move, luggage.Place):
        counted["placements"] += 1
        belt, city = before.belts[move.belt], luggage.CITY[move.card]
        above = belt.destination
        fits = city == luggage.NO_CITY or luggage.CITY[above] == city
        knows = belt.known >> before.active & 1
        counted["false placements"] += not fits
        counted["deliberate bluffs"] += not fits and knows
    if isinstance(move, luggage.Call):
        counted["calls"] += 1
        counted["calls right"] += after.called is not None and after.called.loser != move.player
    counted["windows"] += after.phase == "window" != before.phase
    counted["acts"] += isinstance(move, _ACTS)
    counted["recovered"] += isinstance(move, luggage.Recover)
    if after.phase == "over" != before.phase:
        counted["turns"] += after.turn
        counted["emptied"] += any(not hand for hand in after.hands)


def _luggage_figures(counted: Counter[str], matches: int) -> dict[str, float]:
    placements, calls = max(1, counted["placements"]), max(1, counted["calls"])
    acting_s = counted["acts"] * ACT_S + counted["windows"] * TALK_S
    return {
        "turns_per_match": counted["turns"] / matches,
        "minutes_per_match": acting_s / 60 / matches,
        "placements_called": counted["calls"] / placements,
        "calls_right": counted["calls right"] / calls,
        "false_placements": counted["false placements"] / placements,
        "deliberate_bluffs": counted["deliberate bluffs"] / placements,
        "recovered_per_match": counted["recovered"] / matches,
        "ended_with_an_empty_hand": counted["emptied"] / matches,
    }


# ---- Bluff Pirate --------------------------------------------------------------------------------


def _pirates(counted: Counter[str], before: Any, move: Any, after: Any) -> None:
    if isinstance(move, pirates.Vote):
        colours = {pirates.COLOUR[card] for card in members(before.up | before.down)}
        counted["votes"] += 1
        counted["doubts"] += move.bluff
        counted["doubts right"] += move.bluff and len(colours) > 1
        counted["bluffs voted on"] += len(colours) > 1
    counted["boarded"] += isinstance(move, pirates.BoardShip)
    counted["discarded"] += isinstance(move, pirates.Discard)
    if after.phase == "over" != before.phase:
        counted["turns"] += after.turns


def _pirates_figures(counted: Counter[str], matches: int) -> dict[str, float]:
    votes = max(1, counted["votes"])
    return {
        "turns_per_match": counted["turns"] / matches,
        "bluffs": counted["bluffs voted on"] / votes,
        "doubts": counted["doubts"] / votes,
        "doubts_right": counted["doubts right"] / max(1, counted["doubts"]),
        "boardings_per_match": counted["boarded"] / matches,
        "discards_per_turn": counted["discarded"] / counted["turns"],
    }


COUNTS: dict[str, Counts] = {
    "captains-orders": _orders,
    "captain-bluff": _luggage,
    "bluff-pirate": _pirates,
}
FIGURES: Mapping[str, Callable[[Counter[str], int], dict[str, float]]] = {
    "captains-orders": _orders_figures,
    "captain-bluff": _luggage_figures,
    "bluff-pirate": _pirates_figures,
}
"""What is counted in each game, and what is made of it."""
