import { areaNeeded, attackArea, damageOf, mayBeMetBy, powerBlowBonus } from '../board/attacks.ts';
import type { Board } from '../board/board.ts';
import { covers, overlaps } from '../board/grid.ts';
import type { Attack, Defense, InPlay } from '../state/state.ts';
import { emit } from './emit.ts';
import { pend } from './pending.ts';
import { win } from './winning.ts';

/** A Hidden Attack is turned over, with everything there is to know of it (Hidden Attacks). */
export function reveal(board: Board, attack: Attack): void {
  if (!attack.hidden) return;
  attack.hidden = false;
  const card = board.inPlayFor(attack.id);
  card.faceDown = false;
  emit(board, { event: 'attack-revealed', player: attack.by, card: attack.id, of: card.card });
}

/** A defense meets an attack: it stops it, or was a wrong guess. */
export function meet(board: Board, attack: Attack, defense: Defense, card: InPlay, guess: boolean): void {
  const wasHidden = attack.hidden;
  reveal(board, attack);
  if (wasHidden && guess && !stops(board, attack, card)) {
    attack.guessedWrong = true;
    return;
  }
  defense.against.push(attack.id);
  attack.result = card.as === 'dodge' ? 'dodged' : 'blocked';
  emit(board, { event: `attack-${attack.result}`, player: defense.by, card: attack.id, source: card.id });
  emit(board, {
    ...{ event: 'defended', player: defense.by, card: card.id, of: card.card },
    what: card.as ?? 'block',
  });
}

/** Whether the areas fit, and blocks are of any use against it. */
export function stops(board: Board, attack: Attack, card: InPlay): boolean {
  const definition = board.definition(card);
  const aim = attackArea(board, attack);
  const covered = areaNeeded(board, definition);
  const enough = board.switches.coverage === 'any-square' ? overlaps(covered, aim) : covers(covered, aim);
  return enough && mayBeMetBy(board.definition(board.inPlayFor(attack.id)), definition, card.as);
}

/** What succeeds is felt at once, and hurts in the Ability Adjustment Phase (Successful Attacks). */
export function succeed(board: Board, attack: Attack): void {
  reveal(board, attack);
  attack.result = 'successful';
  const defender = board.opponentOf(attack.by);
  emit(board, { event: 'attack-successful', player: attack.by, card: attack.id });
  if (attack.headShot) {
    win(board, attack.by, 'head-shot');
    return;
  }
  pend(board, defender.id, 'damage', damageOf(board, attack), { source: attack.id, attack: true });
}

/** Who blocks a Power Blow without a Power Block still takes what the Power Blow adds (Power Blocks). */
export function reckonPlainBlocks(board: Board, player: string): void {
  for (const defense of board.state.defenses) {
    if (defense.by !== player || defense.powerBlock || defense.reckoned) continue;
    defense.reckoned = true;
    for (const id of defense.against) {
      const attack = board.attack(id);
      if (attack?.result !== 'blocked' || !attack.powerBlow) continue;
      const bonus = powerBlowBonus(board, board.definition(board.inPlayFor(id)));
      pend(board, player, 'damage', bonus, { source: id, attack: true });
    }
  }
}
