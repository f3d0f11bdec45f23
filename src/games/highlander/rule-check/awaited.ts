import type { Awaited } from '../../../engine/answer.ts';
import { mustBeDone } from './actions/duties.ts';
import { excess, mayStillDraw } from './actions/hands.ts';
import { obligationCalled } from './actions/obligation-called.ts';
import { mayAttackWithFound } from './board/attacks/opportunities.ts';
import { toBeExertedFor } from './board/attacks/sequence.ts';
import type { Board } from './board/board.ts';
import { isHandClosed } from './board/memory.ts';
import { HANDS, overTheHands } from './board/weapons/hands.ts';
import type { Phase } from './state/state.ts';

/** What may be awaited. */
export const awaitedCodes = [
  ...(['start', 'may-do', 'defend', 'attack', 'end-turn', 'discard-down', 'draw-up', 'next-phase'] as const),
  ...(['meet-obligation', 'use-must-do', 'drop-hand-icons', 'counter', 'play-allowed'] as const),
  ...(['play-from-exertion', 'exert-in-conjunction', 'exert-for-defense'] as const),
] as const;
type Code = (typeof awaitedCodes)[number];

/** What is awaited of somebody, and what that is called. */
type Task = { readonly code: Code; readonly what: string };

const tasks: Readonly<Record<Phase, Task>> = {
  'before-the-game': { code: 'start', what: 'begin the duel' },
  'may-do': { code: 'may-do', what: 'do what may and must be done as the turn begins' },
  defense: { code: 'defend', what: 'defend' },
  attack: { code: 'attack', what: 'attack' },
  'draw-discard': { code: 'end-turn', what: 'end the turn' },
};

/** Whose move it is, and what for: most often that of whose turn it is. */
export function awaited(board: Board): Awaited[] {
  const { turn, players, winner } = board.state;
  if (winner !== null) return [];
  const { player, phase } = turn;
  if (phase === 'before-the-game')
    return players.map(({ id }) => ({ player: id, ...tasks[phase], must: false }));
  const first = [...comesFirst(board)];
  if (first.length > 0) return first;
  return [phase === 'draw-discard' ? awaitedOfTheHand(board) : { player, ...tasks[phase], must: false }];
}

/** Discarding down is compulsory, drawing up is not (Draw/Discard Phase). */
function awaitedOfTheHand(board: Board): Task & Awaited {
  const { player } = board.state.turn;
  const [over, room] = [excess(board, player), mayStillDraw(board, player)];
  if (over > 0)
    return { player, code: 'discard-down', what: `discard ${cards(over)}, and end the turn`, must: true };
  if (room === 0) return { player, ...tasks['draw-discard'], must: false };
  return { player, code: 'draw-up', what: `draw up to ${cards(room)}, and end the turn`, must: false };
}

function cards(number: number): string {
  return number === 1 ? '1 card' : `${number} cards`;
}

/** What the turn cannot go on without. */
function* comesFirst(board: Board): Iterable<Task & Awaited> {
  const { turn, countering, leave, exertion, awaitingExertion } = board.state;
  const { player } = turn;
  const [let_] = leave;
  const over = overTheHands(board);
  if (over !== undefined)
    yield {
      player: over,
      code: 'drop-hand-icons',
      what: `drop cards with Hand Icons, until no more than ${HANDS} are in play`,
      must: true,
    };
  else if (countering !== null)
    yield { player: countering.by, code: 'counter', what: 'counter what was played, or pass', must: true };
  else if (let_ !== undefined)
    yield {
      player: let_.player,
      code: 'play-allowed',
      what: 'play what an effect lets be played, or pass',
      must: true,
    };
  else if (exertion !== null)
    yield {
      player,
      code: 'play-from-exertion',
      what:
        exertion.for === 'attack' && !mayAttackWithFound(board, player)
          ? 'end the Exertion: no opportunity to attack is left for what it found'
          : 'play what fits from the Exertion, or end it',
      must: true,
    };
  else if (awaitingExertion.length > 0)
    yield {
      player,
      code: 'exert-in-conjunction',
      what: 'make the Exertion that a card was played in conjunction with',
      must: true,
    };
  else yield* mustDos(board, player);
}

function* mustDos(board: Board, player: string): Iterable<Task & Awaited> {
  const { obligations, duties } = mustBeDone(board, player);
  const declared = board.state.turn.phase === 'defense' ? toBeExertedFor(board, player) : undefined;
  for (const one of obligations)
    yield {
      player,
      code: 'meet-obligation',
      what: `do first what must be done: the obligation ${obligationCalled(board, one)}`,
      must: true,
    };
  for (const { card, ability } of duties)
    yield {
      player,
      code: 'use-must-do',
      what: `do first what must be done: ability ${ability} of ${card}`,
      must: true,
    };
  if (obligations.length + duties.length > 0) return;
  if (declared !== undefined)
    yield {
      player,
      code: 'exert-for-defense',
      what: `make the Exertion declared for a defense against ${declared.id}`,
      must: true,
    };
  else if (isOver(board))
    yield {
      player,
      code: 'next-phase',
      what: 'go on to the next phase, for the Exertion has ended this one',
      must: true,
    };
}

/** An Exertion may end the phase (Exertion Caveat). */
function isOver(board: Board): boolean {
  return isHandClosed(board) && board.switches.exertionEnds === 'the-phase';
}
