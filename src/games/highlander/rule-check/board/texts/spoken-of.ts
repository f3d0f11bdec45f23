import type { Ability } from '../../../vocabulary/abilities.ts';
import type { Board } from '../board.ts';

/**
 * Whether a text speaks of something by one of these words: that of any card that is known, wherever it lies by now, or
 * one that lasts. What a state shows may have come of such a text, though it is at work no longer; so it may of a text
 * that nobody has said, but not of what a card may do besides what is told of it: no action is judged by that either.
 */
export function isSpokenOf(board: Board, ...words: readonly string[]): boolean {
  const { lasting, leave, obligations } = board.state;
  const texts = [...abilitiesKnown(board), lasting, leave, obligations];
  board.look(texts.length);
  return texts.some((text) => speaks(text, new Set([...words, 'unsupported'])));
}

function* abilitiesKnown(board: Board) {
  const { inPlay, players, turn, turnsBefore } = board.state;
  const cards = [...inPlay, ...players.flatMap((player) => board.namedOutsidePlay(player).flat())];
  for (const card of cards) yield board.definition(card).abilities.filter(isHeeded);
  for (const { events } of [turn, ...turnsBefore]) {
    for (const { of } of events)
      if (of !== undefined) yield board.definitionOf(of).abilities.filter(isHeeded);
  }
}

function isHeeded(ability: Ability): boolean {
  return ability.ability !== 'unsupported' || ability.reach !== 'use';
}

/** Whether one of the words stands anywhere in a text. */
export function speaks(words: unknown, sought: ReadonlySet<string>): boolean {
  if (typeof words === 'string') return sought.has(words);
  if (typeof words !== 'object' || words === null) return false;
  return Object.entries(words).some(([key, inner]) => sought.has(key) || speaks(inner, sought));
}
