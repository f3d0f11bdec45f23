import { remembered } from '../../../../engine/remembered.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { PlayerRef } from '../../vocabulary/references.ts';
import { rolesOf } from '../../words/effects/effects.ts';
import { chosenName, effectsIn } from '../../words/words-of-ability.ts';
import type { InPlay } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import type { Board } from './board.ts';
import { abilitiesOf } from './chance.ts';
import { cannot } from './figures.ts';
import { sourceOf } from './texts.ts';

/**
 * Whether a text targets a card under this name to take control of it, and the card says that this player cannot: then
 * it is not a legal target for that text (example of 7.4).
 */
export function cannotBeTaken(board: Board, name: string, card: InPlay, frame: Frame): boolean {
  return abilitiesOf(board, frame).some((one) => {
    const by = takers(one).get(name);
    const player = by === undefined ? undefined : board.meanings.player(board, by, frame);
    // Nobody takes control of a card that is already theirs (7.4): the text does something else with it.
    if (player === undefined || player === card.controller) return false;
    return cannot(board, card, 'be-taken-control-of', sourceOf(board, frame), player);
  });
}

/** The players who take control of chosen cards, by the names of these cards. */
const takers = remembered(
  (ability: Ability): ReadonlyMap<string, PlayerRef> =>
    new Map(
      effectsIn(ability).flatMap((effect) => {
        const taking = rolesOf(effect).takesControl?.(effect);
        const name = chosenName(taking?.cards);
        return taking === undefined || name === undefined ? [] : [[name, taking.by] as const];
      }),
    ),
);
