import type { TermView } from '../rulings/views.ts';
import { termAnchor } from './addresses.ts';
import { anyOf } from './any-of.ts';
import { everything, perContent } from './per-content.ts';

/** A part of a text; with a term if it names one of the glossary. */
export interface TextPart {
  readonly text: string;
  /** The last part of the address of its page. */
  readonly term?: string;
}

/** Finds the terms of the glossary of a game in texts. */
export interface Terms {
  /** The parts of a text. Each term is named once; `seen` has the terms that are not to be named again. */
  in(text: string, seen: Set<string>): readonly TextPart[];
  /** The last part of the address of the term that has a name; undefined if none has it. */
  named(name: string): string | undefined;
}

export const termsOf = perContent(
  (services, game, work): Terms =>
    findTerms(services.glossary.search(game, undefined, everything, work).items),
);

/** Words of every sentence; to mark them helps nobody. */
const everydayWords = new Set(['you', 'player', 'players', 'this card', 'x']);

export function findTerms(all: readonly TermView[]): Terms {
  const byName = new Map<string, string>();
  const anchors = new Map<string, string>();
  for (const term of all) {
    for (const name of [term.term, ...term.aliases]) {
      const anchor = anchors.get(name.toLowerCase()) ?? termAnchor(term);
      anchors.set(name.toLowerCase(), anchor);
      if (everydayWords.has(name.toLowerCase())) continue;
      for (const form of formsOf(name)) if (!byName.has(form)) byName.set(form, anchor);
    }
  }
  // Without terms it matches nothing.
  const names = byName.size === 0 ? '(?!)' : anyOf(byName.keys());
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])${names}(?![\\p{L}\\p{N}])`, 'gu');
  return {
    named: (name) => anchors.get(name.toLowerCase()),
    in(text, seen) {
      const parts: TextPart[] = [];
      let shown = 0;
      for (const { 0: found, index } of text.matchAll(pattern)) {
        const term = byName.get(found);
        if (term === undefined || seen.has(term)) continue;
        seen.add(term);
        if (index > shown) parts.push({ text: text.slice(shown, index) });
        parts.push({ text: found, term });
        shown = index + found.length;
      }
      if (shown < text.length) parts.push({ text: text.slice(shown) });
      return parts;
    },
  };
}

/** Numbers that stand for the X of “+X Fighting”. */
const NUMBERS = ['X', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** How a text may write a name. Capitals of a name count, since an Event is not an event; any sentence may add one. */
function formsOf(name: string): readonly string[] {
  const numbers = /^[+-]X\b/.test(name) ? NUMBERS.map((number) => name.replace('X', `${number}`)) : [name];
  return numbers
    .flatMap((one) => [one, one.charAt(0).toUpperCase() + one.slice(1)])
    .flatMap((one) => (/[a-rt-z]$/.test(one) ? [one, pluralOf(one)] : [one]));
}

const pluralOf = (name: string): string => (/[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`);
