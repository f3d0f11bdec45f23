import type { Remark } from '../../../card-files/entries.ts';
import type { Game } from '../../../games/registry.ts';
import { sameFigures } from '../../../games/wording/figures.ts';
import { cellOf } from './contradictions.ts';
import { differs } from './differing.ts';
import type { HeardPrinting } from './printings.ts';

/** A card's figures, and where files have others. */
export interface MergedFigures {
  readonly figures: Readonly<Record<string, unknown>>;
  readonly remarks: readonly Remark[];
}

/**
 * The figures that the house knows stand; one that it does not know is that of the newest printing that shows it.
 * `printings` stand in printing order.
 */
export function mergeFigures(
  game: Game,
  known: Readonly<Record<string, unknown>> | undefined,
  printings: readonly HeardPrinting[],
  title: string,
): MergedFigures {
  const official = game.figureKeys.filter((key) => known?.[key] != null);
  const newestFirst = byErrataNumber(printings).reverse();
  const figures = Object.fromEntries(
    game.figureKeys.map((key) => [
      key,
      official.includes(key)
        ? known?.[key]
        : (newestFirst.map((printing) => printing.figures[key]).find((figure) => figure != null) ??
          game.unknownFigures[key]),
    ]),
  );
  const remarks = printings.flatMap(({ figures: shown, place }) =>
    official
      .filter((key) => !game.columns.inWords.includes(key))
      .filter((key) => shown[key] != null && !sameFigures(shown[key], figures[key]))
      .map((key) =>
        differs('figure/differs', cellOf(place, key), `the ${key} of ${title}`, shown[key], figures[key]),
      ),
  );
  return { figures, remarks };
}

/** By errata number, then in printing order: the wording that supersedes comes last. */
export function byErrataNumber(printings: readonly HeardPrinting[]): HeardPrinting[] {
  return [...printings].sort((a, b) => (a.errataNumber ?? 0) - (b.errataNumber ?? 0));
}
