// The shapes of the sentences: who does it, you or somebody, and to whom.

export const EVENT_NAMES = [
  "drew_for_deal",
  "deals",
  "turned_up",
  "put_back",
  "played",
  "flipped",
  "chose_color",
  "drew",
  "passed",
  "missed",
  "reversed",
  "reshuffled",
  "owes",
  "accepted",
  "challenged",
  "guilty",
  "innocent",
  "showed",
  "gave",
  "uno",
  "caught",
  "took_power",
  "shielded",
  "shield_ended",
  "warded_off",
  "hands_left",
  "hands_right",
  "swapped",
  "redealt",
  "plays_again",
  "went_out",
  "jumped_in",
  "fills_up",
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

/** `you`: the reader does it; `toYou`: it is done to the reader; `All`: to everybody. */
export interface Forms {
  name: string;
  you?: string;
  toYou?: string;
  youAll?: string;
  nameAll?: string;
}
export type EventForms = Record<EventName, Forms>;

export type NoteName =
  | "joined"
  | "renamed"
  | "left"
  | "removed"
  | "host"
  | "sat"
  | "stood"
  | "bot_sat"
  | "bot_left"
  | "changed"
  | "proposed"
  | "agreed"
  | "declined"
  | "started"
  | "dealt"
  | "covered"
  | "uncovered"
  | "lobby";
export type NoteForms = Record<NoteName, string>;
