import type { Cards } from '../../vocabulary/terms.ts';
import { cardOf } from '../board/attacks/attacks.ts';
import { isSubjectTo } from '../board/attacks/countered-illusions.ts';
import type { Board, Seen } from '../board/board.ts';
import { keptFrom } from '../board/forbidding/prevention.ts';
import { cannot } from '../board/forbidding/prohibitions.ts';
import { pilesAt } from '../board/references.ts';
import { causeOf } from '../board/sources.ts';
import { mayLookAt, mayLookInto } from '../board/texts/looking.ts';
import { cardsReached } from '../board/texts/reached.ts';
import { avoid } from '../doing/attacking.ts';
import { counterPlay } from '../doing/countering.ts';
import { emit } from '../doing/emit.ts';
import { leavePlay } from '../doing/moving.ts';
import type { Pile } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import { type Going, moveCards } from './moving-cards.ts';
import type { Perform } from './performing.ts';

/** The cards are put somewhere; what later effects ask for under the name are those. */
function going(verb: Going): Perform<Going> {
  return ({ cards, as }, { board, frame, remember }) => {
    const moved = moveCards(board, cards, verb, frame, { forced: true });
    if (as !== undefined) remember(as, { cards: moved });
    return moved.length > 0;
  };
}

const reveal: Perform<'reveal'> = ({ cards }, { board, frame }) => {
  const all = board.meanings.cards(board, cards, frame).flatMap((id) => board.find(id) ?? []);
  const shown = all.filter((card) => mayLookAt(board, board.opponentOf(card.owner).id, card));
  if (shown.length > 0)
    emit(board, { event: 'revealed', player: frame.player, cards: shown.map(({ id }) => id) });
  return shown.length > 0;
};

const counter: Perform<'counter'> = ({ cards }, { board, frame }) => {
  const texts = frame.source === undefined ? [] : board.find(frame.source)?.definition.abilities;
  const doing = { player: frame.player, ...causeOf(board, frame) };
  const countered = cardsReached(board, cards, frame).filter(
    (card) => isSubjectTo(board, card, texts) && !cannot(board, card, 'be-countered', doing),
  );
  for (const { id } of countered) counterPlay(board, id, frame);
  return countered.length > 0;
};

const drop: Perform<'drop'> = ({ cards }, { board, frame }) => {
  const dropped = cardsReached(board, cards, frame).flatMap((card) =>
    card.inPlay !== undefined && mayBeDropped(board, card, card.inPlay.controller, frame) ? card.inPlay : [],
  );
  for (const card of dropped) {
    emit(board, {
      event: 'dropped',
      player: card.controller,
      card: card.id,
      of: card.card,
      by: frame.player,
    });
    leavePlay(board, card, 'dropped', frame.player);
  }
  return dropped.length > 0;
};

/** To drop is to discard from play. */
function mayBeDropped(board: Board, card: Seen, player: string, frame: Frame): boolean {
  const cause = causeOf(board, frame);
  const doing = { player: frame.player, ...cause };
  return (
    !keptFrom(board, player, 'drop', { card, of: player, ...cause }) &&
    !cannot(board, card, 'be-discarded', doing) &&
    !cannot(board, card, 'be-removed-from-play', doing)
  );
}

const avoidAttacks: Perform<'avoid'> = ({ cards }, { board, frame }) => {
  const attacks = cardsReached(board, cards, frame).flatMap(({ id }) => board.attack(id) ?? []);
  const doing = { player: frame.player, ...causeOf(board, frame) };
  const pending = attacks.filter(
    (attack) => attack.result === 'pending' && !cannot(board, cardOf(board, attack), 'be-avoided', doing),
  );
  for (const attack of pending) avoid(board, attack, frame);
  return pending.length > 0;
};

export const lookAt: Perform<'look-at'> = ({ cards, by }, { board, frame }) => {
  const all = board.meanings.cards(board, cards, frame).flatMap((id) => board.find(id) ?? []);
  // The top of an Endurance is looked at without searching for anything.
  const isTop = typeof cards !== 'string' && 'top' in cards;
  let looked = false;
  const unnamed = unnamedAmong(board, cards, frame);
  for (const player of board.meanings.players(board, by, frame)) {
    const seen = isTop ? all : all.filter((card) => mayLookAt(board, player, card));
    const looks = seen.length > 0 || unnamed.some((pile) => mayLookInto(board, player, pile));
    if (!looks && all.length + unnamed.length > 0) continue;
    looked = true;
    emit(board, { event: 'looked-at', player, cards: seen.map(({ id }) => id) });
  }
  return looked;
};

/** Piles in which there are cards that nobody has named. */
function unnamedAmong(board: Board, cards: Cards, frame: Frame): Pile[] {
  if (typeof cards === 'string' || !('each' in cards)) return [];
  return pilesAt(board, cards.in, frame).filter(({ unknown }) => unknown > 0);
}

export const toCards = {
  discard: going('discard'),
  'remove-from-play': going('remove-from-play'),
  'remove-from-game': going('remove-from-game'),
  retrieve: going('retrieve'),
  'put-into-hand': going('put-into-hand'),
  'put-on-endurance': going('put-on-endurance'),
  'put-under-endurance': going('put-under-endurance'),
  'shuffle-into-endurance': going('shuffle-into-endurance'),
  reveal,
  counter,
  drop,
  avoid: avoidAttacks,
} as const;
