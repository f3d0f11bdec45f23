import type { Edition } from '../content/card-set.ts';
import type { PrintingRef, Target, WordingPrinting, WordingVersion } from './card-wordings.ts';

export const wordingLawNames = [
  'most-recent-printing',
  'play-as-printed',
  'superseding-document',
  'official-document',
  'errata-to-printing',
  'errata-to-edition',
  'all-editions',
  'core-over-beta',
  'as-printed',
  'beside-the-text',
  'not-yet-issued',
] as const;
export type WordingLawName = (typeof wordingLawNames)[number];

/** Why one wording stands before another. */
export interface Ground {
  readonly law: WordingLawName;
  /** The id of the Rule; the ground holds from the day the rule's source is issued. */
  readonly rule: string | null;
  /** The law in plain words, as a clause. */
  readonly because: string;
  /** Only the text is replaced; the figures of the replaced wording stay. */
  readonly keepsFigures?: true;
}

/**
 * A wording that competes: a version, or the wording on a printing that no version gives (id null). The position of
 * what is printed on a card is its place in the order of printing.
 */
export interface Contender extends Omit<WordingVersion, 'id'> {
  readonly id: string | null;
  /** Issued by a document of those who made the game; not so what is printed, which others tell of. */
  readonly official: boolean;
  /** The rank of the source that issued it, from 1; 0 for what is printed on a card. */
  readonly rank: number;
  /** What a reason calls it, as part of a sentence. */
  readonly called: string;
}

/** The copies of the card that stand or fall together. */
export interface Copy {
  /** Null for copies that a version speaks of and no known printing accounts for. */
  readonly printing: WordingPrinting | null;
  readonly set: string | null;
  readonly number: string | null;
  readonly edition: Edition | null;
}

/** A game's law of card wordings: what supersedes what. A game is told by this alone. */
export interface WordingLaw {
  /** Whether the errata number alone decides which wording replaces another. */
  readonly byErrataNumber: boolean;
  /**
   * The ground on which one wording replaces another on these copies; null if it does not. The stronger one need not
   * be issued for the copies: a law may carry it there. On given copies the wordings must fall into one order of
   * strength, in which equals do not replace each other.
   */
  readonly supersedes: (stronger: Contender, weaker: Contender, copy: Copy) => Ground | null;
  /** The ground on which copies are played by a wording that has no rival there, given the issued wordings that do not reach them. */
  readonly asPrinted: (wording: Contender, elsewhere: readonly Contender[]) => Ground;
  /** The ground on which a change that leaves the text alone stands beside it. */
  readonly besideTheText: (change: Contender) => Ground;
}

/** Whether a version is issued for these copies. */
export function covers(target: Target, copy: Pick<Copy, 'set' | 'number' | 'edition'>): boolean {
  switch (target.to) {
    case 'all':
      return true;
    case 'edition':
      return target.edition === copy.edition;
    case 'printings':
      return target.printings.some((named) => isOf(copy, named));
  }
}

/** Whether these copies are known to show the very words of a version. */
export function isPrintedOn(
  { printedIn }: Pick<WordingVersion, 'printedIn'>,
  copy: Pick<Copy, 'set' | 'number'>,
): boolean {
  return printedIn.some((named) => isOf(copy, named));
}

/** Whether these copies are of a printing that is named. */
export function isOf(copy: Pick<Copy, 'set' | 'number'>, { set, number }: PrintingRef): boolean {
  return set === copy.set && (number === null || number === copy.number);
}

/** How closely a version is aimed: at all copies, an edition, or named printings. */
export function closeness(target: Target): number {
  return { all: 0, edition: 1, printings: 2 }[target.to];
}
