import { type Phrase, reading } from '../../../vocabulary/phrases/kinds.ts';
import { simpleAmount } from '../amounts.ts';
import { aCard, both, doneByA, ofCard, type Parts, pattern, players, type Said } from './event-parts.ts';

export const DAMAGE: readonly (readonly [words: string, parts: Parts])[] = [
  ['damage', {}],
  ['combat damage', { combat: true }],
  ['non-combat damage', { combat: false }],
];

export const damaging = (): readonly Phrase<Said>[] =>
  DAMAGE.flatMap(([damage, parts]) => [
    reading(
      `{source} inflict~ ${damage} (on|to) {card}`,
      { source: aCard, card: aCard },
      ({ source, card }) =>
        both(source, card, (one, other) =>
          pattern('damage-inflicted', { card: other, source: one, ...parts }),
        ),
    ),
    reading(`{source} inflict~ ${damage}`, { source: aCard }, ({ source }) =>
      ofCard(source, (which) => pattern('damage-inflicted', { source: which, ...parts })),
    ),
    reading(`{by} inflict~ ${damage} (on|to) {card}`, { by: players, card: aCard }, ({ by, card }) =>
      ofCard(card, (which) =>
        doneByA(by, (who) => pattern('damage-inflicted', { card: which, by: who, ...parts })),
      ),
    ),
    reading(`{card} take~ ${damage}`, { card: aCard }, ({ card }) =>
      ofCard(card, (which) => pattern('damage-inflicted', { card: which, ...parts })),
    ),
    reading(`{card} take~ ${damage} from {source}`, { source: aCard, card: aCard }, ({ source, card }) =>
      both(source, card, (one, other) => pattern('damage-inflicted', { card: other, source: one, ...parts })),
    ),
    reading(
      `{source} inflict~ {amount} or more [points of] ${damage} (on|to) {card}`,
      { source: aCard, amount: simpleAmount, card: aCard },
      ({ source, amount: atLeast, card }) =>
        both(source, card, (one, other) =>
          pattern('damage-inflicted', { card: other, source: one, amount: { atLeast }, ...parts }),
        ),
    ),
    reading(`${damage} (is|are) inflicted (on|to) {card}`, { card: aCard }, ({ card }) =>
      ofCard(card, (which) => pattern('damage-inflicted', { card: which, ...parts })),
    ),
    reading(
      `{amount} or more [points of] ${damage} (is|are) inflicted (on|to) {card}`,
      { amount: simpleAmount, card: aCard },
      ({ amount: atLeast, card }) =>
        ofCard(card, (which) => pattern('damage-inflicted', { card: which, amount: { atLeast }, ...parts })),
    ),
  ]);
