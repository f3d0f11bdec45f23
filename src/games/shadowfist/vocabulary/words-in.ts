import { z } from 'zod';
import type { Path } from '../../../engine/mistake.ts';
import { type Node, nodesBelow } from '../../vocabulary/nodes.ts';
import {
  type Ability,
  ability,
  type Effect,
  type Modifier,
  type PlayerModifier,
  type Response,
} from './abilities.ts';
import type { Choice } from './choices.ts';
import type { Definition } from './definition.ts';
import type { EffectPattern } from './effect-patterns.ts';
import type { Payment } from './payments.ts';
import type { CardRef, PlayerRef, Players } from './references.ts';
import type { Amount, Cards, Condition, EventPattern, Filter, Place, Range } from './terms.ts';

interface Meanings {
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

/** What is said at one place, by the name that its schema has. */
export type Word = {
  readonly [Kind in keyof Meanings]: { readonly kind: Kind; readonly value: Meanings[Kind] };
}[keyof Meanings];

export function abilitiesOf({ abilities }: Pick<Definition, 'abilities'>): Node[] {
  return abilities.map((value, at) => ({ schema: ability, value, path: ['abilities', at] }));
}

const kinds: ReadonlySet<string> = new Set<keyof Meanings>([
  ...(['Ability', 'Amount', 'CardRef', 'Cards', 'Choice', 'Condition', 'Effect', 'EffectPattern'] as const),
  ...(['EventPattern', 'Filter', 'Modifier', 'Payment', 'Place', 'PlayerModifier', 'PlayerRef'] as const),
  ...(['Players', 'Range', 'Response'] as const),
]);

/** The word that stands at a place; none where it is only a part of one. */
export function wordAt({ schema, value }: Node): Word | null {
  const word = { kind: z.globalRegistry.get(schema)?.id, value };
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
