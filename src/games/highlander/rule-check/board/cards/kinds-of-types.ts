import { highlanderTypes } from '../../../card.ts';
import { definition } from '../../../vocabulary/definition.ts';
import type { Kind } from '../../../vocabulary/words.ts';
import type { Switches } from '../../rulesets/switches.ts';
import { kindsPrinted } from './printed-kinds.ts';

type Plots = Switches['plots'];

/** A card of each type, of which no more is told. */
const plain = highlanderTypes.map((type) => definition.parse({ title: type, type }));

/** What the cards of each type are that has such cards, by the type alone. */
function ofTypesWith(kind: Kind, plots: Plots): readonly ReadonlySet<Kind>[] {
  return plain.map((card) => kindsPrinted(card, plots)).filter((kinds) => kinds.has(kind));
}

/** Whether every card of one kind is of another, too. */
export function isAlways(kind: Kind, other: Kind, plots: Plots): boolean {
  const types = ofTypesWith(kind, plots);
  return kind === other || (types.length > 0 && types.every((kinds) => kinds.has(other)));
}

/** Whether no card of one kind is of another. */
export function isNever(kind: Kind, other: Kind, plots: Plots): boolean {
  const types = ofTypesWith(kind, plots);
  const isTold = types.length > 0 && ofTypesWith(other, plots).length > 0;
  return isTold && !types.some((kinds) => kinds.has(other));
}
