import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { answerInTime } from '../database/answer-in-time.ts';
import { changedKind, changeKind } from '../database/changes/change.ts';
import type { Change, Prisma, PrismaClient } from '../database/generated/client.ts';
import type { Snapshot } from '../database/snapshot/snapshot.ts';
import { perSnapshot, type Snapshots } from '../database/snapshot/snapshots.ts';
import { type GameSlug, gameSlugs } from '../games/registry.ts';
import { idCursor, idInCursor, notInThisList, type Page, type PageRequest } from '../pagination.ts';
import { type ChangeView, urlOf } from './change-view.ts';
import { changesSince } from './since.ts';

export interface ChangesQuery {
  /** A data version: the changes after it. A date or moment: those from then on. Absent: all. */
  readonly since?: string | undefined;
  readonly game?: GameSlug | undefined;
}

/** What became of the content, data version by data version. */
export interface Changes {
  /** Oldest first. Throws a Problem for a `since` that is none, and for a cursor of another list. */
  list(query: ChangesQuery, page: PageRequest): Promise<Page<ChangeView>>;
}

/** Where the changes asked for lie in the log, and how many they are. */
interface Span {
  readonly count: number;
  readonly first: number;
  readonly last: number;
}

/** Most questions are for the same few data versions. */
const MOST_SPANS_KEPT = 1000;

/** The log only grows at its end, so a change keeps its id, and ids are in the order of data versions. */
export function createChanges(prisma: PrismaClient, snapshots: Snapshots): Changes {
  /** Looked for and counted once for all pages. */
  const spansOf = perSnapshot(() => new LRUCache<string, Span>({ max: MOST_SPANS_KEPT }));

  return {
    async list({ since, game }, { limit, after, before, backward = false }) {
      const snapshot = snapshots.current();
      const { version } = snapshot;
      const where: Prisma.ChangeWhereInput = {
        // Another process may have written more, which the rest of this answer does not know yet.
        AND: [{ dataVersion: { lte: version.number } }, changesSince(since, version)],
        ...(game === undefined ? {} : { gameSlug: game }),
      };
      const span = await spanOf(snapshot, where);
      const from = after === undefined ? span.first : placeIn(span, after) + 1;
      const to = before === undefined ? span.last : placeIn(span, before) - 1;
      const rows = await answerInTime(
        prisma.change.findMany({
          where: { ...where, id: { gte: from, lte: to } },
          orderBy: { id: backward ? 'desc' : 'asc' },
          take: limit,
        }),
      );
      if (backward) rows.reverse();
      const items = rows.map((row) => viewOf(snapshot, row));
      const cursors = new Map(items.map((item, place) => [item, idCursor(String(rows[place]?.id))]));
      const last = rows.at(-1);
      return {
        items,
        totalCount: span.count,
        nextCursor: last !== undefined && last.id < span.last ? idCursor(String(last.id)) : null,
        hasPrevious: (rows[0]?.id ?? from) > span.first,
        cursorOf: (item) => cursors.get(item) ?? '',
      };
    },
  };

  async function spanOf(snapshot: Snapshot, where: Prisma.ChangeWhereInput): Promise<Span> {
    const spans = spansOf(snapshot);
    const key = JSON.stringify(where);
    const known = spans.get(key);
    if (known !== undefined) return known;
    const { _count, _min, _max } = await answerInTime(
      prisma.change.aggregate({ where, _count: true, _min: { id: true }, _max: { id: true } }),
    );
    const span = { count: _count, first: _min.id ?? 0, last: _max.id ?? 0 };
    spans.set(key, span);
    return span;
  }
}

/** The id of the change that a cursor stands on. */
function placeIn({ count, first, last }: Span, cursor: string): number {
  const written = idInCursor(cursor);
  const id = Number(written);
  if (count === 0 || !/^\d+$/.test(written) || id < first || id > last) throw notInThisList(cursor);
  return id;
}

const fieldChanges = z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() }));
const kept = z.object({ change: changeKind, of: changedKind, game: z.enum(gameSlugs), fields: fieldChanges });

function viewOf(snapshot: Snapshot, { gameSlug, subject, name, into, ...row }: Change): ChangeView {
  const { change, of, game, fields } = kept.parse({ ...row, game: gameSlug });
  return {
    change,
    of,
    game,
    subject,
    name,
    url: urlOf(snapshot, { change, of, game, subject }),
    into,
    fields,
    dataVersion: row.dataVersion,
    changedAt: row.changedAt.toISOString(),
  };
}
