import { toldBy } from '../told-otherwise.ts';
import { zoneCalled } from '../zone-names.ts';
import type { Counted } from './counted.ts';
import { groupsCards } from './heading-words.ts';
import { type Card, isCountedBefore, type Reading } from './reading.ts';
import { Sums } from './sums.ts';

/**
 * A heading with a number looks like a card. A line whose title nobody knows is a heading if two things say so: a line
 * that could be a card with its quantity has to tell the sum of what stands under it, and be of words that group
 * cards or stand above lines that are set in; one that has no quantity, among lines that have theirs, needs one of
 * these. Words that group cards are a heading if no card stands between them and the next heading. All else stays a
 * card and is reported.
 */
export function decideHeadings(readings: readonly Reading[]): Reading[] {
  const decided: Reading[] = [];
  const sums = new Sums();
  let below: Below = { next: null, said: null, card: null };
  // From below, for what stands under a line has to be known.
  for (const [at, reading] of [...readings.entries()].reverse()) {
    const settled = reading.is === 'card' ? decide(reading, readings[at - 1], below, sums) : reading;
    decided.push(settled);
    sums.add(settled);
    below = {
      next: settled,
      said: settled.is === 'blank' || settled.is === 'comment' ? below.said : settled,
      card: settled.is === 'card' ? settled : below.card,
    };
  }
  return decided.reverse();
}

/** What stands under a line. */
interface Below {
  readonly next: Reading | null;
  /** The next that is neither blank nor a comment. */
  readonly said: Reading | null;
  readonly card: Card | null;
}

function decide(card: Card, above: Reading | undefined, below: Below, sums: Sums): Reading {
  const { counted } = card;
  if (counted === null) return card;
  const signs = signsOf(card, counted, above, below, sums);
  if (isHeading(counted, signs)) return asHeading(card, counted);
  const mayBe = signs.groups ? signs.isAboveCounted : signs.fits > 1;
  return mayBe ? withDoubt(card, signs) : card;
}

interface Signs {
  /** How many lines under it come to the number it tells; 0 where none do. */
  readonly fits: number;
  /** Its words are words for groups of cards. */
  readonly groups: boolean;
  /** What follows is set in deeper. */
  readonly isAboveIndented: boolean;
  /** No card stands between it and the next heading, zone or sum. */
  readonly isAboveHeading: boolean;
  /** It stands below another group at the end of the list: a summary. */
  readonly endsSummary: boolean;
  /** No card stands directly above it. */
  readonly startsGroup: boolean;
  /** The next card has its quantity written. */
  readonly isAboveCounted: boolean;
}

function signsOf(
  { indent }: Card,
  counted: Counted,
  above: Reading | undefined,
  { next, said, card }: Below,
  sums: Sums,
): Signs {
  const told = toldBy(counted);
  return {
    fits: told === null ? 0 : sums.linesOf(told),
    groups: groupsCards(counted.text) || zoneCalled(counted.text) !== undefined,
    isAboveIndented: next?.is === 'card' && next.indent > indent,
    isAboveHeading: said !== null && isHeadingOrSum(said),
    endsSummary:
      said === null && above?.is === 'card' && above.counted !== null && groupsCards(above.counted.text),
    startsGroup: above?.is !== 'card',
    // `Wen Li 3` above `Fog 2` is a card among cards.
    isAboveCounted: card !== null && isCountedBefore(card),
  };
}

const isHeadingOrSum = (reading: Reading): boolean =>
  reading.is === 'heading' || reading.is === 'zone' || (reading.is === 'label' && reading.label === 'cards');

function isHeading(counted: Counted, signs: Signs): boolean {
  const { fits, groups, isAboveIndented, isAboveHeading, isAboveCounted } = signs;
  if (isAboveHeading && (groups || (signs.startsGroup && fits > 0))) return true;
  if (groups && signs.endsSummary) return true;
  if (counted.looksLikeCard) return fits > 0 && (groups || isAboveIndented);
  return isAboveCounted && (groups || isAboveIndented || fits > 0);
}

function asHeading({ line, indent, written }: Card, counted: Counted): Reading {
  const zone = zoneCalled(counted.text);
  return zone === undefined
    ? { line, indent, written, is: 'heading', heading: counted }
    : { line, indent, written, is: 'zone', zone, told: toldBy(counted), isTitle: false };
}

function withDoubt(reading: Card, { fits }: Signs): Card {
  const why = fits > 0 ? 'its number is the sum of the lines below' : 'its words often group cards';
  const message = `The line may be a heading: ${why}. It is read as a card; write a colon at its end to make it a heading.`;
  const doubts = [...reading.card.doubts, { code: 'line/heading-or-card', message } as const];
  return { ...reading, card: { ...reading.card, doubts } };
}
