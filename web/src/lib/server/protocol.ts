// Written by tools/write_types.py from src/lastcard: view.py, table/messages/from_client.py and
// to_client.py, table/lengths.py, coach/review.py and reasons.py, rules/state.py, editions/.
// Change it there.

export const MAX_NAME = 20;
export const MAX_TEXT = 300;
export const MAX_PLAYERS = 10;
export const MAX_CLAUSES = 16;
export const MAX_CARDS = 200;
export const MAX_WORDS = 200;
export const MAX_DRAW = 20;
export const MAX_WILDS = 8;
export const OWN_CLAUSES = 32;
export const MAX_POINTS = 250;
export const LARGEST_FILE = 16384;
export const LONGEST_TITLE = 40;

export const WHOM = {
  "draw": ["next", "chosen", "others", "all", "me", "fewest", "most"],
  "draw until": ["next", "chosen", "others", "all", "me", "fewest", "most"],
  "draw up": ["all"],
  "miss": ["next", "chosen", "others", "fewest", "most"],
  "show": ["next", "chosen", "others", "all", "me", "fewest", "most"],
  "discard": ["next", "chosen", "others", "all", "me", "fewest", "most"],
  "discard all": ["next", "chosen", "others", "all", "me", "fewest", "most"],
  "give": ["next", "chosen", "others"],
  "take": ["next", "chosen", "others"],
  "lose powers": ["next", "chosen", "others", "all", "me", "fewest", "most"],
  "swap": ["chosen"],
  "pass left": [],
  "pass right": [],
  "pass on": [],
  "redeal": [],
  "reverse": [],
  "again": [],
} as const;

export const BOT_NAMES = ["Otto", "Ines", "Milo", "Nora", "Hugo", "Lena", "Theo", "Mara", "Juno", "Enzo"];

export const COUNTED = ["draw", "discard"] as const;

export const COLORED = ["draw until", "discard all", "give", "take"] as const;

export const CONDITIONS = ["with", "without", "unless show", "unless discard"] as const;

export const UNCONDITIONAL = ["draw up", "swap"] as const;

export const USUAL_COLORS = ["red", "yellow", "green", "blue"] as const;

export const KNOWN_COLORS = ["red", "yellow", "green", "blue", "gold", "gray"] as const;

export const SYMBOLS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "D"] as const;

export const USUAL_COUNTS = [1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2] as const;

export const SHAPES = {"r": "circle", "y": "square", "g": "triangle", "b": "diamond"} as const;

export const CRESTS = ["card", "star", "wheel", "rings", "sun", "sparks"] as const;

export const CUSTOM_CARDS = ["WA", "WB"] as const;

export const REACTIONS = ["laugh", "wow", "cry", "angry", "clap", "heart", "hurry", "thanks"] as const;

export const TARGETS = [0, 200, 500] as const;

export type CustomCard =
  | "WA"
  | "WB";

export type Reaction =
  | "laugh"
  | "wow"
  | "cry"
  | "angry"
  | "clap"
  | "heart"
  | "hurry"
  | "thanks";

export type Phase =
  | "lobby"
  | "playing"
  | "round_over"
  | "game_over";

export type Reason =
  | "bad_message"
  | "too_long"
  | "too_fast"
  | "no_table"
  | "no_credentials"
  | "table_full"
  | "not_host"
  | "not_in_lobby"
  | "not_playing"
  | "game_over"
  | "not_your_move"
  | "illegal"
  | "stale"
  | "no_such_seat"
  | "seat_taken"
  | "no_such_person"
  | "no_such_bot"
  | "no_such_proposal"
  | "bad_name"
  | "name_taken"
  | "banned"
  | "bad_settings"
  | "bad_rule"
  | "bad_edition"
  | "too_few_players"
  | "chat_off"
  | "server_full"
  | "too_many"
  | "table_damaged"
  | "unavailable";

export type Direction =
  | "left"
  | "right";

export type GamePhase =
  | "turn"
  | "drawn"
  | "second"
  | "respond"
  | "opening"
  | "flipped"
  | "round_over"
  | "game_over";

export interface View {
  seat: number | null;
  edition: string;
  options: Record<string, unknown>;
  players: number;
  hand: string[];
  drawn: string | null;
  known: Record<string, string[]>;
  hand_sizes: number[];
  top: string;
  color: string | null;
  color_only: boolean;
  color_before: string | null;
  discards: string[];
  discard_count: number;
  draw_count: number;
  reshuffles: number;
  direction: Direction;
  dealer: number;
  turn: number;
  to_act: number | null;
  phase: GamePhase;
  debt: number;
  second_card: boolean;
  another_turn: boolean;
  powers: Record<string, number>;
  shields: number[];
  shields_in_force: number[];
  missing: number[];
  drew_on: string[];
  uno_owed: number | null;
  asked: number;
  round_number: number;
  scores: number[];
  round_winner: number | null;
  winners: number[];
  legal: string[];
}

export interface GameView extends View {
  version: number;
  commitment: string | null;
  secret: string | null;
  hands: string[][] | null;
  counts: number[] | null;
  may_take_back: boolean;
}

export const EMPTY_VIEW: GameView = {
  seat: null,
  edition: "",
  options: {},
  players: 0,
  hand: [],
  drawn: null,
  known: {},
  hand_sizes: [],
  top: "",
  color: null,
  color_only: false,
  color_before: null,
  discards: [],
  discard_count: 0,
  draw_count: 0,
  reshuffles: 0,
  direction: "left",
  dealer: 0,
  turn: 0,
  to_act: null,
  phase: "turn",
  debt: 0,
  second_card: false,
  another_turn: false,
  powers: {},
  shields: [],
  shields_in_force: [],
  missing: [],
  drew_on: [],
  uno_owed: null,
  asked: 0,
  round_number: 0,
  scores: [],
  round_winner: null,
  winners: [],
  legal: [],
  version: 0,
  commitment: null,
  secret: null,
  hands: null,
  counts: null,
  may_take_back: false,
};

export interface ReviewReason {
  what: string;
  count: number;
  seat: number | null;
  color: string;
  cards: string[];
  power: string;
  drawn: number;
  own: number;
}

export interface Decision {
  seat: number;
  move: string;
  best: string;
  chance: number;
  best_chance: number;
  verdict: "fine" | "slip" | "mistake" | "blunder";
  reasons: ReviewReason[];
}

export interface ReviewStep {
  number: number;
  move: string;
  chances: number[];
  decision: Decision | null;
}

export interface Account {
  seat: number;
  fair: number;
  luck: number;
  decisions: number;
  others: number;
  error: number;
  result: number;
}

export interface RoundReview {
  number: number;
  winner: number | null;
  steps: ReviewStep[];
  accounts: Account[];
}

export interface NewTable {
  edition: string;
  options: Record<string, string | number | boolean>;
  seats: number;
  clock: number;
  window: number;
  chat: boolean;
  watch: boolean;
  practice: boolean;
  late: boolean;
  edition_text: string;
}

export interface Settings {
  edition: string;
  options: Record<string, string | number | boolean>;
  seats: number;
  clock: number;
  window: number;
  chat: boolean;
  watch: boolean;
  practice: boolean;
  late: boolean;
}

export interface SettingsChange {
  edition?: string;
  options?: Record<string, string | number | boolean>;
  seats?: number;
  clock?: number;
  window?: number;
  chat?: boolean;
  watch?: boolean;
  practice?: boolean;
  late?: boolean;
}

export interface CardInfo {
  code: string;
  name: string;
  copies: number;
  own: boolean;
  does: string;
  words: Record<string, string>;
  picture: string;
}

export interface CarriedEdition {
  text: string;
  about: EditionInfo;
  defaults: Record<string, string | number | boolean>;
  rules: SectionInfo[];
}

export interface EditionInfo {
  name: string;
  title: string;
  summary: string;
  colors: string[];
  cards: CardInfo[];
  symbols: CardInfo[];
  counts: number[];
  deck: Record<string, string[]>;
  refuses: string[];
  wilds_match: boolean;
  look: LookInfo;
}

export interface LookInfo {
  felt: string;
  back: string;
  crest: string;
}

export interface SectionInfo {
  section: string;
  ids: string[];
}

export interface FromClient {
  id?: number;
}

export interface Hello {
  type: "hello";
  id?: number;
  token?: string | null;
  name?: string | null;
  seen?: number;
}

export interface Rename {
  type: "rename";
  id?: number;
  name?: string;
}

export interface Sit {
  type: "sit";
  id?: number;
  seat?: number | null;
}

export interface Leave {
  type: "leave";
  id?: number;
}

export interface SeatBot {
  type: "seat_bot";
  id?: number;
  seat?: number;
  bot?: string | null;
}

export interface Remove {
  type: "remove";
  id?: number;
  person?: string;
}

export interface HandOver {
  type: "hand_over";
  id?: number;
  person?: string;
}

export interface Change {
  type: "change";
  id?: number;
  settings?: SettingsChange;
}

export interface Propose {
  type: "propose";
  id?: number;
  card?: CustomCard;
  words?: string;
  effects?: string;
}

export interface Answer {
  type: "answer";
  id?: number;
  proposal?: number;
  agree?: boolean;
}

export interface Start {
  type: "start";
  id?: number;
}

export interface Share {
  type: "share";
  id?: number;
  promise?: string;
  share?: string | null;
}

export interface Play {
  type: "play";
  id?: number;
  move?: string;
  version?: number;
}

export interface LetPass {
  type: "let_pass";
  id?: number;
}

export interface TakeBack {
  type: "take_back";
  id?: number;
}

export interface NextRound {
  type: "next_round";
  id?: number;
  now?: boolean;
}

export interface ToLobby {
  type: "to_lobby";
  id?: number;
}

export interface Chat {
  type: "chat";
  id?: number;
  text?: string;
}

export interface React {
  type: "react";
  id?: number;
  reaction?: Reaction;
}

export interface Back {
  type: "back";
  id?: number;
}

export interface Ping {
  type: "ping";
  id?: number;
}

export interface PersonInfo {
  id: string;
  name: string;
  seat: number | null;
  here: boolean;
}

export interface SeatInfo {
  person: string | null;
  bot: string | null;
  covered: boolean;
}

export interface RuleInfo {
  card: CustomCard;
  words: string;
  effects: string;
}

export interface ProposalInfo {
  number: number;
  card: CustomCard;
  words: string;
  effects: string;
  by: string;
  waiting: string[];
}

export interface PartInfo {
  person: string;
  promise: string;
  share: string | null;
}

export interface ShuffleInfo {
  commitment: string;
  parts: PartInfo[];
  open: boolean;
}

export interface TableInfo {
  code: string;
  phase: Phase;
  host: string | null;
  settings: Settings;
  people: PersonInfo[];
  seats: SeatInfo[];
  rules: RuleInfo[];
  proposals: ProposalInfo[];
  points: number[][];
  game: string | null;
  ready: string[];
  shuffle: ShuffleInfo | null;
  edition_text: string;
}

export interface EventInfo {
  name: string;
  seat?: number | null;
  other?: number | null;
  cards?: string[];
  count?: number;
  color?: string | null;
}

export interface Note {
  what: string;
  person?: string | null;
  seat?: number | null;
  text?: string | null;
}

export interface Welcome {
  type: "welcome";
  id: number;
  version: number;
  person: string | null;
  token: string | null;
  table: TableInfo;
  view: GameView | null;
  missed: Update[];
  edition: CarriedEdition | null;
}

export interface Update {
  type: "update";
  version: number;
  note: Note;
  events: EventInfo[];
  table: TableInfo | null;
  view: GameView | null;
}

export interface Present {
  type: "present";
  here: string[];
  watching: number;
}

export interface Clock {
  type: "clock";
  seat: number | null;
  left: number | null;
  window: number;
  begins: number | null;
}

export interface Accepted {
  type: "accepted";
  id: number;
  version: number;
}

export interface Why {
  code: string;
  arguments: Record<string, string | number>;
}

export interface Refused {
  type: "refused";
  id: number;
  reason: Reason;
  detail: string;
  why: Why | null;
}

export interface Gone {
  type: "gone";
  reason: "left" | "removed";
}

export interface Pong {
  type: "pong";
  id: number;
}

export type ClientMessage =
  | Hello
  | Rename
  | Sit
  | Leave
  | SeatBot
  | Remove
  | HandOver
  | Change
  | Propose
  | Answer
  | Start
  | Share
  | Play
  | LetPass
  | TakeBack
  | NextRound
  | ToLobby
  | Chat
  | React
  | Back
  | Ping;

export type ServerMessage =
  | Welcome
  | Update
  | Present
  | Clock
  | Accepted
  | Refused
  | Gone
  | Pong;
