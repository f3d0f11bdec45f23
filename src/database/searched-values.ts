import { z } from 'zod';
import { traitsOf } from '../games/traits.ts';
import type { Card } from './snapshot/snapshot.ts';

/** The values of a card that searches ask for. */
export interface SearchedValues {
  readonly grid: string | null;
  readonly factions: string[];
  readonly traits: string[];
  readonly immortals: string[];
  readonly gems: string[];
  readonly sets: string[];
  readonly sources: string[];
}

const gems = z.record(z.string(), z.number()).nullish();

/** The values of a card that belongs to groups with these names. */
export function searchedValues(
  { figures, printings, named, versions }: Card,
  groups: readonly string[],
): SearchedValues {
  return {
    grid: typeof figures.grid === 'string' ? figures.grid : null,
    factions: wordsOf(figures.factions),
    traits: traitsOf(figures, groups),
    immortals: wordsOf(figures.immortals),
    gems: Object.keys(gems.parse(figures.gems) ?? {}),
    sets: [...new Set(printings.map(({ set }) => set.code))],
    sources: [
      ...new Set([
        ...named.map(({ source }) => source),
        ...versions.flatMap(({ source }) => source?.id ?? []),
      ]),
    ],
  };
}

function wordsOf(figure: unknown): string[] {
  return Array.isArray(figure) ? figure.filter((word) => typeof word === 'string') : [];
}
