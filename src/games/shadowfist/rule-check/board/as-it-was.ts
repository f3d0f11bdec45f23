import type { Ability } from '../../vocabulary/abilities.ts';
import type { InPlay } from '../state/state.ts';
import type { Board, Seen } from './board.ts';

interface Gone extends Seen {
  readonly inPlay: InPlay;
  /** What it said: its own rules text, or what it was a copy of (7.5). */
  readonly texts: readonly Ability[];
}

/** A card that has just left play, as it last was there (4.4). */
export function asItWas(board: Board, id: string): Gone | undefined {
  const left = board.state.left.findLast((one) => one.id === id);
  const now = board.find(id);
  if (left === undefined || now === undefined || now.inPlay !== undefined) return undefined;
  const { owner, controller, turned, column } = left;
  const inPlay: InPlay = {
    ...{ id, card: now.definition, owner, controller, turned, column, faceDown: false, unresolved: false },
    ...{ damage: 0, lastingDamage: 0, counters: {}, enteredThisTurn: false, chosen: {}, ownerGone: false },
  };
  const texts = (left.texts ?? [now.definition]).flatMap((card) => board.definitionOf(card).abilities);
  return { ...now, inPlay, texts };
}
