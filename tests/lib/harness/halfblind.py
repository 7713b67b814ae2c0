"""A referee that misses some of the cards, beside one that sees them all."""

from itertools import permutations, takewhile

from harness.matches import begun, random_steps


class HalfBlindReferee:
    """Plays a match of `rules` beside an all-seeing referee, and is told only a part of each move:
    `hear_of` says which."""

    rules = None
    blindness = 0.0
    """How likely a card is missed."""

    def __init__(self, rng, players, blindness=None, **options):
        self.rng = rng
        self.state = begun(self.rules, players, **options)
        self.moves = []
        self.dealt_at_once = False
        if blindness is not None:
            self.blindness = blindness

    def deal_at_once(self, dealt):
        """It reads none of the cards that are dealt now (G-6)."""
        self.play(dealt)
        self.dealt_at_once = True

    def play(self, move):
        self.state = self.rules.play(self.state, move)
        self.moves.append(move)

    def hear_of(self, true, move, true_after):
        """*move* was made in the state *true*: play what the half-blind referee gets of it."""
        raise NotImplementedError

    def beside(self, dealt=None, steps=None, unless=None):
        """The all-seeing state and this referee, after every move of a match, or of its first
        *steps*; after the deal only, if that is made at once by the move *dealt*."""
        truth = self.state
        if dealt is not None:
            self.deal_at_once(dealt)
        how = {} if unless is None else {"unless": unless}
        played = enumerate(random_steps(self.rules, truth, self.rng, **how))
        for _, (true, move, true_after) in takewhile(lambda one: one[0] != steps, played):
            self.hear_of(true, move, true_after)
            if dealt is None or true_after.phase != "dealing":
                yield true_after, self


def assignment(zones, state, unread, cards):
    """The cards that a hand truly holds and the table has not read, in an order that fits."""
    may = [zones.what_may_be(state, 1 << number) for number in unread]
    assert len(cards) == len(unread)
    for order in permutations(cards):
        if all(mask >> card & 1 for mask, card in zip(may, order, strict=True)):
            return order
    raise AssertionError("what the table takes for possible leaves the truth out")
