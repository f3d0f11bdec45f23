import { type Phrase, phrases, reading, words } from '../../vocabulary/phrases/kinds.ts';
import type { Modifier } from '../vocabulary/modifiers.ts';
import type { Amount } from '../vocabulary/terms.ts';
import { eachOne, simpleAmount } from './amounts.ts';
import * as marked from './marked.ts';
import { symbol } from './terminals.ts';

type Modifiers = readonly Modifier[];

/** Whose part of whose turn it is: cards generate Power only there (4.1). */
const PHASE = '[during your [own] (establishing shot|Power generation phase)]';

/** In addition to a printed figure, or without one. */
const generating = (amount: Amount): Modifiers => [{ ability: { ability: 'generates-power', amount } }];

function multiplied(one: Amount, each: Amount): Amount {
  return one === 1 ? each : { product: [one, each] };
}

const powerCount = phrases<Amount>(['an amount of Power', marked.amounts], () => [
  words<Amount>('an additional', 1),
  reading('{amount} [additional]', { amount: simpleAmount }, ({ amount }) => amount),
]);

/** “generates an additional Power”, “generates no Power”, “provides an additional {pur}”. */
export const generatedPowerPhrases = (): readonly Phrase<Modifiers>[] => [
  reading(`generate~ {amount} Power ${PHASE}`, { amount: powerCount }, ({ amount }) => generating(amount)),
  reading(
    `generate~ {amount} Power for each {each} ${PHASE}`,
    { amount: powerCount, each: eachOne },
    ({ amount, each }) => generating(multiplied(amount, each)),
  ),
  words<Modifiers>('generate~ no Power', [{ cannot: 'generate-power' }]),
  // A card in a smoked pile provides resources, too (4.3.1); what its text adds, only in play (7.2).
  reading(
    'provide~ an additional {provides} [while in play]',
    { provides: symbol },
    (one): Modifiers => [one],
  ),
  reading(
    'provide~ {symbol} {second} for each {each}',
    { symbol, second: symbol, each: eachOne },
    ({ symbol: provides, second, each }): Modifiers | undefined =>
      provides === second ? [{ provides, times: multiplied(2, each) }] : undefined,
  ),
];
