import type { Cards } from '../../vocabulary/terms.ts';
import { type EffectWord, effect } from './effect-word.ts';

export interface Find {
  readonly do: 'find';
  readonly cards: Cards;
}

export const find: EffectWord<Find> = effect({
  description:
    'Finds the cards once. Later effects reach these by the name `as`, also if they no longer match what was looked for.',
  keys: ({ cards }) => ({ cards }),
  roles: { find: { finds: ({ cards }) => cards, remembersCards: true } },
});
