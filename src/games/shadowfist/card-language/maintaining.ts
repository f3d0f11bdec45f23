import { phrases, reading } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { Effect } from '../vocabulary/effects.ts';
import { bareChanges, cards, modifiers } from './slots.ts';

const until = 'while-this-turned' as const;

/** What lasts for as long as the card that is turned and maintained stays turned (4.2). */
export const maintained: Kind<readonly Effect[]> = phrases<readonly Effect[]>('what lasts', () => [
  reading('{cards} {by}', { cards, by: modifiers }, (one) => [{ do: 'modify', ...one, until }]),
  reading('give {cards} {by}', { cards, by: bareChanges }, (one) => [{ do: 'modify', ...one, until }]),
  reading(
    "prevent {cards} from unturning (normally|during its controller 's establishing shot)",
    { cards },
    (one) => [{ do: 'modify', ...one, by: [{ keepsTurned: true }], until }],
  ),
  reading('([you] take control of|control) {cards}', { cards }, (one) => [
    { do: 'take-control', ...one, by: 'you', until },
  ]),
  // A card that is canceled has no effect, and what it has in the scene does not resolve (4.2).
  reading('cancel {cards}', { cards }, (one) => [
    { do: 'modify', ...one, by: [{ canceled: true }], until },
    { do: 'cancel-effects', of: one.cards },
  ]),
]);
