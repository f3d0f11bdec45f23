import type { Failure } from '../../../../../engine/check.ts';
import type { Definition } from '../../../vocabulary/definition.ts';
import type { Board } from '../../board/board.ts';
import { body, fighting } from '../../board/figures.ts';
import { isSite } from '../../board/printed.ts';
import { textsOf } from '../../board/texts.ts';
import { isDamageable } from '../../doing/damage.ts';
import type { InPlay } from '../state.ts';
import { hasSettled, stateCheck } from './state-check.ts';
import { mayStay } from './staying.ts';

/** Cards that cannot be in play any longer with the damage they have. */
export const fallen = [
  stateCheck('character-at-zero', '4.6/smoked-at-zero', function* (board) {
    if (!hasSettled(board)) return;
    for (const [place, { inPlay: card, definition }] of board.table.entries()) {
      if (definition.type !== 'Character' || !isKnown(board, card, definition, 'fighting')) continue;
      if (fighting(board, card) > 0 || mayStay(board, card)) continue;
      yield {
        message: `${definition.title} has a Fighting of zero, and is smoked.`,
        state: [`/inPlay/${place}`, `/inPlay/${place}/damage`],
        have: 0,
      };
    }
  }),

  /** By combat damage the attacking player decides at once; by anything else it is smoked. */
  stateCheck('site-at-zero', '3.3.3/site-smoked-by-other-damage', function* (board) {
    if (!hasSettled(board)) return;
    for (const [place, { inPlay: card, definition }] of board.table.entries()) {
      if (!isSite(definition) || !isKnown(board, card, definition, 'body')) continue;
      if (body(board, card) > 0 || mayStay(board, card)) continue;
      yield {
        message: `${definition.title} has a Body of zero, and does not stay in play as it is.`,
        state: [`/inPlay/${place}`, `/inPlay/${place}/damage`],
        have: 0,
      };
    }
  }),

  stateCheck('damaged-edge', '4.3.5/edges-cannot-be-attacked-or-damaged', (board) =>
    damagedThough(board, 'Edge'),
  ),

  stateCheck('damaged-state', '4.3.4/states-cannot-be-attacked-or-damaged', (board) =>
    damagedThough(board, 'State'),
  ),

  stateCheck('damaged-face-down', '3.3.2/damage-reveals', function* (board) {
    for (const [place, { inPlay: card, definition }] of board.table.entries()) {
      if (!card.faceDown || card.damage === 0) continue;
      yield {
        message: `${definition.title} has been damaged, and is face up since.`,
        state: [`/inPlay/${place}/faceDown`, `/inPlay/${place}/damage`],
        need: false,
        have: true,
      };
    }
  }),
];

/** Damage on cards of a type that is not damaged, unless the card says otherwise. */
function* damagedThough(board: Board, type: 'Edge' | 'State'): Iterable<Failure> {
  for (const [place, { inPlay: card, definition }] of board.table.entries()) {
    if (definition.type !== type || card.damage === 0 || isDamageable(definition)) continue;
    yield {
      message: `${definition.title} is damaged, and cannot be: its type is ${type}.`,
      state: [`/inPlay/${place}/damage`],
      need: 0,
      have: card.damage,
    };
  }
}

/** A figure that no source gives is not known to be zero; an X is what a text defines. */
function isKnown(board: Board, card: InPlay, definition: Definition, figure: 'fighting' | 'body'): boolean {
  const printed = definition[figure];
  if (printed !== 'X') return typeof printed === 'number';
  return textsOf(board, card).some(({ ability }) => ability.ability === 'x' && ability.figure === figure);
}
