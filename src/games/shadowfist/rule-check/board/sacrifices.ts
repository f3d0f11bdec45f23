import { remembered } from '../../../../engine/remembered.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { PlayerRef } from '../../vocabulary/references.ts';
import type { Cards } from '../../vocabulary/terms.ts';
import { rolesOf } from '../../words/effects/effects.ts';
import { chosenName, effectsIn, wordsOf } from '../../words/words-of-ability.ts';
import type { InPlay } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import type { Board } from './board.ts';
import { abilitiesOf } from './chance.ts';

/**
 * Who sacrifices a card chooses it, and only cards one controls can be sacrificed (10.2): what a text chooses under this
 * name in order to sacrifice it must be controlled by whoever chooses. Undefined where it is chosen for something else.
 */
export function sacrificerOf(board: Board, name: string, frame: Frame): string | undefined {
  for (const one of abilitiesOf(board, frame)) {
    const by = chosenToBeSacrificed(one).get(name);
    if (by !== undefined) return board.meanings.player(board, by, frame);
  }
  return undefined;
}

/** Whether whoever chose the card to be sacrificed controls it still; of cards that nobody chose no player is told. */
export function isOnesOwn(board: Board, cards: Cards, card: InPlay, frame: Frame): boolean {
  const name = chosenName(cards);
  const player = name === undefined ? undefined : sacrificerOf(board, name, frame);
  return player === undefined || card.controller === player;
}

const chosenToBeSacrificed = remembered((ability: Ability): ReadonlyMap<string, PlayerRef> => {
  const names = effectsIn(ability).map((effect) => chosenName(rolesOf(effect).sacrifices?.(effect)));
  return new Map(
    wordsOf(ability).flatMap(({ kind, value }) =>
      kind === 'Choice' && names.includes(value.as) ? [[value.as, value.by ?? 'you'] as const] : [],
    ),
  );
});
