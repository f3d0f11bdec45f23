import type { Board } from '../../board/board.ts';
import { isAttacking } from '../../board/matching.ts';
import { hasMetTarget } from '../../doing/attack-changes.ts';
import { grouped } from './grouped.ts';
import { attackersIn, interceptorsIn } from './in-the-attack.ts';
import { stateCheck } from './state-check.ts';

const mainShot: ReadonlySet<string> = new Set(['main', 'ending', 'end-triggers']);

/** The attack as a whole. */
export const attackItself = [
  stateCheck('attack-outside-main-shot', '5.3/attack-in-own-main-shot', function* ({ state }) {
    const { attack, turn } = state;
    if (attack === null) return;
    if (!mainShot.has(turn.phase)) {
      yield {
        message: 'There is an attack, and no Main Shot.',
        state: ['/attack', '/turn/phase'],
        need: 'main',
        have: turn.phase,
      };
    }
    if (attack.player !== turn.player && !attack.outOfTurn) {
      yield {
        message: `${attack.player} attacks in the Main Shot of ${turn.player}, and nothing allowed that.`,
        state: ['/attack/player', '/turn/player'],
        need: turn.player,
        have: attack.player,
      };
    }
  }),

  stateCheck('defends-against-itself', '3.3.3/attacking-and-defending-player', function* ({ state }) {
    const { attack } = state;
    if (attack === null || attack.player !== attack.defending) return;
    yield {
      message: `${attack.player} cannot be both the attacking and the defending player.`,
      state: ['/attack/player', '/attack/defending'],
      have: attack.player,
    };
  }),

  /** A Site that was seized at the end of the attack was attacked all the same (6.4.2). */
  stateCheck('attack-on-own-card', '3.3.3/no-attacking-own-cards', function* (board) {
    if (board.state.attack !== null && hasMetTarget(board.state.attack)) return;
    for (const { card, target, pointer } of attackersIn(board)) {
      if (target === undefined || target.controller !== card.controller) continue;
      yield {
        message: `${card.controller} controls both ${titleOf(board, card)} and ${titleOf(board, target)}, which it attacks.`,
        state: [`${pointer}/target`],
        have: target.id,
      };
    }
  }),

  stateCheck('attacker-changed-control', '7.4/attacker-that-changes-controllers', function* (board) {
    for (const { card, player, pointer } of attackersIn(board)) {
      if (card.controller === player) continue;
      yield {
        message: `${titleOf(board, card)} attacks for ${player}, and is controlled by ${card.controller}.`,
        state: [`${pointer}/player`],
        need: card.controller,
        have: player,
      };
    }
  }),
];

/** Who fights in it, as long as no text says otherwise. */
export const fighters = [
  stateCheck('no-character-fights', '3.3.3/attackers-and-interceptors', function* (board) {
    for (const { card, pointer } of [...attackersIn(board), ...interceptorsIn(board)]) {
      const { title, type } = board.definition(card);
      if (type === 'Character') continue;
      yield {
        message: `${title} is a ${type}; only Characters attack and intercept.`,
        state: [pointer],
        need: 'Character',
        have: type,
      };
    }
  }),

  stateCheck('intercepts-own-attacker', '3.3.3/no-intercepting-own-attackers', function* (board) {
    for (const { card, attacker, pointer } of interceptorsIn(board)) {
      if (attacker === undefined || attacker.card.controller !== card.controller) continue;
      yield {
        message: `${card.controller} controls ${titleOf(board, card)} as well as the attacker it intercepts.`,
        state: [pointer],
        have: card.controller,
      };
    }
  }),

  stateCheck('intercepts-several', '6.3/one-attacker-per-interceptor', function* (board) {
    for (const [card, places] of grouped(interceptorsIn(board), ({ card }) => card)) {
      if (places.length < 2) continue;
      yield {
        message: `${titleOf(board, card)} intercepts ${places.length} times.`,
        state: places.map(({ pointer }) => pointer),
        need: 1,
        have: places.length,
      };
    }
  }),

  stateCheck('intercepts-attack-on-itself', '6.3/not-against-its-own-attacker', function* (board) {
    for (const { card, attacker, pointer } of interceptorsIn(board)) {
      if (attacker?.target !== card) continue;
      yield {
        message: `${titleOf(board, card)} intercepts a Character that attacks it.`,
        state: [pointer, `${attacker.pointer}/target`],
        have: card.id,
      };
    }
  }),

  /** Only who came there, or attacks there, is at a location of an opponent. */
  stateCheck('interceptor-elsewhere', '6.3/interceptors-at-the-targets-location', function* (board) {
    for (const { card, attacker, pointer } of interceptorsIn(board)) {
      const target = attacker?.target;
      if (target === undefined || target.controller === card.controller) continue;
      if (card.away !== undefined || isAttacking(board, card.id)) continue;
      yield {
        message: `${titleOf(board, card)} intercepts at a location of ${target.controller}, and has not gone there.`,
        state: [pointer],
        need: target.controller,
        have: card.controller,
      };
    }
  }),
];

function titleOf(board: Board, card: { readonly card: Parameters<Board['definitionOf']>[0] }): string {
  return board.definition(card).title;
}
