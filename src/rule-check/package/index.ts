// What others import as `arbiter/rule-check`: moves judged without the service, in a browser or elsewhere.
export type {
  ActionVerdict,
  Awaited,
  Domain,
  ListedAction,
  Mistake,
  OpenChoice,
  Outcome,
} from '../../engine/answer.ts';
export type { Json } from '../../engine/json.ts';
export type { Unjudged } from '../../engine/unjudged.ts';
export type { UnsupportedNeed } from '../../engine/unsupported.ts';
export type { Violation } from '../../engine/violation.ts';
export type { CitedVerdict, CitedViolation, RuleAnswer } from '../judge.ts';
export { type GivenRuleCheck, type RuleChecker, type RuleCheckFiles, ruleChecker } from './rule-checker.ts';
