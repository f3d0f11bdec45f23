import type { Board } from '../board/board.ts';
import { textCalled } from '../board/called.ts';
import { doerOf } from '../board/creators.ts';
import { atMostInflicted, cannot, inflictsDamageThatStays, inflictsNothing } from '../board/figures.ts';
import { isUnaffected, sourceOf } from '../board/texts.ts';
import { setCounters } from '../doing/counters.ts';
import { heal, inflict } from '../doing/damage.ts';
import { emit } from '../doing/emit.ts';
import { isGone } from '../doing/following.ts';
import { setSignpost } from '../doing/signposts.ts';
import type { InPlay } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import { type EffectNamed, type Perform, type Performing, reached } from './performing.ts';

/** One source for each card that inflicts it (4.5.1); an effect's damage is never combat damage unless it says so. */
export const damage: Perform<'damage'> = (effect, performing) => {
  const { board, frame } = performing;
  const [source] =
    effect.source === undefined ? [frame.source] : board.meanings.card(board, effect.source, frame);
  const combat = effect.combat ?? false;
  const to = board.meanings
    .cards(board, effect.to, frame)
    .flatMap((id) => (isGone(frame, id) ? [] : (board.inPlay(id) ?? [])));
  const inflicting = source === undefined ? undefined : board.inPlay(source);
  const struck = to.filter(
    (card) => inflicting === undefined || !inflictsNothing(board, inflicting, [card], combat),
  );
  const most = (amount: number) =>
    inflicting === undefined ? amount : atMostInflicted(board, inflicting, amount, combat);
  const shares = effect.divided === true ? divided(performing, effect, struck, most) : undefined;
  inflict(
    board,
    struck.map(({ id }) => ({
      ...{
        to: id,
        amount: shares?.[id] ?? most(board.meanings.reckon(board, effect.amount, { ...frame, each: id })),
      },
      ...{ source, combat, by: frame.player, effect: frame.item, frame },
      unchangeable: effect.unchangeable,
    })),
  );
  return to.length > 0;
};

/** How much of it each of several takes, as the player divides it. */
function divided(
  { board, frame, ask }: Performing,
  { amount }: EffectNamed<'damage'>,
  among: readonly { readonly id: string }[],
  most: (amount: number) => number,
): Record<string, number> | undefined {
  const total = most(Math.max(0, board.meanings.reckon(board, amount, frame)));
  if (among.length < 2 || total === 0) return undefined;
  const from = among.map(({ id }) => id);
  const answer = ask({
    ...{
      player: doerOf(frame),
      as: 'division',
      about: `how the damage of ${textCalled(board, frame)} is divided`,
      kind: 'division',
      from,
    },
    ...{ least: 1, most: from.length, amount: total },
  });
  const given = 'division' in answer ? answer.division : {};
  return Object.fromEntries(from.map((id) => [id, given[id] ?? 0]));
}

export const healCards: Perform<'heal'> = (effect, performing) => {
  const { board, frame } = performing;
  const cards = reached(performing, effect.cards);
  const amount = effect.amount === 'all' ? 'all' : board.meanings.reckon(board, effect.amount, frame);
  const shares = amount === 'all' ? undefined : healed(performing, effect, cards, Math.max(0, amount));
  const removed = cards.map((card) =>
    heal(board, card, shares === undefined ? amount : (shares[card.id] ?? 0), frame.source),
  );
  return removed.some((number) => number > 0);
};

/** How much is removed from each card, where the player decides; undefined where it is the same amount. */
function healed(
  { board, frame, ask }: Performing,
  { divided, upTo }: EffectNamed<'heal'>,
  cards: readonly InPlay[],
  amount: number,
): Record<string, number> | undefined {
  if (divided !== true && upTo !== true) return undefined;
  const damaged = cards.filter(({ damage }) => damage > 0);
  const whose = `damage that ${textCalled(board, frame)} removes`;
  const asked = { player: doerOf(frame) };
  const share = (most: number, as: string): number => {
    if (upTo !== true || most === 0) return most;
    const answer = ask({ ...asked, as, about: `how much ${whose}`, kind: 'number', least: 0, most });
    return 'number' in answer ? answer.number : 0;
  };
  if (divided !== true)
    return Object.fromEntries(
      damaged.map(({ id, damage }) => [id, share(Math.min(amount, damage), `heal-${id}`)]),
    );
  const whole = damaged.reduce((sum, { damage }) => sum + damage, 0);
  const total = share(Math.min(amount, whole), 'heal');
  const [only] = damaged;
  if (only === undefined || total === 0) return {};
  if (damaged.length === 1) return { [only.id]: total };
  const from = damaged.map(({ id }) => id);
  const answer = ask({
    ...asked,
    as: 'division',
    about: `how the ${whose} is divided`,
    kind: 'division',
    from,
    least: 1,
    most: from.length,
    amount: total,
  });
  return 'division' in answer ? answer.division : {};
}

/** A signpost is set; it takes the place of any other for that source (4.5.2). */
export const redirect: Perform<'redirect'> = (effect, { board, frame }) => {
  const value = frame.values[effect.source];
  const [to] = board.meanings.card(board, effect.to, frame);
  const from = board.meanings
    .cards(board, effect.from, frame)
    .filter((id) => id !== to && mayAffect(board, id, frame));
  if (value === undefined || to === undefined || from.length === 0) return false;
  if (!mayAffect(board, to, frame)) return false;
  const recipient = board.inPlay(to);
  if (
    recipient !== undefined &&
    cannot(board, recipient, 'be-redirected-to', sourceOf(board, frame), frame.player)
  )
    return false;
  const source =
    'effect' in value
      ? { effect: value.effect }
      : 'cards' in value && value.cards[0] !== undefined
        ? { card: value.cards[0] }
        : undefined;
  if (source === undefined) return false;
  // What would have redirected the damage of a combat comes to nothing once the attack is over (4.5.2).
  if ('card' in source && board.state.attack === null) return false;
  const card = 'card' in source ? board.inPlay(source.card) : undefined;
  if (card !== undefined && inflictsDamageThatStays(board, card, true)) return false;
  if (card !== undefined && !mayAffect(board, card.id, frame)) return false;
  setSignpost(
    board,
    {
      ...{ source, from, to, by: frame.source ?? frame.player, player: frame.player },
      until: 'effect' in source ? 'effect-resolved' : 'end-of-attack',
      ...(effect.amount === undefined
        ? {}
        : { amount: Math.max(0, board.meanings.reckon(board, effect.amount, frame)) }),
    },
    frame,
  );
  return true;
};

/** Nothing is redirected from, to or away from a card that the effect does not affect (7.6). */
function mayAffect(board: Board, id: string, frame: Frame): boolean {
  const card = board.inPlay(id);
  return card === undefined || id === frame.source || !isUnaffected(board, card, frame);
}

export const removeCounters: Perform<'remove-counters'> = (effect, performing) => {
  const { board } = performing;
  const cards = reached(performing, effect.cards).filter((card) => Object.keys(card.counters).length > 0);
  for (const card of cards) {
    const names = Object.keys(card.counters);
    card.counters = {};
    for (const name of names) emit(board, { event: 'counters-changed', card: card.id, name, amount: 0 });
  }
  board.changed();
  return cards.length > 0;
};

export const counters: Perform<'counters'> = (effect, performing) => {
  const { board, frame } = performing;
  const number = Math.max(0, board.meanings.reckon(board, effect.number, frame));
  const cards = reached(performing, effect.on);
  for (const card of cards) {
    const now = (card.counters[effect.name] ?? 0) + (effect.remove === true ? -number : number);
    setCounters(card, effect.name, now);
    emit(board, { event: 'counters-changed', card: card.id, name: effect.name, amount: Math.max(0, now) });
  }
  board.changed();
  return cards.length > 0 && number > 0;
};
