import type { Node } from '../../vocabulary/nodes.ts';
import { abilityNodes, type WordOf, wordsOf } from '../../vocabulary/words-in.ts';
import type { Ability } from './abilities.ts';
import type { Choice } from './choices.ts';
import type { Definition } from './definition.ts';
import type { Effect } from './effects.ts';
import type { End } from './ends.ts';
import type { Filter, Grid } from './filters.ts';
import { ability } from './grammar.ts';
import type { Modifier } from './modifiers.ts';
import type { Payment } from './payments.ts';
import type { PlayerModifier } from './player-modifiers.ts';
import type { CardRef, PlayerRef, Players } from './references.ts';
import type { Amount, Cards, Condition, EventPattern, Past, Place, Range } from './terms.ts';

export interface Meanings {
  readonly Ability: Ability;
  readonly Amount: Amount;
  readonly CardRef: CardRef;
  readonly Cards: Cards;
  readonly Choice: Choice;
  readonly Condition: Condition;
  readonly Effect: Effect;
  readonly End: End;
  readonly EventPattern: EventPattern;
  readonly Filter: Filter;
  readonly Grid: Grid;
  readonly Modifier: Modifier;
  readonly Past: Past;
  readonly Payment: Payment;
  readonly Place: Place;
  readonly PlayerModifier: PlayerModifier;
  readonly PlayerRef: PlayerRef;
  readonly Players: Players;
  readonly Range: Range;
}

export type Word = WordOf<Meanings>;

export function abilitiesOf({ abilities }: Pick<Definition, 'abilities'>): Node[] {
  return abilityNodes(ability, abilities);
}

export const { wordAt, wordsIn } = wordsOf<Meanings>(
  [
    ...(['Ability', 'Amount', 'CardRef', 'Cards', 'Choice', 'Condition', 'Effect', 'End'] as const),
    ...(['EventPattern', 'Filter', 'Grid', 'Modifier', 'Past', 'Payment', 'Place'] as const),
    ...(['PlayerModifier', 'PlayerRef', 'Players', 'Range'] as const),
  ],
  'Highlander',
);
