import { bare } from './spellings.ts';

/** The subtitle of a card; one that only repeats its type is none. */
export function subtitleBeyondType(subtitle: string | null, type: unknown): string | null {
  if (subtitle === null || typeof type !== 'string') return subtitle;
  return bare(subtitle) === bare(type) ? null : subtitle;
}
