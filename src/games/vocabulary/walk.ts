import type { Mistake } from '../../engine/answer.ts';
import { mistake, type Path } from '../../engine/mistake.ts';
import { type Node, nodesBelow } from './nodes.ts';

/** What is noticed on the way through a definition. */
export interface Noticed {
  readonly mistakes: Mistake[];
  /** Names that are there to be read, and those that are, by their JSON Pointers. */
  readonly written: Set<string>;
  readonly read: Set<string>;
}

export function nothingNoticed(): Noticed {
  return { mistakes: [], written: new Set(), read: new Set() };
}

/** What can be spoken of at a place: its names at least, each with the JSON Pointer to where it is to be read. */
interface Scoped {
  readonly names: ReadonlyMap<string, { readonly toBeRead: string | null }>;
}

/** How a game's words are read. */
export interface Readings<Word, Scope extends Scoped> {
  /** The word that stands at a place; none where it is only a part of one. */
  readonly wordAt: (node: Node) => Word | null;
  readonly mistakesIn: (word: Word, path: Path, scope: Scope, read: Set<string>) => Mistake[];
  readonly nameGivenBy: (word: Word) => string | undefined;
  /** What can be spoken of within a word, wherever in it; and under one of its keys. */
  readonly within: (word: Word, scope: Scope) => Scope;
  readonly under: (word: Word, key: PropertyKey, scope: Scope) => Scope;
  /** What one key of a word adds to what those after it can speak of. */
  readonly beyond: (word: Word, key: PropertyKey, scope: Scope) => Scope;
  /** What a word leaves behind, of all that was said in it. */
  readonly after: (word: Word, path: Path, outside: Scope, inside: Scope) => Scope;
  readonly remembering: (scope: Scope, inner: Scope) => Scope;
}

/** Goes through a text as it is read, from its choices to what it does; returns what can be spoken of afterwards. */
export type Walk<Scope> = (node: Node, scope: Scope, noticed: Noticed) => Scope;

export function walker<Word, Scope extends Scoped>(readings: Readings<Word, Scope>): Walk<Scope> {
  const { wordAt, mistakesIn, nameGivenBy, within, under, beyond, after, remembering } = readings;

  function walk(node: Node, scope: Scope, noticed: Noticed, owner: Word | null = null): Scope {
    const word = wordAt(node);
    if (word === null) return walkParts(node, owner, scope, noticed);
    const { path } = node;
    noticed.mistakes.push(...mistakesIn(word, path, scope, noticed.read));
    const inside = walkParts(node, word, within(word, scope), noticed);
    const reached = after(word, path, scope, inside);
    const name = nameGivenBy(word);
    if (name === undefined) return reached;
    const toBeRead = reached.names.get(name)?.toBeRead ?? null;
    if (toBeRead !== null) noticed.written.add(toBeRead);
    if (inside.names.has(name)) {
      noticed.mistakes.push(
        mistake('duplicate', [...path, 'as'], `“${name}” is the name of something else.`),
      );
    }
    return reached;
  }

  /** `owner` is the word that has the keys of an object that is no word itself. */
  function walkParts(node: Node, owner: Word | null, scope: Scope, noticed: Noticed): Scope {
    let reached = scope;
    for (const below of nodesBelow(node)) {
      const key = below.path.length > node.path.length ? below.path.at(-1) : undefined;
      if (key === undefined) {
        reached = walk(below, reached, noticed, owner);
        continue;
      }
      // What is done otherwise knows nothing of what was then neither chosen nor done.
      const start = key === 'otherwise' ? { ...reached, names: scope.names } : reached;
      const end = walk(below, owner === null ? start : under(owner, key, start), noticed);
      reached = remembering(reached, end);
      if (owner !== null) reached = beyond(owner, key, reached);
    }
    return reached;
  }

  return (node, scope, noticed) => walk(node, scope, noticed);
}

/** What is no mistake, but was probably forgotten: names that nothing reads. */
export function unread({ written, read }: Noticed): Mistake[] {
  return [...written]
    .filter((pointer) => !read.has(pointer))
    .map((pointer) => ({
      ...{ code: 'dangling-reference', pointer, message: 'Nothing reads this name.', suggestion: null },
    }));
}
