"""A clumsy player: it means to play at random, errs in every way that hands can err, and then does
what the screen tells it.

It plays all seats. What it means to do is drawn from one lot of luck and its slips from another,
so a match with slips that the rules forbid must go like the same match without any. A slip that
happens to be an act of the game counts as played.

Every slip must be answered: by a notice with a remedy, or by the cursor, or by a move; only taps
and presses that were doubled may pass in silence. And however often it errs, what it means to do
must come about: the table knows no dead end.
"""

from collections import Counter
from random import Random

from controller import interaction, intermission
from controller.controls import PAUSE, RECOUNT, UNDO
from controller.errors import IllegalMove
from controller.games.box import tag_uid
from controller.interaction import Pressed, Tapped, TappedAt
from controller.menu import CURSOR, Meant, Withdrawn, pressed
from hardware.signals import TagEntered
from harness.acting import AFTER_S, FOREIGN

PATIENCE = 80
"""So many acts must do for one move, slips and buttons included."""

SLIPS = (
    "forgotten",
    "late",
    "doubled",
    "wrong place",
    "wrong player",
    "other game",
    "two at once",
    "taken back",
    "wrong button",
    "two seats press",
    "control card",
)


class DeadEnd(AssertionError):
    """What a player means to do does not come about, whatever it does."""


class Unnamed(AssertionError):
    """A slip had no answer on the screen."""


class Clumsy:
    """Plays a match of a *listed* game with *hands* (`harness.acting`, `harness.handling`).

    It slips at that *share* of its acts, while *harmless* only in ways that the rules forbid.
    `slips` counts them by their kind, `counted` those that were acts of the game, and `notices`
    what the table said.
    """

    def __init__(self, listed, hands, seed, *, share=0.1, harmless=False, others=(), rare=()):
        self.listed = listed
        self.hands = hands
        self.share = share
        self.harmless = harmless
        self.others = others
        """Pieces of other games that lie about."""
        self.rare = rare
        """Kinds of moves that are meant one time in ten only, as they end a round."""
        self.slips, self.counted, self.notices = Counter(), Counter(), Counter()
        self.moves = []
        """What it meant to play and has played."""
        self._luck = Random(f"{seed}/luck")
        self._slip = Random(f"{seed}/slips")
        self._kinds = {
            "forgotten": self._forgotten,
            "late": self._late,
            "doubled": lambda move, act: [],
            "wrong place": self._wrong_place,
            "wrong player": self._wrong_player,
            "other game": self._other_game,
            "two at once": self._two_at_once,
            "taken back": lambda move, act: [],
            "wrong button": self._wrong_button,
            "two seats press": self._two_seats,
            "control card": self._control_card,
        }
        self._cards = {
            number: piece
            for piece, (kind, number) in self.game.pieces.items()
            if kind == "card"
        }

    @property
    def match(self):
        return self.hands.match

    @property
    def game(self):
        return self.match.game

    # ---- play ----------------------------------------------------------------------------------

    def play(self, checked=lambda state: None):
        """Play to the end of the match; *checked* is told every state."""
        while not self.match.over:
            self.play_one()
            checked(self.match.state)

    def play_one(self):
        """One move, with whatever goes wrong on the way."""
        state = self.match.state
        move = self._chosen()
        how = self.game.perform
        for _ in range(PATIENCE):
            if self._slip.random() < self.share:
                self._err(move, how(state, move, self.match.half)[0])
            self._put_right()
            self.hands.wait(AFTER_S)
            if self.match.state is not state:
                return
            act = how(state, move, self.match.half)[0]
            if self.hands.perform(act) is False:
                # The piece is not to be had: the cursor says it.
                how = self.game.with_cursor
            if self.match.state is not state:
                break
        else:
            raise DeadEnd(f"{move} does not come about: {self.match.notices()}")
        self.moves.append(move)
        self._check_healed(state, move)
        if not self.match.over and self._slip.random() < self.share:
            self._err_afterwards(move, act)

    def _chosen(self):
        """A move that hands can do."""
        while True:
            move = self.hands.chosen(self.listed, self._luck)
            if isinstance(move, self.rare) and self._luck.random() < 0.9:
                continue
            try:
                self.game.perform(self.match.state, move)
            except LookupError:
                # With a card that was never read: it is named instead.
                continue
            return move

    def _check_healed(self, before, move):
        """Whoever has done the right thing is not blamed any more."""
        played = [one.move for one in self.match.history]
        assert move in played[-3:], f"meant {move}, and played {played[-3:]}"
        seat = self.game.mover(before, move)
        standing = [n for n in self.match.notices() if n.seat == seat and n.kind == "mistake"]
        assert not standing or seat is None, f"{seat} has done it, and is told {standing}"

    def _put_right(self):
        """What the screen asks for, whatever was meant."""
        if intermission.rests(self.match.half):
            self.hands.wait(AFTER_S)
            self.hands.tap(f"pad/{self.match.seats[0]}", PAUSE)
        if any(notice.key.startswith("table.uncounted") for notice in self.match.notices()):
            self.hands.agree()

    # ---- slips ---------------------------------------------------------------------------------

    def _err(self, move, act):
        """One slip before the act that was meant."""
        kind = self._slip.choice(SLIPS)
        self._do(kind, self._kinds[kind](move, act))

    def _err_afterwards(self, move, act):
        """One slip when the act is done: it is done twice, or its piece is taken back."""
        kind = self._slip.choice(("doubled", "taken back"))
        if kind == "doubled":
            between = [("press", "B", self._any_seat())] if self._slip.random() < 0.3 else []
            wait_s = self._slip.choice((0.15, 0.6, 1.2, 3.0))
            return self._do(kind, [("wait", wait_s), *between, self._primitive(act)])
        piece = getattr(act, "piece", None)
        if piece is not None:
            reader = f"pad/{self._any_seat()}"
            self._do(kind, [("wait", self._slip.choice((0.6, 3.0))), ("tap", reader, piece)])
        return None

    def _do(self, kind, acts):
        for number, act in enumerate(acts):
            if self.match.over or (self.harmless and self._counts(act)):
                return
            state, half, since_s = self.match.state, self.match.half, self.hands.now_s
            conduct, silent = self.match._conduct, kind == "doubled" or self._is_silent(act)
            if getattr(self.hands, act[0])(*act[1:]) is False:
                return
            self.slips[kind] += number == 0
            told = [n for n in self.match.notices() if n.at_s >= since_s]
            self.notices.update(notice.key for notice in told)
            if any(not notice.remedy for notice in told):
                raise Unnamed(f"{kind}, {act}: no remedy in {told}")
            changed = self.match.state is not state or self.match._conduct is not conduct
            self.counted[kind] += self.match.state is not state
            if not (told or changed or self.match.half != half or silent):
                raise Unnamed(f"{kind}, {act}: nothing on the screen, in {state}")

    def _forgotten(self, move, act):
        """Nobody taps, and the next player goes on."""
        after = self.listed.rules.apply(self.match.state, move)
        following = self.listed.rules.random_move(after, self._slip.random)
        if following is None:
            return []
        try:
            return [self._primitive(self.game.perform(after, following)[0])]
        except LookupError:
            return []

    def _late(self, move, act):
        return [("wait", self._slip.choice((6.0, 30.0)))]

    def _wrong_place(self, move, act):
        piece = getattr(act, "piece", None)
        return [] if piece is None else [("tap", self._any_reader(), piece)]

    def _wrong_player(self, move, act):
        """Somebody else's card, where this one's is to go or anywhere."""
        right = self._reader(act)
        reader = right if right and self._slip.random() < 0.5 else self._any_reader()
        return [("tap", reader, self._slip.choice(sorted(self._cards.values())))]

    def _other_game(self, move, act):
        piece = self._slip.choice((FOREIGN, *self.others))
        return [("tap", self._reader(act) or self._any_reader(), piece)]

    def _two_at_once(self, move, act):
        piece = getattr(act, "piece", None)
        if piece is None:
            return []
        other = self._slip.choice([one for one in sorted(self._cards.values()) if one != piece])
        return [("tap", self._reader(act), piece, other)]

    def _wrong_button(self, move, act):
        presses = []
        for _ in range(self._slip.randint(1, 6)):
            presses.append(("press", self._slip.choice("AB"), self._any_seat()))
            presses.append(("wait", self._slip.choice((0.15, 0.5, 1.0))))
        return presses

    def _two_seats(self, move, act):
        seats = self._slip.sample(self.match.seats, 2)
        button = act.button if isinstance(act, Pressed) else self._slip.choice("AB")
        return [("press", button, *seats)]

    def _control_card(self, move, act):
        return [("tap", self._any_reader(), self._slip.choice((PAUSE, UNDO, RECOUNT)))]

    # ---- what a slip would be ------------------------------------------------------------------

    def _counts(self, act):
        """Whether an act would be one of the game, or take something back."""
        match act:
            case ("tap", reader, piece):
                if piece == UNDO and self.match.history:
                    before = self.match._before[-1]
                    last = self.match.history[-1].move
                    return self.game.may_undo(before, last, self.match.state)
                meant = self._step(reader, piece).act
                return meant is not None and self._is_played(meant)
            case ("press", button, *seats):
                return any(self._takes(Pressed(seat, button)) for seat in seats)
        return False

    def _is_played(self, act):
        game, match = self.game, self.match
        for move in game.read(match._conduct, match.state, match.half, act).moves:
            try:
                game.play(match.state, move)
            except IllegalMove:
                continue
            return True
        return False

    def _takes(self, press):
        game, match = self.game, self.match
        menu = game.menu(match.state, match._conduct, match.half)
        if menu is None or menu.seat not in ("", press.seat):
            return self._is_played(press)
        _, taken = pressed(menu, match.half.get(CURSOR, ""), press.button)
        return taken is not None and not isinstance(taken, Meant | Withdrawn)

    def _is_silent(self, act):
        """Whether nothing needs to be said of it: time that passes, a tap that was doubled by
        chance, and the second of two presses of which nobody can have seen what came between."""
        match act:
            case ("wait", _) | ("press", _, _, _):
                return True
            case ("press", "A", _):
                return self.match._pointer._since_s > self.hands.now_s - 0.5
            case ("tap", reader, piece):
                step = self._step(reader, piece)
                if step.act is None:
                    return step.notice is None
                known = piece in self.game.pieces
                return known and self.game.already(self.match.state, self.match.half, step.act)
        return False

    def _step(self, reader, piece):
        """What a tap would be."""
        signal = TagEntered(at_s=self.hands.now_s, reader=reader, uid=tag_uid(piece))
        match = self.match
        return interaction.step(match._pending, signal, match._registry, self.hands.spots)

    # ---- what there is -------------------------------------------------------------------------

    def _primitive(self, act):
        if isinstance(act, Pressed):
            return ("press", act.button, act.seat)
        return ("tap", self._reader(act), act.piece)

    def _reader(self, act):
        match act:
            case Tapped(seat, _):
                return f"pad/{seat}"
            case TappedAt(spot, _):
                return self.hands.spots[spot - 1]
        return None

    def _any_reader(self):
        pads = [f"pad/{seat}" for seat in self.match.seats]
        return self._slip.choice([*pads, *self.hands.spots])

    def _any_seat(self):
        return self._slip.choice(self.match.seats)
