import { z } from 'zod';
import { name } from '../../../vocabulary/grammar/name.ts';
import { phrase, phrases, reading, words } from '../../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../../vocabulary/phrases/parsing.ts';
import { restrictions } from '../../card.ts';
import { damageKind, manyCards, ofKind } from '../../card-language/modifier-parts.ts';
import * as say from '../../card-language/slots.ts';
import {
  designator as designatorName,
  designatorWord,
  special as specialName,
} from '../../card-language/terminals.ts';
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
  gained: () => [
    phrase('Toughness : {amount}', { amount: say.simpleAmount }, { special: 'Toughness' }),
    reading(
      'Toughness {amount}',
      { amount: say.simpleAmount },
      ({ amount }): Special => ({ special: 'Toughness', amount }),
    ),
    phrase(
      'Toughness : {amount} against {against}',
      { amount: say.simpleAmount, against: manyCards },
      { special: 'Toughness' },
    ),
    reading(
      'Toughness [:] {amount} against {against}',
      { amount: say.simpleAmount, against: toughAgainst },
      ({ amount, against }): Special => ({ special: 'Toughness', amount, ...against }),
    ),
    reading(
      '{special} against {controller}',
      { special: specialName, controller: say.players },
      ({ special, ...against }): Special => ({ special, against }),
    ),
    phrase('{special} against {against}', { special: specialName, against: manyCards }, {}),
    phrase('{special}', { special: specialName }, {}),
  ],
  phrases: () => [
    reading('lose~ {special}', { special: specialName }, (one): Special => ({ ...one, loses: true })),
  ],
});

/** What Toughness is against: “damage inflicted by Characters”. */
const toughAgainst: Kind<Pick<Special, 'against' | 'combat'>> = phrases<Pick<Special, 'against' | 'combat'>>(
  'what it is against',
  () => [
    reading('{against}', { against: manyCards }, (one) => one),
    reading('{kind}', { kind: damageKind }, ({ kind }) => (kind === 'any' ? undefined : { combat: kind })),
    reading(
      '{kind} (inflicted by|from|by) {against}',
      { kind: damageKind, against: manyCards },
      ({ kind, against }) => ({
        against,
        ...ofKind(kind),
      }),
    ),
    reading(
      '{kind} (that is not|not) (inflicted by|from) {against}',
      { kind: damageKind, against: manyCards },
      ({ kind, against }) => ({ against: { not: against }, ...ofKind(kind) }),
    ),
  ],
);

export interface Designator {
  readonly designator: string | { readonly chosen: string };
  readonly loses?: true;
}

export const designator: ModifierWord<Designator, 'designator'> = modifier({
  description: 'The card also has this designator, or the chosen one; with `loses`, it does not have it.',
  keys: () => ({
    designator: z.union([
      z.string().min(1).max(60),
      z.strictObject({ chosen: name }).describe('The designator that was chosen under that name.'),
    ]),
    loses: z.literal(true).exactOptional(),
  }),
  roles: {
    designator: {
      reads: ({ designator: which }) =>
        typeof which === 'string'
          ? []
          : [{ path: ['designator', 'chosen'], name: which.chosen, means: ['designator'] }],
    },
  },
  gained: () => [
    phrase('the designator {designator}', { designator: designatorName }, {}),
    ...[designatorName, designatorWord].map((designator) =>
      reading('the {designator} designator', { designator }, (one): Designator => one),
    ),
    reading('the designator {designator}', { designator: designatorWord }, (one): Designator => one),
  ],
  phrases: () => [
    ...[designatorName, designatorWord].map((designator) =>
      reading(
        'be~ considered to be (a|an) {designator} (Site|Character|card|State|Edge) [in addition to (any|its) other designators]',
        { designator },
        (one): Designator => one,
      ),
    ),
  ],
});

export interface Restriction {
  readonly restriction: (typeof restrictions)[number];
}

export const restriction: ModifierWord<Restriction, 'restriction'> = modifier({
  description: 'The card also has this restriction (10.1.1).',
  keys: () => ({ restriction: z.enum(restrictions) }),
  roles: { restriction: {} },
  gained: () => restrictions.map((name) => words<Restriction>(name, { restriction: name })),
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
  /** Only the rules text: what other cards give it remains. */
  readonly canceled: true | 'rules-text';
}

export const canceled: ModifierWord<Canceled, 'canceled'> = modifier({
  description:
    'The card has no effect. With `rules-text`, only its rules text is canceled: what it has by other cards remains.',
  keys: () => ({ canceled: z.union([z.literal(true), z.literal('rules-text')]) }),
  roles: { canceled: {} },
  phrases: () => [words<Canceled>('(be~ canceled|be~ cancelled)', { canceled: true })],
});

export interface Blank {
  readonly blank: true;
}

export const blank: ModifierWord<Blank, 'blank'> = modifier({
  description:
    'The rules text is blank: printed text and text that was copied for a time. Restrictions, and abilities that other cards give, remain (10.1.1).',
  keys: () => ({ blank: z.literal(true) }),
  roles: { blank: {} },
  phrases: () => [
    words<Blank>('(rules text be~ [considered to be] blank|rules text be~ considered blank)', {
      blank: true,
    }),
  ],
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
