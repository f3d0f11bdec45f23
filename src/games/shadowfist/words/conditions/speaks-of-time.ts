import type { Condition } from '../../vocabulary/terms.ts';
import type { Playing } from '../abilities/playing.ts';

/** Whether a way to play a card says when: only then other rules about the time do not hold for it (3, 4.3). */
export function speaksOfTime({ when, inResponseTo }: Pick<Playing, 'when' | 'inResponseTo'>): boolean {
  return inResponseTo !== undefined || (when !== undefined && isAboutTime(when));
}

function isAboutTime(when: Condition): boolean {
  if ('all' in when) return when.all.some(isAboutTime);
  if ('any' in when) return when.any.some(isAboutTime);
  if ('not' in when) return isAboutTime(when.not);
  return 'turnOf' in when || 'during' in when || 'attack' in when;
}
