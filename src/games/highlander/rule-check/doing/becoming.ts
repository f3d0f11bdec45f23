import { isHeadShot, isPowerBlow, whatItIs } from '../board/attacks/attacks.ts';
import type { Board } from '../board/board.ts';
import { wasMade } from '../board/cards/story-of-card.ts';
import { emit } from './emit.ts';

/** What attacks were made before, whether or not a turn is remembered in which it was told. */
export interface AlreadyMade {
  readonly powerBlows: ReadonlySet<string>;
  readonly headShots: ReadonlySet<string>;
}

export function attacksMadeBefore({ state: { attacks } }: Board): AlreadyMade {
  const idsOf = (key: 'powerBlow' | 'headShot') =>
    new Set(attacks.filter((attack) => attack[key]).map(({ id }) => id));
  return { powerBlows: idsOf('powerBlow'), headShots: idsOf('headShot') };
}

/** An attack that a text makes a Power Blow or a Head Shot is told to be made one, once (Power Blows; Head Shots). */
export function tellWhatAttacksBecame(board: Board, { powerBlows, headShots }: AlreadyMade): void {
  for (const attack of board.state.attacks) {
    const { id, by } = attack;
    if (!powerBlows.has(id) && isPowerBlow(board, attack) && !wasMade(board, id, 'power-blow-made'))
      emit(board, { event: 'power-blow-made', player: by, card: id });
    if (!headShots.has(id) && isHeadShot(board, attack) && !wasMade(board, id, 'head-shot-made'))
      emit(board, { event: 'head-shot-made', player: by, card: id });
  }
}

/** What each attack is now stands beside what was done to it. */
export function noteWhatAttacksAre(board: Board): void {
  for (const attack of board.state.attacks) {
    const is = whatItIs(board, attack);
    if (is.length > 0) attack.is = is;
    else delete attack.is;
  }
}
