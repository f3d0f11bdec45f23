import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
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

export function writtenPage(html: string): WrittenPage {
  let packed: Promise<Buffer> | undefined;
  return {
    html,
    tag: entityTag(html),
    packed() {
      packed ??= promisify(gzip)(html);
      return packed;
    },
  };
}
