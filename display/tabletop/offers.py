"""What a player can do now: one table of what can be clicked, what the hands then do, and what is
said. Mouse, finger, keys, glow and hint read it; nothing else decides what a click means.

Pure. Here stands what is the same at every table: buttons, lines, control cards, the lobby, and
what is asked while nobody plays. `cards` and `luggage` say the rest; `clicks` picks one.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from controller.views import END_MATCH, Arg, TableView, lobby
from controller.views.people import LONGEST_NAME, following_faces
from display.tabletop.gestures import (
    TAP_S,
    CursorAt,
    Gesture,
    GestureStep,
    Needs,
    StandsAt,
    sequence,
    standing_at,
)
from display.tabletop.saying import Phrase, Quote, Saying, phrase
from display.tabletop.sight import BESIDE, ENDED, Sight
from display.targets import (
    Beside,
    BotOn,
    ButtonAt,
    ChairOf,
    Everybody,
    GameOf,
    LetterAt,
    LineAt,
    LineOf,
    NameOf,
    PileAt,
    Target,
)
from hardware.scene import AnyAct, Button, Press, Put, Refused, Release, Take, Tap, pad_of

PRESS_S = 0.08
"""How long a button is down, and up before the next press, when a line is clicked."""

AGREE_S = 1.5
"""How long A is held down when everyone agrees by holding it."""

A, B = ButtonAt("A"), ButtonAt("B")


class Offer(Struct, frozen=True):
    """Something that the player can do now: what is clicked, what the hands then do, and the words
    for it. It is *lit* if the referee asks for it; otherwise a piece is only handled, or held
    somewhere for the referee to judge."""

    target: Target
    gesture: Gesture
    message: Saying
    lit: bool = False


class Request(Struct, frozen=True):
    """What the referee asks of the player now: the sentence, and what it is done with, or the offer
    if that is not what a click does there otherwise. What is *sought* does not glow, as finding it
    is the game; the keys go there."""

    says: tuple[Saying, ...]
    at: tuple[Target | Offer, ...] = ()
    sought: tuple[Target, ...] = ()


def request(what: str | tuple[Saying, ...], *at: Target | Offer, **args: Saying | Arg) -> Request:
    """Return what is asked in sayings, or in one message by its id."""
    return Request((phrase(what, **args),) if isinstance(what, str) else what, at)


class Hint(Struct, frozen=True):
    """What is said, and what is offered for it: that glows."""

    says: tuple[Saying, ...]
    offers: tuple[Offer, ...] = ()
    sought: tuple[Target, ...] = ()

    @property
    def at(self) -> tuple[Target, ...]:
        """What glows."""
        return tuple(offer.target for offer in self.offers)


Done = Gesture | Saying | None
"""What a click does; why it does nothing, and what to do instead; or nothing at all."""

Rule = Callable[[Any, Sight], Done]
"""What a click on a target of one kind does."""


class Handling(Struct, frozen=True):
    """How the pieces of one kind of table are handled. A rule decides by what is seen; `asked` says
    what the referee asks for, and may offer something else for a target than its rule does."""

    rules: Mapping[type, tuple[Rule, Rule]]
    """By the kind of a target: what a click does with an empty hand, and with a piece in it."""
    asked: Callable[[Sight], Request]
    """What the referee asks of an active player."""
    present: Callable[[Sight], Iterator[Target]]
    """What lies on the table and can be clicked, from the player's own seat outwards."""
    named: Callable[[Target, Sight], Saying]
    """What a target is called."""
    unasked: Callable[[Target, Offer | Saying | None, Sight], Offer | Saying | None] = (
        lambda target, done, sight: done
    )
    """What comes of a click on what is not asked for, when its rule is known."""
    refusals: dict[str, str] = {}
    """Messages for the twin's refusals where others say it better: by the code, or by the owner of
    the place and the code."""
    tried: Callable[[AnyAct, Sight], str] = lambda act, sight: ""
    """What `Sight.tried` is after an act."""
    follows: Callable[[Sight, Sight], Target | None] = lambda before, after: None
    """What is clicked by itself when the view has changed."""
    is_past: Callable[[Sight, Sight], bool] = lambda before, after: False
    """Whether what was said to the player is out of date when the view has changed."""

    def hint(self, sight: Sight) -> Hint:
        """Return what to do now."""
        asked = outside(sight) or self.asked(sight)
        found = (one if isinstance(one, Offer) else self.handled(one, sight) for one in asked.at)
        lit = (replace(offer, lit=True) for offer in found if isinstance(offer, Offer))
        return Hint(asked.says, tuple(lit), asked.sought)

    def offers(self, sight: Sight) -> tuple[Offer, ...]:
        """Return all that can be done now: first what is asked for."""
        asked = self.hint(sight).offers
        lit = {offer.target for offer in asked}
        free = (self._unasked(one, sight) for one in self._present(sight) if one not in lit)
        return (*asked, *(offer for offer in free if isinstance(offer, Offer)))

    def answer(self, target: Target, sight: Sight) -> Offer | Saying | None:
        """Return what is offered for a click on *target*; if nothing is, why not and what to do
        instead; None where a click means nothing."""
        asked = (offer for offer in self.hint(sight).offers if offer.target == target)
        return next(asked, None) or self._unasked(target, sight)

    def _unasked(self, target: Target, sight: Sight) -> Offer | Saying | None:
        return self.unasked(target, self.handled(target, sight), sight)

    def handled(self, target: Target, sight: Sight) -> Offer | Saying | None:
        """Return what a click on *target* does, whether that is asked for or not."""
        rules = self.rules.get(type(target)) or _COMMON.get(type(target))
        done = None if rules is None else rules[sight.hand is not None](target, sight)
        if isinstance(done, Gesture):
            return Offer(target, done, _named(target, sight) or self.named(target, sight))
        return done

    def kindly(self, refused: Refused) -> Phrase:
        """Return why an act was refused, for a person who does not know the table's vocabulary."""
        owner = refused.place.partition("/")[0]
        messages = _REFUSALS | self.refusals
        there = messages.get(f"{owner}/{refused.code}")
        return phrase(there or messages.get(refused.code, "hands-did-not-work"))

    def _present(self, sight: Sight) -> Iterator[Target]:
        yield from self.present(sight)
        yield from lines(sight)
        yield from (Beside(place.removeprefix(f"{BESIDE}/")) for place in sight.cards)
        yield from (A, B)
        if sight.view is not None and sight.view.stage == "joining":
            yield from (ChairOf(sight.own), Everybody())
        if sight.naming is not None:
            yield NameOf(sight.own, 0)


_REFUSALS: dict[str, str] = {
    "nothing-there": "hands-nothing-left",
    "hand-full": "hands-hand-is-full",
    "still-reading": "hands-still-reading",
    "hand-empty": "hands-hand-is-empty",
    "not-yours": "hands-somebody-elses",
    "no-room": "hands-no-room",
    "no-piece": "hands-card-is-gone",
    "may-not-look": "hands-may-not-look",
    "not-playing": "hands-not-playing",
    "not-joined": "hands-not-joined",
}
"""The twin's refusals, by code, and the messages for them."""


# ---- what is asked while nobody plays ------------------------------------------------------------


def outside(sight: Sight) -> Request | None:
    """Return what is asked outside a match, in one that others play, while play waits, and when it
    is over; None of an active player."""
    view, prompt = sight.view, sight.prompt
    if view is None or sight.seat is None:
        return request("hands-wait-for-table")  # feed and hands are two sockets
    if view.match is None:
        return _before_match(view, sight)
    if sight.rests:
        return request("hands-rests", Beside("pause"), *lines(sight))
    if view.reads and sight.own not in view.reads:
        return request("table-reads", seat=view.reads[0])
    if not any(player.seat == sight.own for player in view.match.players):
        return request("hands-watching")
    if sight.looks_on and prompt is not None:
        return request((Quote(prompt),), A)
    if sight.phase not in ENDED or sight.hand is not None:
        return None
    if sight.phase == "over":
        return request("hands-match-over", *lines(sight), A)
    return request("hands-round-over", A)


def _before_match(view: TableView, sight: Sight) -> Request:
    match view.stage:
        case "options" | "resume" | "operator":
            return request("hands-choose-a-line", *lines(sight))
        case "naming" if sight.naming is not None and sight.naming.step != "ready":
            return request("hands-choose-your-name", A, B)
        case "rules" | "naming" if view.prompt is not None:
            return request((Quote(view.prompt),), A)
        case "joining" if sight.joined:
            return request("hands-hold-a-to-start", A)
        case "joining":
            return request("hands-press-a-to-join", A)
    return request("hands-press-a-to-play", A, *map(PileAt, sight.games))


# ---- buttons, lines and control cards ------------------------------------------------------------


def lines(sight: Sight) -> tuple[LineAt, ...]:
    """Return the lines of the menu, if the player may choose from them."""
    count = len(sight.cursor.options) if sight.cursor is not None and sight.chooses else 0
    return tuple(map(LineAt, range(count)))


def choose(line: int, sight: Sight) -> Done:
    """Press B until the cursor is at that line, then A; all hold A to end a match."""
    cursor = sight.cursor
    if cursor is None or line >= len(cursor.options):
        return None
    if not sight.chooses:
        return phrase("hands-chooses-here", seat=cursor.seat)
    stands = len(cursor.options) + (cursor.heading is not None)
    steps = [step for _ in range((line - cursor.at) % stands) for step in _press("B")]
    ends = cursor.options[line].id == END_MATCH
    taken = _press("A", CursorAt(cursor.options, line), AGREE_S if ends else PRESS_S)
    return Gesture((*steps, *taken), together=taken if ends else ())


def _choose_of(target: LineOf, sight: Sight) -> Done:
    """Choose that line; from a submenu go back first."""
    ids = [] if sight.cursor is None else [line.id for line in sight.cursor.options]
    if target.id in ids:
        return choose(ids.index(target.id), sight)
    back = choose(ids.index(lobby.BACK), sight) if lobby.BACK in ids else None
    return replace(back, again=True) if isinstance(back, Gesture) else back


def _choose_game(target: GameOf, sight: Sight) -> Done:
    """Hold up a game's card, after keeping for later what rests; who does so while nobody plays
    also sits down and agrees."""
    view = sight.view
    if view is None:
        return None
    if view.stage == "resume":
        later = _choose_of(LineOf(lobby.LATER), sight)
        return replace(later, again=True) if isinstance(later, Gesture) else later
    card = next((one for one in sight.games if one.endswith(f"/{target.game}")), "")
    shown = show_card(card, sight)
    if not isinstance(shown, Gesture) or view.stage not in ("attract", "joining"):
        return shown
    joins = () if sight.joined else _press("A")
    agrees = (*joins, *_press("A", down_s=AGREE_S))
    waits = replace(agrees[0], delay_s=sum(step.delay_s for step in shown.steps) + TAP_S)
    return Gesture((*shown.steps, *agrees), together=(waits, *agrees[1:]))


def _change_bot(target: BotOn, sight: Sight) -> Done:
    """Hold the card of a bot of that level to the chair's pad, and put it back."""
    card = f"{BESIDE}/{target.level}"
    if sight.at(card) is None:
        return None
    return sequence(Take(card), Tap(TAP_S, pad_of(target.seat)), Put(card, face_up=True))


def show_card(place: str, sight: Sight) -> Done:
    """Hold a control card, or a game's card, to the player's own pad, and put it back."""
    if sight.at(place) is None:
        return None
    return sequence(Take(place), Tap(TAP_S), Put(place, face_up=True))


def _press(button: Button, needs: Needs = None, down_s: float = PRESS_S) -> tuple[GestureStep, ...]:
    return GestureStep(PRESS_S, Press(button), needs), GestureStep(down_s, Release(button))


def _press_button(target: ButtonAt, sight: Sight) -> Done:
    """Press it, unless that denies what everyone sees lying there."""
    if sight.true_answer not in (None, target.letter):
        return phrase("hands-look-again")
    return Gesture(_press(target.letter))


def _join(target: ChairOf, sight: Sight) -> Done:
    """Join, at the player's own seat; does nothing for one who has joined."""
    return Gesture(_press("A")) if target.seat == sight.own and not sight.joined else None


def _choose_name(target: NameOf, sight: Sight) -> Done:
    """Press B until the player's own row stands at that name or face, then A; one who is ready
    chooses again."""
    row = sight.naming
    if target.seat != sight.own:
        return phrase("hands-chooses-here", seat=target.seat)
    if row is None or row.step == "ready":
        return Gesture(_press("B"))
    names = (standing_at(row), *(following_faces(row) if row.step == "face" else row.upcoming))
    if target.presses >= len(names):
        return None
    steps = [step for _ in range(target.presses) for step in _press("B")]
    return Gesture((*steps, *_press("A", StandsAt(row, names[target.presses]))))


def _agree(target: Everybody, sight: Sight) -> Done:
    """Join, or hold A to go on; where nobody plays yet, both."""
    if sight.view is not None and sight.view.stage == "attract" and sight.lays:
        return Gesture((*_press("A"), *_press("A", down_s=AGREE_S)))
    steps = _press("A", down_s=AGREE_S if sight.joined else PRESS_S)
    return Gesture(steps, together=steps)


def says(id: str) -> Rule:
    """Return the rule that nothing is done, and why."""
    return lambda target, sight: phrase(id)


def _both(rule: Rule) -> tuple[Rule, Rule]:
    return rule, rule


_COMMON: Mapping[type, tuple[Rule, Rule]] = {
    LineAt: _both(lambda target, sight: choose(target.number, sight)),
    LineOf: _both(_choose_of),
    GameOf: (_choose_game, says("hands-lay-down-first")),
    BotOn: (_change_bot, says("hands-lay-down-first")),
    Beside: (
        lambda target, sight: show_card(f"{BESIDE}/{target.card}", sight),
        says("hands-lay-down-first"),
    ),
    ButtonAt: _both(_press_button),
    ChairOf: _both(_join),
    NameOf: _both(_choose_name),
    LetterAt: _both(lambda target, sight: phrase("scene-name-letters", most=LONGEST_NAME)),
    Everybody: _both(_agree),
}


def _named(target: Target, sight: Sight) -> Saying | None:
    """Return what a target is called that is the same at every table."""
    match target:
        case LineAt(number) if sight.cursor is not None:
            line = sight.cursor.options[number]
            return Phrase(line.id, tuple(line.args.items()))
        case Beside(card):
            return phrase(f"hands-card-{card}")
        case ButtonAt(letter):
            if sight.answered and sight.prompt is not None:
                return Quote(sight.prompt, letter)
            return phrase(f"hands-button-{letter.lower()}")
        case GameOf(game):
            return phrase("table-game", game=game)
        case LineOf(id) if sight.cursor is not None:
            lines = {line.id: line for line in sight.cursor.options}
            line = lines.get(id) or lines[lobby.BACK]
            return Phrase(line.id, tuple(line.args.items()))
        case ChairOf(seat) | BotOn(seat, _) | NameOf(seat, _):
            return phrase("table-seat", seat=seat)
        case Everybody():
            return phrase("hands-button-a")
        case _:
            return None
