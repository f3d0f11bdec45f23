import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { buildApp } from '../../src/app.ts';
import type { Snapshot } from '../../src/database/snapshot/snapshot.ts';
import { perSnapshot } from '../../src/database/snapshot/snapshots.ts';
import { countingCheck, countingSwitches } from '../rule-check/cast.ts';
import { sharedContent } from '../setup/app.ts';

/**
 * The real application over the shared database, in which the moves of Shadowfist are those of a game of counting, so
 * that what is told of moves shows whatever the law of a real game is, and that those of Highlander cannot be checked.
 */
export async function countingApp(): Promise<FastifyInstance> {
  const { database, snapshots } = await sharedContent();
  const counting = perSnapshot(counted);
  const app = await buildApp({
    config: { logLevel: 'silent', rateLimit: 0 },
    database,
    snapshots: { ...snapshots, current: () => counting(snapshots.current()) },
    checkResponses: true,
  });
  afterAll(() => app.close());
  return app;
}

function counted(snapshot: Snapshot): Snapshot {
  const checks = { shadowfist: countingCheck([], ['shadowfist.year-of-the-dragon']), highlander: null };
  return {
    ...snapshot,
    games: snapshot.games.map((one) => ({
      ...one,
      game: { ...one.game, ruleCheck: checks[one.game.slug], rulesetSwitches: countingSwitches },
    })),
  };
}
