import type { Definition } from '../../vocabulary/definition.ts';
import type { Attack, InPlay } from '../state/state.ts';
import type { Board } from './board.ts';
import { type Area, areaOf } from './grid.ts';
import { isDirtyTrick, isDodge, isRanged, isSpecialAttack } from './kinds.ts';

const USUAL_DAMAGE = 2;
/** A Power Blow does 4 where an attack does 2 (Making a Power Blow; Power Blows). */
const POWER_BLOW_BONUS = 2;

/** Where an attack or defense is aimed; undefined if no source gives its grid. */
export function areaOfCard(definition: Definition): Area | undefined {
  return definition.grid === null ? undefined : areaOf(definition.grid);
}

/** The same, of a card about which the answer depends on it. */
export function areaNeeded(board: Board, definition: Definition): Area {
  return areaOfCard(definition) ?? board.unsupported(definition, 'Its grid is not known.');
}

export function attackArea(board: Board, attack: Attack): Area {
  return areaNeeded(board, board.definition(board.inPlayFor(attack.id)));
}

/** What an attack does before anything is added (Attacks - Damage; Dirty Tricks). */
function baseDamage(definition: Definition): number {
  const [printed] = definition.damage ?? [];
  if (printed !== undefined) return printed;
  return isDirtyTrick(definition) ? 0 : USUAL_DAMAGE;
}

/** What a Power Blow adds: two, or what the second printed value has more than the first. */
export function powerBlowBonus(board: Board, definition: Definition): number {
  if (board.switches.powerBlowDamage === 'plus-two') return POWER_BLOW_BONUS;
  const [first, second] = definition.damage ?? [];
  return first === undefined || second === undefined ? POWER_BLOW_BONUS : second - first;
}

/** What a successful attack does. */
export function damageOf(board: Board, attack: Attack): number {
  const definition = board.definition(board.inPlayFor(attack.id));
  const bonus = attack.powerBlow ? powerBlowBonus(board, definition) : 0;
  return Math.max(0, baseDamage(definition) + bonus);
}

/** Special Attacks and Dirty Tricks may not be Power Blows, and so not Head Shots. */
export function mayBePowerBlow(definition: Definition): boolean {
  return !isSpecialAttack(definition) && !isDirtyTrick(definition);
}

/** Whether a kind of defense may be played against an attack at all. */
export function mayBeMetBy(attack: Definition, defense: Definition, as: InPlay['as']): boolean {
  const dodges = as === undefined ? isDodge(defense) : as === 'dodge';
  return dodges || !(isRanged(attack) || isDirtyTrick(attack));
}
