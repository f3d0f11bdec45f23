import { designatorKeys } from '../../card-groups.ts';
import type { Filter, Grid } from '../../vocabulary/filters.ts';
import type { CardRef } from '../../vocabulary/references.ts';
import type { InPlay } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import { within } from './amounts.ts';
import { areaInForce, needed } from './attacks/areas.ts';
import { isHeadShot, isPowerBlow, mayBePowerBlow } from './attacks/attacks.ts';
import { mayDoDamage } from './attacks/damage.ts';
import {
  type Covered,
  covers,
  every,
  exactly,
  isAdjacent,
  isSame,
  overlaps,
  sizesOf,
  some,
  squaresOf,
  type Told,
} from './attacks/grid.ts';
import { isPowerBlock } from './attacks/power-blocks.ts';
import type { Board, Seen } from './board.ts';
import { printed } from './cards/gems.ts';
import { typeOf } from './cards/kinds.ts';
import { is, likeness, titleOf, wordsOf } from './cards/likeness.ts';
import { isCalled, isOfOwnPersona, isSpecificTo } from './cards/personas.ts';
import { hasReachedRestriction } from './cards/restriction.ts';
import {
  happenedTo,
  haveMet,
  isFirstOfTurn,
  playedFrom,
  playedFromUnder,
  resultOf,
  wasMade,
} from './cards/story-of-card.ts';
import { happened } from './memory.ts';
import { doesToOpponent } from './texts/doings.ts';
import { type Text, textsOf } from './texts/texts.ts';
import { needsHands } from './weapons/hands.ts';

type Meets<Key extends keyof Filter> = (
  board: Board,
  wanted: NonNullable<Filter[Key]>,
  card: Seen,
  frame: Frame,
) => boolean;

const inPlayOnly =
  <Wanted>(meets: (board: Board, wanted: Wanted, card: InPlay, frame: Frame) => boolean) =>
  (board: Board, wanted: Wanted, card: Seen, frame: Frame): boolean =>
    card.inPlay !== undefined && meets(board, wanted, card.inPlay, frame);

/** What each key of a filter asks. */
const asks: { readonly [Key in keyof Required<Filter>]: Meets<Key> } = {
  kind: (board, kinds, card) => kinds.every((kind) => is(board, card, kind)),
  title: (board, title, card, frame) => {
    const wanted = typeof title === 'string' ? title : titleChosen(frame, title.chosen);
    return wanted !== undefined && isCalled(titleOf(board, card), wanted);
  },
  titleWord: (board, words, card) => hasWords(board, words, card),
  subtitle: (_board, subtitle, { definition }) => isCalled(definition.subtitle ?? '', subtitle),
  immortal: (board, immortal, card) => isSpecificTo(board, card, immortal),
  ofOwnPersona: (board, wanted, card) => isOfOwnPersona(board, card) === wanted,
  weapon: (_board, weapon, { definition }) => isCalled(definition.weapon ?? '', weapon),
  mark: (_board, mark, { definition }) => definition.mark === mark,
  restricted: (_board, wanted, { definition }) => (definition.restriction !== null) === wanted,
  restrictionReached: (board, wanted, card) => hasReachedRestriction(board, card) === wanted,
  gem: (board, gem, { definition }) => printed(board, definition, gem) > 0,
  handIcons: (board, range, card, frame) =>
    needsHands(board, card, (icons) => within(board, range, icons, frame)),
  grid: (board, grid, card, frame) => hasGrid(board, grid, card, frame),
  controller: (board, players, { inPlay, controller = inPlay?.controller }, frame) =>
    controller !== undefined && board.meanings.players(board, players, frame).includes(controller),
  owner: (board, players, { owner }, frame) => board.meanings.players(board, players, frame).includes(owner),
  hidden: (board, wanted, card) =>
    (board.attack(card.id)?.hidden ?? card.inPlay?.faceDown ?? false) === wanted,
  powerBlow: (board, wanted, { id }) => {
    const attack = board.attack(id);
    return (
      (attack === undefined ? wasMade(board, id, 'power-blow-made') : isPowerBlow(board, attack)) === wanted
    );
  },
  canBePowerBlow: (board, wanted, card) => mayBePowerBlow(board, card) === wanted,
  headShot: (board, wanted, { id }) => {
    const attack = board.attack(id);
    return (
      (attack === undefined ? wasMade(board, id, 'head-shot-made') : isHeadShot(board, attack)) === wanted
    );
  },
  powerBlock: (board, wanted, { id }) => {
    const defense = board.state.defenses.find((one) => one.id === id);
    return (
      (defense === undefined ? wasMade(board, id, 'power-block-made') : isPowerBlock(board, defense)) ===
      wanted
    );
  },
  attackIs: (board, wanted, { id }) => resultOf(board, id) === wanted,
  firstOfTurn: (board, wanted, card) => isFirstOfTurn(board, card) === wanted,
  against: (board, ref, { id, against }, frame) =>
    board.meanings
      .card(board, ref, frame)
      .some((other) => against?.includes(other) === true || haveMet(board, id, other)),
  playedFrom: (board, from, card) => playedFrom(board, card) === from,
  playedFromUnder: (board, filter, card, frame) => {
    const holder = playedFromUnder(board, card);
    const seen = holder === undefined ? undefined : board.find(holder);
    return seen !== undefined && matches(board, filter, seen, frame);
  },
  disarmed: inPlayOnly((_board, wanted, { weapon }) => (weapon !== 'held') === wanted),
  faceDown: inPlayOnly((_board, wanted, { faceDown }) => faceDown === wanted),
  under: inPlayOnly(
    (board, ref, { under }, frame) =>
      under !== undefined && board.meanings.card(board, ref, frame).includes(under),
  ),
  on: inPlayOnly((board, filter, { with: on }, frame) => {
    const holder = on === undefined ? undefined : board.find(on);
    return holder !== undefined && matches(board, filter, holder, frame);
  }),
  counters: inPlayOnly((board, { name, number }, card, frame) =>
    within(board, number, card.counters[name] ?? 0, frame),
  ),
  is: (board, ref, { id }, frame) => board.meanings.card(board, ref, frame).includes(id),
  isNot: (board, ref, { id }, frame) => !board.meanings.card(board, ref, frame).includes(id),
  sharesTitleWith: (board, ref, card, frame) =>
    othersThan(board, card, ref, frame).some((other) =>
      isCalled(titleOf(board, other), titleOf(board, card)),
    ),
  sharesTypeWith: (board, ref, card, frame) =>
    othersThan(board, card, ref, frame).some(
      (other) => typeOf(likeness(board, other)) === typeOf(likeness(board, card)),
    ),
  does: (board, what, card) =>
    maySo(board, what, textsOf(board, card), card) || (what === 'damage' && mayDoDamage(board, card)),
  happened: (board, past, card, frame) =>
    happened(board, past, frame).some((event) => happenedTo(event, past.that, card.id)),
  any: (board, filters, card, frame) => filters.some((filter) => matches(board, filter, card, frame)),
  all: (board, filters, card, frame) => filters.every((filter) => matches(board, filter, card, frame)),
  not: (board, filter, card, frame) => !matches(board, filter, card, frame),
};

/** Whether a card is what a filter says: it meets every key. */
export function matches(board: Board, filter: Filter, card: Seen, frame: Frame): boolean {
  board.budget.step(0.03);
  return (Object.keys(filter) as (keyof Filter)[]).every((key) => meets(board, key, filter, card, frame));
}

function meets<Key extends keyof Filter>(
  board: Board,
  key: Key,
  filter: Filter,
  card: Seen,
  frame: Frame,
): boolean {
  board.budget.step(0.02);
  const wanted = filter[key];
  const ask: Meets<Key> = asks[key];
  return wanted === undefined || ask(board, wanted, card, frame);
}

function titleChosen(frame: Frame, name: string): string | undefined {
  const value = frame.values[name];
  return value !== undefined && 'title' in value ? value.title : undefined;
}

/** Its title has this word, or these words together (Card Groups). */
function hasWords(board: Board, words: string, card: Seen): boolean {
  const wanted = designatorKeys(words);
  const title = wordsOf(board, card);
  return (
    wanted.length > 0 && title.some((_, at) => wanted.every((word, place) => title[at + place] === word))
  );
}

function othersThan(board: Board, { id }: Seen, ref: CardRef, frame: Frame): Seen[] {
  const others = board.meanings.card(board, ref, frame).filter((one) => one !== id);
  return others.flatMap((one) => board.find(one) ?? []);
}

/** Of a card of which nobody tells anything that it does, nobody knows whether it does that. */
function maySo(
  board: Board,
  what: NonNullable<Filter['does']>,
  texts: readonly Text[],
  { definition }: Seen,
): boolean {
  const [first] = texts;
  if (
    first?.ability.ability === 'unsupported' &&
    texts.every(({ ability }) => ability.ability === 'unsupported')
  )
    return board.unsupported(definition, first.ability.text);
  return texts.some(({ ability }) => doesToOpponent(ability, what));
}

/** What the grid of a card covers; a card without a grid covers nothing, and is none of this. */
function hasGrid(board: Board, grid: Grid, card: Seen, frame: Frame): boolean {
  if (!is(board, card, 'attack') && !is(board, card, 'defense')) return false;
  const area = areaInForce(board, card);
  const { touches, covers: covered, within: bounds, squares, adjacentTo, touchesGridOf, sameAs } = grid;
  const isOf = (ref: CardRef | undefined, holds: (one: Covered, other: Covered) => Told) => {
    const others = ref === undefined ? [] : board.meanings.card(board, ref, frame);
    const seen = others.flatMap((id) => board.find(id) ?? []);
    return (
      ref === undefined ||
      needed(board, some(seen.map((other) => holds(area, areaInForce(board, other)))), card, seen[0])
    );
  };
  const told = every([
    touches === undefined || overlaps(area, exactly(squaresOf(touches))),
    covered === undefined || covers(area, exactly(squaresOf(covered))),
    bounds === undefined || covers(exactly(squaresOf(bounds)), area),
    squares === undefined || agreed(sizesOf(area).map((size) => within(board, squares, size, frame))),
  ]);
  return (
    told !== false &&
    isOf(adjacentTo, isAdjacent) &&
    isOf(touchesGridOf, overlaps) &&
    isOf(sameAs, isSame) &&
    needed(board, told, card)
  );
}

/** What is so, whichever of these is true. */
function agreed(all: readonly boolean[]): Told {
  return new Set(all).size === 1 ? all[0] : undefined;
}
