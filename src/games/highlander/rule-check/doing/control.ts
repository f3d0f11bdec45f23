import type { Board } from '../board/board.ts';
import { keptFrom } from '../board/forbidding/prevention.ts';
import { cannot } from '../board/forbidding/prohibitions.ts';
import { modifiersOn } from '../board/texts/texts.ts';
import { mayBeHeld } from '../effects/may-come-in.ts';
import type { InPlay } from '../state/state.ts';
import { emit } from './emit.ts';

/**
 * Who controls a card because a text says so does it as long as the text does. Whom a text speaks of is asked as if it
 * had changed nothing yet.
 */
export function settleControl(board: Board): void {
  const before = new Map(board.state.inPlay.map((card) => [card, card.controller]));
  for (const card of before.keys()) giveBack(card);
  board.changed();
  const taken = [...before.keys()].flatMap((card) => {
    const player = takenBy(board, card);
    return player === undefined || player === card.controller ? [] : [{ card, player }];
  });
  for (const { card, player } of taken) {
    if (!mayBeHeld(board, board.seen(card), player)) continue;
    for (const one of withAllOn(board, card)) give(one, player);
    board.changed();
  }
  board.changed();
  for (const [card, controller] of before) {
    if (card.controller !== controller)
      emit(board, { event: 'control-changed', card: card.id, of: card.card, player: card.controller });
  }
}

/** A card, and what is played on it or lies under it, which comes along. */
function withAllOn({ state }: Board, card: InPlay): InPlay[] {
  return [card, ...state.inPlay.filter(({ with: on, under }) => on === card.id || under === card.id)];
}

function give(card: InPlay, player: string): void {
  if (card.controller === player) return;
  card.heldFor = card.controller;
  card.controller = player;
}

function giveBack(card: InPlay): void {
  if (card.heldFor === undefined) return;
  card.controller = card.heldFor;
  delete card.heldFor;
}

function takenBy(board: Board, inPlay: InPlay): string | undefined {
  const card = board.seen(inPlay);
  const last = modifiersOn(board, card, 'control').at(-1);
  if (last === undefined) return undefined;
  const player = board.meanings.player(board, last.modifier.control, last.frame);
  if (player === undefined || player === inPlay.controller) return undefined;
  const barred =
    keptFrom(board, player, 'take-control', { card }) || cannot(board, card, 'be-controlled', { player });
  return barred ? undefined : player;
}
