import type { Mistakes } from '../../../../../engine/mistakes-found.ts';
import type { State } from '../state.ts';
import type { Card } from '../values.ts';
import { pilesIn } from './names.ts';

/** An event of a card played that does not tell which is meant tells the one of its id; without such it tells nothing. */
export function tellCardsPlayed(state: State, mistakes: Mistakes): void {
  for (const [at, { events }] of [state.turn, ...state.turnsBefore].entries()) {
    const path = at === 0 ? ['turn'] : ['turnsBefore', at - 1];
    for (const [place, event] of events.entries()) {
      if (event.event !== 'played' || event.card === undefined || event.of !== undefined) continue;
      const card = cardOfId(state, event.card);
      if (card !== undefined) event.of = card;
      else
        mistakes.add(
          'missing',
          ['state', ...path, 'events', place, 'of'],
          `Which card was played is not told: the state has no “${event.card}”.`,
        );
    }
  }
}

function cardOfId(state: State, id: string): Card | undefined {
  const lying = [
    ...state.inPlay,
    ...pilesIn(state).flatMap(([{ cards, bottom = [] }]) => [...cards, ...bottom]),
    ...(state.exertion?.cards ?? []),
  ];
  return lying.find((card) => card.id === id)?.card;
}
