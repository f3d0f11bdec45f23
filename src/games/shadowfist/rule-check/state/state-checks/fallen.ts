import type { Failure } from '../../../../../engine/check.ts';
import type { Definition } from '../../../vocabulary/definition.ts';
import type { Board } from '../../board/board.ts';
import { body, fighting } from '../../board/figures.ts';
import { isSite } from '../../board/printed.ts';
import { textsOf } from '../../board/texts.ts';
import { isDamageable } from '../../doing/damage.ts';
import type { InPlay } from '../state.ts';
import { ofEachCard } from './each-card.ts';
import { hasSettled, stateCheck } from './state-check.ts';
import { mayStay } from './staying.ts';

/** Cards that cannot be in play any longer with the damage they have. */
export const fallen = [
  stateCheck('character-at-zero', '4.6/smoked-at-zero', (board) => {
    if (!hasSettled(board)) return [];
    return ofEachCard(board, ({ inPlay: card, definition }, place) => {
      if (definition.type !== 'Character' || !isKnown(board, card, definition, 'fighting')) return undefined;
      if (fighting(board, card) > 0 || mayStay(board, card)) return undefined;
      return {
        message: `${definition.title} has a Fighting of zero, and is smoked.`,
        state: [`/inPlay/${place}`, `/inPlay/${place}/damage`],
        have: 0,
      };
    });
  }),

  /** By combat damage the attacking player decides at once; by anything else it is smoked. */
  stateCheck('site-at-zero', '3.3.3/site-smoked-by-other-damage', (board) => {
    if (!hasSettled(board)) return [];
    return ofEachCard(board, ({ inPlay: card, definition }, place) => {
      if (!isSite(definition) || !isKnown(board, card, definition, 'body')) return undefined;
      if (body(board, card) > 0 || mayStay(board, card)) return undefined;
      return {
        message: `${definition.title} has a Body of zero, and does not stay in play as it is.`,
        state: [`/inPlay/${place}`, `/inPlay/${place}/damage`],
        have: 0,
      };
    });
  }),

  stateCheck('damaged-edge', '4.3.5/edges-cannot-be-attacked-or-damaged', (board) =>
    damagedThough(board, 'Edge'),
  ),

  stateCheck('damaged-state', '4.3.4/states-cannot-be-attacked-or-damaged', (board) =>
    damagedThough(board, 'State'),
  ),

  stateCheck('damaged-face-down', '3.3.2/damage-reveals', (board) =>
    ofEachCard(board, ({ inPlay: card, definition }, place) => {
      if (!card.faceDown || card.damage === 0) return undefined;
      return {
        message: `${definition.title} has been damaged, and is face up since.`,
        state: [`/inPlay/${place}/faceDown`, `/inPlay/${place}/damage`],
        need: false,
        have: true,
      };
    }),
  ),
];

/** Damage on cards of a type that is not damaged, unless the card says otherwise. */
function damagedThough(board: Board, type: 'Edge' | 'State'): Failure[] {
  return ofEachCard(board, ({ inPlay: card, definition }, place) => {
    if (definition.type !== type || card.damage === 0 || isDamageable(definition)) return undefined;
    return {
      message: `${definition.title} is damaged, and cannot be: its type is ${type}.`,
      state: [`/inPlay/${place}/damage`],
      need: 0,
      have: card.damage,
    };
  });
}

/** A figure that no source gives is not known to be zero; an X is what a text defines. */
function isKnown(board: Board, card: InPlay, definition: Definition, figure: 'fighting' | 'body'): boolean {
  const printed = definition[figure];
  if (printed !== 'X') return typeof printed === 'number';
  return textsOf(board, card).some(({ ability }) => ability.ability === 'x' && ability.figure === figure);
}
