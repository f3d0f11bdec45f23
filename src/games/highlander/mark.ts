import type { Cells, Finding } from '../card-columns.ts';
import { notAFigure, numberIn, wordsOrNull } from '../cells.ts';
import { bare } from '../spellings.ts';
import { knownAnswers, knownMarks } from './spellings.ts';

/** `S2` is a Signature card of which a deck may have two. */
const RESTRICTION = /^([RS])?\s*([\d.]*)$/i;

/** The restriction number; null where there is none. */
export function restrictionIn(cell: string, findings: Finding[]): number | null {
  const digits = RESTRICTION.exec(cell)?.[2];
  if (digits === '') return null;
  const value = numberIn(digits ?? '');
  if (value === undefined) findings.push(notAFigure('restriction', cell, 'a restriction number'));
  return value ?? null;
}

/** Reserved or Signature, from whichever column says so; undefined where the row does not speak of it. */
export function markIn(cells: Cells, findings: Finding[]): string | null | undefined {
  const mark = cells.get('mark');
  const beforeNumber = RESTRICTION.exec(cells.get('restriction') ?? '')?.[1];
  const marks = [
    ...(mark === undefined ? [] : [knownMarks.get(bare(mark)) ?? wordsOrNull(mark)]),
    ...answered(cells, 'reserved', 'Reserved', findings),
    ...answered(cells, 'signature', 'Signature', findings),
    ...(beforeNumber === undefined ? [] : [knownMarks.get(bare(beforeNumber)) ?? null]),
  ];
  return marks.length === 0 ? undefined : (marks.find((one) => one !== null) ?? null);
}

function answered(cells: Cells, field: string, mark: string, findings: Finding[]): (string | null)[] {
  const cell = cells.get(field);
  if (cell === undefined) return [];
  const answer = knownAnswers.get(bare(cell));
  if (answer === undefined) findings.push(notAFigure(field, cell, 'yes or no'));
  return [answer === 'yes' ? mark : null];
}
