"""The rules of Bluff Pirate in rows: everything about a move in one place.

The checks and effects of the moves are in the modules of their subjects:

    turns     the deal, drawing, boarding, discards, the next turn
    placing   a set: laid, voted on and revealed; and the race

Here are also cards that are read later than they were dealt, drawn, stolen or laid, cards that were
shown by mistake, and problems: conflicts and broken invariants (the rulings, 4.3 and G-4). Their
messages are for everyone: none names a card, and none reveals what only one seat can know. The
rulings BP-1 to BP-24 are named where they decide something.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from controller.cards.deck import READ_EACH
from controller.cards.places import Pad
from controller.cards.unread import Waiting, lies_unread, readings_of, resumes
from controller.cards.zones import hand, misplaced
from controller.games.bluff_pirate import pieces, placing, turns
from controller.games.bluff_pirate.board import NOWHERE, board_of
from controller.games.bluff_pirate.placing import size
from controller.games.bluff_pirate.state import (
    PLAYING,
    ZONES,
    State,
    awaited,
    begin,
    complete,
    distances,
    hidden,
    infraction,
    kind_of,
    known_kinds,
    leaders,
    pile_count,
    places_of,
    voters,
)
from controller.games.bluff_pirate.viewing import view
from controller.rules.offers import Mover, active, each, referee
from controller.rules.refusals import Refusals
from controller.rules.rows import Row, Rules, always
from controller.rules.sets import EMPTY, members, only
from controller.views import Arg, Message
from controller.views.bluff_pirate import Phase

# -- a card that was not read: the table reads it, or somebody names it --------------------


def namings(state: State, mover: Mover) -> list[pieces.Named]:
    pending = state.pending
    assert pending is not None, "something waits"
    assert pending.card is not None, "it has a number"
    may = members(ZONES.could_be(state, pending.card))
    return [
        pieces.Named(pending.card, kind) for kind in sorted({pieces.KIND[card] for card in may})
    ]


def _phase_of(state: State, pending: pieces.FaceUp) -> Phase:
    match pending:
        case pieces.BoardShip():
            return "turn"
        case pieces.Reveal():
            return "revealing"
    return "set" if size(state) else "act"


def _taken_back(state: State, pending: pieces.FaceUp) -> State:
    """Leave the card in the hand; everybody knows it from now on."""
    assert pending.card is not None, "a card that waits has a number"
    kind = kind_of(state, pending.card)
    assert kind is not None, "a card that was read or named is of a kind"
    event = pieces.TakenBack(pending.player, kind)
    return replace(state, history=(*state.history, event))


_WAITING: Waiting = {
    pieces.BoardShip: (turns.check_board, turns.boarded),
    pieces.Lay: (placing.check_lay, placing.laid_up),
    pieces.Discard: (always, turns.discarded),
    pieces.Reveal: (always, placing.revealed),
}
_resumed = resumes(ZONES, _WAITING, _phase_of, _taken_back)


def seen(state: State, move: pieces.Seen | pieces.Named) -> State:
    """Identify the card, and resume what waited for it."""
    after: State = _resumed(ZONES.observed(state, move))
    return after


check_unread = lies_unread(ZONES, infraction)


# -- shown by mistake ----------------------------------------------------------------------


def check_exposed(state: State, move: pieces.Exposed) -> None:
    if not any(ZONES.may_lie(state, cards, move.card) for cards in places_of(state, move.holder)):
        raise infraction("not_in_hand", state)


def exposed(state: State, move: pieces.Exposed) -> State:
    """Make the card public; it stays where it is."""
    for cards in places_of(state, move.holder):
        if ZONES.may_lie(state, cards, move.card):
            state, card = ZONES.taken(state, cards, move.card)
            return replace(
                state, history=(*state.history, pieces.Shown(move.holder, pieces.KIND[card]))
            )
    raise AssertionError("an exposed card is somewhere")


# -- the rows ------------------------------------------------------------------------------

_NOT_READING = tuple(phase for phase in ("dealing", *PLAYING) if phase != "reading")


def _always_secret(before: State, move: pieces.Named, last: State) -> bool:
    return True


# The move of a player who has left: it draws, never boards, and places nothing; it ends what its
# player has begun. It votes "bluff". Everyone knows that vote, and a player who places a set may
# pick it: trusting would let every bluff through. Doubting stops no honest set, and costs only the
# ship of the absent player; a bluffer has to pick somebody who is there.

# fmt: off
ROWS = (
    # -- the deal
    Row("dealing", pieces.Deal, turns.check_deal, turns.deal,
        each(receiver=turns.lacking, card=turns.next_cards), referee,
        to=Pad("receiver"), secret=True, sound="tick"),
    Row("dealing", pieces.Dealt, turns.check_all_dealt, turns.all_dealt, sound="tick"),
    Row(("dealing", "turn"), pieces.Redeal, turns.check_redeal, turns.redeal),
    # -- drawing, or boarding
    Row("turn", pieces.Draw, always, turns.draw, each(), active, default=1, undo=True),
    Row("turn", pieces.BoardShip, turns.check_board, turns.board, each(card=turns.pirates), active,
        when=turns.may_board, undecided=turns.undecided_boardings,
        to=pieces.BOARDS, sound="other"),
    Row("drawing", pieces.Drawn, turns.check_drawn, turns.drawn,
        each(receiver=turns.on_turn, card=turns.next_cards), referee,
        to=Pad("receiver"), secret=True, sound="tick"),
    Row("turn", pieces.Drawn, turns.check_drawn, turns.drawn,
        to=Pad("receiver"), secret=True, sound="tick"),
    Row("reshuffling", pieces.Reshuffle, turns.check_reshuffle, turns.reshuffle, each(), referee,
        sound="done"),
    Row("turn", pieces.Reshuffle, turns.check_reshuffle, turns.reshuffle, sound="done"),
    Row("boarding", pieces.Target, turns.check_target, turns.target, each(target=turns.ahead),
        active, default=10, undo=True),
    Row("stealing", pieces.Stolen, turns.check_stolen, turns.stolen,
        each(receiver=turns.on_turn, card=turns.loot), referee,
        to=Pad("receiver"), secret=True, sound="tick"),
    # -- a set, a discard, or neither
    Row("act", pieces.Lay, placing.check_lay, placing.lay, placing.lays, active,
        when=placing.may_begin, to=(pieces.LAID_UP, pieces.LAID_DOWN), default=5,
        undo=placing.is_face_down, secret=placing.card_stays_secret, sound="tick"),
    Row("set", pieces.Lay, placing.check_lay, placing.lay, placing.lays, active,
        when=placing.may_go_on, undecided=placing.undecided_lays,
        to=(pieces.LAID_UP, pieces.LAID_NEXT), default=5, undo=placing.is_face_down,
        secret=placing.card_stays_secret, sound="tick"),
    Row("set", pieces.EndSet, placing.check_end_set, placing.end_set, each(), active,
        when=placing.is_complete, default=4, undo=True, sound="start"),
    Row("set", pieces.Unlay, placing.check_unlay, placing.unlay),
    Row("act", pieces.Discard, turns.check_discard, turns.discard, each(card=hand), active,
        when=turns.active_may_discard, to=pieces.DISCARDED, default=3,
        sound="tick"),
    Row("act", pieces.Keep, turns.check_keep, turns.keep, each(), active,
        when=turns.active_may_keep, undecided=turns.undecided_keeps, default=2, undo=True),
    # -- the vote, and what was hidden
    Row("voting", pieces.Vote, placing.check_vote, placing.vote, placing.votes,
        placing.lacking_vote, default=6, undo=placing.is_not_shown,
        secret=placing.vote_stays_secret, sound="tick"),
    Row(("voting", "picking"), pieces.Revote, always, placing.revote),
    Row("picking", pieces.Pick, placing.check_pick, placing.pick, each(voter=voters),
        active, default=7, sound="tick"),
    Row("revealing", pieces.Reveal, placing.check_reveal, placing.reveal,
        each(card=hidden), active,
        to=pieces.TURNED, default=8, sound="tick"),
    # -- the race
    Row("fork", pieces.Steer, placing.check_steer, placing.steer, each(course=placing.courses),
        active, default=9, undo=True, sound="tick"),
    Row("island", pieces.Opened, always, placing.opened, placing.findings, referee),
    # -- cards that were not read
    Row("reading", pieces.Seen, check_unread, seen, readings_of(ZONES), referee),
    Row("reading", pieces.Named, check_unread, seen, namings, referee),
    Row(_NOT_READING, pieces.Seen, check_unread, seen, secret=True),
    Row(_NOT_READING, pieces.Named, check_unread, seen, secret=_always_secret),
    Row(PLAYING, pieces.Exposed, check_exposed, exposed),
)
# fmt: on

WRONG_PHASE: dict[Phase, str] = {
    "dealing": "still_dealing",
    "turn": "draw_or_board",
    "drawing": "draw_first",
    "reshuffling": "reshuffle_first",
    "act": "act_first",
    "set": "set_first",
    "voting": "voting",
    "picking": "pick_first",
    "revealing": "reveal_first",
    "fork": "steer_first",
    "island": "open_first",
    "boarding": "target_first",
    "stealing": "steal_first",
    "reading": "reading",
    "over": "match_over",
}
"""The refusal of a move that does not belong to the phase, unless `NOT_NOW` has a better one."""

NOT_NOW: dict[tuple[str, str], str] = {
    **{
        (phase, tag): key
        for phase in PLAYING
        if phase not in ("reshuffling", "reading")
        for tag, key in {
            "deal": "already_dealt",
            "dealt": "already_dealt",
            "redeal": "too_late_to_redeal",
            "vote": "not_voting",
            "revote": "not_voting",
            "stolen": "not_boarding",
            "steer": "not_at_fork",
            "opened": "not_at_island",
        }.items()
    },
    **{
        (phase, tag): key
        for phase, keys in {
            "turn": {"pick": "nothing_placed", "reveal": "nothing_placed"},
            "act": {
                "drawn": "already_drawn",
                "draw": "already_drawn",
                "board": "already_drawn",
                "end-set": "nothing_to_end",
                "pick": "nothing_placed",
                "reveal": "nothing_placed",
            },
            "revealing": {"pick": "picked_already"},
            "boarding": {"drawn": "drew_after_boarding", "draw": "drew_after_boarding"},
            "stealing": {"drawn": "drew_after_boarding", "draw": "drew_after_boarding"},
        }.items()
        for tag, key in keys.items()
    },
}
"""The refusals of particular moves in particular phases."""

# -- problems ------------------------------------------------------------------------------

_SET_LIES: tuple[Phase, ...] = ("set", "voting", "picking", "revealing")
_COUNTS: tuple[Phase, ...] = ("revealing", "fork", "island")
"""Phases in which it is known whose vote counts."""

_TO_DRAW: dict[Phase, range] = {
    "drawing": range(1, pieces.DRAW + 1),
    "reshuffling": range(pieces.DRAW + 1),
}
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
    yield from misplaced("bluff-pirate", ZONES, state)
    if state.pile & ZONES.located(state):
        yield _problem("pile-and-elsewhere")
    if pile_count(state) < 0:
        yield _problem("too-many-cards", count=-pile_count(state))
    elif not pieces.DECK.unread_in(ZONES.somewhere(state)) and state.pile.bit_count() != pile_count(
        state
    ):
        nowhere = abs(pile_count(state) - state.pile.bit_count())
        yield _problem("cards-nowhere", count=nowhere)
    elif not state.conflicts and not ZONES.consistent(state):
        yield _problem("unread-inconsistent")


def _hands(state: State) -> Iterator[Message]:
    if state.phase != "dealing":
        return
    for seat, cards in zip(state.seats, state.hands, strict=True):
        if cards.bit_count() > pieces.HAND:
            yield _problem("hand-too-large", seat=seat, count=cards.bit_count(), dealt=pieces.HAND)
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
    if up > pieces.MOST_FACE_UP:
        yield _problem("too-many-up", count=up)
    if size > pieces.LARGEST_SET:
        yield _problem("set-too-large", count=size)
    if state.phase in ("voting", "picking", "revealing") and (size < pieces.SMALLEST_SET or not up):
        yield _problem("closed", count=size, up=up)
    if len({pieces.kind_colour(kind) for kind in known_kinds(state, state.up)}) > 1:
        yield _problem("several-colours")
    if state.revealed & ~state.down:
        yield _problem("turned-not-hidden")
    for event in state.history:
        if isinstance(event, pieces.Placed):
            yield from _placed(state, event)


def _placed(state: State, event: pieces.Placed) -> Iterator[Message]:
    seat = state.seats[event.player]
    size, up = len(event.up) + len(event.down), len(event.up)
    fits = pieces.SMALLEST_SET <= size <= pieces.LARGEST_SET and 1 <= up <= pieces.MOST_FACE_UP
    if not fits:
        yield _problem("placed", seat=seat, count=size, up=up)
    if event.voter == event.player:
        yield _problem("own-vote", seat=seat)
    shown = {pieces.kind_colour(kind) for kind in event.up}
    if event.bluff != any(pieces.kind_colour(kind) not in shown for kind in event.down):
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
    waits = isinstance(state.pending, pieces.Reveal)
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
    if len(state.stolen) >= pieces.LOOT or (state.stolen and state.phase != "stealing"):
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


rules: Rules[State, pieces.Move] = Rules(
    ROWS,
    Refusals(infraction, WRONG_PHASE, NOT_NOW, "not_your_turn"),
    players=pieces.PLAYERS,
    options=pieces.Options,
    state=State,
    moves=pieces.Move,
    events=pieces.Event,
    zones=ZONES,
    once={**READ_EACH, "landing": "stop"},
    begin=begin,
    view=view,
    problems=problems,
    awaited=awaited,
)
