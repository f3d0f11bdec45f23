import type { RuleView } from '../../rulings/views.ts';
import type { Context } from '../context.ts';

/** The rule that a decision cites; null where there is nothing to cite. */
export function ruleOf(
  decision: { readonly rule: string | null },
  _: unknown,
  { references }: Context,
): RuleView | null {
  return decision.rule === null ? null : references.rule(decision.rule);
}
