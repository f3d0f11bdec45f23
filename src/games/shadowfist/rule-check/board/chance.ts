import type { Ability } from '../../vocabulary/abilities.ts';
import type { Cards } from '../../vocabulary/terms.ts';
import { choiceRoles } from '../../words/choices/choices.ts';
import { chosenName, wordsOf } from '../../words/words-of-ability.ts';
import type { Frame } from '../state/values.ts';
import type { Board } from './board.ts';
import { sourceOf, textsOf } from './texts.ts';

/** Whether it is chance that chose these cards for a text: nobody then brings them into play voluntarily (10.1.1). */
export function isByChance(board: Board, cards: Cards | undefined, frame: Frame): boolean {
  const name = chosenName(cards);
  return name !== undefined && abilitiesOf(board, frame).some((one) => leavesToChance(one, name));
}

/** The abilities of the card that a frame speaks for. */
export function abilitiesOf(board: Board, frame: Frame): readonly Ability[] {
  const source = sourceOf(board, frame);
  if (source?.inPlay !== undefined) return textsOf(board, source.inPlay).map((text) => text.ability);
  return source?.definition.abilities ?? [];
}

function leavesToChance(ability: Ability, name: string): boolean {
  return wordsOf(ability).some(
    ({ kind, value }) =>
      kind === 'Choice' && value.as === name && choiceRoles(value).isByChance?.(value) === true,
  );
}
