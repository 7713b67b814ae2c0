"""What a simulated table does by itself while people play.

Its croupier looks after the pieces of every match, a mark shows where a tapped piece belongs that
somebody still holds, nobody sees a face that the game's rules keep secret, and no hand acts for
others. Between matches the cards of all games lie in the middle; the control cards lie beside the
table.

The journal has what the table knows; of unread cards that is only how many there are. At a real
table they stay where they lay. Here a file for each match says so, beside the journal, which only
the croupier reads. Without one such cards are dealt at random.
"""

import os
import random
from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from controller.bots.carrying import Carry, fan
from controller.cards.deck import Deck
from controller.games.catalogue import CATALOGUE
from controller.games.spec import GameSpec, Turning
from controller.match.acts import CONTROL_CARDS
from controller.table.console import Console
from controller.table.people import BOT_SIDES
from controller.views.people import is_name
from hardware.errors import NotLaidOut
from hardware.loop import PacedClock
from hardware.scene import FAN, AnyAct, Layout, Lower, Peek, Press, Put, Release, Setting, Take
from hardware.signals import Button, Uid
from hardware.sim.croupier import FACE_UP, Croupier
from hardware.sim.places import BELT, MIDDLE, tag_uid
from hardware.sim.world import World

Lay = Mapping[str, tuple[Uid, ...]]
"""The tags of the pieces at each place, the bottom or left one first; and which lie `FACE_UP`."""

KEPT = 8
"""The number of matches for which it is kept: those left for later, and some that were given up."""


class LayFiles:
    """The files beside the journal at *journal*."""

    def __init__(self, journal: Path) -> None:
        self._folder = journal.with_suffix(".twin")

    def __repr__(self) -> str:
        return f"<LayFiles in {self._folder}>"

    def write(self, match: int, lay: Lay) -> None:
        """Save how the pieces of a match lie now: all of it or, if the disk fails, nothing."""
        path = self._path(match)
        begun = path.with_suffix(".begun")
        # A match does not stop for this: the journal reports a full disk.
        with suppress(OSError):
            if not path.exists():
                self._make_room()
            begun.touch(mode=0o600)  # a reader of this knows every hand
            begun.write_bytes(msgspec.json.encode(lay))
            os.replace(begun, path)

    def read(self, match: int) -> Lay:
        """Return how the pieces of a match lay; empty if no file says."""
        with suppress(OSError, msgspec.DecodeError):
            return _decode(self._path(match).read_bytes())
        return {}

    def forget(self, match: int) -> None:
        """Delete the file: the match is over."""
        with suppress(OSError):
            self._path(match).unlink()

    def _path(self, match: int) -> Path:
        return self._folder / f"{match}.json"

    def _make_room(self) -> None:
        self._folder.mkdir(mode=0o700, exist_ok=True)
        files = sorted(self._folder.glob("*.json"), key=lambda path: path.stat().st_mtime)
        for path in files[: max(0, len(files) - KEPT + 1)]:
            path.unlink()


_decode = msgspec.json.Decoder(dict[str, tuple[Uid, ...]]).decode


OPENING_S = 4.0
"""How long people watch the belt being counted: the twin, which knows what lies there, tells it
then."""

HEARD_S = 0.1
"""A press has become a signal after this."""

HURRY = 8.0
"""The speed-up of a twin's time while people can only wait, and have asked for it."""


class Attendant:
    """Attends to the matches of *console* in *world*, and keeps in *files* how their pieces lie."""

    def __init__(
        self, console: Console, world: World, seed: int, files: LayFiles | None = None
    ) -> None:
        self._console = console
        self._world = world
        self._files = files
        self._random = random.Random(f"{seed}/croupier")
        self._match: Any = None
        self._zones: Any = None
        """Where cards of its game lie; None for a game without any, or before there is a match."""
        self._croupier = Croupier(world, self._random)
        self._ends_wait = False
        """Whether somebody has asked for the end of what people can only wait for."""
        self._ends_soon = False
        """Whether it will end that by itself."""
        self._tile_lies = False
        """Whether one tile lies on the belt, to measure that."""
        self._attended: Any = None
        """The state that the croupier last saw, its setting, and what is to be turned over."""
        self._setting = Setting(Layout(), ())
        self._turning: Turning | None = None
        self._names = {
            tag_uid(piece): piece for game in CATALOGUE.values() for piece in game.pieces
        }
        clock = console.loop.clock
        self._clock = clock if isinstance(clock, PacedClock) else None
        """None if nobody watches, and time passes as fast as it can."""
        self._steps: list[Any] = []
        """States between two moves that it has not dealt with yet."""
        self._moves = 0
        """The number of moves when it last looked."""
        self._comes = False
        """Whether it is about to look."""
        for card in (*CONTROL_CARDS, *BOT_SIDES):
            world.keep_at(tag_uid(card), f"beside/{card.rpartition('/')[2]}")
        self._lay_game_cards()
        console.matches.attendants.append(self)
        console.changed.append(self._attend_soon)
        world.on_put.append(self._tidy)
        world.said.away.on_change.append(self._look_away)
        world.said.readers.on_change.append(self._wait_for)
        world.said.on_name.append(partial(_call, console))
        world.said.on_seek.append(lambda share: console.do(lambda: console.matches.seek(share)))
        world.on_button.append(self._hear_button)
        world.grasp.obey(self)

    def __repr__(self) -> str:
        return f"<Attendant of {self._match!r}>"

    def _attend_soon(self) -> None:
        """Attend once players have been answered; at once where a match begins or has ended."""
        if self._console.match is not self._match:
            self._attend()
        elif not self._comes:
            self._comes = True
            loop = self._console.loop
            loop.call_at(loop.now_s(), self._attend)

    def _attend(self) -> None:
        self._comes = False
        match = self._at_work()
        clock = self._clock
        if clock is not None and clock.hurry != 1.0 and not self._only_waits():
            clock.hurried(1.0)
        if match is None:
            calibrating = self._console.idle.operator.calibrating
            if self._match is not None or self._tile_lies > calibrating:
                self._lay_game_cards()
            elif calibrating > self._tile_lies:
                self._lay_a_tile()
            return
        self._note_moves(match)
        # Bots alone count the belt to its end.
        people = not set(match.seats) <= set(self._console.lobby.party.bots)
        if people and not self._ends_soon and self._only_waits():
            self._ends_soon = True
            self._console.loop.call_later(OPENING_S, self._end_wait)
        # Nothing is cleared away while everyone still looks at it.
        if match.stage.waits:
            return
        if match.state is not self._attended:
            self._see_to()
        elif self._turning is not None and not match.rests and self._turned(match) is not None:
            self._console.observe()

    def _note_moves(self, match: Any) -> None:
        moves, self._moves = self._moves, len(match.history)
        if self._moves > moves:
            self._mark(match.before[-1], match.history[-1].move)
        # One move may cause several: each step is dealt with in turn.
        self._steps += match.before[moves + 1 :]

    def _look_away(self, seats: Collection[str]) -> None:
        matches, loop = self._console.matches, self._console.loop
        self._console.do(lambda: matches.look_away(bool(seats), loop.now_s()))

    def _wait_for(self, readers: Collection[str]) -> None:
        matches, loop = self._console.matches, self._console.loop
        self._console.do(lambda: matches.wait_for(frozenset(readers), loop.now_s))

    def _hear_button(self, seat: str, button: Button, down: bool) -> None:
        """While people can only wait, let B speed up the time of a watched twin, and A end the
        wait: the twin knows what the belt is counted for."""
        clock = self._clock
        if not down or not self._only_waits() or self._match.stage.waits:
            return
        if button == "A":
            # Once the press was heard, which must not answer what is asked then.
            self._console.loop.call_later(HEARD_S, self._end_wait)
        elif clock is not None:
            clock.hurried(HURRY)

    def _end_wait(self) -> None:
        """Let the belt be counted now, if it still is."""
        self._ends_soon = False
        if self._only_waits():
            self._ends_wait = True
            self._console.observe()

    def _only_waits(self) -> bool:
        match = self._at_work()
        return match is not None and not match.rests and self._spec.only_waits(match.state)

    def _lay_game_cards(self) -> None:
        """Lay out the cards of all games to choose from: nothing is played."""
        self._match, self._zones, self._tile_lies = None, None, False
        games = self._console.lobby.setups
        cards = {f"{MIDDLE}/{slug}": CATALOGUE[slug].game_card for slug in games}
        captions = {f"{MIDDLE}/{slug}": f"{slug}-title" for slug in games}
        places = tuple(cards)
        self._world.clear(Layout(piles=places, face_up=places, captions=captions))
        for place, card in cards.items():
            self._world.keep_at(tag_uid(card), place)

    def _lay_a_tile(self) -> None:
        """Lay a tile on the belt, which is to be measured with it."""
        self._tile_lies = True
        tile = next(piece for piece in CATALOGUE["luggage"].pieces if "/tile/" in piece)
        self._world.clear()
        self._world.keep_at(tag_uid(tile), "belt/0")

    def _tidy(self) -> None:
        """Deal with what a hand has put down too late, or in the wrong place."""
        match = self._console.match
        if match is not None and match is self._match and not match.stage.waits:
            self._note_moves(match)
            self._see_to()

    def _see_to(self) -> None:
        """Deal with the present state, and with those that led to it."""
        steps, self._steps = self._steps, []
        try:
            for state in steps:
                self._croupier.attend(self._spec.setting(state))
            self._croupier.attend(self._seen())
        except NotLaidOut as error:
            matches = self._console.matches
            self._console.do(partial(matches.break_off, self._match, error))
            return
        if self.sees() is not None:
            self._console.observe()
        self._keep_lay()

    def _keep_lay(self) -> None:
        """Save how the pieces lie, in case of a power cut; those in a hand go to its fan."""
        number = self._console.matches.number
        if self._files is None or number is None:
            return
        if self._match.over:
            self._files.forget(number)
            return
        up = [
            one.piece.uid for stack in self._world.places.values() for one in stack if one.face_up
        ]
        self._files.write(number, {**self._world.lying(), FACE_UP: tuple(up)})

    def lay_out(self, match: Any) -> None:
        """Lay the table out for a match that is about to begin, or to resume as it lay. Raises
        `NotLaidOut` and changes nothing if it cannot be."""
        number = self._console.matches.number
        lay = {} if self._files is None or number is None else self._files.read(number)
        croupier = Croupier(self._world, self._random)
        croupier.lay_out(CATALOGUE[match.game.slug].setting(match.state), lay)
        self._begin(match, croupier)
        self._seen()
        self._keep_lay()

    def _at_work(self) -> Any:
        """Return the current match, after giving it a croupier of its own."""
        match = self._console.match
        if match is not None and match is not self._match:
            self._begin(match, Croupier(self._world, self._random))
        return match

    def _begin(self, match: Any, croupier: Croupier) -> None:
        self._match, self._croupier = match, croupier
        self._zones = self._spec.rules.zones
        self._moves, self._steps = len(match.history), []

    @property
    def _spec(self) -> GameSpec:
        return CATALOGUE[self._match.game.slug]

    def _seen(self) -> Setting:
        """Return the setting of the present state."""
        state = self._match.state
        if state is not self._attended:
            self._attended = state
            self._setting, self._turning = self._spec.setting(state), self._spec.turning(state)
        return self._setting

    def whose(self, reader: str, uid: Uid) -> str:
        return self._world.whose.get((reader, uid), "")

    def sees(self) -> Any:
        """Return the move that follows from what lies open for all: from a piece that a player was
        to turn over, or else the one that names the next unread card of the hands that lie face up;
        None if there is none, or while play waits."""
        match, zones = self._match, self._zones
        if zones is None and self._turning is None and not self._ends_wait:
            # Asked at every signal: in a game without cards there is nothing to look for.
            return None
        runs = match is not None and self._console.match is match
        if not runs or match.stage.waits or match.rests:
            return None
        self._ends_wait = self._ends_wait and self._only_waits()
        # What a hand still holds is about to be put back on the belt.
        if self._ends_wait and not any(seat.hand for seat in self._world.seats.values()):
            return self._spec.counted(match.state, _on_belt(self._world, self._names))
        turned = self._turned(match)
        return turned if turned is not None or zones is None else self._named(match, zones)

    def _turned(self, match: Any) -> Any:
        """Return the move that follows from a piece that was turned over; for a player who has left
        the table turns it (G-2)."""
        # Until the croupier has dealt with a state, its pieces do not lie there.
        asked = self._turning if match.state is self._attended else None
        lying = () if asked is None else self._world.places.get(asked.place, ())
        if asked is None or not lying:
            return None
        top = lying[-1]
        if not top.face_up and asked.seat in match.half.left:
            self._world.bring(top.piece.uid, asked.place, asked.place, face_up=True)
        elif not top.face_up:
            return None
        return asked.moves.get(top.piece.face)

    def _named(self, match: Any, zones: Any) -> Any:
        """Return the move that names the next unread card of the hands that lie face up."""
        state = match.state
        for (title, player, cards), shown in zones.looked_at(state, None):
            unread = zones.deck.unread_in(cards)
            if not shown or title != "hand" or player is None or not unread:
                continue
            for card in self._in_fan(state.seats[player], zones.deck):
                named = match.game.named(state, unread[-1], card)
                if named is not None and zones.may_lie(state, cards, card):
                    return named
        return None

    def _in_fan(self, seat: str, deck: Deck) -> Iterator[int]:
        """Yield the unread cards in a seat's fan."""
        cards = {tag_uid(piece): card for card, piece in enumerate(deck.pieces)}
        known = self._spec.rules.zones.located(self._match.state)
        for lying in self._world.places.get(fan(seat), ()):
            card = cards.get(lying.piece.uid)
            if card is not None and not known >> card & 1:
                yield card

    def _mark(self, before: Any, move: Any) -> None:
        """Mark where the piece of *move* belongs, in the hand that carries it."""
        game = self._match.game
        seat = game.mover(before, move)
        carry = CATALOGUE[game.slug].carry(before, move)
        if seat is not None and isinstance(carry, Carry):
            self._world.mark(seat, carry.target)

    # ---- who may act -----------------------------------------------------------------------

    def forbids(self, seat: str, act: AnyAct) -> tuple[str, str] | None:
        """Return why the hand of a seat may not do an act: it plays no part in what others do. A
        hand may always let go, and lay down what it holds; who may look is asked elsewhere."""
        match = self._console.match
        if isinstance(act, Release | Lower | Put | Peek):
            return None
        if match is None:
            lobby = self._console.lobby
            others = lobby.party.people
            joins = self._console.stage == "joining" and isinstance(act, Press)
            if not others or seat in others or joins:
                return None
            return "not-joined", f"{seat} has not joined those who are about to play"
        if match.over:
            return None
        if seat not in match.seats:
            return "not-playing", f"{seat} does not play in this match"
        if isinstance(act, Take) and self._is_anothers(seat, act.place):
            return "not-yours", f"{act.place} is in somebody else's hands"
        return None

    def _is_anothers(self, seat: str, place: str) -> bool:
        """Return True for the fan of another seat, unless the rules ask this one to take a card
        there: to steal one, or to act for a player who has left (G-2)."""
        owner, _, name = place.partition("/")
        match = self._console.match
        assert match is not None, "somebody plays"
        if name != FAN or owner not in match.seats or owner in (seat, *match.half.left):
            return False
        state, player = match.state, match.seats.index(seat)
        spec = CATALOGUE[match.game.slug]
        drawn = spec.draw(state, player)
        if drawn is not None and drawn.source == place:
            return False
        carried = (spec.carry(state, move) for move in match.game.offered(state, seat))
        return all(not isinstance(one, Carry) or one.source != place for one in carried)

    # ---- who may look ----------------------------------------------------------------------

    def may_look(self, seat: str, place: str, held: str) -> bool:
        """Return True if a seat may see the face of what lies face down at a place, or of the piece
        *held* that was taken there. As with everything that is seen, what is on disk decides."""
        match = self._console.match
        if match is None or seat not in match.seats:
            return False
        state, player, spec = match.shown.state, match.seats.index(seat), CATALOGUE[match.game.slug]
        if match.rests and not spec.takes_turns(state.options):
            # Nobody gets ahead of the others during a pause.
            return False
        if spec.may_look(state, player, place, bool(held)):
            return True
        drawn = spec.draw(state, player) if held else None
        return (drawn is not None and drawn.source == place) or (
            bool(held) and self._in_sight(spec, state, player, held)
        )

    def _in_sight(self, spec: GameSpec, state: Any, player: int, held: str) -> bool:
        """Return True if by the rules a card in a hand lies open, or is the player's own."""
        zones = spec.rules.zones
        name = self._names.get(held, "")
        if zones is None or name not in zones.deck.pieces:
            return False
        card = zones.deck.pieces.index(name)
        return bool(zones.in_sight(state, player) >> card & 1)


def _on_belt(world: World, names: Mapping[Uid, str]) -> list[str]:
    """Return the *names* of the pieces that lie on the belt, by their tags."""
    places = world.places.items()
    lying = (one for place, stack in places if place.startswith(f"{BELT}/") for one in stack)
    return [names[one.piece.uid] for one in lying if one.piece.uid in names]


def _call(console: Console, seat: str, name: str) -> None:
    """Let who sits there be called that, if a screen has its letters and nobody plays yet."""
    opens = console.match is None and console.idle.interruption is None
    if opens and is_name(name) and seat not in console.lobby.party.bots:
        console.call(seat, name)
