import { Chance } from './chance.ts';

/**
 * Which decks sit down together in the game of a seed, by their places in the list of decks. Of as many games in a row
 * as there are decks, each deck plays one in each seat, and every such row brings other decks together.
 */
export function decksSeated(seed: number, players: number, decks: number): number[] {
  const row = new Chance(Math.floor(seed / decks));
  const order = row.shuffled(Array.from({ length: decks }, (_, at) => at));
  // No deck meets itself unless there are more players than decks.
  const distances = row.shuffled(order.slice());
  return Array.from(
    { length: players },
    (_, seat) => order[(seed + (distances[seat % decks] ?? 0)) % decks] ?? 0,
  );
}
