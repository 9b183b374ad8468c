// The options of a table: only what differs from the printed rules is sent.

import { MAX_PLAYERS, type Settings } from "../server/protocol";
import { catalogue, defaultsOf, editionInfo } from "./editions.svelte";

export type Values = Settings["options"];
export type OptionValue = Values[string];

/** How many can play: from two on. */
export const PLAYER_COUNTS = Array.from({ length: MAX_PLAYERS - 1 }, (_, i) => i + 2);

/** The options that an edition can be played with, in the order of the catalogue. */
export function optionsOf(edition: string): string[] {
  const refused = editionInfo(edition)?.refuses ?? [];
  return Object.keys(catalogue()?.options ?? {}).filter((name) => !refused.includes(name));
}

/** The options with one changed; what is as printed is left out. */
export function withOption(
  edition: string,
  options: Values,
  name: string,
  value: OptionValue,
): Values {
  const { [name]: _, ...others } = options;
  return defaultsOf(edition)[name] === value ? others : { ...others, [name]: value };
}

/** The options that can be kept when another edition is chosen. */
export function optionsFor(edition: string, options: Values): Values {
  const [allowed, defaults] = [optionsOf(edition), defaultsOf(edition)];
  return Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) => allowed.includes(name) && defaults[name] !== value,
    ),
  );
}
