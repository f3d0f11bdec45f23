import { Unsupported } from '../../../engine/unsupported.ts';
import type { Violation } from '../../../engine/violation.ts';
import type { Definition } from '../vocabulary/definition.ts';
import type { Action } from './actions/actions.ts';
import type { Board } from './board/board.ts';
import { sourceOf } from './board/sources.ts';
import { unsaid } from './board/texts/texts.ts';

/** A text at work that cannot be said might bear on anything: nothing is legal while it is not known. */
export function refuseUnsaid(board: Board): void {
  const text = unsaid(board);
  if (text?.ability.ability !== 'unsupported') return;
  const card = sourceOf(board, text.frame);
  throw new Unsupported({ card: card?.definition.title ?? 'a card', what: text.ability.text });
}

/** Nobody plays a card of which it is not said what it does, or what it wants. */
export function refuseUnsaidPlay(board: Board, action: Action): void {
  for (const definition of cardsPlayed(board, action)) {
    const needed = definition.abilities.find(
      (ability) => ability.ability === 'unsupported' && ability.reach !== 'use',
    );
    if (needed?.ability === 'unsupported') board.unsupported(definition, needed.text);
  }
}

function cardsPlayed(board: Board, action: Action): Definition[] {
  if (action.do !== 'play') return [];
  return [action.card, ...(action.with ?? []).map((companion) => companion.card)].flatMap((card) =>
    typeof card === 'string' ? (board.find(card)?.definition ?? []) : board.definition(card),
  );
}

/** What the text of a card would have to allow, where not all of that text is known. */
export function refuseIfTextUnknown(board: Board, definition: Definition): void {
  const unknown = definition.abilities.find(({ ability }) => ability === 'unsupported');
  if (unknown?.ability === 'unsupported') board.unsupported(definition, unknown.text);
}

/** What no text of a card makes legal: whose move it is, what comes first, and where the card lies. */
const whateverTextsSay: ReadonlySet<string> = new Set([
  ...['game-over', 'game-not-begun', 'not-their-turn', 'exertion-first', 'answer-first', 'phase-over'],
  ...['exertion-for-conjunction-first', 'declared-exertion-first', 'made-first-what-a-card-goes-with'],
  ...['attack-phase-at-its-end', 'nothing-played-after-adjustment', 'card-not-in-hand', 'pre-game-card'],
]);

/**
 * A rule that a text may override is not broken for certain while a text is unknown: that of the card that is played,
 * or one at work that may bear on anything.
 */
export function refuseIfTextsMayAllow(board: Board, action: Action, violations: readonly Violation[]): void {
  if (action.do !== 'play' || violations.some(({ code }) => whateverTextsSay.has(code))) return;
  refuseUnsaidPlay(board, action);
  refuseUnsaid(board);
}
