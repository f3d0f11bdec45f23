import type { Contender, Ground, WordingLaw } from '../wording/law.ts';

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

const OFFICIAL_DOCUMENT: Ground = {
  law: 'official-document',
  rule: 'shadowfist.yotd/9.2/listed-errata',
  because:
    'both bear the same errata number, and the official list of card changes stands before what others tell',
};

const OFFICIAL_OVER_UNOFFICIAL: Ground = {
  law: 'official-document',
  rule: null,
  because:
    'an official text is never replaced by a document that is not official, whatever its errata number',
};

const LISTED_CHANGE: Ground = {
  law: 'beside-the-text',
  rule: 'shadowfist.yotd/9.2/listed-errata',
  because: 'it is listed among the card changes and leaves the rules text alone',
};

/**
 * Chapter 9.2: the highest errata number holds on every copy, whatever the version is issued for, and of one number the
 * official version; without a number, each copy is played as printed. An unofficial document replaces only what is
 * printed without an errata number, and other unofficial documents.
 */
export const shadowfistWordingLaw: WordingLaw = {
  byErrataNumber: true,
  supersedes: (stronger, weaker) => {
    const [over, under] = [stronger.errataNumber ?? 0, weaker.errataNumber ?? 0];
    const unofficial = [stronger, weaker].map(isUnofficial);
    if (over > 0 && under > 0 && unofficial[0] !== unofficial[1]) {
      return unofficial[0] ? null : OFFICIAL_OVER_UNOFFICIAL;
    }
    if (over !== under) return over > under ? MOST_RECENT_PRINTING : null;
    return over > 0 && stronger.official && !weaker.official ? OFFICIAL_DOCUMENT : null;
  },
  asPrinted: ({ errataNumber }) => (errataNumber === null ? PLAY_AS_PRINTED : MOST_RECENT_PRINTING),
  besideTheText: () => LISTED_CHANGE,
};

/** Issued by a document that is not official; what is printed is not issued by a document. */
function isUnofficial({ official, rank }: Contender): boolean {
  return rank > 0 && !official;
}
