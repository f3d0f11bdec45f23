import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { entityTag } from '../entity-tag.ts';

/** A page as it is sent. */
export interface WrittenPage {
  /** HTML in UTF-8. */
  readonly body: Buffer;
  readonly tag: string;
  /** The page compressed with gzip; made when first asked for. */
  packed(): Promise<Buffer>;
}

/** Written pages of one content. */
export interface PageCache {
  /** By their addresses. */
  readonly pages: LRUCache<string, WrittenPage>;
  /** Schemes and hosts that pages are written ahead for. */
  readonly origins: Set<string>;
}

/** All kept pages together, in bytes. */
const MOST_KEPT = 32 * 1024 * 1024;

export function createPageCache(): PageCache {
  const pages = new LRUCache<string, WrittenPage>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ body }, address) => body.length + address.length,
  });
  return { pages, origins: new Set() };
}

/** Longer pages are compressed on another thread; for shorter ones that costs more than compressing. */
const LONGEST_AT_ONCE = 64 * 1024;

/** Higher levels take a fifth longer and save 2 % of the size. */
const compression = { level: 4 } as const;

async function compressed(body: Buffer): Promise<Buffer> {
  return body.length > LONGEST_AT_ONCE ? promisify(gzip)(body, compression) : gzipSync(body, compression);
}

export function writtenPage(html: string): WrittenPage {
  const body = Buffer.from(html);
  let packed: Promise<Buffer> | undefined;
  return {
    body,
    tag: entityTag(body),
    packed() {
      packed ??= compressed(body);
      return packed;
    },
  };
}
