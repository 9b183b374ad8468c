"""The page of a report: it is well-formed, stands alone and comes again for the same seed."""

from __future__ import annotations

import re
import shlex
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from lastcard.bots import BOTS
from lastcard.cli import main
from lastcard.editions import EDITIONS
from lastcard.editions.option_text import options_as_text, options_from_text
from lastcard.editions.options import check_options
from lastcard.lab.report import make_report
from lastcard.lab.report_page import command_words, report_page
from lastcard.view import View
from tests.support.reports import report, spread, table
from tests.support.tables import EDITION_NAMES


class Page(HTMLParser):
    """Reads a page and sees whether every tag is closed in its turn."""

    VOID = ("meta", "br", "hr", "img", "link", "input")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.ids: list[str] = []
        self.values: list[str] = []
        self.open: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_startendtag(tag, attrs)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        self.ids += [value or "" for name, value in attrs if name == "id"]
        self.values += [value or "" for name, value in attrs if not name.startswith("xmlns")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def charts(page: str) -> list[ElementTree.Element]:
    return [ElementTree.fromstring(svg) for svg in re.findall(r"<svg.*?</svg>", page, re.DOTALL)]


@pytest.fixture(scope="module")
def page() -> str:
    return report_page(make_report("classic", rounds=60, seed=1))


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_every_edition_has_a_page(edition: str) -> None:
    done = make_report(edition, rounds=20, seed=1)
    text = report_page(done)
    assert Page(text).open == []
    assert len(charts(text)) == (4 if done.options.scoring == "hand" else 5)
    assert f"{done.edition.title}: what 180 rounds show" in text


def test_the_page_needs_nothing_from_elsewhere(page: str) -> None:
    read = Page(page)
    assert {"script", "link", "img", "iframe", "object"} & read.tags.keys() == set()
    assert [value for value in read.values if re.search(r"//|@import", value)] == []
    assert set(re.findall(r"https?://[^\"' ]+", page)) == set(re.findall(r'xmlns.*?="(.*?)"', page))
    assert re.findall(r"url\((?!#)", page) == []


def test_every_chart_says_what_it_is_and_leaves_colors_and_fonts_to_the_page(page: str) -> None:
    for chart in charts(page):
        assert chart.attrib["role"] == "img"
        assert chart.attrib["aria-label"]
        text = ElementTree.tostring(chart, encoding="unicode")
        assert re.findall(r"#[0-9a-f]{6}\b|font-family", text) == []
        assert any(element.tag.endswith("}text") for element in chart.iter())


def test_ids_are_used_once_and_what_is_referred_to_is_there(page: str) -> None:
    ids = Page(page).ids
    assert len(ids) == len(set(ids))
    assert set(re.findall(r"(?:url\(|href=\")#([^\")]+)", page)) == set(ids)


def test_every_chart_has_its_figures_in_a_table(page: str) -> None:
    tags = Page(page).tags
    assert (tags["svg"], tags["details"], tags["table"]) == (5, 5, 5)


def test_the_same_seed_gives_the_same_page(page: str) -> None:
    assert report_page(make_report("classic", rounds=60, seed=1, threads=2)) == page
    assert report_page(make_report("classic", rounds=60, seed=2)) != page


def test_the_users_own_settings_of_matplotlib_make_no_difference(page: str) -> None:
    import matplotlib

    with matplotlib.rc_context({"font.size": 40, "svg.fonttype": "path"}):
        assert report_page(make_report("classic", rounds=60, seed=1)) == page


def test_what_somebody_typed_is_shown_as_text() -> None:
    rules = [("<script>alert(1)</script>", "next draw 1"), None]
    done = make_report("super-hero-girls", rounds=2, seed="<b>&amp;", custom_rules=rules)
    text = report_page(done)
    assert "<script>" not in text
    assert "<b>" not in text
    assert "<dd>&lt;b&gt;&amp;amp;</dd>" in text


def test_the_command_on_the_page_makes_the_same_page_again(tmp_path: Path) -> None:
    rules = [("It's <new>", "next draw 1"), None]
    done = make_report(
        *("super-hero-girls", "casual", 3, "a word"), custom_rules=rules, target=90, jump_in=True
    )
    words = shlex.split(" ".join(command_words(done)))
    words[words.index("report.html")] = str(tmp_path / "again.html")
    assert CliRunner().invoke(main, words[1:]).exit_code == 0
    assert (tmp_path / "again.html").read_text(encoding="utf-8") == report_page(done)


def test_options_are_written_as_they_are_read() -> None:
    edition = EDITIONS["super-hero-girls"]
    texts = ["target=1", "jump_in=on", "custom_rules=-", "custom_rules=Swap => chosen swap"]
    options = check_options(edition, options_from_text(texts))
    assert options_as_text(options.changes(edition)) == texts


def test_rounds_without_an_end_do_not_break_the_page() -> None:
    text = report_page(make_report("togetherness", "random", rounds=4, seed=1))
    assert Page(text).open == []
    assert "Rounds that were given up after 20,000 decisions" in text


def test_a_report_in_which_nothing_came_to_an_end_says_so() -> None:
    nothing = {"turns": spread(), "points": spread(), "games": spread(), "given_up": 10}
    text = report_page(report(table(2, **nothing), table(3, **nothing)))
    assert "No round came to an end" in text
    assert charts(text) == []


def test_a_bot_that_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Bad:
        def __init__(self, seed: object) -> None:
            pass

        def choose(self, view: View) -> str:
            raise RuntimeError("<out of ideas>")

    monkeypatch.setitem(BOTS, "bad", Bad)
    text = report_page(make_report("classic", "bad", rounds=1))
    assert "Rounds with two players left out because bad failed: 1. The first:" in text
    assert "RuntimeError: &lt;out of ideas&gt;" in text
