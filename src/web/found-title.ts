import type { LookUpItem } from '../look-up/views.ts';
import { kindNames } from './kind-names.ts';

/** The heading of a search result: a worked example says what happens in it, not where the rulebook has it. */
export function foundTitle({
  kind,
  title,
  highlights,
}: Pick<LookUpItem, 'kind' | 'title' | 'highlights'>): string {
  const text = highlights.find(({ field }) => field === 'text')?.parts ?? [];
  const heading = kind === 'example' ? text.map((part) => part.text).join('') : title;
  return heading === '' ? kindNames[kind].one : heading;
}
