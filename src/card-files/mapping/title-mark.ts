/** "Fox Pass v2", "Fox Pass (v2)" and "Fox Pass [v2]". */
const MARK = /^(.*\S)\s+(?:v(\d{1,2})|\(v(\d{1,2})\)|\[v(\d{1,2})\])$/i;

export interface MarkedTitle {
  /** Without the mark. */
  readonly title: string;
  /** Absent where the title has no mark; null where the mark is of the first version, which has none. */
  readonly errataNumber?: number | null;
}

/** Version 2 is the first errata, which bears errata number 1; version 1 is the card as it first came out. */
export function titleWithoutMark(written: string): MarkedTitle {
  const [, title, ...numbers] = MARK.exec(written) ?? [];
  const version = Number(numbers.find((number) => number !== undefined) ?? 0);
  if (title === undefined || version === 0) return { title: written };
  return { title, errataNumber: version === 1 ? null : version - 1 };
}
