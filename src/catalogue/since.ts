import { z } from 'zod';
import type { Prisma } from '../database/generated/client.ts';
import type { DataVersion } from '../database/snapshot/snapshot.ts';
import { Problem } from '../problem.ts';

const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/** What JavaScript and PostgreSQL write alike, in milliseconds: no change is older or that far off. */
const EARLIEST = Date.parse('1970-01-01');
const LATEST = Date.parse('9999-12-31');

const forms =
  'Expected a data version (a whole number), a date (YYYY-MM-DD) or a time (YYYY-MM-DDThh:mm:ssZ).';

/**
 * The changes after a data version, or those from a date or moment on. Throws a Problem for what is neither, and for
 * a data version that is still to come.
 */
export function changesSince(since: string | undefined, present: DataVersion): Prisma.ChangeWhereInput {
  if (since === undefined) return {};
  if (/^\d+$/.test(since)) {
    const number = Number(since);
    if (number <= present.number) return { dataVersion: { gt: number } };
    const detail = `There is no data version ${since}; the current one is ${present.number}. If this service had it once, its database is another one now: take the files of /v1/bulk again. ${forms}`;
    throw new Problem('changes/bad-since', detail, { since, dataVersion: present.number });
  }
  if (!moment.safeParse(since).success) {
    const detail = `"${since}" is not a data version, a date or a time. ${forms}`;
    throw new Problem('changes/bad-since', detail, { since, dataVersion: present.number });
  }
  const time = Math.min(Math.max(Date.parse(since), EARLIEST), LATEST);
  return { changedAt: { gte: new Date(time) } };
}
