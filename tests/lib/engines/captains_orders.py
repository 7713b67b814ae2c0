"""Captain's Orders once more, for rounds in which every card has been read.

Choices are tuples; `words` says them as people do.
"""

from engines import Engine

SEATS = ("red", "blue", "green", "yellow", "white")


class Table(Engine):
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
