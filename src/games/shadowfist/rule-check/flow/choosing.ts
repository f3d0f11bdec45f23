import { shadowfistTypes, symbols } from '../../card.ts';
import type { Choice } from '../../vocabulary/choices.ts';
import type { Amount, Place } from '../../vocabulary/terms.ts';
import type { ChooseDivision } from '../../words/choices/choices.ts';
import { readsNames } from '../../words/names.ts';
import type { Board, Seen } from '../board/board.ts';
import { textCalled } from '../board/called.ts';
import { isForCopying, secondCopyIf } from '../board/copied-cards.ts';
import { creatorsOf, doerOf, isOneOf } from '../board/creators.ts';
import { isOnlyDamaged } from '../board/done-to.ts';
import { isUncopyable } from '../board/matching.ts';
import { numbersOn } from '../board/numbers.ts';
import { cardsAt, isThere } from '../board/references.ts';
import { sacrificerOf } from '../board/sacrifices.ts';
import { resourcesOf } from '../board/standing.ts';
import { cannotBeTaken } from '../board/takings.ts';
import { modifiersOn, sourceOf } from '../board/texts.ts';
import { isDamageable } from '../doing/damage.ts';
import type { InPlay } from '../state/state.ts';
import type { Bindings, Frame, Value } from '../state/values.ts';
import { answered } from './ask.ts';
import { askedFor, missedBy } from './asked-for.ts';
import { damageSources } from './damage-sources.ts';
import { amountToDivide, divisionObjection, takersOf, undividedShares } from './divisions.ts';
import { featureObjection } from './features.ts';
import { shareAll, sharedBy, unshared } from './sharing.ts';
import { nameUnseen, unseenFor } from './unseen.ts';
import { isSuchEffect, mayChange, waitingEffects } from './waiting-effects.ts';

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** A Feng Shui Site is a Site (2.1). */
const fiveTypes = shadowfistTypes.filter((type) => type !== 'Feng Shui Site');

/** Who or what may be chosen, by id. */
export function candidatesFor(board: Board, choice: Choice, frame: Frame): string[] {
  switch (choice.choose) {
    case 'cards':
      return foundBefore(board, choice, frame, () => cardsToChoose(board, choice, frame));
    case 'players': {
      const { such } = choice;
      return board.meanings
        .players(board, choice.of, frame)
        .filter(
          (player) =>
            such === undefined || board.meanings.holds(board, such, { ...frame, thatPlayer: player }),
        );
    }
    case 'number-on':
      return numbersToChoose(board, choice, frame);
    case 'symbol':
      return symbolsToChoose(board, choice, frame);
    case 'mode':
      return [...choice.of];
    case 'designator':
      return [...(choice.of ?? [])];
    case 'type':
      return [...(choice.of ?? fiveTypes)];
    case 'title':
    case 'number':
      return [];
    case 'effect':
      return waitingEffects(board)
        .filter((item) => item.id !== frame.item && isSuchEffect(board, choice.which, item, frame))
        .filter((item) => mayChange(board, item, frame))
        .map(({ id }) => id);
    case 'damage-source':
      return damageSources(board, choice, frame);
    case 'division':
      return takersOf(board, choice, frame);
  }
}

/**
 * What may be chosen by a text that looks at nothing chosen before is looked for but once, whatever is chosen beside
 * it: who lists all ways to choose asks for each of them.
 */
function foundBefore(board: Board, choice: Choice, frame: Frame, find: () => string[]): string[] {
  const { player, source, item, values: _, card: __, ...more } = frame;
  if (Object.keys(more).length > 0 || readsNames(choice)) return find();
  const known = board.remembered('candidates', () => new WeakMap<Choice, Map<string, string[]>>());
  const ofChoice = known.get(choice) ?? new Map<string, string[]>();
  known.set(choice, ofChoice);
  const eyes = `${player} ${source} ${item}`;
  const before = ofChoice.get(eyes);
  if (before !== undefined) return before;
  const found = find();
  ofChoice.set(eyes, found);
  return found;
}

function cardsToChoose(board: Board, choice: Extract<Choice, { choose: 'cards' }>, frame: Frame): string[] {
  const sets = [{ which: choice.which, in: choice.in }, ...(choice.or ?? [])];
  const forCopying = isForCopying(board, choice.as, frame);
  const onlyDamaged = isOnlyDamaged(board, choice.as, frame);
  const sacrificer = sacrificerOf(board, choice.as, frame);
  const found = sets.flatMap((set) =>
    cardsAt(board, set.in, frame)
      .filter(({ id }) => !isLeavingHand(set.in, id, frame))
      .filter((card) => board.meanings.matches(board, set.which, card, frame))
      .filter((card) => mayBeChosen(board, card, choice, frame))
      .filter(({ inPlay, definition }) => !onlyDamaged || inPlay === undefined || isDamageable(definition))
      .filter((card) => !forCopying || mayBeCopied(board, choice.as, card, frame))
      .filter((card) => sacrificer === undefined || card.inPlay?.controller === sacrificer)
      .map(({ id }) => id),
  );
  return [...new Set(found)];
}

/** A card that is being played is placed as its text is paid for, all at once (4.3): it is not in the hand to choose. */
function isLeavingHand(place: Place, id: string, { source, item }: Frame): boolean {
  return typeof place === 'object' && 'hand' in place && id === source && item === undefined;
}

function mayBeCopied(board: Board, name: string, card: Seen, frame: Frame): boolean {
  return !isUncopyable(board, card) && secondCopyIf(board, name, card, frame) === undefined;
}

function symbolsToChoose(
  board: Board,
  { inPoolOf }: Extract<Choice, { choose: 'symbol' }>,
  frame: Frame,
): string[] {
  if (inPoolOf === undefined) return [...symbols];
  const player = board.meanings.player(board, inPoolOf, frame);
  const pool = player === undefined ? undefined : resourcesOf(board, player);
  return symbols.filter((symbol) => (pool?.get(symbol) ?? 0) > 0);
}

/** The numbers a card has, its cost apart; of those that are too small for it, none. */
function numbersToChoose(
  board: Board,
  { card: ref, atLeast }: Extract<Choice, { choose: 'number-on' }>,
  frame: Frame,
): string[] {
  const [card] = board.meanings.card(board, ref, frame).flatMap((id) => board.find(id) ?? []);
  if (card === undefined) return [];
  const least = atLeast === undefined ? 0 : board.meanings.reckon(board, atLeast, frame);
  return numbersOn(board, card)
    .filter(({ size }) => size >= least)
    .map(({ name }) => name);
}

/** Neither a card that the source does not affect, nor, for a target, one that is no legal target of it (7.6). */
function mayBeChosen(
  board: Board,
  card: Seen,
  { target, location, as }: Extract<Choice, { choose: 'cards' }>,
  frame: Frame,
): boolean {
  const { inPlay } = card;
  if (inPlay === undefined || location === true) return true;
  if (!isThere(board, card, frame)) return false;
  return target !== true || (isLegalTarget(board, inPlay, frame) && !cannotBeTaken(board, as, inPlay, frame));
}

/** Not, where it says that it is no legal target of what such a frame speaks for (7.6). */
export function isLegalTarget(board: Board, inPlay: InPlay, frame: Frame): boolean {
  const modifiers = modifiersOn(board, inPlay, 'notLegalTargetOf');
  if (modifiers.length === 0) return true;
  const source = sourceOf(board, frame);
  return !modifiers.some(
    ({ modifier, frame: theirs }) =>
      source !== undefined &&
      board.meanings.matches(board, modifier.notLegalTargetOf, source, theirs) &&
      (modifier.byPlayers === undefined ||
        isOneOf(creatorsOf(frame), board.meanings.players(board, modifier.byPlayers, theirs))),
  );
}

/** More than can ever be chosen: a text that names no most has none. */
const UNBOUNDED = 999;

export function boundsOf(board: Board, choice: Choice, frame: Frame): Bounds {
  if (choice.choose === 'division') return takersBounds(board, choice, frame);
  if (choice.choose !== 'cards' && choice.choose !== 'players') return { least: 1, most: 1 };
  const { number } = choice;
  if (number === undefined) return { least: choice.optional === true ? 0 : 1, most: 1 };
  const reckon = (amount: typeof number.exactly, otherwise: number) =>
    amount === undefined ? otherwise : Math.max(0, board.meanings.reckon(board, amount, frame));
  const { exactly, atLeast, atMost } = number;
  const least = Math.max(reckon(exactly, 0), reckon(atLeast, 0));
  const most = Math.min(reckon(exactly, UNBOUNDED), reckon(atMost, UNBOUNDED));
  return { least: choice.optional === true ? 0 : least, most };
}

/** The least and the greatest number that may be chosen, or how many may be. */
export function rangeOf(board: Board, choice: Choice, frame: Frame): Bounds {
  if (choice.choose === 'division') return takersBounds(board, choice, frame);
  if (choice.choose !== 'number') return boundsOf(board, choice, frame);
  const reckon = (amount: Amount) => Math.max(0, board.meanings.reckon(board, amount, frame));
  return { least: reckon(choice.atLeast), most: reckon(choice.atMost) };
}

/** As many cards may get some as there is to divide, and one must if there is any. */
function takersBounds(board: Board, choice: ChooseDivision, frame: Frame): Bounds {
  const most = amountToDivide(board, choice, frame);
  return { least: Math.min(1, most), most };
}

/** Why a value is no answer to a choice; undefined if it is one. */
export function objection(board: Board, choice: Choice, value: Value, frame: Frame): string | undefined {
  if ('none' in value) return choice.optional === true ? undefined : 'It must be chosen.';
  return objectionAmong(board, choice, value, frame, candidatesFor(board, choice, frame));
}

/** The same, where it is known already from what may be chosen: who tries many values asks that but once. */
export function objectionAmong(
  board: Board,
  choice: Choice,
  value: Exclude<Value, { none: unknown }>,
  frame: Frame,
  from: readonly string[],
): string | undefined {
  switch (choice.choose) {
    case 'cards': {
      if (!('cards' in value)) return 'The answer is {cards: […]}.';
      return manyObjection(board, choice, value.cards, from, frame);
    }
    case 'players': {
      if (!('players' in value)) return 'The answer is {players: […]}.';
      return manyObjection(board, choice, value.players, from, frame);
    }
    case 'number': {
      if (!('number' in value)) return 'The answer is {number: …}.';
      const least = board.meanings.reckon(board, choice.atLeast, frame);
      const most = board.meanings.reckon(board, choice.atMost, frame);
      return value.number < least || value.number > most ? `It must be from ${least} to ${most}.` : undefined;
    }
    case 'symbol':
      if (!('symbol' in value)) return 'The answer is {symbol: …}: a resource symbol.';
      return from.includes(value.symbol) ? undefined : `It must be one of ${from.join(', ')}.`;
    case 'designator':
    case 'type':
    case 'title':
      return featureObjection(choice.choose, value, from);
    case 'number-on':
    case 'mode':
      return 'mode' in value && from.includes(value.mode)
        ? undefined
        : `The answer is {mode: …}: one of ${from.join(', ')}.`;
    case 'effect':
      return 'effect' in value && from.includes(value.effect)
        ? undefined
        : 'It must be an effect of this scene that the text can answer.';
    case 'damage-source': {
      const id = 'effect' in value ? value.effect : 'cards' in value ? value.cards[0] : undefined;
      return id !== undefined && from.includes(id)
        ? undefined
        : 'It must be a Character in the attack, or an effect of this scene that inflicts damage.';
    }
    case 'division':
      return divisionObjection(value, amountToDivide(board, choice, frame), from);
  }
}

function manyObjection(
  board: Board,
  choice: Extract<Choice, { choose: 'cards' | 'players' }>,
  chosen: readonly string[],
  from: readonly string[],
  frame: Frame,
): string | undefined {
  const { least, most } = boundsOf(board, choice, frame);
  if (new Set(chosen).size !== chosen.length) return 'Each can be chosen but once.';
  board.look(from.length);
  const wrong = notAmong(from, chosen);
  if (wrong.length > 0)
    return wrong
      .map((id) => `${id} cannot be chosen: the text asks for ${missedBy(board, choice, id, frame)}.`)
      .join(' ');
  if (chosen.length < least || chosen.length > most) return howMany({ least, most });
  if (choice.choose === 'cards' && choice.sharing !== undefined && !shareAll(board, choice.sharing, chosen))
    return unshared(choice.sharing);
  return undefined;
}

/** A text may ask for more than there can be, as for two cards and for as many as an X of 1. */
function howMany({ least, most }: Bounds): string {
  if (most < least) return `At least ${least} must be chosen, and at most ${most} can be.`;
  if (most === least) return `${least} must be chosen.`;
  if (most >= UNBOUNDED) return `At least ${least} must be chosen.`;
  return least === 0 ? `At most ${most} can be chosen.` : `From ${least} to ${most} must be chosen.`;
}

/** Of so few it is dearer to sort out what they are chosen from than to look through it. */
const FEW = 8;

function notAmong(from: readonly string[], chosen: readonly string[]): string[] {
  if (chosen.length <= FEW) return chosen.filter((id) => !from.includes(id));
  const known = new Set(from);
  return chosen.filter((id) => !known.has(id));
}

/** Whether what is chosen under a name may be this, by what is then done with it. */
export type Admits = (name: string, id: string) => boolean;

/**
 * Asks for all choices of a text in turn. Returns undefined if one that must be made cannot be. Asked whether it is
 * possible, nothing is put to anybody: what could be chosen first is taken.
 */
export function choose(
  board: Board,
  choices: readonly Choice[],
  frame: Frame,
  answers: Bindings,
  how: 'asking' | 'whether-possible' = 'asking',
  admits: Admits = () => true,
): Bindings | undefined {
  const values: Bindings = {};
  for (const choice of choices) {
    const here = { ...frame, values: { ...frame.values, ...values } };
    const value = chosen(board, choice, here, answers, how, admits);
    if (value === undefined) return undefined;
    values[choice.as] = value;
  }
  return values;
}

const kinds = {
  cards: 'cards',
  players: 'players',
  number: 'number',
  symbol: 'symbol',
  mode: 'mode',
  'number-on': 'mode',
  designator: 'designator',
  type: 'type',
  title: 'title',
  division: 'division',
} as const;

/** A number, a title and any designator are not chosen from a list. */
export const isUnlisted = (choice: Choice): boolean =>
  choice.choose === 'number' ||
  choice.choose === 'title' ||
  (choice.choose === 'designator' && choice.of === undefined);

function chosen(
  board: Board,
  choice: Choice,
  frame: Frame,
  answers: Bindings,
  how: 'asking' | 'whether-possible',
  admits: Admits,
): Value | undefined {
  const from = candidatesFor(board, choice, frame).filter((id) => admits(choice.as, id));
  const { least, most } = boundsOf(board, choice, frame);
  const unseen = choice.choose === 'cards' ? unseenFor(board, choice, frame) : undefined;
  const number = from.length + (unseen?.number ?? 0);
  if (!isUnlisted(choice) && (number < least || most < least))
    return choice.optional === true ? { none: true } : undefined;
  if (how === 'whether-possible') return first(choice, from, least);
  const by = choice.by === undefined ? doerOf(frame) : board.meanings.player(board, choice.by, frame);
  if (by === undefined) return undefined;
  const range =
    choice.choose === 'number'
      ? rangeOf(board, choice, frame)
      : { least, most: Math.min(most, Math.max(number, least)) };
  const kind =
    choice.choose === 'effect' || choice.choose === 'damage-source'
      ? 'effect'
      : choice.choose === 'cards' && choice.random === true
        ? 'chance'
        : kinds[choice.choose];
  const total = choice.choose === 'division' ? amountToDivide(board, choice, frame) : undefined;
  const [only, other] = total === undefined ? [] : undividedShares(total, from);
  if (only !== undefined && other === undefined) return only;
  const value = answered(board, answers, {
    ...{
      player: by,
      as: choice.as,
      about: `${askedFor(choice)}, as ${textCalled(board, frame)} asks`,
      kind,
      from,
      ...range,
    },
    ...(total === undefined ? {} : { amount: total }),
    ...(choice.choose === 'cards' && choice.sharing !== undefined
      ? { sharing: sharedBy(choice.sharing) }
      : {}),
    ...(choice.choose === 'cards' && unseen !== undefined
      ? { unseen: { number: unseen.number, which: choice.which } }
      : {}),
  });
  if ('none' in value && range.least > 0) return undefined;
  if (unseen === undefined || !('known' in value)) return value;
  nameUnseen(board, unseen, value.known);
  return { cards: value.known.map(({ id }) => id) };
}

/** What could be chosen first, as far as it is known. */
function first({ choose: kind }: Choice, from: readonly string[], least: number): Value {
  const some = from.slice(0, least);
  switch (kind) {
    case 'players':
      return { players: some };
    case 'effect':
      return { effect: some[0] ?? '' };
    case 'designator':
      return { designator: some[0] ?? '' };
    case 'title':
      return { title: '' };
    case 'division':
      return { division: Object.fromEntries(some.map((id) => [id, 1])) };
    default:
      return { cards: some };
  }
}

/** The ids of all that is chosen as a target (4.3.6). */
export function targetsAmong(choices: readonly Choice[], values: Bindings): string[] {
  return choices.flatMap((choice) => {
    if ((choice.choose !== 'cards' && choice.choose !== 'players') || choice.target !== true) return [];
    // A location is no card: nothing that a card at it says of targets concerns it.
    if (choice.choose === 'cards' && choice.location === true) return [];
    const value = values[choice.as];
    if (value === undefined) return [];
    if ('cards' in value) return value.cards;
    return 'players' in value ? value.players : [];
  });
}
