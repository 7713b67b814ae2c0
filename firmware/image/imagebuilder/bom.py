"""The list of an image's parts, as an SPDX 2.3 document (https://spdx.github.io/spdx-spec/v2.3/)."""

import json
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import quote

from imagebuilder.base import EPOCH
from imagebuilder.lock import read_lock


def write_bom(arch: str, root: Path, version: str, target: Path) -> None:
    """Name every Debian and Python package in *root*, and where its source is found."""
    parts = [
        _part("Debian", each.name, each.version, f"pkg:deb/debian/{each.name}", each.url)
        | {"checksums": [{"algorithm": "SHA256", "checksumValue": each.sha256}]}
        for each in read_lock(arch)
    ]
    for about in sorted((root / "opt/reclaim").glob("lib/*/site-packages/*.dist-info")):
        name, found = about.name.removesuffix(".dist-info").split("-", 1)
        address = f"https://pypi.org/project/{name}/{found}/"
        parts.append(_part("Python", name, found, f"pkg:pypi/{name.lower()}", address))
    document = {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"reclaim-{version}-{arch}",
        "documentNamespace": f"https://spdx.org/spdxdocs/reclaim-{version}-{arch}",
        "creationInfo": {
            "created": datetime.fromtimestamp(EPOCH, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": ["Tool: reclaim-imagebuilder"],
        },
        "packages": parts,
        "relationships": [
            {
                "spdxElementId": "SPDXRef-DOCUMENT",
                "relationshipType": "DESCRIBES",
                "relatedSpdxElement": part["SPDXID"],
            }
            for part in parts
        ],
    }
    target.write_text(json.dumps(document, indent=1) + "\n")


def _part(origin: str, name: str, version: str, purl: str, address: str) -> dict[str, object]:
    identity = "".join(letter if letter.isalnum() else "-" for letter in f"{origin}-{name}")
    return {
        "SPDXID": f"SPDXRef-{identity}",
        "name": name,
        "versionInfo": version,
        "downloadLocation": address,
        "filesAnalyzed": False,
        "licenseConcluded": "NOASSERTION",
        "licenseDeclared": "NOASSERTION",
        "copyrightText": "NOASSERTION",
        "externalRefs": [
            {
                "referenceCategory": "PACKAGE-MANAGER",
                "referenceType": "purl",
                "referenceLocator": f"{purl}@{quote(version)}",
            }
        ],
    }
