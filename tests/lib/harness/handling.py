"""Hands at a simulated table: the same acts as in `controller.conformance.hands`, done in the
world of a twin.

Pieces are taken, held to a reader, and put where they belong by what became of the tap: a card that
was refused goes back to where it was. On the deep twin every tap passes through chips, drivers and
serial lines.
"""

from contextlib import ExitStack, suppress

from msgspec.structs import replace

from controller.bots.carrying import Carry, fan
from controller.conformance.hands import AFTER_S, PRESS_S, TAP_S
from controller.errors import IllegalMove
from controller.match.acts import HOLD_S, Pressed, Tapped, TappedAt
from controller.table.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.errors import HandError
from hardware.loop import Loop, VirtualClock
from hardware.scene import Press, Put, Release, Take, Tap, TurnOver
from hardware.sim.places import tag_uid

ANSWER_S = 0.3
"""Time for a reader to notice a tag, and the table to answer."""


class Handling:
    """A match of the *spec* game between people at *seats* of the table *file*, on a twin.

    Must be closed; also a context manager.
    """

    def __init__(
        self, spec, seats, *, file=None, deep=False, seed=0, journal=None, resume=False, **options
    ):
        self.spec = spec
        table = load_table_file(file or spec.table_file)
        with ExitStack() as opening:
            self.loop = opening.enter_context(Loop(VirtualClock()))
            seating = Seating(len(seats), 0, "normal", seed, spec.slug, options, resume=resume)
            self.opened = opening.enter_context(
                open_table(table, self.loop, seating, deep=deep, journal=journal)
            )
            self.opened.start()
            self.world = self.opened.world
            self.seats = self.opened.match.seats
            self.spots = self.opened.table.spots
            self.loop.run(while_=lambda: not self.world.places)
            self._opened = opening.pop_all()

    def __enter__(self):
        return self

    def __exit__(self, *exc_info):
        self.close()

    def close(self):
        self._opened.close()

    @property
    def match(self):
        return self.opened.match

    @property
    def now_s(self):
        return self.loop.now_s()

    # ---- as in `Acting` ------------------------------------------------------------------------

    def perform(self, act):
        match act:
            case Tapped(seat, piece):
                return self.tap(f"pad/{seat}", piece)
            case TappedAt(spot, piece):
                return self.tap(self.spots[spot - 1], piece)
            case Pressed(seat, button):
                return self.press(button, seat)

    def turn_over(self, seat, place):
        """Turn over what lies there, for all to see."""
        self.world.act(seat, TurnOver(place), self.now_s)

    def wait(self, seconds):
        self.loop.run(until_s=self.now_s + seconds)

    def press(self, button, *seats, for_s=PRESS_S):
        for seat in seats:
            self.world.act(seat, Press(button), self.now_s)
        self.wait(for_s)
        for seat in seats:
            self.world.act(seat, Release(button), self.now_s)
        self.wait(ANSWER_S)
        self.tidy()

    def agree(self):
        self.wait(AFTER_S)
        self.press("A", *self.seats, for_s=HOLD_S + 0.2)

    def tap(self, reader, *pieces):
        """Hold pieces to a pad or a spot, all at once. False where no hand can."""
        taken = self._take(pieces, self._whose(reader, pieces[0]))
        if taken is None:
            return False
        for seat in taken:
            self.world.act(seat, Tap(TAP_S, reader), self.now_s)
        self.wait(TAP_S + ANSWER_S)
        # What was taken last is laid back first, so that a pile is as it was.
        for seat, (piece, place, index) in reversed(taken.items()):
            held = self.world.seats[seat].hand
            if held is not None and held.piece.uid == tag_uid(piece):
                target, face_up = self._belongs(piece) or (place, False)
                at = index if target == place == fan(place.partition("/")[0]) else None
                try:
                    self.world.act(seat, Put(target, face_up, at), self.now_s)
                except HandError:
                    # One that nobody may see, and that passes for a card of a hand.
                    self.world.act(seat, Put(place), self.now_s)
        self.tidy()
        return True

    def chosen(self, spec, luck):
        """A move to play now, drawn at random among those that hands can do: cards are dealt from
        the top of their pile."""
        match = self.match
        draws = [
            (seat, draw)
            for player, seat in enumerate(self.seats)
            if (draw := spec.draw(match.state, player)) is not None
        ]
        # With late reading the word of a button may do, too.
        if not draws or (match.state.options.reading == "late" and luck.random() < 0.5):
            return self._as_it_lies(spec, luck)
        seat, draw = luck.choice(draws)
        drawn = self.world.places[draw.source][-1 if draw.index is None else draw.index]
        act = Tapped(seat, self._piece(drawn.piece.uid))
        (move,) = match.game.read(match.referee, match.state, match.half, act).moves
        match.game.play(match.state, move)
        return move

    def _as_it_lies(self, spec, luck):
        """A move at random, with a card that its player has: an unread card may be any, by the
        rules, and is one of the fan."""
        game, state = self.match.game, self.match.state
        while True:
            move = spec.rules.random_move(state, luck.random)
            if hasattr(move, "unread") and not hasattr(move, "card"):
                # A card is not named otherwise than it is: somebody has it.
                continue
            having = self._who_may_have(move)
            if not having:
                return move
            lying = [one for seat in having for one in self.world.places.get(fan(seat), ())]
            held = [game.pieces[self._piece(one.piece.uid)][1] for one in lying]
            located = game.zones.located(state)
            if hasattr(move, "unread"):
                held = [card for card in held if not located >> card & 1]
            elif located >> move.card & 1:
                return move
            if move.card in held:
                return move
            for card in luck.sample(held, len(held)):
                instead = replace(move, card=card)
                with suppress(IllegalMove):
                    game.play(state, instead)
                    return instead

    def _who_may_have(self, move):
        """The seats of which one has the card of a move; none where it need not be in a hand. The
        table reads every card that is laid: its number says only that nobody has read it yet."""
        game, state = self.match.game, self.match.state
        if getattr(move, "card", None) is None:
            return ()
        if hasattr(move, "unread"):
            _, owner, _ = game.zones.where(state, move.unread)
            return self.seats if owner is None else (self.seats[owner],)
        mover = game.mover(state, move)
        may_be_read = game.zones.deck.is_read(move.card)
        if mover is None or (may_be_read and game.place(state, move) is None):
            return ()
        return (mover,)

    # ---- where pieces are ----------------------------------------------------------------------

    def tidy(self):
        """Put every card that is in a hand by the state into that hand, where a tap or the Undo
        card has moved it only there."""
        for player, seat in enumerate(self.seats):
            for piece in self._in_hand(player):
                place = self._place(piece)
                if place is None or place == fan(seat):
                    continue
                # Where it is out of reach, somebody has named a card that is another one.
                with suppress(HandError):
                    self.world.act(seat, Take(place, self._index(piece, place)), self.now_s)
                    self.world.act(seat, Put(fan(seat)), self.now_s)

    def _in_hand(self, player):
        game = self.match.game
        hand = game.hand(self.match.state, player)
        return [
            piece
            for piece, (kind, number) in game.pieces.items()
            if kind == "card" and hand >> number & 1
        ]

    def _whose(self, reader, piece):
        """The seat whose move that would be: nobody else takes the piece where it lies for all."""
        match = self.match
        seat = reader.removeprefix("pad/")
        at_pad = seat in self.seats
        act = Tapped(seat, piece) if at_pad else TappedAt(self.spots.index(reader) + 1, piece)
        if piece in match.game.pieces:
            moves = match.game.read(match.referee, match.state, match.half, act).moves
            movers = [match.game.mover(match.state, move) for move in moves]
            seat = next((mover for mover in movers if mover is not None), seat)
        return seat if seat in self.seats else self.seats[0]

    def _take(self, pieces, whose):
        """Seat -> (piece, place, index): hands that have taken them; None where one is out of
        reach."""
        taken = {}
        for piece in pieces:
            place = self._place(piece) or self._bring(piece)
            if place is None:
                break
            index = self._index(piece, place)
            owner = place.partition("/")[0]
            hands = [owner] if owner in self.seats else [whose, *self.seats]
            seat = next((seat for seat in hands if seat not in taken), None)
            if seat is None:
                seat = next(one for one in self.seats if one not in taken)
            try:
                self.world.act(seat, Take(place, index), self.now_s)
            except HandError:
                break
            taken[seat] = (piece, place, index)
        else:
            return taken
        for seat, (_, place, _) in reversed(taken.items()):
            self.world.act(seat, Put(place), self.now_s)
        return None

    def _bring(self, piece):
        """Somebody has a piece of another game about; None where there is no such piece."""
        place = f"{self.seats[0]}/pocket"
        if tag_uid(piece) not in self.world.pieces:
            return None
        self.world.lay(tag_uid(piece), place)
        return place

    def _place(self, piece):
        uid = tag_uid(piece)
        for place, stack in self.world.places.items():
            if any(lying.piece.uid == uid for lying in stack):
                return place
        return None

    def _index(self, piece, place):
        uids = [lying.piece.uid for lying in self.world.places[place]]
        return uids.index(tag_uid(piece))

    def _belongs(self, piece):
        """Where a piece belongs that was just tapped, and whether face up; None: where it was."""
        for player, seat in enumerate(self.seats):
            if piece in self._in_hand(player):
                return fan(seat), False
        match = self.match
        if match.history:
            carry = self.spec.carry(match.before[-1], match.history[-1].move)
            _, number = match.game.pieces.get(piece, ("", None))
            card = getattr(match.history[-1].move, "card", None)
            if isinstance(carry, Carry) and card == number:
                return carry.target, carry.face_up
        return None

    def _piece(self, uid):
        return next(piece for piece in self.match.game.pieces if tag_uid(piece) == uid)
