import type { EventPattern } from '../vocabulary/terms.ts';

/** The card that has the text enters play. */
export const entersItself = ({ event, card, ...rest }: EventPattern): boolean =>
  event === 'enters-play' && card?.is === 'this' && Object.keys(rest).length === 0;

/** “When this card enters or leaves play”: apart, as the card does on generation what it does as it enters (10.2). */
export function withEntryApart(on: EventPattern): readonly EventPattern[] {
  const names = [on.event].flat();
  const others = names.filter((name) => name !== 'enters-play');
  const [first] = others;
  if (on.card?.is !== 'this' || first === undefined || others.length === names.length) return [on];
  return [
    { ...on, event: 'enters-play' },
    { ...on, event: others.length === 1 ? first : others },
  ];
}

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
