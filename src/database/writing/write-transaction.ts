import type pg from 'pg';
import { unhurried } from '../connection.ts';
import type { Prisma } from '../generated/client.ts';
import { prismaClient } from '../prisma-client.ts';

/** Long enough for a hundred thousand cards on a slow machine, in milliseconds. */
const WRITING = { timeout: 600_000, maxWait: 600_000 };

/** Writes in one transaction, on a connection of its own that waits for each statement as long as it takes. */
export async function writeTransaction<T>(
  pool: pg.PoolConfig,
  write: (tx: Prisma.TransactionClient) => Promise<T>,
): Promise<T> {
  const prisma = prismaClient({ ...unhurried(pool), max: 1 });
  try {
    return await prisma.$transaction(write, WRITING);
  } finally {
    await prisma.$disconnect();
  }
}
