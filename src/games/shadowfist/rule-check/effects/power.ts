import { gainPower, generatePower, givePower, losePower, stealPower } from '../doing/power.ts';
import type { Perform } from './performing.ts';

export const gain: Perform<'gain-power' | 'lose-power'> = (effect, { board, frame }) => {
  const players = board.meanings.players(board, effect.players, frame);
  let any = false;
  for (const player of players) {
    const { power } = board.player(player);
    const amount =
      effect.amount === 'all'
        ? power
        : board.meanings.reckon(board, effect.amount, { ...frame, thatPlayer: player });
    if (amount <= 0) continue;
    any = true;
    if (effect.do === 'gain-power') gainPower(board, player, amount, frame.source);
    else losePower(board, player, amount);
  }
  return any;
};

export const steal: Perform<'steal-power'> = (effect, { board, frame }) => {
  const to = board.meanings.player(board, effect.to, frame);
  if (to === undefined) return false;
  let stolen = 0;
  // Several players may have done together what the text speaks of (5.2.3).
  for (const from of board.meanings.players(board, effect.from, frame)) {
    if (from === to) continue;
    const amount =
      effect.amount === 'all' ? board.player(from).power : board.meanings.reckon(board, effect.amount, frame);
    stolen += stealPower(board, from, to, amount, frame.source);
  }
  return stolen > 0;
};

export const generate: Perform<'generate-power'> = (effect, { board, frame }) => {
  const player = board.meanings.player(board, effect.player, frame);
  if (player === undefined) return false;
  const amount = board.meanings.reckon(board, effect.amount, frame);
  const { turn } = board.state;
  // Power is generated in the Power generation phase (4.1).
  if ((turn.phase === 'start' || turn.phase === 'power') && frame.source !== undefined) {
    if (amount > 0) turn.powerToCome.push({ player, amount, source: frame.source });
  } else generatePower(board, player, amount, frame.source);
  return amount > 0;
};

export const give: Perform<'give-power'> = (effect, { board, frame }) => {
  const from = board.meanings.player(board, effect.from, frame);
  const to = board.meanings.player(board, effect.to, frame);
  if (from === undefined || to === undefined || from === to) return false;
  const amount = Math.min(board.player(from).power, board.meanings.reckon(board, effect.amount, frame));
  if (amount <= 0) return false;
  givePower(board, from, to, amount);
  return true;
};
