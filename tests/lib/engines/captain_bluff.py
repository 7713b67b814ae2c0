"""Captain Bluff once more, for positions in which every card has been read.

Choices are words, as people say them.
"""

from copy import deepcopy

from engines import Engine

SEATS = ("red", "blue", "green", "yellow", "white")
CITIES = ("paris", "london", "tokyo")


def city(card):
    name = card.rpartition("-")[0]
    return name if name in CITIES else None


def number(card):
    return int(card.rpartition("-")[2])


def is_kind(card, kind):
    return card.startswith(kind)


def numbers(line):
    """What the numbered cards of a line count as, in order, and which way it runs."""
    last = way = 0
    for card, counts in line:
        if is_kind(card, "change"):
            way = -way
        elif counts:
            if last and not way:
                way = 1 if counts > last else -1
            last = counts
    return last, way


class Table(Engine):
    """Hands and piles are lists of cards; a belt is a departure city and a list of (card, number);
    `now` says what is being done, and by whom."""

    def __init__(self, hands, belts, pile, discard):
        self.hands = [list(hand) for hand in hands]
        self.belts = [belts.get(n) for n in range(1, 7)]
        self.lines = [[] for _ in range(6)]
        self.pile, self.discard = list(pile), list(discard)
        self.now = ("turn", 0)
        self.acted = self.airport = False
        self.run, self.at, self.luggage_laid = 0, None, False
        self.passed, self.looked = set(), set()
        self.winner = None

    def copy(self):
        return deepcopy(self)

    # what may be done

    def choices(self):
        if self.winner is not None:
            return []
        what, who = self.now
        mine = self.hands[who]
        match what:
            case "turn":
                return [*self.airport_choices(who), *self.action_choices(who)]
            case "placing":
                return self.run_choices(who)
            case "window":
                others = [p for p in range(len(self.hands)) if p != who and p not in self.passed]
                return [(word, p) for p in others for word in ("call", "pass")]
            case "looking":
                looks = [("check", who, at) for at in self.defined() if at not in self.looked]
                return [*looks, ("done", who)]
            case "draw":
                return [("draw", self.drawers[0], card) for card in self.pile]
            case "reshuffle":
                return [("reshuffle",)]
            case "taking":
                return [("take", who, self.aside)]
            case "recovering":
                more = self.recoverable(self.at)
                return [("done", who)] + ([] if more is None else [("recover", who, self.at, more)])
        raise AssertionError(what, mine)

    def defined(self):
        return [at for at in range(6) if self.belts[at] is not None]

    def airport_choices(self, who):
        if self.airport:
            return []
        found = []
        for card in self.hands[who]:
            if is_kind(card, "arrivals") or is_kind(card, "delayed"):
                found.append(("play", who, card))
            if is_kind(card, "change"):
                found += [("place", who, at, card, "-") for at in range(6) if self.lines[at]]
            if is_kind(card, "round"):
                for at in self.defined():
                    found += [("place", who, at, card, way) for way in self.round_ways(who, at)]
        return found

    def round_ways(self, who, at):
        """The ways in which a Round-the-world trip may lie at the end of a line."""
        if not self.lines[at]:
            others = [c for c in self.hands[who] if city(c) and self.may_begin(at, c)]
            return ["-"] if others and not self.acted else []
        last, way = numbers(self.lines[at])
        if way:
            return ["-"] if 1 <= last + way <= 17 else []
        return [word for word, step in (("up", 1), ("down", -1)) if 1 <= last + step <= 17]

    def line_city(self, at):
        cities = [city(card) for card, _ in self.lines[at] if city(card)]
        return cities[0] if cities else None

    def may_begin(self, at, card):
        return city(card) not in [self.line_city(other) for other in range(6)]

    def fits(self, at, card, directly):
        if not city(card):
            return False
        if not self.lines[at]:
            return self.may_begin(at, card)
        last, way = numbers(self.lines[at])
        step = number(card) - last
        if city(card) != self.line_city(at) or step == 0 or (way and step * way < 0):
            return False
        return not directly or abs(step) == 1

    def action_choices(self, who):
        if self.acted:
            return [("done", who)]
        mine, found = self.hands[who], []
        for at in range(6):
            if self.belts[at] is None:
                found += [("define", who, at, card) for card in mine]
                continue
            found.append(("check", who, at))
            found += [("place", who, at, c, "-") for c in mine if self.fits(at, c, directly=False)]
            if self.line_city(at):
                found += [("change", who, at, card) for card in mine] + [("close", who, at)]
            if self.recoverable(at) is not None and not self.airport:
                found.append(("recover", who, at, self.recoverable(at)))
        return found

    def run_choices(self, who):
        at, line = self.at, self.lines[self.at]
        alone = len(line) == 1 and is_kind(line[0][0], "round")
        found = [] if alone else [("done", who)]
        for card in self.hands[who]:
            if self.acted:
                break
            if alone and city(card) and self.may_begin(at, card):
                ways = (("up", number(card) - 1), ("down", number(card) + 1))
                found += [("place", who, at, card, way) for way, n in ways if 1 <= n <= 17]
            elif not alone and self.fits(at, card, directly=True):
                found.append(("place", who, at, card, "-"))
            elif is_kind(card, "round") and not self.airport:
                found += [("place", who, at, card, way) for way in self.round_ways(who, at)]
        return found or [("take-back", who)]

    def recoverable(self, at):
        line = self.lines[at]
        if len(line) < 2 or not city(line[-1][0]):
            return None
        return line[-1][0] if any(city(card) for card, _ in line[:-1]) else None

    # what happens

    def do(self, choice):
        getattr(self, choice[0].replace("-", "_"))(*choice[1:])

    def go_on(self, who):
        if not self.hands[who]:
            self.winner = who
        elif self.acted and self.airport:
            self.next_player(who)
        else:
            self.now = ("turn", who)

    def next_player(self, who):
        self.now = ("turn", (who + 1) % len(self.hands))
        self.acted = self.airport = False

    def done(self, who):
        match self.now[0]:
            case "turn":
                self.next_player(who)
            case "placing":
                self.acted = self.acted or self.luggage_laid
                self.run, self.luggage_laid, self.passed = 0, False, set()
                self.now = ("window", who)
            case "looking":
                self.go_on(who)
            case "recovering":
                self.now = ("turn", self.active)

    def place(self, who, at, card, way):
        line = self.lines[at]
        self.hands[who].remove(card)
        if is_kind(card, "change"):
            line.append((card, 0))
            self.airport = True
            self.go_on(who)
            return
        last, direction = numbers(line)
        step = {"up": 1, "down": -1, "-": direction}[way]
        if city(card):
            if line and not last:
                line[0] = (line[0][0], number(card) - step)
            line.append((card, number(card)))
            self.luggage_laid = True
        else:
            line.append((card, last + step if last else 0))
            self.airport = True
        self.run, self.at, self.now = self.run + 1, at, ("placing", who)

    def take_back(self, who):
        card, _ = self.lines[self.at].pop()
        self.hands[who].append(card)
        self.run -= 1
        if not city(card):
            self.airport = False
        self.now = ("placing", who) if self.run else ("turn", who)

    def pass_(self, who):
        self.passed.add(who)
        if len(self.passed) == len(self.hands) - 1:
            self.go_on(self.now[1])

    def call(self, caller):
        placer, at = self.now[1], self.at
        loser = caller if city(self.belts[at]) == self.line_city(at) else placer
        self.hands[loser] += [self.belts[at], *(card for card, _ in self.lines[at])]
        self.belts[at], self.lines[at] = None, []
        self.go_on(placer)

    def define(self, who, at, card):
        self.hands[who].remove(card)
        self.belts[at], self.acted = card, True
        self.draw_for([who], who)

    def draw_for(self, drawers, who):
        self.drawers, self.active = drawers, who
        if drawers and self.pile:
            self.now = ("draw", who)
        elif drawers and self.discard:
            self.now = ("reshuffle", who)
        else:
            self.go_on(who)

    def draw(self, drawer, card):
        self.pile.remove(card)
        self.hands[drawer].append(card)
        self.drawers = self.drawers[1:]
        if not self.pile and self.discard:
            self.now = ("reshuffle", self.active)
        else:
            self.draw_for(self.drawers, self.active)

    def reshuffle(self):
        self.pile, self.discard = self.discard, []
        self.draw_for(self.drawers, self.active)

    def check(self, who, at):
        if self.now[0] == "turn":
            self.acted = True
            self.go_on(who)
            return
        self.looked.add(at)
        if len(self.looked) == min(2, len(self.defined())):
            self.go_on(who)

    def change(self, who, at, card):
        self.hands[who].remove(card)
        self.aside, self.belts[at] = self.belts[at], card
        self.acted, self.now = True, ("taking", who)

    def take(self, who, card):
        self.hands[who].append(card)
        self.go_on(who)

    def close(self, who, at):
        self.discard += [self.belts[at], *(card for card, _ in self.lines[at])]
        self.belts[at], self.lines[at], self.acted = None, [], True
        self.go_on(who)

    def play(self, who, card):
        self.hands[who].remove(card)
        self.discard.append(card)
        self.airport = True
        if not self.hands[who]:
            self.winner = who
        elif is_kind(card, "arrivals"):
            self.looked = set()
            if self.defined():
                self.now = ("looking", who)
            else:
                self.go_on(who)
        else:
            order = [(who + n) % len(self.hands) for n in range(1, len(self.hands))]
            self.draw_for([p for p in order if len(self.hands[p]) < 5], who)

    def recover(self, who, at, card):
        if self.now[0] == "turn":
            self.active = self.now[1]
        self.lines[at].pop()
        self.hands[who].append(card)
        line = self.lines[at]
        if len(line) == 1 and is_kind(line[0][0], "round"):
            raise AssertionError("luggage stays")
        self.at, self.now = at, ("recovering", who)


def words(choice):
    what, *rest = choice
    if not rest:
        return what
    who, *rest = rest
    if what in ("place", "define", "check", "change", "close", "recover"):
        rest[0] = f"belt-{rest[0] + 1}"
    return " ".join([what, SEATS[who], *rest])


setattr(Table, "pass", Table.pass_)
