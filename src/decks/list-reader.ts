import { Problem } from '../problem.ts';
import type { Work } from '../work.ts';
import type { ListProblem, ListRemark, UnreadLine } from './lists/answers.ts';
import type { DeckFormat as ListFormat } from './lists/formats.ts';
import { nothingKnown } from './lists/known-names.ts';
import { limits } from './lists/limits.ts';
import { readDeckList } from './lists/read-deck-list.ts';
import type { CardNames, GivenDeck } from './resolve.ts';

export interface ReadAs extends GivenDeck {
  readonly format: ListFormat;
  readonly remarks: readonly ListRemark[];
}

/** How a list was read. */
export interface ReadList {
  readonly format: ListFormat;
  readonly name: string | null;
  readonly remarks: readonly ListRemark[];
  readonly unread: readonly UnreadLine[];
}

/** Units of work, as measured. */
const cost = { byte: 0.2, byteOfJson: 0.6, textLine: 15, title: 4 } as const;

/** Reads a list; known names decide lines that have several readings. */
export function readList(given: Uint8Array | string, work: Work, names?: CardNames): ReadAs {
  const aByte = isJson(given) ? cost.byteOfJson : cost.byte;
  work.spend(given.length * aByte + lineBreaksIn(given) * cost.textLine);
  const known =
    names === undefined
      ? nothingKnown
      : {
          title: (written: string) => {
            work.spend(cost.title);
            return names.called(written).length > 0;
          },
          set: (written: string) => names.setCalled(written) !== undefined,
        };
  const read = readDeckList(given, known);
  if (!read.ok) throw unreadableList(read.problems);
  const { list, namesZones, format, remarks, unread } = read;
  return { list, namesZones, format, remarks, unread };
}

/** What is answered about the reading, with the lines of own cards that have mistakes. */
export function readingOf(
  { list, format, remarks, unread }: ReadAs,
  own: Iterable<UnreadLine> = [],
): ReadList {
  // A card with a mistake has it under every ruleset.
  const ownOnce = new Map([...own].map((line) => [JSON.stringify([line.place, line.message]), line]));
  const all = [...unread, ...ownOnce.values()];
  const more = all.length - limits.problems;
  const cut: ListRemark[] =
    more > 0
      ? [
          {
            code: 'list/more-unread',
            message: `${more} more lines could not be read; only the first ${limits.problems} are shown.`,
            place: { line: null, column: null, pointer: null },
          },
        ]
      : [];
  return {
    format,
    name: list.name,
    remarks: [...remarks, ...cut],
    unread: all.slice(0, limits.problems),
  };
}

function isJson(list: Uint8Array | string): boolean {
  const start =
    typeof list === 'string' ? list.slice(0, 100) : new TextDecoder().decode(list.subarray(0, 100));
  return start.trimStart().startsWith('{');
}

function lineBreaksIn(list: Uint8Array | string): number {
  let breaks = 0;
  if (typeof list === 'string') {
    for (let at = list.indexOf('\n'); at >= 0; at = list.indexOf('\n', at + 1)) breaks += 1;
  } else {
    for (let at = list.indexOf(LINE_BREAK); at >= 0; at = list.indexOf(LINE_BREAK, at + 1)) breaks += 1;
  }
  return breaks;
}

const LINE_BREAK = 10;

function unreadableList(problems: readonly ListProblem[]): Problem {
  const detail = problems.map(({ message }) => message).join(' ');
  return new Problem('deck/unreadable', detail, { issues: problems });
}
