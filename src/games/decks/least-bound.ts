import { sizeOf } from './changes.ts';
import type { Finding } from './format.ts';

/**
 * So many copies at least must be changed to mend all findings: each needs its cheapest repair, and what repairs of
 * different cards do not do for each other has to be done for each.
 */
export function leastBound(findings: readonly Finding[]): number {
  const groups = new Map<string, Group>();
  for (const { repairs } of findings) {
    if (repairs.length === 0) continue;
    const cost = Math.min(...repairs.map(sizeOf));
    const group: Group = { cost, slugs: [] };
    for (const { slug } of repairs.flat()) join(group, slug, groups);
  }
  let bound = 0;
  for (const { cost } of new Set(groups.values())) bound += cost;
  return bound;
}

/** Findings whose repairs touch the same cards, so that one repair may do for several. */
interface Group {
  cost: number;
  readonly slugs: string[];
}

function join(group: Group, slug: string, groups: Map<string, Group>): void {
  const other = groups.get(slug);
  if (other === group) return;
  group.slugs.push(slug);
  groups.set(slug, group);
  if (other === undefined) return;
  group.cost = Math.max(group.cost, other.cost);
  for (const shared of other.slugs) {
    group.slugs.push(shared);
    groups.set(shared, group);
  }
}
