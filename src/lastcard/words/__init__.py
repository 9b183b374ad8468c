"""What things are called and how they are said: one catalogue per language, for every client.

The texts are in `<language>/*.ftl`, in the format of Project Fluent, which translators can edit
without knowing the code. The browser reads the same files. `page.ftl` and `tables.ftl` are for the
browser alone and `terminal.ftl` for the terminal and the command line.
"""

from .catalogue import LANGUAGES
from .languages import choose_language, system_language
from .names import BOT_NAMES, Names
from .words import Words, words_in

__all__ = [
    "BOT_NAMES",
    "LANGUAGES",
    "Names",
    "Words",
    "choose_language",
    "system_language",
    "words_in",
]
