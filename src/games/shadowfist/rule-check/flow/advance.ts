import { fight } from '../attack/combat.ts';
import { endAttack, endCombat, expire } from '../attack/ends.ts';
import { completeAttack, progressAttack } from '../attack/progress.ts';
import type { Board } from '../board/board.ts';
import { called, textCalled } from '../board/called.ts';
import { placesForCharacter, placesForSite } from '../board/locations.ts';
import { isSite } from '../board/printed.ts';
import { leaveAfterAll } from '../doing/leaving.ts';
import { isBeingReplaced, replacedByAnother } from '../doing/replacing.ts';
import { perform } from '../effects/effects.ts';
import { performing } from '../effects/performing.ts';
import type { Task } from '../state/state.ts';
import type { Value } from '../state/values.ts';
import { answered, Waiting } from './ask.ts';
import { chooseCopy, isBidding } from './auctions.ts';
import { Nesting } from './nesting.ts';
import { endScene, openScene, resolveNext } from './scenes.ts';
import { settle } from './settle.ts';
import { decideFate } from './site-fate.ts';
import { generateImmediate, generateTrigger, generateTriggers, orderTriggers } from './triggers.ts';
import { endTurnTriggers, finishTurn } from './turn.ts';
import { decideClaim } from './victory.ts';

/**
 * The game goes on until somebody has something to decide. After every step the board settles and what is triggered
 * is generated (5.2), before the next thing is done.
 */
export function advance(board: Board): void {
  const { state } = board;
  const nesting = new Nesting();
  let settled: { readonly moment: object; readonly tasks: number } | undefined;
  while (state.winner === null && state.question === null && state.turn.phase !== 'over') {
    board.budget.step();
    // While nothing has changed, and nothing more was done, there is nothing to settle.
    const isSettled = settled?.moment === board.moment && settled.tasks === state.agenda.length;
    if (!isEntering(board)) {
      if (!isSettled && settle(board)) continue;
      settled = { moment: board.moment, tasks: state.agenda.length };
      board.settled = board.events.length;
      board.settledNext = state.next;
    }
    const task = state.agenda.at(-1);
    if (state.auction === null && !isEntering(board) && !holdsBackTriggers(task) && generate(board)) continue;
    board.budget.within(nesting.ofNext(state.agenda));
    if (task !== undefined && !isBidding(board, task)) {
      board.budget.hold(state.agenda.length);
      board.look(state.agenda.length);
      carryOn(board, task);
      continue;
    }
    if (state.scene === null) {
      if (state.auction !== null || !progress(board)) return;
    } else if (state.scene.resolving) {
      if (!resolveNext(board, state.scene)) endScene(board);
    } else if (state.scene.closed) state.scene.resolving = true;
    else return;
  }
}

/** A card is entering play, and what it does with that is part of it (10.2). */
function isEntering({ state }: Board): boolean {
  return state.agenda.some((task) => task.task === 'effects' && task.entering === true);
}

/** The results of a decision take place before what they trigger is generated (6.4.3); so does finding places. */
function holdsBackTriggers(task: Task | undefined): boolean {
  return task !== undefined && ['fate-of-site', 'place', 'sites-gone', 'end-turn-now'].includes(task.task);
}

/** Before combat ends only what its damage does immediately is generated; the rest is one scene with what its end triggers. */
function generate(board: Board): boolean {
  const endsCombat = board.state.agenda.some(({ task }) => task === 'end-combat');
  return endsCombat ? generateImmediate(board) : generateTriggers(board);
}

function carryOn(board: Board, task: Task): void {
  try {
    carryOnWith(board, task);
  } catch (error) {
    if (!(error instanceof Waiting)) throw error;
  } finally {
    board.doing = undefined;
  }
}

function carryOnWith(board: Board, task: Task): void {
  switch (task.task) {
    case 'effects':
      performNext(board, task);
      return;
    case 'replacement':
      decideReplacement(board, task);
      return;
    case 'trigger':
      generateTrigger(board, task);
      return;
    case 'order-triggers':
      orderTriggers(board, task);
      return;
    case 'place':
      place(board, task);
      return;
    case 'fate-of-site':
      decideFate(board, task);
      return;
    case 'combat':
      fight(board, task);
      return;
    case 'end-combat':
      board.state.agenda.pop();
      endCombat(board);
      return;
    case 'sites-gone':
      placeStranded(board, task);
      return;
    case 'auction':
      chooseCopy(board, task);
      return;
    case 'end-turn-now':
      board.state.agenda.pop();
      burnedForPower(board);
  }
}

/** The next effect of a text; what it brings about is done before the one after it. */
function performNext(board: Board, task: Extract<Task, { task: 'effects' }>): void {
  const [effect, ...rest] = task.effects;
  if (effect === undefined) {
    board.state.agenda.pop();
    tellText(board, task);
    return;
  }
  board.doing = task.frame;
  const done = perform(effect, performing(board, task));
  task.effects = rest;
  task.answers = {};
  if (done && effect.as !== undefined) task.frame.done = [...(task.frame.done ?? []), effect.as];
  board.changed();
}

type Effects = Extract<Task, { task: 'effects' }>;

/** What was chosen and done within a text is known to the effects of that text that follow. */
function tellText({ state }: Board, { depth = 0, frame }: Effects): void {
  const text = state.agenda.findLast(
    (task): task is Effects => task.task === 'effects' && (task.depth ?? 0) === depth - 1,
  );
  if (text === undefined) return;
  const { done = [] } = text.frame;
  const more = (frame.done ?? []).filter((name) => !done.includes(name));
  if (more.length > 0) text.frame.done = [...done, ...more];
  const oneOfSeveral = frame.thatPlayer !== text.frame.thatPlayer || frame.each !== text.frame.each;
  for (const [name, value] of Object.entries(frame.values)) {
    text.frame.values[name] = oneOfSeveral ? together(text.frame.values[name], value) : value;
  }
}

/** What each of several chooses under one name is together what was chosen. */
function together(before: Value | undefined, value: Value): Value {
  if (before === undefined) return value;
  if ('cards' in before && 'cards' in value)
    return { cards: [...new Set([...before.cards, ...value.cards])] };
  if ('players' in before && 'players' in value)
    return { players: [...new Set([...before.players, ...value.players])] };
  return value;
}

/** Its controller decides whether what the text says happens instead. */
function decideReplacement(board: Board, task: Extract<Task, { task: 'replacement' }>): void {
  const { effects, frame, answers } = task;
  const answer = answered(board, answers, {
    ...{
      player: frame.player,
      as: 'whether',
      about: `whether something else happens instead, as ${textCalled(board, frame)} says`,
    },
    ...{ kind: 'mode', from: ['yes', 'no'] },
  });
  board.state.agenda.pop();
  if ('mode' in answer && answer.mode === 'yes')
    board.state.agenda.push({ task: 'effects', effects, frame, answers: {} });
  else if (
    frame.event !== undefined &&
    !isBeingReplaced(board, frame.event) &&
    !replacedByAnother(board, frame)
  )
    leaveAfterAll(board, frame.event);
  board.changed();
}

function place(board: Board, task: Extract<Task, { task: 'place' }>): void {
  const card = board.inPlay(task.card);
  if (card !== undefined) {
    const site = isSite(board.definition(card));
    const { column, row } = card;
    card.column = null;
    delete card.row;
    board.changed();
    const positions = site
      ? placesForSite(board, task.player, board.seen(card))
      : placesForCharacter(board, task.player);
    card.column = column;
    if (row !== undefined) card.row = row;
    board.changed();
    const answer = answered(board, task.answers, {
      ...{
        player: task.player,
        as: 'place',
        about: `where ${called(board, task.card)} is placed`,
        kind: 'position',
        positions,
      },
    });
    if ('position' in answer) {
      card.column = answer.position.column;
      if (answer.position.row !== undefined) card.row = answer.position.row;
    }
  }
  board.state.agenda.pop();
  board.changed();
}

/** Next to the location that is no more (3.3.3). */
function placeStranded(board: Board, task: Extract<Task, { task: 'sites-gone' }>): void {
  const [id] = task.characters;
  const card = id === undefined ? undefined : board.inPlay(id);
  if (card !== undefined && id !== undefined) {
    const answer = answered(board, task.answers, {
      ...{
        player: task.player,
        as: 'place',
        about: `to which side ${called(board, id)} goes`,
        kind: 'position',
      },
      positions: task.columns.map((column) => ({ column })),
    });
    if ('position' in answer) card.column = answer.position.column;
  }
  board.state.agenda.pop();
  board.changed();
}

/** The turn ends at once: all that this triggers is one scene, which only stated responses may join (6.4.3). */
function burnedForPower(board: Board): void {
  const { attack } = board.state;
  if (attack !== null) {
    expire(board, 'end-of-combat');
    endAttack(board, attack);
    completeAttack(board, attack);
  }
  const scene = openScene(board);
  scene.onlyStatedResponses = true;
  board.state.turn.phase = 'ending';
  board.state.turn.opponentResponded = false;
  board.changed();
}

function progress(board: Board): boolean {
  const { state } = board;
  if (state.claim !== null) {
    decideClaim(board, 'taken');
    return true;
  }
  if (state.attack !== null) return progressAttack(board, state.attack);
  // Nothing is open any longer that cards could have left play in.
  state.left = [];
  if (state.turn.phase === 'ending') {
    if (state.turn.opponentResponded) return false;
    endTurnTriggers(board);
    return true;
  }
  if (state.turn.phase === 'end-triggers') {
    // What was triggered may itself last until the end of the turn.
    if (state.lasting.some(({ until }) => until === 'end-of-turn')) expire(board, 'end-of-turn');
    else finishTurn(board);
    return true;
  }
  return false;
}
