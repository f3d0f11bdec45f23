import type { Cells, Finding } from '../card-columns.ts';
import { notAFigure, numberIn } from '../cells.ts';
import { namesIn } from '../spellings.ts';
import { gems } from './card.ts';
import { knownGems } from './spellings.ts';

/** A column of its own for each gem: `masterGems` for Master. */
export const gemFields = Object.fromEntries(
  gems.map((gem) => [
    fieldOf(gem),
    { headings: [`${gem} Gems`, gem], about: `How many ${gem} gems it has.` },
  ]),
);

function fieldOf(gem: string): string {
  return `${gem.toLowerCase()}Gems`;
}

/** How many of each gem; null where the row gives none, undefined where it does not speak of them. */
export function gemsIn(cells: Cells, findings: Finding[]): Record<string, number> | null | undefined {
  const list = cells.get('gems');
  const columns = gems.filter((gem) => cells.has(fieldOf(gem)));
  if (list === undefined && columns.length === 0) return undefined;
  const counted = columns.flatMap((gem) => {
    const cell = cells.get(fieldOf(gem)) ?? '';
    const count = cell === '' ? null : numberIn(cell);
    if (count === undefined) findings.push(notAFigure(fieldOf(gem), cell, 'a number'));
    return count == null ? [] : [[gem, count] as const];
  });
  const tallied = tally(namesIn(list ?? '', knownGems));
  if (counted.length === 0 && tallied.length === 0) return null;
  return Object.fromEntries([...tallied, ...counted].filter(([, count]) => count > 0));
}

function tally(names: readonly string[]): (readonly [string, number])[] {
  return [...new Set(names)].map((name) => [name, names.filter((other) => other === name).length] as const);
}
