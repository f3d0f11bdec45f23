import { diffWordsWithSpace } from 'diff';

/** A run of words that two wordings share, or that only the former or only the latter has. */
export interface DifferencePart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/**
 * The difference between two wordings, word by word: `same` and `removed` parts joined are the former wording, `same`
 * and `added` parts the latter. Empty for two empty wordings.
 */
export function wordDifference(former: string, latter: string): DifferencePart[] {
  return diffWordsWithSpace(former, latter).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}
