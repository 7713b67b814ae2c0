"""What the systems of phones and computers ask when they join a WiFi, and the answer by which they
know that the Internet can be reached. Any other makes them open the page that they are led to.

Android: default_captive_portal_* of packages/modules/NetworkStack/res/values/config.xml in AOSP.
Apple: support.apple.com/101555 names captive.apple.com; the page has the word Success alone.
Windows: learn.microsoft.com, "Network Connectivity Status Indicator"; Windows 7 asks for ncsi.txt.
Firefox: captivedetect.canonicalURL and canonicalContent of browser/app/profile/firefox.js.
"""

from typing import NamedTuple


class Probe(NamedTuple):
    system: str
    host: str
    path: str
    status: int
    body: bytes
    """That is how the answer begins by which the system knows the Internet."""


APPLE = b"<HTML><HEAD><TITLE>Success</TITLE></HEAD><BODY>Success</BODY></HTML>"

PROBES = (
    Probe("android", "connectivitycheck.gstatic.com", "/generate_204", 204, b""),
    Probe("android", "www.google.com", "/gen_204", 204, b""),
    Probe("apple", "captive.apple.com", "/hotspot-detect.html", 200, APPLE),
    Probe("windows", "www.msftconnecttest.com", "/connecttest.txt", 200, b"Microsoft Connect Test"),
    Probe("windows", "www.msftncsi.com", "/ncsi.txt", 200, b"Microsoft NCSI"),
    Probe("firefox", "detectportal.firefox.com", "/canonical.html", 200, b"<meta http-equiv"),
    Probe("firefox", "detectportal.firefox.com", "/success.txt?ipv4", 200, b"success"),
)
