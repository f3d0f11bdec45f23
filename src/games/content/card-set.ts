import * as z from 'zod';
import { line, partialDate, slug } from './scalars.ts';

export type Edition = 'first' | 'second';
export const edition = z.enum(['first', 'second']) satisfies z.ZodType<Edition>;

/** A set of cards as printed and sold. */
export const setEntry = z.strictObject({
  code: slug,
  name: line.nullable(),
  order: z.int().min(1).nullable(),
  date: partialDate.nullable(),
  edition: edition.nullable(),
});
export type SetEntry = z.infer<typeof setEntry>;

/** The earliest a set can have come out: its own date, or that of a set printed before it. Null if nothing tells. */
export function earliestDate(
  { order, date }: Pick<SetEntry, 'order' | 'date'>,
  sets: readonly Pick<SetEntry, 'order' | 'date'>[],
): string | null {
  if (date !== null || order === null) return date;
  const before = sets.flatMap((set) =>
    set.date !== null && set.order !== null && set.order < order ? [set.date] : [],
  );
  return before.sort().at(-1) ?? null;
}

/** A card as it stands in one set. */
export const printingEntry = z.strictObject({
  set: slug,
  number: line.optional(),
  errataNumber: z.int().min(1).optional(),
});
export type PrintingEntry = z.infer<typeof printingEntry>;
