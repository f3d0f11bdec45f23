import type { Contender, Ground } from './law.ts';

/** One sentence of clauses. */
export function sentence(...clauses: readonly string[]): string {
  const text = clauses.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Why a wording is in force, and in place of which; `beaten` null where it had no rival. */
export function whyInForce(winner: Contender, beaten: Contender | null, { because }: Ground): string {
  return `${winner.called} is in force${inPlaceOf(beaten)}, because ${because}`;
}

/** Nobody can say of unknown words that they differ: the copies may show the wording in force already. */
function inPlaceOf(beaten: Contender | null): string {
  if (beaten === null) return '';
  return beaten.text === null ? ', whatever the copy shows' : ` in place of ${beaten.called}`;
}

export function whyReplaced(version: Contender, winner: Contender, { because }: Ground): string {
  return `${version.called} is replaced by ${winner.called}, because ${because}`;
}
