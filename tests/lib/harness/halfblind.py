"""A referee that misses some of the cards, beside one that sees them all: of every game of cards.

Some tags are dead, some taps are forgotten. Whatever such a referee concludes must be true, what it
cannot know it must call undecided, and nobody may see in what it shows which cards others hold.
"""

from itertools import permutations, takewhile
from types import MappingProxyType

from hypothesis import strategies as st
from msgspec.structs import replace

from controller.cards.deck import assignable
from controller.errors import IllegalMove
from controller.games.bluff_pirate import pieces as bp
from controller.games.bluff_pirate.rules import rules as pirate_rules
from controller.games.bluff_pirate.state import kind_of
from controller.games.captain_bluff import pieces as cb
from controller.games.captain_bluff.memory import ASIDE, DISCARD, PILE, hand_of, recalled
from controller.games.captain_bluff.rules import rules as bluff_rules
from controller.games.captains_orders import pieces as co
from controller.games.captains_orders.rules import rules as orders_rules
from controller.rules.rows import Legality
from controller.rules.sets import members, only, set_of
from harness.decks import BluffDeck, PirateDeck
from harness.matches import begun, random_steps, with_other


class HalfBlindReferee:
    """Plays a match of `rules` beside an all-seeing referee, and is told only a part of each move:
    `hear_of` says which."""

    rules = None
    blindness = 0.0
    """How likely a card is missed."""
    briefly = MappingProxyType({})
    """Options of a short match, of which `steps` are played at the most."""
    steps = stretch = None
    """After how many moves two matches are compared no more."""
    matches = 1
    options = st.just({})
    """Other options, for matches with any blindness, of which there are `examples`."""
    examples = 2

    def __init__(self, rng, players, blindness=None, **options):
        self.rng = rng
        self.state = begun(self.rules, players, **{**self.briefly, **options})
        self.moves = []
        self.states = [self.state]
        self.truths = [self.state]
        """What this referee and the other one knew before each move, and after the last one."""
        self.dealt_at_once = False
        self.deck = self.rules.zones.deck
        if blindness is not None:
            self.blindness = blindness

    # ---- what it hears -------------------------------------------------------------------------

    def play(self, move):
        self.state = self.rules.play(self.state, move)
        self.moves.append(move)
        self.states.append(self.state)

    def hear_of(self, true, move, true_after):
        """*move* was made in the state *true*: play what the half-blind referee gets of it."""
        raise NotImplementedError

    def unless(self, state, move):
        """Whether a random move is not made, as it would end the match too soon."""
        return False

    def beside(self, dealt=None, steps=None):
        """The all-seeing state and this referee, after every move of a match, or of its first
        *steps*; after the deal only, if that is made at once by the move *dealt* (G-6)."""
        truth, steps = self.state, steps or self.steps
        if dealt is not None:
            self.play(dealt)
            self.dealt_at_once = True
        played = enumerate(random_steps(self.rules, truth, self.rng, unless=self.unless))
        for _, (true, move, true_after) in takewhile(lambda one: one[0] != steps, played):
            if not (self.dealt_at_once and true.phase == "dealing"):
                self.hear_of(true, move, true_after)
            self.truths += [true_after] * (len(self.states) - len(self.truths))
            if dealt is None or true_after.phase != "dealing":
                yield true_after, self

    def may_play(self, move):
        """What was in fact legal is never refused."""
        legality = self.rules.legality(self.state, move)
        assert legality is not Legality.ILLEGAL
        self.play(move)
        return legality

    # ---- what it concludes ---------------------------------------------------------------------

    def check(self, true):
        """What is in the open is the same, and nothing that it concludes is wrong."""
        state = self.state
        assert self.rules.problems(state) == ()
        assert (state.phase, state.active, state.turn) == (true.phase, true.active, true.turn)
        for hand, held in zip(state.hands, true.hands, strict=True):
            assert hand.bit_count() == held.bit_count()
            assert not hand & self.deck.whole & ~held
        if len(self.moves) % 3 == 0:
            assert self.rules.state_from_text(self.rules.state_to_text(state)) == state
        self.check_shown(true)

    def check_shown(self, true):
        """Whatever is shown is true; it may be missing."""
        raise NotImplementedError

    def check_what_may_be(self, true):
        """What each card of a hand may be holds what it is. How many were asked for."""
        asked, state, zones = 0, self.state, self.rules.zones
        for hand, held in zip(state.hands, true.hands, strict=True):
            unread = self.deck.unread_in(hand)
            if 0 < len(unread) <= 4:
                truth = assignment(zones, state, unread, members(held & ~hand))
                for number, card in zip(unread, truth, strict=True):
                    assert zones.could_be(state, number) >> card & 1
                    asked += 1
        return asked

    def asked(self, true):
        """Moves with any card, whose legality is asked for; None if it may go unseen."""
        return ()

    # ---- what it shows -------------------------------------------------------------------------

    def leaves_unseen(self, move):
        """Whether a card leaves a hand by this move, and not everybody sees which."""
        raise NotImplementedError

    def owner(self, state, move):
        return move.player

    def strangers(self, state, move):
        """Who does not see it."""
        return {None, *range(len(state.seats))} - {self.owner(state, move)}

    def instead(self, step):
        """Other cards of the hand that could have left it by the move of that *step*."""
        state, move = self.states[step], self.moves[step]
        return members(state.hands[self.owner(state, move)] & ~only(move.card))

    def tells(self, later, move):
        """Whether a later move may tell which card it was."""
        return False

    def incomparable(self, state, other):
        """Whether the two matches go different ways from here."""
        return False


def assignment(zones, state, unread, cards):
    """The cards that a hand truly holds and the table has not read, in an order that fits."""
    may = [zones.what_may_be(state, 1 << number) for number in unread]
    assert len(cards) == len(unread)
    for order in permutations(cards):
        if all(mask >> card & 1 for mask, card in zip(may, order, strict=True)):
            return order
    raise AssertionError("what the table takes for possible leaves the truth out")


def without_conflicts(rules):
    """The rules without worlds in which readings contradict each other: nobody lives there."""

    def play(state, move):
        after = rules.play(state, move)
        if rules.problems(after):
            raise IllegalMove("", "G-4")
        return after

    return with_other(rules, play=play)


# -- Captain's Orders ----------------------------------------------------------------------


class BlindOrders(HalfBlindReferee):
    rules = orders_rules
    blindness = 0.2
    briefly = MappingProxyType({"rounds": 1})
    matches, examples = 12, 8
    options = st.fixed_dictionaries({"misplay": st.sampled_from(["redo", "forfeit"])})

    def unless(self, state, move):
        return isinstance(move, co.Discover) and self.rng.random() > 0.1

    def hear_of(self, true, move, true_after):
        hidden = isinstance(move, co.Deal | co.Pass | co.Give | co.Discard | co.Follow)
        if hidden and self.rng.random() < self.blindness:
            move = replace(move, card=None)
        self.may_play(move)
        if self.state.phase == "reading":
            waiting = self.state.pending.card
            if isinstance(move, co.Follow) and self.rng.random() < 0.5:
                self.play(co.Accept(self.state.owner))
            else:
                self.play(co.Seen(waiting, true_after.history[-1].card))
        if self.state.phase not in ("dealing", "reveal") and self.rng.random() < 0.1:
            self._read_one(true_after)
        while self.state.phase == "reveal":
            self._read_one(true_after)

    def _read_one(self, true):
        """A card of somebody's hand that was not read is tapped."""
        for player, hand in enumerate(self.state.hands):
            unread = self.deck.unread_in(hand)
            if unread:
                missing = true.hands[player] & ~hand
                if self.state.last is not None:
                    # Where it goes is decided when all hands are read.
                    missing &= ~only(true.history[-1].card)
                cards = assignment(self.rules.zones, self.state, unread, members(missing))
                self.play(co.Seen(unread[0], cards[0]))
                return
        if self.state.phase == "reveal":
            self.play(co.Seen(self.state.last, true.history[-1].card))

    def check_shown(self, true):
        """Whatever rank a seat or the public is shown is the true one; it may be missing."""
        state, view = self.state, self.rules.view
        assert view(state, None).history == view(true, None).history
        assert (state.won, state.captains) == (true.won, true.captains)
        for seat in range(len(true.seats)):
            shown, truly = view(state, seat).secrets.seen, view(true, seat).secrets.seen
            assert [card.at for card in shown] == [card.at for card in truly]
            for card, truth in zip(shown, truly, strict=True):
                assert card.rank in (None, truth.rank)

    def asked(self, true):
        if true.phase == "order":
            yield co.Follow(true.active, None)
            yield co.Belay(true.active, 0)

    def leaves_unseen(self, move):
        return isinstance(move, co.Pass | co.Give | co.Discard)

    def strangers(self, state, move):
        receiver = state.turn if isinstance(move, co.Give) else getattr(move, "receiver", None)
        return super().strangers(state, move) - ({receiver} if receiver is not None else set())

    def instead(self, step):
        move = self.moves[step]
        return members(self.truths[step].hands[move.player] & ~only(move.card))

    def incomparable(self, state, other):
        return bool({state.phase, other.phase} & {"reveal", "over"})


# -- Bluff Pirate --------------------------------------------------------------------------


class NamedCards(PirateDeck):
    """The cards that were read, and who sees the face of which. What is read late is known to the
    seat that holds it, and to everybody where its kind has been named or it lies face up."""

    def alike(self, card, other):
        # The table may lose sight of what a seat has seen: that it recalls nothing is no mistake.
        return True

    def perceived(self, before, move, after):
        card = self.card_of(before, move)
        if card is None or card >= bp.CARD_COUNT:
            return
        match move:
            case bp.Seen(number) if kind_of(before, number) is None and before.phase != "reading":
                yield from ((p, card) for p, hand in enumerate(after.hands) if hand >> card & 1)
            case bp.Seen() | bp.Exposed():
                yield None, card
            case _:
                yield from super().perceived(before, move, after)


class BlindPirate(HalfBlindReferee):
    rules = pirate_rules
    blindness = 0.06
    options = st.fixed_dictionaries(
        {
            "keep_up_to": st.sampled_from([4, 5]),
            "small_hand": st.sampled_from(["keep", "choose"]),
            "discard_without": st.sampled_from(["placing", "having"]),
            "turns": st.sampled_from([None, 60]),
        }
    )
    heard = bp.Deal | bp.Drawn | bp.Stolen | bp.Lay | bp.Discard | bp.BoardShip | bp.Reveal

    def hear_of(self, true, move, true_after):
        seen, missed = move, self.blindness * (2.5 if isinstance(move, bp.Deal) else 1.0)
        if isinstance(move, self.heard) and self.rng.random() < missed:
            seen = replace(move, card=None)
        self.may_play(seen)
        if self.state.phase == "reading":
            waiting = self.state.pending.card
            if self.rng.random() < 0.5:
                self.play(bp.Named(waiting, bp.KIND[move.card]))
            else:
                self.play(bp.Seen(waiting, move.card))
        if self.state.phase != "over" and self.rng.random() < 0.02:
            for hand, held in zip(self.state.hands, true_after.hands, strict=True):
                if unread := self.deck.unread_in(hand):
                    missing = self.rng.choice(members(held & ~hand))
                    self.play(bp.Seen(self.rng.choice(unread), missing))
                    break

    def check_shown(self, true):
        """All that lies face up is named, and whatever a seat is shown is true."""
        state = self.state
        assert (state.ships, state.opened, state.won) == (true.ships, true.opened, true.won)
        view, truth = self.rules.view(state, None), self.rules.view(true, None)
        for name in ("history", "discards", "pile"):
            assert getattr(view, name) == getattr(truth, name)
        for seat in range(len(true.seats)):
            shown, truly = (self.rules.view(each, seat).secrets for each in (state, true))
            assert not missing_from(truly.hand, shown.hand)
            assert not missing_from(truly.hidden, shown.hidden)
            assert [theft.at for theft in shown.thefts] == [theft.at for theft in truly.thefts]
            for theft, true_theft in zip(shown.thefts, truly.thefts, strict=True):
                for kind, true_kind in zip(theft.cards, true_theft.cards, strict=True):
                    assert kind in (None, true_kind)

    def check_what_may_be(self, true):
        assert not true.pile & ~self.rules.zones.next_of_rest(self.state)
        return super().check_what_may_be(true)

    def asked(self, true):
        if true.phase in ("turn", "set"):
            yield bp.Lay(true.active, None, True)
            yield bp.BoardShip(true.active, None)

    def leaves_unseen(self, move):
        return isinstance(move, bp.Stolen) or (isinstance(move, bp.Lay) and not move.up)

    def owner(self, state, move):
        return state.target if isinstance(move, bp.Stolen) else move.player

    def strangers(self, state, move):
        return super().strangers(state, move) - {state.turn}

    def tells(self, later, move):
        """Some card is turned up that the table did not read: it may be one of the two."""
        face_up = isinstance(later, bp.Reveal | bp.Discard | bp.BoardShip)
        face_up |= isinstance(later, bp.Lay) and later.up
        return face_up and later.card is None


def missing_from(kinds, others):
    """Those of *others* that *kinds* do not have, one for one."""
    left = list(kinds)
    return [kind for kind in others if kind not in left or left.remove(kind)]


# -- Captain Bluff -------------------------------------------------------------------------


class ReadCards(BluffDeck):
    """Who sees the face of which card, a half-blind referee's moves included: it can show only what
    it was told."""

    came_from = None

    def perceived(self, before, move, after):
        for who, card in self._seers(before, move, after):
            if card is not None and card < cb.CARD_COUNT:
                yield who, card

    def _seers(self, before, move, after):
        match move:
            case cb.Take(player, None):
                # Where nobody tapped it, it is what the table knows that lay there.
                yield player, before.aside
            case cb.Seen(number, card):
                yield from self._who_sees(before, number, card)
            case cb.Call():
                pass
            case _:
                yield from super().perceived(before, move, after)
        if after.called != before.called:
            yield None, after.called.destination

    def _who_sees(self, before, number, card):
        if before.pending is not None and before.pending.card == number:
            yield None, card
        yield from (
            (player, card) for player, hand in enumerate(before.hands) if hand >> number & 1
        )
        for belt in before.belts:
            if belt.destination == number:
                yield from ((player, card) for player in members(belt.known))


class BlindBluff(HalfBlindReferee):
    rules = bluff_rules
    blindness = 0.15
    steps, stretch = 251, 30
    options = st.fixed_dictionaries(
        {
            "line": st.sampled_from(["rising", "consecutive"]),
            "changes_go": st.sampled_from(["to-loser", "to-discard"]),
        }
    )
    face_down = cb.Deal | cb.Draw | cb.Take | cb.Define | cb.Change

    def hear_of(self, true, move, true_after):
        told = move
        if isinstance(move, self.face_down) and self.rng.random() < self.blindness:
            told = replace(move, card=self._forgotten(move))
        elif isinstance(move, cb.Place | cb.Play) and not self._holds(move):
            told = self._unread_or_read(move)
        legality = self.may_play(told)
        before = self.states[-2]
        assert legality is Legality.LEGAL or self.deck.unread_in(before.hands[told.player])
        if self.state.phase == "reading":
            self.play(cb.Seen(told.card, move.card))
        if self.state.phase == "revealing":
            destination = self.state.belts[self.state.at].destination
            self.play(cb.Seen(destination, true_after.called.destination))
        if self.state.phase not in ("dealing", "over") and self.rng.random() < 0.03:
            self._read_one(true_after)

    def _holds(self, move):
        return self.state.hands[move.player] >> move.card & 1

    def _forgotten(self, move):
        """Nobody saw which card it was, or that it was one of those that were never read."""
        if isinstance(move, cb.Define | cb.Change) and not self._holds(move):
            return self.rng.choice([None, *self.deck.unread_in(self.state.hands[move.player])])
        return None

    def _unread_or_read(self, move):
        """A card that was not read until now: the tap may go unread again. Nobody can say which of
        the unread cards it is."""
        unread = self.deck.unread_in(self.state.hands[move.player])
        assert self.rules.zones.what_may_be(self.state, set_of(unread)) >> move.card & 1
        return replace(move, card=self.rng.choice(unread)) if self.rng.random() < 0.5 else move

    def _read_one(self, true):
        """A card that was not read is tapped: one of a hand, or one above a belt."""
        found = [
            (belt.destination, true.belts[at].destination)
            for at, belt in enumerate(self.state.belts)
            if belt.destination is not None and belt.destination >= cb.CARD_COUNT
        ]
        for hand, held in zip(self.state.hands, true.hands, strict=True):
            if unread := self.deck.unread_in(hand):
                found.append((self.rng.choice(unread), self.rng.choice(members(held & ~hand))))
        if found:
            self.play(cb.Seen(*self.rng.choice(found)))

    def check_shown(self, true):
        """Whatever is shown is true: a hand's cards, and where a card may be that was seen."""
        state = self.state
        for name in ("standstill", "acted", "airport", "due", "at", "run", "passed", "other"):
            assert getattr(state, name) == getattr(true, name)
        for name in ("looked", "called", "in_pile"):
            assert getattr(state, name) == getattr(true, name)
        self._check_cards(true)
        for observer in (None, *range(len(true.seats))):
            shown, truly = self.rules.view(state, observer), self.rules.view(true, observer)
            without = {"known": (), "secrets": None}
            assert replace(shown, **without) == replace(truly, **without)
            check_memory(state.seen[-1 if observer is None else observer], true)
            if observer is not None:
                left = list(truly.secrets.hand)
                for card in shown.secrets.hand:
                    left.remove(card)

    def _check_cards(self, true):
        """What was read is there, and what may be somewhere holds what is there."""
        state, zones = self.state, self.rules.zones
        assert true.pile & ~state.pile == 0
        assert not zones.somewhere(state) & (state.pile | state.unused)
        assert not state.unused & ~true.unused or state.unread
        assert true.unused & ~state.unused == 0
        assert state.discard.bit_count() == true.discard.bit_count()
        for belt, truth in zip(state.belts, true.belts, strict=True):
            assert (belt.line, belt.known) == (truth.line, truth.known)
            if belt.destination is None:
                assert truth.destination is None
            else:
                assert zones.what_may_be(state, only(belt.destination)) >> truth.destination & 1

    def leaves_unseen(self, move):
        return isinstance(move, cb.Define | cb.Change)

    def tells(self, later, move):
        """It is looked at, or some move that may read it: others need not go on in the same way."""
        looks = isinstance(later, cb.Check | cb.Shown) and later.belt == move.belt
        return looks or isinstance(later, cb.Take | cb.Seen | cb.Call | cb.Reshuffle)

    def incomparable(self, state, other):
        return state.phase != other.phase


def check_memory(memory, true):
    """Every card that is remembered is at one of the places where it may be; of equal ones there is
    one for each."""
    where = dict.fromkeys(members(true.pile), PILE) | dict.fromkeys(members(true.discard), DISCARD)
    for player, hand in enumerate(true.hands):
        where |= dict.fromkeys(members(hand), hand_of(player))
    where |= {b.destination: at for at, b in enumerate(true.belts) if b.destination is not None}
    where |= {} if true.aside is None else {true.aside: ASIDE}
    slots = []
    for card, places in recalled(memory):
        copies = [other for other in range(cb.CARD_COUNT) if cb.FACES[other] == cb.FACES[card]]
        slots.append(set_of(other for other in copies if where.get(other) in places))
    assert assignable(slots)


REFEREES = {
    "captain-bluff": BlindBluff,
    "bluff-pirate": BlindPirate,
    "captains-orders": BlindOrders,
}
