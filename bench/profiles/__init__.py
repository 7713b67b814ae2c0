"""The noise profiles that benches and tests play under: `clean`, `normal`, `rough` and `cruel`,
which say for every figure where it comes from, and the conditions beside them.

A profile is a TOML file; docs/noise-profiles.md has its keys.
"""

from collections.abc import Mapping
from pathlib import Path

from hardware.errors import InputFileError
from hardware.files import read_settings
from hardware.sim.noise import Profile

_HERE = Path(__file__).resolve().parent


class ProfileError(InputFileError):
    "A noise profile is wrong: says which file and key, what was found and what was expected."


def builtin_profiles() -> Mapping[str, Path]:
    """The four profiles by name, the mildest first."""
    return {name: _HERE / f"{name}.toml" for name in ("clean", "normal", "rough", "cruel")}


def load_profile(path: Path | str) -> Profile:
    """Read and check the profile at *path*, or the one of the four of that name.

    Raises `ProfileError` for the first mistake, in a sentence with file, line and key.
    """
    path = builtin_profiles().get(str(path), Path(path))
    names = ", ".join(builtin_profiles())
    try:
        profile, _ = read_settings(path, Profile, f"a noise profile: {names}, or the path of one")
    except InputFileError as error:
        raise ProfileError(str(error)) from None
    return profile
