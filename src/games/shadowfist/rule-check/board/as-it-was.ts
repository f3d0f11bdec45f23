import type { Ability } from '../../vocabulary/abilities.ts';
import type { InPlay, State } from '../state/state.ts';
import { type Board, type Seen, zonesOf } from './board.ts';

interface Gone extends Seen {
  readonly inPlay: InPlay;
  /** What it said: its own rules text, or what it was a copy of (7.5). */
  readonly texts: readonly Ability[];
}

/** A card that has just left play, as it last was there (4.4). */
export function asItWas(board: Board, id: string): Gone | undefined {
  const left = board.state.left.findLast((one) => one.id === id);
  const now = left === undefined ? undefined : board.find(id);
  return left === undefined || now === undefined ? undefined : asLeft(board, left, now);
}

/** All that have: looked for together, for there may be many. */
export function goneAsTheyWere(board: Board): Gone[] {
  const left = new Map(board.state.left.map((one) => [one.id, one]));
  return board.state.players.flatMap((player) =>
    zonesOf(player).flatMap(({ cards }) => {
      board.look(cards.length);
      return cards.flatMap((card) => {
        const was = left.get(card.id);
        if (was === undefined) return [];
        return asLeft(board, was, board.seenElsewhere(card, card.owner ?? player.id)) ?? [];
      });
    }),
  );
}

function asLeft(board: Board, left: State['left'][number], now: Seen): Gone | undefined {
  if (now.inPlay !== undefined) return undefined;
  const { id } = now;
  const { owner, controller, turned, column } = left;
  const inPlay: InPlay = {
    ...{ id, card: now.definition, owner, controller, turned, column, faceDown: false, unresolved: false },
    ...{ damage: 0, lastingDamage: 0, counters: {}, enteredThisTurn: false, chosen: {}, ownerGone: false },
  };
  const texts = (left.texts ?? [now.definition]).flatMap((card) => board.definitionOf(card).abilities);
  return { ...now, inPlay, texts };
}
