import type { CardPool } from '../games/decks/format.ts';
import type { ReadyFormat } from '../games/decks/game-decks.ts';
import type { DeckReport, ReportedRemark } from '../games/decks/report.ts';
import type { ValidateOptions } from '../games/decks/validate.ts';
import type { GameSlug } from '../games/registry.ts';
import type { ResolvedDeck, UnresolvedLine } from './resolve.ts';

/** What a format says of a list. */
export interface ListReport extends DeckReport {
  readonly game: GameSlug;
  readonly asOf: string | null;
  /** Lines that name no one card. They leave open whether the deck is legal, unless a rule is broken in any case. */
  readonly unresolved: readonly UnresolvedLine[];
}

export function listReport(
  format: ReadyFormat,
  { lines, unresolved, unknown, warnings }: ResolvedDeck,
  pool: CardPool,
  asked: Pick<ListReport, 'game' | 'asOf'>,
  options?: ValidateOptions,
): ListReport {
  const report = format.validate({ lines, unknown }, pool, options);
  return {
    ...report,
    ...asked,
    warnings: [...notFound(report, unresolved), ...warnings, ...report.warnings],
    unresolved,
  };
}

/** At most so many names are repeated in the warning. */
const MOST_NAMED = 10;

/** Why the deck is not called legal. */
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
