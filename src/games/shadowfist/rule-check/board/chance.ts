import type { Ability } from '../../vocabulary/abilities.ts';
import { ability } from '../../vocabulary/grammar.ts';
import type { Cards } from '../../vocabulary/terms.ts';
import { wordsIn } from '../../vocabulary/words-in.ts';
import type { Frame } from '../state/values.ts';
import type { Board } from './board.ts';
import { sourceOf, textsOf } from './texts.ts';

/** Whether it is chance that chose these cards for a text: nobody then brings them into play voluntarily (10.1.1). */
export function isByChance(board: Board, cards: Cards | undefined, frame: Frame): boolean {
  if (typeof cards !== 'object' || !('chosen' in cards)) return false;
  return abilitiesOf(board, frame).some((one) => leavesToChance(one, cards.chosen));
}

/** The abilities of the card that a frame speaks for. */
export function abilitiesOf(board: Board, frame: Frame): readonly Ability[] {
  const source = sourceOf(board, frame);
  if (source?.inPlay !== undefined) return textsOf(board, source.inPlay).map((text) => text.ability);
  return source?.definition.abilities ?? [];
}

function leavesToChance(value: Ability, name: string): boolean {
  for (const word of wordsIn({ schema: ability, value, path: [] })) {
    if (word.kind !== 'Choice' || word.value.as !== name) continue;
    if (word.value.choose === 'cards' && word.value.random === true) return true;
  }
  return false;
}
