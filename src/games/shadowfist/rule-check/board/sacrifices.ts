import { remembered } from '../../../../engine/remembered.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import { ability } from '../../vocabulary/grammar.ts';
import type { PlayerRef } from '../../vocabulary/references.ts';
import type { Cards } from '../../vocabulary/terms.ts';
import { type Word, wordsIn } from '../../vocabulary/words-in.ts';
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
  if (typeof cards !== 'object' || !('chosen' in cards)) return true;
  const player = sacrificerOf(board, cards.chosen, frame);
  return player === undefined || card.controller === player;
}

const chosenToBeSacrificed = remembered((value: Ability): ReadonlyMap<string, PlayerRef> => {
  const words = [...wordsIn({ schema: ability, value, path: [] })];
  const names = words.flatMap(sacrificedIn);
  return new Map(
    words.flatMap((word) =>
      word.kind === 'Choice' && names.includes(word.value.as)
        ? [[word.value.as, word.value.by ?? 'you'] as const]
        : [],
    ),
  );
});

function sacrificedIn(word: Word): string[] {
  if (word.kind !== 'Effect' || word.value.do !== 'sacrifice') return [];
  const { cards } = word.value;
  return typeof cards === 'object' && 'chosen' in cards ? [cards.chosen] : [];
}
