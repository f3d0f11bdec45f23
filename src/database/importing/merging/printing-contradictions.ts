import { isDeepStrictEqual } from 'node:util';
import type { PrintingEntry, Remark } from '../../../card-files/entries.ts';
import type { Game } from '../../../games/registry.ts';
import { sameFigures } from '../../../games/wording/figures.ts';
import { sameWords } from '../../../games/wording/same-words.ts';
import type { CardSet } from '../../snapshot/snapshot.ts';
import { cellOf, contradictions } from './contradictions.ts';
import type { Heard } from './heard.ts';

/** Each field in which rows for one printing differ. The rows are in order of precedence. */
export function contradictionsInPrinting(
  game: Game,
  rows: readonly Heard<PrintingEntry>[],
  set: CardSet,
): Remark[] {
  const title = rows.at(-1)?.title ?? '';
  const statements = rows.map((row) => new Map(statementsOf(game, row).map((one) => [one.field, one.value])));
  const fields = new Set(statements.flatMap((row) => [...row.keys()]));
  return [...fields].flatMap((field) => {
    const sayings = rows.flatMap((row, at) => {
      const { place, from, fileDate } = row;
      const own = statements[at];
      return own?.has(field) ? [{ value: own.get(field), place: cellOf(place, field), from, fileDate }] : [];
    });
    const what = `the ${field} of ${title} in the set ${set.code}`;
    return contradictions('printing/contradicted', what, sayings, sameIn(field));
  });
}

/** What a row says, field by field; figures that are read from the words differ only where the words do. */
function statementsOf(
  game: Game,
  { title, subtitle, text, errataNumber, figures, attributes }: PrintingEntry,
): { readonly field: string; readonly value: unknown }[] {
  const said = {
    title,
    subtitle,
    text,
    errataNumber,
    ...Object.fromEntries(Object.entries(figures).filter(([key]) => !game.columns.inWords.includes(key))),
    ...attributes,
  };
  return Object.entries(said).flatMap(([field, value]) => (value === undefined ? [] : [{ field, value }]));
}

function sameIn(field: string): (a: unknown, b: unknown) => boolean {
  if (field !== 'text') return (a, b) => isDeepStrictEqual(a, b) || sameFigures(a, b);
  return (a, b) => sameWords(String(a), String(b));
}
