import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { entityTag } from '../entity-tag.ts';

/** A page as it is sent. */
export interface WrittenPage {
  readonly html: string;
  readonly tag: string;
  /** The page compressed with gzip; made when first asked for. */
  packed(): Promise<Buffer>;
}

/** Written pages by their addresses. */
export type PageCache = LRUCache<string, WrittenPage>;

/** All kept pages together, in characters. */
const MOST_KEPT = 32 * 1024 * 1024;

export function createPageCache(): PageCache {
  return new LRUCache({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ html }, address) => html.length + address.length,
  });
}

/** Longer pages are compressed on another thread; for shorter ones that costs more than compressing. */
const LONGEST_AT_ONCE = 64 * 1024;

/** Higher levels take a fifth longer and save 2 % of the size. */
const compression = { level: 4 } as const;

async function compressed(html: string): Promise<Buffer> {
  return html.length > LONGEST_AT_ONCE ? promisify(gzip)(html, compression) : gzipSync(html, compression);
}

export function writtenPage(html: string): WrittenPage {
  let packed: Promise<Buffer> | undefined;
  return {
    html,
    tag: entityTag(html),
    packed() {
      packed ??= compressed(html);
      return packed;
    },
  };
}
