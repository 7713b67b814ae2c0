"""Engines of their own: slow, plain, and written from the rule texts and the rulings only.

They know nothing of the rules that they check but the names of cards and squares. An engine's table
has `choices()`, `do(choice)` and `copy()`.
"""

from collections import Counter


def slow_count(table, depth, ending):
    """Positions at each depth, and how often each ending comes there; *ending* says which one, or
    None."""
    return _count(table, depth, ending, lambda table: map(table.after, table.choices()))


def count(rules, state, depth, ending):
    """The same, as the rules have it."""

    def following(state):
        return (rules.apply(state, move) for move in rules.legal_moves(state))

    return _count(state, depth, ending, following)


def _count(position, depth, ending, following):
    nodes, endings = Counter({depth: 1}), Counter()
    how = ending(position)
    if how is not None:
        endings[depth, how] += 1
    elif depth:
        for after in following(position):
            of_nodes, of_endings = _count(after, depth - 1, ending, following)
            nodes += of_nodes
            endings += of_endings
    return nodes, endings


class Engine:
    """What the engines share."""

    def after(self, choice):
        """Another table, on which *choice* was made."""
        other = self.copy()
        other.do(choice)
        return other
