"""A set: it is laid and closed, voted on and revealed, and then ships sail (BP-3 to BP-13, BP-24).

A set of three to five cards shows one or two of them, which have the same colour; at least one
stays hidden. Before the vote nothing depends on the hidden ones. No vote but the one that is shown
is ever seen by anyone but its voter (BP-6, G-5).

Until an island has been opened, ships follow the paths. Once one has been found empty, every ship
sails the shortest way to the other one. Back is always towards the start.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from controller.cards.deck import decided
from controller.cards.unread import shown
from controller.cards.zones import with_entry
from controller.games.bluff_pirate.board import board_of
from controller.games.bluff_pirate.pieces import (
    DECK,
    LARGEST_SET,
    MOST_FACE_UP,
    OF_COLOUR,
    OF_KIND,
    PENALTY,
    SMALLEST_SET,
    WHOLE_DECK,
    EndSet,
    Event,
    Lay,
    Opened,
    Pick,
    Placed,
    Reveal,
    Revote,
    Revoted,
    Shown,
    Steer,
    TakenBack,
    Unlay,
    Vote,
    kind_colour,
)
from controller.games.bluff_pirate.state import (
    ZONES,
    Ballot,
    State,
    hidden,
    infraction,
    kind_of,
    known_kinds,
    voters,
)
from controller.games.bluff_pirate.turns import (
    check_holds,
    next_turn,
    unnamed,
)
from controller.rules.offers import Grouped, MadeOnce, Mover
from controller.rules.rows import Legality
from controller.rules.sets import EMPTY, members, only, set_of

# -- the set -------------------------------------------------------------------------------


def size(state: State) -> int:
    """Return how many cards of the set have been laid."""
    return (state.up | state.down).bit_count()


def fits_up(state: State) -> int:
    """Return the set of cards that may lie face up beside those that do; empty if none may."""
    if not state.up:
        return WHOLE_DECK
    return EMPTY if state.up.bit_count() == MOST_FACE_UP else OF_COLOUR[set_colour(state)]


def may_lay_down(state: State, player: int) -> bool:
    """Return True if a card may be hidden: not the last one that could be shown."""
    if state.up:
        return True
    return state.down.bit_count() < LARGEST_SET - 1 and state.hands[player].bit_count() > 1


def is_complete(state: State) -> bool:
    """Return True if the set may be closed: with at most two shown, one of three is hidden
    (BP-3)."""
    return state.up != EMPTY and size(state) >= SMALLEST_SET


def set_colour(state: State) -> int:
    """Return the colour of the cards that lie face up."""
    kind = kind_of(state, (state.up & -state.up).bit_length() - 1)
    assert kind is not None, "a card that lies face up was read or named"
    return kind_colour(kind)


def may_begin(state: State) -> bool:
    """Return True if the active player can begin a set, with three cards in hand."""
    return state.hands[state.active].bit_count() >= SMALLEST_SET


def may_go_on(state: State) -> bool:
    """Return True if another card can be laid; a set has five at most."""
    return state.hands[state.active] != EMPTY and size(state) < LARGEST_SET


def _lays(state: State, seat: int) -> list[tuple[MadeOnce[int], int]]:
    """Return the cards that may lie face up, then those that may lie face down. A card that nobody
    has named fits face up while none lies there; otherwise it is undecided."""
    hand, fitting = state.hands[seat], fits_up(state)
    ups = hand & fitting & WHOLE_DECK
    for card in DECK.unread_in(hand):
        kind = kind_of(state, card)
        if not state.up or (kind is not None and fitting & OF_KIND[kind]):
            ups |= only(card)
    downs = hand if may_lay_down(state, seat) else EMPTY
    return [(_UP[seat], ups), (_DOWN[seat], downs)]


lays = Grouped(_lays)
_UP: MadeOnce[int] = MadeOnce(lambda seat: MadeOnce(lambda card: Lay(seat, card, True)))
_DOWN: MadeOnce[int] = MadeOnce(lambda seat: MadeOnce(lambda card: Lay(seat, card, False)))


def undecided_lays(state: State, seat: Mover) -> list[Lay]:
    """Return the unnamed cards, which may have the colour of those that lie face up (BP-3)."""
    if seat != state.active or not (state.up and fits_up(state)) or size(state) == LARGEST_SET:
        return []
    return [Lay(seat, card, up=True) for card in unnamed(state, seat)]


def check_lay(state: State, move: Lay) -> Legality:
    player = move.player
    check_holds(state, player, move.card)
    if state.phase == "act" and state.hands[player].bit_count() < SMALLEST_SET:
        raise infraction("hand_too_small", state)
    if size(state) == LARGEST_SET:
        raise infraction("set_full", state)
    if not move.up:
        if not may_lay_down(state, player):
            raise infraction("needs_face_up", state)
        return Legality.LEGAL
    if state.up.bit_count() == MOST_FACE_UP:
        raise infraction("too_many_up", state)
    may = ZONES.what_may_be(state, state.hands[player] if move.card is None else only(move.card))
    legality = decided(may, fits_up(state))
    if legality is Legality.ILLEGAL:
        raise infraction("two_colours", state)
    return legality


def lay(state: State, move: Lay) -> State:
    """Lay a card; an unread one that lies face up waits to be read."""
    if move.up:
        return shown(ZONES, state, state.hands[move.player], move, laid_up)
    state, card = ZONES.taken(state, state.hands[move.player], move.card)
    hands = with_entry(state.hands, move.player, state.hands[move.player] & ~only(card))
    return replace(state, hands=hands, down=state.down | only(card), phase="set")


def laid_up(state: State, move: Lay) -> State:
    card = move.card
    assert card is not None, "a card that lies face up has a number"
    hands = with_entry(state.hands, move.player, state.hands[move.player] & ~only(card))
    return replace(state, hands=hands, up=state.up | only(card), phase="set")


def check_end_set(state: State, move: EndSet) -> None:
    if not is_complete(state):
        raise infraction("set_too_small", state)


def end_set(state: State, move: EndSet) -> State:
    """Close the set, for all others to vote on."""
    return replace(state, phase="voting")


def check_unlay(state: State, move: Unlay) -> None:
    if not state.up:
        # What lies face down alone has been seen by nobody: the last move is undone (G-3).
        raise infraction("nothing_to_end", state)


def unlay(state: State, move: Unlay) -> State:
    """All cards of the set are in the hand again; everybody has seen those that lay face up."""
    player = state.turn
    seen = (TakenBack(player, kind) for kind in known_kinds(state, state.up))
    hand = state.hands[player] | state.up | state.down
    return replace(
        state,
        hands=with_entry(state.hands, player, hand),
        up=EMPTY,
        down=EMPTY,
        phase="act",
        history=(*state.history, *seen),
    )


# -- the vote ------------------------------------------------------------------------------


def lacking_vote(state: State) -> list[int]:
    """Return everyone who has not voted; all vote at the same time (BP-6)."""
    return members(voters(state) & ~state.voted)


def votes(state: State, seat: int) -> tuple[Vote, Vote]:
    return Vote(seat, True), Vote(seat, False)


def check_vote(state: State, move: Vote) -> None:
    if move.player == state.turn:
        raise infraction("own_set", state)
    if state.voted >> move.player & 1:
        raise infraction("voted_already", state)


def vote(state: State, move: Vote) -> State:
    """Note a vote, in any order; a single voter needs no picking (BP-20)."""
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


def revote(state: State, move: Revote) -> State:
    """Void all votes."""
    return replace(
        state,
        phase="voting",
        voted=EMPTY,
        doubting=EMPTY,
        ballots=_with_votes(state),
        history=(*state.history, Revoted()),
    )


def check_pick(state: State, move: Pick) -> None:
    if move.voter == state.turn:
        raise infraction("own_set", state)


def pick(state: State, move: Pick) -> State:
    """Show only this vote; the others stay secret for ever (BP-6)."""
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
    """Return the ballots with the present votes added."""
    if not state.voted:
        return state.ballots
    return (*state.ballots, Ballot(state.turns, state.voted, state.doubting))


# -- the hidden cards ----------------------------------------------------------------------


def check_reveal(state: State, move: Reveal) -> None:
    if not ZONES.may_lie(state, hidden(state), move.card):
        raise infraction("not_hidden", state)


def reveal(state: State, move: Reveal) -> State:
    """Turn up a hidden card, in every case (BP-7); an unread one waits to be read."""
    return shown(ZONES, state, hidden(state), move, revealed)


def revealed(state: State, move: Reveal) -> State:
    """Make the card public; the last one decides the vote."""
    assert move.card is not None, "a card that lies face up has a number"
    turned = state.revealed | only(move.card)
    if turned != state.down:
        return replace(state, phase="revealing", revealed=turned)
    return _decided(state)


def is_bluff(state: State) -> bool:
    """Return True if a hidden card has another colour than those shown (BP-4)."""
    colour = set_colour(state)
    return any(kind_colour(kind) != colour for kind in known_kinds(state, state.down))


def _decided(state: State) -> State:
    """Settle the vote: a doubted bluff goes back to the hand, and the voter sails; otherwise the
    player does, and a false accuser is then pushed back (BP-8, BP-10)."""
    voter = state.picked
    assert voter is not None, "cards are turned when a vote has been shown"
    cards = state.up | state.down
    doubted, bluff = state.doubting != EMPTY, is_bluff(state)
    caught = doubted and bluff
    up, down = known_kinds(state, state.up), known_kinds(state, state.down)
    event = Placed(state.turn, up, down, voter, doubted, bluff)
    hands, discards = state.hands, state.discards
    if caught:
        hands = with_entry(state.hands, state.turn, hands[state.turn] | cards)
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


# -- what may be undone, and what stays secret ---------------------------------------------
#
# The end of a match shows no hand (BP-15): hidden cards of a set are shown with that set only, and
# one vote per set is shown (BP-6). The journal needs them all, to replay the match, and a state
# keeps the votes for their voters; everything else derived from it leaves them out.


def is_not_shown(before: State, move: Vote, after: State) -> bool:
    """A vote may be undone until the one that counts is shown."""
    return after.picked is None


def is_face_down(before: State, move: Lay, after: State) -> bool:
    """A card that lies face up has been seen."""
    return not move.up


def vote_stays_secret(before: State, move: Vote, last: State) -> bool:
    """Keep a vote secret that was undone or void, unless it equals the one shown."""
    for event in _since(before, last):
        match event:
            case Placed(voter=voter, doubted=doubted):
                return (voter, doubted) != (move.player, move.bluff)
            case _:
                # The vote was void, or this turn was undone and went differently.
                return True
    shown = last.picked == move.player and last.turns == before.turns
    return not (shown and bool(last.doubting) == move.bluff)


def card_stays_secret(before: State, move: Lay, last: State) -> bool:
    """Keep a card secret that was laid face down if its set was undone or never decided; an unread
    one reveals nothing."""
    if move.up or move.card is None:
        return False
    for event in _since(before, last):
        match event:
            case Revoted():
                continue
            case Placed(down=down):
                return kind_of(last, move.card) not in down
            case _:
                return True
    return not (last.turns == before.turns and last.revealed >> move.card & 1)


def _since(before: State, last: State) -> Iterator[Event]:
    """Return the events after *before*, except cards that were shown by mistake."""
    return (event for event in last.history[len(before.history) :] if not isinstance(event, Shown))


# -- the race ------------------------------------------------------------------------------


def sail(state: State) -> State:
    """Let the active ship sail its remaining squares, up to the next choice."""
    return _sail_from(state, state.ships[state.active], state.sailing)


def _sail_from(state: State, square: int, left: int) -> State:
    board, ship, opened = board_of(state.options.board), state.active, state.opened
    if opened is not None:
        other = board.other_island(opened)
        goal, step = board.islands[other], board.towards[other].step
        while left and square != goal:
            square, left = step[square], left - 1
        return _stopped(state, square, left)
    while left:
        if len(board.exits[square]) > 1:
            ships = with_entry(state.ships, ship, square)
            return replace(state, ships=ships, sailing=left, phase="fork")
        square, left = board.ahead[square], left - 1
        if square in board.islands:
            break
    return _stopped(state, square, left)


def _stopped(state: State, square: int, left: int) -> State:
    """End the course at *square*, whatever was *left* of it at an island (BP-12); with an exact
    landing that is sailed back from there (BP-26)."""
    board = board_of(state.options.board)
    if state.options.landing == "exact":
        for _ in range(left):
            square = board.back[square]
    state = replace(state, ships=with_entry(state.ships, state.active, square), sailing=0)
    if square not in board.islands or square == state.opened:
        return _sailed(state)
    # Once one island was empty the other one's token need not be turned (BP-13).
    return replace(state, phase="island") if state.opened is None else _won(state)


def courses(state: State, mover: int) -> int:
    """Return the set of paths that lead on from the ship's square."""
    return set_of(board_of(state.options.board).exits[state.ships[mover]])


def check_steer(state: State, move: Steer) -> None:
    if move.course not in board_of(state.options.board).exits[state.ships[move.player]]:
        raise infraction("no_such_course", state)


def steer(state: State, move: Steer) -> State:
    """Take a path, and sail on (BP-12)."""
    board = board_of(state.options.board)
    square, left = board.entry[move.course], state.sailing - 1
    if square in board.islands:
        return _stopped(state, square, left)
    return _sail_from(state, square, left)


def findings(state: State, mover: Mover) -> tuple[Opened, Opened]:
    return Opened(True), Opened(False)


def opened(state: State, move: Opened) -> State:
    """Win with the treasure; without it the other island is known to hold it (BP-13)."""
    if move.treasure:
        return _won(state)
    return _sailed(replace(state, opened=state.ships[state.active]))


def _won(state: State) -> State:
    """Let the ship's player win, on anyone's turn (BP-9, BP-10)."""
    return replace(_votes_forgotten(state), phase="over", won=only(state.active))


def _sailed(state: State) -> State:
    """End a ship's course; a false accuser is pushed back, not beyond the start (BP-8, BP-11)."""
    voter = state.picked
    assert voter is not None, "ships sail after a vote"
    ships = state.ships
    if state.doubting and state.active != voter:
        square, back = ships[voter], board_of(state.options.board).back
        for _ in range(PENALTY):
            square = back[square]
        ships = with_entry(state.ships, voter, square)
    return next_turn(_votes_forgotten(state), placed=True, ships=ships)


def _votes_forgotten(state: State) -> State:
    return replace(state, picked=None, doubting=EMPTY)
