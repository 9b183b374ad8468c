// Sounds, made by the browser itself. They can be switched off.

import { Room, type SoundName } from "./synth";
import { kept } from "../server/tokens";

class Sound {
  on = $state(kept.preference("sound") !== "off");
  #room: Room | null = null;

  toggle(): void {
    this.on = !this.on;
    kept.keepPreference("sound", this.on ? null : "off");
    this.play("turn");
  }

  play(name: SoundName | null): void {
    if (name === null || !this.on || !navigator.userActivation?.hasBeenActive) return;
    this.#room ??= new Room(new AudioContext());
    this.#room.play(name);
  }
}

export const sound = new Sound();
