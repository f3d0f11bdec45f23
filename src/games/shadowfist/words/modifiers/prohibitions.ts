import { z } from 'zod';
import { reading, words } from '../../../vocabulary/phrases/kinds.ts';
import { manyCards, sourcesOfEffects, whose } from '../../card-language/modifier-parts.ts';
import { type Named, pluralNoun } from '../../card-language/slots.ts';
import type { Players } from '../../vocabulary/references.ts';
import type { Amount, Filter } from '../../vocabulary/terms.ts';
import {
  type Prohibition,
  prohibitions,
  type SpecialAbility,
  specialAbilities,
} from '../../vocabulary/words.ts';
import { type ModifierWord, modifier } from './modifier-word.ts';

export interface Must {
  readonly must: 'intercept';
}

export const must: ModifierWord<Must, 'must'> = modifier({
  description: 'The card must intercept at its location if it can.',
  keys: () => ({ must: z.literal('intercept') }),
  roles: { must: {} },
  phrases: () => [
    words<Must>(
      'must (intercept [attacks at (its|their) location]|be declared as (an interceptor|interceptors)) [if possible]',
      {
        must: 'intercept',
      },
    ),
  ],
});

export interface Cannot {
  readonly cannot: Prohibition;
  readonly by?: Filter;
  readonly of?: Filter;
  readonly byPlayers?: Players;
  /** The special ability that cannot be used. */
  readonly using?: SpecialAbility;
}

export const cannot: ModifierWord<Cannot, 'cannot'> = modifier({
  description:
    'Something that cannot be done by or to the card: by or to matching cards, or by these players.',
  keys: ({ filter, players }) => ({
    cannot: z.enum(prohibitions),
    by: filter.exactOptional(),
    of: filter.exactOptional(),
    byPlayers: players.exactOptional(),
    using: z
      .enum(specialAbilities)
      .exactOptional()
      .describe('Of `use-special`: the special ability that cannot be used.'),
  }),
  roles: { cannot: {} },
  phrases: () => [
    words<Cannot>('generate~ no Power', { cannot: 'generate-power' }),
    words<Cannot>('cannot leave play', { cannot: 'leave-play' }),
    words<Cannot>('cannot be (canceled|cancelled)', { cannot: 'be-canceled' }),
    words<Cannot>('cannot be taken control of', { cannot: 'be-taken-control-of' }),
    words<Cannot>('can only be intercepted by Characters [that be~] intercepting in (chains|a chain)', {
      cannot: 'be-intercepted-alone',
    }),
    words<Cannot>('cannot be intercepted by Characters [that be~] intercepting in (chains|a chain)', {
      cannot: 'be-intercepted-in-a-chain',
    }),
  ],
});

export interface NotAffectedBy {
  readonly notAffectedBy: Filter;
  readonly byPlayers?: Players;
}

export const notAffectedBy: ModifierWord<NotAffectedBy, 'notAffectedBy'> = modifier({
  description: 'Matching cards, or matching cards of these players, do not affect the card (7.6).',
  keys: ({ filter, players }) => ({ notAffectedBy: filter, byPlayers: players.exactOptional() }),
  roles: { notAffectedBy: {} },
  gained: () => [reading('immunity to {by}', { by: manyCards }, ({ by }) => immune(by))],
  phrases: () => [reading('be~ not affected by {by}', { by: sourcesOfEffects }, ({ by }) => immune(by))],
});

/** “opponents' Events”: whose the cards are is said of their players, since Events are never in play. */
export function immune(cards: Filter): NotAffectedBy {
  const { which, ...by } = whose(cards);
  return { notAffectedBy: which, ...by };
}

export interface NotLegalTargetOf {
  readonly notLegalTargetOf: Filter;
  readonly byPlayers?: Players;
}

export const notLegalTargetOf: ModifierWord<NotLegalTargetOf, 'notLegalTargetOf'> = modifier({
  description:
    'The card is not a legal target of matching cards, or of matching cards of these players (7.6).',
  keys: ({ filter, players }) => ({ notLegalTargetOf: filter, byPlayers: players.exactOptional() }),
  roles: { notLegalTargetOf: {} },
  phrases: () => [
    reading(
      '(be~ not|be~ not a) legal (target|targets) (for|of) {by}',
      { by: sourcesOfEffects },
      ({ by }): NotLegalTargetOf => ({ notLegalTargetOf: by }),
    ),
  ],
});

export interface NotLegalSubject {
  readonly notLegalSubject: true;
  /** Only of these States. */
  readonly of?: Filter;
}

export const notLegalSubject: ModifierWord<NotLegalSubject, 'notLegalSubject'> = modifier({
  description: 'The card is not a legal subject of a State, or of matching States (7.6).',
  keys: ({ filter }) => ({ notLegalSubject: z.literal(true), of: filter.exactOptional() }),
  roles: { notLegalSubject: {} },
  phrases: () => [
    words<NotLegalSubject>('(be~ not|be~ not a) legal subject (for|of) [any] States', {
      notLegalSubject: true,
    }),
    reading(
      '(be~ not|be~ not a) legal (subject|subjects) (for|of) {states}',
      { states: pluralNoun },
      ({ states }): NotLegalSubject | undefined => notSubjectOf(states),
    ),
  ],
});

/** “Weapon States”: all States need no filter. */
export function notSubjectOf({ which, in: place }: Named): NotLegalSubject | undefined {
  const isOfStates = place === 'play' && which.type?.length === 1 && which.type[0] === 'State';
  return isOfStates && Object.keys(which).length > 1 ? { notLegalSubject: true, of: which } : undefined;
}

export interface EntersPlayTurned {
  readonly entersPlayTurned: true;
}

export const entersPlayTurned: ModifierWord<EntersPlayTurned, 'entersPlayTurned'> = modifier({
  description: 'The card enters play turned.',
  keys: () => ({ entersPlayTurned: z.literal(true) }),
  roles: { entersPlayTurned: {} },
  phrases: () => [
    words<EntersPlayTurned>('(enter~ play turned|come~ into play turned)', { entersPlayTurned: true }),
  ],
});

export interface MayAttackOnOpponentsTurn {
  readonly mayAttackOnOpponentsTurn: true;
}

export const mayAttackOnOpponentsTurn: ModifierWord<MayAttackOnOpponentsTurn, 'mayAttackOnOpponentsTurn'> =
  modifier({
    description: "The card may attack during an opponent's turn.",
    keys: () => ({ mayAttackOnOpponentsTurn: z.literal(true) }),
    roles: { mayAttackOnOpponentsTurn: {} },
    phrases: () => [
      words<MayAttackOnOpponentsTurn>(
        "(may|can) attack during (an opponent|opponents|opponent) 's (turn|turns)",
        { mayAttackOnOpponentsTurn: true },
      ),
    ],
  });

/** Once in each of its controller's turns. */
export interface MayAttackWithoutTurning {
  readonly mayAttackWithoutTurning: true;
  readonly on?: Filter;
}

export const mayAttackWithoutTurning: ModifierWord<MayAttackWithoutTurning, 'mayAttackWithoutTurning'> =
  modifier({
    description:
      "Once in each of its controller's turns, the unturned card may attack without turning; with `on`, only matching cards.",
    keys: ({ filter }) => ({ mayAttackWithoutTurning: z.literal(true), on: filter.exactOptional() }),
    roles: { mayAttackWithoutTurning: {} },
    phrases: () => [
      words<MayAttackWithoutTurning>(
        '(may|can) attack (without turning once|once without turning) during (your Main Shot|each of your turns)',
        { mayAttackWithoutTurning: true },
      ),
      reading(
        '(may|can) attack {on} (without turning once|once without turning) during (your Main Shot|each of your turns)',
        { on: manyCards },
        ({ on }): MayAttackWithoutTurning => ({ mayAttackWithoutTurning: true, on }),
      ),
    ],
  });

export interface MayAttackBackRow {
  readonly mayAttackBackRow: true;
}

export const mayAttackBackRow: ModifierWord<MayAttackBackRow, 'mayAttackBackRow'> = modifier({
  description: 'The card may attack back-row Sites.',
  keys: () => ({ mayAttackBackRow: z.literal(true) }),
  roles: { mayAttackBackRow: {} },
  phrases: () => [
    words<MayAttackBackRow>('(may|can) attack [(any|face-down)] (back-row|back row) Sites', {
      mayAttackBackRow: true,
    }),
  ],
});

export interface MayBeAttackedInBackRow {
  readonly mayBeAttackedInBackRow: true;
}

export const mayBeAttackedInBackRow: ModifierWord<MayBeAttackedInBackRow, 'mayBeAttackedInBackRow'> =
  modifier({
    description: 'The Site can be the target of attacks while it is in the back row.',
    keys: () => ({ mayBeAttackedInBackRow: z.literal(true) }),
    roles: { mayBeAttackedInBackRow: {} },
    phrases: () => [
      words<MayBeAttackedInBackRow>(
        '(may|can) be (the target of (attacks|an attack)|attacked) while in the back row',
        { mayBeAttackedInBackRow: true },
      ),
    ],
  });

export interface NotSmokedAtZero {
  readonly notSmokedAtZero: true;
}

export const notSmokedAtZero: ModifierWord<NotSmokedAtZero, 'notSmokedAtZero'> = modifier({
  description: 'The Character is not smoked while its Fighting is zero (4.6).',
  keys: () => ({ notSmokedAtZero: z.literal(true) }),
  roles: { notSmokedAtZero: {} },
  phrases: () => [
    words<NotSmokedAtZero>('be~ not smoked (if|when|while) (its|his|her) Fighting is [reduced to] (0|zero)', {
      notSmokedAtZero: true,
    }),
  ],
});

export interface InterceptedByAtMost {
  readonly interceptedByAtMost: Amount;
}

export const interceptedByAtMost: ModifierWord<InterceptedByAtMost, 'interceptedByAtMost'> = modifier({
  description: 'No more than that many Characters may intercept the card in one attack.',
  keys: ({ amount }) => ({ interceptedByAtMost: amount }),
  roles: { interceptedByAtMost: {} },
});

export interface DoesNotCountForVictory {
  readonly doesNotCountForVictory: true;
}

export const doesNotCountForVictory: ModifierWord<DoesNotCountForVictory, 'doesNotCountForVictory'> =
  modifier({
    description: 'The Feng Shui Site does not count towards winning for the player who controls it.',
    keys: () => ({ doesNotCountForVictory: z.literal(true) }),
    roles: { doesNotCountForVictory: {} },
    phrases: () => [
      words<DoesNotCountForVictory>(
        "(does|do) not count (toward|towards) (fulfilling its controller 's victory conditions|its controller 's victory conditions|a player 's Feng Shui Site total for victory purposes|victory)",
        { doesNotCountForVictory: true },
      ),
    ],
  });

export interface KeepsTurned {
  readonly keepsTurned: true;
}

export const keepsTurned: ModifierWord<KeepsTurned, 'keepsTurned'> = modifier({
  description: 'The card does not unturn in the Establishing Shot.',
  keys: () => ({ keepsTurned: z.literal(true) }),
  roles: { keepsTurned: {} },
  phrases: () => [
    words<KeepsTurned>(
      "do~ not unturn during (its|their|his|her) (controller 's|controllers) establishing shot",
      { keepsTurned: true },
    ),
  ],
});
