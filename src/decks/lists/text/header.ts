import { isCountedBefore, type Reading } from './reading.ts';

/** What stands above the cards: the name of the deck, who made it, and what is said of it. */
export interface Header {
  readonly name: NameLine | null;
  readonly by: ByLine | null;
  readonly notes: readonly Reading[];
}

export interface NameLine {
  readonly reading: Reading;
  readonly name: string;
  /** `(60 cards)`. */
  readonly told: number | null;
}

export interface ByLine {
  readonly reading: Reading;
  readonly author: string;
  readonly told: number | null;
  /** The rest of the line: when it was posted. */
  readonly rest: string;
}

const BY = /^by:?\s+(.+?)(?:\s*[([]\s*(\d{1,5})\s+cards?\s*[)\]])?((?:\s*\[[^\]]*\])*)$/i;

/**
 * The first line names the deck if it has no quantity, no card is called so, and the cards below have theirs; or if a
 * line `by …` follows. More such lines are notes if a blank line parts them from the cards. Where a line `Name: …` names
 * the deck, the first line is a note, too.
 */
export function headerOf(readings: readonly Reading[]): Header | null {
  const first = readings.findIndex(({ is }) => is !== 'blank' && is !== 'comment' && is !== 'label');
  const block = blockFrom(readings, Math.max(first, 0));
  const [name, second] = block;
  if (name === undefined) return null;
  const byFirst = byLineIn(name);
  if (byFirst !== null) return { name: null, by: byFirst, notes: notesIn(block.slice(1), readings) };
  const by = second === undefined ? null : byLineIn(second);
  const isNamed = readings.some((reading) => reading.is === 'label' && reading.label === 'name');
  const cards = readings.slice(readings.indexOf(name) + block.length);
  if (by === null && (isKnown(name) || mayBeCard(name, cards))) return null;
  const notes = block.slice(by === null ? 1 : 2);
  if (notes.length > 0 && by === null && !isParted(block, readings)) return null;
  const more = notesIn(notes, readings);
  // `Name: …` says the name, wherever it stands.
  return isNamed ? { name: null, by, notes: [name, ...more] } : { name: nameLineIn(name), by, notes: more };
}

/** A number at the end of a line is a quantity in a list that writes them there. */
function mayBeCard({ written }: Reading, cards: readonly Reading[]): boolean {
  return !cards.some(/\s\d{1,3}$/.test(written) ? isCountedBefore : isCountedCard);
}

/** The lines from there on that are words without a quantity; after the first, only such as name no card. */
function blockFrom(readings: readonly Reading[], from: number): Reading[] {
  const block: Reading[] = [];
  for (const reading of readings.slice(from)) {
    if (reading.is !== 'card' || reading.card.isCounted) break;
    if (block.length > 0 && isKnown(reading)) break;
    block.push(reading);
  }
  return block;
}

function notesIn(notes: readonly Reading[], readings: readonly Reading[]): readonly Reading[] {
  return isParted(notes, readings) ? notes : [];
}

/** Whether a blank line follows. */
function isParted(block: readonly Reading[], readings: readonly Reading[]): boolean {
  const last = block.at(-1);
  return last !== undefined && readings[readings.indexOf(last) + 1]?.is === 'blank';
}

function nameLineIn(reading: Reading): NameLine {
  const [, name, told] = /^(.*\S)\s*[([]\s*(\d{1,5})\s+cards?\s*[)\]]$/i.exec(reading.written) ?? [];
  return name === undefined
    ? { reading, name: reading.written, told: null }
    : { reading, name, told: Number(told) };
}

function byLineIn(reading: Reading): ByLine | null {
  const [, author, told, rest = ''] = BY.exec(reading.written) ?? [];
  if (author === undefined || isKnown(reading)) return null;
  return { reading, author, told: told === undefined ? null : Number(told), rest: rest.trim() };
}

const isKnown = (reading: Reading): boolean => reading.is === 'card' && reading.card.isSure;

const isCountedCard = (reading: Reading): boolean => reading.is === 'card' && reading.card.isCounted;
