import { equal } from '../../../vocabulary/phrases/equal.ts';
import type { CardRef } from '../../vocabulary/references.ts';
import type { Filter } from '../../vocabulary/terms.ts';
import { isTarget, mentionOf } from '../mentions.ts';
import type { Named } from '../slots.ts';

/** A card that is known without a choice. */
export function isKnownCard(ref: CardRef): boolean {
  if (typeof ref === 'string') return true;
  const mention = mentionOf(ref)?.mention;
  return mention?.mention === 'back' || (mention?.mention === 'choice' && isTarget(mention.choice));
}

export function inPlayOnly({ which, in: place }: Named): Filter | undefined {
  return place === 'play' ? which : undefined;
}

export function oneOf(all: readonly Filter[]): Filter | undefined {
  const [first, ...others] = all;
  return first === undefined || others.length === 0 ? first : { any: all };
}

export function without(all: readonly Filter[]): Filter | undefined {
  const not = oneOf(all);
  return not === undefined ? undefined : { not };
}

/** All that the parts say; undefined if two of them say the same thing differently. */
export function merged(filters: readonly Filter[]): Filter | undefined {
  let whole: Filter = {};
  for (const one of filters) {
    const { not, ...rest } = withBothDesignators(one, whole);
    const given = new Map(Object.entries(whole));
    if (rest.designator !== one.designator) given.delete('designator');
    if (Object.entries(rest).some(([key, value]) => given.has(key) && !equal(given.get(key), value)))
      return undefined;
    const both =
      whole.not !== undefined && not !== undefined ? { any: [whole.not, not] } : (not ?? whole.not);
    whole = { ...whole, ...rest, ...(both === undefined ? {} : { not: both }) };
  }
  return whole;
}

/** “Demon Horde”: a card of several words has all of them as designators (7.3). */
function withBothDesignators(one: Filter, before: Filter): Filter {
  const [first, second] = [before.designator, one.designator];
  return first === undefined || second === undefined || first === second
    ? one
    : { ...one, designator: `${first} ${second}` };
}
