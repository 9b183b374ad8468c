"""The coach: a game that was played, judged move by move, with luck and skill told apart."""

from .review import Account, Decision, RoundReview, Step, Verdict, review_game

__all__ = ["Account", "Decision", "RoundReview", "Step", "Verdict", "review_game"]
