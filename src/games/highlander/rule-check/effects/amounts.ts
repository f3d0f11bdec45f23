import { comesFrom } from '../board/attacks/damage.ts';
import { type Board, sizeOf } from '../board/board.ts';
import { keptFrom } from '../board/forbidding/prevention.ts';
import { causeOf } from '../board/sources.ts';
import { playersReached } from '../board/texts/reached.ts';
import { emit } from '../doing/emit.ts';
import { putIntoHand, takeFromEndurance } from '../doing/endurance.ts';
import { pend } from '../doing/pending.ts';
import { comesAbout } from '../doing/replacing.ts';
import type { Frame, GameEvent } from '../state/values.ts';
import type { EffectNamed, Perform, Performing } from './performing.ts';

type Verb = 'damage' | 'lose-ability' | 'gain-ability' | 'lose-attacks' | 'draw' | 'draw-up-to';
type Doing = (board: Board, player: string, amount: number, frame: Frame) => void;

const toEach =
  (done: Doing) =>
  ({ players, amount }: EffectNamed<Verb>, { board, frame }: Performing): boolean => {
    const reached = playersReached(board, players, frame);
    for (const thatPlayer of reached) {
      const theirs = { ...frame, thatPlayer };
      done(board, thatPlayer, Math.max(0, board.meanings.reckon(board, amount, theirs)), theirs);
    }
    return reached.length > 0;
  };

const pending =
  (kind: Parameters<typeof pend>[2]): Doing =>
  (board, player, amount, { source }) =>
    pend(board, player, kind, amount, source === undefined ? {} : { source });

function drawCards(board: Board, id: string, number: number, frame: Frame): void {
  const player = board.player(id);
  const deed = { from: 'endurance' as const, of: id, ...causeOf(board, frame) };
  if (number <= 0 || keptFrom(board, id, 'draw', deed)) return;
  const event: GameEvent = { event: 'drawn', player: id, amount: number, from: 'endurance' };
  comesAbout(board, event, () => {
    const taken = takeFromEndurance(board, player, number);
    putIntoHand(player, taken);
    if (sizeOf(taken) > 0) emit(board, { ...event, amount: sizeOf(taken) });
  });
}

export const amounts = {
  damage: toEach(pending('damage')),
  'lose-ability': toEach(pending('loss')),
  'gain-ability': toEach(pending('gain')),
  /** Who loses an attack loses the first that is available to him: in this turn, or in his next. */
  'lose-attacks': toEach((board, player, amount) => {
    if (player === board.current) board.state.turn.attacksLost += amount;
    else board.player(player).attacksToLose += amount;
    emit(board, { event: 'opportunity-lost', player, amount });
  }),
  draw: toEach(drawCards),
  'draw-up-to': toEach((board, player, amount, frame) =>
    drawCards(board, player, amount - sizeOf(board.player(player).hand), frame),
  ),
} as const satisfies { readonly [Name in Verb]: Perform<Name> };

/** What is done later goes by the number as it is now. */
export const reckon: Perform<'reckon'> = ({ amount, as }, { board, frame, remember }) => {
  remember(as, { number: Math.max(0, board.meanings.reckon(board, amount, frame)) });
  return true;
};

/** Of the damage that is pending, from the first on (Damage vs. Loss of Ability: no lost Ability). */
export const preventDamage: Perform<'prevent-damage'> = ({ players, amount, from }, { board, frame }) => {
  const done = board.meanings.players(board, players, frame).map((player) => {
    let left = amount === 'all' ? Number.MAX_SAFE_INTEGER : board.meanings.reckon(board, amount, frame);
    let prevented = 0;
    for (const one of board.state.pending) {
      if (one.player !== player || one.kind !== 'damage' || left <= 0) continue;
      const source = one.source === undefined ? undefined : board.find(one.source);
      if (!comesFrom(board, from, source, frame)) continue;
      const less = Math.min(one.amount, left);
      one.amount -= less;
      left -= less;
      prevented += less;
    }
    board.state.pending = board.state.pending.filter((one) => one.amount > 0);
    if (prevented > 0) emit(board, { event: 'damage-prevented', player, amount: prevented });
    return prevented > 0;
  });
  return done.includes(true);
};
