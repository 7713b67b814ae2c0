"""The league's pages: read only, whole without a script, in ten languages.

`sheets` says what is on a page, as tables of values; `formats` makes HTML, CSV, JSON and a calendar
of them; `server` speaks HTTP.
"""
