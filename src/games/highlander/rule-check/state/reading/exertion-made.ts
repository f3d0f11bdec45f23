import type { State } from '../state.ts';

/** An Exertion that lies open was made in this turn, whether or not an event tells of it, and what goes with it is so. */
export function tellExertion({ exertion, turn }: State): void {
  if (exertion === null || turn.player !== exertion.player) return;
  const { player, for: purpose } = exertion;
  const told = turn.events.some((one) => one.event === 'exertion-made' && one.player === player);
  if (told) return;
  turn.events.push({ event: 'exertion-made', player, what: 'hard', to: purpose });
  if (purpose === 'attack' && !exertion.taken) turn.events.push({ event: 'opportunity-used', player });
  turn.handClosed = true;
}
