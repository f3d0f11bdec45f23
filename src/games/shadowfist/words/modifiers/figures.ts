import { z } from 'zod';
import { phrase, reading, words } from '../../../vocabulary/phrases/kinds.ts';
import { symbols } from '../../card.ts';
import { eachOne, multiplied } from '../../card-language/amounts.ts';
import { being } from '../../card-language/being.ts';
import { eitherAmount } from '../../card-language/conditional-amounts.ts';
import { manyCards, signed } from '../../card-language/modifier-parts.ts';
import { knownCard } from '../../card-language/references/mentioned-before.ts';
import * as say from '../../card-language/slots.ts';
import { symbol } from '../../card-language/terminals.ts';
import type { Amount, Filter } from '../../vocabulary/terms.ts';
import { type ModifierWord, modifier } from './modifier-word.ts';

export interface Fighting {
  readonly fighting: Amount;
}

export const fighting: ModifierWord<Fighting, 'fighting'> = modifier({
  description: 'Adds to the Fighting (10.2).',
  keys: ({ amount }) => ({ fighting: amount }),
  roles: { fighting: { fixed: ({ fighting }, { amount }) => ({ fighting: amount(fighting) }) } },
  gained: () => [
    phrase('{fighting} Fighting', { fighting: signed }, {}),
    reading(
      '{low} Fighting , or {high} if {card} be~ {is}',
      { low: signed, high: signed, card: knownCard, is: being },
      (one): Fighting | undefined => {
        const amount = eitherAmount(one);
        return amount === undefined ? undefined : { fighting: amount };
      },
    ),
  ],
});

export interface Body {
  readonly body: Amount;
}

export const body: ModifierWord<Body, 'body'> = modifier({
  description: 'Adds to the Body.',
  keys: ({ amount }) => ({ body: amount }),
  roles: { body: { fixed: ({ body }, { amount }) => ({ body: amount(body) }) } },
  gained: () => [phrase('{body} Body', { body: signed }, {})],
});

export interface Damage {
  readonly damage: Amount;
  readonly against?: Filter;
}

export const damage: ModifierWord<Damage, 'damage'> = modifier({
  description:
    'Adds to the damage that the card inflicts; with `against`, only when it fights a matching card.',
  keys: ({ amount, filter }) => ({ damage: amount, against: filter.exactOptional() }),
  roles: {
    damage: { fixed: (bonus, { amount }) => ({ ...bonus, damage: amount(bonus.damage) }) },
  },
  gained: () => [
    phrase('{damage} [combat] damage (against|to|on) {against}', { damage: signed, against: manyCards }, {}),
    phrase('{damage} [combat] damage', { damage: signed }, {}),
    reading('{damage} damage', { damage: say.amount }, ({ damage }): Damage | undefined =>
      typeof damage === 'object' && 'sum' in damage ? { damage } : undefined,
    ),
    reading(
      '{damage} [combat] damage [,] except (against|to|on) {against}',
      { damage: signed, against: manyCards },
      ({ damage, against }): Damage => ({ damage, against: { not: against } }),
    ),
  ],
  phrases: () => [
    reading(
      'inflict~ {damage} (damage|combat damage|damage in combat)',
      { damage: signed },
      (one): Damage => one,
    ),
    reading(
      'inflict~ {damage} [combat] damage for (each|every) {each}',
      { damage: signed, each: eachOne },
      ({ damage, each }): Damage => ({ damage: multiplied(damage, each) }),
    ),
    reading(
      'inflict~ {damage} [combat] damage (against|to|on) {against}',
      { damage: signed, against: manyCards },
      (one): Damage => one,
    ),
  ],
});

export interface NonCombatDamage {
  readonly nonCombatDamage: Amount;
}

export const nonCombatDamage: ModifierWord<NonCombatDamage, 'nonCombatDamage'> = modifier({
  description: 'Adds to the damage that the card inflicts outside of combat.',
  keys: ({ amount }) => ({ nonCombatDamage: amount }),
  roles: { nonCombatDamage: {} },
});

export interface Power {
  readonly power: Amount;
}

export const power: ModifierWord<Power, 'power'> = modifier({
  description: 'Adds to the Power that the card generates.',
  keys: ({ amount }) => ({ power: amount }),
  roles: { power: { fixed: ({ power }, { amount }) => ({ power: amount(power) }) } },
  phrases: () => [reading('generate~ {power} [additional] Power', { power: signed }, (one): Power => one)],
});

export interface Cost {
  readonly cost: Amount;
}

export const cost: ModifierWord<Cost, 'cost'> = modifier({
  description: 'Adds to the cost.',
  keys: ({ amount }) => ({ cost: amount }),
  roles: { cost: {} },
});

export interface SetFighting {
  readonly setFighting: Amount;
}

export const setFighting: ModifierWord<SetFighting, 'setFighting'> = modifier({
  description:
    'Says what the printed Fighting is, before bonuses; texts that ask for the printed Fighting read it, too.',
  keys: ({ amount }) => ({ setFighting: amount }),
  roles: {
    setFighting: { fixed: ({ setFighting }, { amount }) => ({ setFighting: amount(setFighting) }) },
  },
});

export interface Provides {
  readonly provides: (typeof symbols)[number];
  readonly times?: Amount;
}

export const provides: ModifierWord<Provides, 'provides'> = modifier({
  description: 'The card provides this resource, that many times.',
  keys: ({ amount }) => ({ provides: z.enum(symbols), times: amount.exactOptional() }),
  roles: { provides: {} },
  phrases: () => [
    reading(
      'provide~ [you with] (one|an additional|one additional) {provides} resource',
      { provides: symbol },
      (one): Provides => one,
    ),
    reading('provide~ [you with] {provides}', { provides: symbol }, (one): Provides => one),
    reading(
      'provide~ [you with] one {provides} resource for each {times}',
      { provides: symbol, times: eachOne },
      (one): Provides => one,
    ),
  ],
});

export interface ProvidesNothing {
  readonly providesNothing: true;
}

export const providesNothing: ModifierWord<ProvidesNothing, 'providesNothing'> = modifier({
  description: 'The card provides no resources.',
  keys: () => ({ providesNothing: z.literal(true) }),
  roles: { providesNothing: {} },
  phrases: () => [words<ProvidesNothing>('provide~ no resources', { providesNothing: true })],
});

export interface TextNumber {
  /** The path of the number from the list of abilities, such as `/0/do/0/amount`. */
  readonly textNumber: string;
  readonly by: Amount;
}

export const textNumber: ModifierWord<TextNumber, 'textNumber'> = modifier({
  description:
    'Changes a number in the text by that much. The path to the number starts at the list of abilities, such as `/0/do/0/amount`.',
  keys: ({ amount }) => ({ textNumber: z.string().regex(/^\/\d/).max(120), by: amount }),
  roles: { textNumber: {} },
});
