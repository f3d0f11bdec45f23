import { type Phrase, reading } from '../../vocabulary/phrases/kinds.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { EventPattern } from '../vocabulary/terms.ts';
import { wouldHappen } from './events.ts';
import type { Statement } from './sentences.ts';
import { effects } from './slots.ts';

const WOULD = '(if|when|whenever) {on} ,';
const slots = { on: wouldHappen, effects };

interface Said {
  readonly on: EventPattern;
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

/** Sentences that say what happens instead of something else (5.2.3). */
export const replacingPhrases = (): readonly Phrase<Statement>[] => [
  reading(`${WOULD} {effects} instead`, slots, (one) => replaced(one, false)),
  reading(`${WOULD} instead {effects}`, slots, (one) => replaced(one, false)),
  reading(`${WOULD} you may {effects} instead`, slots, (one) => replaced(one, true)),
  reading(`${WOULD} you may instead {effects}`, slots, (one) => replaced(one, true)),
];
