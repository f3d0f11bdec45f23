import { z } from 'zod';
import { type Phrase, phrase, reading, words } from '../../../vocabulary/phrases/kinds.ts';
import { forms } from '../../card-language/forms.ts';
import * as say from '../../card-language/slots.ts';
import type { Filter } from '../../vocabulary/filters.ts';
import type { Players } from '../../vocabulary/references.ts';
import {
  type CardProhibition,
  cardProhibitions,
  type PlayedFrom,
  playedFrom,
} from '../../vocabulary/words.ts';
import { type ModifierWord, modifier } from './modifier-word.ts';

export interface Cannot {
  readonly cannot: CardProhibition;
  /** Only by matching cards: with `be-blocked`, only by a matching block. */
  readonly by?: Filter;
  readonly byPlayers?: Players;
  /** Only by a card played from there. */
  readonly from?: readonly PlayedFrom[];
  /** With `be-played`: it may be played in conjunction with a matching card. */
  readonly unlessWith?: Filter;
}

const prohibited = (template: string, cannot: CardProhibition): Phrase<Cannot> =>
  words(`${forms.cannot} be ${template}`, { cannot });

export const cannot: ModifierWord<Cannot, 'cannot'> = modifier({
  description:
    'What cannot be done to the card. `by`, `byPlayers` and `from` limit it to matching cards, to players, or to cards played from there.',
  keys: ({ filter, players }) => ({
    cannot: z.enum(cardProhibitions),
    by: filter.exactOptional(),
    byPlayers: players.exactOptional(),
    from: z.array(z.enum(playedFrom)).min(1).exactOptional(),
    unlessWith: filter
      .exactOptional()
      .describe('The card may still be played in conjunction with a matching card.'),
  }),
  roles: { cannot: { does: (one) => (one.cannot === 'be-discarded' ? ['stop-a-discard'] : []) } },
  phrases: () => [
    prohibited('blocked', 'be-blocked'),
    prohibited('dodged', 'be-dodged'),
    prohibited('avoided', 'be-avoided'),
    prohibited('countered', 'be-countered'),
    prohibited('discarded', 'be-discarded'),
    prohibited('removed from play', 'be-removed-from-play'),
    prohibited('removed from the game', 'be-removed-from-game'),
    prohibited('(duplicated|copied)', 'be-duplicated'),
    phrase(`${forms.cannot} be blocked by {by}`, { by: say.pluralNoun }, { cannot: 'be-blocked' }),
    reading(
      `${forms.cannot} be blocked except by {by}`,
      { by: say.pluralNoun },
      ({ by }): Cannot | undefined =>
        by.not === undefined ? { cannot: 'be-blocked', by: { not: by } } : undefined,
    ),
  ],
});
