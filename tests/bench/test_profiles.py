"""Noise profiles: what a file says is read, and a mistake is named."""

import pytest

from bench.profiles import ProfileError, builtin_profiles, load_profile
from hardware.sim.noise import CLEAN, Profile


@pytest.fixture
def written(tmp_path):
    def write(text):
        path = tmp_path / "mine.toml"
        path.write_text(text, "utf-8")
        return path

    return write


def test_the_shipped_profiles_become_worse_one_by_one():
    assert list(builtin_profiles()) == ["clean", "normal", "rough", "cruel"]
    profiles = [load_profile(name) for name in builtin_profiles()]
    assert [profile.reads.missed_polls for profile in profiles] == [0.0, 0.02, 0.1, 0.2]
    assert [profile.reads.missed_passes for profile in profiles] == [0.0, 0.001, 0.005, 0.02]
    assert [profile.hands.stacking > 0 for profile in profiles] == [False, False, True, True]
    cruel = profiles[-1]
    assert (cruel.shadows.per_minute, cruel.shadows.duration_s) == (6.0, 1.0)
    assert cruel.resets.per_minute > 0


def test_what_a_file_leaves_out_does_not_go_wrong(written):
    profile = load_profile(written("[reads]\nmissed_polls = 0.5\n"))
    assert profile.reads.missed_polls == 0.5
    assert (profile.shadows, profile.hands) == (CLEAN.shadows, CLEAN.hands)
    assert load_profile(written("")) == Profile()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[reads]\nmissed_pols = 0.1", r"reads.missed_pols: .*did you mean 'missed_polls'\?"),
        ("[noise]\nx = 1", "found the unknown key 'noise'; expected one of description, reads"),
        (
            "[reads]\nmissed_polls = 1.5",
            "mine.toml, line 2, reads.missed_polls: found 1.5; expected a number, at most 0.9",
        ),
        (
            "[resets]\nper_minute = 'often'",
            "line 2, resets.per_minute: found 'often'; expected a number",
        ),
        ("[reads\n", "mine.toml, line 1, column 7: not valid TOML"),
    ],
)
def test_a_mistake_is_named_with_its_place(written, text, sentence):
    with pytest.raises(ProfileError, match=sentence):
        load_profile(written(text))


def test_a_profile_that_is_not_there_is_answered_with_those_that_are():
    with pytest.raises(ProfileError, match="expected a noise profile: clean, normal, rough, cruel"):
        load_profile("gentle")
