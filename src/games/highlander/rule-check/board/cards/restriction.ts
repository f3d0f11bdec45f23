import { remembered } from '../../../../../engine/remembered.ts';
import type { Definition } from '../../../vocabulary/definition.ts';
import type { Board, Seen } from '../board.ts';
import { partOf } from './plots.ts';

/** Of a card without a Restriction number a deck may hold so many (Title). */
const WITHOUT_NUMBER = 6;

/** Whether as many of a card are in play and in the discard pile of its player as its Restriction number (FAQ, Master's Advantage). */
export function hasReachedRestriction(board: Board, { id, definition, owner }: Seen): boolean {
  const lying = [
    ...board.state.inPlay.filter((card) => card.owner === owner),
    ...board.player(owner).discard.cards,
  ];
  const copies = lying.filter((card) => card.id !== id && isSame(board.definition(card), definition));
  return copies.length >= (definition.restriction ?? WITHOUT_NUMBER);
}

/** The same card, not only its title. */
export function isSame(one: Definition, other: Definition): boolean {
  return whichCard(one) === whichCard(other);
}

/** What copies of a card have in common. The parts of a Sequence Plot have one title, and are not copies of each other. */
export const whichCard = remembered((definition: Definition): string => {
  const { title, subtitle, type } = definition;
  return JSON.stringify([title, subtitle, type, partOf({ definition })?.part]);
});
