"""The errors. All of them are `LastcardError`; each says what was wrong and what would be right."""


class LastcardError(Exception):
    """The base of all errors that this package raises on purpose."""


class InvalidMove(LastcardError, ValueError):
    """A move that could not be understood."""


class IllegalMove(LastcardError, ValueError):
    """A move that is understood but not allowed now.

    `code` says why, for programs: "no_match_number", "not_your_turn"; "" where there is none.
    `arguments` are what it is about: cards and colours by their letters, seats from 0, counts.
    """

    def __init__(
        self, message: str, code: str = "", arguments: dict[str, str | int] | None = None
    ) -> None:
        super().__init__(message)
        self.code = code
        self.arguments = arguments or {}


class InvalidPosition(LastcardError, ValueError):
    """A position that cannot be: too many of a card, too many players, an unknown card."""


class InvalidRecord(LastcardError, ValueError):
    """A game record that cannot be read or does not follow the rules."""


class UnknownEdition(LastcardError, ValueError):
    """An edition that there is not."""


class InvalidEdition(LastcardError, ValueError):
    """An edition that the rules cannot play, or one with the name of another.

    `place` is the part of an edition's file that it is about: `("wilds", "WX")`; () for all of it.
    """

    def __init__(self, message: str, place: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.place = place


class InvalidOption(LastcardError, ValueError):
    """An option that there is not, or that this edition or the others exclude."""


class MissingPackage(LastcardError, ModuleNotFoundError):
    """Something that needs a package of another extra than those installed; it says which."""


def check_text(given: object, what: str, error: type[LastcardError]) -> None:
    """Refuse what is no text, as what was read from a file that was opened for bytes."""
    if not isinstance(given, str):
        decode = ": decode it first, as in given.decode()" if isinstance(given, bytes) else ""
        raise error(f"{what} is text (str), not {type(given).__name__}{decode}")
