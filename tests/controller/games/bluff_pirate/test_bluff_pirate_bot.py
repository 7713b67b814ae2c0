"""The bot for Bluff Pirate: what it believes, what it does, and what it cannot know."""

import random
from collections import Counter
from itertools import count, islice
from math import comb

import pytest
from msgspec.structs import replace

from controller.bots.mind import BOLD, CAREFUL, EVEN, GREEDY, GRUDGING, Mind
from controller.bots.player import LEVELS
from controller.games.bluff_pirate.beliefs import harmed_by, suspicion, way_back
from controller.games.bluff_pirate.bot import decide
from controller.games.bluff_pirate.pieces import (
    CARD_COUNT,
    CARDS,
    DOWN_ROW,
    UP_ROW,
    BoardShip,
    EndSet,
    Lay,
    Target,
    Vote,
)
from controller.games.bluff_pirate.rules import rules
from controller.rules.sets import members, set_of
from controller.table.assembly import Seating, open_table
from controller.views.bluff_pirate import Happened
from examples.bluff_pirate import HANDS
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from harness.matches import begun, random_steps


def decides(state, player, seed=0):
    view, moves = rules.view(state, player), rules.legal(state, player)
    return decide(view, moves, Mind(random.Random(seed)))


def with_others_exchanged(state, player, luck):
    """The same match with cards exchanged that *player* has not seen."""
    hidden = state.down & ~state.revealed if player != state.turn else 0
    unknown = state.pile | hidden
    for other, hand in enumerate(state.hands):
        unknown |= hand if other != player else 0
    cards = members(unknown)
    name = dict(zip(cards, luck.sample(cards, len(cards)), strict=True))

    def exchanged(places):
        return set_of(name.get(card, card) for card in members(places))

    return replace(
        state,
        hands=tuple(map(exchanged, state.hands)),
        pile=exchanged(state.pile),
        down=exchanged(state.down),
    )


@pytest.mark.parametrize("players", rules.players)
def test_what_it_cannot_know_changes_no_decision(players, matches):
    compared = 0
    for seed in range(matches(1)):
        luck = random.Random(f"{seed}/{players}")
        for state, _, _ in random_steps(rules, begun(rules, players, turns=60), luck):
            for player in range(players):
                if luck.random() < 0.3 and rules.legal(state, player):
                    other = with_others_exchanged(state, player, luck)
                    assert rules.view(other, player) == rules.view(state, player)
                    assert decides(other, player, seed) == decides(state, player, seed)
                    compared += other != state
    assert compared > 10


def test_it_decides_as_its_luck_falls(holding, after):
    state = after(holding(*HANDS[1:], turn="red"), "drawn red brown-1", "drawn red orange-1")
    assert len({type(decides(state, 0, seed)) for seed in range(20)}) == 2


def test_it_places_a_true_set_where_it_has_one(holding, after):
    state = after(holding(*HANDS), "drawn red brown-1", "drawn red brown-2")
    while state.phase in ("act", "set"):
        move = decides(state, 0, seed=1)
        assert isinstance(move, Lay | EndSet)
        state = rules.play(state, move)
    laid = members(state.up | state.down)
    assert {CARDS[card].partition("-")[0] for card in laid} == {"pink"}


@pytest.mark.parametrize(
    ("pinks", "blue", "lays"),
    [
        ("pink-1 pink-2 pink-3", "start", "brown"),
        ("pink-1 pink-2 pink-3 pink-4 pink-5", "start", "pink"),
        ("pink-1 pink-2 pink-3", "fork.island-1.4", "pink"),
    ],
    ids=["it can grow", "it is as large as can be", "somebody is near an island"],
)
def test_a_sharp_one_keeps_a_true_set_that_can_grow(pinks, blue, lays, holding, after):
    """What it lays in its stead it gets back if somebody doubts it (BP-8), and discards nothing."""
    hands = (f"{pinks} orange-1", *HANDS[1:])
    state = holding(*hands, ships={"blue": blue})
    state = after(state, "drawn red brown-1", "drawn red brown-2")
    view, moves = rules.view(state, 0), rules.legal(state, 0)
    for seed in range(20):
        move = decide(view, moves, Mind(random.Random(seed), "sharp"))
        assert isinstance(move, Lay)
        assert CARDS[move.card].startswith(lays)


@pytest.mark.parametrize("strength", LEVELS)
def test_the_bold_bluff_more_often_than_others_and_the_careful_less(strength, holding, after):
    hands = ("pink-1 pink-2 red-1 red-2 blue-1 black-1 blue-2 orange-1 orange-2", *HANDS[1:])
    state = after(holding(*hands, turn="red"), "drawn red brown-1", "drawn red green-1")
    view, moves = rules.view(state, 0), rules.legal(state, 0)
    bluffs = {
        temper.name: sum(
            isinstance(decide(view, moves, Mind(random.Random(seed), strength, temper)), Lay)
            for seed in range(300)
        )
        for temper in (CAREFUL, EVEN, BOLD)
    }
    assert bluffs["careful"] + 20 < bluffs["even"] < bluffs["bold"] - 20


def stands(phase, moves):
    """What players see who are to act in matches at random that have come to a *phase* with at
    least that many *moves*, and these."""
    for seed in range(6):
        for state, *_ in random_steps(rules, begun(rules, 4), random.Random(seed)):
            for player in range(4) if state.phase == phase else ():
                offered = rules.legal(state, player)
                if len(offered) >= moves:
                    yield rules.view(state, player), offered


def harmed(view, seat):
    """The same, after that *seat* has boarded the player."""
    boarded = Happened("board", seat, other=view.secrets.seat, stolen=3)
    return replace(view, history=(*view.history, boarded))


def test_out_of_a_grudge_the_player_is_boarded_who_gave_cause_for_it():
    view, moves = next(stands("boarding", 2))
    targets = sorted(view.players[move.target].seat for move in moves if isinstance(move, Target))

    def boarded(seat, temper):
        move = decide(harmed(view, seat), moves, Mind(random.Random(1), "sharp", temper))
        return view.players[move.target].seat

    assert [boarded(seat, GRUDGING) for seat in targets] == targets
    assert len({boarded(seat, EVEN) for seat in targets}) == 1


def test_out_of_a_grudge_a_set_is_doubted_sooner():
    doubts = Counter()
    for view, moves in islice(stands("voting", 2), 60):
        lays, votes = view.turn, view.secrets.seat
        another = next(one.seat for one in view.players if one.seat not in (lays, votes))
        for whose, seat in (("own", lays), ("another's", another)):
            assert harmed_by(harmed(view, seat)) == seat
            for seed in range(10):
                mind = Mind(random.Random(seed), "normal", GRUDGING)
                doubts[whose] += decide(harmed(view, seat), moves, mind).bluff
    assert doubts["own"] > 1.1 * doubts["another's"] > 0


def test_a_greedy_one_boards_whenever_it_may_and_others_do_not():
    asked = [(view, moves) for view, moves in stands("turn", 2) if boards(moves)]

    def boarded(temper):
        minds = (Mind(random.Random(seed), "normal", temper) for seed in count())
        chosen = [decide(*one, mind) for one, mind in zip(asked, minds, strict=False)]
        return sum(map(boards, ([move] for move in chosen)))

    assert boarded(EVEN) < 0.9 * len(asked)
    assert boarded(GREEDY) == len(asked) > 20


def boards(moves):
    return any(isinstance(move, BoardShip) for move in moves)


@pytest.mark.parametrize("strength", LEVELS)
def test_a_greedy_one_makes_its_false_sets_larger(strength, holding, after):
    hands = ("pink-1 red-1 red-2 blue-1 black-1 blue-2 orange-1 orange-2", *HANDS[1:])
    state = after(holding(*hands, turn="red"), "drawn red brown-1", "drawn red green-1")
    state = after(state, "lay red pink-1 up", "lay red red-1 down", "lay red blue-1 down")
    view, moves = rules.view(state, 0), rules.legal(state, 0)
    grown = {
        temper.name: sum(
            isinstance(decide(view, moves, Mind(random.Random(seed), strength, temper)), Lay)
            for seed in range(200)
        )
        for temper in (EVEN, GREEDY)
    }
    assert grown["greedy"] > 1.25 * grown["even"] + 5


def test_it_bluffs_now_and_then_without_one(holding, after):
    hands = ("pink-1 orange-1 red-1 black-1 blue-1", *HANDS[1:])
    state = after(holding(*hands), "drawn red brown-1", "drawn red green-2")
    bluffs = [isinstance(decides(state, 0, seed), Lay) for seed in range(400)]
    assert 0.5 < sum(bluffs) / len(bluffs) < 0.7


def believed(voters):
    """These have believed a false set of somebody else's, each of them five times."""
    return tuple(
        Happened("set", "green", ("red",), ("blue", "blue"), voter, bluff=True)
        for voter in voters * 5
    )


def test_its_false_sets_are_seldom_larger_than_those_that_hands_hold(holding, after):
    """Once all of its sets of five cards were false, which gave it away."""
    hands = ("pink-1 orange-1 red-1 black-1 blue-1", *HANDS[1:])
    drawn = ("drawn red brown-1", "drawn red green-2")
    one_lies = after(holding(*hands), *drawn, "lay red pink-1 up")
    sizes = []
    for seed in range(100):
        state, luck = one_lies, random.Random(seed)
        while state.phase == "set":
            view, moves = rules.view(state, 0), rules.legal(state, 0)
            view = replace(view, history=believed(("blue", "green")))
            state = rules.play(state, decide(view, moves, Mind(luck, "sharp").refreshed()))
        sizes.append(len(members(state.up | state.down)))
    assert 85 < sizes.count(3) < 100
    assert 5 not in sizes


def bluffs(state):
    """In how many of 200 cases a sharp bot that is believed places a set, having none."""
    view, moves = rules.view(state, 0), rules.legal(state, 0)
    view = replace(view, history=believed(("blue", "green")))
    minds = [Mind(random.Random(seed), "sharp") for seed in range(200)]
    return sum(isinstance(decide(view, moves, mind), Lay) for mind in minds)


def test_it_bluffs_less_from_a_hand_that_seldom_holds_a_set(holding, after):
    """Once a set that left two cards or fewer was a bluff nearly always."""
    drawn = ("drawn red brown-1", "drawn red green-2")
    small, usual = (
        bluffs(after(holding(hand, *HANDS[1:]), *drawn))
        for hand in ("pink-1 orange-1", "pink-1 orange-1 red-1 black-1 blue-1")
    )
    assert 0 < small < usual / 2


def false_sets(state, **seen):
    """With which colours false sets are begun in 100 cases, by what everybody has seen."""
    view, moves = replace(rules.view(state, 0), **seen), rules.legal(state, 0)
    moved = [decide(view, moves, Mind(random.Random(seed))) for seed in range(100)]
    return Counter(CARDS[m.card].partition("-")[0] for m in moved if isinstance(m, Lay))


def test_it_bluffs_in_no_colour_that_hardly_anybody_can_still_have(holding, after):
    """Once four reds were laid where everybody saw that three were left, and then the last three of
    a colour in eleven cases of thirteen falsely."""
    hands = ("pink-1 pink-2 orange-1 red-1 blue-1", *HANDS[1:])
    state = after(holding(*hands), "drawn red brown-1", "drawn red green-2")
    assert false_sets(state, discards=(("pink", 5),))["pink"] > 20
    fewer = false_sets(state, discards=(("pink", 6),))
    assert fewer["pink"] == 0
    assert fewer.total() > 20


def test_it_does_not_lay_again_what_was_just_seen_through(holding, after):
    hands = ("pink-1 pink-2 orange-1 red-1 blue-1", *HANDS[1:])
    state = after(holding(*hands), "drawn red brown-1", "drawn red green-2")
    seen = Happened("set", "red", ("pink",), ("pink", "red"), "green", doubted=True, bluff=True)
    assert false_sets(state, history=(replace(seen, doubted=False),))["pink"] > 20
    again = false_sets(state, history=(seen,))
    assert again["pink"] == 0
    assert again.total() > 20


def test_a_false_set_with_two_cards_to_show_shows_them_more_often(holding, after):
    """Fewer false sets have two: over whole matches as many of either show them. Once 52 % of true
    sets did, and 27 % of false ones."""
    two = {}
    for hand in ("pink-1 pink-2 orange-1 red-1 blue-1", "pink-1 pink-2 pink-3 red-1 blue-1"):
        state = after(holding(hand, *HANDS[1:]), "drawn red brown-1", "drawn red green-2")
        state = after(state, "lay red pink-1 up")
        two[hand] = sum(decides(state, 0, seed).up for seed in range(400)) / 400
    false, true = two.values()
    assert 0.44 < false < 0.56
    assert 0.3 < true < 0.4


def picks(state, history):
    """Whose vote a sharp bot shows, in 200 cases, by the player's number."""
    moves = rules.legal(state, 0)
    view = replace(rules.view(state, 0), history=history)
    minds = [Mind(random.Random(seed), "sharp") for seed in range(200)]
    return Counter(decide(view, moves, mind).voter for mind in minds)


@pytest.mark.parametrize("down", ["pink-2 pink-3", "pink-2 black-1"])
def test_whose_vote_it_shows_does_not_tell_what_the_set_is(holding, placed, down):
    """Once who doubts most was chosen for all true sets, and for no bluff."""
    voting = placed(holding(*HANDS), up="pink-1", down=down)
    for voter in (1, 2):
        voting = rules.play(voting, Vote(voter, False))
    doubted = Happened("set", "green", ("red",), ("red", "red"), "blue", doubted=True)
    shown = picks(voting, (doubted,))
    assert min(shown[1], shown[2]) > 20


@pytest.mark.parametrize("strength", ["normal", "sharp"])
def test_a_first_false_set_is_believed_even_of_five_cards(holding, placed, strength):
    """It costs its player five cards, and a name; a doubt would bring them back (BP-8)."""
    state = placed(holding(*HANDS), up="pink-1", down="pink-2 pink-3 black-1 purple-pirate")
    assert doubts(state, 1, strength) < 0.05


def test_only_a_sharp_one_sees_that_a_doubt_costs_nothing_where_the_match_ends(holding, placed):
    """The last island has the treasure (BP-13): who believes the set has lost."""
    pinks = "pink-1 pink-2 pink-3 black-1 purple-pirate"
    ships = {"red": "fork.island-1.4"}
    far, last = (
        placed(holding(pinks, *HANDS[1:], **at), up="pink-1", down="pink-2 pink-3")
        for at in ({}, {"ships": ships, "opened": "island-2"})
    )
    assert rules.view(last, 1).players[0].to_go <= 3
    assert doubts(far, 1, "sharp") < 0.05
    assert doubts(last, 1, "sharp") == 1.0
    assert doubts(last, 1, "normal") < 0.5


def test_a_sharp_one_seldom_bluffs_where_all_would_doubt(holding, after):
    """Its opponents lose nothing there by doubting."""
    drawn = ("drawn red brown-1", "drawn red green-2")
    hands = ("pink-1 orange-1 red-1 black-1 blue-1", *HANDS[1:])
    ships = {"red": "fork.island-1.4"}
    last = after(holding(*hands, ships=ships, opened="island-2"), *drawn)
    assert bluffs(last) < bluffs(after(holding(*hands), *drawn)) / 2


def test_it_doubts_a_set_that_cannot_be_true(holding, placed):
    pinks = "pink-3 pink-4 pink-5 pink-6 pink-7 pink-8 pink-9 pink-pirate"
    state = placed(holding("pink-1 black-1 black-2", pinks), up="pink-1", down="black-1 black-2")
    assert suspicion(rules.view(state, 1)) == 1.0
    assert decides(state, 1) == Vote(1, True)


def doubts(state, voter, strength):
    """How often it votes "bluff"."""
    view, moves = rules.view(state, voter), rules.legal(state, voter)
    votes = [decide(view, moves, Mind(random.Random(seed), strength)) for seed in range(100)]
    return sum(vote.bluff for vote in votes) / len(votes)


def test_the_only_voter_doubts_more_having_no_name_to_lose_bp_20(holding, placed):
    """Nobody is chosen there, and what a placer does not sail is won."""
    two, three = (
        doubts(placed(holding(*HANDS[:players]), up="pink-1", down="pink-2 pink-3"), 1, "sharp")
        for players in (2, 3)
    )
    assert two > 0.2
    assert three < 0.05


@pytest.mark.parametrize(
    ("square", "squares"), [("start", 0), ("start.fork.1", 1), ("start.fork.2", 2), ("fork", 2)]
)
def test_it_knows_how_far_a_wrong_doubt_takes_it_back_bp_8(holding, placed, square, squares):
    state = holding(*HANDS, ships={"blue": square})
    view = rules.view(placed(state, up="pink-1", down="pink-2 pink-3"), 1)
    assert way_back(view) == squares


def test_the_only_voter_doubts_what_so_small_a_hand_seldom_holds(holding, placed):
    """Of two, one loses what the other wins: that outweighs the cards that come back (BP-8)."""
    sizes = {3: "pink-2 pink-3", 5: "pink-2 pink-3 black-1 purple-pirate"}
    views = [
        rules.view(placed(holding(*HANDS[:2]), up="pink-1", down=down), 1)
        for down in sizes.values()
    ]
    small, large = (suspicion(view, heeds_rarity=True) for view in views)
    assert small < 0.5 < 0.7 < large
    assert suspicion(views[1]) < 0.5


def caught(down):
    """Red was caught: everybody has seen the cards, and they went back to the hand."""
    return Happened("set", "red", ("green",), down, "green", doubted=True, bluff=True)


def test_it_suspects_a_player_who_was_seen_to_bluff(holding, placed):
    view = rules.view(placed(holding(*HANDS), up="pink-1", down="pink-2 pink-3"), 1)
    seen = replace(view, history=(caught(("red", "blue")),))
    assert suspicion(seen) > suspicion(view)


def test_what_it_learns_of_a_player_it_learns_by_the_size_of_the_set(holding, placed):
    """Who bluffs with three cards may lay true sets of four."""
    view = rules.view(placed(holding(*HANDS), up="pink-1", down="pink-2 pink-3"), 1)
    three, four = (
        replace(view, history=(Happened("set", "red", ("red",), down, "green", bluff=True),))
        for down in (("blue", "blue"), ("blue", "blue", "blue"))
    )
    assert suspicion(three) > suspicion(four) > suspicion(view)


def test_the_only_voter_believes_what_is_rather_a_bluff_than_not(holding, placed):
    """It would bring the cards back to the hand (BP-8), and two squares are lost if it is none."""
    state = placed(holding(*HANDS[:2], ships={"blue": "fork"}), up="pink-1", down="pink-2 pink-3")
    moves, view = rules.legal(state, 1), rules.view(state, 1)
    bluffs = Happened("set", "red", ("red",), ("blue", "blue"), "blue", bluff=True)
    view = replace(view, history=(bluffs,) * 4)
    assert 0.5 < suspicion(view, heeds_rarity=True) < 0.85

    def doubted(cards):
        """How often, of a player with that many cards left beside the set of three."""
        players = (replace(view.players[0], cards=cards), view.players[1])
        seen = replace(view, players=players)
        votes = [decide(seen, moves, Mind(random.Random(seed), "sharp")) for seed in range(100)]
        return sum(vote.bluff for vote in votes)

    assert doubted(3) < 20
    # Cards that come back to a poor hand make no true set.
    assert doubted(2) > 80


def test_a_sharp_one_of_several_doubts_the_set_of_a_poor_hand(holding, placed):
    """It seldom holds one, and the cards that come back to it are of little use."""
    hands = ("pink-1 black-1 red-2", "pink-1 black-1 red-2 yellow-3")
    poor, usual = (
        doubts(placed(holding(hand, *HANDS[1:]), up="pink-1", down="black-1 red-2"), 1, "sharp")
        for hand in hands
    )
    assert poor > 0.9
    assert usual < 0.05


def test_it_remembers_cards_that_went_back_to_a_hand(holding, placed):
    view = rules.view(placed(holding(*HANDS), up="pink-1", down="pink-2 pink-3"), 1)
    fitting = replace(view, history=(caught(("pink", "pink")),))
    others = replace(view, history=(caught(("red", "blue")),))
    assert suspicion(fitting) < suspicion(others)


def test_a_known_card_that_lies_in_the_set_is_no_card_of_the_hand(holding, placed):
    """Red was caught with two pinks and a red one, and lays a pink again: of the other six cards
    in hand and set two are known, and one pink among the four unknown ones makes the set true."""
    view = rules.view(placed(holding(*HANDS), up="pink-1", down="pink-2 pink-3"), 1)
    before = replace(caught(("pink", "red")), up=("pink",))
    seen = replace(view, history=(before,))
    unseen = view.pile + 4 + len(HANDS[2].split())
    true = 1 - comb(unseen - 8, 4) / comb(unseen, 4)
    usual = sum(comb(9, n) * comb(unseen - 9, 4 - n) for n in (2, 3, 4)) / comb(unseen, 4)
    bluffs = 2 / 5 / (3 / 5) * usual / true
    assert suspicion(seen) == pytest.approx(bluffs / (1 + bluffs))


def test_it_boards_only_where_that_pays(holding):
    poor = holding("purple-pirate pink-1", "red-1 red-2", "blue-1", ships={"blue": "fork"})
    assert not isinstance(decides(poor, 0), BoardShip)
    rich = holding("purple-pirate pink-1", *HANDS[1:], ships={"blue": "fork"})
    assert isinstance(decides(rich, 0), BoardShip)


@pytest.mark.parametrize(
    ("hand", "boards"),
    [("pink-1 pink-2 red-1", True), ("pink-1 pink-2 pink-3", False)],
    ids=["two of a colour", "a true set"],
)
def test_it_boards_unless_a_true_set_would_have_to_wait(hand, boards, holding):
    """BP-2: who draws without a set to lay discards; who boards does not."""
    state = holding(f"purple-pirate {hand}", *HANDS[1:], ships={"blue": "fork"})
    assert isinstance(decides(state, 0), BoardShip) == boards


@pytest.mark.parametrize(
    ("blue", "boards"),
    [("start.fork.1", True), ("fork.island-1.4", False)],
    ids=["it is kept anyway", "somebody is near an island"],
)
def test_a_sharp_one_boards_while_it_keeps_its_set(blue, boards, holding):
    hand = "purple-pirate pink-1 pink-2 pink-3"
    state = holding(hand, *HANDS[1:], ships={"blue": blue})
    mind = Mind(random.Random(1), "sharp")
    move = decide(rules.view(state, 0), rules.legal(state, 0), mind)
    assert isinstance(move, BoardShip) == boards


def test_a_card_that_nobody_has_read_is_played_by_people_only(holding, after):
    state = after(holding(*HANDS), "drawn red ?", "drawn red ?")
    assert all(decides(state, 0, seed).card < CARD_COUNT for seed in range(30))


def test_hidden_cards_lie_face_down_until_the_screen_turns_them_over():
    """A hand that turned them one by one would give the verdict away before it is staged."""
    seating = Seating(4, 4, "easy", 2, "bluff-pirate", speed="normal")
    turned = 0
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim-spots"), loop, seating, deep=False) as opened,
    ):
        opened.start()
        loop.run(while_=lambda: opened.match is None)
        while turned < 3:
            loop.run(until_s=loop.now_s() + 0.2)
            staged, world = opened.match.shown.now.staged, opened.world.places
            verdict = staged is not None and staged.climax.cards and staged.climax.turned
            if opened.match.state.phase != "revealing" and not verdict:
                continue
            hidden = world.get(DOWN_ROW, ())
            assert not any(one.face_up for one in hidden)
            assert {one.face_up for one in world.get(UP_ROW, ())} == {True}
            if verdict:
                assert (len(hidden), len(world[UP_ROW])) == (
                    len(staged.climax.turned),
                    len(staged.climax.cards),
                )
                turned += 1
                loop.run(until_s=staged.ends_at_s + 0.1)
