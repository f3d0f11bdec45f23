import type { Definition } from '../../../vocabulary/definition.ts';
import type { Board } from '../../board/board.ts';
import { leaveFor } from '../../board/extra-plays.ts';
import { is } from '../../board/likeness.ts';
import { isProne } from '../../board/weapons.ts';
import { meet } from '../../doing/attacking.ts';
import { countersFor } from '../../doing/countering.ts';
import { emit } from '../../doing/emit.ts';
import { closeExertionIfSpent } from '../../doing/exertion.ts';
import { discardFromHand, enterPlay, leavePlay, takeOut } from '../../doing/moving.ts';
import { fastenToAttack, takeOpportunity } from '../../doing/opportunities.ts';
import { chosen } from '../../effects/choosing.ts';
import { pay } from '../../effects/paying.ts';
import { doWhatItDoesAsPlayed } from '../../effects/played.ts';
import type { Attack, Defense, InPlay, Leave } from '../../state/state.ts';
import type { Verb } from '../verb.ts';
import { inTheDuel, itIsTheirTurn } from '../windows.ts';
import { asAttack } from './as-attack.ts';
import { asDefense, isUnprovoked } from './as-defense.ts';
import { attempts } from './attempts.ts';
import { cardPlayed, type Play, playedAs } from './card-played.ts';
import { conjunction } from './conjunction.ts';
import { groups } from './groups.ts';
import {
  dutiesBeforeCards,
  noCounterIsOpen,
  ofEachPart,
  onlyWithLeave,
  theAwaitedIsFoundFirst,
} from './in-the-middle.ts';
import { limits } from './limits.ts';
import { madeHeadShot } from './made-head-shot.ts';
import { notPrevented } from './prevented.ts';
import { specificCards } from './specific-cards.ts';
import { byItsText, costsOfPart, type Part, partsOf } from './ways.ts';
import { whereFrom } from './where-from.ts';

export const play: Verb<'play'> = {
  checks: [
    ...inTheDuel,
    itIsTheirTurn,
    noCounterIsOpen,
    onlyWithLeave,
    ...theAwaitedIsFoundFirst,
    dutiesBeforeCards,
    ...[...whereFrom, ...limits, ...groups, ...specificCards].map(ofEachPart),
    ...byItsText,
    ...conjunction,
    ...asAttack,
    madeHeadShot,
    ...asDefense,
    ...attempts,
    ...notPrevented,
  ],
  perform(subject) {
    const { board, action } = subject;
    const parts = partsOf(board, action);
    const [main] = parts;
    if (main === undefined) throw new Error('A card that is played was found by the checks.');
    const unprovoked = isUnprovoked(subject);
    const leave = leaveFor(board, action.player, main.played.card.id);
    for (const part of parts) lift(board, action, part);
    for (const part of parts) payFor(board, action, part);
    for (const part of parts) putDown(board, action, part);
    for (const part of parts) tellPlayed(board, action, part, part === main && unprovoked);
    if (leave !== undefined) takeLeave(board, leave, main.played.card.id);
    else takeOpportunities(board, action, parts);
    if (mayBeCountered(board, action)) {
      board.state.countering = {
        by: board.opponentOf(action.player).id,
        played: saidAgain(action, parts),
        from: main.played.from,
      };
      return;
    }
    takeEffect(board, action, main.played.from);
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

/** An attack, or what is played in place of one, takes an opportunity (Multiple Attacks). */
function takeOpportunities(board: Board, action: Play, parts: readonly Part[]): void {
  for (const { played, way, pointer } of parts) {
    const card = board.inPlayFor(played.card.id);
    if (pointer === '' && card.as === 'attack') takeOpportunity(board, action.player, card, played.from);
    else if (way?.inPlaceOf === 'attack')
      emit(board, { event: 'opportunity-used', player: action.player, card: card.id });
  }
}

/** One of so many; and what is played so may be changed by the effect. */
function takeLeave(board: Board, leave: Leave, card: string): void {
  const { state } = board;
  leave.most -= 1;
  if (leave.most === 0) state.leave = state.leave.filter((one) => one !== leave);
  if (leave.with.length === 0) return;
  state.lasting.push({
    ...{ id: board.newId('l'), kind: 'modify', until: 'while-in-play', since: state.turn.number },
    ...{ cards: { chosen: 'played' }, by: leave.with },
    frame: { ...leave.frame, values: { ...leave.frame.values, played: { cards: [card] } } },
  });
}

/** Out of the hand or the Exertion: what is being played pays for nothing. */
function lift(board: Board, { player }: Play, { played: { card, from } }: Part): void {
  const { exertion } = board.state;
  if (from === 'hand') takeOut(board.player(player).hand, card);
  else if (exertion !== null) exertion.cards = exertion.cards.filter(({ id }) => id !== card.id);
}

/** Choices come first, then what is paid (Paying a Cost). */
function payFor(board: Board, action: Play, part: Part): void {
  const { way, discard, frame } = part;
  for (const named of discard ?? []) {
    const card = cardPlayed(board, action.player, named);
    if (card !== undefined) discardFromHand(board, board.player(action.player), card.card);
  }
  for (const choice of way?.choose ?? [])
    frame.values[choice.as] = chosen(board, action.player, choice, frame);
  pay(board, action.player, way?.pay ?? [], frame);
  for (const { modifier, frame: theirs } of costsOfPart(board, action, part)) {
    const asked = { ...theirs, values: { ...theirs.values } };
    for (const choice of modifier.choose ?? [])
      asked.values[choice.as] = chosen(board, action.player, choice, asked);
    pay(board, action.player, modifier.pay, asked);
  }
}

function putDown(
  board: Board,
  action: Play,
  { played: { card, definition, from }, pointer, frame }: Part,
): void {
  const player = board.player(action.player);
  const { exertion } = board.state;
  if (from === 'exertion' && exertion !== null) {
    if (is(board, board.seenElsewhere(card, player.id), 'illusion')) exertion.illusion = true;
    else exertion.taken = true;
  }
  const as = pointer === '' ? playedAs({ action }, definition) : undefined;
  enterPlay(board, {
    ...{ id: card.id, card: card.card, owner: player.id, controller: player.id, chosen: frame.values },
    faceDown: pointer === '' && action.hidden === true,
    asGuard: pointer === '' && action.asGuard === true,
    ...(as === undefined ? {} : { as }),
    ...(frame.with === undefined ? {} : { with: frame.with }),
  });
  if (action.awaitingExertion === true) board.state.awaitingExertion.push(card.id);
}

/** A Guard put into play unprovoked is no card played in Type Two. */
function tellPlayed(board: Board, action: Play, { played: { card, from } }: Part, unprovoked: boolean): void {
  const { id, card: of } = card;
  if (unprovoked) emit(board, { event: 'guard-unprovoked', player: action.player, card: id });
  if (unprovoked && board.switches.unprovokedGuard === 'put-at-beginning') return;
  emit(board, { event: 'played', player: action.player, card: id, of, from });
}

/** Whether the opponent has in play, or is known to have in hand, what would counter a card of this action. */
function mayBeCountered(board: Board, action: Play): boolean {
  const cards = [action.card, ...(action.with ?? []).map(({ card }) => card)];
  return cards.some(
    (card) => countersFor(board, typeof card === 'string' ? card : card.id, action.player).length > 0,
  );
}

/** As it is kept until it is known whether it is countered: its cards are in play now, and known. */
function saidAgain({ card, discard: _, with: companions, ...action }: Play, parts: readonly Part[]): Play {
  const [main, ...others] = parts;
  return {
    ...action,
    card: main?.played.card.id ?? (typeof card === 'string' ? card : card.id),
    ...(companions === undefined ? {} : { with: others.map(({ played }) => ({ card: played.card.id })) }),
  };
}

/** What was played, and not countered, does what it does: first what was played in conjunction, then the card itself. */
export function takeEffect(board: Board, action: Play, from: 'hand' | 'exertion'): void {
  const main = board.inPlay(typeof action.card === 'string' ? action.card : action.card.id);
  if (main === undefined) return;
  if (main.as === 'attack') attackWith(board, action, main, from);
  if (from === 'exertion' && main.as !== undefined) joinConjoined(board, main);
  const { awaitingExertion } = board.state;
  for (const card of [...companionsOf(board, main), main]) {
    if (!awaitingExertion.includes(card.id)) doWhatItDoesAsPlayed(board, card);
  }
  if (main.as === 'block' || main.as === 'dodge') defendWith(board, action, main, from);
  settleInPlay(board, main);
  closeExertionIfSpent(board);
}

/** Cards that awaited what the Exertion has found are in conjunction with it now. */
function joinConjoined(board: Board, main: InPlay): void {
  for (const id of board.state.awaitingExertion) board.inPlayFor(id).with = main.id;
  board.state.awaitingExertion = [];
}

function companionsOf(board: Board, main: InPlay): InPlay[] {
  return board.state.inPlay.filter((card) => card.with === main.id);
}

function attackWith(board: Board, action: Play, card: InPlay, from: 'hand' | 'exertion'): void {
  const attack: Attack = {
    ...{ id: card.id, by: action.player, result: 'pending', hidden: action.hidden === true },
    ...{ powerBlow: false, headShot: false, guessedWrong: false, exertionDeclared: false },
  };
  const { attacks } = board.state;
  const own = attacks.filter(({ by }) => by === action.player);
  const next = action.place === undefined ? undefined : own[action.place];
  attacks.splice(next === undefined ? attacks.length : attacks.indexOf(next), 0, attack);
  emit(board, { event: 'attack-played', player: action.player, card: card.id, of: card.card, from });
  fastenToAttack(board, card);
}

function defendWith(board: Board, action: Play, card: InPlay, from: 'hand' | 'exertion'): void {
  const [target] = action.against ?? [];
  const { id, card: of } = card;
  emit(board, {
    ...{ event: 'defense-played', player: action.player, card: id, of, from },
    ...(target === undefined ? {} : { target }),
  });
  if (action.against === undefined) return;
  const defense: Defense = { id, by: action.player, against: [], powerBlock: false, reckoned: false };
  board.state.defenses.push(defense);
  for (const against of action.against) {
    const attack = board.attack(against);
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
