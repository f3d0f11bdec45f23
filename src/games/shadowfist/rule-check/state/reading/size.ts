import type { State } from '../state.ts';
import type { CardElsewhere } from '../values.ts';
import { piles } from './piles.ts';

/**
 * How many cards, effects and waiting things there are, with all that cards of one's own are made of. Counts no
 * further than to more than so many: what play has copied again and again could otherwise take long to count.
 */
export function objectsIn(state: State, most = Number.POSITIVE_INFINITY): number {
  const { turn, scene, nextScene, attack, auction, lasting, signposts, triggers, agenda, left } = state;
  const waiting = [scene, nextScene, attack, auction, lasting, signposts, triggers, agenda, left];
  let objects = turn.events.length + objectsWithin(waiting, most);
  const cards: (readonly Pick<CardElsewhere, 'card'>[])[] = [state.inPlay];
  for (const player of state.players) for (const pile of piles) cards.push(player[pile].cards);
  for (const pile of cards) {
    objects += pile.length;
    for (const { card } of pile) {
      if (objects > most) return objects;
      if (typeof card !== 'string') objects += objectsWithin(card, most);
    }
  }
  return objects;
}

/** Walks without recursion, however deep it goes. */
export function objectsWithin(value: unknown, most = Number.POSITIVE_INFINITY): number {
  const waiting = [value];
  let objects = 0;
  while (waiting.length > 0 && objects <= most) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (!Array.isArray(next)) objects += 1;
    for (const part of Object.values(next)) waiting.push(part);
  }
  return objects;
}
