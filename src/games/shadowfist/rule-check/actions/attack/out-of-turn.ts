import type { Awaited } from '../../../../../engine/answer.ts';
import { violationsOf } from '../../../../../engine/check.ts';
import type { awaitedCodes } from '../../awaited.ts';
import type { Board } from '../../board/board.ts';
import { modifiersOn } from '../../board/texts.ts';
import { attack } from './attack.ts';

const code: (typeof awaitedCodes)[number] = 'attack-out-of-turn';

/** Names the attack that a text lets a player declare in another player's Main Shot (5.4, 6.4.3). */
export function withAttacksOutOfTurn(board: Board, awaits: readonly Awaited[]): Awaited[] {
  return awaits.map((one) =>
    one.code === 'generate-effects' && mayAttackOutOfTurn(board, one.player)
      ? { ...one, code, what: 'declare an attack out of turn, or generate effects' }
      : one,
  );
}

function mayAttackOutOfTurn(board: Board, player: string): boolean {
  const { inPlay } = board.state;
  board.look(inPlay.length);
  const able = inPlay.filter(
    (card) =>
      card.controller === player &&
      !card.turned &&
      modifiersOn(board, card, 'mayAttackOnOpponentsTurn').length > 0,
  );
  return able.some(({ id }) =>
    inPlay.some(({ id: target, controller }) => {
      if (controller === player) return false;
      const action = { do: 'attack' as const, player, attackers: [id], target };
      return violationsOf(attack.checks, { board, action }).length === 0;
    }),
  );
}
