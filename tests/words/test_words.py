"""What is said in each language: about everything that there is, and without a blank left open."""

from __future__ import annotations

from itertools import product
from typing import get_args, get_type_hints

import pytest

from lastcard import EDITIONS, Game, IllegalMove, LastcardError
from lastcard.bots import BOTS
from lastcard.editions import Edition, Wild
from lastcard.editions.edition import COLOR_LETTERS, DRAW_FOUR, WRITTEN
from lastcard.editions.effects import COLORED, CONDITIONS, COUNTED, WHOM
from lastcard.editions.options import CHOICES, OPTION_NAMES
from lastcard.event import EVENT_NAMES, Event
from lastcard.explain import CODES
from lastcard.notation import PHASES, Move, move_table
from lastcard.table.log import entries
from lastcard.table.messages import MAX_NAME, Gone, Reaction, Reason
from lastcard.words import LANGUAGES, Names, Words, choose_language, words_in
from lastcard.words.catalogue import system_language

CLASSIC = EDITIONS["classic"]
NOTES = [str(entry.__struct_config__.tag) for entry in get_args(entries.AnyEntry)]


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return words_in(request.param)


def is_said(text: str) -> bool:
    return bool(text.strip()) and not any(sign in text for sign in "{}$_")


# Everything has words, in every language.


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
def test_every_card_of_an_edition(words: Words, edition: Edition) -> None:
    for code in edition.kinds:
        assert is_said(words.card(edition, code))
        assert is_said(words.one(edition, code))
        assert words.does(edition, code) or code[1:].isdigit()
    assert len({words.card(edition, code) for code in edition.kinds}) == len(edition.kinds)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
def test_every_edition_its_colours_and_its_moves(words: Words, edition: Edition) -> None:
    assert is_said(words.edition(edition))
    assert is_said(words.about_edition(edition))
    assert all(words.color(edition, letter) != letter for letter in COLOR_LETTERS)
    for code in move_table(edition).actions:
        assert is_said(words.move(code, edition))


@pytest.mark.parametrize("name", EVENT_NAMES)
def test_every_event_for_whom_it_concerns_and_for_the_others(words: Words, name: str) -> None:
    for seat, other, cards in product((0, 1), (0, 1, 2, None), ((), ("r7", "W4"))):
        event = Event(name, seat, other, cards, count=2, color="b")
        assert is_said(words.event(event, CLASSIC, Names(("Ada", "Ben", "Cem"), you=0)))


SILENT = ("moved", "sealed", "shared")  # events tell it, or clients settle it among themselves


@pytest.mark.parametrize("what", [note for note in NOTES if note not in SILENT])
def test_every_note_about_a_table(words: Words, what: str) -> None:
    texts = get_args(Reaction) if what == "reacted" else ("yes", "no", "removed", "clock", None)
    for you, text, seated in product((True, False), texts, (True, False)):
        assert is_said(words.note(what, "Ada", you, text, seated))


@pytest.mark.parametrize("what", SILENT)
def test_what_needs_no_words_has_none(words: Words, what: str) -> None:
    assert words.note(what, "Ada", False, "person", False) == ""


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_of_a_game(words: Words, phase: str) -> None:
    assert is_said(words.phase(phase, 0, Names(("Ada",), you=0)))
    assert is_said(words.phase(phase, 1, ["Ada", "Ben"]))


@pytest.mark.parametrize("reason", get_args(Reason))
def test_every_reason_of_a_server(words: Words, reason: str) -> None:
    arguments = {"most": MAX_NAME} if reason == "bad_name" else {}
    assert is_said(words.refusal(reason, **arguments))


def test_every_way_to_be_gone(words: Words) -> None:
    for reason in get_args(get_type_hints(Gone)["reason"]):
        assert is_said(words.say(f"gone-{reason}"))


@pytest.mark.parametrize("option", OPTION_NAMES)
def test_every_option_and_every_choice(words: Words, option: str) -> None:
    assert is_said(words.option(option))
    for choice in CHOICES.get(option, ()):
        assert words.choice(option, choice) != choice
    assert is_said(words.choice(option, True))


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot(words: Words, bot: str) -> None:
    assert is_said(words.bot(bot))
    assert is_said(words.say(f"bot-{bot}.words"))


@pytest.mark.parametrize("deed", WHOM)
def test_every_effect_of_a_written_rule(words: Words, deed: str) -> None:
    amount = "2" if deed in COUNTED else "color" if deed in COLORED else ""
    for who in WHOM[deed] or ("",):
        assert is_said(*words.effects(f"{who} {deed} {amount}"))
        assert not who or is_said(words.say(f"who-{who}"))
    assert is_said(words.say(f"deed-{deed.replace(' ', '_')}"))


@pytest.mark.parametrize("condition", CONDITIONS)
def test_every_condition_of_an_effect(words: Words, condition: str) -> None:
    assert is_said(words.say(f"when-{condition.replace(' ', '_')}"))


# Refused moves.

REFUSED = [
    (Game.setup("classic", ["r3 g4 g6", "b1 b2"], top="r5"), move)
    for move in ("g4", "r9", "r3!", "pass", "accept", "challenge", "flip", "uno")
]


@pytest.mark.parametrize(("game", "move"), REFUSED, ids=[move for _, move in REFUSED])
def test_why_a_move_is_refused(words: Words, game: Game, move: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    assert caught.value.code in CODES
    assert is_said(words.illegal(caught.value.code, caught.value.arguments, CLASSIC))


ARGUMENTS: dict[str, dict[str, str | int]] = {
    "not_your_turn": {"seat": 1},
    "wrong_color": {"color": "b"},
    "no_match_number": {"top": "r5"},
    "no_match_symbol": {"top": "rS"},
    "only_drawn": {"needed": "r7"},
    "answer_debt": {"count": 4},
    "uno_too_early": {"count": 3},
    "no_such_seat": {"seat": 7},
    "needs_choices": {"needed": "W"},
}


@pytest.mark.parametrize("code", CODES)
def test_every_code_of_a_refused_move(words: Words, code: str) -> None:
    arguments = {"card": "g4"} | ARGUMENTS.get(code, {})
    assert is_said(words.illegal(code, arguments, CLASSIC, ["Ada", "Ben"]))


def test_a_refusal_names_cards_and_people_as_everywhere() -> None:
    game = Game.setup("classic", ["r3 g4 g6", "b1 b2"], top="r5")
    with pytest.raises(IllegalMove) as caught:
        game.play("g4")
    assert (caught.value.code, caught.value.arguments) == (
        "no_match_number",
        {"card": "g4", "top": "r5"},
    )
    assert words_in("de").illegal(caught.value.code, caught.value.arguments, CLASSIC) == (
        "Grün 4 passt nicht auf Rot 5: Weder Farbe noch Zahl ist gleich."
    )
    with pytest.raises(IllegalMove) as caught:
        game.play("b1", seat=1)
    arguments = caught.value.arguments
    assert words_in("en").illegal(caught.value.code, arguments, CLASSIC, ["Ada", "Ben"]) == (
        "The game is waiting for Ada."
    )


# How it is said.


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ines plays a red 7. Ines chooses blue. Milo draws 2 cards."),
        ("de", "Ines spielt eine rote 7. Ines wählt Blau. Milo zieht 2 Karten."),
        ("fr", "Ines joue un 7 rouge. Ines choisit le bleu. Milo pioche 2 cartes."),
        ("es", "Ines juega un 7 rojo. Ines elige azul. Milo roba 2 cartas."),
    ],
)
def test_what_happened_is_told_in_sentences(language: str, said: str) -> None:
    events = [
        Event("played", 0, cards=("r7",), count=1),
        Event("chose_color", 0, color="b"),
        Event("drew", 1, count=2),
    ]
    assert words_in(language).tell(events, CLASSIC, ["Ines", "Milo"]) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "a green Reverse and a Wild Draw Four"),
        ("de", "eine grüne Richtungswechsel-Karte und eine Zieh-vier-Wahlkarte"),
        ("fr", "une Inversion verte et un Joker +4"),
        ("es", "un Cambio de sentido verde y un Comodín Roba cuatro"),
    ],
)
def test_a_card_in_a_sentence_has_its_article(language: str, said: str) -> None:
    assert words_in(language).cards(CLASSIC, ["gR", "W4"]) == said


@pytest.mark.parametrize(
    ("language", "named", "current"),
    [
        ("en", "Everyone discards all green cards.", "all cards of the current colour"),
        ("de", "Alle legen alle grünen Karten ab.", "alle Karten der aktuellen Farbe"),
        ("fr", "Chacun se défausse de toutes ses cartes vertes.", "cartes de la couleur actuelle"),
        ("es", "Cada uno descarta todas sus cartas de color verde.", "cartas del color actual"),
    ],
)
def test_the_colour_of_an_effect_stands_as_the_sentence_needs_it(
    language: str, named: str, current: str
) -> None:
    words = words_in(language)
    assert words.effects("all discard all green") == [named]
    assert current in words.effects("all discard all color")[0]


def test_an_edition_has_its_own_colours() -> None:
    artiste = EDITIONS["artiste-fairey"]
    assert [words_in("en").card(artiste, code) for code in ("y7", "gS")] == ["gold 7", "grey Skip"]
    assert words_in("fr").one(artiste, "gR") == "une Inversion grise"


@pytest.mark.parametrize(
    ("language", "none", "one", "two"),
    [
        ("en", "0 cards", "1 card", "2 cards"),
        ("de", "0 Karten", "1 Karte", "2 Karten"),
        ("fr", "0 carte", "1 carte", "2 cartes"),
        ("es", "0 cartas", "1 carta", "2 cartas"),
    ],
)
def test_numbers_have_their_plurals(language: str, none: str, one: str, two: str) -> None:
    assert [words_in(language).count_cards(n) for n in (0, 1, 2)] == [none, one, two]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "1 of 9 random rounds went on so long that it was given up."),
        ("de", "1 von 9 zufälligen Runden hat so lange gedauert, dass sie abgebrochen wurde."),
        ("fr", "1 manche au hasard sur 9 a duré si longtemps qu’elle a été abandonnée."),
        ("es", "1 de 9 rondas al azar duró tanto que se abandonó."),
    ],
)
def test_the_verb_goes_with_the_number(language: str, said: str) -> None:
    assert words_in(language).say("check-ends", given=1, rounds=9) == said


def test_french_leaves_out_a_vowel_before_one() -> None:
    left = [words_in("fr").say("plain-few", name="Ada", count=n) for n in (1, 2)]
    assert left == ["Ada n’a plus qu’une carte.", "Ada n’a plus que 2 cartes."]


def test_names_are_listed_as_the_language_does() -> None:
    assert words_in("en").join(["Ada", "Ben", "Cem"]) == "Ada, Ben and Cem"
    assert words_in("es").join(["Milo", "Ines"]) == "Milo e Ines"
    assert words_in("es").join(["Ines", "Milo"]) == "Ines y Milo"
    assert words_in("de").join(["Milo", "Ines"]) == "Milo und Ines"


def test_a_name_stays_as_it_is_written() -> None:
    assert words_in("en").note("joined", "ada", False, "ada", False) == "ada joined."
    assert words_in("fr").event(Event("deals", 0), CLASSIC, ["otto"]) == "otto distribue."


def test_seats_without_names_are_counted_from_one() -> None:
    assert Event("deals", 0).words() == "Seat 1 deals."


def test_what_is_named_with_a_move_comes_in_the_order_of_the_questions() -> None:
    powers = EDITIONS["color-powers"]
    assert Move.parse("WP=b*y!").words(edition=powers) == (
        "Play a Wild Color Choice: the yellow power, blue, UNO"
    )
    assert Move.parse("WS=g@1").words(names=["Ada", "Ben"], edition="super-hero-girls") == (
        "Play a Save The Day: Ben, green"
    )


def test_a_move_has_a_capital_where_its_card_comes_first() -> None:
    assert Move.parse("r7").words("de") == "Eine rote 7 spielen"
    assert Move.parse("WA=b").words("de", edition="super-hero-girls") == (
        "Die erste Eigene-Regel-Karte spielen: Blau"
    )


def test_an_edition_of_somebodys_own_speaks_for_itself() -> None:
    joy = Wild("WJ", "Wild Joy", 4, words="Laugh.")
    own = Edition("own", "My own", "For the family.", (DRAW_FOUR, joy))
    words = words_in("fr")
    assert (words.edition(own), words.about_edition(own)) == ("My own", "For the family.")
    assert (words.card(own, "WJ"), words.does(own, "WJ")) == ("Wild Joy", "Laugh.")


def test_what_an_own_card_does_as_a_printed_one_is_said() -> None:
    blanks = [Wild(f"W{n}", f"Blank {n}", 1, does) for n, does in enumerate(WRITTEN)]
    own = Edition("own", "", "", (DRAW_FOUR, Wild("WR", "Ruby", 2, "take power red"), *blanks))
    said = words_in("en").does
    assert said(own, "WR") == "Whoever plays it takes the red power."
    assert said(own, "W1") == "It does what the table has written on it."


def test_english_calls_cards_and_editions_as_their_data_do() -> None:
    for edition in EDITIONS.values():
        assert words_in("en").edition(edition) == edition.title
        for wild in edition.wilds:
            assert words_in("en").card(edition, wild.code) == wild.name


# Which language.


def test_the_first_language_that_there_is_is_taken() -> None:
    assert choose_language(["pt_BR", "de_AT.UTF-8", "fr"]) == "de"
    assert choose_language([]) == "en"
    assert system_language({"LANG": "fr_CA.UTF-8"}) == "fr"
    assert system_language({"LC_ALL": "C", "LANG": "fr_CA.UTF-8"}) == "en"
    assert system_language({"LANGUAGE": "pt:es", "LANG": "de_DE"}) == "es"


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(LastcardError, match="no language 'xx'; there are en, de, fr, es"):
        words_in("xx")
