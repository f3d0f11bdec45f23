import { atLeastOne, rolesByKey, type TermForms, type ValueOf } from '../word.ts';
import type { AmountRoles } from './amount-word.ts';
import { difference, eventAmount, greatest, half, least, product, quotient, sum, value } from './computed.ts';
import {
  columns,
  count,
  counters,
  countPlayers,
  differentFactions,
  happenedThisTurn,
  resources,
  symbolsOn,
} from './counts.ts';
import {
  damageToSmoke,
  figure,
  greatestFigure,
  handSize,
  power,
  sitesNeeded,
  total,
  turnsCompleted,
} from './figures.ts';

/** All amounts that are not constants, in the order of the public schema. */
const amountWords = [
  ...[count, countPlayers, resources, symbolsOn, differentFactions, figure, total, power, handSize],
  ...[sitesNeeded, turnsCompleted, damageToSmoke, greatestFigure, counters, value, eventAmount],
  ...[happenedThisTurn, quotient, columns, sum, difference, product, half, greatest, least],
];

/** An amount that is computed when it is needed; the amounts of an Event are fixed on generation (10.2). */
export type Formula = ValueOf<(typeof amountWords)[number]>;

export const amountForms = (parts: TermForms) => atLeastOne(amountWords.map((word) => word.form(parts)));

export const { names: amountNames, rolesOf: amountRoles } = rolesByKey<Formula, AmountRoles<Formula>>(
  amountWords,
);
