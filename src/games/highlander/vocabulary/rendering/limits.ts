import * as shared from '../../../vocabulary/rendering/abilities.ts';
import type { Limit } from '../limits.ts';

/** “once per turn for each copy”. */
export function limitSaid(limit: Limit): string {
  return `${shared.limitSaid(limit)}${limit.eachCopy === true ? ' for each copy' : ''}`;
}
