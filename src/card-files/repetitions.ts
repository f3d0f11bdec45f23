import { isDeepStrictEqual } from 'node:util';
import type { CardColumns } from '../games/card-columns.ts';
import { bare } from '../games/spellings.ts';
import type { Entry, PrintingEntry, ReadFile, Remark } from './entries.ts';
import { inWords } from './remarks.ts';

/**
 * A card stands once in a set under one number. What says so again in the same words does not land twice; what says
 * otherwise is an error, for nobody knows which of the two is right.
 */
export function withoutRepetitions(file: ReadFile, columns: CardColumns): ReadFile {
  const first = new Map<string, PrintingEntry>();
  const entries: Entry[] = [];
  const remarks: Remark[] = [];
  for (const entry of file.entries) {
    if (entry.kind !== 'printing') {
      entries.push(entry);
      continue;
    }
    const name = printingName(entry, columns);
    const earlier = first.get(name);
    if (earlier !== undefined) remarks.push(repetition(entry, earlier));
    else {
      first.set(name, entry);
      entries.push(entry);
    }
  }
  return { ...file, entries, remarks: [...file.remarks, ...remarks] };
}

function printingName(entry: PrintingEntry, columns: CardColumns): string {
  const card = { title: entry.title, subtitle: entry.subtitle ?? null, figures: entry.figures };
  return JSON.stringify([columns.identity(card), bare(entry.set), (entry.number ?? '').toLowerCase()]);
}

function repetition(entry: PrintingEntry, earlier: PrintingEntry): Remark {
  const { place } = entry;
  const where = inWords(earlier.place);
  return sayTheSame(entry, earlier)
    ? {
        level: 'note',
        code: 'printing/repeated',
        place,
        message: `The same entry is at ${where}; it is imported once.`,
      }
    : {
        level: 'error',
        code: 'printing/contradicts',
        place,
        message:
          `${entry.title} is already in the set ${entry.set} at ${where}, with other values. ` +
          'Give collector numbers to distinguish two printings.',
      };
}

function sayTheSame(a: PrintingEntry, b: PrintingEntry): boolean {
  return isDeepStrictEqual({ ...a, place: null }, { ...b, place: null });
}
