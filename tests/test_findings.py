"""What people found who played version 0.1.0 for an evening, and the test that holds each of it.

`FINDINGS` is the list; a finding that no test can hold has an answer instead. The test below says
when a test of the list is no longer there.
"""

import ast
from functools import cache
from pathlib import Path

import pytest

from display.words import languages

ROOT = Path(__file__).parent
LUGGAGE = "controller/games/luggage"
BLUFF = "controller/games/captain_bluff"
PIRATE = "controller/games/bluff_pirate"
ORDERS = "controller/games/captains_orders"
TOP = "display/tabletop"

FINDINGS: dict[str, dict[str, str]] = {
    "Where's My Luggage?": {
        "a look without a tap, and then a flip, leave the referee behind": (
            f"{LUGGAGE}/test_luggage_rulings.py::"
            "test_l_1_a_passenger_whose_tile_was_looked_at_and_not_tapped_goes_to_the_end"
        ),
        "once the pile has turned, every flip is refused": (
            f"{TOP}/test_gestures.py::test_an_empty_draw_pile_is_made_of_the_action_pile_first"
        ),
        "a wrong pair is accepted aside after the red verdict": (
            f"{TOP}/test_table.py::test_a_wrong_pair_is_refused_before_it_lies_aside"
        ),
        "and its passenger never returns": (
            f"{LUGGAGE}/test_luggage_rulings.py::test_l_9_assisted_play_sets_no_wrong_pair_aside"
        ),
        "on a busy computer the belt is said not to turn, tiles to be missing, taps to be lost": (
            "bench/test_busy_bench.py::test_a_table_that_is_held_up_reports_nothing_and_loses_no_tap"
        ),
        "'match' at Green is steady green, and so is its idle light": (
            f"{LUGGAGE}/test_table.py::test_no_light_that_waits_looks_like_a_verdict"
        ),
        "memory variant: the face of a tile that is turned is never seen": (
            f"{LUGGAGE}/test_luggage_secrecy.py::"
            "test_in_the_memory_variant_everybody_sees_what_was_turned"
        ),
        "memory variant: a tile may be looked at untapped without losing the turn": (
            f"{TOP}/test_hints.py::test_in_turns_a_tile_is_turned_over_and_tapped_in_one"
        ),
        "memory variant: a waiting player is told 'Flip a card!'": (
            f"{TOP}/test_hints.py::test_in_the_memory_variant_one_waits_for_ones_turn"
        ),
        "rulebook play: after putting back the hint says what the rule forbids": (
            f"{TOP}/test_hints.py::test_rulebook_play_judges_nothing"
        ),
        "at the check B takes a pair back, but the pieces stay in 'Shown'": (
            f"{TOP}/test_hints.py::test_a_pair_that_is_taken_back_comes_out_of_the_shown_ones"
        ),
        "bots are too quick for a first match": (
            "controller/table/test_first_match.py::test_the_first_match_is_against_easy_bots"
        ),
        "tiles, suitcases and luggage for one thing; sentences that read cut off": (
            "test_findings.py::test_words_that_were_found_wrong_are_gone"
        ),
    },
    "Captain Bluff": {
        "the right mouse button shows unchecked cities, the deck's top and discards": (
            "controller/test_who_may_look.py::test_what_is_secret_cannot_be_lifted"
        ),
        "a hand of 15 cards cannot be read": (
            f"{TOP}/test_card_layout.py::test_each_card_of_a_hand_shows_its_number_and_its_emblem"
        ),
        "it is unsorted": f"{TOP}/test_card_table.py::test_the_own_cards_can_be_sorted",
        "the card under the mouse is not uncovered, and Airport cards have no names": (
            f"{TOP}/test_card_table.py::test_the_card_in_front_has_its_name"
        ),
        "--people: the five seconds for a call run on behind the curtain": (
            f"{TOP}/test_hot_seat.py::test_the_time_for_a_call_runs_from_when_the_curtain_is_up"
        ),
        "bots call before a person gets a word in": (
            "controller/test_pace.py::test_no_bot_speaks_before_people_had_time_to"
        ),
        "all six belts glow for any card": (
            f"{TOP}/test_card_hints.py::test_a_card_is_sent_only_where_its_face_may_go"
        ),
        "'It is Blue's turn' during the time for a call": (
            f"{TOP}/test_card_hints.py::test_an_answer_is_asked_for_where_no_card_and_no_line_is"
        ),
        "the reveal is one small line and stays for turns": (
            f"{BLUFF}/test_captain_bluff_stage.py::"
            "test_it_stands_for_some_seconds_and_then_play_goes_on"
        ),
        "11 to 15 clicks to deal oneself": (
            "bench/test_acts_bench.py::test_no_chore_costs_more_than_its_goal"
        ),
        "scores disagree": (
            f"{BLUFF}/test_captain_bluff_table.py::"
            "test_totals_tell_who_has_taken_more_cards_than_laid"
        ),
        "the report shows 11 and 16 cards both as 0 points": (
            "workshop/report/test_report_page.py::test_what_is_below_zero_lies_left_of_it"
        ),
    },
    "Bluff Pirate": {
        "the right mouse button shows hidden set cards, tokens, the deck's top and discards": (
            "controller/test_who_may_look.py::test_what_is_secret_cannot_be_lifted"
        ),
        "with a pirate in hand spot 4 does not glow; after 'Board' the deck does": (
            f"{TOP}/test_card_hints.py::test_what_has_been_chosen_is_tapped_on_the_own_pad"
        ),
        "without spots, card first: 'Click your pad', refused": (
            f"{TOP}/test_card_hints.py::test_without_spots_a_card_that_was_taken_first_is_chosen_for_then"
        ),
        "after choosing: 'Put the card back'": (
            f"{TOP}/test_card_table.py::test_without_spots_a_card_and_then_a_belt_lays_it_there"
        ),
        "'Back' leaves the cursor on 'A card cannot be read'": (
            "controller/match/test_menu.py::test_the_cursor_stands_at_home_first_and_when_it_comes_back"
        ),
        "'A closes the set', A opens the submenu; lines change places": (
            f"{PIRATE}/test_bluff_pirate_at_the_table.py::"
            "test_bp_3_a_closes_a_set_that_is_complete_and_nothing_before"
        ),
        "whose vote, which ship: the seat cannot be clicked": (
            f"{TOP}/test_offers.py::test_what_glows_does_what_it_says_and_the_referee_accepts_it"
        ),
        "at the fork, clicking 'Island 1' picks the token up": (
            f"{TOP}/test_offers.py::test_what_glows_does_what_it_says_and_the_referee_accepts_it"
        ),
        "the outcome is small corner text, and over in less than a second": (
            "controller/test_pace.py::test_nobody_plays_on_before_a_climax_is_over"
        ),
        "A is labelled 'yes, done' while it means 'no bluff'": (
            f"{TOP}/test_card_hints.py::test_in_a_vote_the_buttons_say_what_they_mean"
        ),
        "no undo inside a set": (
            f"{PIRATE}/test_bluff_pirate_at_the_table.py::"
            "test_bp_17_a_set_that_is_not_closed_is_taken_back_and_what_lay_face_up_was_seen"
        ),
        "'Two cards are drawn' and 'Draw two cards' stand side by side": (
            "controller/games/test_cards_read_late.py::"
            "test_bp_1_a_press_and_a_table_that_draws_by_itself_draw_two_between_them"
        ),
        "the simulated table accepts 'empty' while gold lies there": (
            f"{TOP}/test_card_hints.py::test_an_island_is_answered_with_what_lies_there"
        ),
        "'take up to three' where three are taken": (
            "test_findings.py::test_words_that_were_found_wrong_are_gone"
        ),
        "the wrong rule is cited": "test_rulings.py::test_every_ruling_has_a_test_that_names_it",
        "--option board is advertised and fails": (
            f"{PIRATE}/test_bluff_pirate_options.py::test_a_board_is_given_as_what_its_file_says"
        ),
        "islands are not numbered on the map": ("display/test_screens.py::test_it_looks_as_it_did"),
        "'Green discards: Red sabre'": (
            "answer: the cards are printed so; a seat has its mark before its name"
        ),
    },
    "Captain's Orders": {
        "all rounds end by an accusation, one in four by a Captain, who cannot win by it": (
            f"{ORDERS}/test_captains_orders_bot.py::"
            "test_who_holds_the_only_one_is_the_captain_and_knows_it"
        ),
        "'Orders' glows for any card": (
            f"{TOP}/test_card_table.py::"
            "test_a_card_that_cannot_belay_never_goes_where_everybody_would_see_it"
        ),
        "nothing explains belaying; the turn's prompt leaves out discovering": (
            f"{ORDERS}/test_captains_orders_table.py::"
            "test_the_prompt_says_which_cards_follow_and_which_belay"
        ),
        "only the last two events are shown in a game of deduction": (
            "display/test_log.py::test_it_opens_and_closes"
        ),
        "at eight players the hands at the end cannot be read": (
            "display/test_screens.py::test_everything_that_matters_is_readable_from_two_metres"
        ),
    },
    "Everywhere": {
        "a killed daemon leaves 'Waiting for the table' for ever": (
            "e2e/test_play_window.py::"
            "test_a_table_that_was_killed_is_started_again_and_its_match_goes_on"
        ),
        "'at several computers' is not so": (
            "answer: docs/virtual-table.md says that the sockets are local"
        ),
        "a simulated daemon's lobby offers one game and no bots": (
            "controller/table/test_lobby.py::test_every_game_can_be_chosen_and_started"
        ),
        "two windows on one screen cannot both hold A": (
            "controller/table/test_lobby.py::"
            "test_everybody_holds_a_but_nobody_has_to_at_the_same_time"
        ),
        "hot seat: the hand stays in sight during all bots' turns": (
            f"{TOP}/test_hot_seat.py::test_a_whole_round_of_two_people_and_two_bots"
        ),
        "once the curtain fell before a drawn card was seen": (
            f"{TOP}/test_hot_seat.py::test_a_player_who_holds_a_card_keeps_the_screen"
        ),
        "'needs 2 players' stays after both have joined": (
            "controller/table/test_lobby.py::test_too_few_people_are_told_until_there_are_enough"
        ),
        "bots' late presses raise public warnings": (
            "controller/test_pace.py::test_nobody_plays_on_before_a_climax_is_over"
        ),
        "English in a German match": (
            f"{TOP}/test_tongues.py::test_whatever_a_person_reads_is_in_the_language_of_the_table"
        ),
        "the virtual table has no Pause, Undo, Recount or game cards": (
            f"{TOP}/test_asking.py::test_the_undo_card_asks_for_the_last_move_back"
        ),
        "Esc, F1, ? and F11 do nothing": (
            "display/test_menu.py::test_esc_and_f1_open_it_and_close_it"
        ),
        "nor at the end of a match": (
            "display/test_menu.py::test_when_a_match_is_over_only_the_window_can_be_asked"
        ),
        "lines cannot be clicked": (
            f"{TOP}/test_card_table.py::test_a_line_of_the_menu_is_chosen_with_a_click"
        ),
        "a heading can be highlighted": (
            "controller/match/test_menu.py::"
            "test_a_heading_is_no_line_that_the_cursor_could_stand_at"
        ),
        "the resume screen appears when another game was asked for": (
            "controller/table/test_interruption.py::"
            "test_nobody_is_asked_about_another_game_than_the_one_that_was_asked_for"
        ),
        "it has no 'later'": (
            "controller/table/test_interruption.py::"
            "test_a_match_that_is_kept_for_later_stays_as_it_is_and_is_asked_for_the_next_time"
        ),
        "a window for two does not open where a match of one was interrupted": (
            "controller/table/test_interruption.py::"
            "test_nobody_is_asked_about_a_match_that_was_played_by_others_than_can_sit_down"
        ),
        "the report names an extra that cannot be installed that way": (
            "workshop/report/test_report_page.py::test_without_matplotlib_it_says_how_to_get_it"
        ),
        "tracebacks where a pipe ends": (
            "e2e/test_endings.py::test_a_reader_that_has_read_enough_ends_the_command_in_silence"
        ),
        "where the disk is full": (
            "e2e/test_endings.py::test_a_full_disk_behind_the_output_is_one_sentence"
        ),
        "where the folder for the picture is a file": (
            "e2e/test_endings.py::test_a_match_is_played_although_its_picture_has_no_folder"
        ),
        "where an option is no number": (
            "e2e/test_command_line.py::test_a_mistake_gets_one_sentence_and_exit_code_2"
        ),
        "kill of table or display leaves its window": (
            "e2e/test_processes.py::test_a_signal_ends_a_screen_with_its_window"
        ),
        "play --help --game X lists the belt game's options": (
            "e2e/test_command_line.py::test_help_tells_of_the_options_of_the_game_that_was_named"
        ),
        "display --size foo prints another program's usage": (
            "e2e/test_command_line.py::test_a_size_that_is_none_is_told_by_the_command_that_was_typed"
        ),
        "all windows have one title": (
            "display/test_menu.py::test_the_window_is_titled_by_game_and_seat"
        ),
        "a replay looks live": (
            "display/test_replaying.py::test_it_says_how_far_it_is_and_whether_it_stands"
        ),
        "a match with spots is replayed with the prompts of a table without": (
            "controller/commands/test_replay.py::test_it_asks_as_the_table_did_on_which_it_was_played"
        ),
        "portrait clips the sign": (
            "display/test_screens.py::test_every_text_stays_in_its_room_lies_on_no_other_and_can_be_read"
        ),
        "it cannot be seen which thing has the focus": (
            f"{TOP}/test_card_table.py::"
            "test_one_thing_is_pointed_at_by_what_came_last_the_mouse_or_the_keys"
        ),
        "the window costs as much when nothing happens": (
            f"{TOP}/test_table.py::test_a_table_at_rest_needs_few_pictures"
        ),
        "words": "test_findings.py::test_words_that_were_found_wrong_are_gone",
    },
}

LISTED = [(what, held) for group in FINDINGS.values() for what, held in group.items()]


@cache
def names_in(path):
    """What a test module defines."""
    return {node.name for node in ast.parse(path.read_text()).body if hasattr(node, "name")}


@pytest.mark.parametrize(("what", "held"), LISTED, ids=[what for what, _ in LISTED])
def test_every_finding_has_a_test_or_an_answer(what, held):
    if not held.startswith("answer: "):
        path, _, name = held.partition("::")
        assert name in names_in(ROOT / path)


WRONG = {
    "en": (
        "under the hand", "Whoever goes on", "A plays again", "sees it,", "Press A when you are.",
        "A says: Done", "take up to three", " tile ", " tiles ",
    ),
    "de": (
        "unter der Hand", "an Feld", "Karte am Leser antippen", "Abgeworfenen", "Abwurf", "Enterer",
        "A spielt noch einmal", "A gibt die nächste", "echte Karten,", "links davon wird gegeben",
        "Vollständig ist es", "bis zu drei Karten", "Die Hände geben", "Abbrechen",
    ),
    "fr": (
        "A la ferme", "Obéir au lecteur de", "sous la main", "disent à qui le tour",
        "au lecteur de qui", "A rejoue", "A donne la suivante", "au repère", "au curseur", "Paquet",
        "Bas les mains", "Tenez A vert", "La continuer", "L'abandonner", "ceci finit la manche",
        "Donner les mains", "tuile",
    ),
}  # fmt: skip
"""Words that people stumbled over, by language."""


@pytest.mark.parametrize("language", sorted(WRONG))
def test_words_that_were_found_wrong_are_gone(language):
    assert language in languages()
    said = [
        (file.stem, line)
        for file in sorted((ROOT.parent / "display" / "words" / language).glob("*.ftl"))
        for line in file.read_text().replace("doctor tiles", "").splitlines()
        if not line.startswith("#")
    ]
    assert said
    for words in WRONG[language]:
        assert [(file, line) for file, line in said if words in line.partition(" = ")[2]] == []
