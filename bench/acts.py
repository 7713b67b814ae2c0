"""`reclaim bench acts`: how many taps and presses the card games cost their players, and when
anybody can do something for the first time.

Each kind of turn is performed, act by act, at a table of signals, and has to come about there. Who
does an act is who lifts the hand: a card is tapped by the player who has it, also on another's
pad. `active` is the player whose turn it is, `other` the one of the others who does most, and
`anybody` what one player does for all: to say that the cards are dealt. At a simulated table the
croupier deals, and nobody does. `every` is the same at a table where each card is read as it comes
into a hand; there `active` and `other` tap their own cards in the deal. `window` has the clicks of
that turn in a player's window (`bench.clicks`), `newcomer` the clicks there that came to nothing
(`bench.newcomers`). `first_act_s` is the time from the start of a simulated table, with one person
and bots, until its match has opened.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from bench import clicks, newcomers
from controller.conformance.hands import SPOTS, begun
from controller.conformance.steps import SEATS
from controller.games.bluff_pirate import pieces as pirate
from controller.games.captain_bluff import pieces as bluff
from controller.games.captains_orders import pieces as orders
from controller.games.catalogue import CATALOGUE, game_named
from controller.match.acts import Act, Pressed, Tapped
from controller.rules.sets import members
from controller.table.assembly import Seating, open_table
from display.scene.opening import OPENING_S
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.signals import Button

ANYBODY = -1
"""Who does what any one player does for all."""


class Way(Struct, frozen=True):
    """At which table a kind of turn is performed."""

    game: str
    players: int
    spots: bool
    reading: str


class Sitting:
    """A match in which people act, and are counted from `count` on."""

    def __init__(self, way: Way, wanted: Mapping[int, Sequence[str]] = {}) -> None:
        self.way = way
        self.late = way.reading == "late"
        spots = SPOTS if way.spots else ()
        spec = game_named(way.game)
        self.hands = begun(spec, SEATS[: way.players], spots=spots, reading=way.reading)
        self.rules = spec.rules
        self.done: Counter[int] = Counter()
        self._names: tuple[str, ...] = spec.rules.zones.deck.names
        self._wanted = {self.card(name): who for who, hand in wanted.items() for name in hand}
        """Who is dealt certain cards."""

    def __repr__(self) -> str:
        return f"<Sitting {self.way}, {self.done.total()} acts>"

    @property
    def state(self) -> Any:
        return self.hands.match.state

    def card(self, name: str) -> int:
        """The number of a card."""
        return self._names.index(name)

    def count(self) -> None:
        """What is done from now on counts."""
        self.done.clear()

    def act(self, who: int, *acts: Act) -> None:
        """A player does this."""
        self.done[who] += len(acts)
        self.hands.do(*acts)

    def press(self, who: int, buttons: str, seat: int | None = None) -> None:
        """A player presses these buttons, at their own seat or at *seat*."""
        at = SEATS[max(0, who) if seat is None else seat]
        named: Mapping[str, Button] = {"A": "A", "B": "B"}
        self.act(who, *(Pressed(at, named[button]) for button in buttons))

    def make(self, who: int, move: Any) -> None:
        """A player makes a move, as the table says that it is performed."""
        made = len(self.hands.match.history)
        match = self.hands.match
        self.act(who, *match.game.perform(match.state, move, match.half))
        assert [one.move for one in match.history[made:]] == [move], (
            f"{move} became {match.history[made:]}, {match.shown.notices()}"
        )

    def deal(self) -> None:
        """Everybody gets a hand, in which are the cards that are wanted there."""
        if self.late:
            self.press(ANYBODY, "A")
            return
        free = [card for card in range(len(self._names)) if card not in self._wanted]
        while self.state.phase == "dealing":
            deals = list(self.rules.legal(self.state, None))
            wanted = [one for one in deals if self._wanted.get(one.card) == one.receiver]
            move = (wanted or [one for one in deals if one.card in free])[0]
            self.make(move.receiver, move)


# -- Captain's Orders ----------------------------------------------------------------------

LEFT = 1
"""Who begins: the player to the left of the dealer."""


def _orders_dealt(way: Way) -> Sitting:
    sitting = Sitting(way, {LEFT: ("7-1",), 0: ("5-1",)})
    sitting.deal()
    return sitting


def order(way: Way) -> Sitting:
    """An Order is laid."""
    sitting = _orders_dealt(way)
    sitting.count()
    sitting.make(LEFT, orders.PlayOrder(LEFT, sitting.card("7-1")))
    return sitting


def asking(way: Way) -> Sitting:
    """A card is asked for, given and one discarded."""
    sitting, giver = _orders_dealt(way), 0
    given = sitting.card("5-1")
    sitting.count()
    if way.spots:
        sitting.act(giver, Tapped(SEATS[LEFT], "captains-orders/card/5-1"))
        if sitting.state.phase == "turn":
            sitting.press(giver, "A")
    else:
        sitting.make(LEFT, orders.Ask(LEFT, giver))
        sitting.make(giver, orders.Give(giver, given))
    assert sitting.state.phase == "discard"
    sitting.make(LEFT, orders.Discard(LEFT, given))
    return sitting


def discovering(way: Way) -> Sitting:
    """Somebody is accused of being the Captain; it is the last seat of the menu."""
    sitting = _orders_dealt(way)
    accused = way.players - 1
    sitting.count()
    _move_on_to(sitting, LEFT, "captains-orders-menu-discover")
    sitting.press(accused, "A")
    move = orders.Discover(LEFT, accused)
    match = sitting.hands.match
    sitting.act(LEFT, *match.game.perform(match.state, move, match.half))
    assert move in [one.move for one in match.history]
    return sitting


def _move_on_to(sitting: Sitting, who: int, id: str) -> None:
    """Take the line of that id."""
    while True:
        cursor = sitting.hands.match.shown.cursor()
        assert cursor is not None
        if cursor.options[cursor.at].id == id:
            break
        sitting.press(who, "B")
    sitting.press(who, "A")


# -- Captain Bluff -------------------------------------------------------------------------

FIRST_BELT = 0
TOKYO = ("tokyo-5", "tokyo-6", "tokyo-7")
PARIS = tuple(f"paris-{number}" for number in range(1, 18))
LONDON = "london-1"


def _bluff_dealt(way: Way) -> Sitting:
    """The departure cities lie, those of Paris."""
    players = range(way.players)
    cities = {player: PARIS[2 * player : 2 * player + 2] for player in players}
    sitting = Sitting(way, {**cities, 0: (*cities[0], *TOKYO, LONDON)})
    sitting.deal()
    while sitting.state.phase == "setup":
        player = sitting.state.due[0]
        left = sitting.state.due.count(player) - 1
        card = sitting.card(cities[player][left])
        sitting.make(player, bluff.Define(player, _free_belt(sitting), card))
    return sitting


def _free_belt(sitting: Sitting) -> int:
    return next(at for at, belt in enumerate(sitting.state.belts) if belt.destination is None)


def placement_of_three(way: Way) -> Sitting:
    """Three pieces of luggage are placed, and the run is closed."""
    sitting = _bluff_dealt(way)
    sitting.count()
    for name in TOKYO:
        sitting.make(0, bluff.Place(0, FIRST_BELT, sitting.card(name), 0))
    sitting.make(0, bluff.Done(0))
    return sitting


def defining(way: Way) -> Sitting:
    """A departure city is defined, and a card drawn for it."""
    sitting = _bluff_dealt(way)
    sitting.count()
    sitting.make(0, bluff.Define(0, _free_belt(sitting), sitting.card(LONDON)))
    if sitting.late:
        sitting.press(0, "A")
    else:
        sitting.make(0, sitting.rules.legal(sitting.state, None)[0])
    assert sitting.state.phase == "turn"
    return sitting


# -- Bluff Pirate --------------------------------------------------------------------------

PIRATE = "black-pirate"
PINK = ("pink-1", "pink-2", "pink-3", "pink-4", "pink-5")


def _drawn(sitting: Sitting, who: int) -> None:
    if sitting.late:
        sitting.press(who, "A")
        return
    for _ in range(2):
        sitting.act(who, Tapped(SEATS[who], _first_of(sitting.state.pile)))


def _first_of(cards: int) -> str:
    """The piece of the first card of a set."""
    return pirate.DECK.pieces[members(cards)[0]]


def _set_of(sitting: Sitting, count: int, who: int = 0) -> None:
    """A set is drawn for, laid, voted on and turned."""
    _drawn(sitting, who)
    for at, name in enumerate(PINK[:count]):
        sitting.make(who, pirate.Lay(who, sitting.card(name), up=not at))
    sitting.make(who, pirate.EndSet(who))
    sitting.hands.wait(1.0)
    for voter in range(sitting.way.players):
        if voter != who:
            sitting.make(voter, pirate.Vote(voter, False))
    if sitting.state.phase == "picking":
        sitting.press(sitting.way.players - 1, "A")
    if sitting.late:
        sitting.press(who, "A")
    while sitting.state.phase == "revealing":
        card = members(sitting.state.down & ~sitting.state.revealed)[0]
        sitting.make(who, pirate.Reveal(who, card))


def _pirates_dealt(way: Way) -> Sitting:
    sitting = Sitting(way, {0: PINK, 1: (PIRATE,)})
    sitting.deal()
    return sitting


def set_of_three(way: Way) -> Sitting:
    """A turn with a set of three."""
    return _turn_with_set(way, 3)


def set_of_five(way: Way) -> Sitting:
    """A turn with a set of five."""
    return _turn_with_set(way, 5)


def _turn_with_set(way: Way, cards: int) -> Sitting:
    sitting = _pirates_dealt(way)
    sitting.count()
    _set_of(sitting, cards)
    assert sitting.state.turns == 2
    return sitting


def discard_turn(way: Way) -> Sitting:
    """A turn with a discard."""
    sitting = _pirates_dealt(way)
    sitting.count()
    _drawn(sitting, 0)
    sitting.make(0, pirate.Discard(0, sitting.card("pink-4")))
    assert sitting.state.turns == 2
    return sitting


def boarding(way: Way) -> Sitting:
    """A ship is boarded, and three of its player's cards are taken."""
    sitting = _pirates_dealt(way)
    _set_of(sitting, 3)
    sitting.count()
    sitting.make(1, pirate.BoardShip(1, sitting.card(PIRATE)))
    sitting.press(0, "A")
    if sitting.late:
        sitting.press(1, "A")
    while sitting.state.phase == "stealing":
        sitting.act(1, Tapped(SEATS[1], _first_of(sitting.state.hands[0])))
    assert sitting.state.turns > 2
    return sitting


# -- what is counted -----------------------------------------------------------------------

Turn = Callable[[Way], Sitting]


def _bluff_hands(way: Way) -> Sitting:
    sitting = Sitting(way)
    sitting.deal()
    return sitting


KINDS: Mapping[str, Mapping[str, tuple[int, Turn]]] = {
    # game: each kind of turn, with whose turn it is
    "captains-orders": {
        "deal": (LEFT, _orders_dealt),
        "order": (LEFT, order),
        "asking": (LEFT, asking),
        "discovering": (LEFT, discovering),
    },
    "captain-bluff": {
        "deal": (0, _bluff_hands),
        "placement_of_three": (0, placement_of_three),
        "defining": (0, defining),
    },
    "bluff-pirate": {
        "deal": (0, _pirates_dealt),
        "set_of_three": (0, set_of_three),
        "set_of_five": (0, set_of_five),
        "discard_turn": (0, discard_turn),
        "boarding": (1, boarding),
    },
}


def run(seed: int, quick: bool, game: str | None) -> dict[str, Any]:
    """Perform every kind of turn with every number of players; what `--json` prints. Nothing is
    left to chance, whatever the *seed*; a *quick* run leaves out the tables that read every card,
    and the player's window.
    """
    games = [slug for slug in CATALOGUE if game in (None, slug)]
    windows = [] if quick else games
    return {
        "games": turns(
            [slug for slug in games if slug in KINDS], ["acts"] if quick else [*READINGS]
        ),
        "window": {slug: _clicks(slug) for slug in windows if slug in clicks.KINDS},
        "newcomer": {slug: newcomers.in_vain(slug, MATCHES) for slug in windows},
        "first_act_s": {slug: first_act_s(slug) for slug in games},
    }


READINGS = {"acts": "late", "every": "every"}
"""How cards are read under each key."""


def turns(games: Sequence[str], readings: Sequence[str] = tuple(READINGS)) -> dict[str, Any]:
    """Perform every kind of turn of those games, at tables that read cards in those ways."""
    return {
        slug: {
            name: {
                kind: _performed(slug, turn, READINGS[name]) for kind, turn in KINDS[slug].items()
            }
            for name in readings
        }
        for slug in games
    }


def _clicks(game: str) -> dict[str, int]:
    """The clicks of each kind of turn in a player's window."""
    return {name: clicks.clicks(kind) for name, kind in clicks.KINDS[game].items()}


MATCHES = 5
"""In which a newcomer's clicks are counted, of each game."""

LONGEST_OPENING_S = 120.0


def first_act_s(game: str) -> float:
    """When anybody at a simulated table can do something for the first time, in seconds after it
    was started, and the player's window has shown how the match begins."""
    spec = game_named(game)
    players = spec.rules.players[0]
    seating = Seating(players, players - 1, "normal", 1, game, speed="normal")
    file = load_table_file(spec.table_file)
    with Loop(VirtualClock()) as loop, open_table(file, loop, seating, deep=True) as opened:
        opened.start()

        loop.run(while_=lambda: opened.match is None)
        if not spec.only_waits(opened.match.state):
            # Play waits for who reads the opening.
            return OPENING_S
        loop.run(until_s=LONGEST_OPENING_S, while_=lambda: spec.only_waits(opened.match.state))
        return round(loop.now_s(), 1)


def _performed(game: str, turn: tuple[int, Turn], reading: str) -> dict[str, Any]:
    """The acts of one kind of turn, with spots and without."""
    players = game_named(game).rules.players
    return {
        name: _alike({count: _acts(Way(game, count, spots, reading), *turn) for count in players})
        for name, spots in (("spots", True), ("no_spots", False))
    }


def _acts(way: Way, active: int, turn: Turn) -> dict[str, int]:
    done = turn(way).done
    others = [done[player] for player in range(way.players) if player != active]
    return {"active": done[active], "other": max(others), "anybody": done[ANYBODY]}


def _alike(by_players: Mapping[int, dict[str, int]]) -> dict[str, Any]:
    """One figure where it is the same with every number of players; else one for each."""
    found: dict[str, Any] = {}
    for who in ("active", "other", "anybody"):
        counts = {str(players): acts[who] for players, acts in by_players.items()}
        figures = set(counts.values())
        found[who] = figures.pop() if len(figures) == 1 else counts
    return found


def table(result: dict[str, Any]) -> str:
    """Return the result as a table for people: acts of the active player (of another one)."""
    rows = [f"{'game':<18}{'turn':<22}{'spots':>14}{'no spots':>14}{'window':>14}"]
    for game, readings in result["games"].items():
        for reading, kinds in readings.items():
            for kind, tables in kinds.items():
                name = kind if reading == "acts" else f"{kind}, all read"
                figures = "".join(f"{_figure(acts):>14}" for acts in tables.values())
                window = result["window"].get(game, {}) if reading == "acts" else {}
                rows.append(
                    f"{game:<18}{name.replace('_', ' '):<22}{figures}{window.get(kind, ''):>14}"
                )
    # What only a window has.
    for game, kinds in result["window"].items():
        acts = result["games"].get(game, {}).get("acts", {})
        rows += [
            f"{game:<18}{kind.replace('_', ' '):<50}{count:>14}"
            for kind, count in kinds.items()
            if kind not in acts
        ]
    rows += [
        f"{game:<18}newcomer: {one['refused']} refused and {one['useless']} useless of "
        f"{one['clicks']} clicks ({one['share']:.1%})"
        for game, one in result["newcomer"].items()
    ]
    rows += [f"{game:<18}first act after {s:.1f} s" for game, s in result["first_act_s"].items()]
    return "\n".join(rows)


def _figure(acts: Mapping[str, Any]) -> str:
    return f"{_span(acts['active'])} ({_span(acts['other'])})"


def _span(count: int | Mapping[str, int]) -> str:
    if isinstance(count, int):
        return str(count)
    return f"{min(count.values())} to {max(count.values())}"
