"""What things are called and how they are said: one catalogue per language, for every client.

The texts are in `<language>/*.ftl`, in the format of Project Fluent, which translators can edit
without knowing the code. The browser reads the same files; `page.ftl` is what was written for its
page, and `terminal.ftl` what the terminal alone says.
"""

from .catalogue import LANGUAGES, choose_language, system_language
from .words import BOT_NAMES, Names, Words, words_in

__all__ = [
    "BOT_NAMES",
    "LANGUAGES",
    "Names",
    "Words",
    "choose_language",
    "system_language",
    "words_in",
]
