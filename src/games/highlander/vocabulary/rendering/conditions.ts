import { does, possessive } from '../../../vocabulary/english.ts';
import { comparisonSaid, conditionsSaid, deniedSaid } from '../../../vocabulary/rendering/conditions.ts';
import type { Condition } from '../terms.ts';
import type { Phase, State } from '../words.ts';
import { anyOfCards, noneOfCards } from './cards.ts';
import { kindCalled } from './kinds.ts';
import { preventionCalled } from './preventions.ts';
import { cardCalled, playerCalled } from './references.ts';
import type { Speech } from './speech.ts';

type Of<Key extends string> = Extract<Condition, Readonly<Record<Key, unknown>>>;

export const phaseCalled: { readonly [Name in Phase]: string } = {
  sweep: 'Sweep Phase',
  'may-do': 'May Do/Must Do Phase',
  defense: 'Defense Phase',
  attack: 'Attack Phase',
  'ability-adjustment': 'Ability Adjustment Phase',
  'draw-discard': 'Draw/Discard Phase',
};

const stateCalled: { readonly [Name in State]: string } = {
  prone: 'Prone',
  'actually-prone': 'actually Prone',
  disarmed: 'disarmed',
  'actually-disarmed': 'actually disarmed',
  'weapon-broken': 'without an unbroken weapon',
};

/** A condition as a clause that follows “if”. */
export function conditionSaid(condition: Condition, speech: Speech): string {
  if ('all' in condition) return conditionsSaid(condition.all, 'and', speech);
  if ('any' in condition) return `either ${conditionsSaid(condition.any, 'or', speech)}`;
  if ('not' in condition) return denied(condition.not, speech);
  if ('compare' in condition) return comparisonSaid(condition.compare, speech);
  if ('happened' in condition) {
    const { atLeast, happened } = condition;
    const often = atLeast === undefined ? '' : `at least ${speech.amount(atLeast)} times `;
    return `this happened ${often}${speech.past(happened)}`;
  }
  if ('done' in condition) return `[${condition.done}] was done`;
  if ('chosen' in condition) return `[${condition.chosen}] is “${condition.as}”`;
  return stated(condition, '', speech);
}

/** What is simply so, or simply not so, says it in its verb. */
type Plain =
  | Of<'card'>
  | Of<'exists'>
  | Of<'persona'>
  | Of<'turnOf'>
  | Of<'during'>
  | Of<'prevented'>
  | Extract<Condition, { readonly player: unknown; readonly is: State }>;

function denied(condition: Condition, speech: Speech): string {
  return isPlain(condition) ? stated(condition, 'not ', speech) : deniedSaid(condition, speech);
}

function isPlain(condition: Condition): condition is Plain {
  const keys = ['card', 'exists', 'persona', 'turnOf', 'during', 'prevented', 'player'];
  return keys.some((key) => key in condition);
}

function stated(condition: Plain, not: '' | 'not ', speech: Speech): string {
  if ('card' in condition)
    return `${cardCalled(condition.card, speech).phrase} is ${not}${speech.aCard(condition.is)}`;
  if ('exists' in condition)
    return `there is ${(not === '' ? anyOfCards : noneOfCards)(condition.exists, speech)}`;
  if ('persona' in condition)
    return does(playerCalled(condition.of, speech), `be ${not}playing ${condition.persona}`);
  if ('turnOf' in condition) return `it is ${not}${possessive(playerCalled(condition.turnOf, speech))} turn`;
  if ('during' in condition) return `it is ${not}the ${phaseCalled[condition.during]}`;
  if ('prevented' in condition) {
    const by = condition.by === undefined ? '' : ` by ${speech.aCard(condition.by)}`;
    const any = condition.kind === undefined ? '' : `, with any ${kindCalled(condition.kind)}`;
    return `${does(playerCalled(condition.player, speech), `be ${not}prevented`)}${by} from this: ${preventionCalled[condition.prevented]}${any}`;
  }
  return does(playerCalled(condition.player, speech), `be ${not}${stateCalled[condition.is]}`);
}
