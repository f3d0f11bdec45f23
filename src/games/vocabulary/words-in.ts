import { z } from 'zod';
import type { Schema } from '../../engine/forms.ts';
import type { Path } from '../../engine/mistake.ts';
import { type Node, nodesBelow } from './nodes.ts';

/** What is said at one place, by the name that its schema has. */
export type WordOf<Meanings> = {
  readonly [Kind in keyof Meanings & string]: { readonly kind: Kind; readonly value: Meanings[Kind] };
}[keyof Meanings & string];

export interface Words<Word> {
  /** The word that stands at a place; none where it is only a part of one. */
  readonly wordAt: (node: Node) => Word | null;
  /** Every word at a place and below it, each before those within it. */
  readonly wordsIn: (node: Node) => Generator<Word & { readonly path: Path }>;
}

/**
 * The words of a game, by the names that their schemas have. The words of all games stand in one registry: those of
 * some by a name of their own, which begins with `prefix`.
 */
export function wordsOf<Meanings>(kinds: readonly (keyof Meanings)[], prefix = ''): Words<WordOf<Meanings>> {
  type Word = WordOf<Meanings>;
  const known: ReadonlySet<PropertyKey> = new Set(kinds);

  /** A definition was read by these schemas: what one with a name let through is what the name says. */
  function isWord(word: { readonly kind: string; readonly value: unknown }): word is Word {
    return known.has(word.kind);
  }

  function wordAt({ schema, value }: Node): Word | null {
    const id = idOf(schema);
    if (id === undefined) return null;
    const word = { kind: id.startsWith(prefix) ? id.slice(prefix.length) : id, value };
    return isWord(word) ? word : null;
  }

  function* wordsIn(node: Node): Generator<Word & { readonly path: Path }> {
    const word = wordAt(node);
    if (word !== null) yield { ...word, path: node.path };
    for (const below of nodesBelow(node)) yield* wordsIn(below);
  }

  return { wordAt, wordsIn };
}

/** A word that is described anew where it stands is still that word. */
function idOf(schema: Schema): string | undefined {
  const { parent } = schema._zod;
  return z.globalRegistry.get(schema)?.id ?? (parent === undefined ? undefined : idOf(parent));
}

/** The places of the abilities of a card. */
export function abilityNodes(schema: Schema, abilities: readonly unknown[]): Node[] {
  return abilities.map((value, at) => ({ schema, value, path: ['abilities', at] }));
}
