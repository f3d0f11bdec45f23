import { z } from 'zod';
import { phrase, reading } from '../../../vocabulary/phrases/kinds.ts';
import { eachOne, figure as figureName, multiplied } from '../../card-language/amounts.ts';
import { mentionOf } from '../../card-language/mentions.ts';
import { UNCHANGEABLE } from '../../card-language/modifier-parts.ts';
import * as say from '../../card-language/slots.ts';
import type { CardRef } from '../../vocabulary/references.ts';
import type { Amount, Cards } from '../../vocabulary/terms.ts';
import type { Figure } from '../../vocabulary/words.ts';
import { type EffectWord, effect } from './effect-word.ts';

export interface Damage {
  readonly do: 'damage';
  readonly amount: Amount;
  readonly to: Cards;
  readonly source?: CardRef;
  readonly combat?: boolean;
  /** The amount is a total, which the player divides among the cards. */
  readonly divided?: boolean;
  /** It can be neither reduced nor redirected. */
  readonly unchangeable?: true;
}

export const damage: EffectWord<Damage> = effect({
  description:
    'Inflicts that much damage on each of the cards. With `divided`, the amount is a total, which the player divides among the cards on resolution; the choice `division` divides it on generation.',
  keys: ({ amount, cards, cardRef }) => ({
    amount,
    to: cards,
    source: cardRef.exactOptional(),
    combat: z.boolean().exactOptional(),
    divided: z.boolean().exactOptional(),
    unchangeable: z.literal(true).exactOptional().describe('It can be neither reduced nor redirected.'),
  }),
  roles: {
    damage: {
      would: () => ['damage'],
      affects: ({ to }) => ({ cards: [to] }),
      objects: ['to'],
      takers: ['to'],
      fixed: (damage, { amount, cards }) => ({
        ...damage,
        amount: amount(damage.amount),
        to: cards(damage.to),
      }),
      defines: { amount: 'each' },
    },
  },
  phrases: () => [
    phrase(
      'inflict~ {amount} combat damage (on|to) {to}',
      { amount: say.amount, to: say.cards },
      { do: 'damage', combat: true },
    ),
    phrase(
      '(inflict~ {amount} [non-combat] [point~ of] damage [each] (on|to) {to}|(do|deal) {amount} [non-combat] [point~ of] damage to {to})',
      { amount: say.briefAmount, to: say.cards },
      { do: 'damage' },
    ),
    reading(
      'inflict~ {amount} [non-combat] [point~ of] damage each on {to}',
      { amount: say.amount, to: say.cards },
      (one): Damage => ({ do: 'damage', ...one }),
    ),
    phrase(
      '{source} inflict~ {amount} [non-combat] [point~ of] damage (on|to) {to}',
      { source: say.cardRef, amount: say.amount, to: say.cards },
      { do: 'damage' },
    ),
    phrase(
      `inflict~ {amount} [non-combat] [point~ of] damage (on|to) {to} , ${UNCHANGEABLE}`,
      { amount: say.amount, to: say.cards },
      { do: 'damage', unchangeable: true },
    ),
    reading(
      `inflict~ {amount} [non-combat] [point~ of] damage [,] ${UNCHANGEABLE} [,] (on|to) {to}`,
      { amount: say.amount, to: say.cards },
      (one): Damage => ({ do: 'damage', ...one, unchangeable: true }),
    ),
    phrase(
      'inflict~ {amount} damage divided (as you choose|any way you choose|as you wish) (on|among|between) {to}',
      { amount: say.amount, to: say.cards },
      { do: 'damage', divided: true },
    ),
    reading(
      'inflict~ {amount} damage , divided (as you choose|any way you choose|as you wish) , (on|among|between) {to}',
      { amount: say.amount, to: say.cards },
      (one): Damage => ({ do: 'damage', divided: true, ...one }),
    ),
    reading(
      '{to} (take~|suffer~) [non-combat] damage equal to its {figure}',
      { to: say.cards, figure: figureName },
      ({ to, figure }): Damage | undefined =>
        typeof to === 'object' && 'each' in to
          ? { do: 'damage', amount: { figure, of: 'each' }, to }
          : undefined,
    ),
    reading(
      'inflict~ [non-combat] damage on {to} equal to its {figure}',
      { to: say.cards, figure: figureName },
      ({ to, figure }): Damage | undefined =>
        typeof to === 'object' && 'each' in to
          ? { do: 'damage', amount: { figure, of: 'each' }, to }
          : undefined,
    ),
    reading(
      'inflict~ {amount} [point~ of] damage each on {to}',
      { amount: say.amount, to: say.cards },
      (one): Damage => ({ do: 'damage', ...one }),
    ),
    reading(
      '(inflict~ [non-combat] damage on {to} equal to {amount}|inflict~ [non-combat] damage equal to {amount} on {to})',
      { amount: say.amount, to: say.cards },
      (one): Damage => ({ do: 'damage', ...one }),
    ),
    // The number is that of each of them.
    reading(
      '(each|every) {which} (take~|suffer~) [non-combat] damage equal to (its|his or her) {figure}',
      { which: say.noun, figure: figureName },
      ({ which, figure }) => ofEach(which, figure),
    ),
    reading(
      'inflict~ [non-combat] damage on (each|every) {which} equal to (its|his or her) {figure}',
      { which: say.noun, figure: figureName },
      ({ which, figure }) => ofEach(which, figure),
    ),
    reading(
      '{source} inflict~ {amount} combat damage on {to}',
      { source: say.cardRef, amount: say.amount, to: say.cards },
      (one): Damage => ({ do: 'damage', combat: true, ...one }),
    ),
    reading(
      '{to} (take~|suffer~) ({amount} [non-combat|point~ of] damage|damage equal to {amount})',
      { amount: say.amount, to: say.cards },
      (one): Damage => ({ do: 'damage', ...one }),
    ),
  ],
});

function ofEach({ which, in: place }: say.Named, figure: Figure): Damage {
  return { do: 'damage', amount: { figure, of: 'each' }, to: { each: which, in: place } };
}

export interface Heal {
  readonly do: 'heal';
  readonly cards: Cards;
  readonly amount: Amount | 'all';
  /** The amount is a total, which the player divides among the cards. */
  readonly divided?: boolean;
  /** The player may remove less. */
  readonly upTo?: boolean;
}

export const heal: EffectWord<Heal> = effect({
  description:
    'Removes that much damage, or all damage, from each of the cards. With `divided`, the amount is a total, which the player divides among the cards; with `upTo`, the player may remove less.',
  keys: ({ cards, amount }) => ({
    cards,
    amount: z.union([z.literal('all'), amount]),
    divided: z.boolean().exactOptional(),
    upTo: z.boolean().exactOptional(),
  }),
  roles: {
    heal: {
      affects: ({ cards }) => ({ cards: [cards] }),
      objects: ['cards'],
      fixed: (heal, { amountOrAll, cards }) => ({
        ...heal,
        cards: cards(heal.cards),
        amount: amountOrAll(heal.amount),
      }),
      heals: ({ cards }) => cards,
    },
  },
  phrases: () => [
    phrase(
      'heal~ {amount} damage (on|from) {cards}',
      { amount: say.amount, cards: say.cards },
      { do: 'heal' },
    ),
    phrase('heal~ {cards}', { cards: say.cards }, { do: 'heal', amount: 'all' }),
    reading(
      'remove~ {amount} [point~ of] damage [(counters|counter)] [each] from {cards}',
      { amount: say.amount, cards: say.cards },
      (one): Heal => ({ do: 'heal', ...one }),
    ),
    reading(
      '(heal~|remove~) up to {amount} [point~ of] damage [(counters|counter|total)] (on|from) [the] {cards}',
      { amount: say.amount, cards: say.cards },
      ({ amount, cards }): Heal => {
        const upTo = { do: 'heal', cards, amount, upTo: true } as const;
        return isOne(cards) ? upTo : { ...upTo, divided: true };
      },
    ),
    reading(
      '(heal~|remove~) {amount} [point~ of] damage [(counters|counter)] (on|from) {cards} for (each|every) {each}',
      { amount: say.simpleAmount, cards: say.cards, each: eachOne },
      ({ amount, cards, each }): Heal => ({ do: 'heal', cards, amount: multiplied(amount, each) }),
    ),
    reading(
      '(heal~|remove~) {amount} [point~ of] damage each from {cards}',
      { amount: say.amount, cards: say.cards },
      (one): Heal => ({ do: 'heal', ...one }),
    ),
    reading('{cards} heal~', { cards: say.cards }, (one): Heal => ({ do: 'heal', amount: 'all', ...one })),
  ],
});

/** Whether the phrase names one card, and not several among which an amount is divided. */
function isOne(cards: Cards): boolean {
  if (typeof cards === 'string') return true;
  if ('each' in cards) return false;
  const mention = mentionOf(cards)?.mention;
  if (mention?.mention === 'choice') return !('number' in mention.choice);
  return mention?.mention !== 'back' || !mention.many;
}
