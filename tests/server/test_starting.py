"""`lastcard` alone and `lastcard serve`: where they listen, and what they print and open."""

from __future__ import annotations

import sys
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from socket import create_server, socket

import pytest
from click.testing import CliRunner

from lastcard.cli import main
from lastcard.cli.common import qr_text
from lastcard.cli.serving import serve
from lastcard.server import running
from lastcard.server.api import describe_editions
from lastcard.server.config import ServerSettings, write_rate
from lastcard.table.commands.agreeing import check_settings
from lastcard.table.messages import Settings
from lastcard.table.rates import Rate
from lastcard.table.refusal import Refusal


@dataclass
class Start:
    """What happened until the server would have begun to answer."""

    address: str = ""
    opened: list[str] = field(default_factory=list)
    settings: ServerSettings = field(default_factory=ServerSettings)

    def run(self, listening: socket, settings: ServerSettings, ready: Callable[[], None]) -> None:
        self.address = listening.getsockname()[0]
        self.settings = settings
        listening.close()
        ready()


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch) -> Start:
    noted = Start()
    monkeypatch.setattr(running, "run_server", noted.run)
    monkeypatch.setattr(webbrowser, "open", noted.opened.append)
    monkeypatch.setattr(running, "address_in_network", lambda: "192.0.2.7")
    return noted


def test_without_a_command_it_serves_this_computer_and_opens_the_page(start: Start) -> None:
    printed = CliRunner().invoke(main, []).stdout
    assert start.address == "127.0.0.1"
    assert start.opened[0].startswith("http://localhost:")
    assert f"lastcard is at {start.opened[0]}" in printed


def test_serve_opens_nothing_unless_told(start: Start) -> None:
    CliRunner().invoke(main, ["serve"])
    assert (start.address, start.opened) == ("127.0.0.1", [])
    CliRunner().invoke(main, ["serve", "--open"])
    assert len(start.opened) == 1


def test_it_goes_by_the_name_it_listens_at_and_by_those_that_are_allowed(start: Start) -> None:
    CliRunner().invoke(main, ["serve"])
    assert list(start.settings.allow_host) == []
    CliRunner().invoke(main, ["serve", "--host", "localhost", "--allow-host", "cards.example"])
    assert sorted(start.settings.allow_host) == ["cards.example", "localhost"]


@pytest.mark.parametrize("words", [["--lan"], ["serve", "--lan"]])
def test_for_the_local_network_a_link_and_its_qr_code_are_printed(
    words: list[str], start: Start
) -> None:
    printed = CliRunner().invoke(main, words).stdout
    link = printed.split()[3]
    assert start.address == "0.0.0.0"
    assert link.startswith("http://192.0.2.7:")
    assert qr_text(link) in printed


def test_the_local_network_has_nothing_to_do_with_other_commands() -> None:
    result = CliRunner().invoke(main, ["--lan", "editions"])
    assert (result.exit_code, result.stdout) == (2, "")
    assert "lastcard serve --lan" in result.stderr


# Settings.


def test_a_flag_counts_more_than_a_variable_and_that_more_than_a_file(
    start: Start, tmp_path: Path
) -> None:
    file = tmp_path / "lastcard.toml"
    file.write_text('most_tables = 1\nmost_watchers = 1\nmost_sockets = 1\nmessages = "5:1"\n')
    variables = {"LASTCARD_SERVE_MOST_TABLES": "2", "LASTCARD_SERVE_MOST_WATCHERS": "2"}
    words = ["serve", "--config", str(file), "--most-tables", "3"]
    CliRunner().invoke(main, words, env=variables, catch_exceptions=False)
    found = start.settings
    assert (found.most_tables, found.most_watchers, found.most_sockets) == (3, 2, 1)
    assert found.messages == Rate(5, 1)
    assert found.most_sockets_of_address == ServerSettings().most_sockets_of_address


def test_several_values_in_a_variable_are_separated_by_spaces(start: Start) -> None:
    variables = {"LASTCARD_SERVE_TRUST_PROXY": "10.0.0.0/8 192.0.2.1"}
    CliRunner().invoke(main, ["serve"], env=variables)
    assert start.settings.trust_proxy == ("10.0.0.0/8", "192.0.2.1")


def test_without_a_command_the_variables_count_too(start: Start) -> None:
    CliRunner().invoke(main, [], env={"LASTCARD_SERVE_MOST_TABLES": "2"})
    assert start.settings.most_tables == 2


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("most_cats = 3", "there is no setting most_cats"),
        ("most_tables =", "lastcard.toml"),
        ('messages = "many"', "30:8, not 'many'"),
        ('trust_proxy = ["box"]', "'box'"),
        ('messages = "nan:1"', "30:8, not 'nan:1'"),
        ('messages = "30:inf"', "30:8, not '30:inf'"),
        ("keep_tables = nan", "a number from 0 on, not nan"),
        ('allow_host = "cards.example"', 'is a list: allow_host = ["cards.example"]'),
    ],
)
def test_a_setting_that_cannot_be_is_a_clear_mistake(
    line: str, expected: str, tmp_path: Path
) -> None:
    file = tmp_path / "lastcard.toml"
    file.write_text(line)
    words = ["serve", "--config", str(file), "--db", f"sqlite:///{tmp_path}/tables.db"]
    result = CliRunner().invoke(main, [*words, "--port", "0"])
    assert (result.exit_code, result.stdout) == (2, "")
    assert expected in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_every_setting_is_in_the_documents() -> None:
    text = (Path(__file__).parents[2] / "docs" / "deploy.md").read_text()
    for option in serve.params:
        starts = tuple(f"| `{option.opts[0]}{end}" for end in "` ")
        (row,) = [line for line in text.splitlines() if line.startswith(starts)]
        variable, default = (cell.strip() for cell in row.split("|")[2:4])
        assert variable == f"`{option.envvar}`"
        assert default == shown_default(option.default)


def shown_default(default: object) -> str:
    match default:
        case Rate():
            return write_rate(default)
        case tuple():
            return ", ".join(default)
        case int() | float() if default:
            return f"{default:g}"
        case str():
            return default
    return ""


def test_whoever_runs_it_decides_which_editions_are_offered(start: Start) -> None:
    variables = {"LASTCARD_SERVE_EDITION": "togetherness disney-parks"}
    CliRunner().invoke(main, ["serve"], env=variables, catch_exceptions=False)
    assert start.settings.edition == ("togetherness", "disney-parks")
    listed = [one.name for one in describe_editions()["editions"]]
    assert listed == ["togetherness", "disney-parks"]
    check_settings(Settings("togetherness"))
    with pytest.raises(Refusal, match="bad_settings"):
        check_settings(Settings("classic"))


def test_an_edition_that_there_is_not_cannot_be_offered(tmp_path: Path) -> None:
    words = ["serve", "--db", f"sqlite:///{tmp_path}/tables.db", "--edition", "clasic"]
    result = CliRunner().invoke(main, words)
    assert result.stderr == "Error: there is no edition 'clasic'; did you mean classic?\n"


def test_a_port_that_is_taken_is_a_clear_mistake() -> None:
    with create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = CliRunner().invoke(main, ["serve", "--port", str(port)])
    assert (result.exit_code, result.stdout) == (2, "")
    assert f"port {port}: Address already in use" in result.stderr


# Databases that cannot be used. One line says why, before anything is served.


def serve_with(database: str) -> str:
    """What `lastcard serve` complains about."""
    result = CliRunner().invoke(main, ["serve", "--port", "0", "--db", database])
    assert (result.exit_code, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1
    return result.stderr


@pytest.mark.parametrize("database", ["sqlite:////nonexistent/tables.db", "sqlite:///."])
def test_a_database_that_cannot_be_made_is_a_clear_mistake(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = serve_with(database)
    assert list(tmp_path.glob("*.lock")) == []
    assert f"cannot be kept at {database}: unable to open database file" in said
    assert "a file in a folder that exists" in said


def test_a_file_that_is_no_database_is_a_clear_mistake(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Not a database at all.\n" * 40)
    assert "file is not a database" in serve_with(f"sqlite:///{file}")
    assert file.read_text().startswith("Not a database")


def test_a_database_server_that_is_not_there_is_a_clear_mistake() -> None:
    pytest.importorskip("asyncpg")
    said = serve_with("postgresql://ann:secret@127.0.0.1:1/tables")
    assert "ann:***@127.0.0.1:1/tables" in said
    assert "Connect call failed" in said
    assert "cannot be read; it is sqlite:///FILE or" in serve_with("postgresql://host:port/tables")


def test_the_help_shows_rates_as_they_are_typed() -> None:
    shown = " ".join(CliRunner().invoke(main, ["serve", "--help"]).stdout.split())
    settings = ServerSettings()
    names = ServerSettings.__struct_fields__
    rates = [one for name in names if isinstance(one := getattr(settings, name), Rate)]
    assert len(rates) == 7
    for rate in rates:
        assert f"default: {write_rate(rate)}]" in shown


def test_postgresql_without_its_driver_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    said = serve_with("postgresql://localhost/tables")
    assert 'PostgreSQL needs asyncpg: pip install "lastcard[postgres]"' in said
    shown = CliRunner().invoke(main, ["serve", "--help"]).stdout
    assert 'pip install "lastcard[postgres]"' in " ".join(shown.split())
