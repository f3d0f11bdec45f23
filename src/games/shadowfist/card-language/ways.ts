import { listed, phrases, reading } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { Modifier } from '../vocabulary/modifiers.ts';
import type { Cards } from '../vocabulary/terms.ts';
import type { End } from '../vocabulary/words.ts';
import { asking, mentionsIn } from './mentions.ts';
import { gainedForEach } from './modifiers.ts';
import { cards, duration, effects } from './slots.ts';

const WAY = 'way';

/** Effects of which one is chosen when the ability is generated (5.2). */
export function oneOfTheWays(ways: readonly (readonly Effect[])[]): readonly Effect[] | undefined {
  const names: string[] = [];
  for (const way of ways) names.push(nameOf(way, names));
  const all = ways.map(
    (way, at): Effect => ({ do: 'if', condition: { chosen: WAY, as: names[at] ?? '' }, effects: way }),
  );
  const [first, ...others] = all;
  if (first === undefined || others.length === 0) return undefined;
  return [asking(first, { choose: 'mode', of: names, as: WAY }), ...others];
}

/** What the way is called where it is chosen: by what it does first. */
function nameOf([first]: readonly Effect[], taken: readonly string[]): string {
  const [gains] = first?.do === 'modify' ? first.by : [];
  const gained = gains !== undefined && 'special' in gains ? gains.special : Object.keys(gains ?? {})[0];
  const name = (gained ?? first?.do ?? WAY).toLowerCase();
  return taken.includes(name) ? `${name}-${taken.length + 1}` : name;
}

/** What is chosen or targeted for one way alone cannot be chosen before the way is. */
const way: Kind<readonly Effect[]> = phrases<readonly Effect[]>('effects', () => [
  reading('{done}', { done: effects }, ({ done }) =>
    done.some(isConditional) || mentionsIn(done).some((one) => one.mention === 'choice') ? undefined : done,
  ),
]);

const isConditional = (effect: Effect): boolean => effect.do === 'if' || effect.do === 'may';

/** “gain 1 Power or draw 2 cards”. */
export const ways: Kind<readonly Effect[]> = phrases<readonly Effect[]>('one of several effects', () => [
  reading('[either] {first} [,] or {second}', { first: way, second: way }, ({ first, second }) =>
    oneOfTheWays([first, second]),
  ),
]);

const oneOfSeveral: Kind<readonly Modifier[]> = phrases<readonly Modifier[]>('one of several changes', () => [
  reading(
    '[(either|your choice of|one of the following :)] {all}',
    {
      all: listed(gainedForEach.name, gainedForEach, 'or'),
    },
    ({ all }) => (all.length < 2 ? undefined : all),
  ),
]);

/** Without a duration it lasts until the card that generated it leaves play (7.2). */
const gaining = (all: readonly Modifier[], which: Cards, until: End = 'while-this-in-play') =>
  oneOfTheWays(all.map((one): readonly Effect[] => [{ do: 'modify', cards: which, by: [one], until }]));

/** “gains your choice of Stealth or Guts”. */
export const oneGain: Kind<readonly Effect[]> = phrases<readonly Effect[]>('one of several changes', () => [
  reading('{which} gain~ {all} {until}', { which: cards, all: oneOfSeveral, until: duration }, (one) =>
    gaining(one.all, one.which, one.until),
  ),
  reading('give {which} {all} {until}', { which: cards, all: oneOfSeveral, until: duration }, (one) =>
    gaining(one.all, one.which, one.until),
  ),
  reading('give {all} to {which} {until}', { which: cards, all: oneOfSeveral, until: duration }, (one) =>
    gaining(one.all, one.which, one.until),
  ),
]);

/** The same for as long as the card that is turned and maintained stays turned (4.2). */
export const oneGainMaintained: Kind<readonly Effect[]> = phrases<readonly Effect[]>('what lasts', () => [
  reading('{which} gain~ {all}', { which: cards, all: oneOfSeveral }, (one) =>
    gaining(one.all, one.which, 'while-this-turned'),
  ),
  reading('give {which} {all}', { which: cards, all: oneOfSeveral }, (one) =>
    gaining(one.all, one.which, 'while-this-turned'),
  ),
]);

/** What the card that has the text gains without being named, or for as long as it is in play. */
export const oneGainOfItself: Kind<readonly Effect[]> = phrases<readonly Effect[]>('what it gains', () => [
  reading('gains {all} {until}', { all: oneOfSeveral, until: duration }, (one) =>
    gaining(one.all, 'this', one.until),
  ),
  reading('gains {all}', { all: oneOfSeveral }, (one) => gaining(one.all, 'this')),
]);

export const oneGainInPlay: Kind<readonly Effect[]> = phrases<readonly Effect[]>('what is gained', () => [
  reading('{which} gain~ {all}', { which: cards, all: oneOfSeveral }, (one) => gaining(one.all, one.which)),
]);
