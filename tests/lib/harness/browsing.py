"""Requests to a table's pages, as a browser makes them and as others would."""

import http.client
from contextlib import closing
from urllib.parse import urlencode

WITHIN_S = 10.0
"""A bound on what happens at once, on a busy computer."""


def ask(pages, path, form=None, **headers):
    """(status, headers, body) of a request as a browser at the table's own page makes it; None
    leaves a header out."""
    own = {"Host": pages.address}
    if form is not None:
        own |= {
            "Origin": f"http://{pages.address}",
            "Content-Type": "application/x-www-form-urlencoded",
        }
    own |= {name.replace("_", "-"): value for name, value in headers.items()}
    body = form if form is None or isinstance(form, bytes) else urlencode(form).encode()
    with closing(http.client.HTTPConnection(pages.address, timeout=WITHIN_S)) as connection:
        connection.putrequest("GET" if form is None else "POST", path, skip_host=True)
        if body is not None:
            own.setdefault("Content-Length", str(len(body)))
        for name, value in own.items():
            if value is not None:
                connection.putheader(name, value)
        connection.endheaders(body)
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read()
