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

from bench.windowed import KEYS, LEFT_ALONE, SeatFeed, SeatHands
from controller.table.assembly import OpenedTable
from controller.views import Message
from display.tabletop import VirtualTable
from display.tabletop.clicks import peek
from display.tabletop.gestures import Gesture
from display.tabletop.saying import Either, Phrase, Quote, Saying, YourTurn, spoken
from display.targets import (
    BackOf,
    ButtonAt,
    DeckAt,
    GroundAt,
    LineAt,
    OwnCard,
    OwnFan,
    OwnHand,
    OwnPad,
    PieceAt,
    PileAt,
    RowAt,
    SeatOf,
    SpotAt,
    Target,
    TileAt,
)
from hardware.loop import Loop, Task
from hardware.scene import Lower

POLL_S = 0.1
LOOK_S = 0.8
"""Between two acts: everything has been read."""

ADMIRES_S = 2.5
"""How long the novice has a look where the words say so."""

FORGETS = 0.1
IN_VAIN = 12
"""How often the same words are followed in vain before they are a dead end."""

Wish = tuple[object, ...]
"""Kinds of targets, or targets, of which the words leave the choice; a pile of one's own by its
name."""


class Contradiction(Struct, frozen=True):
    """What does not fit together."""

    kind: str
    words: str
    act: str = ""
    told: str = ""


BUTTON_A, BUTTONS = (ButtonAt("A"),), (ButtonAt("A"), ButtonAt("B"))
CARDS, MENU, DECK, GROUND = (OwnCard,), (LineAt,), (DeckAt,), (GroundAt,)

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
    "hands-click-player-or-line": (SeatOf, *MENU),
    "hands-click-it": (PileAt, PieceAt),
    "hands-click-it-or-line": (PieceAt, *MENU),
    "hands-turn-each": (PieceAt,),
    "hands-turn-each-or-a": (PieceAt, *BUTTON_A),
    "hands-what-is-it": BUTTONS,
    "hands-put-back": (OwnHand, OwnFan),
    "hands-turn-of-put-back": (OwnHand, OwnFan),
    "hands-make-it-yours": (OwnFan,),
    # luggage
    "luggage-hands-ready": BUTTON_A,
    "luggage-hands-flip": ("draw",),
    "luggage-hands-next": ("draw",),
    "luggage-hands-look-and-tap": (OwnHand,),
    "luggage-hands-look-secretly": (OwnHand,),
    "luggage-hands-tap": (OwnPad,),
    "luggage-hands-found": ("aside",),
    "luggage-hands-not-yours": GROUND,
    "luggage-hands-put-back": GROUND,
    "luggage-hands-other-pattern": GROUND,
    "luggage-hands-too-late-for-it": GROUND,
    "luggage-hands-whose": ("aside", *GROUND),
    "luggage-hands-lay-passenger": ("action",),
    "luggage-hands-done": BUTTON_A,
    "luggage-hands-show-pairs": ("aside",),
    "luggage-hands-was-that-all": BUTTON_A,
    "luggage-hands-nothing-to-show": BUTTON_A,
}
"""What each message of a hint asks for."""

WAITING = (
    "hands-wait-for-table", "hands-watching", "hands-wait-for-others", "hands-turn-of",
    "hands-answered", "hands-remember", "luggage-hands-wait", "luggage-hands-watch",
    "luggage-hands-well-played", "luggage-hands-you-are-ready", "luggage-hands-all-shown",
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
        self._hands = SeatHands(opened, loop, seat)
        self.table = VirtualTable(SeatFeed(opened, seat), self._hands)
        self._forgets = forgets
        self.acts: list[Target] = []
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
                return (SeatOf(str(args["seat"])), BackOf)
            if said.id == "hands-take-cards-of-or-a":
                return (SeatOf(str(args["seat"])), BackOf, *BUTTON_A)
            if said.id == "luggage-hands-pick":
                return self._like_the_passenger()
            if said.id == "luggage-hands-whose":
                return self._judged()
            if said.id == "luggage-hands-show-it":
                return ("shown",) if self.acts[-1:] == [OwnPad()] else (OwnPad,)
            if said.id == "hands-draw-a-card":
                return _from_which_deck(says)
            if said.id in ASKED:
                return ASKED[said.id]
        if any(said.id in WAITING for said in told):
            return ()
        if any(said.id == TO_LOOK for said in told):
            return (PieceAt,)
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
                return (SpotAt(int(str(dict(args)["spot"]))),)
            case Phrase("hands-the-place"):
                return (PileAt, RowAt)
            case Phrase("hands-glowing-place" | "hands-another-player"):
                return (SeatOf, SpotAt, PileAt, RowAt, OwnPad)
            case Phrase("table-seat", args):
                return (SeatOf(str(dict(args)["seat"])),)
            case Phrase(id):
                named = {"hands-your-pad": OwnPad, "hands-your-cards": OwnFan}
                return (named[id],) if id in named else DECK
        return ()

    def _like_the_passenger(self) -> Wish:
        """The suitcases that have the passenger's pattern, which both lie in sight."""
        sight = self.table.sight()
        passenger = sight.seen("action")
        if passenger is None:
            return ()
        lying = (one for one in sight.scene.places if one.top.suitcase == passenger.top.suitcase)
        places = (one.place for one in lying)
        return tuple(TileAt(one) for one in places if one.startswith(("belt/", "table/")))

    def _judged(self) -> Wish:
        """Whether the suitcase in the hand is the passenger's, or lost: what both have printed."""
        sight = self.table.sight()
        passenger, hand = sight.seen("action"), sight.hand
        if passenger is None or hand is None:
            return GROUND
        lost = hand.name == "lost" and hand.suitcase == passenger.top.suitcase
        return ("aside",) if lost or hand.name == passenger.top.name else GROUND

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
        wish = tuple(self._pile(one) if isinstance(one, str) else one for one in wish)
        can = [target for target in reach if _is_one_of(target, wish)]
        if not can:
            self._complain("unlit", words, act=str(wish), told=str(reach))
            return
        target = self._luck.choice(can)
        before = self._seen()
        self.acts.append(target)
        looks = any(said.id == TO_LOOK for said in phrases(says))
        yield from self._look(target) if looks else self._click(target)
        yield from self._until_rest()
        self._judge(words, target, before)

    def _within_reach(self) -> list[Target]:
        """What a hand may go to: what glows, without lines for a table in disorder."""
        cursor = self.table.sight().cursor
        lines = () if cursor is None else cursor.options
        return [
            target
            for target in self.table.meant()
            if not isinstance(target, LineAt) or is_chosen(lines[target.number])
        ]

    def _pile(self, name: str) -> PileAt:
        return PileAt(self.table.sight().pile(name))

    def _forget_the_tap(self) -> Task:
        """Look at the suitcase, hold it to nothing, and put it where it seems to belong."""
        hand = self.table.sight().hand
        if hand is not None and not hand.face:
            yield from self._click(OwnHand())
            yield from self._until_rest()
        ground = GroundAt("table" if self.table.sight().in_rows else "belt")
        goes_aside = self._judged() == ("aside",)
        yield from self._click(self._pile("aside") if goes_aside else ground)
        yield from self._until_rest()

    def _judge(self, words: str, target: Target, before: object) -> None:
        """Whether what was done as told was accepted."""
        now_s = self._loop.now_s()
        moment = self.table.moment(now_s)
        if moment.message and not _came_too_late(moment.message):
            self._complain("refused", words, str(target), spoken(moment.message, moment.words))
        same = (words, before) == self._last and self._seen() == before
        self._in_vain = self._in_vain + 1 if same else 0
        self._last = words, before
        if self._in_vain == IN_VAIN:
            self._complain("unheard", words, str(target))

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
        for step in gesture.steps if isinstance(gesture, Gesture) else ():
            self.table.act(step.act)
        yield from self._wait(LOOK_S)
        self.table.act(Lower())

    def _click(self, target: Target) -> Task:
        if not isinstance(target, ButtonAt):
            self.table.click(target, self._loop.now_s())
            return
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            event = pygame.event.Event(kind, key=KEYS[target.letter])
            self.table.handle(event, self._loop.now_s())
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
            return (DeckAt("middle/airport" if airport else "middle/deck"),)
    return DECK


def _is_one_of(target: Target, wish: Wish) -> bool:
    return any(target == one or target.__class__ is one for one in wish)


def is_chosen(line: Message) -> bool:
    """Whether a person at whose table nothing is wrong would choose that line."""
    return line.id not in LEFT_ALONE and not line.id.startswith(SAYS_ONLY)


SAYS_ONLY = (
    "table-menu-tap-", "bluff-pirate-menu-tap-", "bluff-pirate-menu-pick",
    "bluff-pirate-menu-fork", "bluff-pirate-menu-target", "bluff-pirate-menu-too-few",
    "captains-orders-menu-tap-", "captain-bluff-menu-tap-",
    "captain-bluff-menu-look-twice", "bluff-pirate-menu-others-vote",
)  # fmt: skip
"""Lines that say what else can be done: no person takes those that ask for a tap."""
