"""Any edition's file, valid or spoilt."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import strategies as st

from lastcard.editions.edition import KNOWN_COLORS, SYMBOL_LETTERS

EVERYBODY = ["next", "others", "all", "me", "fewest", "most"]
OTHERS = ["next", "others"]
TABLE = ["pass left", "pass right", "pass on", "redeal", "reverse", "again", "all draw up"]
# What makes any file invalid wherever it is put, each on a line of its own.
SPOILT = [
    "colour = 3",
    "title = 7",
    "any_dealer = 1",
    "= 2",
    "[cards",
    "wilds = 3",
    'colors = ["red"]',
    "cards = 2",
    'look = "green"',
    'refuses = ["sevenzero"]',
    'name = "No Name"',
    "title = ['a']",
]


# What can stand behind a key in TOML, whatever the key is.
VALUES = [
    *("true", "0", "-1", "3", "251", "9" * 30, "0x" + "f" * 300, "1.5", "nan", "-inf", "1e400"),
    *("2020-02-02", "10:00:00", "2020-02-02T10:00:00Z", '""', '"x"', '"any"', '"classic"', '"W4"'),
    *(f'"{"x" * 300}"', '"a\\nb"', '"""a\nb"""', '"\\u202e"', '"\\u0000"', '"\\U0001F600"'),
    *("[]", "[1]", "[[[]]]", '["red"]', '["red", "gold"]', '["jump_in"]', "[" * 99 + "]" * 99),
    *(
        "{}",
        "{ a = 1 }",
        "{ a.b.c = 1 }",
        '{ name = "X", copies = 2 }',
        "{ name = 1, copies = [] }",
    ),
    *('{ name = "X", copies = 999 }', '{ name = "X", copies = true, does = 3 }', '{ crest = "" }'),
    *(f'{{ name = "X", copies = 2, does = "{does}" }}' for does in ("shield", "all sing", ";;")),
    *(f'{{ does = "{does}" }}' for does in ("chosen swap", "me miss", "next draw 99", "again")),
]
KEYS = {
    "": ("name", "title", "summary", "colors", "refuses", "any_dealer", "wilds_match", "colour"),
    "look": ("felt", "back", "crest", "edge"),
    "cards": ("0", "7", "S", "D", "W"),
    "wilds": ("W4", "W", "WX", "Wr", "WXY", '"W é"', "WX.does", '""'),
    "symbols": ("0", "S", "D", "SS", "S.name", '""'),
    "points": ("0", "S", "W4", "WQ"),
    "options": ("stacking", "target", "hand_size", "jump_in", "custom_rules", "jumping"),
}


@st.composite
def confused_files(draw: st.DrawFn) -> str:
    """A file in which anything may stand anywhere; now and then it is valid."""
    lines = []
    for table in ["", *draw(st.lists(st.sampled_from(sorted(KEYS)[1:]), unique=True))]:
        lines += [f"[{table}]"] if table else []
        keys = draw(st.lists(st.sampled_from(KEYS[table]), unique=True, max_size=3))
        lines += [f"{key} = {draw(st.sampled_from(VALUES))}" for key in keys]
    return "\n".join(lines)


def _clauses(colors: Sequence[str], may_choose: bool) -> st.SearchStrategy[str]:
    shades = st.sampled_from([*colors, "color"])
    anybody = st.sampled_from([*EVERYBODY, "chosen"] if may_choose else EVERYBODY)
    another = st.sampled_from([*OTHERS, "chosen"] if may_choose else OTHERS)
    holding = st.just("") | st.builds(" {} {}".format, st.sampled_from(["with", "without"]), shades)
    unless = st.builds(" unless {} {}".format, st.sampled_from(["show", "discard"]), shades)
    deeds = st.one_of(
        st.builds("draw {}".format, st.integers(1, 20)),
        st.builds("discard {}".format, st.integers(1, 3)),
        st.builds("draw until {}".format, shades),
        st.builds("discard all {}".format, shades),
        st.just("show"),
    )
    moved = st.builds("{} {}".format, st.sampled_from(["give", "take"]), shades) | st.just("miss")
    return st.one_of(
        st.builds("{}{} {}".format, anybody, holding, deeds),
        st.builds("{} {}{}".format, anybody, deeds, unless),
        st.builds("{}{} {}".format, another, holding, moved),
        st.sampled_from([*TABLE, "chosen swap"] if may_choose else TABLE),
    )


def _rule(colors: Sequence[str], may_choose: bool) -> st.SearchStrategy[str]:
    return st.lists(_clauses(colors, may_choose), max_size=4).map("; ".join)


def _named(colors: Sequence[str]) -> st.SearchStrategy[list[str]]:
    """Effects that go by a name: powers need all colours, and Customizable cards come together."""
    ways = [[], ["shield"], ["written first", "written second"]]
    if len(colors) == 4:
        ways += [["take power"], ["take power green", "all lose powers; next show", "shield"]]
    return st.sampled_from(ways)


@st.composite
def edition_files(draw: st.DrawFn) -> str:
    """The text of a valid file."""
    colors = draw(st.lists(st.sampled_from(KNOWN_COLORS), min_size=2, max_size=4, unique=True))
    switches = draw(st.sets(st.sampled_from(["opens_with_number", "wilds_match"])))
    lines = [f"colors = {colors}", "any_dealer = true", *(f"{name} = true" for name in switches)]
    counts = draw(st.dictionaries(st.sampled_from(SYMBOL_LETTERS), st.integers(0, 4)))
    lines += ["[cards]", "3 = 2", *(f"{s} = {n}" for s, n in counts.items() if s != "3")]
    lines += ["[wilds]", f"W4 = {draw(st.integers(0, 6))}", f"W = {draw(st.integers(1, 6))}"]
    rules = draw(st.lists(_rule(colors, may_choose=True), max_size=3)) + draw(_named(colors))
    for code, does in zip(["WX", "Wq", "W1", "WA", "WS", "WP"], rules, strict=False):
        copies, picture = draw(st.integers(1, 4)), draw(st.sampled_from(["", "É", "star"]))
        lines.append(
            f'{code} = {{ name = "O", copies = {copies}, picture = "{picture}", does = "{does}" }}'
        )
    points = draw(st.dictionaries(st.sampled_from(["0", "S", "W4", "W"]), st.integers(0, 250)))
    lines += ["[points]", *(f"{owner} = {n}" for owner, n in points.items())]
    lines.append("[symbols]")
    for letter in draw(st.sets(st.sampled_from(SYMBOL_LETTERS), max_size=3)):
        lines.append(f'{letter} = {{ name = "Own", does = "{draw(_rule(colors, False))}" }}')
    options = {
        "stacking": st.sampled_from(['"any"', '"same"']),
        "jump_in": st.just("true"),
        "hand_size": st.integers(1, 5),
        "scoring": st.sampled_from(['"hand"', '"tally"']),
        "draw_until_playable": st.just("true"),
        "no_bluff": st.just("true"),
    }
    chosen = draw(st.fixed_dictionaries({}, optional=options))
    return "\n".join([*lines, "[options]", *(f"{name} = {v}" for name, v in chosen.items())])


@st.composite
def spoilt_files(draw: st.DrawFn) -> str:
    """A valid file with a line at its beginning that makes it invalid."""
    return f"{draw(st.sampled_from(SPOILT))}\n{draw(edition_files())}"


@st.composite
def damaged_files(draw: st.DrawFn) -> str:
    """A valid file in which something is cut out, put in or doubled; it may still be valid."""
    text = draw(edition_files())
    first, last = sorted((draw(st.integers(0, len(text))), draw(st.integers(0, len(text)))))
    return text[:first] + draw(st.text(max_size=4)) + text[last if draw(st.booleans()) else first :]
