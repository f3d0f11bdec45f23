import type { Limit } from '../limits.ts';

/** “once per turn”. */
export function limitSaid({ times, per, eachCopy }: Limit): string {
  const often = times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`;
  return `${often} per ${per}${eachCopy === true ? ' for each copy' : ''}`;
}
