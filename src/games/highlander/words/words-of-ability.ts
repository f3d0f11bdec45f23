import { remembered } from '../../../engine/remembered.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { Effect } from '../vocabulary/effects.ts';
import { ability, effect } from '../vocabulary/grammar.ts';
import { type Word, wordsIn } from '../vocabulary/words-in.ts';

/** Every word of an ability, each before the words in it. */
export const wordsOf = remembered((value: Ability): readonly Word[] => [
  ...wordsIn({ schema: ability, value, path: [] }),
]);

/** Every effect of an ability, also of abilities that it grants. */
export function effectsIn(value: Ability): readonly Effect[] {
  return wordsOf(value).flatMap((word) => (word.kind === 'Effect' ? word.value : []));
}

/** An effect and the words in it, each before the words in it. */
export const wordsOfEffect = remembered((value: Effect): readonly Word[] => [
  ...wordsIn({ schema: effect, value, path: [] }),
]);

/** The name of an effect, the keys of a modifier, the kinds that a filter asks for. */
export function namesOf({ kind, value }: Word): readonly string[] {
  switch (kind) {
    case 'Effect':
      return [value.do];
    case 'Ability':
      return [value.ability];
    case 'Modifier':
      return [...Object.keys(value), ...('kind' in value ? [value.kind] : [])];
    case 'PlayerModifier':
      return Object.keys(value);
    case 'Filter':
      return value.kind ?? [];
    default:
      return [];
  }
}
