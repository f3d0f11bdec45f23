import { equal } from '../../../vocabulary/phrases/equal.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Choice } from '../../vocabulary/choices.ts';
import { X } from '../amounts.ts';
import { withAmount } from '../x.ts';
import { has } from './unresolving.ts';

/** An ability with X in place of what the player chooses to pay. */
export function restoredX(ability: Ability): Ability {
  if (!('choose' in ability) || !('pay' in ability)) return ability;
  const { choose = [], pay = [] } = ability;
  const number = choose.find((one) => one.choose === 'number' && has(pay, { value: one.as }));
  if (number !== undefined) {
    const others = choose.filter((one) => one !== number);
    const { choose: _, ...rest } = withAmount(ability, { value: number.as }, X);
    return others.length === 0 ? rest : { ...rest, choose: others };
  }
  const counted = choose.find((one) => isOfAnyNumber(one) && has(ability, { value: one.as }));
  if (counted?.choose !== 'cards') return ability;
  const given = choose.map((one) => (one === counted ? { ...counted, number: { exactly: X } } : one));
  return { ...withAmount(ability, { value: counted.as }, X), choose: given };
}

const isOfAnyNumber = (choice: Choice): boolean =>
  choice.choose === 'cards' && equal(choice.number, { atLeast: 0 });
