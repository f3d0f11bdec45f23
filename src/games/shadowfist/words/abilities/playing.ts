import { z } from 'zod';
import { asking } from '../../../vocabulary/grammar/abilities.ts';
import { symbols } from '../../card.ts';
import type { Choice } from '../../vocabulary/choices.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import { type Limit, limit } from '../../vocabulary/limits.ts';
import type { Payment } from '../../vocabulary/payments.ts';
import type { Response } from '../../vocabulary/responses.ts';
import type { Amount, Condition, Filter } from '../../vocabulary/terms.ts';
import { type AbilityWord, ability } from './ability-word.ts';

type Symbol = (typeof symbols)[number];

export interface Playing {
  readonly ability: 'playing';
  readonly kind: 'only' | 'also';
  readonly when?: Condition;
  readonly inResponseTo?: Response;
  readonly cost?: 'none' | { readonly reducedBy: Amount };
  readonly ignoringResources?: boolean;
  readonly faceUp?: boolean;
  readonly limit?: Limit;
  readonly choose?: readonly Choice[];
  readonly pay?: readonly Payment[];
  readonly do?: readonly Effect[];
  /** The effects `do` do not wait for the resolution (5.2.5). */
  readonly immediately?: true;
  readonly inPlaceOfOwn?: boolean;
}

export const playing: AbilityWord<Playing> = ability({
  description:
    'How the card is played: only in this way, or also in this way. A card played in this way also does the effects `do`, with `immediately` without resolution (5.2.5); with `inPlaceOfOwn`, an Event does them instead of its own.',
  keys: ({ condition, response, amount, choice, payment, effects }) => ({
    kind: z.enum(['only', 'also']),
    when: condition.exactOptional(),
    inResponseTo: response.exactOptional(),
    // Before the cost, which may depend on what is chosen.
    ...asking(choice, payment),
    cost: z
      .union([
        z.literal('none'),
        z
          .strictObject({ reducedBy: amount.describe('The reduction.') })
          .describe('The cost is reduced by that much.'),
      ])
      .exactOptional(),
    ignoringResources: z.boolean().exactOptional(),
    faceUp: z.boolean().exactOptional(),
    limit: limit.exactOptional(),
    do: effects.exactOptional(),
    immediately: z.literal(true).exactOptional(),
    inPlaceOfOwn: z.boolean().exactOptional(),
  }),
  roles: {
    playing: { isOfEvents: () => true, isWayToPlay: true, answers: ({ inResponseTo }) => inResponseTo },
  },
});

/** For every player who plays the card. A reduction of its own does not count as the one allowed (4.3.2). */
export interface OwnCost {
  readonly ability: 'own-cost';
  readonly by: Amount;
  readonly if?: Condition;
}

export const ownCost: AbilityWord<OwnCost> = ability({
  description: 'Adds to the cost of the card itself.',
  keys: ({ amount, condition }) => ({ by: amount, if: condition.exactOptional() }),
  roles: { 'own-cost': { isOfEvents: () => true, isOfPlaying: () => true, isOfHand: () => true } },
});

/** Each condition still needs a resource of its own (3.3.2): one that meets two is none for the other. */
export interface SubstitutesResources {
  readonly ability: 'substitutes-resources';
  readonly resources: readonly Symbol[];
  /** Absent, any condition of the card. */
  readonly requires?: Symbol;
  /** Of a State: only if it is played on such a card. */
  readonly on?: Filter;
  readonly if?: Condition;
}

export const substitutesResources: AbilityWord<SubstitutesResources> = ability({
  description:
    'The player who plays the card may meet its resource conditions of the symbol `requires`, or all of them, by any of these resources instead. `on` is what a State is played on.',
  keys: ({ filter, condition }) => ({
    resources: z.array(z.enum(symbols)).min(1),
    requires: z.enum(symbols).exactOptional(),
    on: filter.exactOptional(),
    if: condition.exactOptional(),
  }),
  roles: {
    'substitutes-resources': { isOfEvents: () => true, isOfPlaying: () => true, isOfHand: () => true },
  },
});

/** The cost is paid also when the card returns to play. */
export interface FixedCost {
  readonly ability: 'fixed-cost';
}

export const fixedCost: AbilityWord<FixedCost> = ability({
  description: 'The cost of the card cannot change.',
  keys: () => ({}),
  roles: { 'fixed-cost': {} },
});

/** Without this ability, the rule of the type says what a State may be played on. */
export interface Subject {
  readonly ability: 'subject';
  readonly which: Filter;
}

export const subject: AbilityWord<Subject> = ability({
  description: 'The cards that a State may be played on.',
  keys: ({ filter }) => ({ which: filter }),
  roles: { subject: { only: { types: ['State'], why: 'Only a State is played on a card (4.3.4).' } } },
});

/** "When … enters play": done on generation, or the card cannot be played (10.2). */
export interface Entering {
  readonly ability: 'entering';
  readonly choose?: readonly Choice[];
  readonly pay?: readonly Payment[];
  readonly do?: readonly Effect[];
}

export const entering: AbilityWord<Entering> = ability({
  description: 'What the card does as it enters play.',
  keys: ({ choice, payment, effects }) => ({ ...asking(choice, payment), do: effects.exactOptional() }),
  roles: { entering: { isOfPlaying: () => true, isRemembered: true } },
});

export interface PlacedWithOpponent {
  readonly ability: 'placed-with-opponent';
}

export const placedWithOpponent: AbilityWord<PlacedWithOpponent> = ability({
  description: "The card is placed in an opponent's site structure, and that opponent controls it.",
  keys: () => ({}),
  roles: {
    'placed-with-opponent': {
      only: {
        types: ['Site', 'Feng Shui Site'],
        why: 'Only a Site is placed in a site structure (4.3.3).',
      },
    },
  },
});
