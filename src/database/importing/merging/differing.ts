import type { Place, Remark } from '../../../card-files/entries.ts';

/** A value of a file that differs from Arbiter's own content, which stays in force. */
export function differs(code: string, place: Place, what: string, given: unknown, stands: unknown): Remark {
  return {
    level: 'difference',
    code,
    place,
    message: `This file has ${shown(given)} for ${what}; Arbiter's own content has ${shown(stands)}, which stays in force.`,
  };
}

export function shown(value: unknown): string {
  if (value === null || value === '') return 'none';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(String).join(', ');
  return typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
}
