import { version } from './version.ts';

/** Names the answers made of one content by one version of the code. Weak, as bodies may be compressed. */
export function entityTag(contentHash: string): string {
  return `W/"${version}-${contentHash.slice(0, 16)}"`;
}

/** Whether an `If-None-Match` header names the tag, compared weakly (RFC 9110, 13.1.2). */
export function names(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const strong = tag.slice('W/'.length);
  return header.split(',').some((one) => one.trim() === tag || one.trim() === strong);
}
