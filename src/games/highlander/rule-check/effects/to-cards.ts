import { cardOf } from '../board/attacks.ts';
import { isSubjectTo } from '../board/countered-illusions.ts';
import { cannot } from '../board/prohibitions.ts';
import { cardsReached } from '../board/reached.ts';
import { causeOf } from '../board/sources.ts';
import { avoid } from '../doing/attacking.ts';
import { counterPlay } from '../doing/countering.ts';
import { emit } from '../doing/emit.ts';
import { leavePlay } from '../doing/moving.ts';
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
  const shown = board.meanings.cards(board, cards, frame);
  if (shown.length > 0) emit(board, { event: 'revealed', player: frame.player, cards: [...shown] });
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
  const dropped = cardsReached(board, cards, frame).flatMap(({ inPlay }) => inPlay ?? []);
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
  const shown = [...board.meanings.cards(board, cards, frame)];
  for (const player of board.meanings.players(board, by, frame))
    emit(board, { event: 'looked-at', player, cards: shown });
  return true;
};

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
