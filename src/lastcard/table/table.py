"""A table as its log makes it: who sits where, what is agreed, and the game that is played.

`Table.apply` takes what has been accepted and only that: whether it may be is decided before, in
`commands`. The same entries make the same table.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import singledispatchmethod
from itertools import islice
from typing import Any

import msgspec

from ..editions import EDITIONS, Edition
from ..errors import InvalidOption
from ..event import Event
from ..game import Game
from .log import entries as log
from .messages import CustomCard, Phase, Settings
from .people import COVER, Person, Proposal, Seat
from .plain_names import looks_of
from .played_game import PlayedGame
from .shuffles import WITH_SHARES, Part, Round, calls_for_fresh_words, renew_chance

CUSTOM_CARDS: tuple[CustomCard, CustomCard] = ("WA", "WB")


def find_at(settings: Settings, own: Edition | None) -> Edition:
    """The edition that a table plays: one that everybody knows, or its own."""
    if own is not None and settings.edition == own.name:
        return own
    return EDITIONS[settings.edition]


class Table:
    """All that is known of a table."""

    def __init__(
        self, code: str, settings: Settings | None = None, own: Edition | None = None
    ) -> None:
        """`own` is an edition that the table carries: nobody else has to know it."""
        self.code = code
        self.own = own
        self.settings = settings or Settings()
        self.version = 0
        self.host: str | None = None
        self.people: dict[str, Person] = {}
        self.removed: set[str] = set()  # what the names of those look like who were
        self.seats = [Seat() for _ in range(self.settings.seats)]
        self.agreed: dict[CustomCard, Proposal] = {}
        self.proposals: list[Proposal] = []
        self.play: PlayedGame | None = None
        self.ready: list[str] = []  # those who have asked to go on, or for a seat
        self.promises: dict[str, str] = {}  # of shares of the next shuffles, by person
        self.sealed: Round | None = None  # the next one, while its shares are waited for

    @property
    def phase(self) -> Phase:
        if self.play is None:
            return "lobby"
        if self.play.game.game_over:
            return "game_over"
        return "round_over" if self.play.game.round_over else "playing"

    @property
    def edition(self) -> Edition:
        return find_at(self.settings, self.own)

    @property
    def playing_people(self) -> list[Person]:
        return [person for person in self.people.values() if person.seat is not None]

    @property
    def sharing(self) -> list[str]:
        """Those who have promised a share of the next shuffles, and have kept such promises."""
        rounds = self.play.rounds if self.play and self.phase == "round_over" else []
        if rounds and self.current.shuffling < WITH_SHARES:
            return []
        silent = {person for one in rounds for person in one.silent}
        players = [one.id for one in self.playing_people]
        return [one for one in players if one in self.promises and one not in silent]

    @property
    def open_secret(self) -> str | None:
        """What a round that is broken off now was dealt by, for everybody to see."""
        rounds = self.current.rounds if self.phase == "playing" else []
        return rounds[-1].secret if rounds else None

    @property
    def rules(self) -> dict[CustomCard, tuple[str, str]]:
        """What everybody has agreed on: the words and the effects of Customizable cards."""
        return {card: (rule.words, rule.effects) for card, rule in self.agreed.items()}

    def game_options(self, say_pass: bool) -> dict[str, Any]:
        """The options as a game takes them, with the rules that everybody agreed on."""
        options: dict[str, Any] = {"say_pass": say_pass, **self.settings.options}
        if self.rules and self.edition.has_customizable:
            options["custom_rules"] = [self.rules.get(card) for card in CUSTOM_CARDS]
        return options

    def apply(self, entry: log.AnyEntry) -> Sequence[Event]:
        """Take an entry of the log; returns what happened in the game."""
        self.version += 1
        events: Sequence[Event] = _applying.dispatch(type(entry))(self, entry) or ()
        return events

    @singledispatchmethod
    def _apply(self, entry: log.AnyEntry) -> Sequence[Event] | None:
        raise TypeError(f"{entry} is no entry of a table's log")

    # People.

    @_apply.register
    def _(self, entry: log.Joined) -> None:
        self.people[entry.person] = Person(entry.person, entry.name, entry.token_hash)

    @_apply.register
    def _(self, entry: log.Renamed) -> None:
        self.people[entry.person].name = entry.name

    @_apply.register
    def _(self, entry: log.Went) -> None:
        person = self.people.pop(entry.person)
        self.ready = [one for one in self.ready if one != person.id]
        self.promises.pop(person.id, None)
        if self.play is None:
            self.sealed = None  # it was for others than those who are left
        if entry.why == "removed":
            self.removed |= looks_of(person.name)
        if person.seat is not None:
            seat = self.seats[person.seat]
            seat.person, seat.covered = None, False
            seat.bot = COVER if self.play else None
        self.proposals = [p for p in self.proposals if p.by != person.id]
        for proposal in list(self.proposals):
            self._answer(proposal, person.id)

    @_apply.register
    def _(self, entry: log.HostIs) -> None:
        self.host = entry.person

    @_apply.register
    def _(self, entry: log.Sat) -> None:
        person = self.people[entry.person]
        if person.seat is not None:
            self.seats[person.seat] = Seat()
        if entry.seat is not None:
            self._make_room(entry.seat + 1)
            self.seats[entry.seat] = Seat(person=person.id)
            if self.play is None:  # whoever comes later plays by what was agreed on
                self._ask_for_agreement(person.id)
        person.seat = entry.seat
        if self.play and entry.seat is not None:
            self.play.is_taken_over(entry.seat, person)
            self.ready = [one for one in self.ready if one != person.id]

    def _make_room(self, seats: int) -> None:
        """A game that somebody joins has a seat more, and so has whatever is played next."""
        self.seats += [Seat() for _ in range(len(self.seats), seats)]
        most = max(self.settings.seats, len(self.seats))
        self.settings = msgspec.structs.replace(self.settings, seats=most)

    @_apply.register
    def _(self, entry: log.BotSat) -> None:
        self.seats[entry.seat] = Seat(bot=entry.bot)

    # What is played.

    @_apply.register
    def _(self, entry: log.Changed) -> None:
        if entry.settings.edition != self.settings.edition:
            self.agreed, self.proposals = {}, []
        self.settings = entry.settings
        if self.play is not None:  # the seats are those of the game
            return
        for seat in self.seats[entry.settings.seats :]:
            if seat.person is not None:
                self.people[seat.person].seat = None
        missing = entry.settings.seats - len(self.seats)
        self.seats = [*self.seats[: entry.settings.seats], *(Seat() for _ in range(missing))]

    @_apply.register
    def _(self, entry: log.Proposed) -> None:
        waiting = [person.id for person in self.playing_people if person.id != entry.by]
        said = msgspec.structs.asdict(entry)
        proposal = Proposal(**said, waiting=waiting, agreed=[entry.by])
        self.proposals = [*(p for p in self.proposals if p.card != entry.card), proposal]
        self._agree_if_all_have(proposal)

    @_apply.register
    def _(self, entry: log.Answered) -> None:
        if any(rule.number == entry.number for rule in self.agreed.values()):
            return  # older servers asked latecomers as well
        proposal = self.find_proposal(entry.number)
        if proposal is None:
            raise InvalidOption(f"there is no proposal {entry.number}")
        if entry.agree:
            proposal.agreed.append(entry.person)
            self._answer(proposal, entry.person)
        else:
            self.proposals.remove(proposal)

    def _ask_for_agreement(self, person: str) -> None:
        """Whoever sits down has to agree to what others have agreed on before."""
        open_again = [rule for rule in self.agreed.values() if person not in rule.agreed]
        for rule in open_again:
            del self.agreed[rule.card]
        self.proposals += open_again
        for proposal in self.proposals:
            if person not in (*proposal.agreed, *proposal.waiting):
                proposal.waiting.append(person)

    def find_proposal(self, number: int) -> Proposal | None:
        return next((p for p in self.proposals if p.number == number), None)

    def _answer(self, proposal: Proposal, person: str) -> None:
        proposal.waiting = [other for other in proposal.waiting if other != person]
        self._agree_if_all_have(proposal)

    def _agree_if_all_have(self, proposal: Proposal) -> None:
        if not proposal.waiting:
            self.agreed[proposal.card] = proposal
            self.proposals.remove(proposal)

    # The game.

    @_apply.register
    def _(self, entry: log.Sealed) -> None:
        parts = [Part(person, self.promises.pop(person)) for person in entry.people]
        self.sealed = Round(entry.secret, parts)

    @_apply.register
    def _(self, entry: log.Shared) -> None:
        self.promises[entry.person] = entry.promise
        part = self.sealed.part_of(entry.person) if self.sealed else None
        if part is not None:
            part.share = part.share or entry.share

    def _unseal(self, secret: str) -> Round:
        """The round that is dealt now, by what was sealed before if anything was."""
        sealed, self.sealed = self.sealed, None
        return sealed or Round(secret)

    @_apply.register
    def _(self, entry: log.Started) -> Sequence[Event]:
        self._close_up_seats()
        first = self._unseal(entry.secret)
        options = self.game_options(entry.say_pass)
        edition = entry.edition or self.edition  # which has to be the very same
        game = Game.new(edition, len(self.seats), first.dice(0), **options)
        self._begin(game, [first])
        self.current.shuffling, self.current.rules = entry.shuffling, entry.rules
        self.current.count_from([(game, "", game.history.events)])
        return self._note(game.history.events)

    @_apply.register
    def _(self, entry: log.Began) -> Sequence[Event]:
        self._close_up_seats()
        recorded = Game.from_record(entry.record)
        self._begin(recorded, [])
        return self._note(self.current.count_from(recorded.replay()))

    @_apply.register
    def _(self, entry: log.Asked) -> None:
        self.ready.append(entry.person)

    def _players_wait_again(self) -> None:
        """What was asked for has come, but for those who still have no seat."""
        self.ready = [one for one in self.ready if self.people[one].seat is None]

    def _begin(self, game: Game, rounds: list[Round]) -> None:
        self._players_wait_again()
        self.proposals = []
        names = [self.name_of(seat) for seat in range(len(self.seats))]
        persons = [seat.person for seat in self.seats]
        self.play = PlayedGame(game, rounds, names, persons, self.settings.practice)

    def name_of(self, seat: int) -> str:
        person = self.seats[seat].person
        return self.people[person].name if person else self.seats[seat].bot or ""

    def _close_up_seats(self) -> None:
        """Free seats are not part of the game."""
        self.seats = [seat for seat in self.seats if not seat.is_free]
        for number, seat in enumerate(self.seats):
            seat.covered = False
            if seat.person is not None:
                self.people[seat.person].seat = number

    @_apply.register
    def _(self, entry: log.Dealt) -> Sequence[Event]:
        play = self.current
        self._players_wait_again()
        for seat in self.seats[play.game.players :]:
            play.add_seat(self.people[seat.person or ""])
        if entry.secret is not None:
            play.rounds.append(self._unseal(entry.secret))
            play.game.reseed(play.rounds[-1].dice(0))
        events = play.game.next_round()
        play.count(events)
        return self._note(events)

    @_apply.register
    def _(self, entry: log.Moved) -> Sequence[Event]:
        play = self.current
        events = play.game.play(entry.move, entry.seat)
        play.count(events)
        return self._note(events)

    @_apply.register
    def _(self, entry: log.TakenBack) -> None:
        play = self.current
        before = play.own_moves(entry.seat)[-1]
        events = play.count_from(islice(play.game.replay(), before))
        play.rounds = play.rounds[: len(play.game.history.rounds)]
        self._note(events)

    @property
    def current(self) -> PlayedGame:
        """The game, where there has to be one."""
        if self.play is None:
            raise InvalidOption("no game has been started")
        return self.play

    def _note(self, events: Sequence[Event]) -> Sequence[Event]:
        """After a shuffle, the next one gets chance of its own from the secret."""
        play = self.current
        play.version = self.version
        if play.rounds and calls_for_fresh_words(events, play.shuffling):
            renew_chance(play.game, play.rounds[-1])
        return events

    @_apply.register
    def _(self, entry: log.Covered | log.Uncovered) -> None:
        self.seats[entry.seat].covered = isinstance(entry, log.Covered)

    @_apply.register
    def _(self, entry: log.BackInLobby) -> None:
        self.play, self.ready = None, []
        missing = self.settings.seats - len(self.seats)
        self.seats += [Seat() for _ in range(missing)]
        for seat in self.seats:
            seat.covered = False

    @_apply.register
    def _(self, entry: log.Talk) -> None:
        """Talk leaves no trace but its version."""


# The method itself would be bound anew for every entry, which takes longer than most of them.
_applying = vars(Table)["_apply"].dispatcher


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode(errors="surrogatepass")).hexdigest()
