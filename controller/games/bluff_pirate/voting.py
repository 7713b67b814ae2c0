"""The vote on a set, the one vote that counts, and what the hidden cards are (BP-4, BP-6 to BP-10).

No vote but the one that is shown is ever seen by anybody but its voter (BP-6, G-5).
"""

from msgspec.structs import replace

from controller.games.bluff_pirate.infractions import infraction
from controller.games.bluff_pirate.moves import Pick, Placed, Reveal, Revote, Revoted, Vote
from controller.games.bluff_pirate.pieces import kind_colour
from controller.games.bluff_pirate.placing import set_colour
from controller.games.bluff_pirate.sailing import sail
from controller.games.bluff_pirate.state import (
    Ballot,
    State,
    hidden,
    kind_of,
    known_kinds,
    voters,
    with_hand,
)
from controller.games.bluff_pirate.turns import check_active
from controller.games.bluff_pirate.unread import may_lie, taken
from controller.games.rows import Legality
from controller.games.sets import EMPTY, only

# -- votes ---------------------------------------------------------------------------------


def check_vote(state: State, move: Vote) -> Legality:
    if move.player == state.turn:
        raise infraction("own_set", state, move.player)
    if state.voted >> move.player & 1:
        raise infraction("voted_already", state, move.player)
    return Legality.LEGAL


def vote(state: State, move: Vote) -> State:
    """Everybody else votes, in whatever order; a single voter is chosen by nobody (BP-20)."""
    voter = only(move.player)
    voted = replace(
        state,
        voted=state.voted | voter,
        doubting=state.doubting | (voter if move.bluff else EMPTY),
    )
    everybody = voters(state)
    if voted.voted != everybody:
        return voted
    if everybody == voter:
        return _shown(voted, move.player)
    return replace(voted, phase="picking")


def check_revote(state: State, move: Revote) -> Legality:
    return Legality.LEGAL


def revote(state: State, move: Revote) -> State:
    """All votes are void."""
    return replace(
        state,
        phase="voting",
        voted=EMPTY,
        doubting=EMPTY,
        ballots=_with_votes(state),
        history=(*state.history, Revoted()),
    )


def check_pick(state: State, move: Pick) -> Legality:
    check_active(state, move.player)
    if move.voter == state.turn:
        raise infraction("own_set", state, move.player)
    return Legality.LEGAL


def pick(state: State, move: Pick) -> State:
    """Only this vote is shown; the others stay secret for ever (BP-6)."""
    return _shown(state, move.voter)


def _shown(state: State, voter: int) -> State:
    return replace(
        state,
        phase="revealing",
        picked=voter,
        voted=EMPTY,
        doubting=state.doubting & only(voter),
        ballots=_with_votes(state),
    )


def _with_votes(state: State) -> tuple[Ballot, ...]:
    """The ballots with the votes that lie on the table."""
    if not state.voted:
        return state.ballots
    return (*state.ballots, Ballot(state.turns, state.voted, state.doubting))


# -- the hidden cards ----------------------------------------------------------------------


def check_reveal(state: State, move: Reveal) -> Legality:
    check_active(state, move.player)
    if not may_lie(state, hidden(state), move.card):
        raise infraction("not_hidden", state, move.player)
    return Legality.LEGAL


def reveal(state: State, move: Reveal) -> State:
    """A hidden card is turned up, in every case (BP-7); one that was not read waits for that."""
    state, card = taken(state, hidden(state), move.card)
    named = Reveal(move.player, card)
    if kind_of(state, card) is None:
        return replace(state, phase="reading", pending=named)
    return revealed(state, named)


def revealed(state: State, move: Reveal) -> State:
    """The card is known to all; with the last one the vote is decided."""
    assert move.card is not None, "a card that lies face up has a number"
    turned = state.revealed | only(move.card)
    if turned != state.down:
        return replace(state, phase="revealing", revealed=turned)
    return _decided(state)


def is_bluff(state: State) -> bool:
    """Whether a hidden card is of another colour than those shown (BP-4)."""
    colour = set_colour(state)
    return any(kind_colour(kind) != colour for kind in known_kinds(state, state.down))


def _decided(state: State) -> State:
    """A bluff that was doubted goes back to the hand, and the voter sails; else the player does,
    and a false accuser is pushed back afterwards (BP-8, BP-10)."""
    voter = state.picked
    assert voter is not None, "cards are turned when a vote has been shown"
    cards = state.up | state.down
    doubted, bluff = state.doubting != EMPTY, is_bluff(state)
    caught = doubted and bluff
    up, down = known_kinds(state, state.up), known_kinds(state, state.down)
    event = Placed(state.turn, up, down, voter, doubted, bluff)
    hands, discards = state.hands, state.discards
    if caught:
        hands = with_hand(state, state.turn, hands[state.turn] | cards)
    else:
        discards |= cards
    return sail(
        replace(
            state,
            hands=hands,
            discards=discards,
            up=EMPTY,
            down=EMPTY,
            revealed=EMPTY,
            history=(*state.history, event),
            active=voter if caught else state.turn,
            sailing=cards.bit_count(),
        )
    )
