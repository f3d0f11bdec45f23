import type { DeckFormat, FormatAdvice, FormatRule } from './format.ts';

/** A format as it is kept: one with rules, or a list of sets. */
export interface KeptFormat {
  readonly slug: string;
  readonly name: string;
  readonly ruleset: string | null;
  readonly about: string | null;
  /** Codes; empty for all. */
  readonly sets: readonly string[];
  readonly rules: readonly FormatRule[];
  readonly advice: readonly FormatAdvice[];
}

/** A list of sets has the rules of the first format of the game, and that its cards come from the sets. */
export function effectiveFormat(format: KeptFormat, all: readonly KeptFormat[]): DeckFormat {
  const { slug, name, ruleset, about, sets, rules, advice } = format;
  const told = about ?? `The sets of ${name}.`;
  if (sets.length === 0) return { slug, name, ruleset, about: told, rules, advice };
  const base = all.find((one) => one.sets.length === 0);
  const fromSets = { check: 'sets', rule: null, sets };
  return {
    slug,
    name,
    ruleset: ruleset ?? base?.ruleset ?? null,
    about: told,
    rules: [...(base?.rules ?? []), ...rules, fromSets],
    advice: [...(base?.advice ?? []), ...advice],
  };
}
