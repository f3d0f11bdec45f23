import type { Board } from '../board/board.ts';
import { playerModifiersOn } from '../board/texts.ts';
import type { GameEvent } from '../state/values.ts';
import { emit } from './emit.ts';
import { replaced } from './replacing.ts';

/** From the central reservoir, which is unlimited (4.1). */
export function gainPower(board: Board, player: string, amount: number, source?: string): void {
  const event: GameEvent = {
    event: 'power-gained',
    player,
    amount,
    ...(source === undefined ? {} : { source }),
  };
  if (amount <= 0 || replaced(board, event)) return;
  board.player(player).power += amount;
  board.changed();
  emit(board, event);
}

/** Generating is not gaining (4.1). */
export function generatePower(board: Board, player: string, amount: number, source?: string): void {
  const event: GameEvent = {
    ...{ event: 'power-generated', player, amount },
    ...(source === undefined ? {} : { source }),
  };
  if (amount <= 0 || replaced(board, event)) return;
  board.player(player).power += amount;
  board.changed();
  emit(board, event);
}

export function losePower(board: Board, player: string, amount: number): number {
  const pile = board.player(player);
  const lost = Math.max(0, Math.min(pile.power, amount));
  pile.power -= lost;
  board.changed();
  return lost;
}

export function spendPower(board: Board, player: string, amount: number): void {
  if (amount <= 0) return;
  losePower(board, player, amount);
  emit(board, { event: 'power-spent', player, amount });
  for (const other of board.clockwiseFrom(board.current)) {
    for (const { modifier, frame } of playerModifiersOn(board, other)) {
      if (!('gainsPowerWhenSpentBy' in modifier)) continue;
      if (board.meanings.player(board, modifier.gainsPowerWhenSpentBy, frame) !== player) continue;
      gainPower(board, other, amount, frame.source);
    }
  }
}

/** Moves Power from one pool to another; it is not spent, gained or stolen (4.1). */
export function givePower(board: Board, by: string, player: string, amount: number): void {
  const given = losePower(board, by, amount);
  board.player(player).power += given;
  if (given > 0) emit(board, { event: 'power-given', player, by, amount: given });
}

/** Taken from an opponent instead of the reservoir; neither gaining nor generating (4.1). */
export function stealPower(
  board: Board,
  from: string,
  to: string,
  amount: number,
  source: string | undefined,
): number {
  const stolen = Math.max(0, Math.min(board.player(from).power, amount));
  const event: GameEvent = {
    ...{ event: 'power-stolen', player: from, by: to, amount: stolen },
    ...(source === undefined ? {} : { source }),
  };
  if (stolen === 0 || replaced(board, event)) return 0;
  losePower(board, from, stolen);
  board.player(to).power += stolen;
  board.changed();
  emit(board, event);
  return stolen;
}
