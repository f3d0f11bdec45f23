import type pg from 'pg';
import type { DataVersion } from '../snapshot/snapshot.ts';
import { insertRows } from '../writing/insert-rows.ts';
import { lazily } from '../writing/lazily.ts';
import type { ContentChange } from './change.ts';

/** Keeps what a change of content did, in its order, with the data version that it led to. */
export async function writeChanges(
  tx: pg.ClientBase,
  changes: readonly ContentChange[],
  { number, changedAt }: Pick<DataVersion, 'number' | 'changedAt'>,
): Promise<void> {
  await insertRows(
    tx,
    'Change',
    lazily(changes, ({ game, ...change }) => [{ gameSlug: game, dataVersion: number, changedAt, ...change }]),
  );
}
