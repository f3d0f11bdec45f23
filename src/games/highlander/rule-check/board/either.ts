import type { Definition } from '../../vocabulary/definition.ts';
import { type Board, findIn, type Seen } from './board.ts';
import { isEither } from './kinds.ts';

const sides = new WeakMap<Definition, readonly Definition[]>();

/**
 * What a card can be taken for: one that is both a Special Attack and a Block is, in a hand, one of the two, as its
 * holder says for each effect anew (Special Attack or Block).
 */
export function sidesOf(board: Board, card: Seen): readonly Seen[] {
  const { definition, owner, id } = card;
  const isOpen =
    board.switches.specialAttackOrBlock === 'one-at-a-time' &&
    isEither(definition) &&
    findIn(board.player(owner).hand, id) !== undefined;
  return isOpen ? sidesPrinted(definition).map((side) => ({ ...card, definition: side })) : [card];
}

function sidesPrinted(definition: Definition): readonly Definition[] {
  const known = sides.get(definition) ?? [
    { ...definition, type: 'Special Attack' },
    { ...definition, type: 'Block' },
  ];
  sides.set(definition, known);
  return known;
}
