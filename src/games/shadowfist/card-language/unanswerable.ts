import { type Phrase, phrases, reading, words } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { Filter } from '../vocabulary/terms.ts';
import { simpleAmount } from './amounts.ts';
import type { Statement } from './sentences.ts';
import { cardRef, playerRef, pluralNoun } from './slots.ts';

const IN_RESPONSE = 'in response [to (this card|#self|this Event|it)]';

const played: Kind<Filter> = phrases<Filter>('cards', () => [
  reading('{which}', { which: pluralNoun }, ({ which }) => (which.in === 'play' ? which.which : undefined)),
  words<Filter>('cards', {}),
]);

/** Sentences that say what nobody may do in response. */
export const responsePhrases = (): readonly Phrase<Statement>[] => [
  reading(
    '{by} may pay {amount} Power in response to cancel (this card|#self|this Event)',
    { by: playerRef, amount: simpleAmount },
    (one): Statement => ({ says: 'refusable', ...one }),
  ),
  reading(
    `{playing} (cannot|may not) be played ${IN_RESPONSE}`,
    { playing: played },
    (one): Statement => ({
      says: 'not-in-response',
      ...one,
    }),
  ),
  reading(
    `no {playing} (can|may) be played ${IN_RESPONSE}`,
    { playing: played },
    (one): Statement => ({
      says: 'not-in-response',
      ...one,
    }),
  ),
  // Only the controller of a card turns it in response.
  ...['the opponent', 'that opponent', 'that player', 'opponents'].map((who) =>
    reading(
      `${who} (cannot|may not) turn {turning} ${IN_RESPONSE}`,
      { turning: cardRef },
      (one): Statement => ({ says: 'not-in-response', ...one }),
    ),
  ),
  reading(
    `{turning} (cannot|may not) (be turned|turn) ${IN_RESPONSE}`,
    { turning: cardRef },
    (one): Statement => ({
      says: 'not-in-response',
      ...one,
    }),
  ),
];
