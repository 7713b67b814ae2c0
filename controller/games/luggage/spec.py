"""All that a table needs to play "Where's My Luggage?", and how its pieces look and lie."""

from collections.abc import Collection, Iterator, Mapping

from controller.games.luggage import pieces
from controller.games.luggage.bot import brain
from controller.games.luggage.rules import rules
from controller.games.luggage.state import State, in_hands, is_active, tiles_in_play
from controller.games.luggage.table import LuggageTable
from controller.games.luggage.told import feats, recorded, why
from controller.games.spec import GameSpec, OptionLine, in_rounds, lies_in_front
from controller.match.teaching import Lesson, SeenMatch
from controller.rules.sets import members
from controller.views import LuggageView, PlayerView
from controller.views.box import PathView, Track
from hardware.scene import Label, Layout, Setting, Stack

MOST_POINTS = pieces.HAND * pieces.ROUNDS[-1]

MEMORY_PLACES = 18
"""Three rows of six (rulebook, the variant for younger players)."""


def _card(passenger: int) -> tuple[Label, Label]:
    pattern = pieces.SUITCASES[pieces.passenger_suitcase(passenger)]
    return Label("card", False, "card-back"), Label(
        "card", True, pieces.PASSENGERS[passenger], pattern
    )


def _tile(tile: int) -> tuple[Label, Label]:
    pattern, owner = pieces.SUITCASES[pieces.tile_suitcase(tile)], pieces.tile_passenger(tile)
    name = pieces.LOST if owner is None else pieces.PASSENGERS[owner]
    return Label("tile", False, pattern, pattern), Label("tile", True, name, pattern)


CARDS = tuple(pieces.passenger_piece(passenger) for passenger in range(pieces.PASSENGER_COUNT))
TILES = tuple(pieces.tile_piece(tile) for tile in range(pieces.TILE_COUNT))
SIDES = {
    **{CARDS[passenger]: _card(passenger) for passenger in range(pieces.PASSENGER_COUNT)},
    **{TILES[tile]: _tile(tile) for tile in range(pieces.TILE_COUNT)},
}
"""Back and face of every card and tile."""


SCORE_BOARD = Track((PathView("0", "end", MOST_POINTS),), ("end",), numbered=True)
"""The points that can be scored; the screen counts them, too."""


IN_FRONT = ("draw", "action", "aside", "shown")
"""The piles in front of a seat."""


def setting(state: State) -> Setting:
    """Cards are dealt face down to every seat, and tiles lie pattern up: on the belt, or in rows
    on the table top for the memory variant (Setup, New Round).

    What nobody has seen is dealt again after a power cut, unless it is known how it lay: the cards
    that were never flipped, and the order of the tiles. A tile that was in a hand goes back on the
    belt. In rulebook play nobody but the players knows what lies in front of them.
    """
    rulebook = state.options.play == "rulebook"
    memory = state.options.variant == "memory"
    unseen = tuple([CARDS[one] for one in members(state.options.passengers & ~state.flipped)])
    pile = "shown" if state.phase == "check" else "aside"
    stacks = []
    for seat, player in zip(state.seats, state.players, strict=True):
        stacks.append(Stack(f"{seat}/draw", unseen, count=player.unseen))
        # Open cards go around: the one at the bottom of the pile is the next to come up.
        current = () if player.current is None else (player.current,)
        going_around = tuple([CARDS[one] for one in (*player.waiting, *current)])
        stacks.append(Stack(f"{seat}/action", going_around, face_up=True))
        for passenger, tile in player.aside:
            stacks.append(Stack(f"{seat}/{pile}", (TILES[tile],)))
            stacks.append(Stack(f"{seat}/{pile}", (CARDS[passenger],), face_up=True))
    return Setting(
        Layout(),
        tuple(stacks),
        begins=state.phase == "mapping",
        loose=True,
        unknown=tuple(f"{seat}/{pile}" for seat in state.seats if rulebook for pile in IN_FRONT),
        spread=tuple([TILES[tile] for tile in members(state.belt | in_hands(state))]),
        spread_on_table=MEMORY_PLACES if memory else None,
    )


def may_look(state: State, player: int, place: str, held: bool) -> bool:
    """A tile is looked at in the hand, by a player who searches; cards are flipped one by one, not
    looked under (L-1, L-4). What one has set aside one may look at, and the check is public (L-14),
    even of a tile that was set aside unseen."""
    if place.startswith(("belt/", "table/")):
        searches = state.phase == "play" and is_active(state, player)
        return held and (searches or state.phase == "check")
    if place == f"{state.seats[player]}/draw":
        return held
    return lies_in_front(state, player, place)


# -- the lessons of a first match -----------------------------------------------------------

PLAY = ("luggage-play",)

MEMORY = tuple(
    f"luggage-play-memory{seen}{due}" for seen in ("", "-turned") for due in ("", "-flip")
)


def _people(seen: SeenMatch) -> Iterator[PlayerView]:
    view = seen.view()
    assert isinstance(view, LuggageView), "a match of this game"
    return (player for player in view.players if player.seat in seen.people)


def _may_flip(seen: SeenMatch) -> bool:
    return any(person.passenger is None and person.unseen > 0 for person in _people(seen))


def _searches(seen: SeenMatch) -> bool:
    return any(person.passenger is not None for person in _people(seen))


def _plays(play: str, seen: SeenMatch) -> bool:
    view = seen.view()
    return isinstance(view, LuggageView) and view.play == play


def _all_at_once(seen: SeenMatch) -> bool:
    view = seen.view()
    return isinstance(view, LuggageView) and view.variant == "belt"


def _taps(seen: SeenMatch) -> bool:
    return _searches(seen) and _plays("assisted", seen)


def _judges(seen: SeenMatch) -> bool:
    return _searches(seen) and _plays("rulebook", seen)


def _has_settled_all(seen: SeenMatch) -> bool:
    return any(person.cards_left == 0 and not person.done for person in _people(seen))


LESSONS = (
    Lesson("ready", ("luggage-ready",), who="everybody", when=_all_at_once),
    Lesson("flip", PLAY, who="everybody", when=_may_flip),
    Lesson("grab", PLAY, who="everybody", when=_searches),
    Lesson("tap", PLAY, who="everybody", when=_taps),
    Lesson("judge", PLAY, who="everybody", when=_judges),
    Lesson("done", PLAY, who="everybody", when=_has_settled_all),
    Lesson("check", ("luggage-check",), who="everybody"),
    Lesson("memory", MEMORY, who="everybody"),
)

CAPTIONS: Mapping[type, int] = {pieces.Flip: 1, pieces.Look: 2, pieces.Done: 4}
"""Which of the six rules an act goes by."""


def counted(state: State, on_belt: Collection[str]) -> pieces.Mapped | pieces.Verified | None:
    """Return the move that ends a lap whose result is seen at a glance. By the rulebook, people may
    still have to put back what they hold when a round has ended, and nobody knows what that is."""
    tiles = {pieces.PIECES[name][1] for name in on_belt if pieces.PIECES[name][0] == "tile"}
    match state.phase:
        case "mapping":
            return pieces.Mapped(tuple(sorted(tiles_in_play(state) - tiles)))
        case "verifying" if state.options.play == "assisted":
            return pieces.Verified(tuple(sorted(tiles)))
    return None


SPEC = GameSpec(
    slug="luggage",
    title="Where's My Luggage?",
    ages_from=8,
    minutes=20,
    rules=rules,
    feats=feats,
    progress=in_rounds,
    reduced={"per_suitcase": pieces.REDUCED_SET},
    results=recorded,
    why=why,
    lessons=LESSONS,
    captions=CAPTIONS,
    lines=(
        OptionLine("play", ("assisted", "rulebook")),
        OptionLine("per_suitcase", tuple(reversed(pieces.SETS))),
        OptionLine("rounds", tuple(reversed(pieces.ROUNDS))),
        OptionLine("variant", ("belt", "memory"), prevails=True),
        OptionLine("clock_min", (None, *pieces.CLOCK_MIN)),
    ),
    begins="first_player",
    table=LuggageTable,
    describe=pieces.describe,
    sides=SIDES,
    setting=setting,
    brain=brain,
    may_look=may_look,
    of_player=("pawn",),
    track=SCORE_BOARD,
    takes_turns=lambda options: options.variant == "memory",
    only_waits=lambda state: state.phase in ("mapping", "verifying"),
    counted=counted,
)
