"""What leaves a simulated table tells nobody more than it may know, in all four games: its feed,
lights, sounds and times, what is offered, what hands are refused, scenes, files without secrets.

Each planted leak is a table that lets something slip which follows from a hidden piece.
"""

import dataclasses
from random import Random

import pytest
from msgspec.structs import replace

from controller.cards.table import CardTable
from controller.games.catalogue import CATALOGUE
from controller.games.luggage.pieces import Look
from controller.games.luggage.rules import rules as luggage
from controller.games.luggage.table import LuggageTable
from controller.games.luggage.watching import GONE
from controller.rules.sets import only
from controller.table.attending import Attendant
from hardware.errors import HandError
from hardware.scene import SeenPlace
from hardware.sim.grasp import Grasp
from hardware.sim.places import Places
from hardware.sim.world import World
from harness.cardgames import MANNERS
from harness.luggage_pieces import LuggagePieces
from harness.matches import SEATS, with_other
from harness.secrecy import Leak
from harness.worldsecrecy import Compared, Sitting, Theatre, check_fans, check_world

SITTINGS = (
    Sitting("luggage", SEATS[:2], LuggagePieces(), {"rounds": 1}),
    Sitting("luggage", SEATS[:3], LuggagePieces(), {"play": "rulebook"}, moves=60),
    Sitting("luggage", SEATS[:4], LuggagePieces(), {"wrong_type": "ignore", "clock_min": 1}),
    Sitting("luggage", SEATS[:2], LuggagePieces(), {"rounds": 1}, "sim-four-readers", 130, keeps=4),
    *(
        Sitting(
            manner.slug,
            SEATS[:players],
            manner.cards,
            manner.options | manner.briefly | {"reading": reading},
            file,
        )
        for manner in MANNERS
        for players, file, reading in (
            (manner.spec.rules.players[0], "sim-spots", "late"),
            (4, "sim", "late"),
            (4, "sim", "every"),
        )
    ),
)


def name_of(value):
    if not isinstance(value, Sitting):
        return None
    manner = value.options.get("play") or value.options.get("reading", "")
    keeps = ", tiles kept" * bool(value.keeps)
    return f"{value.slug} {manner} {len(value.seats)} players, {value.file}{keeps}"


INSTANTS = {"captains-orders": 4}
"""Where a card that followed must still follow, the end of a match allows few exchanges."""


@pytest.mark.parametrize("sitting", SITTINGS, ids=name_of)
def test_what_an_observer_cannot_know_changes_nothing_that_anybody_is_told(sitting, matches):
    compared = Compared()
    for seed in range(1, 1 + matches(1)):
        check_world(sitting, seed, Random(seed), compared, instants=INSTANTS.get(sitting.slug, 2))
    assert compared.same > 2 * compared.given_up
    assert compared.percepts > 50 * compared.same
    assert compared.pieces >= 2 * compared.same


@pytest.mark.parametrize(("slug", "seed"), [("captain-bluff", 0), ("captains-orders", 1)])
def test_nor_does_it_where_bots_play_easily(slug, seed):
    """Matches in which a city was laid from either deck, and a round ended with a reading."""
    late = ("sim", "late")
    sitting = next(s for s in SITTINGS if s.slug == slug and (s.file, s.options["reading"]) == late)
    compared = Compared()
    check_world(
        dataclasses.replace(sitting, level="easy"), seed, Random(seed), compared, instants=4
    )
    assert compared.same > 2 * compared.given_up


@pytest.mark.parametrize(
    "sitting",
    [one for one in SITTINGS if one.file == "sim" and one.options.get("reading") != "late"],
    ids=name_of,
)
@pytest.mark.parametrize("observer", ["red", "blue"])
def test_a_piece_that_was_seen_and_passes_for_unseen_is_caught(sitting, observer):
    """The control: it hides from the test that one piece was seen, which must notice."""
    rng = Random(observer)

    def check_some_matches():
        for seed in range(8):
            check_world(
                *(sitting, seed, rng, Compared()),
                observers=(observer,),
                hide=lambda seen: {rng.choice(seen)} if seen else set(),
            )

    with pytest.raises(Leak):
        check_some_matches()


PRIED = [SITTINGS[0], SITTINGS[1], *(one for one in SITTINGS[3:] if one.file == "sim-spots")]


@pytest.mark.parametrize("sitting", PRIED, ids=name_of)
def test_hands_that_reach_for_faces_learn_nothing_of_them(sitting, matches):
    compared = Compared()
    for seed in range(matches(1)):
        check_world(sitting, seed, Random(seed), compared, instants=2, pried=True)
    assert compared.same > 2 * compared.given_up
    assert compared.reached > compared.same


@pytest.mark.parametrize("sitting", PRIED, ids=name_of)
def test_hands_that_may_look_everywhere_are_caught(sitting, mocker):
    """The control: it takes the rules' word away."""
    mocker.patch.object(Attendant, "may_look", return_value=True)
    with pytest.raises(Leak):
        check_some(sitting, pried=True)


@pytest.mark.parametrize("sitting", SITTINGS, ids=name_of)
def test_control_cards_at_any_time_tell_nobody_more(sitting, matches):
    """Pauses, what is taken back, counts of the hands, players who leave and come back, and cards
    that mean nothing now: between any two acts, by any hand."""
    compared = Compared()
    for seed in range(1, 1 + matches(1)):
        instants = INSTANTS.get(sitting.slug, 2)
        check_world(sitting, seed, Random(seed), compared, instants=instants, meddled=True)
    assert compared.same >= max(3, compared.given_up / 2)
    assert compared.percepts > 50 * compared.same


CARDS = [sitting for sitting in SITTINGS if sitting.slug != "luggage"]


@pytest.mark.parametrize("sitting", CARDS, ids=name_of)
def test_which_card_a_hand_gives_away_unseen_changes_nothing_for_others(sitting, matches):
    """One that the table has read, or one that it has not: while people tap control cards."""
    compared = Compared()
    for seed in range(matches(1)):
        check_fans(sitting, seed, Random(seed), compared, swaps=2)
    assert compared.same >= 2 * compared.given_up
    assert compared.percepts > 10 * compared.same


def test_a_count_by_which_cards_were_read_is_caught(mocker):
    """As the Recount card was answered once."""

    def by_those_that_were_read(self, referee, state):
        read, counted = self.zones.deck.whole, referee.counted or (0,) * len(state.seats)
        hands = zip(state.seats, state.hands, counted, strict=True)
        return {seat: (hand & read & ~found).bit_count() for seat, hand, found in hands}

    mocker.patch.object(CardTable, "_uncounted", by_those_that_were_read)
    sitting = next(one for one in CARDS if one.slug == "captains-orders" and one.file == "sim")

    def check_some_matches():
        for seed in range(12):
            check_fans(sitting, seed, Random(seed), Compared())

    with pytest.raises(Leak):
        check_some_matches()


# -- planted leaks -------------------------------------------------------------------------

LUGGAGE, KEPT, ORDERS = SITTINGS[0], SITTINGS[3], SITTINGS[-1]


def check_some(sitting, begin=1, **options):
    for seed in range(begin, begin + 6):
        check_world(sitting, seed, Random(seed), Compared(), instants=4, **options)


class OfferingWhatIsThere(LuggageTable):
    """It offers the tiles that lie on the belt, and so says which ones others hold."""

    def offered(self, state, seat):
        return [
            move
            for move in luggage.legal(state, state.seats.index(seat))
            if not isinstance(move, Look) or state.belt & only(move.tile)
        ]


class TellingTheTile(LuggageTable):
    """A light that says whether a tile was a lost one."""

    def lights(self, state):
        told = dict(super().lights(state))
        for seat, player in zip(state.seats, state.players, strict=True):
            if player.held is not None and player.held % 2 == 0:
                told[seat] = told[seat][0], "pulse"
        return told


class AskingForTheTile(LuggageTable):
    """A request that comes out otherwise for some tiles of a pattern."""

    def asks(self, state, referee):
        asked = referee.watch.asked
        return tuple(
            replace(one, seat="red" if asked[0] % 2 else "") if one.id == GONE else one
            for one in super().asks(state, referee)
        )


# The seed with which to begin: of a match in which the leak soon shows.
@pytest.mark.parametrize(
    ("leaking", "sitting", "begin"),
    [
        (OfferingWhatIsThere, LUGGAGE, 5),
        (TellingTheTile, LUGGAGE, 1),
        (AskingForTheTile, KEPT, 4),
    ],
)
def test_a_table_that_leaks_is_caught(mocker, leaking, sitting, begin):
    mocker.patch.dict(CATALOGUE, {"luggage": replace(CATALOGUE["luggage"], table=leaking)})
    with pytest.raises(Leak):
        check_some(sitting, begin)


def test_l_22_tiles_that_are_kept_are_asked_for_at_that_table():
    """Else it would prove nothing of requests."""
    theatre = Theatre(KEPT, 1, (None,)).run()
    assert any(
        b'"luggage-gone"' in data for _, what, data in theatre.told[None] if what == "update"
    )


def test_a_scene_that_shows_the_face_of_what_lies_face_down_is_caught(mocker):
    look = Places._look

    def seen_through(self, place, observer):
        seen, top = look(self, place, observer), self.stacks[place][-1]
        return seen if seen.spread else SeenPlace(place, seen.count, top.piece.face)

    mocker.patch.object(Places, "_look", seen_through)
    with pytest.raises(Leak):
        check_some(ORDERS)


def test_a_refusal_that_names_a_piece_is_caught(mocker):
    def naming(top):
        if top.hand is not None:
            raise HandError("hand-full", f"the hand holds {top.hand.piece.face.name}")

    mocker.patch.object(Grasp, "free", staticmethod(naming))
    follow = World.act

    def clumsy(self, seat, act, now_s):
        follow(self, seat, act, now_s)
        if seat == "red" and self.seats["blue"].hand is not None:
            naming(self.seats["blue"])

    mocker.patch.object(World, "act", clumsy)
    with pytest.raises(Leak):
        check_some(ORDERS)


def test_a_file_that_keeps_a_secret_is_caught(mocker):
    spec = CATALOGUE["captains-orders"]
    telling = with_other(spec.rules, stays_secret=lambda before, move, last: False)
    keeping = replace(spec, rules=telling)
    mocker.patch.dict(CATALOGUE, {"captains-orders": keeping})
    with pytest.raises(Leak, match="the file"):
        check_some(ORDERS)
