import { buildNameIndex, type FuzzyAnswer, type Named, type NameEntry } from '../../src/names/name-index.ts';

/** A card of Shadowfist whose id is its name. */
export function fist(name: string, ...aliases: string[]): NameEntry {
  return { id: name, game: 'shadowfist', name, aliases, additions: [] };
}

/** A card of Highlander whose id is its name. */
export function lander(name: string, ...aliases: string[]): NameEntry {
  return { id: name, game: 'highlander', name, aliases, additions: [] };
}

export function cast(...names: string[]) {
  return buildNameIndex(names.map((name) => fist(name)));
}

export function namesOf(entries: readonly Named[]): string[] {
  return entries.map(({ name }) => name);
}

/** A fuzzy answer by names alone. */
export function meant(answer: FuzzyAnswer): string | { either: string[] } | { perhaps: string[] } {
  switch (answer.kind) {
    case 'found':
      return answer.entry.name;
    case 'ambiguous':
      return { either: answer.candidates.map(({ entry }) => entry.name) };
    case 'none':
      return { perhaps: answer.suggestions.map(({ entry }) => entry.name) };
  }
}
