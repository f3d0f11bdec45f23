import type { PlayedFrom } from '../../vocabulary/words.ts';
import { isHeadShot, isPowerBlow } from '../board/attacks/attacks.ts';
import { damageOf, damageThroughBlock } from '../board/attacks/damage.ts';
import { stops } from '../board/attacks/defenses.ts';
import { isPowerBlock, isPowerBlockOf } from '../board/attacks/power-blocks.ts';
import { waitingFor } from '../board/attacks/sequence.ts';
import type { Board } from '../board/board.ts';
import { is } from '../board/cards/likeness.ts';
import { countSuccess } from '../flow/lasting-ends.ts';
import type { Attack, Defense, InPlay } from '../state/state.ts';
import type { Frame, GameEvent } from '../state/values.ts';
import { emit } from './emit.ts';
import { leavePlay } from './moving.ts';
import { pend } from './pending.ts';
import { takeHead } from './personas.ts';
import { comesAbout } from './replacing.ts';

/** A Hidden Attack is turned over, with everything there is to know of it (Hidden Attacks). */
export function reveal(board: Board, attack: Attack): void {
  if (!attack.hidden) return;
  attack.hidden = false;
  const card = board.inPlayFor(attack.id);
  card.faceDown = false;
  emit(board, { event: 'attack-revealed', player: attack.by, card: attack.id, of: card.card });
}

/** A defense meets an attack: it waits to stop it as soon as its turn comes, or was a wrong guess. */
export function meet(board: Board, attack: Attack, defense: Defense, card: InPlay, from: PlayedFrom): void {
  const wasHidden = attack.hidden;
  reveal(board, attack);
  if (wasHidden && !stops(board, attack, board.seen(card), from)) {
    attack.guessedWrong = true;
    emit(board, { event: 'guessed-wrong', ...usedAs(board, defense, card), target: attack.id });
    return;
  }
  const other = waitingFor(board, attack);
  if (other === defense) return;
  if (other !== undefined) giveUp(board, other);
  defense.against.push(attack.id);
}

/** What carries over takes the place of the defense that waited, which is discarded (Multiple Defenses). */
function giveUp(board: Board, waiting: Defense): void {
  board.state.defenses = board.state.defenses.filter((one) => one !== waiting);
  const card = board.inPlay(waiting.id);
  if (card !== undefined) leavePlay(board, card, 'discarded', waiting.by);
}

/** A defense stops an attack whose turn has come, if what happened meanwhile has left it able to. */
export function stopWith(board: Board, attack: Attack, defense: Defense): void {
  const card = board.inPlay(defense.id);
  if (card === undefined || !stops(board, attack, board.seen(card), undefined)) {
    defense.against = defense.against.filter((id) => id !== attack.id);
    return;
  }
  attack.result = servesAs(board, card) === 'dodge' ? 'dodged' : 'blocked';
  emit(board, {
    ...{ event: `attack-${attack.result}`, player: attack.by, card: attack.id },
    ...{ source: card.id, by: defense.by },
  });
  emit(board, { event: 'defended', ...usedAs(board, defense, card) });
}

function usedAs(board: Board, { by }: Defense, card: InPlay): Omit<GameEvent, 'event'> {
  return { player: by, card: card.id, of: card.card, what: servesAs(board, card) };
}

/** As what a defense in play stops attacks: as it was played, or as what it is. */
function servesAs(board: Board, card: InPlay): NonNullable<InPlay['as']> {
  if (card.as !== undefined) return card.as;
  const seen = board.seen(card);
  return is(board, seen, 'dodge') && !is(board, seen, 'block') ? 'dodge' : 'block';
}

/** What succeeds is felt at once, and hurts in the Ability Adjustment Phase (Successful Attacks). */
export function succeed(board: Board, attack: Attack): void {
  reveal(board, attack);
  const event: GameEvent = { event: 'attack-successful', player: attack.by, card: attack.id };
  const hits = comesAbout(board, event, () => {
    attack.result = 'successful';
    emit(board, event);
  });
  if (hits) strike(board, attack);
  else if (attack.result === 'pending') attack.result = 'avoided';
}

function strike(board: Board, attack: Attack): void {
  const defender = board.opponentOf(attack.by);
  if (isHeadShot(board, attack)) {
    takeHead(board, attack.by);
    return;
  }
  pend(board, defender.id, 'damage', damageOf(board, attack), { source: attack.id, attack: true });
  countSuccess(board, attack);
}

/** An attack fails without a defense against it. */
export function avoid(board: Board, attack: Attack, frame: Frame): void {
  reveal(board, attack);
  attack.result = 'avoided';
  emit(board, {
    ...{ event: 'attack-avoided', player: attack.by, card: attack.id, by: frame.player },
    ...(frame.source === undefined ? {} : { source: frame.source }),
  });
}

/** Who blocks a Power Blow without a Power Block still takes what the Power Blow adds (Power Blocks). */
export function reckonPlainBlocks(board: Board, player: string): void {
  for (const defense of board.state.defenses) {
    if (defense.by !== player || defense.reckoned) continue;
    const through = defense.against
      .flatMap((id) => board.attack(id) ?? [])
      .filter((attack) => isPlainlyBlocked(board, attack, defense));
    if (through.length === 0 && isPowerBlock(board, defense)) continue;
    defense.reckoned = true;
    for (const attack of through)
      pend(board, player, 'damage', damageThroughBlock(board, attack), { source: attack.id, attack: true });
  }
}

function isPlainlyBlocked(board: Board, attack: Attack, defense: Defense): boolean {
  return attack.result === 'blocked' && isPowerBlow(board, attack) && !isPowerBlockOf(board, attack, defense);
}
