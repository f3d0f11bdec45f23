import type { Ability } from '../../../vocabulary/abilities.ts';
import { type Word, wordsIn } from '../../../vocabulary/words-in.ts';
import { namesOf, wordsOf } from '../../../words/words-of-ability.ts';
import { lasting, leave, obligation } from '../../state/state.ts';
import type { Board } from '../board.ts';

/**
 * Whether a known text has one of these words: that of any card, wherever it is now, or of an effect that lasts. What a
 * state shows may be due to such a text, even if it no longer works, or to a text that is not supported. An ability that
 * is only not supported when it is used does not count: no action is judged by it.
 */
export function isSpokenOf(board: Board, ...names: readonly string[]): boolean {
  const abilities = [...abilitiesKnown(board)];
  const { state } = board;
  board.look(abilities.length + state.lasting.length + state.leave.length + state.obligations.length);
  const sought = [...names, 'unsupported'];
  return (
    abilities.some((ability) => hasWord(ability, sought)) ||
    state.lasting.some((one) => sought.includes(one.kind)) ||
    [...wordsOfState(board)].some((word) => isOneOf(word, sought))
  );
}

/** Whether an ability has one of these words. */
export function hasWord(ability: Ability, names: readonly string[]): boolean {
  return wordsOf(ability).some((word) => isOneOf(word, names));
}

function isOneOf(word: Word, names: readonly string[]): boolean {
  return namesOf(word).some((name) => names.includes(name));
}

function* abilitiesKnown(board: Board) {
  const { inPlay, players, turn, turnsBefore } = board.state;
  const cards = [...inPlay, ...players.flatMap((player) => board.namedOutsidePlay(player).flat())];
  for (const card of cards) yield* board.definition(card).abilities.filter(isHeeded);
  for (const { events } of [turn, ...turnsBefore]) {
    for (const { of } of events)
      if (of !== undefined) yield* board.definitionOf(of).abilities.filter(isHeeded);
  }
}

function* wordsOfState({ state }: Board) {
  for (const value of state.lasting) yield* wordsIn({ schema: lasting, value, path: [] });
  for (const value of state.leave) yield* wordsIn({ schema: leave, value, path: [] });
  for (const value of state.obligations) yield* wordsIn({ schema: obligation, value, path: [] });
}

function isHeeded(ability: Ability): boolean {
  return ability.ability !== 'unsupported' || ability.reach !== 'use';
}
