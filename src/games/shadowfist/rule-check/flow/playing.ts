import type { Ability } from '../../vocabulary/abilities.ts';
import type { Choice } from '../../vocabulary/choices.ts';
import type { Definition } from '../../vocabulary/definition.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Payment } from '../../vocabulary/payments.ts';
import { abilityRoles } from '../../words/abilities/abilities.ts';
import type { Board, Seen } from '../board/board.ts';
import { isSite } from '../board/printed.ts';
import { playerModifiersOn } from '../board/texts.ts';
import { emit } from '../doing/emit.ts';
import { enterPlay } from '../doing/entering.ts';
import { noteUse } from '../doing/limits.ts';
import { spendPower } from '../doing/power.ts';
import { type Pile, put } from '../doing/zones.ts';
import type { InPlay, Item } from '../state/state.ts';
import type { CardElsewhere, Frame } from '../state/values.ts';
import { targetOfAnswer, timingOf } from './answering.ts';
import { barredResponses } from './barred-responses.ts';
import { targetsAmong } from './choosing.ts';
import { fixedEffects } from './fixing.ts';
import { pay, paymentsWithoutPower, powerSpentFor } from './payments.ts';
import { isPlayedOn } from './played-on.ts';
import { addItem, openSceneOfEffects, tellTargets } from './scenes.ts';
import { playsForVictory } from './victory.ts';

/** A text that asks for choices and payments on generation. */
export interface Asking {
  readonly choose: readonly Choice[];
  readonly pay: readonly Payment[];
  /** Of the choices those that the card demands as it enters play: who cannot make them cannot play it (10.2). */
  readonly entering?: readonly Choice[];
}

/** How a text lets a card be played otherwise than its type is. */
export type Way = Extract<Ability, { ability: 'playing' }>;

/** Everything the text asks when the card is played: as it enters play, what an Event chooses, and for playing it so. */
export function asking(definition: Definition, way?: Way): Asking {
  const entering = definition.abilities.filter((one) => one.ability === 'entering');
  const texts = [...entering, ...eventTexts(definition, way), ...(way === undefined ? [] : [way])];
  return {
    choose: texts.flatMap(({ choose = [] }): readonly Choice[] => choose),
    pay: texts.flatMap(({ pay: payments = [] }) => payments),
    entering: entering.flatMap(({ choose = [] }) => choose),
  };
}

/** What an Event does, unless it is played in a way that does something else in its place. */
export function eventTexts(
  { abilities }: Definition,
  way: Way | undefined,
): Extract<Ability, { ability: 'event' }>[] {
  return way?.inPlaceOfOwn === true ? [] : abilities.filter((one) => one.ability === 'event');
}

/** What a card says of being played so, and does by that: all of it may speak of what the card answers. */
export function textsOfPlaying(definition: Definition, way: Way | undefined): Ability[] {
  const events = eventTexts(definition, way);
  return definition.abilities.filter((one) => {
    if (one.ability === 'playing') return one === way || one.kind === 'only';
    if (one.ability === 'event') return events.includes(one);
    return abilityRoles(one).isOfPlaying?.(one) === true;
  });
}

/** A card that is played: taken from where it was, its cost known, all choices made. */
export interface CardPlayed {
  readonly card: CardElsewhere;
  readonly owner: string;
  readonly from: Pile;
  /** From the eyes of who plays it, with what was chosen. */
  readonly frame: Frame;
  readonly cost: number;
  readonly noCost: boolean;
  /** An Event that is toasted and does not come to a smoked pile (10.1.1). */
  readonly toastIt?: boolean;
  /** It cost less than it would without reductions (4.3.2). */
  readonly reduced: boolean;
  /** The first Feng Shui Site brings 1 Power (3.3.2). */
  readonly firstSite: boolean;
  readonly column?: number | null;
  readonly row?: 'front' | 'back' | undefined;
  readonly on?: string | undefined;
  /** Who controls it, if it is placed with an opponent. */
  readonly with?: string | undefined;
  readonly faceUp?: boolean | undefined;
  readonly way?: Way | undefined;
  /** What it also does on resolution, played in this way. */
  readonly also?: readonly Effect[] | undefined;
}

/** Paid, placed and generated, all at once (4.3). */
export function generateCard(board: Board, played: CardPlayed): Item {
  const { card, frame } = played;
  const { choose } = asking(board.definition(card), played.way);
  const answered = targetOfAnswer(board, timingOf(board.definition(card), played.way), frame);
  openSceneOfEffects(board);
  const lastSite = board.definition(card).type === 'Feng Shui Site' && playsForVictory(board, frame.player);
  const { later, now, seen, spent } = paidAndPlaced(board, played, true);
  const item = addItem(board, {
    ...{ kind: 'card', frame: seen, effects: later, choices: [...choose] },
    targets: [...targetsAmong(choose, frame.values), ...answered],
    ...notInResponse(board, board.definition(card), played),
  });
  tell(board, played, spent, item);
  tellTargets(board, item);
  doAtOnce(board, played, now, { ...seen, item: item.id });
  if (lastSite) board.state.claim = { player: frame.player, site: card.id };
  return item;
}

interface DoneByCard {
  /** As it enters play, before anything else. */
  readonly entering: readonly Effect[];
  readonly effects: readonly Effect[];
  readonly frame: Frame;
}

/** During the resolution of an effect the card resolves at once (5.2). Returns what it then does. */
export function playAtOnce(board: Board, played: CardPlayed): DoneByCard {
  const { later, now, seen, spent } = paidAndPlaced(board, played, false);
  tell(board, played, spent);
  const enters = board.inPlay(played.card.id) !== undefined;
  return enters
    ? { entering: now, effects: later, frame: seen }
    : { entering: [], effects: [...now, ...later], frame: seen };
}

function doAtOnce(board: Board, { card }: CardPlayed, effects: Effect[], frame: Frame): void {
  if (effects.length === 0) return;
  if (board.inPlay(card.id) !== undefined) doOnEntering(board, effects, frame);
  else board.state.agenda.push({ task: 'effects', effects, frame, answers: {} });
}

/** What a card does as it enters play is part of that (10.2): the board does not settle before. */
export function doOnEntering(board: Board, effects: readonly Effect[], frame: Frame): void {
  if (effects.length === 0) return;
  board.state.agenda.push({ task: 'effects', effects: [...effects], frame, entering: true, answers: {} });
}

interface Placed {
  /** What it does on resolution, and immediately. */
  readonly later: Effect[];
  readonly now: Effect[];
  readonly seen: Frame;
  /** How much Power was spent in all. */
  readonly spent: number;
}

function paidAndPlaced(board: Board, played: CardPlayed, unresolved: boolean): Placed {
  const { card, frame, owner } = played;
  const definition = board.definition(card);
  noteRestrictions(board, definition, frame.player);
  noteWay(board, definition, card.id, played.way);
  // The cost and what the text asks for are paid at once (5.2): it is one sum.
  const { pay: payments } = asking(definition, played.way);
  const spent = played.cost + powerSpentFor(board, payments, frame);
  const others = paymentsWithoutPower(payments);
  spendPower(board, frame.player, spent);
  const seen = { ...frame, source: card.id, card: card.card };
  if (definition.type === 'Event') {
    put(board, owner, played.toastIt === true ? 'toasted' : 'smoked', card);
    pay(board, others, frame);
    const events = eventTexts(definition, played.way);
    const fixed = (immediately: boolean) =>
      fixedEffects(
        board,
        events.filter((one) => (one.immediately ?? false) === immediately).flatMap((one) => one.do),
        frame,
      );
    const also = alsoDone(played);
    return {
      later: [...fixed(false), ...fixedEffects(board, also.later, frame)],
      now: [...fixed(true), ...fixedEffects(board, also.now, frame)],
      seen,
      spent,
    };
  }
  enterPlay(board, { ...placed(board, played), card, owner, unresolved });
  pay(board, others, frame);
  const first: Effect[] = played.firstSite ? [{ do: 'gain-power', players: 'you', amount: 1 }] : [];
  const entering = definition.abilities.flatMap((one) => (one.ability === 'entering' ? (one.do ?? []) : []));
  const also = alsoDone(played);
  return { later: [...first, ...also.later], now: [...entering, ...also.now], seen, spent };
}

/** What a way of playing it does on resolution, and immediately (5.2.5). */
function alsoDone({ also = [], way }: CardPlayed): {
  readonly later: readonly Effect[];
  readonly now: readonly Effect[];
} {
  return way?.immediately === true ? { later: [], now: also } : { later: also, now: [] };
}

function placed(board: Board, { card, frame, ...played }: CardPlayed) {
  const definition = board.definition(card);
  const site = isSite(definition);
  if (site && frame.player === board.current) board.state.turn.sitePlayed = true;
  return {
    ...{ controller: played.with ?? frame.player, chosen: chosenToKeep(frame), on: played.on },
    ...{ column: played.column ?? null, row: site ? played.row : undefined },
    faceDown: definition.type === 'Feng Shui Site' && played.faceUp !== true,
  };
}

/** A card remembers what was chosen as it entered play for as long as it is there. */
function chosenToKeep({ values }: Frame): InPlay['chosen'] {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !('effect' in value)));
}

function tell(board: Board, played: CardPlayed, spent: number, item?: Item): void {
  const { card, frame, from, noCost, reduced } = played;
  const { player } = frame;
  emit(board, {
    event: 'played',
    card: card.id,
    player,
    by: player,
    from,
    amount: spent,
    ...(noCost ? { name: 'no-cost' } : reduced ? { name: 'reduced-cost' } : {}),
    ...(item === undefined ? {} : { effect: item.id, targets: item.targets }),
  });
}

function notInResponse(
  board: Board,
  definition: Definition,
  { frame, way }: Pick<CardPlayed, 'frame' | 'way'>,
): Partial<Item> {
  const [found] = eventTexts(definition, way).flatMap(({ notInResponse: barred }) => barred ?? []);
  return found === undefined ? {} : { notInResponse: barredResponses(board, found, frame) };
}

function noteWay(board: Board, definition: Definition, id: string, way: Way | undefined): void {
  const limited = limitOf(definition, way);
  if (limited?.limit === undefined) return;
  noteUse(board, { card: id, ability: wayKey(definition, limited) }, limited.limit);
}

function noteRestrictions(board: Board, { title, type, restrictions }: Definition, player: string): void {
  if (type === 'Event' && restrictions.includes('Limited'))
    board.state.turn.limitedEvents.push({ player, title });
  if (restrictions.includes('One-Shot')) board.player(player).oneShots.push(title);
}

/** A Limited Event was played this turn (10.1.1): where it stands among those; -1 if it was not. */
export function limitedEventPlayed(board: Board, definition: Definition, player: string): number {
  const { title, type, restrictions } = definition;
  if (type !== 'Event' || !restrictions.includes('Limited')) return -1;
  return board.state.turn.limitedEvents.findIndex((one) => one.player === player && one.title === title);
}

/** A One-Shot card was played in this game (10.1.1). */
export function oneShotPlayed(board: Board, { title, restrictions }: Definition, player: string): boolean {
  return restrictions.includes('One-Shot') && board.player(player).oneShots.includes(title);
}

/** What limits how often cards of a title are played in this way, or at all, if that is limited. */
export function limitOf({ abilities }: Definition, way: Way | undefined): Way | undefined {
  if (way !== undefined) return way.limit === undefined ? undefined : way;
  return abilities.find(
    (one): one is Way => one.ability === 'playing' && one.kind === 'only' && one.limit !== undefined,
  );
}

const wayKey = ({ title, abilities }: Definition, way: Way) =>
  `way ${abilities.indexOf(way)} of ${title}`.slice(0, 80);

/** How often a player has played cards of this title in a limited way. */
export function timesPlayed(board: Board, definition: Definition, way: Way, player: string): number {
  return board.state.turn.uses
    .filter(({ card, ability }) => ability === wayKey(definition, way) && board.find(card)?.owner === player)
    .reduce((sum, { times }) => sum + times, 0);
}

/** What effects, or its own text, say that a player cannot play (7.7). */
export function isForbidden(board: Board, card: Seen, player: string): boolean {
  return ownTextForbids(board, card, player, 'be-played') || isBarred(board, card, player, undefined);
}

/** What a card says of its own playing holds while it is played, though it is not in play yet (7.2). */
export function ownTextForbids(
  board: Board,
  { id, definition }: Seen,
  player: string,
  prohibition: 'be-played' | 'be-played-in-response',
): boolean {
  const frame = { player, source: id, card: definition, values: {} };
  return definition.abilities.some(
    (ability) =>
      ability.ability === 'continuous' &&
      ability.cards === 'this' &&
      (ability.while === undefined || board.meanings.holds(board, ability.while, frame)) &&
      ability.modify?.some((modifier) => 'cannot' in modifier && modifier.cannot === prohibition) === true,
  );
}

/** Whether an effect keeps a player from playing a card at all, or from playing a State on that card (7.7). */
export function isBarred(board: Board, card: Seen, player: string, subject: string | undefined): boolean {
  return playerModifiersOn(board, player).some(
    ({ modifier, frame }) =>
      'cannotPlay' in modifier &&
      isPlayedOn(board, modifier, subject, frame) &&
      board.meanings.matches(board, modifier.cannotPlay, card, frame) &&
      (modifier.if === undefined || board.meanings.holds(board, modifier.if, frame)),
  );
}
