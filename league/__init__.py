"""The league of many tables: who has won what, how good everybody is, and how each table is.

A process of its own, which is on no table and which no table needs. It takes the messages that
tables tell (`controller.views.telling`) from a broker, keeps them, and computes everything else:

`messages` reads what a table says; `log` keeps it, and `rulings` what people decide about it;
`ratings` and `achievements` say what a match changes, as pure functions; `folding` keeps what
follows from the log in order; `taking` does all of that for a batch, once; `questions` answers the
pages; `streams` and `consuming` take from a broker; `web` shows it.
"""
