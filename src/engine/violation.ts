import type { Json } from './json.ts';

/** One requirement of one rule that an action or a state does not meet. */
export interface Violation {
  /** Names the check that found it; a promise to those who call. */
  readonly code: string;
  /** The id of the rule, as `/v1/rules` has it. */
  readonly rule: string;
  /** Where its source says so. */
  readonly section: string;
  /** The document. */
  readonly source: string;
  /** What was wrong and what would be right, in plain words. */
  readonly message: string;
  /** JSON Pointers into the state: what the rule looked at. Empty if nothing single. */
  readonly state: readonly string[];
  /** JSON Pointers into the action. */
  readonly action: readonly string[];
  /** The value that the rule requires; null if it is not a single value. */
  readonly need: Json;
  /** What there is instead; null likewise. */
  readonly have: Json;
}
