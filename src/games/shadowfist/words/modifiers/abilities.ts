import { z } from 'zod';
import { restrictions } from '../../card.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { CardRef, PlayerRef } from '../../vocabulary/references.ts';
import type { Amount, Filter } from '../../vocabulary/terms.ts';
import { type SpecialAbility, specialAbilities } from '../../vocabulary/words.ts';
import { type ModifierWord, modifier } from './modifier-word.ts';

export interface Special {
  readonly special: SpecialAbility;
  readonly amount?: Amount;
  readonly against?: Filter;
  /** Of Toughness: only against combat damage, or only against other damage. */
  readonly combat?: boolean;
  readonly loses?: boolean;
}

export const special: ModifierWord<Special, 'special'> = modifier({
  description:
    'The card has or loses a special ability (10.1.2). Toughness has an amount; some abilities work only against matching cards.',
  keys: ({ amount, filter }) => ({
    special: z.enum(specialAbilities),
    amount: amount.exactOptional(),
    against: filter.exactOptional(),
    combat: z.boolean().exactOptional().describe('Of Toughness: only combat damage, or only other damage.'),
    loses: z.boolean().exactOptional(),
  }),
  roles: {
    special: {
      fixed: (special, { amount }) =>
        special.amount === undefined ? special : { ...special, amount: amount(special.amount) },
    },
  },
});

export interface Designator {
  readonly designator: string;
}

export const designator: ModifierWord<Designator, 'designator'> = modifier({
  description: 'The card also has this designator.',
  keys: () => ({ designator: z.string().min(1).max(60) }),
  roles: { designator: {} },
});

export interface Restriction {
  readonly restriction: (typeof restrictions)[number];
}

export const restriction: ModifierWord<Restriction, 'restriction'> = modifier({
  description: 'The card also has this restriction (10.1.1).',
  keys: () => ({ restriction: z.enum(restrictions) }),
  roles: { restriction: {} },
});

export interface Control {
  readonly control: PlayerRef;
}

export const control: ModifierWord<Control, 'control'> = modifier({
  description: 'This player controls the card.',
  keys: ({ playerRef }) => ({ control: playerRef }),
  roles: { control: {} },
});

export interface Canceled {
  readonly canceled: true;
}

export const canceled: ModifierWord<Canceled, 'canceled'> = modifier({
  description: 'The card has no effect.',
  keys: () => ({ canceled: z.literal(true) }),
  roles: { canceled: {} },
});

export interface Blank {
  readonly blank: true;
}

export const blank: ModifierWord<Blank, 'blank'> = modifier({
  description:
    'The rules text is blank: printed text and text that was copied for a time. Restrictions, and abilities that other cards give, remain (10.1.1).',
  keys: () => ({ blank: z.literal(true) }),
  roles: { blank: {} },
});

export interface Granted {
  readonly ability: Ability;
}

export const granted: ModifierWord<Granted, 'ability'> = modifier({
  description: 'The card also has this ability.',
  keys: ({ ability }) => ({ ability }),
  roles: { ability: { grants: true } },
});

export interface RulesTextOf {
  readonly rulesTextOf: CardRef;
  readonly inPlaceOfOwn: boolean;
}

export const rulesTextOf: ModifierWord<RulesTextOf, 'rulesTextOf'> = modifier({
  description:
    'The card has the printed text of another card, in place of its own or in addition to it (7.5).',
  keys: ({ cardRef }) => ({ rulesTextOf: cardRef, inPlaceOfOwn: z.boolean() }),
  roles: { rulesTextOf: {} },
});
