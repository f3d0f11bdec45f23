import { remembered } from '../../../../engine/remembered.ts';
import type { Definition } from '../../vocabulary/definition.ts';
import type { Cards } from '../../vocabulary/terms.ts';
import type { Frame } from '../state/values.ts';
import { type Board, findIn, type Seen } from './board.ts';
import { isEither } from './cards/kinds.ts';
import { WrongChoice } from './decisions.ts';

/**
 * What a card can be taken for: one that is both a Special Attack and a Block is, in a hand, one of the two, as its
 * holder says for each effect anew (Special Attack or Block).
 */
export function sidesOf(board: Board, card: Seen): readonly Seen[] {
  const { definition, owner, id } = card;
  const isOpen =
    board.switches.specialAttackOrBlock === 'one-at-a-time' &&
    definition.type !== null &&
    isEither(definition) &&
    findIn(board.player(owner).hand, id) !== undefined;
  return isOpen ? sidesPrinted(definition).map((side) => ({ ...card, definition: side })) : [card];
}

/**
 * Whether one of each such card in a hand is taken for the other of its two sides, if it would be such a one as only one
 * of them: its holder says so.
 */
export function isTakenForOther(board: Board, cards: Cards, card: Seen, frame: Frame): boolean {
  if (typeof cards === 'string' || !('each' in cards)) return false;
  const sides = sidesOf(board, card);
  const [suited, ...others] = sides.filter((side) => board.meanings.matches(board, cards.each, side, frame));
  if (suited === undefined || sides.length === others.length + 1) return suited === undefined;
  const about = 'Which of the two it is: a Special Attack or a Block';
  const from = sides.map(({ definition }) => definition.type);
  const asked = { player: card.owner, form: 'mode' as const, as: `${card.id}-as`, about, from };
  const { value, pointer } = board.decisions.answer({ ...asked, least: 1, most: 1 }, frame);
  const said = 'mode' in value ? sides.find(({ definition }) => definition.type === value.mode) : undefined;
  if (said === undefined) throw new WrongChoice(pointer, `${about}.`);
  return said !== suited;
}

const sidesPrinted = remembered((definition: Definition): readonly Definition[] => [
  { ...definition, type: 'Special Attack' },
  { ...definition, type: 'Block' },
]);
