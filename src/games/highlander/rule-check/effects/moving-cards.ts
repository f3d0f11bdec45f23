import type { Cards } from '../../vocabulary/terms.ts';
import { type PlayedFrom, playedFrom } from '../../vocabulary/words.ts';
import { type Board, findIn, pilesOf, type Seen, sizeOf } from '../board/board.ts';
import { whereItLies } from '../board/cards/where-it-lies.ts';
import { isTakenForOther } from '../board/either.ts';
import { cardsReached } from '../board/texts/reached.ts';
import { emit } from '../doing/emit.ts';
import { discardFromEndurance, exhaustIfEmptied, takeFromEndurance } from '../doing/endurance.ts';
import { leavePlay, takeAway, takeOut } from '../doing/moving.ts';
import { comesAbout } from '../doing/replacing.ts';
import { soughtBy } from '../doing/searching.ts';
import type { Pile, Player } from '../state/state.ts';
import type { CardElsewhere, Frame, GameEvent } from '../state/values.ts';
import { mayBeMoved, mayMoveFrom } from './may-be-moved.ts';

/** Where cards are put. */
export type Going =
  | 'discard'
  | 'remove-from-play'
  | 'remove-from-game'
  | 'retrieve'
  | 'put-into-hand'
  | 'put-on-endurance'
  | 'put-under-endurance'
  | 'shuffle-into-endurance';

interface How {
  /** Whoever's cards they are had to: it was neither a cost nor a choice of his own. */
  readonly forced: boolean;
}

/** Moves cards from wherever they are to their owner's piles. Returns those that were moved, as far as they are known. */
export function moveCards(board: Board, cards: Cards, going: Going, frame: Frame, how: How): string[] {
  if (typeof cards !== 'string' && 'top' in cards) return moveFromTop(board, cards, going, frame, how);
  const reached = how.forced
    ? cardsReached(board, cards, frame).filter(
        (card) =>
          mayBeMoved(board, card, pileOf(board, card), going, frame) &&
          !isTakenForOther(board, cards, card, frame),
      )
    : board.meanings.cards(board, cards, frame).flatMap((id) => board.find(id) ?? []);
  const moving = soughtBy(board, cards, reached, frame);
  return togetherBy(board, moving).flatMap((some) => moveTogether(board, some, going, frame, how));
}

/** From where it would be moved, as preventions call it. */
function pileOf(board: Board, { id, owner, inPlay }: Seen): PlayedFrom | undefined {
  if (inPlay !== undefined) return undefined;
  const from = pileNameOf(board.player(owner), id);
  return playedFrom.find((one) => one === from);
}

type Top = Extract<Cards, { top: unknown }>;

/** Of the cards on top of an Endurance nobody may know which they are. */
function moveFromTop(board: Board, { top, of }: Top, going: Going, frame: Frame, how: How): string[] {
  const id = board.meanings.player(board, of, frame);
  const amount = id === undefined ? 0 : Math.max(0, board.meanings.reckon(board, top, frame));
  if (id === undefined || amount === 0) return [];
  if (how.forced && board.meanings.isUnaffected(board, id, frame)) return [];
  const player = board.player(id);
  const deed = { from: 'endurance' as const, of: id };
  if (how.forced && !mayMoveFrom(board, deed, going, frame)) return [];
  const event = told(going, player.id, frame, how, { amount, from: 'endurance' });
  if (going === 'discard' && event !== undefined) return discardFromTop(board, player, amount, event);
  const moved: string[] = [];
  const move = () => {
    const taken = takeFromEndurance(board, player, amount);
    const pile = pileFor(player, going);
    pile.cards.unshift(...taken.cards);
    pile.unknown += taken.unknown;
    moved.push(...taken.cards.map((card) => card.id));
    return sizeOf(taken);
  };
  if (event === undefined) move();
  else
    comesAbout(board, event, () => {
      const number = move();
      if (number > 0) emit(board, { ...event, amount: number });
    });
  return moved;
}

/** They lie in the discard pile before anybody Exhausts. What is shuffled then is known no more. */
function discardFromTop(board: Board, player: Player, amount: number, event: GameEvent): string[] {
  const moved: string[] = [];
  comesAbout(board, event, () => {
    discardFromEndurance(board, player, amount, ({ cards, unknown }) => {
      emit(board, { ...event, amount: cards.length + unknown });
      moved.push(...cards.map(({ id }) => id));
    });
  });
  return moved.filter((id) => findIn(player.discard, id) !== undefined);
}

/** Cards of one owner from one place. */
interface Together {
  readonly owner: string;
  readonly from: string;
  readonly cards: Seen[];
}

/** What happens to several cards at once is one event: for each owner and each place they come from. */
function togetherBy(board: Board, cards: readonly Seen[]): Together[] {
  const all: Together[] = [];
  for (const card of cards) {
    const { owner, inPlay } = card;
    const from = inPlay === undefined ? pileNameOf(board.player(owner), card.id) : 'play';
    const same = all.find((one) => one.owner === owner && one.from === from);
    if (same === undefined) all.push({ owner, from, cards: [card] });
    else same.cards.push(card);
  }
  return all;
}

function moveTogether(
  board: Board,
  { owner, from, cards }: Together,
  going: Going,
  frame: Frame,
  how: How,
): string[] {
  const [first] = cards;
  const ids = cards.map(({ id }) => id);
  const which =
    first !== undefined && cards.length === 1 ? { card: first.id, of: cardOf(board, first) } : { cards: ids };
  const event = told(going, owner, frame, how, { ...which, amount: cards.length, from });
  const done = happens(board, event, () => {
    for (const card of cards) moveCard(board, card, going, frame);
  });
  if (done && from === 'endurance') exhaustIfEmptied(board, board.player(owner));
  return done ? ids : [];
}

function cardOf(board: Board, { id, owner, inPlay }: Seen): CardElsewhere['card'] {
  return (inPlay ?? found(board, board.player(owner), id)).card;
}

function moveCard(board: Board, seen: Seen, going: Going, frame: Frame): void {
  const { id, inPlay, owner } = seen;
  const player = board.player(owner);
  const card = cardOf(board, seen);
  if (inPlay !== undefined) leavePlay(board, inPlay, 'removed', frame.player);
  takeFromPiles(board, player, { id, card });
  put(player, going, { id, card });
}

/** It comes about and is told, unless something else does; what has no name in the game is done and not told. */
function happens(board: Board, event: GameEvent | undefined, happen: () => void): boolean {
  if (event === undefined) {
    happen();
    return true;
  }
  return comesAbout(board, event, () => {
    happen();
    emit(board, event);
  });
}

/** A card, and whose it is. */
interface Owned extends CardElsewhere {
  readonly owner: string;
}

/** A card out of play is taken from where it lies, to be put into play; undefined if it is at work there already. */
export function takeFromWhereItIs(board: Board, id: string): Owned | undefined {
  const searched = board.state.players.find(({ endurance }) => findIn(endurance, id) !== undefined);
  const taken = outOfItsPlace(board, id);
  if (searched !== undefined) exhaustIfEmptied(board, searched);
  return taken;
}

function outOfItsPlace(board: Board, id: string): Owned | undefined {
  const lying = whereItLies(board, id);
  if (lying !== undefined) {
    takeAway(board, lying);
    return { ...lying.card, owner: lying.owner };
  }
  const seen = board.find(id);
  if (seen === undefined || seen.inPlay !== undefined) return undefined;
  const player = board.player(seen.owner);
  const { card } = found(board, player, id);
  takeFromPiles(board, player, { id, card });
  return { id, card, owner: player.id };
}

function found(board: Board, player: Player, id: string): CardElsewhere {
  const card =
    pilesOf(player)
      .map((pile) => findIn(pile, id))
      .find((one) => one !== undefined) ?? board.state.exertion?.cards.find((one) => one.id === id);
  if (card === undefined) throw new Error(`No card ${id}: it was found before it was moved.`);
  return card;
}

function pileNameOf(player: Player, id: string): string {
  const hands = [player.hand, player.inactive?.hand];
  if (hands.some((hand) => hand !== undefined && findIn(hand, id) !== undefined)) return 'hand';
  if (findIn(player.endurance, id) !== undefined) return 'endurance';
  return findIn(player.discard, id) === undefined ? 'exertion' : 'discard-pile';
}

function takeFromPiles(board: Board, player: Player, card: CardElsewhere): void {
  for (const pile of pilesOf(player)) {
    if (findIn(pile, card.id) !== undefined) takeOut(pile, card);
  }
  const { exertion } = board.state;
  if (exertion !== null) exertion.cards = exertion.cards.filter(({ id }) => id !== card.id);
}

function pileFor(player: Player, going: Going): Pile {
  switch (going) {
    case 'remove-from-game':
      return player.removed;
    case 'retrieve':
    case 'put-into-hand':
      return player.hand;
    case 'discard':
    case 'remove-from-play':
      return player.discard;
    default:
      return player.endurance;
  }
}

function put(player: Player, going: Going, card: CardElsewhere): void {
  const pile = pileFor(player, going);
  if (going === 'put-under-endurance') pile.bottom = [...(pile.bottom ?? []), card];
  else if (going === 'shuffle-into-endurance') shuffleIn(pile);
  else if (pile === player.hand) pile.cards.push(card);
  else pile.cards.unshift(card);
}

/** What is shuffled is known to nobody. */
function shuffleIn(endurance: Pile): void {
  endurance.unknown += endurance.cards.length + (endurance.bottom?.length ?? 0) + 1;
  endurance.cards = [];
  delete endurance.bottom;
}

const events: Readonly<Partial<Record<Going, GameEvent['event']>>> = {
  discard: 'discarded',
  'remove-from-play': 'removed-from-play',
  'remove-from-game': 'removed-from-game',
  retrieve: 'retrieved',
  'shuffle-into-endurance': 'shuffled',
  'put-under-endurance': 'put-under-endurance',
};

function told(
  going: Going,
  player: string,
  frame: Frame,
  { forced }: How,
  more: Partial<GameEvent>,
): GameEvent | undefined {
  const event = events[going];
  if (event === undefined) return undefined;
  const source = frame.source === undefined ? {} : { source: frame.source };
  return { event, player, by: frame.player, ...source, ...(forced ? { forced: true } : {}), ...more };
}
