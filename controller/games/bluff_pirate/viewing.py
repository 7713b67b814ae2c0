"""What an observer may know of a match, the public or one player, and what is wrong with a state.

Problems are conflicts and broken invariants (the rulings, 4.3 and G-4). Their messages are for
everyone: none names a card, and none reveals what only one seat can know.
"""

from collections import Counter
from collections.abc import Iterator

from controller.games.bluff_pirate.board import NOWHERE, board_of
from controller.games.bluff_pirate.pieces import (
    DECK,
    DRAW,
    HAND,
    KINDS,
    LARGEST_SET,
    LOOT,
    MOST_FACE_UP,
    SMALLEST_SET,
    Boarded,
    BoardShip,
    Discard,
    Discarded,
    Event,
    FaceUp,
    Kept,
    Lay,
    Placed,
    Reshuffled,
    Reveal,
    Revoted,
    Shown,
    TakenBack,
    kind_colour,
)
from controller.games.bluff_pirate.state import (
    ONE_ACTS,
    ZONES,
    State,
    complete,
    distances,
    hidden,
    known_kinds,
    last_round,
    leaders,
    pile_count,
    voters,
    winners,
)
from controller.rules.sets import EMPTY, only
from controller.views import Arg, Message
from controller.views.bluff_pirate import (
    BluffPirateSecrets,
    BluffPirateView,
    Happened,
    IslandView,
    PathView,
    Phase,
    PlayerView,
    SeenTheft,
    SeenVote,
    SetView,
    Waits,
)

_WAITS: dict[type[FaceUp], Waits] = {
    Lay: "lay",
    Discard: "discard",
    BoardShip: "board",
    Reveal: "reveal",
}


def view(state: State, observer: int | None) -> BluffPirateView:
    """Return what everyone may know, and for a player also what only that seat knows."""
    seats, options, phase = state.seats, state.options, state.phase
    begun = phase != "dealing"
    playing = begun and phase != "over"
    return BluffPirateView(
        phase=phase,
        turn_number=state.turns,
        turns=options.turns,
        last_round=last_round(state),
        nudge=state.idle >= options.nudge_rounds * len(seats),
        players=tuple(_player_view(state, player) for player in range(len(seats))),
        turn=seats[state.turn] if playing else None,
        active=seats[state.active] if phase in ONE_ACTS else None,
        board=tuple(PathView(path.start, path.end, path.squares) for path in options.board.paths),
        islands=_islands(state),
        pile=pile_count(state),
        discards=_counted(known_kinds(state, state.discards)),
        to_draw=state.to_draw,
        to_sail=state.sailing,
        set=_set_view(state) if state.up | state.down else None,
        target=None if state.target is None else seats[state.target],
        stolen=len(state.stolen),
        waits="" if state.pending is None else _WAITS[type(state.pending)],
        history=tuple(happened(state, event) for event in state.history),
        winners=tuple(seats[player] for player in winners(state)),
        secrets=None if observer is None else secrets(state, observer),
    )


def secrets(state: State, observer: int) -> BluffPirateSecrets:
    """Return the player's cards and votes, and every card stolen from or by this seat (perfect
    recall: all other cards that it has seen are in its hand or in the history)."""
    return BluffPirateSecrets(
        seat=state.seats[observer],
        hand=_names(known_kinds(state, state.hands[observer])),
        hidden=_names(known_kinds(state, hidden(state))) if observer == state.turn else (),
        vote=_vote(state, observer),
        thefts=_thefts(state, observer),
        votes=tuple(
            SeenVote(ballot.turn, bool(ballot.doubting >> observer & 1))
            for ballot in state.ballots
            if ballot.voted >> observer & 1
        ),
    )


def _vote(state: State, observer: int) -> bool | None:
    """Return the player's vote on the set, until it is decided."""
    voted, doubting = state.voted, state.doubting
    if state.picked is not None:
        voted, doubting = state.ballots[-1].voted, state.ballots[-1].doubting
    return bool(doubting >> observer & 1) if voted >> observer & 1 else None


def _player_view(state: State, player: int) -> PlayerView:
    square = state.ships[player]
    return PlayerView(
        seat=state.seats[player],
        cards=state.hands[player].bit_count(),
        square=board_of(state.options.board).squares[square],
        to_go=distances(state)[square],
        voted=bool(state.voted >> player & 1),
    )


def _islands(state: State) -> tuple[IslandView, ...]:
    board = board_of(state.options.board)
    found = _treasure(state)
    return tuple(
        IslandView(
            board.squares[island],
            "treasure" if island == found else "empty" if island == state.opened else "closed",
        )
        for island in board.islands
    )


def _treasure(state: State) -> int | None:
    """Return the island that is known to hold the treasure, or None."""
    board = board_of(state.options.board)
    if state.opened is not None:
        return board.islands[board.other_island(state.opened)]
    landed = state.ships[state.active]
    return landed if state.phase == "over" and landed in board.islands else None


def _set_view(state: State) -> SetView:
    counts = state.picked
    return SetView(
        up=_names(known_kinds(state, state.up)),
        down=hidden(state).bit_count(),
        revealed=_names(known_kinds(state, state.revealed)),
        voter=None if counts is None else state.seats[counts],
        doubted=None if counts is None else state.doubting != EMPTY,
    )


def _thefts(state: State, observer: int) -> tuple[SeenTheft, ...]:
    found = [
        SeenTheft(at, _names_or_none(event.stolen))
        for at, event in enumerate(state.history)
        if isinstance(event, Boarded) and observer in (event.player, event.target)
    ]
    if state.stolen and observer in (state.turn, state.target):
        found.append(SeenTheft(len(state.history), _names_or_none(state.stolen)))
    return tuple(found)


def happened(state: State, event: Event) -> Happened:
    """Return an event as everyone could see it."""
    seats = state.seats
    match event:
        case Placed(player, up, down, voter, doubted, bluff):
            return Happened(
                "set", seats[player], _names(up), _names(down), seats[voter], doubted, bluff
            )
        case Boarded(player, kind, target, stolen):
            return Happened(
                "board", seats[player], (KINDS[kind],), other=seats[target], stolen=len(stolen)
            )
        case Discarded(player, kind):
            return Happened("discard", seats[player], (KINDS[kind],))
        case Kept(player):
            return Happened("keep", seats[player])
        case TakenBack(player, kind):
            return Happened("taken-back", seats[player], (KINDS[kind],))
        case Shown(player, kind):
            return Happened("shown", seats[player], (KINDS[kind],))
        case Reshuffled():
            return Happened("reshuffle")
        case Revoted():
            return Happened("revote")


def _counted(kinds: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    return tuple((KINDS[kind], count) for kind, count in sorted(Counter(kinds).items()))


def _names(kinds: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(KINDS[kind] for kind in kinds)


def _names_or_none(kinds: tuple[int | None, ...]) -> tuple[str | None, ...]:
    return tuple(None if kind is None else KINDS[kind] for kind in kinds)


# -- problems ------------------------------------------------------------------------------

_SET_LIES: tuple[Phase, ...] = ("set", "voting", "picking", "revealing")
_COUNTS: tuple[Phase, ...] = ("revealing", "fork", "island")
"""Phases in which it is known whose vote counts."""

_TO_DRAW: dict[Phase, range] = {"drawing": range(1, DRAW + 1), "reshuffling": range(DRAW + 1)}
"""How many cards may have to be drawn in some phases; none in others."""


def problems(state: State) -> tuple[Message, ...]:
    """Return one message for each thing that is impossible; empty when all is well."""
    return (
        *_cards(state),
        *_hands(state),
        *_sets(state),
        *_votes(state),
        *_race(state),
        *_phase(state),
    )


def _problem(what: str, **args: Arg) -> Message:
    return Message(f"bluff-pirate-problem-{what}", args)


def _cards(state: State) -> Iterator[Message]:
    """100 cards = hands + pile + discards + the set on the table, each in one place."""
    for (place, whose, _), (other, others, _) in ZONES.clashes(state):
        seat, holder = _seat(state, whose), _seat(state, others)
        yield _problem("card-twice", place=place, seat=seat, other=other, holder=holder)
    for seen in state.conflicts:
        place, whose, _ = ZONES.where(state, seen.unread) or ("table", None, EMPTY)
        yield _problem("card-elsewhere", place=place, seat=_seat(state, whose))
    if state.pile & ZONES.located(state):
        yield _problem("pile-and-elsewhere")
    if pile_count(state) < 0:
        yield _problem("too-many-cards", count=-pile_count(state))
    elif not DECK.unread_in(ZONES.somewhere(state)) and state.pile.bit_count() != pile_count(state):
        nowhere = abs(pile_count(state) - state.pile.bit_count())
        yield _problem("cards-nowhere", count=nowhere)
    elif not state.conflicts and not ZONES.consistent(state):
        yield _problem("unread-inconsistent")


def _seat(state: State, player: int | None) -> str:
    """Return a player's seat; empty for a place that is nobody's."""
    return "" if player is None else state.seats[player]


def _hands(state: State) -> Iterator[Message]:
    if state.phase != "dealing":
        return
    for seat, hand in zip(state.seats, state.hands, strict=True):
        if hand.bit_count() > HAND:
            yield _problem("hand-too-large", seat=seat, count=hand.bit_count(), dealt=HAND)
    if complete(state):
        yield _problem("dealt-not-begun")
    if state.discards or state.up or state.down or state.history or any(state.ships):
        yield _problem("played-before-dealt")


def _sets(state: State) -> Iterator[Message]:
    """A set has three to five cards, one or two face up and of one colour, at least one face down
    (BP-3)."""
    if (state.up | state.down != EMPTY) != (state.phase in _SET_LIES) and state.pending is None:
        yield _problem("set", phase=state.phase)
    up, size = state.up.bit_count(), (state.up | state.down).bit_count()
    if up > MOST_FACE_UP:
        yield _problem("too-many-up", count=up)
    if size > LARGEST_SET:
        yield _problem("set-too-large", count=size)
    if state.phase in ("voting", "picking", "revealing") and (size < SMALLEST_SET or not up):
        yield _problem("closed", count=size, up=up)
    if len({kind_colour(kind) for kind in known_kinds(state, state.up)}) > 1:
        yield _problem("several-colours")
    if state.revealed & ~state.down:
        yield _problem("turned-not-hidden")
    for event in state.history:
        if isinstance(event, Placed):
            yield from _placed(state, event)


def _placed(state: State, event: Placed) -> Iterator[Message]:
    seat = state.seats[event.player]
    size, up = len(event.up) + len(event.down), len(event.up)
    fits = SMALLEST_SET <= size <= LARGEST_SET and 1 <= up <= MOST_FACE_UP
    if not fits:
        yield _problem("placed", seat=seat, count=size, up=up)
    if event.voter == event.player:
        yield _problem("own-vote", seat=seat)
    shown = {kind_colour(kind) for kind in event.up}
    if event.bluff != any(kind_colour(kind) not in shown for kind in event.down):
        yield _problem("taken-for", seat=seat)


def _votes(state: State) -> Iterator[Message]:
    """Votes exist while everyone votes, and afterwards only the one that counts (BP-6)."""
    if state.voted and state.phase not in ("voting", "picking"):
        yield _problem("votes", phase=state.phase)
    if state.voted & ~voters(state):
        yield _problem("no-voter")
    if state.phase == "picking" and state.voted != voters(state):
        yield _problem("picking-early")
    counted = EMPTY if state.picked is None else only(state.picked)
    if state.doubting & ~(state.voted | counted):
        yield _problem("vote-kept")
    if any(ballot.doubting & ~ballot.voted for ballot in state.ballots):
        yield _problem("vote-not-given")
    if state.picked is not None and not state.ballots:
        yield _problem("vote-of-nobody")
    waits = isinstance(state.pending, Reveal)
    if (state.picked is not None) != (state.phase in _COUNTS or waits):
        yield _problem("vote-that-counts", phase=state.phase)


def _race(state: State) -> Iterator[Message]:
    """Ships are on squares from which an island can be reached; at most one island was found empty
    (BP-13)."""
    board, to_go = board_of(state.options.board), distances(state)
    for seat, square in zip(state.seats, state.ships, strict=True):
        if not 0 <= square < len(board.squares) or to_go[square] == NOWHERE:
            yield _problem("ship-astray", seat=seat)
    if state.opened is not None and state.opened not in board.islands:
        yield _problem("no-island")
    landed = [square in board.islands and square != state.opened for square in state.ships]
    if sum(landed) > (state.phase in ("island", "over")):
        yield _problem("island-not-opened")
    if state.phase == "fork" and len(board.exits[state.ships[state.active]]) < 2:
        yield _problem("one-path")
    if (state.sailing > 0) != (state.phase == "fork"):
        yield _problem("sailing", phase=state.phase, count=state.sailing)


def _phase(state: State) -> Iterator[Message]:
    players = range(len(state.seats))
    for name, player in (("active", state.active), ("turn", state.turn)):
        if player not in players:
            yield _problem("no-such-player", player=player, role=name)
    caught = state.active == state.picked
    if state.active != state.turn and not caught and state.phase != "over":
        yield _problem("out-of-turn")
    if (state.phase == "reading") != (state.pending is not None):
        yield _problem("reading", phase=state.phase)
    if state.to_draw not in _TO_DRAW.get(state.phase, (0,)):
        yield _problem("to-draw", phase=state.phase, count=state.to_draw)
    if (state.target is not None) != (state.phase == "stealing"):
        yield _problem("target", phase=state.phase)
    if (state.pirate is not None) != (state.phase in ("boarding", "stealing")):
        yield _problem("pirate", phase=state.phase)
    if len(state.stolen) >= LOOT or (state.stolen and state.phase != "stealing"):
        yield _problem("stolen", phase=state.phase, count=len(state.stolen))
    if (state.won != EMPTY) != (state.phase == "over"):
        yield _problem("won", phase=state.phase, count=state.won.bit_count())
    yield from _end(state)


def _end(state: State) -> Iterator[Message]:
    """One player wins with the treasure; at the last turn the foremost do (BP-23)."""
    cap = state.options.turns
    if state.turns < 1 or (cap is not None and state.turns > cap):
        yield _problem("turn", turn=state.turns, last="none" if cap is None else cap)
    if state.won & ~(only(len(state.seats)) - 1):
        yield _problem("winner-does-not-play")
    elif state.phase == "over" and state.won and state.won != leaders(state):
        yield _problem("winner-not-foremost")
