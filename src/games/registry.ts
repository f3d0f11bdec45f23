import type { z } from 'zod';
import type { CardColumns } from './card-columns.ts';
import type { TextCompiler } from './compiled-text.ts';
import type { Completion } from './completing.ts';
import type { CommonCardEntry } from './content/card.ts';
import type { GameDecks } from './decks/game-decks.ts';
import type { DesignatorLaw } from './designators.ts';
import { highlander } from './highlander/game.ts';
import type { RuleCheck } from './rule-check.ts';
import type { RulesetSwitches } from './ruleset-switches.ts';
import { shadowfist } from './shadowfist/game.ts';
import type { WordingLaw } from './wording/law.ts';

export type GameSlug = 'shadowfist' | 'highlander';

/** What the rest of the house needs to know of a game. */
export interface Game {
  /** Names the game everywhere: in paths, queries and data. */
  readonly slug: GameSlug;
  readonly name: string;
  /** A card as the content has it: what every card has, and this game's figures. */
  readonly cardEntry: z.ZodType<CommonCardEntry>;
  /** The keys of a card that are this game's figures. */
  readonly figureKeys: readonly string[];
  /** The figures of a card of which nothing is known. */
  readonly unknownFigures: Readonly<Record<string, unknown>>;
  /** The figures that a request may add to a card of the catalogue. */
  readonly completion: Completion;
  /** The full name that tells a card from its namesakes. */
  readonly cardName: (card: {
    title: string;
    subtitle: string | null;
    figures: Record<string, unknown>;
  }) => string;
  /** How its cards stand in the tables and files that people keep. */
  readonly columns: CardColumns;
  /** Every type a card of the game can be of. */
  readonly types: readonly string[];
  /** Which wording of a card replaces which. */
  readonly wordingLaw: WordingLaw;
  /** What a deck may hold. */
  readonly decks: GameDecks;
  /** One ability of a card. */
  readonly ability: z.ZodType;
  /** Reads card texts. */
  readonly compiler: TextCompiler;
  /** What may be done at the table; null where that is not written yet. */
  readonly ruleCheck: RuleCheck | null;
  /** What its rulesets decide, switch by switch; null where one ruleset is all there is to decide. */
  readonly rulesetSwitches: RulesetSwitches | null;
  /** Which words relate cards to one another. */
  readonly designatorLaw: DesignatorLaw;
  /** What else a faction is called: its resource symbol. Empty for a game without factions. */
  readonly factionSymbols: ReadonlyMap<string, readonly string[]>;
  /** The figures that a version may issue with its wording. */
  readonly figures: z.ZodType<Record<string, unknown>>;
}

export const games: readonly Game[] = [shadowfist, highlander];

export const gameSlugs = ['shadowfist', 'highlander'] as const satisfies readonly GameSlug[];

export function findGame(slug: string): Game | undefined {
  return games.find((game) => game.slug === slug);
}
