"""Write docs/rules.md from the rules of lastcard.editions.rulebook and their English words."""

from collections.abc import Iterable
from pathlib import Path

from lastcard.editions import EDITIONS, PRINTED
from lastcard.editions.rulebook import RULES, SECTIONS, Rule, rules_of
from lastcard.words import words_in

HOUSE, SPECIAL = "house", "special"
WORDS = words_in("en")

PAGE = Path(__file__).resolve().parent.parent / "docs" / "rules.md"

INTRODUCTION = """\
# The rules

This page says how lastcard plays, in plain words. There are six editions: each has its own deck,
and some have cards that no other edition has. Most rules are the same for all of them, so read
[what every edition shares](#what-every-edition-shares) first and then the part about your own
edition. [House rules](#house-rules) are extras that your table can switch on.

The printed rules do not answer every question. Where they are silent, we had to decide: such a
decision is called a **ruling**. It is ours, not the printed rules', and carries the label
*ruling*, or is found inside a rule after the words "our ruling". [All of them](#all-rulings) are
listed at the end.

Behind every rule stands its id, such as <sub>`TURN-MATCH`</sub>, so that you can look it up or
argue about it. Names in code font, such as `stacking`, are options that you set for your table.

UNO is a trademark of Mattel, and lastcard has nothing to do with the company.
"""

DECKS = """\
## The decks

| edition | cards | colours | each colour holds | wilds |
|---|---|---|---|---|
| `classic` | 108 | red, yellow, green, blue \
| one 0, two each of 1 to 9; 2 Draw Two, 2 Reverse, 2 Skip \
| 4 Wild, 4 Wild Draw Four |
| `super-hero-girls` | 112 | red, yellow, green, blue | as classic \
| as classic, 2 Customizable, 2 Save The Day |
| `color-powers` | 108 | red, yellow, green, blue \
| one 1, two each of 2 to 9; 2 Draw Two, 1 Reverse, 1 Skip \
| 4 Wild Draw Four, 16 Color Character, 4 Color Choice |
| `togetherness` | 112 | red, yellow, green, blue | as classic \
| as classic, 4 Power of Togetherness |
| `artiste-fairey` | 108 | red, blue, gold, grey | as classic | as classic |
| `disney-parks` | 112 | red, yellow, green, blue | as classic | as classic, 4 Magic |

Every box but the classic one holds 112 cards: the four Color Power cards and the four Artiste
Extra cards are there too, but they are never dealt.
"""

SHARED = """\
## What every edition shares
"""

HOUSE_RULES = """\
## House rules

Many families play with one or more of these. None of them is in force until your table chooses it.
"""

RULINGS = """\
## All rulings

The same texts once more, gathered in one place: what we decided where the printed rules leave a
question open. Where no edition is named, the ruling holds in all of them.
"""


def main() -> None:
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(rules_page(), encoding="utf-8")


def rules_page() -> str:
    """The whole page as Markdown."""
    parts = [INTRODUCTION, DECKS, SHARED, *_sections(_shared_rules(), SECTIONS)]
    for edition in PRINTED:
        parts += _edition_part(edition)
    parts += [HOUSE_RULES, _rule_list(_of_section(RULES, HOUSE))]
    parts += [RULINGS, *_all_rulings()]
    return "\n".join(parts)


def _shared_rules() -> list[Rule]:
    return [rule for rule in RULES if _is_shared(rule) and rule.section != HOUSE]


def _edition_part(edition: str) -> list[str]:
    """What sets an edition apart, its own cards first."""
    own = [rule for rule in rules_of(edition) if not _is_shared(rule) and rule.section != HOUSE]
    order = (SPECIAL, *(section for section in SECTIONS if section != SPECIAL))
    title, about = WORDS.edition(EDITIONS[edition]), WORDS.about_edition(EDITIONS[edition])
    heading = f"## {title}\n\nEdition `{edition}`. {about}\n"
    return [heading, *_sections(own, order)]


def _sections(rules: list[Rule], order: Iterable[str]) -> list[str]:
    """A heading and a list for every section that has any of the rules."""
    parts = []
    for section in order:
        chosen = _of_section(rules, section)
        if chosen:
            title = WORDS.say(f"section-{section}")
            parts.append(f"### {title}\n\n{_rule_list(chosen)}")
    return parts


def _of_section(rules: Iterable[Rule], section: str) -> list[Rule]:
    return [rule for rule in rules if rule.section == section]


def _rule_list(rules: Iterable[Rule]) -> str:
    return "".join(_rule_line(rule) for rule in rules)


def _rule_line(rule: Rule) -> str:
    label = " *ruling*" if rule.ruling else ""
    limits = f" Not in {_missing(rule)}." if rule.section == HOUSE and not _is_shared(rule) else ""
    return f"- {WORDS.rule(rule.id)}{limits}{label} {_small(rule.id)}\n"


def _all_rulings() -> list[str]:
    rulings = [rule for rule in RULES if rule.ruling]
    remarks = [rule for rule in RULES if not rule.ruling and "our ruling" in WORDS.rule(rule.id)]
    return [
        "### Rulings\n\n" + "".join(_ruling_line(rule) for rule in rulings),
        "### Rulings inside a printed rule\n\n" + "".join(_ruling_line(rule) for rule in remarks),
    ]


def _ruling_line(rule: Rule) -> str:
    where = "" if _is_shared(rule) else f" <sub>{', '.join(rule.editions)}</sub>"
    return f"- {WORDS.rule(rule.id)} *ruling* {_small(rule.id)}{where}\n"


def _is_shared(rule: Rule) -> bool:
    return set(rule.editions) == set(PRINTED)


def _missing(rule: Rule) -> str:
    return ", ".join(name for name in PRINTED if name not in rule.editions)


def _small(rule_id: str) -> str:
    return f"<sub>`{rule_id}`</sub>"


if __name__ == "__main__":
    main()
