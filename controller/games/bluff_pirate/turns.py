"""A turn, except for its set: the deal, drawing or boarding, a discard or none, and the next turn.

Everyone is dealt five cards, tapped in any order, before anybody acts (BP-25). Each turn two cards
are drawn from the pile, which is rebuilt from the discards (BP-1, BP-16); or a pirate is played
instead, and three blind cards are stolen from a ship ahead (BP-14, BP-15).
"""

from msgspec.structs import replace

from controller.cards.dealing import dealt_at_once, hand_has_room, lacking_of
from controller.cards.deck import decided
from controller.cards.unread import shown
from controller.cards.zones import with_entry
from controller.games.bluff_pirate import pieces
from controller.games.bluff_pirate.state import (
    ZONES,
    State,
    begin,
    complete,
    infraction,
    kind_of,
    known_kinds,
    leaders,
    pile_count,
    targets,
)
from controller.rules.offers import Mover
from controller.rules.rows import Legality
from controller.rules.sets import EMPTY, only, set_of


def check_holds(state: State, player: int, card: pieces.Card) -> None:
    if not ZONES.may_lie(state, state.hands[player], card):
        raise infraction("not_in_hand", state)


# -- the deal ------------------------------------------------------------------------------


lacking = lacking_of(pieces.HAND)
check_deal = hand_has_room(pieces.HAND, infraction)


def next_cards(state: State, mover: Mover) -> int:
    """Return the set of what the next card of the pile can be; for the referee only."""
    return ZONES.next_of_rest(state) if state.unread else state.pile


def deal(state: State, move: pieces.Deal) -> State:
    """Add a card to a hand. Until the start the latest pad wins: the card leaves any other hand."""
    card, hands = move.card, state.hands
    if card is None:
        state, card = ZONES.came_unread(state, pieces.WHOLE_DECK)
    elif not state.pile >> card & 1:
        hands = tuple(hand & ~only(card) for hand in hands)
    hands = with_entry(hands, move.receiver, hands[move.receiver] | only(card))
    dealt = replace(state, hands=hands, pile=state.pile & ~only(card))
    return replace(dealt, phase="turn") if complete(dealt) else dealt


check_all_dealt = dealt_at_once(infraction)


def all_dealt(state: State, move: pieces.Dealt) -> State:
    """Complete all hands with unread cards."""
    return replace(ZONES.filled(state, pieces.HAND, pieces.WHOLE_DECK), phase="turn")


def check_redeal(state: State, move: pieces.Redeal) -> None:
    if state.turns > 1:
        raise infraction("too_late_to_redeal", state)


def redeal(state: State, move: pieces.Redeal) -> State:
    """Collect, shuffle and deal all cards again."""
    return begin(state.options, state.seats)


# -- drawing -------------------------------------------------------------------------------


def on_turn(state: State, mover: Mover) -> int:
    """Return the player whose turn it is, as a set."""
    return only(state.turn)


def draw(state: State, move: pieces.Draw) -> State:
    """Begin to draw, which rules out boarding this turn; with no cards left at all, none is
    drawn."""
    return _drawing(state, pieces.DRAW, state.hands, state.pile)


def check_drawn(state: State, move: pieces.Drawn) -> None:
    """A card enters the hand of the player who draws; at the beginning of a turn it also says that
    the player draws."""
    if move.receiver != state.turn:
        raise infraction("not_your_turn", state)
    if not pile_count(state):
        raise infraction("reshuffle_first", state)
    if move.card is not None and not state.pile >> move.card & 1:
        raise infraction("not_from_pile", state)


def drawn(state: State, move: pieces.Drawn) -> State:
    """Add a card to the hand, known only to its player."""
    to_draw = (state.to_draw or pieces.DRAW) - 1
    card = move.card
    if card is None:
        state, card = ZONES.came_unread(state, state.pile)
    came = only(card)
    hands = with_entry(state.hands, move.receiver, state.hands[move.receiver] | came)
    return _drawing(state, to_draw, hands, state.pile & ~came)


def check_reshuffle(state: State, move: pieces.Reshuffle) -> None:
    if pile_count(state) or not state.discards:
        raise infraction("nothing_to_reshuffle", state)


def reshuffle(state: State, move: pieces.Reshuffle) -> State:
    """Make the discards the pile, without a set on the table. Nobody knows where in it any of them
    is (BP-16)."""
    collected = replace(state, discards=EMPTY, history=(*state.history, pieces.Reshuffled()))
    pile = ZONES.what_may_be(state, state.discards) & ~ZONES.located(collected)
    if state.phase == "reshuffling":
        return _drawing(collected, state.to_draw, state.hands, pile)
    return replace(collected, pile=pile)


def _drawing(state: State, to_draw: int, hands: tuple[int, ...], pile: int) -> State:
    """Continue with *to_draw* cards still to be drawn. The pile is rebuilt as soon as it is empty;
    if that is impossible, no more are drawn (BP-16)."""
    phase = "drawing" if to_draw else "act"
    drawing = replace(state, to_draw=to_draw, phase=phase, hands=hands, pile=pile)
    # If the pile may be more cards than have come up unread, some are certainly left.
    if pile.bit_count() > len(state.unread) or pile_count(drawing):
        return drawing
    if drawing.discards:
        return replace(drawing, phase="reshuffling")
    return replace(drawing, phase="act", to_draw=0)


# -- boarding: a pirate instead of drawing, and three blind cards of a ship ahead ----------


def pirates(state: State, player: int) -> int:
    """Return the set of pirates in the hand; of unread cards, those that were named."""
    hand = state.hands[player]
    found = hand & pieces.PIRATES
    for card in pieces.DECK.unread_in(hand):
        kind = kind_of(state, card)
        if kind is not None and pieces.kind_is_pirate(kind):
            found |= only(card)
    return found


def may_board(state: State) -> bool:
    """Return True if a ship is ahead, and the player whose turn it is holds a pirate (BP-14)."""
    return bool(pirates(state, state.active) and targets(state, state.active))


def undecided_boardings(state: State, seat: Mover) -> list[pieces.BoardShip]:
    """Return the unnamed cards, which may be pirates."""
    if seat != state.active or not targets(state, seat):
        return []
    return [pieces.BoardShip(seat, card) for card in unnamed(state, seat)]


def unnamed(state: State, player: int) -> list[int]:
    """Return the cards of the hand that nobody has read or named."""
    unread = pieces.DECK.unread_in(state.hands[player])
    return [card for card in unread if kind_of(state, card) is None]


def check_board(state: State, move: pieces.BoardShip) -> Legality:
    player = move.player
    check_holds(state, player, move.card)
    if not targets(state, player):
        raise infraction("nobody_ahead", state)
    cards = state.hands[player] if move.card is None else only(move.card)
    legality = decided(ZONES.what_may_be(state, cards), pieces.PIRATES)
    if legality is Legality.ILLEGAL:
        raise infraction("not_a_pirate", state)
    return legality


def board(state: State, move: pieces.BoardShip) -> State:
    """Discard the pirate face up; an unread card waits to be read."""
    return shown(ZONES, state, state.hands[move.player], move, boarded)


def boarded(state: State, move: pieces.BoardShip) -> State:
    player, card = move.player, move.card
    assert card is not None, "a card that lies face up has a number"
    return replace(
        state,
        phase="boarding",
        hands=with_entry(state.hands, player, state.hands[player] & ~only(card)),
        discards=state.discards | only(card),
        pirate=kind_of(state, card),
    )


def ahead(state: State, mover: int) -> int:
    """Return the set of players whose ships may be boarded."""
    return set_of(targets(state, mover))


def check_target(state: State, move: pieces.Target) -> None:
    if move.target not in targets(state, move.player):
        raise infraction("not_ahead", state)


def target(state: State, move: pieces.Target) -> State:
    return replace(state, phase="stealing", target=move.target)


def loot(state: State, mover: Mover) -> int:
    """Return the set of cards of the player whose ship is boarded."""
    assert state.target is not None, "somebody is robbed"
    return state.hands[state.target]


def to_steal(state: State) -> int:
    """Return how many cards are still to be stolen: of three, or of all if there are fewer
    (BP-14)."""
    return min(pieces.LOOT - len(state.stolen), loot(state, None).bit_count())


def check_stolen(state: State, move: pieces.Stolen) -> None:
    if move.receiver != state.turn:
        raise infraction("not_your_turn", state)
    if not ZONES.may_lie(state, loot(state, None), move.card):
        raise infraction("not_of_target", state)


def stolen(state: State, move: pieces.Stolen) -> State:
    """Move a card to the thief, known to these two only; three, or all if there are fewer."""
    thief, victim = move.receiver, state.target
    assert victim is not None, "somebody is robbed"
    state, card = ZONES.taken(state, state.hands[victim], move.card)
    robbed = state.hands[victim] & ~only(card)
    hands = with_entry(state.hands, victim, robbed)
    hands = with_entry(hands, thief, hands[thief] | only(card))
    kinds = (*state.stolen, kind_of(state, card))
    if robbed and len(kinds) < pieces.LOOT:
        return replace(state, hands=hands, stolen=kinds)
    pirate = state.pirate
    assert pirate is not None, "a ship is boarded with a pirate"
    event = pieces.Boarded(thief, pirate, victim, kinds)
    return next_turn(
        state,
        hands=hands,
        history=(*state.history, event),
        pirate=None,
        target=None,
        stolen=(),
    )


# -- discarding or not ---------------------------------------------------------------------


def known_to_have_set(state: State, player: int) -> bool:
    """Return True if three cards of the hand are known to have one colour."""
    return max(_of_each_colour(state, state.hands[player])) >= pieces.SMALLEST_SET


def might_have_set(state: State, player: int) -> bool:
    """Return True if three cards of the hand could have one colour, whatever the unread ones
    are."""
    hand = state.hands[player]
    of_each = _of_each_colour(state, hand)
    unnamed = hand.bit_count() - sum(of_each)
    return max(of_each) + unnamed >= pieces.SMALLEST_SET


def _of_each_colour(state: State, hand: int) -> list[int]:
    """Return how many cards of each colour have been read or named."""
    counts = [(hand & of_colour).bit_count() for of_colour in pieces.OF_COLOUR]
    for kind in known_kinds(state, hand & ~pieces.WHOLE_DECK):
        counts[pieces.kind_colour(kind)] += 1
    return counts


def may_keep(state: State, player: int) -> Legality:
    """Return whether the turn may end without a discard: with a small hand, or by the Danish
    rule."""
    options = state.options
    if state.hands[player].bit_count() <= options.keep_up_to:
        return Legality.LEGAL
    if options.discard_without == "placing" or not might_have_set(state, player):
        return Legality.ILLEGAL
    return Legality.LEGAL if known_to_have_set(state, player) else Legality.UNDECIDED


def may_discard(state: State, player: int) -> bool:
    """Return True if a card may be discarded: not from a small hand, unless there is a choice
    (Dutch)."""
    options, count = state.options, state.hands[player].bit_count()
    return count > options.keep_up_to or (options.small_hand == "choose" and count > 0)


def active_may_discard(state: State) -> bool:
    return may_discard(state, state.active)


def active_may_keep(state: State) -> bool:
    return may_keep(state, state.active) is Legality.LEGAL


def undecided_keeps(state: State, seat: Mover) -> list[pieces.Keep]:
    """Unread cards may decide whether there is a set that may be kept (BP-2)."""
    if seat != state.active or not unnamed(state, seat):
        return []
    return [pieces.Keep(seat)] if may_keep(state, seat) is Legality.UNDECIDED else []


def check_keep(state: State, move: pieces.Keep) -> Legality:
    legality = may_keep(state, move.player)
    if legality is Legality.ILLEGAL:
        raise infraction("must_discard", state)
    return legality


def keep(state: State, move: pieces.Keep) -> State:
    return next_turn(state, history=(*state.history, pieces.Kept(move.player)))


def check_discard(state: State, move: pieces.Discard) -> None:
    check_holds(state, move.player, move.card)
    if not may_discard(state, move.player):
        raise infraction("nothing_to_discard", state)


def discard(state: State, move: pieces.Discard) -> State:
    """Lay the card face up on its square (BP-19); an unread one waits to be read."""
    return shown(ZONES, state, state.hands[move.player], move, discarded)


def discarded(state: State, move: pieces.Discard) -> State:
    player, card = move.player, move.card
    assert card is not None, "a card that lies face up has a number"
    kind = kind_of(state, card)
    assert kind is not None, "a card that lies face up was read or named"
    return next_turn(
        state,
        hands=with_entry(state.hands, player, state.hands[player] & ~only(card)),
        discards=state.discards | only(card),
        history=(*state.history, pieces.Discarded(player, kind)),
    )


# -- the next turn -------------------------------------------------------------------------


def next_turn(state: State, *, placed: bool = False, **changes: object) -> State:
    """End the turn, with *changes*: the player to the left is next, unless the turns are used up
    (BP-23)."""
    left = (state.turn + 1) % len(state.seats)
    idle = 0 if placed else state.idle + 1
    if state.options.turns is not None and state.turns >= state.options.turns:
        ended = replace(state, phase="over", idle=idle, **changes)
        return replace(ended, won=leaders(ended))
    return replace(
        state, phase="turn", turn=left, active=left, turns=state.turns + 1, idle=idle, **changes
    )
