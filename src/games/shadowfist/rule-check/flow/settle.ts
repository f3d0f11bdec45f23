import { settleDefendingPlayer } from '../attack/defending.ts';
import { endAttack, isCombatAtHand } from '../attack/ends.ts';
import { completeAttack } from '../attack/progress.ts';
import { settleWhoFights } from '../attack/who-fights.ts';
import type { Board } from '../board/board.ts';
import { creatorsOf } from '../board/creators.ts';
import { isAssassinating, isLeapingOver } from '../board/evading.ts';
import { body, cannot, fighting, isUntoldAndWhole, loweredBy } from '../board/figures.ts';
import { keptOff, playerWhoPlayed } from '../board/kept-off.ts';
import { locationOf, sameLocation } from '../board/locations.ts';
import { restrictionsOf } from '../board/matching.ts';
import { isSite } from '../board/printed.ts';
import { isCanceled, modifiersOn } from '../board/texts.ts';
import { titleOf } from '../board/titles.ts';
import { forgetArrivals } from '../doing/arrivals.ts';
import { askInTurn } from '../doing/asking-in-turn.ts';
import { ceaseAttacking, ceaseIntercepting, hasMetTarget } from '../doing/attack-changes.ts';
import { changeControl, isGivenBack, rightfulController } from '../doing/control.ts';
import { emit } from '../doing/emit.ts';
import { type Leaving, leavePlay } from '../doing/leaving.ts';
import type { Attack, InPlay } from '../state/state.ts';
import type { GameEvent } from '../state/values.ts';
import { startAuction } from './auctions.ts';
import { noticeConditions } from './conditions-met.ts';

/**
 * What follows of itself from how the board stands, at once and without an effect: control, Characters and Sites at
 * zero, States on what cannot have them, interceptors that no longer can intercept, Unique copies. Returns whether
 * anything did.
 */
export function settle(board: Board): boolean {
  board.look(board.state.inPlay.length * (6 + board.state.lasting.length / 4));
  return (
    settleMaintained(board) ||
    settleControl(board) ||
    settleStates(board) ||
    settleTargets(board) ||
    settleDefender(board) ||
    settleInterceptors(board) ||
    settleAttack(board) ||
    settleWhoFights(board) ||
    settleCharacters(board) ||
    settleSites(board) ||
    settleUnique(board) ||
    noticeConditions(board)
  );
}

/** What a canceled card kept up by staying turned does not come back before it is generated anew (4.2). */
function settleMaintained(board: Board): boolean {
  const { state } = board;
  if (state.lasting.length === 0) return false;
  const ceased = state.lasting.filter(({ until, frame }) => {
    const card = frame.source === undefined ? undefined : board.inPlay(frame.source);
    return until === 'while-this-turned' && card !== undefined && isCanceled(board, card);
  });
  if (ceased.length === 0) return false;
  state.lasting = state.lasting.filter((one) => !ceased.includes(one));
  board.changed();
  return true;
}

function settleControl(board: Board): boolean {
  for (const { inPlay: card } of board.table) {
    const rightful = rightfulController(board, card);
    if (rightful === card.controller) continue;
    const told = isGivenBack(board, card, rightful) ? 'control-returned' : 'control-changed';
    changeControl(board, card, rightful, told);
    return true;
  }
  return false;
}

/** A State on a card that is no legal subject is smoked (7.6). */
function settleStates(board: Board): boolean {
  const illegal = board.state.inPlay.filter((state) => {
    if (state.on === undefined) return false;
    const subject = board.inPlay(state.on);
    return (
      subject !== undefined &&
      keptOff(board, subject, board.seen(state), playerWhoPlayed(board, state)).length > 0
    );
  });
  if (illegal.length === 0) return false;
  const gone = leavePlay(
    board,
    illegal.map((card) => ({ card, to: 'smoked', event: 'smoked', irreplaceable: true })),
  );
  return gone.length > 0;
}

/**
 * Whoever attacks what has left play (6.1), or what is now their own (7.4), ceases attacking. So do all once the
 * attacking player controls the target. Those who have met their target attack until the end of the attack (6.4.2).
 */
function settleTargets(board: Board): boolean {
  const { attack } = board.state;
  if (attack === null || hasMetTarget(attack)) return false;
  const controllerOf = (id: string) => board.inPlay(id)?.controller;
  const lost = attack.targets.filter((id) => [undefined, attack.player].includes(controllerOf(id)));
  const ceasing = attack.attackers.filter(
    ({ target, player }) => lost.includes(target) || controllerOf(target) === player,
  );
  if (lost.length === 0 && ceasing.length === 0) return false;
  for (const { id } of ceasing) ceaseAttacking(board, id);
  attack.targets = attack.targets.filter((id) => !lost.includes(id));
  board.changed();
  return true;
}

function settleDefender(board: Board): boolean {
  const { attack } = board.state;
  return attack !== null && !hasMetTarget(attack) && settleDefendingPlayer(board, attack);
}

/**
 * Without attackers the attack ends at once (6.2), also before others had their chance to join it (example of 4.4), and
 * nothing more is done during it: nobody has to cease attacking, as after combat with the target (6.4.2). But a combat
 * that is being fought is completed first.
 */
function settleAttack(board: Board): boolean {
  const { attack } = board.state;
  if (attack === null || attack.attackers.length > 0) return false;
  if (isCombatAtHand(attack)) return false;
  if (attack.step !== 'ending') endAttack(board, attack);
  completeAttack(board, attack);
  if (board.state.scene !== null) board.state.scene.afterAttack = true;
  return true;
}

/**
 * An interceptor ceases intercepting as soon as the attacker it waits for attacks no longer (3.4), evades it (6.3), or
 * is elsewhere, and when it may intercept no longer (10.2).
 */
function settleInterceptors(board: Board): boolean {
  const { attack } = board.state;
  if (attack === null || attack.intercepting === undefined) return false;
  for (const chain of attack.chains) {
    const { fighting } = chain;
    const ceasing =
      fighting !== undefined && isKeptFromIntercepting(board, chain.attacker, fighting)
        ? fighting
        : chain.interceptors.find((id) => !mayStillIntercept(board, attack, chain.attacker, id));
    if (ceasing === undefined) continue;
    ceaseIntercepting(board, ceasing);
    return true;
  }
  return false;
}

/** That ends also an interception which is being fought out, or has been. */
function isKeptFromIntercepting(board: Board, intercepted: string, id: string): boolean {
  const [attacker, interceptor] = [board.inPlay(intercepted), board.inPlay(id)];
  if (attacker === undefined || interceptor === undefined) return false;
  return cannot(board, interceptor, 'intercept', board.seen(attacker));
}

function mayStillIntercept(board: Board, attack: Attack, intercepted: string, id: string): boolean {
  const [attacker, interceptor] = [board.inPlay(intercepted), board.inPlay(id)];
  const attacking = attack.attackers.find((one) => one.id === intercepted);
  if (attacker === undefined || interceptor === undefined || attacking === undefined) return false;
  return (
    attacking.target !== id &&
    !cannot(board, interceptor, 'intercept', board.seen(attacker)) &&
    !cannotBeIntercepted(board, attacker, interceptor) &&
    sameLocation(locationOf(board, attacker), locationOf(board, interceptor))
  );
}

/** By what is said of the attacker: "cannot be intercepted by", Assassinate, Superleap (10.1.2, 10.2). */
function cannotBeIntercepted(board: Board, attacker: InPlay, interceptor: InPlay): boolean {
  return (
    isAssassinating(board, attacker, interceptor) ||
    isLeapingOver(board, attacker, interceptor) ||
    cannot(board, attacker, 'be-intercepted', board.seen(interceptor), interceptor.controller) ||
    (isChained(board, attacker) &&
      cannot(board, attacker, 'be-intercepted-in-a-chain', board.seen(interceptor), interceptor.controller))
  );
}

/** Who has left the chain in the meantime was part of it. */
function isChained({ state }: Board, { id }: InPlay): boolean {
  const chain = state.attack?.chains.find(({ attacker }) => attacker === id);
  return chain !== undefined && chain.interceptors.length + (chain.gone ?? []).length > 1;
}

/** Smoked at once when Fighting is zero, all of them together (4.6). */
function settleCharacters(board: Board): boolean {
  const fallen: InPlay[] = [];
  for (const { inPlay, definition } of board.table) {
    if (definition.type !== 'Character' || !isFallen(inPlay, fighting(board, inPlay))) continue;
    if (modifiersOn(board, inPlay, 'notSmokedAtZero').length === 0) fallen.push(inPlay);
  }
  return smokeAll(board, fallen);
}

/** At zero, and not spared by what happened in the place of its being smoked; above zero it may fall anew. */
function isFallen(card: InPlay, left: number): boolean {
  if (left > 0 && card.spared === true) delete card.spared;
  return left === 0 && card.spared !== true;
}

function smokeAll(board: Board, fallen: readonly InPlay[]): boolean {
  if (fallen.length === 0) return false;
  const leavings = fallen.map(
    (card): Leaving => ({ card, to: 'smoked', event: 'smoked', atZero: true, ...blame(board, card) }),
  );
  return leavePlay(board, leavings).length > 0;
}

/**
 * A Site at zero by combat damage falls to the attacking player's decision (6.4.3); any other is smoked at once.
 */
function settleSites(board: Board): boolean {
  const { attack, agenda } = board.state;
  const fallen: InPlay[] = [];
  for (const { id, inPlay, definition } of board.table) {
    if (!isSite(definition) || isUntoldAndWhole(board, inPlay)) continue;
    if (!isFallen(inPlay, body(board, inPlay))) continue;
    if (!agenda.some((task) => task.task === 'fate-of-site' && task.card === id)) fallen.push(inPlay);
  }
  if (fallen.length === 0) return false;
  const others: InPlay[] = [];
  for (const card of fallen) {
    const blamed = blame(board, card);
    if (blamed.source !== undefined) emit(board, reducedToZero(card, blamed));
    if (attack === null || blamed.combat !== true) others.push(card);
    else
      askInTurn(board, {
        ...{ task: 'fate-of-site', card: card.id, sources: [...(blamed.sources ?? [])], answers: {} },
      });
  }
  return smokeAll(board, others) || others.length < fallen.length;
}

function reducedToZero(card: InPlay, blamed: Blame): GameEvent {
  const event = { event: 'body-reduced-to-zero', card: card.id, player: card.controller } as const;
  return { ...event, combat: false, ...told(blamed) };
}

function told({ by, source, sources, players, combat }: Blame): Partial<GameEvent> {
  return {
    ...(by === undefined ? {} : { by }),
    ...(source === undefined ? {} : { source }),
    ...(sources === undefined ? {} : { sources: [...sources] }),
    ...(players === undefined ? {} : { players: [...players] }),
    ...(combat === undefined ? {} : { combat }),
  };
}

type Blame = Pick<Leaving, 'by' | 'source' | 'sources' | 'players' | 'combat'>;

/** Who inflicted the damage that has just been inflicted on a card: all that did it together (5.2.3). */
function blame(board: Board, card: InPlay): Blame {
  const blows = board.events
    .slice(board.settled)
    .filter(({ event, card: hit }) => event === 'damage-inflicted' && hit === card.id);
  if (blows.length === 0) return lowered(board, card);
  const sources = [...new Set(blows.flatMap(({ source }) => source ?? []))];
  const players = [
    ...new Set(blows.flatMap(({ by, players: together }) => [by ?? [], together ?? []].flat())),
  ];
  return {
    ...{ source: sources[0], by: players[0], sources, players },
    combat: blows.some(({ combat }) => combat === true),
  };
}

/** Without such damage it is at zero by what lowers its Fighting or Body now (10.2), if anything does. */
function lowered(board: Board, card: InPlay): Blame {
  const frames = loweredBy(board, card, isSite(board.definition(card)) ? 'body' : 'fighting');
  if (frames.length === 0) return {};
  const sources = [...new Set(frames.flatMap(({ source }) => source ?? []))];
  const players = [...new Set(frames.flatMap(creatorsOf))];
  return { source: sources[0], by: players[0], sources, players };
}

/**
 * Two face-up Unique cards of one title start an auction (5.5.1), after an effect is generated or resolved, never
 * between its steps (5.5).
 */
function settleUnique(board: Board): boolean {
  const { state } = board;
  if (state.auction !== null || state.agenda.some(({ task }) => task === 'effects')) return false;
  const byTitle = new Map<string, InPlay[]>();
  for (const seen of board.table) {
    if (seen.inPlay.faceDown || !restrictionsOf(board, seen).includes('Unique')) continue;
    const title = titleOf(board, seen);
    const copies = byTitle.get(title);
    if (copies === undefined) byTitle.set(title, [seen.inPlay]);
    else copies.push(seen.inPlay);
  }
  const copies = [...byTitle.values()].find(({ length }) => length > 1);
  if (copies !== undefined) startAuction(board, copies);
  else forgetArrivals(board);
  return copies !== undefined;
}
