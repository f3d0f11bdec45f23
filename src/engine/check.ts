import type { Json } from './json.ts';
import { Unsupported } from './unsupported.ts';
import type { Violation } from './violation.ts';

/** How a requirement was missed: what a check alone can know. */
export interface Failure {
  readonly message: string;
  readonly state?: readonly string[];
  readonly action?: readonly string[];
  readonly need?: Json;
  readonly have?: Json;
}

/**
 * One requirement of one rule. Verdict, explanation and the list of legal actions all come from the same checks,
 * so they cannot disagree. A check looks only at what it names; its answer does not depend on other mistakes.
 */
export interface Check<Subject> {
  readonly code: string;
  /** `<source>/<section>/<name>`; of a game with several editions, that of the one by which it is judged. */
  readonly rule: string | ((subject: Subject) => string);
  /** Every way in which the subject misses the requirement; nothing if it meets it. */
  readonly failures: (subject: Subject) => Iterable<Failure>;
}

/** All that the checks find, in their order. */
export function violationsOf<Subject>(checks: Iterable<Check<Subject>>, subject: Subject): Violation[] {
  const found: Violation[] = [];
  for (const check of checks) {
    for (const failure of check.failures(subject)) found.push(violation(check, subject, failure));
  }
  return found;
}

/**
 * All violations that can be found. A check that cannot decide does not hide the findings of others: one broken rule is
 * enough. It matters only if no other check finds anything.
 */
export function violationsKnown<Subject>(checks: Iterable<Check<Subject>>, subject: Subject): Violation[] {
  const found: Violation[] = [];
  let unsupported: Unsupported | undefined;
  for (const check of checks) {
    try {
      for (const failure of check.failures(subject)) found.push(violation(check, subject, failure));
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
      unsupported ??= error;
    }
  }
  if (found.length === 0 && unsupported !== undefined) throw unsupported;
  return found;
}

/** Whether every check is met; stops at the first that is not. */
export function meetsAll<Subject>(checks: Iterable<Check<Subject>>, subject: Subject): boolean {
  for (const check of checks) {
    for (const _ of check.failures(subject)) return false;
  }
  return true;
}

/** Whether every check is met and can be told to be: what a card does, or is, may be unknown. */
export function surelyMeetsAll<Subject>(checks: Iterable<Check<Subject>>, subject: Subject): boolean {
  try {
    return meetsAll(checks, subject);
  } catch (error) {
    if (error instanceof Unsupported) return false;
    throw error;
  }
}

function violation<Subject>({ code, rule }: Check<Subject>, subject: Subject, failure: Failure): Violation {
  const { message, state = [], action = [], need = null, have = null } = failure;
  const id = typeof rule === 'string' ? rule : rule(subject);
  return { code, ...cited(id), message, state, action, need, have };
}

/** The id of every rule contains its source and section. */
function cited(rule: string): { rule: string; section: string; source: string } {
  const [source = '', section = ''] = rule.split('/');
  return { rule, section, source };
}
