import { equal } from './equal.ts';
import { Marks } from './marks.ts';
import { NOTHING, type Pattern, patternOf, withFound } from './matching.ts';
import type { Kind } from './parsing.ts';

/** What fills the slots of a phrase, by their names. */
export type Filling = Readonly<Record<string, unknown>>;

/** What a phrase is built of, as far as it matters for its inverse. */
interface Built {
  readonly slots: Readonly<Record<string, Kind<unknown>>>;
  build(filling: Filling): unknown;
}

/** More combinations of marks are not tried. */
const MOST = 400;

interface Example {
  readonly filling: Filling;
  readonly built: unknown;
}

/** What a phrase means for marks in its slots. */
export function examplesOf(
  { slots, build }: Built,
  names: readonly string[],
  marks: Marks,
): readonly Example[] {
  let fillings: Filling[] = [{}];
  for (const name of names) {
    const marked = slots[name]?.marked(marks) ?? [];
    fillings = fillings.flatMap((filling) => marked.map((value) => ({ ...filling, [name]: value })));
    if (fillings.length > MOST) fillings.length = MOST;
  }
  return fillings.flatMap((filling) => {
    const built = attempted(build, filling);
    return built === undefined || typeof built === 'function' ? [] : { filling, built };
  });
}

/** What is built; undefined also if it looks into its parts for what no mark has. */
function attempted(build: Built['build'], filling: Filling): unknown {
  try {
    return build(filling);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/**
 * The fillings with which a phrase means a value. The phrase is built of marks once, and the marks are then found in the
 * value; each filling is proved by building it again.
 */
export function inverseOf(phrase: Built, names: readonly string[]): (value: unknown) => readonly Filling[] {
  let patterns: readonly Known[] | undefined;
  return (value) => {
    patterns ??= patternsOf(examplesOf(phrase, names, new Marks()));
    return patterns.flatMap(({ filling, pattern }) =>
      pattern(value, NOTHING).flatMap((found) => {
        const entries = names.map((name) => [name, withFound(filling[name], found)] as const);
        if (entries.some(([, given]) => given === undefined)) return [];
        const given = Object.fromEntries(entries);
        return equal(attempted(phrase.build, given), value) ? [given] : [];
      }),
    );
  };
}

interface Known {
  readonly filling: Filling;
  readonly pattern: Pattern;
}

/** The patterns of examples that differ in more than the names of their marks. */
function patternsOf(examples: readonly Example[]): readonly Known[] {
  const known = new Map<string, Known>();
  for (const { filling, built } of examples) {
    const names = new Map<string, number>();
    const text = JSON.stringify(built).replace(
      /⟨([*+]?)(\d+)⟩|1\d{6,}/g,
      (mark, sort: string | undefined, id: string) => {
        names.set(id, names.get(id) ?? names.size);
        return sort === undefined ? mark : `⟨${sort}${names.get(id)}⟩`;
      },
    );
    if (!known.has(text)) known.set(text, { filling, pattern: patternOf(built) });
  }
  return [...known.values()];
}
