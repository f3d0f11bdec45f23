import type { Amount, Cards, Range } from '../../vocabulary/terms.ts';
import type { Frame } from '../state/values.ts';
import { damageOf } from './attacks/damage.ts';
import { opportunitiesOf } from './attacks/opportunities.ts';
import { type Board, sizeOf } from './board.ts';
import { gemsIn, gemsPrinted } from './cards/gems.ts';
import { happened } from './memory.ts';
import { pileMeant } from './references.ts';
import { abilityOf, maximumAbilityOf, maximumHandSize } from './standing.ts';

/** A number in force now. */
export function reckon(board: Board, amount: Amount, frame: Frame): number {
  if (typeof amount === 'number') return amount;
  board.budget.step(0.05);
  return board.budget.deeper(() => reckoned(board, amount, frame));
}

function reckoned(board: Board, amount: Exclude<Amount, number>, frame: Frame): number {
  const { meanings } = board;
  const value = (part: Amount) => reckon(board, part, frame);
  const ofPlayer = (ref: Parameters<typeof meanings.player>[1], figure: (player: string) => number) => {
    const player = meanings.player(board, ref, frame);
    return player === undefined ? 0 : figure(player);
  };
  if ('count' in amount) return counted(board, amount.count, frame);
  if ('ability' in amount) return ofPlayer(amount.ability, (player) => abilityOf(board, player));
  if ('maximumAbility' in amount)
    return ofPlayer(amount.maximumAbility, (player) => maximumAbilityOf(board, player));
  if ('cardsInHand' in amount)
    return ofPlayer(amount.cardsInHand, (player) => sizeOf(board.player(player).hand));
  if ('maximumHandSize' in amount)
    return ofPlayer(amount.maximumHandSize, (player) => maximumHandSize(board, player));
  if ('attackOpportunities' in amount)
    return ofPlayer(amount.attackOpportunities, (player) => {
      const { primary, additional } = opportunitiesOf(board, player);
      return (primary ? 1 : 0) + additional;
    });
  if ('gems' in amount) {
    if ('on' in amount)
      return gemsPrinted(
        board,
        meanings.cards(board, amount.on, frame).flatMap((id) => board.find(id) ?? []),
        amount.gems,
      );
    const by = amount.by === undefined ? undefined : meanings.player(board, amount.by, frame);
    return amount.gems.reduce((sum, gem) => sum + gemsIn(board, frame, amount.in, by, gem), 0);
  }
  if ('pendingDamage' in amount)
    return ofPlayer(amount.pendingDamage, (player) =>
      board.state.pending
        .filter((one) => one.player === player && one.kind === 'damage')
        .reduce((sum, one) => sum + one.amount, 0),
    );
  if ('damageOf' in amount)
    return meanings
      .card(board, amount.damageOf, frame)
      .flatMap((id) => board.attack(id) ?? [])
      .reduce((sum, attack) => sum + damageOf(board, attack), 0);
  if ('counters' in amount)
    return meanings
      .card(board, amount.on, frame)
      .reduce((sum, id) => sum + (board.inPlay(id)?.counters[amount.counters] ?? 0), 0);
  if ('value' in amount) return numberOf(frame, amount.value);
  if ('eventAmount' in amount) return frame.event?.amount ?? 0;
  if ('timesHappened' in amount) return happened(board, amount.timesHappened, frame).length;
  if ('sum' in amount) return amount.sum.reduce<number>((sum, part) => sum + value(part), 0);
  if ('difference' in amount) return value(amount.difference[0]) - value(amount.difference[1]);
  if ('product' in amount) return value(amount.product[0]) * value(amount.product[1]);
  if ('half' in amount) {
    const half = value(amount.half) / 2;
    return amount.round === 'up' ? Math.ceil(half) : Math.floor(half);
  }
  if ('greatest' in amount) return Math.max(...amount.greatest.map(value));
  return Math.min(...amount.least.map(value));
}

/** Cards that nobody has named count where any card does. */
function counted(board: Board, cards: Cards, frame: Frame): number {
  const named = board.meanings.cards(board, cards, frame).length;
  if (typeof cards === 'string' || !('each' in cards) || Object.keys(cards.each).length > 0) return named;
  const place = cards.in;
  if (typeof place === 'string' || 'under' in place || 'on' in place) return named;
  if ('exertion' in place || 'played' in place) return named;
  const [players, pile] = pileMeant(place);
  return board.meanings
    .players(board, players, frame)
    .reduce((sum, player) => sum + sizeOf(pile(board.player(player))), 0);
}

/** A number chosen under a name, or how many cards were chosen, played or moved under it. */
function numberOf(frame: Frame, name: string): number {
  const value = frame.values[name];
  if (value === undefined) return 0;
  if ('number' in value) return value.number;
  if ('cards' in value) return value.cards.length;
  return 'known' in value ? value.known.length : 0;
}

export function within(board: Board, range: Range, number: number, frame: Frame): boolean {
  const bound = (amount: Amount | undefined, holds: (bound: number) => boolean) =>
    amount === undefined || holds(board.meanings.reckon(board, amount, frame));
  return (
    bound(range.exactly, (exact) => number === exact) &&
    bound(range.atLeast, (least) => number >= least) &&
    bound(range.atMost, (most) => number <= most)
  );
}
