import { fold } from '../../games/fold.ts';

/** The permanent id of a term that a source defines. */
export function termId(source: string, term: string): string {
  return `${source}/${fold(term).replace(/[^a-z0-9+:]+/g, '-')}`;
}
