import { type EditionName, editions } from './table.ts';

/** Every edition, by the name that tests give it. */
export const all = Object.keys(editions) as EditionName[];

/** Ann plays a card. */
export const play = (card: string, more: object = {}) => ({ do: 'play', player: 'ann', card, ...more });

/** Ann goes on to the next phase. */
export const nextPhase = { do: 'next-phase', player: 'ann' };
