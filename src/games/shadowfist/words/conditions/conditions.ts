import { z } from 'zod';
import { type Comparison, comparisons } from '../../../vocabulary/grammar/conditions.ts';
import type { Amount } from '../../vocabulary/terms.ts';
import { atLeastOne, rolesByKey, type TermForms, type ValueOf } from '../word.ts';
import { type ConditionRoles, type ConditionWord, conditionWord } from './condition-word.ts';
import {
  attack,
  chosen,
  closerToVictory,
  done,
  during,
  exists,
  happenedThisTurn,
  ofCard,
  opponent,
  samePlayer,
  somePlayer,
  turnOf,
} from './facts.ts';

export interface All {
  readonly all: readonly Condition[];
}

const all: ConditionWord<All, 'all'> = conditionWord({
  description: 'All of these conditions hold.',
  keys: ({ condition }) => ({ all: z.array(condition).min(1) }),
  roles: { all: {} },
});

export interface Any {
  readonly any: readonly Condition[];
}

const any: ConditionWord<Any, 'any'> = conditionWord({
  description: 'At least one of these conditions holds.',
  keys: ({ condition }) => ({ any: z.array(condition).min(1) }),
  roles: { any: {} },
});

export interface Not {
  readonly not: Condition;
}

const not: ConditionWord<Not, 'not'> = conditionWord({
  description: 'The condition does not hold.',
  keys: ({ condition }) => ({ not: condition }),
  roles: { not: {} },
});

export interface Compare {
  readonly compare: readonly [Amount, Comparison, Amount];
}

const compare: ConditionWord<Compare, 'compare'> = conditionWord({
  description: 'Compares two amounts.',
  keys: ({ amount }) => ({ compare: z.tuple([amount, z.enum(comparisons), amount]) }),
  roles: { compare: {} },
});

/** All conditions, in the order of the public schema. */
const conditionWords = [
  ...[ofCard, exists, closerToVictory, somePlayer, samePlayer, opponent, turnOf, during, attack],
  ...[happenedThisTurn, done, chosen, all, any, not, compare],
];

export type Condition = ValueOf<(typeof conditionWords)[number]>;

export const conditionForms = (parts: TermForms) =>
  atLeastOne(conditionWords.map((word) => word.form(parts)));

export const { names: conditionNames, rolesOf: conditionRoles } = rolesByKey<
  Condition,
  ConditionRoles<Condition>
>(conditionWords);
