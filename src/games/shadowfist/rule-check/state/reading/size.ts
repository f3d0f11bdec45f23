import type { State } from '../state.ts';
import type { CardElsewhere } from '../values.ts';
import { piles } from './piles.ts';

/** How many cards, effects and waiting things there are, with all that cards of one's own are made of. */
export function objectsIn(state: State): number {
  const { turn, scene, nextScene, attack, auction, lasting, signposts, triggers, agenda, left } = state;
  const waiting = [scene, nextScene, attack, auction, lasting, signposts, triggers, agenda, left];
  let objects = turn.events.length + objectsWithin(waiting) + objectsOf(state.inPlay);
  for (const player of state.players) {
    for (const pile of piles) objects += objectsOf(player[pile].cards);
  }
  return objects;
}

function objectsOf(cards: readonly Pick<CardElsewhere, 'card'>[]): number {
  let objects = cards.length;
  for (const { card } of cards) if (typeof card !== 'string') objects += objectsWithin(card);
  return objects;
}

/** Walks without recursion, however deep it goes. */
export function objectsWithin(value: unknown): number {
  const waiting = [value];
  let objects = 0;
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (!Array.isArray(next)) objects += 1;
    for (const part of Object.values(next)) waiting.push(part);
  }
  return objects;
}
