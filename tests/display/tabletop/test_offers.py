"""What is offered is what can be done: each offer does what its words say, and the referee accepts
what glows; what is not offered is refused, by the referee too, and the refusal says why.

The states are those of matches against bots, in which a player takes at random what glows. At each
of them all offers are tried on the referee's own reading of them, and so is every reader at which
the card in the hand could be held.
"""

import random

import pytest
from msgspec.structs import replace

from bench.windowed import LEFT_ALONE
from controller.errors import IllegalMove
from controller.match.acts import Pressed, Tapped, TappedAt
from controller.match.menu import Undone, pressed
from controller.match.whose import for_another
from display.tabletop.belt import match_of
from display.tabletop.clicks import answer, follows, handling_of, hint, offers, refused
from display.tabletop.layout import fan
from display.tabletop.offers import B
from display.tabletop.saying import Phrase, spoken
from display.tabletop.sight import ENDED
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
    TileAt,
)
from hardware.scene import Peek, Press, Put, Release, Take, Tap, TurnOver, pad_of
from livetable import follow_the_hints, live_table

MATCH_S = 500.0
STATES = 25
LOOK_S = 2.0
"""Between two acts: what has just come can be answered by then."""

CARDS = [
    (game, table, {"reading": reading})
    for game in ("captains-orders", "bluff-pirate", "captain-bluff")
    for table, reading in (("sim-spots", "late"), ("sim", "late"), ("sim-spots", "every"))
]
TILES = [
    ("luggage", "sim", {"rounds": 1}),
    ("luggage", "sim", {"rounds": 1, "play": "rulebook"}),
    ("luggage", "sim", {"variant": "memory"}),
]


class Referee:
    """What a match would make of what a hand does, without doing it."""

    def __init__(self, live, seat):
        self.match, self.world, self.seat = live.opened.match, live.world, seat
        self.half = self.match.half
        hand = self.world.seats[seat].hand
        self.piece = hand and self.match.registry.piece(hand.piece.uid)
        self.moves = ()

    def hold(self, place, index):
        stack = self.world.places[place]
        self.piece = self.match.registry.piece(stack[-1 if index is None else index].piece.uid)
        return self

    def reads(self, act):
        """Whether it accepts an act: it is the move of a game, or half of one, and no mistake."""
        match, half = self.match, self.half
        menu = match.game.menu(match.state, match.referee, half)
        if isinstance(act, Pressed) and menu is not None and menu.seat in ("", act.seat):
            return self._chooses(menu, act)
        reading = match.game.read(match.referee, match.state, half, act)
        elses = for_another(match.game, match.referee, match.state, half, reading, act, self.seat)
        return not elses and self._counts(reading)

    def _chooses(self, menu, act):
        position, taken = pressed(menu, self.half.cursor, act.button)
        if taken is None:
            self.half = replace(self.half, cursor=position)
            return True
        match, rest = self.match, replace(self.half, cursor="")
        if taken == Undone():
            return True
        return self._counts(match.game.chosen(match.referee, match.state, rest, act.seat, taken))

    def _counts(self, reading):
        if reading.notice is not None:
            # For a moment after a set is closed a vote is told to look first, and is no mistake.
            return reading.notice.id == "bluff-pirate-look-first"
        state = self.match.state
        try:
            for move in reading.moves:
                state = self.match.game.play(state, move)
        except IllegalMove:
            return False
        if reading.half is not None:
            self.half = reading.half
        self.moves = reading.moves
        return reading.undo or bool(reading.moves) or reading.half is not None

    def at(self, reader):
        """Whether it accepts the piece in the hand at a reader."""
        if reader.startswith("pad/"):
            return self.reads(Tapped(reader.removeprefix("pad/"), self.piece))
        return self.reads(TappedAt(self.world.spots.index(reader) + 1, self.piece))

    def accepts(self, gesture):
        """Whether it accepts the taps and presses of a gesture, one after the other."""
        for step in gesture.steps:
            match step.act:
                case Take(place, index):
                    self.hold(place, index)
                case Tap(_, reader) if not self.at(reader or pad_of(self.seat)):
                    return False
                case Press(button) if not self.reads(Pressed(self.seat, button)):
                    return False
        return True


def states(game, table, options):
    """Moments of a match at which something is asked of Red, who does some of it."""
    luck = random.Random(f"{game}/{table}/{options}")
    found = 0
    with live_table(4, 3, 7, game, table, **options) as live:
        red = live.sit("red")
        while found < STATES and live.loop.now_s() < MATCH_S and red.match.phase != "over":
            live.run(LOOK_S)
            reads = not red.moment.message and not red.moment.sight.looks_on
            if red.table.settled and reads and red.match.phase not in ENDED:
                found += bool(red.moment.hint.offers)
                yield live, red.moment.sight
            follow_the_hints(red, luck, LEFT_ALONE)
    assert found >= STATES // 4


def held(sight, index):
    """What is seen once a card of the player's own fan is in the hand."""
    place = fan(sight.own)
    seen = sight.at(place)
    left = (*seen.spread[:index], *seen.spread[index + 1 :])
    others = [one for one in sight.scene.places if one.place != place]
    kept = [replace(seen, count=len(left), spread=left, top=left[-1])] if left else []
    seats = [
        replace(seat, hand=seen.spread[index]) if seat.seat == sight.own else seat
        for seat in sight.scene.seats
    ]
    scene = replace(sight.scene, places=(*others, *kept), seats=tuple(seats))
    return replace(sight, scene=scene, taken_from=place, taken_index=index)


def means(offer, sight):
    """Whether the acts of an offer are what its words promise, and done where it is."""
    acts = [step.act for step in offer.gesture.steps]
    readers = [act.reader or pad_of(sight.own) for act in acts if isinstance(act, Tap)]
    places = [act.place for act in acts if isinstance(act, Take | Put | Peek | TurnOver)]
    args = dict(offer.message.args) if isinstance(offer.message, Phrase) else {}
    lines = [answer(LineAt(n), sight).gesture.steps for n in {*sight.named.values()}]
    if isinstance(offer.target, ButtonAt):
        return acts == [Press(offer.target.letter), Release(offer.target.letter)]
    if offer.gesture.again:
        # It takes a line that asks further, and the same click answers that.
        every = (answer(LineAt(n), sight) for n in range(len(sight.cursor.options)))
        return any(one.gesture.steps == offer.gesture.steps for one in every)
    if any(acts[: len(line)] == [step.act for step in line] for line in lines):
        return isinstance(offer.target, LineAt) or named_by(offer.target) in sight.named
    match offer.target:
        case LineAt(number):
            line = sight.cursor.options[number]
            return (offer.message.id, args) == (line.id, dict(line.args)) and Press("A") in acts
        case SpotAt(number):
            spot = sight.scene.spots[number - 1]
            return args["spot"] == number and (sight.heard or readers == [spot])
        case SeatOf(seat) | BackOf(seat):
            there = [pad_of(seat)] if sight.hand is not None else [pad_of(sight.own)]
            reads = sight.heard or readers == there
            return args["seat"] == seat and reads and fan(seat) in places
        case OwnCard(index):
            there = acts[-1] if sight.hand is not None else acts[0]
            return (there.place, there.index) == (fan(sight.own), index)
        case PieceAt(place, index) if sight.hand is None:
            return (acts[0].place, acts[0].index) == (place, index)
        case PileAt(place) | RowAt(place) | PieceAt(place) | DeckAt(place) | TileAt(place):
            back = sight.scene.belt_places and place.startswith(("belt/", "table/"))
            return place in places or (back and bool(acts)) or match_of(sight) is not None
        case _:
            return bool(acts)


def named_by(target):
    """What a line of the menu names where that is clicked."""
    match target:
        case BackOf(seat):
            return SeatOf(seat)
        case PieceAt(place):
            return RowAt(place)
    return target


PUTS_BACK = (OwnFan, OwnHand)


def drawn_in_the_wrong_order(offer, sight):
    """Whether it is a deck of two of which the words say how much is drawn: both glow."""
    return isinstance(offer.target, DeckAt) and sight.phase == "dealing"


@pytest.mark.parametrize(("game", "table", "options"), CARDS + TILES)
def test_what_glows_does_what_it_says_and_the_referee_accepts_it(game, table, options):
    for live, sight in states(game, table, options):
        for offer in offers(sight):
            assert means(offer, sight), offer
            told = getattr(offer.message, "id", "")
            if not offer.lit or told in LEFT_ALONE or drawn_in_the_wrong_order(offer, sight):
                continue
            if offer.target == B and sight.phase in ("mapping", "verifying"):
                continue  # It makes the belt go faster.
            assert isinstance(offer.target, GroundAt) or offer.target in live.people[0].targets()
            assert Referee(live, "red").accepts(offer.gesture), (offer, sight.prompt)
            if isinstance(offer.target, OwnCard):
                card = held(sight, offer.target.index)
                lit = [one for one in hint(card).offers if not isinstance(one.target, PUTS_BACK)]
                assert lit, (offer, hint(card))
                for one in lit:
                    referee = Referee(live, "red").hold(fan("red"), offer.target.index)
                    assert means(one, card), one
                    assert referee.accepts(one.gesture), (one, card.hand)


@pytest.mark.parametrize(("game", "table", "options"), CARDS)
def test_nobody_is_sent_to_a_card_that_nothing_is_asked_of(game, table, options):
    """Who follows such words takes up a card that can only be put back."""
    refusals = 0
    for _, sight in states(game, table, options):
        glows = {offer.target for offer in hint(sight).offers}
        told = [refused(target, sight) for target in handling_of(sight).present(sight)]
        said = [spoken((one,), sight.words) for one in told if one is not None]
        refusals += len(said)
        if not any(isinstance(one, OwnCard) for one in glows):
            assert not [one for one in said if " one of your" in one], sight.prompt
        window = replace(sight, lays=True)
        for number in () if sight.hand is not None else window.own_cards:
            leads = [one.target for one in hint(held(window, number)).offers]
            back = all(isinstance(one, PUTS_BACK) for one in leads)
            assert (refused(OwnCard(number), window) is not None) == back, sight.prompt
    assert refusals > STATES


@pytest.mark.parametrize(("game", "table", "options"), CARDS)
def test_a_window_does_by_itself_only_what_a_look_or_a_taken_card_leaves(game, table, options):
    """Never more: a card that is in the hand while a look is owed waits for its player."""
    for _, sight in states(game, table, options):
        window = replace(sight, lays=True)
        assert follows(sight) is None
        assert sight.to_look or sight.heard or follows(window) is None
        if sight.hand is None and window.own_cards:
            holds = held(replace(window, to_look=("middle/city-1",)), window.own_cards[0])
            assert follows(holds) is None


@pytest.mark.parametrize(("game", "table", "options"), CARDS)
def test_what_is_not_offered_the_referee_refuses_too_and_it_is_told_why(game, table, options):
    for live, sight in states(game, table, options):
        seen = sight.at(fan("red"))
        for index in range(0 if seen is None or sight.hand is not None else seen.count):
            card = held(sight, index)
            readers = {SpotAt(n): name for n, name in enumerate(card.scene.spots, 1)}
            readers |= {SeatOf(seat): pad_of(seat) for seat in live.opened.match.seats[1:]}
            for target, reader in {**readers, OwnPad(): pad_of("red")}.items():
                referee = Referee(live, "red").hold(fan("red"), index)
                makes_a_move = referee.at(reader) and referee.moves
                told = refused(target, card)
                assert not (makes_a_move and told), (target, card.hand, card.prompt)
                assert told is None or spoken((told,), card.words)
