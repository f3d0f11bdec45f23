import type { Definition } from '../../../vocabulary/definition.ts';
import type { Board } from '../../board/board.ts';
import { is } from '../../board/likeness.ts';
import { isProne } from '../../board/weapons.ts';
import { meet } from '../../doing/attacking.ts';
import { emit } from '../../doing/emit.ts';
import { closeExertionIfSpent } from '../../doing/exertion.ts';
import { discardFromHand, enterPlay, leavePlay, takeOut } from '../../doing/moving.ts';
import { fastenToAttack, takeOpportunity } from '../../doing/opportunities.ts';
import type { Attack, Defense, InPlay } from '../../state/state.ts';
import type { Verb } from '../verb.ts';
import { inTheDuel, itIsTheirTurn } from '../windows.ts';
import { asAttack } from './as-attack.ts';
import { asDefense, isUnprovoked } from './as-defense.ts';
import { type CardPlayed, cardPlayed, type Play, playedAs } from './card-played.ts';
import { groups } from './groups.ts';
import { limits } from './limits.ts';
import { notPrevented } from './prevented.ts';
import { whereFrom } from './where-from.ts';

export const play: Verb<'play'> = {
  checks: [
    ...inTheDuel,
    itIsTheirTurn,
    ...whereFrom,
    ...limits,
    ...groups,
    ...asAttack,
    ...asDefense,
    ...notPrevented,
  ],
  perform(subject) {
    const { board, action } = subject;
    const played = cardPlayed(board, action.player, action.card);
    if (played === undefined) throw new Error('A card that is played was found by the checks.');
    const as = playedAs(subject, played.definition);
    const unprovoked = isUnprovoked(subject);
    payWithCards(board, action);
    const card = putDown(board, action, played, as);
    if (unprovoked) emit(board, { event: 'guard-unprovoked', player: action.player, card: card.id });
    if (!(unprovoked && board.switches.unprovokedGuard === 'put-at-beginning')) {
      const { id, card: of } = card;
      emit(board, { event: 'played', player: action.player, card: id, of, from: played.from });
    }
    if (as === 'attack') attackWith(board, action, card, played);
    else if (as !== undefined) defendWith(board, action, card, played);
    else settleInPlay(board, card);
    closeExertionIfSpent(board);
  },
  *candidates(board, player) {
    const { exertion } = board.state;
    const inHand = board.player(player).hand.cards;
    const inExertion = exertion?.player === player ? exertion.cards : [];
    for (const { id, card } of [...inExertion, ...inHand]) {
      for (const action of waysToPlay(board, player, id, board.definitionOf(card))) yield action;
    }
  },
};

/** What is discarded to be allowed to play the card, such as for being Prone. */
function payWithCards(board: Board, action: Play): void {
  for (const named of action.discard ?? []) {
    const card = cardPlayed(board, action.player, named);
    if (card !== undefined) discardFromHand(board, board.player(action.player), card.card);
  }
}

function putDown(board: Board, action: Play, { card, from }: CardPlayed, as: InPlay['as']): InPlay {
  const player = board.player(action.player);
  const { exertion } = board.state;
  if (from === 'hand') takeOut(player.hand, card);
  else if (exertion !== null) {
    exertion.cards = exertion.cards.filter(({ id }) => id !== card.id);
    if (is(board, board.seenElsewhere(card, player.id), 'illusion')) exertion.illusion = true;
    else exertion.taken = true;
  }
  const { choose: chosen, hidden, asGuard = false } = action;
  return enterPlay(board, {
    ...{ id: card.id, card: card.card, owner: player.id, controller: player.id, faceDown: hidden === true },
    asGuard,
    ...(as === undefined ? {} : { as }),
    ...(chosen === undefined ? {} : { chosen }),
  });
}

function attackWith(board: Board, action: Play, card: InPlay, { from }: CardPlayed): void {
  const attack: Attack = {
    ...{ id: card.id, by: action.player, result: 'pending', hidden: action.hidden === true },
    ...{ powerBlow: false, headShot: false, guessedWrong: false, exertionDeclared: false },
  };
  const { attacks } = board.state;
  const own = attacks.filter(({ by }) => by === action.player);
  const next = action.place === undefined ? undefined : own[action.place];
  attacks.splice(next === undefined ? attacks.length : attacks.indexOf(next), 0, attack);
  takeOpportunity(board, action.player, card, from);
  emit(board, { event: 'attack-played', player: action.player, card: card.id, of: card.card, from });
  fastenToAttack(board, card);
}

function defendWith(board: Board, action: Play, card: InPlay, { from }: CardPlayed): void {
  const defense: Defense = {
    ...{ id: card.id, by: action.player, against: [], powerBlock: false, reckoned: false },
  };
  const [target] = action.against ?? [];
  const { id: defended, card: of } = card;
  emit(board, {
    ...{ event: 'defense-played', player: action.player, card: defended, of, from },
    ...(target === undefined ? {} : { target }),
  });
  if (action.against === undefined) return;
  board.state.defenses.push(defense);
  for (const id of action.against) {
    const attack = board.attack(id);
    if (attack !== undefined) meet(board, attack, defense, card, from === 'hand');
  }
}

/** When a Location is played, the one before it is discarded, whosever it is (Locations). */
function settleInPlay(board: Board, card: InPlay): void {
  if (!is(board, board.seen(card), 'location')) return;
  for (const other of board.state.inPlay) {
    if (other !== card && is(board, board.seen(other), 'location')) leavePlay(board, other, 'removed');
  }
}

/** The ways in which a card might be played: plainly, Hidden, against each run of attacks. */
function* waysToPlay(board: Board, player: string, card: string, definition: Definition): Iterable<Play> {
  const plain: Play = { do: 'play', player, card };
  const as = playedAs({ action: plain }, definition);
  const payments = paymentsFor(board, player, card);
  for (const payment of payments) {
    if (as === undefined || as === 'attack') {
      yield { ...plain, ...payment };
      if (as === 'attack') yield { ...plain, ...payment, hidden: true };
    }
    if (as === 'block' || as === 'dodge' || definition.type === 'Special Attack/Block') {
      yield { ...plain, ...payment };
      for (const against of runsOf(board, player)) {
        yield { ...plain, ...payment, against };
        if (as === 'block') yield { ...plain, ...payment, against, asGuard: true };
      }
    }
  }
}

/** Consecutive attacks that are still pending, from each on. */
function* runsOf(board: Board, player: string): Iterable<string[]> {
  const pending = board.attacksOn(player).filter(({ result }) => result === 'pending');
  for (const first of pending.keys()) {
    for (let last = first + 1; last <= pending.length; last += 1) {
      yield pending.slice(first, last).map(({ id }) => id);
    }
  }
}

/** Who is Prone discards a card with each card he plays. */
function paymentsFor(board: Board, player: string, card: string): Pick<Play, 'discard'>[] {
  const { hand } = board.player(player);
  if (!isProne(board, player) || board.switches.proneCost === 'by-card-text') return [{}];
  const others = hand.cards.filter(({ id }) => id !== card);
  return [{}, ...others.map(({ id }) => ({ discard: [id] }))];
}
