"""How many ways a round can go from a fixed deal, counted twice.

The second count is an engine of its own: slow, plain, and written from the rule text and the
rulings only. It knows nothing of the first but the names of the cards.
"""

from collections import Counter

import pytest

from controller.games.captains_orders.rules import rules

SEATS = ("red", "blue", "green", "yellow", "white")


# -- the slow engine -----------------------------------------------------------------------


class Table:
    """Cards are pairs (rank, copy); hands are lists; what is to be done next is a list of words."""

    def __init__(self, hands, starter=0):
        self.hands = [list(hand) for hand in hands]
        self.order = None
        self.owner = None
        self.next = ["turn", starter]
        self.ended = None

    def copy(self):
        other = Table(self.hands)
        other.order, other.owner = self.order, self.owner
        other.next, other.ended = list(self.next), self.ended
        return other

    def choices(self):
        if self.ended is not None:
            return []
        what, who = self.next[0], self.next[1]
        others = [p for p in range(len(self.hands)) if p != who]
        mine = self.hands[who]
        if what == "give":
            return [("give", who, card) for card in mine]
        if what == "discard":
            return [("discard", who, card) for card in mine]
        found = [("discover", who, other) for other in others]
        if self.order is None:
            found += [("order", who, card) for card in mine]
            found += [("pass", who, other, card) for other in others for card in mine]
            found += [("ask", who, other) for other in others]
        else:
            for card in mine:
                found.append(("follow" if card[0] >= self.order[0] else "belay", who, card))
        return found

    def do(self, choice):
        what, who = choice[0], choice[1]
        card = choice[-1]
        left = (who + 1) % len(self.hands)
        if what == "discover":
            self.accuse(who, card)
        elif what == "ask":
            self.next = ["give", card, who]
        elif what in ("order", "belay"):
            self.hands[who].remove(card)
            self.order, self.owner = card, who
            self.next = ["turn", left]
            self.if_empty(who, card, None)
        elif what == "discard":
            self.hands[who].remove(card)
            self.next = ["turn", (self.next[2] + 1) % len(self.hands)]
        else:
            self.hand_over(what, who, card, choice)

    def hand_over(self, what, who, card, choice):
        if what == "follow":
            to = self.owner
        elif what == "pass":
            to = choice[2]
        else:
            to = self.next[2]
        self.hands[who].remove(card)
        if not self.hands[who]:
            self.if_empty(who, card, to)
            return
        self.hands[to].append(card)
        if what != "follow":
            turn = who if what == "pass" else to
            self.next = ["discard", to, turn]
            return
        following = (who + 1) % len(self.hands)
        if following == self.owner:
            self.order = None
            following = (self.owner + 1) % len(self.hands)
        self.next = ["turn", following]

    def if_empty(self, who, card, to):
        if self.hands[who]:
            return
        everywhere = [c for hand in self.hands for c in hand]
        if all(card[0] <= other[0] for other in everywhere):
            self.ended = {who}
            return
        if to is not None:
            self.hands[to].append(card)
        self.ended = self.best(set())

    def accuse(self, who, accused):
        captains = self.captains()
        if accused in captains and who not in captains:
            self.ended = {who}
        else:
            self.ended = self.best({who})

    def captains(self):
        lowest = min(rank for hand in self.hands for rank, _ in hand)
        return {p for p, hand in enumerate(self.hands) if lowest in [rank for rank, _ in hand]}

    def best(self, barred):
        totals = {
            p: sum(rank for rank, _ in hand)
            for p, hand in enumerate(self.hands)
            if p not in self.captains() and p not in barred
        }
        return {p for p, total in totals.items() if total == max(totals.values())}


def name(card):
    return f"{card[0]}-{card[1]}"


def words(choice):
    return " ".join(
        [choice[0]] + [SEATS[word] if isinstance(word, int) else name(word) for word in choice[1:]]
    )


# -- both counts ---------------------------------------------------------------------------


def slow_count(table, depth):
    """Nodes at each depth, and how often each set of winners ends the round there."""
    nodes, endings = Counter({depth: 1}), Counter()
    if table.ended is not None:
        endings[depth, frozenset(SEATS[p] for p in table.ended)] += 1
    elif depth:
        for choice in table.choices():
            after = table.copy()
            after.do(choice)
            of_nodes, of_endings = slow_count(after, depth - 1)
            nodes += of_nodes
            endings += of_endings
    return nodes, endings


def count(state, depth):
    nodes, endings = Counter({depth: 1}), Counter()
    if state.phase == "round_over":
        endings[depth, frozenset(rules.view(state, None).round_winners)] += 1
    elif depth:
        for move in rules.legal_moves(state):
            of_nodes, of_endings = count(rules.apply(state, move), depth - 1)
            nodes += of_nodes
            endings += of_endings
    return nodes, endings


DEALS = {
    "six cards each": (
        "1-1 4-1 5-1 6-1 7-1 10-1",
        "2-1 4-2 5-2 6-2 7-2 10-2",
        "3-1 4-3 5-3 6-3 7-3 10-3",
        "3-2 8-1 8-2 9-1 9-2 10-4",
    ),
    "few cards": ("2-1 5-1", "2-2 9-1", "4-1 4-2", "3-1 10-1"),
    "last cards": ("5-1 6-3", "5-2", "5-3 7-1", "6-1 6-2"),
    "one against all": ("4-1 8-1", "4-2", "4-3 7-1", "9-1 9-2"),
    "five players": ("1-1 3-1", "2-1 2-2", "5-1", "9-1 9-2", "10-1"),
}

COUNTS = {
    # deal: (moves, positions after exactly that many, rounds that have ended by then)
    "six cards each": (4, 29_622, 3_801),
    "few cards": (6, 13_928, 6_627),
    "last cards": (7, 2_784, 2_284),
    "one against all": (7, 2_784, 2_284),
    "five players": (6, 4_848, 6_914),
}


def both(holding, deal):
    cards = [[tuple(map(int, card.split("-"))) for card in hand.split()] for hand in DEALS[deal]]
    return Table(cards), holding(*DEALS[deal])


@pytest.mark.parametrize("deal", DEALS)
def test_both_engines_count_the_same(holding, deal):
    """The same number of positions after each move, and the same winners where a round ends."""
    depth, positions, ended = COUNTS[deal]
    table, state = both(holding, deal)
    slow_nodes, slow_endings = slow_count(table, depth)
    assert count(state, depth) == (slow_nodes, slow_endings)
    assert (slow_nodes[0], slow_endings.total()) == (positions, ended)


@pytest.mark.parametrize("deal", DEALS)
def test_both_engines_offer_the_same_moves(holding, deal):
    tables = [both(holding, deal)]
    for table, state in tables:
        offered = sorted(words(choice) for choice in table.choices())
        assert sorted(rules.move_to_text(state, m) for m in rules.legal_moves(state)) == offered
        for choice in table.choices() if len(tables) < 300 else []:
            after = table.copy()
            after.do(choice)
            if after.ended is None:
                move = rules.move_from_text(state, words(choice))
                tables.append((after, rules.play(state, move)))
    assert len(tables) > 60
