import type { UnknownCopies } from './deck.ts';
import type { Finding } from './format.ts';
import type { Remark } from './violation.ts';

/** Whether the rule is broken whatever the cards are that were not found. */
export function isCertain({ undoneBy }: Finding, unknown: readonly UnknownCopies[]): boolean {
  if (undoneBy === undefined) return true;
  const { zones, copies } = undoneBy;
  const within = unknown.filter(({ zone }) => zone === null || zones.includes(zone));
  return within.reduce((sum, { quantity }) => sum + quantity, 0) < copies;
}

/** A finding that depends on cards that were not found. */
export function openQuestion({ violation: { code, rule, message, cards, counted } }: Finding): Remark {
  return {
    kind: 'warning',
    code,
    rule,
    message: `${message} Cards that were not found may change this.`,
    cards,
    figure: counted,
  };
}
