import { codeHash } from './database/generated/program-hash.ts';

/** The tag of the answers that this program gives from one content. Weak, because bodies may be compressed. */
export function entityTag(contentHash: string): string {
  return `W/"${codeHash.slice(0, 12)}-${contentHash.slice(0, 16)}"`;
}

/** Whether an `If-None-Match` header names the tag, compared weakly (RFC 9110, 13.1.2). */
export function names(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((one) => opaque(one.trim()) === opaque(tag));
}

function opaque(tag: string): string {
  return tag.startsWith('W/') ? tag.slice('W/'.length) : tag;
}
