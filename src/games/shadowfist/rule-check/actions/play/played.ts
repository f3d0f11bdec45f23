import type { Failure } from '../../../../../engine/check.ts';
import { remembered } from '../../../../../engine/remembered.ts';
import type { Definition } from '../../../vocabulary/definition.ts';
import type { Effect } from '../../../vocabulary/effects.ts';
import { amountReads, EVENT_ANSWERED } from '../../../words/names.ts';
import type { Board, Seen } from '../../board/board.ts';
import {
  type Answering,
  answeringFrame,
  answerToName,
  type EventToName,
  eventToName,
  generatedFrame,
  isTimely,
  type ToName,
  timingOf,
} from '../../flow/answering.ts';
import { type Cost, costOf, isFreeFirstSite } from '../../flow/cost.ts';
import { asking, eventTexts, textsOfPlaying, type Way } from '../../flow/playing.ts';
import { isFreeBy } from '../../flow/reductions.ts';
import { subjectsFor } from '../../flow/subjects.ts';
import type { CardElsewhere, Frame } from '../../state/values.ts';
import type { ActionNamed } from '../actions.ts';
import { check, type Subject } from '../verb.ts';

export type Play = ActionNamed<'play'>;
export type Playing = Subject<Play>;

/** The card that is played, and how its text says it may be. */
export interface Played {
  readonly card: Seen;
  readonly player: string;
  readonly frame: Frame;
  /** An ability that lets it be played otherwise than its type is. */
  readonly way: Way | undefined;
  /** What it costs and does so played: as that ability says, or the only one there is. */
  readonly terms: Way | undefined;
}

export const played = remembered(({ board, action }: Playing): Played | undefined => {
  const card = cardPlayed(board, action);
  if (card === undefined) return undefined;
  const { player } = action;
  if (!board.state.players.some(({ id }) => id === player)) return undefined;
  const ability = action.way === undefined ? undefined : card.definition.abilities[action.way];
  const way = ability?.ability === 'playing' && ability.kind === 'also' ? ability : undefined;
  const on =
    action.on ?? (card.definition.type === 'State' ? subjectsOf(board, card, player, way)[0] : undefined);
  const frame = answeringFrame(board, {
    timing: timingOf(card.definition, way),
    frame: {
      ...{ player, source: card.id, card: sourceCard(board, action, card) },
      values: action.x === undefined ? {} : { X: { number: action.x } },
      ...(on === undefined ? {} : { on }),
    },
    chosen: action.choose,
    event: action.event,
  });
  return { card, player, frame, way, terms: way ?? onlyWay(card.definition) };
});

/** The eyes in which it is generated, with what was chosen. */
export function eyesOf(board: Board, found: Played, action: Play): Frame {
  return generatedFrame(board, answeringOf(found, action));
}

/** What it answers, and when its text lets it be played. */
export function answeringOf({ card, way, frame }: Played, { choose, event }: Play): Answering {
  return { timing: timingOf(card.definition, way), frame, chosen: choose, event };
}

/** What an Event does, and what it does so played, or in place of it. */
export function doneBy({ card: { definition }, terms }: Played): Effect[] {
  const texts = eventTexts(definition, terms).flatMap((one) => one.do);
  return [...texts, ...(terms?.do ?? [])];
}

/** The abilities, by their places, that let a card be played otherwise than its type is. */
export function waysOf(definition: Definition | undefined): number[] {
  return (definition?.abilities ?? []).flatMap((one, place) =>
    one.ability === 'playing' && one.kind === 'also' ? [place] : [],
  );
}

/** The one way in which its text lets it be played, if that says more than when. */
function onlyWay({ abilities }: Definition): Way | undefined {
  return abilities.find(
    (one): one is Way =>
      one.ability === 'playing' && one.kind === 'only' && Object.keys(one).some((key) => !whenOnly.has(key)),
  );
}

const whenOnly: ReadonlySet<string> = new Set(['ability', 'kind', 'when', 'inResponseTo', 'limit']);

function sourceCard(board: Board, { card }: Play, seen: Seen): CardElsewhere['card'] {
  if (typeof card !== 'string') return card.card;
  for (const { hand } of board.state.players) {
    const held = hand.cards.find(({ id }) => id === card);
    if (held !== undefined) return held.card;
  }
  return seen.definition;
}

/** In the player's hand, by name or as one nobody had seen. */
function cardPlayed(board: Board, { card, player }: Play): Seen | undefined {
  if (typeof card !== 'string') return board.seenElsewhere(card, player);
  const holder = board.state.players.find(({ id }) => id === player);
  const held = holder?.hand.cards.find(({ id }) => id === card);
  return held === undefined ? undefined : board.seenElsewhere(held, player);
}

/** A check of a card that is there to be played. */
export const on = (
  code: string,
  rule: string,
  failures: (played: Played, subject: Playing) => Iterable<Failure>,
) =>
  check<Playing>(code, rule, function* (subject) {
    const found = played(subject);
    if (found !== undefined) yield* failures(found, subject);
  });

/** At no cost: as the text says, or as the first Feng Shui Site (3.3.2). */
export function isAlwaysAtNoCost(board: Board, { card, player, terms }: Played): boolean {
  return terms?.cost === 'none' || isFreeFirstSite(board, card, player);
}

/** The same, or by the card that is named. */
export function isAtNoCost(board: Board, found: Played, { reducedBy, on: subject }: Play): boolean {
  const { card, player } = found;
  return isAlwaysAtNoCost(board, found) || isFreeBy(board, card, player, { reducedBy, on: subject });
}

/** What the text may speak of and nobody has said yet: how much is paid for X (4.3.2), and which event it answers. */
export function leftOpen(board: Board, found: Played, action: Play): string[] {
  const { definition } = found.card;
  const isXOpen = definition.cost === 'X' && action.x === undefined && !isAtNoCost(board, found, action);
  const event = eventOpen(board, found, action) === undefined ? [] : [EVENT_ANSWERED];
  return isXOpen ? ['X', ...event] : event;
}

/** Whether its cost depends on something that nobody has said yet: what is paid for X, a choice, an event. */
export function isCostOpen(board: Board, found: Played, action: Play): boolean {
  const { terms, card } = found;
  const open = leftOpen(board, found, action);
  if (open.includes('X')) return true;
  if (typeof terms?.cost !== 'object') return false;
  const names = asking(card.definition, terms).choose.map(({ as }) => as);
  const unmade = names.filter((name) => action.choose?.[name] === undefined);
  return amountReads(terms.cost.reducedBy, [...unmade, ...open]);
}

/** What it costs now, as the action says or with the reduction of another card. */
export function costNow(
  found: Played,
  { board, action }: Playing,
  { reducedBy }: Pick<Play, 'reducedBy'> = action,
): Cost {
  const { card, player, terms } = found;
  const reduced =
    typeof terms?.cost === 'object'
      ? board.meanings.reckon(board, terms.cost.reducedBy, eyesOf(board, found, action))
      : 0;
  return costOf(board, card, player, {
    x: action.x,
    reducedBy,
    on: action.on,
    noCost: terms?.cost === 'none',
    wayReduces: reduced,
  });
}

/** In whose site structure it is placed; nobody where that is still open. */
export function structureOwner(definition: Definition, player: string, action: Play): string | undefined {
  const elsewhere = definition.abilities.some(({ ability }) => ability === 'placed-with-opponent');
  return elsewhere ? action.with : player;
}

/** Which of several effects it answers, if nobody has said so. */
export function toName(board: Board, found: Played, action: Play): ToName | undefined {
  return answerToName(board, answeringOf(found, action), found.card.definition.abilities);
}

/** Which of several events it answers, if nobody has said so. */
export function eventOpen(board: Board, found: Played, action: Play): EventToName | undefined {
  const texts = textsOfPlaying(found.card.definition, found.terms);
  return eventToName(board, answeringOf(found, action), texts);
}

/** The cards that a State may be played on: now, unless its text does not allow that on any of them. */
export function subjectsOf(board: Board, card: Seen, player: string, way: Way | undefined): string[] {
  const all = subjectsFor(board, card, player);
  const timing = timingOf(card.definition, way);
  const frame = { player, source: card.id, card: card.definition, values: {} };
  const now = all.filter((on) => isTimely(board, { timing, frame: { ...frame, on }, chosen: undefined }));
  return now.length === 0 ? all : now;
}

/** The place of a player in the state. */
export function indexOf(board: Board, player: string): number {
  return board.state.players.findIndex(({ id }) => id === player);
}
