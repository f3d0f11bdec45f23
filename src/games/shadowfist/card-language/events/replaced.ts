import { phrases, reading } from '../../../vocabulary/phrases/kinds.ts';
import { replaceable } from '../../vocabulary/event-names.ts';
import type { EventPattern } from '../../vocabulary/terms.ts';
import * as marked from '../marked.ts';
import { DAMAGE } from './damage.ts';
import { doing, done, IN_COMBAT } from './deeds.ts';
import { aCard, both, doneByA, ofCard, pattern, players, type Said } from './event-parts.ts';

/** What would happen, but for a text that does something instead (5.2.3). */
export const wouldHappen = phrases<EventPattern>(['what would happen', marked.events], () => [
  ...(['', IN_COMBAT] as const).flatMap((inCombat) => {
    const combat = inCombat === '' ? {} : { combat: true };
    return [
      reading(
        `{source} would {doing} {card} ${inCombat}`,
        { source: aCard, doing, card: aCard },
        ({ source, doing: event, card }) =>
          both(source, card, (one, other) =>
            replaceablePattern(pattern(event, { card: other, source: one, ...combat })),
          ),
      ),
      reading(`{card} would be {done} ${inCombat}`, { card: aCard, done }, ({ card, done: event }) =>
        ofCard(card, (which) => replaceablePattern(pattern(event, { card: which, ...combat }))),
      ),
    ];
  }),
  ...DAMAGE.map(([damage, parts]) =>
    reading(
      `{source} would [successfully] inflict ${damage} (on|to) {card}`,
      { source: aCard, card: aCard },
      ({ source, card }) =>
        both(source, card, (one, other) =>
          replaceablePattern(pattern('damage-inflicted', { card: other, source: one, ...parts })),
        ),
    ),
  ),
  reading('{card} would be {done} by {by}', { card: aCard, done, by: players }, ({ card, done: event, by }) =>
    ofCard(card, (which) =>
      doneByA(by, (who) => replaceablePattern(pattern(event, { card: which, by: who }))),
    ),
  ),
  reading(
    '{card} would be {done} by {source}',
    { card: aCard, done, source: aCard },
    ({ card, done: event, source }) =>
      both(card, source, (one, other) => replaceablePattern(pattern(event, { card: one, source: other }))),
  ),
]);

function replaceablePattern(on: Said | undefined): Said | undefined {
  const isKnown = on?.beside === undefined && [on?.event ?? []].flat().every((one) => replaceable.has(one));
  return isKnown ? on : undefined;
}
