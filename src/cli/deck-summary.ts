import type { Validation } from '../decks/decks.ts';
import type { ListReport } from '../decks/list-report.ts';
import type { UnresolvedLine } from '../decks/resolve.ts';

/** What is said of a deck, for people. */
export function deckSummary({ list, reports }: Validation): string {
  return [
    ...list.remarks.map(
      ({ message, place }) => `${place.line === null ? '' : `line ${place.line}: `}${message}`,
    ),
    ...reports.map(reportInWords),
  ].join('\n\n');
}

const VERDICTS: Readonly<Record<string, string>> = {
  true: 'legal',
  false: 'not legal',
  null: 'not known to be legal, for cards were not found',
};

function reportInWords(report: ListReport): string {
  const { legal, format, violations, warnings, advice, unresolved, fixes } = report;
  return [
    `${format.name}: ${VERDICTS[String(legal)]}.`,
    ...part('Not found', unresolved.map(missing)),
    ...part('Violations', violations.map(cited)),
    ...part(
      unresolved.length === 0 ? 'Any of these makes it legal' : 'Any of these mends the known cards',
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

function missing({ quantity, title, reason, suggestions }: UnresolvedLine): string {
  const names = suggestions.slice(0, 3).map(({ name }) => name);
  const what = reason === 'ambiguous' ? 'may be' : 'no card is called so; nearest';
  return `${quantity} × ${title}: ${names.length === 0 ? 'no card is called so' : `${what} ${names.join(', ')}`}.`;
}
