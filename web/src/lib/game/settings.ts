// The options of a table: only what differs from the printed rules is sent.

import type { Catalogue, OptionValue } from "../server/api";
import { MAX_PLAYERS } from "../server/protocol";

export type Values = Record<string, OptionValue>;

/** How many can play: from two on. */
export const PLAYER_COUNTS = Array.from({ length: MAX_PLAYERS - 1 }, (_, i) => i + 2);

/** The options that an edition can be played with, in the order of the catalogue. */
export function optionsOf(catalogue: Catalogue, edition: string): string[] {
  const refused = catalogue.editions.find((one) => one.name === edition)?.refuses ?? [];
  return Object.keys(catalogue.options).filter((name) => !refused.includes(name));
}

/** What an option stands at. */
export function valueOf(
  catalogue: Catalogue,
  edition: string,
  options: Values,
  name: string,
): OptionValue | undefined {
  return options[name] ?? catalogue.defaults[edition]?.[name];
}

/** The options with one changed; what is as printed is left out. */
export function withOption(
  catalogue: Catalogue,
  edition: string,
  options: Values,
  name: string,
  value: OptionValue,
): Values {
  const { [name]: _, ...others } = options;
  return catalogue.defaults[edition]?.[name] === value ? others : { ...others, [name]: value };
}

/** The options that can be kept when another edition is chosen. */
export function optionsFor(catalogue: Catalogue, edition: string, options: Values): Values {
  const allowed = new Set(optionsOf(catalogue, edition));
  const defaults = catalogue.defaults[edition] ?? {};
  return Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) => allowed.has(name) && defaults[name] !== value,
    ),
  );
}
