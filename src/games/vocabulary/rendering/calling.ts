import { many, type Noun, one } from '../english.ts';
import type { Called } from './spoken-text.ts';

/** What a text names, before it is told from what else would be called the same. */
export interface Naming {
  readonly name: string;
  readonly kind: string;
  readonly as: 'one' | 'many';
}

/**
 * How a text calls what it names: “that Character”, or by its name as well, where two would be called the same; as also
 * by one of the kinds of things that it speaks of without a name.
 */
export function callingOf(
  namings: readonly Naming[],
  unnamed: readonly string[],
): ReadonlyMap<string, Called> {
  return new Map(namings.map((naming) => [naming.name, calledBeside(naming, namings, unnamed)]));
}

function calledBeside(
  { name, kind, as }: Naming,
  all: readonly Naming[],
  unnamed: readonly string[],
): Called {
  const others = all.filter((other) => other.name !== name).map((other) => other.kind);
  const isAlone = ![...others, ...unnamed].includes(kind);
  const phrase = isAlone ? `${as === 'many' ? 'those' : 'that'} ${kind}` : `the ${kind} [${name}]`;
  return {
    noun: as === 'many' ? many(phrase) : one(phrase),
    mark: isAlone ? '' : ` [${name}]`,
    number: kind === 'number' ? phrase : `the number of ${phrase}`,
  };
}

interface Calling {
  readonly called: ReadonlyMap<string, Called>;
}

/** What the text has given a name. */
export function named(name: string, { called }: Calling): Noun {
  return called.get(name)?.noun ?? one(`[${name}]`);
}

/** The number that was chosen under a name, or of the cards that were. */
export function numberNamed(name: string, { called }: Calling): string {
  return called.get(name)?.number ?? `[${name}]`;
}
