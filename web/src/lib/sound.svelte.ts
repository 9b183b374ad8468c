// Quiet sounds, made by the browser itself. They can be switched off.

import type { EventInfo } from "./protocol";
import { kept } from "./tokens";

export type Tone = { at: number; pitch: number; length: number; shape?: OscillatorType };

const CLICK: Tone[] = [{ at: 0, pitch: 320, length: 0.06, shape: "triangle" }];
const SOUNDS: Record<string, Tone[]> = {
  played: CLICK,
  flipped: CLICK,
  drew: [{ at: 0, pitch: 210, length: 0.07, shape: "triangle" }],
  uno: [
    { at: 0, pitch: 523, length: 0.12 },
    { at: 0.12, pitch: 784, length: 0.2 },
  ],
  caught: [
    { at: 0, pitch: 392, length: 0.14 },
    { at: 0.13, pitch: 277, length: 0.22 },
  ],
  challenged: [{ at: 0, pitch: 440, length: 0.25, shape: "triangle" }],
  reversed: [
    { at: 0, pitch: 330, length: 0.08 },
    { at: 0.08, pitch: 262, length: 0.1 },
  ],
  went_out: [
    { at: 0, pitch: 523, length: 0.12 },
    { at: 0.12, pitch: 659, length: 0.12 },
    { at: 0.24, pitch: 784, length: 0.3 },
  ],
};
const TURN: Tone[] = [
  { at: 0, pitch: 587, length: 0.1 },
  { at: 0.1, pitch: 740, length: 0.14 },
];
const LOUDNESS = 0.06;

/** The tones for what happened: those of the last event that has some, and a call to one's turn. */
export function tonesFor(events: readonly EventInfo[], turnBegins: boolean): Tone[] {
  const heard = events.map((event) => SOUNDS[event.name]).filter((tones) => tones !== undefined);
  const tones = heard.at(-1) ?? [];
  const after = tones.reduce((end, tone) => Math.max(end, tone.at + tone.length), 0);
  const call = turnBegins ? TURN.map((tone) => ({ ...tone, at: tone.at + after })) : [];
  return [...tones, ...call];
}

class Sound {
  on = $state(kept.preference("sound") !== "off");
  #context: AudioContext | null = null;

  toggle(): void {
    this.on = !this.on;
    kept.keepPreference("sound", this.on ? null : "off");
    if (this.on) this.play(TURN);
  }

  play(tones: readonly Tone[]): void {
    if (!this.on || tones.length === 0 || !navigator.userActivation?.hasBeenActive) return;
    this.#context ??= new AudioContext();
    const start = this.#context.currentTime + 0.01;
    for (const tone of tones) this.#tone(this.#context, tone, start + tone.at);
  }

  #tone(context: AudioContext, tone: Tone, start: number): void {
    const source = context.createOscillator();
    const volume = context.createGain();
    source.type = tone.shape ?? "sine";
    source.frequency.value = tone.pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + tone.length);
    source.connect(volume).connect(context.destination);
    source.start(start);
    source.stop(start + tone.length + 0.02);
  }
}

export const sound = new Sound();
