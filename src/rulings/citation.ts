import type { Source } from '../database/snapshot/snapshot.ts';
import type { RulingView } from './views.ts';

/** A source and the section in it, as every answer cites them. */
export function citationOf(source: Source, section: string): RulingView['citation'] {
  return { source: source.id, title: source.title, issuer: source.issuer, date: source.date, section };
}
