import type { Seat } from '../../games/rule-check.ts';
import type { Chance } from './chance.ts';
import type { DeckInFile } from './deck-file.ts';
import type { Nothing, OpenChoice } from './listed-action.ts';
import type { TabledGame } from './tables/tabled-game.ts';
import type { Watcher } from './watching.ts';
import type { Service } from './ways-in.ts';

/** The cards that a player brings to the table. */
export type Deck = Omit<Seat, 'player'>;

/** What is particular to dealing a game. */
export interface Dealing {
  /** How many may sit at the table. */
  readonly most: number;
  /** Decks made by chance. */
  decksOfChance(service: Service): Promise<(chance: Chance) => Deck>;
  /** The deck that a file lists, ready for the table. */
  deckOf(service: Service, listed: DeckInFile): Promise<(chance: Chance) => Deck>;
  /** The cards of decks that are not dealt, with the reason. */
  setAside?(service: Service, decks: readonly DeckInFile[]): Promise<SetAside[]>;
  /** Counts how the cards of decks are used, beginning with the counts of a file. */
  usage?(service: Service, decks: readonly DeckInFile[], before: unknown): Promise<UsageOfDecks>;
  /** Tables on which cards are tried one by one. */
  readonly tables?: Tables;
  /** Who knows all cards of a game from its opening on. */
  dealer(opening: unknown): Dealer;
}

/** Lays tables on which cards are tried one by one, and plays on from them. */
export interface Tables extends TabledGame {
  /** The cards of the catalogue that can be tried. */
  triedCards(service: Service): Promise<TriedCard[]>;
  /** A table on which a card should matter, with others that are tried as well. */
  tableFor(card: TriedCard, others: readonly TriedCard[], chance: Chance): Table;
}

/** A state in which a card is tried, and the invented cards that it names by slugs. */
export interface Table {
  readonly state: object;
  readonly cards: readonly TriedCard[];
}

/** A card that the rule check plays in full. */
export interface TriedCard {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly type: string;
  readonly figures: Readonly<Record<string, unknown>>;
  readonly abilities: readonly unknown[];
}

/** A card that is not dealt. */
export interface SetAside {
  readonly slug: string;
  readonly title: string;
  readonly why: string;
}

/** Counts how the cards of decks are used. */
export interface UsageOfDecks {
  watch(opening: unknown): Watcher;
  /** As a file keeps them. */
  counts(): object;
  report(): string[];
}

/** Knows all cards of a game, and so what chance brings where players may not know. */
export interface Dealer {
  /** What chance does where the game waits for it; undefined if it waits for a player. */
  answer(state: object, chance: Chance): object | undefined;
  /** The state with every card named that lies where nobody has seen it; undefined if all are. */
  ordered(state: object, chance: Chance): object | undefined;
  /** What chance shows where an action is asked for what cannot be listed; undefined if it cannot tell. */
  shown(state: object, choice: OpenChoice, chance: Chance): unknown;
  /** What is said where nothing is chosen of what is left open at a pointer; undefined if nothing is said there. */
  nothing: Nothing;
  /** Whether a player who wants to play would do it. */
  isPlay(action: Readonly<Record<string, unknown>>): boolean;
  /** What has become of the cards that cannot be; undefined if all is well. */
  amiss(state: object): string | undefined;
}
