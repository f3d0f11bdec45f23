import { remembered } from '../../../engine/remembered.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { Effect } from '../vocabulary/effects.ts';
import { ability } from '../vocabulary/grammar.ts';
import type { CardRef } from '../vocabulary/references.ts';
import type { Cards } from '../vocabulary/terms.ts';
import { wordsIn } from '../vocabulary/words-in.ts';

/** Every word of an ability, each before the words in it. */
export const wordsOf = remembered((value: Ability) => [...wordsIn({ schema: ability, value, path: [] })]);

/** Every effect of an ability, also of abilities that it grants. */
export function effectsIn(value: Ability): Effect[] {
  return wordsOf(value).flatMap((word) => (word.kind === 'Effect' ? word.value : []));
}

/** The name under which a card or set of cards was chosen. */
export function chosenName(cards: Cards | CardRef | undefined): string | undefined {
  return typeof cards === 'object' && 'chosen' in cards ? cards.chosen : undefined;
}
