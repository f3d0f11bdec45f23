import type { Board, Seen } from '../board/board.ts';
import { isByChance } from '../board/chance.ts';
import { locationOf } from '../board/locations.ts';
import { emit } from '../doing/emit.ts';
import { enterPlay } from '../doing/entering.ts';
import { isGone } from '../doing/following.ts';
import { spendPower } from '../doing/power.ts';
import { take } from '../doing/zones.ts';
import { choose } from '../flow/choosing.ts';
import { costOf } from '../flow/cost.ts';
import { canPay, pay } from '../flow/payments.ts';
import { doOnEntering } from '../flow/playing.ts';
import { subjectsFor } from '../flow/subjects.ts';
import type { Bindings, Frame } from '../state/values.ts';
import { mayEnter, type PaidCards, positionFor } from './cards.ts';
import type { EffectNamed, Perform, Performing } from './performing.ts';
import { subjectFor } from './play.ts';

interface Returning {
  readonly id: string;
  readonly eyes: Frame;
  readonly values: Bindings;
  readonly place: ReturnType<typeof positionFor>;
  readonly on: string | undefined;
}

/**
 * "Return to play": at no cost and ignoring resource conditions, and not playing (4.3). It resolves at once (5.2). The
 * card remembers nothing: what it asks for as it enters play is chosen and done again (4.4).
 */
export const returnToPlay: Perform<'return-to-play'> = (effect, performing) => {
  const { board, frame } = performing;
  const by = board.meanings.player(board, effect.by, frame);
  if (by === undefined) return false;
  const byChance = isByChance(board, effect.cards, frame);
  const ids = board.meanings
    .cards(board, effect.cards, frame)
    .filter((id) => board.inPlay(id) === undefined && (!isGone(frame, id) || hasFallen(board, id)))
    .filter((id) => mayReturn(board, id, by, byChance));
  const now = together(board, ids);
  const returning = now.flatMap((id) => prepared(performing, effect, id, by) ?? []);
  for (const one of returning) enter(performing, effect, one, by);
  const others = ids.filter((id) => !now.includes(id));
  if (others.length > 0) {
    performing.remember('returning', { cards: others });
    performing.next([{ ...effect, cards: { chosen: 'returning' } }]);
  }
  return returning.length > 0;
};

/** Whether a card may return to play under a player's control: a second own copy of a Unique card does not (10.1.1). */
export function mayReturn(
  board: Board,
  id: string,
  player: string,
  byChance: boolean,
  paid?: PaidCards,
): boolean {
  return mayEnter(board, id, player, byChance, paid) && canAfford(board, id, player);
}

/** It was smoked in the scene at hand: that is where a text that returns it to play looks for it. */
function hasFallen({ state }: Board, id: string): boolean {
  return (
    state.left.some((one) => one.id === id) &&
    state.players.some(({ smoked }) => smoked.cards.some((card) => card.id === id))
  );
}

/** A card whose cost is fixed is paid for also when it returns. */
function fixedCost(board: Board, id: string, player: string): number {
  const card = board.find(id);
  const fixed = card?.definition.abilities.some(({ ability }) => ability === 'fixed-cost') ?? false;
  return card === undefined || !fixed ? 0 : costOf(board, card, player, {}).cost;
}

function canAfford(board: Board, id: string, player: string): boolean {
  return fixedCost(board, id, player) <= board.player(player).power;
}

/** Of those that ask for something as they enter, one after another: each asks under the same names. */
function together(board: Board, ids: readonly string[]): readonly string[] {
  const asking = ids.filter((id) => {
    const card = board.find(id);
    return card !== undefined && onEntering(card).some(({ choose: choices = [] }) => choices.length > 0);
  });
  const [first, second] = asking;
  return first !== undefined && second !== undefined ? [first] : ids;
}

function onEntering({ definition }: Seen) {
  return definition.abilities.filter((ability) => ability.ability === 'entering');
}

/** Everything that must be said before it enters; undefined if it cannot. */
function prepared(
  performing: Performing,
  effect: EffectNamed<'return-to-play'>,
  id: string,
  player: string,
): Returning | undefined {
  const { board } = performing;
  const card = board.find(id);
  if (card === undefined) return undefined;
  const theirs: Frame = { player, source: id, card: card.definition, values: {} };
  const texts = onEntering(card);
  const values = choose(
    board,
    texts.flatMap(({ choose: choices = [] }) => choices),
    theirs,
    performing.answers,
  );
  if (values === undefined) return undefined;
  const eyes = { ...theirs, values };
  const payments = texts.flatMap(({ pay: payment = [] }) => payment);
  if (!canPay(board, payments, eyes)) return undefined;
  const on = card.definition.type === 'State' ? subjectOf(performing, effect, card, player) : undefined;
  if (card.definition.type === 'State' && on === undefined) return undefined;
  const place = placeOf(performing, effect, player) ?? positionFor(performing, id, player);
  return { id, eyes, values, place, on };
}

/** What a State returns on: the card that the text names, if that is a legal subject, or one that the player chooses. */
function subjectOf(
  performing: Performing,
  { on }: EffectNamed<'return-to-play'>,
  card: Seen,
  player: string,
): string | undefined {
  const { board, frame } = performing;
  if (on === undefined) return subjectFor(performing, card, player);
  const from = subjectsFor(board, card, player, 'put');
  return board.meanings.card(board, on, frame).find((id) => from.includes(id));
}

/** At the location of another card, if the text says so and it is the player's. */
function placeOf(
  { board, frame }: Performing,
  { at }: EffectNamed<'return-to-play'>,
  player: string,
): ReturnType<typeof positionFor> | undefined {
  if (at === undefined) return undefined;
  const [id] = board.meanings.card(board, at, frame);
  const card = id === undefined ? undefined : board.inPlay(id);
  const here = card === undefined ? undefined : locationOf(board, card);
  return here?.player === player ? { column: here.column } : undefined;
}

function enter(
  { board }: Performing,
  effect: EffectNamed<'return-to-play'>,
  { id, eyes, values, place, on }: Returning,
  by: string,
): void {
  spendPower(board, by, fixedCost(board, id, by));
  const taken = take(board, id);
  if (taken === undefined) return;
  const definition = board.definition(taken.card);
  const texts = definition.abilities.filter((ability) => ability.ability === 'entering');
  enterPlay(board, {
    ...{ card: taken.card, owner: taken.owner, controller: by, ...place, on, chosen: values },
    ...{ turned: effect.turned ?? false, faceDown: definition.type === 'Feng Shui Site' },
  });
  pay(
    board,
    texts.flatMap(({ pay: payment = [] }) => payment),
    eyes,
  );
  emit(board, { event: 'returned-to-play', card: id, player: by });
  const seen = { ...eyes, card: taken.card.card };
  for (const { do: effects = [] } of texts) doOnEntering(board, effects, seen);
}
