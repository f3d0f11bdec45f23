import type { DeckReport, Remark, WrittenFormat } from './answers.ts';

/** The verdict of a report in a few words. */
export function verdictOf({ legal, violations }: DeckReport): string {
  if (legal === true) return 'Legal';
  if (legal === null) return 'Not certain';
  return violations.length === 1 ? 'Not legal: 1 problem' : `Not legal: ${violations.length} problems`;
}

/** Remarks for people. The page itself shows the lines that were not found or not read. */
export function shownRemarks({ warnings }: DeckReport): readonly Remark[] {
  return warnings.filter(({ code }) => code !== 'cards-not-found' && code !== 'lines-not-read');
}

/** The programs whose lists the service writes. */
export const programs: Readonly<Record<WrittenFormat, string>> = {
  plain: 'Plain text',
  'lackey-dek': 'LackeyCCG deck (.dek)',
  'lackey-txt': 'LackeyCCG text (.txt)',
  octgn: 'OCTGN (.o8d)',
  cockatrice: 'Cockatrice (.cod)',
  'tabletop-simulator': 'Tabletop Simulator (.json)',
  untap: 'untap.in',
  arena: 'MTG Arena text',
  mtgo: 'Magic Online text',
  arbiter: 'Arbiter (.json)',
};

export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;
