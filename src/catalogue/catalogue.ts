import type { PrismaClient } from '../database/generated/client.ts';
import type { Snapshots } from '../database/snapshot/snapshots.ts';
import type { GameSlug } from '../games/registry.ts';
import type { Forbidden } from './card-facts.ts';
import { type CardNaming, createCardNaming } from './card-naming.ts';
import { type CardReading, createCardReading } from './card-reading.ts';
import { type CardSearch, createCardSearch } from './card-search.ts';
import { createDesignatorIndex, type DesignatorIndex } from './designator-index.ts';
import { gamesView } from './games-view.ts';
import { createTextCompiling, type TextCompiling } from './text-compiling.ts';
import type { GamesView } from './views.ts';

/** What the catalogue answers about cards. Every method throws a Problem for what cannot be answered. */
export interface Catalogue extends CardNaming, CardReading, CardSearch, DesignatorIndex, TextCompiling {
  /** The games, with their sources, rulesets, sets, groups, and the data version. */
  games(): GamesView;
}

export interface CardRef {
  readonly id: string;
  readonly game: GameSlug;
  readonly slug: string;
}

export function createCatalogue(snapshots: Snapshots, prisma: PrismaClient, forbidden: Forbidden): Catalogue {
  const reading = createCardReading(snapshots);
  const naming = createCardNaming(snapshots, reading);
  return {
    ...reading,
    ...naming,
    ...createDesignatorIndex(snapshots, reading),
    ...createCardSearch(snapshots, prisma, reading, forbidden),
    ...createTextCompiling(snapshots),
    games: () => gamesView(snapshots.current()),
  };
}
