import { remembered } from '../../../../engine/remembered.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import { ability } from '../../vocabulary/grammar.ts';
import type { PlayerRef } from '../../vocabulary/references.ts';
import { type Word, wordsIn } from '../../vocabulary/words-in.ts';
import type { InPlay } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import type { Board } from './board.ts';
import { abilitiesOf } from './chance.ts';
import { cannot } from './figures.ts';
import { sourceOf } from './texts.ts';

/**
 * Whether a text targets a card under this name in order to take control of it, and the card says that this player
 * cannot: then it is no target for that text (example of 7.4).
 */
export function cannotBeTaken(board: Board, name: string, card: InPlay, frame: Frame): boolean {
  return abilitiesOf(board, frame).some((one) => {
    const by = takers(one).get(name);
    const player = by === undefined ? undefined : board.meanings.player(board, by, frame);
    return player !== undefined && cannot(board, card, 'be-taken-control-of', sourceOf(board, frame), player);
  });
}

/** Who takes control of what a text has chosen, by its names. */
const takers = remembered(
  (value: Ability): ReadonlyMap<string, PlayerRef> =>
    new Map([...wordsIn({ schema: ability, value, path: [] })].flatMap(takenIn)),
);

function takenIn(word: Word): (readonly [string, PlayerRef])[] {
  if (word.kind !== 'Effect' || word.value.do !== 'take-control') return [];
  const { cards, by } = word.value;
  return typeof cards === 'object' && 'chosen' in cards ? [[cards.chosen, by]] : [];
}
