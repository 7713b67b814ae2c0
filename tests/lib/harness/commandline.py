"""The `reclaim` command in this process: a process of its own takes far longer."""

from controller.cli import main


def exit_code(*arguments):
    """What the command ends with; argparse ends it by an exception."""
    try:
        return main(arguments)
    except SystemExit as ended:
        return ended.code
