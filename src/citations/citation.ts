import type { GameSnapshot, Source } from '../database/snapshot/snapshot.ts';
import { remembered } from '../engine/remembered.ts';
import type { CitationView } from './citation-view.ts';

/** Something in a section of a source. */
interface Cited {
  readonly source: Source;
  readonly section: string;
  readonly heading: string | null;
}

/** A source, the section in it and its heading, as every answer cites them, with a link to the rules of the section. */
export function citationOf({ source, section, heading }: Cited, game: GameSnapshot): CitationView {
  return {
    source: source.id,
    title: source.title,
    issuer: source.issuer,
    date: source.date,
    section,
    heading,
    url: urlOfSection(source.id, section, game),
  };
}

/** The path of the rules of a section; null if it has none. */
export function urlOfSection(source: string, section: string, game: GameSnapshot): string | null {
  const path = `${source}/${section}`;
  return sectionsWithRules(game).has(path) ? `/v1/rules/${game.game.slug}/${path}` : null;
}

/** The sections of all sources that have rules. */
const sectionsWithRules = remembered(
  ({ rules }: GameSnapshot): ReadonlySet<string> =>
    new Set(rules.map(({ source, section }) => `${source.id}/${section}`)),
);
