import type { GameContent, Placed } from './parse-seeds.ts';

/** The content with all that sources say in the order in which they were issued; within a source, as it is written. */
export function inSourceOrder(content: GameContent): GameContent {
  const ranks = new Map(content.sources.map(({ value }, rank) => [value.id, rank]));
  const rankOf = ({ value }: Placed<{ readonly source: string }>) => ranks.get(value.source) ?? 0;
  const sorted = <T extends { readonly source: string }>(entries: readonly Placed<T>[]) =>
    [...entries].sort((a, b) => rankOf(a) - rankOf(b));
  return {
    ...content,
    abilities: sorted(content.abilities),
    groups: sorted(content.groups),
    rulings: sorted(content.rulings),
    rules: sorted(content.rules),
    glossary: sorted(content.glossary),
  };
}
