import { fold } from '../games/fold.ts';

/** Texts by the groups of three letters that they share with a text, however they are spelt. */
export interface NearTexts {
  near(text: string, most: number): string[];
}

/** By so much of both they must be alike. */
const LEAST_ALIKE = 0.35;
/** What is typed beyond is not compared. */
const LONGEST = 60;

export function nearTexts(texts: readonly string[]): NearTexts {
  const all = texts.map((text) => ({ text, trigrams: trigramsOf(text) }));
  return {
    near(text, most) {
      const sought = trigramsOf(text);
      return all
        .map((one) => ({ text: one.text, alike: likeness(sought, one.trigrams) }))
        .filter(({ alike }) => alike >= LEAST_ALIKE)
        .sort((a, b) => b.alike - a.alike)
        .slice(0, most)
        .map((one) => one.text);
    },
  };
}

function trigramsOf(text: string): ReadonlySet<string> {
  const padded = `  ${fold(text.slice(0, LONGEST)).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)));
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const trigram of a) if (b.has(trigram)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}
