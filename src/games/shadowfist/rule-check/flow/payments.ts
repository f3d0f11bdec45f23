import type { Payment } from '../../vocabulary/payments.ts';
import type { Prohibition } from '../../vocabulary/words.ts';
import { paymentRoles } from '../../words/payments/payments.ts';
import { type Board, sizeOf } from '../board/board.ts';
import { cannot } from '../board/figures.ts';
import { mayDiscard } from '../board/standing.ts';
import { sourceOf } from '../board/texts.ts';
import { setCounters } from '../doing/counters.ts';
import { heal, inflict, removableDamage } from '../doing/damage.ts';
import { putAtBottom, shuffleUnknown } from '../doing/decks.ts';
import { emit } from '../doing/emit.ts';
import { leavePlay } from '../doing/leaving.ts';
import { givePower, spendPower } from '../doing/power.ts';
import { reveal, turn } from '../doing/turning.ts';
import { put, take } from '../doing/zones.ts';
import type { InPlay } from '../state/state.ts';
import type { Frame } from '../state/values.ts';

/** A turned card cannot turn (4.2), nor one that has not resolved for an ability of its own (4.3). */
export function notReadyToTurn(
  board: Board,
  payment: Payment,
  frame: Frame,
): 'is turned already' | 'has not resolved yet' | undefined {
  if (payment.pay !== 'turn' && payment.pay !== 'turn-and-maintain') return undefined;
  const [id] = board.meanings.card(board, payment.card, frame);
  const card = id === undefined ? undefined : board.inPlay(id);
  if (card?.turned === true) return 'is turned already';
  return card?.unresolved === true ? 'has not resolved yet' : undefined;
}

/** Only cards one controls are sacrificed (10.2); whom a card's own text lets use it may also sacrifice it (9.2, Explosives). */
export function sacrificesAnothers(board: Board, payment: Payment, frame: Frame): boolean {
  if (payment.pay !== 'sacrifice') return false;
  return board.meanings.cards(board, payment.cards, frame).some((id) => {
    const card = board.inPlay(id);
    return card !== undefined && card.controller !== frame.player && id !== frame.source;
  });
}

/** Why something that must be done on generation cannot be; undefined if it can. */
export function unpayable(board: Board, payment: Payment, frame: Frame): string | undefined {
  const { meanings } = board;
  switch (payment.pay) {
    case 'turn':
    case 'turn-and-maintain': {
      const [id] = meanings.card(board, payment.card, frame);
      const card = id === undefined ? undefined : board.inPlay(id);
      if (card === undefined) return 'The card that would turn is not in play.';
      const waits = notReadyToTurn(board, payment, frame);
      if (waits !== undefined) return `${board.definition(card).title} ${waits}.`;
      const kept =
        cannot(board, card, 'turn') ||
        cannot(board, card, 'turn-for-effects') ||
        cannot(board, card, 'be-turned', undefined, frame.player);
      return kept ? 'The card cannot be turned.' : undefined;
    }
    case 'reveal': {
      const [id] = meanings.card(board, payment.card, frame);
      const card = id === undefined ? undefined : board.inPlay(id);
      return card?.faceDown === true ? undefined : 'The card is not face down in play.';
    }
    case 'power': {
      const amount = meanings.reckon(board, payment.amount, frame);
      const { power } = board.player(frame.player);
      return power < amount ? `${amount} Power is needed, and there is ${power}.` : undefined;
    }
    case 'give-power': {
      const amount = meanings.reckon(board, payment.amount, frame);
      const { power } = board.player(frame.player);
      if (power < amount) return `${amount} Power is needed, and there is ${power}.`;
      const to = meanings.player(board, payment.to, frame);
      return to === undefined || to === frame.player
        ? 'There is no other player to give Power to.'
        : undefined;
    }
    case 'discard': {
      const cards = meanings.cards(board, payment.cards, frame);
      const { hand } = board.player(frame.player);
      const missing = cards.filter((id) => !hand.cards.some((card) => card.id === id));
      if (cards.length > 0 && !mayDiscard(board, frame.player))
        return 'An effect says that nothing can be discarded.';
      const none = cards.length === 0 && !mayBeNone(payment, frame);
      return none || missing.length > 0 ? 'What is discarded must be in hand.' : undefined;
    }
    case 'sacrifice':
    case 'smoke':
    case 'toast':
    case 'return-to-hand':
    case 'turn-cards': {
      const cards = meanings.cards(board, payment.cards, frame).map((id) => board.inPlay(id));
      if (cards.length === 0)
        return mayBeNone(payment, frame) ? undefined : 'There is no card to do it with.';
      const { pay: kind } = payment;
      if (sacrificesAnothers(board, payment, frame)) return 'Only cards one controls can be sacrificed.';
      for (const card of cards) {
        if (card === undefined) return kind === 'toast' ? undefined : 'The card is not in play.';
        if (kind === 'turn-cards' && card.turned) return 'The card is turned already.';
        if (isKept(board, card, kind, frame)) return `An effect says that this cannot be done to it.`;
      }
      return undefined;
    }
    case 'put-in-deck': {
      const cards = meanings.cards(board, payment.cards, frame);
      if (cards.length === 0)
        return mayBeNone(payment, frame) ? undefined : 'There is no card to do it with.';
      const inPlay = cards.flatMap((id) => board.inPlay(id) ?? []);
      const kept = inPlay.some((card) => isKept(board, card, 'put-in-deck', frame));
      return kept ? 'An effect says that this cannot be done to it.' : undefined;
    }
    case 'damage':
      return meanings.cards(board, payment.on, frame).every((id) => board.inPlay(id) !== undefined)
        ? undefined
        : 'The card that would be damaged is not in play.';
    case 'toast-from-deck': {
      const amount = meanings.reckon(board, payment.amount, frame);
      const there = sizeOf(board.player(frame.player).deck);
      return there < amount ? `${amount} cards are needed in the deck, and there are ${there}.` : undefined;
    }
    case 'heal': {
      const [id] = meanings.card(board, payment.card, frame);
      const card = id === undefined ? undefined : board.inPlay(id);
      const amount = meanings.reckon(board, payment.amount, frame);
      const there = card === undefined ? 0 : removableDamage(board, card, frame.source);
      return there < amount ? `${amount} damage is needed, and ${there} can be removed.` : undefined;
    }
    case 'counters': {
      const [id] = meanings.card(board, payment.from, frame);
      const card = id === undefined ? undefined : board.inPlay(id);
      const number = meanings.reckon(board, payment.number, frame);
      const there = card?.counters[payment.name] ?? 0;
      return there < number ? `${number} counters are needed, and there are ${there}.` : undefined;
    }
    case 'discard-hand':
      return mayDiscard(board, frame.player) ? undefined : 'An effect says that nothing can be discarded.';
    case 'put-counters':
      return meanings.card(board, payment.on, frame).some((id) => board.inPlay(id) !== undefined)
        ? undefined
        : 'The card that would have the counters is not in play.';
  }
}

/** The cards are chosen, so that the choice says how many there are (5.2: "any number of"), and comes first. */
function mayBeNone({ cards }: Extract<Payment, { cards: unknown }>, { values }: Frame): boolean {
  if (typeof cards === 'string' || !('chosen' in cards)) return false;
  const value = values[cards.chosen];
  return value !== undefined && 'cards' in value && value.cards.length === 0;
}

type WithCards = Extract<Payment, { cards: unknown }>['pay'];

/** What a card cannot have done to it (7.7). */
const prohibitions: { readonly [Kind in WithCards]: readonly Prohibition[] } = {
  sacrifice: ['be-sacrificed', 'leave-play'],
  smoke: ['be-smoked', 'leave-play'],
  toast: ['be-toasted', 'leave-play'],
  'return-to-hand': ['leave-play'],
  'turn-cards': ['be-turned', 'turn', 'turn-for-effects'],
  'put-in-deck': ['leave-play'],
  discard: [],
};

function isKept(board: Board, card: InPlay, kind: WithCards, frame: Frame): boolean {
  const cause = sourceOf(board, frame);
  return prohibitions[kind].some((prohibition) => cannot(board, card, prohibition, cause, frame.player));
}

/** Why each can be paid for itself, but not all at once (5.2); `beside` is Power that is spent at the same time. */
export function unpayableTogether(
  board: Board,
  payments: readonly Payment[],
  frame: Frame,
  beside = 0,
): string | undefined {
  const needed = payments
    .map((payment) => (isOfPower(payment) ? board.meanings.reckon(board, payment.amount, frame) : 0))
    .reduce((sum, amount) => sum + amount, beside);
  const { power } = board.player(frame.player);
  if (needed > Math.max(power, beside)) return `${needed} Power is needed in all, and there is ${power}.`;
  const used = (uses: (payment: Payment) => readonly string[]) => payments.flatMap(uses);
  const turned = used((payment) => {
    if (payment.pay === 'turn-cards') return board.meanings.cards(board, payment.cards, frame);
    const turns = payment.pay === 'turn' || payment.pay === 'turn-and-maintain';
    return turns ? board.meanings.card(board, payment.card, frame) : [];
  });
  const given = used((payment) =>
    'cards' in payment && payment.pay !== 'turn-cards'
      ? board.meanings.cards(board, payment.cards, frame)
      : [],
  );
  const twice = [turned, given].some((ids) => new Set(ids).size < ids.length);
  return twice ? 'A card cannot be used for two of these.' : undefined;
}

function isOfPower(payment: Payment): payment is Extract<Payment, { pay: 'power' | 'give-power' }> {
  return payment.pay === 'power' || payment.pay === 'give-power';
}

export function canPay(board: Board, payments: readonly Payment[], frame: Frame, beside = 0): boolean {
  return (
    payments.every((payment) => unpayable(board, payment, frame) === undefined) &&
    unpayableTogether(board, payments, frame, beside) === undefined
  );
}

/** How much Power is spent for these. */
export function powerSpentFor(board: Board, payments: readonly Payment[], frame: Frame): number {
  return payments.reduce(
    (sum, payment) =>
      sum + (payment.pay === 'power' ? board.meanings.reckon(board, payment.amount, frame) : 0),
    0,
  );
}

/** The payments that are not made with Power. */
export const paymentsWithoutPower = (payments: readonly Payment[]): Payment[] =>
  payments.filter((payment) => payment.pay !== 'power');

/** All of it happens at once (5.2). */
export function pay(board: Board, payments: readonly Payment[], frame: Frame): void {
  for (const payment of payments) payOne(board, payment, frame);
}

function payOne(board: Board, payment: Payment, frame: Frame): void {
  const { meanings } = board;
  const inPlay = (ids: readonly string[]) => ids.flatMap((id) => board.inPlay(id) ?? []);
  switch (payment.pay) {
    case 'turn':
    case 'turn-and-maintain':
      for (const card of inPlay(meanings.card(board, payment.card, frame))) {
        reveal(board, card, frame.player);
        turn(board, card, frame.player);
      }
      return;
    case 'reveal':
      for (const card of inPlay(meanings.card(board, payment.card, frame))) reveal(board, card, frame.player);
      return;
    case 'power':
      spendPower(board, frame.player, meanings.reckon(board, payment.amount, frame));
      return;
    case 'give-power': {
      const to = meanings.player(board, payment.to, frame);
      if (to !== undefined) givePower(board, frame.player, to, meanings.reckon(board, payment.amount, frame));
      return;
    }
    case 'put-in-deck':
      putInDeck(board, payment, frame);
      return;
    case 'turn-cards':
      for (const card of inPlay(meanings.cards(board, payment.cards, frame))) turn(board, card, frame.player);
      return;
    case 'discard':
      for (const id of meanings.cards(board, payment.cards, frame)) discard(board, id);
      return;
    case 'discard-hand':
      discardAll(board, frame.player);
      return;
    case 'return-to-hand':
      leavePlay(
        board,
        inPlay(meanings.cards(board, payment.cards, frame)).map((card) => ({
          card,
          to: 'hand',
          event: 'returned-to-hand',
          by: frame.player,
          source: frame.source,
          irreplaceable: true,
        })),
      );
      return;
    case 'sacrifice':
    case 'smoke':
    case 'toast': {
      const event = ({ sacrifice: 'sacrificed', smoke: 'smoked', toast: 'toasted' } as const)[payment.pay];
      const to = payment.pay === 'toast' ? 'toasted' : 'smoked';
      const cards = meanings.cards(board, payment.cards, frame);
      const elsewhere = cards.filter((id) => board.inPlay(id) === undefined);
      leavePlay(
        board,
        inPlay(cards).map((card) => ({
          card,
          to,
          event,
          by: frame.player,
          source: frame.source,
          irreplaceable: true,
        })),
      );
      if (payment.pay === 'toast') for (const id of elsewhere) toastElsewhere(board, id, frame.player);
      return;
    }
    case 'damage':
      inflict(
        board,
        meanings.cards(board, payment.on, frame).map((to) => ({
          to,
          amount: meanings.reckon(board, payment.amount, frame),
          combat: false,
          source: frame.source,
          by: frame.player,
          frame,
          unchangeable: payment.unchangeable,
        })),
      );
      return;
    case 'toast-from-deck':
      toastFromDeck(board, frame.player, meanings.reckon(board, payment.amount, frame));
      return;
    case 'heal':
      for (const card of inPlay(meanings.card(board, payment.card, frame)))
        heal(board, card, meanings.reckon(board, payment.amount, frame), frame.source);
      return;
    case 'counters':
      for (const card of inPlay(meanings.card(board, payment.from, frame))) {
        const left = (card.counters[payment.name] ?? 0) - meanings.reckon(board, payment.number, frame);
        setCounters(card, payment.name, left);
      }
      board.changed();
      return;
    case 'put-counters':
      for (const card of inPlay(meanings.card(board, payment.on, frame))) {
        const number = meanings.reckon(board, payment.number, frame);
        setCounters(card, payment.name, (card.counters[payment.name] ?? 0) + number);
      }
      board.changed();
  }
}

/** Cards go to the decks of their owners (4.4). */
function putInDeck(
  board: Board,
  { cards, at }: Extract<Payment, { pay: 'put-in-deck' }>,
  frame: Frame,
): void {
  const ids = board.meanings.cards(board, cards, frame);
  const elsewhere = ids.filter((id) => board.inPlay(id) === undefined);
  const inPlay = ids.flatMap((id) => board.inPlay(id) ?? []);
  const owners = new Set(inPlay.map(({ owner }) => owner));
  const to = at === 'bottom' ? 'deck-bottom' : 'deck';
  leavePlay(
    board,
    inPlay.map((card) => ({ card, to, by: frame.player, source: frame.source, irreplaceable: true })),
  );
  for (const id of elsewhere) {
    const taken = take(board, id);
    if (taken === undefined) continue;
    owners.add(taken.owner);
    if (at === 'bottom') putAtBottom(board, taken.owner, taken.card);
    else put(board, taken.owner, 'deck', taken.card);
  }
  if (at === 'shuffled') for (const owner of owners) shuffleUnknown(board, owner);
}

/** From the hand to the toasted pile, which is not toasting (2.2). */
export function discard(board: Board, id: string, by?: string): void {
  const taken = take(board, id);
  if (taken === undefined) return;
  put(board, taken.owner, 'toasted', taken.card);
  emit(board, {
    event: 'discarded',
    card: id,
    player: taken.owner,
    ...(by === undefined ? {} : { by }),
  });
}

/** The whole hand, also what nobody has named in it. */
export function discardAll(board: Board, player: string, by?: string): void {
  const { hand, toasted } = board.player(player);
  for (const { id } of [...hand.cards]) discard(board, id, by);
  toasted.unknown += hand.unknown;
  if (hand.unknown > 0)
    emit(board, {
      event: 'discarded',
      player,
      amount: hand.unknown,
      ...(by === undefined ? {} : { by }),
    });
  hand.unknown = 0;
  board.changed();
}

/** Cards that are known lie on top of those that nobody has named. */
function toastFromDeck(board: Board, player: string, amount: number): void {
  const { deck, toasted } = board.player(player);
  const known = deck.cards.slice(0, amount).map(({ id }) => id);
  for (const id of known) toastElsewhere(board, id, player);
  const unknown = Math.min(deck.unknown, amount - known.length);
  deck.unknown -= unknown;
  toasted.unknown += unknown;
  if (unknown > 0) emit(board, { event: 'toasted', player, by: player, amount: unknown });
  board.changed();
}

function toastElsewhere(board: Board, id: string, by: string): void {
  const taken = take(board, id);
  if (taken === undefined) return;
  put(board, taken.owner, 'toasted', taken.card);
  emit(board, { event: 'toasted', card: id, player: taken.owner, by });
}

/** What is paid leaves play on generation, before the effect resolves (5.2). */
export const leavingAsPaid = (
  board: Board,
  payments: readonly Payment[],
  frame: Frame,
): ReadonlySet<string> =>
  new Set(
    payments.flatMap((payment) =>
      'cards' in payment && paymentRoles(payment).leavePlay === true
        ? board.meanings.cards(board, payment.cards, frame)
        : [],
    ),
  );
