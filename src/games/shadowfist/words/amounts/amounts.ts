import type { Phrase } from '../../../vocabulary/phrases/kinds.ts';
import type { Amount } from '../../vocabulary/terms.ts';
import { atLeastOne, phrasesOf, rolesByKey, type TermForms, type ValueOf } from '../word.ts';
import type { AmountRoles } from './amount-word.ts';
import {
  difference,
  eventAmount,
  greatest,
  half,
  least,
  product,
  quotient,
  share,
  sum,
  value,
} from './computed.ts';
import {
  columns,
  count,
  counters,
  countPlayers,
  differentFactions,
  differentTitles,
  happenedThisTurn,
  resources,
  symbolsOn,
} from './counts.ts';
import {
  damageToSmoke,
  figure,
  greatestFigure,
  handSize,
  leastPower,
  mostPower,
  power,
  sitesNeeded,
  sitesStillNeeded,
  total,
  turnsCompleted,
} from './figures.ts';

/** All amounts that are not constants, in the order of the public schema. */
export const amountWords = [
  ...[
    count,
    differentTitles,
    countPlayers,
    resources,
    symbolsOn,
    differentFactions,
    figure,
    total,
    power,
    mostPower,
  ],
  ...[leastPower, handSize, sitesNeeded, sitesStillNeeded, turnsCompleted, damageToSmoke, greatestFigure],
  ...[counters, value, share, eventAmount],
  ...[happenedThisTurn, quotient, columns, sum, difference, product, half, greatest, least],
];

/** An amount that is computed when it is needed; the amounts of an Event are fixed on generation (10.2). */
export type Formula = ValueOf<(typeof amountWords)[number]>;

export const amountForms = (parts: TermForms) => atLeastOne(amountWords.map((word) => word.form(parts)));

/** Amounts that can stand where a number can. */
const simple = [value, eventAmount];

export const saidSimply = (): readonly Phrase<Amount>[] => phrasesOf<Amount>(simple);

/** How card texts say the other amounts, without “plus” and “minus”. */
export const saidTerms = (): readonly Phrase<Amount>[] =>
  phrasesOf<Amount>(amountWords.filter((word) => !simple.some((one) => one === word)));

export const { names: amountNames, rolesOf: amountRoles } = rolesByKey<Formula, AmountRoles<Formula>>(
  amountWords,
);
