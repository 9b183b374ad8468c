"""Recompute a deal from its secret, as docs/shuffles.md says: lastcard is not needed.

    python examples/recompute_deal.py docs/shuffles.json

goes through the test vectors and says which of them come out as they should.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

WORD = 0xFFFFFFFF


def sha256(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


def promise(share: str) -> str:
    return sha256(f"lastcard share {share}").hex()


def commitment(secret: str, promises: list[str]) -> str:
    return sha256(" ".join(["lastcard commitment", secret, *promises])).hex()


def words_of_shuffle(secret: str, number: int, shares: list[str]) -> str:
    return sha256(" ".join([f"lastcard shuffle {number}", secret, *shares])).hex()[:32]


def read_shares(texts: list[str]) -> tuple[list[str], list[str]]:
    """All promises, and the shares that were said: `~` stands before the promise of the others."""
    promises = [text[1:] if text.startswith("~") else promise(text) for text in texts]
    return promises, [text for text in texts if not text.startswith("~")]


class Generator:
    """xoshiro128++: four words of 32 bits."""

    def __init__(self, words: list[int]) -> None:
        self.words = words

    @classmethod
    def of_the_first_round(cls, text: str) -> Generator:
        """The words of the first deal are hashed once more, as every seed of a game is."""
        digest = sha256(text)
        a, b, c, d = (int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12))
        return cls([a, b, c, d | 1])

    @classmethod
    def of_words(cls, text: str) -> Generator:
        return cls([int(text[i : i + 8], 16) for i in (0, 8, 16, 24)])

    def next_word(self) -> int:
        a, b, c, d = self.words
        mixed = (a + d) & WORD
        result = ((mixed << 7 | mixed >> 25) + a) & WORD
        c ^= a
        d ^= b
        self.words = [a ^ d, b ^ c, c ^ b << 9 & WORD, (d << 11 | d >> 21) & WORD]
        return result

    def below(self, limit: int) -> int:
        return self.next_word() * limit >> 32

    def shuffle(self, pile: list[str]) -> None:
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]


def whole_deck(edition: dict[str, Any]) -> list[str]:
    return [code for code, copies in edition["deck"] for _ in range(copies)]


def draw_for_deal(chance: Generator, edition: dict[str, Any], players: int) -> int:
    """Everybody draws a card; the highest number deals, and those who tie draw again."""
    pile, drawing = whole_deck(edition), list(range(players))
    while len(drawing) > 1:
        if len(pile) < players:
            pile = whole_deck(edition)
        values = {}
        for seat in drawing:
            place = chance.below(len(pile))
            card, pile[place] = pile[place], pile[-1]
            pile.pop()
            values[seat] = int(card[1]) if is_number(card) else 0
        drawing = [seat for seat in drawing if values[seat] == max(values.values())]
    return drawing[0]


def is_number(card: str) -> bool:
    return card[0] in "rygb" and card[1].isdigit()


def deal(
    chance: Generator, edition: dict[str, Any], players: int, hand_size: int, dealer: int
) -> dict[str, Any]:
    """The hands, the cards turned up (the last one stays), and the pile from its top."""
    pile = whole_deck(edition)
    chance.shuffle(pile)
    hands: list[list[str]] = [[] for _ in range(players)]
    for _ in range(hand_size):
        for distance in range(1, players + 1):
            hands[(dealer + distance) % players].append(pile.pop())
    turned_up = [pile.pop()]
    if edition["opens_with_number"]:
        while not is_number(turned_up[-1]) and pile:
            turned_up.append(pile.pop())
    else:
        while turned_up[-1] == "W4" and set(pile) != {"W4"}:
            pile.append("W4")
            chance.shuffle(pile)
            turned_up = [pile.pop()]
    return {"dealer": dealer, "hands": hands, "turned_up": turned_up, "pile": pile[::-1]}


def recompute(vector: dict[str, Any], editions: dict[str, Any]) -> dict[str, Any]:
    """What a vector's inputs come to."""
    if "shuffled" in vector:  # a reshuffle, or hands that are dealt out again
        pile = list(vector["before"])
        Generator.of_words(vector["words"]).shuffle(pile)
        return {"shuffled": pile}
    edition, players = editions[vector["edition"]], vector["players"]
    promises, shares = read_shares(vector.get("shares", []))
    words = words_of_shuffle(vector["secret"], 0, shares)
    if vector["round"] == 1:
        chance = Generator.of_the_first_round(words)
        any_dealer = edition["any_dealer"]
        dealer = chance.below(players) if any_dealer else draw_for_deal(chance, edition, players)
    else:
        chance = Generator.of_words(words)
        dealer = (vector["dealer_before"] + 1) % players
    dealt = deal(chance, edition, players, vector["hand_size"], dealer)
    return {"commitment": commitment(vector["secret"], promises), "words": words, **dealt}


def main(path: str) -> int:
    known = json.loads(Path(path).read_text())
    wrong = 0
    for number, vector in enumerate(known["vectors"], 1):
        found = recompute(vector, known["editions"])
        right = all(vector[key] == value for key, value in found.items())
        print(number, vector.get("edition", "a pile"), "right" if right else "WRONG")
        wrong += not right
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
