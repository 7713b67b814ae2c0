"""The signature of an update, by minisign.

Someone who distributes images keeps one secret key and names it with --key. Without it a key with
no password is made in the cache: images built from that cache then accept only its updates.
"""

from pathlib import Path

from imagebuilder.errors import BuildError
from imagebuilder.tree import run


def public_key(key: Path | None, cache: Path) -> str:
    """The text of the public key that belongs to *key*, or to the cache's own."""
    secret = key or _own_key(cache)
    public = secret.with_suffix(".pub")
    if not public.exists():
        raise BuildError(f"Beside {secret} there is no {public.name}; minisign -G writes both.")
    return public.read_text()


def sign(bundle: Path, trusted_comment: str, key: Path | None, cache: Path) -> None:
    """Write the signature beside *bundle*. minisign asks for the key's password if it has one."""
    run(["minisign", "-S", "-s", key or _own_key(cache), "-t", trusted_comment, "-m", bundle])


def _own_key(cache: Path) -> Path:
    secret = cache / "update.key"
    if not secret.exists():
        cache.mkdir(parents=True, exist_ok=True)
        run(["minisign", "-G", "-W", "-p", secret.with_suffix(".pub"), "-s", secret])
        secret.chmod(0o600)
    return secret
