import type { RuleView } from '../citations/rule-view.ts';
import { rulesById } from '../citations/rules-by-id.ts';
import type { GameSnapshot } from '../database/snapshot/snapshot.ts';
import type { ReportedRemark, ReportedViolation } from '../games/decks/report.ts';
import type { ListReport } from './list-report.ts';

/** A report whose violations and remarks have the rules that they cite. */
export interface CitedReport extends Omit<ListReport, 'violations' | 'warnings' | 'advice'> {
  readonly violations: readonly Cited<ReportedViolation>[];
  readonly warnings: readonly Cited<ReportedRemark>[];
  readonly advice: readonly Cited<ReportedRemark>[];
}

/** Null if no rule is cited, or one that is not in the rule index. */
type Cited<Item> = Item & { readonly citedRule: RuleView | null };

export function citeRules(report: ListReport, game: GameSnapshot): CitedReport {
  const rules = rulesById(game);
  const cite = <Item extends { readonly rule: string | null }>(item: Item): Cited<Item> => ({
    ...item,
    citedRule: item.rule === null ? null : (rules.get(item.rule) ?? null),
  });
  return {
    ...report,
    violations: report.violations.map(cite),
    warnings: report.warnings.map(cite),
    advice: report.advice.map(cite),
  };
}
