import { unreadable } from '../answers.ts';
import { nowhere, onLine } from '../deck-list.ts';
import { type Draft, tooManyLines } from '../draft.ts';
import type { KnownNames } from '../known-names.ts';
import { limits } from '../limits.ts';
import { UNTOLD } from '../zone-names.ts';
import { classify } from './classify.ts';
import { cleanerOf, withoutOrdinals } from './cleaning.ts';
import { decideHeadings } from './decide-headings.ts';
import { type Dialect, dialects, type TextFormat } from './dialect.ts';
import { doubtBlankLine, doubtName } from './doubts.ts';
import { headerOf } from './header.ts';
import { keep, keepHeader } from './keep.ts';
import { readLackeyText } from './lackey-text.ts';
import { PartSums } from './part-sums.ts';
import { remembering } from './remembering.ts';

/** A list as text, of people or of the programs that write as they do. */
export function readText(text: string, format: TextFormat, known: KnownNames, draft: Draft): void {
  const lines = linesOf(text, draft);
  if (format === 'lackey-txt') readLackeyText(lines, draft);
  else readLines(withoutOrdinals(lines), dialects[format], remembering(known), draft);
}

function linesOf(text: string, draft: Draft): string[] {
  const lines = text.replace(/\n$/, '').split('\n');
  if (lines.length > limits.lines) throw tooManyLines(onLine(limits.lines + 1));
  return lines.map((line, index) => {
    if (line.length <= limits.lineLength) return line;
    const message = `Line ${index + 1} has more than ${limits.lineLength} characters.`;
    draft.unreadLine('line/too-long', message, UNTOLD, { written: line, place: onLine(index + 1) });
    return '';
  });
}

function readLines(lines: readonly string[], dialect: Dialect, known: KnownNames, draft: Draft): void {
  const clean = cleanerOf(lines);
  const readings = decideHeadings(
    lines.flatMap((line, index) =>
      classify({ raw: line, clean: clean(line), line: index + 1 }, dialect, known),
    ),
  );
  const header = headerOf(readings);
  const above = new Set(header === null ? [] : keepHeader(header, draft));
  if (header === null) doubtName(readings, draft);
  doubtBlankLine(readings, draft);
  const below = readings.filter((reading) => !above.has(reading));
  let zone = UNTOLD;
  const sums = new PartSums();
  for (const reading of below) if (!sums.takes(reading, zone)) zone = keep(reading, zone, draft);
  sums.finish(draft);
  if (draft.unread.length === 0 && !below.some(({ is }) => is === 'card')) {
    throw unreadable('list/empty', 'The list does not name any card.', nowhere);
  }
}
