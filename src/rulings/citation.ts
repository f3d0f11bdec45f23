import type { Source } from '../database/snapshot/snapshot.ts';
import type { RulingView } from './views.ts';

/** What stands somewhere in a source. */
interface Cited {
  readonly source: Source;
  readonly section: string;
  readonly heading: string | null;
}

/** A source, the section in it and its heading, as every answer cites them. */
export function citationOf({ source, section, heading }: Cited): RulingView['citation'] {
  return {
    source: source.id,
    title: source.title,
    issuer: source.issuer,
    date: source.date,
    section,
    heading,
  };
}
