import type pg from 'pg';
import { version } from '../version.ts';
import type { PrismaClient } from './generated/client.ts';
import { programHash } from './generated/program-hash.ts';

/** A program that makes content. */
export interface Program {
  readonly version: string;
  /** Of the code that makes the rows. */
  readonly programHash: string;
}

export const thisProgram: Program = { version, programHash };

/** A program with its own content: what it would write. */
export interface ContentProgram extends Program {
  readonly seedsHash: string;
}

/**
 * The version of the program that wrote the content, if it is newer than the given one. A higher version is newer; of two
 * programs of one version, the one that came to this database later.
 */
export async function newerProgram(prisma: PrismaClient, own: ContentProgram): Promise<string | undefined> {
  const programs = await prisma.contentProgram.findMany({ orderBy: { number: 'asc' } });
  const last = programs.at(-1);
  if (last === undefined || isSame(last, own)) return undefined;
  const order = compareVersions(last.version, own.version);
  const wasSucceeded = order === 0 && programs.some((program) => isSame(program, own));
  return order > 0 || wasSucceeded ? last.version : undefined;
}

/** Remembers, within the transaction that writes the content, which program writes it. */
export async function recordProgram(tx: pg.ClientBase, program: ContentProgram): Promise<void> {
  const hashes = [program.seedsHash, program.programHash];
  const { rowCount: isLast } = await tx.query(
    `SELECT FROM "ContentProgram" WHERE "seedsHash" = $1 AND "programHash" = $2
      AND "number" = (SELECT max("number") FROM "ContentProgram")`,
    hashes,
  );
  if (isLast) return;
  await tx.query('DELETE FROM "ContentProgram" WHERE "seedsHash" = $1 AND "programHash" = $2', hashes);
  await tx.query('INSERT INTO "ContentProgram" ("seedsHash", "programHash", "version") VALUES ($1, $2, $3)', [
    ...hashes,
    program.version,
  ]);
}

function isSame(a: Omit<ContentProgram, 'version'>, b: Omit<ContentProgram, 'version'>): boolean {
  return a.seedsHash === b.seedsHash && a.programHash === b.programHash;
}

/** Compares the three numbers of two versions. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  return (
    left.map((number, place) => number - (right[place] ?? 0)).find((difference) => difference !== 0) ?? 0
  );
}

function numbersOf(given: string): number[] {
  return given
    .split(/[-+]/, 1)
    .flatMap((release) => release.split('.'))
    .map(Number);
}
