import type { Bulk } from './bulk/bulk.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { Changes } from './catalogue/changes.ts';
import type { Decks } from './decks/decks.ts';
import type { LookUp } from './look-up/look-up.ts';
import type { WorkedExamples } from './rule-check/examples/worked-examples.ts';
import type { RuleChecks } from './rule-check/rule-checks.ts';
import type { Glossary } from './rulings/glossary.ts';
import type { RuleIndex } from './rulings/rules.ts';
import type { RulesetComparisons } from './rulings/ruleset-comparison.ts';
import type { Rulings } from './rulings/rulings.ts';

/** What REST, GraphQL and the command line call: the same services for all. */
export interface Services {
  readonly catalogue: Catalogue;
  readonly lookUp: LookUp;
  readonly rulings: Rulings;
  readonly rules: RuleIndex;
  readonly rulesetComparisons: RulesetComparisons;
  readonly glossary: Glossary;
  readonly decks: Decks;
  readonly ruleChecks: RuleChecks;
  readonly workedExamples: WorkedExamples;
  readonly bulk: Bulk;
  readonly changes: Changes;
}
