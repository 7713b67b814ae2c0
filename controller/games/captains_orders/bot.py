"""A bot for Captain's Orders: it reckons who holds the lowest card, and acts as its role asks.

It draws worlds that fit all that its seat has seen (`worlds`). An easy bot draws few, trusts
nobody's habits and is often careless; a normal one plays by the rule of thumb for its role: a
Captain passes the lowest card on and knows then who has it, or keeps it and is rid of the others, a
Mutineer gathers points. A sharp one plays each move that is worth a thought on to the end of the
round in many worlds (`playout`) and makes the one that wins most often.

To accuse whom one suspects pays from the first turn on: it wins more often than a fair share. A
round is played because nobody does so, and nobody does so because it would not pay in the rest of
the match: that is the truce (`playout.truce_broken`). While it holds, a sharp bot accuses in
the first laps only a player who is certain to be the Captain, and later one whom it suspects
enough. Once another player has broken it, it accuses wherever that wins more often than its best
move, until the truce has healed; the others accuse whom they suspect a little, and pass the lowest
card on.
"""

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from controller.bots.mind import Mind, Strength, at_random
from controller.games.captains_orders.pieces import (
    CARD_COUNT,
    RANKS,
    Ask,
    Belay,
    Discard,
    Discover,
    Follow,
    Give,
    Move,
    Pass,
    PlayOrder,
    rank,
)
from controller.games.captains_orders.playout import (
    TRUCE_LAPS,
    Playout,
    accusing,
    given_to,
    truce_broken,
    turns_had,
)
from controller.games.captains_orders.worlds import Hands, Worlds
from controller.views import CaptainsOrdersView


class _Skill(Struct, frozen=True):
    """How well a bot plays."""

    worlds: int
    """How many it draws for one decision."""
    trust: float
    """How much it goes by what players usually do."""
    sure: float
    """It accuses somebody who is a Captain in that share of them."""
    hasty: float
    """The same once the truce is broken."""
    quiet_laps: int = 1
    """In the first laps of a round it accuses only a player who is certain to be a Captain; a sharp
    one a lap longer than the truce asks for, so that a last card breaks no truce."""
    patient: bool = False
    """Whether it does so even once the truce is broken: a beginner who has accused somebody at once
    is to have a turn in the next round, too."""
    careless: float = 0.0
    """The probability of a move of any kind but an accusation."""
    passes_on: float = 0.0
    """The probability that it passes on the lowest card when it is the Captain."""
    playouts: int = 0
    """How many rounds it plays on in the head for one decision."""


SKILLS: Mapping[Strength, _Skill] = {
    "easy": _Skill(
        worlds=24, trust=0.5, sure=0.94, hasty=0.4, patient=True, careless=0.15, passes_on=0.3
    ),
    "normal": _Skill(worlds=80, trust=0.8, sure=0.93, hasty=0.4, passes_on=0.3),
    "sharp": _Skill(
        worlds=100, trust=0.8, sure=0.75, hasty=0.75, quiet_laps=TRUCE_LAPS + 1, playouts=200
    ),
}


DOUBT = 0.3
"""As many worlds speak against what all of those that were drawn agree on."""

CERTAIN = 0.97
"""So likely must somebody be a Captain who is accused in the quiet laps."""

DARES = 0.1
"""By so much less somebody has to be sure who bluffs twice as often as others."""

RUSHES = 0.6
"""How likely each of the others accuses somebody in a turn, at least, once the truce is broken."""

LOW = 2
"""The others follow an Order as low as that with their lowest cards, and then know a Captain."""

FEW = 2
"""With this many cards or fewer a Captain tries to run out of them, and keeps the lowest one."""


def decide(view: Any, moves: Sequence[Move], mind: Mind) -> Move | None:
    """The move that this seat makes; nothing but its *view* and the *moves* offered to it tell it
    anything.

    >>> from controller.games.catalogue import game_named
    >>> rules, mind = game_named("captains-orders").rules, Mind(random.Random(1))
    >>> state = rules.initial(rules.options_from({}), ("red", "blue", "green", "yellow"))
    >>> while state.phase == "dealing":
    ...     state = rules.play(state, rules.random_move(state, mind.luck.random))
    >>> move = decide(rules.view(state, state.active), rules.legal(state, state.active), mind)
    >>> rules.move_to_text(state, move)
    'order blue 5-2'
    """
    if not isinstance(view, CaptainsOrdersView) or view.secrets is None:
        return None
    skill, luck = SKILLS[mind.strength], mind.luck
    others = [move for move in moves if not isinstance(move, Discover)]
    if len(moves) < 2 or view.phase == "reading":
        return luck.choice(others or list(moves))
    drawing = Worlds(view, skill.trust, luck)
    worlds = drawing.draw(skill.worlds)
    accusation, likely = _likeliest(moves, _found_out(worlds, drawing.me))
    # What few worlds agree on is not so sure.
    likely *= drawing.effective / (drawing.effective + DOUBT)
    # A bold player dares a little sooner, a careful one a little later.
    broken = truce_broken(view)
    sure = (skill.hasty if broken else skill.sure) - DARES * (mind.temper.bluffs - 1)
    quiet = turns_had(view).total() < skill.quiet_laps * len(view.players)
    if quiet and (skill.patient or not broken) and not (skill.playouts and _nearly_out(view)):
        # Everybody shall have had a turn; but who waits for a last card has no other one.
        sure = max(sure, CERTAIN)
    if accusation is not None and likely >= sure:
        return accusation
    if not others:
        return accusation
    if luck.random() < skill.careless:
        anything: Move = at_random(view, others, mind)
        return anything
    if skill.playouts:
        search = _Search(view, worlds, luck)
        best = search.best(_not_low(view, _alike(others)), skill.playouts)
        if accusation is not None and truce_broken(view) and likely > search.worth(best):
            return accusation
        return best
    if _shares(worlds)[drawing.me] < 0.5:
        return _by_rule(_as_mutineer, view, others, luck)
    # Where others accuse at once, a Captain is found before it has run out of cards.
    passes_on = luck.random() < skill.passes_on or broken
    return _by_rule(_passing_on if passes_on else _as_captain, view, others, luck)


def captains(view: CaptainsOrdersView, rng: random.Random) -> dict[str, float]:
    """Seat -> in which share of worlds it is a Captain."""
    drawing = Worlds(view, 1.0, rng)
    shares = _shares(drawing.draw(40))
    return dict(zip((player.seat for player in view.players), shares, strict=True))


def _shares(worlds: Sequence[Hands]) -> list[float]:
    """Of every player: in which share of the worlds that one is a Captain."""
    return _counted([_captains(hands) for hands in worlds], len(worlds[0]))


def _found_out(worlds: Sequence[Hands], me: int) -> list[float]:
    """Of every player: in which share of the worlds accusing that one wins: a Captain does not win
    by it (CO-14)."""
    found = [_captains(hands) for hands in worlds]
    return _counted([() if me in captains else captains for captains in found], len(worlds[0]))


def _captains(hands: Hands) -> Sequence[int]:
    lows = [hand[0] if hand else RANKS.stop for hand in hands]
    least = min(lows)
    return [player for player, low in enumerate(lows) if low == least]


def _counted(captains: Sequence[Sequence[int]], players: int) -> list[float]:
    counts = Counter(player for each in captains for player in each)
    return [counts[player] / len(captains) for player in range(players)]


def _likeliest(moves: Sequence[Move], wins: Sequence[float]) -> tuple[Discover | None, float]:
    """The accusation that *wins* most likely, and how likely that is."""
    accusations = [move for move in moves if isinstance(move, Discover)]
    best = max(accusations, key=lambda move: wins[move.accused], default=None)
    return best, 0.0 if best is None else wins[best.accused]


# ---- by rule of thumb ----------------------------------------------------------------------------


Weight = tuple[float, ...]
Worth = Callable[[CaptainsOrdersView, Move, Sequence[int]], Weight]
"""`worth(view, move, hand)`: what a move is worth by the rule of thumb for a role."""


def _by_rule(
    worth: Worth, view: CaptainsOrdersView, moves: Sequence[Move], luck: random.Random
) -> Move:
    hand = _hand(view)
    weights = [worth(view, move, hand) for move in moves]
    best = max(weights)
    return luck.choice([move for move, one in zip(moves, weights, strict=True) if one == best])


def _as_captain(view: CaptainsOrdersView, move: Move, hand: Sequence[int]) -> Weight:
    """Cards go, the highest first; the lowest is played last, and wins."""
    number = _rank(move)
    if len(hand) == 1 and isinstance(move, PlayOrder | Belay | Follow | Give | Pass):
        return (4.0,)
    keeps = -100.0 * (number == min(hand, default=0))
    match move:
        case Follow() | Give() | Discard():
            return (3.0, keeps + number)
        case Belay():
            return (2.0, keeps + number)
        case Pass(receiver=receiver):
            return (1.5, keeps + number, view.players[receiver].cards)
        case Ask():
            return (1.0,)
    return (0.5, keeps - number)


def _passing_on(view: CaptainsOrdersView, move: Move, hand: Sequence[int]) -> Weight:
    """Somebody else becomes the Captain, and can be accused; otherwise as a Captain."""
    if isinstance(move, Pass) and _rank(move) == min(hand, default=0) and len(hand) > FEW:
        return (5.0,)
    return _as_captain(view, move, hand)


def _as_mutineer(view: CaptainsOrdersView, move: Move, hand: Sequence[int]) -> Weight:
    """Points are gathered: by an Order that all follow, or by asking who has most cards; low cards
    go first."""
    number = _rank(move)
    if len(hand) == 1 and isinstance(move, PlayOrder | Belay | Follow | Give | Pass):
        return (0.0, -number)
    match move:
        case PlayOrder():
            return (3.0, -number)
        case Belay() if number <= 3:
            return (2.5, -number)
        case Follow() | Give() | Discard():
            return (2.0, -number)
        case Ask(asked=asked):
            return (1.5, view.players[asked].cards)
    return (1.0, -number)


# ---- by search -----------------------------------------------------------------------------------


def _alike(moves: Sequence[Move]) -> list[Move]:
    """One of all moves that differ in nothing that matters: which of several equal cards it is. Of
    cards to pass, the lowest, the next and the highest alone."""
    found: dict[tuple[Any, ...], Move] = {}
    for move in moves:
        other = getattr(move, "receiver", getattr(move, "asked", None))
        found.setdefault((type(move), other, _rank(move)), move)
    passed = sorted({_rank(move) for move in found.values() if isinstance(move, Pass)})
    worth = {*passed[:2], *passed[-1:]}
    return [m for m in found.values() if not isinstance(m, Pass) or _rank(m) in worth]


def _not_low(view: CaptainsOrdersView, moves: Sequence[Move]) -> Sequence[Move]:
    """Without low Orders, where there is something else to do, and more than the last card."""
    high = [m for m in moves if not isinstance(m, PlayOrder | Belay) or _rank(m) > LOW]
    return high if high and len(_hand(view)) > 1 else moves


class _Search:
    """Plays rounds on from what is seen in *view*, in these *worlds*."""

    def __init__(
        self, view: CaptainsOrdersView, worlds: Sequence[Hands], luck: random.Random
    ) -> None:
        self._view, self._worlds, self._luck = view, worlds, luck
        seats = [player.seat for player in view.players]
        self._me, self._turn = seats.index(_seat(view)), seats.index(view.turn or view.dealer)
        self._owner = seats.index(view.owner) if view.owner is not None else -1
        self._rates, self._given = accusing(view), given_to(view)
        if truce_broken(view):
            self._rates = [max(rate, RUSHES) for rate in self._rates]

    def best(self, moves: Sequence[Move], playouts: int) -> Move:
        """The move that wins most often. All are tried in the same worlds and with the same
        chances; half of them are left out, again and again, so that the best are tried most."""
        wins = dict.fromkeys(range(len(moves)), 0.0)
        left, at = list(wins), 0
        halvings = max(1, (len(moves) - 1).bit_length())
        while len(left) > 1:
            for _ in range(max(1, playouts // halvings // len(left))):
                world, seed = self._worlds[at % len(self._worlds)], self._luck.getrandbits(32)
                at += 1
                for number in left:
                    wins[number] += self._won(moves[number], world, random.Random(seed).random)
            left.sort(key=lambda number: -wins[number])
            left = left[: (len(left) + 1) // 2]
        return moves[left[0]]

    def worth(self, move: Move) -> float:
        """How often this seat wins with *move*."""
        draw = self._luck.random
        return sum(self._won(move, world, draw) for world in self._worlds) / len(self._worlds)

    def _won(self, move: Move, world: Hands, draw: Callable[[], float]) -> float:
        """Whether this seat wins a round that is played on with *move*."""
        me, turn, order, owner = self._me, self._turn, self._view.order or 0, self._owner
        card = _rank(move)
        if card and card not in world[me]:
            return 0.0
        ended, playout = None, Playout(world, me, self._rates, self._given, draw)
        match move:
            case PlayOrder() | Belay():
                ended, order, owner = playout.lay(me, card), card, me
            case Follow():
                ended = playout.give(me, owner, card)
            case Pass(receiver=other):
                ended = playout.swap(me, other, card)
            case Give():
                ended = playout.swap(me, turn, card)
            case Ask(asked=other):
                ended = playout.ask(me, other)
            case Discard():
                playout.discard(me, card)
        after = (turn + 1) % len(world)
        return playout.play_on(after, order, owner) if ended is None else ended


def _nearly_out(view: CaptainsOrdersView) -> bool:
    """Whether somebody's next card may end the round."""
    return any(player.cards == 1 for player in view.players)


def _seat(view: CaptainsOrdersView) -> str:
    assert view.secrets is not None, "only a seat that plays decides"
    return view.secrets.seat


def _hand(view: CaptainsOrdersView) -> tuple[int, ...]:
    return () if view.secrets is None else view.secrets.hand


def _rank(move: Move) -> int:
    """The rank of the card that is played; the middle one for a card that nobody has read, 0 for a
    move without one."""
    card = getattr(move, "card", None)
    if card is None:
        return 0
    return rank(card) if card < CARD_COUNT else RANKS.stop // 2
