import type { Budget } from '../../../../engine/budget.ts';
import type { Read } from '../../../../engine/law.ts';
import { Mistakes } from '../../../../engine/mistakes-found.ts';
import type { Library } from '../board/board.ts';
import { checkCardsInPlay } from './reading/cards-in-play.ts';
import { checkCards } from './reading/cards-known.ts';
import { checkNext, namesIn } from './reading/names.ts';
import { readForm } from './reading/read-form.ts';
import { References } from './reading/references.ts';
import { checkReferences } from './reading/references-of-the-game.ts';
import { objectsIn } from './reading/size.ts';
import type { State } from './state.ts';

/**
 * A state as a stranger sends it: of the right form, every card one that is known, every id the name of something.
 * Whether it could have come about is another question, which only a state without mistakes is asked.
 */
export function readState(given: unknown, library: Library, budget: Budget): Read<State> {
  const read = readForm(given, budget);
  if ('mistakes' in read) return read;
  const state = read.value;
  budget.hold(objectsIn(state));
  const mistakes = new Mistakes();
  const names = namesIn(state, given, mistakes);
  checkNext(state, names, mistakes);
  checkCards(state, given, library, mistakes);
  checkCardsInPlay(state, library, mistakes);
  checkReferences(state, given, new References(state, names, mistakes));
  return mistakes.found.length > 0 ? { mistakes: mistakes.found } : read;
}
