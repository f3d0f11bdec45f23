import type pg from 'pg';
import type { Prisma } from '../generated/client.ts';
import { insertRows } from '../writing/insert-rows.ts';
import { lazily } from '../writing/lazily.ts';
import type { GivenSlug } from './merging/slugs.ts';

/** The slugs that were ever given to cards of files, by game. */
export async function readGivenSlugs(tx: Prisma.TransactionClient): Promise<Map<string, GivenSlug[]>> {
  const rows = await tx.givenSlug.findMany({ orderBy: [{ gameSlug: 'asc' }, { slug: 'asc' }] });
  const games = new Map<string, GivenSlug[]>();
  for (const { gameSlug, slug, identity, former } of rows) {
    const slugs = games.get(gameSlug);
    if (slugs === undefined) games.set(gameSlug, [{ slug, identity, former }]);
    else slugs.push({ slug, identity, former });
  }
  return games;
}

export async function writeGivenSlugs(
  tx: pg.ClientBase,
  games: ReadonlyMap<string, readonly GivenSlug[]>,
): Promise<void> {
  await tx.query('DELETE FROM "GivenSlug"');
  for (const [gameSlug, slugs] of games) {
    await insertRows(
      tx,
      'GivenSlug',
      lazily(slugs, (given) => [{ gameSlug, ...given }]),
    );
  }
}
