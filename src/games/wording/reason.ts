import type { Contender, Ground } from './law.ts';
import { sameWords } from './same-words.ts';

/** One sentence of clauses. */
export function sentence(...clauses: readonly string[]): string {
  const text = clauses.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Why a wording is in force, and in place of which; `beaten` null where it had no rival. */
export function whyInForce(winner: Contender, beaten: Contender | null, { because }: Ground): string {
  return `${winner.called} is in force${inPlaceOf(winner, beaten)}, because ${because}`;
}

/** Nobody can say of unknown words that they differ: the copies may show the wording in force already. */
function inPlaceOf(winner: Contender, beaten: Contender | null): string {
  if (beaten === null) return '';
  if (beaten.text === null) return ', whatever the copy shows';
  const alike = winner.text !== null && sameWords(winner.text, beaten.text);
  return ` in place of ${beaten.called}${alike ? ', which says the same' : ''}`;
}

export function whyReplaced(version: Contender, winner: Contender, { because }: Ground): string {
  return `${version.called} is replaced by ${winner.called}, because ${because}`;
}
