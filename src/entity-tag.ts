import { version } from './version.ts';

/** Names the answers made of one content by one version of the code. Weak, as bodies may be compressed. */
export function entityTag(contentHash: string): string {
  return `W/"${version}-${contentHash.slice(0, 16)}"`;
}

/** Whether an `If-None-Match` header names the tag, compared weakly (RFC 9110, 13.1.2). */
export function names(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((one) => opaque(one.trim()) === opaque(tag));
}

function opaque(tag: string): string {
  return tag.startsWith('W/') ? tag.slice('W/'.length) : tag;
}
