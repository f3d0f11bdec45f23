import { fold } from '../../fold.ts';
import type { BuiltDeck, Copies } from './built-deck.ts';

/** How many Master cards the deck's Persona allows; null where no source tells, undefined without a Persona. */
export function masterLimit(deck: BuiltDeck): number | null | undefined {
  if (deck.personas.length === 0) return undefined;
  const told = deck.abilities('master-cards').filter(({ of }) => of.type === 'Persona');
  const numbers = [
    ...told.map(({ ability }) => ability.upTo),
    ...deck.personas
      .filter(({ abilities }) => !abilities.some(({ ability }) => ability === 'master-cards'))
      .map(onPersona),
  ];
  const known = numbers.filter((number) => number !== null);
  // Personas that are played together may differ: only what both allow is sure.
  return known.length < numbers.length ? null : Math.min(...known);
}

/** The white gem is Master: on a Persona card whose gems are known, none is none. */
function onPersona({ gems }: Copies): number | null {
  return gems === null ? null : (gems.Master ?? 0);
}

export function cardsWithWord(copies: readonly Copies[], word: string): Copies[] {
  const key = fold(word);
  return copies.filter(({ words }) => words.has(key));
}
