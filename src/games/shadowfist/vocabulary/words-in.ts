import type { Node } from '../../vocabulary/nodes.ts';
import { abilityNodes, type WordOf, wordsOf } from '../../vocabulary/words-in.ts';
import type { Definition } from './definition.ts';
import { ability } from './grammar.ts';
import type { Meanings } from './meanings.ts';

export type Word = WordOf<Meanings>;

export function abilitiesOf({ abilities }: Pick<Definition, 'abilities'>): Node[] {
  return abilityNodes(ability, abilities);
}

export const { wordAt, wordsIn } = wordsOf<Meanings>([
  ...(['Ability', 'Amount', 'CardRef', 'Cards', 'Choice', 'Condition', 'Effect', 'EffectPattern'] as const),
  ...(['EventPattern', 'Filter', 'Modifier', 'Payment', 'Place', 'PlayerModifier', 'PlayerRef'] as const),
  ...(['Players', 'Range', 'Response'] as const),
]);
