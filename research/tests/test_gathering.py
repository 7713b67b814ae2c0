"""Matches of bots that are gathered in a file, over several runs."""

import json
import sys

import pytest

from research import bots, gathering
from research.__main__ import main
from research.gathering import Cell, Outcome, Results, fingerprint, quantile, read, write

PAIRINGS = ["--game", "captains-orders", "--tested", "random", "--field", "random,always"]


@pytest.fixture
def file(tmp_path):
    return tmp_path / "bots.json"


@pytest.fixture
def gather(file, monkeypatch, capsys):
    """Gathers that many matches; what the command says, and the places that it played."""
    played = []
    play = bots.play
    monkeypatch.setattr(
        bots, "play", lambda job: played.append((job.field, job.deal, job.place)) or play(job)
    )
    monkeypatch.setattr(bots, "spread", lambda work, jobs, name, at_once: map(work, jobs))

    def run(matches, *options):
        played.clear()
        assert (
            main(
                [
                    "bots",
                    *PAIRINGS,
                    "--into",
                    str(file),
                    "--matches",
                    matches,
                    "--json",
                    *options,
                ]
            )
            == 0
        )
        return json.loads(capsys.readouterr().out)["games"]["captains-orders"], list(played)

    return run


def test_a_second_run_plays_what_the_first_one_has_not(gather):
    gather("4")
    said, played = gather("8")
    assert [one["matches"] for one in said["pairings"]] == [8, 8]
    assert [one for one in played if one[0] == "always"] == [
        ("always", "1/captains-orders/1", place) for place in range(4)
    ]


def test_where_all_play_alike_no_deal_is_played_twice_as_it_would_be_the_same_match(gather):
    _, played = gather("8")
    deals = [deal for field, deal, _ in played if field == "random"]
    assert deals == [f"1/captains-orders/{number}" for number in range(8)]


def test_it_is_the_same_in_one_run_and_in_two(gather, file):
    gather("3")
    gather("6")
    in_two = read(file, Results("captains-orders", 4, 1))
    file.unlink()
    gather("6")
    in_one = read(file, Results("captains-orders", 4, 1))

    def without_times(results):
        return [(c.tested, c.field, c.bots, c.matches, c.won, c.counted) for c in results.cells]

    assert without_times(in_one) == without_times(in_two)


def test_it_says_which_cells_lack_matches(gather, monkeypatch):
    monkeypatch.setattr(bots, "MATCHES", 4)
    gather("4", "--field", "random")
    assert gather("2")[0]["fewer_than_usual"] == {"random against always": 2}


def test_what_is_interrupted_keeps_what_it_had(file, gather, monkeypatch):
    def until_somebody_interrupts(work, jobs, name, at_once):
        yield from map(work, jobs[:5])
        raise KeyboardInterrupt

    monkeypatch.setattr(bots, "spread", until_somebody_interrupts)
    with pytest.raises(KeyboardInterrupt):
        main(["bots", *PAIRINGS, "--into", str(file), "--matches", "8"])
    kept = read(file, Results("captains-orders", 4, 1)).cells
    assert [(cell.field, cell.matches) for cell in kept] == [("always", 1), ("random", 4)]


def test_cells_without_players_of_one_habit_are_kept_when_only_these_change(gather, monkeypatch):
    gather("4")
    monkeypatch.setattr(bots, "HABITS_OF", "research.shapes")
    assert gather("4")[0]["begun_again"] == ["random against always"]


def test_cells_of_other_bots_are_begun_again(gather, monkeypatch):
    gather("4")
    monkeypatch.setattr(bots, "fingerprint", lambda *modules: "others")
    said, played = gather("4", "--field", "random")
    assert said["begun_again"] == ["random against random"]
    assert len(played) == 4
    said, _ = gather("4")
    assert said["begun_again"] == ["random against always"]


@pytest.mark.parametrize(
    ("holds", "says"),
    [
        ("no matches", "holds no matches of bots"),
        (
            '{"game":"captains-orders","players":4,"seed":2}',
            "with seed 2, not of captains-orders by 4 with seed 1",
        ),
        ('{"game":"captain-bluff","players":4,"seed":1}', "holds matches of captain-bluff"),
    ],
)
def test_a_file_of_something_else_is_refused_and_kept(file, capsys, holds, says):
    file.write_text(holds)
    assert main(["bots", *PAIRINGS, "--into", str(file)]) == 2
    said = capsys.readouterr().err
    assert says in said
    assert len(said.splitlines()) == 1
    assert file.read_text() == holds


def test_a_folder_that_there_is_not_is_said_before_anything_is_played(tmp_path, capsys):
    assert main(["bots", *PAIRINGS, "--into", str(tmp_path / "none" / "bots.json")]) == 2
    assert "there is no folder" in capsys.readouterr().err


def test_a_file_is_of_one_game(file, capsys):
    assert main(["bots", "--into", str(file)]) == 2
    assert "name it with --game" in capsys.readouterr().err


def test_the_file_has_a_line_for_each_cell(file):
    results = Results("captains-orders", 4, 1)
    for field in ("never", "easy"):
        results = results.having(
            Cell("sharp", field, "bots").after(Outcome(1.0, 1, (0.0123, 12.34)))
        )
    write(file, results)
    assert read(file, Results("captains-orders", 4, 1)) == results
    lines = file.read_text().splitlines()
    assert [line[:34] for line in lines[1:3]] == [
        '{"tested":"sharp","field":"easy","',
        '{"tested":"sharp","field":"never",',
    ]
    assert results.cells[0].decided_ms == {"0.01": 1, "12": 1}


def test_the_median_of_times_that_were_counted():
    assert quantile({"2": 3, "10": 1, "1.5": 1}, 0.5) == 2
    assert quantile({"2": 98, "10": 2}, 0.99) == 10


# ---- whose decisions they are --------------------------------------------------------------------

BRAIN = '''"""A brain."""

from brains.reckoning import HALF


def decide(luck):
    """By chance."""
    return luck < HALF  # of all
'''


@pytest.fixture
def brains(tmp_path, monkeypatch):
    """The folder of a package `brains` of two modules."""
    folder = tmp_path / "brains"
    folder.mkdir()
    for name, text in {
        "__init__": "",
        "thinking": BRAIN,
        "reckoning": "HALF = 0.5\n",
        "other": "A = 1\n",
    }.items():
        (folder / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    for name in [name for name in sys.modules if name.split(".")[0] == "brains"]:
        del sys.modules[name]


@pytest.mark.parametrize(
    ("module", "before", "after", "another"),
    [
        ("thinking", "luck < HALF", "luck <= HALF", True),
        ("reckoning", "0.5", "0.4", True),  # what it uses
        ("other", "1", "2", False),  # what it does not use
        ("thinking", "By chance", "As it likes", False),
        ("thinking", "# of all", "# of both", False),
        ("thinking", "return luck", "return  luck", False),
    ],
)
def test_bots_are_others_when_their_code_is_not_when_its_words_are(
    brains, module, before, after, another
):
    first = fingerprint("brains.thinking")
    file = brains / f"{module}.py"
    file.write_text(file.read_text().replace(before, after))
    assert (fingerprint("brains.thinking") != first) == another


def test_the_searches_of_a_bot_are_a_part_of_it():
    used = gathering._used(
        "controller.games.captains_orders.bot", "controller.games.captains_orders"
    )
    assert {name.rpartition(".")[2] for name in used} >= {"bot", "worlds", "playout"}
