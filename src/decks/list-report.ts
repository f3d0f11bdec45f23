import type { CardPool } from '../games/decks/format.ts';
import type { ReadyFormat } from '../games/decks/game-decks.ts';
import type { DeckReport, ReportedRemark } from '../games/decks/report.ts';
import type { ValidateOptions } from '../games/decks/validate.ts';
import type { GameSlug } from '../games/registry.ts';
import type { ResolvedDeck, UnresolvedLine } from './resolve.ts';

/** The judgement of a list by one format. */
export interface ListReport extends DeckReport {
  readonly game: GameSlug;
  readonly asOf: string | null;
  /** Lines without exactly one card. They leave open whether the deck is legal, unless a rule is broken anyway. */
  readonly unresolved: readonly UnresolvedLine[];
}

export function listReport(
  format: ReadyFormat,
  { lines, unresolved, unread, unknown, warnings }: ResolvedDeck,
  pool: CardPool,
  asked: Pick<ListReport, 'game' | 'asOf'>,
  options?: ValidateOptions,
): ListReport {
  const report = format.validate({ lines, unknown }, pool, options);
  return {
    ...report,
    ...asked,
    warnings: [...notRead(report, unread), ...notFound(report, unresolved), ...warnings, ...report.warnings],
    unresolved,
  };
}

/** At most so many names are repeated in the warning. */
const MOST_NAMED = 10;

function notRead({ legal }: DeckReport, unread: number): ReportedRemark[] {
  if (unread === 0) return [];
  const what = unread === 1 ? '1 line that was not read' : `${unread} lines that were not read`;
  const message =
    legal === null
      ? `Whether the deck is legal depends on ${what}; see list.unread.`
      : `The deck is judged without ${what}; see list.unread.`;
  return [{ severity: 'warning', code: 'lines-not-read', rule: null, message, cards: [], figure: unread }];
}

/** Why the deck is not reported as legal. */
function notFound({ legal }: DeckReport, unresolved: readonly UnresolvedLine[]): ReportedRemark[] {
  if (unresolved.length === 0) return [];
  const names = unresolved.slice(0, MOST_NAMED).map(({ quantity, title }) => `${quantity} × ${title}`);
  const others = unresolved.length - names.length;
  const what = others > 0 ? `${names.join(', ')} and ${others} more lines` : names.join(', ');
  const message =
    legal === null
      ? `Whether the deck is legal depends on cards that were not found: ${what}.`
      : `Cards that were not found are not judged: ${what}.`;
  return [
    {
      severity: 'warning',
      code: 'cards-not-found',
      rule: null,
      message,
      cards: [],
      figure: unresolved.reduce((sum, { quantity }) => sum + quantity, 0),
    },
  ];
}
