"""A bot for "Where's My Luggage?".

It plays as people do: flip a passenger, look for a tile of that pattern, turn it over, tap it or
judge it, set it aside or put it back. It remembers the places of the last few tiles that it put
back, or saw others turn over for all to see, and looks nowhere else for what it knows. All it
learns comes through `Percept`s.
"""

from collections import OrderedDict
from collections.abc import Generator

from controller.bots.player import Brain, Chair, Percept, waits, waits_s
from controller.views import LuggageView, PlayerView
from controller.views.luggage import SeenTile
from hardware.scene import (
    AnyAct,
    Label,
    Press,
    Put,
    Release,
    SeenPlace,
    Take,
    Tap,
    TurnOver,
    TurnPile,
)
from hardware.signals import Button

Moves = Generator[tuple[float, AnyAct | None], Percept, Percept]
"""A part of the play: ends with the last percept."""

IDLE_S = 0.25
TAP_S = 0.4
HANDS_OFF = ("luggage-counted", "luggage-not-back")
"""What the screen says while it counts the belt: nobody plays meanwhile."""
HALF_PAIR = "luggage-half-pair"
"""What a player is told who tapped a passenger without its tile and says that this was all."""
VERDICT_S = 0.15
"""How long the pad's light is watched before the tile is dealt with."""


def brain(chair: Chair) -> Brain:
    """Play match after match from a *chair*."""
    player = _Player(chair)
    percept = yield IDLE_S, None
    while True:
        percept = yield from player.act(percept)


class _Player:
    def __init__(self, chair: Chair) -> None:
        self.seat = chair.seat
        self.level = chair.level
        self.random = chair.luck
        self.known: OrderedDict[str, tuple[Label, str]] = OrderedDict()
        """Place -> (the pattern that lies there, the face that this bot saw), oldest first."""
        self.lay: frozenset[str] = frozenset()
        """The places where tiles lay in the rows of the memory variant, when last looked."""
        self.lifted: dict[str, SeenTile | None] = {}
        """Place -> the tile that others took from there and turned over; None for not yet."""
        self.turned: SeenTile | None = None
        """What was turned over last, as far as it has been dealt with."""
        self.round = 0

    # ---- what to do now --------------------------------------------------------------------

    def act(self, percept: Percept) -> Moves:
        match = self._match(percept)
        me = None if match is None else self._me(match)
        if match is None or me is None:
            return (yield from self._idle())
        if waits(percept.view):
            return (yield waits_s(percept.view), None)
        if match.round != self.round:
            # Everything was reshuffled: no knowledge carries over (L-16).
            self.round = match.round
            self.known.clear()
            self.lay, self.lifted = frozenset(), {}
        if match.variant == "memory":
            self._watch(percept, match)
        if any(notice.id in HANDS_OFF for notice in percept.view.notices):
            return (yield from self._keep_hands_off(percept))
        if match.phase == "ready" and not me.ready:
            return (yield from self._press())
        if match.phase == "play" and match.active in (None, self.seat):
            return (yield from self._search(percept, match, me))
        if match.phase == "check" and not me.checked:
            return (yield from self._show_pairs(percept))
        if match.phase == "round_over" and self._leads(percept):
            percept = yield 4.0, None
            return (yield from self._press())
        return (yield from self._idle())

    @staticmethod
    def _match(percept: Percept) -> LuggageView | None:
        match = percept.view.match
        return match if isinstance(match, LuggageView) else None

    def _me(self, match: LuggageView) -> PlayerView | None:
        return next((player for player in match.players if player.seat == self.seat), None)

    def _leads(self, percept: Percept) -> bool:
        """Whether this bot says "next round": the first of the bots where nobody else plays."""
        playing = [seat for seat in percept.view.seats if seat.joined]
        return all(seat.bot for seat in playing) and playing[0].seat == self.seat

    def _keep_hands_off(self, percept: Percept) -> Moves:
        held = self._hand(percept)
        if held is not None:
            return (yield from self._put_back(percept, held))
        return (yield from self._idle())

    # ---- the round -------------------------------------------------------------------------

    def _search(self, percept: Percept, match: LuggageView, me: PlayerView) -> Moves:
        held = self._hand(percept)
        if held is not None:
            # A piece was left in the hand, by a new round or a refused act.
            return (yield from self._put_back(percept, held))
        card = self._top(percept, "action")
        if me.must_flip or card is None or not card.face:
            if self._top(percept, "draw") is None and card is None:
                return (yield from self._finish(me))
            return (yield from self._flip(percept, tap=True))
        place = self._choose(percept, card)
        if place is None:
            # Every tile of this pattern is in somebody's hand: wait for one to come back.
            return (yield from self._idle())
        return (yield from self._look(percept, match, place, card))

    def _flip(self, percept: Percept, tap: bool) -> Moves:
        """Turn the next passenger up; the first time, and whenever asked, hold it to the pad."""
        if self._top(percept, "draw") is None:
            percept = yield self._reach_s(), TurnPile(self._pile("action"), self._pile("draw"))
        percept = yield self._reach_s(), Take(self._pile("draw"))
        if percept.refused:
            return percept
        percept = yield 0.1, TurnOver()
        if tap:
            percept = yield 0.1, Tap(TAP_S)
            percept = yield TAP_S + 0.05, None
        return (yield 0.1, Put(self._pile("action"), face_up=True))

    def _look(self, percept: Percept, match: LuggageView, place: str, card: Label) -> Moves:
        percept = yield self._reaction_s() + self._reach_s() + self.level.search_s, Take(place)
        if percept.refused:
            self.known.pop(place, None)
            return percept
        percept = yield self._reach_s() / 2, TurnOver()
        face = self._hand(percept)
        if face is None:
            return percept
        if match.play == "assisted":
            # What the table counted stays counted, even if the round has ended meanwhile (L-11).
            before, looks = self._settled(percept), self._looks(percept)
            percept = yield from self._tap_until_answered(percept)
            answered = self._match(percept)
            self.turned = None if answered is None else answered.turned
            mine = self._settled(percept) > before
            if not mine and self._looks(percept) == looks:
                # The table knows of no look: it still waits for one for this passenger.
                return (yield from self._put_back(percept, face, place))
        else:
            fits = face.name == "lost" and face.suitcase == card.suitcase
            mine = self._playing(percept) and (face.name == card.name or fits)
        if mine:
            percept = yield from self._set_aside()
        else:
            percept = yield from self._put_back(percept, face, place)
        if match.variant == "belt" and self._playing(percept):
            percept = yield from self._next_passenger(percept, tap=match.play == "rulebook")
        return percept

    def _tap_until_answered(self, percept: Percept) -> Moves:
        """Hold the tile to the pad until the table says what it is; give up after three times."""
        before = self._looks(percept)
        for _ in range(3):
            percept = yield 0.1, Tap(TAP_S)
            percept = yield TAP_S + VERDICT_S, None
            if self._looks(percept) != before or not self._playing(percept):
                break
        return percept

    def _set_aside(self) -> Moves:
        yield self._reach_s() / 2, Put(self._pile("aside"))
        yield self._reach_s() / 2, Take(self._pile("action"))
        return (yield self._reach_s() / 2, Put(self._pile("aside"), face_up=True))

    def _next_passenger(self, percept: Percept, tap: bool) -> Moves:
        """Flip on to the next passenger, unless the table asks for it or only one is left (L-2)."""
        draw, action = self._count(percept, "draw"), self._count(percept, "action")
        if self._must_flip(percept) or draw + action == 0 or (draw == 0 and action == 1):
            return percept
        return (yield from self._flip(percept, tap))

    def _put_back(self, percept: Percept, held: Label, place: str = "belt") -> Moves:
        if held.kind == "card":
            return (yield self._reach_s(), Put(self._pile("action"), face_up=True))
        percept = yield self._reach_s(), Put(place)
        if percept.refused:
            place = "belt"
            percept = yield 0.2, Put(place)
        if place != "belt":
            self._remember(place, held)
        return percept

    def _finish(self, me: PlayerView) -> Moves:
        if me.done:
            return (yield from self._idle())
        return (yield from self._press())

    # ---- the check -------------------------------------------------------------------------

    def _show_pairs(self, percept: Percept) -> Moves:
        """Tap every pair that was set aside, passenger first; then say that this was all.

        After a power cut half a pair may be left of which the tile is not there any more.
        """
        while self._top(percept, "aside") is not None:
            for _ in ("passenger", "tile"):
                percept = yield self._reach_s(), Take(self._pile("aside"))
                percept = yield 0.1, Tap(TAP_S)
                percept = yield TAP_S + VERDICT_S, None
                percept = yield 0.1, Put(self._pile("shown"), face_up=True)
        told = percept.view.notices
        if any(notice.id == HALF_PAIR and notice.seat == self.seat for notice in told):
            percept = yield from self._press("B")
        return (yield from self._press())

    # ---- memory ----------------------------------------------------------------------------

    def _remember(self, place: str, face: Label) -> None:
        self.known.pop(place, None)
        pattern = Label("tile", False, face.suitcase, face.suitcase)
        self.known[place] = (pattern, face.name)
        while len(self.known) > self.level.memory:
            self.known.popitem(last=False)

    def _watch(self, percept: Percept, match: LuggageView) -> None:
        """Remember what others turned over, for all to see, and where it lies again (L-18)."""
        lying = self._lying(percept)
        self.lifted |= dict.fromkeys(sorted(self.lay - lying.keys()))
        if match.turned != self.turned:
            self.turned = match.turned
            still_closed = [place for place, tile in self.lifted.items() if tile is None]
            if still_closed:
                self.lifted[still_closed[-1]] = match.turned
        for place in sorted(lying.keys() & self.lifted.keys()):
            tile = self.lifted.pop(place)
            if tile is not None and tile.suitcase == lying[place].suitcase:
                self._remember(place, Label("tile", True, tile.face, tile.suitcase))
        self.lay = frozenset(lying)

    def _lying(self, percept: Percept) -> dict[str, Label]:
        """The tiles within reach by their places, as they lie."""
        return {seen.place: seen.top for seen in percept.scene.places if self._reachable(seen)}

    def _choose(self, percept: Percept, card: Label) -> str | None:
        """Return a place with a tile of the card's pattern: the right one if known, otherwise an
        unknown one. A bot that does not heed what it knows looks anywhere; one that does waits for
        the tile in another hand rather than look at a wrong one again."""
        lying = self._lying(percept)
        for place in [p for p, (pattern, _) in self.known.items() if lying.get(p) != pattern]:
            del self.known[place]
        fitting = [place for place, top in lying.items() if top.suitcase == card.suitcase]
        right = [p for p in fitting if p in self.known and self.known[p][1] == card.name]
        unknown = [p for p in fitting if p not in self.known]
        heeds = self.random.random() < self.level.attention
        if heeds and not right and not unknown and self._others_hold(percept, card):
            return None
        for places in (right, unknown, fitting) if heeds else (fitting,):
            if places:
                return self.random.choice(places)
        return None

    @staticmethod
    def _reachable(seen: SeenPlace) -> bool:
        return seen.place.startswith(("belt/", "table/")) and seen.top.kind == "tile"

    # ---- eyes and hands --------------------------------------------------------------------

    def _pile(self, name: str) -> str:
        return f"{self.seat}/{name}"

    def _seen(self, percept: Percept, pile: str) -> SeenPlace | None:
        name = self._pile(pile)
        return next((seen for seen in percept.scene.places if seen.place == name), None)

    def _top(self, percept: Percept, pile: str) -> Label | None:
        seen = self._seen(percept, pile)
        return None if seen is None else seen.top

    def _count(self, percept: Percept, pile: str) -> int:
        seen = self._seen(percept, pile)
        return 0 if seen is None else seen.count

    def _hand(self, percept: Percept) -> Label | None:
        return next(seen.hand for seen in percept.scene.seats if seen.seat == self.seat)

    def _others_hold(self, percept: Percept, card: Label) -> bool:
        """Return True if another hand holds a tile of the card's pattern."""
        others = (seen.hand for seen in percept.scene.seats if seen.seat != self.seat)
        return any(held is not None and held.suitcase == card.suitcase for held in others)

    def _playing(self, percept: Percept) -> bool:
        match = self._match(percept)
        return match is not None and match.phase == "play"

    def _looks(self, percept: Percept) -> int:
        """How many tiles the table has seen this seat look at: each answer adds one."""
        match = self._match(percept)
        return 0 if match is None or match.secrets is None else len(match.secrets.seen)

    def _settled(self, percept: Percept) -> int:
        """How many of this seat's passengers the table counts as settled."""
        match = self._match(percept)
        me = None if match is None else self._me(match)
        return 0 if me is None else len(me.pairs)

    def _must_flip(self, percept: Percept) -> bool:
        match = self._match(percept)
        me = None if match is None else self._me(match)
        return me is not None and me.must_flip

    def _idle(self) -> Moves:
        return (yield IDLE_S, None)

    def _press(self, button: Button = "A") -> Moves:
        yield self._reaction_s(), Press(button)
        yield 0.12, Release(button)
        return (yield IDLE_S, None)

    def _reaction_s(self) -> float:
        return self.level.reaction_s * self.random.lognormvariate(0.0, 0.25)

    def _reach_s(self) -> float:
        return self.level.reach_s * self.random.lognormvariate(0.0, 0.25)
