"""Which names are the same to people who read them."""

# ruff: noqa: RUF001  (it is about letters that look like others)

from __future__ import annotations

import re
import unicodedata

from ..editions.written_rules import on_one_line

LONGEST = 40  # characters that are compared
# Letters and marks of which nothing is seen, though they count as printable: fillers, the empty
# Braille pattern, joiners and selectors of variants.
_UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f"
    "\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
# Accents of Latin, Greek and Cyrillic letters. Those of other alphabets make other letters.
_ACCENTS = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]")
# Letters of other alphabets, and of rarer Latin ones, that look like one of A to Z.
_ALIKE = {
    "АВЕЅІЈКМНОРСТУХԚԜ": "ABESIJKMHOPCTYXQW",  # Cyrillic
    "авеѕіјкмнорстухԛԝԁһ": "abesijkmhopctyxqwdh",
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ": "ABEZHIKMNOPTYX",  # Greek
    "αγηικνορτυχ": "aynikvoptux",
    "օսհոց": "ouhng",  # Armenian
    "ᎠᎡᎢᎩᎪᎫᎬᎳᎷᎻᏀᏃᏚᏙᏞᏟᏢᏦ": "DRTYAJEWMHGZSVLCPK",  # Cherokee
    "ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ": "BPDTGKJCZFMNLSRVHWXYAEIOU",  # Lisu
    "ØøŁłĐđĦħŦŧıɑɡ": "OoLlDdHhTtiag",
    "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ": "ABCDEFGHIJKLMNOPRSTUVWYZ",
}
_LATIN = str.maketrans("".join(_ALIKE), "".join(_ALIKE.values()))
_STROKES = str.maketrans("I1|0", "lllO")


def looks_of(name: str) -> set[str]:
    r"""What a name looks like: two that share any of these can be taken for each other.

    That is so in small letters, and as it is written, where a capital i is a stroke like a small L.
    Nobody is refused for an alphabet: only beside a name that looks the same.

    >>> looks_of("Ann") & looks_of("Änn") & looks_of("\u0410nn")
    {'ann'}
    >>> looks_of("Alice") & looks_of("AIice"), looks_of("Ella") & looks_of("ELIA")
    ({'alice'}, set())
    """
    seen = on_one_line(_UNSEEN.sub("", name))
    however_typed = unicodedata.normalize("NFKC", seen).casefold()
    bare = _ACCENTS.sub("", unicodedata.normalize("NFKD", seen))
    bare = unicodedata.normalize("NFKC", bare)
    written = bare.translate(_LATIN)
    if not bare.isupper():
        written = written.translate(_STROKES)
    looks = (however_typed, bare.casefold().translate(_LATIN), written)
    return {one.casefold()[:LONGEST] for one in looks}
