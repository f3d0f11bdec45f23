import { fold } from './fold.ts';

/**
 * What `is:` asks for: the restrictions and marks among a card's figures and the groups it belongs to,
 * each as one lower-case word (`Toast It` is `toast-it`).
 */
export function traitsOf(figures: Readonly<Record<string, unknown>>, groups: readonly string[]): string[] {
  const restrictions = Array.isArray(figures.restrictions) ? figures.restrictions : [];
  return [
    ...new Set(
      [...restrictions, figures.mark, ...groups].filter((word) => typeof word === 'string').map(traitOf),
    ),
  ];
}

function traitOf(word: string): string {
  return fold(word).replace(/[^a-z0-9]+/g, '-');
}
