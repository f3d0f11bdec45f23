import { hash } from 'node:crypto';

/** 132 bits: no two bodies share a tag by chance. */
const TAG_LENGTH = 22;

/** The tag of a body. Weak, because bodies may be compressed. */
export function entityTag(body: string | Buffer): string {
  return `W/"${hash('sha1', body, 'base64url').slice(0, TAG_LENGTH)}"`;
}

/** Whether an `If-None-Match` header names the tag, compared weakly (RFC 9110, 13.1.2). A star names any tag. */
export function names(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((one) => one.trim() === '*' || opaque(one.trim()) === opaque(tag));
}

function opaque(tag: string): string {
  return tag.startsWith('W/') ? tag.slice('W/'.length) : tag;
}
