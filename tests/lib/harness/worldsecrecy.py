"""Nothing that leaves a simulated table tells an observer what it cannot know: no view, prompt,
notice, cursor, light, sound or time, no offer, no refusal, no scene and no file.

Bots play a match with their hands. Then, for an observer and an instant, some of the pieces whose
faces it has not seen change places with each other wherever they were laid out, and the same hands
do the same at the same times: take what lies there, tap it, put it down. Where the rules say the
same to every attempt (a card that followed must still follow, a tile that was no match must be
none), it is a match that looks the same to the observer. So all that it is told must be the same,
byte for byte, each at the same time.

Whose eyes see which face is decided here by where a piece lies and which side of it is up, and by
what the rules of a game show (`Cards.perceived`): neither asks a scene or a view. A piece may be
exchanged for one that looks the same from behind and came from the same deck: a card for any card
of its deck, a tile for a tile of its pattern, one treasure token for the other.

Where a table is meddled with, hands tap the control cards again and again, at any time, and press
buttons while the match rests: it pauses, is taken back, counts hands, lets players leave.

Besides pieces that are laid out in each other's place, two cards may change places in somebody's
fan just before that hand takes one of them (`check_fans`): another card is passed or laid face down
then, one that was read instead of one that was not. That is compared up to the instant at which the
observer sees another card, or the rules say something else.

Where a table is pried at, hands reach for faces that the rules keep from them, whenever somebody
has done something, and lay everything back. What they find that way counts as unseen: so whatever
a scene or a refusal tells them of it is a leak.
"""

import difflib
import math
import re
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from controller.bots.player import LEVELS, BotPlayer, Chair
from controller.errors import IllegalMove
from controller.games.catalogue import CATALOGUE
from controller.games.spec import GameSpec
from controller.match.acts import PAUSE, RECOUNT
from controller.record import matchfile
from controller.record.journal import Entry, MatchRecord
from controller.table.assembly import Seating, open_table
from controller.table.bots import rulebook_at
from controller.views import Update
from hardware.config import load_table_file
from hardware.errors import HandError
from hardware.loop import Loop, VirtualClock
from hardware.scene import FAN, Lower, Peek, Press, Put, Release, Take, Tap
from hardware.sim.places import tag_uid
from harness.secrecy import TRIES, Leak, offered

encoded = msgspec.json.Encoder().encode

MEDDLED_SHARE = 0.04
"""How often somebody reaches for a control card, by acts."""

MEMORY = 12
"""How many tiles a bot remembers: there is something to look for twice."""


@dataclass(frozen=True)
class Sitting:
    """A match on a simulated table: of which game, with which options, by how many, at which table,
    and for how many moves."""

    slug: str
    seats: tuple[str, ...]
    cards: Any
    options: dict[str, Any] = field(default_factory=dict)
    file: str = "sim"
    moves: int = 90
    level: str = "sharp"
    """Of the bots: sharp ones are quick, easy ones do what nobody else would."""
    keeps: int = 0
    """After this many grabs from the belt a hand takes a second tile, and keeps it unseen by any
    pad: the table asks for it."""

    @property
    def spec(self) -> GameSpec:
        return CATALOGUE[self.slug]


class Keeping:
    """The hands of a seat, which now and then take two tiles, and keep one."""

    def __init__(self, world, keeps, luck):
        self._world, self._keeps, self._luck = world, keeps, luck
        self._grabs = 0

    def scene(self, observer, now_s):
        return self._world.scene(observer, now_s)

    def act(self, seat, act, now_s):
        if isinstance(act, Take) and act.place.startswith("belt/"):
            self._grabs += 1
            others = [n for n in self._world.belt_tiles() if act.place != f"belt/{n}"]
            if self._keeps and self._grabs % self._keeps == 0 and others:
                self._world.act(seat, Take(f"belt/{self._luck.choice(others)}"), now_s)
                self._world.act(seat, Put(f"{seat}/unseen"), now_s)
        self._world.act(seat, act, now_s)


class SameHands:
    """The same hands play on, even for players who have left."""

    def begin(self, match):
        """They were there before."""

    def stand_in(self, seat):
        return True

    def stand_down(self, seat):
        """They play on all the same."""


class Theatre:
    """A simulated table that keeps, with their times, all that leaves it for *observers* (None is
    the public).

    Bots play at it; or, after a *first* match, hands that do the same as there while *exchanged*
    says which piece is laid out in place of which, by their UIDs. It ends where the rules say
    something else: `alike` is False then. At a table that is *pried* at, `reached` has the UIDs of
    the pieces whose faces each seat has reached for in vain, and since when.
    """

    def __init__(
        self,
        sitting,
        seed,
        observers,
        *,
        first=None,
        exchanged=None,
        pried=False,
        meddled=False,
        swap=None,
    ):
        self.sitting, self.observers = sitting, observers
        self.spec = sitting.spec
        self.told = {observer: [] for observer in observers}
        self.script, self.verdicts = [], []
        self.fan_sizes = {}
        """How many cards the fan of an act's seat had, by the act's number."""
        self.laid = {}
        """The pieces that were laid out, by their UIDs: the pile that each came from, if any."""
        self.seen = {observer: {} for observer in (None, *sitting.seats)}
        """By observer: the UIDs of the pieces whose faces it has seen, and since when."""
        self.alike = True
        self.reached = {seat: {} for seat in sitting.seats}
        self.sights = {observer: [] for observer in (None, *sitting.seats)}
        """By observer: which faces it sees, from when on; and what the rules show it."""
        self._exchanged = exchanged or {}
        self._swap = swap
        """At which act of the script which two cards of its seat's fan change places first."""
        self._meddler = Random(f"{seed}/meddled") if meddled else None
        self._seed, self._first = seed, first
        self._luck = Random(f"{seed}/pried") if pried else None
        self._prying = False
        self._looked = self._offered_in = None
        self._visible_to = {}

    def run(self, until_s=None):
        """Play until *until_s*, or until *moves* were made."""
        sitting = self.sitting
        seating = Seating(len(sitting.seats), 0, "sharp", self._seed, sitting.slug, sitting.options)
        with (
            Loop(VirtualClock()) as loop,
            open_table(load_table_file(sitting.file), loop, seating, deep=False) as opened,
        ):
            self.opened, self.loop = opened, loop
            self._listen()
            for seat in sitting.seats:
                opened.console.seat_bot(seat)
            opened.start()
            # The same hands play on when a player leaves.
            opened.console.matches.companies[:] = [SameHands()]
            self._watch_rules()
            if self._first is None:
                self._seat_bots()
            else:
                for number, (at_s, seat, act) in enumerate(self._first.script):
                    loop.call_at(at_s, partial(self._act_again, number, seat, act))
            match = opened.match
            loop.run(
                until_s=until_s,
                while_=lambda: (
                    self.alike
                    if until_s is not None
                    else not match.over and len(match.history) < sitting.moves
                ),
            )
            if until_s is None:
                # All that comes of the last move at the same time.
                loop.run(until_s=loop.now_s() + 0.001)
            self.match, self.ended_s = match, loop.now_s()
        return self

    # ---- what happens --------------------------------------------------------------------------

    def _seat_bots(self):
        opened, spec = self.opened, self.spec
        level = replace(LEVELS[self.sitting.level], memory=MEMORY)
        for seat in self.sitting.seats:
            rulebook = rulebook_at(opened.console, opened.world, spec, seat)
            luck = Random(f"{self._seed}/{seat}")
            brain = spec.brain(Chair(seat, level, luck, rulebook))
            player = BotPlayer(
                seat,
                lambda game, brain=brain: brain,
                Keeping(opened.world, self.sitting.keeps, Random(f"{self._seed}/keeps/{seat}")),
                lambda seat=seat: opened.console.view(seat),
                self.loop,
            )
            self.loop.start(player.run())

    def _listen(self):
        world, table = self.opened.world, self.opened.console.table
        lay, send, self._do = world.lay, table.send, world.act

        def lay_another(uid, place, face_up=False):
            self.laid.setdefault(uid, place if place in world.layout.decks else "")
            lay(self._exchanged.get(uid, uid), place, face_up)

        def noting_commands(command):
            for observer in self.observers:
                self._tell(observer, "command", encoded((type(command).__name__, command)))
            send(command)

        def acting(seat, act, now_s):
            fan = self.opened.world.places.get(f"{seat}/{FAN}", ())
            referee = self.opened.match.referee
            if getattr(referee, "counted", None) is None:
                # In the middle of a count another card would be tapped twice, and that is told.
                self.fan_sizes[len(self.script)] = len(fan)
            self.script.append((now_s, seat, act))
            self._act(seat, act, failing=True)
            if self._luck is not None:
                self._pry(now_s)
            if self._meddler is not None and self._meddler.random() < MEDDLED_SHARE:
                self._meddle()

        world.lay, table.send, world.act = lay_another, noting_commands, acting
        self.opened.console.changed.append(self._changed)

    def _act(self, seat, act, *, failing=False):
        world, now_s = self.opened.world, self.loop.now_s()
        try:
            self._do(seat, act, now_s)
        except HandError as error:
            self._tell(seat, "refused", str(error).encode())
            if failing:
                raise
        finally:
            self._see()
            for observer in self.observers:
                if observer is not None:
                    self._tell(observer, "scene", encoded(world.scene(observer, now_s)))

    def _act_again(self, number, seat, act):
        """Do an act of the script, with another card of the fan where two change places first."""
        if self._swap is not None and self._swap[0] == number:
            stack = self.opened.world.places.get(f"{seat}/{FAN}", [])
            one, other = self._swap[1:]
            if max(one, other) >= len(stack):
                # Two things at the same instant came in another order: another match from here on.
                self.alike = False
                return
            stack[one], stack[other] = stack[other], stack[one]
            self.opened.world._places._changed(f"{seat}/{FAN}")
        self._act(seat, act)

    def _meddle(self):
        """A hand taps a control card; if that pauses the match, somebody presses buttons, and it
        goes on a while later."""
        luck, seats = self._meddler, self.sitting.seats
        card = luck.choice(sorted(p for p in self.opened.world.places if p.startswith("beside/")))
        if self.sitting.keeps and card == RECOUNT.replace("control", "beside"):
            # The table would count its tiles until one comes back that nobody brings.
            return
        self._tap_card(luck.choice(seats), card)
        if card == PAUSE.replace("control", "beside"):
            for wait_s in range(2, 2 + luck.randrange(6)):
                button, seat = luck.choice("AB"), luck.choice(seats)
                self._later(wait_s, seat, Press(button))
                self._later(wait_s + 0.2, seat, Release(button))
            self.loop.call_later(9.0, lambda: self._go_on(luck.choice(seats), card))

    def _go_on(self, seat, card):
        if self.opened.match.half.rests:
            self._tap_card(seat, card)
            self.loop.call_later(9.0, lambda: self._go_on(seat, card))

    def _tap_card(self, seat, card):
        if self.opened.world.seats[seat].hand is None and card in self.opened.world.places:
            self._later(0.01, seat, Take(card))
            self._later(0.1, seat, Tap(0.4))
            self._later(0.8, seat, Put(card))

    def _later(self, wait_s, seat, act):
        """Do an act a while later, as one of the script."""

        def do():
            self.script.append((self.loop.now_s(), seat, act))
            self._act(seat, act)

        self.loop.call_later(wait_s, do)

    def _pry(self, now_s):
        """A hand that is free reaches for a face that the rules keep from it."""
        world, seat = self.opened.world, self._luck.choice(self.sitting.seats)
        top = world.seats[seat]
        places = sorted(place for place in world.places if not place.startswith("beside/"))
        if not places or top.hand is not None or top.taps(now_s):
            return
        place = self._luck.choice(places)
        index = self._luck.randrange(len(world.places[place]))
        if place not in (*world.layout.rows, *(f"{one}/{FAN}" for one in world.seats)):
            index = len(world.places[place]) - 1
        tricks = self._tricks(seat, place, index)
        if not tricks:
            return
        uid = world.places[place][index].piece.uid
        if not world.places[place][index].face_up:
            self.reached[seat].setdefault(uid, now_s)

        def fan():
            return [one.piece.uid for one in world.places.get(f"{seat}/{FAN}", ())]

        self._prying = True
        for act in self._luck.choice(tricks):
            # The table may have brought it back already, or have refused to have it taken or laid.
            if isinstance(act, Put) and (top.hand is None or top.hand.piece.uid != uid):
                continue
            if isinstance(act, Take) and act.place != place and fan()[-1:] != [uid]:
                continue
            self.script.append((now_s, seat, act))
            self._act(seat, act)
        self._prying = False

    def _tricks(self, seat, place, index):
        """Ways to a face that the rules keep from that seat, each of which ends as it began."""
        world, state = self.opened.world, self.opened.match.shown.state
        owner, _, name = place.partition("/")
        looks = [] if name == FAN else [(Peek(place, index), Lower())]
        if self.sitting.slug == "luggage" or (owner in world.seats and name != FAN):
            return looks
        draw = self.spec.draw(state, state.seats.index(seat))
        if owner == seat or (draw is not None and draw.source == place):
            return []
        if name.endswith("island") and state.phase == "island":
            return []
        back = Put(place, world.places[place][index].face_up, index)
        take, fan = Take(place, index), f"{seat}/{FAN}"
        return [*looks, (take, Peek(), back), (take, Put(fan), Take(fan), back)]

    def _watch_rules(self):
        """Note what the rules say to every attempt, and what it shows to whom."""
        game, rules, cards = self.opened.match.game, self.spec.rules, self.sitting.cards
        play, seats = game.play, self.sitting.seats
        announced = getattr(cards, "announced", lambda state, move: "")
        uids = {number: uid for uid, number in self._numbers().items()}

        def noting(state, move):
            try:
                after = play(state, move)
            except IllegalMove as error:
                self._heard((self.loop.now_s(), type(move).__name__, error.message.id))
                raise
            verdict = (type(move).__name__, rules.mover(move), announced(state, move))
            self._heard((self.loop.now_s(), *verdict))
            for who, number in cards.perceived(state, move, after):
                if number in uids:
                    observer = None if who is None else seats[who]
                    self._saw(observer, uids[number])
                    for one in self.sights if observer is None else [observer]:
                        self.sights[one].append((self.loop.now_s(), uids[number]))
            return after

        game.play = noting

    def _numbers(self):
        """The number of every piece that the rules know, by its UID."""
        uids = getattr(self.sitting.cards, "uids", None) or {
            number: tag_uid(name)
            for name, (kind, number) in self.opened.match.game.pieces.items()
            if kind == "card"
        }
        return {uid: number for number, uid in uids.items()}

    def origins(self):
        """The deck that each piece came from, by its UID; a card that was dealt straight into a
        hand came from the one that its rules name."""
        came_from = getattr(self.sitting.cards, "came_from", None)
        if came_from is None:
            return self.laid
        return self.laid | {uid: came_from(number) for uid, number in self._numbers().items()}

    def _heard(self, verdict):
        """What the rules said to an attempt."""
        heard = len(self.verdicts)
        self.verdicts.append(verdict)
        if self._first is not None:
            self.alike = self.alike and self._first.verdicts[heard : heard + 1] == [verdict]

    # ---- what is seen --------------------------------------------------------------------------

    def _saw(self, who, uid):
        now_s = self.loop.now_s()
        for observer in self.seen if who is None else [who]:
            self.seen[observer].setdefault(uid, now_s)

    def _see(self):
        """A seat that can see the face of a piece where it is now has seen it."""
        world = self.opened.world
        if self._prying or self._looked == world.changes:
            return
        self._looked = world.changes
        for observer in self.observers:
            visible = self._visible(observer)
            if visible != self._visible_to.get(observer):
                self._visible_to[observer] = visible
                self.sights[observer].append((self.loop.now_s(), visible))
        for place, stack in world.places.items():
            owner, _, name = place.partition("/")
            for lying in stack:
                if name == FAN:
                    self._saw(owner, lying.piece.uid)
                elif lying.face_up:
                    self._saw(None, lying.piece.uid)
        for seat, top in world.seats.items():
            if seat in self.seen and top.hand is not None and top.hand.face_up:
                openly = not top.shielded and top.hand.piece.back.kind != "tile"
                self._saw(None if openly else seat, top.hand.piece.uid)
            if seat in self.seen and top.lifts is not None:
                place, index = top.lifts
                self._saw(seat, world.places[place][index].piece.uid)

    def _visible(self, observer):
        """The faces that an observer sees where pieces lie, and in its hand."""
        world = self.opened.world
        top = world.seats.get(observer)
        hand = None if top is None or top.hand is None else top.hand
        return (
            [
                (place, at, lying.piece.uid)
                for place, stack in sorted(world.places.items())
                for at, lying in enumerate(stack)
                if lying.face_up or place == f"{observer}/{FAN}"
            ],
            hand and hand.face_up and hand.piece.uid,
        )

    # ---- what leaves ---------------------------------------------------------------------------

    def _tell(self, observer, what, data):
        if observer in self.told:
            self.told[observer].append((self.loop.now_s(), what, data))

    def _changed(self):
        self._see()
        console, match = self.opened.console, self.opened.match
        sounds = console.take_sounds()
        for observer in self.observers:
            self._tell(observer, "update", encoded(Update(console.view(observer), sounds)))
        if match is None or self._offered_in is match.shown.state:
            return
        self._offered_in = match.shown.state
        for observer in self.observers:
            self._tell(observer, "offered", encoded(offered(match, observer)))

    def exported(self):
        """The file of the match as it stands, without the secrets of its game."""
        match = self.match
        record = MatchRecord(
            id=1,
            game=self.sitting.slug,
            options=self.sitting.options,
            seats=match.seats,
            table="sim",
            began_utc="2026-01-01T00:00:00Z",
            totals=match.shown.standings.totals,
        )
        entries = [
            Entry(
                number=number,
                at_s=played.at_s,
                body=msgspec.Raw(encoded(played.move)),
                source=played.source,
                track_turn=played.track_turn,
            )
            for number, played in enumerate(match.history, start=1)
        ]
        return matchfile.write(record, entries, without_secrets=True)


def keeps_secrets(spec):
    """Whether a game says what an export without secrets leaves out."""
    return any(row.secret for row in spec.rules.rows.values())


@dataclass
class Compared:
    """How much was compared: a proof that never exchanges anything proves nothing."""

    same: int = 0
    given_up: int = 0
    percepts: int = 0
    pieces: int = 0
    reached: int = 0


def check_world(
    sitting,
    seed,
    rng,
    compared,
    *,
    instants=1,
    observers=None,
    hide=None,
    pried=False,
    meddled=False,
    theatre=Theatre,
):
    """Check *observers*, or all, at some *instants* of a match of bots; the first is its end.
    Raises `Leak`.

    *hide* forgets what was seen, for a control: of the pieces that the observer has seen and not
    everybody, it returns those that shall pass for unseen. *theatre* says what is told.
    """
    observers = observers or (None, *sitting.seats)
    first = theatre(sitting, seed, observers, pried=pried, meddled=meddled).run()
    for observer in observers:
        for instant in range(instants):
            share = rng.uniform(0.2, 1.0) if instant else 1.0
            _check(first, seed, observer, first.ended_s * share, rng, compared, hide)


def _check(first, seed, observer, until_s, rng, compared, hide):
    seen = {uid: at_s for uid, at_s in first.seen[observer].items() if at_s < until_s}
    hidden = set() if hide is None else hide(sorted(set(seen) - set(first.seen[None])))
    unseen = sorted(set(first.laid) - (set(seen) - hidden))
    by_others = {uid for of in first.seen.values() for uid, at_s in of.items() if at_s < until_s}
    reached = {uid for uid, at_s in first.reached.get(observer, {}).items() if at_s < until_s}
    touched = sorted((hidden or reached & set(unseen) or by_others) & set(unseen))
    for attempt in range(TRIES):
        exchanged = _exchange(first, unseen, touched, rng, share=0.5**attempt)
        if exchanged is None:
            continue
        other = type(first)(first.sitting, seed, (observer,), first=first, exchanged=exchanged).run(
            until_s
        )
        if not other.alike:
            continue
        compared.same += 1
        compared.pieces += len(exchanged)
        compared.reached += len(reached & set(exchanged))
        here, there = (
            [one for one in theatre.told[observer] if one[0] < until_s]
            for theatre in (first, other)
        )
        compared.percepts += len(here)
        if here != there:
            raise Leak(_difference(observer, exchanged, here, there))
        if keeps_secrets(first.spec) and observer is None and until_s == first.ended_s:
            here, there = first.exported().splitlines(), other.exported().splitlines()
            # The last line is the sum of all others.
            if here[:-1] != there[:-1]:
                raise Leak(_difference("the file", exchanged, here[:-1], there[:-1]))
        return
    compared.given_up += 1


def check_fans(sitting, seed, rng, compared, *, swaps=4):
    """Check every observer, with two cards of somebody else's fan swapped just before one of them
    is taken, *swaps* times. Raises `Leak`."""
    observers = (None, *sitting.seats)
    first = Theatre(sitting, seed, observers, meddled=True).run()
    sizes = first.fan_sizes
    for observer in observers:
        takes = [
            (number, act.index)
            for number, (_, seat, act) in enumerate(first.script)
            if isinstance(act, Take) and act.place == f"{seat}/{FAN}" and seat != observer
            if act.index is not None and sizes.get(number, 0) > 1
        ]
        for number, index in rng.sample(takes, min(swaps, len(takes))):
            other_index = rng.choice([at for at in range(sizes[number]) if at != index])
            swap = number, index, other_index
            other = Theatre(sitting, seed, (observer,), first=first, swap=swap)
            other.run(first.ended_s)
            _compare_fans(first, other, observer, first.script[number][0], compared)


def _compare_fans(first, other, observer, since_s, compared):
    until_s = min(other.ended_s, first.ended_s, _first_difference_s(first, other, observer))
    here, there = (
        [one for one in theatre.told[observer] if one[0] < until_s] for theatre in (first, other)
    )
    after = sum(one[0] > since_s for one in here)
    compared.percepts += after
    compared.same += after > 0
    compared.given_up += after == 0
    if here != there:
        raise Leak(_difference(observer, {}, here, there))


def _first_difference_s(first, other, observer):
    """When the observer sees another face than in the first match."""
    here, there = first.sights[observer], other.sights[observer]
    for one, another in zip(here, there, strict=False):
        if one != another:
            return min(one[0], another[0])
    rest = (here if len(here) > len(there) else there)[min(len(here), len(there)) :]
    return rest[0][0] if rest else math.inf


def _exchange(first, unseen, touched, rng, share):
    """Which piece is laid in place of which: some *unseen* ones, each in place of one that has the
    same back, one of the *touched* ones among them; None where that would show nothing.

    Many at first, as that shows most; two in the end, as the rules often allow that.
    """
    if not touched:
        return None
    pieces, origins, one = first.opened.world.pieces, first.origins(), rng.choice(touched)

    def like(uid):
        return repr((origins[uid], pieces[uid].back))

    alike = [uid for uid in unseen if like(uid) == like(one) and uid != one]
    if not alike:
        return None
    chosen = {one, rng.choice(alike), *rng.sample(unseen, int(len(unseen) * share))}
    exchanged = {}
    for kind in sorted({like(uid) for uid in chosen}):
        group = sorted(uid for uid in chosen if like(uid) == kind)
        exchanged |= dict(zip(group, rng.sample(group, len(group)), strict=True))
    return exchanged if pieces[exchanged[one]].face != pieces[one].face else None


def _difference(observer, exchanged, here, there):
    """What differs first, for people."""
    lines = [f"observer {observer}, {len(exchanged)} exchanged:"]
    for one, other in zip(here, there, strict=False):
        if one != other:
            changes = difflib.unified_diff(_words(one), _words(other), n=4, lineterm="")
            return "\n".join((*lines, *changes))
    return "\n".join((*lines, f"{len(here)} and {len(there)} percepts"))


def _words(percept):
    text = percept.decode() if isinstance(percept, bytes) else ", ".join(map(str, percept))
    return re.split(r"(?<=[,{}\[\]])", text)
