"""How the game is played with pieces, pads and buttons: acts become moves and back."""

import random

import pytest

from controller.belt import new_track
from controller.errors import IllegalMove
from controller.games.luggage import rules
from controller.games.luggage.legal import legal_moves, random_move
from controller.games.luggage.moves import (
    Done,
    Flip,
    Look,
    Mapped,
    Ready,
    Recounted,
    Return,
    Verified,
)
from controller.games.luggage.options import options_from
from controller.games.luggage.pieces import passenger_piece, tile_piece
from controller.games.luggage.referee import Conduct
from controller.games.luggage.table import LuggageTable
from controller.match import interaction
from controller.match.interaction import Pending, Pressed, SeenOnBelt, Tapped
from controller.match.tablegame import TableShape
from controller.table.assembly import simulated_registry
from hardware.signals import (
    BeltMoved,
    ButtonPressed,
    ButtonReleased,
    ReaderLost,
    RunBelt,
    StopBelt,
    TagEntered,
    TagLeft,
)
from hardware.sim.places import tag_uid

TABLE = LuggageTable(TableShape(3.0, new_track(1260.0, {"belt": (0.0, 40.0)})))
REGISTRY = simulated_registry()
SEATS = ("red", "blue", "green", "yellow")
VARIANTS = (
    {},
    {"play": "rulebook"},
    {"variant": "memory"},
    {"per_suitcase": 3, "clock_min": 1},
    {"wrong_type": "ignore"},
)


def signals_of(act, at_s):
    """What the table observes of an act."""
    match act:
        case Pressed(seat, button):
            yield ButtonPressed(at_s=at_s, seat=seat, button=button)
            yield ButtonReleased(at_s=at_s + 0.2, seat=seat, button=button)
        case Tapped(seat, piece):
            yield TagEntered(at_s=at_s, reader=f"pad/{seat}", uid=tag_uid(piece))
            yield TagLeft(at_s=at_s + 0.5, reader=f"pad/{seat}", uid=tag_uid(piece))
        case SeenOnBelt(piece):
            yield TagEntered(at_s=at_s, reader="belt", uid=tag_uid(piece))


def read_back(state, pending, acts, at_s):
    """The moves that interaction and the table make of what is observed of *acts*."""
    moves = []
    for act in acts:
        for signal in signals_of(act, at_s):
            step = interaction.step(pending, signal, REGISTRY)
            pending = step.pending
            if step.act is not None:
                reading = TABLE.read(Conduct(), state, pending.half, step.act)
                moves += reading.moves
                if reading.half is not None:
                    pending = interaction.replace(pending, half=reading.half)
        at_s += 1.0
    return tuple(moves), pending


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_the_round_trip_law(options, players):
    """For every legal move: performing it and stepping through the signals gives that move."""
    rng = random.Random(f"{options}/{players}")
    state = rules.initial(options_from(options), SEATS[:players])
    pending, at_s, proved = Pending(), 0.0, 0
    for _ in range(400):
        for move in legal_moves(state):
            acts = TABLE.perform(state, move)
            if acts:
                assert read_back(state, Pending(), acts, 0.0)[0] == (move,)
                proved += 1
        move = random_move(state, rng.random)
        if move is None:
            break
        acts = TABLE.perform(state, move)
        if acts:
            at_s += 3.0
            moves, pending = read_back(state, pending, acts, at_s)
            # The same tag at the same pad with nothing in between is one tap, by the rule for all
            # games; a person would have put the tile back first.
            assert moves == (move,) or (moves == () and isinstance(move, Look | Flip))
        state = rules.play(state, move)
    assert proved > 100


def in_play(**options):
    state = rules.initial(options_from(options), ("red", "blue"))
    for move in (Mapped(()), Ready(0), Ready(1)):
        state = rules.play(state, move)
    return state


def test_g_3_what_a_tap_has_shown_is_not_taken_back_and_what_only_says_something_is():
    flipped = rules.play(in_play(), Flip(0, 3))
    for before, move, may in [
        (in_play(), Flip(0, 3), False),
        (flipped, Look(0, 9), False),
        (rules.play(flipped, Look(0, 9)), Return(0, 9), False),
        (rules.play(rules.initial(options_from({}), ("red", "blue")), Mapped(())), Ready(0), True),
    ]:
        assert TABLE.may_undo(before, move, rules.play(before, move)) == may


def test_a_tap_of_the_current_passenger_changes_nothing():
    state = rules.play(in_play(), Flip(0, 3))
    assert TABLE.read(Conduct(), state, {}, Tapped("red", passenger_piece(3))).moves == ()


def test_a_piece_of_another_game_is_named_as_such():
    reading = TABLE.read(Conduct(), in_play(), {}, Tapped("red", "captain-bluff/card/1"))
    assert reading.notice.key == "luggage.other_game"


def test_who_does_not_play_is_not_heard():
    assert TABLE.read(Conduct(), in_play(), {}, Pressed("green", "A")).moves == ()


def test_a_tile_that_was_set_aside_and_lies_on_the_belt_is_asked_for():
    state = rules.play(rules.play(in_play(), Flip(0, 3)), Look(0, 3))
    reading = TABLE.read(Conduct(), state, {}, SeenOnBelt(tile_piece(3)))
    assert (reading.notice.key, reading.notice.seat) == ("luggage.aside_on_belt", "red")


def test_notices_never_name_a_piece():
    state = rules.play(rules.play(in_play(), Flip(0, 3)), Look(0, 3))
    notice = TABLE.read(Conduct(), state, {}, SeenOnBelt(tile_piece(3))).notice
    assert "yeti" not in str(notice)
    with pytest.raises(IllegalMove) as caught:
        rules.play(state, Look(1, 3))
    assert "yeti" not in str(caught.value)


@pytest.mark.parametrize(
    ("passenger", "tile", "light", "sound"),
    [
        (3, 3, ("green", "steady"), "match"),
        (3, 30, ("yellow", "pulse"), "lost"),
        (3, 4, ("red", "blink"), "other"),
    ],
)
def test_the_pad_answers_in_assisted_play(passenger, tile, light, sound):
    before = rules.play(in_play(), Flip(0, passenger))
    move = Look(0, tile)
    answer = TABLE.answer(before, move, rules.play(before, move))
    (flash,) = answer.flashes
    assert (flash.seat, flash.colour, flash.pattern) == ("red", *light)
    assert answer.sounds == (sound,)


def test_the_light_asks_with_white_pulses_and_else_shows_the_seats_colour():
    state = in_play()
    assert TABLE.light(state, "red") == ("white", "pulse")
    assert TABLE.light(rules.play(state, Flip(0, 3)), "red") == ("red", "steady")


def test_in_rulebook_play_the_lights_tell_nothing_of_a_tile():
    state = rules.play(in_play(play="rulebook"), Flip(0, 3))
    with pytest.raises(IllegalMove, match="at the check only"):
        rules.play(state, Look(0, 3))


# ---- the referee by itself ---------------------------------------------------------------------


class Belt:
    """A belt of 36 places with *tiles* at their own, turning at 3 rpm over one reader."""

    def __init__(self, tiles, blind=False):
        self.tiles = set(tiles)
        self.blind = blind
        self.at_s = self.turns = 0.0
        self.inside = set()

    def turn(self, conduct, state, turns):
        """Turn it so far; where the referee stands then, and the moves that came of it."""
        moves = []
        for _ in range(round(turns * 400)):
            self.at_s += 0.05
            self.turns += 0.0025
            for signal, piece in self.signals():
                conducted = TABLE.observe(conduct, state, signal, piece)
                conduct, moves = conducted.conduct, moves + list(conducted.moves)
        return conduct, moves

    def signals(self):
        yield BeltMoved(at_s=self.at_s, turns=self.turns, speed_rpm=3.0), None
        here = {t for t in self.tiles if abs((t / 36 + self.turns + 0.5) % 1.0 - 0.5) < 20 / 1260}
        if self.blind:
            here = set()
        for tile in sorted(here ^ self.inside):
            piece = tile_piece(tile)
            kind, lag_s = (TagEntered, 0.02) if tile in here else (TagLeft, 0.04)
            yield kind(at_s=self.at_s + lag_s, reader="belt", uid=tag_uid(piece)), piece
        self.inside = here


def test_a_round_begins_with_a_lap_that_ends_when_all_tiles_are_found():
    state = rules.initial(options_from({}), ("red", "blue"))
    begun = TABLE.begin(state, 0.0)
    assert begun.commands == (RunBelt(3.0),)
    assert Belt(range(36)).turn(begun.conduct, state, 1.05)[1] == [Mapped(())]


def test_a_tile_that_further_laps_do_not_find_either_is_missing_by_its_pattern():
    state = rules.initial(options_from({}), ("red", "blue"))
    belt = Belt(range(1, 36))
    conduct, moves = belt.turn(TABLE.begin(state, 0.0).conduct, state, 1.05)
    assert moves == []
    _, moves = belt.turn(conduct, state, 3.0)
    assert moves == [Mapped((0,))]
    assert rules.view(rules.play(state, moves[0]), None).missing == ("tartan",)


def test_the_public_view_counts_the_tiles_of_the_lap():
    state = rules.initial(options_from({}), ("red", "blue"))
    conduct, _ = Belt(range(36)).turn(TABLE.begin(state, 0.0).conduct, state, 10.5 / 36)
    view = TABLE.public_view(state, conduct)
    assert (view.tiles_found, view.tiles_expected) == (12, 36)


def test_at_done_the_belt_stops_first_and_then_makes_its_lap():
    before = in_play(play="rulebook")
    for passenger in range(7):
        before = rules.play(before, Flip(0, passenger))
    (done,) = TABLE.read(Conduct(), before, {}, Pressed("red", "A")).moves
    after = rules.play(before, done)
    entered = TABLE.entered(TABLE.begin(before, 0.0).conduct, before, after, 100.0)
    assert entered.commands == (StopBelt(),)
    at_s = TABLE.wake_at_s(entered.conduct)
    assert at_s == 102.0
    ticked = TABLE.tick(entered.conduct, after, at_s)
    assert ticked.commands == (RunBelt(3.0),)
    # Set aside were tiles 0 to 6; only a whole lap shows that they are not on the belt.
    belt = Belt(range(7, 36))
    conduct, moves = belt.turn(ticked.conduct, after, 1.0)
    assert moves == []
    _, moves = belt.turn(conduct, after, 0.2)
    assert moves == [Verified(tuple(range(7, 36)))]


def test_the_round_clock_ends_the_round():
    state = in_play(clock_min=2)
    conduct = TABLE.begin(state, 10.0).conduct
    assert TABLE.clock_ends_at_s(conduct) == TABLE.wake_at_s(conduct) == 130.0
    (time_up,) = TABLE.tick(conduct, state, 130.0).moves
    assert rules.play(state, time_up).ended_by == "time"


def test_a_lap_over_a_lost_reader_proves_nothing():
    state = rules.initial(options_from({}), ("red", "blue"))
    conduct = TABLE.begin(state, 0.0).conduct
    lost = ReaderLost(at_s=1.0, reader="belt", reason="silent")
    conduct = TABLE.observe(conduct, state, lost, None).conduct
    assert Belt(range(36), blind=True).turn(conduct, state, 9.0)[1] == []


def test_the_memory_variant_needs_no_lap():
    state = rules.initial(options_from({"variant": "memory"}), ("red", "blue"))
    begun = TABLE.begin(state, 0.0)
    assert (begun.commands, begun.moves) == ((), (Mapped(()),))


# ---- tiles that are asked for ------------------------------------------------------------------


def taken(tile, seat, at_s):
    return TagEntered(at_s=at_s, reader=f"pad/{seat}", uid=tag_uid(tile_piece(tile)))


def played_until_verified(*missing):
    """A round that red finished with tiles 0 to 6, after which *missing* tiles are nowhere."""
    state = rules.play(in_play(rounds=2), Flip(0, 0))
    for passenger in range(7):
        if passenger:
            state = rules.play(state, Flip(0, passenger))
        state = rules.play(state, Look(0, passenger))
    state = rules.play(state, Done(0))
    on_belt = tuple(tile for tile in range(7, 36) if tile not in missing)
    return rules.play(state, Verified(on_belt))


def test_a_tile_that_is_missing_after_the_round_is_asked_for_by_its_pattern_only():
    state = played_until_verified(8, 14, 30)
    notices = TABLE.asks(state, Conduct())
    assert [notice.text for notice in notices] == [
        "One suitcase with tartan is still missing.",
        "One suitcase with stripes is still missing.",
        "One suitcase with dots is still missing.",
    ]
    assert TABLE.asks(played_until_verified(), Conduct()) == ()


def test_tiles_of_one_pattern_are_counted():
    (notice,) = TABLE.asks(played_until_verified(7, 8, 9), Conduct())
    assert notice.text == "3 suitcases with stripes are still missing."
    assert notice.args == ("stripes", "3")


def test_a_tile_that_turns_up_again_is_asked_for_no_more():
    state = played_until_verified(8)
    conduct = TABLE.begin(state, 0.0).conduct
    assert len(TABLE.asks(state, conduct)) == 1
    found = TABLE.observe(conduct, state, taken(8, "blue", 5.0), tile_piece(8)).conduct
    assert TABLE.asks(state, found) == ()


def test_a_read_that_is_older_than_the_tap_puts_no_tile_back():
    state = rules.play(rules.play(in_play(), Flip(0, 3)), Look(0, 4))
    conduct = TABLE.begin(state, 0.0).conduct
    conduct = TABLE.observe(conduct, state, taken(4, "red", 5.0), tile_piece(4)).conduct
    assert TABLE.read(conduct, state, {}, SeenOnBelt(tile_piece(4))).moves == ()


# ---- the recount -------------------------------------------------------------------------------


def test_after_a_power_cut_the_belt_is_counted_while_the_clock_rests():
    state = in_play(clock_min=2)
    resumed = TABLE.resume(state, 50.0, 33.0)
    assert resumed.commands == (RunBelt(3.0),)
    assert TABLE.clock_ends_at_s(resumed.conduct) is None
    assert TABLE.clock_left_s(resumed.conduct, 55.0) == 33.0
    assert TABLE.asks(state, resumed.conduct)[0].key == "luggage.counted"
    belt = Belt(range(36))
    conduct, moves = belt.turn(resumed.conduct, state, 1.2)
    assert moves == []
    assert TABLE.asks(state, conduct) == ()
    assert 30.0 < TABLE.clock_left_s(conduct, belt.at_s) < 33.0


def test_a_tile_that_is_not_back_is_asked_for_until_it_is():
    state = in_play()
    belt = Belt(set(range(36)) - {3})
    conduct, _ = belt.turn(TABLE.resume(state, 0.0, None).conduct, state, 1.5)
    (notice,) = TABLE.asks(state, conduct)
    assert notice.text == "One suitcase with tartan is not back on the belt."
    belt.tiles.add(3)
    conduct, _ = belt.turn(conduct, state, 1.5)
    assert TABLE.asks(state, conduct) == ()
    assert not conduct.recounting


def test_nobody_plays_while_the_belt_is_counted():
    state = in_play()
    conduct = TABLE.resume(state, 0.0, None).conduct
    reading = TABLE.read(conduct, state, {}, Tapped("red", passenger_piece(3)))
    assert (reading.moves, reading.notice.key) == ((), "luggage.recounting")
    assert TABLE.read(conduct, state, {}, Pressed("red", "A")).moves == ()


def test_when_all_agree_the_round_goes_on_without_the_tile():
    state = in_play()
    conduct, _ = Belt(set(range(36)) - {3}).turn(TABLE.resume(state, 0.0, None).conduct, state, 1.5)
    (move,) = TABLE.agreed(conduct, state, 0.0).moves
    assert move == Recounted((3,))
    after = rules.play(state, move)
    assert after.missing == 1 << 3
    entered = TABLE.entered(conduct, state, after, 60.0)
    assert not entered.conduct.recounting
    assert rules.problems(after) == ("A tile with tartan is missing.",)


def test_agreeing_means_nothing_while_nothing_is_asked():
    assert TABLE.agreed(Conduct(), in_play(), 0.0).moves == ()


def test_in_rulebook_play_there_is_nothing_to_compare_before_the_check():
    state = in_play(play="rulebook")
    resumed = TABLE.resume(state, 0.0, 40.0)
    assert not resumed.conduct.recounting
    assert TABLE.clock_ends_at_s(resumed.conduct) == 40.0
