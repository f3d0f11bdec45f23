import type { Ability } from '../../vocabulary/abilities.ts';
import type { Definition } from '../../vocabulary/definition.ts';
import type { Response } from '../../vocabulary/responses.ts';
import type { Condition } from '../../vocabulary/terms.ts';
import { speaksOfTime } from '../../words/conditions/speaks-of-time.ts';
import { eventReadsInAbility } from '../../words/event-reads.ts';
import { namesReadInAbility } from '../../words/names.ts';
import type { Board } from '../board/board.ts';
import { called } from '../board/called.ts';
import { describedPart } from '../board/described-part.ts';
import { contentRead } from '../board/event-content.ts';
import { isSuch } from '../board/memory.ts';
import { type Answerable, answerableEvents } from '../board/unanswered.ts';
import type { Item } from '../state/state.ts';
import type { Bindings, Frame, GameEvent } from '../state/values.ts';
import { isLegalTarget } from './choosing.ts';
import { isSuchEffect, mayChange } from './waiting-effects.ts';

/** What an effect's text says about when it may be generated; nothing for what every player may do. */
export interface Timing {
  readonly when?: Condition | undefined;
  readonly inResponseTo?: Response | undefined;
}

/** An effect about to be generated, as far as it answers others. */
export interface Answering {
  readonly timing: Timing;
  readonly frame: Frame;
  readonly chosen: Bindings | undefined;
  /** The place of the event that it answers, if its player named one of several. */
  readonly event?: number | undefined;
}

type Way = Extract<Ability, { ability: 'playing' }>;

/** When a card may be played: as the way chosen says, if it speaks of time; else only as its text allows. */
export function timingOf({ abilities }: Definition, way: Way | undefined): Timing {
  if (way !== undefined && speaksOfTime(way)) return { when: way.when, inResponseTo: way.inResponseTo };
  const only = abilities.filter((one): one is Way => one.ability === 'playing' && one.kind === 'only');
  const whens = [...only.flatMap(({ when }) => when ?? []), ...(way?.when === undefined ? [] : [way.when])];
  const [first, ...others] = whens;
  const when = first === undefined || others.length === 0 ? first : { all: whens };
  return { when, inResponseTo: only.find(({ inResponseTo }) => inResponseTo !== undefined)?.inResponseTo };
}

/** Whether the text allows it now; what is used “during combat” is used prior to combat (6.4, 10.3). */
export function isItsTime(board: Board, { when }: Timing, frame: Frame): boolean {
  return when === undefined || board.meanings.holds(board, meant(when), frame);
}

function meant(when: Condition): Condition {
  if ('all' in when) return { all: when.all.map(meant) };
  if ('any' in when) return { any: when.any.map(meant) };
  const inCombat = 'during' in when && when.during === 'combat';
  return inCombat ? { any: [when, { during: 'prior-to-combat' }] } : when;
}

/** Whether its text says that it answers what is in the open scene, or would open one, and it does (5.2). */
export function answersScene(board: Board, answering: Answering): boolean {
  const { timing, frame, chosen } = answering;
  const { inResponseTo } = timing;
  if (inResponseTo === undefined) return false;
  if ('event' in inResponseTo) return eventAnswered(board, inResponseTo.event, answering) !== undefined;
  return effectsAnswered(board, inResponseTo, frame).some((id) => {
    const value = chosen?.[inResponseTo.as];
    return value === undefined || ('effect' in value && value.effect === id);
  });
}

/** Whether its text lets it be generated now, and in response to what there is. */
export function isTimely(board: Board, answering: Answering): boolean {
  const { timing, frame } = answering;
  if (!isItsTime(board, timing, frame)) return false;
  return timing.inResponseTo === undefined || answersScene(board, answering);
}

type ToEffect = Extract<Response, { to: unknown }>;

/** The effects of the scene that a text could answer. */
function effectsAnswered(board: Board, response: ToEffect, frame: Frame): string[] {
  return matchingEffects(board, response, frame)
    .filter((item) => immunityTo(board, response, item, frame) === undefined)
    .map(({ id }) => id);
}

function matchingEffects(board: Board, { to }: ToEffect, frame: Frame): Item[] {
  return (board.state.scene?.items ?? []).filter((item) => isSuchEffect(board, to, item, frame));
}

/** Why an effect that matches is not answered (7.6). */
export type Immunity = 'not-affected' | 'not-a-legal-target';

/** To a text that does not affect a card, its effects are not there; a text that targets asks for a legal target. */
function immunityTo(board: Board, { target }: ToEffect, item: Item, frame: Frame): Immunity | undefined {
  if (!mayChange(board, item, frame)) return 'not-affected';
  if (target !== true) return undefined;
  const card = item.frame.source === undefined ? undefined : board.inPlay(item.frame.source);
  return card === undefined || isLegalTarget(board, card, frame) ? undefined : 'not-a-legal-target';
}

/** Why none of the effects that match, or not the one that is named, is answered; undefined if one is. */
export function whyUnanswered(board: Board, answering: Answering): Immunity | undefined {
  const { timing, frame, chosen } = answering;
  const { inResponseTo } = timing;
  if (inResponseTo === undefined || 'event' in inResponseTo || answersScene(board, answering))
    return undefined;
  const named = chosen?.[inResponseTo.as];
  const [immunity] = matchingEffects(board, inResponseTo, frame)
    .filter(({ id }) => named === undefined || ('effect' in named && named.effect === id))
    .flatMap((item) => immunityTo(board, inResponseTo, item, frame) ?? []);
  return immunity;
}

/** The card that a text targets by answering its effect (4.3.6). */
export function targetOfAnswer(board: Board, { inResponseTo }: Timing, { values }: Frame): string[] {
  if (inResponseTo === undefined || 'event' in inResponseTo || inResponseTo.target !== true) return [];
  const answered = values[inResponseTo.as];
  if (answered === undefined || !('effect' in answered)) return [];
  const item = board.state.scene?.items.find(({ id }) => id === answered.effect);
  return item?.frame.source === undefined ? [] : [item.frame.source];
}

type EventAnswered = Extract<Response, { event: unknown }>['event'];

/** The event that is named; or the last one, of the scene or before it, that a text could answer. */
function eventAnswered(
  board: Board,
  pattern: EventAnswered,
  { frame, event: named }: Answering,
): GameEvent | undefined {
  const events = answerableEvents(board).filter(({ place }) => named === undefined || place === named);
  for (const { event } of events.toReversed()) {
    const seen = asAnswered(board, pattern, event, frame);
    if (seen !== undefined) return seen;
  }
  return undefined;
}

function asAnswered(
  board: Board,
  pattern: EventAnswered,
  event: GameEvent,
  frame: Frame,
): GameEvent | undefined {
  return describedPart(event, (one) => isSuch(board, pattern, one, { ...frame, event: one }));
}

/** Every event that a text could answer, the first first. */
function eventsAnswered(board: Board, pattern: EventAnswered, frame: Frame): Answerable[] {
  return answerableEvents(board).flatMap(({ place, event }) => {
    const seen = asAnswered(board, pattern, event, frame);
    return seen === undefined ? [] : [{ place, event: seen }];
  });
}

/** The places of the events that a text could answer. */
export function placesAnswered(board: Board, { timing: { inResponseTo }, frame }: Answering): number[] {
  if (inResponseTo === undefined || !('event' in inResponseTo)) return [];
  return eventsAnswered(board, inResponseTo.event, frame).map(({ place }) => place);
}

/** Several events of which a text reads different things: its player says which of them it answers. */
export interface EventToName {
  readonly from: readonly number[];
  /** Each of them in words. */
  readonly about: readonly string[];
}

/** Which event must be named, or nothing where the text does not mind which (5.2). */
export function eventToName(
  board: Board,
  { timing: { inResponseTo }, frame, event: named }: Answering,
  abilities: readonly Ability[],
): EventToName | undefined {
  if (inResponseTo === undefined || !('event' in inResponseTo)) return undefined;
  const reads = new Set(abilities.flatMap((ability) => [...eventReadsInAbility(ability)]));
  if (reads.size === 0) return undefined;
  const byContent = new Map<string, Answerable>();
  for (const one of eventsAnswered(board, inResponseTo.event, frame)) {
    if (one.place === named) return undefined;
    byContent.set(contentRead(one.event, reads), one);
  }
  const different = [...byContent.values()].toSorted((a, b) => a.place - b.place);
  if (different.length < 2) return undefined;
  return {
    from: different.map(({ place }) => place),
    about: different.map(({ place, event }) => `${place} is ${happened(board, event)}`),
  };
}

/** An event in words: what happened, and to whom. */
export function happened(board: Board, { event, card, player }: GameEvent): string {
  const whom = card === undefined ? player : called(board, card);
  return whom === undefined ? event : `${event} (${whom})`;
}

/** The eyes in which a text makes its choices: they know what it answers. */
export function answeringFrame(board: Board, answering: Answering): Frame {
  const { timing, frame, chosen } = answering;
  const { inResponseTo } = timing;
  if (inResponseTo === undefined) return frame;
  if ('event' in inResponseTo) {
    const event =
      eventAnswered(board, inResponseTo.event, answering) ??
      eventAnswered(board, inResponseTo.event, { ...answering, event: undefined });
    return event === undefined ? frame : { ...frame, event };
  }
  const { as } = inResponseTo;
  const [only, other] = effectsAnswered(board, inResponseTo, frame);
  const plain = only === undefined || other !== undefined ? undefined : { effect: only };
  const answered = chosen?.[as] ?? plain;
  return answered === undefined ? frame : { ...frame, values: { ...frame.values, [as]: answered } };
}

/** Several effects that a text could answer, under the name by which it speaks of the one it does: who generates it says which. */
export interface ToName {
  readonly as: string;
  readonly from: readonly string[];
}

/** What must be named, or nothing where only one could be answered or the text does not mind which (5.2). */
export function answerToName(
  board: Board,
  { timing, frame, chosen }: Answering,
  abilities: readonly Ability[],
): ToName | undefined {
  const { inResponseTo } = timing;
  if (inResponseTo === undefined || 'event' in inResponseTo) return undefined;
  const { as } = inResponseTo;
  if (chosen?.[as] !== undefined || !abilities.some((ability) => namesReadInAbility(ability).has(as)))
    return undefined;
  const from = effectsAnswered(board, inResponseTo, frame);
  return from.length > 1 ? { as, from } : undefined;
}

/** The eyes in which an effect is generated: with what it answers, and what was chosen. */
export function generatedFrame(board: Board, answering: Answering): Frame {
  const frame = answeringFrame(board, answering);
  return { ...frame, values: { ...frame.values, ...answering.chosen } };
}
