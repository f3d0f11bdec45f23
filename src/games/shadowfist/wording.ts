import type { Ground, WordingLaw } from '../wording/law.ts';

const MOST_RECENT_PRINTING: Ground = {
  law: 'most-recent-printing',
  rule: 'shadowfist.yotd/9.2/most-recent-printing',
  because:
    'a version with an errata number replaces, on every copy, all versions with a lower number or none',
};

const PLAY_AS_PRINTED: Ground = {
  law: 'play-as-printed',
  rule: 'shadowfist.yotd/9.2/play-as-printed',
  because:
    'no version with a higher errata number replaces it and each copy is played by the text printed on it',
};

const LISTED_CHANGE: Ground = {
  law: 'beside-the-text',
  rule: 'shadowfist.yotd/9.2/listed-errata',
  because: 'it is listed among the card changes and leaves the rules text alone',
};

/** Chapter 9.2: the highest errata number holds on every copy, whatever the version is issued for; without a number, each copy is played as printed. */
export const shadowfistWordingLaw: WordingLaw = {
  supersedes: (stronger, weaker) =>
    (stronger.errataNumber ?? 0) > (weaker.errataNumber ?? 0) ? MOST_RECENT_PRINTING : null,
  asPrinted: () => PLAY_AS_PRINTED,
  besideTheText: () => LISTED_CHANGE,
};
