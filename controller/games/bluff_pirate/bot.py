"""A bot for Bluff Pirate: honest where it can be, a bluffer now and then, and a doubter who counts.

It places a true set whenever it has three cards of a colour; without one it bluffs at a stated
rate. As a voter it weighs how often this player has bluffed against how likely it is, by all cards
that it has seen, that the hidden ones are what they should be, and doubts where that pays.
"""

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import comb
from typing import Any

from controller.bots.cards import CardPlayer, Moves
from controller.bots.mind import Mind
from controller.bots.player import IDLE_S, Brain, Chair, Percept
from controller.games.bluff_pirate.pieces import (
    CARD_COUNT,
    ISLAND_PILES,
    KIND,
    KINDS,
    LARGEST_SET,
    LOOT,
    PENALTY,
    PER_COLOUR,
    PIRATE,
    SMALLEST_SET,
    TREASURE,
    BoardShip,
    Discard,
    Draw,
    EndSet,
    Keep,
    Lay,
    Move,
    Opened,
    Pick,
    Target,
    Vote,
)
from controller.views import BluffPirateView
from controller.views.bluff_pirate import PlayerView, SetView
from hardware.scene import TurnOver

BLUFFS = 0.35
"""After how many turns without a true set it places a false one."""

STRETCHES = 0.1
"""So often a true set is made one longer with a card of another colour."""

GROWS = 0.5
"""So often a false set of three or four cards gets another one."""

SHOWS_TWO = 0.5
"""So often two cards lie face up, whether the set is true or not: so that tells nothing."""

SUSPICION = (1, 3)
"""How many sets in how many are thought to be bluffs of a player not known yet."""


def brain(chair: Chair) -> Brain:
    """Play match after match from a *chair*."""
    return _Pirate(chair, decide).play()


class _Pirate(CardPlayer):
    """Who also turns the token over at an island, and tells what is on it."""

    def act(self, percept: Percept) -> Moves:
        match = percept.view.match
        if (
            isinstance(match, BluffPirateView)
            and match.phase == "island"
            and match.active == self.seat
        ):
            return (yield from self._open(percept, match))
        return (yield from super().act(percept))

    def _open(self, percept: Percept, match: BluffPirateView) -> Moves:
        square = next(one.square for one in match.players if one.seat == self.seat)
        island = ISLAND_PILES[[one.name for one in match.islands].index(square)]
        token = next((seen.top for seen in percept.scene.places if seen.place == island), None)
        if token is None:
            return (yield IDLE_S, None)
        if not token.face:
            return (yield self._reach_s(), TurnOver(island))
        return (yield from self.carry_out(percept, Opened(token == TREASURE)))


def decide(view: Any, moves: Sequence[Move], mind: Mind) -> Move | None:
    """The move that this seat makes; nothing but its *view* and the *moves* offered to it tell it
    anything. None at an island: what is there is to be looked at, not decided."""
    rng = mind.luck
    if not isinstance(view, BluffPirateView) or view.secrets is None or view.phase == "island":
        return None
    # A card that nobody has read is played by people only.
    offered = [move for move in moves if (getattr(move, "card", None) or 0) < CARD_COUNT]
    if not offered:
        return None
    choose = _CHOICES.get(view.phase)
    chosen = None if choose is None else choose(view, offered, rng)
    return rng.choice(offered) if chosen is None else chosen


# ---- one's own turn ------------------------------------------------------------------------


def _turn(view: BluffPirateView, moves: Sequence[Move], rng: random.Random) -> Move | None:
    """A boarding brings more cards than drawing, but no set: only for who has none to place."""
    boards = [move for move in moves if isinstance(move, BoardShip)]
    rich = any(player.cards >= LOOT and player.to_go < _own(view).to_go for player in view.players)
    if boards and rich and _most(_held(view)) < SMALLEST_SET - 1:
        return rng.choice(boards)
    return _first(moves, Draw)


def _target(view: BluffPirateView, moves: Sequence[Move], rng: random.Random) -> Move | None:
    """A player who has enough to take, and of these the foremost."""

    def worth(move: Target) -> tuple[int, int]:
        player = view.players[move.target]
        return min(player.cards, LOOT), -player.to_go

    targets = [move for move in moves if isinstance(move, Target)]
    return max(targets, key=worth, default=None)


def _act(view: BluffPirateView, moves: Sequence[Move], rng: random.Random) -> Move | None:
    """A true set, or a false one, or a card that is of the least use."""
    held = _held(view)
    lays = [move for move in moves if isinstance(move, Lay) and move.up]
    if lays and (_most(held) >= SMALLEST_SET or rng.random() < BLUFFS):
        return max(lays, key=lambda move: (held[_colour(move)], not _is_pirate(move)))
    return _first(moves, Keep) or _least(held, [m for m in moves if isinstance(m, Discard)])


def _set(view: BluffPirateView, moves: Sequence[Move], rng: random.Random) -> Move | None:
    """What fits goes into the set; what does not fit goes into a false one, face down."""
    assert view.secrets is not None, "who lays a set has a hand"
    assert view.set is not None, "a card lies there"
    held, laid = _held(view), (*view.set.up, *view.secrets.hidden)
    downs = [move for move in moves if isinstance(move, Lay) and not move.up]
    if not view.set.up:
        # Somebody else has begun this set.
        ups = [move for move in moves if isinstance(move, Lay) and move.up]
        return max(ups, key=lambda move: held[_colour(move)], default=None)
    colour = colour_of(view.set.up[0])
    true = [move for move in downs if _colour(move) == colour]
    if true:
        second = [m for m in moves if isinstance(m, Lay) and m.up and not _is_pirate(m)]
        if len(laid) == 1 and second and rng.random() < SHOWS_TWO:
            return second[0]
        return true[0]
    false = any(colour_of(kind) != colour for kind in view.secrets.hidden)
    more = GROWS if false else STRETCHES
    unfinished = len(laid) < SMALLEST_SET
    if downs and (unfinished or (len(laid) < LARGEST_SET and rng.random() < more)):
        return _least(held, downs)
    return _first(moves, EndSet)


def _least(held: Mapping[str, int], moves: Sequence[Lay | Discard]) -> Move | None:
    """The card that is of the least use for a set; a pirate is kept for boarding."""
    return min(moves, key=lambda move: (held[_colour(move)], _is_pirate(move)), default=None)


# ---- votes ---------------------------------------------------------------------------------


def _vote(view: BluffPirateView, moves: Sequence[Move], rng: random.Random) -> Move | None:
    """Doubt where it pays: a bluff that is caught brings the squares of the set, and keeps the
    placer from them; a false accusation costs two."""
    assert view.set is not None, "there is a set to vote on"
    bluff = suspicion(view)
    size, others = len(view.set.up) + view.set.down, len(view.players) - 1
    doubts = bluff * (size + size / others) > (1 - bluff) * PENALTY
    return next((m for m in moves if isinstance(m, Vote) and m.bluff == doubts), None)


def suspicion(view: BluffPirateView) -> float:
    """How likely the set on the table is a bluff, by all that this seat has seen."""
    assert view.set is not None, "there is a set to vote on"
    assert view.turn is not None, "it is somebody's turn"
    colour, hidden = colour_of(view.set.up[0]), view.set.down
    own, known = _held(view), seen_in_hands(view)
    placer = next(player for player in view.players if player.seat == view.turn)
    theirs = known[placer.seat] - Counter(view.set.up)
    need = hidden - sum(n for kind, n in theirs.items() if colour_of(kind) == colour)
    elsewhere = sum(
        n
        for seat, cards in known.items()
        if seat != placer.seat
        for kind, n in cards.items()
        if colour_of(kind) == colour
    )
    discarded = sum(n for kind, n in view.discards if colour_of(kind) == colour)
    left = PER_COLOUR - discarded - own[colour] - len(view.set.up) - elsewhere - (hidden - need)
    unseen = view.pile + hidden + sum(_unseen(view, known, player) for player in view.players)
    drawn = _unseen(view, known, placer) + hidden
    likely = _at_least(need, left, drawn, unseen)
    usual = _at_least(hidden, PER_COLOUR - len(view.set.up), drawn, unseen)
    if likely == 0:
        return 1.0
    bluffs, sets = SUSPICION
    for event in view.history:
        if event.act == "set" and event.seat == placer.seat:
            bluffs, sets = bluffs + event.bluff, sets + 1
    odds = bluffs / (sets - bluffs) * usual / likely
    return odds / (1 + odds)


def _unseen(view: BluffPirateView, known: Mapping[str, Counter[str]], player: PlayerView) -> int:
    """How many cards of a hand this seat knows nothing of."""
    if player == _own(view):
        return 0
    return max(0, player.cards - known[player.seat].total())


def _at_least(need: int, fitting: int, drawn: int, of: int) -> float:
    """The chance that among cards *drawn* of that many, *fitting* ones of them, there are as
    many as *need* (hypergeometric)."""
    fitting, drawn = max(0, fitting), min(drawn, of)
    if need <= 0:
        return 1.0
    ways = sum(
        comb(fitting, n) * comb(of - fitting, drawn - n)
        for n in range(need, min(fitting, drawn) + 1)
        if of >= fitting
    )
    return ways / comb(of, drawn)


def seen_in_hands(view: BluffPirateView) -> dict[str, Counter[str]]:
    """Seat -> the kinds of cards that this seat knows to be in that hand: for certain, unless
    somebody else has stolen from it."""
    assert view.secrets is not None, "only a seat that plays has something to know"
    me, held = view.secrets.seat, {player.seat: Counter[str]() for player in view.players}
    thefts = {theft.at: theft.cards for theft in view.secrets.thefts}
    for at, event in enumerate(view.history):
        cards = Counter((*event.up, *event.down))
        match event.act:
            case "set" if event.doubted and event.bluff:
                held[event.seat] |= cards
            case "taken-back" | "shown":
                held[event.seat] |= cards
            case "set" | "discard":
                held[event.seat] -= cards
            case "board":
                held[event.seat] -= cards
                stolen = Counter(kind for kind in thefts.get(at, ()) if kind is not None)
                held[event.seat] += stolen
                held[event.other] = held[event.other] - stolen if at in thefts else Counter()
    held[me] = Counter()
    return held


def _pick(view: BluffPirateView, moves: Sequence[Move], rng: random.Random) -> Move | None:
    """After a bluff the one who believes most; after a true set the one who doubts most, the
    foremost of them, who then goes back."""
    assert view.secrets is not None, "who picks has placed a set"
    assert view.set is not None, "there is a set"
    bluffed = is_bluff(view.set, view.secrets.hidden)

    def worth(move: Pick) -> tuple[float, int]:
        voter = view.players[move.voter]
        sets = [event for event in view.history if event.act == "set"]
        shown = [event for event in sets if event.other == voter.seat]
        doubts = (1 + sum(event.doubted for event in shown)) / (2 + len(shown))
        return (-doubts, voter.to_go) if bluffed else (doubts, -voter.to_go)

    return max((move for move in moves if isinstance(move, Pick)), key=worth, default=None)


def is_bluff(placed: SetView, hidden: Sequence[str]) -> bool:
    return any(colour_of(kind) != colour_of(placed.up[0]) for kind in hidden)


# ---- what is in the hand -------------------------------------------------------------------


def colour_of(kind: str) -> str:
    """The colour of a kind of card: of `red-pirate` it is `red`."""
    return kind.removesuffix(f"-{PIRATE}")


def _held(view: BluffPirateView) -> Counter[str]:
    """How many cards of each colour are in one's own hand."""
    assert view.secrets is not None, "only a seat that plays has a hand"
    return Counter(colour_of(kind) for kind in view.secrets.hand)


def _most(held: Mapping[str, int]) -> int:
    return max(held.values(), default=0)


def _own(view: BluffPirateView) -> PlayerView:
    assert view.secrets is not None, "only a seat that plays has something of its own"
    return next(player for player in view.players if player.seat == view.secrets.seat)


def _kind(move: Lay | Discard) -> str:
    assert move.card is not None, "a move that is offered has a card"
    return KINDS[KIND[move.card]]


def _colour(move: Lay | Discard) -> str:
    return colour_of(_kind(move))


def _is_pirate(move: Lay | Discard) -> bool:
    return _kind(move).endswith(PIRATE)


def _first(moves: Sequence[Move], kind: type[Move]) -> Move | None:
    return next((move for move in moves if isinstance(move, kind)), None)


_CHOICES: Mapping[str, Callable[[BluffPirateView, Sequence[Move], random.Random], Move | None]] = {
    "turn": _turn,
    "boarding": _target,
    "act": _act,
    "set": _set,
    "voting": _vote,
    "picking": _pick,
}
"""How it chooses in each phase; elsewhere any move is as good as another."""
