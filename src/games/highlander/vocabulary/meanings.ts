import type { Ability } from './abilities.ts';
import type { Choice } from './choices.ts';
import type { Effect } from './effects.ts';
import type { End } from './ends.ts';
import type { Filter, Grid } from './filters.ts';
import type { Modifier } from './modifiers.ts';
import type { Payment } from './payments.ts';
import type { PlayerModifier } from './player-modifiers.ts';
import type { CardRef, PlayerRef, Players } from './references.ts';
import type { Amount, Cards, Condition, EventPattern, Past, Place, Range } from './terms.ts';

/** What the words of the vocabulary mean, each under the name that its schema has. */
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
