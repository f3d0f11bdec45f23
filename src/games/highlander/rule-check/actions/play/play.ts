import { surelyMeetsAll } from '../../../../../engine/check.ts';
import type { PlayedFrom } from '../../../vocabulary/words.ts';
import type { Board } from '../../board/board.ts';
import { is } from '../../board/cards/likeness.ts';
import { awaiting, mayGoWithIllusion } from '../../board/conjunction.ts';
import { doneBy } from '../../board/memory.ts';
import { meet } from '../../doing/attacking.ts';
import { countersFor } from '../../doing/countering.ts';
import { emit } from '../../doing/emit.ts';
import { closeExertionIfSpent } from '../../doing/exertion.ts';
import { replaceLocation } from '../../doing/locations.ts';
import { discardFromHand } from '../../doing/moving.ts';
import { fastenToAttack } from '../../doing/opportunities.ts';
import { completePlot } from '../../doing/plots.ts';
import { chosen } from '../../effects/choosing.ts';
import { pay } from '../../effects/paying.ts';
import { perform } from '../../effects/perform.ts';
import { doWhatItDoesAsPlayed } from '../../effects/played.ts';
import type { Attack, Defense, InPlay } from '../../state/state.ts';
import { asked, type Verb } from '../verb.ts';
import { inTheDuel, itIsTheirTurn } from '../windows.ts';
import { withinHands } from '../within-hands.ts';
import { asAttack } from './as-attack.ts';
import { asDefense, isPutIntoPlay, isUnprovoked, leavesAttacksOpen } from './as-defense.ts';
import { attempts } from './attempts.ts';
import { playableBy } from './candidates.ts';
import { cardPlayed, type Play } from './card-played.ts';
import { comesIn } from './comes-in.ts';
import { conjunction } from './conjunction.ts';
import { groups } from './groups.ts';
import {
  beforeThePhaseEnds,
  dutiesBeforeCards,
  noCounterIsOpen,
  ofEachPart,
  onlyWithLeave,
  theAwaitedIsFoundFirst,
} from './in-the-middle.ts';
import { howItIsLaid, layDown, lift, takeLeave, takeOpportunities } from './laying-down.ts';
import { leaveTaken, noMoreThanTheLeave } from './leave-taken.ts';
import { limits } from './limits.ts';
import { madeHeadShot } from './made-head-shot.ts';
import { madePowerBlow } from './made-power-blow.ts';
import { plotParts } from './plot-parts.ts';
import { notPrevented } from './prevented.ts';
import { paidForEach, prone } from './prone.ts';
import { severalSpecialCards } from './several-special-cards.ts';
import { specificCards } from './specific-cards.ts';
import { byItsText, costsAsked, type Part, partsOf } from './ways.ts';
import { whereFrom } from './where-from.ts';
import { whichAttacks } from './which-attack.ts';

export const play: Verb<'play'> = {
  checks: [
    ...inTheDuel,
    withinHands,
    itIsTheirTurn,
    noCounterIsOpen,
    onlyWithLeave,
    ...theAwaitedIsFoundFirst,
    ...dutiesBeforeCards,
    beforeThePhaseEnds,
    ...[...whereFrom, ...limits, ...prone, ...groups, ...comesIn, ...specificCards, ...plotParts].map(
      ofEachPart,
    ),
    paidForEach,
    severalSpecialCards,
    noMoreThanTheLeave,
    ...byItsText,
    ...conjunction,
    ...asAttack,
    ...madeHeadShot,
    ...madePowerBlow,
    ...asDefense,
    ...attempts,
    ...notPrevented,
  ],
  open(subject) {
    return leavesAttacksOpen(subject) ? whichAttacks(subject.board, subject.action, play.checks) : [];
  },
  perform(subject) {
    const { board, action } = subject;
    const parts = partsOf(board, action);
    const [main] = parts;
    if (main === undefined) throw new Error('A card that is played was found by the checks.');
    const unprovoked = isUnprovoked(subject);
    const taken = leaveTaken(board, action);
    const byLeave = taken?.cards ?? [];
    const laid = parts.map((part) => howItIsLaid(board, action, part, byLeave));
    const costs = parts.map((part) => costsAsked(board, action, part));
    const isPlayed = !isPutIntoPlay(subject);
    for (const part of parts) lift(board, part, taken?.leave);
    for (const [at, part] of parts.entries()) payFor(board, action, part, costs[at] ?? []);
    for (const one of laid) layDown(board, action, one, unprovoked && one.part === main);
    if (taken !== undefined) for (const card of byLeave) takeLeave(board, taken.leave, card);
    if (!byLeave.includes(main.played.card.id)) takeOpportunities(board, action, laid);
    if (isPlayed && mayBeCountered(board, action)) {
      board.state.countering = {
        by: board.opponentOf(action.player).id,
        played: saidAgain(action, parts),
        from: main.played.from,
        plots: [],
      };
      return;
    }
    takeEffect(board, action, main.played.from);
  },
  candidates: (board, player) =>
    playableBy(board, player, (action) => surelyMeetsAll(asked(board, play.checks), { board, action })),
};

/** Choices come first, then what is paid (Paying a Cost). */
function payFor(board: Board, action: Play, part: Part, costs: ReturnType<typeof costsAsked>): void {
  const { way, discard, frame } = part;
  for (const named of discard ?? []) {
    const card = cardPlayed(board, action.player, named);
    if (card !== undefined) discardFromHand(board, board.player(action.player), card.card);
  }
  for (const choice of way?.choose ?? [])
    frame.values[choice.as] = chosen(board, action.player, choice, frame, way?.pay !== undefined);
  pay(board, action.player, way?.pay ?? [], frame);
  for (const { modifier, frame: theirs } of costs) {
    const paying = { ...theirs, values: { ...theirs.values } };
    for (const choice of modifier.choose ?? [])
      paying.values[choice.as] = chosen(board, action.player, choice, paying, true);
    pay(board, action.player, modifier.pay, paying);
  }
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
export function takeEffect(board: Board, action: Play, from: PlayedFrom): void {
  const main = board.inPlay(typeof action.card === 'string' ? action.card : action.card.id);
  if (main === undefined) return;
  if (main.as === 'attack') attackWith(board, action, main, from);
  if (from === 'exertion') joinConjoined(board, main);
  const { awaitingExertion } = board.state;
  for (const card of [...companionsOf(board, main), main]) {
    if (!awaitingExertion.includes(card.id))
      doWhatItDoesAsPlayed(board, card, (effects, frame) => perform(board, effects, frame));
  }
  if (main.as === 'block' || main.as === 'dodge') defendWith(board, action, main, from);
  replaceLocation(board, main);
  completePlot(board, main);
  closeExertionIfSpent(board);
}

/** Cards that awaited what the Exertion has found are in conjunction with it now; with an Illusion those that may be. */
function joinConjoined(board: Board, main: InPlay): void {
  const isIllusion = is(board, board.seen(main), 'illusion');
  const joining = awaiting(board).filter(
    ({ definition }) => main.as !== undefined || (isIllusion && mayGoWithIllusion(board, definition)),
  );
  for (const { id } of joining) board.inPlayFor(id).with = main.id;
  board.state.awaitingExertion = board.state.awaitingExertion.filter(
    (id) => !joining.some((card) => card.id === id),
  );
}

function companionsOf(board: Board, main: InPlay): InPlay[] {
  return board.state.inPlay.filter((card) => card.with === main.id);
}

function attackWith(board: Board, action: Play, card: InPlay, from: PlayedFrom): void {
  const attack: Attack = {
    ...{ id: card.id, by: action.player, result: 'pending', hidden: action.hidden === true },
    ...{ powerBlow: false, headShot: false, guessedWrong: false },
    ...{ guessForgone: false, exertionDeclared: false },
  };
  const { attacks } = board.state;
  const own = attacks.filter(({ by }) => by === action.player);
  const next = action.place === undefined ? undefined : own[action.place];
  attacks.splice(next === undefined ? attacks.length : attacks.indexOf(next), 0, attack);
  emit(board, { event: 'attack-played', player: action.player, card: card.id, of: card.card, from });
  fastenToAttack(board, card);
}

/** Whether a card is a Guard that was put into play, and not played (Guard, Unprovoked). */
function wasPutIntoPlay(board: Board, { id, controller }: InPlay): boolean {
  return (
    board.switches.unprovokedGuard === 'put-at-beginning' &&
    doneBy(board, controller, 'guard-unprovoked').some(({ card }) => card === id)
  );
}

function defendWith(board: Board, action: Play, card: InPlay, from: PlayedFrom): void {
  const [target] = action.against ?? [];
  const { id, card: of } = card;
  if (wasPutIntoPlay(board, card)) return;
  emit(board, {
    ...{ event: 'defense-played', player: action.player, card: id, of, from },
    ...(target === undefined ? {} : { target }),
  });
  if (action.against === undefined) return;
  const defense: Defense = { id, by: action.player, against: [], powerBlock: false, reckoned: false };
  board.state.defenses.push(defense);
  for (const against of action.against) {
    const attack = board.attack(against);
    if (attack !== undefined) meet(board, attack, defense, card, from);
  }
}
