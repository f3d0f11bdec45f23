import { listed } from '../../../vocabulary/english.ts';
import { equal } from '../../../vocabulary/phrases/equal.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import { rolesOf } from '../../words/effects/effects.ts';
import { eventReadsInAbility } from '../../words/event-reads.ts';
import { mentions } from '../../words/names.ts';
import type { Board } from '../board/board.ts';
import { generatedFor } from '../board/by-turning.ts';
import { called, textCalled } from '../board/called.ts';
import { contentRead } from '../board/event-content.ts';
import { isGone, isOfGoing } from '../doing/following.ts';
import { areCopies, hasUsesLeft, noteUse } from '../doing/limits.ts';
import { reveal } from '../doing/turning.ts';
import { type Decided, decidedOnGeneration } from '../effects/decisions.ts';
import { nothingCanEnter } from '../effects/foreseen-entries.ts';
import type { Item, Task, Trigger } from '../state/state.ts';
import type { Bindings, Frame } from '../state/values.ts';
import { happened } from './answering.ts';
import { answered } from './ask.ts';
import { barredResponses } from './barred-responses.ts';
import { choose, targetsAmong } from './choosing.ts';
import { canPay, pay } from './payments.ts';
import { addItem, openSceneOfEffects, tellGenerated, tellTargets } from './scenes.ts';

/**
 * What has been triggered becomes effects: those that are immediate first, then by player from the current one
 * clockwise, each player's in the order they choose (5.2.2, 5.2.5). Returns whether anything was waiting.
 */
export function generateTriggers(board: Board): boolean {
  const waiting = board.state.triggers;
  board.state.triggers = [];
  return generateAll(board, waiting);
}

/** Those alone that are immediate (5.2.5). */
export function generateImmediate(board: Board): boolean {
  const waiting = board.state.triggers;
  board.state.triggers = waiting.filter(({ immediately }) => !immediately);
  return generateAll(
    board,
    waiting.filter(({ immediately }) => immediately),
  );
}

function generateAll(board: Board, waiting: readonly Trigger[]): boolean {
  if (waiting.length === 0) return false;
  const tasks: Task[] = [];
  for (const immediately of [true, false]) {
    for (const player of board.clockwiseFrom(board.current)) {
      const theirs = waiting.filter(
        (trigger) => trigger.frame.player === player && trigger.immediately === immediately,
      );
      if (theirs.length > 1 && orderMatters(board, theirs)) {
        tasks.push({ task: 'order-triggers', player, triggers: theirs, answers: {} });
      } else {
        for (const trigger of theirs) tasks.push({ task: 'trigger', trigger, answers: {} });
      }
    }
  }
  board.state.agenda.push(...tasks.reverse());
  return true;
}

/** Effects that only end, or that all do the same, may come in any order; one that does something as it ends may not. */
function orderMatters(board: Board, triggers: readonly Trigger[]): boolean {
  if (triggers.every(({ expires, effects }) => expires !== undefined && effects.length === 0)) return false;
  const [first, ...others] = triggers;
  if (first === undefined) return false;
  return others.some(
    (other) =>
      other.frame.source !== first.frame.source ||
      !equal(other.effects, first.effects) ||
      (other.limited !== undefined && speaksOfAnother(board, other, first)),
  );
}

/** Of an ability that may be used only so often the first uses it up: its text may read different things of their events. */
function speaksOfAnother(board: Board, one: Trigger, other: Trigger): boolean {
  const [event, another] = [one.frame.event, other.frame.event];
  if (event === undefined || another === undefined) return false;
  const text = textOf(board, one, one.frame);
  const reads = text === undefined ? undefined : eventReadsInAbility(text);
  return reads === undefined
    ? !equal(event, another)
    : contentRead(event, reads) !== contentRead(another, reads);
}

function textOf(board: Board, { ability }: Trigger, frame: Frame): Ability | undefined {
  if (ability === undefined || frame.card === undefined) return undefined;
  return board.definitionOf(frame.card).abilities[ability];
}

export function orderTriggers(board: Board, task: Extract<Task, { task: 'order-triggers' }>): void {
  const ids = task.triggers.map(({ id }) => id);
  const which = task.triggers.map((trigger) => triggerCalled(board, trigger));
  const order = answered(board, task.answers, {
    ...{ player: task.player, as: 'order' },
    about: `the order in which your triggered effects are generated: ${listed(which, 'and')}`,
    ...{ kind: 'order', from: ids, least: ids.length, most: ids.length },
  });
  const wanted = 'cards' in order ? order.cards : ids;
  const sorted = task.triggers.toSorted((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id));
  board.state.agenda.pop();
  for (const trigger of sorted.reverse()) board.state.agenda.push({ task: 'trigger', trigger, answers: {} });
}

/** Which of several it is: whose text, and what happened. */
function triggerCalled(board: Board, { id, frame: { source, event } }: Trigger): string {
  const whose = source === undefined ? '' : ` of ${called(board, source)}`;
  const what = event === undefined ? '' : `, by ${happened(board, event)}`;
  return `${id}${whose}${what}`;
}

/** One triggered effect is generated: its choices are made now (5.2.2). */
export function generateTrigger(
  board: Board,
  { trigger, answers }: Extract<Task, { task: 'trigger' }>,
): void {
  const decided = decisions(board, trigger, answers);
  board.state.agenda.pop();
  if (decided === undefined) return;
  const { effects, frame } = decided;
  noteUseOf(board, trigger);
  if (trigger.exactlyOneCopy === true) forgetCopies(board, trigger);
  if (!trigger.immediately) openSceneOfEffects(board);
  revealIfFaceDown(board, trigger);
  pay(board, [...trigger.pay, ...decided.pay], frame);
  tellTriggered(board, trigger);
  if (trigger.immediately) {
    board.state.agenda.push({ task: 'effects', effects: [...effects], frame, answers: {} });
    return;
  }
  const item = addItem(board, {
    kind: trigger.expires === undefined ? 'triggered' : 'expiry',
    effects: [...effects],
    frame,
    choices: trigger.choose,
    targets: targetsAmong(trigger.choose, frame.values),
    ...(trigger.expires === undefined ? {} : { expires: trigger.expires }),
    ...barredBy(board, trigger, frame),
  });
  tellGenerated(board, item, trigger.expires === undefined ? undefined : 'expiry');
  tellTargets(board, item);
}

/** What is chosen and decided as it is generated; undefined if it is not generated. */
function decisions(board: Board, trigger: Trigger, answers: Bindings): Decided | undefined {
  if (isUsedUp(board, trigger)) return undefined;
  const frame = generatedFor(trigger.pay, trigger.frame);
  const toChoose = trigger.choose.map(({ as }) => as);
  const known = trigger.pay.filter((payment) => !mentions(payment, toChoose));
  if (!canPay(board, known, frame) || lacksTargets(board, trigger, answers)) return undefined;
  if (isForNothing(board, trigger, frame)) return undefined;
  if (trigger.optional && !wants(board, trigger, answers)) return undefined;
  const values = choose(board, trigger.choose, frame, answers);
  if (values === undefined) return undefined;
  const chosen = { ...frame, values: { ...frame.values, ...values } };
  if (!canPay(board, trigger.pay, chosen)) return undefined;
  const undecided = { effects: trigger.effects, pay: [], frame: chosen, isDeclined: false };
  if (trigger.immediately) return undecided;
  const decided = decidedOnGeneration(board, trigger.effects, chosen, answers);
  return decided.isDeclined && trigger.expires === undefined ? undefined : decided;
}

/** Without a card that may enter play, an effect that brings one into play is not generated (5.2). */
function isForNothing(board: Board, { effects, pay: payments }: Trigger, frame: Frame): boolean {
  const entering = effects.find((effect) => rolesOf(effect).decides === undefined);
  return entering !== undefined && nothingCanEnter(board, entering, { effects, frame, pay: payments });
}

/** What cannot be done in response, if the text of its card says so. */
function barredBy(board: Board, trigger: Trigger, frame: Frame): Pick<Item, 'notInResponse'> {
  const text = textOf(board, trigger, frame);
  if (text?.ability !== 'triggered' || text.notInResponse === undefined) return {};
  return { notInResponse: barredResponses(board, text.notInResponse, frame) };
}

/** “Exactly one”: what the same event triggered of copies is not generated any more. */
function forgetCopies(board: Board, trigger: Trigger): void {
  const isCopy = (other: Trigger) =>
    other.exactlyOneCopy === true &&
    other.id !== trigger.id &&
    other.frame.player === trigger.frame.player &&
    equal(other.frame.event, trigger.frame.event) &&
    areCopies(board, other.frame.source ?? '', trigger.frame.source ?? '');
  const { state } = board;
  state.triggers = state.triggers.filter((other) => !isCopy(other));
  state.agenda = state.agenda.filter((task) => task.task !== 'trigger' || !isCopy(task.trigger));
}

/** Nothing is triggered by this event: only the answer reports it. */
function tellTriggered(board: Board, { ability, expires, frame: { source, player } }: Trigger): void {
  if (expires !== undefined || source === undefined) return;
  board.events.push({
    event: 'triggered',
    card: source,
    player,
    ...(ability === undefined ? {} : { ability }),
  });
}

/** Another event triggered the same ability before, and that use was the last that its limit allows. */
function isUsedUp(board: Board, { limited, frame: { source } }: Trigger): boolean {
  if (limited === undefined || source === undefined) return false;
  return !hasUsesLeft(board, { card: source, ability: limited.ability }, limited.limit);
}

/** What its player declines to generate is not used (5.2.2). A card that is gone has no memory of its uses (4.4). */
function noteUseOf(board: Board, { limited, frame }: Trigger): void {
  const { source, event } = frame;
  if (limited === undefined || source === undefined) return;
  const { ability, limit } = limited;
  const left = isGone(frame, source) || (event?.card === source && isOfGoing(event));
  if (limit.per === 'game' || !left) noteUse(board, { card: source, ability }, limit);
}

function lacksTargets(board: Board, trigger: Trigger, answers: Bindings): boolean {
  return choose(board, trigger.choose, trigger.frame, { ...answers }, 'whether-possible') === undefined;
}

function wants(board: Board, trigger: Trigger, answers: Bindings): boolean {
  const answer = answered(board, answers, {
    ...{
      player: trigger.frame.player,
      as: 'whether',
      about: `whether what ${textCalled(board, trigger.frame)} triggers is generated`,
    },
    ...{ kind: 'mode', from: ['yes', 'no'] },
  });
  return 'mode' in answer && answer.mode === 'yes';
}

function revealIfFaceDown(board: Board, { reveals, frame }: Trigger): void {
  const card = reveals === undefined ? undefined : board.inPlay(reveals);
  if (card !== undefined) reveal(board, card, frame.player);
}
