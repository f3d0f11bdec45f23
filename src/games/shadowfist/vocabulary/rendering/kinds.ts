import { listed, plural } from '../../../vocabulary/english.ts';
import type { Filter } from '../terms.ts';

/** What a card that a filter lets through is called: by its type, if it must have one. */
export function kindOfCard(filter: Filter | undefined): string {
  return listed(kindsOf(filter) ?? ['card'], 'or');
}

/** Only Sites are called Power-generating (4.1). */
function kindsOf(filter: Filter | undefined): readonly string[] | undefined {
  return filter?.type ?? (filter?.powerGenerating === true ? ['Site'] : undefined);
}

export function kindOfCards(filter: Filter | undefined): string {
  return listed((kindsOf(filter) ?? ['card']).map(plural), 'and');
}
