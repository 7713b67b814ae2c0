"""What is kept of matches.

journal/   every match and move in one file, durable before anyone sees their effect
recorder   passes events to the journal, and says when their effects may be seen
matchfile  the portable file of one match
playback   a recorded match, as the table showed it
screening  the same at its own pace, steered by who watches
boxfile    the tags of a box in a file
"""
