import { objectsWithin } from '../../../../../engine/size.ts';
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
