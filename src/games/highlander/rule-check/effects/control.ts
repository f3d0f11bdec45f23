import type { End } from '../../vocabulary/ends.ts';
import type { Cards } from '../../vocabulary/terms.ts';
import type { Board, Seen } from '../board/board.ts';
import { is } from '../board/cards/likeness.ts';
import { keptFrom } from '../board/forbidding/prevention.ts';
import { cannot } from '../board/forbidding/prohibitions.ts';
import { causeOf } from '../board/sources.ts';
import { awaitsCounter } from '../doing/countering.ts';
import { emit } from '../doing/emit.ts';
import { replaceLocation } from '../doing/locations.ts';
import { enterPlay } from '../doing/moving.ts';
import { completePlot } from '../doing/plots.ts';
import { soughtBy } from '../doing/searching.ts';
import type { InPlay } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import { mayBeHeld, mayBePutIntoPlay } from './may-come-in.ts';
import { takeFromWhereItIs } from './moving-cards.ts';
import type { EffectNamed, Perform, Performing } from './performing.ts';
import { doWhatItDoesAsPlayed } from './played.ts';

/** What is put into play enters it without being played; a Plot is treated as if it were (Plots). */
export const putIntoPlay: Perform<'put-into-play'> = ({ cards, by }, { board, frame, perform }) => {
  const controller = board.meanings.player(board, by, frame);
  if (controller === undefined) return false;
  const ids = idsSought(board, cards, frame);
  for (const id of ids) {
    const seen = board.find(id);
    if (seen === undefined || !mayBePutIntoPlay(board, seen, controller)) continue;
    const taken = takeFromWhereItIs(board, id);
    if (taken === undefined) continue;
    const card = enterPlay(board, { ...taken, controller });
    const told = { player: controller, card: id, of: taken.card };
    emit(board, { event: 'entered-play', ...told });
    if (board.switches.plotsPutIntoPlay === 'played' && is(board, board.seen(card), 'plot')) {
      emit(board, { event: 'played', ...told, from: 'hand' });
      if (awaitsCounter(board, card)) continue;
    }
    doWhatItDoesAsPlayed(board, card, perform);
    replaceLocation(board, card);
    completePlot(board, card);
  }
  return ids.length > 0;
};

function idsSought(board: Board, cards: Cards, frame: Frame): readonly string[] {
  const reached = board.meanings.cards(board, cards, frame).flatMap((id) => board.find(id) ?? []);
  return soughtBy(board, cards, reached, frame).map(({ id }) => id);
}

/** Placed under a card it is captured and has no effect on play; placed on it, it has (Captured Cards). */
export const capture = (
  { do: verb, cards, card }: EffectNamed<'capture'> | EffectNamed<'put-on'>,
  { board, frame }: Performing,
): boolean => {
  const [holder] = board.meanings.card(board, card, frame);
  if (holder === undefined) return false;
  const ids = idsSought(board, cards, frame);
  for (const id of ids) {
    const inPlay = board.inPlay(id) ?? broughtIn(board, id, frame);
    if (inPlay === undefined || id === holder) continue;
    if (verb === 'put-on') inPlay.with = holder;
    else putUnder(board, inPlay, holder);
  }
  return ids.length > 0;
};

/** It has no effect on play any more: an attack hits nobody. */
function putUnder(board: Board, card: InPlay, holder: string): void {
  card.under = holder;
  board.state.attacks = board.state.attacks.filter(({ id }) => id !== card.id);
  emit(board, { event: 'captured', player: card.owner, card: card.id, source: holder });
}

function broughtIn(board: Board, id: string, { player }: Frame): InPlay | undefined {
  const taken = takeFromWhereItIs(board, id);
  return taken === undefined ? undefined : enterPlay(board, { ...taken, controller: player });
}

/** With a card go those that were played on it and lie under it (Controlling). */
export const takeControl: Perform<'take-control'> = ({ cards, by, until }, { board, frame }) => {
  const player = board.meanings.player(board, by, frame);
  if (player === undefined) return false;
  const taken = board.meanings
    .cards(board, cards, frame)
    .flatMap((id) => held(board, board.find(id), player) ?? [])
    .filter((card) => mayBeTakenBy(board, card, player, frame));
  if (taken.length === 0) return false;
  for (const card of taken) giveControl(board, card, player, until, frame);
  return true;
};

/** The card, if the player may have control of it, as of one that he has. */
function held(board: Board, card: Seen | undefined, player: string): InPlay | undefined {
  if (card === undefined) return undefined;
  return card.inPlay?.controller === player || mayBeHeld(board, card, player) ? card.inPlay : undefined;
}

export const tradeControl: Perform<'trade-control'> = ({ cards: [one, other], until }, { board, frame }) => {
  const [left] = board.meanings.card(board, one, frame).flatMap((id) => board.inPlay(id) ?? []);
  const [right] = board.meanings.card(board, other, frame).flatMap((id) => board.inPlay(id) ?? []);
  if (left === undefined || right === undefined) return false;
  const { controller } = left;
  const able =
    mayBeTakenBy(board, left, right.controller, frame) &&
    mayBeTakenBy(board, right, controller, frame) &&
    mayBeHeldFor(board, left, right) &&
    mayBeHeldFor(board, right, left);
  if (!able) return false;
  giveControl(board, left, right.controller, until, frame);
  giveControl(board, right, controller, until, frame);
  return true;
};

/** Whether who gives one card in a trade may have the other beside those that are left. */
function mayBeHeldFor(board: Board, taken: InPlay, given: InPlay): boolean {
  const { controller } = given;
  given.controller = taken.controller;
  board.changed();
  const may = mayBeHeld(board, board.seen(taken), controller);
  given.controller = controller;
  board.changed();
  return may;
}

/** Not what cannot be controlled, or whose player is kept from taking control. */
function mayBeTakenBy(board: Board, inPlay: InPlay, player: string, frame: Frame): boolean {
  const card = board.seen(inPlay);
  const cause = causeOf(board, frame);
  return (
    !keptFrom(board, player, 'take-control', { card, of: inPlay.controller, ...cause }) &&
    !cannot(board, card, 'be-controlled', { player, ...cause })
  );
}

function giveControl(board: Board, card: InPlay, to: string, until: End, frame: Frame): void {
  const { state } = board;
  const along = state.inPlay.filter(({ with: on, under }) => on === card.id || under === card.id);
  const before = card.controller;
  for (const one of [card, ...along]) one.controller = to;
  if (until !== 'while-in-play' && until !== 'end-of-game')
    state.lasting.push({
      ...{ id: board.newId('l'), kind: 'control', until, frame, since: state.turn.number },
      ...{ cards: [card, ...along].map(({ id }) => id), to: before },
    });
  emit(board, { event: 'control-changed', player: to, card: card.id, by: frame.player });
}
