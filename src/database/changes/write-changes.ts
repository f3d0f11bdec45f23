import type { Prisma } from '../generated/client.ts';
import type { DataVersion } from '../snapshot/snapshot.ts';
import { insertRows } from '../writing/insert-rows.ts';
import type { ContentChange } from './change.ts';

/** Keeps what a change of content did, in its order, with the data version that it led to. */
export async function writeChanges(
  tx: Prisma.TransactionClient,
  changes: readonly ContentChange[],
  { number, changedAt }: Pick<DataVersion, 'number' | 'changedAt'>,
): Promise<void> {
  await insertRows(
    tx,
    'Change',
    changes.map(({ game, ...change }) => ({ ...change, gameSlug: game, dataVersion: number, changedAt })),
  );
}
