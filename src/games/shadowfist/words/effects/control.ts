import { z } from 'zod';
import { phrase, saying } from '../../../vocabulary/phrases/kinds.ts';
import * as say from '../../card-language/slots.ts';
import type { PlayerRef } from '../../vocabulary/references.ts';
import type { Cards } from '../../vocabulary/terms.ts';
import { type End, ends } from '../../vocabulary/words.ts';
import { type EffectWord, effect } from './effect-word.ts';

export interface TakeControl {
  readonly do: 'take-control';
  readonly cards: Cards;
  readonly by: PlayerRef;
  readonly until: End;
}

export const takeControl: EffectWord<TakeControl> = effect({
  description: 'The player takes control of the cards until the given end.',
  keys: ({ cards, playerRef }) => ({ cards, by: playerRef, until: z.enum(ends) }),
  roles: {
    'take-control': {
      affects: ({ cards }) => ({ cards: [cards] }),
      objects: ['cards'],
      fixed: (taking, { cards }) => ({ ...taking, cards: cards(taking.cards) }),
      would: () => ['take-control'],
      takesControl: ({ cards, by }) => ({ cards, by }),
    },
  },
  phrases: () => [
    phrase(
      'take~ control of {cards} {until}',
      { cards: say.cards, until: say.duration },
      { do: 'take-control', by: 'you' },
    ),
    // What an Event does without a duration lasts until the end of the game (7.2).
    saying(
      '[you] take~ control of {cards}',
      { cards: say.cards },
      ({ cards }): TakeControl | undefined =>
        cards === 'subject' ? undefined : { do: 'take-control', cards, by: 'you', until: 'end-of-game' },
      ({ cards, by, until }: TakeControl) =>
        by === 'you' && until === 'end-of-game' && cards !== 'subject' ? { cards } : undefined,
    ),
  ],
});
