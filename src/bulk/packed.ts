import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Lines of text as they are kept: compressed, with what is known of the plain text. */
export interface Packed {
  /** How many lines. */
  readonly items: number;
  /** Size of the plain text. */
  readonly bytes: number;
  /** Of the plain text, in hexadecimal digits. */
  readonly sha256: string;
  readonly gzip: Buffer;
}

/** Always the same, so that the same text is compressed to the same bytes; no time is written into them. */
const LEVEL = 6;

/** Packs lines as they come: the plain text is never whole in memory, and others are answered between its slices. */
export async function pack(lines: Iterable<string>): Promise<Packed> {
  const hash = createHash('sha256');
  let items = 0;
  let bytes = 0;
  async function* text() {
    for (const slice of slicesOf(lines)) {
      items += slice.length;
      const part = Buffer.from(slice.map((line) => `${line}\n`).join(''));
      bytes += part.length;
      hash.update(part);
      yield part;
      await setImmediate();
    }
  }
  const gzip = await pipeline(text, createGzip({ level: LEVEL }), buffer);
  return { items, bytes, sha256: hash.digest('hex'), gzip };
}

/** What is made at once, in UTF-16 code units and in milliseconds, in which nobody else is answered. */
const SLICE = 16 * 1024;
const LONGEST_SLICE = 8;

function* slicesOf(lines: Iterable<string>): Generator<readonly string[]> {
  let slice: string[] = [];
  let length = 0;
  let end = performance.now() + LONGEST_SLICE;
  for (const line of lines) {
    slice.push(line);
    length += line.length;
    if (length < SLICE && performance.now() < end) continue;
    yield slice;
    slice = [];
    length = 0;
    end = performance.now() + LONGEST_SLICE;
  }
  if (slice.length > 0) yield slice;
}

/** The plain text again, as it is read. */
export function plainText({ gzip }: Packed): Readable {
  const plain = createGunzip({ chunkSize: SLICE });
  plain.end(gzip);
  return plain;
}
