import type { PrintingRef } from './card-wordings.ts';
import type { Contender, Ground } from './law.ts';

/** One sentence of clauses. */
export function sentence(...clauses: readonly string[]): string {
  const text = clauses.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Why a wording is in force, and over which; `beaten` null where it had no rival. */
export function whyInForce(winner: Contender, beaten: Contender | null, { because }: Ground): string {
  const over = beaten === null ? '' : ` over ${nameOf(beaten)}`;
  return `${nameOf(winner)} is in force${over}, because ${because}`;
}

export function whyReplaced(version: Contender, winner: Contender, { because }: Ground): string {
  return `${nameOf(version)} is replaced by ${nameOf(winner)}, because ${because}`;
}

export function nameOf({ id, text, kind, errataNumber, appliesTo }: Contender): string {
  const number = errataNumber === null ? '' : ` with errata number ${errataNumber}`;
  if (id === null) {
    const on =
      appliesTo.to === 'printings' ? ` in ${appliesTo.printings.map(nameOfPrinting).join(' and ')}` : '';
    return `the wording printed${on}${number} (given by no source)`;
  }
  const unheld = kind === 'printed' && text === null ? ' (words given by no source)' : '';
  return `version ${id}${number}${unheld}`;
}

export function nameOfPrinting({ set, number }: PrintingRef): string {
  return number === null ? set : `${set} ${number}`;
}
