import type { State } from '../state.ts';

/** A Hidden Attack is one that lies face down: who says either says both. */
export function tellHiddenAttacks({ attacks, inPlay }: State): void {
  for (const attack of attacks) {
    const card = inPlay.find(({ id }) => id === attack.id);
    if (card === undefined || card.faceDown === attack.hidden) continue;
    card.faceDown = true;
    attack.hidden = true;
  }
}
