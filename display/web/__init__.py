"""Phones at the table: a process of its own that is a client of the feed and the hands, like any
window, and shows what a seat may know as a web page.

`sheet` says what is on a page, as values; `pages` makes HTML of it; `phones` knows who sits where
and acts for them; `server` speaks HTTP. It never sees a State, and the table never depends on it.
"""
