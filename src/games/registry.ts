import type { z } from 'zod';
import type { CardColumns } from './card-columns.ts';
import type { TextCompiler } from './compiled-text.ts';
import type { Completion } from './completing.ts';
import type { CommonCardEntry } from './content/card.ts';
import type { DeckGame } from './deck-game.ts';
import type { DesignatorLaw } from './designators.ts';
import { highlander } from './highlander/game.ts';
import type { RuleCheck } from './rule-check.ts';
import type { RulesetSwitches } from './ruleset-switches.ts';
import { shadowfist } from './shadowfist/game.ts';
import type { WordingLaw } from './wording/law.ts';

export { type GameSlug, gameSlugs } from './game-slug.ts';

/** What the rest of the house needs to know of a game. */
export interface Game extends DeckGame {
  /** A card as the content has it: what every card has, and this game's figures. */
  readonly cardEntry: z.ZodType<CommonCardEntry>;
  /** The figures that a request may add to a card of the catalogue. */
  readonly completion: Completion;
  /** The resources that cards require and provide, by their symbols: what else they are called. */
  readonly resourceNames: ReadonlyMap<string, readonly string[]>;
  /** How its cards stand in the tables and files that people keep. */
  readonly columns: CardColumns;
  /** Which wording of a card replaces which. */
  readonly wordingLaw: WordingLaw;
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
  /** The figures that a version may issue with its wording. */
  readonly figures: z.ZodType<Record<string, unknown>>;
}

export const games: readonly Game[] = [shadowfist, highlander];

export function findGame(slug: string): Game | undefined {
  return games.find((game) => game.slug === slug);
}
