"""How a game is learnt from the screen: pictures of its acts, the page of its rules, and what is
explained during a match."""

from display.screens.learning.pages import explained as explained
from display.screens.learning.pages import goal_of as goal_of
from display.screens.learning.pages import has_rules as has_rules
from display.screens.learning.pages import opening as opening
from display.screens.learning.pages import rules as rules
from display.screens.learning.pages import six_of as six_of
