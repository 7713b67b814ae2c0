"""A cautious novice at the virtual table: does only what it says in words, and forgets one act in
ten.

The novice reads what is said, as messages with their arguments (`Moment.hint`), and sees the pieces
and the lights; never the match. A word that means a place must be a place that glows, what the
words ask for must be accepted, and the light at the seat must ask when the words do: all else is a
`Contradiction`:

- **unlit**: the words send the hand to a place, and it does not glow.
- **refused**: exactly what the words asked for was done, of what glows, and it was refused, with
  nothing said or moved by anybody else in between.
- **light**: the words say that it is another's turn, or to wait, while the seat's light blinks or
  pulses; or they say that it is one's own turn, and the light does not.
- **unheard**: the same words were followed time and again, and nothing changed.
- **unknown**: the words ask for something that cannot be understood.
"""

import random
from collections.abc import Iterable, Iterator

import pygame
from msgspec import Struct

from controller.table.assembly import OpenedTable
from controller.views import Message
from display.tabletop import VirtualTable
from display.tabletop.gestures import peek
from display.tabletop.saying import Either, Phrase, Quote, Saying, YourTurn, spoken
from display.tabletop.sight import Target
from hardware.loop import Loop, Task
from hardware.scene import Lower
from harness.newcomer import LEFT_ALONE, Feed, Hands, first_closed

POLL_S = 0.1
LOOK_S = 0.8
"""Between two acts: everything has been read."""

ADMIRES_S = 2.5
"""How long the novice has a look where the words say so."""

FORGETS = 0.1
IN_VAIN = 12
"""How often the same words are followed in vain before they are a dead end."""

Wish = tuple[str, ...]
"""Kinds of targets, or targets, of which the words leave the choice."""


class Contradiction(Struct, frozen=True):
    """What does not fit together."""

    kind: str
    words: str
    act: str = ""
    told: str = ""


BUTTON_A, BUTTON_B, BUTTONS = ("A",), ("B",), ("A", "B")
CARDS, MENU, DECK = ("card/",), ("menu/",), ("deck/",)

ASKED: dict[str, Wish] = {
    # outside the play
    "hands-move-on-or-take": BUTTONS,
    "hands-press-a-to-play": BUTTON_A,
    "hands-press-a-to-join": BUTTON_A,
    "hands-hold-a-to-start": (),
    "hands-choose-your-name": BUTTONS,
    "hands-round-over": BUTTON_A,
    "hands-match-over": BUTTON_A,
    # cards
    "hands-draw-a-card": DECK,
    "hands-draw-or-else": (*DECK, *CARDS, *MENU),
    "hands-answer-secretly": BUTTONS,
    "hands-click-card": CARDS,
    "hands-click-card-or-line": (*CARDS, *MENU),
    "hands-no-card-to-play": MENU,
    "hands-choose-line": MENU,
    "hands-choose-a-line": MENU,
    "hands-is-that-so": MENU,
    "hands-choose-what-it-is": MENU,
    "hands-click-the-deck": DECK,
    "hands-click-player-or-line": ("seat/", *MENU),
    "hands-click-it": ("pile/", "piece/"),
    "hands-click-it-or-line": ("piece/", *MENU),
    "hands-turn-each": ("piece/",),
    "hands-turn-each-or-a": ("piece/", *BUTTON_A),
    "hands-what-is-it": BUTTONS,
    "hands-put-back": ("hand", "fan"),
    "hands-turn-of-put-back": ("hand", "fan"),
    "hands-make-it-yours": ("fan",),
    # luggage
    "luggage-hands-ready": BUTTON_A,
    "luggage-hands-flip": ("draw",),
    "luggage-hands-next": ("draw",),
    "luggage-hands-look-and-tap": ("hand",),
    "luggage-hands-look-secretly": ("hand",),
    "luggage-hands-tap": ("pad",),
    "luggage-hands-found": ("aside",),
    "luggage-hands-not-yours": ("belt", "table"),
    "luggage-hands-put-back": ("belt", "table"),
    "luggage-hands-other-pattern": ("belt", "table"),
    "luggage-hands-too-late-for-it": ("belt", "table"),
    "luggage-hands-whose": ("aside", "belt", "table"),
    "luggage-hands-lay-passenger": ("action",),
    "luggage-hands-done": BUTTON_A,
    "luggage-hands-show-pairs": ("aside",),
    "luggage-hands-was-that-all": BUTTON_A,
    "luggage-hands-nothing-to-show": BUTTON_A,
}
"""What each message of a hint asks for."""

WAITING = (
    "hands-wait-for-table", "hands-watching", "hands-wait-for-others", "hands-turn-of",
    "hands-answered", "luggage-hands-wait", "luggage-hands-watch", "luggage-hands-well-played",
    "luggage-hands-you-are-ready", "luggage-hands-all-shown",
)  # fmt: skip
"""Messages that ask for nothing, but to wait."""

OTHERS_TURN = ("hands-turn-of", "luggage-hands-watch")
OWN_TURN = (
    "hands-click-card", "hands-click-card-or-line", "hands-no-card-to-play", "hands-draw-or-else",
)  # fmt: skip

TO_LOOK = "hands-hold-to-look"

TO_TAP = ("luggage-hands-tap", "luggage-hands-look-and-tap")
"""What is forgotten here is not only left undone: the suitcase goes where it seems to belong."""

RACES = (
    "luggage-hands-too-late", "luggage-hands-belt-is-full", "hands-not-chosen",
    "table-others-choice", "luggage-after-done",
)  # fmt: skip
"""Said when somebody else was quicker, or time was up: no contradiction."""

ALIVE = ("blink", "pulse")
VERDICTS = ("flicker", "twice")
"""For a moment the light says something else."""


def phrases(says: Iterable[Saying]) -> Iterator[Phrase]:
    """The messages that are said, each with its arguments."""
    return (saying for saying in says if isinstance(saying, Phrase))


class Novice:
    """Plays a seat by what the virtual table says in words."""

    def __init__(
        self, opened: OpenedTable, loop: Loop, seat: str, seed: object, forgets: float = FORGETS
    ) -> None:
        self._loop = loop
        self._luck = random.Random(f"{seed}/novice")
        self._hands = Hands(opened, loop, seat)
        self.table = VirtualTable(Feed(opened, seat), self._hands)
        self._forgets = forgets
        self.acts: list[str] = []
        self.contradictions: list[Contradiction] = []
        self._last: tuple[str, object] = ("", None)
        self._in_vain = 0
        self._away: set[Target] = set()

    @property
    def words(self) -> str:
        """What the virtual table says to this person."""
        return self.table.moment(self._loop.now_s()).said

    def play(self) -> Task:
        """Read and obey, for ever."""
        read = ""
        while True:
            yield from self._wait(LOOK_S)
            moment = self.table.moment(self._loop.now_s())
            before, read = read, moment.said
            if moment.message or not self.table.settled or read != before:
                # Everything is read once before it is done.
                continue
            says = moment.hint.says
            if any(said.id == "hands-round-over" for said in phrases(says)):
                yield from self._wait(ADMIRES_S)
            yield from self._compare_light(says)
            wish = self._wish(says)
            if wish is None:
                said = spoken(says, moment.words)
                self._complain("unknown", said)
                continue
            if not wish:
                continue
            if self._luck.random() >= self._forgets:
                yield from self._obey(says, wish)
            elif any(said.id in TO_TAP for said in phrases(says)):
                yield from self._forget_the_tap()

    # ---- reading -------------------------------------------------------------------------------

    def _wish(self, says: tuple[Saying, ...]) -> Wish | None:
        """What the words ask for; empty: nothing. None: they cannot be understood."""
        told = [*phrases(says)]
        for said in told:
            args = dict(said.args)
            if said.id in ("hands-where-to", "hands-lay-it-down"):
                return self._places(args["where"])
            if said.id == "hands-where-to-or-choose":
                return (*self._places(args["where"]), *MENU)
            if said.id == "hands-take-a-card-of":
                return (f"seat/{args['seat']}", f"back/{args['seat']}/")
            if said.id == "hands-take-cards-of-or-a":
                return (f"seat/{args['seat']}", f"back/{args['seat']}/", *BUTTON_A)
            if said.id == "luggage-hands-pick":
                return self._like_the_passenger()
            if said.id == "luggage-hands-whose":
                return self._judged()
            if said.id == "luggage-hands-show-it":
                return ("shown",) if self.acts[-1:] == ["pad"] else ("pad",)
            if said.id == "hands-draw-a-card":
                return _from_which_deck(says)
            if said.id in ASKED:
                return ASKED[said.id]
        if any(said.id in WAITING for said in told):
            return ()
        if any(said.id == TO_LOOK for said in told):
            return ("piece/",)
        if any(isinstance(saying, Quote) and saying.part == "remedy" for saying in says):
            # Without spots the referee says it: choose first, or tap.
            return (*MENU, *CARDS)
        if any(isinstance(saying, Quote | YourTurn) for saying in says):
            return BUTTONS
        return None if told else ()

    def _places(self, said: object) -> Wish:
        """The places that the words name."""
        match said:
            case Either(sayings):
                return tuple(place for one in sayings for place in self._places(one))
            case Phrase("hands-the-spot" | "hands-the-place-at", args):
                return (f"spot/{dict(args)['spot']}",)
            case Phrase("hands-the-place"):
                return ("pile/", "row/")
            case Phrase("hands-glowing-place" | "hands-another-player"):
                return ("seat/", "spot/", "pile/", "row/", "pad")
            case Phrase("table-seat", args):
                return (f"seat/{dict(args)['seat']}",)
            case Phrase(id):
                named = {"hands-your-pad": "pad", "hands-your-cards": "fan"}
                return (named[id],) if id in named else DECK
        return ()

    def _like_the_passenger(self) -> Wish:
        """The suitcases that have the passenger's pattern, which both lie in sight."""
        sight = self.table.sight()
        passenger = sight.seen("action")
        if passenger is None:
            return ()
        lying = (one for one in sight.scene.places if one.top.suitcase == passenger.top.suitcase)
        return tuple(one.place for one in lying if one.place.startswith(("belt/", "table/")))

    def _judged(self) -> Wish:
        """Whether the suitcase in the hand is the passenger's, or lost: what both have printed."""
        sight = self.table.sight()
        passenger, hand = sight.seen("action"), sight.hand
        if passenger is None or hand is None:
            return ("belt", "table")
        lost = hand.name == "lost" and hand.suitcase == passenger.top.suitcase
        return ("aside",) if lost or hand.name == passenger.top.name else ("belt", "table")

    def _compare_light(self, says: tuple[Saying, ...]) -> Task:
        """The light and the words say the same; either may be a moment late."""
        for _ in range(15):
            if not self._wrong_light(says):
                return
            yield from self._wait(POLL_S)
            says = self.table.moment(self._loop.now_s()).hint.says
        self._complain("light", self.words, told=self._light())

    def _wrong_light(self, says: tuple[Saying, ...]) -> bool:
        told = {said.id for said in phrases(says)}
        if self._light() in VERDICTS:
            return False
        alive = self._light() in ALIVE
        return (alive and bool(told & set(OTHERS_TURN))) or (
            not alive and bool(told & set(OWN_TURN))
        )

    def _light(self) -> str:
        seat = self.table.sight().seat
        return "" if seat is None or seat.colour == "off" else seat.pattern

    # ---- obeying -------------------------------------------------------------------------------

    def _obey(self, says: tuple[Saying, ...], wish: Wish) -> Task:
        """Do one of the things that the words ask for, of those that glow."""
        words = spoken(says, self.table.moment(self._loop.now_s()).words)
        reach = self._within_reach()
        free = wish and wish[0].startswith(("belt/", "table/"))
        can = [t for t in (wish if free else reach) if _is_one_of(t, wish)]
        if not can:
            self._complain("unlit", words, act=" ".join(wish), told=" ".join(reach))
            return
        target = self._luck.choice(can)
        before = self._seen()
        self.acts.append(target)
        looks = any(said.id == TO_LOOK for said in phrases(says))
        yield from self._look(target) if looks else self._click(target)
        yield from self._until_rest()
        self._judge(words, target, before)

    def _within_reach(self) -> list[Target]:
        """What a hand may go to: what glows."""
        return sorted({part for target in self.table.meant() for part in self._parts(target)})

    def _forget_the_tap(self) -> Task:
        """Look at the suitcase, hold it to nothing, and put it where it seems to belong."""
        hand = self.table.sight().hand
        if hand is not None and not hand.face:
            yield from self._click("hand")
            yield from self._until_rest()
        lies = self._judged()
        yield from self._click(lies[-1] if self.table.sight().in_rows else lies[0])
        yield from self._until_rest()

    def _parts(self, glowing: Target) -> Iterator[Target]:
        """What can be clicked where something glows."""
        sight = self.table.sight()
        kind, _, place = glowing.partition("/")
        if glowing == "card":
            held = next((one for one in sight.scene.places if one.place.endswith("/cards")), None)
            own = sight.at(f"{sight.own}/cards") or held
            yield from (f"card/{n}" for n in range(0 if own is None else own.count))
        elif glowing == "menu":
            lines = sight.cursor.options if sight.cursor else ()
            yield from (f"menu/{n}" for n, line in enumerate(lines) if _is_chosen(line))
        elif kind == "row" and sight.hand is None:
            yield from first_closed(sight.scene, place)
        else:
            yield glowing

    def _judge(self, words: str, target: Target, before: object) -> None:
        """Whether what was done as told was accepted."""
        now_s = self._loop.now_s()
        moment = self.table.moment(now_s)
        if moment.message and not _came_too_late(moment.message):
            self._complain("refused", words, target, spoken(moment.message, moment.words))
        same = (words, before) == self._last and self._seen() == before
        self._in_vain = self._in_vain + 1 if same else 0
        self._last = words, before
        if self._in_vain == IN_VAIN:
            self._complain("unheard", words, target)

    def _complain(self, kind: str, words: str, act: str = "", told: str = "") -> None:
        self.contradictions.append(Contradiction(kind, words, act, told))

    def _seen(self) -> object:
        """What lies where, what is shown and what is said: something of it changes if an act
        counts."""
        sight = self.table.sight()
        lying = tuple((one.place, one.count, one.top) for one in sight.scene.places)
        held = tuple((one.hand, one.pattern) for one in sight.scene.seats)
        view = sight.view
        said = None if view is None else (view.prompt, view.cursor, view.notices)
        still = tuple(one for one in lying if not one[0].startswith("belt/"))
        return still, held, said

    def _wait(self, seconds: float) -> Task:
        for _ in range(max(1, round(seconds / POLL_S))):
            yield self._loop.now_s() + POLL_S
            self.table.poll(self._loop.now_s())

    def _until_rest(self) -> Task:
        """Until the hand has done what it was told, and the table has answered."""
        for _ in range(60):
            yield from self._wait(POLL_S)
            if self.table.settled:
                break
        yield from self._wait(2 * POLL_S)

    def _look(self, target: Target) -> Task:
        """Hold the right mouse button on it, for as long as it takes to read a card."""
        gesture = peek(target, self.table.sight())
        for step in gesture.steps if gesture is not None else ():
            self.table.act(step.act)
        yield from self._wait(LOOK_S)
        self.table.act(Lower())

    def _click(self, target: Target) -> Task:
        key = {"A": pygame.K_a, "B": pygame.K_b}.get(target)
        if key is None:
            self.table.click(target, self._loop.now_s())
            return
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.table.handle(pygame.event.Event(kind, key=key), self._loop.now_s())
            yield from self._wait(POLL_S)


def _came_too_late(told: tuple[Saying, ...]) -> bool:
    """Whether somebody else was quicker, or time was up, before the act: no contradiction."""
    ids = (one.notice.id if isinstance(one, Quote) else getattr(one, "id", "") for one in told)
    return any(id in RACES for id in ids)


def _from_which_deck(says: tuple[Saying, ...]) -> Wish:
    """Luggage first, where the words say how much of it, and how much lies there already."""
    for saying in says:
        if isinstance(saying, Quote) and "luggage" in saying.notice.args:
            wanted = int(str(saying.notice.args["luggage"]))
            drawn = [dict(said.args)["count"] for said in phrases(says) if said.id == "hands-drawn"]
            airport = bool(drawn) and int(str(drawn[0])) >= wanted
            return ("deck/middle/airport",) if airport else ("deck/middle/deck",)
    return DECK


def _is_one_of(target: Target, wish: Wish) -> bool:
    return any(target.startswith(one) if one.endswith("/") else target == one for one in wish)


def _is_chosen(line: Message) -> bool:
    """Whether a person at whose table nothing is wrong would choose that line."""
    return line.id not in LEFT_ALONE and not line.id.startswith(SAYS_ONLY)


SAYS_ONLY = (
    "table-menu-tap-", "table-menu-choose-then", "bluff-pirate-menu-tap-", "bluff-pirate-menu-pick",
    "bluff-pirate-menu-fork", "bluff-pirate-menu-target", "bluff-pirate-menu-too-few",
    "captains-orders-menu-tap-", "captain-bluff-menu-tap-", "captain-bluff-menu-choose-belt",
    "captain-bluff-menu-look-twice", "bluff-pirate-menu-others-vote",
)  # fmt: skip
"""Lines that say what else can be done: no person takes those that ask for a tap."""
