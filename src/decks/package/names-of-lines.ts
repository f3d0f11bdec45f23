import type { GameSlug } from '../../games/registry.ts';
import { slugOf } from '../../games/slug.ts';
import { bare } from '../../games/spellings.ts';
import type { Candidate } from '../resolve.ts';
import type { CardLine } from './card-lines.ts';

const ARTICLE = /^(the|an?)\s+/i;

/** Finds cards by exactly their name, title, former title or slug, whatever the case, marks and leading article. */
export function cardsCalled(lines: readonly CardLine[], game: GameSlug): (name: string) => Candidate[] {
  const byName = new Map<string, CardLine[]>();
  for (const line of lines) {
    const names = [line.name, line.title, ...line.formerTitles, line.slug.replaceAll('-', ' ')];
    for (const key of new Set(names.map(keyOf))) byName.set(key, [...(byName.get(key) ?? []), line]);
  }
  // A full name stands before titles that several cards have.
  const byFullName = new Map<string, CardLine[]>();
  for (const line of lines)
    byFullName.set(keyOf(line.name), [...(byFullName.get(keyOf(line.name)) ?? []), line]);
  return (name) =>
    (byFullName.get(keyOf(name)) ?? byName.get(keyOf(name)) ?? []).map((line) => ({
      game,
      slug: line.slug,
      name: line.name,
      url: `/v1/cards/${game}/${line.slug}`,
      score: 1,
    }));
}

function keyOf(name: string): string {
  const whole = name.trim();
  return bare(whole.replace(ARTICLE, '')) || bare(whole) || slugOf([whole]);
}
