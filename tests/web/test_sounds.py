"""The sounds of the page, rendered to samples: what nobody hears here can be measured."""

from __future__ import annotations

import subprocess
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from playwright.sync_api import Browser

WEB = Path(__file__).resolve().parents[2] / "web"
RATE = 44_100
LONGEST = 3  # seconds
AS_SCRIPT = """
const ts = require("typescript");
const text = require("fs").readFileSync("src/lib/stage/synth.ts", "utf-8");
const options = { module: "esnext", target: "es2022" };
console.log(ts.transpileModule(text, { compilerOptions: options }).outputText);
"""
RENDER = """async ([source, rate, longest]) => {
  const link = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  let last = 1; // the same noise each time
  Math.random = () => (last = (last * 48271) % 2147483647) / 2147483647;
  const { Room, SOUNDS } = await import(link);
  const rendered = {};
  for (const name of Object.keys(SOUNDS)) {
    const context = new OfflineAudioContext(1, rate * longest, rate);
    new Room(context).play(name);
    const samples = (await context.startRendering()).getChannelData(0);
    rendered[name] = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result.split(",")[1]);
      reader.readAsDataURL(new Blob([samples]));
    });
  }
  return rendered;
}"""
Samples = npt.NDArray[np.float64]


@pytest.fixture(scope="module")
def sounds(browser: Browser) -> Iterator[dict[str, Samples]]:
    script = subprocess.run(
        ["node", "-e", AS_SCRIPT], cwd=WEB, capture_output=True, text=True, check=True
    ).stdout
    page = browser.new_page()
    rendered = page.evaluate(RENDER, [script, RATE, LONGEST])
    yield {
        name: np.frombuffer(b64decode(samples), "<f4").astype(np.float64)
        for name, samples in rendered.items()
    }
    page.close()


def heard_for(samples: Samples) -> float:
    """Seconds until nothing louder than a thousandth of its loudest moment is left."""
    loud = np.flatnonzero(np.abs(samples) > np.abs(samples).max() / 1000)
    return float(loud[-1] / RATE)


def share_above(samples: Samples, pitch: float) -> float:
    """How much of the energy is higher than a pitch."""
    energy = np.abs(np.fft.rfft(samples)) ** 2
    pitches = np.fft.rfftfreq(len(samples), 1 / RATE)
    return float(energy[pitches > pitch].sum() / energy.sum())


def main_pitch(samples: Samples) -> float:
    spectrum = np.abs(np.fft.rfft(samples))
    return float(np.fft.rfftfreq(len(samples), 1 / RATE)[int(spectrum.argmax())])


def test_everything_that_has_a_sound_is_there(sounds: dict[str, Samples]) -> None:
    assert {"played", "drew", "reshuffled", "uno", "penalty", "went_out", "turn"} <= set(sounds)


def test_no_sound_is_cut_off_or_too_faint(sounds: dict[str, Samples]) -> None:
    for name, samples in sounds.items():
        assert 0.02 < np.abs(samples).max() < 0.95, name


def test_sounds_are_short_and_the_longest_is_for_winning(sounds: dict[str, Samples]) -> None:
    lengths = {name: heard_for(samples) for name, samples in sounds.items()}
    assert all(0.03 < length < 2 for length in lengths.values()), lengths
    assert lengths["played"] < 0.25


def test_no_sound_is_harsh(sounds: dict[str, Samples]) -> None:
    for name, samples in sounds.items():
        assert share_above(samples, 6000) < 0.3, name


def test_a_call_is_higher_than_a_penalty(sounds: dict[str, Samples]) -> None:
    assert main_pitch(sounds["penalty"]) < 400 < main_pitch(sounds["uno"])
    assert main_pitch(sounds["penalty"]) < main_pitch(sounds["turn"])
