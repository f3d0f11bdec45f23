import { z } from 'zod';
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
});

export interface NotAffectedBy {
  readonly notAffectedBy: Filter;
  readonly byPlayers?: Players;
}

export const notAffectedBy: ModifierWord<NotAffectedBy, 'notAffectedBy'> = modifier({
  description: 'Matching cards, or matching cards of these players, do not affect the card (7.6).',
  keys: ({ filter, players }) => ({ notAffectedBy: filter, byPlayers: players.exactOptional() }),
  roles: { notAffectedBy: {} },
});

export interface NotLegalTargetOf {
  readonly notLegalTargetOf: Filter;
  readonly byPlayers?: Players;
}

export const notLegalTargetOf: ModifierWord<NotLegalTargetOf, 'notLegalTargetOf'> = modifier({
  description:
    'The card is not a legal target of matching cards, or of matching cards of these players (7.6).',
  keys: ({ filter, players }) => ({ notLegalTargetOf: filter, byPlayers: players.exactOptional() }),
  roles: { notLegalTargetOf: {} },
});

export interface NotLegalSubject {
  readonly notLegalSubject: true;
}

export const notLegalSubject: ModifierWord<NotLegalSubject, 'notLegalSubject'> = modifier({
  description: 'The card is not a legal subject of a State (7.6).',
  keys: () => ({ notLegalSubject: z.literal(true) }),
  roles: { notLegalSubject: {} },
});

export interface EntersPlayTurned {
  readonly entersPlayTurned: true;
}

export const entersPlayTurned: ModifierWord<EntersPlayTurned, 'entersPlayTurned'> = modifier({
  description: 'The card enters play turned.',
  keys: () => ({ entersPlayTurned: z.literal(true) }),
  roles: { entersPlayTurned: {} },
});

export interface MayAttackOnOpponentsTurn {
  readonly mayAttackOnOpponentsTurn: true;
}

export const mayAttackOnOpponentsTurn: ModifierWord<MayAttackOnOpponentsTurn, 'mayAttackOnOpponentsTurn'> =
  modifier({
    description: "The card may attack during an opponent's turn.",
    keys: () => ({ mayAttackOnOpponentsTurn: z.literal(true) }),
    roles: { mayAttackOnOpponentsTurn: {} },
  });

export interface MayAttackBackRow {
  readonly mayAttackBackRow: true;
}

export const mayAttackBackRow: ModifierWord<MayAttackBackRow, 'mayAttackBackRow'> = modifier({
  description: 'The card may attack back-row Sites.',
  keys: () => ({ mayAttackBackRow: z.literal(true) }),
  roles: { mayAttackBackRow: {} },
});

export interface MayBeAttackedInBackRow {
  readonly mayBeAttackedInBackRow: true;
}

export const mayBeAttackedInBackRow: ModifierWord<MayBeAttackedInBackRow, 'mayBeAttackedInBackRow'> =
  modifier({
    description: 'The Site can be the target of attacks while it is in the back row.',
    keys: () => ({ mayBeAttackedInBackRow: z.literal(true) }),
    roles: { mayBeAttackedInBackRow: {} },
  });

export interface InterceptedByAtMost {
  readonly interceptedByAtMost: Amount;
}

export const interceptedByAtMost: ModifierWord<InterceptedByAtMost, 'interceptedByAtMost'> = modifier({
  description: 'No more than that many Characters may intercept the card in one attack.',
  keys: ({ amount }) => ({ interceptedByAtMost: amount }),
  roles: { interceptedByAtMost: {} },
});

export interface KeepsTurned {
  readonly keepsTurned: true;
}

export const keepsTurned: ModifierWord<KeepsTurned, 'keepsTurned'> = modifier({
  description: 'The card does not unturn in the Establishing Shot.',
  keys: () => ({ keepsTurned: z.literal(true) }),
  roles: { keepsTurned: {} },
});
