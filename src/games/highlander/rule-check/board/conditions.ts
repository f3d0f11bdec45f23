import { compared } from '../../../compared.ts';
import type { Condition } from '../../vocabulary/terms.ts';
import type { State } from '../../vocabulary/words.ts';
import type { Frame } from '../state/values.ts';
import type { Board } from './board.ts';
import { isPersona } from './cards/personas.ts';
import { isPrevented } from './forbidding/prevented.ts';
import { happened } from './memory.ts';
import { isNow } from './turn/beginning.ts';
import { isActuallyDisarmed, isDisarmed, isProne, isWeaponBroken } from './weapons/weapons.ts';

/** Whether a condition is true now. What it asks about and there is none of is not true. */
export function holds(board: Board, condition: Condition, frame: Frame): boolean {
  board.budget.step(0.05);
  const { meanings } = board;
  const player = (ref: Parameters<typeof meanings.player>[1]) => meanings.player(board, ref, frame);
  if ('all' in condition) return condition.all.every((part) => holds(board, part, frame));
  if ('any' in condition) return condition.any.some((part) => holds(board, part, frame));
  if ('not' in condition) return !holds(board, condition.not, frame);
  if ('compare' in condition) {
    const [left, comparison, right] = condition.compare;
    return compared(meanings.reckon(board, left, frame), comparison, meanings.reckon(board, right, frame));
  }
  if ('card' in condition) {
    const cards = meanings.card(board, condition.card, frame).flatMap((id) => board.find(id) ?? []);
    return cards.some((card) => meanings.matches(board, condition.is, card, frame));
  }
  if ('exists' in condition) return meanings.cards(board, condition.exists, frame).length > 0;
  if ('prevented' in condition) {
    const one = player(condition.player);
    const by = condition.by === undefined ? undefined : { filter: condition.by, frame };
    return one !== undefined && isPrevented(board, one, condition.prevented, { any: condition.kind, by });
  }
  if ('player' in condition) {
    const one = player(condition.player);
    return one !== undefined && stands(board, one, condition.is);
  }
  if ('persona' in condition) {
    const one = player(condition.of);
    return one !== undefined && isPersona(board, one, condition.persona);
  }
  if ('turnOf' in condition) return player(condition.turnOf) === board.current;
  if ('during' in condition) return isNow(board, condition.during);
  if ('happened' in condition) {
    const least = condition.atLeast === undefined ? 1 : meanings.reckon(board, condition.atLeast, frame);
    return happened(board, condition.happened, frame).length >= least;
  }
  if ('done' in condition) return frame.done?.includes(condition.done) ?? false;
  const value = frame.values[condition.chosen];
  return value !== undefined && 'mode' in value && value.mode === condition.as;
}

/** How a player stands: considered so, or actually so alone (Considered Versus Actually). */
function stands(board: Board, player: string, state: State): boolean {
  switch (state) {
    case 'prone':
      return isProne(board, player);
    case 'actually-prone':
      return board.player(player).prone;
    case 'disarmed':
      return isDisarmed(board, player);
    case 'actually-disarmed':
      return isActuallyDisarmed(board, player);
    case 'weapon-broken':
      return isWeaponBroken(board, player);
  }
}
