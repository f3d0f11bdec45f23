import type { Limit } from '../abilities.ts';

/** “once per turn”. */
export function limitSaid({ times, per }: Limit): string {
  const often = times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`;
  return `${often} per ${per}`;
}
