import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { OperatorError } from '../../operator-error.ts';

/** The first line of a backup. */
export interface BackupHeader {
  /** The version of the format. */
  readonly arbiterBackup: typeof FORMAT;
  /** Of the program that wrote it. */
  readonly version: string;
  readonly writtenAt: string;
  /** The migrations that made its tables, in order. */
  readonly migrations: readonly string[];
}

const FORMAT = 1;
const CHUNK = 1024 * 1024;

const anyHeader = z.object({ arbiterBackup: z.int().min(1) });
const header = z.object({
  arbiterBackup: z.literal(FORMAT),
  version: z.string(),
  writtenAt: z.string(),
  migrations: z.array(z.string()),
});

/** Writes a backup: its header, the lines, and a line with the checksum of all before it. A file of that name is replaced. */
export async function writeBackupFile(
  file: string,
  about: Omit<BackupHeader, 'arbiterBackup'>,
  lines: AsyncIterable<string>,
): Promise<void> {
  async function* content() {
    const checksum = createHash('sha256');
    const line = (text: string) => {
      const whole = `${text}\n`;
      checksum.update(whole);
      return whole;
    };
    yield line(JSON.stringify({ arbiterBackup: FORMAT, ...about } satisfies BackupHeader));
    for await (const text of lines) yield line(text);
    yield `${checksum.digest('hex')}\n`;
  }
  const unfinished = `${file}.unfinished`;
  const flushed = { mode: 0o600, flush: true };
  await pipeline(content(), createGzip(), createWriteStream(unfinished, flushed));
  await rename(unfinished, file);
}

/** Reads a backup to its end; returns its header. Throws an OperatorError for a damaged file or one of a newer format. */
export async function checkBackupFile(file: string): Promise<BackupHeader> {
  const checksum = createHash('sha256');
  let first: string | undefined;
  let last: string | undefined;
  for await (const line of linesOf(file)) {
    if (last !== undefined) checksum.update(`${last}\n`);
    first ??= line;
    last = line;
  }
  const about = readHeader(file, first);
  if (last !== checksum.digest('hex')) throw damaged(file, 'its checksum is wrong');
  return about;
}

/** The lines between the header and the checksum of a backup that was checked. */
export async function* linesOfBackup(file: string): AsyncGenerator<string> {
  let held: string | undefined;
  let isHeader = true;
  for await (const line of linesOf(file)) {
    if (isHeader) {
      isHeader = false;
      continue;
    }
    if (held !== undefined) yield held;
    held = line;
  }
}

function readHeader(file: string, line = ''): BackupHeader {
  let content: unknown;
  try {
    content = JSON.parse(line);
  } catch {
    // It is no header of ours either.
  }
  const format = anyHeader.safeParse(content).data?.arbiterBackup;
  if (format === undefined) throw new OperatorError(`${file} is not a backup of Arbiter.`);
  if (format > FORMAT)
    throw new OperatorError(
      `${file} has the backup format ${format}; this version reads ${FORMAT}. Use a newer version of Arbiter.`,
    );
  const parsed = header.safeParse(content);
  if (!parsed.success) throw damaged(file, 'its header is wrong');
  return parsed.data;
}

/** Lines end with a line feed only: card texts may have the other characters that end lines. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip({ chunkSize: CHUNK }).setEncoding('utf8');
  const reading = createReadStream(file)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(unpacked);
  let rest = '';
  try {
    for await (const chunk of reading) {
      const [first = '', ...others] = String(chunk).split('\n');
      rest += first;
      for (const other of others) {
        yield rest;
        rest = other;
      }
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw damaged(file, error.message, error);
    throw error;
  }
  if (rest !== '') throw damaged(file, 'its end is missing');
}

function damaged(file: string, reason: string, cause?: unknown): OperatorError {
  return new OperatorError(`${file} is damaged (${reason}). Restore another backup.`, { cause });
}
