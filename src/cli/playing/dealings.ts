import type { GameSlug } from '../../games/registry.ts';
import type { Dealing } from './dealing.ts';
import { highlander } from './highlander/dealing.ts';
import { shadowfist } from './shadowfist/dealing.ts';

/** How each game is dealt. */
export const dealings: Readonly<Record<GameSlug, Dealing>> = { shadowfist, highlander };
