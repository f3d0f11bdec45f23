import type { CardPool } from '../games/decks/format.ts';
import type { ReadyFormat } from '../games/decks/game-decks.ts';
import type { DeckReport } from '../games/decks/report.ts';
import type { ValidateOptions } from '../games/decks/validate.ts';
import type { GameSlug } from '../games/registry.ts';
import type { ResolvedDeck, UnresolvedLine } from './resolve.ts';

/** What a format says of a list. */
export interface ListReport extends DeckReport {
  readonly game: GameSlug;
  readonly asOf: string | null;
  /** Lines that are no one card. A deck that has any is not shown to be legal. */
  readonly unresolved: readonly UnresolvedLine[];
}

export function listReport(
  format: ReadyFormat,
  { lines, unresolved, warnings }: ResolvedDeck,
  pool: CardPool,
  told: Pick<ListReport, 'game' | 'asOf'>,
  options?: ValidateOptions,
): ListReport {
  const report = format.validate({ lines }, pool, options);
  return {
    ...report,
    ...told,
    legal: report.legal && unresolved.length === 0,
    warnings: [...warnings, ...report.warnings],
    unresolved,
  };
}
