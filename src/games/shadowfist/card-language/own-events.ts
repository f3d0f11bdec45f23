import type { EventPattern } from '../vocabulary/terms.ts';

/** The card that has the text enters play. */
export const entersItself = ({ event, card, ...rest }: EventPattern): boolean =>
  event === 'enters-play' && card?.is === 'this' && Object.keys(rest).length === 0;

/** “when you play this card”. */
export const playsItself = ({ event, card, player, ...rest }: EventPattern): boolean =>
  event === 'played' && card?.is === 'this' && player === 'you' && Object.keys(rest).length === 0;

const LEAVING: ReadonlySet<string> = new Set([
  'leaves-play',
  'smoked',
  'toasted',
  'sacrificed',
  'returned-to-hand',
  'burned-for-victory',
  'burned-for-power',
]);

/** A card that just left play cannot generate a voluntary effect. */
export const leavesItself = ({ event, card }: EventPattern): boolean =>
  card?.is === 'this' && [event].flat().some((name) => LEAVING.has(name));
