import { remembered } from '../../../../engine/remembered.ts';
import type { Definition } from '../../vocabulary/definition.ts';
import type { Modifier } from '../../vocabulary/modifiers.ts';
import type { Players } from '../../vocabulary/references.ts';
import type { Filter, Place } from '../../vocabulary/terms.ts';
import type { InPlay } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import type { Board, Seen } from './board.ts';
import { creatorsOf, isOneOf } from './creators.ts';
import {
  type AsSoonAs,
  basisOf,
  type Everything,
  type Gathered,
  isStillSo,
  type PlayerReach,
  type Reach,
  type Replacement,
  type Text,
  type TextOn,
  type Triggered,
} from './gathered.ts';
import { frameOf, gather, ownTexts } from './gathering.ts';
import { withNumber } from './with-number.ts';

type ModifierWith<Key extends string> = Extract<Modifier, Record<Key, unknown>>;

/** What is on a card: a modifier of one kind, and from whose eyes. */
export type OnPlayer = Pick<PlayerReach, 'modifier' | 'frame' | 'players'>;

export interface On<Modifying> extends Omit<Reach, 'modifier' | 'order' | 'answers' | 'answeredAt'> {
  readonly modifier: Modifying;
}

/** The abilities a card has now: its own text or what replaced it, then what others grant it. */
export function textsOf(board: Board, card: InPlay): readonly Text[] {
  return everything(board).texts.get(card.id) ?? none;
}

/** The texts at work that wait for an event of that name, also those of face-down Sites. */
export function triggeredBy(board: Board, event: string): readonly TextOn<Triggered>[] {
  return everything(board).triggered.get(event) ?? none;
}

/** The texts at work that put something in the place of what would happen. */
export function replacements(board: Board): readonly TextOn<Replacement>[] {
  return everything(board).replacements;
}

/** The texts at work that do something as soon as a condition is true. */
export function textsAsSoonAs(board: Board): readonly TextOn<AsSoonAs>[] {
  return everything(board).asSoonAs;
}

/** A text at work that the vocabulary cannot say, and that might bear on anything. */
export function unsaid(board: Board): Text | undefined {
  return everything(board).unsaid;
}

/** The modifiers of one kind that reach a card now, earliest first. */
export function modifiersOn<Key extends KeyOfUnion<Modifier>>(
  board: Board,
  card: InPlay,
  key: Key,
): readonly On<ModifierWith<Key>>[] {
  const all = everything(board).modifiers.get(key);
  if (all === undefined) return none;
  const own = all.ofCards.get(card.id) ?? none;
  board.look(own.length + all.ofSets.length);
  return inOrder(
    reaching(board, own, card),
    reaching(board, all.ofSets, card),
  ) as readonly On<Modifier>[] as readonly On<ModifierWith<Key>>[];
}

function inOrder(some: readonly Reach[], others: readonly Reach[]): readonly Reach[] {
  if (some.length === 0) return others;
  if (others.length === 0) return some;
  return [...some, ...others].sort((one, other) => one.order - other.order);
}

/** Those that reach a card. Mostly there is none, or one alone: then no list is made of them. */
function reaching(board: Board, all: readonly Reach[], card: InPlay): readonly Reach[] {
  const [first] = all;
  if (first === undefined) return none;
  if (all.length === 1) return reaches(board, first, card) ? all : none;
  return all.filter((reach) => reaches(board, reach, card));
}

const none: readonly never[] = [];

type KeyOfUnion<Union> = Union extends unknown ? keyof Union & string : never;

export function playerModifiersOn(board: Board, player: string): readonly OnPlayer[] {
  const all = everything(board).playerModifiers;
  board.look(all.length);
  return all.filter(
    ({ players, frame, while: condition }) =>
      (Array.isArray(players)
        ? players.includes(player)
        : board.meanings.players(board, players as Players, frame).includes(player)) &&
      (condition === undefined || board.meanings.holds(board, condition, frame)),
  );
}

/**
 * Whether a modifier reaches a card. Whom it reaches may depend on what others do to the card; where that runs in a
 * circle, the modifier that would depend on itself does not count for it.
 */
function reaches(board: Board, reach: Reach, card: InPlay): boolean {
  if (reach.answers === null || reach.answeredAt !== board.moment) {
    reach.answers = new Map();
    reach.answeredAt = board.moment;
  }
  const { answers } = reach;
  const known = answers.get(card.id);
  if (known !== undefined) return known;
  answers.set(card.id, false);
  board.budget.step(0.1);
  const answer = board.budget.deeper(
    () => isAmong(board, reach, card) && isActive(board, reach) && !isImmune(board, card, reach),
  );
  answers.set(card.id, answer);
  return answer;
}

function isActive(board: Board, { while: condition, frame }: Reach): boolean {
  return condition === undefined || board.meanings.holds(board, condition, frame);
}

function isAmong(board: Board, { cards, frame }: Reach, card: InPlay): boolean {
  if (cards === null) return true;
  if (typeof cards === 'string' || !('each' in cards))
    return board.meanings.card(board, cards, frame).includes(card.id);
  return (
    isAt(board, cards.in, card, frame) && board.meanings.matches(board, cards.each, board.seen(card), frame)
  );
}

/** Only what is in play is reached (7.2): all of it, or the States on a card. */
function isAt(board: Board, place: Place, card: InPlay, frame: Frame): boolean {
  if (place === 'play') return true;
  if (!('statesOn' in place) || card.on === undefined) return false;
  return board.meanings.card(board, place.statesOn, frame).includes(card.on);
}

/** A card that is not affected by another is as if it were not there for it (7.6). */
function isImmune(board: Board, card: InPlay, { frame, modifier }: Reach): boolean {
  if ('notAffectedBy' in modifier || frame.source === card.id) return false;
  return isUnaffected(board, card, frame);
}

/** Whether a card is not affected by the card or effect that a frame speaks for (7.6). */
export function isUnaffected(board: Board, card: InPlay, frame: Frame): boolean {
  if (isSparedBy(board, card, frame)) return true;
  const immunities = modifiersOn(board, card, 'notAffectedBy');
  if (immunities.length === 0) return false;
  const source = sourceOf(board, frame);
  return immunities.some(
    ({ modifier, frame: theirs }) =>
      source !== undefined &&
      (modifier.byTurning !== true || frame.byTurning === true) &&
      board.meanings.matches(board, modifier.notAffectedBy, source, theirs) &&
      (modifier.byPlayers === undefined ||
        isOneOf(creatorsOf(frame), board.meanings.players(board, modifier.byPlayers, theirs))),
  );
}

/** Whether the text of the card that a frame speaks for says that it does not affect such a card. */
function isSparedBy(board: Board, card: InPlay, frame: Frame): boolean {
  const definition =
    frame.card === undefined
      ? frame.source === undefined
        ? undefined
        : board.onTable(frame.source)?.definition
      : board.definitionOf(frame.card);
  const spared = definition === undefined ? none : sparedBy(definition);
  return spared.some((which) => board.meanings.matches(board, which, board.seen(card), frame));
}

const sparedBy = remembered((definition: Definition): readonly Filter[] =>
  definition.abilities.flatMap((ability) => (ability.ability === 'does-not-affect' ? ability.which : [])),
);

/** The card that a frame speaks for, in play or not. */
export function sourceOf(board: Board, frame: Frame) {
  const found = frame.source === undefined ? undefined : board.find(frame.source);
  if (found !== undefined) return found;
  if (frame.card === undefined) return undefined;
  return {
    id: frame.source ?? '',
    definition: board.definitionOf(frame.card),
    owner: frame.player,
    inPlay: undefined,
  };
}

/** Every text and modifier there is. Most changes of a board leave them as they are. */
function everything(board: Board): Everything {
  const { gathered } = board;
  return gathered?.at === board.moment ? gathered.everything : stillOrAnew(board);
}

/**
 * Gathered first from printed texts and copies in their place; then, where those cancel or grant texts, once more with
 * what is left and granted. What is granted grants nothing further. Texts that cancel or grant texts are gathered anew
 * after each change, since that may depend on anything.
 */
function stillOrAnew(board: Board): Everything {
  const { gathered, budget, moment: at } = board;
  board.look(3 * (board.state.inPlay.length + board.state.lasting.length));
  if (gathered !== undefined && gathered.basis !== null && isStillSo(gathered.basis, board)) {
    if (gathered.at === undefined) payFor(board, gathered);
    board.gathered = { ...gathered, at };
    return gathered.everything;
  }
  const { table } = board;
  const before = budget.spent;
  const own = new Map(table.map((seen) => [seen.id, ownTexts(board, seen)]));
  const first = gather(board, own);
  if (!changesTexts.some((key) => first.modifiers.has(key))) {
    board.gathered = { everything: first, basis: basisOf(board), at, cost: budget.spent - before };
    return first;
  }
  board.gathered = { everything: first, basis: null, at, cost: 0 };
  const texts = new Map(table.map(({ id, inPlay }) => [id, changedTexts(board, inPlay, own)]));
  const second = gather(board, texts);
  board.gathered = { everything: second, basis: null, at, cost: 0 };
  return second;
}

/** The same question costs the same, whatever was asked on another board before it: who gathers lays the cards out, too. */
function payFor(board: Board, { cost }: Gathered): void {
  board.layOut();
  board.budget.step(cost);
}

const changesTexts = ['ability', 'rulesTextOf', 'canceled', 'blank', 'textNumber'] as const;

/** Its own text unless it is canceled or replaced, and what others grant it. */
function changedTexts(
  board: Board,
  card: InPlay,
  own: ReadonlyMap<string, readonly Text[]>,
): readonly Text[] {
  if (isCanceled(board, card, true)) return none;
  const isBlank = modifiersOn(board, card, 'blank').length > 0 || isCanceled(board, card, 'rules-text');
  let texts = isBlank ? [] : [...(own.get(card.id) ?? none)];
  const frame = frameOf(card);
  for (const { modifier, frame: granter } of modifiersOn(board, card, 'rulesTextOf')) {
    const originals = board.meanings
      .card(board, modifier.rulesTextOf, granter)
      .flatMap((id) => board.find(id) ?? []);
    const receiving = granter.source === card.id ? [] : [board.seen(card)];
    if ([...receiving, ...originals].some((one) => isUncopyable(board, one, frame))) continue;
    const copied = originals
      .flatMap(({ definition }) => definition.abilities)
      .map((ability) => ({ ability, frame }));
    texts = modifier.inPlaceOfOwn ? copied : [...texts, ...copied];
  }
  for (const { modifier, frame: changer } of modifiersOn(board, card, 'textNumber')) {
    const [place, ...steps] = modifier.textNumber.slice(1).split('/');
    const by = board.meanings.reckon(board, modifier.by, changer);
    texts = texts.map((text, at) =>
      String(at) === place ? { ...text, ability: withNumber(text.ability, steps, by) } : text,
    );
  }
  for (const { modifier, frame: granter } of modifiersOn(board, card, 'ability')) {
    texts.push({
      ability: modifier.ability,
      frame: { ...frame, values: { ...granter.values, ...frame.values }, ...granterOf(granter) },
    });
  }
  return texts;
}

/** Neither copied nor given by another what is copied (10.1.1). */
function isUncopyable(board: Board, card: Seen, frame: Frame): boolean {
  return board.meanings.matches(board, { restriction: 'Uncopyable' }, card, frame);
}

/** Whether a text with such a frame cancels the card for as long as it lasts. */
export function isKeptCanceledBy(board: Board, card: InPlay, isIts: (frame: Frame) => boolean): boolean {
  return modifiersOn(board, card, 'canceled').some(({ frame }) => isIts(frame));
}

/** Whether it is canceled, or only its rules text, by what can cancel it. */
export function isCanceled(board: Board, card: InPlay, what?: ModifierWith<'canceled'>['canceled']): boolean {
  return modifiersOn(board, card, 'canceled').some(
    ({ modifier, frame }) =>
      (what === undefined || modifier.canceled === what) &&
      !board.meanings.cannot(board, card, 'be-canceled', sourceOf(board, frame), frame.player),
  );
}

function granterOf(frame: Frame): { granter?: string } {
  return frame.source === undefined ? {} : { granter: frame.source };
}
