"""What is wrong with a state, in English, in games that do not name it by messages of their own."""


def said_of(rules, state):
    """The sentences of all problems."""
    return tuple(problem.args["problem"] for problem in rules.problems(state))
