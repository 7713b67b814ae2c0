"""Whether a table is sound: its devices and its computer, judged by limits and by what they were in
earlier checks. `reclaim doctor` tells it in a terminal, the operator's page on the screen.

checks        the result: single checks; and those of the computer under the table
devices       what was heard of a table that was watched
past          what each device was in earlier checks
page          the page
"""
