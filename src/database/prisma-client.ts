import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { PrismaClient } from './generated/client.ts';

/** Prisma's client over node-postgres: the same for the embedded database and for a server. */
export function prismaClient(pool: pg.PoolConfig): PrismaClient {
  return new PrismaClient({ adapter: new PrismaPg(pool) });
}
