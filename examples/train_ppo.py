"""Learn UNO by self-play with PPO, on a CPU, in minutes.

One network plays all seats of many games at once. Every so often it is measured against the
policies `casual` and `sharp`. At the end a learning curve is written: as CSV, and as a picture if
matplotlib is installed.

    python examples/train_ppo.py --decisions 10_000_000 --save examples/trained_bot/weights.npz

The same seed and number of decisions bring the same player on the same machine. What was saved
plays anywhere as a bot: see examples/trained_bot.

PPO is described in arXiv:1707.06347, the estimation of advantages in arXiv:1506.02438.
"""

from __future__ import annotations

import argparse
import csv
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from lastcard.rl import Layout, ManyGames

ENVS = 512
STEPS = 64  # decisions in each game between two updates
EPOCHS = 2
BATCH = 2048
LEARNING_RATE = 7e-4
CLIP = 0.2
LAMBDA = 0.95
ENTROPY = 0.01
HIDDEN = 256
MAX_DECISIONS = 1_000  # in a round
RIVALS = ("casual", "sharp")
# Most parts of an observation are marks and small counts; these are made as small.
LARGE = {"sizes": 10, "draw_count": 100, "scores": 255, "debt": 8, "played": 2, "hand": 2}


class Player(nn.Module):
    """A policy and a value for what a seat sees."""

    def __init__(self, layout: Layout, actions: int) -> None:
        super().__init__()
        scale = np.ones(layout.size, np.float32)
        for name, largest in LARGE.items():
            scale[layout.slices[name]] = 1 / largest
        self.register_buffer("scale", torch.from_numpy(scale))
        self.body = nn.Sequential(
            nn.Linear(layout.size, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU()
        )
        self.policy = nn.Linear(HIDDEN, actions)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.zeros_(self.policy.weight)  # at first, all legal actions are alike
        nn.init.zeros_(self.value.weight)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of each legal action's chance, and the value."""
        features = self.body(observations.float() * self.scale)
        logits = self.policy(features).masked_fill(masks == 0, -1e9)
        return logits.log_softmax(-1), self.value(features).squeeze(-1)


@dataclass
class Rollout:
    """What happened in all games over some steps; the first axis is time."""

    observations: Tensor
    masks: Tensor
    seats: Tensor
    actions: Tensor
    chances: Tensor  # logarithms
    values: Tensor
    rewards: Tensor
    dones: Tensor

    @classmethod
    def empty(cls, env: ManyGames) -> Rollout:
        shape = (STEPS, env.num_envs)
        return cls(
            torch.zeros((*shape, env.layout.size), dtype=torch.uint8),
            torch.zeros((*shape, env.masks.shape[1]), dtype=torch.int8),
            torch.zeros(shape, dtype=torch.int64),
            torch.zeros(shape, dtype=torch.int64),
            torch.zeros(shape),
            torch.zeros(shape),
            torch.zeros((*shape, env.players)),
            torch.zeros(shape, dtype=torch.bool),
        )


@torch.no_grad()
def play(player: Player, env: ManyGames, rollout: Rollout) -> Tensor:
    """Fill a rollout; returns the values of what comes next."""
    observations, masks = torch.from_numpy(env.observations), torch.from_numpy(env.masks)
    for step in range(STEPS):
        rollout.observations[step], rollout.masks[step] = observations, masks
        rollout.seats[step] = torch.from_numpy(env.seats)
        chances, rollout.values[step] = player(observations, masks)
        actions = draw(chances).unsqueeze(-1)
        rollout.actions[step] = actions.squeeze(-1)
        rollout.chances[step] = chances.gather(-1, actions).squeeze(-1)
        env.decide(rollout.actions[step].numpy())
        rollout.rewards[step] = torch.from_numpy(env.rewards)
        rollout.dones[step] = torch.from_numpy(env.dones)
    values: Tensor = player(observations, masks)[1]
    return values


def draw(chances: Tensor) -> Tensor:
    """An action for each game, by its chance: where a random number falls in their sums.

    One random number a game, and no logarithm for each action, as the usual Gumbel noise has it.
    """
    sums = chances.exp().cumsum(-1)
    luck = (1 - torch.rand(len(chances), 1)) * sums[:, -1:]  # never 0, so no illegal action
    return torch.searchsorted(sums, luck).squeeze(-1)


def advantages(rollout: Rollout, values: Tensor, seats: Tensor) -> Tensor:
    """How much better each action was than expected, for the seat that took it.

    A seat's decisions are not neighbours in time, so what follows is kept for each seat by itself.
    In a game where one wins what the others lose, a value for one is a value for all.
    """
    count, players = values.shape[0], rollout.rewards.shape[-1]
    everyone = torch.arange(count)
    following = (-values / (players - 1)).unsqueeze(-1).repeat(1, players)
    following[everyone, seats] = values
    reward, advantage = torch.zeros(count, players), torch.zeros(count, players)
    found = torch.zeros_like(rollout.values)
    for step in reversed(range(STEPS)):
        done = rollout.dones[step].unsqueeze(-1)
        reward = torch.where(done, rollout.rewards[step], reward)
        following = following.masked_fill(done, 0)
        advantage = advantage.masked_fill(done, 0)
        mine = (everyone, rollout.seats[step])
        surprise = reward[mine] + following[mine] - rollout.values[step]
        found[step] = surprise + LAMBDA * advantage[mine]
        advantage[mine], following[mine], reward[mine] = found[step], rollout.values[step], 0.0
    return found


def learn(
    player: Player, optimizer: torch.optim.Optimizer, rollout: Rollout, gains: Tensor
) -> None:
    """A few passes of PPO over a rollout."""
    # With only one legal action there is nothing to learn.
    free = (rollout.masks.sum(-1) > 1).flatten().nonzero().squeeze(-1)
    targets = (gains + rollout.values).flatten()
    gains = ((gains - gains.mean()) / (gains.std() + 1e-8)).flatten()
    observations, masks = rollout.observations.flatten(0, 1), rollout.masks.flatten(0, 1)
    actions, before = rollout.actions.flatten(), rollout.chances.flatten()
    for _ in range(EPOCHS):
        for batch in free[torch.randperm(len(free))].split(BATCH):
            chances, values = player(observations[batch], masks[batch])
            chosen = chances.gather(-1, actions[batch].unsqueeze(-1)).squeeze(-1)
            ratio = (chosen - before[batch]).exp()
            gain = gains[batch]
            policy_loss = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            value_loss = (values - targets[batch]).square().mean()
            entropy = -(chances.exp() * chances).sum(-1).mean()
            optimizer.zero_grad()
            (policy_loss + 0.5 * value_loss - ENTROPY * entropy).backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def win_rate(player: Player, args: argparse.Namespace, rival: str, rounds: int) -> float:
    """The share of rounds that the best actions win in seat 0 against a compiled policy.

    Each game counts for its first few rounds, so that short rounds do not count more often.
    """
    each = -(-rounds // ENVS)
    env = ManyGames(args.edition, ENVS, args.players, "test", "round", rival, MAX_DECISIONS)
    left, won = np.full(ENVS, each), 0
    while left.any():
        chances, _ = player(torch.from_numpy(env.observations), torch.from_numpy(env.masks))
        env.decide(chances.argmax(-1).numpy())
        counted = env.dones & (left > 0)
        won += int((env.rewards[counted, 0] > 0).sum())
        left -= counted
    return won / (each * ENVS)


def train(args: argparse.Namespace) -> tuple[Player, list[dict[str, float]]]:
    """Play and learn for a number of decisions, measuring now and then."""
    env = ManyGames(args.edition, ENVS, args.players, args.seed, max_decisions=MAX_DECISIONS)
    player = Player(env.layout, env.masks.shape[1])
    optimizer = torch.optim.Adam(player.parameters(), LEARNING_RATE)
    start, looks = time.perf_counter(), min(2_000, args.rounds)
    rollout, curve = Rollout.empty(env), [measure(player, args, start, 0, looks)]
    updates = -(-args.decisions // (STEPS * ENVS))
    for update in range(1, updates + 1):
        optimizer.param_groups[0]["lr"] = LEARNING_RATE * (1 - 0.9 * (update - 1) / updates)
        values = play(player, env, rollout)
        gains = advantages(rollout, values, torch.from_numpy(env.seats))
        learn(player, optimizer, rollout, gains)
        if update == updates or update * 10 // updates > (update - 1) * 10 // updates:
            rounds = args.rounds if update == updates else looks
            curve.append(measure(player, args, start, update * STEPS * ENVS, rounds))
    return player, curve


def measure(
    player: Player, args: argparse.Namespace, start: float, decisions: int, rounds: int
) -> dict[str, float]:
    seconds = time.perf_counter() - start
    rates = {rival: win_rate(player, args, rival, rounds) for rival in RIVALS}
    words = ", ".join(f"{rate:.1%} against {rival}" for rival, rate in rates.items())
    print(f"{seconds:6.0f} s  {decisions:12,} decisions  {words}", flush=True)
    return {"seconds": seconds, "decisions": decisions, **rates}


def write_curve(curve: list[dict[str, float]], folder: Path, players: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "learning_curve.csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, curve[0].keys())
        writer.writeheader()
        writer.writerows(curve)
    try:
        from matplotlib.figure import Figure
    except ModuleNotFoundError:
        return
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    for rival in RIVALS:
        axes.plot([row["decisions"] for row in curve], [row[rival] for row in curve], label=rival)
    axes.axhline(1 / players, color="gray", linewidth=1, linestyle=":")
    axes.set(xlabel="decisions", ylabel="rounds won", title="Self-play, measured against policies")
    axes.legend()
    figure.savefig(folder / "learning_curve.png", dpi=120)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--edition", default="classic")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=5_000_000, help="how many to learn from")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--threads", type=int, default=1, help="more only help on an idle machine")
    parser.add_argument("--rounds", type=int, default=5_000, help="for the last measurement")
    parser.add_argument("--output", type=Path, default=Path("build/train"), help="a folder")
    parser.add_argument("--save", type=Path, help="where to write the weights, an .npz file")
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    player, curve = train(args)
    write_curve(curve, args.output, args.players)
    print(f"The learning curve is in {args.output}.")
    if args.save:
        arrays = {name: weights.numpy() for name, weights in player.state_dict().items()}
        np.savez_compressed(args.save, **arrays)


if __name__ == "__main__":
    main()
