import type { CardColumns, WrittenCard } from '../games/card-columns.ts';
import type { Place, PrintingEntry, Remark } from './entries.ts';
import { remarkOf } from './remarks.ts';

/** What a file says of a printing beside its figures. */
export interface WrittenPrinting {
  readonly title: string;
  readonly set: string;
  readonly number: string | null;
  readonly errataNumber?: number | null;
  readonly errataNumberBasis?: 'inferred';
  readonly key: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly card: WrittenCard;
}

/** The place of a printing in its file. */
export interface Standing {
  readonly place: Place;
  readonly placeOf: (field: string) => Place;
  /** What the file calls the field: the name under which it is kept where the game has no figure for it. */
  readonly nameOf: (field: string) => string;
}

/** The printing as the game has it, and what there is to tell of it. */
export function printingOf(
  { card, attributes, ...written }: WrittenPrinting,
  columns: CardColumns,
  { place, placeOf, nameOf }: Standing,
): { entry: PrintingEntry; remarks: readonly Remark[] } {
  const { findings, attributes: misplaced, ...settled } = columns.settle(card);
  const beside = Object.entries(misplaced).map(([field, value]) => [nameOf(field), value]);
  return {
    entry: {
      kind: 'printing',
      place,
      ...written,
      ...settled,
      attributes: { ...attributes, ...Object.fromEntries(beside) },
    },
    remarks: findings.map((finding) => remarkOf(finding, placeOf(finding.field))),
  };
}
