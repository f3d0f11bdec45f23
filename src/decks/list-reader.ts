import { Problem } from '../problem.ts';
import type { Work } from '../work.ts';
import { type ListProblem, UnreadableList } from './lists/answers.ts';
import { Findings } from './lists/findings.ts';
import { givenText } from './lists/given-text.ts';
import { nothingKnown } from './lists/known-names.ts';
import { readDeckList } from './lists/read-deck-list.ts';
import { knownNames, type ReadAs } from './reading-of-list.ts';
import type { CardNames } from './resolve.ts';

/** Units of work, as measured. */
const cost = { byte: 0.2, byteOfJson: 0.6, textLine: 15, title: 4 } as const;

/** Reads a list; known names decide lines that have several readings. */
export function readList(given: Uint8Array | string, work: Work, names?: CardNames): ReadAs {
  const aByte = isJson(given) ? cost.byteOfJson : cost.byte;
  work.spend(given.length * aByte + lineBreaksIn(given) * cost.textLine);
  const known = names === undefined ? nothingKnown : knownNames(names, () => work.spend(cost.title));
  const read = readDeckList(given, known);
  if (!read.ok) throw unreadableList(read.problems);
  const { list, namesZones, format, remarks, unread } = read;
  return { list, namesZones, format, remarks, unread };
}

/** The text of a list, whether or not it can be read as a deck. */
export function textOfList(given: Uint8Array | string, work: Work): string {
  work.spend(given.length * cost.byte);
  try {
    return givenText(given, new Findings());
  } catch (error) {
    if (!(error instanceof UnreadableList)) throw error;
    throw unreadableList(error.problems);
  }
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
