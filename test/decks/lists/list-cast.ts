import type { ListProblem, ListRemark, UnreadLine } from '../../../src/decks/lists/answers.ts';
import { type DeckList, type ListLine, nowhere, type Zone } from '../../../src/decks/lists/deck-list.ts';
import type { DeckFormat } from '../../../src/decks/lists/formats.ts';
import type { KnownNames } from '../../../src/decks/lists/known-names.ts';
import { readDeckList } from '../../../src/decks/lists/read-deck-list.ts';
import { demo } from './known.ts';

interface Read {
  readonly format: DeckFormat;
  readonly list: DeckList;
  readonly remarks: readonly ListRemark[];
  readonly unread: readonly UnreadLine[];
}

/** A list that has to be readable. */
export function read(given: string | Uint8Array, known: KnownNames = demo): Read {
  const answer = readDeckList(given, known);
  if (!answer.ok) throw new Error(answer.problems.map(({ message }) => message).join(' '));
  return answer;
}

/** Why a list cannot be read: codes with the lines they are on. */
export function refused(given: string | Uint8Array): [code: string, line: number | null][] {
  return problemsOf(given).map(({ code, place }) => [code, place.line]);
}

export function problemsOf(given: string | Uint8Array): readonly ListProblem[] {
  const answer = readDeckList(given, demo);
  if (answer.ok) throw new Error('The list was read.');
  return answer.problems;
}

/** What a line says, without its place: `3 Paper Tiger (D1) 12 {key} // note`. */
export function inWords({ quantity, title, set, number, key, note }: ListLine): string {
  return [
    `${quantity} ${title}`,
    ...(set === null ? [] : [`(${set})`]),
    ...(number === null ? [] : [number]),
    ...(key === null ? [] : [`{${key}}`]),
    ...(note === null ? [] : [`// ${note}`]),
  ].join(' ');
}

/** The zones with what their lines say, and `# text` for each heading. */
export function zonesOf({ zones }: DeckList): Record<string, string[]> {
  return Object.fromEntries(zones.map((zone) => [zone.name, wordsOf(zone)]));
}

function wordsOf({ lines, headings }: Zone): string[] {
  const above = (line: number) =>
    headings
      .filter(({ before }) => before === line)
      .map(({ text, counts }) =>
        ['#', text, ...counts.map(({ count, of }) => `${count}${of === null ? '' : ` ${of}`}`)].join(' '),
      );
  return [...lines.flatMap((line, index) => [...above(index), inWords(line)]), ...above(lines.length)];
}

/** Lines of a plain list and what they say. */
export const linesOf = (text: string): string[] => Object.values(zonesOf(read(text).list)).flat();

/** What is remarked: codes with the lines they are on. */
export const remarked = (text: string, known?: KnownNames): [code: string, line: number | null][] =>
  read(text, known).remarks.map(({ code, place }) => [code, place.line]);

/** The lines that could not be read: codes with the lines they are on. */
export const unread = (given: string | Uint8Array): [code: string, line: number | null][] =>
  read(given).unread.map(({ code, place }) => [code, place.line]);

export const line = (quantity: number, title: string, said: Partial<ListLine> = {}): ListLine => ({
  quantity,
  title,
  set: null,
  number: null,
  key: null,
  note: null,
  written: null,
  place: nowhere,
  ...said,
});

export const zone = (name: string, lines: readonly ListLine[], said: Partial<Zone> = {}): Zone => ({
  name,
  told: null,
  lines,
  headings: [],
  ...said,
});

export const list = (zones: readonly Zone[], said: Partial<DeckList> = {}): DeckList => ({
  name: null,
  author: null,
  notes: null,
  game: null,
  plugin: null,
  told: null,
  comments: [],
  zones,
  ...said,
});
