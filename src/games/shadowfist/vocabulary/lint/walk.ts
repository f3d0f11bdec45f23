import type { Mistake } from '../../../../engine/answer.ts';
import { mistake } from '../../../../engine/mistake.ts';
import { type Node, nodesBelow } from '../../../vocabulary/nodes.ts';
import { type Word, wordAt } from '../words-in.ts';
import { formMistakes } from './form-mistakes.ts';
import { referenceMistakes } from './reference-mistakes.ts';
import { remembering, type Scope } from './scope.ts';
import { after, beyond, under, within } from './spoken-of.ts';

/** What is noticed on the way through a definition. */
export interface Noticed {
  readonly mistakes: Mistake[];
  /** Names that are there to be read, and those that are, by their JSON Pointers. */
  readonly written: Set<string>;
  readonly read: Set<string>;
}

/** Goes through a text as it is read, from its choices to what it does; returns what can be spoken of afterwards. */
export function walk(node: Node, scope: Scope, noticed: Noticed, owner: Word | null = null): Scope {
  const word = wordAt(node);
  if (word === null) return walkParts(node, owner, scope, noticed);
  const { path } = node;
  noticed.mistakes.push(...formMistakes(word, path), ...referenceMistakes(word, path, scope, noticed.read));
  const inside = walkParts(node, word, within(word, scope), noticed);
  const reached = after(word, path, scope, inside);
  const name = nameGivenBy(word);
  if (name === undefined) return reached;
  const toBeRead = reached.names.get(name)?.toBeRead ?? null;
  if (toBeRead !== null) noticed.written.add(toBeRead);
  if (inside.names.has(name)) {
    noticed.mistakes.push(mistake('duplicate', [...path, 'as'], `“${name}” is the name of something else.`));
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

function nameGivenBy(word: Word): string | undefined {
  return word.kind === 'Choice' || word.kind === 'Effect' ? word.value.as : undefined;
}

export function nothingNoticed(): Noticed {
  return { mistakes: [], written: new Set(), read: new Set() };
}
