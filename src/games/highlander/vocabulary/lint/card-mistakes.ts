import type { Mistake } from '../../../../engine/answer.ts';
import { mistake } from '../../../../engine/mistake.ts';
import type { Ability } from '../abilities.ts';
import type { Definition } from '../definition.ts';

/** Cards that are in play before the game begins, and are never played. */
const preGame: readonly Definition['type'][] = [
  ...(['Persona', 'Quickening', 'Premium', 'Watcher', 'Weapon of Choice', 'Pre-Game', 'Crystal'] as const),
];

/** In the first edition the parts of a Plot are Situations, and in the end an Event (Situation Plots). */
const plotParts: readonly Definition['type'][] = ['Plot', 'Situation', 'Event'];

/** What a card of its type cannot have for an ability. */
export function cardMistakes({ type, abilities }: Definition): Mistake[] {
  return abilities.flatMap((ability, at) => {
    const message = misplaced(type, ability);
    return message === null ? [] : mistake('wrong-value', ['abilities', at, 'ability'], message);
  });
}

function misplaced(type: Definition['type'], { ability }: Ability): string | null {
  switch (ability) {
    case 'playing':
    case 'played':
      return preGame.includes(type) ? 'A Pre-Game card is in play from the beginning.' : null;
    case 'plot-part':
      return plotParts.includes(type) ? null : 'Only a Plot is part of a Sequence Plot.';
    default:
      return null;
  }
}
