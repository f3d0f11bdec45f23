import type { InPlay } from '../../state/state.ts';
import type { Board, Seen } from '../board.ts';
import { isCalled } from './personas.ts';

/** Which part of its Plot a card is, and of how many; undefined for what is none. */
export function partOf({ definition }: Pick<Seen, 'definition'>) {
  return definition.abilities.find((ability) => ability.ability === 'plot-part');
}

/** The part of the same Plot that a player has in play; undefined if there is none. */
export function partInPlay(board: Board, player: string, plot: Seen, part: number): InPlay | undefined {
  return board.controlledBy(player).find((card) => {
    const definition = board.definition(card);
    return (
      card.id !== plot.id &&
      partOf({ definition })?.part === part &&
      isCalled(definition.title, plot.definition.title)
    );
  });
}
