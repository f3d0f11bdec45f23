import { z } from 'zod';
import { number } from '../../../vocabulary/card-language/terminals.ts';
import { phrase, reading, words } from '../../../vocabulary/phrases/kinds.ts';
import { forms } from '../../card-language/forms.ts';
import * as say from '../../card-language/slots.ts';
import type { Amount } from '../../vocabulary/terms.ts';
import { type ModifierWord, modifier } from './modifier-word.ts';

export interface Damage {
  readonly damage: Amount;
}

export const damage: ModifierWord<Damage, 'damage'> = modifier({
  description: 'Adds to the damage of the attack; a negative number reduces it.',
  keys: ({ amount }) => ({ damage: amount }),
  roles: { damage: {} },
  phrases: () => [
    words('do~ an additional (point of|point) damage', { damage: 1 }),
    phrase('do~ {damage} additional [(points of|point of)] damage', { damage: say.amount }, {}),
    reading('do~ {damage} more [(points of|point of)] damage', { damage: say.amount }, (one): Damage => one),
    reading(
      'do~ {less} (less|fewer) [(points of|point of)] damage',
      { less: number },
      ({ less }): Damage => ({ damage: -less }),
    ),
  ],
});

export interface SetDamage {
  readonly setDamage: Amount;
  readonly of?: 'power-blow';
}

export const setDamage: ModifierWord<SetDamage, 'setDamage'> = modifier({
  description:
    'Sets the base damage of the attack, to which other cards may add. With `of`, sets what the attack does as a Power Blow.',
  keys: ({ amount }) => ({ setDamage: amount, of: z.literal('power-blow').exactOptional() }),
  roles: { setDamage: {} },
  phrases: () => [
    phrase('do~ {setDamage} [(points of|point of)] damage', { setDamage: say.amount }, {}),
    phrase(
      'do~ {setDamage} [(points of|point of)] damage as a Power Blow',
      { setDamage: say.amount },
      { of: 'power-blow' },
    ),
  ],
});

export interface NoDamage {
  readonly noDamage: true;
}

export const noDamage: ModifierWord<NoDamage, 'noDamage'> = modifier({
  description: 'The attack does no damage, and nothing adds to it.',
  keys: () => ({ noDamage: z.literal(true) }),
  roles: { noDamage: {} },
  phrases: () => [words('do~ no damage', { noDamage: true })],
});

export interface DamageReducedTo {
  readonly damageReducedTo: Amount;
}

export const damageReducedTo: ModifierWord<DamageReducedTo, 'damageReducedTo'> = modifier({
  description:
    'The attack does at most this much damage, after everything that adds to it. Damage that is already pending is reduced, too.',
  keys: ({ amount }) => ({ damageReducedTo: amount }),
  roles: { damageReducedTo: {} },
  phrases: () => [
    phrase(
      'be~ reduced to {damageReducedTo} [(points of|point of)] damage',
      { damageReducedTo: say.amount },
      {},
    ),
  ],
});

export interface DamageCannotBePrevented {
  readonly damageCannotBePrevented: true;
}

export const damageCannotBePrevented: ModifierWord<DamageCannotBePrevented, 'damageCannotBePrevented'> =
  modifier({
    description: 'The damage of the attack cannot be prevented.',
    keys: () => ({ damageCannotBePrevented: z.literal(true) }),
    roles: { damageCannotBePrevented: {} },
    phrases: () => [words(`do~ damage that ${forms.cannot} be prevented`, { damageCannotBePrevented: true })],
  });

export interface DieRollBonus {
  readonly dieRollBonus: Amount;
}

export const dieRollBonus: ModifierWord<DieRollBonus, 'dieRollBonus'> = modifier({
  description:
    'Adds to the number up to which the die rolls of the text succeed: with 2, a chance of 1 in 6 becomes 3 in 6.',
  keys: ({ amount }) => ({ dieRollBonus: amount }),
  roles: { dieRollBonus: {} },
});
