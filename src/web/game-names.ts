import type { GameSlug } from '../games/registry.ts';

/** Games as pages call them for short. */
export const gameNames: Readonly<Record<GameSlug, string>> = {
  shadowfist: 'Shadowfist',
  highlander: 'Highlander',
};
