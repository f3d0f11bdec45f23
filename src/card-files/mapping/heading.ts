import { bare } from '../../games/spellings.ts';

/** What headings are compared by; one of marks alone, such as `#`, stands for itself. */
export function headingKey(heading: string): string {
  return bare(heading) || heading.trim();
}
