import { type Phrase, phrases, reading } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { Condition, EventPattern } from '../vocabulary/terms.ts';
import { beingItself } from './being.ts';
import { wouldHappen } from './events/replaced.ts';
import type { Statement } from './sentences.ts';
import { condition, effects, noun } from './slots.ts';

const WOULD = '(if|when|whenever) {on} ,';
const slots = { on: wouldHappen, effects };

interface Said {
  readonly on: EventPattern;
  readonly if?: Condition;
  readonly effects: readonly Effect[];
}

/** Together cards replace an event one by one: that several would have a part in it cannot be asked. */
function replaced({ on, ...said }: Said, optional: boolean): Statement | undefined {
  const [first, ...others] = said.effects;
  // What a card does beside the replacement is generated on its own (6.4.1, the example of two such attackers).
  if (others.length > 0) return undefined;
  // “You may” is said of the whole replacement.
  if (!optional && first?.do === 'may' && first.by === 'you') return undefined;
  return 'beside' in on ? undefined : { says: 'replaced', on, ...said, optional };
}

/** “any Character it would smoke is toasted instead”. */
const toasted: Kind<Said> = phrases<Said>('what is toasted instead', () => [
  reading(
    'any {which} (it|he|she|this card|#self) would smoke is toasted instead',
    { which: noun },
    ({ which: { which: card, in: place } }): Said | undefined =>
      place === 'play'
        ? {
            on: { event: 'smoked', card, source: { is: 'this' } },
            effects: [{ do: 'toast', cards: { event: 'card' } }],
          }
        : undefined,
  ),
]);

/** Sentences that say what happens instead of something else (5.2.3). */
export const replacingPhrases = (): readonly Phrase<Statement>[] => [
  reading(`${WOULD} {effects} instead`, slots, (one) => replaced(one, false)),
  reading(`${WOULD} instead {effects}`, slots, (one) => replaced(one, false)),
  reading(`${WOULD} you may {effects} instead`, slots, (one) => replaced(one, true)),
  reading(`${WOULD} you may instead {effects}`, slots, (one) => replaced(one, true)),
  reading(`(while|if) {if} , ${WOULD} {effects} instead`, { ...slots, if: condition }, (one) =>
    replaced(one, false),
  ),
  reading(`(while|if) {is} , ${WOULD} {effects} instead`, { ...slots, is: beingItself }, ({ is, ...one }) =>
    replaced({ ...one, if: { card: 'this', is } }, false),
  ),
  reading('{toasted}', { toasted }, (one) => replaced(one.toasted, false)),
  reading('(while|if) {if} , {toasted}', { if: condition, toasted }, ({ toasted: one, ...also }) =>
    replaced({ ...one, ...also }, false),
  ),
  reading('(while|if) {is} , {toasted}', { is: beingItself, toasted }, ({ is, toasted: one }) =>
    replaced({ ...one, if: { card: 'this', is } }, false),
  ),
];
