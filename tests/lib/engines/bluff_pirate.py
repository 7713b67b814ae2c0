"""Bluff Pirate once more, for boards with a fork and two branches of the same length.

Choices are words, as people say them.
"""

from itertools import chain

from controller.games.bluff_pirate.pieces import CARDS
from engines import Engine

SEATS = ("red", "blue", "green", "yellow", "white")
BRANCHES = ("island-1", "island-2")


class Table(Engine):
    """Cards are words; hands are lists. A ship is at (branch, n): n squares past the start, or,
    with a branch, past the fork. `next` says what is to be done, and by whom."""

    def __init__(self, hands, pile, ships, common, branch, *, opened=None):
        self.hands = [list(hand) for hand in hands]
        self.pile = list(pile)
        self.discards = [card for card in CARDS if card not in [*pile, *chain(*hands)]]
        self.ships = list(ships)
        self.common, self.branch = common, branch
        self.opened = opened
        self.mover = 0
        self.next = "turn"
        self.left = 0
        self.up, self.down, self.turned = [], [], []
        self.votes = {}
        self.voter = None
        self.sailor = None
        self.victim, self.loot = None, 0
        self.won = None

    def copy(self):
        other = Table.__new__(Table)
        other.__dict__ = {
            name: value.copy() if isinstance(value, list | dict) else value
            for name, value in self.__dict__.items()
        }
        other.hands = [list(hand) for hand in self.hands]
        return other

    # what can be done, as words

    def choices(self):
        return [] if self.won is not None else getattr(self, f"in_{self.next}")()

    def in_turn(self):
        me, mine = SEATS[self.mover], self.hands[self.mover]
        boards = [f"board {me} {c}" for c in mine if c.endswith("pirate") and self.ahead()]
        return [f"draw {me}", *boards]

    def ahead(self):
        return [
            p
            for p in range(len(self.hands))
            if self.hands[p] and self.distance(p) < self.distance(self.mover)
        ]

    def distance(self, player):
        where, n = self.ships[player]
        if where is None:
            return self.common - n + self.branch
        if self.opened is None or where != self.opened:
            return self.branch - n
        return n + self.branch

    def in_drawing(self):
        return [f"drawn {SEATS[self.mover]} {card}" for card in self.pile]

    def in_reshuffling(self):
        return ["reshuffle"]

    def in_act(self):
        me, mine = SEATS[self.mover], self.hands[self.mover]
        found = [f"discard {me} {card}" for card in mine] if len(mine) >= 5 else [f"keep {me}"]
        return found + (self.lays() if len(mine) >= 3 else [])

    def lays(self):
        me, mine, size = SEATS[self.mover], self.hands[self.mover], len(self.up + self.down)
        found = []
        for card in mine if size < 5 else []:
            if not self.up or (len(self.up) == 1 and colour(card) == colour(self.up[0])):
                found.append(f"lay {me} {card} up")
            # Another one has to be left that can be shown.
            if self.up or (size < 4 and len(mine) > 1):
                found.append(f"lay {me} {card} down")
        return found

    def in_set(self):
        complete = self.up and self.down and len(self.up + self.down) >= 3
        return self.lays() + ([f"end-set {SEATS[self.mover]}"] if complete else [])

    def in_voting(self):
        waiting = [p for p in self.others() if p not in self.votes]
        return [f"vote {SEATS[p]} {v}" for p in waiting for v in ("bluff", "no-bluff")]

    def others(self):
        return [p for p in range(len(self.hands)) if p != self.mover]

    def in_picking(self):
        return [f"pick {SEATS[self.mover]} {SEATS[p]}" for p in self.others()]

    def in_revealing(self):
        return [f"reveal {SEATS[self.mover]} {c}" for c in self.down if c not in self.turned]

    def in_fork(self):
        return [f"steer {SEATS[self.sailor]} fork.{branch}" for branch in BRANCHES]

    def in_island(self):
        return ["opened treasure", "opened empty"]

    def in_boarding(self):
        return [f"target {SEATS[self.mover]} {SEATS[p]}" for p in self.ahead()]

    def in_stealing(self):
        return [f"stolen {SEATS[self.mover]} {card}" for card in self.hands[self.victim]]

    # doing it

    def do(self, words):
        what, *rest = words.split()
        getattr(self, f"do_{what.replace('-', '_')}")(*rest)

    def do_draw(self, me):
        self.left = 2
        self.draw_on()

    def draw_on(self):
        if not self.pile and self.discards:
            self.next = "reshuffling"
        elif not self.pile or not self.left:
            self.next, self.left = "act", 0
        else:
            self.next = "drawing"

    def do_drawn(self, me, card):
        self.pile.remove(card)
        self.hands[self.mover].append(card)
        self.left -= 1
        self.draw_on()

    def do_reshuffle(self):
        self.pile, self.discards = self.discards, []
        self.draw_on()

    def do_discard(self, me, card):
        self.hands[self.mover].remove(card)
        self.discards.append(card)
        self.end_turn()

    def do_keep(self, me):
        self.end_turn()

    def end_turn(self):
        self.mover = (self.mover + 1) % len(self.hands)
        self.next = "turn"

    def do_lay(self, me, card, face):
        self.hands[self.mover].remove(card)
        (self.up if face == "up" else self.down).append(card)
        self.next = "set"

    def do_end_set(self, me):
        self.next, self.votes, self.turned = "voting", {}, []

    def do_vote(self, voter, vote):
        self.votes[SEATS.index(voter)] = vote
        if len(self.votes) == len(self.hands) - 1:
            self.next = "picking"
            if len(self.votes) == 1:
                self.do_pick(None, voter)

    def do_pick(self, me, voter):
        self.voter, self.next = SEATS.index(voter), "revealing"

    def do_reveal(self, me, card):
        self.turned.append(card)
        if len(self.turned) < len(self.down):
            return
        cards = self.up + self.down
        honest = all(colour(card) == colour(self.up[0]) for card in cards)
        self.up, self.down = [], []
        if self.votes[self.voter] == "bluff" and not honest:
            self.hands[self.mover] += cards
            self.sailor, self.left = self.voter, len(cards)
        else:
            self.discards += cards
            self.sailor, self.left = self.mover, len(cards)
        self.sail()

    def sail(self):
        """One square after the other."""
        while self.left:
            where, n = self.ships[self.sailor]
            goal = None if self.opened is None else BRANCHES[self.opened == BRANCHES[0]]
            if where is None and n == self.common:
                if goal is None:
                    self.next = "fork"
                    return
                where, n = goal, 0
            backwards = where is not None and where == self.opened
            n += -1 if backwards else 1
            self.left -= 1
            self.ships[self.sailor] = (None, self.common) if where and not n else (where, n)
            if where and n == self.branch and not backwards:
                self.land(where)
                return
        self.sailed()

    def land(self, where):
        self.left = 0
        if self.opened is None:
            self.next = "island"
        else:
            self.won = self.sailor

    def do_steer(self, who, path):
        self.ships[self.sailor] = (path.removeprefix("fork."), 0)
        self.sail()

    def do_opened(self, found):
        if found == "treasure":
            self.won = self.sailor
        else:
            self.opened = self.ships[self.sailor][0]
            self.sailed()

    def sailed(self):
        if self.sailor == self.mover and self.votes[self.voter] == "bluff":
            for _ in range(2):
                where, n = self.ships[self.voter]
                if where is None:
                    self.ships[self.voter] = (None, max(0, n - 1))
                else:
                    self.ships[self.voter] = (where, n - 1) if n > 1 else (None, self.common)
        self.end_turn()

    def do_board(self, me, card):
        self.hands[self.mover].remove(card)
        self.discards.append(card)
        self.next = "boarding"

    def do_target(self, me, victim):
        self.victim, self.loot, self.next = SEATS.index(victim), 0, "stealing"

    def do_stolen(self, me, card):
        self.hands[self.victim].remove(card)
        self.hands[self.mover].append(card)
        self.loot += 1
        if self.loot == 3 or not self.hands[self.victim]:
            self.end_turn()


def colour(card):
    return card.split("-")[0]
