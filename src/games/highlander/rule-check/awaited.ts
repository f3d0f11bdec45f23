import type { Awaited } from '../../../engine/answer.ts';
import type { Phase, State } from './state/state.ts';

const tasks: Readonly<Record<Phase, string>> = {
  'before-the-game': 'begin the duel',
  'may-do': 'do what may and must be done as the turn begins',
  defense: 'defend',
  attack: 'attack',
  'draw-discard': 'draw up or discard down, and end the turn',
};

/** Whose move it is: always that of whose turn it is, but before the duel. */
export function awaited({ turn, players, exertion, awaitingExertion, winner }: State): Awaited[] {
  if (winner !== null) return [];
  const { player, phase } = turn;
  if (phase === 'before-the-game')
    return players.map(({ id }) => ({ player: id, what: tasks[phase], must: false }));
  if (exertion !== null) return [{ player, what: 'play from the Exertion, or end it', must: true }];
  if (awaitingExertion.length > 0)
    return [{ player, what: 'make the Exertion that a card was played in conjunction with', must: true }];
  return [{ player, what: tasks[phase], must: false }];
}
