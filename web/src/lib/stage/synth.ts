// What the sounds of the page are made of: paper on felt, bells, a fanfare. They are played by the
// browser's own synthesiser, in a room that lives or, for a test, in one that only renders.

/** A part of a sound: a bell or horn with a pitch, or a rustle of paper round one. */
interface Voice {
  kind: "bell" | "horn" | "paper";
  at: number; // seconds
  pitch: number; // hertz
  to?: number; // where the pitch slides
  length: number;
  gain: number;
}

const bell = (at: number, pitch: number, length = 0.5, gain = 0.16): Voice => ({
  kind: "bell",
  ...{ at, pitch, length, gain },
});
const horn = (at: number, pitch: number, length: number, to = pitch): Voice => ({
  kind: "horn",
  ...{ at, pitch, to, length, gain: 0.1 },
});
const paper = (at: number, pitch: number, length: number, gain: number): Voice => ({
  kind: "paper",
  ...{ at, pitch, length, gain },
});

const CARD = [paper(0, 2600, 0.05, 0.5), paper(0.01, 420, 0.09, 0.7)];
export const SOUNDS: Record<string, Voice[]> = {
  played: CARD,
  flipped: CARD,
  turned_up: CARD,
  drew: [paper(0, 3400, 0.09, 0.3), paper(0.05, 1500, 0.08, 0.25)],
  gave: [paper(0, 2800, 0.12, 0.35)],
  dealing: Array.from({ length: 14 }, (_, i) => paper(i * 0.1, 2200 + (i % 3) * 500, 0.06, 0.3)),
  reshuffled: Array.from({ length: 22 }, (_, i) => paper(i * 0.035, 1800 + i * 90, 0.05, 0.25)),
  redealt: Array.from({ length: 16 }, (_, i) => paper(i * 0.05, 2600, 0.05, 0.25)),
  penalty: [horn(0, 233, 0.2, 220), horn(0.2, 185, 0.45, 139)],
  missed: [bell(0, 294, 0.14), bell(0.12, 220, 0.25)],
  reversed: [paper(0, 700, 0.35, 0.4), bell(0.05, 523, 0.15), bell(0.17, 392, 0.25)],
  uno: [horn(0, 523, 0.14), horn(0.15, 784, 0.4), bell(0.15, 1568, 0.8)],
  caught: [bell(0, 880, 0.2), horn(0.1, 233, 0.2, 220), horn(0.32, 165, 0.5, 110)],
  challenged: [horn(0, 330, 0.12), horn(0.14, 415, 0.3)],
  guilty: [horn(0, 311, 0.16), horn(0.18, 233, 0.45, 175)],
  innocent: [bell(0, 659, 0.3), bell(0.12, 988, 0.5)],
  took_power: [bell(0, 659, 0.4), bell(0.07, 880, 0.4), bell(0.14, 1319, 0.7)],
  shielded: [bell(0, 440, 0.6), bell(0.02, 1108, 0.6)],
  warded_off: [bell(0, 1480, 0.35), bell(0.06, 1108, 0.5)],
  hands_left: [paper(0, 900, 0.5, 0.4), bell(0.1, 784), bell(0.2, 988), bell(0.3, 1175)],
  swapped: [paper(0, 1100, 0.3, 0.4), paper(0.2, 1500, 0.3, 0.3)],
  went_out: [
    ...[523, 659, 784].map((pitch, i) => horn(i * 0.13, pitch, 0.13)),
    ...[523, 659, 784, 1047].map((pitch) => horn(0.42, pitch, 0.9)),
    ...[1047, 1319, 1568, 2093].map((pitch, i) => bell(0.45 + i * 0.09, pitch, 0.9, 0.1)),
  ],
  turn: [bell(0, 587, 0.35), bell(0.11, 880, 0.5)],
};
SOUNDS.hands_right = SOUNDS.hands_left as Voice[];

export type SoundName = string;

/** Which sound an event has: a penalty has another one than a card that is drawn. */
export function soundOf(name: string, count: number): SoundName | null {
  if (name === "drew" && count > 1) return "penalty";
  return name in SOUNDS ? name : null;
}

/** A room with everything that sounds need; many at once are not loud in it. */
export class Room {
  #context: BaseAudioContext;
  #out: AudioNode;
  #noise: AudioBuffer;

  constructor(context: BaseAudioContext) {
    this.#context = context;
    this.#out = context.createDynamicsCompressor();
    this.#out.connect(context.destination);
    this.#noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = this.#noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }

  play(name: SoundName): void {
    const start = this.#context.currentTime + 0.01;
    for (const voice of SOUNDS[name] ?? []) this.#voice(voice, start + voice.at);
  }

  #voice(voice: Voice, start: number): void {
    const volume = this.#context.createGain();
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(voice.gain, start + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + voice.length);
    volume.connect(this.#out);
    const source =
      voice.kind === "paper" ? this.#paper(voice, volume) : this.#tone(voice, volume, start);
    source.start(start);
    source.stop(start + voice.length + 0.02);
  }

  #paper({ pitch }: Voice, into: AudioNode): AudioScheduledSourceNode {
    const source = this.#context.createBufferSource();
    const filter = this.#context.createBiquadFilter();
    source.buffer = this.#noise;
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    filter.Q.value = 0.8;
    source.connect(filter).connect(into);
    return source;
  }

  #tone(voice: Voice, into: AudioNode, start: number): OscillatorNode {
    const source = this.#context.createOscillator();
    const filter = this.#context.createBiquadFilter();
    source.type = voice.kind === "horn" ? "sawtooth" : "triangle";
    source.frequency.setValueAtTime(voice.pitch, start);
    source.frequency.exponentialRampToValueAtTime(voice.to ?? voice.pitch, start + voice.length);
    filter.type = "lowpass";
    filter.frequency.value = voice.pitch * (voice.kind === "horn" ? 3.5 : 8);
    source.connect(filter).connect(into);
    return source;
  }
}
