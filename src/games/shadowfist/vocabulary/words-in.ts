import type { Node } from '../../vocabulary/nodes.ts';
import { abilityNodes, type WordOf, wordsOf } from '../../vocabulary/words-in.ts';
import type { Ability } from './abilities.ts';
import type { Choice } from './choices.ts';
import type { Definition } from './definition.ts';
import type { EffectPattern } from './effect-patterns.ts';
import type { Effect } from './effects.ts';
import { ability } from './grammar.ts';
import type { Modifier } from './modifiers.ts';
import type { Payment } from './payments.ts';
import type { PlayerModifier } from './player-modifiers.ts';
import type { CardRef, PlayerRef, Players } from './references.ts';
import type { Response } from './responses.ts';
import type { Amount, Cards, Condition, EventPattern, Filter, Place, Range } from './terms.ts';

export interface Meanings {
  readonly Ability: Ability;
  readonly Amount: Amount;
  readonly CardRef: CardRef;
  readonly Cards: Cards;
  readonly Choice: Choice;
  readonly Condition: Condition;
  readonly Effect: Effect;
  readonly EffectPattern: EffectPattern;
  readonly EventPattern: EventPattern;
  readonly Filter: Filter;
  readonly Modifier: Modifier;
  readonly Payment: Payment;
  readonly Place: Place;
  readonly PlayerModifier: PlayerModifier;
  readonly PlayerRef: PlayerRef;
  readonly Players: Players;
  readonly Range: Range;
  readonly Response: Response;
}

export type Word = WordOf<Meanings>;

export function abilitiesOf({ abilities }: Pick<Definition, 'abilities'>): Node[] {
  return abilityNodes(ability, abilities);
}

export const { wordAt, wordsIn } = wordsOf<Meanings>([
  ...(['Ability', 'Amount', 'CardRef', 'Cards', 'Choice', 'Condition', 'Effect', 'EffectPattern'] as const),
  ...(['EventPattern', 'Filter', 'Modifier', 'Payment', 'Place', 'PlayerModifier', 'PlayerRef'] as const),
  ...(['Players', 'Range', 'Response'] as const),
]);
