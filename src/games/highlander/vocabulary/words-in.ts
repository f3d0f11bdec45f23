import { z } from 'zod';
import type { Path } from '../../../engine/mistake.ts';
import { type Node, nodesBelow } from '../../vocabulary/nodes.ts';
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

interface Meanings {
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

/** What is said at one place, by the name that its schema has. */
export type Word = {
  readonly [Kind in keyof Meanings]: { readonly kind: Kind; readonly value: Meanings[Kind] };
}[keyof Meanings];

export function abilitiesOf({ abilities }: Pick<Definition, 'abilities'>): Node[] {
  return abilities.map((value, at) => ({ schema: ability, value, path: ['abilities', at] }));
}

const kinds: ReadonlySet<string> = new Set<keyof Meanings>([
  ...(['Ability', 'Amount', 'CardRef', 'Cards', 'Choice', 'Condition', 'Effect', 'End'] as const),
  ...(['EventPattern', 'Filter', 'Grid', 'Modifier', 'Past', 'Payment', 'Place'] as const),
  ...(['PlayerModifier', 'PlayerRef', 'Players', 'Range'] as const),
]);

/** The word that stands at a place; none where it is only a part of one. */
export function wordAt({ schema, value }: Node): Word | null {
  // Words of both games stand in one registry: those of this game by a name of their own.
  const kind = z.globalRegistry.get(schema)?.id?.replace(/^Highlander/, '');
  const word = { kind, value };
  return isWord(word) ? word : null;
}

/** A definition was read by these schemas: what one with a name let through is what the name says. */
function isWord(word: { readonly kind: string | undefined; readonly value: unknown }): word is Word {
  return word.kind !== undefined && kinds.has(word.kind);
}

/** Every word at a place and below it, each before those within it. */
export function* wordsIn(node: Node): Generator<Word & { readonly path: Path }> {
  const word = wordAt(node);
  if (word !== null) yield { ...word, path: node.path };
  for (const below of nodesBelow(node)) yield* wordsIn(below);
}
