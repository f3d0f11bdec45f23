import type { OpenChoice } from '../../../../engine/answer.ts';
import type { Json } from '../../../../engine/json.ts';
import type { Unsupported } from '../../../../engine/unsupported.ts';
import { gems } from '../../card.ts';
import type { Choice } from '../../vocabulary/choices.ts';
import type { Place, Range } from '../../vocabulary/terms.ts';
import type { Board } from '../board/board.ts';
import { type AnswerForm, isNothing, NotOffered, NotSoMany, WrongChoice } from '../board/decisions.ts';
import { pilesAt } from '../board/references.ts';
import { sourceOf } from '../board/sources.ts';
import { controlsChosen } from '../board/texts/doings.ts';
import { isSearched, mayLookInto } from '../board/texts/looking.ts';
import { searchFor } from '../doing/searching.ts';
import type { Pile } from '../state/state.ts';
import type { Frame, Value } from '../state/values.ts';
import { refuseUnseen } from './may-be-seen.ts';
import { refuseControl } from './may-come-in.ts';
import { type OfCards, suiting } from './suiting.ts';

/** What may be chosen, and how much of it. */
interface Offered {
  readonly from: readonly Json[] | null;
  readonly least: number;
  readonly most: number;
  /** Cards that nobody has named, of which some may be chosen. */
  readonly unnamed?: number;
  /** What is not known of cards without which there may be too few. */
  readonly unknown?: Unsupported;
  /** Whether there is nothing to choose. */
  readonly isNone?: boolean;
  /** Throws what is not known of what was chosen. */
  readonly isOffered: (value: Value) => boolean;
}

const one = { least: 1, most: 1 };

/**
 * Asks for a choice of a text; what was said must be among what may be chosen. What is chosen for a cost, or by who may
 * leave it, is chosen whole (Paying a Cost).
 */
export function chosen(board: Board, player: string, choice: Choice, frame: Frame, isWhole = false): Value {
  nameFirst(board, choice, frame);
  const offered = offeredBy(board, player, choice, frame, isWhole);
  if (offered.isNone === true) {
    refuseBarred(board, player, choice, board.decisions.ahead(choice.as, frame).value, frame);
    board.decisions.refuse({ as: choice.as, about: aboutOf(choice) }, frame);
    return { none: true };
  }
  const { from, least, most, unnamed, unknown, isOffered } = offered;
  const isSaid = board.decisions.ahead(choice.as, frame).value !== undefined;
  if (unknown !== undefined && choice.optional !== true && !isSaid) throw unknown;
  const asked = {
    player,
    form: formOf(choice),
    as: choice.as,
    about: aboutOf(choice),
    from,
    least: choice.optional === true ? 0 : least,
    most,
    ...(unnamed === undefined || unnamed === 0 ? {} : { unnamed }),
  };
  const { value: said, pointer } = board.decisions.answer(asked, frame);
  if (choice.optional === true && isNothing(said)) return { none: true };
  const value = choice.choose === 'cards' ? named(said, asked.least) : said;
  if (!(asked.form in value))
    throw new WrongChoice(pointer, `This choice has the wrong form; expected: ${asked.about}.`);
  if (!isOffered(value)) {
    refuseBarred(board, player, choice, value, frame);
    if ('cards' in value && areOffered(value.cards, from))
      throw new NotSoMany(pointer, asked, value.cards.length);
    throw new NotOffered(pointer, asked);
  }
  if (choice.choose === 'cards' && 'cards' in value && choice.in.some(isSearched)) {
    const searched = choice.in.every(isSearched) ? choice.in : [];
    const piles = searched.flatMap((place) => pilesAt(board, place, frame));
    searchFor(board, player, value.cards, frame, piles);
  }
  return value;
}

/** Whether each of them may be chosen, and each is chosen once. */
function areOffered(cards: readonly string[], from: OpenChoice['from']): boolean {
  return new Set(cards).size === cards.length && cards.every((card) => from?.includes(card) === true);
}

/** Of a card that may not be looked at, or that a text has its player choose to control, the rules say why, before the text does. */
function refuseBarred(
  board: Board,
  player: string,
  { as }: Choice,
  value: Value | undefined,
  frame: Frame,
): void {
  if (value === undefined || !('cards' in value)) return;
  const cards = value.cards.flatMap((id) => board.find(id) ?? []);
  for (const card of cards) refuseUnseen(board, card, player);
  const abilities = sourceOf(board, frame)?.definition.abilities ?? [];
  if (!abilities.some((ability) => controlsChosen(ability, as))) return;
  for (const card of cards) refuseControl(board, card, player);
}

/** Cards by their ids; none of them is an answer where none need be chosen. */
function named(said: Value, least: number): Value {
  if ('known' in said) return { cards: said.known.map(({ id }) => id) };
  return least === 0 && 'none' in said ? { cards: [] } : said;
}

/** Cards of a pile that nobody has named before are named as they are chosen. */
function nameFirst(board: Board, choice: Choice, frame: Frame): void {
  if (choice.choose !== 'cards') return;
  const { value, pointer } = board.decisions.ahead(choice.as, frame);
  if (value === undefined || !('known' in value)) return;
  const piles = choice.in.flatMap((place) => pilesAt(board, place, frame));
  for (const { id, card } of value.known) {
    const pile = piles.find(({ unknown }) => unknown > 0);
    if (pile === undefined)
      throw new WrongChoice(pointer, 'There are not so many cards to choose from that nobody has named.');
    pile.unknown -= 1;
    pile.cards.unshift({ id, card });
  }
  board.changed();
}

function formOf({ choose }: Choice): AnswerForm {
  return choose === 'player' ? 'players' : choose;
}

function aboutOf(choice: Choice): string {
  return choice.choose === 'cards' ? `Cards, as “${choice.as}”` : `A ${choice.choose}, as “${choice.as}”`;
}

function offeredBy(board: Board, player: string, choice: Choice, frame: Frame, isWhole: boolean): Offered {
  switch (choice.choose) {
    case 'cards':
      return cardsOffered(board, player, choice, frame, isWhole);
    case 'player': {
      const from = board.meanings.players(board, choice.of, frame);
      return { from, ...one, isOffered: (value) => 'players' in value && isOneOf(value.players, from) };
    }
    case 'number': {
      const least = board.meanings.reckon(board, choice.atLeast, frame);
      const most = board.meanings.reckon(board, choice.atMost, frame);
      const from = Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => least + at);
      return { from, ...one, isOffered: (value) => 'number' in value && from.includes(value.number) };
    }
    case 'gem':
      return { from: [...gems], ...one, isOffered: (value) => 'gem' in value };
    case 'area':
      return {
        from: choice.of,
        ...one,
        isOffered: (value) => 'area' in value && choice.of.includes(value.area),
      };
    case 'mode':
      return {
        from: choice.of,
        ...one,
        isOffered: (value) => 'mode' in value && choice.of.includes(value.mode),
      };
    default:
      return { from: null, ...one, isOffered: (value) => 'title' in value };
  }
}

function isOneOf(given: readonly string[], from: readonly string[]): boolean {
  const [first] = given;
  return given.length === 1 && first !== undefined && from.includes(first);
}

/**
 * Cards that who chooses is let look at: those that are known, and those that nobody has named, of which he may name
 * what the text asks for. Of a must, as many as there surely are. Of what it is not known what they are, none is offered,
 * and none is needed to choose another.
 */
function cardsOffered(
  board: Board,
  player: string,
  choice: OfCards,
  frame: Frame,
  isWhole: boolean,
): Offered {
  const { from, sure, untold } = suiting(board, player, choice, frame);
  const { least, most } = boundsOf(board, choice.number, frame);
  const piles = unnamedAt(board, player, choice.in, frame);
  const unnamed = piles.reduce((sum, { unknown }) => sum + unknown, 0);
  const { hand } = board.player(player);
  const sureToo = Object.keys(choice.which).length === 0 && piles.includes(hand) ? hand.unknown : 0;
  const leastOf = (suited: number) => (isWhole ? least : Math.min(least, suited + sureToo));
  const [surely, bounds] = [
    leastOf(sure),
    { least: leastOf(sure + untold.size), most: Math.min(most, from.length + unnamed) },
  ];
  const [unknown] = untold.values();
  return {
    // Which others there are, only who holds the hand can tell.
    from: from.length < bounds.least ? null : from,
    ...bounds,
    unnamed,
    ...(unknown !== undefined && from.length + unnamed < bounds.least ? { unknown } : {}),
    isNone: most === 0 || from.length + unnamed + untold.size === 0,
    isOffered: (value) => {
      if (!('cards' in value)) return false;
      const { cards } = value;
      const isOfThem = (id: string) => from.includes(id) || untold.has(id);
      if (cards.length < surely || cards.length > most) return false;
      if (new Set(cards).size < cards.length || !cards.every(isOfThem)) return false;
      const needed = cards.map((id) => untold.get(id)).find((one) => one !== undefined);
      const why = needed ?? (cards.length < bounds.least ? unknown : undefined);
      if (why !== undefined) throw why;
      return true;
    },
  };
}

/** Piles with cards that nobody has named, which who chooses is let look into: they are named as they are chosen. */
function unnamedAt(board: Board, player: string, places: readonly Place[], frame: Frame): Pile[] {
  const piles = new Set(places.flatMap((place) => pilesAt(board, place, frame)));
  return [...piles].filter((pile) => pile.unknown > 0 && mayLookInto(board, player, pile));
}

/** Whether there is anything to choose, be it less than a must asks for. */
export function isAnyThere(board: Board, player: string, choice: Choice, frame: Frame): boolean {
  if (choice.choose !== 'cards' || offeredBy(board, player, choice, frame, false).most > 0) return true;
  const [unknown] = suiting(board, player, choice, frame).untold.values();
  if (unknown !== undefined && boundsOf(board, choice.number, frame).most > 0) throw unknown;
  return false;
}

/** Whether there is enough to choose from, as for a cost; cards that are being played are not there. */
export function isPossible(
  board: Board,
  choice: Choice,
  frame: Frame,
  played: readonly string[] = [],
): boolean {
  if (choice.choose !== 'cards' || choice.optional === true) return true;
  const { least } = boundsOf(board, choice.number, frame);
  const { from, untold } = suiting(board, frame.player, choice, frame);
  const isLeft = (id: string) => !played.includes(id);
  const unnamed = unnamedAt(board, frame.player, choice.in, frame);
  const left = from.filter(isLeft).length + unnamed.reduce((sum, { unknown }) => sum + unknown, 0);
  if (left >= least) return true;
  const untoldLeft = [...untold].filter(([id]) => isLeft(id));
  const [[, unknown] = []] = untoldLeft;
  if (unknown !== undefined && left + untoldLeft.length >= least) throw unknown;
  return false;
}

export function boundsOf(
  board: Board,
  range: Range | undefined,
  frame: Frame,
): { readonly least: number; readonly most: number } {
  if (range === undefined) return one;
  const reckoned = (amount: Range['exactly'], otherwise: number) =>
    amount === undefined ? otherwise : Math.max(0, board.meanings.reckon(board, amount, frame));
  const exactly = range.exactly === undefined ? undefined : reckoned(range.exactly, 0);
  return {
    least: exactly ?? reckoned(range.atLeast, 0),
    most: exactly ?? reckoned(range.atMost, Number.MAX_SAFE_INTEGER),
  };
}
