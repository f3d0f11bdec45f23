import type { Validation } from './decks.ts';
import type { ListReport } from './list-report.ts';
import type { UnreadLine } from './lists/answers.ts';
import type { Place } from './lists/deck-list.ts';
import type { UnresolvedLine } from './resolve.ts';

/** The judgement of a deck, for people. */
export function deckSummary({ list, reports }: Validation): string {
  return [
    ...list.unread.map(unreadLine),
    ...list.remarks.map(({ message, place }) => `${placeInWords(place)}${message}`),
    ...reports.map(reportInWords),
  ].join('\n\n');
}

const placeInWords = ({ line, pointer }: Place): string =>
  line === null ? (pointer === null ? '' : `${pointer}: `) : `line ${line}: `;

/** `line 3: not read: 0 Fox Pass. "0" is not a quantity …` */
export function unreadLine({ message, place, written, title }: UnreadLine): string {
  const line = written ?? title;
  return `${placeInWords(place)}not read${line === null ? '' : `: ${line}`}. ${message}`;
}

const VERDICTS: Readonly<Record<string, string>> = {
  true: 'legal',
  false: 'not legal',
  null: 'legality unknown: some lines are unresolved or unread',
};

function reportInWords(report: ListReport): string {
  const { legal, format, violations, warnings, advice, unresolved, fixes } = report;
  return [
    `${format.name}: ${VERDICTS[String(legal)]}.`,
    ...part('Not found', unresolved.map(unresolvedLine)),
    ...part('Violations', violations.map(cited)),
    ...part(
      unresolved.length === 0
        ? 'Each of these changes makes the deck legal'
        : 'Each of these changes makes the known cards legal',
      fixes.map(({ message }) => message),
    ),
    ...part('Warnings', warnings.map(cited)),
    ...part('Advice', advice.map(cited)),
  ].join('\n');
}

function part(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${heading} (${lines.length}):`, ...lines.map((line) => `  ${line}`)];
}

const cited = ({ message, rule }: { readonly message: string; readonly rule: string | null }) =>
  rule === null ? message : `${message} [${rule}]`;

/** `2 × Fox Pas: not found; did you mean Fox Pass?` */
export function unresolvedLine({ quantity, title, reason, suggestions }: UnresolvedLine): string {
  const names = suggestions.slice(0, 3).map(({ name }) => name);
  const why = reason === 'ambiguous' ? 'several cards match' : 'not found';
  const meant = names.length === 0 ? '.' : `; did you mean ${names.join(', ')}?`;
  return `${quantity} × ${title}: ${why}${meant}`;
}
