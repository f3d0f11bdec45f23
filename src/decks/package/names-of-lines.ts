import type { GameSlug } from '../../games/registry.ts';
import { slugOf } from '../../games/slug.ts';
import { bare } from '../../games/spellings.ts';
import type { Candidate } from '../resolve.ts';
import type { CardLine } from './card-lines.ts';

const ARTICLE = /^(the|an?)\s+/i;
const TRAILING_ARTICLE = /^(.*),\s*(the|an?)$/i;

/**
 * Finds cards by exactly their name, title, former title or slug, whatever the case and marks. A leading article may be
 * left out or added where no card is called exactly so: "warrior" finds "The Warrior" only if there is no "Warrior".
 */
export function cardsCalled(lines: readonly CardLine[], game: GameSlug): (name: string) => Candidate[] {
  const fullNames = lines.map((line) => [line, [line.name]] as const);
  const allNames = lines.map((line) => {
    const names = [line.name, line.title, ...line.formerTitles, line.slug.replaceAll('-', ' ')];
    return [line, names] as const;
  });
  // A full name precedes titles that several cards have, and the name as written one with another article.
  const indexes = [
    indexBy(exactKey, fullNames),
    indexBy(nameKey, fullNames),
    indexBy(exactKey, allNames),
    indexBy(nameKey, allNames),
  ];
  return (name) =>
    found(name, indexes).map((line) => ({
      game,
      slug: line.slug,
      name: line.name,
      url: `/v1/cards/${game}/${line.slug}`,
      score: 1,
    }));
}

interface NameIndex {
  readonly keyOf: (name: string) => string;
  readonly lines: ReadonlyMap<string, readonly CardLine[]>;
}

function indexBy(
  keyOf: NameIndex['keyOf'],
  named: readonly (readonly [CardLine, readonly string[]])[],
): NameIndex {
  const lines = new Map<string, CardLine[]>();
  for (const [line, names] of named) {
    for (const key of new Set(names.map(keyOf))) {
      const same = lines.get(key);
      if (same === undefined) lines.set(key, [line]);
      else same.push(line);
    }
  }
  return { keyOf, lines };
}

/** In the first index that has the name. */
function found(name: string, indexes: readonly NameIndex[]): readonly CardLine[] {
  for (const { keyOf, lines } of indexes) {
    const held = lines.get(keyOf(name));
    if (held !== undefined) return held;
  }
  return [];
}

function exactKey(name: string): string {
  const { article, rest } = partsOf(name);
  return `${article} ${rest}`;
}

function nameKey(name: string): string {
  return partsOf(name).rest;
}

function partsOf(name: string): { readonly article: string; readonly rest: string } {
  const whole = name.trim().replace(TRAILING_ARTICLE, '$2 $1');
  const rest = bare(whole.replace(ARTICLE, ''));
  if (rest === '') return { article: '', rest: bare(whole) || slugOf([whole]) };
  return { article: ARTICLE.exec(whole)?.[1]?.toLowerCase() ?? '', rest };
}
