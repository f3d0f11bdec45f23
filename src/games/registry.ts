import type { z } from 'zod';
import { highlander } from './highlander/game.ts';
import { shadowfist } from './shadowfist/game.ts';
import type { CommonCardEntry } from './content/card.ts';

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
  /** The full name that tells a card from its namesakes. */
  readonly cardName: (card: { title: string; subtitle: string | null; figures: Record<string, unknown> }) => string;
  /** The figures of the format that a version may issue with its wording. */
  readonly figures: z.ZodType<Record<string, unknown>>;
}

export const games: readonly Game[] = [shadowfist, highlander];

export const gameSlugs = ['shadowfist', 'highlander'] as const satisfies readonly GameSlug[];

export function findGame(slug: string): Game | undefined {
  return games.find((game) => game.slug === slug);
}
