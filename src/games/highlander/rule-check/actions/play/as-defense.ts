import type { Check } from '../../../../../engine/check.ts';
import {
  counteredAgainst,
  declaredFor,
  pendingOn,
  toBeExertedFor,
  waitingFor,
} from '../../board/attacks/sequence.ts';
import type { Board, Seen } from '../../board/board.ts';
import { isGuard } from '../../board/cards/kinds.ts';
import { is } from '../../board/cards/likeness.ts';
import { doneBy } from '../../board/memory.ts';
import { beginningOfTurn, isBeginning } from '../../board/turn/beginning.ts';
import { mayDespite } from '../../board/turn/leave.ts';
import { mayBeSeveral } from '../../board/turn/numbers-in-play.ts';
import { mayRemainAsGuard } from '../../board/turn/sweeping.ts';
import { lacksWeapon } from '../../board/weapons/without-weapon.ts';
import type { InPlay, Phase } from '../../state/state.ts';
import { comingFirst } from '../of-an-attack.ts';
import { check, type Subject } from '../verb.ts';
import { declaredExertionFirst, named as phaseNamed } from '../windows.ts';
import { againstHidden } from './against-hidden.ts';
import { type Play, playing, seenAs } from './card-played.ts';
import { stoppingAttacks } from './stopping-attacks.ts';
import { undefended } from './which-attack.ts';

/** A Guard that no attack called for: put into play, and in Type Two not even played (Guard, Unprovoked). */
export function isUnprovoked(subject: Subject<Play>): boolean {
  const { against, asGuard } = subject.action;
  const guard = guardOf(subject);
  if (guard === undefined || against !== undefined) return false;
  return asGuard !== true || isGuard(guard.definition);
}

/** In Type Two it is put into play as the turn begins, and is no card played (May Do Effects). */
export function isPutIntoPlay(subject: Subject<Play>): boolean {
  const { board } = subject;
  return board.switches.unprovokedGuard === 'put-at-beginning' && isBeginning(board) && isUnprovoked(subject);
}

/** Whether a Guard stood before the defenses of this turn were played. */
function stoodBefore(board: Board, { id, controller, enteredIn }: InPlay): boolean {
  if (enteredIn === undefined || enteredIn < board.state.turn.number) return true;
  return doneBy(board, controller, 'guard-unprovoked').some(({ card }) => card === id);
}

/** The card, if it is to stand as a Guard. */
function guardOf(subject: Subject<Play>): Seen | undefined {
  const block = seenAs(subject, 'block');
  return block !== undefined && is(subject.board, block, 'guard') ? block : undefined;
}

/**
 * A Standing Defense without a grid needs no attack, and may be played in the Attack Phase too (Standing Defenses). A
 * Guard always has one, though nobody may know which: it blocks a large area (Guard).
 */
function isUngridded(subject: Subject<Play>): boolean {
  const defense = seenAs(subject, 'block', 'dodge');
  if (defense === undefined || subject.action.against !== undefined) return false;
  const { board } = subject;
  return (
    defense.definition.grid === null && is(board, defense, 'standing-defense') && !is(board, defense, 'guard')
  );
}

/** Whether it names no attack, and is no defense that is played without one. */
function needsAttack(subject: Subject<Play>): boolean {
  const { board, action } = subject;
  const defense = seenAs(subject, 'block', 'dodge');
  if (defense === undefined || action.against !== undefined || isUngridded(subject)) return false;
  if (mayDespite(board, action.player, defense, 'not-attacked')) return false;
  if (!isUnprovoked(subject)) return true;
  return board.switches.unprovokedGuard === 'put-at-beginning' && !isBeginning(board);
}

/** Whether it is said against which attacks a defense is played. */
function isAimed(subject: Subject<Play>): boolean {
  return playing(subject, 'block', 'dodge') !== undefined && (subject.action.against ?? []).length > 0;
}

/** Whether it must still be said against which of the attacks that are coming it is played. */
export function leavesAttacksOpen(subject: Subject<Play>): boolean {
  return undefended(subject.board, subject.action.player).length > 0 && needsAttack(subject);
}

/** When a Guard may come into play without an attack. */
function unprovokedPhase(board: Board): Phase {
  return board.switches.unprovokedGuard === 'put-at-beginning' ? beginningOfTurn(board) : 'defense';
}

/** One stands at a time; several may be played if several attacks are coming (Guards and other Standing Defenses). */
function mostGuards(board: Board, player: string): number {
  if (board.switches.severalGuards === 'dropped-first') return 1;
  return Math.max(1, board.attacksOn(player).length);
}

/** Defenses have a phase of their own. */
export const defenseInDefensePhase = check<Subject<Play>>(
  'defense-in-defense-phase',
  {
    first: 'first-edition/defense-phase/defenses-come-first',
    typeTwo: 'type-two/defense-phase/only-phase-for-defenses',
    reference: 'reference/defense-phase/defend-here',
  },
  function* (subject) {
    const { board } = subject;
    const { phase } = board.state.turn;
    if (playing(subject, 'block', 'dodge') === undefined || phase === 'defense') return;
    if (isUnprovoked(subject) && phase === unprovokedPhase(board)) return;
    if (isUngridded(subject) && phase === 'attack') return;
    yield {
      message: `Defenses are played in the Defense Phase; this is the ${phaseNamed(phase)}.`,
      state: ['/turn/phase'],
      action: ['/card'],
      need: 'defense',
      have: phase,
    };
  },
);

/** What must be met to defend. */
export const asDefense: readonly Check<Subject<Play>>[] = [
  defenseInDefensePhase,
  check(
    'defense-without-attack',
    {
      first: 'first-edition/defense-phase/no-defense-without-attack',
      typeTwo: 'type-two/defense-phase/no-attack-no-defense',
    },
    function* (subject) {
      const { board, action } = subject;
      if (board.attacksOn(action.player).length > 0) return;
      if (needsAttack(subject) || isAimed(subject))
        yield { message: 'A defense is played against an attack, and none is coming.', action: ['/card'] };
    },
  ),
  check(
    'one-unprovoked-guard',
    {
      by: 'unprovokedGuard',
      first: 'first-edition/guards-and-other-standing-defenses/single-guard-without-attack',
      typeTwo: 'type-two/guard/unprovoked',
    },
    function* (subject) {
      const { board, action } = subject;
      if (isUnprovoked(subject) && doneBy(board, action.player, 'guard-unprovoked').length > 0)
        yield { message: 'One Guard a turn may be played without an attack.', action: ['/card'] };
    },
  ),
  check(
    'second-guard',
    {
      by: 'severalGuards',
      first: 'handbook-addendum/shield-and-playing-basic-blocks-as-guards/one-guard-in-play',
    },
    function* (subject) {
      const { board, action } = subject;
      const guard = guardOf(subject);
      if (guard === undefined || mayBeSeveral(board, action.player, guard)) return;
      const have = board
        .controlledBy(action.player)
        .filter((card) => is(board, board.seen(card), 'guard')).length;
      const most = mostGuards(board, action.player);
      if (have >= most)
        yield {
          message: `${most} in play ${most === 1 ? 'is' : 'are'} allowed of Guards, and ${have} stand.`,
          action: ['/card'],
          need: { most },
          have,
        };
    },
  ),
  check(
    'attack-not-pending',
    {
      first: 'first-edition/defense-phase/one-defense-for-each-attack',
      typeTwo: 'type-two/defense-phase/one-per-attack',
      reference: 'reference/defending/one-per-attack',
    },
    function* (subject) {
      const { board, action } = subject;
      if (playing(subject, 'block', 'dodge') === undefined) return;
      const { player } = action;
      const isComing = board.attacksOn(player).length > 0;
      if (isComing && undefended(board, player).length === 0 && needsAttack(subject))
        yield { message: `No attack on ${player} is left to be defended.`, action: ['/card'] };
      for (const [at, id] of (action.against ?? []).entries()) {
        const attack = board.attacksOn(action.player).find((one) => one.id === id);
        if (attack?.result === 'pending') {
          const countered = counteredAgainst(board, attack);
          const isFromHand = playing(subject, 'block', 'dodge')?.from === 'hand';
          const other = countered ?? (isFromHand ? waitingFor(board, attack)?.id : undefined);
          if (other !== undefined)
            yield {
              message: `The defense ${other} was played against ${id} already${countered === undefined ? '' : ', and was countered'}.`,
              action: [`/against/${at}`],
              have: other,
            };
          continue;
        }
        if (isComing)
          yield {
            message:
              attack === undefined
                ? `There is no attack ${id} on ${action.player}.`
                : `The attack ${id} is ${attack.result} already.`,
            action: [`/against/${at}`],
            have: attack?.result ?? null,
          };
      }
    },
  ),
  check(
    'attacks-in-sequence',
    { by: 'defenseOrder', typeTwo: 'type-two/multiple-defenses/defenses-in-sequence' },
    function* (subject) {
      const { board, action } = subject;
      if (playing(subject, 'block', 'dodge') === undefined) return;
      const fromExertion = playing(subject, 'block', 'dodge')?.from === 'exertion';
      if (!fromExertion && declaredFor(board, action.player) !== undefined) return;
      const open = pendingOn(board, action.player).filter(
        (attack) => waitingFor(board, attack) === undefined,
      );
      const [next] = open;
      const due = fromExertion ? board.state.exertion?.attack : next?.id;
      const [first] = action.against ?? [];
      if (first !== undefined && due !== undefined && first !== due)
        yield {
          message: `Attacks are defended in their sequence: ${fromExertion || next === undefined ? `${due} comes first` : comingFirst(next)}.`,
          action: ['/against/0'],
          need: due,
          have: first,
        };
    },
  ),
  {
    ...declaredExertionFirst,
    *failures(subject) {
      if (playing(subject, 'block', 'dodge')?.from !== 'hand') return;
      const { board, action } = subject;
      const declared = toBeExertedFor(board, action.player);
      if (declared !== undefined && action.against?.includes(declared.id) === true)
        yield* declaredExertionFirst.failures({ board, action });
    },
  },
  ...stoppingAttacks,
  check(
    'remains-as-guard-without-leave',
    {
      first: 'first-edition/guards-and-other-standing-defenses/guard-is-kept-after-use',
      typeTwo: 'type-two/guard/not-swept',
    },
    function* (subject) {
      const { board, action } = subject;
      if (action.asGuard !== true) return;
      const block = seenAs(subject, 'block');
      const stands = block !== undefined && (isGuard(block.definition) || mayRemainAsGuard(board, block));
      if (!stands)
        yield { message: 'Nothing lets that card remain in play as a Guard.', action: ['/asGuard'] };
    },
  ),
  ...againstHidden,
  check(
    'disarmed-no-block',
    {
      first: 'first-edition/disarming-and-breaking-weapons/no-weapon-no-block',
      typeTwo: 'type-two/disarming-breaking-weapons/no-weapon-no-attack-or-block',
      reference: 'reference/disarmed/no-attacks-or-blocks',
    },
    function* (subject) {
      const { board, action } = subject;
      const block = seenAs(subject, 'block');
      if (block !== undefined && lacksWeapon(board, action.player, block, 'defend'))
        yield { message: `${action.player} is Disarmed, and a block needs a weapon.`, action: ['/card'] };
    },
  ),
  check(
    'guard-must-be-dropped-first',
    { by: 'severalGuards', typeTwo: 'type-two/guard/remove-before-other-defense' },
    function* (subject) {
      const { board, action } = subject;
      if (playing(subject, 'block', 'dodge') === undefined) return;
      for (const [at, card] of board.state.inPlay.entries()) {
        const isOwnGuard = card.controller === action.player && is(board, board.seen(card), 'guard');
        if (isOwnGuard && stoodBefore(board, card))
          yield {
            message: `The Guard ${card.id} must leave play before a new defense is played.`,
            state: [`/inPlay/${at}`],
            action: ['/card'],
          };
      }
    },
  ),
];
