"""A server's settings as options of a command."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args, get_type_hints

import click

from ..server.config import PREFIX, About, ServerSettings, read_file, read_rate, write_rate
from ..table.rates import Rate
from .common import Amount, Command, WholeNumber


class _RateType(click.ParamType[Rate]):
    name = "rate"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Rate:
        return value if isinstance(value, Rate) else read_rate(str(value))


def environment_variable(name: str) -> str:
    return PREFIX + name.upper()


def option(*names: str, **more: Any) -> Callable[[Command], Command]:
    """An option that can be set by an environment variable, too."""
    plain = names[-1].lstrip("-").replace("-", "_")
    return click.option(*names, envvar=environment_variable(plain), show_envvar=True, **more)


def config_option(command: Command) -> Command:
    return click.option(
        "--config",
        type=click.Path(path_type=Path, dir_okay=False, exists=True),
        envvar=environment_variable("config"),
        show_envvar=True,
        is_eager=True,
        expose_value=False,
        callback=_read_config,
        help='A file of TOML with any of these settings: most_tables = 200, host = "0.0.0.0"…',
    )(command)


def _read_config(ctx: click.Context, param: click.Parameter, file: Path | None) -> None:
    if file is not None:
        known = {one.name for one in ctx.command.params if one.name} - {"config"}
        ctx.default_map = read_file(file, known)


def settings_options(command: Command) -> Command:
    """All of ServerSettings, in their order."""
    hints = get_type_hints(ServerSettings, include_extras=True)
    for name in reversed(ServerSettings.__struct_fields__):
        kind, about = get_args(hints[name])
        command = _option_of(name, kind, about)(command)
    return command


def _option_of(name: str, kind: Any, about: About) -> Callable[[Command], Command]:
    default = getattr(ServerSettings(), name)
    more: dict[str, Any] = {"default": default, "help": about.help, "show_default": bool(default)}
    if about.takes:
        more["metavar"] = about.takes
    if about.choices:
        more["type"] = click.Choice(about.choices)
    elif kind is Rate:
        more |= {"type": _RateType(), "default": write_rate(default)}
    elif kind == tuple[str, ...]:
        more["multiple"] = True
    elif kind in (int, float):
        more["type"] = WholeNumber(1) if kind is int else Amount(0)
    return option("--" + name.replace("_", "-"), **more)
