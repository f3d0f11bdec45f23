import type { ListedAction } from '../engine/answer.ts';
import { OverBudget } from '../engine/budget.ts';

/**
 * What each verb lists, in the order of the verbs. The one of which there may be most is asked last: where the steps run
 * out over it, what it has found until then is listed, and that there may be more of it.
 */
export function listedByVerb<Verb>(
  verbs: readonly Verb[],
  last: NoInfer<Verb>,
  list: (verb: Verb) => Iterable<ListedAction>,
): ListedAction[] {
  const others = new Map(verbs.filter((verb) => verb !== last).map((verb) => [verb, [...list(verb)]]));
  const found = untilStepsRunOut(list(last));
  return verbs.flatMap((verb) => others.get(verb) ?? found);
}

function untilStepsRunOut(listed: Iterable<ListedAction>): ListedAction[] {
  const found: ListedAction[] = [];
  try {
    for (const one of listed) found.push(one);
  } catch (error) {
    if (!(error instanceof OverBudget && error.spent === 'steps') || found.length === 0) throw error;
    return found.map((one) => ({ ...one, cut: true }));
  }
  return found;
}
